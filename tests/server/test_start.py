"""Starting: `play` at home, `serve` for a host, the client's pages."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from skerry.core.errors import SkerryError
from skerry.server.storage import check_database
from tests.server.harness import Node, Player

SKERRY = [sys.executable, "-c", "from skerry.cli import main; main()"]


@contextmanager
def started(*arguments: str, folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """The command, and the address that it prints."""
    environment = {**os.environ, "XDG_DATA_HOME": str(folder), "BROWSER": "true", "LANG": "C.UTF-8"}
    command = [*SKERRY, *arguments]
    running = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment)
    assert running.stdout is not None
    line = running.stdout.readline()
    found = re.search(r"http://\S+", line)
    assert found, line + running.stdout.read()
    try:
        yield found[0].rstrip("/"), running
    finally:
        running.send_signal(signal.SIGINT)
        running.wait(20)
        running.stdout.close()


def test_play_takes_a_free_port_on_loopback_and_keeps_tables_in_the_data_folder(tmp_path: Path) -> None:
    with started("play", folder=tmp_path) as (url, _):
        assert url.startswith("http://127.0.0.1:")
        ann = Player(url, "Ann")
        rebound = ann.http.get("/api/games", headers={"Host": "evil.example:80"})
        assert rebound.status_code == 403
        assert ann.http.get("/api/games", headers={"Host": "localhost:9"}).is_success
        table = ann.create("northwest", ["me", "me"])["id"]
        with started("play", folder=tmp_path) as (again, second):
            assert again == url
            assert second.wait(20) == 0
    assert (tmp_path / "skerry" / "skerry.sqlite").is_file()
    with started("play", folder=tmp_path) as (url, _):
        assert ann.at(url).state(table)["status"] == "running"


def test_serve_says_in_one_line_what_is_wrong_with_the_database() -> None:
    command = [*SKERRY, "serve", "--port", "0", "--database-url", "postgresql://nobody@127.0.0.1:1/none"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode != 0
    assert "The database does not answer" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_port_that_is_taken_is_said_to_be_so(node: Node) -> None:
    command = [*SKERRY, "serve", "--port", str(node.port), "--database-url", "sqlite://"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode != 0
    assert f"127.0.0.1:{node.port}" in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("url", ["mysql://x/y", "nonsense", "sqlite:////no/such/folder/x.sqlite"])
def test_a_database_that_cannot_be_is_an_error_of_ours(url: str) -> None:
    with pytest.raises(SkerryError, match="database"):
        check_database(url)


def test_pages_and_catalogues(node: Node, ann: Player) -> None:
    french = ann.http.get("/locales/fr.ftl")
    assert "server-problem-stale = La table a avancé" in french.text
    assert french.headers["content-encoding"] == "gzip"
    again = ann.http.get("/locales/fr.ftl", headers={"If-None-Match": french.headers["etag"]})
    assert again.status_code == 304
    web = ann.http.get("/locales/fr/web.ftl").text.splitlines()
    assert set(web) <= set(french.text.splitlines())
    assert "web-family-northsea = Explorateurs de la mer du Nord" in web
    assert ann.http.get("/locales/de.ftl").status_code == 404
    assert ann.http.get("/locales/fr/no-such-part.ftl").status_code == 404
    assert ann.http.get("/no-such-file.js").status_code == 404
    assert ann.http.get("/api/no-such-thing").json()["error"]["code"] == "not_found"
    for path in ("/", "/t/abc", "/rules/northwest"):
        page = httpx.get(f"{node.url}{path}", headers={"Accept-Language": "fr"})
        assert page.headers["content-type"].startswith("text/html")
        assert ("<script" in page.text) or ("npm" in page.text)
