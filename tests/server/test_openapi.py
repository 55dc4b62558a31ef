"""The OpenAPI document is true: schemathesis asks all sorts of things and compares the answers with it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from skerry.server.openapi import document
from tests.server.harness import Node, Player

schema = schemathesis.openapi.from_dict(document())
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def table(node: Node) -> tuple[Player, str]:
    player = Player(node.url, "Schema")
    return player, player.create("northsea", ["me", "me"])["id"]


@schema.parametrize()
@settings(max_examples=12, deadline=None, suppress_health_check=list(HealthCheck), derandomize=True)
def test_every_answer_is_as_documented(case: schemathesis.Case[Any], node: Node, table: tuple[Player, str]) -> None:
    player, table_id = table
    if case.method != "DELETE" and case.path_parameters and len(str(case.path_parameters.get("table"))) == 22:
        case.path_parameters["table"] = table_id
    headers = {"Authorization": f"Bearer {player.token}"}
    case.call_and_validate(base_url=node.url, headers=headers, checks=CHECKS, timeout=40)


def test_real_answers_are_as_documented(node: Node) -> None:
    player = Player(node.url, "Ann")
    table_id = player.create("northsea", ["me", "me"])["id"]
    state = player.state(table_id)
    calls: list[tuple[str, str, object]] = [
        ("GET", "/tables/{table}", None),
        ("GET", "/tables", None),
        ("GET", "/records", None),
        ("GET", "/tables/{table}/log", None),
        ("GET", "/tables/{table}/legal", None),
        ("POST", "/tables/{table}/preview", {"action": state["legal"][0]["notation"]}),
        ("POST", "/tables/{table}/refusal", {"action": "end"}),
        ("POST", "/tables/{table}/hint", {"level": "mate"}),
        ("POST", "/tables/{table}/links", {"kind": "seat", "seat": 1}),
        ("POST", "/tables/{table}/chat", {"text": "ahoy"}),
        ("POST", "/tables/{table}/actions", {"action": state["legal"][0]["notation"], "position": state["position"]}),
        ("POST", "/tables/{table}/actions", {"action": state["legal"][0]["notation"], "position": state["position"]}),
        ("POST", "/tables/{table}/undo", {"position": state["position"] + 1}),
        ("POST", "/tables/{table}/resign", {"seat": 0}),
        ("GET", "/tables/{table}/log", None),
        ("POST", "/tables/{table}/rematch", None),
        ("GET", "/tables/{table}", None),
    ]
    for method, path, body in calls:
        response = player.http.request(method, "/api" + path.format(table=table_id), json=body)
        assert response.status_code < 500, response.text
        schema[f"/api{path}"][method].validate_response(response)


def test_the_clients_types_come_from_this_document() -> None:
    printed = subprocess.run(
        [sys.executable, "-m", "skerry.server.openapi"], capture_output=True, text=True, check=True
    )
    kept = Path(__file__).parents[2] / "web" / "openapi.json"
    assert kept.read_text(encoding="utf-8") == printed.stdout, "run: python -m skerry.server.openapi > web/openapi.json"


def test_the_document_is_served(node: Node) -> None:
    served = httpx.get(f"{node.url}/api/openapi.json").json()
    assert served["paths"] == document()["paths"]
