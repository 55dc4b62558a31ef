"""Notices: who has closed the page is told, by push, mail or webhook; once, not in quiet hours, until they stop it."""

from __future__ import annotations

import asyncio
import base64
import json
import re
import socketserver
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_string, policy
from email.message import EmailMessage
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

import http_ece
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from skerry.server import clocks, notices
from skerry.server import models as m
from skerry.server.clock import DAY, MINUTE
from skerry.server.hall import Hall
from skerry.server.identity import Client
from skerry.server.moment import now
from skerry.server.notices import quiet_seconds
from skerry.server.posting import NotSent, checked_address
from skerry.server.ways import signature
from tests.server.harness import Node, Player, postgres
from tests.server.test_clocks import Time, table_of_two, told, until
from tests.server.test_play import pair
from tests.server.test_tables import code


class Inbox:
    """An HTTP server that keeps what is posted to it, and answers as it is told."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: list[int] = []
        inbox = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["Content-Length"]))
                inbox.got.append((self.path, dict(self.headers), body))
                self.send_response(inbox.answers.pop(0) if inbox.answers else 201)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_address[1]}"

    def wait(self, count: int, seconds: float = 30) -> None:
        ends = time.monotonic() + seconds
        while len(self.got) < count:
            assert time.monotonic() < ends, f"{len(self.got)} of {count}"
            time.sleep(0.05)


@contextmanager
def inbox() -> Iterator[Inbox]:
    box = Inbox()
    threading.Thread(target=box.server.serve_forever, daemon=True).start()
    yield box
    box.server.shutdown()
    box.server.server_close()


class Browser:
    """The keys of a browser that has subscribed to push."""

    def __init__(self, endpoint: str) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": url_safe(point), "auth": url_safe(self.auth)}
        self.subscription = {"endpoint": endpoint, "keys": keys}

    def read(self, body: bytes) -> dict[str, Any]:
        clear = http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth, version="aes128gcm")
        told: dict[str, Any] = json.loads(clear)
        return told


def url_safe(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def move(players: tuple[Player, Player], table: str) -> int:
    """The seat to act is here and plays until the other is to act; that other seat."""
    seat = int(players[0].state(table)["to_act"])
    with players[seat].live() as here:
        here.watch(table)
        while (state := players[seat].state(table))["to_act"] == seat:
            assert players[seat].act(table, state["legal"][-1]["notation"], state["position"]).is_success
    return 1 - seat


def test_who_is_not_here_is_told_by_push_once_and_who_is_here_is_not(tmp_path: Path) -> None:
    options = {"notice_seconds": 0.5, "private_hooks": True, "public_url": "https://play.example"}
    with inbox() as box, Node(tmp_path, **options) as node:
        ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa", lang="fr")
        table = pair(ann, bea, "northwest")
        offered = bea.get("/me/notices").json()
        browser = Browser(f"{box.url}/push/bea")
        first = (ann, bea)[ann.state(table)["to_act"]]
        for player in (ann, bea):
            if player is not first:
                player.ok("/me/notices", {"way": "push", "subscription": browser.subscription})
        waiting = move((ann, bea), table)
        first.ok("/me/notices", {"way": "push", "subscription": browser.subscription})
        box.wait(1)
        path, headers, body = box.got[0]
        told = browser.read(body)
        assert (path, told["url"]) == ("/push/bea", f"https://play.example/t/{table}")
        assert told["title"] == ("À vous de jouer" if waiting == 1 else "Your turn")
        assert Vapid02.verify(headers["Authorization"])
        assert offered["push_key"] in headers["Authorization"]
        time.sleep(1.5)
        assert len(box.got) == 1
        with (ann, bea)[1 - waiting].live() as live:
            live.watch(table)
            move((ann, bea), table)
            time.sleep(1.5)
        assert len(box.got) == 1
        box.answers = [410]
        move((ann, bea), table)
        box.wait(2)
        time.sleep(0.5)
        assert (ann, bea)[waiting].get("/me/notices").json()["ways"] == []


def test_who_was_to_be_told_is_told_after_a_restart_and_once(tmp_path: Path) -> None:
    with inbox() as box:
        with Node(tmp_path, notice_seconds=600, private_hooks=True) as node:
            ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
            table = pair(ann, bea, "northwest")
            browsers = [Browser(f"{box.url}/push/{seat}") for seat in (0, 1)]
            for player, browser in zip((ann, bea), browsers, strict=True):
                player.ok("/me/notices", {"way": "push", "subscription": browser.subscription})
            waiting = move((ann, bea), table)
            node.kill()
        for _ in range(2):  # the second start has nothing to tell
            with Node(tmp_path, notice_seconds=0.5, private_hooks=True) as node:
                box.wait(1)
                players = ann.at(node.url), bea.at(node.url)
                assert players[waiting].state(table)["to_act"] == waiting
        with Node(tmp_path, notice_seconds=0.5, private_hooks=True) as node:
            move((ann.at(node.url), bea.at(node.url)), table)
            box.wait(2)
        assert [path for path, _, _ in box.got] == [f"/push/{waiting}", f"/push/{1 - waiting}"]


SOON_GIVEN_UP = """
from skerry.server import notices
notices.TRYING_SECONDS, notices.PAUSES = 1.0, (2.0, 600.0)
"""


def test_what_did_not_arrive_is_tried_again_by_whoever_comes_after_the_node_that_tried(tmp_path: Path) -> None:
    options: dict[str, Any] = {"notice_seconds": 0.3, "private_hooks": True}
    with inbox() as box:
        box.answers = [503]
        with Node(tmp_path, preamble=SOON_GIVEN_UP, **options) as node:
            ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
            table = pair(ann, bea, "northwest")
            for player in (ann, bea):
                browser = Browser(f"{box.url}/push")
                player.ok("/me/notices", {"way": "push", "subscription": browser.subscription})
            move((ann, bea), table)
            box.wait(1)
            node.kill()
        with Node(tmp_path, preamble=SOON_GIVEN_UP, **options):
            box.wait(2)
        with Node(tmp_path, preamble=SOON_GIVEN_UP, **options):  # it has arrived: nothing more to tell
            time.sleep(5)
        assert len(box.got) == 2


QUICK_TO_NOTICE = """
from skerry.server import nodes, presence
nodes.BEAT_SECONDS, presence.SILENT_SECONDS = 0.3, 3.0
"""


def test_a_node_that_lives_tells_what_a_dead_one_would_have_told(tmp_path: Path) -> None:
    options = {"private_hooks": True, "preamble": QUICK_TO_NOTICE}
    with (
        inbox() as box,
        postgres() as cluster,
        Node(tmp_path, database_url=cluster.url, notice_seconds=1.0, **options) as living,
    ):
        with Node(tmp_path, database_url=cluster.url, notice_seconds=600, **options) as dying:
            ann, bea = Player(dying.url, "Ann"), Player(dying.url, "Béa")
            table = pair(ann, bea, "northwest")
            for player in (ann, bea):
                browser = Browser(f"{box.url}/push")
                player.ok("/me/notices", {"way": "push", "subscription": browser.subscription})
            with Player(living.url).live() as watching:
                watching.watch(table)
                move((ann, bea), table)
                watching.until(lambda news: news["type"] == "presence" and news["online"])
            dying.kill()
        assert box.got == []
        box.wait(1)
        assert ann.at(living.url).table(table)["state"]["status"] == "running"


def at_the_hour(monkeypatch: pytest.MonkeyPatch, hour: float) -> None:
    """Let it be so late for notices, on some day to come."""
    day = 24 * 3600 * 1000
    offset = (now() // day + 2) * day + int(hour * 3600 * 1000) - now()
    monkeypatch.setattr(notices, "now", lambda: now() + offset)


async def choose_push(hall: Hall, client: Client, browser: Browser, quiet: m.Quiet | None = None) -> None:
    subscription = m.Subscription.model_validate(browser.subscription)
    await hall.notices.add(client, m.PushIn(way="push", subscription=subscription, quiet=quiet), "en")


def test_quiet_hours_last_through_a_restart_and_who_stops_it_meanwhile_is_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []
    quiet = m.Quiet(begins="22:00", ends="07:00", zone="UTC")
    options = {"notice_seconds": 0.1, "private_hooks": True}

    async def at_night(hall: Hall, ann: Client, bea: Client) -> None:
        for client in (ann, bea):
            await choose_push(hall, client, Browser(f"{box.url}/wanted"), quiet)
            await choose_push(hall, client, Browser(f"{box.url}/stopped"), quiet)
        made.append(await table_of_two(hall, ann, bea, None))
        await asyncio.sleep(0.6)

    async def in_the_morning(hall: Hall, *_: Client) -> None:
        await asyncio.sleep(0.6)
        seat = (await hall.ledger.table(made[0])).to_act
        assert seat is not None
        (holder,) = (await hall.ledger.table(made[0])).seats[seat].holders
        ways = await hall.store.ways_of(holder)
        await hall.store.stop_way(next(way.secret for way in ways if way.target["endpoint"].endswith("stopped")))

        async def arrived() -> bool:
            return bool(box.got)

        await until(arrived)
        await asyncio.sleep(0.6)

    with inbox() as box:
        at_the_hour(monkeypatch, 3)
        told(tmp_path, at_night, **options)
        assert box.got == []
        at_the_hour(monkeypatch, 7 - 2 / 3600)
        told(tmp_path, in_the_morning, **options)
        assert [path for path, _, _ in box.got] == ["/wanted"]


@pytest.mark.parametrize(
    ("clock", "left", "words"),
    [
        (m.DaysClock(kind="days", days=3), DAY, "23 hours are left"),
        (m.DaysClock(kind="days", days=1), DAY // 4, "5 hours are left"),
        (m.LiveClock(kind="live", minutes=10), 2 * MINUTE, "one minute is left"),
    ],
)
def test_who_is_not_here_is_reminded_once_before_their_time_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, clock: Any, left: int, words: str
) -> None:
    time = Time(monkeypatch)
    monkeypatch.setattr(notices, "now", lambda: time.now)
    monkeypatch.setattr(clocks, "ALIVE_SECONDS", 0.0)
    monkeypatch.setattr(clocks, "DOWN", 9 * DAY)

    async def story(hall: Hall, ann: Client, bea: Client) -> None:
        browser = Browser(f"{box.url}/push")
        for client in (ann, bea):
            await choose_push(hall, client, browser)
        deadline = (await hall.ledger.table(await table_of_two(hall, ann, bea, clock))).deadline()
        assert deadline is not None
        time.now = deadline - left - 1000
        await asyncio.sleep(0.4)
        assert box.got == []
        time.now += 2000

        async def arrived() -> bool:
            return bool(box.got)

        await until(arrived)
        time.now += 1000
        await asyncio.sleep(0.4)
        assert [browser.read(body)["title"] for _, _, body in box.got] == ["Your time ends soon"]
        assert words in browser.read(box.got[0][2])["text"]

    with inbox() as box:
        told(tmp_path, story, notice_seconds=1e6, private_hooks=True)


class Post(socketserver.StreamRequestHandler):
    """A mail server that takes everything."""

    mails: list[str] = []  # noqa: RUF012

    def handle(self) -> None:
        self.wfile.write(b"220 here\r\n")
        while line := self.rfile.readline().decode().strip():
            if line.upper() == "DATA":
                self.wfile.write(b"354 go on\r\n")
                lines = []
                while (line := self.rfile.readline().decode()) != ".\r\n":
                    lines.append(line)
                self.mails.append("".join(lines))
            self.wfile.write(b"250 well\r\n" if line.upper() != "QUIT" else b"221 bye\r\n")


def test_mail_is_sent_when_the_address_has_confirmed_and_ends_with_one_click(tmp_path: Path) -> None:
    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Post) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        smtp = f"smtp://127.0.0.1:{server.server_address[1]}"
        with Node(tmp_path, notice_seconds=0.3, smtp_url=smtp) as node:
            ann, bea = Player(node.url, "Ann"), Player(node.url, "Béa")
            table = pair(ann, bea, "northwest")
            for player in (ann, bea):
                player.ok("/me/notices", {"way": "mail", "address": "them@example.org"})
            wait_for_mails(2)
            move((ann, bea), table)
            time.sleep(1)
            assert len(Post.mails) == 2
            for mail in Post.mails[:2]:
                ann.http.get(link_in(mail, "confirm")).raise_for_status()
            move((ann, bea), table)
            wait_for_mails(3)
            told = read(Post.mails[2])
            stop = str(told["List-Unsubscribe"]).strip("<>")
            assert told["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert f"/t/{table}" in told.get_content()
            assert ann.http.post(stop, content=b"List-Unsubscribe=One-Click").is_success
            left = [len(player.get("/me/notices").json()["ways"]) for player in (ann, bea)]
            assert sorted(left) == [0, 1]
        server.shutdown()


def wait_for_mails(count: int) -> None:
    ends = time.monotonic() + 20
    while len(Post.mails) < count:
        assert time.monotonic() < ends
        time.sleep(0.05)


def read(mail: str) -> EmailMessage:
    return cast(EmailMessage, message_from_string(mail, policy=policy.default))


def link_in(mail: str, what: str) -> str:
    found = re.search(rf"/api/notices/\S+/{what}", read(mail).get_content())
    assert found
    return found[0]


def test_a_tables_hook_is_signed_and_tried_again(tmp_path: Path) -> None:
    with inbox() as box, Node(tmp_path, private_hooks=True) as node:
        ann = Player(node.url, "Ann")
        table = ann.create("northsea", ["me", "me"])["id"]
        stranger = Player(node.url)
        path = f"/api/tables/{table}/hook"
        assert stranger.http.put(path, json={"url": box.url}).status_code == 403
        secret = ann.http.put(path, json={"url": f"{box.url}/news?x=1"}).json()["secret"]
        box.wait(1)
        box.answers = [500]
        state = ann.state(table)
        assert ann.act(table, state["legal"][0]["notation"], state["position"]).is_success
        box.wait(3)
        for path_got, headers, body in box.got:
            assert path_got == "/news?x=1"
            assert headers["X-Skerry-Signature"] == signature(secret, headers["X-Skerry-Time"], body)
        told = json.loads(box.got[2][2])
        assert (told["table"], told["kind"], told["to_act"]) == (table, "acted", ann.state(table)["to_act"])
        assert ann.http.delete(path).status_code == 204


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://[::1]/",
        "https://10.1.2.3/",
        "https://169.254.169.254/",
        "https://[::ffff:10.1.2.3]/",
        "https://[64:ff9b::a01:203]/",
        "https://224.0.0.1/",
    ],
)
def test_nothing_is_sent_into_private_networks(ann: Player, url: str) -> None:
    with pytest.raises(NotSent, match="private"):
        checked_address(url, private=False)
    table = ann.create("northsea", ["me", "me"])["id"]
    assert code(ann.http.put(f"/api/tables/{table}/hook", json={"url": url})) == "invalid"


def test_only_plain_addresses_on_the_web_are_posted_to() -> None:
    for url in ("ftp://example.org/", "https://user:pass@192.0.2.1/", "http://192.0.2.1/", "https:///x"):
        with pytest.raises(NotSent):
            checked_address(url, private=False)


def test_quiet_hours_end_in_the_morning_of_whoever_sleeps() -> None:
    quiet = {"begins": "22:00", "ends": "07:00", "zone": "Europe/Paris"}
    midnight_utc = 1_767_225_600_000  # 1 January 2026, 1 o'clock in Paris
    assert quiet_seconds(quiet, midnight_utc) == 6 * 3600
    assert quiet_seconds(quiet, midnight_utc - 2 * 3600_000) == 8 * 3600
    assert quiet_seconds(quiet, midnight_utc + 12 * 3600_000) == 0
    assert quiet_seconds(None, midnight_utc) == 0
    noon = {"begins": "12:00", "ends": "13:30", "zone": "UTC"}
    assert quiet_seconds(noon, midnight_utc + 12 * 3600_000) == 90 * 60


def test_a_zone_or_an_hour_that_does_not_exist_is_refused(ann: Player) -> None:
    for quiet in ({"begins": "24:00", "ends": "07:00"}, {"begins": "22:00", "ends": "07:00", "zone": "Atlantis/Deep"}):
        body = {"way": "mail", "address": "a@b.example", "quiet": quiet}
        assert code(ann.post("/me/notices", body)) == "invalid"
    assert code(ann.post("/me/notices", {"way": "mail", "address": "a@b.example"})) == "not_found"
