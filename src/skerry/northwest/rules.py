"""The kernel of the game: what is legal, what an action does, and why another one is not allowed."""

from __future__ import annotations

from skerry.core.kernel import UnforcedChance
from skerry.core.packed import append, i64, vec
from skerry.northwest import numbers
from skerry.northwest.constants import (
    ACTING,
    AREA_SHIFT,
    AT_SHIFT,
    AVAILABLE_SHIFT,
    BAG,
    CAIRN,
    CHANCE_ORDER,
    CHOICE_FOOD,
    CHOICE_LARGE,
    CHOICE_MORALE,
    CHOICE_SHIFT,
    CHOICE_SMALL,
    CORNER_SHIFT,
    DISCOVER,
    DRAFTING,
    DRAW,
    END,
    EXPLORE,
    FACE_UP,
    FIRST_TILE,
    FOOD,
    FRANKLIN,
    FREE,
    GIVING_SHIFT,
    GREENLAND,
    INUIT,
    LAY,
    LOSE,
    LOSING,
    LYING,
    MORALE,
    MOVE,
    ORDER_SET,
    OVER,
    PASS,
    PASSAGE,
    PAY_FOOD,
    PAY_SACRIFICE,
    PAYMENT_SHIFT,
    PILES,
    PLACE,
    PLAYER,
    PRESTIGE,
    PRINTED,
    REFRESH,
    RESTING_SHIFT,
    SECOND_DRAW_SHIFT,
    SECOND_PATTERN_SHIFT,
    SECOND_SQUARE_SHIFT,
    SHIP,
    SHIP_AT,
    SHIP_AVAILABLE,
    SHIP_MOVED,
    SHOWN,
    SINGLE,
    SLED,
    SLED_AREA,
    SLED_AT,
    SLED_MOVED,
    SMALL,
    SQUARE_SHIFT,
    STAND,
    STANDING,
    STRAIT,
    TAKE,
    TAKER_SHIFT,
    TAKING,
    TILE_SHIFT,
    TO_SHIFT,
    TOKEN_TAKEN,
    TOKENS,
    TRANSFER,
    TURN_ENDED,
    TUUNBAQ,
    UPRIGHT,
    VEHICLE_SHIFT,
    WAY_SHIFT,
)
from skerry.northwest.crew import (
    column,
    cost,
    crew_spent,
    payment_problem,
    rest,
    transfer,
    transfer_codes,
    transfer_problem,
)
from skerry.northwest.ice import area_name, area_named, frozen_rows, ice_limit
from skerry.northwest.modes import Mode
from skerry.northwest.moving import moving_codes, moving_problem
from skerry.northwest.placing import (
    count_six,
    cover_squares,
    discard_and_replace,
    draw_from_bag,
    in_hand,
    lay_large,
    lay_small,
    laying_problem,
    pair_codes,
    placing_codes,
    refill_small,
    refresh_large,
    remove_from_hand,
    second_problem,
    second_square,
    shown_slot,
    slide_left,
    take_large,
    take_small,
    tile_codes,
)
from skerry.northwest.reasons import (
    ALLOWED,
    ALREADY_ACTED,
    BAG_EMPTY,
    COLUMN_EMPTY,
    DRAFT_FIRST,
    DRAFT_IS_LARGE,
    DRAFT_NOT_SHOWN,
    GAIN_WHICH,
    GAME_IS_OVER,
    GIVE_FOR_NOTHING,
    LARGE_NOT_SHOWN,
    LOSE_FIRST,
    NO_END_HERE,
    NO_FIND,
    NO_GAIN,
    NO_LAY_HERE,
    NO_LOSS,
    NO_PAYMENT_HERE,
    NO_SITE,
    NO_SUCH_AREA,
    NO_THAW,
    NO_TUUNBAQ_HERE,
    NOT_ACTED,
    NOT_IN_RESERVE,
    NOT_LEFTMOST,
    NOTHING_TO_TAKE,
    ON_ARROW,
    ONE_ONLY,
    ONE_TILE_AT_A_TIME,
    PILE_EMPTY,
    REFRESH_ALL,
    REFRESH_WHICH,
    REFRESHED_KIND,
    SMALL_NOT_SHOWN,
    STAND_FIRST,
    TAKE_FIRST,
    TOO_FEW_CREW,
    TWO_SMALL,
)
from skerry.northwest.scoring import score, token_points
from skerry.northwest.state import State, checksum_of
from skerry.northwest.tables import FIRST_SMALL, PATTERN, SMALL_COPIES, SMALL_KIND, square_named
from skerry.northwest.turns import (
    begin_turn,
    begin_voyage,
    end_turn,
    enqueue,
    in_order,
    is_out,
    lose_crew,
    pass_turn,
    reach_greenland,
    reach_passage,
    stand,
    standing_areas,
)
from skerry.northwest.tuunbaq import (
    give,
    giving_problem,
    move_tuunbaq,
    tuunbaq_codes,
    tuunbaq_problem,
    with_gifts,
)
from skerry.northwest.voyage import add_sites, bury, change_supply, crew_in, shuffle_deck


class Northwest(State):
    """A game of any mode in progress."""

    def __init__(self, source: State | None = None) -> None:
        State.__init__(self, source)

    def copy(self) -> Northwest:
        return Northwest(self)

    def points(self, seat: i64) -> i64:
        return score(self, seat)

    def checksum(self) -> i64:
        total = checksum_of(self.corner, self.phase)
        total = checksum_of(self.cover, total)
        total = checksum_of(self.token, total)
        total = checksum_of(self.player, total)
        total = checksum_of(self.stock, total)
        scalars = vec[i64](
            [
                self.actor,
                self.active,
                self.round,
                self.ice,
                self.order,
                self.next_order,
                self.returned,
                self.passages_taken,
                self.greenlands_taken,
                self.cartography_left,
                self.tuunbaq_at,
                self.season_turn,
                self.ice_shift,
                self.ship_drag,
                self.sled_drag,
                self.refreshed,
                self.card,
                self.stage,
                self.turn,
                self.drawn,
            ]
        )
        return checksum_of(scalars, total)

    # -- setup -----------------------------------------------------------------------------------

    def set_up(self, mode: Mode, seats: i64, seed: i64, has_tuunbaq: bool, loses_crew: bool, supplies: i64) -> None:
        """NW-S: lay out the game; what is forced must have been set before."""
        self.mode = mode
        self.seats = seats
        self.seed = seed
        self.has_tuunbaq = has_tuunbaq
        self.loses_crew = loses_crew
        self.ice = ice_limit(frozen_rows(1, 0))
        lay_printed_tiles(self)
        for kind in range(6):
            self.stock[PILES + kind] = SMALL_COPIES[kind]
        self.stock[BAG] = numbers.LARGE_TILES
        for tile in range(numbers.LARGE_TILES):
            self.stock[BAG + 1 + tile] = tile
        for seat in range(seats):
            self.player[seat * PLAYER + SHIP_AT] = GREENLAND
            self.player[seat * PLAYER + SHIP_AVAILABLE] = numbers.CREW
        self.order = random_order(self)
        self.stock[FACE_UP] = mode.display
        for slot in range(1, mode.display + 1):
            self.stock[FACE_UP + slot] = draw_from_bag(self)
        if mode.has_draft:
            self.phase = DRAFTING
            self.actor = in_order(self.order, seats - 1)
        else:
            self._set_up_voyage(supplies)

    def _set_up_voyage(self, supplies: i64) -> None:
        """NW-ST1, NW-CO1."""
        for seat in range(self.seats):
            self.player[seat * PLAYER + FOOD] = supplies
            self.player[seat * PLAYER + MORALE] = supplies
        for kind in range(6):
            self.stock[SHOWN + kind] = 1
            self.stock[PILES + kind] -= 1
        shuffle_deck(self)
        begin_voyage(self)

    # -- what is legal -----------------------------------------------------------------------------

    def codes(self) -> vec[i64]:
        codes = vec[i64](capacity=128)
        if self.phase == ACTING:
            return self._terror_codes(codes) if self.mode.terror else self._acting_codes(codes)
        if self.phase == DRAFTING:
            return self._large_draws(codes, TAKE)
        if self.phase == TAKING:
            if self.refreshed != CHOICE_SMALL:
                codes = self._large_draws(codes, TAKE)
            if self.refreshed != CHOICE_LARGE:
                codes = self._small_draws(codes, TAKE)
            return codes
        if self.phase == STANDING:
            place = self.player[self.actor * PLAYER + SLED_AT]
            for area in standing_areas(self, self.actor):
                codes = append(codes, STAND | area_name(self, place, area) << CORNER_SHIFT)
            return codes
        return append(append(codes, LOSE), LOSE | SLED << VEHICLE_SHIFT)

    def _acting_codes(self, codes: vec[i64]) -> vec[i64]:
        codes = append(codes, PASS if self.active == 0 else END)
        seat = self.actor
        extra = cost(self, DRAW, SHIP) - numbers.COST_DRAW
        for vehicle in range(2):
            crew = self.player[column(seat, vehicle)] - extra
            if crew > 0:
                codes = self._vehicle_codes(codes, vehicle, crew, extra)
        return codes

    def _vehicle_codes(self, codes: vec[i64], vehicle: i64, crew: i64, extra: i64) -> vec[i64]:
        """All that a vehicle can do; `crew` is what its column can pay after the surcharge, at least one."""
        seat = self.actor
        head = vehicle << VEHICLE_SHIFT
        place = self.player[seat * PLAYER + SHIP_AT + vehicle]
        codes = self._small_draws(self._large_draws(codes, DRAW | head), DRAW | head)
        if crew >= numbers.COST_REFRESH and self.stock[BAG] > 0:
            codes = append(codes, REFRESH | head)
        before = i64(len(codes))
        codes = moving_codes(self, codes, MOVE | head, vehicle, seat)
        if self.tuunbaq_at:
            codes = with_gifts(self, codes, before, vehicle, extra + numbers.COST_MOVE)
            codes = tuunbaq_codes(self, codes, TUUNBAQ | head)
        if place < FIRST_TILE:
            return codes
        codes = placing_codes(self, codes, PLACE | head, place, seat)
        if self.mode.may_lay and self.stock[FACE_UP] > 0:
            codes = tile_codes(self, codes, LAY | head, place, self.stock[FACE_UP + 1])
        codes = transfer_codes(self, codes, TRANSFER | head, vehicle, seat, extra + 1, extra + 1)
        token = self._token_on(place)
        if token == FRANKLIN or token == STRAIT:
            if crew >= numbers.COST_EXPLORE:
                codes = append(codes, EXPLORE | head)
        elif token and crew >= numbers.COST_DISCOVER:
            codes = append(codes, DISCOVER | head)
        return codes

    def _large_draws(self, codes: vec[i64], head: i64) -> vec[i64]:
        for slot in range(FACE_UP + 1, FACE_UP + 1 + self.stock[FACE_UP]):
            codes = append(codes, head | self.stock[slot] << TILE_SHIFT)
        return codes

    def _small_draws(self, codes: vec[i64], head: i64) -> vec[i64]:
        if self.mode.terror:
            return self._shown_draws(codes, head)
        for kind in range(6):
            if self.stock[PILES + kind] > 0:
                codes = append(codes, head | (FIRST_SMALL + kind) << TILE_SHIFT)
        return codes

    def _shown_draws(self, codes: vec[i64], head: i64) -> vec[i64]:
        """NW-ST5: two of the small tiles on display, one if there is only one."""
        shown = count_six(self.stock, SHOWN)
        for kind in range(6):
            if self.stock[SHOWN + kind] == 0:
                continue
            first = head | (FIRST_SMALL + kind) << TILE_SHIFT
            if shown == 1:
                codes = append(codes, first)
            for second in range(kind, 6):
                if self.stock[SHOWN + second] > (1 if second == kind else 0):
                    codes = append(codes, first | (second + 1) << SECOND_DRAW_SHIFT)
        return codes

    # -- what is legal in the Terror modes -----------------------------------------------------------

    def _terror_codes(self, codes: vec[i64]) -> vec[i64]:
        """NW-ST2, NW-ST3: pass, or any action in each way it can be paid for."""
        codes = append(codes, PASS)
        for vehicle in range(2):
            if self.player[column(self.actor, vehicle)] > 0:
                for payment in range(1, 7):
                    head = vehicle << VEHICLE_SHIFT | payment << PAYMENT_SHIFT
                    if payment_problem(self, vehicle, DRAW, payment) == ALLOWED:
                        codes = self._terror_vehicle_codes(codes, head, vehicle, payment)
                    if payment_problem(self, vehicle, MOVE, payment) == ALLOWED:
                        codes = moving_codes(self, codes, MOVE | head, vehicle, self.actor)
        return codes

    def _terror_vehicle_codes(self, codes: vec[i64], head: i64, vehicle: i64, payment: i64) -> vec[i64]:
        """All that a vehicle can do but move."""
        seat = self.actor
        place = self.player[seat * PLAYER + SHIP_AT + vehicle]
        codes = self._small_draws(self._large_draws(codes, DRAW | head), DRAW | head)
        if self.stock[BAG] > 0:
            codes = append(codes, REFRESH | head | CHOICE_LARGE << CHOICE_SHIFT)
        if count_six(self.stock, PILES) > 0:
            codes = append(codes, REFRESH | head | CHOICE_SMALL << CHOICE_SHIFT)
        if place < FIRST_TILE:
            return codes
        before = i64(len(codes))
        codes = placing_codes(self, codes, PLACE | head, place, seat)
        codes = pair_codes(self, codes, before, seat)
        spent = crew_spent(self, vehicle, TRANSFER)
        rested = spent - (payment >> 2)
        codes = transfer_codes(self, codes, TRANSFER | head, vehicle, seat, spent, rested)
        token = self._token_on(place)
        if token == FRANKLIN:
            codes = append(codes, EXPLORE | head)
        elif token == STRAIT:
            codes = append(codes, EXPLORE | head | CHOICE_FOOD << CHOICE_SHIFT)
            codes = append(codes, EXPLORE | head | CHOICE_MORALE << CHOICE_SHIFT)
        elif token:
            codes = append(codes, DISCOVER | head)
        return codes

    def _token_square(self, place: i64) -> i64:
        """The square of the token that lies on a tile, 0 if none does."""
        if place < FIRST_TILE:
            return 0
        if 0 < self.token[place] & 63 < 8:
            return place
        second = second_square(place, self.shape_at(place))
        return second if 0 < self.token[second] & 63 < 8 else 0

    def _token_on(self, place: i64) -> i64:
        square = self._token_square(place)
        return self.token[square] & 7 if square else 0

    # -- why not -------------------------------------------------------------------------------------

    def problem(self, code: i64) -> i64:
        """The first reason why an action is not allowed, in the order that the rules give; ALLOWED if it is."""
        problem = self._phase_problem(code)
        if problem != ALLOWED:
            return problem
        kind, vehicle = code & 15, code >> VEHICLE_SHIFT & 1
        if kind == TAKE:
            return self._draw_problem(code)
        if kind == STAND:
            return self._stand_problem(code)
        if kind == LOSE:
            return ALLOWED if crew_in(self, self.actor, vehicle) else COLUMN_EMPTY
        if kind == PASS or kind == END:
            return ALLOWED
        problem = self._mode_problem(code)
        if problem != ALLOWED:
            return problem
        if self.mode.terror:
            problem = payment_problem(self, vehicle, kind, code >> PAYMENT_SHIFT & 7)
            if problem != ALLOWED:
                return problem
        elif self.player[column(self.actor, vehicle)] < cost(self, kind, vehicle):
            return TOO_FEW_CREW
        place = self.player[self.actor * PLAYER + SHIP_AT + vehicle]
        if place < FIRST_TILE and (kind == PLACE or kind == LAY or kind == TRANSFER):
            return ON_ARROW
        return self._own_problem(code, kind, vehicle, place)

    def _phase_problem(self, code: i64) -> i64:
        kind = code & 15
        if self.phase == OVER:
            return GAME_IS_OVER
        if self.phase == DRAFTING:
            return ALLOWED if kind == TAKE else DRAFT_FIRST
        if self.phase == TAKING:
            return ALLOWED if kind == TAKE else TAKE_FIRST
        if self.phase == STANDING:
            return ALLOWED if kind == STAND else STAND_FIRST
        if self.phase == LOSING:
            return ALLOWED if kind == LOSE else LOSE_FIRST
        if kind == TAKE:
            return NOTHING_TO_TAKE
        if kind == STAND:
            return NO_THAW
        if kind == LOSE:
            return NO_LOSS
        if kind == END and self.mode.terror:
            return NO_END_HERE
        if kind == PASS and self.active > 0 and not self.mode.terror:
            return ALREADY_ACTED
        if kind == END and self.active == 0:
            return NOT_ACTED
        return ALLOWED

    def _mode_problem(self, code: i64) -> i64:
        """Words that only another mode or option knows."""
        kind = code & 15
        if kind == LAY and not self.mode.may_lay:
            return NO_LAY_HERE
        if kind == TUUNBAQ and not self.has_tuunbaq:
            return NO_TUUNBAQ_HERE
        if kind == MOVE and code >> GIVING_SHIFT and not self.has_tuunbaq:
            return GIVE_FOR_NOTHING
        if self.mode.terror:
            return REFRESH_WHICH if kind == REFRESH and code >> CHOICE_SHIFT == 0 else ALLOWED
        if code >> PAYMENT_SHIFT & 7:
            return NO_PAYMENT_HERE
        if kind == REFRESH and code >> CHOICE_SHIFT:
            return REFRESH_ALL
        if kind == DRAW and code >> SECOND_DRAW_SHIFT:
            return ONE_ONLY
        if kind == PLACE and code >> SECOND_SQUARE_SHIFT:
            return ONE_TILE_AT_A_TIME
        if kind == EXPLORE and code >> CHOICE_SHIFT:
            return NO_GAIN
        return ALLOWED

    def _own_problem(self, code: i64, kind: i64, vehicle: i64, place: i64) -> i64:
        """What the action's own rules object to."""
        if kind == DRAW:
            return self._draw_problem(code)
        if kind == REFRESH:
            small = code >> CHOICE_SHIFT == CHOICE_SMALL
            left = count_six(self.stock, PILES) if small else self.stock[BAG]
            return ALLOWED if left > 0 else BAG_EMPTY
        if kind == PLACE or kind == LAY:
            return self._placing_problem(code, kind, place)
        if kind == MOVE:
            return self._moving_problem(code, vehicle)
        if kind == TUUNBAQ:
            return tuunbaq_problem(self, code >> TO_SHIFT & 255)
        if kind == TRANSFER:
            spent = crew_spent(self, vehicle, kind)
            rested = spent - (code >> PAYMENT_SHIFT + 2 & 1)
            available, resting = (code >> AVAILABLE_SHIFT & 15) - 8, (code >> RESTING_SHIFT & 15) - 8
            at = code >> AT_SHIFT & 15
            return transfer_problem(self, self.actor, vehicle, spent, rested, available, resting, at)
        token = self._token_on(place)
        if kind == DISCOVER:
            return ALLOWED if token == INUIT or token == CAIRN else NO_FIND
        if token != FRANKLIN and token != STRAIT:
            return NO_SITE
        return self._gain_problem(token, code >> CHOICE_SHIFT)

    def _gain_problem(self, token: i64, choice: i64) -> i64:
        """NW-ST6: only a Strait gives a choice, and only in the Terror modes."""
        if self.mode.terror and token == STRAIT:
            return ALLOWED if choice else GAIN_WHICH
        return NO_GAIN if choice else ALLOWED

    def _moving_problem(self, code: i64, vehicle: i64) -> i64:
        """NW-D, then NW-TB3."""
        to = code >> TO_SHIFT & 255
        problem = moving_problem(self, self.actor, vehicle, to, code >> AREA_SHIFT & 7)
        if problem != ALLOWED:
            return problem
        return giving_problem(self, vehicle, cost(self, MOVE, vehicle), to, code >> GIVING_SHIFT & 7)

    def _draw_problem(self, code: i64) -> i64:
        """NW-A1, NW-S4 for the draft, NW-ST5 for the Terror modes."""
        tile = code >> TILE_SHIFT & 127
        if tile < FIRST_SMALL:
            if self.phase == TAKING and self.refreshed == CHOICE_SMALL:
                return REFRESHED_KIND
            if shown_slot(self, tile):
                return ALLOWED
            return DRAFT_NOT_SHOWN if self.phase == DRAFTING else LARGE_NOT_SHOWN
        if self.phase == DRAFTING:
            return DRAFT_IS_LARGE
        if self.mode.terror:
            return self._shown_problem(tile - FIRST_SMALL, (code >> SECOND_DRAW_SHIFT & 7) - 1)
        if code >> SECOND_DRAW_SHIFT:
            return ONE_ONLY
        return ALLOWED if self.stock[PILES + tile - FIRST_SMALL] > 0 else PILE_EMPTY

    def _shown_problem(self, kind: i64, second: i64) -> i64:
        """NW-ST5: small tiles are drawn from the display, two while two are shown."""
        if self.phase == TAKING and self.refreshed == CHOICE_LARGE:
            return REFRESHED_KIND
        if self.stock[SHOWN + kind] == 0:
            return SMALL_NOT_SHOWN
        if second < 0:
            return ALLOWED if count_six(self.stock, SHOWN) == 1 else TWO_SMALL
        return ALLOWED if self.stock[SHOWN + second] > (1 if second == kind else 0) else SMALL_NOT_SHOWN

    def _stand_problem(self, code: i64) -> i64:
        """NW-I5."""
        place = self.player[self.actor * PLAYER + SLED_AT]
        for area in standing_areas(self, self.actor):
            if area_name(self, place, area) == code >> CORNER_SHIFT:
                return ALLOWED
        return NO_SUCH_AREA

    def _placing_problem(self, code: i64, kind: i64, place: i64) -> i64:
        """NW-C1 (the own reserve), then where the tile may lie; NW-SO2; NW-ST5 for a second small tile."""
        tile, square, way = code >> TILE_SHIFT & 127, code >> SQUARE_SHIFT & 255, code >> WAY_SHIFT & 15
        if kind == LAY:
            if self.stock[FACE_UP] == 0 or self.stock[FACE_UP + 1] != tile:
                return NOT_LEFTMOST
        elif len(missing_tiles(self, code)):
            return NOT_IN_RESERVE
        if tile < FIRST_SMALL:
            return laying_problem(self, place, square, UPRIGHT if way & 4 else LYING, PATTERN[tile * 4 + (way & 3)])
        problem = laying_problem(self, place, square, SINGLE, way)
        second = code >> SECOND_SQUARE_SHIFT & 255
        if problem != ALLOWED or second == 0:
            return problem
        return second_problem(self, square, way, second, code >> SECOND_PATTERN_SHIFT & 15)

    # -- what an action does ---------------------------------------------------------------------------

    def apply(self, code: i64) -> None:
        self.begin_action()
        kind = code & 15
        if kind == PASS:
            pass_turn(self)
        elif kind == END:
            self.say(TURN_ENDED, self.actor)
            end_turn(self)
        elif kind == TAKE:
            self._take(code)
        elif kind == STAND:
            me = self.actor * PLAYER
            stand(self, area_named(self, self.player[me + SLED_AT], code >> CORNER_SHIFT))
        elif kind == LOSE:
            lose_crew(self, code >> VEHICLE_SHIFT & 1)
        else:
            self._pay(code, kind, code >> VEHICLE_SHIFT & 1)
            self._act(code, kind, code >> VEHICLE_SHIFT & 1)
            if self.phase == ACTING and self.mode.terror and not is_out(self, self.actor):
                end_turn(self)

    def _pay(self, code: i64, kind: i64, vehicle: i64) -> None:
        """NW-T3, NW-ST3, NW-ST4."""
        seat = self.actor
        rest(self, seat, vehicle, crew_spent(self, vehicle, kind))
        payment = code >> PAYMENT_SHIFT & 7
        if payment & 3:
            change_supply(self, seat, FOOD if payment & PAY_FOOD else MORALE, -1)
        if payment & PAY_SACRIFICE:
            bury(self, seat, vehicle, True)

    def _take(self, code: i64) -> None:
        """NW-S4, NW-B1."""
        self._draw(code)
        if self.phase == TAKING:
            self.phase = ACTING
            self.refreshed = 0
            self._count_action()
            if self.mode.terror and not is_out(self, self.actor):
                end_turn(self)
            return
        place = self.seats - 1
        while in_order(self.order, place) != self.actor:
            place -= 1
        if place > 0:
            self.actor = in_order(self.order, place - 1)
            self.turn += 1
        else:
            begin_turn(self, in_order(self.order, 0))

    def _count_action(self) -> None:
        """NW-T2, NW-SO1: the next action of the turn will be dearer."""
        if not self.mode.one_turn_a_round:
            self.active += 1

    def _act(self, code: i64, kind: i64, vehicle: i64) -> None:
        if kind == REFRESH:
            if self.mode.terror:
                self.refreshed = code >> CHOICE_SHIFT
                discard_and_replace(self, self.refreshed)
            else:
                refresh_large(self)
            self.phase = TAKING
            return
        self._count_action()
        if kind == DRAW:
            self._draw(code)
        elif kind == PLACE or kind == LAY:
            self._place(code, kind)
        elif kind == MOVE:
            self._move(code, vehicle)
        elif kind == TRANSFER:
            available, resting = (code >> AVAILABLE_SHIFT & 15) - 8, (code >> RESTING_SHIFT & 15) - 8
            transfer(self, self.actor, available, resting, code >> AT_SHIFT & 15)
        elif kind == TUUNBAQ:
            move_tuunbaq(self, code >> TO_SHIFT & 255)
        else:
            self._take_token(vehicle, code >> CHOICE_SHIFT)

    def _draw(self, code: i64) -> None:
        """NW-A1, NW-ST5."""
        tile, second = code >> TILE_SHIFT & 127, code >> SECOND_DRAW_SHIFT & 7
        if tile < FIRST_SMALL:
            take_large(self, self.actor, tile)
            return
        take_small(self, self.actor, tile - FIRST_SMALL)
        if second:
            take_small(self, self.actor, second - 1)
        if self.mode.terror:
            refill_small(self)

    def _place(self, code: i64, kind: i64) -> None:
        """NW-C, NW-SO2, NW-ST5."""
        tile, square, way = code >> TILE_SHIFT & 127, code >> SQUARE_SHIFT & 255, code >> WAY_SHIFT & 15
        seat = self.actor
        if kind == PLACE:
            remove_from_hand(self, seat, tile)
        else:
            slide_left(self)
        if tile < FIRST_SMALL:
            lay_large(self, seat, tile, square, UPRIGHT if way & 4 else LYING, way & 3)
            return
        lay_small(self, seat, square, way)
        second, pattern = code >> SECOND_SQUARE_SHIFT & 255, code >> SECOND_PATTERN_SHIFT & 15
        if second and self.cover[second] == FREE:
            remove_from_hand(self, seat, FIRST_SMALL + SMALL_KIND[pattern])
            lay_small(self, seat, second, pattern)

    def _move(self, code: i64, vehicle: i64) -> None:
        seat = self.actor
        me = seat * PLAYER
        to = code >> TO_SHIFT & 255
        start = self.player[me + SHIP_AT + vehicle]
        self.player[me + SHIP_AT + vehicle] = to
        if vehicle == SHIP:
            self.say(SHIP_MOVED, seat, start, to)
        else:
            compass = code >> AREA_SHIFT & 7
            self.player[me + SLED_AREA] = area_named(self, to, compass) if to >= FIRST_TILE else 0
            self.say(SLED_MOVED, seat, start, to, compass)
        if code >> GIVING_SHIFT & 7:
            give(self, vehicle, code >> GIVING_SHIFT & 7)
        elif to == PASSAGE:
            reach_passage(self, seat)
        elif to == GREENLAND:
            reach_greenland(self, seat)
            end_turn(self)

    def _take_token(self, vehicle: i64, choice: i64) -> None:
        """NW-F1, NW-GD1, NW-P3; NW-ST6: in the Terror modes supplies and site points instead of prestige."""
        seat = self.actor
        me = seat * PLAYER
        square = self._token_square(self.player[me + SHIP_AT + vehicle])
        token = self.token[square] & 7
        self.token[square] |= (seat + 1) << TAKER_SHIFT
        self.player[me + TOKENS + token] += 1
        worth = token_points(token, square)
        self.say(TOKEN_TAKEN, seat, token, square, 0 if self.mode.terror else worth)
        if not self.mode.terror:
            self.player[me + PRESTIGE] += worth
        elif token == FRANKLIN:
            add_sites(self, seat, worth)
        elif token == INUIT or (token == STRAIT and choice == CHOICE_FOOD):
            change_supply(self, seat, FOOD, worth)
        else:
            change_supply(self, seat, MORALE, worth)


def first_problem(state: Northwest, code: i64) -> i64:
    """What objects to the first of two small tiles that are placed together (NW-ST5)."""
    place = state.player[state.actor * PLAYER + SHIP_AT + (code >> VEHICLE_SHIFT & 1)]
    return laying_problem(state, place, code >> SQUARE_SHIFT & 255, SINGLE, code >> WAY_SHIFT & 15)


def missing_tiles(state: Northwest, code: i64) -> list[int]:
    """NW-C1: the tiles of a placement that are not in the actor's reserve."""
    tile = code >> TILE_SHIFT & 127
    missing = [] if in_hand(state, state.actor, tile) else [int(tile)]
    if code >> SECOND_SQUARE_SHIFT:
        kind = SMALL_KIND[code >> SECOND_PATTERN_SHIFT & 15]
        needed: i64 = 2 if FIRST_SMALL + kind == tile else 1
        if state.player[state.actor * PLAYER + SMALL + kind] < needed:
            missing.append(int(FIRST_SMALL + kind))
    return missing


def lay_printed_tiles(state: State) -> None:
    """NW-G7."""
    for number, (west, north, south, cairn) in enumerate(numbers.PRINTED_TILES):
        pattern: i64 = 0
        for corner in north + south:
            pattern = pattern * 2 + (1 if corner == "L" else 0)
        cover_squares(state, FIRST_SMALL + 7 + number, PRINTED, square_named(west), LYING, pattern)
        state.token[square_named(cairn)] = CAIRN


def random_order(state: State) -> i64:
    """NW-S4: a turn order by chance, of all there are."""
    seats = state.seats
    ways: i64 = 1
    for factor in range(2, seats + 1):
        ways *= factor
    if seats == 1:
        return enqueue(0, 0)
    if state.forcing():
        outcome = state.forced_outcome()
        number = outcome & 31
        if outcome >> 5 != CHANCE_ORDER << 3 | seats or number >= ways:
            raise UnforcedChance("the outcome is not a turn order of the players")
    else:
        number = state.pick(ways)
    outcome = CHANCE_ORDER << 8 | seats << 5 | number
    state.note_chance(outcome)
    order = order_of(outcome)
    state.say(ORDER_SET, order)
    return order


def order_of(outcome: i64) -> i64:
    """The turn order that an outcome of chance means."""
    seats, number = outcome >> 5 & 7, outcome & 31
    left: i64 = 0
    for seat in range(seats):
        left = enqueue(left, seat)
    order: i64 = 0
    while seats > 0:
        place = number % seats
        number //= seats
        seats -= 1
        order = enqueue(order, in_order(left, place))
        low = left & ((1 << 4 * place) - 1)
        left = low | (left >> 4 * (place + 1)) << 4 * place
    return order
