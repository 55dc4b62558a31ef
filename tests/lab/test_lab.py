"""The laboratory: results that can be trusted, resumed, reported and compared."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from skerry import bots
from skerry.lab.arena import ArenaError, Pairing, Table, check, duplicate_tasks
from skerry.lab.playing import GameResult, Task, play_game
from skerry.lab.results import ResultsError, cut, read, read_interrupted, write_line
from skerry.lab.running import of_another_run, run, unfinished
from skerry.lab.stats import difference, elo, fisher, student, wilson
from skerry.lab.winning import win_share

TASKS = [Task("northsea", ("random", "boy"), seed) for seed in range(4)]


def same(result: GameResult) -> tuple[object, ...]:
    """A result without the time it took."""
    return tuple(value for name, value in result.data().items() if name != "seconds")


def played(tasks: list[Task], workers: int = 1, on: str = "processes") -> list[GameResult]:
    results: list[GameResult] = []
    run(tasks, workers, results.append, "ray" if on == "ray" else "processes")
    return results


def test_a_task_has_one_result() -> None:
    task = Task("northwest", ("boy", "random"), 5, nodes=10)
    assert same(play_game(task)) == same(play_game(task))


def test_workers_change_nothing_but_the_time() -> None:
    assert [same(result) for result in played(TASKS, 2)] == [same(result) for result in played(TASKS, 1)]


def test_ray_changes_nothing_but_the_place() -> None:
    assert [same(result) for result in played(TASKS[:2], on="ray")] == [same(result) for result in played(TASKS[:2])]


def test_categories_add_up_to_the_scores() -> None:
    for result in played([Task(game, ("mate", "boy"), 3) for game in ("northwest", "northsea")]):
        assert [sum(seat.values()) for seat in result.categories] == list(result.scores)


def test_results_survive_the_file_and_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    results = played(TASKS[:2])
    file.write_text("".join(write_line(result) + "\n" for result in results))
    assert [same(result) for result in read(file)] == [same(result) for result in results]
    assert unfinished(TASKS, read(file)) == TASKS[2:]


def test_a_broken_results_file_names_its_line(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(write_line(played(TASKS[:1])[0]) + "\n{}\n")
    with pytest.raises(ResultsError, match="line 2"):
        read(file)
    with pytest.raises(ResultsError, match="ligne 2"):
        read(file, "fr")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_results_file_that_cannot_be_read_is_told(lang: str, tmp_path: Path) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe")
    for name, told in (("missing", "No such file"), ("bytes", "UTF-8")):
        with pytest.raises(ResultsError, match=told):
            read(tmp_path / name, lang)


@pytest.mark.parametrize("end", ["", "\n"])
def test_a_last_line_that_broke_off_is_cut_off(end: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    one, other = (write_line(result) for result in played(TASKS[:2]))
    file.write_text(f"{one}\n{other[:40]}{end}")
    results, size = read_interrupted(file)
    assert unfinished(TASKS, results) == TASKS[1:]
    cut(file, size)
    assert file.read_text() == f"{one}\n"


def test_a_missing_last_newline_is_added(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    line = write_line(played(TASKS[:1])[0])
    file.write_text(line)
    results, size = read_interrupted(file)
    assert len(results) == 1
    cut(file, size)
    assert file.read_text() == f"{line}\n"


@pytest.mark.parametrize("content", ["HALF\nWHOLE\n", "notes of mine", "WHOLE\n{}\n"])
def test_what_is_broken_elsewhere_stays_an_error(content: str, tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    line = write_line(played(TASKS[:1])[0])
    file.write_text(content.replace("HALF", line[:40]).replace("WHOLE", line))
    with pytest.raises(ResultsError, match=r"line [12]"):
        read_interrupted(file)


@pytest.mark.parametrize(
    "change",
    [
        {"game": "northwest", "options": {}},
        {"players": ("boy", "random")},
        {"players": ("random", "boy", "boy")},
        {"options": {"side": "B"}},
        {"nodes": 7},
        {"seconds": 0.5},
    ],
)
def test_a_result_of_another_run_is_known_as_such(change: dict[str, object]) -> None:
    results = played(TASKS[:1])
    others = [replace(task, **change) for task in TASKS]
    assert of_another_run(TASKS, results) == []
    assert of_another_run(others, results) == results
    assert unfinished(others, results) == others


def test_a_result_of_an_older_file_has_no_budget_but_counts(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    data = played(TASKS[:1])[0].data()
    del data["budget"]
    file.write_text(json.dumps(data) + "\n")
    assert of_another_run(TASKS, read(file)) == []
    assert unfinished(TASKS, read(file)) == TASKS[1:]


@pytest.mark.parametrize("seed", [3, (1 << 62) - 1])
def test_the_bots_seeds_stay_in_their_range(seed: int, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bots.Budget] = []
    budget = bots.Budget

    def noted(seconds: float | None, nodes: int | None, seed: int) -> bots.Budget:
        given.append(budget(seconds, nodes, seed))
        return given[-1]

    monkeypatch.setattr(bots, "Budget", noted)
    play_game(Task("northsea", ("random", "random"), seed))
    assert len({one.seed for one in given}) == len(given) == 2
    assert all(0 <= one.seed < 1 << 62 for one in given)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("rivals", "told"),
    [
        (("boy",), "two|deux"),
        (("boy", "mate", "boy"), "boy"),
    ],
)
def test_what_cannot_be_compared_is_refused(rivals: tuple[str, ...], told: str, lang: str) -> None:
    with pytest.raises(ArenaError, match=told):
        check(rivals, lang)


def test_a_duplicate_is_the_same_seed_in_both_seat_orders() -> None:
    tasks = duplicate_tasks("northwest", ("boy", "mate", "captain"), 4, seed=7)
    assert len(tasks) == 3 * 4
    for one, other in zip(tasks[::2], tasks[1::2], strict=True):
        assert one.seed == other.seed
        assert one.players == other.players[::-1]


def test_pairings_count_from_the_first_bots_side() -> None:
    results = played(duplicate_tasks("northsea", ("boy", "random"), 6))
    table = Table(("boy", "random"))
    for result in results:
        table.add(result)
    pairing = table.pairings["boy", "random"]
    won = sum(result.players[result.winners[0]] == "boy" for result in results if len(result.winners) == 1)
    drawn = sum(len(result.winners) == 2 for result in results)
    assert (pairing.taken, pairing.games) == (won + drawn / 2, 6)
    assert table.ratings()["boy"] == pytest.approx(-table.ratings()["random"])


@pytest.mark.parametrize(("game", "seats"), [("northsea-solo", 1), ("terror-solo", 1), ("terror-coop", 2)])
def test_without_rivals_every_bot_plays_the_same_seeds(game: str, seats: int) -> None:
    tasks = duplicate_tasks(game, ("random", "boy", "mate"), 3, seed=5)
    assert [(task.seed, task.players) for task in tasks] == [
        (seed, (bot,) * seats) for seed in (5, 6, 7) for bot in ("random", "boy", "mate")
    ]


def test_without_rivals_the_better_result_takes_the_pair() -> None:
    model = play_game(Task("terror-coop", ("boy", "boy"), 1))
    table = Table(("boy", "mate"))
    for seed, (boy, mate) in enumerate([((9, 9), (1, 1)), ((9, 9), (8, 10)), ((5, 5), (2, 2)), ((0, 0), (6, 7))]):
        for bot, scores in (("mate", mate), ("boy", boy)):
            winners = (0, 1) if (bot, seed) == ("mate", 2) else ()
            table.add(replace(model, players=(bot, bot), seed=seed, scores=scores, winners=winners))
    pairing = table.pairings["boy", "mate"]
    assert dict(pairing.taken_by_seed) == {0: [1.0], 1: [0.5], 2: [0.0], 3: [0.0]}
    assert (pairing.points_for, pairing.points_against) == (18 + 18 + 10, 2 + 18 + 4 + 13)


def test_an_interval_widens_where_the_games_of_a_seed_agree() -> None:
    agreeing, apart = Pairing("a", "b"), Pairing("a", "b")
    for seed in range(10):
        for order in (0, 1):
            agreeing.add(seed, float(seed < 5), 0, 0)
            apart.add(seed, float(order), 0, 0)
    assert agreeing.rate == apart.rate == 0.5
    assert agreeing.interval == pytest.approx(wilson(5, 10))
    assert apart.interval == pytest.approx(wilson(10, 20))


@pytest.mark.parametrize(("taken", "bounds"), [(1.0, (0.51, 1.0)), (0.0, (0.0, 0.49))])
def test_an_interval_of_a_clean_sweep_is_no_point(taken: float, bounds: tuple[float, float]) -> None:
    pairing = Pairing("a", "b")
    for seed in (0, 0, 1, 1):
        pairing.add(seed, taken, 0, 0)
    assert pairing.interval == pytest.approx(bounds, abs=0.01)


@pytest.mark.parametrize(("game", "share"), [("northsea", 0.5), ("terror-coop", 1.0)])
def test_rivals_share_a_win_and_companions_have_it_whole(game: str, share: float) -> None:
    result = replace(play_game(Task(game, ("random", "random"), 1)), winners=(0, 1))
    assert win_share(result, 1) == share
    assert win_share(replace(result, winners=(0,)), 1) == 0


def test_statistics_against_known_values() -> None:
    assert wilson(75, 100) == pytest.approx((0.6569, 0.8245), abs=1e-3)
    assert elo(("a", "b"), {("a", "b"): 75.5, ("b", "a"): 24.5})["a"] == pytest.approx(190.8 / 2, abs=3)
    gap, p = difference([1, 2, 3, 4], [11, 12, 13, 14])
    assert gap == -10
    assert p == pytest.approx(3.4e-5, rel=0.02)
    assert difference([1, 2, 3], [1, 2, 3]) == (0, 1)


@pytest.mark.parametrize(("t", "freedom"), [(12.706, 1), (2.228, 10), (-2.228, 10), (1.972, 200), (1.9623, 1000)])
def test_students_t_against_the_printed_tables(t: float, freedom: float) -> None:
    assert student(t, freedom) == pytest.approx(0.05, abs=1e-3)


def test_fishers_exact_test_against_known_values() -> None:
    assert fisher(3, 4, 1, 4) == pytest.approx(0.4857, abs=1e-4)
    assert fisher(8, 10, 1, 6) == pytest.approx(0.0350, abs=1e-4)
    assert fisher(0, 5, 0, 9) == 1
    assert fisher(5, 5, 0, 5) == pytest.approx(2 / 252)


def test_too_few_values_tell_nothing() -> None:
    assert difference([1], [9]) == (-8, 1)
    assert difference([1], [9, 9, 9]) == (-8, 1)
    assert difference([1, 1], [9, 9]) == (-8, pytest.approx(1 / 3))
    assert difference([1.0] * 900, [9.0] * 900)[1] < 1e-9


def test_the_round_of_the_passage_is_told() -> None:
    results = played([Task("terror-solo", ("mate",), seed) for seed in range(3)])
    told = [result.extras["players"][0] for result in results]
    assert any(player["passage"] is not None for player in told)
    for player, result in zip(told, results, strict=True):
        assert ("passage_round" in player) == (player["passage"] is not None)
        assert 1 <= player.get("passage_round", 1) <= result.extras["round"]


def test_results_are_plain_json() -> None:
    data = json.loads(write_line(played(TASKS[:1])[0]))
    assert {"seed", "scores", "winners", "decisions", "reason"} <= set(data)
