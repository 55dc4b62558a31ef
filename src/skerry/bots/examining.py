"""A decision looked at closely: which moves there are, what each comes to, and how sure that is.

The numbers are those of the search that orders the moves. With a policy they are wins and points of games that were
played to their end; without one the judge says how the best move stands, and the tree how far the others are behind.
"""

from __future__ import annotations

import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from skerry.bots.judges import chances_of, judge_of, policy_of
from skerry.bots.planning import Inquiry
from skerry.bots.search import opinion, root_of, search
from skerry.core.errors import UnforcedChance
from skerry.core.game import Game
from skerry.core.jsonlike import Json
from skerry.core.kernel import Kernel
from skerry.core.policy import Policy, other_luck, play_out, play_to_turn

OFFERS = 12
WORLDS = 16
CANDIDATES = 16
DEPTH = 4
MOST_COMPARED = 48
"""How often two moves are compared with the same luck, at most."""
LINE = 5
"""How many moves of a plan are told, at most."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How long to look: so many trials, but no longer than so many seconds."""

    nodes: int
    seconds: float | None = None

    def uses(self) -> Iterator[float]:
        """How much of it is used up, before every trial; there is at least one."""
        began = time.monotonic()
        for done in range(max(1, self.nodes)):
            late = 0.0 if self.seconds is None else (time.monotonic() - began) / self.seconds
            if late >= 1.0 and done:
                return
            yield min(1.0, max(done / self.nodes, late))


@dataclass(frozen=True, slots=True)
class Worth:
    """What a move comes to when everybody plays on sensibly: the chance to win and the final points.

    For a game for one, which is about points alone, the chance is how good the result is from 0 to 1.
    """

    win: float
    points: float

    def data(self) -> dict[str, Json]:
        return {"win": round(self.win, 3), "points": round(self.points, 1)}


@dataclass(frozen=True, slots=True)
class Tried:
    """A move as the search sees it; `value` is what the search orders the moves by."""

    code: int
    worth: Worth
    value: float
    tries: int


def examine(game: Game, seat: int, effort: Effort, rng: random.Random, also: Sequence[int] = ()) -> list[Tried]:
    """The moves worth thinking about and those `also` in question, best first, by what the seat can know."""
    policy = policy_of(game.info)
    if policy is None:
        return _by_search(game, seat, effort, rng, also)
    worlds = sampled(game, seat, rng, min(WORLDS, effort.nodes))
    inquiry = Inquiry(policy, worlds[0], OFFERS)
    for code in also:
        inquiry.add(code)
    for progress in effort.uses():
        inquiry.trial(policy, worlds, progress)
    return [_tried(game, inquiry, move) for move in inquiry.ranking()]


def compare(game: Game, seat: int, one: int, other: int, effort: Effort, rng: random.Random) -> tuple[Tried, Tried]:
    """Two moves with the same luck, which neither was chosen by: what comes out best by luck is found out here."""
    policy = policy_of(game.info)
    if policy is None:
        found = {tried.code: tried for tried in _by_search(game, seat, effort, rng, (one, other))}
        return found[one], found[other]
    worlds = sampled(game, seat, rng)
    inquiry = Inquiry(policy, worlds[0], 1)
    inquiry.add(one)
    inquiry.add(other)
    codes = list(inquiry.codes)
    pair = codes.index(one), codes.index(other)
    for _ in Effort(min(MOST_COMPARED, 2 + effort.nodes // 4), effort.seconds).uses():
        for move in pair:
            inquiry.attempt(policy, worlds, move)
    return _tried(game, inquiry, pair[0]), _tried(game, inquiry, pair[1])


def prospects(game: Game, seat: int, effort: Effort, rng: random.Random) -> list[Worth]:
    """What each seat may expect, by what `seat` knows."""
    outlook = Outlook(game, range(game.seats))
    for _ in Effort(min(MOST_COMPARED, 2 + effort.nodes // 4), effort.seconds).uses():
        outlook.add(sampled(game, seat, rng, 1)[0])
    return outlook.worths()


def luck_of_draw(game: Game, seat: int, code: int, drawn: Sequence[int], effort: Effort, rng: random.Random) -> Worth:
    """What these outcomes of chance made of a move, beyond what others would have.

    The move is made in the same worlds with these outcomes and with others, and the same luck follows in both: neither
    the choice of the move nor what was drawn later has a part in the difference.
    """
    here, elsewhere = Outlook(game, [seat]), Outlook(game, [seat])
    for _ in Effort(min(MOST_COMPARED, 2 + effort.nodes // 4), effort.seconds).uses():
        world = sampled(game, seat, rng, 1)[0]
        anew = world.copy()
        other_luck(anew, 1)
        anew.apply(code)
        anew.seed = world.seed
        world.force(tuple(drawn))
        try:
            world.apply(code)
        except UnforcedChance:
            continue
        here.add(world)
        elsewhere.add(anew)
    (one,), (other,) = here.worths(), elsewhere.worths()
    return Worth(one.win - other.win, one.points - other.points)


class Outlook:
    """What each seat may expect, told from worlds that are played on as far as one must see.

    A policy foresees what a seat comes to where that seat has ended turns of its own, so each is judged there: at one
    and the same moment whoever is about to move would seem to be behind.
    """

    def __init__(self, game: Game, seats: Sequence[int]) -> None:
        self._info, self._to_act = game.info, game.to_act
        self._policy = policy_of(game.info)
        self._horizon = -1 if self._policy is None else self._policy.horizon(game.kernel)
        self._foretold = self._horizon < 0 and self._policy is not None and self._policy.network is not None
        self._worlds = 0
        self._wins, self._points = dict.fromkeys(seats, 0.0), dict.fromkeys(seats, 0.0)

    def add(self, world: Kernel) -> None:
        """Play a world on, and note what it comes to."""
        self._worlds += 1
        for seat in self._wins:
            self._note(world.copy(), seat)

    def _note(self, world: Kernel, seat: int) -> None:
        policy = self._policy
        if policy is None:
            judge = judge_of(self._info)
            self._wins[seat] += judge.odds(world, seat)
            self._points[seat] += judge.points(world, seat)
            return
        if self._foretold:
            self._wins[seat] += policy.won(world, seat)
        play_out(policy, world, self._until(policy, world, seat))
        if not self._foretold:
            self._wins[seat] += policy.won(world, seat)
        self._points[seat] += policy.expected(world, seat)

    def _until(self, policy: Policy, world: Kernel, seat: int) -> int:
        """The turn at which enough was seen for a seat; the world is played on to its next turn if it is not to act."""
        if self._horizon < 0 or seat == self._to_act:
            return self._horizon
        play_to_turn(policy, world, seat)
        return policy.horizon(world)

    def worths(self) -> list[Worth]:
        """Rivals, if all are asked about, share one win between them."""
        worlds = max(1, self._worlds)
        wins = [chances_of(self._info).told(win / worlds) for win in self._wins.values()]
        whole = sum(wins) if len(wins) > 1 and not self._info.cooperative else 1.0
        told = zip(wins, self._points.values(), strict=True)
        return [Worth(win / (whole or 1.0), points / worlds) for win, points in told]


def line_from(game: Game, seat: int, code: int, rng: random.Random) -> list[str]:
    """How the seat goes on after a move, in notation, until its turn ends or chance has a say."""
    policy = policy_of(game.info)
    world, told = sampled(game, seat, rng, 1)[0], [str(game.action_type(code))]
    turn = world.turn
    world.apply(code)
    while len(told) < LINE and world.turn == turn and world.to_act() == seat and not world.revealed:
        if policy is not None:
            code = policy.choose(world)
        else:
            code = max(world.codes(), key=lambda other: opinion(judge_of(game.info), world, other, seat))
        told.append(str(game.action_type(code)))
        world.apply(code)
    return told


def sampled(game: Game, seat: int, rng: random.Random, count: int = WORLDS) -> list[Kernel]:
    """Worlds that agree with all that the seat knows."""
    worlds = []
    for _ in range(count):
        kernel = game.sample_kernel(seat, rng)
        kernel.be_silent()
        worlds.append(kernel)
    return worlds


def _by_search(game: Game, seat: int, effort: Effort, rng: random.Random, also: Sequence[int]) -> list[Tried]:
    judge = judge_of(game.info)
    worlds = sampled(game, seat, rng)
    root = root_of(judge, worlds[0], CANDIDATES)
    for code in also:
        if root.index_of(code) < 0:
            root.open(code, opinion(judge, worlds[0], code, seat))
    for progress in effort.uses():
        search(root, judge, worlds, progress, DEPTH)
    order = sorted(range(len(root.codes)), key=lambda i: (bool(root.visits[i]), root.mean(i), -i), reverse=True)
    best = _after(worlds[0], root.codes[order[0]])
    chance, top = judge.odds(best, seat), root.mean(order[0])
    found = []
    for i in order:
        world = _after(worlds[0], root.codes[i])
        behind = max(0.0, top - root.mean(i))
        worth = Worth(max(0.0, chance - behind), judge.points(world, seat))
        found.append(Tried(root.codes[i], worth, root.mean(i), int(root.visits[i])))
    return found


def _after(kernel: Kernel, code: int) -> Kernel:
    world = kernel.copy()
    world.apply(code)
    return world


def _tried(game: Game, inquiry: Inquiry, move: int) -> Tried:
    tries = max(1, int(inquiry.visits[move]))
    worth = Worth(chances_of(game.info).told(inquiry.chance(move)), inquiry.points[move] / tries)
    return Tried(inquiry.codes[move], worth, inquiry.values[move] / tries, int(inquiry.visits[move]))
