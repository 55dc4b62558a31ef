"""What a game's own study tells, drawn and written for a report."""

from __future__ import annotations

import skerry
from skerry.core.message import Message
from skerry.core.study import Chapter, Figures, Grid, Groups, Hexagons, Played, Rates, Spread
from skerry.lab.charts import Charts
from skerry.lab.measures import Results, seat_names
from skerry.lab.page import Picture, Section, Table
from skerry.lab.tables import rate_table, spread_table
from skerry.lab.winning import win_share
from skerry.lab.words import Words
from skerry.registry import package_of

HUES = ("Blues", "YlOrBr", "Greens")


def study_sections(results: Results, charts: Charts, words: Words) -> list[Section]:
    """None for a game that studies nothing, or results that do not tell of it."""
    study = package_of(skerry.games()[results[0].game]).study
    if study is None:
        return []
    games = [
        Played(result.extras, result.scores, [win_share(result, seat) for seat in range(len(result.players))])
        for result in results
    ]
    writer = _Writer(charts, words, seat_names(results))
    return [writer.section(chapter) for chapter in study.chapters(games)]


class _Writer:
    def __init__(self, charts: Charts, words: Words, seats: list[str]) -> None:
        self.charts = charts
        self.words = words
        self.seats = seats

    def section(self, chapter: Chapter) -> Section:
        pictures = [self._picture(drawn, HUES[place % len(HUES)]) for place, drawn in enumerate(chapter.maps)]
        note = self._told(chapter.note) if chapter.note else ""
        return Section(self._told(chapter.title), pictures, [self._table(table) for table in chapter.tables], note)

    def _told(self, message: Message) -> str:
        return message.text(self.words.lang)

    def _picture(self, drawn: Grid | Hexagons, hue: str) -> Picture:
        file, alt, label = f"{drawn.name}.png", self._told(drawn.alt), self._told(drawn.label)
        if isinstance(drawn, Grid):
            return self.charts.grid(file, alt, label, drawn.shares, hue)
        return self.charts.hexagons(file, alt, label, drawn.shares, hue)

    def _table(self, table: Rates | Spread | Figures) -> Table:
        caption = self._told(table.caption)
        if isinstance(table, Figures):
            rows = [
                [self._name(name), *(self.words.number(value, 2) for value in values)] for name, values in table.rows
            ]
            return Table(caption, list(map(self._told, table.head)), rows)
        written = rate_table if isinstance(table, Rates) else spread_table
        return written(caption, self._told(table.what), self._named(table.groups), self.words)

    def _named(self, groups: Groups) -> dict[str, list[float]]:
        return {self._name(name): list(values) for name, values in groups}

    def _name(self, name: str | int | Message) -> str:
        if isinstance(name, int):
            return self.seats[name]
        return self._told(name) if isinstance(name, Message) else name
