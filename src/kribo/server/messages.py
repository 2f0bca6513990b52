"""What comes and goes at a table, as structures; section 5 and 6 of `docs/protocol.md`."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct, field

from kribo.announce.voice import CardStyle, Verbosity
from kribo.cards import Cards
from kribo.game import actions
from kribo.game.actions import Seat
from kribo.game.events import Counted, Event, Side, Where
from kribo.game.state import Stage
from kribo.table.clock import ClockRules
from kribo.table.hosted import Absence, Chat, Kind, Pace, Status
from kribo.table.live import How
from kribo.table.table import SayGo

Ref = Annotated[str, Meta(max_length=40)]
Word = Annotated[str, Meta(max_length=40)]
Line = Annotated[str, Meta(max_length=1000)]
Version = Annotated[int, Meta(ge=0, le=1_000_000)]
SeatNumber = Annotated[int, Meta(ge=0, le=5)]

PlayerAction = (
    actions.CutForDeal | actions.Discard | actions.TakeBack | actions.Bid | actions.CutStarter | actions.Play
    | actions.Go | actions.ClaimHeels | actions.Claim | actions.Muggins | actions.Resign
)  # fmt: skip
"""What a seat may do; the other actions are the table's own."""

# Messages to a table


class Message(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that somebody wants of a table."""

    ref: Ref = ""


class Act(Message, frozen=True, kw_only=True, tag="act"):
    """Make an action in the game."""

    version: Version
    action: PlayerAction


class Cut(Message, frozen=True, kw_only=True, tag="cut"):
    """Cut wherever the table likes."""

    version: Version
    seat: SeatNumber


class Command(Message, frozen=True, kw_only=True, tag="command"):
    """A line as it is typed in the terminal."""

    version: Version
    text: Line
    seat: SeatNumber | None = None


class Look(Message, frozen=True, kw_only=True, tag="look"):
    """See the game through the eyes of a seat, or as a spectator."""

    seat: SeatNumber | None = None


class Sit(Message, frozen=True, kw_only=True, tag="sit"):
    """Take an open seat, or let somebody else at this device take it."""

    seat: SeatNumber
    name: Line = ""


class Stand(Message, frozen=True, kw_only=True, tag="stand"):
    """Give a seat up."""

    seat: SeatNumber


class AddBot(Message, frozen=True, kw_only=True, tag="bot"):
    """Let a bot take an open seat."""

    seat: SeatNumber
    level: Word


class Kick(Message, frozen=True, kw_only=True, tag="kick"):
    """Free the seat of another."""

    seat: SeatNumber


class Set(Message, frozen=True, kw_only=True, tag="set"):
    """Change what the host may change."""

    listed: bool | None = None
    spectators: bool | None = None
    chat: Chat | None = None
    pace: Pace | None = None
    absence: Absence | None = None


class Prefer(Message, frozen=True, kw_only=True, tag="prefer"):
    """Choose who says a seat's forced gos."""

    seat: SeatNumber
    say_go: SayGo


class Start(Message, frozen=True, kw_only=True, tag="start"):
    """Begin the first game."""


class Pause(Message, frozen=True, kw_only=True, tag="pause"):
    """Let the game stand still."""


class Resume(Message, frozen=True, kw_only=True, tag="resume"):
    """Let the game go on."""


class StandIn(Message, frozen=True, kw_only=True, tag="stand_in"):
    """Let a bot play for somebody who is away."""

    seat: SeatNumber
    level: Word = "basic"


class Leave(Message, frozen=True, kw_only=True, tag="leave"):
    """Go away in the middle of a game."""


class Close(Message, frozen=True, kw_only=True, tag="close"):
    """Give the table up, where no other person sits."""


class Next(Message, frozen=True, kw_only=True, tag="next"):
    """Be ready for the next game."""


class Say(Message, frozen=True, kw_only=True, tag="chat"):
    """Say something to the table: a phrase, or a text."""

    phrase: Word = ""
    text: Line = ""


CardsSaid = CardStyle | Literal["auto"]
"""How cards are said in sentences; "auto" is as the verbosity has them."""


class Listen(Message, frozen=True, kw_only=True, tag="listen"):
    """Choose how much is said, in what language, and how cards are."""

    verbosity: Verbosity | None = None
    cards: CardsSaid | None = None
    language: Word | None = None


class Ping(Message, frozen=True, kw_only=True, tag="ping"):
    """Ask whether the table is there."""


AnyMessage = (
    Act | Cut | Command | Look | Sit | Stand | AddBot | Kick | Set | Prefer | Start | Pause | Resume | StandIn
    | Leave | Close | Next | Say | Listen | Ping
)  # fmt: skip

decode = msgspec.json.Decoder(AnyMessage).decode

# Messages from a table


class ChairInfo(Struct, frozen=True, kw_only=True):
    """A seat and who has it."""

    seat: Seat
    side: Side
    kind: Kind
    name: str
    person: str
    level: str
    present: bool
    away_since: int
    stand_in: str
    ready: bool
    say_go: SayGo


class You(Struct, frozen=True, kw_only=True):
    """What the reader is at a table."""

    person: str
    seats: list[Seat]
    host: bool


class MatchInfo(Struct, frozen=True, kw_only=True):
    """How a match stands; by side."""

    form: str
    played: int
    over: bool
    games_won: tuple[int, ...]
    match_points: tuple[int, ...]
    say: list[str]


class PausedInfo(Struct, frozen=True, kw_only=True):
    """Why a game stands still."""

    why: Literal["", "asked", "away"]
    by: str
    seats: tuple[Seat, ...]


class TableInfo(Struct, frozen=True, kw_only=True):
    """A table, as a reader sees it."""

    id: str
    code: str
    link: str
    status: Status
    variant: str
    options: dict[str, str]
    rules_say: list[str]
    target: int
    sides: int
    listed: bool
    spectators: bool
    chat: Chat
    pace: Pace
    absence: Absence
    clock: ClockRules
    clock_say: str
    host: str
    you: You
    seats: list[ChairInfo]
    game: str
    games: tuple[str, ...]
    match: MatchInfo
    paused: PausedInfo
    watching: int
    created: int
    to_act: list[Seat]
    scores: tuple[int, ...]


class Legal(Struct, frozen=True, kw_only=True, omit_defaults=True, rename="pascal"):
    """What a seat may do: by kind of action the values of its one argument; cards to lay away; or true."""

    cut_for_deal: list[int] = field(default_factory=list)
    discard: int = 0
    take_back: bool = False
    bid: list[int] = field(default_factory=list)
    cut_starter: list[int] = field(default_factory=list)
    play: list[int] = field(default_factory=list)
    go: bool = False
    claim_heels: bool = False
    claim: list[int] = field(default_factory=list)
    muggins: list[int] = field(default_factory=list)
    resign: bool = False


class CountingInfo(Struct, frozen=True, kw_only=True):
    """What is being counted, or was just claimed."""

    seat: Seat
    where: Where
    cards: Cards
    claim: int | None
    most: int


class ViewInfo(Struct, frozen=True, kw_only=True):
    """A game as a seat or a spectator sees it."""

    stage: Stage
    dealer: Seat
    deals: int
    scores: tuple[int, ...]
    rear_pegs: tuple[int, ...]
    to_act: list[Seat]
    hand: Cards
    makes: list[int]
    pegs: list[int]
    legal: Legal
    asked_at: int
    counting: CountingInfo | None


class LimitInfo(Struct, frozen=True, kw_only=True):
    """A time limit of the rules that is on."""

    what: Literal["count", "call"]
    seats: tuple[Seat, ...]
    left: int


class ClockInfo(Struct, frozen=True, kw_only=True):
    """The time that is left, by seat."""

    kind: Literal["untimed", "relaxed", "live"]
    left: list[int]
    running: list[Seat]
    limit: LimitInfo | None
    stopped: bool
    low: int


class ResultInfo(Struct, frozen=True, kw_only=True):
    """How a game ended; by side."""

    winner: Side
    scores: tuple[int, ...]
    levels: tuple[int, ...]
    resigned: bool
    say: list[str]


class By(Struct, frozen=True):
    """Whose action it was, and how it came about."""

    seat: Seat
    how: How


class Reply(Struct, frozen=True, kw_only=True, tag_field="type"):
    """Something that a table says; `ref` is that of the message that it answers, and left out otherwise."""


class TableSaid(Reply, frozen=True, kw_only=True, tag="table"):
    """The table has changed."""

    table: TableInfo
    ref: Ref | msgspec.UnsetType = msgspec.UNSET


class GameSaid(Reply, frozen=True, kw_only=True, tag="game"):
    """A game as a whole."""

    game: str
    number: int
    version: int
    seat: Seat | None
    view: ViewInfo
    history: tuple[Event, ...]
    say: list[str]
    asked: list[str]
    last_count: list[str]
    counted: Counted | None
    clock: ClockInfo
    result: ResultInfo | None
    now: int
    ref: Ref | msgspec.UnsetType = msgspec.UNSET


class Moved(Reply, frozen=True, kw_only=True, tag="moved"):
    """One action was accepted."""

    game: str
    version: int
    seat: Seat | None
    events: tuple[Event, ...]
    say: list[str]
    by: By
    view: ViewInfo
    asked: list[str]
    clock: ClockInfo
    result: ResultInfo | None
    now: int
    ref: Ref | msgspec.UnsetType = msgspec.UNSET


class Answer(Reply, frozen=True, kw_only=True, tag="answer"):
    """The answer to a question."""

    query: str
    say: list[str]
    confirm: PlayerAction | None = None
    ref: Ref | msgspec.UnsetType = msgspec.UNSET


class ChatSaid(Reply, frozen=True, kw_only=True, tag="chat"):
    """Somebody said something."""

    person: str
    name: str
    seat: Seat | None
    phrase: str
    text: str
    at: int
    ref: Ref | msgspec.UnsetType = msgspec.UNSET


class Chats(Reply, frozen=True, kw_only=True, tag="chats"):
    """What was said last."""

    chats: list[ChatSaid]


class Pong(Reply, frozen=True, kw_only=True, tag="pong"):
    """The table is there."""

    now: int
    ref: Ref | msgspec.UnsetType = msgspec.UNSET


class ErrorSaid(Reply, frozen=True, kw_only=True, tag="error"):
    """Something could not be done, and nothing has happened."""

    code: str
    facts: dict[str, Any]
    message: str
    game: GameSaid | msgspec.UnsetType | None = msgspec.UNSET
    ref: Ref | msgspec.UnsetType = msgspec.UNSET


AnyReply = TableSaid | GameSaid | Moved | Answer | ChatSaid | Pong
"""What answers a message that is not refused."""

encode = msgspec.json.Encoder().encode


def with_ref(encoded: bytes, ref: str) -> bytes:
    """An encoded reply as the answer to the message with that ref."""
    return encoded[:-1] + b',"ref":' + encode(ref) + b"}" if ref else encoded
