"""What must hold in every position: conservation, hidden information, independence of copies, round trips."""

from __future__ import annotations

import itertools
import json
import random
from collections import Counter
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

import skerry
from skerry import Game, IllegalAction
from tests.oracle.northwest import KINDS, LARGE, SMALL_COPIES, TERROR, TOKENS
from tests.oracle.northwest_compare import MODES, leaning

SYMBOLS = Counter(tile.symbol for tile in LARGE.values() if tile.symbol)


def check_conservation(game: Game, given: Counter[str]) -> None:
    """Nothing is made and nothing vanishes; `given` are the tokens paid to the Tuunbaq."""
    view: dict[str, Any] = game.view(None)
    check_large_tiles(view)
    check_small_tiles(view)
    check_tokens(view, given)
    for player in view["players"]:
        crew = player["crew"]
        assert sum(crew[column][state] for column in ("ship", "sled") for state in ("available", "resting")) == (
            7 - crew["gone"]
        )
        assert min(*crew["ship"].values(), *crew["sled"].values(), crew["gone"]) >= 0
        if player["sled"]["state"] != "deployed":
            assert crew["sled"] == {"available": 0, "resting": 0}


def check_large_tiles(view: dict[str, Any]) -> None:
    placed = [tile["tile"] for tile in view["board"]["tiles"] if tile["kind"] == "large"]
    held = [tile for player in view["players"] for tile in player["reserve"]["large"]]
    shown = [tile for tile in view["display"] if tile in LARGE]
    known = placed + held + shown
    assert len(known) == len(set(known))
    missing = 64 - len(known) - view["reserve"]
    assert missing >= 0 if view["game"] in TERROR else missing == 0


def check_small_tiles(view: dict[str, Any]) -> None:
    used = Counter(
        tile["tile"] for tile in view["board"]["tiles"] if tile["kind"] in ("small", "filler", "joker") and tile["tile"]
    )
    for player in view["players"]:
        used.update(player["reserve"]["small"])
    used.update(view["piles"])
    if view["game"] in TERROR:
        used.update(view["terror"]["small_display"])
        assert all(used[kind] <= SMALL_COPIES[kind] for kind in KINDS)
    else:
        assert {kind: used[kind] for kind in KINDS} == SMALL_COPIES
        assert view["small_left"] == sum(view["piles"].values())


def check_tokens(view: dict[str, Any], given: Counter[str]) -> None:
    expected = Counter({"cairn": 2}) + Counter(
        LARGE[tile["tile"]].symbol for tile in view["board"]["tiles"] if tile["kind"] == "large"
    )
    found = Counter(token["kind"] for token in view["board"]["tokens"]) + given
    for player in view["players"]:
        found.update(player["tokens"])
    for kind in TOKENS[:4]:
        assert found[kind] == expected[kind], kind
    shared = 2 if view["game"] == "terror-coop" else 1
    assert found["cartography"] == shared * (20 - view["cartography_left"])
    assert len(view["board"]["islands"]) >= 20 - view["cartography_left"]


def tokens_given(game: Game) -> Counter[str]:
    """The tokens paid to the Tuunbaq so far."""
    last_words = [str(game.action_type(entry.code)).split()[-2:] for entry in game.entries()]
    return Counter(words[1] for words in last_words if words[0] == "giving" and words[1] in TOKENS)


@pytest.mark.parametrize(("mode", "seats", "options"), MODES, ids=lambda value: str(value))
def test_conservation_in_whole_games(mode: str, seats: int, options: dict[str, Any]) -> None:
    """NW-G5, NW-G6, NW-S1: tiles, tokens and crew are conserved, whatever is played."""
    for seed in range(2):
        rng = random.Random(seed)
        choose = leaning(rng)
        game = skerry.new(mode, seats=seats, seed=seed, **options)
        while game.to_act is not None:
            game.play(choose(game, [str(action) for action in game.legal()], rng))
            check_conservation(game, tokens_given(game))


def check_points_add_up(game: Game) -> None:
    sheet = game.score_sheet()
    assert [sheet.total(seat) for seat in range(game.seats)] == game.scores()
    assert all(line.rule.startswith("NW-") for line in sheet.lines)


def same(one: Game, other: Game) -> None:
    """Two games in the same position, as far as anybody can tell."""
    assert one.diagram() == other.diagram()
    assert one.to_act == other.to_act
    assert one.scores() == other.scores()
    assert list(one.codes()) == list(other.codes())
    assert one.outcome == other.outcome


class AnyGame(RuleBasedStateMachine):
    """Legal and illegal actions in any order, in any mode."""

    game: Game

    @initialize(case=st.sampled_from(MODES), seed=st.integers(0, 2**62 - 1), ahead=st.integers(0, 120))
    def set_up(self, case: tuple[str, int, dict[str, Any]], seed: int, ahead: int) -> None:
        mode, seats, options = case
        self.game = skerry.new(mode, seats=seats, seed=seed, **options)
        rng = random.Random(seed)
        choose = leaning(rng)
        while self.game.number < ahead and self.game.to_act is not None:
            self.game.play(choose(self.game, [str(action) for action in self.game.legal()], rng))

    @precondition(lambda self: self.game.to_act is not None)
    @rule(index=st.integers(0, 10_000))
    def play(self, index: int) -> None:
        actions = self.game.legal()
        assert len(actions) > 0
        action = actions[index % len(actions)]
        assert self.game.refusal(action) is None
        assert self.game.refusal(str(action)) is None
        assert self.game.parse(str(action)) == action
        events = list(self.game.play(action))
        json.dumps([event.seen_by(None) for event in events])

    @rule(index=st.integers(0, 10_000))
    def play_on_a_copy(self, index: int) -> None:
        before = (self.game.diagram(), self.game.record(), self.game.kernel.checksum(), self.game.view(0))
        twin = self.game.copy()
        same(twin, self.game)
        for step in range(5):
            if twin.to_act is not None:
                twin.play(twin.legal()[(index + step) % len(twin.legal())])
        assert (self.game.diagram(), self.game.record(), self.game.kernel.checksum(), self.game.view(0)) == before

    @rule()
    def replay(self) -> None:
        twin = skerry.replay(self.game.record())
        same(twin, self.game)
        assert twin.record() == self.game.record()
        assert twin.kernel.checksum() == self.game.kernel.checksum()
        for seat in (None, *range(self.game.seats)):
            assert twin.view(seat) == self.game.view(seat)

    @rule()
    def draw_a_diagram(self) -> None:
        twin = skerry.from_diagram(self.game.diagram())
        assert twin.diagram() == self.game.diagram()
        assert twin.to_act == self.game.to_act
        assert list(twin.codes()) == list(self.game.codes())
        assert twin.scores() == self.game.scores()

    @rule(seed=st.integers(0, 2**32))
    def redraw_what_nobody_knows(self, seed: int) -> None:
        for seat in (None, *range(self.game.seats)):
            sampled = self.game.sample(seat, random.Random(seed))
            assert sampled.view(seat) == self.game.view(seat)
            assert list(sampled.codes()) == list(self.game.codes())
            check_conservation(sampled, tokens_given(self.game))

    @invariant()
    def conserved(self) -> None:
        check_conservation(self.game, tokens_given(self.game))

    @invariant()
    def points_add_up(self) -> None:
        check_points_add_up(self.game)

    @invariant()
    def views_are_plain_data(self) -> None:
        for seat in (None, *range(self.game.seats)):
            view = self.game.view(seat)
            assert json.loads(json.dumps(view)) == view

    @invariant()
    def over_means_over(self) -> None:
        over = self.game.outcome is not None
        assert over == (self.game.to_act is None) == (len(self.game.legal()) == 0)


AnyGame.TestCase.settings = settings(
    max_examples=12,
    stateful_step_count=10,
    phases=(Phase.explicit, Phase.generate),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
TestAnyGame = AnyGame.TestCase


def some_positions(games: int = 1, every: int = 17) -> list[Game]:
    """Positions from the middle of games of every mode."""
    found = []
    for mode, seats, options in MODES:
        for seed in range(games):
            rng = random.Random(seed)
            choose = leaning(rng)
            game = skerry.new(mode, seats=seats, seed=seed, **options)
            while game.to_act is not None:
                if game.number % every == 0:
                    found.append(game.copy())
                game.play(choose(game, [str(action) for action in game.legal()], rng))
            found.append(game)
    return found


def test_an_illegal_action_changes_nothing() -> None:
    """`play` raises `IllegalAction` with the refusal and leaves everything as it was."""
    tried = 0
    positions = some_positions()
    for game, other in itertools.pairwise(positions):
        if game.info.id != other.info.id or game.to_act is None:
            continue
        before = (game.diagram(), game.record(), game.kernel.checksum(), game.view(None))
        for action in list(other.legal())[:40]:
            refusal = game.refusal(action)
            assert (refusal is None) == (action in game.legal())
            if refusal is not None:
                tried += 1
                with pytest.raises(IllegalAction) as caught:
                    game.play(action)
                assert caught.value.refusal == refusal
        assert (game.diagram(), game.record(), game.kernel.checksum(), game.view(None)) == before
    assert tried > 300


def test_a_sample_draws_the_unknown_anew() -> None:
    """Two samples agree with all that is known, and go on differently; the game itself is not touched."""
    game = skerry.new("northwest", seats=2, seed=9)
    before = game.kernel.checksum()
    draws = set()
    for seed in range(20):
        sampled = game.sample(0, random.Random(seed))
        assert sampled.view(0) == game.view(0)
        sampled.play(sampled.legal()[0])
        draws.add(tuple(sampled.view(0)["display"]))  # type: ignore[arg-type]
    assert len(draws) > 5
    assert game.kernel.checksum() == before


def test_a_replayed_game_goes_on_identically() -> None:
    for game in some_positions(games=1, every=40):
        twin, again = skerry.replay(game.record()), game.copy()
        rng = random.Random(game.number)
        while again.to_act is not None:
            action = rng.choice(list(again.legal()))
            again.play(action)
            twin.play(action)
        same(twin, again)
        assert twin.record() == again.record()


def test_positions_can_be_revisited() -> None:
    for game in some_positions(games=1, every=60):
        half = game.number // 2
        earlier = game.at(half)
        assert earlier.number == half
        for entry in game.entries()[half:]:
            earlier.play(earlier.action_type(entry.code), chance=entry.chance)
        same(earlier, game)


def test_undo_goes_back_to_the_own_turn_but_past_nothing_revealed() -> None:
    """The limit of undo: the start of the turn, or just after the latest revelation."""
    for mode, seats, options in MODES:
        rng = random.Random(5)
        choose = leaning(rng)
        game = skerry.new(mode, seats=seats, seed=5, **options)
        assert game.undo_limit() == 0
        while game.to_act is not None and game.number < 150:
            seat, turn, limit = game.to_act, game.turn, game.undo_limit()
            game.play(choose(game, [str(action) for action in game.legal()], rng))
            entry = game.entries()[-1]
            assert entry.revealed or not entry.chance
            if game.to_act != seat or game.turn != turn or entry.revealed:
                assert game.undo_limit() == game.number
            else:
                assert game.undo_limit() == limit
                assert game.at(limit).to_act == seat


def test_reveals_says_beforehand_what_cannot_be_undone() -> None:
    for game in some_positions(games=1, every=25):
        before = game.kernel.checksum()
        for action in list(game.legal())[:30]:
            expected = game.reveals(action)
            twin = game.copy()
            twin.play(action)
            assert twin.entries()[-1].revealed == expected
        assert game.kernel.checksum() == before
