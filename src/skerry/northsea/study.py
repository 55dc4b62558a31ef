"""For the laboratory: where tiles and islands come to lie, and how well each captain does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from skerry.core.game import Game
from skerry.core.jsonlike import Json
from skerry.core.message import Message
from skerry.core.study import Chapter, Figures, Groups, Hexagons, Played, Rates, Spread, Study

LARGE: Final = 10
"""Islands of this size and above are counted together."""


def _word(name: str) -> Message:
    return Message(f"northsea-lab-{name}")


# -- what is kept --------------------------------------------------------------------------------------


def extras(game: Game) -> dict[str, Json]:
    """The map and the captains."""
    view: Mapping[str, Any] = game.view(None)
    players = [{key: player[key] for key in ("captain", "captains")} for player in view["players"]]
    return {**{key: view[key] for key in ("hexes", "islands", "side")}, "players": [*players]}


# -- what it tells -------------------------------------------------------------------------------------


def chapters(games: Sequence[Played]) -> list[Chapter]:
    seas = [game.extras for game in games if game.extras.get("hexes")]
    return [*([_land(seas)] if seas else []), *_captains(games)]


def _land(seas: Sequence[Mapping[str, Any]]) -> Chapter:
    hexes = [(_place(cell["at"]), cell["corners"]) for sea in seas for cell in sea["hexes"]]
    covered = Counter(place for place, _ in hexes)
    land: Counter[tuple[int, int]] = Counter()
    for place, corners in hexes:
        land[place] += corners.count("L")
    whole = Counter(_place(at) for sea in seas for at in _completed_hexes(sea))
    maps = [
        _map("tiles", {place: count / len(seas) for place, count in covered.items()}),
        _map("land", {place: land[place] / (6 * count) for place, count in covered.items()}),
        _map("islands", {place: whole[place] / len(seas) for place in covered}),
    ]
    islands = [island for sea in seas for island in sea.get("islands", ())]
    return Chapter(_word("land"), maps, [_sizes(islands, len(seas))] if islands else [])


def _map(name: str, shares: dict[tuple[int, int], float]) -> Hexagons:
    return Hexagons(name, _word(f"share-{name}"), _word(f"alt-{name}"), shares)


def _sizes(islands: Sequence[Mapping[str, Any]], games: int) -> Figures:
    completed = [island for island in islands if island["complete"]]
    columns = {
        "completed": completed,
        "controlled": [island for island in completed if island["controllers"]],
        "open": [island for island in islands if not island["complete"]],
    }
    sizes = {key: Counter(min(len(island["hexes"]), LARGE) for island in found) for key, found in columns.items()}
    rows: list[tuple[str | Message, list[float]]] = [
        (f"{size}+" if size == LARGE else str(size), [sizes[key][size] / games for key in columns])
        for size in sorted({size for counts in sizes.values() for size in counts})
    ]
    rows.append((Message("lab-all"), [len(found) / games for found in columns.values()]))
    return Figures(_word("islands-per-game"), [_word("hexagons"), *map(_word, columns)], rows)


def _place(name: str) -> tuple[int, int]:
    q, r = name.split(",")
    return int(q), int(r)


def _completed_hexes(sea: Mapping[str, Any]) -> set[str]:
    return {at for island in sea.get("islands", ()) if island["complete"] for at in island["hexes"]}


def _captains(games: Sequence[Played]) -> list[Chapter]:
    found = list(_each_captain(games))
    if not found:
        return []
    points = Spread(
        _word("scores-by-captain"), _word("captain"), _highest_first((name, score) for name, score, _ in found)
    )
    wins = Rates(_word("wins-by-captain"), _word("captain"), _highest_first((name, won) for name, _, won in found))
    rivals = any(len(game.scores) > 1 for game in games)
    return [Chapter(_word("captains"), (), [wins, points] if rivals else [points])]


def _each_captain(games: Sequence[Played]) -> Iterator[tuple[str, float, float]]:
    """Every captain that somebody played, with the points and the part of the win; alone, there are two."""
    for game in games:
        for player, score, won in zip(game.extras.get("players") or (), game.scores, game.wins, strict=False):
            for captain in [player["captain"]] if player.get("captain") else player.get("captains") or ():
                yield captain, score, won


def _highest_first(pairs: Iterator[tuple[str, float]]) -> Groups:
    found: dict[str, list[float]] = {}
    for captain, value in pairs:
        found.setdefault(captain, []).append(value)
    ranked = sorted(found.items(), key=lambda item: -sum(item[1]) / len(item[1]))
    return [(Message(f"northsea-captain-{captain}"), values) for captain, values in ranked]


STUDY: Final = Study(extras, chapters)
