"""The tables that all parts of a report share."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from skerry.lab.page import Table
from skerry.lab.stats import deviation, mean, wilson
from skerry.lab.words import Words


def spread_table(caption: str, what: str, groups: Mapping[str, Sequence[float]], words: Words) -> Table:
    head = [what, *map(words, ("mean", "deviation", "least", "most"))]
    rows = [
        [
            name,
            words.number(mean(values), 1),
            words.number(deviation(values), 1),
            words.number(min(values)),
            words.number(max(values)),
        ]
        for name, values in groups.items()
    ]
    return Table(caption, head, rows)


def rate_table(caption: str, what: str, groups: Mapping[str, Sequence[float]], words: Words) -> Table:
    head = [what, *map(words, ("games", "rate", "interval"))]
    rows = [
        [
            name,
            words.number(len(values)),
            words.percent(mean(values)),
            words.between(wilson(sum(values), len(values))),
        ]
        for name, values in groups.items()
    ]
    return Table(caption, head, rows)
