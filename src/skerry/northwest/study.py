"""For the laboratory: where tiles and islands come to lie, who reaches the Passage and when."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from skerry.core.game import Game
from skerry.core.jsonlike import Json
from skerry.core.message import Message
from skerry.core.study import Chapter, Figures, Grid, Played, Rates, Spread, Study, by_seat

LARGE: Final = 10
"""Islands of this size and above are counted together."""
_PLAYER: Final = ("passage", "greenland", "returned")


def _word(name: str, **args: int) -> Message:
    return Message(f"northwest-lab-{name}", **args)


# -- what is kept --------------------------------------------------------------------------------------


def extras(game: Game) -> dict[str, Json]:
    """The chart, the last round, and how far each player came."""
    view: Mapping[str, Any] = game.view(None)
    players = [{key: player[key] for key in _PLAYER} for player in view["players"]]
    if any(player["passage"] is not None for player in players):
        for seat, reached in _passage_rounds(game).items():
            players[seat]["passage_round"] = reached
    return {"board": view["board"], "round": view["round"], "players": [*players]}


def _passage_rounds(game: Game) -> dict[int, int]:
    """In which round each seat reached the Passage, from a replay of the game."""
    found: dict[int, int] = {}
    round_number = 1
    for _, events in game.steps():
        for event in events:
            if event.kind == "passage-reached":
                found[int(str(event.data["seat"]))] = round_number
            elif event.kind == "round-begun":
                round_number = int(str(event.data["round"]))
    return found


# -- what it tells -------------------------------------------------------------------------------------


def chapters(games: Sequence[Played]) -> list[Chapter]:
    boards = [game.extras["board"] for game in games if game.extras.get("board")]
    return [*_passage(games), *([_land(boards)] if boards else [])]


def _passage(games: Sequence[Played]) -> list[Chapter]:
    """How often the Passage was reached, and when."""
    reached = by_seat(games, lambda player: player.get("passage") is not None)
    if not any(any(values) for _, values in reached):
        return []
    seat = Message("lab-seat")
    when = [group for group in by_seat(games, lambda player: player.get("passage_round")) if group[1]]
    rounds = [Spread(_word("passage-rounds"), seat, when)] if when else []
    return [Chapter(_word("passage"), (), [Rates(_word("passage-reached"), seat, reached), *rounds])]


def _land(boards: Sequence[Any]) -> Chapter:
    height, width = len(boards[0]["corners"]), len(boards[0]["corners"][0])
    tiles = Counter(square for board in boards for tile in board.get("tiles", ()) for square in tile["squares"])
    islands = [island for board in boards for island in board.get("islands", ())]
    closed = Counter(corner[1:] for island in islands for corner in island["corners"])
    maps = [
        _map("tiles", _shares(tiles, len(boards), width - 1, height - 1)),
        _map("land", _land_shares(boards)),
        _map("islands", _shares(closed, len(boards), width, height)),
    ]
    sizes = Counter(min(len(island["tiles"]), LARGE) for island in islands)
    rows: list[tuple[str | Message, list[float]]] = [
        (f"{size}+" if size == LARGE else str(size), [count / len(boards)]) for size, count in sorted(sizes.items())
    ]
    rows.append((Message("lab-all"), [len(islands) / len(boards)]))
    table = Figures(_word("islands-per-game"), [_word("tiles"), _word("closed")], rows)
    known = sum(terrain != "?" for board in boards for row in board["corners"] for terrain in row)
    return Chapter(_word("land"), maps, [table], _word("corners-known", known=known // len(boards), all=width * height))


def _map(name: str, shares: list[list[float]]) -> Grid:
    return Grid(name, _word(f"share-{name}"), _word(f"alt-{name}"), shares)


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


STUDY: Final = Study(extras, chapters)
