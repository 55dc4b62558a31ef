"""Many games at once: the same as one by one, into arrays of the caller's."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable

import numpy as np
import pytest

import skerry
from skerry.envs.batch import Batch
from skerry.envs.coding import EncodingError, observe, rows

GAMES = tuple(skerry.games())


@pytest.mark.parametrize("name", GAMES)
def test_a_batch_shows_what_its_games_show(name: str) -> None:
    batch = skerry.batch(name, 3, seed=4)
    seen, actions = batch.arrays()
    allowed = np.zeros((3, batch.room), np.bool_)
    for tick in range(120):
        batch.observe(seen)
        batch.describe(actions)
        batch.mask(allowed)
        for place in range(3):
            game = batch.game(place)
            assert game.to_act == batch.to_act[place]
            assert np.array_equal(seen[place], observe(game, game.to_act))
            assert np.array_equal(actions[place, : batch.counts[place]], rows(game))
            assert not actions[place, batch.counts[place] :].any()
            assert allowed[place].sum() == len(game.legal())
        batch.step(batch.random_choices(tick))


def test_an_array_that_was_used_otherwise_is_written_as_a_whole() -> None:
    batch = skerry.batch("northsea", 2, seed=4)
    ours, theirs = batch.arrays()[1], np.full_like(batch.arrays()[1], 5)
    for tick in range(6):
        batch.describe(ours)
        batch.describe(theirs)
        assert np.array_equal(ours, theirs)
        theirs[:] = 5
        batch.step(batch.random_choices(tick))


def test_games_that_end_begin_anew_and_depend_on_seed_and_place_alone() -> None:
    def played(size: int) -> list[tuple[int, list[int]]]:
        batch, found = skerry.batch("northwest", size, seed=9), []
        for tick in range(1200):
            choices = [(tick * 7 + place) % count for place, count in enumerate(batch.counts.tolist())]
            finished = batch.step(choices)
            found += [
                (place, scores) for place, scores in zip(finished.index, finished.scores, strict=True) if place < 2
            ]
            assert all(-1 <= reward <= 1 for by_seat in finished.rewards for reward in by_seat)
        return found

    few, many = played(2), played(5)
    assert len(few) > 3
    assert few == many


def test_each_game_may_have_a_seed_of_its_own() -> None:
    alike, other = skerry.batch("northwest", 3, seed=[5, 8, 5]), skerry.batch("northwest", 2, seed=[8, 5])
    assert alike.game(0) == alike.game(2) == other.game(1)
    assert alike.game(1) == other.game(0) != alike.game(0)
    with pytest.raises(EncodingError):
        skerry.batch("northwest", 3, seed=[1, 2])


@pytest.mark.parametrize("name", GAMES)
def test_a_game_of_a_batch_is_a_whole_game(name: str) -> None:
    batch = skerry.batch(name, 3, seed=2)
    for tick in range(30):
        batch.step(batch.random_choices(tick))
    for place in range(3):
        game = batch.game(place)
        assert skerry.replay(game.record()) == pickle.loads(pickle.dumps(game)) == game
        assert game.play(game.legal()[0])
        assert batch.game(place) != game


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda batch: pickle.loads(pickle.dumps(batch))])
@pytest.mark.parametrize("name", GAMES)
def test_a_copy_of_a_batch_goes_on_as_it_would_have(name: str, copied: Callable[[Batch], Batch]) -> None:
    batch = skerry.batch(name, 4, seed=2)
    for tick in range(40):
        batch.step(batch.random_choices(tick))
    twin, ended = copied(batch), 0
    seen, twin_seen = batch.arrays()[0], twin.arrays()[0]
    for tick in range(40, 400):
        batch.observe(seen)
        twin.observe(twin_seen)
        assert (seen == twin_seen).all()
        finished = batch.step(batch.random_choices(tick))
        assert twin.step(twin.random_choices(tick)) == finished
        ended += len(finished.index)
    assert ended


def test_wrong_choices_and_arrays_are_refused() -> None:
    batch = skerry.batch("northsea", 2)
    seen, actions = batch.arrays()
    with pytest.raises(EncodingError):
        batch.step([0, 999])
    with pytest.raises(EncodingError):
        batch.observe(actions.reshape(2, -1))
    with pytest.raises(EncodingError):
        batch.observe(seen.astype(np.int16))  # type: ignore[arg-type]
    with pytest.raises(EncodingError):
        batch.observe(np.asfortranarray(seen))
    with pytest.raises(EncodingError):
        skerry.batch("northwest", 0)
    tight = skerry.batch("northsea", 1, room=1)
    with pytest.raises(EncodingError):
        tight.describe(tight.arrays()[1])
    with pytest.raises(skerry.OptionError):
        skerry.batch("no game", 2)
    for room in (0, -1):
        with pytest.raises(EncodingError, match="room"):
            skerry.batch("northsea", 2, room=room)
    for seed in (None, 1.5, "ab", -1, 1 << 70, True, [1, 1 << 70], [1, None]):
        with pytest.raises(skerry.OptionError, match="seed"):
            skerry.batch("northsea", 2, seed=seed)  # type: ignore[arg-type]


@pytest.mark.parametrize("places", [[2], [-1], [0, 0]])
def test_only_places_of_the_batch_are_stepped_each_once(places: list[int]) -> None:
    batch = skerry.batch("northsea", 2)
    before = [game.diagram() for game in map(batch.game, range(2))]
    with pytest.raises(EncodingError, match="each once"):
        batch.step_some(places, [0] * len(places))
    assert [game.diagram() for game in map(batch.game, range(2))] == before


@pytest.mark.parametrize("name", GAMES)
def test_there_is_room_for_the_legal_actions_of_any_position_in_play(name: str) -> None:
    batch, most = skerry.batch(name, 32, seed=2), 0
    for tick in range(400):
        most = max(most, int(batch.counts.max()))
        batch.step(batch.random_choices(tick))
    assert 100 < most < batch.room
    assert batch.arrays()[1].shape[1] == batch.room


def test_seeds_may_be_numpy_s() -> None:
    one, other = skerry.batch("northsea", 2, seed=np.int64(5)), skerry.batch("northsea", 2, seed=5)
    assert one.game(1) == other.game(1)
    assert skerry.batch("northsea", 2, seed=np.arange(2)).game(0) == skerry.batch("northsea", 2, seed=[0, 1]).game(0)
