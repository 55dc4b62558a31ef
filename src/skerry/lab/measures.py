"""The numbers that reports look at, taken from results."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from typing import TypeAlias

from skerry.core.game import SEAT_LETTERS
from skerry.lab.playing import GameResult
from skerry.lab.stats import mean

Results: TypeAlias = Sequence[GameResult]


def bots(results: Results) -> list[str]:
    """Who plays in these games."""
    return list(dict.fromkeys(player for result in results for player in result.players))


def grouped(pairs: Iterable[tuple[str, float]]) -> dict[str, list[float]]:
    """The values of each name."""
    found: dict[str, list[float]] = defaultdict(list)
    for name, value in pairs:
        found[name].append(value)
    return dict(found)


def by_seat(results: Results, measure: Callable[[GameResult, int], float | None]) -> dict[str, list[float]]:
    """What is measured for each seat; None is left out."""
    names = seat_names(results)
    found: dict[str, list[float]] = {name: [] for name in names}
    for result in results:
        for seat in range(len(result.players)):
            value = measure(result, seat)
            if value is not None:
                found[names[seat]].append(float(value))
    return found


def seat_names(results: Results) -> list[str]:
    """The seats' letters, each with its bot if that is always the same."""
    names = []
    for seat in range(max(len(result.players) for result in results)):
        there = {result.players[seat] for result in results if seat < len(result.players)}
        names.append(f"{SEAT_LETTERS[seat]} ({there.pop()})" if len(there) == 1 else SEAT_LETTERS[seat])
    return names


def categories(results: Results) -> list[str]:
    """The categories in which points were given, the most valuable first."""
    found = dict.fromkeys(name for result in results for seat in result.categories for name in seat)
    return sorted(found, key=lambda name: -sum(seat.get(name, 0) for result in results for seat in result.categories))


def category_points(results: Results, name: str) -> dict[str, list[float]]:
    """The points of a category by seat."""
    return by_seat(results, lambda result, seat: result.categories[seat].get(name, 0))


def rounds(results: Results) -> list[float]:
    """In which round the games ended, where that is told."""
    return [float(str(result.extras["round"])) for result in results if "round" in result.extras]


def category_means(results: Results) -> dict[str, list[float]]:
    """The points of each category, one number for each game: the mean of its seats."""
    return {
        name: [mean([float(seat.get(name, 0)) for seat in result.categories]) for result in results]
        for name in categories(results)
    }
