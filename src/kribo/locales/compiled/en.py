"""Made by `python -m kribo.locales.compile` from ../en/*.ftl; do not edit."""

from kribo.locales.patterns import Pattern, Select, Variable

MESSAGES: dict[str, Pattern] = {
    'number-word': (Select('n', {0: 'zero', 1: 'one', 2: 'two', 3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven', 8: 'eight', 9: 'nine', 10: 'ten', 11: 'eleven', 12: 'twelve', 13: 'thirteen', 14: 'fourteen', 15: 'fifteen', 16: 'sixteen', 17: 'seventeen', 18: 'eighteen', 19: 'nineteen', 20: 'twenty', 21: 'twenty-one', 22: 'twenty-two', 23: 'twenty-three', 24: 'twenty-four', 25: 'twenty-five', 26: 'twenty-six', 27: 'twenty-seven', 28: 'twenty-eight', 29: 'twenty-nine', 30: 'thirty', 31: 'thirty-one', 32: 'thirty-two', 33: 'thirty-three', 34: 'thirty-four', 35: 'thirty-five', 36: 'thirty-six', 37: 'thirty-seven', 38: 'thirty-eight', 39: 'thirty-nine', 40: 'forty', 41: 'forty-one', 42: 'forty-two', 43: 'forty-three', 44: 'forty-four', 45: 'forty-five', 46: 'forty-six', 'other': (Variable(name='n'),)}, 'other'),),
    'how-many-cards': (Select('len', {3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven'}, 7),),
    'cadence-fifteen': ('fifteen ', Variable(name='total'),),
    'cadence-fifteens': (Variable(name='times'), ' fifteens, ', Variable(name='total'),),
    'cadence-run': (Select('pos', {'first': ('a run of ', Select('len', {3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven'}, 7), ' is ', Variable(name='total'),), 'next': ('and a run of ', Select('len', {3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven'}, 7), ' is ', Variable(name='total'),)}, 'next'),),
    'run-shape': (Select('shape', {'double': 'a double run', 'triple': 'a triple run', 'quadruple': 'a quadruple run', 'double-double': 'a double double run', 'six-fold': 'a six-fold run', 'eight-fold': 'an eight-fold run'}, 'eight-fold'),),
    'cadence-multi-run': (Select('pos', {'first': (Select('shape', {'double': 'a double run', 'triple': 'a triple run', 'quadruple': 'a quadruple run', 'double-double': 'a double double run', 'six-fold': 'a six-fold run', 'eight-fold': 'an eight-fold run'}, 'eight-fold'), ' of ', Select('len', {3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven'}, 7), ' is ', Variable(name='total'),), 'next': ('and ', Select('shape', {'double': 'a double run', 'triple': 'a triple run', 'quadruple': 'a quadruple run', 'double-double': 'a double double run', 'six-fold': 'a six-fold run', 'eight-fold': 'an eight-fold run'}, 'eight-fold'), ' of ', Select('len', {3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven'}, 7), ' is ', Variable(name='total'),)}, 'next'),),
    'cadence-pair': (Select('pos', {'first': ('a pair is ', Variable(name='total'),), 'next': ('and a pair is ', Variable(name='total'),)}, 'next'),),
    'cadence-pair-royal': (Select('pos', {'first': ('a pair royal is ', Variable(name='total'),), 'next': ('and a pair royal is ', Variable(name='total'),)}, 'next'),),
    'cadence-double-pair-royal': (Select('pos', {'first': ('a double pair royal is ', Variable(name='total'),), 'next': ('and a double pair royal is ', Variable(name='total'),)}, 'next'),),
    'cadence-flush': (Select('pos', {'first': ('a flush of ', Select('len', {3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven'}, 7), ' is ', Variable(name='total'),), 'next': ('and a flush of ', Select('len', {3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven'}, 7), ' is ', Variable(name='total'),)}, 'next'),),
    'cadence-nobs': (Select('pos', {'first': ('one for his nobs is ', Variable(name='total'),), 'next': ('and one for his nobs is ', Variable(name='total'),)}, 'next'),),
    'cadence-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'cadence-line': (Variable(name='items'), '.',),
    'cadence-zero': 'Nothing: zero.',
    'cadence-nineteen': 'Nineteen! (That is to say, zero.)',
    'error-bad-card': ('“', Variable(name='token'), '” is not a card. Write the rank (A 2 3 4 5 6 7 8 9 T J Q K) and then the suit (C D H S), for example 5H or TD.',),
    'error-card-twice': ('The card ', Variable(name='card'), ' is given twice. Every card is in the pack only once.',),
    'error-unknown-language': ('There is no language “', Variable(name='language'), '”. Languages: ', Variable(name='known'), '.',),
    'error-unknown-command': ('kribo has no command “', Variable(name='command'), '”. Try: ', Variable(name='known'), '. All commands: kribo help',),
    'error-unknown-option': ('There is no option “', Variable(name='option'), '” here. Try: ', Variable(name='known'),),
    'error-option-needs-value': (Variable(name='option'), ' needs a value after it, as in ', Variable(name='option'), ' VALUE. A value that begins with “-” is written ', Variable(name='option'), '=VALUE.',),
    'error-option-needs-values': (Variable(name='option'), ' needs ', Variable(name='needed'), ' values after it, and ', Variable(name='found'), ' ', Select('found', {'one': 'was', 'other': 'were'}, 'other'), ' given.',),
    'error-option-takes-no-value': (Variable(name='option'), ' takes no value, so write it without “=', Variable(name='text'), '”.',),
    'error-option-twice': (Variable(name='option'), ' is given twice. Give it once.',),
    'error-not-a-number': (Variable(name='option'), ' needs a whole number, and “', Variable(name='text'), '” is none.',),
    'error-number-out-of-range': (Variable(name='option'), ' must be from ', Variable(name='least'), ' to ', Variable(name='most'), ', not ', Variable(name='number'), '.',),
    'error-bad-choice': (Variable(name='option'), ' cannot be “', Variable(name='text'), '”. It can be: ', Variable(name='choices'), '.',),
    'error-too-few-words': (Select('found', {0: (Variable(name='words'), ' missing',), 'other': ('Too few words for ', Variable(name='words'),)}, 'other'), ': at least ', Variable(name='needed'), ' ', Select('needed', {'one': 'is', 'other': 'are'}, 'other'), ' needed, and ', Variable(name='found'), ' ', Select('found', {'one': 'was', 'other': 'were'}, 'other'), ' given.',),
    'error-too-many-words': ('“', Variable(name='extra'), '” is too much: ', Select('most', {0: 'no words are expected here, only options.', 'one': 'only one word is expected here.', 'other': ('at most ', Variable(name='most'), ' words are expected here.',)}, 'other'),),
    'error-unknown-variant': ('There is no variant “', Variable(name='variant'), '”. Variants: ', Variable(name='known'), '.',),
    'error-unknown-option-name': (Variable(name='variant'), ' has no option “', Variable(name='option'), '”. Its options: ', Variable(name='known'), '.',),
    'error-bad-option-value': ('The option ', Variable(name='option'), ' cannot be “', Variable(name='value'), '”. It can be: ', Variable(name='values'), '.',),
    'error-bad-target': ('A game to ', Variable(name='target'), ' is not possible. The target is from ', Variable(name='least'), ' to ', Variable(name='most'), '.',),
    'error-option-needs-counting': ('The option ', Variable(name='option'), ' means nothing while the hands are counted for you. Set counting to one of: ', Variable(name='values'), '.',),
    'error-unknown-preset': ('There is no preset “', Variable(name='preset'), '”. Presets: ', Variable(name='known'), '.',),
    'error-not-now': ('That cannot be done now. ', Select('stage', {'DrawingLots': 'The first dealer is being drawn.', 'ShufflingToCut': 'The pack is being spread for the first cut.', 'CuttingForDeal': 'The players cut for the first deal.', 'Dealing': 'The cards are being dealt.', 'Discarding': 'The players lay cards away to the crib.', 'Bidding': 'The players bid for the crib.', 'Cutting': 'The starter is to be cut.', 'Playing': 'The play is on: lay a card or say go.', 'Announcing': 'Say first what the card just laid pegs.', 'Counting': 'The hands and the crib are being counted.', 'Calling': 'A claim may be called: say muggins or let it stand.', 'Over': 'The game is over.'}, 'Over'),),
    'error-no-such-seat': ('There is no such seat: this game has ', Variable(name='seats'), ' of them.',),
    'error-not-your-turn': 'It is not your turn. Wait until the others have acted.',
    'error-not-cutting': 'You have no card to cut now. Only those who have not cut yet may do so.',
    'error-no-such-position': ('There is no card at position ', Variable(name='position'), '. Choose one from ', Variable(name='least'), ' to ', Variable(name='most'), '.',),
    'error-position-taken': ('The card at position ', Variable(name='position'), ' has been drawn. Choose another.',),
    'error-bad-pack': 'That is not a pack: it must hold each of the 52 cards once.',
    'error-discarded-already': 'You have nothing to lay away now. Wait for the others.',
    'error-discard-number': (Select('given', {0: 'No card was', 'one': 'One card was', 'other': (Variable(name='given'), ' cards were',)}, 'other'), ' chosen. Lay ', Select('number', {'one': 'one card', 'other': (Variable(name='number'), ' cards',)}, 'other'), ' away to the crib.',),
    'error-card-not-yours': ('You do not hold ', Variable(name='card'), '. You hold: ', Select('cards', {'none': 'no card', 'other': (Variable(name='cards'),)}, 'other'), '.',),
    'error-would-pass-31': (Variable(name='card'), ' would make ', Variable(name='count'), ', and the limit is 31. ', Select('playable', {'none': 'You have no card that fits: say go.', 'other': ('You can lay: ', Variable(name='playable'), '.',)}, 'other'),),
    'error-nothing-to-take-back': 'You have laid nothing away that you could take back. Discard first.',
    'error-discard-is-final': 'The discard is final in this game and cannot be taken back.',
    'error-must-pass': ('Nobody can bid more than ', Variable(name='most'), '. Pass.',),
    'error-must-open': ('You must bid. Bid from ', Variable(name='least'), ' to ', Variable(name='most'), '.',),
    'error-bad-bid': ('A bid of ', Variable(name='points'), ' is not possible. Bid from ', Variable(name='least'), ' to ', Variable(name='most'), ', or pass.',),
    'error-no-heels': 'There is no jack to claim two for his heels with. Go on with the play.',
    'error-must-play': ('You cannot say go while you can lay a card. You can lay: ', Variable(name='playable'), '.',),
    'error-claim-out-of-range': (Variable(name='points'), ' is not a possible count. Say a number from ', Variable(name='least'), ' to ', Variable(name='most'), '.',),
    'error-claim-is-counted': ('The points are counted for you in this game: they are ', Variable(name='points'), '.',),
    'error-no-call-left': 'You have no call to make on this claim. Wait for the others.',
    'error-no-clock-runs': 'No time is running for that seat.',
    'error-resign-needs-two-sides': ('With ', Variable(name='sides'), ' sides at the table nobody can resign. Only a game between two sides can be given up.',),
    'help': (
        'kribo: cribbage by its rules, to play, to count and to study.\n'
        '\n'
        'Usage: kribo COMMAND [WORDS] [--options]\n'
        '\n'
        'Count and study:\n'
        '  score       count a hand or a crib with its starter\n'
        '  pegs        what each card pegs as it is laid on the pile\n'
        '  play-out    the play between known hands, card by card\n'
        '  stats       how often every hand scores how much\n'
        '\n'
        'About kribo:\n'
        '  help        this page; kribo help COMMAND tells all about one command\n'
        '  --version   the version\n'
        '\n'
        'Cards are written rank and suit: 5H, TD (or 10D), AS.\n'
        '\n'
        'Examples:\n'
        '  kribo score 5C 5D 5S JH 5H\n'
        '  kribo pegs 7H 8C 9D\n'
        '  kribo help score'
    ),
    'help-score': (
        'Usage: kribo score CARDS [--crib] [--json]\n'
        '\n'
        'What a hand or a crib is worth, counted aloud and then item by item.\n'
        'CARDS are 4 to 6 cards, the last of them the starter.\n'
        '\n'
        '--crib    count a crib: a flush needs the starter too\n'
        '--json    one line for programs: the points and the items\n'
        '-         in place of CARDS: a show on each line of standard input, an answer on\n'
        '          a line for each; the exit status is 2 if any line was bad\n'
        '\n'
        'Examples:\n'
        'kribo score 5H 5C 5S JD 5D\n'
        'kribo score --crib 2S 5S 8S JS QD\n'
        'kribo score - --json < hands.txt'
    ),
    'help-pegs': (
        'Usage: kribo pegs CARDS [--json]\n'
        '\n'
        'What each card of one count pegs. CARDS are the cards in the order laid,\n'
        'whoever laid them; the point for a go or the last card is not among them.\n'
        '\n'
        '--json    one line for programs: the points of each card, and the count\n'
        '-         in place of CARDS: a count on each line of standard input, an answer on\n'
        '          a line for each; the exit status is 2 if any line was bad\n'
        '\n'
        'Examples:\n'
        'kribo pegs 7H 8D 9C\n'
        'kribo pegs 4H 5D 6C 3S --json'
    ),
    'help-play-out': (
        'Usage: kribo play-out --hands HAND HAND ... --dealer SEAT [--single] [--json] CARDS\n'
        '\n'
        'The whole play of a deal, card by card: the count, the points, the goes and the\n'
        'scores. CARDS are the cards in the order laid; whose they are and who says go\n'
        'follows from the rules. An option, or --, must stand between the hands and CARDS.\n'
        '\n'
        '--hands     two to six hands, each in quotation marks, from seat 1 clockwise\n'
        '--dealer    the seat that deals; the seat at its left leads\n'
        '--single    the play ends with the first count, as in five-card cribbage\n'
        '--json      one line for programs\n'
        '\n'
        'Examples:\n'
        'kribo play-out --hands "KH TD" "AC TS" --dealer 2 KH TS TD AC'
    ),
    'help-stats': (
        'Usage: kribo stats show [--keep NUMBER] [--crib] [--json]\n'
        '\n'
        'How often each score turns up: exact numbers over all hands with all starters.\n'
        '\n'
        '--keep    the cards held, 3 to 5; 4 when it is not given\n'
        '--crib    count a flush as in the crib\n'
        '--json    one line for programs\n'
        '\n'
        'Examples:\n'
        'kribo stats show\n'
        'kribo stats show --keep 3 --crib --json'
    ),
    'error-record-line': ('Line ', Variable(name='line'), ': ', Variable(name='reason'),),
    'error-record-format': ('Line ', Variable(name='line'), ' is “', Variable(name='text'), '”, but a record begins with “', Variable(name='expected'), '”.',),
    'error-record-blank': ('Line ', Variable(name='line'), ' is “', Variable(name='text'), '”, but here a record has an empty line, between its head and its actions.',),
    'error-record-between': ('Line ', Variable(name='line'), ' is “', Variable(name='text'), '”, but a record ends here: an empty line and the next record may follow, or nothing.',),
    'error-record-ends-early': ('The record ends at line ', Variable(name='line'), ', before its last line: “final:” or “unfinished:” and the scores.',),
    'error-record-head': ('Line ', Variable(name='line'), ' is “', Variable(name='text'), '”, but here a record has “', Variable(name='name'), ': ” and a value.',),
    'error-record-rules': ('Line ', Variable(name='line'), ': the record follows rules ', Variable(name='version'), ', and only rules ', Variable(name='known'), ' are known here.',),
    'error-record-seat': ('Line ', Variable(name='line'), ': there is no seat ', Variable(name='seat'), '. Seats are from 1 to ', Variable(name='most'), '.',),
    'error-record-form': ('Line ', Variable(name='line'), ' is “', Variable(name='text'), '”, but a record writes it “', Variable(name='expected'), '”.',),
    'error-record-score': ('Line ', Variable(name='line'), ' is “', Variable(name='text'), '”, but by its actions the record ends with “', Variable(name='expected'), '”.',),
    'error-bad-name': ('“', Variable(name='name'), '” cannot be a name. A name has 1 to ', Variable(name='most'), ' printable characters.',),
    'error-no-action': ('“', Variable(name='text'), '” is no action. An action is “deal” and 52 cards, or a seat and one of: ', Variable(name='words'), '.',),
    'error-too-much-after': ('Nothing may follow “', Variable(name='word'), '”, but “', Variable(name='text'), '” does.',),
    'error-not-a-whole-number': ('“', Variable(name='text'), '” is not a whole number from ', Variable(name='least'), ' up.',),
    'error-line': ('error: ', Variable(name='sentence'),),
    'item-kind': (Select('kind', {'fifteen': 'fifteen', 'pair': 'pair', 'run': 'run', 'flush': 'flush', 'nobs': 'his nobs'}, 'nobs'),),
    'item-total': 'total',
    'score-line': (Variable(name='count'), ' Total: ', Variable(name='total'), '.',),
    'error-cards-of-a-show': ('A show needs ', Variable(name='least'), ' to ', Variable(name='most'), ' cards, the last of them the starter; ', Select('found', {0: 'none was', 'one': (Variable(name='found'), ' was',), 'other': (Variable(name='found'), ' were',)}, 'other'), ' given.',),
    'peg-fifteen': 'fifteen for two',
    'peg-thirty-one': 'thirty-one for two',
    'peg-pair': 'pair for two',
    'peg-pair-royal': 'pair royal for six',
    'peg-double-pair-royal': 'double pair royal for twelve',
    'peg-run': ('run of ', Select('len', {3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven'}, 7), ' for ', Select('len', {3: 'three', 4: 'four', 5: 'five', 6: 'six', 7: 'seven'}, 7),),
    'peg-last': 'one for last',
    'peg-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'pegs-line': (Variable(name='points'), '; count ', Variable(name='count'),),
    'error-no-cards': 'No cards were given. Write at least one, for example 7H.',
    'error-over-31': (Variable(name='card'), ' cannot be laid on a count of ', Variable(name='count'), ': the limit is 31.',),
    'play-out-card': ('Seat ', Variable(name='seat'), ': ', Variable(name='card'), ', count ', Variable(name='count'), '. Scores: ', Variable(name='scores'), '.',),
    'play-out-pegs': ('Seat ', Variable(name='seat'), ': ', Variable(name='card'), ', count ', Variable(name='count'), ': ', Variable(name='why'), ', ', Select('points', {'one': (Variable(name='points'), ' point',), 'other': (Variable(name='points'), ' points',)}, 'other'), '. Scores: ', Variable(name='scores'), '.',),
    'play-out-go': ('Seat ', Variable(name='seat'), ' says go.',),
    'play-out-last': ('Seat ', Variable(name='seat'), ': one for last. Scores: ', Variable(name='scores'), '.',),
    'play-out-restart': ('The count goes back to zero. Seat ', Variable(name='seat'), ' leads.',),
    'error-option-missing': (Variable(name='option'), ' is missing, and this command needs it.',),
    'error-number-of-hands': ('A deal has ', Variable(name='least'), ' to ', Variable(name='most'), ' hands; ', Select('found', {'one': (Variable(name='found'), ' was',), 'other': (Variable(name='found'), ' were',)}, 'other'), ' given.',),
    'error-empty-hand': ('The hand of seat ', Variable(name='seat'), ' has no cards.',),
    'error-card-after-play': (Variable(name='card'), ' cannot be laid: the play is over.',),
    'error-card-already-laid': (Variable(name='card'), ' was laid before. It is the turn of seat ', Variable(name='turn'), ', which can play: ', Variable(name='playable'), '.',),
    'error-card-not-held': ('Nobody holds ', Variable(name='card'), '. It is the turn of seat ', Variable(name='turn'), ', which can play: ', Variable(name='playable'), '.',),
    'error-card-out-of-turn': (Variable(name='card'), ' belongs to seat ', Variable(name='seat'), ', and it is the turn of seat ', Variable(name='turn'), ', which can play: ', Variable(name='playable'), '.',),
    'error-card-over-31': (Variable(name='card'), ' cannot be laid on a count of ', Variable(name='count'), ': the limit is 31. Seat ', Variable(name='turn'), ' can play: ', Variable(name='playable'), '.',),
    'error-cards-to-lay': ('The play is not over. Still to be laid: ', Variable(name='cards'), '. It is the turn of seat ', Variable(name='turn'), ', which can play: ', Variable(name='playable'), '.',),
    'error-count-not-over': ('The count is not over. It is the turn of seat ', Variable(name='turn'), ', which can play: ', Variable(name='playable'), '.',),
    'stats-score': 'score',
    'stats-hands': 'hands',
    'stats-percent': 'percent',
    'stats-mean': ('Mean: ', Variable(name='mean'), ' points over ', Variable(name='total'), ' hands.',),
    'error-unknown-statistics': ('There are no statistics of “', Variable(name='text'), '”. Known: ', Variable(name='known'), '.',),
}
