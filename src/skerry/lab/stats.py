"""The little statistics that arena and reports need."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

Z_95 = 1.959964
MANY, STEPS = 300, 1000


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate; draws count half."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    centre = rate + Z_95**2 / (2 * games)
    spread = Z_95 * math.sqrt(rate * (1 - rate) / games + Z_95**2 / (4 * games**2))
    scale = 1 + Z_95**2 / games
    return max(0.0, (centre - spread) / scale), min(1.0, (centre + spread) / scale)


def independent_games(groups: Sequence[Sequence[float]]) -> float:
    """How many independent games the results of games in groups are worth: all of them, unless the groups differ
    more from each other than chance explains; then fewer, down to one for each group.

    Games of one seed with the seats changed share their luck, which favours each side once, so they seldom agree
    too much; the count is not raised where they agree too little. A clean sweep tells nothing and counts in full.
    """
    results = [result for group in groups for result in group]
    rate = mean(results)
    error = deviation([mean(group) for group in groups]) ** 2 / len(groups) if groups else 0.0
    if error == 0.0:
        return len(results)
    return min(len(results), max(len(groups), rate * (1 - rate) / error))


def elo(players: Sequence[str], points: Mapping[tuple[str, str], float]) -> dict[str, float]:
    """Elo ratings (mean 0) that best explain who took how many points from whom (Bradley–Terry).

    `points[a, b]` is what a took from b. Half a point each way is added, so that a clean sweep stays finite.
    """
    taken = {(a, b): points.get((a, b), 0.0) + 0.5 for a in players for b in players if a != b}
    strength = dict.fromkeys(players, 1.0)
    for _ in range(500):
        updated = {}
        for a in players:
            won = sum(taken[a, b] for b in players if b != a)
            met = sum((taken[a, b] + taken[b, a]) / (strength[a] + strength[b]) for b in players if b != a)
            updated[a] = won / met if met else 1.0
        mean = math.exp(sum(math.log(value) for value in updated.values()) / len(players))
        strength = {player: value / mean for player, value in updated.items()}
    return {player: 400 * math.log10(value) for player, value in strength.items()}


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def deviation(values: Sequence[float]) -> float:
    """The sample's standard deviation."""
    if len(values) < 2:
        return 0.0
    middle = mean(values)
    return math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1))


def difference(one: Sequence[float], other: Sequence[float]) -> tuple[float, float]:
    """The difference of two means and its two-sided p-value (Welch's t-test).

    Fewer than two values on a side tell nothing. Without any spread, p is that of a permutation test.
    """
    gap = mean(one) - mean(other)
    if len(one) < 2 or len(other) < 2:
        return gap, 1.0
    errors = [deviation(values) ** 2 / len(values) for values in (one, other)]
    if sum(errors) == 0.0:
        return gap, 1.0 if gap == 0 else 2 / math.comb(len(one) + len(other), len(one))
    spread = sum(error**2 / (len(values) - 1) for error, values in zip(errors, (one, other), strict=True))
    return gap, student(gap / math.sqrt(sum(errors)), sum(errors) ** 2 / spread)


def student(t: float, freedom: float) -> float:
    """How likely Student's t is as far from 0 as this, on either side; `freedom` is 1 or more."""
    if freedom > MANY:
        return math.erfc(abs(t) / math.sqrt(2))

    def area(start: float) -> float:
        """Simpson's rule for the density, in the angle whose tangent is t / √freedom."""
        step = (math.pi / 2 - start) / STEPS
        heights = [math.pow(max(0.0, math.cos(start + step * n)), freedom - 1) for n in range(STEPS + 1)]
        return step / 3 * (heights[0] + 4 * sum(heights[1::2]) + 2 * sum(heights[2:-1:2]) + heights[-1])

    return area(math.atan(abs(t) / math.sqrt(freedom))) / area(0.0)


def fisher(wins: int, games: int, other_wins: int, other_games: int) -> float:
    """The two-sided p-value of two win rates being equal (Fisher's exact test)."""
    won = wins + other_wins

    def chance(mine: int) -> float:
        ways = _log_choose(games, mine) + _log_choose(other_games, won - mine)
        return math.exp(ways - _log_choose(games + other_games, won))

    all_chances = map(chance, range(max(0, won - other_games), min(games, won) + 1))
    seen = chance(wins) * (1 + 1e-9)
    return min(1.0, sum(p for p in all_chances if p <= seen))


def _log_choose(n: int, k: int) -> float:
    return math.lgamma(n + 1) - math.lgamma(k + 1) - math.lgamma(n - k + 1)
