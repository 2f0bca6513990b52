# Zašto zapis partije ne može da se pročita.

error-record-line = Red { $line }: { $reason }
error-record-format = Red { $line } je „{ $text }“, a zapis počinje sa „{ $expected }“.
error-record-blank = Red { $line } je „{ $text }“, a u zapisu je tu prazan red, između zaglavlja i poteza.
error-record-between = Red { $line } je „{ $text }“, a zapis se tu završava: može da dođe prazan red i sledeći zapis, ili ništa.
error-record-ends-early = Zapis se završava u redu { $line }, pre svog poslednjeg reda: „final:“ ili „unfinished:“ i rezultat.
error-record-head = Red { $line } je „{ $text }“, a u zapisu tu stoji „{ $name }: “ i vrednost.
error-record-rules = Red { $line }: zapis prati pravila { $version }, a ovde su poznata samo { $known }.
error-record-seat = Red { $line }: nema mesta { $seat }. Mesta su od 1 do { $most }.
error-record-form = Red { $line } je „{ $text }“, a u zapisu se to piše „{ $expected }“.
error-record-score = Red { $line } je „{ $text }“, a po potezima se zapis završava sa „{ $expected }“.
error-bad-name = „{ $name }“ ne može da bude ime. Ime ima od 1 do { $most } vidljivih znakova.
error-no-action = „{ $text }“ nije potez. Potez je „deal“ i 52 karte, ili mesto i jedno od: { $words }.
error-too-much-after = Iza „{ $word }“ ne sme da stoji ništa, a stoji „{ $text }“.
error-not-a-whole-number = „{ $text }“ nije ceo broj od { $least } naviše.
