"""A report as one HTML page: sections of pictures and tables that fit a phone, too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

STYLE = """
body { font: 17px/1.5 Georgia, serif; color: #3b2e18; background: #fbf7ec }
body { max-width: 56rem; margin: 2rem auto; padding: 0 1rem }
h1, h2 { line-height: 1.2 }
h2 { margin-top: 2.5rem }
figure { margin: 1rem 0 }
img { width: 40rem; max-width: 100%; height: auto; border: 1px solid #c9b98f }
.scroll { overflow-x: auto; margin: 1rem 0 }
table { min-width: 16rem; border-collapse: collapse; font-variant-numeric: lining-nums tabular-nums }
caption { text-align: left; font-weight: bold; padding: .25rem 0 }
th, td { border-bottom: 1px solid #c9b98f; padding: .25rem .8rem; text-align: right; white-space: nowrap }
th:first-child { text-align: left; padding-left: 0 }
tbody th { font-weight: normal }
@media (max-width: 30rem) {
  body { margin: 1rem auto }
  table { font-size: 15px }
  th, td { padding: .25rem .3rem }
  th { white-space: normal }
}
"""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture beside the page, and what it shows for those who do not see it."""

    file: str
    alt: str


@dataclass(frozen=True, slots=True)
class Table:
    """A table; the first cell of a row names it, the others are numbers."""

    caption: str
    head: Sequence[str]
    rows: Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Section:
    """A part of the page."""

    title: str
    pictures: Sequence[Picture] = ()
    tables: Sequence[Table] = ()
    note: str = ""


def page(lang: str, title: str, lead: str, sections: Sequence[Section]) -> str:
    body = "\n".join(map(_section, sections))
    return f"""<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{escape(title)}</title>
<style>{STYLE}</style>
</head>
<body>
<h1>{escape(title)}</h1>
<p>{escape(lead)}</p>
{body}
</body>
</html>
"""


def _section(section: Section) -> str:
    parts = [f"<h2>{escape(section.title)}</h2>", *map(_picture, section.pictures), *map(_table, section.tables)]
    if section.note:
        parts.append(f"<p>{escape(section.note)}</p>")
    return "\n".join(["<section>", *parts, "</section>"])


def _picture(picture: Picture) -> str:
    image = f'<img src="{escape(picture.file)}" alt="{escape(picture.alt)}">'
    return f'<figure><a href="{escape(picture.file)}">{image}</a></figure>'


def _table(table: Table) -> str:
    caption = escape(table.caption)
    head = "".join(f'<th scope="col">{escape(cell)}</th>' for cell in table.head)
    return "\n".join(
        [
            f'<div class="scroll" role="region" aria-label="{caption}" tabindex="0"><table>',
            f"<caption>{caption}</caption>",
            f"<thead><tr>{head}</tr></thead>",
            "<tbody>",
            *map(_row, table.rows),
            "</tbody></table></div>",
        ]
    )


def _row(cells: Sequence[str]) -> str:
    name, *numbers = map(escape, cells)
    return f'<tr><th scope="row">{name}</th>' + "".join(f"<td>{number}</td>" for number in numbers) + "</tr>"
