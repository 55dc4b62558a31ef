"""Positions made to measure: an oracle set up by hand or at random, written as the engine's diagram."""

from __future__ import annotations

import random
from typing import Self

import skerry

from .northwest import (
    ARROW_SQUARES,
    CARDS,
    COLUMNS,
    KINDS,
    LARGE,
    NEWEST,
    ROWS,
    SQUARES,
    TERROR,
    TOKENS,
    Column,
    Oracle,
    Player,
    lay_large,
    lay_small,
    layings,
    name,
    read_square,
)
from .northwest_compare import at_random, differences, follow, leaning


def letters(seats: list[int]) -> str:
    return "".join("ABCD"[seat] for seat in seats) or "-"


def diagram_of(oracle: Oracle) -> str:
    """The oracle's position as a diagram (an ordinary turn of the classic or the solo game)."""
    version = [f"rules: {oracle.rules}"] if oracle.rules > 1 else []
    lines = [f"skerry diagram {oracle.mode}", *version, f"seats: {oracle.seats}"]
    if oracle.mode == "northwest":
        lines.append(f"option tuunbaq: {'yes' if oracle.tuunbaq_on else 'no'}")
    if oracle.mode == "terror-solo":
        lines.append("option supplies: 15")
    if oracle.mode == "terror-coop" and oracle.rules > 1:
        lines.append("option supplies: 12")
    if oracle.mode == "northwest-solo":
        lines.append(f"option lost_crew: {'yes' if oracle.lost_crew else 'no'}")
    assert oracle.current is not None
    lines += ["seed: 1", "drawn: 0", f"round: {oracle.round}", "turn: 1", "phase: act"]
    lines += [f"to act: {letters([oracle.current])}", f"actions: {oracle.actions}", f"order: {letters(oracle.order)}"]
    passed = [seat for seat in oracle.order if oracle.players[seat].passed]
    lines += [f"passed: {letters(passed)}", f"back: {letters(oracle.returns)}"]
    if oracle.mode in TERROR:
        deck = [card for card in CARDS if card != oracle.card][: oracle.cards_left]
        lines += [f"season turn: {oracle.season_turn}", f"card: {oracle.card}", f"ice shift: {oracle.ice_shift}"]
        lines += [f"deck: {' '.join(deck)}", "refreshed: -"]
    lines += ["", "map", *_map(oracle)]
    lines.append("")
    marked = [(square, kind, "") for square, kind in oracle.tokens.items()]
    marked += [(square, kind, " " + "ABCD"[seat]) for square, kind, seat in oracle.taken]
    for square, kind, who in sorted(marked, key=lambda mark: (mark[0][1], mark[0][0])):
        lines.append(f"token: {kind} {name(square)}{who}")
    for corners, _, _, seat in oracle.islands:
        first = min(corners, key=lambda corner: (corner[1], corner[0]))
        lines.append(f"island: +{name(first)} {'ABCD'[seat]}")
    lines.append("display: " + " ".join(oracle.display))
    lines.append("bag: " + " ".join(sorted(oracle.bag)))
    lines.append("piles: " + " ".join(f"{kind} {oracle.stock[kind]}" for kind in KINDS))
    if oracle.mode in TERROR:
        lines.append("small display: " + " ".join(f"{kind} {oracle.small_display.count(kind)}" for kind in KINDS))
    lines.append(f"cartography: {oracle.cartography_left}")
    if oracle.tuunbaq_on:
        lines.append("tuunbaq: " + ("-" if oracle.tuunbaq is None else name(oracle.tiles[oracle.tuunbaq].squares[0])))
    lines.append("")
    for seat, player in enumerate(oracle.players):
        lines += [f"player {'ABCD'[seat]}", *_player(oracle, player), ""]
    return "\n".join(lines)


def _map(oracle: Oracle) -> list[str]:
    lines = ["       " + "     ".join("abcdefghijkl")]
    for row in range(ROWS + 1):
        lines.append("    " + "     ".join(oracle.corner.get((column, row), "?") for column in range(COLUMNS + 1)))
        if row < ROWS:
            lines.append(
                f"{row + 1}      " + "".join(f"{_square(oracle, (c, row)):6}" for c in range(COLUMNS)).rstrip()
            )
    return lines


def _square(oracle: Oracle, square: tuple[int, int]) -> str:
    if square not in oracle.tile_at:
        return "."
    tile = oracle.tiles[oracle.tile_at[square]]
    if tile.kind == "printed":
        return f"P{square[1] - 1}"
    if tile.kind == "large":
        return str(tile.tile)
    return {"small": "", "filler": "+", "joker": "*"}[tile.kind] + (tile.tile or "")[:3]


def _player(oracle: Oracle, player: Player) -> list[str]:
    def where(place: str | int | None) -> str:
        return name(oracle.tiles[place].squares[0]) if isinstance(place, int) else str(place)

    terror = oracle.mode in TERROR
    sled = player.sled_state
    if sled == "deployed":
        sled = where(player.sled)
        if isinstance(player.sled, int):
            corners = oracle.area_corners(player.area)
            sled += "".join(f" {w}" for w, at in oracle.tile_corners(player.sled).items() if at in corners)
    ship, sled_column = player.columns["ship"], player.columns["sled"]
    return [
        f"ship: {where(player.ship)}",
        f"sled: {sled}",
        f"ship crew: {ship.available} available {ship.resting} resting",
        f"sled crew: {sled_column.available} available {sled_column.resting} resting",
        f"gone: {player.lost} lost {player.discarded} discarded 0 removed",
        "reserve: " + (" ".join([*player.large, *player.small.elements()]) or "-"),
        "tokens: " + " ".join(f"{kind} {player.tokens[kind]}" for kind in TOKENS),
        *(["given: " + " ".join(f"{kind} 0" for kind in TOKENS)] if oracle.tuunbaq_on else []),
        f"passage: {'-' if player.passage is None else player.passage}",
        f"greenland: {'-' if player.greenland is None else player.greenland}",
        *([f"supplies: food {player.food} morale {player.morale} sites {player.sites} doomed 0"] if terror else []),
    ]


class Scene:
    """A position set up piece by piece; `game()` is the engine's game of it, checked against the oracle."""

    def __init__(self, seats: int = 2, game: str = "northwest", rules: int = NEWEST, **options: bool) -> None:
        order = [] if seats == 1 else ["order:" + "ABCD"[:seats]]
        large = list(LARGE)[: 3 if game in TERROR else 4]
        self.oracle = Oracle(game, seats, [*order, *large, "card:mild-spell"], rules, **options)
        self.oracle.draft = []
        self.oracle.current = 0
        self.display: list[str] = []

    def tiles(self, *texts: str, seat: int = 0) -> Self:
        """Lay tiles, anywhere: `L37 e4-f4 back`, `cape e4 nw`. Holes are filled and islands closed by `seat`."""
        for text in texts:
            tile, where, *rest = text.split()
            if tile in LARGE:
                first, second = map(read_square, where.split("-"))
                self.oracle.put(seat, lay_large(tile, first, second, rest == ["back"]), "large", tile)
            else:
                self.oracle.stock[tile] -= 1
                self.oracle.put(seat, lay_small(tile, read_square(where), "".join(rest)), "small", tile)
        return self

    def at(self, number: int, actions: int = 0, turn: int = 1, card: str = "mild-spell") -> Self:
        """In this round, after so many actions of the turn; in Terror modes in this turn and under this card."""
        self.oracle.round = number
        self.oracle.actions = actions
        if self.oracle.mode in TERROR:
            self.oracle.season_turn = turn
            self.oracle.card = card
            self.oracle.cards_left = len(CARDS) - number
            self.oracle.ice_shift = sum(effect.ice for effect in CARDS[card])
        return self

    def supplies(self, seat: int, food: int, morale: int, sites: int | None = None) -> Self:
        player = self.oracle.players[seat]
        player.food, player.morale = food, morale
        if sites is not None:
            player.sites = sites
        return self

    def player(
        self,
        seat: int,
        ship: str = "greenland",
        sled: str = "",
        crew: tuple[int, int, int, int] = (7, 0, 0, 0),
        reserve: str = "",
        took: str = "",
        lost: int = 0,
    ) -> Self:
        """One player: `sled` is a square and a corner of the area (`e4 nw`) or an arrow; `took` squares with tokens."""
        player = self.oracle.players[seat]
        player.ship = self._place(ship)
        player.columns = {"ship": Column(*crew[:2]), "sled": Column(*crew[2:])}
        player.lost = lost
        if sled:
            where, *area = sled.split()
            player.sled_state, player.sled = "deployed", self._place(where)
            if isinstance(player.sled, int):
                player.area = self.oracle.area_at(player.sled, area[0])
        if self.oracle.mode in TERROR:
            player.lost = 7 - sum(crew)
        elif sum(crew) + lost < 7:
            player.discarded = 7 - sum(crew) - lost
        for tile in reserve.split():
            if tile in LARGE:
                player.large.append(tile)
            else:
                player.small[tile] += 1
                self.oracle.stock[tile] -= 1
        for square in took.split():
            self.take(seat, read_square(square))
        return self

    def take(self, seat: int, square: tuple[int, int]) -> None:
        """The player took this token earlier."""
        player = self.oracle.players[seat]
        stand = player.ship
        player.ship = self.oracle.tile_at[square]
        self.oracle._take_token(player, "ship", "food")
        player.ship = stand

    def _place(self, text: str) -> str | int:
        return text if text in ARROW_SQUARES else self.oracle.tile_at[read_square(text)]

    def show(self, *tiles: str) -> Self:
        self.display = list(tiles)
        return self

    def game(self) -> skerry.Game:
        oracle = self.oracle
        used = {tile.tile for tile in oracle.tiles} | {tile for player in oracle.players for tile in player.large}
        free = [tile for tile in LARGE if tile not in used and tile not in self.display]
        size = oracle.display_size
        oracle.display = (self.display + free)[:size]
        oracle.bag = set(free) - set(oracle.display)
        game = skerry.from_diagram(diagram_of(oracle))
        found = list(differences(game, oracle))
        assert not found, "\n".join([*found, diagram_of(oracle)])
        return game


def random_scene(
    rng: random.Random, seats: int = 2, game: str = "northwest", rules: int = NEWEST, **options: bool
) -> Scene:
    """A position with tiles anywhere, vehicles on them, in any round, with any crew."""
    scene = Scene(seats, game, rules, **options)
    oracle = scene.oracle
    pool = list(LARGE)
    rng.shuffle(pool)
    wanted = rng.choice((5, 15, 30, 45, 60))
    while pool and wanted > 0:
        wanted -= 1
        tile = pool.pop() if rng.random() < 0.7 else rng.choice(KINDS)
        ways = layings(tile)
        for text, laying in rng.sample(ways, min(60, len(ways))):
            if (tile in LARGE or oracle.stock[tile] > 0) and oracle.fits(laying):
                scene.tiles(text, seat=rng.randrange(seats))
                break
    actions = 0 if game == "northwest-solo" else rng.choice((0, 0, 1))
    scene.at(rng.randint(1, 10), actions, rng.randint(1, 4), rng.choice(list(CARDS)))
    for seat in range(seats):
        _random_player(scene, seat, rng, pool)
    return scene


def _hoard(oracle: Oracle, rng: random.Random, pool: list[str], reserve: list[str]) -> list[str]:
    """Most of what is left, so that reserve, display and piles run out."""
    used = {tile.tile for tile in oracle.tiles} | {tile for player in oracle.players for tile in player.large}
    free = [tile for tile in LARGE if tile not in used and tile not in reserve]
    rng.shuffle(free)
    held = free[rng.randint(0, 9) :]
    pool[:] = [tile for tile in pool if tile not in held]
    for kind in KINDS:
        held += [kind] * max(0, oracle.stock[kind] - reserve.count(kind) - rng.choice((0, 0, 1, 2)))
    return held


def _random_player(scene: Scene, seat: int, rng: random.Random, pool: list[str]) -> None:
    oracle = scene.oracle
    squares = [square for square in SQUARES if square in oracle.tile_at]
    ship = rng.choice((*map(name, rng.choices(squares, k=6)), "passage", "greenland"))
    sled, crew = "", [rng.randint(0, 7), 0, 0, 0]
    if ship != "greenland" and rng.random() < 0.7:
        tile = oracle.tile_at[rng.choice(squares)] if rng.random() < 0.7 or ship == "passage" else scene._place(ship)
        assert isinstance(tile, int)
        areas = oracle.areas(tile)
        if areas:
            sled = f"{name(oracle.tiles[tile].squares[0])} {oracle.area_name(tile, rng.choice(areas))}"
            crew[2] = rng.randint(0, 7 - crew[0])
            crew[3] = rng.randint(0, 7 - crew[0] - crew[2])
            sled = sled if crew[2] + crew[3] else ""
    crew[1] = 7 - sum(crew)
    reserve = [pool.pop() for _ in range(min(len(pool), rng.randint(0, 3)))]
    reserve += [kind for kind in rng.sample(KINDS, 2) if oracle.stock[kind] > 0]
    if seat > 0 and rng.random() < 0.3:
        reserve += _hoard(oracle, rng, pool, reserve)
    scene.player(seat, ship, sled, (crew[0], crew[1], crew[2], crew[3]), " ".join(reserve))
    for square in [square for square in oracle.tokens if rng.random() < 0.1]:
        scene.take(seat, square)
    if oracle.mode in TERROR:
        scene.supplies(seat, rng.choice((0, 1, 2, 14)), rng.choice((0, 1, 2, 14)))
    if ship == "passage" and oracle.players[seat].passage is None:
        oracle._arrive_passage(oracle.players[seat])


SCENES: list[tuple[int, str, dict[str, bool]]] = [
    (2, "northwest", {}),
    (3, "northwest", {}),
    (4, "northwest", {}),
    (2, "northwest", {"tuunbaq": True}),
    (3, "northwest", {"tuunbaq": True}),
    (1, "northwest-solo", {}),
    (1, "northwest-solo", {"lost_crew": True}),
    (1, "terror-solo", {}),
    (2, "terror-coop", {}),
]


def scene_and_compare(seed: int, plies: int = 8) -> int:
    """A random position of a random mode, compared, and so after each of some actions."""
    rng = random.Random(seed)
    seats, mode, options = rng.choice(SCENES)
    scene = random_scene(rng, seats, mode, rng.choice((1, NEWEST)), **options)
    return follow(scene.game(), scene.oracle, rng.choice((at_random, leaning(rng))), rng, plies)
