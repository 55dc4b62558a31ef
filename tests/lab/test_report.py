"""Reports: every game, both languages, words for everything, comparisons that mean what they say."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest

import skerry
from skerry.lab.curves import read_curves, write_curves
from skerry.lab.learning import Lesson
from skerry.lab.playing import GameResult, Task, play_game
from skerry.lab.report import ReportError, write_report
from skerry.lab.results import write_line
from skerry.lab.words import Words
from skerry.locales import LANGUAGES, source

GAMES = {"northwest": 3, "northwest-solo": 1, "terror-solo": 1, "terror-coop": 2, "northsea": 2, "northsea-solo": 1}


@cache
def played(game: str, games: int = 3) -> tuple[GameResult, ...]:
    return tuple(play_game(Task(game, ("random",) * GAMES[game], seed)) for seed in range(games))


def reported(
    results: Sequence[GameResult], folder: Path, lang: str = "en", other: Sequence[GameResult] | None = None
) -> str:
    return write_report(results, folder, lang, other).read_text(encoding="utf-8")


class Tables(HTMLParser):
    """The tables of a page by their captions: rows of texts. Notes what is missing for readers who do not see."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tables: dict[str, list[list[str]]] = {}
        self.alts: list[str] = []
        self.scopes: list[str | None] = []
        self._rows: list[list[str]] = []
        self._inside = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self._inside = tag
        if tag == "img":
            self.alts.append(dict(attrs)["alt"] or "")
        elif tag == "table":
            self._rows = []
        elif tag == "tr":
            self._rows.append([])
        elif tag == "th":
            self.scopes.append(dict(attrs).get("scope"))

    def handle_data(self, data: str) -> None:
        if self._inside == "caption":
            self.tables[data] = self._rows
        elif self._inside in ("th", "td"):
            self._rows[-1].append(data)

    def handle_endtag(self, tag: str) -> None:
        self._inside = ""

    def row(self, caption: str, name: str) -> list[str]:
        return next(row[1:] for row in self.tables[caption] if row[0] == name)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_report_in_words(game: str, lang: str, tmp_path: Path) -> None:
    results = played(game)
    page = reported(results, tmp_path, lang, results[:2])
    assert f'<html lang="{lang}">' in page
    assert "lab-" not in page
    ids = {name for result in results for seat in result.categories for name in seat} | {results[0].reason}
    assert not [name for name in ids if "-" in name and name in page]
    for picture in ("scores.png", "categories.png", "decisions.png", "tiles.png", "land.png", "islands.png"):
        assert (tmp_path / picture).read_bytes().startswith(b"\x89PNG")
        assert picture in page


def test_the_page_can_be_read_without_seeing_it(tmp_path: Path) -> None:
    page = reported(played("northwest"), tmp_path, "en", played("northwest"))
    read = Tables(page)
    assert len(read.alts) >= 6
    assert all(len(alt) > 30 for alt in read.alts)
    assert len(set(read.alts)) == len(read.alts)
    assert len(read.tables) == page.count("<table>")
    assert set(read.scopes) == {"row", "col"}


def keys_after(start: str) -> set[str]:
    return set(re.findall(rf"(?m)^{start}([a-z-]+) =", source("en")))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_category_and_every_ending_has_words(lang: str) -> None:
    """Each has a text for the score sheet (tested with the games), so those tell which there are."""
    for family, points, endings in (("northwest", 18, 8), ("northsea", 7, 5)):
        words = Words(lang, family)
        categories, reasons = keys_after(f"{family}-score-"), keys_after(f"{family}-outcome-")
        assert (len(categories), len(reasons)) == (points, endings)
        assert [name for name in categories if words.category(name) == name] == []
        assert [reason for reason in reasons if words.ending(reason) == reason] == []
        for game in (game for game in GAMES if skerry.games()[game].family == family):
            results = played(game)
            assert {name for result in results for seat in result.categories for name in seat} <= categories
            assert {result.reason for result in results} <= reasons


def test_numbers_are_written_as_in_the_language() -> None:
    assert (Words("en").number(-1234.56, 1), Words("fr").number(-1234.56, 1)) == ("−1,234.6", "−1\u202f234,6")
    assert (Words("en").percent(0.125), Words("fr").percent(0.125)) == ("12.5%", "12,5\u202f%")
    assert Words("en").number(-0.04, 1) == "0.0"


@pytest.mark.parametrize("game", GAMES)
def test_older_results_without_extras_are_reported(game: str, tmp_path: Path) -> None:
    results = [replace(result, extras={}) for result in played(game)]
    page = reported(results, tmp_path, "en", results)
    assert "categories.png" in page
    assert "land.png" not in page


def test_categories_tell_their_spread_and_their_seats(tmp_path: Path) -> None:
    model = played("northsea")[0]
    points = [({"dead": 4}, {"dead": 0}), ({"dead": 8}, {"islands": 6})]
    results = [replace(model, categories=categories) for categories in points]
    read = Tables(reported(results, tmp_path))
    assert read.row("Points of a player by category", "Dead Vikings") == ["3.0", "3.8", "0", "8"]
    assert read.row("Mean points by category and seat", "Dead Vikings") == ["6.0", "0.0"]
    assert read.row("Mean points by category and seat", "Islands") == ["0.0", "3.0"]


def test_wins_by_seat_by_bot_and_endings_are_apart(tmp_path: Path) -> None:
    model = played("northsea")[0]
    results = [
        replace(model, players=("boy", "mate"), winners=(0,), reason="points"),
        replace(model, players=("mate", "boy"), winners=(0,), reason="points"),
        replace(model, players=("mate", "boy"), winners=(0, 1), reason="shared"),
    ]
    read = Tables(reported(results, tmp_path))
    assert read.row("Games won by seat (a shared win counts in part)", "A")[:2] == ["3", "83.3%"]
    assert read.row("Games won by bot, at any of its seats", "boy")[:2] == ["3", "50.0%"]
    assert read.tables["How the games ended"][1:] == [["Won on points", "2", "66.7%"], ["Shared win", "1", "33.3%"]]


def test_a_bot_at_two_seats_wins_a_game_once(tmp_path: Path) -> None:
    model = played("northwest")[0]
    results = [replace(model, players=("mate", "boy", "mate"), winners=(winner,)) for winner in (0, 2, 1, 0)]
    read = Tables(reported(results, tmp_path))
    assert read.row("Games won by bot, at any of its seats", "mate")[:2] == ["4", "75.0%"]


def test_games_without_rivals_tell_whether_they_were_won(tmp_path: Path) -> None:
    model = played("terror-coop")[0]
    results = [replace(model, winners=winners) for winners in ((0, 1), (), (), ())]
    assert Tables(reported(results, tmp_path)).row("Games won", "random + random")[:2] == ["4", "25.0%"]
    alone = Tables(reported(played("northsea-solo"), tmp_path))
    assert not [caption for caption in alone.tables if "won" in caption]


def test_islands_are_counted_by_size_and_control(tmp_path: Path) -> None:
    def island(size: int, complete: bool, controllers: list[int]) -> dict[str, object]:
        return {"hexes": [f"{q},0" for q in range(size)], "complete": complete, "controllers": controllers}

    model = played("northsea")[0]
    extras = {**model.extras, "islands": [island(2, True, [0]), island(2, True, []), island(12, False, [1])]}
    read = Tables(reported([replace(model, extras=extras), replace(model, extras={**extras, "islands": []})], tmp_path))
    assert read.tables["Islands in a game, by size"][1:] == [
        ["2", "1.00", "0.50", "0.00"],
        ["10+", "0.00", "0.00", "0.50"],
        ["All", "1.00", "0.50", "0.50"],
    ]


def test_the_passage_tells_how_often_and_when(tmp_path: Path) -> None:
    model = played("northwest-solo")[0]
    players = [[{"passage": 15, "passage_round": 4}], [{"passage": 10, "passage_round": 8}], [{"passage": None}]]
    results = [replace(model, extras={"players": seats}) for seats in players]
    read = Tables(reported(results, tmp_path))
    assert read.row("Games in which a seat reached the Passage", "A (random)")[:2] == ["3", "66.7%"]
    assert read.row("Round in which the Passage was reached", "A (random)") == ["6.0", "2.8", "4", "8"]


# -- comparing -------------------------------------------------------------------------------------


def scored(*scores: tuple[int, int]) -> list[GameResult]:
    return [replace(played("northsea")[0], seed=seed, scores=pair) for seed, pair in enumerate(scores)]


def test_means_are_compared_game_by_game(tmp_path: Path) -> None:
    """The seats of each game differ much and the games little: what tells is the games."""
    one = scored(*[(0, 20 + step % 2) for step in range(12)])
    other = scored(*[(1, 21 + step % 2) for step in range(12)])
    row = Tables(reported(one, tmp_path, "en", other)).row("Means", "Points of a player")
    assert row == ["10.25", "11.25", "−1.00", "< 0.001 *"]


def test_wins_are_compared_by_seat_and_by_bot(tmp_path: Path) -> None:
    model = replace(played("northsea")[0], players=("boy", "mate"))
    one = [replace(model, winners=(0,))] * 9 + [replace(model, winners=(1,))]
    other = [replace(model, players=("boy", "captain"), winners=(1,))] * 10
    read = Tables(reported(one, tmp_path, "en", other))
    assert read.row("Games won, alone or shared", "Seat A") == ["90.0%", "0.0%", "+90.0%", "< 0.001 *"]
    assert read.row("Games won, alone or shared", "boy") == ["90.0%", "0.0%", "+90.0%", "< 0.001 *"]
    assert {row[0] for row in read.tables["Games won, alone or shared"][1:]} == {"Seat A", "Seat B", "boy"}


def test_one_game_each_tells_no_significance(tmp_path: Path) -> None:
    one, other = played("northwest")[:2]
    read = Tables(reported([one], tmp_path, "en", [other]))
    for caption in ("Means", "Games won, alone or shared"):
        assert {row[-1] for row in read.tables[caption][1:]} == {"–"}


# -- what cannot be reported -----------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_different_games_are_not_put_together(lang: str, tmp_path: Path) -> None:
    one, other = played("northsea"), played("northwest")
    for results, compared in (((*one, *other), None), (one, other)):
        with pytest.raises(ReportError, match=r"northsea, northwest\.$"):
            write_report(results, tmp_path / "report", lang, compared)
    assert not (tmp_path / "report").exists()


def test_an_unknown_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ReportError, match="chess"):
        write_report([replace(played("northsea")[0], game="chess")], tmp_path)


def test_a_report_on_nothing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ReportError):
        write_report([], tmp_path)


def test_an_empty_comparison_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ReportError, match="compare"):
        write_report(played("northsea"), tmp_path / "report", "en", [])
    assert not (tmp_path / "report").exists()


def test_a_report_in_place_of_a_file_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("mine")
    with pytest.raises(ReportError, match="file"):
        write_report(played("northsea"), file)
    assert file.read_text() == "mine"


def test_the_games_here_are_all_the_games() -> None:
    assert set(GAMES) == set(skerry.games())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_training_is_reported_with_its_curves(lang: str, tmp_path: Path) -> None:
    lines = [Lesson(number, 1 / number, 2 / number, 0.2, 3.0).data() for number in range(1, 30)]
    file = tmp_path / "curve.jsonl"
    file.write_text("\n".join(map(json.dumps, lines)), encoding="utf-8")
    page = write_curves(read_curves(file), tmp_path / "report", lang).read_text(encoding="utf-8")
    words = Words(lang)
    assert words("curve-tested") in page
    assert words.number(2.0, 3) in page
    assert all((tmp_path / "report" / name).exists() for name in ("loss.png", "tested.png", "surprise.png"))


def test_results_are_no_curves(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    file.write_text(write_line(played("northsea")[0]), encoding="utf-8")
    assert read_curves(file) == {}
    assert read_curves(tmp_path / "missing") == {}
