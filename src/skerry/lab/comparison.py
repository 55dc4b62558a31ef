"""Two sets of results beside each other: what differs, and whether chance explains it.

Points and lengths: one number for each game (the seats of a game are not independent), Welch's t-test.
Wins: a game is won or not, Fisher's exact test.
"""

from __future__ import annotations

from collections.abc import Sequence

from skerry.core.game import SEAT_LETTERS
from skerry.lab.measures import Results, bots, category_means, rounds
from skerry.lab.page import Section, Table
from skerry.lab.stats import difference, fisher, mean
from skerry.lab.winning import can_be_lost, has_rivals
from skerry.lab.words import Words

LEVEL = 0.05


def comparison_section(one: Results, other: Results, words: Words) -> Section:
    head = [words("measure"), *map(words, ("first-set", "second-set", "difference", "p-value"))]
    tables = [Table(words("compared-means"), head, _mean_rows(one, other, words))]
    wins = _win_rows(one, other, words)
    if wins:
        tables.append(Table(words("compared-wins"), head, wins))
    note = words("comparison-note", first=len(one), second=len(other))
    return Section(words("comparison"), (), tables, note)


def _mean_rows(one: Results, other: Results, words: Words) -> list[list[str]]:
    first, second = _measures(one, words), _measures(other, words)
    rows = []
    for name in [name for name in first if name in second]:
        gap, p = difference(first[name], second[name])
        telling = min(len(first[name]), len(second[name])) > 1
        means = [words.number(mean(values), 2) for values in (first[name], second[name])]
        rows.append([name, *means, words.number(gap, 2, signed=True), _p(p, words) if telling else "–"])
    return rows


def _measures(results: Results, words: Words) -> dict[str, Sequence[float]]:
    """One number for each game."""
    found: dict[str, Sequence[float]] = {
        words("points-of-a-player"): [mean(result.scores) for result in results],
        words("decisions"): [result.decisions for result in results],
        words("rounds"): rounds(results),
        **{words.category(name): points for name, points in category_means(results).items()},
    }
    return {name: values for name, values in found.items() if values}


def _win_rows(one: Results, other: Results, words: Words) -> list[list[str]]:
    first, second = _games_won(one, words), _games_won(other, words)
    rows = []
    for name in [name for name in first if name in second]:
        mine, theirs = first[name], second[name]
        gap = mean(mine) - mean(theirs)
        p = fisher(sum(mine), len(mine), sum(theirs), len(theirs))
        rates = [words.percent(mean(won)) for won in (mine, theirs)]
        telling = min(len(mine), len(theirs)) > 1
        rows.append([name, *rates, words.percent_points(gap), _p(p, words) if telling else "–"])
    return rows


def _games_won(results: Results, words: Words) -> dict[str, list[bool]]:
    """Which games were won, alone or shared: by each seat and by each bot, or together."""
    if not has_rivals(results[0].game):
        return {words("games-won"): [bool(result.winners) for result in results]} if can_be_lost(results) else {}
    seats = {
        words("seat-of", seat=letter): [seat in result.winners for result in results if seat < len(result.players)]
        for seat, letter in enumerate(SEAT_LETTERS)
    }
    own = {
        bot: [bot in {result.players[seat] for seat in result.winners} for result in results if bot in result.players]
        for bot in (bots(results) if len(bots(results)) > 1 else ())
    }
    return {name: won for name, won in {**seats, **own}.items() if won}


def _p(p: float, words: Words) -> str:
    told = words("p-small", least=words.number(0.001, 3)) if p < 0.001 else words.number(p, 3)
    return f"{told} *" if p < LEVEL else told
