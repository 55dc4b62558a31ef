"""The hub: what is made ready while the disk works is told only when it is durable, and only if it is still true."""

from __future__ import annotations

from skerry.registry import games
from skerry.server.hub import PARTS, Hub
from skerry.server.table import Row, Table, header_of


class Ear:
    """A connection that remembers what it was told."""

    lang = "en"
    client_id = "ann"

    def __init__(self) -> None:
        self.heard: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.heard.append(message)


def running_table() -> Table:
    info, game_type = games()["northwest"]
    game = game_type.start(info, 2, info.check_options({}), 5, info.rules_version)
    seats = [{"kind": "person", "name": who, "level": None, "clients": [who]} for who in ("ann", "bob")]
    created = {"owner": "ann", "game": info.id, "options": {}, "rules": info.rules_version, "seats": seats}
    table = Table("t" * 22, games())
    table.fold(Row(0, 1, "created", created))
    table.fold(Row(1, 1, "started", {"header": header_of(game)}))
    return table


def after(table: Table, choice: int) -> Table:
    """The table after one of the legal actions."""
    played = table.played(table.running_game().legal()[choice])
    following = table.copy()
    following.fold(Row(table.seq + 1, 2, "acted", {"line": played.game.line(played.entry)}), played)
    return following


def heard(table: Table, prepared: list[Table], published: Table) -> list[bytes]:
    """What is heard of a published table when others were made ready before."""
    hub, ear = Hub(), Ear()
    hub.watch(table, ear, None, PARTS, table.seq)
    ear.heard.clear()
    for other in prepared:
        hub.prepare(other)
    assert ear.heard == []
    hub.publish(published)
    return ear.heard


def test_what_is_made_ready_is_told_when_it_is_published() -> None:
    table = running_table()
    following = after(table, 0)
    told = heard(table, [], following)
    assert len(told) == 1
    assert heard(table, [following], following) == told


def test_what_was_made_ready_but_did_not_come_to_pass_is_never_told() -> None:
    table = running_table()
    lost, true = after(table, 0), after(table, 1)
    told = heard(table, [lost], true)
    assert told == heard(table, [], true)
    assert told != heard(table, [], lost)
