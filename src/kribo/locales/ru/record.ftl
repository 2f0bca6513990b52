# Почему запись партии не читается.

error-record-line = Строка { $line }: { $reason }
error-record-format = В строке { $line } «{ $text }», а запись начинается с «{ $expected }».
error-record-blank = В строке { $line } «{ $text }», а здесь между заголовком и ходами нужна пустая строка.
error-record-between = В строке { $line } «{ $text }», а запись здесь кончается. Дальше — пустая строка и следующая запись или ничего.
error-record-ends-early = Запись обрывается на строке { $line }. Не хватает последней строки: «final:» или «unfinished:» и счёт.
error-record-head = В строке { $line } «{ $text }», а здесь должно быть «{ $name }: » и значение.
error-record-rules = Строка { $line }: запись сделана по правилам { $version }, а здесь известны только { $known }.
error-record-seat = Строка { $line }: места { $seat } нет. Места — от 1 до { $most }.
error-record-form = В строке { $line } «{ $text }», а в записи это пишется «{ $expected }».
error-record-score = В строке { $line } «{ $text }», а по ходам запись кончается так: «{ $expected }».
error-bad-name = «{ $name }» — не имя. В имени должно быть от 1 до { $most } печатных знаков.
error-no-action = «{ $text }» — не ход. Ход — это «deal» и 52 карты или место и одно из слов: { $words }.
error-too-much-after = После «{ $word }» ничего быть не должно, а там «{ $text }».
error-not-a-whole-number = «{ $text }» — не целое число от { $least } и больше.
