"""An owner's box: exported, corrected, played with, recorded, replayed elsewhere, refused with another."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PLAY = """
import random, skerry
game = skerry.new("northwest", seed=4)
dice = random.Random(1)
while game.to_act is not None:
    game.play(dice.choice(game.legal()))
print(game.record(), end="")
"""


def run(*arguments: str, components: Path | None = None) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "C", **({"SKERRY_COMPONENTS": str(components)} if components else {})}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=environment, timeout=120)


def skerry(*arguments: str, components: Path | None = None) -> subprocess.CompletedProcess[str]:
    return run("-m", "skerry", *arguments, components=components)


@pytest.fixture(scope="module")
def exported(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("export") / "box"
    done = skerry("components", "export", str(folder))
    assert done.returncode == 0, done.stderr
    assert str(folder / "northwest" / "board.toml") in done.stdout
    return folder


@pytest.fixture
def box(exported: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(exported, tmp_path / "attic-box"))


def change(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_corrected_box_is_played_recorded_and_replayed_anywhere(box: Path, tmp_path: Path) -> None:
    """What differs changes the game; the record carries it and is refused where other components are in use."""
    shipped = run("-c", PLAY)
    assert run("-c", PLAY, components=box).stdout == shipped.stdout, "an exported box is the shipped one"
    change(box / "northwest" / "board.toml", "zones = [3, 3, 3, 3,", "zones = [4, 4, 4, 4,")
    change(box / "northwest" / "northwest-large-tiles.csv", "0,sss,sss,,", "0,sss,ssL,,")
    played = run("-c", PLAY, components=box)
    assert played.returncode == 0, played.stderr
    assert "components: attic-box " in played.stdout
    assert "+ northwest/northwest-large-tiles.csv 0,sss,ssL,," in played.stdout
    record = tmp_path / "game.record"
    record.write_text(played.stdout, encoding="utf-8")
    elsewhere = skerry("replay", str(record))
    assert elsewhere.returncode == 0, elsewhere.stderr
    assert skerry("--components", str(box), "replay", str(record)).returncode == 0
    begun = tmp_path / "begun.record"
    begun.write_text(played.stdout.partition("\n5 ")[0] + "\nrunning 4\n", encoding="utf-8")
    analysed = skerry("analyse", str(begun), "--nodes", "1")
    assert analysed.returncode == 0, analysed.stderr
    change(box / "northwest" / "board.toml", "zones = [4,", "zones = [3,")
    other = skerry("--components", str(box), "replay", str(record))
    assert other.returncode == 1
    assert "played with the components attic-box" in other.stderr
    plain = tmp_path / "plain.record"
    plain.write_text(shipped.stdout, encoding="utf-8")
    assert "played with the components" in skerry("--components", str(box), "replay", str(plain)).stderr


@pytest.mark.parametrize(
    ("file", "old", "new", "told"),
    [
        ("northwest/northwest-large-tiles.csv", "\n2,sss,sLs,inuit", "\n2,sss,sXs,inuit", "line 7: 6 corners"),
        ("northwest/northwest-large-tiles.csv", ",inuit,west", ",walrus,west", "not “walrus”"),
        ("northwest/northwest-large-tiles.csv", "2,sss,sLs,inuit,west", "2,sss,sLs,,", "8 times inuit instead of 9"),
        ("northwest/northwest-small-tiles.csv", "sea,s,s,s,s,2", "sea,s,s,s,s,3", "33 instead of 32"),
        ("northwest/northwest-small-tiles.csv", "sea,s,s,s,s,2", "sea,s,s,s,L,2", "line 3: these are not the corners"),
        ("northwest/voyage-cards.csv", "pack-ice,always,0,0,1", "pack-ice,always,0,0,one", "not “one”"),
        ("northwest/voyage-cards.csv", "pack-ice,alone,0,-2,0", "pack-ice,alone,0,-2,1", "captain’s situation"),
        ("northwest/board.toml", "frozen_rows = [6,", "frozen_rows = [9,", "line 8: a whole number from 0 to 8"),
        ("northwest/board.toml", "islands =", "archipelagos =", "nothing is called “archipelagos”"),
        ("northwest/board.toml", "zones = [", "zones = [[", "it is not TOML"),
        ("northwest/board.toml", '"a6", "a7"', '"a6", "a8"', "follow one another"),
        ("northsea/northsea-tiles.csv", "pig", "pug", "not “pug”"),
        ("northsea/northsea-tokens.csv", "settlement,2,4", "settlement,2,5", "15 times settlement instead of 14"),
        ("northsea/northsea-start.csv", "A,0,0", "A,1,0", "line 4: the lines are counted"),
    ],
)
def test_a_mistake_is_told_with_file_line_and_reason(box: Path, file: str, old: str, new: str, told: str) -> None:
    change(box / file, old, new)
    done = skerry("--components", str(box), "rules", "northwest", "NW-C3")
    assert done.returncode == 1
    assert Path(file).name in done.stderr
    assert told in done.stderr


def test_files_that_no_game_knows_and_folders_that_hold_none_are_told(box: Path, tmp_path: Path) -> None:
    (box / "northwest" / "tiles.csv").write_text("id\n", encoding="utf-8")
    assert "no game knows this file" in skerry("--components", str(box), "rules", "northwest").stderr
    assert "no such folder" in skerry("--components", str(tmp_path / "nowhere"), "rules", "northwest").stderr
    again = skerry("components", "export", str(box))
    assert again.returncode == 1
    assert "already there" in again.stderr


@pytest.mark.parametrize(("family", "label"), [("northwest", "L63"), ("northsea", "48 settlement")])
def test_the_tiles_are_drawn_on_a_sheet(family: str, label: str, tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.svg"
    assert skerry("components", "sheet", family, str(sheet)).returncode == 0
    text = sheet.read_text(encoding="utf-8")
    assert text.startswith("<svg")
    assert f">{label}</text>" in text
