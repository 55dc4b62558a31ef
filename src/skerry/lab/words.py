"""What the laboratory says: texts, names and numbers in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass

from skerry.locales import translate

FRENCH = str.maketrans({",": "\u202f", ".": ","})
MINUS = str.maketrans("-", "−")


@dataclass(frozen=True, slots=True)
class Words:
    """The laboratory's catalogue in one language, and the names of a family of games."""

    lang: str
    family: str = ""

    def __call__(self, key: str, **args: str | int) -> str:
        return translate(self.lang, f"lab-{key}", args)

    def category(self, name: str) -> str:
        """What points are for, as the score sheets call it; the name itself if they do not know it."""
        return self._first_known(f"{self.family}-category-{name}", f"web-category-{name}") or name

    def ending(self, reason: str) -> str:
        """How a game ended; the reason itself if it is unknown."""
        return self._first_known(f"{self.family}-lab-ending-{reason}", f"{self.family}-outcome-{reason}") or reason

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        plain = format(round(value, digits) + 0.0, f"{'+' if signed else ''},.{digits}f")
        return (plain.translate(FRENCH) if self.lang == "fr" else plain).translate(MINUS)

    def percent(self, rate: float) -> str:
        return self("percent", value=self.number(100 * rate, 1))

    def percent_points(self, gap: float) -> str:
        """A difference of two rates."""
        return self("percent", value=self.number(100 * gap, 1, signed=True))

    def between(self, bounds: tuple[float, float]) -> str:
        """An interval of rates."""
        low, high = bounds
        return f"{self.percent(low)} – {self.percent(high)}"

    def _first_known(self, *keys: str) -> str | None:
        return next((told for key in keys if (told := translate(self.lang, key, {})) != key), None)
