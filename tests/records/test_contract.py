"""The public contract at its edges: wrong seats, copies, samples, pickles, forged actions, texts that are none."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

import skerry
from tests.oracle.perft import counts_from
from tests.records.games import VARIANTS, played


class Whole:
    """A whole number that is no int, as numpy's are."""

    def __init__(self, number: int) -> None:
        self.number = number

    def __index__(self) -> int:
        return self.number


WRONG_SEATS: list[Any] = [-1, 9, True, 1.0, "A", object()]


@pytest.mark.parametrize("name", skerry.games())
def test_a_game_is_told_by_title_seats_and_options(name: str) -> None:
    info = skerry.games()[name]
    assert info.title == info.title_in("en") != info.title_in("fr")
    for seats in info.seats:
        assert skerry.new(name, seats=seats, seed=1).seats == seats
    for seats in (info.seats[0] - 1, info.seats[-1] + 1):
        with pytest.raises(skerry.OptionError):
            skerry.new(name, seats=seats)


def test_whole_numbers_of_any_kind_are_taken() -> None:
    seats, seed, supplies, seat, code = map(Whole, (3, 7, 9, 2, 1 << 40))
    game = skerry.new("northwest", seats=seats, seed=seed)  # type: ignore[arg-type]
    assert game == skerry.new("northwest", seats=3, seed=7)
    assert game.view(seat) == game.view(2)  # type: ignore[arg-type]
    assert skerry.new("terror-solo", supplies=supplies).options == {"supplies": 9}  # type: ignore[arg-type]
    with pytest.raises(skerry.IllegalAction):
        game.play_code(code)  # type: ignore[arg-type]


@pytest.mark.parametrize("nothing", [None, 3, 1.5])
def test_what_is_no_action_is_told_as_such(nothing: Any) -> None:
    game = skerry.new("northwest", seed=7)
    for ask in (game.parse, game.play, game.refusal, game.cost):
        with pytest.raises(skerry.SkerryError, match="is not an action"):
            ask(nothing)
    with pytest.raises(TypeError if nothing != 3 else skerry.SkerryError):
        game.play_code(nothing)


@pytest.mark.parametrize("actions", [20, 1_000_000])
@pytest.mark.parametrize("seat", WRONG_SEATS)
@pytest.mark.parametrize("variant", VARIANTS)
def test_there_is_no_such_seat(variant: str, seat: Any, actions: int) -> None:
    game = played(variant, 3, actions)
    for ask in (game.view, game.record, lambda seat: game.sample(seat, random.Random(1))):
        with pytest.raises(skerry.SkerryError, match="the seats of this game"):
            ask(seat)


@pytest.mark.parametrize("actions", [0, 5, 40])
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_sample_is_a_game_of_its_own(variant: str, actions: int) -> None:
    """It offers what can be done in it, tells nothing of the real generator, and its record leads to it."""
    game = played(variant, 3, actions).copy()
    game.legal()
    for seat in (None, *range(game.seats)):
        twin = game.sample(seat, random.Random(7))
        assert game.sample_kernel(seat, random.Random(7)).checksum() == twin.kernel.checksum()
        assert list(twin.codes()) == list(twin.kernel.codes())
        assert twin.seed != game.seed
        again = skerry.replay(twin.record())
        assert again.kernel.checksum() == twin.kernel.checksum()
        for one in (again, twin.at(twin.number)):
            ahead = twin.copy()
            for _ in range(5):
                if ahead.to_act is not None:
                    action = ahead.legal()[-1]
                    ahead.play(action)
                    one.play(action)
            assert one.diagram() == ahead.diagram()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_sample_of_a_game_from_a_diagram_has_another_seed_throughout(variant: str) -> None:
    game = skerry.from_diagram(played(variant, 3, 20).diagram())
    twin = game.sample(None, random.Random(7))
    assert f"seed: {game.seed}" not in twin.record()
    assert skerry.replay(twin.record()).diagram() == twin.diagram()


@pytest.mark.parametrize("variant", VARIANTS)
def test_the_latest_entry_of_a_sample_is_the_last_of_its_entries(variant: str) -> None:
    game = played(variant, 3, 40)
    for seat in range(game.seats):
        twin = game.sample(seat, random.Random(2))
        assert twin.last is not None
        assert twin.line(twin.last) == twin.line(twin.entries()[-1])


@pytest.mark.parametrize("variant", VARIANTS)
def test_copies_and_pickles_are_independent_games(variant: str) -> None:
    game = played(variant, 3, 20)
    before = game.record()
    for twin in (copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin.record() == before
        twin.play(twin.legal()[0])
    assert game.record() == before


@pytest.mark.parametrize("variant", VARIANTS)
def test_games_are_equal_in_the_same_position_and_say_what_they_are(variant: str) -> None:
    game = played(variant, 3, 12)
    twin = game.copy()
    assert game == twin
    assert len({game, twin}) == 1
    assert skerry.from_diagram(game.diagram()) == game
    twin.play(twin.legal()[0])
    assert game != twin
    assert game != "a game"
    assert game.info.id in repr(game)
    assert f"{game.number} played" in repr(game)


@pytest.mark.parametrize("variant", VARIANTS)
def test_perft_counts_what_playing_counts(variant: str) -> None:
    game = played(variant, 3, 7)
    assert [skerry.perft(game, depth) for depth in range(3)] == [1, *counts_from(game, 2)]


def test_errors_can_be_pickled() -> None:
    game = skerry.new("northwest", seed=1)
    for ask, kind in (
        (lambda: game.play("pass"), skerry.IllegalAction),
        (lambda: game.play("nonsense"), skerry.NotationError),
        (lambda: skerry.new("chess"), skerry.OptionError),
        (lambda: skerry.replay("x"), skerry.RecordError),
    ):
        with pytest.raises(kind) as caught:
            ask()
        again = pickle.loads(pickle.dumps(caught.value))
        assert isinstance(again, ValueError)
        assert str(again) == str(caught.value)
        assert again.message("fr") == caught.value.message("fr") != str(again)
        assert vars(again) == vars(caught.value)


BROKEN = {
    "game: northwest": ("game: chess", "le jeu «\u00a0chess\u00a0» est inconnu"),
    "seats: 2": ("seats: 7", "northwest se joue avec 2–4 places, et non 7"),
    "option tuunbaq: no": ("option tuunbaq: perhaps", "l’option tuunbaq est vraie ou fausse, et non 'perhaps'"),
    "setup = order:": ("setup = L99 order:", "«\u00a0L99\u00a0» n’est pas une tuile"),
    "setup = order:AB L": ("setup = order:AB cape L", "la pioche ne donne pas une grande tuile du sac"),
    "1 B take": ("1 A take", "c’est à la place B de jouer, et non à «\u00a0A\u00a0»"),
    "1 B": ("1 B pass\n1 B", "Prenez d’abord une des grandes tuiles visibles. (NW-S4)"),
    "1 B t": ("1 B t\x1b[31m", "«\u00a0t\N{REPLACEMENT CHARACTER}[31make L"),
    "end ": ("end x", "la fin ne correspond pas à la partie\u00a0: «\u00a0end x"),
}


@pytest.mark.parametrize("sound", BROKEN)
def test_a_broken_record_is_told_in_french(sound: str) -> None:
    record = played("northwest", 1, seats=2).record()
    broken, told = BROKEN[sound]
    assert sound in record
    with pytest.raises(skerry.RecordError) as caught:
        skerry.replay(record.replace(sound, broken, 1))
    assert caught.value.message("fr").startswith(f"ligne {caught.value.line}\u00a0: ")
    assert told in caught.value.message("fr")


@pytest.mark.parametrize("game", ["northwest", "northsea"])
def test_a_broken_diagram_in_a_record_is_told_with_its_line_in_the_record(game: str) -> None:
    record = skerry.from_diagram(played(game, 3, 40).diagram()).record()
    lines = record.splitlines()
    place = next(at for at, line in enumerate(lines) if line.startswith("| drawn: "))
    lines[place] = "| drawn: many"
    with pytest.raises(skerry.RecordError) as caught:
        skerry.replay("\n".join(lines))
    assert caught.value.line == place + 1
    assert "a whole number from 0 to 1000000 is expected, not “many”" in caught.value.reason
    assert "on attend un nombre entier de 0 à 1000000, et non «\u00a0many\u00a0»" in caught.value.message("fr")


@pytest.mark.parametrize("variant", VARIANTS)
def test_forged_actions_are_refused_in_good_order(variant: str) -> None:
    game = played(variant, 3, 20)
    rng = random.Random(5)
    before = game.record()
    forged = [rng.getrandbits(rng.randrange(1, 62)) for _ in range(500)] + [-1, 1 << 64, (1 << 63) - 1, 23298, 65285]
    for code in forged:
        if -(1 << 63) <= code < 1 << 63 and code in list(game.codes()):
            continue
        with pytest.raises(skerry.SkerryError, match=r"^(?!.*a defect)"):
            game.play_code(code)
    assert game.record() == before


def test_an_action_older_than_a_tile_that_it_names_means_what_its_notation_means() -> None:
    game = skerry.new("northwest", seed=1)
    dice = random.Random(1)
    while not any(str(action).startswith("ship place L") for action in game.legal()):
        game.play(dice.choice(game.legal()))
    placing = next(action for action in game.legal() if str(action).startswith("ship place L"))
    squares = str(placing).split()[3].split("-")
    early = [game.parse(f"ship move {square}") for square in squares]
    game.play(placing)
    for action in early:
        assert game.refusal(action) == game.refusal(str(action))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_text_that_is_no_action_is_not_legal(variant: str) -> None:
    assert "garbage" not in played(variant, 3, 5).legal()


@pytest.mark.parametrize("variant", VARIANTS)
def test_options_cannot_be_changed(variant: str) -> None:
    options: Any = played(variant, 3, 5).options
    with pytest.raises(TypeError):
        options["tuunbaq"] = True


@pytest.mark.parametrize("nothing", [None, b"skerry record 1", 7, []])
def test_what_is_no_text_is_no_record_and_no_game(nothing: Any) -> None:
    for read in (skerry.replay, skerry.from_diagram):
        with pytest.raises(skerry.RecordError, match="is text"):
            read(nothing)
    with pytest.raises(skerry.OptionError):
        skerry.new(nothing)
    with pytest.raises(skerry.OptionError):
        skerry.new("northwest", seed=True)


@pytest.mark.parametrize(
    "line", ["seed: 99", "seats: 2", "rules: 1", "setup", "game: northwest", "option tuunbaq: yes"]
)
def test_a_header_says_everything_once(line: str) -> None:
    record = skerry.new("northwest", seed=1).record()
    with pytest.raises(skerry.RecordError, match="a second line"):
        skerry.replay(record.replace("\n\n", f"\n{line}\n\n", 1))


@pytest.mark.parametrize("forged", ["seats: 4", "seed: 77", "option tuunbaq: yes"])
def test_a_header_must_fit_its_diagram(forged: str) -> None:
    record = skerry.from_diagram(skerry.new("northwest", seats=2, seed=1).diagram()).record()
    name = forged.split(": ")[0]
    told = next(line for line in record.splitlines() if line.startswith(f"{name}: "))
    assert skerry.replay(record).record() == record
    with pytest.raises(skerry.RecordError, match="the diagram has other"):
        skerry.replay(record.replace(told, forged, 1))
    with pytest.raises(skerry.RecordError, match="no line “setup”"):
        skerry.replay(record.replace(told, f"{told}\nsetup", 1))


def test_a_diagram_with_too_many_vikings_is_refused() -> None:
    text = played("northsea", 3, 120).diagram()
    land = [line.split(" at ")[1] for line in text.splitlines() if line.startswith("A vikings: ")]
    assert land
    more = "".join(f"B vikings: 1 at {home}\n" for home in land * 10)
    with pytest.raises(skerry.RecordError, match="Vikings"):
        skerry.from_diagram(text + more)


def test_a_diagram_in_which_all_captains_are_chosen_is_of_a_game_that_has_begun() -> None:
    game = skerry.new("northsea", seats=2, seed=1)
    for _ in range(2):
        game.play(game.legal()[0])
    lines = dict(line.split(": ", 1) for line in game.diagram().splitlines() if ": " in line)
    text = game.diagram().replace(f"phase: {lines['phase']}", "phase: captain")
    for name in ("first", "placings"):
        text = text.replace(f"{name}: {lines[name]}", f"{name}: {'-' if name == 'first' else '0'}")
    with pytest.raises(skerry.RecordError, match="all captains are chosen"):
        skerry.from_diagram(text)
