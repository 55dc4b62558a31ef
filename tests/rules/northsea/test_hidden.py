"""Hidden information: hands, pile, supplies, backs of enemy ships, captains not kept (NS-S1, NS-S2, NS-P4)."""

from __future__ import annotations

import json
import random
from collections import Counter

import pytest

import skerry
from skerry import Game, IllegalAction, NotationError
from tests.oracle.northsea import CAPTAINS, TILES
from tests.rules.northsea.play import notations, play, random_game, scripted, seen

SEEDS = range(24)


def told(game: Game, seat: int | None) -> dict[str, object]:
    """Everything the contract tells a seat about the position and the way to it."""
    return {"view": seen(game, seat), "record": game.record(seat)}


@pytest.mark.parametrize("seed", SEEDS)
def test_nothing_changes_for_a_seat_when_what_it_cannot_know_is_drawn_anew(seed: int) -> None:
    game = random_game(seed)
    for seat in [None, *range(game.seats)]:
        twin = game.sample(seat, random.Random(seed))
        assert told(twin, seat) == told(game, seat)
        assert twin.to_act == game.to_act
        assert twin.scores() == game.scores()


@pytest.mark.parametrize("seed", SEEDS)
def test_the_seat_to_act_has_the_same_choices_refusals_and_events(seed: int) -> None:
    game = random_game(seed, seats=2 + seed % 3, actions=5 * seed)
    seat = game.to_act
    assert seat is not None
    twin = game.sample(seat, random.Random(seed))
    assert notations(twin) == notations(game)
    tries = [f"place {tile} {at} N" for tile in TILES for at in ("2,0", "-2,0", "0,-1", "5,5")]
    tries += ["choose archer", "choose queen", "sail 0,-1", "build 0,-1.SE", "end", "load viking from mainland"]
    for action in tries:
        assert twin.refusal(action) == game.refusal(action)
    for action in notations(game):
        if not game.reveals(action):
            one, other = game.copy(), twin.copy()
            events, others = one.play(action), other.play(action)
            assert [event.seen_by(seat) for event in events] == [event.seen_by(seat) for event in others]


@pytest.mark.parametrize("seed", SEEDS)
def test_views_are_plain_json(seed: int) -> None:
    game = random_game(seed)
    for seat in [None, *range(game.seats)]:
        view = seen(game, seat)
        assert json.loads(json.dumps(view)) == view


def test_a_sample_keeps_what_is_known_and_reaches_other_hands() -> None:
    game = random_game(3, seats=3, actions=60)
    own = seen(game, 1)
    hands = set()
    for number in range(40):
        twin = game.sample(1, random.Random(number))
        assert seen(twin, 1) == own
        others = (seen(twin, 0)["players"][0]["hand"], seen(twin, 2)["players"][2]["hand"])
        placed = {row["tile"] for row in own["hexes"]}
        mine = own["players"][1]["hand"]
        assert not (set(others[0]) | set(others[1])) & (placed | set(mine))
        assert not set(others[0]) & set(others[1])
        hands.add(str(others))
    assert len(hands) > 30


def test_a_spectators_sample_draws_every_hand_anew() -> None:
    game = random_game(3, seats=2, actions=40)
    hands = {str(seen(game.sample(None, random.Random(number)), 0)["players"][0]["hand"]) for number in range(20)}
    assert len(hands) > 10


def test_a_spectators_sample_deals_any_captain() -> None:
    """NS-S2: before the choice nobody's offer is known to a spectator."""
    game = scripted([(1, 2, 3), (4, 5, 6)], choose=False)
    dealt = {
        name
        for number in range(80)
        for name in seen(game.sample(None, random.Random(number)), 0)["players"][0]["captains"]
    }
    assert dealt == set(CAPTAINS)


def test_samples_draw_other_futures() -> None:
    """The generator is hidden too: the next tile differs from sample to sample."""
    game = random_game(5, seats=2, actions=40)
    drawn = set()
    for number in range(20):
        twin = game.sample(0, random.Random(number))
        twin.play(notations(twin)[0])
        while twin.to_act == game.to_act and "end" in notations(twin):
            twin.play("end")
        drawn.add(str(twin.entries()[-1].chance))
    assert len(drawn) > 5


def test_the_captain_choice_is_secret_until_all_have_chosen() -> None:
    """NS-S2: choices are secret and revealed together."""
    game = scripted([(1, 2, 3), (4, 5, 6)], choose=False)
    other = game.copy()
    kept, let_go = game.play("choose archer"), other.play("choose barbarian")
    for seat in (None, 1):
        assert told(game, seat) == told(other, seat)
        assert [event.seen_by(seat) for event in kept] == [event.seen_by(seat) for event in let_go]
    assert told(game, 0) != told(other, 0)
    assert seen(game, 0)["players"][0]["captain"] == "archer"
    assert seen(game, 1)["players"][0]["captain"] is None
    play(game, "choose hero", "first:A")
    assert seen(game, 1)["players"][0]["captain"] == "archer"
    assert seen(game, None)["players"][1]["captain"] == "hero"


def test_the_captain_not_kept_stays_secret() -> None:
    """NS-S2: what was offered and not kept leaves the game unseen."""
    one = scripted([(1, 2, 3), (4, 5, 6)], offers=(("archer", "barbarian"), ("hero", "huntsman")))
    other = scripted([(1, 2, 3), (4, 5, 6)], offers=(("archer", "watchman"), ("hero", "huntsman")))
    assert told(one, 1) == told(other, 1)
    assert told(one, None) == told(other, None)
    assert told(one, 0) != told(other, 0)
    assert "barbarian" not in one.record(1)
    assert "barbarian" not in json.dumps(seen(one, 1))


def test_hands_are_secret() -> None:
    """NS-S1: three tiles to each player, hidden."""
    one = scripted([(1, 2, 3), (4, 5, 6)])
    other = scripted([(1, 2, 3), (40, 41, 42)])
    assert told(one, 0) == told(other, 0)
    assert told(one, None) == told(other, None)
    assert seen(one, 1)["players"][1]["hand"] != seen(other, 1)["players"][1]["hand"]
    for action in ("place 4 2,0 N", "place 40 2,0 N", "place 30 2,0 N"):
        assert one.refusal(action) == other.refusal(action)


def test_the_tile_drawn_is_the_drawers_secret() -> None:
    """NS-T1: the tile drawn at the end of a turn."""
    game = scripted([(1, 2, 3), (4, 5, 6)])
    play(game, "place 1 2,0 NW")
    other = game.copy()
    ones, others = play(game, "end", "t20"), play(other, "end", "t30")
    for seat in (None, 1):
        assert told(game, seat) == told(other, seat)
        assert [event.seen_by(seat) for event in ones] == [event.seen_by(seat) for event in others]
    assert told(game, 0) != told(other, 0)
    assert [event.seen_by(0) for event in ones] != [event.seen_by(0) for event in others]


def test_a_seats_record_of_a_running_game_hides_the_seed_and_cannot_be_replayed() -> None:
    game = random_game(9, seats=3, actions=50)
    assert "seed: ?" in game.record(0)
    assert str(game.seed) not in game.record(0)


def test_errors_tell_nothing() -> None:
    """The error for a tile that another holds is the error for a tile in the pile."""
    game = scripted([(1, 2, 3), (4, 5, 6)])
    messages = set()
    for tile in (4, 20):
        with pytest.raises((IllegalAction, NotationError)) as error:
            game.play(f"place {tile} 2,0 N")
        messages.add(str(error.value).replace(str(tile), "…"))
    assert len(messages) == 1


def swapped(diagram: str, seat: str, rng: random.Random) -> str:
    """The diagram with one tile of another seat's hand and one of the pile exchanged."""
    lines = diagram.splitlines()
    hand = next(line for line in lines if line.startswith(f"{seat} hand:"))
    pile = next(line for line in lines if line.startswith("pile:"))
    one, other = rng.choice(hand.split()[2:]), rng.choice(pile.split()[1:])
    for number, line in enumerate(lines):
        if line in (hand, pile):
            lines[number] = " ".join({one: other, other: one}.get(word, word) for word in line.split())
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("seed", range(20))
def test_a_tile_exchanged_between_a_hand_and_the_pile_is_not_noticed(seed: int) -> None:
    """NS-S1: not by the other seat, not by a spectator, in nothing that the contract tells them."""
    rng = random.Random(seed)
    game = random_game(seed, seats=2, actions=10 + 4 * seed)
    assert game.to_act is not None
    seat = game.to_act
    diagram = game.diagram()
    one = skerry.from_diagram(diagram)
    other = skerry.from_diagram(swapped(diagram, "AB"[1 - seat], rng))
    assert told(one, 1 - seat) != told(other, 1 - seat)
    for step in range(12):
        for reader in (None, seat):
            assert told(one, reader) == told(other, reader)
        legal = notations(one)
        assert notations(other) == legal
        for tile in range(1, 49):
            assert one.refusal(f"place {tile} 9,9 N") == other.refusal(f"place {tile} 9,9 N")
        action = rng.choice(legal)
        if action == "end" or one.preview(action).to_act != seat:
            break
        events, others = one.play(action), other.play(action)
        assert [event.seen_by(seat) for event in events] == [event.seen_by(seat) for event in others]
        assert [event.seen_by(None) for event in events] == [event.seen_by(None) for event in others], step


def test_a_hand_drawn_anew_is_secret() -> None:
    """NS-T3: neither the tiles that go back nor those that come are shown to others."""
    game = scripted([(46, 47, 48), (1, 3, 4), (2, 5, 6)], first="B")
    for action in ("place 1 2,-1 S", "end", "place 2 -1,-1 S"):
        play(game, action)
    other = game.copy()
    ones, others = play(game, "end", "t10 t20 t30 t31"), play(other, "end", "t10 t21 t46 t33")
    assert seen(game, 0)["players"][0]["hand"] != seen(other, 0)["players"][0]["hand"]
    for seat in (None, 1, 2):
        assert told(game, seat) == told(other, seat)
        assert [event.seen_by(seat) for event in ones] == [event.seen_by(seat) for event in others]


def test_a_sample_finds_every_unknown_tile_equally_often_in_a_hand() -> None:
    """NS-S1: seat B's three tiles may be any of the 45 that seat A does not hold."""
    game = scripted([(1, 2, 3), (4, 5, 6)])
    found = Counter[int]()
    for number in range(600):
        found.update(seen(game.sample(0, random.Random(number)), 1)["players"][1]["hand"])
    assert set(found) == set(range(4, 49))
    assert max(found.values()) < 2 * 40
    assert min(found.values()) > 40 // 2


def test_a_sample_draws_the_captains_anew_that_the_seat_does_not_know() -> None:
    """NS-S2: while the choice lasts, both of another's cards; later, the one that was not kept."""
    game = scripted([(1, 2, 3), (4, 5, 6)], choose=False)
    game.play("choose archer")
    samples = [game.sample(1, random.Random(number)) for number in range(60)]
    assert all(seen(twin, 1)["players"][1]["captains"] == ["hero", "huntsman"] for twin in samples)
    assert len({seen(twin, 0)["players"][0]["captain"] for twin in samples}) > 5
    for twin in samples:
        row = seen(twin, 0)["players"][0]
        assert row["captain"] in row["captains"]
        assert not set(row["captains"]) & {"hero", "huntsman"}
    play(game, "choose hero", "first:A")
    samples = [game.sample(1, random.Random(number)) for number in range(60)]
    assert {seen(twin, 1)["players"][0]["captain"] for twin in samples} == {"archer"}
    offers = [seen(twin, 0)["players"][0]["captains"] for twin in samples]
    assert all("archer" in offer for offer in offers)
    assert len({tuple(sorted(offer)) for offer in offers}) > 5
