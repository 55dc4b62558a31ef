"""Learning to foresee: what the features of a position say of how the game will end.

A training goes in rounds. In the first, bots of different levels play, and styles of the policy, some with whims, so
that the positions are as varied as people's; from then on the learner takes most seats, a policy that chooses by what
it has learned so far, at a glance or after a short search, so that what it thinks too well of is found out by playing
it. Where a turn ends and another begins, both their seats look at the position, and what became of it is noted. A
network is fitted to the games of the last rounds (Adam; one game in ten tests it): first to how they ended, then to
what itself foresees of the same game a little later (TD(λ)), which owes less to luck. It is told in whole numbers. All
depends on the seed alone, and files that are there are not made again, so that a training can be stopped and resumed.
"""

from __future__ import annotations

import json
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import islice, pairwise, repeat
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import skerry
from skerry import bots
from skerry.bots import Budget
from skerry.bots.examining import sampled
from skerry.bots.judges import policy_of
from skerry.bots.planning import Inquiry
from skerry.core.errors import ToldError
from skerry.core.jsonlike import Json
from skerry.core.message import Message
from skerry.core.network import FORMAT, HEADS, ONE, Network, NetworkData
from skerry.core.policy import Policy
from skerry.lab.playing import categories_of
from skerry.lab.training import new_policy
from skerry.lab.winning import has_rivals

Floats = NDArray[np.float32]
Numbers = NDArray[np.int64]

WHIMS = (0.0, 0.0, 0.0, 0.05, 0.2)
"""How often a style or the learner may follow a whim; bots never do."""
STYLE = "policy"
"""In a league: a style of the policy."""
STYLES = 12
CHANGE = 0.35
"""How much styles differ: the deviation of a weight's logarithm."""
OFFERS = 8
"""A whim is any of so many moves that the policy thinks worth a thought: what a search will ask about."""
TRIALS = (0, 16, 40)
"""How long the learner thinks in a game: a glance, or a search of so many trials a move."""
WORLDS = 8
LEARNER = 0.8
"""How many seats are the learner's, from the second round on."""
REMEMBERED = 20
"""How many rounds are learned from."""
GAMES_IN_FILE = 50
HIDDEN = (48, 32)
LESSONS = 5
"""How often every case is learned from, by how its game ended."""
SECOND_LESSONS = 8
"""And then, each time anew, by what is foreseen of it later."""
TRACE = 0.55
"""How much what comes after the next look counts, beside what is foreseen there (λ)."""
BATCH = 512
RATE = 2e-3
SECOND_RATE = 6e-4
DECAY = 1e-4
TESTED = 10
"""One game in so many tests what was learned from the others."""
WIN_WEIGHT = 4.0
OVERALL = (0.5, 1.0)
"""How much the error of the chance to win counts, those of final points and lead, beside all categories together."""


@dataclass(frozen=True)
class Case:
    """A position with what became of it."""

    game: int
    seat: int
    features: list[int]
    won: float
    """The seat's share of the win."""
    points: Mapping[str, int]
    """By head after the first: final points, lead, points by category."""


@dataclass(frozen=True)
class Cases:
    """Many of them."""

    heads: tuple[str, ...]
    games: Numbers
    seats: Numbers
    features: Numbers
    won: Floats
    points: Floats
    """By case, then by head after the first."""


@dataclass(frozen=True)
class Lesson:
    """How well the network foresees after some rounds of learning: one line of the curve."""

    round: int
    loss: float
    tested: float
    """The loss in games that it did not learn from."""
    surprise: float
    """There: the mean square of the difference between chance and win."""
    points: float
    """There: how far the final points are from those that were foreseen."""

    def data(self) -> dict[str, Json]:
        return {
            "round": self.round,
            "loss": self.loss,
            "tested": self.tested,
            "surprise": self.surprise,
            "points": self.points,
        }


def policy_with_features(game: str) -> Policy:
    policy = policy_of(skerry.games()[game])
    if policy is None or not policy.feature_names():
        raise ToldError(Message("lab-no-policy", game=game))
    return policy


# -- gathering ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Shard:
    """Some games to play, and the file for what is seen in them."""

    game: str
    first: int
    seed: int
    league: tuple[str, ...]
    network: Path | None
    """What the learner knows; None in the first round."""
    file: Path


def shards(game: str, number: int, games: int, seed: int, league: Sequence[str], folder: Path) -> list[Shard]:
    """The files that a round needs and that are not there yet; rounds are counted from 1."""
    folder.mkdir(parents=True, exist_ok=True)
    network = network_file(game, number - 1, folder) if number > 1 else None
    firsts = range((number - 1) * games, number * games, GAMES_IN_FILE)
    names = ((first, folder / f"{game}-{seed}-{number:03}-{first:07}.npz") for first in firsts)
    return [Shard(game, first, seed, tuple(league), network, file) for first, file in names if not file.exists()]


def gather(shard: Shard) -> None:
    """Play the games of a file and write it."""
    numbers = range(shard.first, shard.first + GAMES_IN_FILE)
    write([case for number in numbers for case in play(shard, number)], shard.file)


def play(shard: Shard, number: int) -> Iterator[Case]:
    """The cases of one game."""
    name, rng, info = shard.game, random.Random(f"{shard.seed} {number}"), skerry.games()[shard.game]
    policy = policy_with_features(name)
    game = skerry.new(name, seats=rng.randint(info.min_seats, info.max_seats), seed=rng.getrandbits(60))
    players = [invited(shard, rng) for _ in range(game.seats)]
    seen: list[tuple[int, list[int]]] = []
    turn, before = game.turn, 0
    while (seat := game.to_act) is not None:
        if game.turn != turn:
            seen.extend((each, list(policy.features(game.kernel, each))) for each in {before, seat})
            turn = game.turn
        before = seat
        player, whim = players[seat]
        if rng.random() < whim:
            game.play_code(rng.choice(list(policy.offers(sampled(game, seat, rng, 1)[0], OFFERS))))
        else:
            game.play_code(player(game, seat))
    ends = [ended(game, seat) for seat in range(game.seats)]
    for seat, features in seen:
        yield Case(number, seat, features, *ends[seat])


Player = Callable[[skerry.Game, int], int]


def invited(shard: Shard, rng: random.Random) -> tuple[Player, float]:
    """Who plays at a seat, and how often it follows a whim: the learner, or somebody of the league."""
    if shard.network is not None and rng.random() < LEARNER:
        learner, trials = learner_of(shard.game, shard.network), rng.choice(TRIALS)
        return (lambda now, seat: thought(learner, now, seat, trials, rng)), rng.choice(WHIMS)
    name = rng.choice(shard.league)
    return player_of(shard.game, name, rng), rng.choice(WHIMS) if name == STYLE else 0.0


def thought(policy: Policy, game: skerry.Game, seat: int, trials: int, rng: random.Random) -> int:
    """What the learner does after so much thought; what its search finds out, the network will foresee."""
    worlds = sampled(game, seat, rng, max(1, min(trials, WORLDS)))
    if trials == 0:
        return policy.resolve(worlds[0])
    inquiry = Inquiry(policy, worlds[0], OFFERS)
    for done in range(trials):
        inquiry.trial(policy, worlds, done / trials)
    return int(inquiry.codes[inquiry.ranking()[0]])


@cache
def learner_of(game: str, network: Path) -> Policy:
    """The policy with what it has learned so far."""
    policy = new_policy(game)
    policy.network = Network(json.loads(network.read_text("utf-8")))
    return policy


def player_of(game: str, name: str, rng: random.Random) -> Player:
    """Who plays by that name: a bot, or a style of the policy, which plays at once."""
    if name == STYLE:
        style = styles(game)[rng.randrange(STYLES)]
        return lambda now, seat: style.choose(sampled(now, seat, rng, 1)[0])
    bot = bots.get(name)
    return lambda now, seat: bot.choose(now, seat, Budget(seed=rng.getrandbits(60))).code


@cache
def styles(game: str) -> tuple[Policy, ...]:
    """The policy as it is, and with all that it weighs changed at random."""
    weights = new_policy(game).weights
    rng = random.Random(0)
    changed = ({name: weight * math.exp(rng.gauss(0, CHANGE)) for name, weight in weights.items()} for _ in repeat(0))
    return (new_policy(game), *(new_policy(game, each) for each in islice(changed, STYLES - 1)))


def ended(game: skerry.Game, seat: int) -> tuple[float, dict[str, int]]:
    """How a game ended for a seat: its share of the win, and its points by head."""
    outcome, scores, rivals = game.outcome, game.scores(), has_rivals(game.info.id)
    assert outcome is not None
    share = (1 / len(outcome.winners) if rivals else 1.0) if seat in outcome.winners else 0.0
    best = max(score for other, score in enumerate(scores) if other != seat) if rivals else scores[seat]
    return share, {"points": scores[seat], "lead": scores[seat] - best, **categories_of(game)[seat]}


def write(cases: Sequence[Case], file: Path) -> None:
    """The file is whole or not there."""
    heads = (*HEADS[1:], *sorted({name for case in cases for name in case.points} - set(HEADS)))
    unfinished = file.with_suffix(".part")
    with unfinished.open("wb") as output:
        np.savez_compressed(
            output,
            heads=np.array(heads),
            games=np.array([case.game for case in cases]),
            seats=np.array([case.seat for case in cases]),
            features=np.array([case.features for case in cases], dtype=np.int32),
            won=np.array([case.won for case in cases]),
            points=np.array([[case.points.get(name, 0) for name in heads] for case in cases], dtype=np.int16),
        )
    unfinished.rename(file)


def read_cases(game: str, folder: Path, number: int) -> Cases:
    """What was gathered until a round; a category that a file does not tell of brought nothing there."""
    remembered = range(max(1, number - REMEMBERED + 1), number + 1)
    names = [file for each in remembered for file in sorted(folder.glob(f"{game}-*-{each:03}-*.npz"))]
    files = [dict(np.load(file)) for file in names]
    told = {str(name) for each in files for name in each["heads"]}
    heads = (*HEADS[1:], *sorted(told - set(HEADS)))
    points = []
    for each in files:
        columns = {str(name): each["points"][:, i] for i, name in enumerate(each["heads"])}
        nothing = np.zeros(len(each["won"]))
        points.append(np.stack([columns.get(name, nothing) for name in heads], axis=1))
    games, seats, features, won = (
        np.concatenate([each[name] for each in files]) for name in ("games", "seats", "features", "won")
    )
    return Cases(heads, games, seats, features, won.astype(np.float32), np.concatenate(points).astype(np.float32))


# -- fitting -----------------------------------------------------------------------------------------------------------


class Learner:
    """The network in floating point, with its gradients."""

    def __init__(self, cases: Cases, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        self.means, self.scales = spread_of(cases.features)
        self.point_means, self.point_scales = spread_of(cases.points)
        sizes = (cases.features.shape[1], *HIDDEN, 1 + len(cases.heads))
        drawn = [self.rng.normal(0, math.sqrt(2 / a), (a, b)) for a, b in pairwise(sizes)]
        self.weights = [each.astype(np.float32) for each in drawn]
        self.biases = [np.zeros(b, np.float32) for b in sizes[1:]]
        self.moments = [np.zeros_like(each) for each in self.weights + self.biases]
        self.squares = [np.zeros_like(each) for each in self.weights + self.biases]
        self.steps = 0

    def standard(self, cases: Cases) -> tuple[Floats, Floats, Floats]:
        """Features, wins and points as the network takes them."""
        features = (cases.features.astype(np.float32) - self.means) / self.scales
        return features, cases.won, (cases.points - self.point_means) / self.point_scales

    def layers(self, features: Floats) -> list[Floats]:
        found = [features]
        for number, (weights, biases) in enumerate(zip(self.weights, self.biases, strict=True)):
            sums = found[-1] @ weights + biases
            found.append(np.maximum(sums, 0.0) if number < 2 else sums)
        return found

    def step(self, features: Floats, won: Floats, points: Floats, rate: float) -> float:
        """Learn from some cases; their loss before it."""
        layers = self.layers(features)
        loss, slope = losses(layers[-1], won, points)
        slopes: list[Floats] = []
        bias_slopes: list[Floats] = []
        for number in (2, 1, 0):
            slopes.insert(0, layers[number].T @ slope)
            bias_slopes.insert(0, slope.sum(0))
            slope = (slope @ self.weights[number].T) * (layers[number] > 0)
        self.steps += 1
        for each, gradient, moment, square in zip(
            self.weights + self.biases, slopes + bias_slopes, self.moments, self.squares, strict=True
        ):
            moment += (1 - 0.9) * (gradient - moment)
            square += (1 - 0.999) * (gradient**2 - square)
            scale = math.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps)
            each -= rate * (scale * moment / (np.sqrt(square) + 1e-8) + DECAY * each)
        return loss

    def learn(self, cases: Cases) -> Iterator[Lesson]:
        """Learn from all the cases but those that test: what became of them, then what is foreseen of them later."""
        tests = cases.games % TESTED == 0
        if tests.all() or not tests.any():
            raise ToldError(Message("lab-too-few-games", games=TESTED))
        features, won, points = self.standard(cases)
        places = np.flatnonzero(~tests)
        for number in range(LESSONS):
            rate = RATE * (1 + math.cos(math.pi * number / LESSONS)) / 2
            loss = self.lesson(features, won, points, places, rate)
            yield self.tested(number + 1, loss, features[tests], won[tests], points[tests])
        steps = later_looks(cases)
        for number in range(SECOND_LESSONS):
            rate = SECOND_RATE * (1 + math.cos(math.pi * number / SECOND_LESSONS)) / 2
            loss = self.lesson(features, *self.foreseen_later(steps, features, won, points), places, rate)
            yield self.tested(LESSONS + number + 1, loss, features[tests], won[tests], points[tests])

    def lesson(self, features: Floats, won: Floats, points: Floats, places: Numbers, rate: float) -> float:
        """Learn from the cases at these places once; the mean loss."""
        parts = np.array_split(self.rng.permutation(places), max(1, len(places) // BATCH))
        return sum(self.step(features[part], won[part], points[part], rate) for part in parts) / len(parts)

    def foreseen_later(
        self, steps: Sequence[tuple[Numbers, Numbers]], features: Floats, won: Floats, points: Floats
    ) -> tuple[Floats, Floats]:
        """For every case, what its seat foresees at the next look, and with less weight later, until the end: TD(λ)."""
        ends = np.concatenate([self.layers(part)[-1] for part in np.array_split(features, 1 + len(features) // BATCH)])
        chances, foreseen = logistic(ends[:, 0]), ends[:, 1:]
        won, points = won.copy(), points.copy()
        for here, later in steps:
            won[here] = (1 - TRACE) * chances[later] + TRACE * won[later]
            points[here] = (1 - TRACE) * foreseen[later] + TRACE * points[later]
        return won, points

    def tested(self, number: int, loss: float, features: Floats, won: Floats, points: Floats) -> Lesson:
        """What the network says of cases that it did not learn from."""
        ends = self.layers(features)[-1]
        said = logistic(ends[:, 0])
        off = (ends[:, 1] - points[:, 0]) * self.point_scales[0]
        surprise = float(((said - won) ** 2).mean())
        return Lesson(number, loss, losses(ends, won, points)[0], surprise, float(np.abs(off).mean()))

    def told(self, names: list[str], heads: Sequence[str]) -> NetworkData:
        """In whole numbers, for features and points as they are."""
        first = self.weights[0] / self.scales[:, None]
        last_scales = np.concatenate([[1.0], self.point_scales])
        last_means = np.concatenate([[0.0], self.point_means])
        weights = [first, self.weights[1], self.weights[2] * last_scales]
        biases = [
            self.biases[0] - self.means @ first,
            self.biases[1] * ONE,
            (self.biases[2] * last_scales + last_means) * ONE,
        ]
        return NetworkData(
            format=FORMAT,
            features=names,
            heads=[HEADS[0], *heads],
            weights=[[round(weight * ONE) for weight in each.ravel().tolist()] for each in weights],
            biases=[[round(bias * ONE) for bias in each.tolist()] for each in biases],
        )


def later_looks(cases: Cases) -> list[tuple[Numbers, Numbers]]:
    """Cases, and of each the next look of the same seat; those before the last look come first, then those before."""
    order = np.lexsort((np.arange(len(cases.games)), cases.seats, cases.games))
    games, seats = cases.games[order], cases.seats[order]
    goes_on = np.append((games[1:] == games[:-1]) & (seats[1:] == seats[:-1]), False)
    to_come = np.zeros(len(order), np.int64)
    for place in range(len(order) - 2, -1, -1):
        to_come[place] = to_come[place + 1] + 1 if goes_on[place] else 0
    places = [np.flatnonzero(to_come == count) for count in range(1, int(to_come.max(initial=0)) + 1)]
    return [(order[each], order[each + 1]) for each in places]


def spread_of(numbers: NDArray[np.generic]) -> tuple[Floats, Floats]:
    """Mean and deviation of each column; a column that never varies deviates by 1."""
    means, scales = numbers.mean(0, dtype=np.float64), numbers.std(0, dtype=np.float64)
    scales[scales == 0] = 1.0
    return means.astype(np.float32), scales.astype(np.float32)


def losses(ends: Floats, won: Floats, points: Floats) -> tuple[float, Floats]:
    """The mean loss of some cases, and its slope by what was foreseen; the categories count as much as the lead."""
    said = logistic(ends[:, 0])
    off = ends[:, 1:] - points
    shares = np.full(off.shape[1], 1 / max(1, off.shape[1] - len(OVERALL)), np.float32)
    shares[: len(OVERALL)] = OVERALL
    surprise = -(won * np.log(said + 1e-7) + (1 - won) * np.log(1 - said + 1e-7)).mean()
    loss = float(WIN_WEIGHT * surprise + (shares * off**2).sum(1).mean())
    slope = np.concatenate([WIN_WEIGHT * (said - won)[:, None], 2 * shares * off], axis=1)
    return loss, (slope / np.float32(len(won))).astype(np.float32)


def logistic(logits: Floats) -> Floats:
    """The chances that logits stand for; what is certain enough is not told more exactly."""
    return np.asarray(1 / (1 + np.exp(-np.clip(logits, -30, 30))), dtype=np.float32)


def network_file(game: str, number: int, folder: Path) -> Path:
    """Where the network of a round stands."""
    return folder / f"network-{game}-{number:03}.json"


def write_network(game: str, learner: Learner, cases: Cases, file: Path) -> None:
    """Write the network as it stands in a game's data; the file is whole or not there."""
    told = learner.told(policy_with_features(game).feature_names(), cases.heads)
    unfinished = file.with_suffix(".part")
    unfinished.write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
    unfinished.rename(file)
