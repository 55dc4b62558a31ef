"""A position as a picture (SVG): text in, text out, without a browser."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from xml.sax.saxutils import escape, quoteattr

SEAT_LETTERS_FONT = "Georgia, serif"


@dataclass(frozen=True, slots=True)
class Box:
    """A part of the picture."""

    left: float
    top: float
    width: float
    height: float


def element(name: str, *children: str, **attributes: object) -> str:
    """An SVG element; `stroke_width=2` is the attribute `stroke-width`."""
    told = "".join(
        f" {key.rstrip('_').replace('_', '-')}={quoteattr(_told(value))}" for key, value in attributes.items()
    )
    return f"<{name}{told}>{''.join(children)}</{name}>" if children else f"<{name}{told}/>"


def words(text: str, x: float, y: float, size: float, fill: str) -> str:
    """A text, its middle at (x, y)."""
    return element(
        "text",
        escape(text),
        x=x,
        y=y + size * 0.34,
        fill=fill,
        font_size=size,
        font_family=SEAT_LETTERS_FONT,
        font_weight="bold",
        text_anchor="middle",
    )


def counter(letter: str, x: float, y: float, radius: float, fill: str, ink: str) -> str:
    """A round counter with a letter."""
    disc = element("circle", cx=x, cy=y, r=radius, fill=fill, stroke="#2f2413", stroke_width=radius / 8)
    return disc + words(letter, x, y, radius * 1.2, ink)


def document(box: Box, title: str, children: Iterable[str], width: int = 720) -> str:
    """The whole picture."""
    return element(
        "svg",
        element("title", escape(title)),
        *children,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"{box.left:g} {box.top:g} {box.width:g} {box.height:g}",
        width=width,
        height=round(width * box.height / box.width),
        role="img",
    )


def _told(value: object) -> str:
    return f"{value:.1f}".removesuffix(".0") if isinstance(value, float) else str(value)
