"""Records, diagrams, copies and undo of North Sea games."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

import skerry
from skerry import Game
from tests.oracle.northsea_compare import POLICIES, new_pair, play_both
from tests.oracle.northsea_position import Position
from tests.rules.northsea.play import advance, notations, play, random_game, scripted, seen

SEEDS = range(16)


def same(one: Game, other: Game) -> bool:
    return (
        one.diagram() == other.diagram()
        and one.kernel.checksum() == other.kernel.checksum()
        and all(seen(one, seat) == seen(other, seat) for seat in [None, *range(one.seats)])
        and notations(one) == notations(other)
    )


@pytest.mark.parametrize("seed", SEEDS)
def test_a_record_replays_and_goes_on_the_same(seed: int) -> None:
    game = random_game(seed)
    again = skerry.replay(game.record())
    assert again.record() == game.record()
    assert same(again, game)
    advance(game, 60, random.Random(seed))
    advance(again, 60, random.Random(seed))
    assert again.record() == game.record()
    assert same(again, game)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_diagram_sets_up_the_same_position(seed: int) -> None:
    game = random_game(seed)
    again = skerry.from_diagram(game.diagram())
    assert again.diagram() == game.diagram()
    assert again.kernel.checksum() == game.kernel.checksum()
    assert notations(again) == notations(game)
    assert again.scores() == game.scores()
    assert again.to_act == game.to_act
    for seat in [None, *range(game.seats)]:
        one, other = seen(game, seat), seen(again, seat)
        assert {key for key in one if one[key] != other[key]} <= {"number", "turn"}


@pytest.mark.parametrize("seed", range(6))
def test_a_game_from_a_diagram_has_a_record_too(seed: int) -> None:
    game = advance(skerry.from_diagram(random_game(seed, actions=40).diagram()), 40, random.Random(seed))
    again = skerry.replay(game.record())
    assert again.record() == game.record()
    assert same(again, game)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_copy_is_independent(seed: int) -> None:
    game = random_game(seed, actions=7 * seed)
    before = (game.diagram(), game.record(), game.kernel.checksum())
    twin = game.copy()
    assert same(twin, game)
    advance(twin, 30, random.Random(1))
    assert (game.diagram(), game.record(), game.kernel.checksum()) == before
    another = game.copy()
    advance(another, 30, random.Random(1))
    assert same(another, twin)


@pytest.mark.parametrize("seed", range(6))
def test_any_earlier_position_can_be_gone_back_to(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(seed, seats=2, actions=0)
    seen = []
    for _ in range(60):
        seen.append((game.diagram(), notations(game)))
        legal = game.legal()
        game.play(legal[rng.randrange(len(legal))])
    for number in range(0, 60, 7):
        past = game.at(number)
        assert (past.diagram(), notations(past)) == seen[number]


def test_undo_reaches_the_start_of_the_own_turn() -> None:
    """An animal's tile reveals nothing, nor does sailing: all of it can be taken back."""
    game = scripted([(6, 13, 40), (4, 8, 7)])
    start = game.number
    assert game.undo_limit() == start
    for action in ("place 6 2,0 NW", "sail 1,0", "sail 2,0", "unload viking to 2,0.NW"):
        assert not game.reveals(action)
        game.play(action)
        assert game.undo_limit() == start


def test_undo_stops_at_what_was_turned_up() -> None:
    """A settlement's strength and an enemy ship's back are known for good."""
    game = scripted([(5, 13, 40), (4, 8, 7)])
    assert game.reveals("place 5 2,0 NW")
    game.play("place 5 2,0 NW")
    limit = game.number
    assert game.undo_limit() == limit
    game.play("sail 1,0")
    assert game.undo_limit() == limit
    position = Position(2, "A").lay(1, "2,0", "NW").ship("2,0").longship("A", "1,0", 3)
    fight = position.game()
    assert fight.reveals("sail 2,0")
    fight.play("sail 0,0")
    fight.play("sail 1,0")
    assert fight.undo_limit() == 0
    fight.play("sail 2,0")
    assert fight.undo_limit() == fight.number


def test_undo_stops_at_the_end_of_the_turn() -> None:
    """The tile drawn, and the other's turn."""
    game = scripted([(6, 13, 40), (4, 8, 7)])
    game.play("place 6 2,0 NW")
    assert game.reveals("end")
    game.play("end")
    assert game.to_act == 1
    assert game.undo_limit() == game.number


def test_undo_stops_at_the_turn_even_when_nothing_is_drawn() -> None:
    """The pile is empty, so the turn ends without a draw; the next player cannot take it back."""
    position = Position.grown(3, 46)
    game = position.game()
    game.play("end")
    assert game.entries()[-1].chance == ()
    assert game.to_act == 1
    assert game.undo_limit() == game.number


def test_a_captain_choice_cannot_be_taken_back_by_the_next() -> None:
    game = scripted([(6, 13, 40), (4, 8, 7)], choose=False)
    game.play("choose archer")
    assert game.to_act == 1
    assert game.undo_limit() == game.number
    play(game, "choose hero", "first:A")
    assert game.undo_limit() == game.number


@pytest.mark.parametrize("seed", range(6))
def test_undo_never_passes_a_draw_a_reveal_or_another_player(seed: int) -> None:
    rng = random.Random(seed)
    game = random_game(seed, actions=0)
    for _ in range(120):
        if game.to_act is None:
            break
        limit = game.undo_limit()
        for entry in game.entries()[limit:]:
            assert entry.seat == game.to_act
            assert entry.turn == game.turn
            assert entry.chance == ()
        assert game.at(limit).to_act == game.to_act
        legal = game.legal()
        game.play(legal[rng.randrange(len(legal))])


@pytest.mark.parametrize("seed", range(4))
def test_an_eager_games_diagrams_hold_the_whole_state(seed: int) -> None:
    """Supplies too: tokens that are left, ships that may still kill."""
    rng = random.Random(seed)
    game, oracle = new_pair("northsea", 2 + seed % 3, "ABCD"[seed], seed)
    while oracle.to_act is not None:
        play_both(game, oracle, POLICIES["eager"](oracle, sorted(oracle.legal()), rng))
        if game.number % 8 == 0:
            assert skerry.from_diagram(game.diagram()).kernel.checksum() == game.kernel.checksum()


def impossible(game: Game, action: str, chance: str) -> str:
    """A record in which the action has these outcomes."""
    lines = game.record().splitlines()
    seat = "ABCD"[game.to_act or 0]
    return "\n".join([*lines[:-1], f"{game.number + 1} {seat} {action} = {chance}", f"running {game.number + 1}", ""])


@pytest.mark.parametrize(
    "chance",
    ["settlement:2", "settlement:1", "settlement:6", "settlement:3 settlement:3", "t5", "ship:death", "first:A", "?"],
)
def test_a_settlement_that_chance_cannot_give_is_refused(chance: str) -> None:
    """All four tokens of strength 2 are taken."""
    game = Position(2, "A").card("B", settlements=(2, 2, 2, 2)).placing(5).game()
    assert skerry.replay(impossible(game, "place 5 2,0 NW", "settlement:3")).number == 1
    with pytest.raises(skerry.RecordError):
        skerry.replay(impossible(game, "place 5 2,0 NW", chance))


@pytest.mark.parametrize("chance", ["ship:death", "ship:sunk", "t5", "ship:no_death ship:no_death", ""])
def test_an_enemy_ships_back_that_chance_cannot_give_is_refused(chance: str) -> None:
    """All six tokens that kill are turned."""
    position = Position(2, "A").lay(1, "2,0", "NW").ship("2,0").longship("A", "1,0", 2)
    game = position.longship("B", "0,0", 0).card("B", ships="dddddd").game()
    assert skerry.replay(impossible(game, "sail 2,0", "ship:no_death")).number == 1
    with pytest.raises(skerry.RecordError):
        skerry.replay(impossible(game, "sail 2,0", chance))


@pytest.mark.parametrize("chance", ["t1", "t2", "t4", "t0", "t49", "t20 t21", "settlement:3", ""])
def test_a_tile_that_chance_cannot_give_is_refused(chance: str) -> None:
    """It lies on the map or in a hand."""
    game = scripted([(1, 2, 3), (4, 5, 6)])
    game.play("place 1 2,0 NW")
    assert skerry.replay(impossible(game, "end", "t20")).to_act == 1
    with pytest.raises(skerry.RecordError):
        skerry.replay(impossible(game, "end", chance))


@pytest.mark.parametrize(
    "setup",
    [
        "t1 t2 t3 t3 t5 t6 captain:archer captain:hero captain:queen captain:scout",
        "t1 t2 t3 t4 t5 t6 captain:archer captain:hero captain:archer captain:scout",
        "t1 t2 t3 t4 t5 t6 captain:archer captain:hero captain:queen",
        "t1 t2 t3 t4 t5 t6 t7 captain:archer captain:hero captain:queen captain:scout",
        "captain:archer captain:hero captain:queen captain:scout t1 t2 t3 t4 t5 t6",
        "",
    ],
)
def test_a_setup_that_chance_cannot_give_is_refused(setup: str) -> None:
    header = "skerry record 1\ngame: northsea\nrules: 1\nseats: 2\nseed: 7\noption side: A\n"
    with pytest.raises(skerry.RecordError):
        skerry.replay(f"{header}setup = {setup}\n\nrunning 0\n")


ODD_WORDS = ("", "0", "-1", "99", "9" * 30, "7,7", "0,0.S", "?", "\u0661", "A", "é")


def damaged(text: str, rng: random.Random) -> str:
    """The text with a line lost, doubled or moved, or a word lost, doubled or replaced by another."""
    lines = text.splitlines()
    number = rng.randrange(len(lines))
    match rng.randrange(6):
        case 0:
            del lines[number]
        case 1:
            lines.insert(rng.randrange(len(lines)), lines[number])
        case 2:
            lines = lines[:number]
        case _:
            words = lines[number].split(" ")
            index = rng.randrange(len(words))
            pool = [
                *rng.choice(lines).split(" "),
                "",
                "0",
                "-1",
                "99",
                "9" * 30,
                "7,7",
                "0,0.S",
                "?",
                "\u0661",
                "A",
                "é",
            ]
            words[index : index + rng.randrange(2)] = [rng.choice(pool)]
            lines[number] = " ".join(words)
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize("seed", range(60))
def test_damaged_diagrams_and_records_are_refused_with_line_and_reason(seed: int) -> None:
    """Or read, if they still make sense; then they round-trip and the game goes on."""
    rng = random.Random(seed)
    game = random_game(seed)
    for text, read in ((game.diagram(), skerry.from_diagram), (game.record(), skerry.replay)):
        for _ in range(6):
            broken = damaged(text, rng)
            found = read_or_error(read, broken)
            if isinstance(found, skerry.RecordError):
                assert 1 <= found.line <= broken.count("\n") + 1
                assert found.reason
            else:
                assert skerry.from_diagram(found.diagram()).diagram() == found.diagram()
                advance(found, 10, rng).scores()


def read_or_error(read: Callable[[str], Game], text: str) -> Game | skerry.RecordError:
    try:
        return read(text)
    except skerry.RecordError as error:
        return error
