"""The shapes of requests and answers: the source of the OpenAPI document and of the client's types."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, TypeAlias
from zoneinfo import available_timezones

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    StrictBool,
    StrictInt,
    StringConstraints,
    WithJsonSchema,
)

from skerry.bots import LEVELS
from skerry.bots.finding import NAME as BOT_NAME
from skerry.core.draws import WORD
from skerry.core.record import MAX_LENGTH
from skerry.registry import packages
from skerry.server.clock import MOST_VACATION
from skerry.server.names import checked_name
from skerry.server.problems import Code

JsonObject: TypeAlias = dict[str, Any]
if TYPE_CHECKING:
    View: TypeAlias = JsonObject
else:
    View = reduce(or_, (package.view_type for package in packages().values()))
MAX_SEATS = 4
TABLE_ID = r"^[A-Za-z0-9_-]{22}$"


def _known_zone(zone: str) -> str:
    if zone not in available_timezones():
        raise ValueError("no such time zone")
    return zone


def _known_level(level: str) -> str:
    if level not in LEVELS:
        raise ValueError(f"a bot's level is one of {', '.join(LEVELS)}")
    return level


Name: TypeAlias = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]*$"),
    AfterValidator(checked_name),
]
Notation: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=200)]
Key: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Secret: TypeAlias = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{1,64}$")]
Word: TypeAlias = Annotated[str, StringConstraints(pattern=f"^{WORD.pattern}$")]
TableId: TypeAlias = Annotated[str, StringConstraints(pattern=TABLE_ID)]
Level: TypeAlias = Annotated[
    str, AfterValidator(_known_level), WithJsonSchema({"enum": list(LEVELS), "type": "string"})
]
BotName: TypeAlias = Annotated[str, StringConstraints(pattern=f"^{BOT_NAME.pattern}$")]
Chat: TypeAlias = Literal["seated", "everybody"]
Experience: TypeAlias = Literal["beginner", "regular", "expert"]
SeatNumber: TypeAlias = Annotated[StrictInt, Field(ge=0, lt=MAX_SEATS)]
Count: TypeAlias = Annotated[StrictInt, Field(ge=0, le=1_000_000)]


class Body(BaseModel):
    """A request's body: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")


class Message(BaseModel):
    """What a live connection sends; unknown fields are passed over."""


class Answer(BaseModel):
    """A part of an answer: every field is there unless it may be absent."""

    model_config = ConfigDict(extra="forbid", defer_build=True)


# -- what is said about games ----------------------------------------------------------------------


class OptionOut(Answer):
    name: str
    default: bool | int | str
    low: int
    high: int
    choices: list[str]
    label: str = Field(description="Its name, in the language asked for.")
    choice_labels: list[str] = Field(description="The names of the choices, in the language asked for.")


class GameOut(Answer):
    id: str
    family: str = Field(description="The package that brings it, and the part of the catalogues it speaks by.")
    title: str
    min_seats: int
    max_seats: int
    options: list[OptionOut]
    rules_version: int
    cooperative: bool
    target: int | None = Field(description="The score to aim for, where the rules name one.")


class GamesOut(Answer):
    games: list[GameOut]
    bots: list[Level]
    guests: list[BotName] = Field(description="Other bots that the host lets sit down.")
    languages: list[str]
    lobby: bool = Field(description="Whether there is a lobby here.")
    absent_seconds: float = Field(
        description="After so long the others may vote for a bot in the place of who does not come."
    )
    version: str


class RuleOut(Answer):
    id: str
    title: str
    text: str
    instead_of: list[str] = Field(description="The rules in whose place it stands in this mode.")
    changes: list[str] = Field(description="What the mode says about it and other rules, in words: which one holds.")
    source: str | None = Field(description="Where it comes from, in words.")


class RuleSectionOut(Answer):
    id: str
    title: str
    rules: list[RuleOut]


class RulesOut(Answer):
    sections: list[RuleSectionOut]


class MarkOut(Answer):
    kind: str
    at: str


class RefusalOut(Answer):
    rule: str = Field(description="The id of the rule that forbids the action.")
    key: str
    args: dict[str, str | int]
    where: list[MarkOut]
    message: str = Field(description="The reason in words, in the language asked for.")


class ScoreLineOut(Answer):
    seat: int
    category: str
    points: int
    rule: str
    args: dict[str, str | int]
    where: list[MarkOut]


class ScoreSheetOut(Answer):
    lines: list[ScoreLineOut]
    totals: list[int]
    target: int | None


class OutcomeOut(Answer):
    winners: list[int]
    reason: str = Field(description="How it ended: the ending of a message key, or `resigned`, or `time`.")
    ranking: list[list[int]]


class LegalAction(Answer):
    notation: str
    data: JsonObject = Field(description="The action taken apart: `kind` and what the kind needs.")
    cost: int = Field(description="The crew or action points that it takes.")


# -- the log ---------------------------------------------------------------------------------------


class EntryBase(Answer):
    seq: int = Field(description="The entry's place in the table's log, from 0 without gaps.")
    at: int = Field(description="When, in milliseconds since 1970.")


class Created(EntryBase):
    kind: Literal["created"]
    commitment: str | None = Field(description="What the table's luck follows from, hashed; null if it was imported.")


class Sat(EntryBase):
    """Somebody took a seat, or holds it from another device too."""

    kind: Literal["sat"]
    seat: int
    name: str | None


class Seated(EntryBase):
    """The owner gave a seat to a bot, took it, or opened it."""

    kind: Literal["seated"]
    seat: int
    to: Literal["open", "bot", "person"]
    name: str | None
    level: BotName | None


class Kept(EntryBase):
    """Whoever holds the seat holds it alone from now on; other devices have lost it."""

    kind: Literal["kept"]
    seat: int


class Left(EntryBase):
    kind: Literal["left"]
    seat: int


class Stirred(EntryBase):
    """A seat added a word of its own to what luck follows from."""

    kind: Literal["stirred"]
    seat: int
    word: str


class Started(EntryBase):
    kind: Literal["started"]
    position: int
    commitment: str | None = Field(description="As it was when the table was made.")
    line: str = Field(description="What chance laid out at setup, as the record writes it for the reader.")


class Acted(EntryBase):
    kind: Literal["acted"]
    position: int
    number: int = Field(description="The action's number; an undo makes later ones void.")
    seat: int
    notation: str = Field(description="The action in notation; `?` if the reader may not know it.")
    data: JsonObject | None = Field(description="The action taken apart; null if the reader may not know it.")
    line: str = Field(description="The record's line as the reader may see it.")
    events: list[JsonObject] = Field(description="The consequences that the reader may see, each with `kind`.")
    scores: list[int] = Field(description="Everybody's total after it.")
    reveals: bool = Field(description="Whether it showed something new, so that it cannot be taken back.")


class Undone(EntryBase):
    kind: Literal["undone"]
    position: int
    seat: int
    to: int = Field(description="The number of actions that stand.")


class Resigned(EntryBase):
    kind: Literal["resigned"]
    position: int
    seat: int


class Flagged(EntryBase):
    """A seat has no time left: a bot plays on, or the game is over."""

    kind: Literal["flagged"]
    position: int
    seat: int
    ends: bool


class Paused(EntryBase):
    """The server was away; that time counts for nobody."""

    kind: Literal["paused"]
    milliseconds: int


class Vacation(EntryBase):
    kind: Literal["vacation"]
    seat: int
    days: int


class Voted(EntryBase):
    """Somebody wants a bot in the place of who does not come."""

    kind: Literal["voted"]
    position: int
    seat: int
    by: int
    replaced: bool = Field(description="Whether all others have voted, so that a bot plays on.")


class Said(EntryBase):
    kind: Literal["said"]
    seat: int | None = Field(description="Who speaks; null for a spectator.")
    name: str | None
    text: str = Field(description="Empty if it was deleted.")


class Unsaid(EntryBase):
    """A message was deleted."""

    kind: Literal["unsaid"]
    message: int = Field(description="The `seq` of the entry that said it.")


class Muted(EntryBase):
    """Whoever said that message may not speak here any more, or may again."""

    kind: Literal["muted"]
    message: int
    muted: bool


class ChatSet(EntryBase):
    """Who made the table decided who may speak."""

    kind: Literal["chat_set"]
    chat: Chat


class ListedAs(EntryBase):
    """The table is found in the lobby from now on, or no longer."""

    kind: Literal["listed"]
    listing: JsonObject | None


class HookSet(EntryBase):
    """Who made the table has its news sent somewhere, or no longer."""

    kind: Literal["hook_set"]
    on: bool


class Rematched(EntryBase):
    kind: Literal["rematched"]
    table: str = Field(description="The table of the next game.")


class Erased(EntryBase):
    """Somebody who was here has deleted all that was known of them; ask for the table again to see it without."""

    kind: Literal["erased"]
    seats: list[int]


Entry: TypeAlias = Annotated[
    Created
    | Sat
    | Seated
    | Kept
    | Left
    | Stirred
    | Started
    | Acted
    | Undone
    | Resigned
    | Flagged
    | Paused
    | Vacation
    | Voted
    | Said
    | Unsaid
    | Muted
    | ChatSet
    | HookSet
    | ListedAs
    | Rematched
    | Erased,
    Field(discriminator="kind"),
]


# -- tables ----------------------------------------------------------------------------------------


class SeatOut(Answer):
    seat: int
    kind: Literal["open", "person", "bot"]
    name: str | None
    level: BotName | None
    resigned: bool


class ClockOut(Answer):
    """The clock. Times are in milliseconds; what has passed since `since` is not yet taken off `left`."""

    kind: Literal["live", "days"]
    flag: Literal["bot", "end"] = Field(description="What happens to a seat without time.")
    increment: int = Field(description="What a seat gains with each turn.")
    days: int = Field(description="Days for a turn.")
    left: list[int] | None = Field(description="What each seat has left of its minutes.")
    away: list[int] = Field(description="Until when each seat is on vacation; 0 if it is not.")
    seat: int | None = Field(description="Whose time runs; null if nobody's.")
    since: int
    deadline: int | None = Field(description="When that seat has no more time.")


class DrawsOut(Answer):
    """What luck follows from, as far as it is shown before the end (docs/draws.md)."""

    commitment: str = Field(description="The hash of the server's secret, made before anybody added anything.")
    scope: str | None = Field(description="What tables with the same luck share.")
    words: list[str | None] = Field(description="What each seat has added.")


class ListingOut(Answer):
    """How a table is told in the lobby."""

    level: Experience | None
    lang: str | None


class State(Answer):
    """A table as one reader sees it. Live messages change it by `changes` (see docs/server.md)."""

    seq: int = Field(description="The latest log entry that it contains.")
    position: int = Field(description="Counts every change of the game, undo included: send it back with an action.")
    status: Literal["open", "running", "over"]
    seats: list[SeatOut]
    seat: int | None = Field(description="Through whose eyes; null for a spectator.")
    number: int = Field(description="How many actions stand.")
    to_act: int | None
    view: View | None = Field(description="The game's view (docs/notation.md); null before the start.")
    legal: list[LegalAction] = Field(description="What `seat` may do; empty if it is not to act.")
    undo_limit: int = Field(description="The earliest number that `seat` may go back to; `number` if none.")
    score_sheet: ScoreSheetOut | None
    outcome: OutcomeOut | None
    clock: ClockOut | None = Field(description="Null if the table has none.")
    draws: DrawsOut | None = Field(description="Null if nothing was promised: imported, or older than promises.")


class TableOut(Answer):
    id: str
    game: str
    title: str
    options: dict[str, bool | int | str]
    rules: int = Field(description="The version of the rules that this table is played with.")
    created: int
    you: list[int] = Field(description="The seats that you hold.")
    owner: bool = Field(description="Whether you made this table: you may start and delete it.")
    online: list[int] = Field(description="The seats with a live connection.")
    thinking: list[int] = Field(description="The seats whose bot is at work.")
    rematch: str | None
    chat: Chat = Field(description="Who may speak.")
    listing: ListingOut | None = Field(description="How it is told in the lobby; null: it is not.")
    now: int = Field(description="The server's clock, in milliseconds since 1970.")
    state: State


class TableCreated(TableOut):
    join: str | None = Field(description="The secret that lets others take an open seat: `/t/{id}#{join}`.")


class TableLog(Answer):
    entries: list[Entry]
    seq: int
    more: bool = Field(description="Whether there are entries after these: ask again with `since`.")


class TableSummary(Answer):
    id: str
    game: str
    title: str
    status: Literal["open", "running", "over"]
    seats: list[SeatOut]
    you: list[int]
    owner: bool
    to_act: int | None
    number: int
    created: int
    updated: int
    scores: list[int] | None = Field(description="Everybody's points when it is over; null before, or if older.")
    winners: list[int] | None
    reason: str | None = Field(description="How it ended.")
    ended: int | None = Field(description="When, in milliseconds since 1970.")


class LobbyTable(ListingOut):
    id: str
    game: str
    title: str
    seats: list[SeatOut]
    created: int


class LobbyOut(Answer):
    tables: list[LobbyTable]


class BlockedOut(Answer):
    id: str
    name: str | None


class BlocksOut(Answer):
    blocked: list[BlockedOut]


class TablesOut(Answer):
    tables: list[TableSummary]


class WarningOut(Answer):
    """What the ice would do to the own ship or sled after the action."""

    kind: Literal["locked", "lost"]
    rounds: list[int]
    message: str


class PreviewOut(Answer):
    refusal: RefusalOut | None
    notation: str = Field(description="The canonical spelling.")
    data: JsonObject = Field(description="The action taken apart.")
    cost: int
    points: list[int] | None = Field(description="What each seat's total gains; null if that depends on chance.")
    events: list[JsonObject] = Field(description="The consequences that do not depend on chance.")
    reveals: bool = Field(description="Whether it cannot be taken back.")
    ends_turn: bool
    warnings: list[WarningOut]


class RefusalAnswer(Answer):
    refusal: RefusalOut | None


class LegalOut(Answer):
    position: int
    seat: int | None
    legal: list[LegalAction]


class ReasonOut(Answer):
    key: str
    args: dict[str, str | int]
    message: str


class HintOut(Answer):
    notation: str
    data: JsonObject = Field(description="The action taken apart.")
    score: float
    win: float
    reasons: list[ReasonOut]


class HintsOut(Answer):
    position: int
    hints: list[HintOut]


class MoveOut(Answer):
    notation: str
    data: JsonObject = Field(description="The action taken apart.")


class WorthOut(Answer):
    win: float = Field(description="The chance to win; in a game for one, how good the result is from 0 to 1.")
    points: float = Field(description="The final points to expect.")


class DecisionOut(Answer):
    number: int = Field(description="The position's number before it.")
    turn: int
    seat: int
    played: MoveOut
    worth: WorthOut
    best: MoveOut
    best_worth: WorthOut
    line: list[MoveOut] = Field(description="The best move, and how its seat goes on.")
    loss: float = Field(description="How much of the chance to win was given away.")
    grade: Literal["good", "inaccuracy", "mistake", "blunder"]
    reasons: list[ReasonOut]
    luck: WorthOut | None = Field(description="What chance added to the played move; null where nothing was drawn.")
    prospects: list[WorthOut] = Field(description="What each seat could expect before it; told once in a turn.")


class AnalysisOut(Answer):
    level: str
    done: bool
    number: int = Field(description="So many of the `total` actions are judged.")
    total: int
    accuracy: list[int | None] = Field(description="By seat, from 0 to 100; null for who had no choice yet.")
    decisions: list[DecisionOut] = Field(description="Those that had a choice, as far as they are judged.")


class StudyMove(MoveOut):
    seat: int


class StudyOut(Answer):
    game: str
    seats: int
    options: dict[str, bool | int | str]
    rules: int
    number: int = Field(description="How many actions were played since the record's or the diagram's beginning.")
    to_act: int | None
    seat: int | None = Field(description="Through whose eyes; null for a spectator.")
    view: View
    legal: list[LegalAction] = Field(description="What `seat` may do; empty if it is not to act.")
    score_sheet: ScoreSheetOut
    outcome: OutcomeOut | None
    events: list[JsonObject] = Field(description="What the latest action brought about.")
    moves: list[StudyMove] = Field(description="All that was played.")
    diagram: str = Field(description="The position as text.")
    record: str = Field(description="The whole game as text.")


class StudyBegun(Answer):
    record: str


class PuzzleListed(Answer):
    id: str
    game: str
    seat: int = Field(description="Who is to act.")
    theme: str = Field(description="What the answer does above all.")
    difficulty: int = Field(description="From 1 (seen at once) to 5 (found only by much search).")
    best: str = Field(description="The answer.")


class PuzzlesOut(Answer):
    puzzles: list[PuzzleListed]


class PuzzleOut(PuzzleListed):
    record: str = Field(description="The position, as a diagram.")
    line: list[MoveOut] = Field(description="The answer, and how its seat goes on.")
    worth: WorthOut
    also: list[str] = Field(description="Moves that are just as good: other beginnings of the same plan.")
    losses: dict[str, WorthOut] = Field(description="By other move: how much less it comes to.")
    reasons: list[ReasonOut]


class VerdictOut(Answer):
    worth: WorthOut
    best_worth: WorthOut


class PositionOut(Answer):
    number: int
    seat: int | None
    view: View
    score_sheet: ScoreSheetOut
    outcome: OutcomeOut | None


class VoyageResult(Answer):
    """A finished table of a voyage."""

    names: list[str | None] = Field(description="Who sailed it.")
    mine: bool
    champion: bool = Field(description="Whether the strongest bot did.")
    table: str | None = Field(description="To look at; null until I have finished mine, or the voyage is closed.")
    scores: list[int]
    winners: list[int]
    number: int = Field(description="How many actions it took.")
    match_points: list[float] = Field(
        description="For each seat how many tables did worse there, and half of those that did as well."
    )


class VoyageOut(Answer):
    """Luck that everybody who sails it has alike (docs/voyages.md)."""

    scope: str = Field(description="Its name: `daily-2026-11-17-…`, or `duplicate-…`.")
    game: str
    title: str
    options: dict[str, bool | int | str]
    seats: list[str] = Field(description="A person and the bots against whom everybody plays, or `any`.")
    commitment: str = Field(description="The hash of what its luck follows from.")
    secret: str | None = Field(description="Shown when it is closed.")
    salt: str | None
    closes: int
    closed: bool
    table: str | None = Field(description="My own.")
    done: bool = Field(description="Whether I have finished mine.")
    sailing: int = Field(description="How many tables are not finished.")
    results: list[VoyageResult] = Field(description="Best first.")


class VoyagesOut(Answer):
    day: str
    voyages: list[VoyageOut]


class VerifiedOut(Answer):
    """What a record proves: each draw followed from what was committed to before the game."""

    table: str
    commitment: str
    scope: str = Field(description="What tables with the same luck share; empty if it was this table's alone.")
    draws: int = Field(description="How many outcomes of chance were drawn again.")
    words: int = Field(description="How many seats had added a word of their own.")


class LinkOut(Answer):
    secret: str
    path: str = Field(description="The link's path and fragment, to put after the site's address.")


class ClientOut(Answer):
    client: str
    token: str = Field(description="Keep it: it is who you are. Sent as `Authorization: Bearer …`.")
    name: str | None


class NewClientOut(ClientOut):
    recovery: str = Field(description="Keep it apart from the token: with it `POST /api/recover` gives a new token.")


class MeOut(Answer):
    client: str
    name: str | None


class FinishedGame(Answer):
    id: str
    game: str
    title: str
    options: dict[str, bool | int | str]
    seats: list[SeatOut]
    you: list[int]
    owner: bool
    ended: int
    number: int
    scores: list[int]
    winners: list[int]
    reason: str | None
    company: Literal["alone", "bots", "people"]
    won: bool
    promised: bool = Field(description="Whether it was played here; else it was imported, and is not rated.")


class BestScore(Answer):
    table: str
    score: int
    ended: int


class BestScores(Answer):
    """My best scores of a game with the same options, and all of them in time."""

    game: str
    title: str
    options: dict[str, bool | int | str]
    best: list[BestScore]
    history: list[tuple[int, int]] = Field(description="When, and the score.")


class RatingOut(Answer):
    """How strong I am against the bots at a game (Glicko)."""

    game: str
    title: str
    rating: int
    deviation: int
    games: int
    history: list[tuple[int, int]] = Field(description="When, and the rating from then on.")


class MyGamesOut(Answer):
    games: list[FinishedGame] = Field(description="The latest first, only those that were asked for.")
    best: list[BestScores]
    ratings: list[RatingOut]
    levels: dict[Level, float] = Field(description="Where the bots stand.")


class ArchiveTable(Answer):
    id: str
    game: str
    seats: list[SeatOut]
    you: list[int]
    status: Literal["open", "running", "over"]
    record: str | None = Field(description="The record as you may see it; null before the start.")
    problem: Code | None = Field(description="Why there is no record of a table that has begun.")


class ArchiveOut(Answer):
    tables: list[ArchiveTable]


class HealthOut(Answer):
    ok: bool
    version: str
    turned_away: Literal["nothing", "advice", "new_tables", "newcomers"] = Field(
        description="What must wait because the server is busy."
    )


class LiveOut(Answer):
    ok: bool


# -- requests --------------------------------------------------------------------------------------


class ClientIn(Body):
    name: Name | None = None


class RecoverIn(Body):
    client: Secret
    recovery: Secret


class SeatIn(Body):
    kind: Literal["me", "open", "bot"]
    name: Name | None = None
    level: BotName | None = Field(default=None, description="The bot's level, or a guest's name.")


class LiveClock(Body):
    """So many minutes for the game, and so many seconds more with each turn."""

    kind: Literal["live"]
    minutes: Annotated[StrictInt, Field(ge=1, le=600)]
    increment: Annotated[StrictInt, Field(ge=0, le=600)] = 0
    flag: Literal["bot", "end"] = "bot"


class DaysClock(Body):
    """So many days for each turn."""

    kind: Literal["days"]
    days: Annotated[StrictInt, Field(ge=1, le=30)]
    flag: Literal["bot", "end"] = "bot"


class ListingIn(Body):
    """How a table is told in the lobby."""

    level: Experience | None = None
    lang: Annotated[str, StringConstraints(pattern=r"^[a-z]{2}$")] | None = None


class SitIn(Body):
    seat: SeatNumber | None = Field(default=None, description="Which open seat; any if absent.")
    name: Name | None = None
    word: Word | None = Field(default=None, description="What my seat adds to the table's luck.")


class PersonIn(Body):
    """Somebody at a table: who holds a seat, or said a message."""

    table: TableId
    seat: SeatNumber | None = None
    message: Count | None = Field(default=None, description="The `seq` of the entry that said it.")


class ReportIn(PersonIn):
    reason: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]


class ListingChange(Body):
    listing: ListingIn | None


class VacationIn(Body):
    days: Annotated[StrictInt, Field(ge=1, le=MOST_VACATION)]
    seat: SeatNumber | None = Field(default=None, description="Which of your seats; may be absent if you hold one.")


class VoteIn(Body):
    seat: SeatNumber = Field(description="Who is to act and does not come.")


class BeginningIn(Body):
    """How a new table begins."""

    start: StrictBool = Field(default=True, description="Start at once if no seat is open.")
    word: Word | None = Field(
        default=None,
        description="What my first seat adds to the table's luck; sent after the commitment (`words`) it proves more.",
    )


class TableIn(BeginningIn):
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[
        dict[Annotated[str, StringConstraints(max_length=40)], StrictBool | StrictInt | str], Field(max_length=20)
    ] = {}
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=MAX_SEATS)]
    chat: Chat = "seated"
    clock: Annotated[LiveClock | DaysClock, Field(discriminator="kind")] | None = None
    listing: ListingIn | None = Field(default=None, description="How it is told in the lobby; null: it is not.")


class RecordIn(Body):
    """A full record to go on from, or to look at. Seats are yours or bots: who brings a record knows its seed."""

    record: Annotated[str, StringConstraints(max_length=MAX_LENGTH)]
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=MAX_SEATS)] | None = None


class JoinIn(SitIn):
    secret: Secret


class WordIn(Body):
    """What a seat adds to luck before the start: a number of its own that nobody can foresee."""

    word: Word
    seat: SeatNumber | None = Field(default=None, description="Which of my seats; the only one if absent.")


class SailIn(Body):
    """To sail a voyage; at a duplicate with who sits where."""

    name: Name | None = None
    seats: Annotated[list[SeatIn], Field(min_length=1, max_length=MAX_SEATS)] | None = None


class DuplicateIn(Body):
    """Luck for several groups."""

    game: Annotated[str, StringConstraints(max_length=60)]
    options: dict[str, bool | int | str] = Field(default_factory=dict)
    seats: Annotated[StrictInt, Field(ge=1, le=MAX_SEATS)]


class VerifyIn(Body):
    record: Annotated[str, StringConstraints(max_length=MAX_LENGTH)]


class Keyed(Body):
    """A request that has its effect once, however often it is repeated."""

    key: Key | None = Field(
        default=None,
        description="Repeated with the same key it returns the first answer; another kind of request is `key_reused`.",
    )


class ActionIn(Keyed):
    action: Notation
    position: Count = Field(description="The position that you saw: if the table has moved on, nothing happens.")


class UndoIn(Keyed):
    position: Count
    to: Count | None = Field(default=None, description="The number of actions that shall stand; one less if absent.")


class ResignIn(Keyed):
    seat: SeatNumber | None = Field(default=None, description="Which of your seats; may be absent if you hold one.")


class ChatIn(Keyed):
    text: Annotated[str, StringConstraints(strip_whitespace=True, min_length=1, max_length=500)]


class ChatSetIn(Body):
    chat: Chat


class MuteIn(Body):
    muted: StrictBool = True


class TryIn(Body):
    action: Notation


class HintIn(Body):
    level: Level = "captain"


class StudyIn(Body):
    """A position: a record or a diagram, how far to go in it, and what is played from there."""

    record: Annotated[str, StringConstraints(min_length=1, max_length=200_000)]
    number: Annotated[StrictInt, Field(ge=0, le=1_000_000)] | None = Field(
        default=None, description="After how many of its actions; null: after all."
    )
    actions: Annotated[list[Notation], Field(max_length=500)] = Field(default_factory=list)
    seat: SeatNumber | None = Field(default=None, description="Through whose eyes; null: of who is to act.")


class StudyNewIn(Body):
    game: Annotated[str, StringConstraints(max_length=40)]
    options: Annotated[
        dict[Annotated[str, StringConstraints(max_length=40)], StrictBool | StrictInt | str], Field(max_length=20)
    ] = {}
    seats: Annotated[StrictInt, Field(ge=1, le=MAX_SEATS)]


class StudyHintIn(StudyIn):
    level: Level = "captain"


class AnalysisIn(Body):
    level: Literal["mate", "captain", "admiral"] = "captain"


class LinkIn(Body):
    kind: Literal["join", "seat"]
    seat: SeatNumber | None = Field(default=None, description="For a seat link: which of your seats.")


# -- notices ---------------------------------------------------------------------------------------


class Quiet(Body):
    """Hours of the day in which nothing is sent; it is sent afterwards if it is still true."""

    begins: Annotated[str, StringConstraints(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
    ends: Annotated[str, StringConstraints(pattern=r"^([01]\d|2[0-3]):[0-5]\d$")]
    zone: Annotated[str, StringConstraints(max_length=60), AfterValidator(_known_zone)] = "UTC"


class PushKeys(Body):
    p256dh: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{80,100}$")]
    auth: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,40}$")]


class Subscription(Body):
    """What `PushManager.subscribe` gives, as JSON."""

    endpoint: Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://")]
    keys: PushKeys


class PushIn(Body):
    way: Literal["push"]
    subscription: Subscription
    quiet: Quiet | None = None


class MailIn(Body):
    way: Literal["mail"]
    address: Annotated[str, StringConstraints(max_length=200, pattern=r"^[^@\s<>\",;:]+@[^@\s<>\",;:]+$")]
    quiet: Quiet | None = None


WayIn: TypeAlias = Annotated[PushIn | MailIn, Field(discriminator="way")]


class QuietIn(Body):
    quiet: Quiet | None


class WayOut(Answer):
    id: str
    way: Literal["push", "mail"]
    confirmed: bool
    quiet: Quiet | None


class WaysOut(Answer):
    push_key: str | None = Field(
        description="`applicationServerKey` for the browser; null if there is no web push here."
    )
    mail: bool = Field(description="Whether this server sends mail.")
    ways: list[WayOut]


class WayCreated(Answer):
    id: str


class HookIn(Body):
    url: Annotated[str, StringConstraints(max_length=1000, pattern=r"^https?://")]


class HookOut(Answer):
    secret: str = Field(description="Signs what is sent: `X-Skerry-Signature` is the HMAC of time, a dot and the body.")


# -- live messages ---------------------------------------------------------------------------------


class Hello(Message):
    type: Literal["hello"]
    v: StrictInt
    token: Annotated[str, StringConstraints(max_length=200)] | None = None
    lang: Annotated[str, StringConstraints(max_length=100)] = "en"


class Watch(Message):
    type: Literal["watch"]
    table: TableId
    since: Annotated[StrictInt, Field(ge=-1, le=1_000_000_000)] = -1
    seat: SeatNumber | None = None
    parts: list[Literal["view", "legal", "score_sheet"]] | None = None


class Unwatch(Message):
    type: Literal["unwatch"]
    table: TableId


class Ping(Message):
    type: Literal["ping"]
    id: Annotated[StrictInt, Field(ge=-(1 << 53), le=1 << 53)] | None = None


LiveIn: TypeAlias = Annotated[Hello | Watch | Unwatch | Ping, Field(discriminator="type")]


# -- problems --------------------------------------------------------------------------------------


class ProblemBody(Answer):
    code: Code
    message: str = Field(description="In the language asked for.")
    detail: str | None = None
    reason: str | None = Field(default=None, description="What is wrong with a record or diagram, without its line.")
    refusal: RefusalOut | None = None
    current: TableOut | None = Field(default=None, description="The table as it is now, with a stale request.")
    retry_after: int | None = None


class ProblemOut(Answer):
    error: ProblemBody
