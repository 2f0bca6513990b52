"""Made by `python -m kribo.locales.compile` from ../en/*.ftl; do not edit."""

from kribo.locales.patterns import Pattern, Select, Variable

MESSAGES: dict[str, Pattern] = {
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
    'help': (
        'kribo: cribbage by its rules, to play, to count and to study.\n'
        '\n'
        'Usage: kribo COMMAND [WORDS] [--options]\n'
        '       kribo help COMMAND     everything about one command\n'
        '\n'
        'Cards are written rank and suit: 5H, TD (or 10D), AS.'
    ),
}
