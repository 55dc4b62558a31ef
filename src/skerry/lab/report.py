"""A page about a set of games: how the points fall, who wins, what the game's own study tells, and two sets compared.

The page is one HTML file beside its PNG pictures. It needs the extra `lab` (matplotlib).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

import skerry
from skerry.core.errors import SkerryError
from skerry.lab.charts import Charts
from skerry.lab.comparison import comparison_section
from skerry.lab.measures import Results, bots, by_seat, categories, category_points, grouped, rounds
from skerry.lab.page import Section, Table, page
from skerry.lab.stats import mean
from skerry.lab.studies import study_sections
from skerry.lab.tables import rate_table, spread_table
from skerry.lab.winning import can_be_lost, has_rivals, win_share
from skerry.lab.words import Words


class ReportError(SkerryError):
    """A report that cannot be made."""


def write_report(results: Results, folder: Path, lang: str = "en", other: Results | None = None) -> Path:
    """Write `index.html` and its pictures into `folder`; with `other`, also a comparison with that set."""
    words = Words(lang)
    _check(results, other, words)
    words = Words(lang, skerry.games()[results[0].game].family)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        file = folder / "index.html"
        file.write_text(_page(results, folder, words, other), encoding="utf-8")
        return file
    except OSError as error:
        reason = error.strerror or str(error)
        raise ReportError(words("no-folder", folder=str(folder), reason=reason)) from None


def _check(results: Results, other: Results | None, words: Words) -> None:
    if not results:
        raise ReportError(words("no-results"))
    if other is not None and not other:
        raise ReportError(words("nothing-to-compare"))
    games = list(dict.fromkeys(result.game for result in [*results, *(other or ())]))
    if len(games) > 1:
        raise ReportError(words("mixed-games", games=", ".join(games)))
    if games[0] not in skerry.games():
        raise ReportError(words("unknown-game", game=games[0]))


def _page(results: Results, folder: Path, words: Words, other: Results | None) -> str:
    charts = Charts(folder, words)
    sections = [
        _score_section(results, charts, words),
        _category_section(results, charts, words),
        _winner_section(results, words),
        _length_section(results, charts, words),
        *study_sections(results, charts, words),
    ]
    if other:
        sections.append(comparison_section(results, other, words))
    game = skerry.games()[results[0].game].title_in(words.lang)
    return page(words.lang, words("title", game=game, games=len(results)), _lead(results, words), sections)


def _lead(results: Results, words: Words) -> str:
    same = len({result.players for result in results}) == 1
    players = ", ".join(results[0].players if same else bots(results))
    seeds = [result.seed for result in results]
    lead = words("lead", players=players, seeds=f"{min(seeds)}–{max(seeds)}")
    options = {f"{name}={value}" for result in results for name, value in result.options.items()}
    return f"{lead} {words('options', options=', '.join(sorted(options)))}" if options else lead


def _score_section(results: Results, charts: Charts, words: Words) -> Section:
    scores = by_seat(results, lambda result, seat: result.scores[seat])
    alt = words("alt-scores", means=_means(scores, words))
    tables = [spread_table(words("scores-by-seat"), words("seat"), scores, words)]
    if len(bots(results)) > 1:
        own = grouped(
            (bot, score) for result in results for bot, score in zip(result.players, result.scores, strict=True)
        )
        tables.append(spread_table(words("scores-by-bot"), words("bot"), own, words))
    return Section(words("scores"), [charts.histogram("scores.png", alt, words("points"), scores)], tables)


def _category_section(results: Results, charts: Charts, words: Words) -> Section:
    points = {words.category(name): category_points(results, name) for name in categories(results)}
    if not points:
        return Section(words("categories"), note=words("no-points"))
    everybody = {title: [value for values in seats.values() for value in values] for title, seats in points.items()}
    alt = words("alt-categories", means=_means(everybody, words))
    spread = spread_table(words("points-by-category"), words("category"), everybody, words)
    seats = list(next(iter(points.values())))
    rows = [[title, *(words.number(mean(points[title][seat]), 1) for seat in seats)] for title in points]
    means = Table(words("category-means"), [words("category"), *seats], rows)
    pictures = [charts.boxes("categories.png", alt, words("points-of-a-player"), points)]
    return Section(words("categories"), pictures, [spread, means] if len(seats) > 1 else [spread], words("boxes"))


def _winner_section(results: Results, words: Words) -> Section:
    tables = []
    if has_rivals(results[0].game):
        tables.append(rate_table(words("wins-by-seat"), words("seat"), by_seat(results, win_share), words))
        if len(bots(results)) > 1:
            tables.append(rate_table(words("wins-by-bot"), words("bot"), _shares_by_bot(results), words))
    elif can_be_lost(results):
        won = grouped((" + ".join(result.players), bool(result.winners)) for result in results)
        tables.append(rate_table(words("games-won"), words("player"), won, words))
    endings = Counter(result.reason for result in results)
    rows = [
        [words.ending(reason), words.number(count), words.percent(count / len(results))]
        for reason, count in endings.most_common()
    ]
    tables.append(Table(words("endings"), [words("ending"), words("games"), words("share")], rows))
    return Section(words("winners" if has_rivals(results[0].game) else "endings"), (), tables)


def _shares_by_bot(results: Results) -> dict[str, list[float]]:
    """The part of each game that a bot won, at whichever of its seats."""
    return grouped(
        (bot, sum(win_share(result, seat) for seat, player in enumerate(result.players) if player == bot))
        for result in results
        for bot in dict.fromkeys(result.players)
    )


def _length_section(results: Results, charts: Charts, words: Words) -> Section:
    lengths = {
        "decisions": [float(result.decisions) for result in results],
        "turns": [float(result.turns) for result in results],
        "rounds": rounds(results),
    }
    told = {words(key): values for key, values in lengths.items() if values}
    pictures = [
        charts.histogram(
            f"{key}.png", words(f"alt-{key}", mean=words.number(mean(values), 1)), words(key), {"": values}
        )
        for key, values in lengths.items()
        if len(set(values)) > 1 or key == "decisions"
    ]
    return Section(words("length"), pictures, [spread_table(words("length-a-game"), words("measure"), told, words)])


def _means(groups: Mapping[str, Sequence[float]], words: Words) -> str:
    return "; ".join(f"{name} {words.number(mean(values), 1)}" for name, values in groups.items())
