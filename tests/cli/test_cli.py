"""The command line as its users meet it: separate processes, real files."""

from __future__ import annotations

import json
import os
import re
import resource
import subprocess
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import skerry
from tests.records.games import GAMES, VARIANTS, played
from tests.records.pledges import PLEDGE, finished


def run(*arguments: str, lang: str = "en_GB.UTF-8", given: str | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": lang, "COLUMNS": "120"}
    command = [sys.executable, "-m", "skerry", *arguments]
    return subprocess.run(
        command, env=environment, input=given, capture_output=True, text=True, timeout=120, check=False
    )


def lines_of(text: str) -> list[dict[str, object]]:
    return [json.loads(line) for line in text.splitlines()]


@pytest.mark.parametrize("variant", VARIANTS)
def test_sim_plays_every_game_and_tells_each_result(variant: str) -> None:
    game = max((name for name in GAMES if variant.startswith(name)), key=len)
    seats = skerry.games()[game].max_seats
    options = [f"--option={name}={value}" for name, value in VARIANTS[variant].items()]
    done = run(
        "sim", game, "--seats", ",".join(["random"] * seats), "--games", "3", "--seed", "5", "--json", "-", *options
    )
    assert done.returncode == 0, done.stderr
    results = lines_of(done.stdout)
    assert [result["seed"] for result in results] == [5, 6, 7]
    for result in results:
        assert len(result["scores"]) == seats
        assert result["reason"]
        assert result["decisions"] > 2
        assert set(result["winners"]) <= set(range(seats))
        assert [sum(categories.values()) for categories in result["categories"]] == result["scores"]


def test_sim_is_the_same_whatever_the_number_of_workers(tmp_path: Path) -> None:
    told = []
    for workers in ("1", "2"):
        file = tmp_path / workers
        run("sim", "northwest", "--games", "6", "--workers", workers, "--json", str(file))
        results = lines_of(file.read_text())
        told.append([(result["seed"], result["scores"], result["decisions"]) for result in results])
    assert len(told[0]) == 6
    assert told[0] == told[1]


@pytest.mark.parametrize("lost", [1, 30])
def test_sim_goes_on_after_a_line_that_broke_off(lost: int, tmp_path: Path) -> None:
    file = tmp_path / "results"
    run("sim", "northsea", "--games", "2", "--json", str(file))
    file.write_bytes(file.read_bytes()[:-lost])
    done = run("sim", "northsea", "--games", "3", "--resume", "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert [result["seed"] for result in lines_of(file.read_text())] == [0, 1, 2]


@pytest.mark.parametrize(
    "other",
    [
        ["northwest"],
        ["northsea", "--seats", "random,random,random"],
        ["northsea", "--option", "side=B"],
        ["northsea", "--nodes", "9"],
    ],
)
def test_sim_does_not_go_on_with_another_run(other: list[str], tmp_path: Path) -> None:
    file = tmp_path / "results"
    run("sim", "northsea", "--games", "2", "--json", str(file))
    file.write_bytes(file.read_bytes()[:-30])
    before = file.read_bytes()
    done = run("sim", *other, "--games", "3", "--resume", "--json", str(file))
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1), done.stderr
    assert "another run" in done.stderr
    assert file.read_bytes() == before


def test_sim_keeps_what_it_wrote_when_the_disk_is_full(tmp_path: Path) -> None:
    file = tmp_path / "results"
    run("sim", "northsea", "--games", "1", "--json", str(file))
    room = file.stat().st_size * 5 // 2
    command = [sys.executable, "-m", "skerry", "sim", "northsea", "--games", "4", "--json", str(file)]
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (room, room))
    full = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False, preexec_fn=limit)
    assert (full.returncode, len(full.stderr.splitlines())) == (1, 1), full.stderr
    assert f"{file}: " in full.stderr
    assert len(file.read_text().splitlines()) == 3
    done = run("sim", "northsea", "--games", "4", "--resume", "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert [result["seed"] for result in lines_of(file.read_text())] == [0, 1, 2, 3]


@pytest.mark.parametrize("arguments", [["--json", "/dev/full"], ["--json", "-"], []])
def test_sim_tells_in_one_line_what_it_cannot_write(arguments: list[str]) -> None:
    command = [sys.executable, "-m", "skerry", "sim", "northsea", "--games", "1", *arguments]
    with open("/dev/full", "w") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=120, check=False)
    assert (done.returncode, len(done.stderr.splitlines())) == (1, 1), done.stderr
    assert "No space left" in done.stderr


def test_sim_measures_only_the_games_of_this_run(tmp_path: Path) -> None:
    file = tmp_path / "results"
    run("sim", "northsea", "--games", "2", "--json", str(file))
    done = run("sim", "northsea", "--games", "2", "--resume", "--json", str(file))
    assert "2 games" in done.stdout
    assert ": 0 decisions a second" in done.stdout


def test_sim_plays_from_the_last_seed() -> None:
    done = run("sim", "northsea", "--games", "1", "--seed", str((1 << 62) - 1))
    assert done.returncode == 0, done.stderr


def test_report_tells_its_mistakes_in_one_line(tmp_path: Path) -> None:
    file, empty = tmp_path / "results", tmp_path / "empty"
    run("sim", "northsea", "--games", "1", "--json", str(file))
    empty.touch()
    for arguments in (["--to", str(empty)], ["--to", str(tmp_path / "page"), "--compare", str(empty)]):
        done = run("report", str(file), *arguments)
        assert (done.returncode, len(done.stderr.splitlines())) == (1, 1), done.stderr


def test_sim_shows_a_table_to_people() -> None:
    done = run("sim", "northsea", "--games", "2")
    assert done.returncode == 0
    assert "random" in done.stdout
    assert "Mean" in done.stdout
    french = run("sim", "northsea", "--games", "2", "--lang", "fr")
    assert "Moyenne" in french.stdout


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["sim", "chess"], "northwest"),
        (["sim", "northwest", "--seats", "random"], "seats"),
        (["sim", "northwest", "--seats", "random,kasparov"], "kasparov"),
        (["sim", "northwest", "--option", "tuunbaq"], "NAME=VALUE"),
        (["sim", "northwest", "--option", "kraken=yes"], "kraken"),
        (["sim", "northwest", "--json", "/nonexistent/file"], "/nonexistent/file"),
        (["sim", "northwest", "--resume"], "--json"),
        (["sim", "northwest", "--resume", "--json", "-"], "--json"),
        (["arena", "northsea", "--bots", "boy"], "two"),
        (["arena", "northsea", "--bots", "boy,boy"], "twice"),
        (["rules", "northwest", "NW-Z9"], "NW-Z9"),
        (["replay", "/nonexistent/file"], "/nonexistent/file"),
    ],
)
def test_a_mistake_is_told_in_one_line(arguments: list[str], told: str) -> None:
    done = run(*arguments)
    assert done.returncode == 1
    assert told in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_replay_shows_the_game(game: str, tmp_path: Path) -> None:
    position = played(game, 2)
    file = tmp_path / "game.record"
    file.write_text(position.record(), encoding="utf-8")
    done = run("replay", str(file))
    assert done.returncode == 0, done.stderr
    assert position.diagram().splitlines()[3] in done.stdout
    for score in position.scores():
        assert str(score) in done.stdout


def test_replay_shows_an_earlier_moment_and_reads_standard_input() -> None:
    position = played("northwest", 2)
    done = run("replay", "-", "--at", "20", given=position.record())
    assert done.returncode == 0, done.stderr
    assert position.at(20).diagram().rstrip() in done.stdout


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_analysed_in_both_languages_and_as_data(game: str, tmp_path: Path) -> None:
    position = skerry.new(game, seed=8)
    while position.to_act is not None and position.number < 12:
        idle = [action for action in position.legal() if action.data()["kind"] in ("end", "pass")]
        position.play(idle[0] if idle else position.legal()[0])
    file, data = tmp_path / "game.record", tmp_path / "analysis.jsonl"
    file.write_text(position.record(), encoding="utf-8")
    done = run("analyse", str(file), "--nodes", "8", "--json", str(data))
    assert done.returncode == 0, done.stderr
    found = lines_of(data.read_text(encoding="utf-8"))
    assert [decision["played"] for decision in found] == [
        str(position.action_type(entry.code))
        for number, entry in enumerate(position.entries())
        if len(position.at(number).codes()) > 1
    ]
    assert all(f"Accuracy of player {letter}: " in done.stdout for letter in "AB"[: position.seats])
    french = run("analyse", str(file), "--nodes", "8", lang="fr_FR.UTF-8")
    assert french.returncode == 0, french.stderr
    assert all(f"Précision du joueur {letter}\u00a0: " in french.stdout for letter in "AB"[: position.seats])
    for line in (line for line in french.stdout.splitlines() if "La chance du joueur" in line):
        assert re.search(r"[+−]?\d+\u202f% et, en points, [+−]?\d+,\d\.$", line), line


def test_where_nothing_better_was_to_be_had_an_analysis_says_so(tmp_path: Path) -> None:
    file = tmp_path / "new.record"
    file.write_text(skerry.new("northsea", seed=1).record(), encoding="utf-8")
    assert run("analyse", str(file)).stdout.splitlines()[0] == "Nothing better was to be had."
    assert run("analyse", str(file), lang="fr_FR.UTF-8").stdout.startswith("Il n’y avait rien de meilleur à jouer.")


def test_replay_names_the_line_and_the_reason(tmp_path: Path) -> None:
    lines = played("northwest", 2).record().splitlines()
    place = lines.index("") + 5
    lines[place] = "5 Q nonsense"
    file = tmp_path / "broken.record"
    file.write_text("\n".join(lines), encoding="utf-8")
    done = run("replay", str(file))
    assert done.returncode == 1
    assert f"line {place + 1}: " in done.stderr
    french = run("replay", str(file), "--lang", "fr")
    assert french.returncode == 1
    assert f"ligne {place + 1}\u00a0: c’est à la place " in french.stderr
    file.write_bytes(b"skerry record 1\n\xff\xfe")
    assert "line 2" in run("replay", str(file)).stderr


def test_rules_lists_and_tells() -> None:
    listed = run("rules", "northwest").stdout
    assert "NW-C3" in listed
    assert "NW-ST1" not in listed
    assert "same terrain" in run("rules", "northwest", "nw-c3").stdout
    assert "même terrain" in run("rules", "northwest", "NW-C3", "--lang", "fr").stdout
    assert "même terrain" in run("rules", "northwest", "NW-C3", lang="fr_FR.UTF-8").stdout


def test_bench_measures() -> None:
    done = run("bench", "--seconds", "0.1", "--json", "-")
    assert done.returncode == 0, done.stderr
    figures = lines_of(done.stdout)
    assert {figure["game"] for figure in figures} == set(GAMES)
    assert all(figure["playout_per_second"] > 100 for figure in figures)


def test_arena_compares_bots(tmp_path: Path) -> None:
    file = tmp_path / "arena.jsonl"
    done = run("arena", "northsea", "--bots", "random,boy", "--games", "4", "--nodes", "20", "--json", str(file))
    assert done.returncode == 0, done.stderr
    assert "random – boy" in done.stdout
    results = lines_of(file.read_text())
    assert [(result["seed"], result["players"]) for result in results] == [
        (seed, order) for seed in (0, 1) for order in (["random", "boy"], ["boy", "random"])
    ]


@pytest.mark.parametrize("game", ["northsea-solo", "terror-coop"])
def test_arena_compares_bots_without_rivals(game: str) -> None:
    done = run("arena", game, "--bots", "random,boy", "--games", "2")
    assert done.returncode == 0, done.stderr
    assert "random – boy" in done.stdout


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_help_is_there_for_every_command(lang: str) -> None:
    done = run("--help", lang=lang)
    assert done.returncode == 0
    for command in ("play", "serve", "sim", "arena", "report", "bench", "replay", "rules"):
        assert command in done.stdout
        told = run(command, "--help", lang=lang)
        assert told.returncode == 0
        assert "cli-" not in told.stdout


def test_verify_tells_what_is_proved_and_whose_secret_it_was(tmp_path: Path) -> None:
    alone, shared = finished("northwest-solo"), finished("northwest-solo", pledge=replace(PLEDGE, scope="daily-x"))
    (tmp_path / "alone.txt").write_text(alone.record(), encoding="utf-8")
    (tmp_path / "shared.txt").write_text(shared.record(), encoding="utf-8")
    assert "one number that a player added" in run("verify", str(tmp_path / "alone.txt")).stdout
    assert "which all tables of daily-x share" in run("verify", str(tmp_path / "shared.txt")).stdout
    assert "toutes les tables de daily-x" in run("verify", str(tmp_path / "shared.txt"), "--lang", "fr").stdout
    forged = re.sub("scope: daily-x", "scope: suits-me", shared.record())
    refused = run("verify", "-", given=forged)
    assert refused.returncode == 1
    assert "does not fit" in refused.stderr
