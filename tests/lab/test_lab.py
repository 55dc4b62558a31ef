"""The laboratory: results that can be trusted, resumed, reported and compared."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from skerry.lab.arena import Pairing, Table, duplicate_tasks
from skerry.lab.playing import GameResult, Task, play_game
from skerry.lab.report import ReportError, write_report
from skerry.lab.results import ResultsError, read, write_line
from skerry.lab.running import run, unfinished
from skerry.lab.stats import difference, elo, wilson

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
    assert (pairing.wins, pairing.games) == (won, 6)
    assert table.ratings()["boy"] == pytest.approx(-table.ratings()["random"])


def test_statistics_against_known_values() -> None:
    assert wilson(75, 100) == pytest.approx((0.6569, 0.8245), abs=1e-3)
    assert elo(("a", "b"), {("a", "b"): 75.5, ("b", "a"): 24.5})["a"] == pytest.approx(190.8 / 2, abs=3)
    gap, p = difference([1, 2, 3, 4], [11, 12, 13, 14])
    assert gap == -10
    assert p < 1e-6
    assert difference([1, 2, 3], [1, 2, 3]) == (0, 1)


def test_draws_count_half() -> None:
    assert Pairing("a", "b", wins=1, draws=2, losses=1).rate == 0.5


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", ["northwest", "northsea"])
def test_a_report_is_a_page_with_pictures(game: str, lang: str, tmp_path: Path) -> None:
    results = played([Task(game, ("boy", "random"), seed) for seed in range(3)])
    page = write_report(results, tmp_path, lang, results[:2]).read_text()
    assert f'<html lang="{lang}">' in page
    assert "lab-" not in page
    for picture in ("scores.png", "categories.png", "length.png", "land.png"):
        assert (tmp_path / picture).read_bytes().startswith(b"\x89PNG")
        assert picture in page


def test_a_report_on_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ReportError):
        write_report([], tmp_path)


def test_results_are_plain_json() -> None:
    data = json.loads(write_line(played(TASKS[:1])[0]))
    assert {"seed", "scores", "winners", "decisions", "reason"} <= set(data)
