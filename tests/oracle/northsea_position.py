"""Positions set up piece by piece: on the oracle, and through a diagram on the engine."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable

import skerry
from skerry import Game
from tests.oracle.northsea import (
    CAPTAINS,
    CORNERS,
    SEATS,
    TILES,
    Hex,
    Oracle,
    Player,
    Point,
    Tile,
    cargo_text,
    hexes_at,
    laid,
    parse_hex,
    parse_point,
    point,
    point_name,
    printed_feature_area,
    turned,
)
from tests.oracle.northsea_compare import compare


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
        self.discarded = set()
        self.phase = "act"
        self.first = 0
        self.points = 4
        self.placed = 1
        self.rest_on_the_map = solo

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

    @classmethod
    def scattered(cls, seed: int) -> Position:
        """A grown map with everybody's pieces all over it: positions that play seldom reaches."""
        rng = random.Random(seed)
        seats = rng.choice((1, 2, 3, 4))
        names = [name for name in CAPTAINS if seats > 1 or name not in ("queen", "scout")]
        captains = " ".join(rng.sample(names, max(2, seats)))
        position = cls.grown(seed, rng.randrange(4, 31), seats, captains, solo=seats == 1)
        position.active = rng.randrange(seats)
        position.points = rng.randrange(1, 5)
        scatter = _Scatter(position, rng)
        scatter.features()
        scatter.outposts()
        scatter.vikings()
        scatter.raid()
        hand = rng.sample(sorted(position.pile), 3)
        if seats > 1 and rng.random() < 0.25 and any(map(position.tile_fits, hand)):
            position.phase, position.points = "place", 4
            position.players[position.active].hand = hand
            position.pile -= set(hand)
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

    def placing(self, *hand: int) -> Position:
        """Seat A has yet to place a tile, one of these."""
        self.phase = "place"
        self.placed = 0
        self.players[0].hand = list(hand)
        self.pile -= set(hand)
        return self

    def last_turn(self) -> Position:
        """The last turn of the game: all the tiles are on the map, and what the test does not speak of lies there."""
        self.turns = 15 if self.solo else 47
        self.rest_on_the_map = True
        return self

    def game(self, seed: int = 1) -> Game:
        """The position on the engine, compared with the oracle."""
        self._fill_in()
        game = skerry.from_diagram(self.diagram(seed))
        compare(game, self)
        return game

    def _fill_in(self) -> None:
        """What a position needs besides what the test is about: tiles, pieces, hands, turns, first player."""
        self._lay_tiles_for_the_pieces()
        while self.turns == 47 and self.pile:
            self._lay_out_of_the_way(self.pile)
        if self.rest_on_the_map:
            self._leave_the_rest_on_the_map()
        else:
            self._hand_out_the_rest()
        for seat, player in enumerate(self.players):
            size = 0 if self.solo else 2 if seat == self.active else 3
            while len(player.hand) < size and self.pile and not (self.phase == "place" and seat == self.active):
                player.hand.append(self._take_a_tile())
        on_the_map = len(self.tiles) - 3
        if self.solo:
            self.turns = self.turns or max(0, (on_the_map - 1) // 2)
            while on_the_map + len(self.discarded) < 3 * (self.turns + 1):
                self.discarded.add(self._take_a_tile())
        else:
            self.turns = self.turns or max(0, on_the_map - (self.phase == "act"))
        self.first = (self.active - self.turns) % len(self.players)

    def _pieces(self) -> Counter[str]:
        """What lies, floats and grazes anywhere, by the feature of a tile that brought it."""
        found = Counter({"settlement": len(self.settlements), "ship": len(self.enemy_ships)})
        for herd in self.animals.values():
            found.update(herd)
        for player in self.players:
            found.update(player.cargo)
            found.update(player.livestock)
            found.update({"settlement": len(player.settlements), "ship": len(player.enemy_ships)})
        return found

    def _features(self) -> Counter[str]:
        return Counter(tile.feature for tile in self.tiles.values() if tile.feature is not None)

    def _lay_tiles_for_the_pieces(self) -> None:
        """Pieces on captains' cards, aboard or elsewhere came with a tile."""
        for feature, count in (self._pieces() - self._features()).items():
            for _ in range(count):
                self._lay_out_of_the_way({tile for tile in self.pile if TILES[tile][1] == feature})

    def _lay_out_of_the_way(self, tiles: set[int]) -> None:
        """One of the tiles, far in the west, and touching by sea alone where that is possible."""
        places = next(places for tile in sorted(tiles) if (places := self.placements(tile)))
        _, number, at, north = min(places, key=self._disturbance).split()
        self.lay(int(number), at, north)

    def _take_a_tile(self) -> int:
        tile = min(self.pile)
        self.pile.remove(tile)
        return tile

    def _disturbance(self, placement: str) -> tuple[bool, int, str]:
        at = parse_hex(placement.split()[2])
        joins = any(self.terrain_at(point(at, corner)) == "L" for corner in CORNERS)
        west = 2 * at.q + at.r
        return west > -4, west + 100 * joins, placement

    def _hand_out_the_rest(self) -> None:
        """What the tiles brought and the test does not speak of lies on the last seat's card."""
        player = self.players[-1]
        for feature, count in (self._features() - self._pieces()).items():
            for _ in range(count):
                if feature == "settlement":
                    strength = next(value for value, left in self.settlement_supply.items() if left > 0)
                    self.settlement_supply[strength] -= 1
                    player.settlements.append(strength)
                elif feature == "ship" and self.ship_supply["no_death"] > 0:
                    self.ship_supply["no_death"] -= 1
                    player.enemy_ships.append("no_death")
                elif feature != "ship":
                    player.livestock[feature] += 1
        self._leave_the_rest_on_the_map()

    def _leave_the_rest_on_the_map(self) -> None:
        """Where the tiles brought it."""
        missing = self._features() - self._pieces()
        for at, tile in self.tiles.items():
            if tile.feature is None or not missing[tile.feature]:
                continue
            missing[tile.feature] -= 1
            if tile.feature == "ship" and at not in self.enemy_ships:
                self.enemy_ships[at] = None
            elif tile.feature == "settlement" and tile.area is not None:
                strength = next(value for value, left in self.settlement_supply.items() if left > 0)
                self.settlement(str(tile.area), strength)
            elif tile.area is not None:
                self.animal(str(tile.area), tile.feature)

    def diagram(self, seed: int = 1) -> str:
        game_id = "northsea-solo" if self.solo else "northsea"
        placings = 0 if self.phase != "place" else 2 - self.placed if self.solo else 1
        lines = [f"skerry diagram {game_id}", "rules: 1", f"seats: {len(self.players)}", f"side: {self.side}"]
        lines += [f"seed: {seed}", "drawn: 0", f"phase: {self.phase}", f"turns: {self.turns}"]
        lines += [f"first: {SEATS[self.first or 0]}", f"points: {self.points}", f"placings: {placings}"]
        lines += [words("pile:", sorted(self.pile)), words("discarded:", sorted(self.discarded))]
        for at, tile in self.tiles.items():
            if tile.number is not None:
                lines.append(f"tile: {tile.number} {at} {self._north(tile)}")
        lines += [f"enemy: {at}" for at in self.enemy_ships]
        lines += [f"settlement: {strength} at {area}" for area, strength in self.settlements.items()]
        lines += [f"animals: {cargo_text(0, herd)} at {area}" for area, herd in self.animals.items() if herd.total()]
        for seat in range(len(self.players)):
            lines += [f"{SEATS[seat]} {line}" for line in self._player_lines(seat)]
        return "\n".join(lines) + "\n"

    @staticmethod
    def _north(tile: Tile) -> str:
        assert tile.number is not None
        pattern, feature = TILES[tile.number]
        corners = "".join(tile.terrain[corner] for corner in CORNERS)
        for north in CORNERS:
            terrain, area = laid(tile.number, north)
            if terrain == corners and (tile.area is None or tile.area.corner in area):
                return north
        raise AssertionError(pattern, feature)

    def _player_lines(self, seat: int) -> list[str]:
        player = self.players[seat]
        lines = [f"captain: {'-' if self.solo else player.captains[0]}"]
        lines += [words("offer:", player.captains if self.solo else player.offer), words("hand:", sorted(player.hand))]
        lines += [f"longship: {player.longship}", f"aboard: {cargo_text(player.crew, player.cargo)}".strip()]
        lines += [f"mainland: {player.mainland}"]
        lines += [f"vikings: {count} at {area}" for area, count in player.vikings.items() if count]
        lines += [f"outpost: {point_name(where)}" for where, owner in self.outposts.items() if owner == seat]
        lines += [f"livestock: {cargo_text(0, player.livestock)}".strip()]
        lines += [words("settlements:", player.settlements), f"ships: {len(player.enemy_ships)}"]
        lines += [f"dead: {player.dead}"]
        return lines


class _Scatter:
    """Strews the pieces that the tiles of a map brought, and everybody's own."""

    def __init__(self, position: Position, rng: random.Random) -> None:
        self.position = position
        self.rng = rng
        self.areas = sorted(area for at in position.tiles for area in position.areas(at))

    def features(self) -> None:
        position, rng = self.position, self.rng
        for at, tile in position.tiles.items():
            player = rng.choice(position.players)
            if tile.feature == "ship":
                if rng.random() < 0.4:
                    position.enemy_ships[at] = None
                else:
                    self.destroy(player)
            elif tile.feature == "settlement" and tile.area is not None:
                strength = rng.choice(sorted(position.settlement_supply.elements()))
                position.settlement_supply[strength] -= 1
                if rng.random() < 0.6:
                    position.settlements[tile.area] = strength
                else:
                    player.settlements.append(strength)
            elif tile.feature is not None:
                self.animal(player, tile.feature)

    def destroy(self, player: Player) -> None:
        back = self.rng.choice(sorted(self.position.ship_supply.elements()))
        self.position.ship_supply[back] -= 1
        player.enemy_ships.append(back)
        if back == "death":
            player.dead += 1
            player.mainland -= 1

    def animal(self, player: Player, kind: str) -> None:
        luck = self.rng.random()
        if luck < 0.2 and player.cargo.total() < 2:
            player.cargo[kind] += 1
        elif luck < 0.4:
            player.livestock[kind] += 1
        else:
            self.position.animals.setdefault(self.rng.choice(self.areas), Counter())[kind] += 1

    def outposts(self) -> None:
        sites = self.position.sites()
        owners = [seat for seat in range(len(self.position.players)) for _ in range(5)]
        number = self.rng.randrange(len(sites) + 1)
        self.position.outposts = dict(
            zip(self.rng.sample(sites, number), self.rng.sample(owners, len(owners)), strict=False)
        )

    def vikings(self) -> None:
        """Aboard, on the mainland, and in two or three areas, now and then where others stand."""
        rng = self.rng
        for player in self.position.players:
            calm = [at for at in self.position.tiles if at not in self.position.enemy_ships]
            player.longship = rng.choice(calm)
            alive = player.mainland + player.crew
            player.crew = min(alive, rng.randrange(4 - player.cargo.total()))
            player.mainland = rng.randrange(alive - player.crew + 1)
            beside = self.position.areas(player.longship)
            homes = rng.choices(self.areas, k=2) + rng.choices(beside or self.areas, k=2)
            homes += rng.choices(list(self.position.animals) or self.areas, k=1)
            for _ in range(alive - player.crew - player.mainland):
                player.vikings[rng.choice(homes)] += 1

    def raid(self) -> None:
        """A settlement with Vikings enough beside it would have been conquered."""
        for player in self.position.players:
            for area, count in player.vikings.items():
                if self.position.settlements.get(area, 99) <= count:
                    player.settlements.append(self.position.settlements.pop(area))


def words(name: str, values: Iterable[object]) -> str:
    return " ".join([name, *map(str, values)])
