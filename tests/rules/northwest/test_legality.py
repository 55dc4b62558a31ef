"""One source of legality: what the generators list is what the predicates allow, also when a fact changes.

`legal` takes some actions from tables and lists of spots for speed; here every kind of action is tried in every form
it can have, in positions of all modes and versions, against `judging`, which explains refusals.
"""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

import skerry
from skerry.northwest import codes, layout, numbers
from skerry.northwest.codes import SHIP, SLED
from skerry.northwest.game import NorthwestGame
from skerry.northwest.geometry import AROUND, FIRST_SMALL, SMALL_KIND, SQUARES, WAYS
from skerry.northwest.judging import problem
from skerry.northwest.modes import MODES, Mode
from skerry.northwest.reasons import ALLOWED
from skerry.northwest.rules import Northwest
from skerry.northwest.versions import VERSIONS
from tests.oracle.northwest_scene import random_scene

GAMES = [
    ("northwest", 3, {}),
    ("northwest", 2, {"tuunbaq": True}),
    ("northwest-solo", 1, {"lost_crew": True}),
    ("terror-solo", 1, {"supplies": 4}),
    ("terror-coop", 2, {}),
]
POSITIONS = 60
SAMPLE = 200
"""How many forms are tried of the actions that have very many."""


def new(mode: str, seats: int, options: dict[str, bool | int], seed: int, rules: int) -> Northwest:
    info = skerry.games()[mode]
    return NorthwestGame.start(info, seats, info.check_options(options), seed, rules).kernel


def positions(mode: str, seats: int, options: dict[str, bool | int], rules: int, count: int) -> Iterator[Northwest]:
    """Positions of random games that go far, and positions made at random."""
    dice = random.Random(rules)
    seed = 0
    while count > 0:
        state = new(mode, seats, options, seed, rules)
        seed += 1
        while state.to_act() >= 0 and count > 0:
            legal = state.codes()
            if dice.random() < 0.1:
                yield state
                count -= 1
            busy = [code for code in legal if codes.kind_of(code) not in (codes.PASS, codes.END)]
            state.apply(dice.choice(busy if busy and dice.random() < 0.9 else list(legal)))


def forms(state: Northwest, dice: random.Random) -> Iterator[int]:
    """Every action there can be, or many of them where there are too many."""
    yield from (codes.PASS, codes.END, codes.action_code(codes.LOSE, SHIP), codes.action_code(codes.LOSE, SLED))
    yield from (codes.stand_code(compass) for compass in range(8))
    yield from draws(codes.TAKE)
    ways_to_pay = list(payments())
    for vehicle in (SHIP, SLED):
        for code in (*draws(codes.action_code(codes.DRAW, vehicle)), *light(vehicle)):
            if state.mode.uses_supplies:
                yield from (code | dice.choice(ways_to_pay) for _ in range(4))
            else:
                yield code
        for code in heavy(state, vehicle, dice):
            yield code | dice.choice(ways_to_pay) if state.mode.uses_supplies else code
    yield codes.with_payment(codes.action_code(codes.REFRESH, SHIP), codes.PAY_FOOD, 0)


def payments() -> Iterator[int]:
    for payment in range(8):
        for victim in range(3 if payment & codes.PAY_SACRIFICE else 1):
            yield codes.with_payment(0, payment, victim)


def draws(head: int) -> Iterator[int]:
    for tile in range(FIRST_SMALL):
        yield codes.with_tile(head, tile)
    for kind in range(6):
        one = codes.with_tile(head, FIRST_SMALL + kind)
        yield one
        yield from (codes.with_second_drawn(one, second) for second in range(kind, 6))


def light(vehicle: int) -> Iterator[int]:
    for choice in range(3):
        yield codes.with_choice(codes.action_code(codes.REFRESH, vehicle), choice)
        yield codes.with_choice(codes.action_code(codes.EXPLORE, vehicle), choice)
    yield codes.action_code(codes.DISCOVER, vehicle)
    move, tuunbaq = codes.action_code(codes.MOVE, vehicle), codes.action_code(codes.TUUNBAQ, vehicle)
    for place in (layout.GREENLAND, layout.PASSAGE, *SQUARES):
        for area in range(8 if vehicle == SLED and place >= layout.FIRST_TILE else 1):
            yield codes.with_area(codes.with_target(move, place), area)
        yield codes.with_target(tuunbaq, place)


def heavy(state: Northwest, vehicle: int, dice: random.Random) -> Iterator[int]:
    for place in (state.tuunbaq_at, dice.choice(SQUARES)):
        for gift in range(1, 8):
            area = dice.randrange(8) if vehicle == SLED else 0
            moved = codes.with_target(codes.action_code(codes.MOVE, vehicle), place)
            yield codes.with_gift(codes.with_area(moved, area), gift)
    for _ in range(SAMPLE):
        counts = dice.randint(-7, 7), dice.randint(-7, 7)
        yield codes.transfer_code(vehicle, *counts, dice.randrange(9))
        yield codes.transfer_code(vehicle, dice.randint(-2, 2), dice.randint(-2, 2), dice.choice((0, 0, 1, 3)))
        yield placement(state, codes.action_code(dice.choice((codes.PLACE, codes.LAY)), vehicle), dice)
        yield pair(state, codes.action_code(codes.PLACE, vehicle), dice)
    for code in state.codes():
        if codes.kind_of(code) in (codes.PLACE, codes.LAY, codes.TRANSFER, codes.MOVE):
            yield code ^ codes.with_payment(0, codes.payment_of(code), codes.victim_of(code))


def placement(state: Northwest, head: int, dice: random.Random) -> int:
    seat = state.actor if state.actor >= 0 else 0
    start = layout.HANDS + seat * layout.HAND
    large = [state.stock[start + at] for at in range(state.player[seat * layout.PLAYER + layout.LARGE])]
    tile = dice.choice([*large * 3, state.stock[layout.FACE_UP + 1], dice.randrange(FIRST_SMALL)])
    if dice.random() < 0.3 and codes.kind_of(head) == codes.PLACE:
        pattern = dice.randrange(16)
        return codes.with_square(
            codes.with_tile(head, FIRST_SMALL + SMALL_KIND[pattern]), dice.choice(SQUARES), pattern
        )
    way = dice.choice(list(WAYS[tile])) | dice.choice((0, codes.WAY_UPRIGHT))
    inside = [
        square
        for square in SQUARES
        if state.cover[square + (14 if way & codes.WAY_UPRIGHT else 1)] != layout.OFF_BOARD
        and state.cover[square + (14 if way & codes.WAY_UPRIGHT else 1)] >= layout.FREE
    ]
    return codes.with_square(codes.with_tile(head, tile), dice.choice(inside), way)


def pair(state: Northwest, head: int, dice: random.Random) -> int:
    first, second = dice.randrange(16), dice.randrange(16)
    square = dice.choice(SQUARES)
    beside = [square + step for step in AROUND if state.cover[square + step] >= layout.FREE]
    one = codes.with_square(codes.with_tile(head, FIRST_SMALL + SMALL_KIND[first]), square, first)
    return codes.with_second(one, dice.choice([*beside, dice.choice(SQUARES)]), second)


def is_sound(state: Northwest, code: int) -> bool:
    """Whether a move or a Tuunbaq's move names a tile by its first square, as every code does."""
    if codes.kind_of(code) not in (codes.MOVE, codes.TUUNBAQ):
        return True
    target = codes.target_of(code)
    return state.cover[target] <= 0 or target < layout.FIRST_TILE or state.cover[target] & 255 == target


def disagreements(state: Northwest, dice: random.Random) -> list[int]:
    """The actions that are listed and refused, or neither."""
    legal = set(state.codes())
    tried = {code for code in forms(state, dice) if is_sound(state, code)} | legal
    return [code for code in tried if (code in legal) != (problem(state, code) == ALLOWED)]


@pytest.mark.parametrize("rules", VERSIONS)
@pytest.mark.parametrize(("mode", "seats", "options"), GAMES, ids=lambda value: str(value))
def test_what_is_listed_is_what_is_allowed(mode: str, seats: int, options: dict[str, bool | int], rules: int) -> None:
    """NW-T, NW-A to NW-H, NW-SO2, NW-ST3 to NW-ST6, NW-TB2, NW-TB3, in both versions."""
    dice = random.Random(f"{mode}{rules}")
    for state in positions(mode, seats, options, rules, POSITIONS):
        assert disagreements(state, dice) == []


def test_in_positions_made_at_random() -> None:
    dice = random.Random(5)
    for number in range(60):
        mode, seats, options = GAMES[number % len(GAMES)]
        plain = {name: bool(value) for name, value in options.items() if name != "supplies"}
        game = random_scene(random.Random(number), seats, mode, **plain).game()
        assert isinstance(game, NorthwestGame)
        assert disagreements(game.kernel, dice) == []


FLAGS = ("shows_small", "may_lay", "has_seasons")
COSTS = ("draw", "refresh", "place", "lay", "move", "transfer", "explore", "discover", "tuunbaq")


@pytest.mark.parametrize("change", [*COSTS, "surcharge", "least move", *FLAGS])
def test_a_fact_has_one_place(change: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A cost or a mode's rule changed where it stands changes generators and predicates alike."""
    for mode, seats, options in GAMES:
        kinds = list(skerry.northwest.modes.BASE_COSTS)
        mine = MODES[mode]
        if change in COSTS:
            if mine.uses_supplies and change != "move":
                continue  # NW-ST3: there every action but a move costs the same
            changed = list(mine.costs)
            changed[kinds.index(change)] += 1
            monkeypatch.setattr(mine, "costs", changed)
        elif change == "surcharge":
            monkeypatch.setattr(mine, "surcharge", mine.surcharge + 1)
        elif change == "least move":
            monkeypatch.setattr(numbers, "LEAST_MOVE", 2)
        elif mine.uses_supplies or change != "shows_small":
            flip(mine, change, monkeypatch)
        dice = random.Random(change)
        for state in positions(mode, seats, options, 2, 8):
            assert disagreements(state, dice) == []
        monkeypatch.undo()


def flip(mode: Mode, flag: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(mode, flag, not getattr(mode, flag))


@pytest.mark.parametrize(("mode", "seats", "options"), GAMES, ids=lambda value: str(value))
def test_an_action_by_its_number_is_the_one_in_the_list(mode: str, seats: int, options: dict[str, bool | int]) -> None:
    """Random play picks without listing all: what it picks is what stands there in the list."""
    for state in positions(mode, seats, options, 2, POSITIONS):
        legal = list(state.codes())
        around = [state.code_at(number) for number in range(len(legal), 2 * len(legal))]
        assert [state.code_at(number) for number in range(len(legal))] == legal == around


@pytest.mark.parametrize(("mode", "seats", "options"), GAMES)
def test_what_is_kept_is_what_a_fresh_look_finds(mode: str, seats: int, options: dict[str, bool | int]) -> None:
    """Parts of the list are kept while nothing near a vehicle changes; a copy keeps nothing."""
    dice = random.Random(8)
    for seed in range(60):
        state = new(mode, seats, options, seed, max(VERSIONS))
        while state.to_act() >= 0:
            number = dice.getrandbits(20)
            picked = state.code_at(number)
            legal = list(state.codes())
            assert picked == legal[number % len(legal)]
            assert legal == list(state.copy().codes())
            busy = [code for code in legal if codes.kind_of(code) not in (codes.PASS, codes.END)]
            state.apply(dice.choice(busy if busy and dice.random() < 0.7 else legal))
