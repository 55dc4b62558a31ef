"""The kernel of the North Sea: a table of contents of the rules, which stand in the rooms beside it."""

from __future__ import annotations

from skerry.core.kernel import MASK, NOBODY
from skerry.core.packed import i64, vec
from skerry.northsea.building import build
from skerry.northsea.codes import (
    CHOOSE,
    DRIVE,
    END,
    LOAD,
    MARCH,
    PLACE,
    SAIL,
    UNLOAD,
    animal_of,
    animals_of,
    captain_of,
    hex_of,
    home_of,
    kind_of,
    point_of,
    rotation_of,
    target_of,
    tile_of,
    vikings_of,
)
from skerry.northsea.islands import influences, island_sizes
from skerry.northsea.judging import action_cost, problem
from skerry.northsea.layout import OVER
from skerry.northsea.legal import legal_code, legal_codes
from skerry.northsea.loading import load, unload
from skerry.northsea.moving import drive, march, sail
from skerry.northsea.placing import place
from skerry.northsea.scoring import points
from skerry.northsea.state import State
from skerry.northsea.turns import choose, deal, end_turn, go_on_placing


class NorthSea(State):
    """Explorers of the North Sea for two to four, or for one (NS-SO)."""

    def set_up(self) -> None:
        """A new game at a table that is set; the seed and forced outcomes are already given."""
        deal(self)

    def to_act(self) -> i64:
        return self.seat if self.phase != OVER else NOBODY

    def codes(self) -> vec[i64]:
        return legal_codes(self)

    def code_at(self, number: i64) -> i64:
        return legal_code(self, number)

    def problem(self, code: i64) -> i64:
        """The first reason against an action, `reasons.ALLOWED` if there is none."""
        return problem(self, code)

    def apply(self, code: i64) -> None:
        self.begin_action()
        kind = kind_of(code)
        if kind == PLACE:
            place(self, tile_of(code), hex_of(code), rotation_of(code))
            self.placings -= 1
            go_on_placing(self)
        elif kind == END:
            end_turn(self)
        elif kind == CHOOSE:
            choose(self, captain_of(code))
        else:
            self.act(kind, code)
            self.points_left -= action_cost(kind)
            if self.points_left == 0:  # NS-A0
                end_turn(self)

    def act(self, kind: i64, code: i64) -> None:
        """Carry out one of the actions that take points (NS-A)."""
        if kind == SAIL:
            sail(self, hex_of(code))
        elif kind == MARCH:
            march(self, vikings_of(code), home_of(code), target_of(code))
        elif kind == UNLOAD:
            unload(self, vikings_of(code), animals_of(code), home_of(code))
        elif kind == LOAD:
            load(self, vikings_of(code), animals_of(code), home_of(code))
        elif kind == DRIVE:
            drive(self, animal_of(code), home_of(code), target_of(code))
        else:
            build(self, point_of(code))

    def copy(self) -> NorthSea:
        return NorthSea(self)

    def points(self, seat: i64) -> i64:
        sizes = island_sizes(self)
        return points(self, seat, sizes, influences(self) if len(sizes) else sizes)

    def checksum(self) -> i64:
        total = self.seats
        for part in (
            vec[i64]([self.side, self.phase, self.seat, self.first, self.points_left, self.placings, self.turns]),
            vec[i64]([self.pile, self.discarded, self.settlements, self.deadly, self.harmless]),
            vec[i64]([self.seed, self.drawn, self.turn]),
            self.hexes,
            self.info,
            self.links,
            self.homes,
            self.grounds,
            self.ways,
            self.pieces,
            self.open,
            self.players,
        ):
            for number in part:
                total = (total * 1000003 + number) & MASK
        return total
