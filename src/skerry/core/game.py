"""A game in progress: the public contract, shared by both games.

A game's package subclasses `Game`, supplies a `Kernel` that knows the rules, and the texts around it:
notation, refusals, events, views, score sheets, diagrams.
"""

from __future__ import annotations

import operator
import random
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any, ClassVar, Literal, Self, TypeAlias, TypeVar, overload

from skerry.core.action import Action, Codes, LegalActions
from skerry.core.draws import Asked, Draws, Pledge, context_of
from skerry.core.errors import IllegalAction, NotationError, SkerryError, UnforcedChance
from skerry.core.event import Event
from skerry.core.history import Entry, advance, chance_noted
from skerry.core.info import GameInfo, OptionValue, whole
from skerry.core.jsonlike import Json
from skerry.core.kernel import EVENT_WIDTH, ChanceNeeded, Kernel
from skerry.core.line import Line, read_line, with_chance
from skerry.core.message import Message, excerpt
from skerry.core.refusal import Refusal
from skerry.core.score import Outcome, ScoreSheet

Audience: TypeAlias = "int | Literal['all'] | None"
"""Who reads: a seat, a spectator (None), or someone who may know everything ('all')."""

_T = TypeVar("_T")

SEAT_LETTERS = "ABCD"
CODE_BITS = 63
"""No action's code has more: compiled rules could not read it."""
HIDDEN = "?"
_SEED_LINE = re.compile(r"(?m)^seed: \d+$")


class Events(Sequence[Event]):
    """The consequences of an action, each made when it is asked for."""

    __slots__ = ("_make", "_packed")

    def __init__(self, packed: Codes, make: Callable[[Sequence[int]], Event]) -> None:
        self._packed = packed
        self._make = make

    def __len__(self) -> int:
        return len(self._packed) // EVENT_WIDTH

    @overload
    def __getitem__(self, index: int) -> Event: ...
    @overload
    def __getitem__(self, index: slice) -> list[Event]: ...
    def __getitem__(self, index: int | slice) -> Event | list[Event]:
        if isinstance(index, slice):
            return [self[i] for i in range(*index.indices(len(self)))]
        if index < 0:
            index += len(self)
        if not 0 <= index < len(self):
            raise IndexError(index)
        start = index * EVENT_WIDTH
        return self._make([self._packed[i] for i in range(start, start + EVENT_WIDTH)])

    def __iter__(self) -> Iterator[Event]:
        packed = list(self._packed)
        for start in range(0, len(packed), EVENT_WIDTH):
            yield self._make(packed[start : start + EVENT_WIDTH])

    def __repr__(self) -> str:
        return repr(list(self))


@dataclass(frozen=True, slots=True)
class Foresight:
    """What is certain about an action before it is taken, for one seat."""

    events: list[dict[str, Json]]
    """The consequences that neither chance nor a secret has a say in."""
    points: list[int] | None
    """What everybody gains; None where chance has a say."""
    reveals: bool
    """Whether something is drawn or turned up, so that the action cannot be taken back."""
    ends_turn: bool
    view: dict[str, Json] | None
    """The position afterwards as the seat sees it, but for what was drawn, which is made up; None where chance has a
    say in more than that."""


class Game(ABC):
    """A game in progress.

    Obtained from `skerry.new`, `skerry.replay` or `skerry.from_diagram`. Seats count from 0 and are
    written A, B, C, D.
    """

    __slots__ = (
        "_codes",
        "_last",
        "draws",
        "info",
        "kernel",
        "options",
        "origin",
        "rules",
        "seats",
        "seed",
        "setup_chance",
    )

    action_type: ClassVar[type[Action]]
    has_secrets: ClassVar[bool]
    """Whether a seat knows things that others do not."""

    def __init__(
        self,
        info: GameInfo,
        kernel: Kernel,
        seats: int,
        options: Mapping[str, OptionValue],
        seed: int,
        rules: int,
        origin: str | None = None,
    ) -> None:
        """`kernel` has just been set up; `origin` is the diagram it was set up from, if any."""
        self.info = info
        self.kernel = kernel
        self.seats = seats
        fixed = type(options) is MappingProxyType
        self.options: Mapping[str, OptionValue] = options if fixed else MappingProxyType({**options})
        self.seed = seed
        self.rules = rules
        self.origin = origin
        self.draws: Draws | None = None
        """Where luck comes from if not from the generator: a table's draws that can be checked."""
        self.setup_chance = chance_noted(kernel)
        self._last: Entry | None = None
        self._codes: Codes | None = None
        kernel.logging = True

    # -- deciding --------------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        """The seat to decide, None when the game is over."""
        seat = self.kernel.to_act()
        return seat if seat >= 0 else None

    @property
    def number(self) -> int:
        """How many actions have been played: the position's number."""
        return 0 if self._last is None else self._last.number

    @property
    def turn(self) -> int:
        """Counts the players' turns from 0."""
        return self.kernel.turn

    def codes(self) -> Codes:
        """The legal actions as ints, for speed: see `play_code`."""
        if self._codes is None:
            self._codes = self.kernel.codes()
        return self._codes

    def legal(self) -> LegalActions:
        """The legal actions; each hashable, `str(action)` is its notation."""
        return LegalActions(self.codes(), self.action_type, self._code)

    def parse(self, text: str) -> Action:
        """The action that a notation means here; `NotationError` if it means none."""
        return self.action_type(self._code(text))

    def play(self, action: Action | str, *, chance: str | Sequence[int] | None = None) -> Events:
        """Carry out an action, given itself or by its notation, and return its consequences.

        `chance` are the outcomes that it must have, as a record writes them or by their codes; the generator gives
        what they leave open.

        Raises `IllegalAction` with the refusal, `NotationError`, or `UnforcedChance` for outcomes that cannot be, and
        then changes nothing.
        """
        code = self._code(action)
        return self.play_code(code) if chance is None else self._play_forced(code, self._outcomes(chance))

    def play_line(self, line: str) -> Events:
        """Carry out what a record's line tells, which must be all that chance adds to it; raises as `play` does."""
        told = read_line(line)
        if told.number != str(self.number + 1):
            found = excerpt(told.number)
            raise NotationError(Message("record-number-expected", expected=str(self.number + 1), found=found))
        seat = self.to_act
        if seat is None:
            raise NotationError(Message("record-game-over"))
        if told.seat != SEAT_LETTERS[seat]:
            found = excerpt(told.seat)
            raise NotationError(Message("record-seat-expected", expected=SEAT_LETTERS[seat], found=found))
        return self._play_forced(self._code(told.action), self._outcomes(told.chance), whole=True)

    def play_code(self, code: int) -> Events:
        """`play` for an int from `codes`."""
        codes = self._codes
        if code not in (self.codes() if codes is None else codes):
            raise IllegalAction(self._refused(code))
        return self._advance(code)

    def refusal(self, action: Action | str) -> Refusal | None:
        """Why the action is not allowed now: the rule, the reason and where to look. None if it is legal."""
        code = self._code(action)
        return None if code in self.codes() else self._refused(code)

    def preview(self, action: Action | str) -> Self:
        """The game after the action, chance drawn anew: shows what a move does without telling the future."""
        twin = self.copy()
        twin._draw_anew((self.kernel.seed * 31 + 17) % (1 << 62))
        twin.play(action)
        return twin

    def foresee(self, action: Action | str, seat: int | None, rng: random.Random) -> Foresight:
        """What the seat can know of the action's consequences beforehand: what the rules leave neither to chance nor
        to secrets. It is tried in a world drawn from `rng` that agrees with all that the seat knows."""
        world = self.sample(seat, rng)
        turn, before = world.turn, world.scores()
        events, kernel = world.play(action), world.kernel
        sure = events if kernel.unforeseen < 0 else events[: kernel.unforeseen]
        return Foresight(
            events=[event.seen_by(seat) for event in sure if not event.chance],
            points=None if kernel.points_open else [b - a for a, b in zip(before, world.scores(), strict=True)],
            reveals=kernel.revealed,
            ends_turn=world.turn != turn,
            view=None if kernel.points_open else world.view(seat),
        )

    def reveals(self, action: Action | str) -> bool:
        """Whether the action draws or turns up something, so that it cannot be taken back."""
        return self.preview(action).kernel.revealed

    def cost(self, action: Action | str) -> int:
        """What the action takes now: crew or action points; 0 for what is free."""
        return self.code_cost(self._code(action))

    def costs(self) -> list[int]:
        """`cost` for each of `codes`."""
        return [self.code_cost(code) for code in self.codes()]

    @abstractmethod
    def code_cost(self, code: int) -> int:
        """`cost` for an int from `codes`."""

    # -- knowing ---------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Json]:
        """What that seat may know, as plain JSON data; `view(None)` is a spectator's."""
        return {**self.common_view(), **self.own_view(self.checked_seat(seat))}

    def checked_seat(self, seat: int | None) -> int | None:
        """The seat, or None for a spectator; `SkerryError` if there is no such seat."""
        if seat is None:
            return None
        number = whole(seat)
        if number is None or not 0 <= number < self.seats:
            raise SkerryError(f"the seats of this game are 0 to {self.seats - 1}, not {seat!r}")
        return number

    def common_view(self) -> dict[str, Json]:
        """The keys of the view that are the same for everybody."""
        outcome = self.outcome
        return {
            "game": self.info.id,
            "seats": self.seats,
            "options": dict(self.options),
            "number": self.number,
            "turn": self.turn,
            "to_act": self.to_act,
            "scores": self.scores(),
            "outcome": None if outcome is None else outcome.data(),
        }

    def own_view(self, seat: int | None) -> dict[str, Json]:
        """The keys of the view that depend on who looks."""
        return {"you": seat}

    def scores(self) -> list[int]:
        """Everybody's total if the game were scored now."""
        return [self.kernel.points(seat) for seat in range(self.seats)]

    @abstractmethod
    def score_sheet(self) -> ScoreSheet:
        """Every point with its rule and its cause, as of now."""

    @property
    @abstractmethod
    def outcome(self) -> Outcome | None:
        """None while the game goes on; then who won and why."""

    def copy(self) -> Self:
        """An independent game in the same position."""
        twin = object.__new__(type(self))
        twin.info = self.info
        twin.kernel = self.kernel.copy()
        twin.seats = self.seats
        twin.options = self.options
        twin.seed = self.seed
        twin.rules = self.rules
        twin.origin = self.origin
        twin.draws = self.draws
        twin.setup_chance = self.setup_chance
        twin._last = self._last
        twin._codes = self._codes
        return twin

    def part(self) -> None:
        """Have no memory in common with the game that this one was copied from: for who hands it to strangers."""
        self.kernel.part()
        self._codes = None

    def __eq__(self, other: object) -> bool:
        """Whether it is the same position of the same game by the same rules, whatever led to it."""
        if not isinstance(other, Game):
            return NotImplemented
        mine = (self.info.id, self.rules, self.seats, self.kernel.checksum())
        theirs = (other.info.id, other.rules, other.seats, other.kernel.checksum())
        return mine == theirs and self.diagram() == other.diagram()

    def __hash__(self) -> int:
        """Changes with every action: keep copies, not the game that goes on, in a set."""
        return hash((self.info.id, self.rules, self.seats, self.kernel.checksum()))

    def __repr__(self) -> str:
        options = "".join(f" {name}={value}" for name, value in self.options.items())
        now = "over" if self.to_act is None else f"{SEAT_LETTERS[self.to_act]} to act"
        return f"<{self.info.id}{options}, {self.seats} seats, {self.number} played, {now}, scores {self.scores()}>"

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[Any, ...]]:
        """A game is pickled as its record."""
        from skerry.core.record import replay_record

        return replay_record, (self.record(), {self.info.id: (self.info, type(self))})

    @abstractmethod
    def sample(self, seat: int | None, rng: random.Random) -> Self:
        """A game that agrees with all that the seat knows, the rest, `draws` too, anew from `rng`."""

    def sample_kernel(self, seat: int | None, rng: random.Random) -> Kernel:
        """The kernel of such a game, for who does not ask how it came about: that may be cheaper."""
        return self.sample(seat, rng).kernel

    # -- history ---------------------------------------------------------------------------------

    @property
    def last(self) -> Entry | None:
        """What was played latest, None at the beginning."""
        return self._last

    def entries(self) -> list[Entry]:
        """All that was played, first to last."""
        found: list[Entry] = []
        entry = self._last
        while entry is not None:
            found.append(entry)
            entry = entry.parent
        found.reverse()
        return found

    def steps(self) -> Iterator[tuple[Entry, Events]]:
        """All that was played, first to last, each with its consequences."""
        game = self._beginning()
        return ((entry, game._repeat(entry)) for entry in self.entries())

    def at(self, number: int) -> Self:
        """The game as it was after `number` actions, able to go on from there."""
        if not 0 <= number <= self.number:
            raise SkerryError(f"the game has positions 0 to {self.number}, not {number}")
        game = self._beginning()
        for entry in self.entries()[:number]:
            game._repeat(entry)
        return game

    def undo_limit(self) -> int:
        """The earliest position that the seat to act may go back to: the start of its turn, but nothing revealed."""
        seat, turn, limit = self.to_act, self.turn, self.number
        entry = self._last
        while entry is not None and entry.seat == seat and entry.turn == turn and not entry.revealed:
            limit = entry.number - 1
            entry = entry.parent
        return limit

    def line(self, entry: Entry, audience: Audience = "all") -> str:
        """The entry's line in a record: number, seat, action, and what chance added."""
        action = str(self.action_type(entry.code)) if self.shows_action(entry, audience) else HIDDEN
        outcomes = self._outcome_words(entry.chance, entry.seat, audience)
        return str(Line(str(entry.number), SEAT_LETTERS[entry.seat], action, outcomes))

    def setup_line(self, audience: Audience = "all") -> str:
        """The setup's line in a record: what chance laid out."""
        return with_chance("setup", self._outcome_words(self.setup_chance, None, audience))

    def shows_action(self, entry: Entry, audience: Audience) -> bool:
        """Whether the audience may know what was chosen: after the end of the game everybody may."""
        return audience == "all" or self.outcome is not None or not self._hides_action(entry, audience)

    def shown_chance(self, outcomes: Sequence[int], seat: int | None, audience: Audience) -> list[int | None]:
        """Outcomes of chance of an action by `seat` (None: at setup); None for each that the audience may not know."""
        if audience == "all" or self.outcome is not None:
            return list(outcomes)
        owners = self._owners(outcomes, seat)
        return [
            outcome if owner is None or owner == audience else None
            for outcome, owner in zip(outcomes, owners, strict=True)
        ]

    def record(self, audience: Audience = "all") -> str:
        """The whole game as text that `skerry.replay` reads.

        For 'all' it holds everything. For a seat or a spectator (None) of a running game it leaves out
        the seed and writes ? for what they must not know; such a record can be read, not replayed.
        """
        from skerry.core.record import write_record

        return write_record(self, "all" if audience == "all" else self.checked_seat(audience))

    @abstractmethod
    def diagram(self) -> str:
        """The position as text; `skerry.from_diagram` sets it up again."""

    def picture(self) -> str | None:
        """What everybody can see as a picture (SVG), made without a browser; None if the game draws none."""
        return None

    def _repr_svg_(self) -> str | None:
        """For notebooks."""
        return self.picture()

    # -- what a game supplies beyond the kernel ----------------------------------------------------

    @classmethod
    @abstractmethod
    def start(
        cls,
        info: GameInfo,
        seats: int,
        options: Mapping[str, OptionValue],
        seed: int,
        rules: int,
        forced: Sequence[int] = (),
        picks: Sequence[int] | None = None,
    ) -> Self:
        """A new game, set up; `forced` are the setup's outcomes of chance when a record is replayed.

        `picks` are what chance gives instead of the generator (`Kernel.spell`).
        """

    @classmethod
    @abstractmethod
    def from_diagram(cls, info: GameInfo, text: str) -> Self:
        """The position of a diagram; `RecordError` with line and reason if it is none."""

    @classmethod
    def pledged(
        cls, info: GameInfo, seats: int, options: Mapping[str, OptionValue], rules: int, pledge: Pledge
    ) -> Self:
        """A new game whose luck follows from the pledge."""
        draws = Draws(pledge, context_of(info, rules, seats, options))
        start = partial(cls.start, info, seats, options, draws.setup_seed(), rules, ())
        game = start(None) if draws.by_generator else _drawn(draws.setup_numbers, start)
        game.draws = draws
        return game

    @abstractmethod
    def _parse(self, text: str) -> int:
        """The code of an action in notation (any spelling of it); `NotationError` if it is none."""

    @abstractmethod
    def _explain(self, code: int) -> Refusal | None:
        """The first rule that forbids the action, by the order that the rules give; None if none does."""

    @abstractmethod
    def _event(self, packed: Sequence[int]) -> Event:
        """The event that `EVENT_WIDTH` numbers of `Kernel.events` mean."""

    @abstractmethod
    def chance_text(self, outcome: int) -> str:
        """An outcome of chance as the record writes it (no spaces, no commas)."""

    @abstractmethod
    def chance_code(self, text: str) -> int:
        """The outcome of chance that a record's text means; `NotationError` if none."""

    def pile_of(self, outcome: int) -> int:
        """Which pile an outcome of chance was drawn from, as `Kernel.pick` names it."""
        return 0

    def _owners(self, outcomes: Sequence[int], seat: int | None) -> Sequence[int | None]:
        """For whose eyes each outcome is, drawn by `seat` (None: at setup): a seat's alone, or everybody's (None)."""
        return [None] * len(outcomes)

    def _hides_action(self, entry: Entry, audience: Audience) -> bool:
        """Whether the audience may not know what was chosen."""
        return False

    # -- inside ------------------------------------------------------------------------------------

    def _code(self, action: Action | str) -> int:
        return self._parse(action) if isinstance(action, str) else self._code_of(action)

    def _code_of(self, action: Action) -> int:
        if type(action) is not self.action_type:
            raise SkerryError(f"{action!r} is not an action of {self.info.id}")
        return action.code

    def _refused(self, given: int) -> Refusal:
        code = operator.index(given)
        if code.bit_length() > CODE_BITS:
            raise NotationError(Message("notation-code", code=str(code)))
        refusal = self._explain(code)
        if refusal is None:
            raise SkerryError(f"{self.action_type(code)} is not legal, yet no rule forbids it: a defect")
        return refusal

    def _advance(self, code: int) -> Events:
        draws = self.draws
        if draws is None:
            self._last = advance(self.kernel, self._last, code)
        else:
            self._last = self._advance_drawn(code, draws)
            if self._last.chance:
                self.draws = draws.after(map(self.pile_of, self._last.chance))
        self._codes = None
        return Events(self.kernel.events, self._event)

    def _advance_drawn(self, code: int, draws: Draws) -> Entry:
        """Carry out an action; what is not prescribed of its luck comes from the draws, one after the other."""
        if not draws.known:
            return advance(self.kernel, self._last, code)
        given = draws.after(map(self.pile_of, self.kernel.forced))

        def attempt(picks: list[int]) -> tuple[Kernel, Entry]:
            kernel = self.kernel.copy()
            kernel.spell(picks)
            last = advance(kernel, self._last, code)
            kernel.spelled = False
            return kernel, last

        self.kernel, last = _drawn(given.numbers, attempt)
        return last

    def _draw_anew(self, seed: int) -> None:
        """Whatever chance gives from now on comes from another seed, and the game's record says so."""
        self.seed = self.kernel.seed = seed
        self.draws = None
        if self.origin is not None:
            self.origin = _SEED_LINE.sub(f"seed: {seed}", self.origin)

    def _beginning(self) -> Self:
        if self.origin is not None:
            return self.from_diagram(self.info, self.origin)
        game = self.start(self.info, self.seats, self.options, self.seed, self.rules, self.setup_chance)
        game.draws = None if self.draws is None else self.draws.from_the_first()
        return game

    def _outcomes(self, words: str | Sequence[str] | Sequence[int]) -> tuple[int, ...]:
        """The codes of outcomes of chance, each given as a record writes it or by its code."""
        given = words.split() if isinstance(words, str) else words
        return tuple(self.chance_code(word) if isinstance(word, str) else word for word in given)

    def _play_forced(self, code: int, outcomes: tuple[int, ...], *, whole: bool = False) -> Events:
        """`play_code` with prescribed outcomes of chance; if `whole`, the generator adds none."""
        codes, before, last, draws = self.codes(), self.kernel.copy(), self._last, self.draws
        try:
            self.kernel.force(outcomes)
            events = self.play_code(code)
            if self.kernel.forcing() or (whole and tuple(self.kernel.chance) != outcomes):
                raise UnforcedChance(Message("record-chance-differs"))
        except Exception:
            self.kernel, self._last, self._codes, self.draws = before, last, codes, draws
            raise
        self.kernel.force(())
        return events

    def _repeat(self, entry: Entry) -> Events:
        """Carry out what was played before, as it came out then."""
        self.kernel.force(entry.chance)
        events = self._advance(entry.code)
        self.kernel.force(())
        return events

    def _outcome_words(self, outcomes: Sequence[int], seat: int | None, audience: Audience) -> tuple[str, ...]:
        shown = self.shown_chance(outcomes, seat, audience)
        return tuple(HIDDEN if outcome is None else self.chance_text(outcome) for outcome in shown)


def _drawn(numbers: Callable[[Asked], list[int]], attempt: Callable[[list[int]], _T]) -> _T:
    """What comes of an attempt to which chance gives these numbers, asked for one after the other."""
    asked: list[tuple[int, int]] = []
    while True:
        try:
            return attempt(numbers(asked))
        except ChanceNeeded as needed:
            asked.append((needed.pile, needed.options))
