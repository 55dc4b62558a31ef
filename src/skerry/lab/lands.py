"""Where tiles, land and islands come to lie: on the squares of the one game, on the hexagons of the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from skerry.lab.charts import Charts
from skerry.lab.measures import Results
from skerry.lab.page import Section, Table
from skerry.lab.stats import mean
from skerry.lab.words import Words

LARGE = 10
"""Islands of this size and above are counted together."""
TILES, ISLANDS = "Blues", "Greens"


def land_sections(results: Results, charts: Charts, words: Words) -> list[Section]:
    """None for results that do not tell where the land is."""
    boards: list[Any] = [result.extras["board"] for result in results if result.extras.get("board")]
    seas: list[Any] = [result.extras for result in results if result.extras.get("hexes")]
    if boards:
        return [_board_section(boards, charts, words)]
    return [_sea_section(seas, charts, words)] if seas else []


def _board_section(boards: Sequence[Any], charts: Charts, words: Words) -> Section:
    height, width = len(boards[0]["corners"]), len(boards[0]["corners"][0])
    tiles = Counter(square for board in boards for tile in board.get("tiles", ()) for square in tile["squares"])
    islands = [island for board in boards for island in board.get("islands", ())]
    closed = Counter(corner[1:] for island in islands for corner in island["corners"])
    pictures = [
        charts.grid(
            "tiles.png",
            words("alt-tiles"),
            words("tile-share"),
            _shares(tiles, len(boards), width - 1, height - 1),
            TILES,
        ),
        charts.grid("land.png", words("alt-land"), words("land-share"), _land_shares(boards)),
        charts.grid(
            "islands.png",
            words("alt-islands"),
            words("island-share"),
            _shares(closed, len(boards), width, height),
            ISLANDS,
        ),
    ]
    sizes = Counter(min(len(island["tiles"]), LARGE) for island in islands)
    rows = [[_size(size), words.number(count / len(boards), 2)] for size, count in sorted(sizes.items())]
    rows.append([words("all"), words.number(len(islands) / len(boards), 2)])
    table = Table(words("islands-per-game"), [words("tiles"), words("closed")], rows)
    known = [sum(terrain != "?" for row in board["corners"] for terrain in row) for board in boards]
    note = words("corners-known", known=words.number(mean(known), 1), all=width * height)
    return Section(words("land"), pictures, [table], note)


def _shares(counts: Counter[str], games: int, width: int, height: int) -> list[list[float]]:
    """In what part of the games a square or corner, such as c4, was counted."""
    return [[counts[f"{chr(ord('a') + x)}{y + 1}"] / games for x in range(width)] for y in range(height)]


def _land_shares(boards: Sequence[Any]) -> list[list[float]]:
    """How often each corner is land where it is known."""
    rows = list(zip(*(board["corners"] for board in boards), strict=True))
    return [[_land_share("".join(corner)) for corner in zip(*row, strict=True)] for row in rows]


def _land_share(terrain: str) -> float:
    known = terrain.replace("?", "")
    return known.count("L") / len(known) if known else float("nan")


def _sea_section(seas: Sequence[Mapping[str, Any]], charts: Charts, words: Words) -> Section:
    hexes = [(_place(cell["at"]), cell["corners"]) for sea in seas for cell in sea["hexes"]]
    covered = Counter(place for place, _ in hexes)
    land: Counter[tuple[int, int]] = Counter()
    for place, corners in hexes:
        land[place] += corners.count("L")
    islands = [island for sea in seas for island in sea.get("islands", ())]
    completed = [island for island in islands if island["complete"]]
    whole = Counter(_place(at) for sea in seas for at in _completed_hexes(sea))
    tile_shares = {place: count / len(seas) for place, count in covered.items()}
    land_shares = {place: land[place] / (6 * count) for place, count in covered.items()}
    island_shares = {place: whole[place] / len(seas) for place in covered}
    pictures = [
        charts.hexagons("tiles.png", words("alt-tiles"), words("tile-share"), tile_shares, TILES),
        charts.hexagons("land.png", words("alt-land"), words("land-share"), land_shares),
        charts.hexagons("islands.png", words("alt-islands"), words("island-share"), island_shares, ISLANDS),
    ]
    columns = {
        "completed": completed,
        "controlled": [island for island in completed if island["controllers"]],
        "open": [island for island in islands if not island["complete"]],
    }
    sizes = {key: Counter(min(len(island["hexes"]), LARGE) for island in found) for key, found in columns.items()}
    head = [words("hexagons"), *map(words, columns)]
    rows = [
        [_size(size), *(words.number(sizes[key][size] / len(seas), 2) for key in columns)]
        for size in sorted({size for counts in sizes.values() for size in counts})
    ]
    rows.append([words("all"), *(words.number(len(found) / len(seas), 2) for found in columns.values())])
    tables = [Table(words("islands-per-game"), head, rows)] if islands else []
    return Section(words("land"), pictures, tables)


def _place(name: str) -> tuple[int, int]:
    q, r = name.split(",")
    return int(q), int(r)


def _completed_hexes(sea: Mapping[str, Any]) -> Iterable[str]:
    return {at for island in sea.get("islands", ()) if island["complete"] for at in island["hexes"]}


def _size(size: int) -> str:
    return f"{size}+" if size == LARGE else str(size)
