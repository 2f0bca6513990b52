# What is said at the table: what happened, and what the table answers when it is asked.
#
# $player is a name as it was typed: never inflected. $players and $side are lists of names and of “You”,
# in the nominative. NAME-self is said to the player that it is about, NAME-other to all others; -team-self
# and -team-other speak of a side of several. NAME-brief and NAME-full are said to those who want it so.
# $card and $cards are letters (5H JD), or for those who want all in full words made by card-nom; $card_acc
# is the same as the object of a verb.

## Cards and players

card-letters = { $rank ->
    [ace] A
    [two] 2
    [three] 3
    [four] 4
    [five] 5
    [six] 6
    [seven] 7
    [eight] 8
    [nine] 9
    [ten] T
    [jack] J
    [queen] Q
   *[king] K
}{ $suit ->
    [spades] S
    [hearts] H
    [diamonds] D
   *[clubs] C
}
card-nom = { $rank ->
    [ace] ace
    [two] two
    [three] three
    [four] four
    [five] five
    [six] six
    [seven] seven
    [eight] eight
    [nine] nine
    [ten] ten
    [jack] jack
    [queen] queen
   *[king] king
} of { $suit ->
    [spades] spades
    [hearts] hearts
    [diamonds] diamonds
   *[clubs] clubs
}
card-acc = { card-nom }
you = You
# The items of a list so far, and one more.
list-more = { $before }, { $item }
# The players of a side, where other sides stand beside it.
team-more = { $before } and { $item }

## Counted things; $n decides the form

points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
points-acc = { points }
cards = { $n ->
    [one] { $n } card
   *[other] { $n } cards
}
cards-acc = { cards }
holes-to-go = { $n ->
    [one] { $n } hole to go
   *[other] { $n } holes to go
}

## Who deals, and the deal

cut-for-deal-self = You cut { $card_acc }.
cut-for-deal-other = { $player } cuts { $card_acc }.
cut-for-deal-self-full = You cut the { $card_acc }.
cut-for-deal-other-full = { $player } cuts the { $card_acc }.
cut-tied = A tie. To cut again: { $players }.
lots-self = Lots are drawn: you deal first.
lots-other = Lots are drawn: { $player } deals first.
deal-self = Deal { $number }: you deal.
deal-other = Deal { $number }: { $player } deals.
crib-owner-self = The crib is yours.
crib-owner-other = The crib goes to { $player }.
dealt-unseen = The cards are dealt.
dealt-self = { your-hand }
dealt-other = { $player }’s cards: { $cards }.
discarded-unseen = { $player } lays { cards-acc } away.
discarded-self = You lay away { $cards }.
discarded-other = { $player } lays away { $cards }.
took-back-self = You take your discard back.
took-back-other = { $player } takes the discard back.
bid-self = You bid { $n }.
bid-other = { $player } bids { $n }.
pass-self = You pass.
pass-other = { $player } passes.
crib-bought-self = The crib is yours for { points-acc }.
crib-bought-other = The crib goes to { $player } for { points-acc }.
starter-cut-self = You cut the starter: { $card }.
starter-cut-other = { $player } cuts the starter: { $card }.
starter-cut-self-brief = Starter: { $card }.
starter-cut-other-brief = Starter: { $card }.
heels-lost-self = You laid a card and did not claim the jack: the 2 points for his heels are lost.
heels-lost-other = { $player } did not claim the jack: the 2 points for his heels are lost.

## The play

played-self = You play { $card_acc }. Count { $count }.
played-other = { $player } plays { $card_acc }. Count { $count }.
played-self-brief = You: { $card }, { $count }.
played-other-brief = { $player }: { $card }, { $count }.
played-self-full = You play the { $card_acc }. The count is { $count }.
played-other-full = { $player } plays the { $card_acc }. The count is { $count }.
go-self = You say go.
go-other = { $player } says go.
go-self-full = The count is { $count }. You say go.
go-other-full = The count is { $count }. { $player } says go.
count-restart-self = The count goes back to zero. You lead.
count-restart-other = The count goes back to zero. { $player } leads.
count-restart-self-brief = Count 0. You lead.
count-restart-other-brief = Count 0. { $player } leads.

## Counting

claimed-self = { $where ->
    [hand] You count { $n } in your hand.
    [crib] You count { $n } in your crib.
   *[play] You count { $n } for that card.
}
claimed-other = { $where ->
    [hand] { $player } counts { $n } in the hand.
    [crib] { $player } counts { $n } in the crib.
   *[play] { $player } counts { $n } for that card.
}
claimed-nineteen-self = You say nineteen, which is to say zero.
claimed-nineteen-other = { $player } says nineteen, which is to say zero.
show-hand-self = Your hand: { $cards }. Starter: { $starter }.
show-hand-other = { $player }’s hand: { $cards }. Starter: { $starter }.
show-crib-self = Your crib: { $cards }. Starter: { $starter }.
show-crib-other = { $player }’s crib: { $cards }. Starter: { $starter }.
pile = Cards of this count: { $cards }.
count-in-play = The last card makes { points }: { $why }.
count-is = The count: { $n }.
claim-wrong-self = You counted { $claim }. The right count is { $n }.
claim-wrong-other = { $player } counted { $claim }. The right count is { $n }.
timed-out-self = Your time is up.
timed-out-other = { $player }’s time is up.
call-none-self = You let the count stand.
call-none-other = { $player } lets the count stand.
call-right-self = You call muggins for { $n }, and rightly.
call-right-other = { $player } calls muggins for { $n }, and rightly.
call-wrong-self = You call muggins for { $n }, but so much was not missed.
call-wrong-other = { $player } calls muggins for { $n }, but so much was not missed.

## Points: $n is what it was worth, $score the score after it, never above the target

pegged-three-for-last-self = Three for last: { points } for you, because you do not deal. Score { $score }.
pegged-three-for-last-other = Three for last: { points } for { $player }, who does not deal. Score { $score }.
pegged-bid-self = You pay { points-acc } for the crib. Score { $score }.
pegged-bid-other = { $player } pays { points-acc } for the crib. Score { $score }.
pegged-heels-self = Two for his heels: { points } for you. Score { $score }.
pegged-heels-other = Two for his heels: { points } for { $player }. Score { $score }.
# $why is what players call: “fifteen for two, pair for two”.
pegged-play-self = You peg { $n }: { $why }. Score { $score }.
pegged-play-other = { $player } pegs { $n }: { $why }. Score { $score }.
pegged-claim-self = You peg { $n }. Score { $score }.
pegged-claim-other = { $player } pegs { $n }. Score { $score }.
pegged-go-self = You peg { $n } for the go. Score { $score }.
pegged-go-other = { $player } pegs { $n } for the go. Score { $score }.
pegged-last-card-self = You peg { $n }: one for last. Score { $score }.
pegged-last-card-other = { $player } pegs { $n }: one for last. Score { $score }.
pegged-hand-self = { points } for your hand. Score { $score }.
pegged-hand-other = { points } for { $player }. Score { $score }.
pegged-crib-self = { points } for your crib. Score { $score }.
pegged-crib-other = { points } for { $player } from the crib. Score { $score }.
pegged-missed-self = { $n ->
    [one] You get { $n } point that was missed.
   *[other] You get { $n } points that were missed.
} Score { $score }.
pegged-missed-other = { $n ->
    [one] { $player } gets { $n } point that was missed.
   *[other] { $player } gets { $n } points that were missed.
} Score { $score }.
pegged-invented-self = { $n ->
    [one] You get { $n } point that was counted too much.
   *[other] You get { $n } points that were counted too much.
} Score { $score }.
pegged-invented-other = { $n ->
    [one] { $player } gets { $n } point that was counted too much.
   *[other] { $player } gets { $n } points that were counted too much.
} Score { $score }.
pegged-muggins-self = Muggins: { points } for you. Score { $score }.
pegged-muggins-other = Muggins: { points } for { $player }. Score { $score }.
pegged-timeout-self = You get { points-acc } because the time ran out. Score { $score }.
pegged-timeout-other = { $player } gets { points-acc } because the time ran out. Score { $score }.

## The end of a game

resigned-self = You give the game up.
resigned-other = { $player } gives the game up.
won-self = You win the game.
won-other = { $player } wins the game.
won-team-self = Your side wins the game.
won-team-other = The game is won by: { $players }.
final-scores = Final scores: { $scores }.
# An item of a list.
side-score = { $side }: { $score }
skunk = Skunk: { $players }.
double-skunk = Double skunk: { $players }.
lurch = Left in the lurch: { $players }.

## What is asked

your-hand = Your hand: { $cards }.
no-hand = You hold no cards.
waiting = To act: { $players }.
waiting-for-chance = The cards are about to be dealt.
game-over = The game is over.
ask-cut-for-deal = { $first_dealer ->
    [high] Cut for the deal, the highest card deals: a number from 1 to { $most }, or cut for anywhere.
   *[low] Cut for the deal, the lowest card deals: a number from 1 to { $most }, or cut for anywhere.
}
ask-discard-own = Choose { cards-acc } for your crib.
ask-discard-team = Choose { cards-acc } for your side’s crib, which { $player } counts.
ask-discard-other = Choose { cards-acc } for { $player }’s crib.
ask-discard-unsold = Choose { cards-acc } for the crib, which is not sold yet.
ask-bid-first = Bid for the crib: from { $least } to { $most }.
ask-bid = Bid for the crib from { $least } to { $most }, or pass.
ask-bid-one = Take the crib for { $least }, or pass.
ask-pass = Nobody can bid more. Say pass.
ask-cut-starter = Cut the pack: a number from { $least } to { $most }, or cut for anywhere.
ask-lead = You lead. Play a card.
ask-play = Your turn. Count { $count }. Play a card.
ask-play-of = Your turn. Count { $count }. You can play: { $cards }.
ask-play-or-go = Your turn. Count { $count }. Play a card, or say go.
ask-go = Your turn. Count { $count }. You have no card that fits: say go.
ask-claim-card = How many points does your card make?
ask-claim = How many points?
ask-call = Call the points that were missed, or say no.
ask-call-either = Call the points that were missed or invented, or say no.

## Answers

phase = { $stage ->
    [DrawingLots] Lots are drawn for the first deal.
    [ShufflingToCut] The pack is shuffled for the cut.
    [CuttingForDeal] The cut for the first deal.
    [Dealing] The cards are dealt.
    [Discarding] The discard.
    [Bidding] The bidding for the crib.
    [Cutting] The cut of the starter.
    [Playing] The play.
    [Announcing] The play: a card is being counted.
    [Counting] The show.
    [Calling] A count may be called.
   *[Over] The game is over.
}
count-now = Count { $count }. Cards of this count: { $cards }.
count-zero = Count 0. No card is laid yet in this count.
no-count = There is no count now: the play is not on.
starter-is = Starter: { $card }.
no-starter = The starter is not cut yet.
laid-self = You played: { $cards }.
laid-other = { $player } played: { $cards }.
laid-nothing-self = You have played no card.
laid-nothing-other = { $player } has played no card.
holds-other = { $player } holds { cards-acc }.
your-discard = You laid away: { $cards }.
nothing-laid = No card is on the table.
side-line = { $side }: { $score }. Street { $street } of { $streets }, { holes-to-go }.
side-line-brief = { $side }: { $score }.
lead = { $side }: in front by { points }.
level = The scores are level.
score-detail = { $side }: front peg { $score }, rear peg { $rear }, { holes-to-go }.
skunk-near = { $side }: { points } to safety from a skunk.
skunk-safe = { $side }: safe from a skunk.
target-is = The game is to { $target }.
no-deal-yet = There is no dealer yet.
dealer-self = You deal.
dealer-other = { $player } deals.
crib-unsold = The crib is not sold yet.
makes = { $card }: count { $count }.
makes-points = { $card }: count { $count }, { $why }.
makes-too-much = { $card }: would make { $count }, more than 31.
no-card-fits = You have no card that fits: say go.
may-say-go = You may also say go.
nothing-counted = Nothing has been counted yet.
# A line of a list of what scored.
counted-item = { item-kind }: { $cards }, { points }.
counted-total = Total: { $n }.
seat-person = Seat { $seat }: { $player }.
seat-bot = Seat { $seat }: { $player }, a bot { $bot ->
    [random] that plays { $bot }
    [greedy] that plays { $bot }
    [basic] that plays { $bot }
    [top] of the top level
   *[other] of level { $bot }
}.
# What bots are called: a level of the strong player; the second and later ones of a kind have a number.
bot-name = { $bot ->
    [random] Random
    [greedy] Greedy
    [basic] Basic
    [top] Champion
   *[other] Level { $bot }
}
bot-again = { $bot ->
    [random] { $name } { $number }
    [greedy] { $name } { $number }
    [basic] { $name } { $number }
   *[other] { $name } ({ $number })
}
team = Side { $side }: { $players }.

## Results

# $items is a list of what slip-source says.
slip-line = { $side }: { $items }. Total { $total }.
slip-source = { $source ->
    [pegging] pegging { $n }
    [hand] hands { $n }
    [crib] cribs { $n }
    [heels] his heels { $n }
    [start] three for last { $n }
    [bids] bids { $n }
   *[calls] mistakes of others { $n }
}
slip-nothing = nothing
slip-left-self = You left { points-acc } uncounted.
slip-left-other = { $player } left { points-acc } uncounted.
games-won = Games won: { $scores }.
match-points = Match points: { $scores }.
game-points = Game points: { $scores }.
spread-points = Spread points: { $scores }.
stakes-stand = Stakes: { $scores }.
match-won-self = You win the match.
match-won-other = { $player } wins the match.
match-won-team-self = Your side wins the match.
match-won-team-other = The match is won by: { $players }.
match-drawn = The match is drawn between: { $players }.
plus = +{ $n }
minus = −{ $n }

## Options of a game; $value is what was chosen, $n the same as a number

option-target = The game is to { $value }.
option-first_dealer = { $value ->
    [low] The lowest card cut deals first.
    [high] The highest card cut deals first.
   *[random] Lots decide who deals first.
}
option-next_dealer = { $value ->
    [loser] In a match the loser deals first in the next game.
    [winner] In a match the winner deals first in the next game.
    [alternate] In a match the first deal goes round from game to game.
   *[cut] In a match the first dealer is found anew for each game.
}
option-heels = { $value ->
    [automatic] Two for his heels are scored at once.
   *[claimed] Two for his heels must be claimed before the dealer plays a card.
}
option-three_for_last = { $value ->
    [once] Three for last is scored once, before the first deal.
    [each_deal] Three for last is scored in each deal.
   *[never] There is no three for last.
}
option-single_go = { $value ->
    [must] After a go the other plays on while a card fits.
   *[may] After a go the other may stop, though a card fits.
}
option-crib_flush = { $value ->
    [five] A flush in the crib needs the starter too.
   *[four] A flush in the crib counts without the starter.
}
option-bicycle_go = { $value ->
    [off] After a go all others play on while a card fits.
   *[on] When one says go and the next cannot play either, the third does not play on.
}
option-seven_crib = { $n ->
    [5] The crib has five cards, one of them from the pack.
   *[4] The crib has four cards.
}
option-auction_when = { $value ->
    [after_discards] The crib is sold after the discard.
   *[before_discards] The crib is sold before the discard.
}
option-auction_open = { $value ->
    [must] The first bid must be made.
   *[may_pass] Even the first to bid may pass.
}
option-auction_heels = { $value ->
    [dealer] The dealer scores for a jack as starter.
   *[owner] Who owns the crib scores for a jack as starter.
}
option-counting = { $value ->
    [auto] The table counts the hands.
    [assisted] The players count, and the table corrects mistakes without a penalty.
    [self] The players count, and points that they miss are lost.
    [muggins] The players count, and opponents may call the points that they miss.
   *[strict] The players count, and opponents get what they miss or invent.
}
option-count_seconds = { $value ->
    [off] There is no time limit for a count.
   *[other] A count has { $n } seconds.
}
option-transfer = { $value ->
    [all] Points of a mistake go to every opposing side in full.
    [next] Points of a mistake go to the next opposing side.
    [split] Points of a mistake are split among the opposing sides.
   *[caller] Points of a mistake go to the first opponent who calls them.
}
option-timeout_round = { $value ->
    [half_up] When the time runs out, half of an odd count is rounded up for the opponents.
    [down] When the time runs out, half of an odd count is rounded down for the opponents.
   *[even] When the time runs out, half of an odd count is rounded to an even number for the opponents.
}
option-timeout_keep = { $value ->
    [rest] When the time runs out, the player keeps the other half.
   *[nothing] When the time runs out, the player keeps nothing.
}
option-manual_pegging = { $value ->
    [off] The table counts the cards of the play.
   *[on] The players also count each card of the play.
}
option-call_seconds = { $n ->
    [one] A call must come within { $n } second.
   *[other] A call must come within { $n } seconds.
}
option-over_penalty = { $value ->
    [off] With muggins, points counted too much are only refused.
   *[on] With muggins, points counted too much go to the opponents.
}
option-short_hand = { $value ->
    [right] The player at the dealer’s right also gets a card less and lays none away.
   *[opposite] The player opposite the dealer also gets a card less and lays none away.
}
option-skunk = { $value ->
    [margins] A loss by 31 or more is a skunk, by 61 or more a double skunk.
    [lines] A loser short of hole 91 is skunked, short of hole 61 doubly.
    [lurch] A loser short of half the target loses double.
   *[off] There are no skunks.
}
option-match_points = A win, a skunk and a double skunk bring match points: { $value }.
# $value is the form of the match, $n the number in it.
option-match = { $value ->
    [best-of] The match goes to the most of { $n } games.
    [first-to] The match goes to the first with { $n } match points.
    [games] The match is { $n } games.
   *[single] A single game is played.
}
option-stakes = { $n ->
    [0] Nothing is at stake.
   *[other] The stake is { $value }.
}
option-discard_final = { $value ->
    [when_all_in] A discard may be taken back until all have discarded.
   *[at_once] A discard may not be taken back.
}
option-say_go = { $value ->
    [for_me] The table says go for you when no card of yours fits.
   *[myself] You say go yourself.
}

## Refusals that name a player; the others are in errors.ftl

error-not-your-turn-at-table = It is not your turn. To act: { $player }.
