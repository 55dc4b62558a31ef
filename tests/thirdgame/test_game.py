"""The contract holds for a game that the package does not know: records, refusals, views, secrets, words, bots."""

from __future__ import annotations

import random
import re
from collections import Counter
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import skerry
from skerry import bots
from skerry.core.errors import IllegalAction, NotationError, RecordError, UnforcedChance
from skerry.core.kernel import random_playout
from skerry.locales import LANGUAGES, source, translate
from skerry.rulebook import rulebook
from tests.thirdgame.conftest import HERE

FULL_HOLD = """skerry diagram herring
seats: 2
seed: 7
storms: 4
turn: 3
first: A
sea: 6 4 1 4
hold: 2 0 3
landed A: 2 1 0
contract A: cod
landed B: 0 1 1
contract B: halibut
"""


def played(seed: int, seats: int = 3, until: int | None = None, **options: int) -> skerry.Game:
    game, rng = skerry.new("herring", seats=seats, seed=seed, **options), random.Random(seed)
    while game.to_act is not None and game.number != until:
        game.play(rng.choice(game.legal()))
    return game


def seat_of(game: skerry.Game) -> int:
    assert game.to_act is not None
    return game.to_act


# -- records ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_replays_without_the_generator(seats: int) -> None:
    for seed in range(20):
        game = played(seed, seats, storms=2 + seed % 7)
        twin = skerry.replay(game.record().replace(f"seed: {seed}", "seed: 99"))
        assert twin.record().replace("seed: 99", f"seed: {seed}") == game.record()
        assert (twin.scores(), twin.outcome, twin.diagram().replace("seed: 99", f"seed: {seed}")) == (
            game.scores(),
            game.outcome,
            game.diagram(),
        )


def test_every_position_can_be_set_up_from_its_diagram_and_goes_on() -> None:
    game = played(5)
    for number in range(game.number + 1):
        there = skerry.from_diagram(game.at(number).diagram())
        assert there.diagram() == game.at(number).diagram()
        assert there.codes() == game.at(number).codes()
        assert skerry.replay(there.record()).record() == there.record()


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("seats: 2", "seats: 5", 2),
        ("storms: 4", "storms: many", 4),
        ("first: A", "first: C", 6),
        ("sea: 6 4 1 4", "sea: 6 4 1", 7),
        ("hold: 2 0 3", "hold: 3 0 3", 8),
        ("landed A: 2 1 0", "landed A: 12 1 0", 12),
        ("contract B: halibut", "contract B: eel", 12),
        ("contract B: halibut", "", 11),
        ("contract B: halibut", "contract B: cod\nmore", 13),
    ],
)
def test_a_wrong_diagram_says_where(old: str, new: str, line: int) -> None:
    with pytest.raises(RecordError) as wrong:
        skerry.from_diagram(FULL_HOLD.replace(old, new))
    assert wrong.value.line == line
    for lang in LANGUAGES:
        assert not re.search(r"\{|herring-|record-", wrong.value.message(lang))


def test_chance_can_be_prescribed() -> None:
    game = skerry.new("herring", seed=1)
    game.play("haul", chance="card:halibut")
    assert game.view(None)["hold"] == {"herring": 0, "cod": 0, "halibut": 1}
    with pytest.raises(UnforcedChance):
        game.play("haul", chance="contract:cod")
    with pytest.raises(NotationError):
        game.play("haul", chance="card:eel")
    game.play_line(f"2 {'AB'[seat_of(game)]} haul = card:storm")
    assert game.view(None)["hold"] == {"herring": 0, "cod": 0, "halibut": 0}


def test_a_haul_cannot_be_taken_back_and_throwing_can() -> None:
    game = skerry.from_diagram(FULL_HOLD)
    game.play("throw herring")
    game.play("haul", chance="card:halibut")
    game.play("throw herring")
    assert game.undo_limit() == 2


# -- legality --------------------------------------------------------------------------------------


def why(game: skerry.Game, action: str) -> tuple[str, str] | None:
    refusal = game.refusal(action)
    return None if refusal is None else (refusal.rule, refusal.key.removeprefix("herring-refused-"))


def test_every_refusal_names_its_rule() -> None:
    fresh, full, over = skerry.new("herring", seed=1), skerry.from_diagram(FULL_HOLD), played(1)
    bare = skerry.from_diagram(FULL_HOLD.replace("sea: 6 4 1 4", "sea: 0 0 0 4"))
    assert why(fresh, "haul") is None
    assert why(fresh, "land") == ("HB-L1", "hold-empty")
    assert why(fresh, "throw cod") == ("HB-B1", "not-aboard")
    assert why(full, "haul") == ("HB-H2", "hold-full")
    assert why(full, "throw cod") == ("HB-B1", "not-aboard")
    assert why(bare, "haul") == ("HB-H3", "no-fish-left")
    full.play("throw herring")
    assert why(full, "throw herring") == ("HB-B1", "hold-not-full")
    assert why(over, "haul") == ("HB-E1", "over")
    with pytest.raises(NotationError):
        fresh.play("throw eel")


def test_what_is_refused_changes_nothing_and_everything_else_is_legal() -> None:
    for seed in range(10):
        game, rng = skerry.new("herring", seats=2, seed=seed), random.Random(seed)
        while game.to_act is not None:
            legal = set(map(str, game.legal()))
            for action in ("haul", "land", "throw herring", "throw cod", "throw halibut"):
                assert (game.refusal(action) is None) == (action in legal)
                if action not in legal:
                    before = game.record()
                    with pytest.raises(IllegalAction):
                        game.play(action)
                    assert game.record() == before
            game.play(rng.choice(game.legal()))


# -- what a seat may know ----------------------------------------------------------------------------


def told_to(game: skerry.Game, seat: int | None) -> dict[str, Any]:
    """All that leaves the game for a seat or a spectator."""
    return {
        "view": game.view(seat),
        "record": game.record(seat),
        "events": [[event.seen_by(seat) for event in events] for _, events in game.steps()],
        "scores": game.score_sheet().data(),
        "legal": list(map(str, game.legal())),
    }


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nothing_tells_what_a_seat_cannot_know(seat: int | None) -> None:
    contracts = set()
    for seed in range(8):
        game = played(seed, until=9)
        for number in range(6):
            world = game.sample(seat, random.Random(number))
            assert told_to(world, seat) == told_to(game, seat)
            assert skerry.replay(world.record()).record() == world.record()
            contracts.add(tuple(player["contract"] for player in map(dict, world.at(0).view(1)["players"])))  # type: ignore[arg-type, union-attr]
    assert len(contracts) > 1


def test_a_position_from_a_diagram_keeps_its_secrets_too() -> None:
    game = skerry.from_diagram(FULL_HOLD)
    game.play("land")
    worlds = [game.sample(0, random.Random(number)) for number in range(20)]
    assert {str(world.view(0)) for world in worlds} == {str(game.view(0))}
    assert {"contract B: halibut" in world.record() for world in worlds} == {True, False}
    assert "contract" not in game.record(0)


def test_contracts_are_shown_at_the_end_and_count_then() -> None:
    game = played(3)
    kinds = Counter(event.kind for event in list(game.steps())[-1][1])
    assert kinds["contract-shown"] == 3
    assert all(player["contract"] for player in game.view(None)["players"])  # type: ignore[index, union-attr, call-overload]
    assert "?" not in game.record(None)
    for seat in range(3):
        assert game.score_sheet().total(seat) == game.scores()[seat]


# -- words -------------------------------------------------------------------------------------------


def messages(lang: str, part: str) -> dict[str, ast.Message]:
    body = FluentParser().parse(source(lang, part)).body
    assert not [entry for entry in body if isinstance(entry, ast.Junk)]
    return {entry.id.name: entry for entry in body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("part", ["herring", "rules-herring"])
def test_both_languages_say_the_same(part: str) -> None:
    english, french = (messages(lang, part) for lang in LANGUAGES)
    assert english
    assert list(english) == list(french)


def test_every_rule_that_the_code_names_is_in_the_book_and_the_other_way_round() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("herring/*.py"))
    for lang in LANGUAGES:
        book = {rule.id for section in rulebook(skerry.games()["herring"], lang) for rule in section.rules}
        named = set(re.findall(r"HB-[A-Z]\d", code)) | {"HB-S3", "HB-H1"}
        assert named == book


def test_the_position_and_the_actions_have_words() -> None:
    game = skerry.from_diagram(FULL_HOLD)
    view: Any = game.view(1)
    words = {lang: [translate(lang, told["key"], told["args"]) for told in view["told"]] for lang in LANGUAGES}
    assert words["en"][0] == "Day 2 of 4"
    assert words["fr"][0] == "Jour 2 sur 4"
    assert "B has a contract for halibut" in words["en"]
    assert not any("A has a contract" in line for line in words["en"])
    actions = [action.data() for action in game.legal()]
    said = [translate("fr", f"herring-action-{data['kind']}", data) for data in actions]  # type: ignore[arg-type]
    assert said == ["Débarquer la pêche", "Rejeter un hareng", "Rejeter un flétan"]


def test_everything_that_happens_has_words() -> None:
    kinds, endings, categories = set(), set(), set()
    for seed in range(60):
        game = played(seed, 2 + seed % 3, storms=3)
        kinds |= {event.kind for _, events in game.steps() for event in events}
        endings.add(game.outcome.reason)  # type: ignore[union-attr]
        categories |= {line.category for line in game.score_sheet().lines}
    keys = [f"herring-event-{kind}" for kind in kinds] + [f"herring-outcome-{reason}" for reason in endings]
    keys += [f"herring-score-{category}" for category in categories]
    assert len(keys) == 6 + 3 + 5
    for lang in LANGUAGES:
        assert [key for key in keys if translate(lang, key, {}) == key] == []


# -- bots --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["random", "boy", "mate", "captain@8", "admiral@8"])
def test_every_level_plays(level: str) -> None:
    game = skerry.new("herring", seats=3, seed=11)
    while game.to_act is not None:
        game.play(bots.get(level).choose(game, game.to_act))
    assert game.outcome is not None


def test_the_searching_bot_is_better_than_chance() -> None:
    won = 0.0
    for seed in range(24):
        game = skerry.new("herring", seats=2, seed=seed // 2)
        levels = ("random", "captain@16") if seed % 2 else ("captain@16", "random")
        while game.to_act is not None:
            level = levels[game.to_act]
            game.play(bots.get(level).choose(game, game.to_act, bots.Budget(seed=seed)))
        assert game.outcome is not None
        winners = game.outcome.winners
        won += (levels.index("captain@16") in winners) / len(winners)
    assert won / 24 > 0.7


def test_a_bot_does_not_look_at_what_its_seat_cannot_know() -> None:
    game = played(4, until=7)
    seat = seat_of(game)
    chosen = {
        str(bots.get("captain@20").choose(game.sample(seat, random.Random(number)), seat, bots.Budget(seed=1)))
        for number in range(5)
    }
    assert chosen == {str(bots.get("captain@20").choose(game, seat, bots.Budget(seed=1)))}


def test_hints_say_why_in_both_languages() -> None:
    game = skerry.from_diagram(FULL_HOLD)
    for hint in bots.get("captain").hints(game, seat_of(game), bots.Budget(nodes=20)):
        assert hint.reasons
        for reason in hint.reasons:
            for lang in LANGUAGES:
                assert translate(lang, f"bots-reason-{reason.key}", reason.args) != f"bots-reason-{reason.key}"


def test_random_play_of_the_kernel_is_the_same_for_the_same_seed() -> None:
    checksums = set()
    for _ in range(3):
        kernel = skerry.new("herring", seats=4, seed=5).kernel
        random_playout(kernel, 6, 1000)
        checksums.add(kernel.checksum())
    assert len(checksums) == 1
