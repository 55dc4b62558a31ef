"""The heart that both games share: chance, consequences and random play over packed state.

Everything here is compiled by mypyc; a game's kernel subclasses `Kernel`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import mypyc_attr

from skerry.core.packed import append, extend, i64, vec

MASK: Final[i64] = (1 << 62) - 1
STRIDE: Final[i64] = 0x1E3779B97F4A7C15
MIX_A: Final[i64] = 0x3F58476D1CE4E5B9
MIX_B: Final[i64] = 0x14D049BB133111EB

EVENT_WIDTH: Final[i64] = 8
"""An event in `Kernel.events` is its kind and seven numbers."""

NOBODY: Final[i64] = -1


def hashed(seed: i64, count: i64) -> i64:
    """The `count`-th number, 62 bits wide, of the stream that `seed` starts (splitmix, counter based)."""
    z = (seed + count * STRIDE) & MASK
    z = ((z ^ (z >> 30)) * MIX_A) & MASK
    z = ((z ^ (z >> 27)) * MIX_B) & MASK
    return z ^ (z >> 31)


def packed(numbers: list[int]) -> vec[i64]:
    """The numbers as a packed array, also for rules that are not compiled themselves."""
    array = vec[i64](capacity=len(numbers))
    for number in numbers:
        array = append(array, number)
    return array


class ChanceNeeded(Exception):
    """A kernel whose chance is spelled out has come to an outcome that nobody has given; it cannot be used further."""

    options: int
    """From how many outcomes, each as likely, one must be given."""
    pile: int
    """Of which pile."""

    def __init__(self, options: int, pile: int) -> None:
        super().__init__(options, pile)
        self.options = options
        self.pile = pile


@mypyc_attr(allow_interpreted_subclasses=True)
class Kernel:
    """Rules state of one game: who decides, what is legal, what an action does.

    A subclass keeps its state in packed arrays and passes an optional source to `__init__` for `copy`; one that is
    not compiled may keep it as it likes, and gives its `codes` by `packed`. Actions are ints (`codes`). Chance comes
    only through `pick`/`forced_outcome` and is written down with `note_chance`, so that a record replays without the
    generator. Consequences go to `events` when `logging` is on.
    """

    seed: i64
    """The generator's seed; with `drawn` it is the generator's whole state."""
    drawn: i64
    """How many outcomes chance has given so far."""
    turn: i64
    """Counts the players' turns; a change of it ends the previous turn (undo stops here)."""
    revealed: bool
    """Whether the latest action showed something nobody could know before (undo stops here)."""
    unforeseen: i64
    """From which of the latest action's events on chance or a secret had a say in what happened; −1 if none had."""
    points_open: bool
    """Whether chance had a say in the points that the latest action brought."""
    map_changes: i64
    """How often the map has changed: what `Encoding.observe_map` writes stays the same while this does."""
    logging: bool
    noting: bool
    """Whether what chance adds to an action is written down."""
    chance: vec[i64]
    """What chance added to the latest action, if that is written down."""
    events: vec[i64]
    """The consequences of the latest action, `EVENT_WIDTH` numbers each."""
    forced: vec[i64]
    """Outcomes that chance must give next, from `forced_next` on: a record being replayed."""
    forced_next: i64
    spelled: bool
    """Whether `pick` takes its numbers from `picks` and nowhere else."""
    picks: vec[i64]

    def __init__(self, source: Kernel | None) -> None:
        self.chance = vec[i64]()
        self.events = vec[i64]()
        self.revealed = False
        self.unforeseen = -1
        self.points_open = False
        self.spelled = False
        self.picks = self.chance
        if source is None:
            self.seed = 0
            self.drawn = 0
            self.turn = 0
            self.map_changes = 0
            self.logging = False
            self.noting = True
            self.forced = vec[i64]()
            self.forced_next = 0
        else:
            self.seed = source.seed
            self.drawn = source.drawn
            self.turn = source.turn
            self.map_changes = source.map_changes
            self.logging = source.logging
            self.noting = source.noting
            self.forced = source.forced
            self.forced_next = source.forced_next

    # -- what a game supplies ------------------------------------------------------------------

    def to_act(self) -> i64:
        """The seat that decides, `NOBODY` when the game is over."""
        raise NotImplementedError

    def codes(self) -> vec[i64]:
        """The legal actions, each once, in a fixed order."""
        raise NotImplementedError

    def code_at(self, number: i64) -> i64:
        """The legal action at that number of `codes`, counted around as often as needed: for random play."""
        codes = self.codes()
        return codes[number % i64(len(codes))]

    def apply(self, code: i64) -> None:
        """Carry out a legal action (not checked again). Begins with `begin_action`."""
        raise NotImplementedError

    def copy(self) -> Kernel:
        """An independent kernel in the same state, generator included."""
        raise NotImplementedError

    def part(self) -> None:
        """Have nothing in common with the kernel that this one was copied from, not even unseen."""
        self.forced = self.forced[:]

    def points(self, seat: i64) -> i64:
        """The seat's score if the game were scored now."""
        raise NotImplementedError

    def checksum(self) -> i64:
        """A number that depends on the whole state: equal compiled and uncompiled."""
        raise NotImplementedError

    # -- chance ----------------------------------------------------------------------------------

    def begin_action(self) -> None:
        """Forget the latest action's chance and events."""
        self.revealed = False
        self.unforeseen = -1
        self.points_open = False
        if len(self.chance) > 0:
            self.chance = vec[i64]()
        if len(self.events) > 0:
            self.events = vec[i64]()

    def pick(self, n: i64, pile: i64 = 0) -> i64:
        """A number from 0 to n − 1 from the generator, or from `picks` if chance is spelled out.

        `pile` says what is drawn from (`Game.pile_of`); each number that is picked is noted as one outcome.
        """
        self.drawn += 1
        if self.spelled:
            return self._spelled_pick(n, pile)
        return (hashed(self.seed, self.drawn) >> 9) % n

    def spell(self, picks: list[int]) -> None:
        """Take what `pick` gives from this list, and raise `ChanceNeeded` at its end: for explicit nodes of chance.

        A copy goes on with the generator.
        """
        self.spelled = True
        spelled = vec[i64](capacity=len(picks))
        for pick in reversed(picks):
            spelled = append(spelled, pick)
        self.picks = spelled

    def _spelled_pick(self, n: i64, pile: i64) -> i64:
        if len(self.picks) == 0:
            raise ChanceNeeded(int(n), int(pile))
        number = self.picks[len(self.picks) - 1]
        self.picks = self.picks[: len(self.picks) - 1]
        return number

    def forcing(self) -> bool:
        """Whether the next outcome of chance is prescribed."""
        return self.forced_next < len(self.forced)

    def forced_outcome(self) -> i64:
        """The prescribed outcome; counts as drawn, so that the generator stays in step."""
        outcome = self.forced[self.forced_next]
        self.forced_next += 1
        self.drawn += 1
        return outcome

    def note_chance(self, outcome: i64) -> None:
        """Write down what chance gave."""
        self.revealed = True
        if self.noting:
            self.chance = append(self.chance, outcome)

    def leave_to_chance(self) -> None:
        """What happens from here on in this action depends on an outcome of chance, not only what an event tells."""
        self.points_open = True
        self.leave_to_secrets()

    def leave_to_secrets(self) -> None:
        """What happens from here on in this action, but nobody's points, depends on something hidden."""
        if self.unforeseen < 0:
            self.unforeseen = len(self.events) // EVENT_WIDTH

    def force(self, outcomes: tuple[int, ...]) -> None:
        """Prescribe the next outcomes of chance (replay, forced positions in tests)."""
        forced = vec[i64](capacity=len(outcomes))
        for outcome in outcomes:
            forced = append(forced, outcome)
        self.forced = forced
        self.forced_next = 0

    def prepare(self, forced: Sequence[int], picks: Sequence[int] | None) -> None:
        """Prescribe outcomes of chance, or what is picked for them (`spell`); neither: the generator gives all."""
        if forced or len(self.forced):
            self.force(tuple(forced))
        self.spelled = False
        if picks is not None:
            self.spell(list(picks))

    # -- consequences ----------------------------------------------------------------------------

    def be_silent(self) -> None:
        """Write down neither consequences nor what chance gives: for play of which only the end is looked at."""
        self.logging = self.noting = False

    def say(
        self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0, f: i64 = 0, g: i64 = 0
    ) -> None:
        """Log a consequence of the action that is being carried out."""
        if self.logging:
            self._log(kind, a, b, c, d, e, f, g)

    def _log(self, kind: i64, a: i64, b: i64, c: i64, d: i64, e: i64, f: i64, g: i64) -> None:
        """`say` when there is a log; alone that is so short that the compiler puts it where it is called."""
        at = i64(len(self.events))
        events = extend(self.events if at else vec[i64](capacity=4 * EVENT_WIDTH), BLANK_EVENT)
        events[at] = kind
        events[at + 1] = a
        events[at + 2] = b
        events[at + 3] = c
        events[at + 4] = d
        events[at + 5] = e
        events[at + 6] = f
        events[at + 7] = g
        self.events = events


BLANK_EVENT: Final = packed([0] * EVENT_WIDTH)


def random_playout(kernel: Kernel, seed: i64, limit: i64) -> i64:
    """Play uniformly random legal actions until the game is over or `limit` are played; how many were."""
    played: i64 = 0
    while played < limit and kernel.to_act() >= 0:
        played += 1
        kernel.apply(kernel.code_at(hashed(seed, played) >> 9))
    return played


def count_sequences(kernel: Kernel, depth: i64) -> i64:
    """How many sequences of `depth` legal actions there are, chance resolved by the seed."""
    codes = kernel.codes()
    if depth <= 1:
        return i64(len(codes))
    count: i64 = 0
    for code in codes:
        twin = kernel.copy()
        twin.apply(code)
        count += count_sequences(twin, depth - 1)
    return count
