# Why a record of a game cannot be read.

error-record-line = Linio { $line }: { $reason }
error-record-format = Linio { $line } estas “{ $text }”, sed protokolo komenciĝas per “{ $expected }”.
error-record-blank = Linio { $line } estas “{ $text }”, sed ĉi tie protokolo havas malplenan linion, inter sia kapo kaj siaj agoj.
error-record-between = Linio { $line } estas “{ $text }”, sed ĉi tie protokolo finiĝas: povas sekvi malplena linio kaj la sekva protokolo, aŭ nenio.
error-record-ends-early = La protokolo finiĝas en linio { $line }, antaŭ sia lasta linio: “final:” aŭ “unfinished:” kaj la stato.
error-record-head = Linio { $line } estas “{ $text }”, sed ĉi tie protokolo havas “{ $name }: ” kaj valoron.
error-record-rules = Linio { $line }: la protokolo sekvas la regulojn { $version }, kaj ĉi tie estas konataj nur la reguloj { $known }.
error-record-seat = Linio { $line }: loko { $seat } ne ekzistas. La lokoj estas de 1 ĝis { $most }.
error-record-form = Linio { $line } estas “{ $text }”, sed protokolo skribas tion “{ $expected }”.
error-record-score = Linio { $line } estas “{ $text }”, sed laŭ siaj agoj la protokolo finiĝas per “{ $expected }”.
error-bad-name = “{ $name }” ne povas esti nomo. Nomo havas 1 ĝis { $most } legeblajn signojn.
error-no-action = “{ $text }” ne estas ago. Ago estas “deal” kaj 52 kartoj, aŭ loko kaj unu el: { $words }.
error-too-much-after = Post “{ $word }” nenio rajtas stari, sed tie estas “{ $text }”.
error-not-a-whole-number = “{ $text }” ne estas entjero ekde { $least }.
