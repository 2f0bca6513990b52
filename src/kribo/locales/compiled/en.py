"""Made by `python -m kribo.locales.compile` from ../en/*.ftl; do not edit."""

from kribo.locales.patterns import Pattern, Select, Variable

MESSAGES: dict[str, Pattern] = {
    'advice-throws': (Select('deals', {'yes': 'You deal, so the crib is yours.', 'no': 'The other player deals and has the crib.'}, 'no'), ' You have ', Variable(name='mine'), ', the other player ', Variable(name='theirs'), ', and ', Variable(name='target'), ' wins.',),
    'advice-plays': (Select('deals', {'yes': 'You deal.', 'no': 'The other player deals.'}, 'no'), ' You have ', Variable(name='mine'), ', the other player ', Variable(name='theirs'), ', and ', Variable(name='target'), ' wins. The count is ', Variable(name='count'), '.',),
    'advice-column': (Select('column', {'throw': 'throw', 'keep': 'keep', 'card': 'card', 'hand': 'hand', 'crib': 'crib', 'for': 'for', 'against': 'against', 'net': 'net', 'win': 'wins %', 'behind': 'behind', 'band': ''}, 'band'),),
    'band': (Select('band', {'best': 'best', 'good': 'good', 'inaccuracy': 'inaccuracy', 'mistake': 'mistake', 'blunder': 'blunder'}, 'blunder'),),
    'advice-best': (Variable(name='choice'), ': ', Select('reason', {'hand': ('it keeps ', Variable(name='points'), ' more in hand than ', Variable(name='other'), '.',), 'crib': ('the crib is ', Variable(name='points'), ' points better for you than with ', Variable(name='other'), '.',), 'pegging': ('it pegs ', Variable(name='points'), ' points better than ', Variable(name='other'), '.',), 'for': ('it pegs ', Variable(name='points'), ' more than ', Variable(name='other'), '.',), 'against': ('it lets the other player peg ', Variable(name='points'), ' less than ', Variable(name='other'), '.',), 'position': (Variable(name='other'), ' is ', Variable(name='points'), ' points better, but at these scores it wins less often.',), 'none': ('it is as good as ', Variable(name='other'), '.',)}, 'none'),),
    'advice-starters': ('Best starters ', Variable(name='best'), ' (hand of ', Variable(name='most'), '), worst ', Variable(name='worst'), ' (hand of ', Variable(name='least'), ').',),
    'advice-progress': ('Chances of winning to ', Variable(name='target'), ': ', Variable(name='percent'), ' % computed',),
    'advice-go': 'No card fits: say go.',
    'advice-only': (Variable(name='choice'), ' is the only card that fits.',),
    'analyse-game': (Variable(name='variant'), ' to ', Variable(name='target'), ': ', Variable(name='players'), '. Final score: ', Variable(name='scores'), '.',),
    'analyse-unfinished': (Variable(name='variant'), ' to ', Variable(name='target'), ': ', Variable(name='players'), '. Not finished, scores: ', Variable(name='scores'), '.',),
    'analyse-not-judged': ('The engine judges six-card cribbage between two, and this game is ', Variable(name='variant'), ': it cannot be judged yet.',),
    'analyse-column': (Select('column', {'player': 'player', 'discards': 'discards', 'plays': 'cards laid', 'accuracy': 'accuracy', 'rating': 'rating', 'counting': 'counting', 'skill': 'skill', 'luck': 'luck'}, 'luck'),),
    'analyse-key': 'Accuracy is 100 % without a mistake; rating is ten times the mean loss of a decision, 0 without one. Skill, counting and luck are in per cent of wins.',
    'analyse-luck': ('Luck of ', Variable(name='player'), ': who dealt first ', Variable(name='cut'), ', cards dealt ', Variable(name='deal'), ', starters ', Variable(name='starter'), ', what the other held ', Variable(name='cards'), '.',),
    'analyse-sum': (Variable(name='player'), ': ', Variable(name='result'), ' % of a game less 50 % = skill ', Variable(name='skill'), ' - skill ', Variable(name='other'), ' + luck ', Variable(name='luck'), '.',),
    'analyse-clean': 'Nothing that can surely be called a mistake.',
    'analyse-throw': ('Deal ', Variable(name='deal'), ', ', Variable(name='player'), ' threw ', Variable(name='chosen'), ', better ', Variable(name='best'), ': ', Variable(name='loss'), ' % of wins, ', Select('band', {'inaccuracy': 'an inaccuracy', 'mistake': 'a mistake', 'blunder': 'a blunder'}, 'blunder'), '.',),
    'analyse-play': ('Deal ', Variable(name='deal'), ', ', Variable(name='player'), ' laid ', Variable(name='chosen'), ', better ', Variable(name='best'), ': ', Variable(name='loss'), ' % of wins, ', Select('band', {'inaccuracy': 'an inaccuracy', 'mistake': 'a mistake', 'blunder': 'a blunder'}, 'blunder'), '.',),
    'analyse-count': ('Deal ', Variable(name='deal'), ', ', Variable(name='player'), ' lost ', Variable(name='points'), ' ', Select('points', {'one': 'point', 'other': 'points'}, 'other'), ' in counting: ', Variable(name='loss'), ' % of wins.',),
    'analyse-resign': ('Deal ', Variable(name='deal'), ', ', Variable(name='player'), ' gave up a game with ', Variable(name='loss'), ' % of wins left.',),
    'analyse-why': (Select('reason', {'hand': ('It keeps ', Variable(name='points'), ' more in hand.',), 'crib': ('The crib is ', Variable(name='points'), ' points better with it.',), 'pegging': ('It pegs ', Variable(name='points'), ' points better.',), 'for': ('It pegs ', Variable(name='points'), ' more.',), 'against': ('It lets the other player peg ', Variable(name='points'), ' less.',), 'position': ('It makes ', Variable(name='points'), ' points less, but wins more often at these scores.',), 'none': 'By points there is no difference.'}, 'none'),),
    'analyse-progress': (Variable(name='done'), ' of ', Variable(name='all'), ' actions',),
    'error-six-cards': ('Name the ', Variable(name='needed'), ' cards that were dealt to you; ', Variable(name='found'), ' were given.',),
    'error-dealer-and-pone': '--dealer and --pone contradict each other. Give one of them.',
    'error-scores-too-high': (Variable(name='score'), ' is not below the target of ', Variable(name='target'), ': that game would be over.',),
    'error-four-cards': ('Of four cards kept some are held and some are laid: ', Variable(name='held'), ' held and ', Variable(name='laid'), ' with --mine do not make four.',),
    'error-discarded-two': 'Two cards lie in the crib from you: name both after --discarded.',
    'error-not-played': (Variable(name='card'), ' is named after --mine, but not after --played. --played lists all cards laid, in order.',),
    'error-no-such-play': 'No play comes to this position with you on turn. Check the order of the cards laid, who laid them, and who deals.',
    'error-exact-needs-kernel': '--exact needs the compiled kernel, and it is not there. Leave --exact out: the difference is below 0.001 points.',
    'card-letters': (Select('rank', {'ace': 'A', 'two': '2', 'three': '3', 'four': '4', 'five': '5', 'six': '6', 'seven': '7', 'eight': '8', 'nine': '9', 'ten': 'T', 'jack': 'J', 'queen': 'Q', 'king': 'K'}, 'king'), Select('suit', {'spades': 'S', 'hearts': 'H', 'diamonds': 'D', 'clubs': 'C'}, 'clubs'),),
    'card-nom': (Select('rank', {'ace': 'ace', 'two': 'two', 'three': 'three', 'four': 'four', 'five': 'five', 'six': 'six', 'seven': 'seven', 'eight': 'eight', 'nine': 'nine', 'ten': 'ten', 'jack': 'jack', 'queen': 'queen', 'king': 'king'}, 'king'), ' of ', Select('suit', {'spades': 'spades', 'hearts': 'hearts', 'diamonds': 'diamonds', 'clubs': 'clubs'}, 'clubs'),),
    'card-acc': (Select('rank', {'ace': 'ace', 'two': 'two', 'three': 'three', 'four': 'four', 'five': 'five', 'six': 'six', 'seven': 'seven', 'eight': 'eight', 'nine': 'nine', 'ten': 'ten', 'jack': 'jack', 'queen': 'queen', 'king': 'king'}, 'king'), ' of ', Select('suit', {'spades': 'spades', 'hearts': 'hearts', 'diamonds': 'diamonds', 'clubs': 'clubs'}, 'clubs'),),
    'you': 'You',
    'list-more': (Variable(name='before'), ', ', Variable(name='item'),),
    'team-more': (Variable(name='before'), ' and ', Variable(name='item'),),
    'points': (Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'),),
    'points-acc': (Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'),),
    'cards': (Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'),),
    'cards-acc': (Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'),),
    'holes-to-go': (Select('n', {'one': (Variable(name='n'), ' hole to go',), 'other': (Variable(name='n'), ' holes to go',)}, 'other'),),
    'cut-for-deal-self': ('You cut ', Variable(name='card_acc'), '.',),
    'cut-for-deal-other': (Variable(name='player'), ' cuts ', Variable(name='card_acc'), '.',),
    'cut-for-deal-self-full': ('You cut the ', Variable(name='card_acc'), '.',),
    'cut-for-deal-other-full': (Variable(name='player'), ' cuts the ', Variable(name='card_acc'), '.',),
    'cut-tied': ('A tie. To cut again: ', Variable(name='players'), '.',),
    'lots-self': 'Lots are drawn: you deal first.',
    'lots-other': ('Lots are drawn: ', Variable(name='player'), ' deals first.',),
    'deal-self': ('Deal ', Variable(name='number'), ': you deal.',),
    'deal-other': ('Deal ', Variable(name='number'), ': ', Variable(name='player'), ' deals.',),
    'crib-owner-self': 'The crib is yours.',
    'crib-owner-other': ('The crib goes to ', Variable(name='player'), '.',),
    'dealt-unseen': 'The cards are dealt.',
    'dealt-self': ('Your hand: ', Variable(name='cards'), '.',),
    'dealt-other': (Variable(name='player'), '’s cards: ', Variable(name='cards'), '.',),
    'discarded-unseen': (Variable(name='player'), ' lays ', Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'), ' away.',),
    'discarded-self': ('You lay away ', Variable(name='cards'), '.',),
    'discarded-other': (Variable(name='player'), ' lays away ', Variable(name='cards'), '.',),
    'took-back-self': 'You take your discard back.',
    'took-back-other': (Variable(name='player'), ' takes the discard back.',),
    'bid-self': ('You bid ', Variable(name='n'), '.',),
    'bid-other': (Variable(name='player'), ' bids ', Variable(name='n'), '.',),
    'pass-self': 'You pass.',
    'pass-other': (Variable(name='player'), ' passes.',),
    'crib-bought-self': ('The crib is yours for ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), '.',),
    'crib-bought-other': ('The crib goes to ', Variable(name='player'), ' for ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), '.',),
    'starter-cut-self': ('You cut the starter: ', Variable(name='card'), '.',),
    'starter-cut-other': (Variable(name='player'), ' cuts the starter: ', Variable(name='card'), '.',),
    'starter-cut-self-brief': ('Starter: ', Variable(name='card'), '.',),
    'starter-cut-other-brief': ('Starter: ', Variable(name='card'), '.',),
    'heels-lost-self': 'You laid a card and did not claim the jack: the 2 points for his heels are lost.',
    'heels-lost-other': (Variable(name='player'), ' did not claim the jack: the 2 points for his heels are lost.',),
    'played-self': ('You play ', Variable(name='card_acc'), '. Count ', Variable(name='count'), '.',),
    'played-other': (Variable(name='player'), ' plays ', Variable(name='card_acc'), '. Count ', Variable(name='count'), '.',),
    'played-self-brief': ('You: ', Variable(name='card'), ', ', Variable(name='count'), '.',),
    'played-other-brief': (Variable(name='player'), ': ', Variable(name='card'), ', ', Variable(name='count'), '.',),
    'played-self-full': ('You play the ', Variable(name='card_acc'), '. The count is ', Variable(name='count'), '.',),
    'played-other-full': (Variable(name='player'), ' plays the ', Variable(name='card_acc'), '. The count is ', Variable(name='count'), '.',),
    'go-self': 'You say go.',
    'go-other': (Variable(name='player'), ' says go.',),
    'go-self-full': ('The count is ', Variable(name='count'), '. You say go.',),
    'go-other-full': ('The count is ', Variable(name='count'), '. ', Variable(name='player'), ' says go.',),
    'count-restart-self': 'The count goes back to zero. You lead.',
    'count-restart-other': ('The count goes back to zero. ', Variable(name='player'), ' leads.',),
    'count-restart-self-brief': 'Count 0. You lead.',
    'count-restart-other-brief': ('Count 0. ', Variable(name='player'), ' leads.',),
    'claimed-self': (Select('where', {'hand': ('You count ', Variable(name='n'), ' in your hand.',), 'crib': ('You count ', Variable(name='n'), ' in your crib.',), 'play': ('You count ', Variable(name='n'), ' for that card.',)}, 'play'),),
    'claimed-other': (Select('where', {'hand': (Variable(name='player'), ' counts ', Variable(name='n'), ' in the hand.',), 'crib': (Variable(name='player'), ' counts ', Variable(name='n'), ' in the crib.',), 'play': (Variable(name='player'), ' counts ', Variable(name='n'), ' for that card.',)}, 'play'),),
    'claimed-nineteen-self': 'You say nineteen, which is to say zero.',
    'claimed-nineteen-other': (Variable(name='player'), ' says nineteen, which is to say zero.',),
    'show-hand-self': ('Your hand: ', Variable(name='cards'), '. Starter: ', Variable(name='starter'), '.',),
    'show-hand-other': (Variable(name='player'), '’s hand: ', Variable(name='cards'), '. Starter: ', Variable(name='starter'), '.',),
    'show-crib-self': ('Your crib: ', Variable(name='cards'), '. Starter: ', Variable(name='starter'), '.',),
    'show-crib-other': (Variable(name='player'), '’s crib: ', Variable(name='cards'), '. Starter: ', Variable(name='starter'), '.',),
    'pile': ('Cards of this count: ', Variable(name='cards'), '.',),
    'count-in-play': ('The last card makes ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ': ', Variable(name='why'), '.',),
    'count-is': ('The count: ', Variable(name='n'), '.',),
    'claim-wrong-self': ('You counted ', Variable(name='claim'), '. The right count is ', Variable(name='n'), '.',),
    'claim-wrong-other': (Variable(name='player'), ' counted ', Variable(name='claim'), '. The right count is ', Variable(name='n'), '.',),
    'timed-out-self': 'Your time is up.',
    'timed-out-other': (Variable(name='player'), '’s time is up.',),
    'call-none-self': 'You let the count stand.',
    'call-none-other': (Variable(name='player'), ' lets the count stand.',),
    'call-right-self': ('You call muggins for ', Variable(name='n'), ', and rightly.',),
    'call-right-other': (Variable(name='player'), ' calls muggins for ', Variable(name='n'), ', and rightly.',),
    'call-wrong-self': ('You call muggins for ', Variable(name='n'), ', but so much was not missed.',),
    'call-wrong-other': (Variable(name='player'), ' calls muggins for ', Variable(name='n'), ', but so much was not missed.',),
    'pegged-three-for-last-self': ('Three for last: ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for you, because you do not deal. Score ', Variable(name='score'), '.',),
    'pegged-three-for-last-other': ('Three for last: ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for ', Variable(name='player'), ', who does not deal. Score ', Variable(name='score'), '.',),
    'pegged-bid-self': ('You pay ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for the crib. Score ', Variable(name='score'), '.',),
    'pegged-bid-other': (Variable(name='player'), ' pays ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for the crib. Score ', Variable(name='score'), '.',),
    'pegged-heels-self': ('Two for his heels: ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for you. Score ', Variable(name='score'), '.',),
    'pegged-heels-other': ('Two for his heels: ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for ', Variable(name='player'), '. Score ', Variable(name='score'), '.',),
    'pegged-play-self': ('You peg ', Variable(name='n'), ': ', Variable(name='why'), '. Score ', Variable(name='score'), '.',),
    'pegged-play-other': (Variable(name='player'), ' pegs ', Variable(name='n'), ': ', Variable(name='why'), '. Score ', Variable(name='score'), '.',),
    'pegged-claim-self': ('You peg ', Variable(name='n'), '. Score ', Variable(name='score'), '.',),
    'pegged-claim-other': (Variable(name='player'), ' pegs ', Variable(name='n'), '. Score ', Variable(name='score'), '.',),
    'pegged-go-self': ('You peg ', Variable(name='n'), ' for the go. Score ', Variable(name='score'), '.',),
    'pegged-go-other': (Variable(name='player'), ' pegs ', Variable(name='n'), ' for the go. Score ', Variable(name='score'), '.',),
    'pegged-last-card-self': ('You peg ', Variable(name='n'), ': one for last. Score ', Variable(name='score'), '.',),
    'pegged-last-card-other': (Variable(name='player'), ' pegs ', Variable(name='n'), ': one for last. Score ', Variable(name='score'), '.',),
    'pegged-hand-self': (Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for your hand. Score ', Variable(name='score'), '.',),
    'pegged-hand-other': (Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for ', Variable(name='player'), '. Score ', Variable(name='score'), '.',),
    'pegged-crib-self': (Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for your crib. Score ', Variable(name='score'), '.',),
    'pegged-crib-other': (Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for ', Variable(name='player'), ' from the crib. Score ', Variable(name='score'), '.',),
    'pegged-missed-self': (Select('n', {'one': ('You get ', Variable(name='n'), ' point that was missed.',), 'other': ('You get ', Variable(name='n'), ' points that were missed.',)}, 'other'), ' Score ', Variable(name='score'), '.',),
    'pegged-missed-other': (Select('n', {'one': (Variable(name='player'), ' gets ', Variable(name='n'), ' point that was missed.',), 'other': (Variable(name='player'), ' gets ', Variable(name='n'), ' points that were missed.',)}, 'other'), ' Score ', Variable(name='score'), '.',),
    'pegged-invented-self': (Select('n', {'one': ('You get ', Variable(name='n'), ' point that was counted too much.',), 'other': ('You get ', Variable(name='n'), ' points that were counted too much.',)}, 'other'), ' Score ', Variable(name='score'), '.',),
    'pegged-invented-other': (Select('n', {'one': (Variable(name='player'), ' gets ', Variable(name='n'), ' point that was counted too much.',), 'other': (Variable(name='player'), ' gets ', Variable(name='n'), ' points that were counted too much.',)}, 'other'), ' Score ', Variable(name='score'), '.',),
    'pegged-muggins-self': ('Muggins: ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for you. Score ', Variable(name='score'), '.',),
    'pegged-muggins-other': ('Muggins: ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' for ', Variable(name='player'), '. Score ', Variable(name='score'), '.',),
    'pegged-timeout-self': ('You get ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' because the time ran out. Score ', Variable(name='score'), '.',),
    'pegged-timeout-other': (Variable(name='player'), ' gets ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' because the time ran out. Score ', Variable(name='score'), '.',),
    'resigned-self': 'You give the game up.',
    'resigned-other': (Variable(name='player'), ' gives the game up.',),
    'won-self': 'You win the game.',
    'won-other': (Variable(name='player'), ' wins the game.',),
    'won-team-self': 'Your side wins the game.',
    'won-team-other': ('The game is won by: ', Variable(name='players'), '.',),
    'final-scores': ('Final scores: ', Variable(name='scores'), '.',),
    'side-score': (Variable(name='side'), ': ', Variable(name='score'),),
    'skunk': ('Skunk: ', Variable(name='players'), '.',),
    'double-skunk': ('Double skunk: ', Variable(name='players'), '.',),
    'lurch': ('Left in the lurch: ', Variable(name='players'), '.',),
    'your-hand': ('Your hand: ', Variable(name='cards'), '.',),
    'no-hand': 'You hold no cards.',
    'waiting': ('To act: ', Variable(name='players'), '.',),
    'waiting-for-chance': 'The cards are about to be dealt.',
    'game-over': 'The game is over.',
    'ask-cut-for-deal': (Select('first_dealer', {'high': ('Cut for the deal, the highest card deals: a number from 1 to ', Variable(name='most'), ', or cut for anywhere.',), 'low': ('Cut for the deal, the lowest card deals: a number from 1 to ', Variable(name='most'), ', or cut for anywhere.',)}, 'low'),),
    'ask-discard-own': ('Choose ', Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'), ' for your crib.',),
    'ask-discard-team': ('Choose ', Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'), ' for your side’s crib, which ', Variable(name='player'), ' counts.',),
    'ask-discard-other': ('Choose ', Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'), ' for ', Variable(name='player'), '’s crib.',),
    'ask-discard-unsold': ('Choose ', Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'), ' for the crib, which is not sold yet.',),
    'ask-bid-first': ('Bid for the crib: from ', Variable(name='least'), ' to ', Variable(name='most'), '.',),
    'ask-bid': ('Bid for the crib from ', Variable(name='least'), ' to ', Variable(name='most'), ', or pass.',),
    'ask-bid-one': ('Take the crib for ', Variable(name='least'), ', or pass.',),
    'ask-pass': 'Nobody can bid more. Say pass.',
    'ask-cut-starter': ('Cut the pack: a number from ', Variable(name='least'), ' to ', Variable(name='most'), ', or cut for anywhere.',),
    'ask-lead': 'You lead. Play a card.',
    'ask-play': ('Your turn. Count ', Variable(name='count'), '. Play a card.',),
    'ask-play-of': ('Your turn. Count ', Variable(name='count'), '. You can play: ', Variable(name='cards'), '.',),
    'ask-play-or-go': ('Your turn. Count ', Variable(name='count'), '. Play a card, or say go.',),
    'ask-go': ('Your turn. Count ', Variable(name='count'), '. You have no card that fits: say go.',),
    'ask-claim-card': 'How many points does your card make?',
    'ask-claim': 'How many points?',
    'ask-call': 'Call the points that were missed, or say no.',
    'ask-call-either': 'Call the points that were missed or invented, or say no.',
    'phase': (Select('stage', {'DrawingLots': 'Lots are drawn for the first deal.', 'ShufflingToCut': 'The pack is shuffled for the cut.', 'CuttingForDeal': 'The cut for the first deal.', 'Dealing': 'The cards are dealt.', 'Discarding': 'The discard.', 'Bidding': 'The bidding for the crib.', 'Cutting': 'The cut of the starter.', 'Playing': 'The play.', 'Announcing': 'The play: a card is being counted.', 'Counting': 'The show.', 'Calling': 'A count may be called.', 'Over': 'The game is over.'}, 'Over'),),
    'count-now': ('Count ', Variable(name='count'), '. Cards of this count: ', Variable(name='cards'), '.',),
    'count-zero': 'Count 0. No card is laid yet in this count.',
    'no-count': 'There is no count now: the play is not on.',
    'starter-is': ('Starter: ', Variable(name='card'), '.',),
    'no-starter': 'The starter is not cut yet.',
    'laid-self': ('You played: ', Variable(name='cards'), '.',),
    'laid-other': (Variable(name='player'), ' played: ', Variable(name='cards'), '.',),
    'laid-nothing-self': 'You have played no card.',
    'laid-nothing-other': (Variable(name='player'), ' has played no card.',),
    'holds-other': (Variable(name='player'), ' holds ', Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'), '.',),
    'your-discard': ('You laid away: ', Variable(name='cards'), '.',),
    'nothing-laid': 'No card is on the table.',
    'side-line': (Variable(name='side'), ': ', Variable(name='score'), '. Street ', Variable(name='street'), ' of ', Variable(name='streets'), ', ', Select('n', {'one': (Variable(name='n'), ' hole to go',), 'other': (Variable(name='n'), ' holes to go',)}, 'other'), '.',),
    'side-line-brief': (Variable(name='side'), ': ', Variable(name='score'), '.',),
    'lead': (Variable(name='side'), ': in front by ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), '.',),
    'level': 'The scores are level.',
    'score-detail': (Variable(name='side'), ': front peg ', Variable(name='score'), ', rear peg ', Variable(name='rear'), ', ', Select('n', {'one': (Variable(name='n'), ' hole to go',), 'other': (Variable(name='n'), ' holes to go',)}, 'other'), '.',),
    'skunk-near': (Variable(name='side'), ': ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' to safety from a skunk.',),
    'skunk-safe': (Variable(name='side'), ': safe from a skunk.',),
    'target-is': ('The game is to ', Variable(name='target'), '.',),
    'no-deal-yet': 'There is no dealer yet.',
    'dealer-self': 'You deal.',
    'dealer-other': (Variable(name='player'), ' deals.',),
    'crib-unsold': 'The crib is not sold yet.',
    'makes': (Variable(name='card'), ': count ', Variable(name='count'), '.',),
    'makes-points': (Variable(name='card'), ': count ', Variable(name='count'), ', ', Variable(name='why'), '.',),
    'makes-too-much': (Variable(name='card'), ': would make ', Variable(name='count'), ', more than 31.',),
    'no-card-fits': 'You have no card that fits: say go.',
    'may-say-go': 'You may also say go.',
    'nothing-counted': 'Nothing has been counted yet.',
    'counted-item': (Select('kind', {'fifteen': 'fifteen', 'pair': 'pair', 'run': 'run', 'flush': 'flush', 'nobs': 'his nobs'}, 'nobs'), ': ', Variable(name='cards'), ', ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), '.',),
    'counted-total': ('Total: ', Variable(name='n'), '.',),
    'seat-person': ('Seat ', Variable(name='seat'), ': ', Variable(name='player'), '.',),
    'seat-bot': ('Seat ', Variable(name='seat'), ': ', Variable(name='player'), ', a bot ', Select('bot', {'random': ('that plays ', Variable(name='bot'),), 'greedy': ('that plays ', Variable(name='bot'),), 'basic': ('that plays ', Variable(name='bot'),), 'top': 'of the top level', 'other': ('of level ', Variable(name='bot'),)}, 'other'), '.',),
    'bot-name': (Select('bot', {'random': 'Random', 'greedy': 'Greedy', 'basic': 'Basic', 'top': 'Champion', 'other': ('Level ', Variable(name='bot'),)}, 'other'),),
    'bot-again': (Select('bot', {'random': (Variable(name='name'), ' ', Variable(name='number'),), 'greedy': (Variable(name='name'), ' ', Variable(name='number'),), 'basic': (Variable(name='name'), ' ', Variable(name='number'),), 'other': (Variable(name='name'), ' (', Variable(name='number'), ')',)}, 'other'),),
    'team': ('Side ', Variable(name='side'), ': ', Variable(name='players'), '.',),
    'slip-line': (Variable(name='side'), ': ', Variable(name='items'), '. Total ', Variable(name='total'), '.',),
    'slip-source': (Select('source', {'pegging': ('pegging ', Variable(name='n'),), 'hand': ('hands ', Variable(name='n'),), 'crib': ('cribs ', Variable(name='n'),), 'heels': ('his heels ', Variable(name='n'),), 'start': ('three for last ', Variable(name='n'),), 'bids': ('bids ', Variable(name='n'),), 'calls': ('mistakes of others ', Variable(name='n'),)}, 'calls'),),
    'slip-nothing': 'nothing',
    'slip-left-self': ('You left ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' uncounted.',),
    'slip-left-other': (Variable(name='player'), ' left ', Select('n', {'one': (Variable(name='n'), ' point',), 'other': (Variable(name='n'), ' points',)}, 'other'), ' uncounted.',),
    'games-won': ('Games won: ', Variable(name='scores'), '.',),
    'match-points': ('Match points: ', Variable(name='scores'), '.',),
    'game-points': ('Game points: ', Variable(name='scores'), '.',),
    'spread-points': ('Spread points: ', Variable(name='scores'), '.',),
    'stakes-stand': ('Stakes: ', Variable(name='scores'), '.',),
    'match-won-self': 'You win the match.',
    'match-won-other': (Variable(name='player'), ' wins the match.',),
    'match-won-team-self': 'Your side wins the match.',
    'match-won-team-other': ('The match is won by: ', Variable(name='players'), '.',),
    'match-drawn': ('The match is drawn between: ', Variable(name='players'), '.',),
    'plus': ('+', Variable(name='n'),),
    'minus': ('−', Variable(name='n'),),
    'option-target': ('The game is to ', Variable(name='value'), '.',),
    'option-first_dealer': (Select('value', {'low': 'The lowest card cut deals first.', 'high': 'The highest card cut deals first.', 'random': 'Lots decide who deals first.'}, 'random'),),
    'option-next_dealer': (Select('value', {'loser': 'In a match the loser deals first in the next game.', 'winner': 'In a match the winner deals first in the next game.', 'alternate': 'In a match the first deal goes round from game to game.', 'cut': 'In a match the first dealer is found anew for each game.'}, 'cut'),),
    'option-heels': (Select('value', {'automatic': 'Two for his heels are scored at once.', 'claimed': 'Two for his heels must be claimed before the dealer plays a card.'}, 'claimed'),),
    'option-three_for_last': (Select('value', {'once': 'Three for last is scored once, before the first deal.', 'each_deal': 'Three for last is scored in each deal.', 'never': 'There is no three for last.'}, 'never'),),
    'option-single_go': (Select('value', {'must': 'After a go the other plays on while a card fits.', 'may': 'After a go the other may stop, though a card fits.'}, 'may'),),
    'option-crib_flush': (Select('value', {'five': 'A flush in the crib needs the starter too.', 'four': 'A flush in the crib counts without the starter.'}, 'four'),),
    'option-bicycle_go': (Select('value', {'off': 'After a go all others play on while a card fits.', 'on': 'When one says go and the next cannot play either, the third does not play on.'}, 'on'),),
    'option-seven_crib': (Select('n', {5: 'The crib has five cards, one of them from the pack.', 4: 'The crib has four cards.'}, 4),),
    'option-auction_when': (Select('value', {'after_discards': 'The crib is sold after the discard.', 'before_discards': 'The crib is sold before the discard.'}, 'before_discards'),),
    'option-auction_open': (Select('value', {'must': 'The first bid must be made.', 'may_pass': 'Even the first to bid may pass.'}, 'may_pass'),),
    'option-auction_heels': (Select('value', {'dealer': 'The dealer scores for a jack as starter.', 'owner': 'Who owns the crib scores for a jack as starter.'}, 'owner'),),
    'option-counting': (Select('value', {'auto': 'The table counts the hands.', 'assisted': 'The players count, and the table corrects mistakes without a penalty.', 'self': 'The players count, and points that they miss are lost.', 'muggins': 'The players count, and opponents may call the points that they miss.', 'strict': 'The players count, and opponents get what they miss or invent.'}, 'strict'),),
    'option-count_seconds': (Select('value', {'off': 'There is no time limit for a count.', 'other': ('A count has ', Variable(name='n'), ' seconds.',)}, 'other'),),
    'option-transfer': (Select('value', {'all': 'Points of a mistake go to every opposing side in full.', 'next': 'Points of a mistake go to the next opposing side.', 'split': 'Points of a mistake are split among the opposing sides.', 'caller': 'Points of a mistake go to the first opponent who calls them.'}, 'caller'),),
    'option-timeout_round': (Select('value', {'half_up': 'When the time runs out, half of an odd count is rounded up for the opponents.', 'down': 'When the time runs out, half of an odd count is rounded down for the opponents.', 'even': 'When the time runs out, half of an odd count is rounded to an even number for the opponents.'}, 'even'),),
    'option-timeout_keep': (Select('value', {'rest': 'When the time runs out, the player keeps the other half.', 'nothing': 'When the time runs out, the player keeps nothing.'}, 'nothing'),),
    'option-manual_pegging': (Select('value', {'off': 'The table counts the cards of the play.', 'on': 'The players also count each card of the play.'}, 'on'),),
    'option-call_seconds': (Select('n', {'one': ('A call must come within ', Variable(name='n'), ' second.',), 'other': ('A call must come within ', Variable(name='n'), ' seconds.',)}, 'other'),),
    'option-over_penalty': (Select('value', {'off': 'With muggins, points counted too much are only refused.', 'on': 'With muggins, points counted too much go to the opponents.'}, 'on'),),
    'option-short_hand': (Select('value', {'right': 'The player at the dealer’s right also gets a card less and lays none away.', 'opposite': 'The player opposite the dealer also gets a card less and lays none away.'}, 'opposite'),),
    'option-skunk': (Select('value', {'margins': 'A loss by 31 or more is a skunk, by 61 or more a double skunk.', 'lines': 'A loser short of hole 91 is skunked, short of hole 61 doubly.', 'lurch': 'A loser short of half the target loses double.', 'off': 'There are no skunks.'}, 'off'),),
    'option-match_points': ('A win, a skunk and a double skunk bring match points: ', Variable(name='value'), '.',),
    'option-match': (Select('value', {'best-of': ('The match goes to the most of ', Variable(name='n'), ' games.',), 'first-to': ('The match goes to the first with ', Variable(name='n'), ' match points.',), 'games': ('The match is ', Variable(name='n'), ' games.',), 'single': 'A single game is played.'}, 'single'),),
    'option-stakes': (Select('n', {0: 'Nothing is at stake.', 'other': ('The stake is ', Variable(name='value'), '.',)}, 'other'),),
    'option-discard_final': (Select('value', {'when_all_in': 'A discard may be taken back until all have discarded.', 'at_once': 'A discard may not be taken back.'}, 'at_once'),),
    'option-say_go': (Select('value', {'for_me': 'The table says go for you when no card of yours fits.', 'myself': 'You say go yourself.'}, 'myself'),),
    'error-not-your-turn-at-table': ('It is not your turn. To act: ', Variable(name='player'), '.',),
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
    'command-help': '? help',
    'command-rules': 'rules',
    'command-hand': 'h hand',
    'command-count': 'c count',
    'command-starter': 'x starter',
    'command-table': 'v table',
    'command-scores': 's score scores',
    'command-details': 'ss',
    'command-turn': 't turn',
    'command-dealer': 'r dealer crib',
    'command-legal': 'l legal',
    'command-again': 'a again',
    'command-breakdown': 'b breakdown',
    'command-who': 'who',
    'command-options': 'options',
    'command-clock': 'k clock time',
    'command-brief': 'brief',
    'command-normal': 'normal',
    'command-full': 'full',
    'command-quit': 'quit exit',
    'command-discard': 'd discard',
    'command-takeback': 'u undo takeback',
    'command-bid': 'bid',
    'command-pass': 'pass',
    'command-cut': 'cut',
    'command-play': 'p play',
    'command-go': 'go',
    'command-heels': 'heels',
    'command-claim': 'claim',
    'command-muggins': 'm muggins',
    'command-no': 'no',
    'command-resign': 'resign',
    'rank-signs': 'A 2 3 4 5 6 7 8 9 T/10 J Q K',
    'suit-words': 'clubs/♣/♧ diamonds/♦/♢ hearts/♥/♡ spades/♠/♤',
    'error-nothing-typed': 'Nothing was typed. Type ? for what is possible.',
    'error-not-understood': ('“', Variable(name='text'), '” is not understood. ', Select('stage', {'CuttingForDeal': 'Say a number for the card to cut, or cut.', 'Discarding': 'Name the cards by their places in your hand or by their letters, as in 1 4 or 5H JD.', 'Bidding': 'Say a number, or pass.', 'Cutting': 'Say a number for the place to cut, or cut.', 'Playing': 'Name a card by its letters or by its place in your hand, as in 5H or 1, or say go.', 'Announcing': 'Say the number of points.', 'Counting': 'Say the number of points.', 'Calling': 'Say the number of points missed, or no.', 'other': 'Nothing is asked of you now.'}, 'other'), ' Type ? for all that is possible.',),
    'error-not-a-count': ('“', Variable(name='text'), '” is not a number that fits here. Write a whole number, such as 8.',),
    'error-no-such-place': ('There is no card ', Variable(name='place'), ' in your hand, which has ', Select('most', {0: 'no cards', 'one': 'one card', 'other': (Variable(name='most'), ' cards',)}, 'other'), ': ', Select('cards', {'none': 'nothing', 'other': (Variable(name='cards'),)}, 'other'), '. A card is named by its place from the left or by rank and suit.',),
    'error-rank-not-held': ('You hold no card “', Variable(name='text'), '”. You hold: ', Select('cards', {'none': 'no card', 'other': (Variable(name='cards'),)}, 'other'), '.',),
    'error-which-card': ('You hold more than one card “', Variable(name='text'), '”. Say which: ', Variable(name='cards'), '.',),
    'error-only-watching': 'You are watching this game and have no seat in it. You may ask how it stands: type ? to see how.',
    'possible-now': (Select('stage', {'CuttingForDeal': 'Now: a number cuts the card at that place, cut cuts anywhere.', 'Discarding': 'Now: name the cards for the crib, by their places in your hand (1 4) or by letters (5H JD).', 'Bidding': 'Now: a number bids so many points for the crib, pass passes.', 'Cutting': 'Now: a number cuts the pack at that place, cut cuts anywhere.', 'Playing': 'Now: name a card by its letters (5H) or its place in your hand (1); a rank (J) will do if you hold one such card. If no card fits, say go.', 'Announcing': 'Now: a number says how many points the card makes.', 'Counting': 'Now: a number says how many points the cards make.', 'Calling': 'Now: a number calls so many points as missed, no lets the count stand.', 'other': 'Now: nothing is asked of you.'}, 'other'),),
    'possible-heels': 'heels claims two for his heels, if the starter is a jack and you deal; do it before you play a card.',
    'possible-always': (
        'At any time:\n'
        'h your hand, c the count, x the starter, v all cards played\n'
        'l what each of your cards makes, t whose turn it is, r who deals\n'
        's scores, ss scores in detail, b the last count item by item\n'
        'a says the last thing again, a 5 the last five\n'
        'who is here, options of the game, rules prints the rules\n'
        'brief, normal or full: how much is said\n'
        'k the time left to count\n'
        'u takes your discard back while others still choose\n'
        'quit saves the game and leaves'
    ),
    'possible-resign': 'resign gives the game up',
    'selftest-row': (Select('name', {'hands': 'hands counted', 'mean': 'mean', 'points': ('hands of ', Variable(name='name'),)}, 'points'), ': ', Variable(name='found'), ', ', Select('right', {'True': 'as published', 'False': ('but ', Variable(name='published'), ' is published',)}, 'False'),),
    'selftest-time': (Select('kernel', {'c': 'counted one by one', 'python': 'counted by their ranks, as the kernel is not compiled here'}, 'python'), ' in ', Variable(name='seconds'), ' s',),
    'build-made': (Variable(name='file'), ': ', Variable(name='bytes'), ' bytes, ', Variable(name='seconds'), ' s',),
    'error-unknown-table': ('There is nothing called “', Variable(name='table'), '” to make. What can be made: ', Variable(name='known'), '.',),
    'error-line-not-json': 'The line is not JSON. An ask is one JSON object on one line.',
    'error-line-not-object': 'The line is JSON, but no object. An ask is an object with the field “ask”.',
    'error-line-too-long': ('The line is too long. An ask has at most ', Variable(name='most'), ' characters.',),
    'error-unknown-ask': ('There is no ask “', Variable(name='ask'), '”. Asks: ', Variable(name='known'), '.',),
    'error-bad-ask-field': ('The field “', Variable(name='field'), '” is missing or of another kind: it needs ', Select('wanted', {'word': 'a text', 'number': 'a whole number', 'numbers': 'a list of whole numbers', 'cards': 'a list of cards, such as ["5H", "TD"]', 'options': 'an object of options with texts as values', 'other': 'true or false'}, 'other'), '.',),
    'error-cards-in-field': ('The field “', Variable(name='field'), '” needs ', Variable(name='needed'), ' ', Select('needed', {'one': 'card', 'other': 'cards'}, 'other'), ' here, and has ', Variable(name='found'), '.',),
    'error-number-of-scores': (Variable(name='variant'), ' has ', Variable(name='needed'), ' sides, and “scores” has ', Variable(name='found'), ' numbers. It needs one for each.',),
    'error-score-out-of-range': ('A score is from ', Variable(name='least'), ' to ', Variable(name='most'), ' while the game goes on.',),
    'error-dealer-by-seat': ('In ', Variable(name='variant'), ' “dealer” is the seat that deals, from 0 to ', Variable(name='most'), ', or true for the one who is asked.',),
    'error-nothing-to-discard': 'That seat has no card to lay away in this deal.',
    'error-nothing-to-play': 'That seat holds no card. “hand” is what is still held, without the cards that are in “played”.',
    'error-played-by-seat': ('“played” needs ', Variable(name='needed'), ' lists of cards, one for each seat.',),
    'error-pile-not-played': '“pile” does not fit “played”: the cards of the running count come last in the list of whoever laid them.',
    'error-pile-too-high': ('The cards of “pile” count ', Variable(name='count'), ', and the limit is 31.',),
    'error-no-auction': ('In ', Variable(name='variant'), ' nobody bids for the crib.',),
    'error-not-your-bid': 'By “bids” and “dealer” the one who is asked is not to bid now. Eldest begins.',
    'error-cannot-analyse': ('The candidates of ', Variable(name='variant'), ' cannot be shown with their worth yet, only those of six-card. Ask “discard” or “play”.',),
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
    'error-cannot-print': 'The answer cannot be written to standard output. Perhaps the disk is full.',
    'error-too-few-words': (Select('found', {0: ('After the command must come: ', Variable(name='words'), '. All about a command: kribo help COMMAND',), 'other': ('Too few words for ', Variable(name='words'), ': at least ', Variable(name='needed'), ' are needed, and ', Variable(name='found'), ' ', Select('found', {'one': 'was', 'other': 'were'}, 'other'), ' given.',)}, 'other'),),
    'error-too-many-words': ('“', Variable(name='extra'), '” is too much: ', Select('most', {0: 'no words are expected here, only options.', 'one': 'only one word is expected here.', 'other': ('at most ', Variable(name='most'), ' words are expected here.',)}, 'other'),),
    'error-unknown-variant': ('There is no variant “', Variable(name='variant'), '”. Variants: ', Variable(name='known'), '.',),
    'error-unknown-option-name': (Variable(name='variant'), ' has no option “', Variable(name='option'), '”. Its options: ', Variable(name='known'), '.',),
    'error-bad-option-value': ('The option ', Variable(name='option'), ' cannot be “', Variable(name='value'), '”. It can be: ', Variable(name='values'), '.',),
    'error-no-such-deal': (Variable(name='variant'), ' cannot be played: two to six seats in equal sides, three to five cards kept of those dealt, and a crib of four or five cards out of one pack are needed.',),
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
    'full-enter': 'Enter',
    'full-hint': 'Tab: type a command   ?: help',
    'full-hint-choose': '← → Space: choose   Tab: type   ?: help',
    'full-hint-lay': '← → choose   Tab: type   ?: help',
    'full-hint-number': 'digits or ↑ ↓   Tab: type   ?: help',
    'full-over': 'The game is over.',
    'full-too-small': ('This window is too small. The full screen needs ', Variable(name='width'), ' columns and ', Variable(name='height'), ' lines: enlarge the window, or make its letters smaller.',),
    'full-keys': (
        '← → Home End go from card to card, a digit goes to that card, Space marks it for the crib.\n'
        'Where a number is asked for: digits, or ↑ ↓. Backspace takes back.\n'
        'Enter does what stands beside it. g says go, j claims two for his heels.\n'
        'S tells the scores in detail, w who is here, o the options, V how much is said.\n'
        'Tab begins to type a command and ends it. Page Up and Page Down turn the log.\n'
        'Ctrl+Q saves the game and leaves.'
    ),
    'error-full-needs-terminal': (Select('reason', {'plain': '--full and --plain ask for opposite things. Give one of them.', 'reader': 'KRIBO_A11Y asks for plain lines, which a screen reader needs, so --full is not for here. Leave out --full.', 'dumb': 'This terminal (TERM=dumb) can only show lines. Leave out --full.', 'pipe': 'The full screen needs a terminal, and the input or the output here is none. Leave out --full.'}, 'pipe'),),
    'error-full-not-installed': 'The full screen needs Textual, which is not installed. Install it by: pip install "kribo[full]", or leave out --full.',
    'web-set-spoken': 'Announcements',
    'web-set-spoken-by': 'Read by',
    'web-spoken': (Select('value', {'regions': 'A screen reader', 'notify': 'A screen reader, in the newest way of browsers', 'voice': 'A voice of this browser'}, 'voice'),),
    'web-set-voice': 'Voice',
    'web-voice-usual': 'The usual one',
    'web-voice-others': 'Other languages',
    'web-voice-none': 'This browser has no voice for your language.',
    'web-set-rate': 'Speed of the voice',
    'web-set-loudness': 'Volume of the voice',
    'web-voice-try': 'Listen',
    'web-voice-sample': 'This is how your game will sound.',
    'web-set-channels': 'What is announced, and when',
    'web-channel': (Select('channel', {'error': 'What cannot be done', 'turn': 'What you are asked', 'score': 'Points and counts', 'play': 'The course of the game', 'own': 'What you do yourself', 'table': 'Seats, pauses, connection', 'chat': 'Talk'}, 'chat'),),
    'web-rule-spoken': 'Aloud',
    'web-rule-spoken-of': (Select('channel', {'error': 'What cannot be done', 'turn': 'What you are asked', 'score': 'Points and counts', 'play': 'The course of the game', 'own': 'What you do yourself', 'table': 'Seats, pauses, connection', 'chat': 'Talk'}, 'chat'), ': aloud',),
    'web-rule-notice': 'Notification',
    'web-rule-notice-of': (Select('channel', {'error': 'What cannot be done', 'turn': 'What you are asked', 'score': 'Points and counts', 'play': 'The course of the game', 'own': 'What you do yourself', 'table': 'Seats, pauses, connection', 'chat': 'Talk'}, 'chat'), ': notification',),
    'web-rule': (Select('rule', {'always': 'Always', 'focused': 'Only while I am here', 'unfocused': 'Only while I am elsewhere', 'never': 'Never'}, 'never'),),
    'web-notice-denied': 'This browser does not let kribo show notifications. Its own settings can change that.',
    'web-log-view': (Select('channel', {'all': 'All', 'game': 'Game', 'chat': 'Talk', 'system': 'System'}, 'system'),),
    'web-log-view-now': (Select('channel', {'all': 'All', 'game': 'Game', 'chat': 'Talk', 'system': 'System'}, 'system'), ', ', Select('n', {'one': (Variable(name='n'), ' line',), 'other': (Variable(name='n'), ' lines',)}, 'other'),),
    'web-log-empty': 'Nothing is here yet.',
    'web-log-keys': 'Up and down, Page Up and Page Down, Home and End read the lines. Alt with left or right changes the view. Control with the space bar copies the line.',
    'web-log-take': 'Copy and save',
    'web-log-copy-line': 'Copy the line',
    'web-log-copy': 'Copy all',
    'web-log-save': 'Save as text',
    'web-log-times': 'Times',
    'web-log-gap': 'What happened meanwhile was not seen here.',
    'web-copy-failed': 'This browser did not allow copying.',
    'web-yes': 'Yes',
    'web-decided': (Variable(name='setting'), ': ', Variable(name='value'), '.',),
    'web-stood-up': (Variable(name='player'), ' leaves the seat.',),
    'web-bot-sat-down': ('A computer sits down: ', Variable(name='player'), '.',),
    'help': (
        'kribo: cribbage by its rules, to play, to count and to study.\n'
        '\n'
        'Usage: kribo COMMAND [WORDS] [--options]\n'
        '\n'
        'Play:\n'
        '  play        a game at this keyboard, against bots or each other\n'
        '  resume      go on with a game that was left\n'
        '  replay      tell a game again, step by step\n'
        '  variants    the games there are, and their options\n'
        '  rules       the rules of a game\n'
        '  serve       the playroom for browsers, on this machine or for others\n'
        '  join        sit down at a table of a kribo server, in lines\n'
        '\n'
        'Count and study:\n'
        '  score       count a hand or a crib with its starter\n'
        '  pegs        what each card pegs as it is laid on the pile\n'
        '  play-out    the play between known hands, card by card\n'
        '  stats       how often every hand scores how much\n'
        '  simulate    games between bots, as many as you like\n'
        '\n'
        'The engine:\n'
        '  discard       every way to throw from a hand, best first\n'
        '  peg           every card that may be laid, best first\n'
        '  analyse       a game judged: mistakes, skill and luck\n'
        '  engine        the engine for other programs, by lines of JSON\n'
        '  selftest      count all hands on this machine, beside the known numbers\n'
        '  build-tables  make the data files of the engine anew\n'
        '\n'
        'About kribo:\n'
        '  help        this page; kribo help COMMAND tells all about one command\n'
        '  --version   the version\n'
        '  --lang TAG  the language: en, eo, ru, sr-Latn, sr-Cyrl. Without it KRIBO_LANG\n'
        '              decides, then the system; it may stand anywhere\n'
        '\n'
        'Cards are written rank and suit: 5H, TD (or 10D), AS.\n'
        '\n'
        'Examples:\n'
        '  kribo play\n'
        '  kribo score 5C 5D 5S JH 5H\n'
        '  kribo pegs 7H 8C 9D\n'
        '  kribo help play'
    ),
    'help-serve': (
        'Usage: kribo serve [--host ADDRESS] [--port NUMBER] [--database URL]\n'
        '\n'
        'Opens the playroom: a page for browsers where people and bots play at tables. It says\n'
        'which address to open. Ctrl-C ends it; games go on when it is started again.\n'
        '\n'
        '  --host ADDRESS   who can reach it: 127.0.0.1, this machine alone, unless you say\n'
        '                   otherwise; 0.0.0.0 is everybody on the network\n'
        '  --port NUMBER    8000 unless you say otherwise\n'
        '  --database URL   where everything is kept: sqlite:///PATH, or memory: to keep nothing.\n'
        '                   Without it a file in your own data folder\n'
        '\n'
        'docs/hosting.md tells how to host it for others.'
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
    'help-simulate': (
        'Usage: kribo simulate --bots NAMES [--games NUMBER] [--seed NUMBER] [--duplicate]\n'
        '           [--workers NUMBER] [--options] [--json]\n'
        '\n'
        'Games between bots: who wins, by how much, and where the points come from.\n'
        '\n'
        '--bots      the player at each seat with commas between them, or one for all:\n'
        '              random   anything that the rules allow\n'
        '              greedy   the most points at once\n'
        '              basic    a sensible table player\n'
        '              1 to 8, top   the levels of the engine, from the weakest\n'
        '--games     how many to play, 1000 when it is not given\n'
        '--seed      the same seed plays the same games; 1 when it is not given\n'
        '--duplicate play each deal of cards once with every side in every place, so that\n'
        '            luck falls on all alike; --games is then rounded up to whole sets\n'
        '--workers   how many to play at once, as many as there are processors when it is\n'
        '            not given; it changes the time and nothing else\n'
        '--json      one line for programs; lists are by side, bots by seat\n'
        '\n'
        'The game, as for kribo play: --variant, --players, --teams, --preset, --target,\n'
        '--counting, --count-seconds, --match, --stakes, --option.\n'
        '\n'
        'Percentages have an interval, from - to, that holds the truth 95 times in 100.\n'
        'Ctrl-C ends it and prints what was played so far.\n'
        '\n'
        'Examples:\n'
        'kribo simulate --bots basic,greedy --games 10\n'
        'kribo simulate --bots basic,greedy --games 10 --duplicate\n'
        'kribo simulate --bots basic --variant three-handed --games 2 --json\n'
        'kribo simulate --bots greedy --option counting=strict --target 61 --games 5'
    ),
    'help-discard': (
        'Usage: kribo discard CARDS [--dealer] [--scores MINE THEIRS] [--target NUMBER]\n'
        '           [--exact] [--json]\n'
        '\n'
        'All 15 ways to throw two of six cards in six-card cribbage between two, best first:\n'
        'by the chance of winning, and by net points where that ties within its error.\n'
        '\n'
        '--dealer    you deal, and the crib is yours\n'
        '--pone      the other player deals: so it is when neither is given\n'
        "--scores    your score and the other player's; 0 0 when not given\n"
        '--target    how many points win, 121 when it is not given\n'
        '--exact     count the crib from all hands that the other player may hold; the first\n'
        '            time takes half a minute\n'
        '--json      one line for programs\n'
        '\n'
        'hand and crib are mean points; for and against is what you and the other player peg.\n'
        'net is hand and for, less against, and the crib, which counts against you when it\n'
        'is not yours. behind is by how many per cent of wins a throw is worse than the best.\n'
        '\n'
        'Examples:\n'
        'kribo discard 5H 6C 7D JS QS KD --dealer\n'
        'kribo discard 2C 3D 5H 8S JC KD --scores 100 110 --json'
    ),
    'help-peg': (
        'Usage: kribo peg CARDS --discarded CARDS --starter CARD [--played CARDS --mine CARDS]\n'
        '           [--dealer] [--scores MINE THEIRS] [--target NUMBER] [--json]\n'
        '\n'
        'Every card that you may lay at a moment of the play of six-card cribbage between two,\n'
        'best first by the chance of winning. CARDS are those that you still hold.\n'
        '\n'
        '--discarded  the two cards that you have thrown\n'
        '--starter    the card that was cut\n'
        '--played     all cards laid in this deal by both players, in order\n'
        '--mine       those of them that you have laid\n'
        '--dealer     you deal; without it, or with --pone, the other player does\n'
        "--scores     your score and the other player's now; 0 0 when not given\n"
        '--target     how many points win, 121 when it is not given\n'
        '--json       one line for programs\n'
        '\n'
        'for and against is what you and the other player will peg from here on, on average.\n'
        'Of cards of one rank only one is listed.\n'
        '\n'
        'Examples:\n'
        'kribo peg 5H QD JC --mine 4D --played 4D 9H --discarded 8C KS --starter TD\n'
        'kribo peg 5H QD JC 4D --discarded 8C KS --starter TD --scores 110 117 --json'
    ),
    'help-analyse': (
        'Usage: kribo analyse FILE [--exact] [--json]\n'
        '\n'
        'Judges a record of six-card cribbage between two, decision by decision: what each\n'
        'discard and each card laid lost against the best, in per cent of wins, with the\n'
        'reason for every mistake; and what luck and skill made of the game.\n'
        '\n'
        '--exact     count the cribs of discards from all hands that the other player may hold\n'
        '--json      one line for programs\n'
        '\n'
        'A loss below 0.1 is best, below 0.5 good, below 1.5 an inaccuracy, below 4 a mistake,\n'
        'and else a blunder. What may be chance is not called a mistake.\n'
        '\n'
        'Examples:\n'
        'kribo analyse cribbage.kribo'
    ),
    'help-engine': (
        'Usage: kribo engine [--level LEVEL]\n'
        '\n'
        'The engine for other programs. Each line of standard input is an ask, one JSON\n'
        'object; each gets one answer, one line of JSON on standard output. What is wrong with\n'
        'an ask is its answer, too: {"error": {"code", "message"}}. It ends with the input.\n'
        '\n'
        '--level     1 to 8 or top, who answers; top when it is not given\n'
        '\n'
        'Asks are discard, play, bid, claim, analyse and levels; docs/engine-protocol.md\n'
        'describes them.\n'
        '\n'
        'Examples:\n'
        'echo \'{"ask": "levels"}\' | kribo engine'
    ),
    'help-selftest': (
        'Usage: kribo selftest [--json]\n'
        '\n'
        'Counts all 12,994,800 hands of four cards with their starters on this machine,\n'
        'one by one where the kernel is compiled, and puts the results beside the published\n'
        'ones. The exit status is 1 if any of them differs.\n'
        '\n'
        '--json    one line for programs\n'
        '\n'
        'Examples:\n'
        'kribo selftest'
    ),
    'help-build-tables': (
        'Usage: kribo build-tables [--only NAME]... [--out FOLDER]\n'
        '\n'
        'Makes the data files of the engine from nothing, the same bytes each time, and\n'
        'enters them in the manifest beside them.\n'
        '\n'
        '--only    one of the things to make; may be given several times\n'
        '--out     the folder to write to, that of the installed kribo when it is not given\n'
        '\n'
        'Examples:\n'
        'kribo build-tables --only show --out .'
    ),
    'help-play': (
        'Usage: kribo play [--seats NAMES] [--options]\n'
        '\n'
        'A game of cribbage in lines, at this keyboard. What happens is told line by line,\n'
        'and then you are asked. Type ? at any time to see what you can do.\n'
        '\n'
        'Who plays:\n'
        '--seats     a name for each seat with commas between them, clockwise. 1 to 8, top,\n'
        '            basic, greedy and random are bots; you, or any other name, is a\n'
        '            person. Several persons pass the keyboard on. A beginner can beat\n'
        '            level 1; without --seats you play against top, the strongest.\n'
        '\n'
        'What is played:\n'
        '--variant   the game; kribo variants lists them\n'
        '--players   2 to 6, which chooses the game where --variant does not\n'
        '--teams     2 or 3, for four or six players\n'
        '--preset    classic, esperanto, russian, playroom or acc\n'
        '--target    how many points win\n'
        '--counting  auto, assisted, self, muggins or strict\n'
        '--count-seconds   off, or 15 to 90 seconds to count a hand\n'
        '--match     single, best-of-N, first-to-P or N-games\n'
        '--stakes    what the loser of a game pays, in play money\n'
        '--option    any other option, NAME=VALUE; may be given several times.\n'
        '            say_go=myself lets you say go yourself.\n'
        '--dealer    the seat that deals first, from 1; else you cut for it\n'
        '\n'
        'And:\n'
        '--seed      any text: the same seed brings the same cards\n'
        '--save      a new file to keep the game in\n'
        '\n'
        'How it is told:\n'
        '--verbosity brief, normal or full; KRIBO_VERBOSITY remembers it\n'
        '--cards     letters (5H) or words (five of hearts); KRIBO_CARDS remembers it\n'
        '--speak     aloud as well, by speech-dispatcher or the voice of macOS\n'
        '--plain     in lines and nothing else, as with KRIBO_A11Y=1\n'
        '--full      on the full screen, with the board and the cards; it needs a terminal of\n'
        '            80 columns and 24 lines. With a screen reader stay with the lines\n'
        '--pace      with --full: instant, fast, normal or slow; KRIBO_PACE remembers it\n'
        '\n'
        'When you type quit, or the input ends, the game is saved and you are told how to\n'
        'go on with it.\n'
        '\n'
        'Examples:\n'
        'kribo play\n'
        'kribo play --seats you,3\n'
        'kribo play --seats Ana,Bo --target 61\n'
        'kribo play --players 4 --teams 2 --counting muggins\n'
        'kribo play --preset acc --save league.kribo'
    ),
    'help-resume': (
        'Usage: kribo resume FILE [--seed TEXT] [--say-go] [--options]\n'
        '\n'
        'Go on with a game, or a match, that was left. FILE is continued.\n'
        '\n'
        '--seed      the seed that the game began with, for the cards it would have had\n'
        '--say-go    you say go yourself\n'
        '\n'
        'How it is told, as for kribo play: --verbosity, --cards, --speak, --plain, --full,\n'
        '--pace.\n'
        '\n'
        'Examples:\n'
        'kribo resume cribbage.kribo'
    ),
    'help-replay': (
        'Usage: kribo replay FILE [--options]\n'
        '\n'
        'Tell every game of a record from the first card to the last, with all cards open and\n'
        'the scores before each deal. Where the record is damaged, or breaks the rules, the\n'
        'line and the reason are told instead, and the exit status is 2.\n'
        '\n'
        'How it is told, as for kribo play: --verbosity, --cards, --speak, --plain.\n'
        '\n'
        'Examples:\n'
        'kribo replay cribbage.kribo'
    ),
    'help-join': (
        'Usage: kribo join URL [--name NAME] [--seat NUMBER] [--watch] [--options]\n'
        '\n'
        'Sit down at a table of a kribo server, in the same lines as kribo play. URL is the link\n'
        'of a table, as a browser shows it, or the address of a server: there you choose a\n'
        'table or make one. Type ? at any time to see what you can do.\n'
        '\n'
        '--name      who you are there; without it who you were last, or you are asked\n'
        '--code      the six letters and digits of a table\n'
        '--seat      the seat to take, from 1; else the first that is open\n'
        '--watch     watch and do not sit down\n'
        '\n'
        'To make a table, at the address of a server:\n'
        '--bots      a bot for each of the next seats with commas between them, 1 to 8, top,\n'
        '            basic, greedy or random; the other seats are open\n'
        '--clock     untimed, 60 (seconds for each decision) or 300+5 (for a game, and more\n'
        '            after each decision)\n'
        '--chat      presets or free\n'
        '--listed    others find the table in the list\n'
        'The game, as for kribo play: --variant, --players, --teams, --preset, --target,\n'
        '--counting, --count-seconds, --match, --stakes, --option.\n'
        '\n'
        'And:\n'
        '--verbosity, --speak, --plain, --full and --pace, as for kribo play\n'
        '--save      a new file to keep the games in that are played to their end\n'
        '\n'
        'Ctrl-C or quit leaves and keeps your seat, and you are told how to come back. A lost\n'
        'connection comes back by itself.\n'
        '\n'
        'Examples:\n'
        'kribo join https://example.org/t/k7m2p9q4x3rt --name Ana\n'
        'kribo join localhost:8000 --code 7QKM4X\n'
        'kribo join localhost:8000 --bots 3 --target 61'
    ),
    'help-variants': (
        'Usage: kribo variants [NAME] [--json]\n'
        '\n'
        'The games there are; or, of the game named, its options with their values.\n'
        '\n'
        '--json      one line for programs\n'
        '\n'
        'Examples:\n'
        'kribo variants\n'
        'kribo variants five-card\n'
        'kribo variants --json'
    ),
    'help-rules': (
        'Usage: kribo rules NAME\n'
        '\n'
        'The rules of a game, or the pages on counting and on options, as Markdown.\n'
        '\n'
        'Examples:\n'
        'kribo rules six-card\n'
        'kribo rules counting'
    ),
    'join-ask-name': 'What is your name?',
    'join-table': (Variable(name='number'), ': ', Variable(name='variant'), ', to ', Variable(name='target'), '. Players: ', Select('players', {'none': 'nobody', 'other': (Variable(name='players'),)}, 'other'), '. ', Select('open', {0: 'No seat is open.', 'one': 'One seat is open.', 'other': (Variable(name='open'), ' seats are open.',)}, 'other'), Select('yours', {'yes': ' You sit there.', 'no': ''}, 'no'),),
    'join-no-tables': 'No table is open here just now.',
    'join-choose': (Select('number', {0: 'Type new to make a table, or quit.', 'other': 'Type the number of a table, new to make one, or quit.'}, 'other'),),
    'join-new': 'new',
    'join-not-remembered': ('Who you are here cannot be kept in ', Variable(name='file'), '. When you leave, you cannot take this seat again.',),
    'join-seat-open': ('Seat ', Variable(name='seat'), ': open.',),
    'join-watching': 'You are watching.',
    'join-link': ('Link to this table: ', Variable(name='link'), ' Code: ', Variable(name='code'),),
    'join-fill': 'Wait until all seats are taken, or type bot to let the computer take one.',
    'join-full': ('All seats are taken. ', Select('host', {'yes': 'Type start to begin.', 'no': 'The host begins the game.'}, 'no'),),
    'join-not-begun': 'The game has not begun yet. Type ? for what is possible.',
    'join-got-up': (Variable(name='player'), ' gets up.',),
    'join-ready': (Variable(name='player'), ' is ready for the next game.',),
    'join-seat-lost': 'Your seat was given up.',
    'join-phrase': (Variable(name='number'), ': ', Variable(name='phrase'),),
    'join-possible': (
        'At this table:\n'
        '/hello says hello to the others; say lists the ready phrases, say 3 says the third\n'
        'start begins, next goes on to the next game\n'
        'pause stops the game and its clocks, resume goes on\n'
        'invite tells the link and the code\n'
        'bot 2 seats the computer at seat 2, bot 2 5 its level 5; kick 2 frees seat 2\n'
        'standin 2 lets the computer play for who is away from seat 2\n'
        'quit leaves and keeps your seat; leave also tells the others not to wait\n'
        'close gives up a table where nobody else sits'
    ),
    'join-kept': ('Your seat is kept. To come back: ', Variable(name='command'),),
    'join-not-saved': ('The record cannot be written: ', Variable(name='file'),),
    'table-command-start': 'start begin',
    'table-command-next': 'next rematch',
    'table-command-pause': 'pause',
    'table-command-resume': 'resume',
    'table-command-say': 'say',
    'table-command-invite': 'invite link',
    'table-command-bot': 'bot',
    'table-command-kick': 'kick',
    'table-command-stand_in': 'standin',
    'table-command-leave': 'leave',
    'table-command-close': 'close',
    'error-bad-address': ('“', Variable(name='address'), '” is not the address of a table or a server. Copy it from the browser, as in https://example.org/t/abc.',),
    'error-server-unreachable': (Variable(name='server'), ' cannot be reached: ', Select('reason', {'name': 'no server has that name.', 'refused': 'no server is running there.', 'slow': 'it does not answer.', 'tls': 'its certificate is not valid.', 'other': 'the network does not let it.'}, 'other'),),
    'error-server-strange': (Variable(name='server'), ' does not answer as a kribo server of this version does.',),
    'error-server-says': (Variable(name='sentence'),),
    'error-not-connected': 'There is no connection just now, so that was not sent. Type it again when it is back.',
    'error-table-is-there': ('That table is there already, with its rules. Leave ', Variable(name='option'), ' out.',),
    'error-no-open-seat': 'No seat is open at this table. To watch: --watch',
    'error-you-sit-elsewhere': ('You sit at seat ', Variable(name='seat'), ' of this table already.',),
    'error-too-many-bots': ('Beside you ', Select('most', {'one': 'one bot', 'other': (Variable(name='most'), ' bots',)}, 'other'), ' can play in ', Variable(name='variant'), ', and --bots names ', Variable(name='found'), '.',),
    'error-not-a-clock': ('“', Variable(name='text'), '” is not a clock. Write untimed, or 60 for seconds a decision, or 300+5 for seconds a game and more after each decision.',),
    'error-table-command-unclear': (Select('command', {'say': 'Write say and the number of a phrase, or / and a text.', 'bot': 'Write bot, bot and a seat, or bot, a seat and a level, as in bot 2 5.', 'kick': 'Write kick and a seat, as in kick 2.', 'stand_in': 'Write standin and a seat, as in standin 2.', 'other': 'That command stands alone.'}, 'other'), ' Type ? for all that is possible.',),
    'error-no-such-phrase': ('There is no phrase ', Variable(name='text'), '. Say a number from 1 to ', Variable(name='most'), '; say alone lists them.',),
    'error-not-a-seat': ('“', Variable(name='text'), '” is not a seat here. Say a number from 1 to ', Variable(name='most'), '.',),
    'error-no-speech': 'No program that speaks was found here. Install speech-dispatcher, which has spd-say, or leave --speak out.',
    'error-no-voice': ('No voice for this language (', Variable(name='language'), ') was found here. Install one, or leave --speak out.',),
    'web-keys': 'Keys',
    'web-keys-intro': 'A key is a place on the keyboard, the same in every layout. To change one, choose “Change” and press another. All is kept on this device.',
    'web-keys-reader': 'A screen reader that reads a page line by line keeps single keys for itself: they arrive here when it is switched to passing keys on. Keys with Alt, the menu and text mode work without that.',
    'web-keys-where': 'Where single keys work',
    'web-keys-place': (Select('value', {'page': 'Everywhere at the table', 'table': 'Only on the hand, the table and the buttons of the game'}, 'table'),),
    'web-keys-group': (Select('group', {'ask': 'Questions', 'table': 'At the table', 'go': 'Places'}, 'go'),),
    'web-keys-action': (Select('action', {'earlier': 'Read the log backwards', 'later': 'Read the log forwards', 'talk': 'Say something', 'number': 'To the numbers', 'pause': 'Pause, and go on', 'verbosity': 'How much is said', 'sound': 'Sound on or off', 'go-hand': 'To my hand', 'go-table': 'To the table', 'go-log': 'To the log', 'go-talk': 'To the phrases'}, 'go-talk'),),
    'web-keys-change': 'Change',
    'web-keys-change-of': ('Change: ', Variable(name='action'), ', now ', Variable(name='key'),),
    'web-keys-usual': 'Usual key',
    'web-keys-usual-of': ('Usual key: ', Variable(name='key'), ', ', Variable(name='action'),),
    'web-keys-none': 'no key',
    'web-keys-clear': 'No key',
    'web-keys-press': ('New key: ', Variable(name='action'),),
    'web-keys-press-help': 'Press a letter or a sign, alone or with Shift or Alt. Escape leaves all as it is.',
    'web-keys-cancel': 'Cancel',
    'web-keys-refused': 'This key cannot be chosen. Take a letter or a sign, alone or with Shift or Alt.',
    'web-keys-clash': (Variable(name='key'), ' is taken already: ', Variable(name='action'), '.',),
    'web-keys-swap': 'Swap the two keys',
    'web-keys-set': (Variable(name='action'), ': ', Variable(name='key'), '.',),
    'web-keys-all-usual': 'All keys as usual',
    'web-keys-all-set': 'All keys are as usual again.',
    'web-keys-fixed-title': 'Always the same',
    'web-keys-fixed': (Select('what', {'move': 'Left, Right, Home and End go from card to card.', 'card': 'Space, or the number of its place, chooses a card; digits also make numbers.', 'confirm': 'Enter does what the main button says.', 'undo': 'Backspace or Ctrl+Z takes a choice or a discard back.', 'menu': 'Escape opens the menu.', 'help': 'F1 helps, Shift+F1 shows the rules of this table.', 'phrase': 'Alt+1 to Alt+9 say the first nine phrases.'}, 'phrase'),),
    'web-keys-off': 'Single keys are switched off.',
    'web-keys-only-table': 'Single keys work on the hand, the table and the buttons of the game only.',
    'web-keys-change-all': 'Change the keys',
    'web-key-sign': (Select('sign', {'comma': 'comma (,)', 'period': 'full stop (.)', 'slash': 'slash (/)', 'question': 'question mark (?)'}, 'question'),),
    'game-is': ('The game is ', Variable(name='variant'), ', to ', Variable(name='target'), '.',),
    'welcome': 'Type ? at any time to see what you can do, and rules to read how the game is played.',
    'pass-keyboard': ('Pass the keyboard to ', Variable(name='player'), '. ', Variable(name='player'), ', press Enter when nobody else is looking.',),
    'nothing-said': 'Nothing has happened yet.',
    'no-clock': 'No time is running.',
    'clock-runs': (Select('n', {'one': (Variable(name='n'), ' second left.',), 'other': (Variable(name='n'), ' seconds left.',)}, 'other'),),
    'verbosity': (Select('verbosity', {'brief': 'From now on little is said.', 'full': 'From now on all is said in full.', 'normal': 'From now on as much is said as usual.'}, 'normal'),),
    'resign-sure': 'Do you give the game up? Type yes, or anything else to play on.',
    'resign-yes': 'yes y',
    'next-game': ('Press Enter for game ', Variable(name='number'), ', or type quit.',),
    'saved-finished': ('Saved in ', Variable(name='file'), '.',),
    'saved-unfinished': ('Saved in ', Variable(name='file'), '. To go on: ', Variable(name='command'),),
    'not-saved': 'The game could not be saved in a file, so here it is. Copy the lines into a file to go on with it.',
    'game-number': ('Game ', Variable(name='number'), '.',),
    'record-unfinished': 'The record ends here; the game is not over.',
    'variant-line': (Variable(name='name'), ': ', Variable(name='players'), ' players, ', Select('same', {'yes': (Variable(name='most'), ' cards dealt to each',), 'no': (Variable(name='least'), ' or ', Variable(name='most'), ' cards dealt',)}, 'no'), ', ', Variable(name='keep'), ' kept, ', Variable(name='crib'), ' in the crib, to ', Variable(name='target'), '.',),
    'variant-line-teams': (Variable(name='name'), ': ', Variable(name='players'), ' players in ', Variable(name='sides'), ' teams, ', Select('same', {'yes': (Variable(name='most'), ' cards dealt to each',), 'no': (Variable(name='least'), ' or ', Variable(name='most'), ' cards dealt',)}, 'no'), ', ', Variable(name='keep'), ' kept, ', Variable(name='crib'), ' in the crib, to ', Variable(name='target'), '.',),
    'options-head': 'Each option has the value that it has here until you choose another; the others stand below it.',
    'option-usual': (Variable(name='option'), '=', Variable(name='value'), ': ', Variable(name='meaning'),),
    'option-or': ('or ', Variable(name='value'), ': ', Variable(name='meaning'),),
    'option-form': ('Possible values: ', Variable(name='values'),),
    'error-unknown-page': ('There are no rules “', Variable(name='page'), '”. Try: ', Variable(name='known'), '.',),
    'error-option-without-value': ('“', Variable(name='text'), '” sets no option. Write --option NAME=VALUE, as in --option crib_flush=four.',),
    'error-option-given-otherwise': (Variable(name='option'), ' and ', Variable(name='other'), ' set the same thing. Give one of them.',),
    'error-seats-and-players': ('--seats names ', Variable(name='seats'), ' players, but --players says ', Variable(name='players'), '.',),
    'error-variant-and-players': (Variable(name='variant'), ' is for ', Variable(name='seats'), ' players, but ', Variable(name='players'), ' were asked for.',),
    'error-variant-and-teams': (Select('sides', {0: (Variable(name='variant'), ' is played without teams, but ', Variable(name='teams'), ' teams were asked for.',), 'other': (Variable(name='variant'), ' is for ', Variable(name='sides'), ' teams, but ', Variable(name='teams'), ' were asked for.',)}, 'other'),),
    'error-no-such-teams': (Select('teams', {0: (Select('players', {'one': ('There is no game for ', Variable(name='players'), ' player.',), 'other': ('There is no game for ', Variable(name='players'), ' players.',)}, 'other'), ' Two to six can play.',), 'other': ('There is no game for ', Variable(name='players'), ' players in ', Variable(name='teams'), ' teams. Four can play in 2 teams, six in 2 or 3.',)}, 'other'),),
    'error-number-of-seats': (Variable(name='variant'), ' needs ', Variable(name='needed'), ' players, and --seats names ', Variable(name='found'), '.',),
    'error-you-and-others': '“you” can sit down only where you are the only person. Give everybody a name.',
    'error-name-twice': ('Two players are called ', Variable(name='name'), '. Give them different names.',),
    'error-file-exists': (Variable(name='file'), ' is there already. Give the name of a new file, or go on with that game by: kribo resume ', Variable(name='file'),),
    'error-cannot-write': (Variable(name='file'), ' cannot be written: its folder is not there or not open to you.',),
    'error-cannot-read': (Variable(name='file'), ' cannot be read: ', Select('reason', {'missing': 'there is no such file.', 'forbidden': 'you may not read it.', 'folder': 'it is a folder.', 'huge': 'it is too big to be a record.', 'other': 'the system refuses.'}, 'other'),),
    'error-record-not-text': ('Line ', Variable(name='line'), ' is not text in UTF-8, as a record is.',),
    'error-not-one-match': ('Game ', Variable(name='game'), ' of that file does not go on with the match that begins there, so it cannot be resumed.',),
    'error-match-is-over': ('Nothing is left to play in ', Variable(name='file'), '. To see it again: kribo replay ', Variable(name='file'),),
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
    'web-readout': (Variable(name='side'), ' ', Variable(name='score'), ', back peg ', Variable(name='rear'), ' (', Variable(name='last'), '), ', Variable(name='left'), ' to go',),
    'web-readout-still': (Variable(name='side'), ' ', Variable(name='score'), ', ', Variable(name='left'), ' to go',),
    'web-readout-line': (Variable(name='before'), ', ', Select('line', {'SS': (Select('n', {0: 'at the double skunk line', 'other': (Variable(name='n'), ' short of the double skunk line',)}, 'other'),), 'L': (Select('n', {0: 'at the lurch line', 'other': (Variable(name='n'), ' short of the lurch line',)}, 'other'),), 'S': (Select('n', {0: 'at the skunk line', 'other': (Variable(name='n'), ' short of the skunk line',)}, 'other'),)}, 'S'),),
    'web-readout-past': (Variable(name='before'), ', past the ', Select('line', {'L': 'lurch line', 'S': 'skunk line'}, 'S'),),
    'web-explain': 'Explain',
    'web-explain-title': (Variable(name='whose'), ': ', Variable(name='points'),),
    'web-explain-so-far': ('so far ', Variable(name='total'),),
    'web-explain-rule': ('Rule ', Variable(name='clause'),),
    'web-explain-nothing': 'Nothing in these cards counts.',
    'web-certificate-title': (Select('where', {'crib': ('A crib of ', Variable(name='n'),), 'hand': ('A hand of ', Variable(name='n'),)}, 'hand'),),
    'web-certificate-button': ('Certificate: ', Variable(name='player'), ', ', Variable(name='n'),),
    'web-certificate-note': (Variable(name='player'), ': ', Select('where', {'crib': 'a crib', 'hand': 'a hand'}, 'hand'), ' of ', Variable(name='n'), '! The menu has a certificate of it.',),
    'web-certificate-cards': (Variable(name='cards'), '; starter ', Variable(name='starter'), '.',),
    'web-certificate-ways': ('Of the ', Variable(name='all'), ' ways to hold four cards and a starter, ', Variable(name='ways'), ' are worth ', Variable(name='n'), '.',),
    'web-certificate-deals': ('Whoever is dealt six cards and keeps the best four has such a hand once in ', Variable(name='deals'), ' deals.',),
    'web-certificate-link': 'Link to the replay, once the game is over',
    'web-print': 'Print',
    'phrase-hello': 'Hello!',
    'phrase-good-luck': 'Good luck!',
    'phrase-well-played': 'Well played!',
    'phrase-nice-hand': 'Nice hand!',
    'phrase-thanks': 'Thank you!',
    'phrase-sorry': 'Sorry!',
    'phrase-one-moment': 'One moment, please.',
    'phrase-back': 'I am back.',
    'phrase-rematch': 'Another game?',
    'phrase-goodbye': 'Goodbye!',
    'table-clock': (Select('kind', {'relaxed': ('Each decision has ', Variable(name='seconds'), ' seconds. When they are over, the table decides.',), 'live': ('Each player has ', Variable(name='bank'), ' seconds for a game, and ', Variable(name='increment'), ' more after each decision. When they are over, the table decides.',), 'untimed': 'There is no clock.'}, 'untimed'),),
    'serve-open': ('kribo is at ', Variable(name='address'),),
    'serve-stop': 'Press Ctrl-C to end it.',
    'serve-database': ('Everything is kept in ', Variable(name='database'),),
    'error-cannot-listen': ('kribo cannot use ', Variable(name='host'), ' port ', Variable(name='port'), ': ', Select('reason', {'taken': 'another program has it. Choose another with --port.', 'other': 'this computer does not allow it. Choose others with --host and --port.'}, 'other'),),
    'error-bad-database': ('The database “', Variable(name='database'), '” is of a kind that kribo does not know. Write sqlite:///PATH, or memory: to keep nothing.',),
    'error-cannot-open-database': ('The database ', Variable(name='database'), ' cannot be opened: ', Select('reason', {'too-new': 'a newer kribo made it. Use that one.', 'unreadable': 'the file or its folder cannot be read and written, or it is no database.'}, 'unreadable'),),
    'error-not-known': 'The table does not know you yet. Choose a name first.',
    'error-wrong-password': 'There is no account with that name and that password.',
    'error-bad-account': ('The name of an account has ', Variable(name='least'), ' to ', Variable(name='most'), ' characters.',),
    'error-bad-password': ('A password has ', Variable(name='least'), ' to ', Variable(name='most'), ' characters.',),
    'error-account-taken': ('The account “', Variable(name='account'), '” belongs to somebody else. Choose another name.',),
    'error-account-already': ('You have an account already: “', Variable(name='account'), '”.',),
    'error-no-such-person': 'There is no such person.',
    'error-no-such-table': 'There is no such table. It may have been closed.',
    'error-no-such-code': 'No table has that code. A code has six letters and digits.',
    'error-no-such-game': 'There is no such game.',
    'error-no-such-page': 'There is nothing at this address.',
    'error-table-closed': 'This table is closed, because nobody was there any more. Make another one.',
    'error-no-seat-there': ('There is no such seat: this table has ', Variable(name='seats'), ' of them.',),
    'error-seat-taken': (Variable(name='name'), ' sits there already. Choose an open seat.',),
    'error-seat-refused': 'You cannot sit down at this table. Choose another one.',
    'error-seats-open': (Select('number', {'one': 'One seat is still open.', 'other': (Variable(name='number'), ' seats are still open.',)}, 'other'), ' Fill them with people or bots, then begin.',),
    'error-wrong-number-of-seats': ('This game has ', Variable(name='needed'), ' seats, and ', Variable(name='found'), ' were given.',),
    'error-nobody-sits': 'You must sit at one of the seats yourself.',
    'error-not-your-seat': 'That is not your seat.',
    'error-own-seat': 'That is your own seat. Stand up instead.',
    'error-not-sitting': 'Only those who sit at this table can do that. Take a seat first.',
    'error-not-host': 'Only the host of this table can do that.',
    'error-others-sit-here': 'Others sit at this table too. Leave it instead.',
    'error-no-spectators': 'The host of this table wants no spectators.',
    'error-bad-clock': (Select('setting', {'bank': 'The time for a game', 'increment': 'The time added after a decision', 'seconds': 'The time for a decision'}, 'seconds'), ' must be from ', Variable(name='least'), ' to ', Variable(name='most'), ' seconds, not ', Variable(name='number'), '.',),
    'error-not-between-games': (Select('status', {'open': 'The first game has not begun yet.', 'other': 'That can be done only before a game or between two games.'}, 'other'),),
    'error-not-playing': (Select('status', {'open': 'The game has not begun yet.', 'paused': 'The game is paused. Resume it first.', 'between': 'The game is over. Begin the next one.', 'other': 'No game is going on here.'}, 'other'),),
    'error-not-paused': 'The game is not paused.',
    'error-not-away': 'Nobody has been away from that seat long enough. Wait a little.',
    'error-nothing-to-cut': 'There is nothing to cut now.',
    'error-stale': 'The game has gone on meanwhile. Look again, then decide.',
    'error-not-over': 'The game is not over. Its cards are shown when it is.',
    'error-game-damaged': (Select('version', {0: 'This game was played under other rules than this kribo knows, so it cannot be shown.', 'other': ('What is kept of this game is damaged at move ', Variable(name='version'), ', so it cannot go on.',)}, 'other'),),
    'error-unknown-phrase': ('There is no phrase “', Variable(name='phrase'), '”. Phrases: ', Variable(name='known'), '.',),
    'error-chat-presets-only': 'At this table only the phrases can be said.',
    'error-chat-partners': 'Partners do not talk while a deal is on. Use the phrases until the game is over.',
    'error-bad-chat': ('What you say must have 1 to ', Variable(name='most'), ' printable characters.',),
    'error-bad-json': 'That is not JSON.',
    'error-not-json': 'Send JSON, with the header Content-Type: application/json.',
    'error-bad-body': ('The request is not as it should be: ', Variable(name='reason'), '.',),
    'error-bad-query': ('The address is not as it should be: ', Variable(name='reason'), '.',),
    'error-bad-message': ('That message cannot be read: ', Variable(name='reason'), '.',),
    'error-number-too-big': ('That number is too big. The biggest is ', Variable(name='most'), '.',),
    'error-too-big': (Select('what', {'message': 'The message', 'body': 'The request'}, 'body'), ' is too big. It may have ', Variable(name='most'), ' bytes.',),
    'error-too-many': (Select('what', {'tables': 'You sit at too many tables. Close one of them first.', 'sockets': 'Too many connections are open. Close one of them first.', 'watchers': 'Too many people watch this table. Try it later.', 'guests': 'Too many guests came from your address. Try it later, or log in.', 'passwords': 'Too many passwords were tried. Wait a minute.', 'chat': 'You are saying too much at once. Wait a moment.', 'records': 'Those are too many records at once. Take fewer, or wait a moment.', 'codes': 'Too many codes were tried. Wait a minute.', 'other': 'That is too much at once. Wait a moment.'}, 'other'),),
    'error-wrong-origin': 'Another site asked for this, so it is refused.',
    'error-method-not-allowed': 'This address does not take such a request.',
    'error-our-fault': 'Something went wrong in kribo, and nothing was changed. Try it again.',
    'simulate-title': (Variable(name='variant'), ', ', Variable(name='games'), ' ', Select('games', {'one': 'game', 'other': 'games'}, 'other'), ', seed ', Variable(name='seed'),),
    'simulate-title-stopped': (Variable(name='variant'), ', stopped after ', Variable(name='played'), ' of ', Variable(name='games'), ' games, seed ', Variable(name='seed'),),
    'simulate-column': (Select('column', {'side': 'side', 'bots': 'bots', 'wins': 'wins', 'percent': 'percent', 'interval': 'from - to', 'skunks': 'skunks', 'pegging': 'pegging', 'hand': 'hands', 'crib': 'cribs', 'heels': 'heels', 'start': 'start', 'bids': 'bids', 'deal': 'a deal', 'points': 'points', 'deviation': 'deviation', 'calls': 'calls'}, 'calls'),),
    'simulate-interval': (Variable(name='low'), ' - ', Variable(name='high'),),
    'simulate-position': (Select('position', {'pone': 'pone', 'eldest': 'eldest', 'dealer': 'dealer', 'other': ('seat ', Variable(name='position'),)}, 'other'),),
    'simulate-duplicate': ('Every deal is played ', Variable(name='games'), ' times, the players changing places.',),
    'simulate-first-dealer': ('The first dealer won ', Variable(name='percent'), ' % of the games (', Variable(name='low'), ' - ', Variable(name='high'), ').',),
    'simulate-pace': ('Points of the sides are the mean of a game. ', Variable(name='deals'), ' deals a game, ', Variable(name='speed'), ' games a second.',),
    'simulate-progress': (Variable(name='played'), ' of ', Variable(name='games'), ' games',),
    'error-unknown-player': ('There is no player “', Variable(name='player'), '”. Players: ', Variable(name='known'), '.',),
    'error-number-of-bots': (Variable(name='variant'), ' needs ', Variable(name='needed'), ' bots, one for each seat, or one name for all; ', Variable(name='found'), ' were given.',),
    'web-set-volume-game': 'Volume: the game',
    'web-set-volume-cues': 'Volume: turn, time, errors',
    'web-set-volume-chat': 'Volume: talk, coming and going',
    'web-set-stereo': 'Each player sounds from a place of their own, you from the left',
    'web-set-captions': 'Sounds are written too',
    'web-set-cues-turn': 'When it is my turn',
    'web-set-cues-low': 'When my time is short',
    'web-cue': (Select('value', {'sound': 'Sound', 'frame': 'Frame round the window', 'vibration': 'Vibration', 'title': 'Title of the window'}, 'title'),),
    'web-title-low': ('◷ Time is short – ', Variable(name='title'),),
    'web-sounds-learn': 'Learn the sounds',
    'web-sounds-help': 'Each sound has a pitch and a rhythm of its own.',
    'web-sound-hear': 'Hear',
    'web-sound-hear-one': ('Hear: ', Variable(name='sound'),),
    'web-sound-caption': ('sound: ', Variable(name='sounds'),),
    'web-sound-times': (Variable(name='sound'), ' ×', Variable(name='n'),),
    'web-sound-name': (Select('name', {'deal': 'dealing', 'cut': 'card drawn', 'crib': 'cards for the crib', 'bid': 'bid', 'starter': 'starter', 'heels': 'his heels', 'card-mine': 'your card', 'card-other': 'another player’s card', 'fifteen': 'fifteen', 'pair': 'pair', 'run': 'run', 'thirty-one': 'thirty-one', 'go': 'go', 'peg': 'peg', 'back': 'peg going back', 'count': 'step of a count', 'muggins': 'muggins', 'won': 'won', 'lost': 'lost', 'skunk': 'skunk', 'turn': 'your turn', 'low': 'time is short', 'timeout': 'time is out', 'error': 'error', 'chat': 'talk', 'join': 'somebody comes', 'leave': 'somebody goes'}, 'leave'),),
    'web-card': (Select('rank', {'ace': 'ace', 'two': 'two', 'three': 'three', 'four': 'four', 'five': 'five', 'six': 'six', 'seven': 'seven', 'eight': 'eight', 'nine': 'nine', 'ten': 'ten', 'jack': 'jack', 'queen': 'queen', 'king': 'king'}, 'king'), ' of ', Select('suit', {'spades': 'spades', 'hearts': 'hearts', 'diamonds': 'diamonds', 'clubs': 'clubs'}, 'clubs'),),
    'web-card-indices': 'A 2 3 4 5 6 7 8 9 10 J Q K',
    'web-card-in-hand': (Variable(name='card'), ', ', Variable(name='place'), ' of ', Variable(name='n'),),
    'web-card-makes': (Variable(name='card'), ', ', Variable(name='place'), ' of ', Variable(name='n'), ', makes ', Variable(name='count'),),
    'web-card-makes-and-pegs': (Variable(name='card'), ', ', Variable(name='place'), ' of ', Variable(name='n'), ', makes ', Variable(name='count'), ' and pegs ', Variable(name='points'),),
    'web-makes-and-pegs': (Variable(name='count'), ', +', Variable(name='points'),),
    'web-card-too-much': (Variable(name='card'), ', ', Variable(name='place'), ' of ', Variable(name='n'), ', would make ', Variable(name='count'),),
    'web-card-for-crib': (Variable(name='card'), ', ', Variable(name='place'), ' of ', Variable(name='n'), ', chosen for the crib',),
    'web-card-chosen': (Variable(name='card'), ', ', Variable(name='place'), ' of ', Variable(name='n'), ', chosen',),
    'web-would-be': ('would be ', Variable(name='count'),),
    'web-auto-card': 'auto',
    'web-too-much': ('That would make ', Variable(name='count'), ', and the limit is 31. You can play: ', Variable(name='cards'), '.',),
    'web-too-much-go': ('That would make ', Variable(name='count'), ', and the limit is 31. No card of yours fits: say go.',),
    'web-title': 'kribo',
    'web-description': 'Cribbage with friends or against the computer',
    'web-failure': 'kribo cannot be reached. Load the page again in a moment.',
    'web-noscript': 'This page needs JavaScript. The command “kribo play” in a terminal does not.',
    'web-title-turn': ('● Your turn – ', Variable(name='title'),),
    'web-page-title': (Variable(name='page'), ' – kribo',),
    'web-moment': (Variable(name='year'), '-', Variable(name='month'), '-', Variable(name='day'), ' ', Variable(name='hour'), ':', Variable(name='minute'),),
    'web-loading': 'One moment…',
    'web-error-connection': 'There is no connection to the server.',
    'web-error-server': 'The server could not answer that.',
    'web-text-mode': 'Text mode',
    'web-text-short': 'Text',
    'web-table-mode': 'Leave text mode',
    'web-pages': 'Pages',
    'web-lobby': 'Play',
    'web-menu': 'Menu',
    'web-close': 'Close',
    'web-no': 'No',
    'web-save': 'Save',
    'web-more': 'More',
    'web-help': 'Help',
    'web-you': 'You',
    'web-name': 'Name',
    'web-your-name': 'Your name',
    'web-name-here': 'Who sits down here?',
    'web-sit-down': 'Sit down',
    'web-guest-names': 'Robin Kim Alex Sam Noa Luca Sasha Mika Toni Jo',
    'web-two-names': (Variable(name='one'), ' and ', Variable(name='other'),),
    'web-chat-line': (Variable(name='player'), ': ', Variable(name='text'),),
    'web-play-computer': 'Play the computer',
    'web-play-computer-help': 'It sees only its own cards.',
    'web-play-now': 'Play now',
    'web-play-friend': 'Play a friend',
    'web-play-friend-help': 'Send a link, or read out six letters. No account needed.',
    'web-have-code': 'I have a code',
    'web-code-field': 'Code of the table',
    'web-code-go': 'Go there',
    'web-own-rules': 'Your own table',
    'web-own-rules-help': 'Two to six players, any target, any rule.',
    'web-make-table': 'Choose the rules',
    'web-game': 'Game',
    'web-strength': 'Strength',
    'web-resume': ('Your game with ', Variable(name='players'), ' goes on',),
    'web-resume-open': 'Your table waits for players',
    'web-side-score': (Variable(name='side'), ' ', Variable(name='score'),),
    'web-status': (Select('status', {'yours': 'It is your turn.', 'open': 'Seats are open.', 'paused': 'The game is paused.', 'between': 'The game is over; another can begin.', 'closed': 'The table is closed.', 'playing': 'The game is on.'}, 'playing'),),
    'web-more-games': (Select('n', {'one': 'One more game', 'other': (Variable(name='n'), ' more games',)}, 'other'),),
    'web-tables': 'Tables you may join',
    'web-no-tables': 'No table is open just now. Invite a friend, or make one that others find here.',
    'web-seats-taken': (Variable(name='taken'), ' of ', Variable(name='seats'),),
    'web-join': 'Join',
    'web-watch': 'Watch',
    'web-variant': (Select('name', {'six-card': 'Six-card, the standard game', 'five-card': 'Five-card, the old game', 'seven-card': 'Seven-card, to 181', 'auction': 'Auction: the crib is sold', 'three-handed': 'Three players', 'four-handed': 'Four players, each alone', 'partners': 'Four players, two teams', 'five-handed': 'Five players', 'six-handed': 'Six players, each alone', 'six-two-teams': 'Six players, two teams', 'six-three-teams': 'Six players, three teams', 'partners-five-card': 'Four in two teams, to 61', 'partners-six-dealt': 'Four in two teams, six dealt', 'other': (Variable(name='name'), ' (', Variable(name='seats'), ')',)}, 'other'),),
    'web-variant-short': (Select('name', {'six-card': 'Six-card', 'five-card': 'Five-card', 'seven-card': 'Seven-card', 'auction': 'Auction', 'three-handed': 'Three-handed', 'four-handed': 'Four-handed', 'partners': 'Partners', 'five-handed': 'Five-handed', 'six-handed': 'Six-handed', 'six-two-teams': 'Six, two teams', 'six-three-teams': 'Six, three teams', 'partners-five-card': 'Partners to 61', 'partners-six-dealt': 'Partners, six dealt', 'options': 'Options', 'counting': 'Counting', 'other': (Variable(name='name'),)}, 'other'),),
    'web-variant-target': (Select('name', {'six-card': 'Six-card', 'five-card': 'Five-card', 'seven-card': 'Seven-card', 'auction': 'Auction', 'three-handed': 'Three-handed', 'four-handed': 'Four-handed', 'partners': 'Partners', 'five-handed': 'Five-handed', 'six-handed': 'Six-handed', 'six-two-teams': 'Six, two teams', 'six-three-teams': 'Six, three teams', 'partners-five-card': 'Partners to 61', 'partners-six-dealt': 'Partners, six dealt', 'options': 'Options', 'counting': 'Counting', 'other': (Variable(name='name'),)}, 'other'), ' to ', Variable(name='target'), ', ', Select('counting', {'auto': 'the table counts', 'assisted': 'you count, mistakes are mended', 'self': 'you count', 'muggins': 'you count, muggins', 'strict': 'you count, mistakes cost'}, 'strict'),),
    'web-make-game': 'The game',
    'web-make-more': 'All other rules',
    'web-make-seats': 'The table',
    'web-make-summary': 'What will be played',
    'web-make-open': 'Open the table',
    'web-make-listed': 'Others find it in the list',
    'web-make-spectators': 'Others may watch',
    'web-make-chat': 'Talk',
    'web-make-clock': 'Clock',
    'web-make-pace': 'Computers play',
    'web-make-absence': 'When somebody is away for long',
    'web-preset': 'As it is played by',
    'web-preset-none': 'Nobody in particular',
    'web-preset-name': (Select('name', {'classic': 'Most people', 'esperanto': 'Esperanto speakers', 'russian': 'Russians: five-card', 'playroom': 'Playroom: strict counting', 'acc': 'Clubs in America: nine games', 'other': (Variable(name='name'),)}, 'other'),),
    'web-chat-kind': (Select('value', {'presets': 'Ready phrases only', 'free': 'Phrases and free text'}, 'free'),),
    'web-clock-kind': (Select('value', {'untimed': 'No clock', 'relaxed': 'For each decision', 'live': 'For the whole game'}, 'live'),),
    'web-clock-seconds': 'Seconds',
    'web-clock-bank': 'Seconds for a game',
    'web-clock-increment': 'Seconds added',
    'web-pace': (Select('value', {'human': 'At a human pace', 'instant': 'At once'}, 'instant'),),
    'web-absence': (Select('value', {'pause': 'The game waits', 'bot': 'A computer stands in'}, 'bot'),),
    'web-seat-number': ('Seat ', Variable(name='n'),),
    'web-seat-name': ('Player ', Variable(name='n'),),
    'web-seat-open': 'Open seat',
    'web-somebody-here': 'At this device',
    'web-computer': 'Computer',
    'web-computer-level': ('Computer: ', Variable(name='level'),),
    'web-option-target': 'Target',
    'web-option-first_dealer': 'First dealer',
    'web-option-next_dealer': 'Next dealer in a match',
    'web-option-heels': 'His heels',
    'web-option-three_for_last': 'Three for last',
    'web-option-single_go': 'After a go',
    'web-option-crib_flush': 'Flush in the crib',
    'web-option-bicycle_go': 'Go of three players',
    'web-option-seven_crib': 'Size of the crib',
    'web-option-auction_when': 'Time of the auction',
    'web-option-auction_open': 'First bid',
    'web-option-auction_heels': 'Heels in the auction',
    'web-option-counting': 'Counting',
    'web-option-count_seconds': 'Time to count',
    'web-option-transfer': 'Who gets missed points',
    'web-option-timeout_round': 'Half points when time is out',
    'web-option-timeout_keep': 'The other half',
    'web-option-manual_pegging': 'Counting in the play',
    'web-option-call_seconds': 'Seconds to call',
    'web-option-over_penalty': 'Counting too much',
    'web-option-short_hand': 'Short hand',
    'web-option-skunk': 'Skunk',
    'web-option-match_points': 'Match points',
    'web-option-match': 'Match',
    'web-option-stakes': 'Stake',
    'web-option-discard_final': 'Taking a discard back',
    'web-option-number': 'A number',
    'web-match-form': (Select('form', {'best-of-N': 'The best of several games', 'first-to-P': 'The first with so many match points', 'N-games': 'A number of games'}, 'N-games'),),
    'web-room': 'Who plays',
    'web-sit': ('Sit down in seat ', Variable(name='n'),),
    'web-seat-here': ('Seat ', Variable(name='n'), ' for somebody at this device',),
    'web-bot-to-seat': ('A computer in seat ', Variable(name='n'),),
    'web-stand': 'Stand up',
    'web-free': 'Free the seat',
    'web-free-seat': ('Free the seat of ', Variable(name='player'),),
    'web-invite': 'Invite',
    'web-invite-help': 'Whoever has this link or this code can sit down.',
    'web-code': ('Code ', Variable(name='code'),),
    'web-link': 'Link to this table',
    'web-copy': 'Copy',
    'web-copied': 'Copied',
    'web-qr': 'The link of this table as a QR code',
    'web-rules-here': 'Rules of this table',
    'web-rules-page': 'All rules of this game',
    'web-rules-own-page': 'Open on a page of its own',
    'web-board': 'Board',
    'web-table': 'Table',
    'web-beside': 'Beside the table',
    'web-your-place': 'Your place',
    'web-scores': 'Scores',
    'web-heading-play': 'The play',
    'web-heading-show': 'The show',
    'web-heading-bidding': 'The crib is sold',
    'web-heading-cut': (Select('what', {'deal': 'The cut', 'starter': 'The cut'}, 'starter'),),
    'web-game-to': ('Game to ', Variable(name='target'),),
    'web-game-line': ('Game to ', Variable(name='target'), ' · Deal ', Variable(name='deal'), ' · ', Variable(name='crib'),),
    'web-plate': (Variable(name='side'), ': ', Variable(name='score'),),
    'web-to-go': (Variable(name='n'), ' to go',),
    'web-lap': ('lap ', Variable(name='lap'), '/', Variable(name='laps'),),
    'web-games': (Select('n', {'one': (Variable(name='n'), ' game',), 'other': (Variable(name='n'), ' games',)}, 'other'),),
    'web-track': (Variable(name='side'), ' ', Variable(name='score'), ', back peg ', Variable(name='rear'),),
    'web-dealer': 'Dealer',
    'web-dealer-letter': 'D',
    'web-holds': (Variable(name='player'), ' holds ', Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'),),
    'web-partner': 'partner',
    'web-plays-with-you': ('With you: ', Variable(name='players'),),
    'web-away': 'away',
    'web-bot-stands-in': 'computer stands in',
    'web-time-left': 'left',
    'web-time-low': (Select('seconds', {'one': (Variable(name='seconds'), ' second left.',), 'other': (Variable(name='seconds'), ' seconds left.',)}, 'other'),),
    'web-hand': ('Your hand, ', Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'),),
    'web-hand-chosen': ('Your hand, ', Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'), ', ', Variable(name='chosen'), ' chosen',),
    'web-crib-own': 'Your crib',
    'web-crib-of': (Variable(name='player'), '’s crib',),
    'web-crib-nobody': 'The crib',
    'web-crib-holds': (Variable(name='crib'), ', ', Select('n', {'one': (Variable(name='n'), ' card',), 'other': (Variable(name='n'), ' cards',)}, 'other'),),
    'web-starter': 'starter',
    'web-run': ('Cards of this count, ', Variable(name='n'), '; count ', Variable(name='count'),),
    'web-runs-before': 'Counts before',
    'web-count-label': ('Count ', Variable(name='count'), ', ', Variable(name='left'), ' to 31',),
    'web-to-31': (Variable(name='n'), ' to 31',),
    'web-lead': (Variable(name='player'), ' leads',),
    'web-lead-own': 'You lead',
    'web-ask-discard': (Select('whose', {'own': (Select('n', {'one': 'One card to your crib', 2: 'Two cards to your crib', 'other': (Variable(name='n'), ' cards to your crib',)}, 'other'),), 'nobody': (Select('n', {'one': 'One card to the crib', 2: 'Two cards to the crib', 'other': (Variable(name='n'), ' cards to the crib',)}, 'other'),), 'other': (Select('n', {'one': ('One card to ', Variable(name='player'), '’s crib',), 2: ('Two cards to ', Variable(name='player'), '’s crib',), 'other': (Variable(name='n'), ' cards to ', Variable(name='player'), '’s crib',)}, 'other'),)}, 'other'),),
    'web-ask-cut-for-deal': (Select('first', {'high': 'The highest card deals', 'low': 'The lowest card deals'}, 'low'),),
    'web-ask-cut-starter': 'Cut the pack for the starter',
    'web-ask-claim': (Select('where', {'hand': 'Count your hand', 'crib': 'Count your crib', 'play': 'What does your card make?'}, 'play'),),
    'web-ask-call': 'Was anything missed? Call it, or let it stand.',
    'web-discard-help': 'Nothing is final until you press the button.',
    'web-bids': 'Bids',
    'web-cut-place': ('Card ', Variable(name='n'),),
    'web-last-count': 'Last count',
    'web-no-count': 'Nothing has been counted yet.',
    'web-show-order': 'Order of the show',
    'web-whose': (Select('own', {'yes': (Select('where', {'crib': 'Your crib', 'hand': 'Your hand'}, 'hand'),), 'no': (Select('where', {'crib': (Variable(name='player'), '’s crib',), 'hand': (Variable(name='player'), '’s hand',)}, 'hand'),)}, 'no'),),
    'web-chip': (Select('kind', {'fifteen': ('15-', Variable(name='total'),), 'pair': ('pair ', Variable(name='total'),), 'run': ('run ', Variable(name='total'),), 'flush': ('flush ', Variable(name='total'),), 'nobs': ('nobs ', Variable(name='total'),)}, 'nobs'),),
    'web-count-nothing': 'Nothing',
    'web-so-far': 'so far',
    'web-total': 'points',
    'web-claims': (Select('own', {'yes': ('You count ', Variable(name='n'),), 'no': (Variable(name='player'), ' counts ', Variable(name='n'),)}, 'no'),),
    'web-claim-wrong': (Select('own', {'yes': ('You counted ', Variable(name='claim'), '; it is ', Variable(name='n'), '.',), 'no': (Variable(name='player'), ' counted ', Variable(name='claim'), '; it is ', Variable(name='n'), '.',)}, 'no'),),
    'web-call-go': 'go',
    'web-call-last-card': 'one for last',
    'web-call-heels': 'two for his heels',
    'web-auto': (Select('what', {'SaidGo': 'auto: go', 'Played': 'auto: card'}, 'Played'),),
    'web-resigned': 'The game was given up.',
    'web-you-won': 'You win',
    'web-won': (Variable(name='side'), ' won',),
    'web-level': (Select('skunk', {'lurch': 'lurch', 'other': (Select('level', {2: 'double skunk', 1: 'skunk'}, 1),)}, 'other'),),
    'web-pass-device': ('Give the device to ', Variable(name='player'),),
    'web-pass-device-help': ('Nothing is shown until ', Variable(name='player'), ' is alone with it.',),
    'web-primary-next': 'Next',
    'web-primary-start': 'Start the game',
    'web-primary-sit': 'Sit down',
    'web-primary-resume': 'Resume',
    'web-primary-rematch': 'Rematch',
    'web-primary-next-game': 'Next game',
    'web-primary-i-am': ('I am ', Variable(name='player'),),
    'web-primary-it-is-me': 'It is me',
    'web-primary-cut': (Select('what', {'deal': 'Cut anywhere', 'starter': 'Cut anywhere'}, 'starter'),),
    'web-primary-cut-at': (Select('what', {'deal': ('Cut at ', Variable(name='n'),), 'starter': ('Cut at ', Variable(name='n'),)}, 'starter'),),
    'web-primary-choose-cards': (Select('n', {'one': 'Choose 1 card', 'other': ('Choose ', Variable(name='n'), ' cards',)}, 'other'),),
    'web-primary-discard': (Variable(name='n'), ' to the crib',),
    'web-primary-discard-own': (Variable(name='n'), ' to your crib',),
    'web-primary-discard-other': (Variable(name='n'), ' to ', Variable(name='player'), '’s crib',),
    'web-primary-choose-card': 'Choose a card',
    'web-primary-play': ('Play ', Variable(name='index'), ' of ', Variable(name='suit'),),
    'web-primary-go': 'Go',
    'web-primary-choose-bid': 'Choose a bid',
    'web-primary-bid': ('Bid ', Variable(name='n'),),
    'web-primary-choose-claim': 'Choose a number',
    'web-primary-claim': ('Claim ', Variable(name='n'),),
    'web-primary-muggins': ('Call ', Variable(name='n'),),
    'web-primary-let-stand': 'Let it stand',
    'web-pass': 'Pass',
    'web-all-at-once': 'All at once',
    'web-put-back': 'Put back',
    'web-take-back': 'Take back',
    'web-claim-heels': 'Two for his heels',
    'web-cut-anywhere': (Select('what', {'deal': 'Cut anywhere', 'starter': 'Cut anywhere'}, 'starter'),),
    'web-undo': 'Take back',
    'web-waiting': 'Waiting',
    'web-waiting-turn': (Variable(name='player'), '’s turn',),
    'web-waiting-count': 'Counting',
    'web-waiting-start': 'Waiting to start',
    'web-waiting-seats': (Select('n', {'one': 'One seat is open', 'other': (Variable(name='n'), ' seats are open',)}, 'other'),),
    'web-waiting-pause': 'Paused',
    'web-waiting-game': 'The game is over',
    'web-watching': 'You are watching',
    'web-closed-short': 'Closed',
    'web-pad-claim': 'Points to claim',
    'web-pad-muggins': 'Points to call',
    'web-pad-bid': 'Points to bid',
    'web-paused-by': (Variable(name='player'), ' paused the game.',),
    'web-paused-away': 'The game is paused until everybody is back.',
    'web-paused-for': ('The game waits for: ', Variable(name='players'),),
    'web-goes-on': 'The game goes on.',
    'web-closed': 'The table is closed.',
    'web-sat-down': (Variable(name='player'), ' sits down.',),
    'web-went-away': (Variable(name='player'), ' is away.',),
    'web-came-back': (Variable(name='player'), ' is back.',),
    'web-stand-in': ('A computer plays for ', Variable(name='player'), '.',),
    'web-connection-lost': 'The connection is lost. Trying again…',
    'web-connection-back': 'The connection is back.',
    'web-tab': (Select('tab', {'log': 'Log', 'talk': 'Talk', 'rules': 'Rules'}, 'rules'),),
    'web-log': 'What happened',
    'web-log-views': 'What the log shows',
    'web-phrases': 'Phrases',
    'web-say': 'Say something',
    'web-send': 'Send',
    'web-talk-watching': 'Those who watch do not talk.',
    'web-mute': 'Mute',
    'web-block': 'Block',
    'web-shunned': 'People you do not hear',
    'web-shunned-how': (Select('how', {'block': 'blocked', 'mute': 'muted'}, 'mute'),),
    'web-unshun': 'Hear again',
    'web-menu-now': 'Now',
    'web-menu-table': 'Table',
    'web-menu-stop': 'Stop',
    'web-menu-ask': 'Ask',
    'web-menu-log': 'Log',
    'web-menu-talk': 'Talk',
    'web-menu-rules': 'Rules of this table',
    'web-menu-settings': 'Settings',
    'web-menu-text': 'Text mode on or off',
    'web-menu-host': 'Settings of the table',
    'web-menu-pause': 'Pause',
    'web-menu-stand-in': ('Let a computer play for ', Variable(name='player'),),
    'web-menu-resign': 'Resign',
    'web-menu-leave': 'Leave',
    'web-resign-sure': 'Give the game up? It counts as lost.',
    'web-leave-sure': 'Leave? The game waits for you, and you can come back.',
    'web-leave-sure-bot': 'Leave? A computer plays for you until you come back.',
    'web-sheet': (Select('sheet', {'menu': 'Menu', 'log': 'Log', 'talk': 'Talk', 'rules': 'Rules of this table', 'invite': 'Invite', 'host': 'Settings of the table', 'settings': 'Settings', 'confirm': 'Are you sure?'}, 'confirm'),),
    'web-ask': (Select('query', {'count': 'Count', 'hand': 'My hand', 'starter': 'Starter', 'table': 'Cards played', 'scores': 'Scores', 'details': 'Scores in detail', 'turn': 'Whose turn', 'dealer': 'Dealer', 'legal': 'What I can play', 'again': 'Say it again', 'breakdown': 'Last count', 'clock': 'Clock', 'who': 'Who is here', 'options': 'Rules', 'help': 'Help'}, 'help'),),
    'web-text-now': 'Now',
    'web-text-command': 'Command',
    'web-text-enter': 'Enter',
    'web-text-help': 'Type ? for all commands of the game. For the table: start, next, pause, resume, sit, stand, leave. A line that begins with / is said to the others; say 3 says the third phrase.',
    'web-text-no-phrase': ('There is no such phrase. You can say 1 to ', Variable(name='n'), '.',),
    'web-text-no-seat': 'No seat is open.',
    'web-words-sit': 'sit',
    'web-words-stand': 'stand',
    'web-games-page': 'My games',
    'web-no-games': 'No game yet.',
    'web-import': 'Import a record',
    'web-imported': (Select('n', {'one': 'One game was imported.', 'other': (Variable(name='n'), ' games were imported.',)}, 'other'),),
    'web-export': 'Record',
    'web-see-replay': 'Replay',
    'web-scores-list': (Variable(name='scores'),),
    'web-replay': 'Replay',
    'web-replay-of': (Variable(name='players'),),
    'web-replay-controls': 'Steps',
    'web-replay-first': 'To the beginning',
    'web-replay-back': 'A step back',
    'web-replay-play': 'Play',
    'web-replay-pause': 'Pause',
    'web-replay-forward': 'A step on',
    'web-replay-last': 'To the end',
    'web-replay-place': 'Place in the game',
    'web-replay-step': (Variable(name='at'), ' of ', Variable(name='last'),),
    'web-replay-eyes': 'Seen by',
    'web-replay-all': 'Everybody',
    'web-replay-moves': 'Moves',
    'web-replay-begin': 'Beginning',
    'web-deal': ('Deal ', Variable(name='n'),),
    'web-rules': 'Rules',
    'web-settings': 'Settings',
    'web-set-look': 'How it looks',
    'web-set-theme': 'Colours',
    'web-theme': (Select('value', {'auto': 'As the system', 'light': 'Light', 'dark': 'Dark', 'contrast': 'High contrast'}, 'contrast'),),
    'web-set-size': 'Size of text',
    'web-size': (Variable(name='value'), ' %',),
    'web-set-font': 'Letters',
    'web-font': (Select('value', {'usual': 'As usual', 'clear': 'Hard to mistake'}, 'clear'),),
    'web-set-spacing': 'Spacing',
    'web-spacing': (Select('value', {'usual': 'As usual', 'wide': 'Wide'}, 'wide'),),
    'web-set-deck': 'Suits',
    'web-deck': (Select('value', {'two': 'Two colours', 'four': 'Four colours'}, 'four'),),
    'web-set-faces': 'Cards',
    'web-faces': (Select('value', {'auto': 'By the screen', 'classic': 'Classic', 'jumbo': 'Large'}, 'jumbo'),),
    'web-set-letters': 'Letters on the cards',
    'web-letters': (Select('value', {'local': 'Those of the language', 'international': 'International: A, J, Q, K'}, 'international'),),
    'web-set-text': 'Text mode',
    'web-set-play': 'How it plays',
    'web-set-speed': 'Speed',
    'web-speed': (Select('value', {'instant': 'At once', 'fast': 'Fast', 'normal': 'Normal', 'slow': 'Slow', 'step': 'Step by step'}, 'step'),),
    'web-set-confirm': 'A card is played by',
    'web-confirm': (Select('value', {'auto': 'The usual of this device', 'button': 'Choosing it, then the button', 'again': 'Clicking it twice', 'once': 'One click'}, 'once'),),
    'web-set-forced': 'The only card that fits is played for me',
    'web-set-say-go': 'Go is said for me when no card fits',
    'web-set-keys': 'Single keys ask and answer',
    'web-set-hear': 'What it sounds like',
    'web-sound': 'Sound',
    'web-sound-state': (Select('on', {'yes': 'Sound is on.', 'no': 'Sound is off.'}, 'no'),),
    'web-set-verbosity': 'How much is said',
    'web-verbosity': (Select('value', {'brief': 'Little', 'normal': 'As usual', 'full': 'All in full'}, 'full'),),
    'web-language': 'Language',
    'web-is-nobody': 'You have no name here yet.',
    'web-is-guest': 'You are a guest. An account keeps your games when this browser forgets you.',
    'web-is-account': ('Your account: ', Variable(name='account'),),
    'web-account-make': 'Make an account',
    'web-account-make-button': 'Make it',
    'web-account-name': 'Account',
    'web-password': 'Password',
    'web-login': 'Log in',
    'web-login-button': 'Log in',
    'web-logout': 'Log out',
}
