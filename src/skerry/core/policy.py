"""What a player of a game knows by heart: the move it would make without thinking long. A game subclasses `Policy`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from mypy_extensions import mypyc_attr

from skerry.core.kernel import Kernel, hashed
from skerry.core.network import ONE, Network
from skerry.core.packed import i64, vec

CAUTION: Final = 0.08
TRIALS: Final = 4000.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """Knows what to do at once. It may keep charts from one decision to the next, so one policy serves one thread.

    What it weighs are attributes of its own, all of them floats, which were learned from games: `weights`.
    """

    weights: dict[str, float]
    network: Network | None
    """What it learned to foresee of a position; without it only the end of a game tells what is good."""
    looked_at: i64
    """Of which position, by its checksum, and for which seat `ends` tells, by head."""
    looked_for: i64
    ends: vec[i64]

    def __init__(self, weights: Mapping[str, float]) -> None:
        self.weights = {}
        self.network = None
        self.looked_at = -1
        self.looked_for = -1
        self.ends = vec[i64]()
        self.tune(weights)

    def tune(self, weights: Mapping[str, float]) -> None:
        """Give some of the attributes other values."""
        for name, weight in weights.items():
            self.weights[name] = float(weight)
            setattr(self, name, float(weight))

    def choose(self, kernel: Kernel) -> i64:
        """The move for whoever is to act."""
        raise NotImplementedError

    def resolve(self, kernel: Kernel) -> i64:
        """The move after a moment's thought: the same, unless the policy can look a little further."""
        return self.choose(kernel)

    def idle(self, kernel: Kernel) -> i64:
        """What someone would do of whom nothing can be expected: what `choose` would, unless there is less to do."""
        return self.choose(kernel)

    def offers(self, kernel: Kernel, most: i64) -> vec[i64]:
        """The moves worth thinking about, best first: the policy's own (`choose` or `resolve`) is the first."""
        raise NotImplementedError

    def aim(self, move: i64) -> i64:
        """A number for what the latest offer at that place works for; −1 if for nothing in particular."""
        return -1

    def follow(self, seat: i64, aim: i64) -> None:
        """Let a seat prefer what works for that aim until it is reached; −1 for nobody or nothing."""

    def feature_names(self) -> list[str]:
        """The names of what the network looks at."""
        return []

    def features(self, kernel: Kernel, seat: i64) -> vec[i64]:
        """What a seat's network looks at, by name; nothing in it depends on what the seat cannot know."""
        raise NotImplementedError

    def foreseen(self, kernel: Kernel, seat: i64, head: i64) -> float:
        """What the network says of a head; it looks at a position once."""
        assert self.network is not None
        checksum = kernel.checksum()
        if self.looked_at != checksum or self.looked_for != seat:
            self.ends = self.network.foresee(self.features(kernel, seat))
            self.looked_at = checksum
            self.looked_for = seat
        return float(self.ends[head]) / ONE

    def horizon(self, kernel: Kernel) -> i64:
        """At which turn (`Kernel.turn`) one has seen enough of a game that is played on from here; −1: at its end."""
        return -1

    def depth(self) -> i64:
        """How many own turns a search may plan ahead, where it does not see games to their end."""
        return 0

    def trials(self, kernel: Kernel) -> float:
        """How many trials a decision is worth to a search; of more, too many tell what only seems better."""
        return TRIALS

    def caution(self) -> float:
        """How much better than the policy's own a move must have done in a single trial."""
        return CAUTION

    def verdict(self, kernel: Kernel, seat: i64) -> float:
        """What the end of a game, or where one has seen enough of it, is worth to a seat, from 0 to 1."""
        raise NotImplementedError

    def expected(self, kernel: Kernel, seat: i64) -> float:
        """The final points of a seat, as far as they can be told there."""
        return float(kernel.points(seat))

    def part_of_turn(self, kernel: Kernel) -> float:
        """How much of the time for a turn this decision deserves."""
        return 1.0

    def won(self, kernel: Kernel, seat: i64) -> float:
        """1 if the seat has won, a share if it won with others, else 0; alone, how good the game is.

        Where the game goes on, the chance of it.
        """
        raise NotImplementedError


def learned(package: str) -> dict[str, dict[str, float]]:
    """By mode: what its policy weighs, from the package's data."""
    place = files(package) / "data" / "policy.json"
    weights: dict[str, dict[str, float]] = json.loads(place.read_text("utf-8"))
    return weights


def play_out(policy: Policy, kernel: Kernel, until: i64 = -1) -> None:
    """Play to the end, or to the beginning of a turn, as the policy chooses for everybody."""
    while kernel.to_act() >= 0 and (until < 0 or kernel.turn < until):
        kernel.apply(policy.choose(kernel))


def play_to_turn(policy: Policy, kernel: Kernel, seat: i64) -> None:
    """Play to the beginning of a seat's next turn, or to the end, as the policy chooses for everybody."""
    turn = kernel.turn
    while kernel.to_act() >= 0 and (kernel.turn == turn or kernel.to_act() != seat):
        kernel.apply(policy.choose(kernel))


def other_luck(kernel: Kernel, number: i64) -> None:
    """Let chance give something else from now on."""
    kernel.seed = hashed(kernel.seed, number)
