"""Learning to foresee: what the features of a position say of how the game will end.

Bots of different levels play, and styles of the policy, some with whims, so that the positions are as varied as
people's. Some decisions of every game are looked at by every seat, each in a world that agrees with what it knows, and
what became of them is noted. A game depends on the seed and its number alone, so that gathering can be stopped and
resumed. A network is fitted to the games (Adam; one game in ten tests it) and told in whole numbers.
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
from skerry.core.errors import ToldError
from skerry.core.jsonlike import Json
from skerry.core.message import Message
from skerry.core.network import FORMAT, HEADS, ONE, NetworkData
from skerry.core.policy import Policy
from skerry.lab.playing import categories_of
from skerry.lab.training import new_policy
from skerry.lab.winning import has_rivals

Floats = NDArray[np.float64]
Numbers = NDArray[np.int64]

WHIMS = (0.0, 0.0, 0.0, 0.05, 0.2)
"""How often a style that plays may follow a whim; bots never do."""
STYLE = "policy"
"""In a league: a style of the policy."""
STYLES = 12
CHANGE = 0.35
"""How much styles differ: the deviation of a weight's logarithm."""
OFFERS = 8
"""A whim is any of so many moves that the policy thinks worth a thought: what a search will ask about."""
APART = 8
"""A decision in so many is looked at."""
GAMES_IN_FILE = 50
HIDDEN = 32
ROUNDS = 40
"""How often every case is learned from."""
BATCH = 512
RATE = 2e-3
DECAY = 1e-5
TESTED = 10
"""One game in so many tests what was learned from the others."""
WIN_WEIGHT = 4.0
"""How much the error of the chance to win counts, beside that of all points together."""


@dataclass(frozen=True)
class Case:
    """A position with what became of it."""

    game: int
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
    file: Path


def shards(game: str, count: int, seed: int, league: Sequence[str], folder: Path) -> list[Shard]:
    """The files that so many games need and that are not there yet."""
    folder.mkdir(parents=True, exist_ok=True)
    names = ((first, folder / f"{game}-{seed}-{first:07}.npz") for first in range(0, count, GAMES_IN_FILE))
    return [Shard(game, first, seed, tuple(league), file) for first, file in names if not file.exists()]


def gather(shard: Shard) -> None:
    """Play the games of a file and write it."""
    numbers = range(shard.first, shard.first + GAMES_IN_FILE)
    write([case for number in numbers for case in play(shard.game, number, shard.seed, shard.league)], shard.file)


def play(name: str, number: int, seed: int, league: Sequence[str]) -> Iterator[Case]:
    """The cases of one game."""
    rng, info, policy = random.Random(f"{seed} {number}"), skerry.games()[name], policy_with_features(name)
    game = skerry.new(name, seats=rng.randint(info.min_seats, info.max_seats), seed=rng.getrandbits(60))
    names = [rng.choice(league) for _ in range(game.seats)]
    players = [(player_of(name, each, rng), rng.choice(WHIMS) if each == STYLE else 0.0) for each in names]
    seen: list[tuple[int, list[int]]] = []
    while (seat := game.to_act) is not None:
        if rng.randrange(APART) == 0:
            for each in range(game.seats):
                seen.append((each, list(policy.features(sampled(game, each, rng, 1)[0], each))))
        player, whim = players[seat]
        if rng.random() < whim:
            game.play_code(rng.choice(list(policy.offers(sampled(game, seat, rng, 1)[0], OFFERS))))
        else:
            game.play_code(player(game, seat))
    ends = [ended(game, seat) for seat in range(game.seats)]
    for seat, features in seen:
        yield Case(number, features, *ends[seat])


def player_of(game: str, name: str, rng: random.Random) -> Callable[[skerry.Game, int], int]:
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
            features=np.array([case.features for case in cases], dtype=np.int32),
            won=np.array([case.won for case in cases]),
            points=np.array([[case.points.get(name, 0) for name in heads] for case in cases], dtype=np.int16),
        )
    unfinished.rename(file)


def read_cases(game: str, folder: Path) -> Cases:
    """All that was gathered of a game; a category that a file does not tell of brought nothing there."""
    files = [dict(np.load(file)) for file in sorted(folder.glob(f"{game}-*.npz"))]
    told = {str(name) for each in files for name in each["heads"]}
    heads = (*HEADS[1:], *sorted(told - set(HEADS)))
    points = []
    for each in files:
        columns = {str(name): each["points"][:, i] for i, name in enumerate(each["heads"])}
        nothing = np.zeros(len(each["won"]))
        points.append(np.stack([columns.get(name, nothing) for name in heads], axis=1))
    games, features, won = (np.concatenate([each[name] for each in files]) for name in ("games", "features", "won"))
    return Cases(heads, games, features, won, np.concatenate(points).astype(float))


# -- fitting -----------------------------------------------------------------------------------------------------------


class Learner:
    """The network in floating point, with its gradients."""

    def __init__(self, cases: Cases, seed: int) -> None:
        self.rng = np.random.default_rng(seed)
        features = cases.features.astype(float)
        self.means, self.scales = features.mean(0), features.std(0)
        self.scales[self.scales == 0] = 1.0
        self.point_means, self.point_scales = cases.points.mean(0), cases.points.std(0)
        self.point_scales[self.point_scales == 0] = 1.0
        sizes = (features.shape[1], HIDDEN, HIDDEN, 1 + len(cases.heads))
        self.weights = [self.rng.normal(0, math.sqrt(2 / a), (a, b)) for a, b in pairwise(sizes)]
        self.biases = [np.zeros(b) for b in sizes[1:]]
        self.moments = [np.zeros_like(each) for each in self.weights + self.biases]
        self.squares = [np.zeros_like(each) for each in self.weights + self.biases]
        self.steps = 0

    def standard(self, cases: Cases) -> tuple[Floats, Floats, Floats]:
        """Features, wins and points as the network takes them."""
        features = (cases.features - self.means) / self.scales
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
        """Learn from all the cases but those that test, `ROUNDS` times over, ever more slowly.

        What did best in the test is kept.
        """
        tests = cases.games % TESTED == 0
        if tests.all() or not tests.any():
            raise ToldError(Message("lab-too-few-games", games=TESTED))
        features, won, points = self.standard(cases)
        places = np.flatnonzero(~tests)
        least = math.inf
        for number in range(ROUNDS):
            rate = RATE * (1 + math.cos(math.pi * number / ROUNDS)) / 2
            parts = np.array_split(self.rng.permutation(places), max(1, len(places) // BATCH))
            loss = sum(self.step(features[part], won[part], points[part], rate) for part in parts) / len(parts)
            lesson = self.tested(number + 1, loss, features[tests], won[tests], points[tests])
            if lesson.tested < least:
                least = lesson.tested
                best = [each.copy() for each in self.weights], [each.copy() for each in self.biases]
            yield lesson
        self.weights, self.biases = best

    def tested(self, number: int, loss: float, features: Floats, won: Floats, points: Floats) -> Lesson:
        """What the network says of cases that it did not learn from."""
        ends = self.layers(features)[-1]
        said = 1 / (1 + np.exp(-ends[:, 0]))
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


def losses(ends: Floats, won: Floats, points: Floats) -> tuple[float, Floats]:
    """The mean loss of some cases, and its slope by what was foreseen."""
    said = 1 / (1 + np.exp(-ends[:, 0]))
    off = ends[:, 1:] - points
    surprise = -(won * np.log(said + 1e-9) + (1 - won) * np.log(1 - said + 1e-9)).mean()
    loss = float(WIN_WEIGHT * surprise + (off**2).mean())
    slope = np.concatenate([WIN_WEIGHT * (said - won)[:, None], 2 * off / off.shape[1]], axis=1)
    return loss, slope / len(won)


def write_network(game: str, learner: Learner, cases: Cases, folder: Path) -> None:
    """Write the network as it stands in a game's data."""
    told = learner.told(policy_with_features(game).feature_names(), cases.heads)
    (folder / f"network-{game}.json").write_text(json.dumps(told, separators=(",", ":")) + "\n", encoding="utf-8")
