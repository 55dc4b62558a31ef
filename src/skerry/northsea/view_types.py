"""The shape of a view of the North Sea: checked where it is made, and told by the server's documents."""

from __future__ import annotations

from typing_extensions import TypedDict

from skerry.core.view import GameView


class HexView(TypedDict):
    at: str
    tile: int | None
    corners: str
    feature: str | None
    area: str | None


class AnimalsView(TypedDict):
    area: str
    kind: str
    count: int


class SettlementView(TypedDict):
    area: str
    strength: int


class OutpostView(TypedDict):
    point: str
    seat: int


class IslandView(TypedDict):
    areas: list[str]
    hexes: list[str]
    complete: bool
    never: bool
    influence: list[int]
    controllers: list[int]


class AboardView(TypedDict):
    vikings: int
    animals: dict[str, int]


class CampView(TypedDict):
    area: str
    count: int


class NorthSeaPlayerView(TypedDict):
    seat: int
    longship: str
    aboard: AboardView
    mainland: int
    vikings: list[CampView]
    outposts_left: int
    livestock: dict[str, int]
    settlements: list[int]
    enemy_ships: int
    dead: int
    captain: str | None
    """None while the reader may not know it."""
    captains: list[str] | None
    hand: list[int] | None
    hand_size: int


class PiecesView(TypedDict):
    animals: list[AnimalsView]
    settlements: list[SettlementView]
    enemy_ships: list[str]
    outposts: list[OutpostView]


class OpenView(PiecesView):
    """What the map and the pieces show to everybody."""

    phase: str
    side: str
    hexes: list[HexView]
    mainland: list[str]
    forbidden: list[str]
    islands: list[IslandView]
    first: int | None
    winter: int | None
    draw_pile: int
    points: int
    placings: int
    turns_left: int
    discarded: list[int]


class NorthSeaView(GameView, OpenView):
    """A view of the North Sea, of any mode."""

    players: list[NorthSeaPlayerView]
