from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.harness import Node, Player


@pytest.fixture(scope="session")
def node(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Node]:
    """One server that most tests share, with SQLite."""
    with Node(tmp_path_factory.mktemp("node")) as node:
        yield node


@pytest.fixture
def ann(node: Node) -> Player:
    return Player(node.url, "Ann")


@pytest.fixture
def bea(node: Node) -> Player:
    return Player(node.url, "Béa", lang="fr")


@pytest.fixture
def node_players(node: Node) -> list[Player]:
    return [Player(node.url, name) for name in ("Ann", "Béa", "Cleo")]
