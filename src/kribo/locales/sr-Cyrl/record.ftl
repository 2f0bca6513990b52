# Зашто запис партије не може да се прочита.

error-record-line = Ред { $line }: { $reason }
error-record-format = Ред { $line } је „{ $text }“, а запис почиње са „{ $expected }“.
error-record-blank = Ред { $line } је „{ $text }“, а у запису је ту празан ред, између заглавља и потеза.
error-record-between = Ред { $line } је „{ $text }“, а запис се ту завршава: може да дође празан ред и следећи запис, или ништа.
error-record-ends-early = Запис се завршава у реду { $line }, пре свог последњег реда: „final:“ или „unfinished:“ и резултат.
error-record-head = Ред { $line } је „{ $text }“, а у запису ту стоји „{ $name }: “ и вредност.
error-record-rules = Ред { $line }: запис прати правила { $version }, а овде су позната само { $known }.
error-record-seat = Ред { $line }: нема места { $seat }. Места су од 1 до { $most }.
error-record-form = Ред { $line } је „{ $text }“, а у запису се то пише „{ $expected }“.
error-record-score = Ред { $line } је „{ $text }“, а по потезима се запис завршава са „{ $expected }“.
error-bad-name = „{ $name }“ не може да буде име. Име има од 1 до { $most } видљивих знакова.
error-no-action = „{ $text }“ није потез. Потез је „deal“ и 52 карте, или место и једно од: { $words }.
error-too-much-after = Иза „{ $word }“ не сме да стоји ништа, а стоји „{ $text }“.
error-not-a-whole-number = „{ $text }“ није цео број од { $least } навише.
