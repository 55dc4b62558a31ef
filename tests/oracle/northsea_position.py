"""Positions set up piece by piece: on the oracle, and through a diagram on the engine."""

from __future__ import annotations

import random
from collections import Counter

from tests.oracle.northsea import (
    CAPTAINS,
    CORNERS,
    SEATS,
    TILES,
    Hex,
    Oracle,
    Point,
    Tile,
    hexes_at,
    parse_hex,
    parse_point,
    point,
    printed_feature_area,
    turned,
)


class Position(Oracle):
    """An oracle in the middle of a game: seat A has placed its tile and has four points, unless told otherwise.

    Tiles must fit where they are laid, and carry no feature's piece by themselves.
    """

    def __init__(self, seats: int = 2, side: str = "A", *, captains: str = "", solo: bool = False) -> None:
        names = captains.split() or [name for name in CAPTAINS if name not in ("queen", "scout")]
        words = [f"captain:{name}" for name in names[:2]] + ["t1", "t2", "t3"] if solo else self._words(seats, names)
        super().__init__(seats, side, words, solo=solo)
        for seat, player in enumerate(self.players):
            if not solo:
                player.captains = [names[seat]]
            self.pile |= set(player.hand)
            player.hand = []
        self.phase = "act"
        self.first = 0
        self.points = 4
        self.placed = 1
        self.hands_given = False

    @staticmethod
    def _words(seats: int, names: list[str]) -> list[str]:
        others = [name for name in CAPTAINS if name not in names[:seats]]
        tiles = [f"t{tile}" for tile in range(1, 3 * seats + 1)]
        return tiles + [f"captain:{name}" for seat in range(seats) for name in (names[seat], others[seat])]

    def lay(self, tile: int, at: str, north: str) -> Position:
        """A tile of the box on the map."""
        where = parse_hex(at)
        pattern, feature = TILES[tile]
        self.pile.remove(tile)
        assert where in self.free_hexes()
        assert self.fits(turned(pattern, north), where)
        self.tiles[where] = Tile(tile, turned(pattern, north), feature, None)
        if feature != "ship":
            first = printed_feature_area(pattern)[0]
            corner = CORNERS[(CORNERS.index(first) + CORNERS.index(north)) % 6]
            self.tiles[where].area = self.area_of(where, corner)
        return self

    def cover(self, land: str, *hexes: str) -> Position:
        """Lays tiles on hexagons, in this order, so that just these points are land; the first tiles that do it."""
        points = {parse_point(name) for name in land.split()}
        for at in hexes:
            where = parse_hex(at)
            wanted = {corner: "L" if point(where, corner) in points else "s" for corner in CORNERS}
            tile, north = next(
                (tile, north)
                for tile in sorted(self.pile)
                for north in CORNERS
                if turned(TILES[tile][0], north) == wanted
            )
            self.lay(tile, at, north)
        return self

    @classmethod
    def grown(cls, seed: int, tiles: int, seats: int = 2, captains: str = "", *, solo: bool = False) -> Position:
        """A map of so many tiles, laid at random and close together."""
        rng = random.Random(seed)
        position = cls(seats, rng.choice("ABCD"), captains=captains, solo=solo)
        while len(position.tiles) < 3 + tiles:
            places = sorted(position.placements(rng.choice(sorted(position.pile))))
            known = [
                sum(position.terrain_at(point(parse_hex(text.split()[2]), c)) is not None for c in CORNERS)
                for text in places
            ]
            if places:
                text = rng.choices(places, [4**count for count in known])[0]
                _, tile, at, north = text.split()
                position.lay(int(tile), at, north)
        return position

    @classmethod
    def spread(
        cls, outposts: int, seed: int, tiles: int = 40, captains: str = "", *, seats: int = 2, solo: bool = False
    ) -> Position:
        """A grown map on which seat A has so many outposts."""
        position = cls.grown(seed, tiles, seats, captains, solo=solo)
        for where in position.sites()[:outposts]:
            position.outposts[where] = 0
        assert len(position.outposts) == outposts
        return position

    def sites(self) -> list[Point]:
        """Land points where three tiles meet, no two of them at the same tile."""
        found: list[Point] = []
        barred: set[Hex] = set()
        for where in sorted({point(at, corner) for at in self.tiles for corner in CORNERS}):
            around = set(hexes_at(where))
            if self.terrain_at(where) == "L" and around <= set(self.tiles) and not around & barred:
                found.append(where)
                barred |= around
        return found

    def vikings(self, seat: str, area: str, count: int) -> Position:
        """Own Vikings go there from the mainland."""
        player = self.players[SEATS.index(seat)]
        player.mainland -= count
        assert player.mainland >= 0
        player.vikings[self.parse_area(area)] += count
        return self

    def longship(self, seat: str, at: str, vikings: int = 2, *animals: str) -> Position:
        """The longship there with so many Vikings (the rest of them on the mainland) and animals."""
        player = self.players[SEATS.index(seat)]
        player.longship = parse_hex(at)
        player.mainland += player.crew - vikings
        assert player.mainland >= 0
        player.crew = vikings
        player.cargo = Counter(animals)
        return self

    def animal(self, area: str, *kinds: str) -> Position:
        self.animals.setdefault(self.parse_area(area), Counter()).update(kinds)
        return self

    def settlement(self, area: str, strength: int) -> Position:
        self.settlement_supply[strength] -= 1
        self.settlements[self.parse_area(area)] = strength
        return self

    def ship(self, at: str, back: str | None = None) -> Position:
        self.enemy_ships[parse_hex(at)] = back
        return self

    def outpost(self, seat: str, where: str) -> Position:
        self.outposts[parse_point(where)] = SEATS.index(seat)
        return self

    def card(self, seat: str, *, livestock: str = "", settlements: tuple[int, ...] = (), ships: str = "") -> Position:
        """What lies on a captain's card; `ships` are letters d (killed a Viking) and n (did not)."""
        player = self.players[SEATS.index(seat)]
        player.livestock = Counter(livestock.split())
        player.settlements = list(settlements)
        self.settlement_supply.subtract(settlements)
        player.enemy_ships = [{"d": "death", "n": "no_death"}[letter] for letter in ships]
        self.ship_supply.subtract(player.enemy_ships)
        player.dead = ships.count("d")
        player.mainland -= player.dead
        return self
