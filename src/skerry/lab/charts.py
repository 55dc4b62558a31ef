"""The pictures of a report. They need the extra `lab` (matplotlib)."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from skerry.core.errors import SkerryError
from skerry.lab.page import Picture
from skerry.lab.words import Words

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.cm import ScalarMappable

PAPER, INK = "#fbf7ec", "#3b2e18"
HUES = ("#a63a22", "#2f5d8c", "#3c6e57", "#c08a1e")
LINES: Sequence[Literal["-", "--", "-.", ":"]] = ("-", "--", "-.", ":")
STYLE: Any = {
    **dict.fromkeys(("text.color", "axes.labelcolor", "axes.edgecolor", "xtick.color", "ytick.color"), INK),
    **dict.fromkeys(("axes.facecolor", "legend.facecolor"), PAPER),
    "font.size": 10,
}
WIDTH = 5.6
BARS = 24
ROW = 0.16
Values = Sequence[float]


@dataclass(frozen=True, slots=True)
class Charts:
    """Draws pictures into a folder."""

    folder: Path
    words: Words

    def histogram(self, file: str, alt: str, label: str, groups: Mapping[str, Values]) -> Picture:
        """How often each whole number occurs, a line for each group."""
        edges = _edges([value for values in groups.values() for value in values])

        def draw(axes: Axes) -> None:
            for place, (name, values) in enumerate(groups.items()):
                style = LINES[place % 4]
                axes.hist(values, edges, histtype="step", lw=1.8, ls=style, color=HUES[place % 4], label=name)
            axes.set_xlabel(label)
            axes.set_ylabel(self.words("games"))
            axes.locator_params(integer=True)
            if len(groups) > 1:
                axes.legend(handlelength=3)

        return self._picture(file, alt, draw)

    def boxes(self, file: str, alt: str, label: str, rows: Mapping[str, Mapping[str, Values]]) -> Picture:
        """For each row and group a box: the middle half, whiskers for nine in ten, the median and the mean."""
        groups = list(next(iter(rows.values())))
        step = len(groups) + 1

        def draw(axes: Axes) -> None:
            for place, group in enumerate(groups):
                line: dict[str, Any] = {"color": HUES[place % 4], "linestyle": LINES[place % 4], "linewidth": 1.2}
                axes.boxplot(
                    [row[group] for row in rows.values()],
                    positions=[step * number + place for number in range(len(rows))],
                    orientation="horizontal",
                    widths=0.75,
                    whis=(5, 95),
                    showfliers=False,
                    showmeans=True,
                    manage_ticks=False,
                    boxprops=line,
                    whiskerprops=line,
                    capprops={"color": HUES[place % 4]},
                    medianprops={"color": HUES[place % 4], "linewidth": 2},
                    meanprops={"marker": "D", "markersize": 3, "mfc": HUES[place % 4], "mec": HUES[place % 4]},
                )
                axes.plot([], [], **line, label=group)
            axes.set_yticks([step * number + (step - 2) / 2 for number in range(len(rows))], list(rows))
            axes.set_ylim(step * len(rows) - 0.5, -1.5)
            axes.axvline(0, color=INK, linewidth=0.6)
            axes.grid(axis="x", alpha=0.3)
            axes.locator_params("x", integer=True)
            axes.set_xlabel(label)
            if len(groups) > 1:
                axes.legend(loc="lower center", bbox_to_anchor=(0.4, 1), ncols=2, handlelength=3, frameon=False)

        return self._picture(file, alt, draw, height=1.2 + ROW * step * len(rows))

    def curve(self, file: str, alt: str, across: str, steps: Values, label: str, values: Values) -> Picture:
        """How a number changes from step to step."""

        def draw(axes: Axes) -> None:
            axes.plot(steps, values, color=HUES[1], linewidth=1.6)
            axes.set_xlabel(across)
            axes.set_ylabel(label)
            axes.grid(alpha=0.3)

        return self._picture(file, alt, draw, height=2.6)

    def grid(self, file: str, alt: str, label: str, shares: Sequence[Values], hue: str = "YlOrBr") -> Picture:
        """A map of squares or corners; what is not a number stays empty."""

        def draw(axes: Axes) -> None:
            image = axes.imshow(shares, cmap=hue, vmin=0, vmax=1)
            axes.set_xticks(range(len(shares[0])), list("abcdefghijklm"[: len(shares[0])]))
            axes.set_yticks(range(len(shares)), [str(row + 1) for row in range(len(shares))])
            self._scale(axes, image, label)

        return self._picture(file, alt, draw)

    def hexagons(
        self, file: str, alt: str, label: str, shares: Mapping[tuple[int, int], float], hue: str = "YlOrBr"
    ) -> Picture:
        """A map of hexagons by their places (q, r)."""

        def draw(axes: Axes) -> None:
            from matplotlib.collections import PolyCollection

            cells = PolyCollection([_hexagon(q, r) for q, r in shares], cmap=hue, edgecolors=INK, linewidths=0.3)
            cells.set_array(list(shares.values()))
            cells.set_clim(0, 1)
            axes.add_collection(cells)
            axes.autoscale_view()
            axes.set_aspect("equal")
            axes.set_axis_off()
            self._scale(axes, cells, label)

        return self._picture(file, alt, draw, height=4.2)

    def _scale(self, axes: Axes, image: ScalarMappable, label: str) -> None:
        from matplotlib.ticker import PercentFormatter

        symbol = self.words.percent(0).removeprefix(self.words.number(0, 1))
        axes.figure.colorbar(image, ax=axes, label=label, format=PercentFormatter(1, 0, symbol), location="bottom")

    def _picture(self, file: str, alt: str, draw: Callable[[Axes], None], height: float = 3.4) -> Picture:
        try:
            from matplotlib import rc_context
            from matplotlib.backends.backend_agg import FigureCanvasAgg
            from matplotlib.figure import Figure
        except ImportError:
            raise SkerryError("pip install 'skerry[lab]'") from None
        with rc_context(STYLE):
            figure = Figure(figsize=(WIDTH, height), layout="constrained", facecolor=PAPER)
            FigureCanvasAgg(figure)
            draw(figure.add_subplot())
            figure.savefig(self.folder / file, dpi=144)
        return Picture(file, alt)


def _edges(values: Values) -> list[float]:
    """The edges of bars that each hold as many whole numbers."""
    low, high = min(values), max(values)
    width = math.ceil((high - low + 1) / BARS)
    return [low - 0.5 + width * step for step in range(math.ceil((high - low + 1) / width) + 1)]


def _hexagon(q: int, r: int) -> list[tuple[float, float]]:
    x, y, radius = q + r / 2, -r * math.sqrt(3) / 2, 1 / math.sqrt(3)
    turns = [math.radians(60 * corner + 30) for corner in range(6)]
    return [(x + radius * math.cos(turn), y + radius * math.sin(turn)) for turn in turns]
