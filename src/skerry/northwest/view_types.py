"""The shape of a view of Northwest Passage: checked where it is made, and told by the server's documents."""

from __future__ import annotations

from typing import Literal, NotRequired

from typing_extensions import TypedDict

from skerry.core.view import GameView


class ForecastView(TypedDict):
    round: int
    sun: str
    frozen_rows: int
    locked: list[int]
    lost: list[int]


class TileView(TypedDict):
    squares: list[str]
    kind: str
    tile: str | None


class TokenView(TypedDict):
    square: str
    kind: str
    zone: int


class ClosedIslandView(TypedDict):
    corners: list[str]
    tiles: list[str]
    points: int
    seat: int


class BoardView(TypedDict):
    corners: list[str]
    """The terrain of the corners, a string for each row."""
    tiles: list[TileView]
    tokens: list[TokenView]
    islands: list[ClosedIslandView]


class ShipView(TypedDict):
    at: str
    locked: bool


class SledView(TypedDict):
    state: Literal["aboard", "deployed", "lost"]
    at: str | None
    area: str | None
    corners: list[str]


class WatchView(TypedDict):
    available: int
    resting: int


class CrewView(TypedDict):
    ship: WatchView
    sled: WatchView
    gone: int


class ReserveView(TypedDict):
    large: list[str]
    small: dict[str, int]


class NorthwestPlayerView(TypedDict):
    seat: int
    ship: ShipView
    sled: SledView
    crew: CrewView
    reserve: ReserveView
    tokens: dict[str, int]
    passage: int | None
    greenland: int | None
    passed: bool
    returned: bool
    prestige: int
    food: NotRequired[int]
    morale: NotRequired[int]
    sites: NotRequired[int]


class TuunbaqView(TypedDict):
    on: bool
    at: str | None


class TerrorView(TypedDict):
    """What the Terror modes add; Food, Morale and site points are lists by seat."""

    season: int
    turn: int
    food: list[int]
    morale: list[int]
    sites: list[int]
    sites_needed: int
    track: int | None
    track_steps: list[list[int]]
    card: str | None
    cards_left: int
    ice_shift: int
    ship_cost: int
    sled_cost: int
    small_display: dict[str, int]
    refreshed: Literal["large", "small"] | None


class OpenView(TypedDict):
    """What everybody sees."""

    phase: str
    round: int
    year: int
    sun: str
    frozen_rows: int
    forecast: list[ForecastView]
    board: BoardView
    players: list[NorthwestPlayerView]
    order: list[int]
    next_order: list[int]
    active: int
    display: list[str]
    piles: dict[str, int]
    reserve: int
    passage_tokens: list[int]
    greenland_tokens: list[int]
    cartography_left: int
    small_left: int
    tuunbaq: TuunbaqView
    terror: NotRequired[TerrorView]


class NorthwestView(GameView, OpenView):
    """A view of Northwest Passage, of any mode."""
