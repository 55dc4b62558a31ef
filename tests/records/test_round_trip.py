"""A record tells the whole game, a diagram the whole position, and both come back unchanged."""

from __future__ import annotations

import pytest

import skerry
from tests.records.games import VARIANTS, played

STAGES = [0, 1, 7, 40, 150, 1_000_000]


@pytest.mark.parametrize("actions", STAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_record_replays_to_the_same_game(variant: str, actions: int) -> None:
    game = played(variant, 3, actions)
    again = skerry.replay(game.record())
    assert again.record() == game.record()
    assert again.kernel.checksum() == game.kernel.checksum()
    assert again.scores() == game.scores()
    assert again.legal() == game.legal()
    assert [again.view(seat) for seat in (None, *range(game.seats))] == [
        game.view(seat) for seat in (None, *range(game.seats))
    ]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_replayed_game_goes_on_like_the_original(variant: str) -> None:
    game = played(variant, 5, 30).copy()
    again = skerry.replay(game.record())
    for _ in range(30):
        if game.to_act is None:
            break
        action = game.legal()[len(game.legal()) // 2]
        game.play(action)
        again.play(str(action))
    assert again.record() == game.record()


@pytest.mark.parametrize("actions", STAGES)
@pytest.mark.parametrize("variant", VARIANTS)
def test_a_diagram_sets_up_the_same_position(variant: str, actions: int) -> None:
    game = played(variant, 4, actions)
    again = skerry.from_diagram(game.diagram())
    assert again.diagram() == game.diagram()
    assert again.scores() == game.scores()
    assert again.to_act == game.to_act
    assert sorted(map(str, again.legal())) == sorted(map(str, game.legal()))


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_game_from_a_diagram_has_a_record_too(variant: str) -> None:
    game = skerry.from_diagram(played(variant, 6, 50).diagram())
    for _ in range(10):
        if game.to_act is not None:
            game.play(game.legal()[0])
    again = skerry.replay(game.record())
    assert again.record() == game.record()
    assert again.diagram() == game.diagram()


@pytest.mark.parametrize("variant", VARIANTS)
def test_any_earlier_position_comes_back(variant: str) -> None:
    game = played(variant, 3, 40)
    for number in (0, 1, 13, game.number):
        assert game.at(number).record().splitlines()[:-1] == played(variant, 3, number).record().splitlines()[:-1]


@pytest.mark.parametrize("variant", VARIANTS)
def test_line_endings_and_a_byte_order_mark_do_no_harm(variant: str) -> None:
    game = played(variant, 3, 20)
    mangled = "\ufeff" + game.record().replace("\n", "\r\n")
    assert skerry.replay(mangled).record() == game.record()


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_finished_game_offers_nothing(variant: str) -> None:
    game = played(variant, 3, 1_000_000)
    assert game.to_act is None
    assert list(game.legal()) == []
    assert list(game.codes()) == list(game.kernel.codes()) == []
    assert game.costs() == []
