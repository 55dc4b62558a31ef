"""A second, literal reading of the rules of Explorers of the North Sea.

Slow and plain on purpose: dictionaries, flood fills and brute force, written from the text of the rules alone. It keeps
its own state, lists its own legal actions in notation, and takes what chance gave from the engine's record.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations_with_replacement
from typing import NamedTuple

CORNERS = ("N", "NE", "SE", "S", "SW", "NW")
CORNER_OFFSET = {"N": (0, -2), "NE": (1, -1), "SE": (1, 1), "S": (0, 2), "SW": (-1, 1), "NW": (-1, -1)}
NEIGHBOURS = ((1, 0), (-1, 0), (1, -1), (0, -1), (0, 1), (-1, 1))
ANIMALS = ("pig", "hen", "goat", "sheep", "cattle", "horse")
PLURALS = {"pig": "pigs", "hen": "hens", "goat": "goats", "sheep": "sheep", "cattle": "cattle", "horse": "horses"}
CAPTAINS = (
    "archer", "barbarian", "cartographer", "hero", "huntsman", "queen", "scout", "shieldmaiden", "trader", "tyrant",
    "watchman",
)  # fmt: skip
SEATS = "ABCD"
MAINLAND = "mainland"


class Hex(NamedTuple):
    q: int
    r: int

    def __str__(self) -> str:
        return f"{self.q},{self.r}"


class Area(NamedTuple):
    """A land area, named by its hexagon and its first corner clockwise from N."""

    hex: Hex
    corner: str

    def __str__(self) -> str:
        return f"{self.hex}.{self.corner}"


Point = tuple[int, int]
Place = Area | str
"""A land area or the mainland."""

FIXED = (Hex(-1, 0), Hex(0, 0), Hex(1, 0))
MAINLAND_HEXES = (Hex(-1, 1), Hex(0, 1))
SIDE_LAND = {
    "A": ((Hex(-1, 0), "NW"), (Hex(1, 0), "NE")),
    "B": ((Hex(0, 0), "N"), (Hex(1, 0), "NE")),
    "C": ((Hex(0, 0), "N"), (Hex(0, 0), "NE")),
    "D": ((Hex(-1, 0), "N"), (Hex(1, 0), "N")),
}

SHAPES = (
    ("Lsssss", "ship ship ship ship settlement pig hen goat"),
    ("LLssss", "ship ship ship sheep cattle horse settlement settlement pig"),
    ("LsLsss", "ship ship hen goat"),
    ("LssLss", "ship settlement sheep"),
    ("LLLsss", "settlement pig cattle horse hen goat settlement settlement"),
    ("LLsLss", "pig sheep settlement"),
    ("LsLLss", "hen goat settlement"),
    ("LsLsLs", "pig"),
    ("LLLLss", "cattle horse settlement sheep hen"),
    ("LLLsLs", "goat"),
    ("LLsLLs", "settlement"),
    ("LLLLLs", "pig settlement"),
)
TILES: dict[int, tuple[str, str]] = dict(
    enumerate(((pattern, feature) for pattern, features in SHAPES for feature in features.split()), 1)
)
SETTLEMENTS = {2: 4, 3: 4, 4: 3, 5: 3}
ENEMY_SHIPS = {"no_death": 6, "death": 6}


@cache
def neighbours(at: Hex) -> list[Hex]:
    return [Hex(at.q + q, at.r + r) for q, r in NEIGHBOURS]


@cache
def point(at: Hex, corner: str) -> Point:
    """The corner's place on the plane, in half widths and half heights of a side."""
    x, y = CORNER_OFFSET[corner]
    return 2 * at.q + at.r + x, 3 * at.r + y


@cache
def hexes_at(where: Point) -> list[Hex]:
    """The three hexagons that meet in a point, in the order (r, q)."""
    x, y = where
    near = [Hex((x - r + dx) // 2, r) for r in range(y // 3 - 2, y // 3 + 3) for dx in (-2, -1, 0, 1, 2)]
    found = {at for at in near if any(point(at, corner) == where for corner in CORNERS)}
    return sorted(found, key=lambda at: (at.r, at.q))


@cache
def point_name(where: Point) -> str:
    first = hexes_at(where)[0]
    return next(f"{first}.{corner}" for corner in CORNERS if point(first, corner) == where)


def runs_of_land(terrain: dict[str, str]) -> list[list[str]]:
    """The land areas of a tile (NS-G2), each as its corners clockwise, in the order of their first corner from N."""
    return _runs_of_land(tuple(terrain.items()))


@cache
def _runs_of_land(corners: tuple[tuple[str, str], ...]) -> list[list[str]]:
    terrain = dict(corners)
    left = [corner for corner in CORNERS if terrain[corner] == "L"]
    areas: list[list[str]] = []
    while left:
        area, fringe = set[str](), [left[0]]
        while fringe:
            corner = fringe.pop()
            if corner in area:
                continue
            area.add(corner)
            index = CORNERS.index(corner)
            beside = (CORNERS[(index + 1) % 6], CORNERS[(index - 1) % 6])
            fringe += [other for other in beside if terrain[other] == "L"]
        areas.append([corner for corner in CORNERS if corner in area])
        left = [corner for corner in left if corner not in area]
    return areas


def turned(pattern: str, north: str) -> dict[str, str]:
    """A printed pattern as it lies when its printed N corner points to `north`."""
    by = CORNERS.index(north)
    return {CORNERS[(index + by) % 6]: terrain for index, terrain in enumerate(pattern)}


@cache
def printed_feature_area(pattern: str) -> list[str]:
    """NS-G3: the land area with the most corners, the first clockwise from N on a tie, as printed."""
    areas = runs_of_land(turned(pattern, "N"))
    return max(areas, key=len)


def livestock_points(delivered: Counter[str]) -> int:
    """NS-F1: sets of different kinds, 1 + 2 + … each, as long as there are any."""
    left = Counter(delivered)
    total = 0
    while any(left.values()):
        kinds = [kind for kind in ANIMALS if left[kind] > 0]
        total += sum(range(1, len(kinds) + 1))
        left.subtract(kinds)
    return total


def cargo_text(vikings: int, animals: Counter[str]) -> str:
    words = []
    if vikings:
        words.append("viking" if vikings == 1 else f"{vikings} vikings")
    for kind in ANIMALS:
        if animals[kind]:
            words.append(kind if animals[kind] == 1 else f"{animals[kind]} {PLURALS[kind]}")
    return " ".join(words)


def cargoes(vikings: int, animals: Counter[str], room: int, animal_room: int) -> Iterator[tuple[int, Counter[str]]]:
    """All the choices of one or more pieces among those, at most `room` in all and `animal_room` animals."""
    for some in range(animal_room + 1):
        for chosen in combinations_with_replacement(ANIMALS, some):
            herd = Counter(chosen)
            if any(herd[kind] > animals[kind] for kind in herd):
                continue
            for crew in range(vikings + 1):
                if 1 <= crew + some <= room:
                    yield crew, herd


@dataclass
class Tile:
    """A tile on the map, as it lies."""

    number: int | None
    terrain: dict[str, str]
    feature: str | None
    area: Area | None
    _lands: dict[Area, set[Point]] | None = None

    def lands(self, at: Hex) -> dict[Area, set[Point]]:
        """The land areas with their points, worked out once: a tile never moves."""
        if self._lands is None:
            runs = runs_of_land(self.terrain)
            self._lands = {Area(at, run[0]): {point(at, corner) for corner in run} for run in runs}
        return self._lands


@dataclass
class Player:
    hand: list[int] = field(default_factory=list)
    offer: list[str] = field(default_factory=list)
    captains: list[str] = field(default_factory=list)
    longship: Hex = field(default_factory=lambda: Hex(0, 0))
    crew: int = 2
    cargo: Counter[str] = field(default_factory=Counter)
    mainland: int = 5
    vikings: Counter[Area] = field(default_factory=Counter)
    livestock: Counter[str] = field(default_factory=Counter)
    settlements: list[int] = field(default_factory=list)
    enemy_ships: list[str] = field(default_factory=list)
    dead: int = 0


@dataclass
class Island:
    areas: set[Area]
    points: set[Point]
    hexes: set[Hex]
    complete: bool
    never: bool
    influence: list[int]
    controllers: list[int]


class NotNotation(ValueError):
    """The text is no action at all."""


class Oracle:
    """A game of `northsea` (2–4 seats) or `northsea-solo`, told by its chance outcomes and its actions."""

    def __init__(self, seats: int, side: str, setup: Sequence[str], *, solo: bool = False) -> None:
        self.side = side
        self.solo = solo
        self.players = [Player() for _ in range(seats)]
        self.tiles: dict[Hex, Tile] = {}
        self.animals: dict[Area, Counter[str]] = {}
        self.settlements: dict[Area, int] = {}
        self.enemy_ships: dict[Hex, str | None] = {}
        self.outposts: dict[Point, int] = {}
        self.settlement_supply = Counter(SETTLEMENTS)
        self.ship_supply = Counter(ENEMY_SHIPS)
        self.pile = set(TILES)
        self.discarded: set[int] = set()
        self.captains_left = {name for name in CAPTAINS if not (solo and name in ("queen", "scout"))}
        self.phase = "choose"
        self.active = 0
        self.first: int | None = None
        self.points = 0
        self.turns = 0
        self.placed = 0
        self.skips = 0
        self.redraws = 0
        self._lay_starting_board()
        self._chance = list(setup)
        self._set_up()
        assert not self._chance, f"unused outcomes of the setup: {self._chance}"

    # -- setup -------------------------------------------------------------------------------------

    def _lay_starting_board(self) -> None:
        land = {point(at, corner) for at, corner in SIDE_LAND[self.side]}
        for at in FIXED:
            terrain = {corner: "L" if point(at, corner) in land else "s" for corner in CORNERS}
            self.tiles[at] = Tile(None, terrain, None, None)

    def _set_up(self) -> None:
        if self.solo:
            self.players[0].captains = [self._captain(), self._captain()]
            self.first = 0
            self._begin_turn(0)
            return
        for player in self.players:
            for _ in range(3):
                self._draw(player)
        for player in self.players:
            player.offer = [self._captain(), self._captain()]

    # -- chance ------------------------------------------------------------------------------------

    def _outcome(self, prefix: str) -> str:
        assert self._chance, f"an outcome {prefix}… is missing"
        word = self._chance.pop(0)
        assert word.startswith(prefix), f"{word} where {prefix}… is due"
        return word.removeprefix(prefix)

    def _draw(self, player: Player) -> None:
        tile = int(self._outcome("t"))
        self.pile.remove(tile)
        player.hand.append(tile)

    def _captain(self) -> str:
        name = self._outcome("captain:")
        self.captains_left.remove(name)
        return name

    # -- the map -----------------------------------------------------------------------------------

    def terrain_at(self, where: Point) -> str | None:
        """Land, sea, or None while no tile shows the point."""
        for at in hexes_at(where):
            if at in self.tiles:
                tile = self.tiles[at]
                return next(tile.terrain[corner] for corner in CORNERS if point(at, corner) == where)
        return None

    def areas(self, at: Hex) -> list[Area]:
        return list(self.tiles[at].lands(at))

    def area_of(self, at: Hex, corner: str) -> Area | None:
        for run in runs_of_land(self.tiles[at].terrain):
            if corner in run:
                return Area(at, run[0])
        return None

    def area_points(self, area: Area) -> set[Point]:
        return self.tiles[area.hex].lands(area.hex)[area]

    def area_at(self, at: Hex, where: Point) -> Area | None:
        """The land area of a hexagon that holds a point."""
        return next((area for area in self.areas(at) if where in self.area_points(area)), None)

    def ways(self, area: Area) -> list[Area]:
        """Where one can walk from an area (NS-A5): neighbouring tiles' areas that share a land corner."""
        corners = self.area_points(area)
        found = []
        for at in neighbours(area.hex):
            if at in self.tiles:
                found += [other for other in self.areas(at) if corners & self.area_points(other)]
        return found

    def forbidden(self) -> set[Hex]:
        beside = {at for hexagon in MAINLAND_HEXES for at in neighbours(hexagon)}
        return beside - set(FIXED) - set(MAINLAND_HEXES)

    def islands(self) -> list[Island]:
        left = {area for at in self.tiles for area in self.areas(at)}
        found = []
        while left:
            areas, fringe = set[Area](), [min(left)]
            while fringe:
                area = fringe.pop()
                if area not in areas:
                    areas.add(area)
                    fringe += self.ways(area)
            left -= areas
            found.append(self._island(areas))
        return found

    def _island(self, areas: set[Area]) -> Island:
        points = {where for area in areas for where in self.area_points(area)}
        around = {at for where in points for at in hexes_at(where)}
        influence = [
            sum(count for area, count in player.vikings.items() if area in areas)
            + 2 * sum(1 for where, owner in self.outposts.items() if owner == seat and where in points)
            for seat, player in enumerate(self.players)
        ]
        most = max(influence)
        controllers = [seat for seat, value in enumerate(influence) if value == most and value >= 1]
        complete = all(at in self.tiles for at in around)
        never = bool(around & self.forbidden())
        return Island(areas, points, {area.hex for area in areas}, complete, never, influence, controllers)

    # -- what is legal -----------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        return None if self.phase == "over" else self.active

    def legal(self) -> set[str]:
        player = self.players[self.active]
        if self.phase == "over":
            return set()
        if self.phase == "choose":
            return {f"choose {name}" for name in player.offer}
        if self.phase == "place":
            return {text for tile in player.hand for text in self.placements(tile)}
        actions = {"end", *self._loads(player), *self._unloads(player), *self._sails(player)}
        actions |= {*self._marches(player), *self._drives(player)}
        if self.points >= 2:
            actions |= {f"build {point_name(where)}" for where in self.building_sites(self.active)}
        return actions

    def free_hexes(self) -> set[Hex]:
        """NS-P1, NS-P3: where a tile could lie if its corners fit."""
        beside = {near for at in self.tiles for near in neighbours(at)}
        return beside - set(self.tiles) - set(MAINLAND_HEXES) - self.forbidden()

    def fits(self, terrain: dict[str, str], at: Hex) -> bool:
        """NS-P2."""
        return all(self.terrain_at(point(at, corner)) in (None, terrain[corner]) for corner in CORNERS)

    def placements(self, tile: int) -> set[str]:
        found = set()
        for at in self.free_hexes():
            known = {corner: self.terrain_at(point(at, corner)) for corner in CORNERS}
            for north in canonical_turns(tile):
                terrain = turned(TILES[tile][0], north)
                if all(known[corner] in (None, terrain[corner]) for corner in CORNERS):
                    found.add(f"place {tile} {at} {north}")
        return found

    def tile_fits(self, tile: int) -> bool:
        return bool(self.placements(tile))

    def shores(self, player: Player) -> list[Place]:
        """Where the longship can load and unload."""
        at = player.longship
        return [*self.areas(at), *([MAINLAND] if at in FIXED else [])]

    def _loads(self, player: Player) -> Iterator[str]:
        for place in self.shores(player):
            here = self.vikings_on(player, place)
            herd = self.animals_on(place) if here else Counter[str]()
            room, animal_room = self.room(player)
            for crew, chosen in cargoes(here, herd, room, animal_room):
                yield f"load {cargo_text(crew, chosen)} from {place}"

    def room(self, player: Player) -> tuple[int, int]:
        """How many pieces, and how many animals, still find room aboard."""
        aboard = player.cargo.total()
        return 3 - player.crew - aboard, 2 - aboard

    def _unloads(self, player: Player) -> Iterator[str]:
        herd = player.cargo if player.crew else Counter[str]()
        for place in self.shores(player):
            for crew, chosen in cargoes(player.crew, herd, 3, 2):
                yield f"unload {cargo_text(crew, chosen)} to {place}"

    def _sails(self, player: Player) -> Iterator[str]:
        for at in neighbours(player.longship):
            if not self.why_not_sail(player, at):
                yield f"sail {at}"

    def _marches(self, player: Player) -> Iterator[str]:
        for area, count in player.vikings.items():
            for goal in self.ways(area):
                for some in (1, 2):
                    if some <= count:
                        yield f"march {some} from {area} to {goal}"

    def _drives(self, player: Player) -> Iterator[str]:
        for area, count in player.vikings.items():
            for goal in self.ways(area):
                for kind in self.animals_on(area):
                    if count and self.animals_on(area)[kind]:
                        yield f"drive {kind} from {area} to {goal}"

    def building_sites(self, seat: int) -> set[Point]:
        if sum(owner == seat for owner in self.outposts.values()) >= 5:
            return set()
        corners = {point(at, corner) for at in self.tiles for corner in CORNERS}
        return {where for where in corners if self._may_build(seat, where)}

    def _may_build(self, seat: int, where: Point) -> bool:
        around = hexes_at(where)
        if not all(at in self.tiles for at in around) or self.terrain_at(where) != "L":
            return False
        if any(point(at, corner) in self.outposts for at in around for corner in CORNERS):
            return False
        lands = [self.area_at(at, where) for at in around]
        return sum(self.players[seat].vikings[area] for area in lands if area is not None) >= 2

    def vikings_on(self, player: Player, place: Place) -> int:
        return player.vikings[place] if isinstance(place, Area) else player.mainland

    def animals_on(self, place: Place) -> Counter[str]:
        return self.animals.get(place, Counter()) if isinstance(place, Area) else Counter()

    def why_not_sail(self, player: Player, at: Hex) -> bool:
        """Whether NS-A3 forbids it."""
        if at not in self.tiles or at not in neighbours(player.longship) or player.crew < 1:
            return True
        if at in self.enemy_ships and player.crew < 2:
            return True
        shared = {point(at, a) for a in CORNERS} & {point(player.longship, b) for b in CORNERS}
        return all(self.terrain_at(where) == "L" for where in shared)

    # -- what an action does -----------------------------------------------------------------------

    def apply(self, text: str, chance: Iterable[str] = ()) -> None:
        """Carry out a legal action in its canonical spelling, with what chance adds to it."""
        self._chance = list(chance)
        words = text.split()
        player = self.players[self.active]
        if words[0] == "choose":
            self._choose(player, words[1])
        elif words[0] == "place":
            self._place(player, int(words[1]), parse_hex(words[2]), words[3])
        elif words[0] == "end":
            self._end_turn(player)
        else:
            self._act(player, words)
        assert not self._chance, f"unused outcomes of {text}: {self._chance}"

    def _choose(self, player: Player, name: str) -> None:
        player.captains = [name]
        if self.active + 1 < len(self.players):
            self.active += 1
        else:
            self.first = SEATS.index(self._outcome("first:"))
            assert self.first < len(self.players)
            self._begin_turn(self.first)

    def _begin_turn(self, seat: int) -> None:
        self.active = seat
        self.points = 4
        self.placed = 0
        player = self.players[seat]
        if self.solo:
            for _ in range(3):
                self._draw(player)
            self._solo_after_placing(player)
            return
        while not any(self.tile_fits(tile) for tile in player.hand):
            if not any(self.tile_fits(tile) for tile in [*player.hand, *self.pile]):
                self.skips += 1
                self.phase = "act"
                return
            self.redraws += 1
            count = len(player.hand)
            self.pile |= set(player.hand)
            player.hand = []
            for _ in range(count):
                self._draw(player)
        self.phase = "place"

    def _solo_after_placing(self, player: Player) -> None:
        if self.placed < 2 and any(self.tile_fits(tile) for tile in player.hand):
            self.phase = "place"
            return
        self.discarded |= set(player.hand)
        player.hand = []
        self.phase = "act"

    def _place(self, player: Player, tile: int, at: Hex, north: str) -> None:
        player.hand.remove(tile)
        pattern, feature = TILES[tile]
        self.tiles[at] = Tile(tile, turned(pattern, north), feature, None)
        if feature == "ship":
            self.enemy_ships[at] = self._ship_token() if self._chance_is_a_ship() else None
        else:
            first = printed_feature_area(pattern)[0]
            corner = CORNERS[(CORNERS.index(first) + CORNERS.index(north)) % 6]
            area = self.area_of(at, corner)
            assert area is not None
            self.tiles[at].area = area
            if feature == "settlement":
                strength = int(self._outcome("settlement:"))
                self._take(self.settlement_supply, strength)
                self.settlements[area] = strength
            else:
                self.animals.setdefault(area, Counter())[feature] += 1
        self.placed += 1
        if self.solo:
            self._solo_after_placing(player)
        else:
            self.phase = "act"

    def _chance_is_a_ship(self) -> bool:
        return bool(self._chance) and self._chance[0].startswith("ship:")

    def _ship_token(self) -> str:
        back = self._outcome("ship:")
        self._take(self.ship_supply, back)
        return back

    @staticmethod
    def _take(supply: Counter[int] | Counter[str], token: int | str) -> None:
        assert supply[token] > 0, f"no token {token} is left"  # type: ignore[index]
        supply[token] -= 1  # type: ignore[index]

    def _act(self, player: Player, words: list[str]) -> None:
        cost = 1
        if words[0] == "load":
            self._load(player, *parse_cargo(words[1:-2]), self.parse_place(words[-1]))
        elif words[0] == "unload":
            self._unload(player, *parse_cargo(words[1:-2]), self.parse_place(words[-1]))
        elif words[0] == "sail":
            self._sail(player, parse_hex(words[1]))
        elif words[0] == "march":
            self._walk(player, int(words[1]), None, self.parse_area(words[3]), self.parse_area(words[5]))
        elif words[0] == "drive":
            self._walk(player, 1, words[1], self.parse_area(words[3]), self.parse_area(words[5]))
        elif words[0] == "build":
            self.outposts[parse_point(words[1])] = self.active
            cost = 2
        self.points -= cost
        if self.points == 0:
            self._end_turn(player)

    def _load(self, player: Player, crew: int, herd: Counter[str], place: Place) -> None:
        if isinstance(place, Area):
            player.vikings[place] -= crew
            self.animals_on(place).subtract(herd)
        else:
            player.mainland -= crew
        player.crew += crew
        player.cargo += herd

    def _unload(self, player: Player, crew: int, herd: Counter[str], place: Place) -> None:
        player.crew -= crew
        player.cargo -= herd
        if isinstance(place, Area):
            player.vikings[place] += crew
            self.animals.setdefault(place, Counter()).update(herd)
            self._raid(player, place)
        else:
            player.mainland += crew
            player.livestock += herd

    def _sail(self, player: Player, at: Hex) -> None:
        player.longship = at
        if at in self.enemy_ships:
            back = self.enemy_ships.pop(at) or self._ship_token()
            player.enemy_ships.append(back)
            if back == "death":
                player.crew -= 1
                player.dead += 1

    def _walk(self, player: Player, some: int, animal: str | None, start: Area, goal: Area) -> None:
        player.vikings[start] -= some
        player.vikings[goal] += some
        if animal is not None:
            self.animals[start][animal] -= 1
            self.animals.setdefault(goal, Counter())[animal] += 1
        self._raid(player, goal)

    def _raid(self, player: Player, area: Area) -> None:
        if area in self.settlements and player.vikings[area] >= self.settlements[area]:
            player.settlements.append(self.settlements.pop(area))

    def _end_turn(self, player: Player) -> None:
        self.turns += 1
        if not self.solo and self.pile:
            self._draw(player)
        if self.turns == (16 if self.solo else 48):
            self.phase = "over"
        else:
            self._begin_turn((self.active + 1) % len(self.players))

    # -- scoring -----------------------------------------------------------------------------------

    def categories(self, seat: int, islands: list[Island]) -> dict[str, int]:
        """The points of a seat if the game were scored now with these islands, by rule."""
        player = self.players[seat]
        built = sum(owner == seat for owner in self.outposts.values())
        mine = [island for island in islands if island.complete and seat in island.controllers]
        bonuses = [self.captain_points(seat, name, islands) for name in player.captains]
        return {
            "NS-F1": livestock_points(player.livestock),
            "NS-F2": sum(range(2, 2 + built)),
            "NS-F3": len(player.enemy_ships),
            "NS-F4": sum(player.settlements),
            "NS-F5": player.dead**2,
            "NS-F6": sum(len(island.hexes) for island in mine),
            "NS-F7": min(bonuses, default=0),
        }

    def scores(self) -> list[int]:
        islands = self.islands()
        return [sum(self.categories(seat, islands).values()) for seat in range(len(self.players))]

    def captain_points(self, seat: int, name: str, islands: list[Island]) -> int:
        """NS-F7."""
        player = self.players[seat]
        islands = [island for island in islands if island.complete]
        mine = [island for island in islands if seat in island.controllers]
        built = [where for where, owner in self.outposts.items() if owner == seat]
        if name == "archer":
            distance = self.distances()
            return max((min(distance[at] for at in hexes_at(where)) for where in built), default=0)
        if name == "barbarian":
            return len(player.enemy_ships)
        if name == "cartographer":
            return sorted((len(island.hexes) for island in mine), reverse=True)[1] if len(mine) >= 2 else 0
        if name == "hero":
            return 2 * min(len(built), len(player.settlements), len(player.enemy_ships))
        if name == "huntsman":
            return sum(2 * (count // 2) for count in player.livestock.values())
        if name == "queen":
            return max([0, *(island.influence[seat] - len(self.players) for island in mine)])
        if name == "scout":
            foreign = [island for island in islands if seat not in island.controllers]
            return sum(any(player.vikings[area] for area in island.areas) for island in foreign)
        if name == "shieldmaiden":
            return len(mine)
        if name == "trader":
            return 2 * (player.livestock.total() // 3)
        if name == "tyrant":
            return len(player.settlements)
        assert name == "watchman"
        return len(built)

    def distances(self) -> dict[Hex, int]:
        """Tiles placed on the shortest way of neighbouring tiles from the starting board, the tile itself included."""
        found = dict.fromkeys(FIXED, 0)
        edge = list(FIXED)
        while edge:
            reached = [near for at in edge for near in neighbours(at) if near in self.tiles and near not in found]
            found |= dict.fromkeys(reached, found[edge[0]] + 1)
            edge = reached
        return found

    def ranking(self) -> list[list[int]]:
        """NS-F8: the seats from first to last, ties together."""
        scores = self.scores()
        worth = {seat: (scores[seat], player.dead, len(player.settlements)) for seat, player in enumerate(self.players)}
        return [[seat for seat in worth if worth[seat] == value] for value in sorted(set(worth.values()), reverse=True)]

    # -- reading notation --------------------------------------------------------------------------

    def parse_place(self, text: str) -> Place:
        return MAINLAND if text == MAINLAND else self.parse_area(text)

    def parse_area(self, text: str) -> Area:
        """An area by any of its corners; one that does not exist keeps the name it has."""
        at, corner = split_corner(text)
        return (self.area_of(at, corner) if at in self.tiles else None) or Area(at, corner)

    def canonical(self, text: str) -> str:
        """The canonical spelling of an action that is written in any of its spellings."""
        words = text.split()
        match words:
            case ["choose", name] if name in CAPTAINS:
                return text
            case ["end"]:
                return text
            case ["place", tile, at, north] if tile.isdigit() and int(tile) in TILES and north in CORNERS:
                return f"place {int(tile)} {parse_hex(at)} {canonical_turn(int(tile), north)}"
            case ["load" | "unload" as verb, *cargo, "from" | "to" as preposition, place]:
                if (verb == "load") != (preposition == "from"):
                    raise NotNotation(text)
                return f"{verb} {cargo_text(*parse_cargo(cargo))} {preposition} {self.parse_place(place)}"
            case ["sail", at]:
                return f"sail {parse_hex(at)}"
            case ["march", some, "from", start, "to", goal] if re.fullmatch("[1-9]", some):
                return f"march {some} from {self.parse_place(start)} to {self.parse_place(goal)}"
            case ["drive", kind, "from", start, "to", goal] if kind in ANIMALS:
                return f"drive {kind} from {self.parse_place(start)} to {self.parse_place(goal)}"
            case ["build", where]:
                return f"build {point_name(parse_point(where))}"
        raise NotNotation(text)

    def judge(self, text: str) -> frozenset[str]:
        """The rules that may be named as the first that forbids an action; empty if it is legal.

        More than one only where the order that the rules give leaves it open.
        """
        text = self.canonical(text)
        if text in self.legal():
            return frozenset()
        verb = text.split()[0]
        if self.phase == "over":
            return frozenset({"NS-T2"})
        if self.phase == "choose":
            return frozenset({"NS-S2"})
        if verb == "choose":
            return frozenset({"NS-S2", "NS-SO1"} if self.solo else {"NS-S2"})
        if (self.phase == "place") != (verb == "place"):
            return frozenset({"NS-T1", "NS-SO2"} if self.solo else {"NS-T1"})
        if verb == "place":
            return self._judge_place(text)
        if verb == "build" and self.points < 2:
            return frozenset({"NS-A0"})
        rules = {"load": "NS-A1", "unload": "NS-A2", "sail": "NS-A3", "march": "NS-A5", "drive": "NS-A7"}
        return frozenset({rules.get(verb, "NS-A8")})

    def _judge_place(self, text: str) -> frozenset[str]:
        _, tile, where, _ = text.split()
        at = parse_hex(where)
        if int(tile) not in self.players[self.active].hand:
            return frozenset({"NS-T1", "NS-S1", "NS-SO2"})
        if at in self.tiles:
            return frozenset({"NS-P1"})
        if at in MAINLAND_HEXES:
            return frozenset({"NS-P1", "NS-P3"})
        if at in self.forbidden():
            return frozenset({"NS-P3"})
        if not any(near in self.tiles for near in neighbours(at)):
            return frozenset({"NS-P1"})
        return frozenset({"NS-P2"})


@cache
def canonical_turn(tile: int, north: str) -> str:
    """The first turn clockwise from N that lays the same terrain with the feature in the same area."""
    return next(other for other in CORNERS if laid(tile, other) == laid(tile, north))


@cache
def canonical_turns(tile: int) -> list[str]:
    return [north for north in CORNERS if canonical_turn(tile, north) == north]


def laid(tile: int, north: str) -> tuple[str, frozenset[str]]:
    """What lies on the table: the terrain of the six corners, and the corners of the feature's area."""
    pattern, feature = TILES[tile]
    terrain = turned(pattern, north)
    by = CORNERS.index(north)
    area = [] if feature == "ship" else printed_feature_area(pattern)
    moved = frozenset(CORNERS[(CORNERS.index(corner) + by) % 6] for corner in area)
    return "".join(terrain[corner] for corner in CORNERS), moved


def parse_hex(text: str) -> Hex:
    if not re.fullmatch(r"-?\d+,-?\d+", text):
        raise NotNotation(text)
    q, r = text.split(",")
    return Hex(int(q), int(r))


def split_corner(text: str) -> tuple[Hex, str]:
    at, dot, corner = text.partition(".")
    if not dot or corner not in CORNERS:
        raise NotNotation(text)
    return parse_hex(at), corner


def parse_point(text: str) -> Point:
    return point(*split_corner(text))


def parse_cargo(words: Sequence[str]) -> tuple[int, Counter[str]]:
    singular = {"viking": "viking", "vikings": "viking"} | {kind: kind for kind in ANIMALS}
    singular |= {plural: kind for kind, plural in PLURALS.items()}
    found = Counter[str]()
    count: int | None = None
    for word in words:
        if word.isdigit() and count is None and int(word) > 0:
            count = int(word)
        elif word in singular:
            found[singular[word]] += 1 if count is None else count
            count = None
        else:
            raise NotNotation(" ".join(words))
    if not words or count is not None:
        raise NotNotation(" ".join(words))
    return found.pop("viking", 0), found
