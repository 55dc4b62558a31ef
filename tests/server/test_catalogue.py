"""What the server tells of the games, so that a client need not know it."""

from __future__ import annotations

import skerry
from skerry import bots
from skerry.locales import LANGUAGES
from skerry.northwest import numbers
from skerry.registry import packages
from tests.server.harness import Player


def test_every_game_tells_its_family_its_target_and_its_facts(ann: Player) -> None:
    told = ann.get("/games").json()
    assert told["bots"] == list(bots.LEVELS)
    assert told["languages"] == list(LANGUAGES)
    found = {game["id"]: game for game in told["games"]}
    assert list(found) == list(skerry.games())
    assert {game: told["target"] for game, told in found.items() if told["target"]} == {
        "terror-solo": 40,
        "terror-coop": 60,
    }
    for family, package in packages().items():
        for info in package.games:
            assert found[info.id]["family"] == family
            assert ann.get(f"/games/{info.id}/facts").json() == package.facts
    facts = ann.get("/games/terror-solo/facts").json()
    assert list(facts["sun"]) == ["I", "II", "III", "IV", "V", "VI", "VII"]
    assert (0, *facts["sun"].values()) == numbers.FROZEN_ROWS
    assert facts["large_tiles"]["L37"] == {"corners": "LssLsL", "symbol": "inuit", "half": "west"}
    assert (facts["columns"], facts["rows"]) == (numbers.COLUMNS, numbers.ROWS)
    assert facts["tokens"] == [*facts["tokens_on_tiles"], "cartography"]
    assert tuple(facts["majorities"]["strait"]) == numbers.STRAIT_MAJORITY
    assert len(facts["cards"]) == numbers.VOYAGE_CARDS
    assert (facts["cards"]["pack-ice"], facts["cards"]["mild-spell"], facts["cards"]["beset"]) == (1, -1, 0)
    assert facts["small_tiles"]["bay"] == {"nw": "sLLL", "ne": "LsLL", "se": "LLsL", "sw": "LLLs"}
    facts = ann.get("/games/northsea/facts").json()
    assert facts["hold"] == 3
    assert facts["animals"] == ["pig", "hen", "goat", "sheep", "cattle", "horse"]
    assert len(facts["captains"]) == 11
    assert facts["tiles"]["30"] == {"corners": "LLLsss", "feature": "goat"}
    assert ann.get("/games/whist/facts").status_code == 404


def test_what_stays_the_same_is_compressed_and_not_sent_twice(ann: Player) -> None:
    for path in ("/games", "/games/northwest/rules", "/games/northwest/facts", "/openapi.json"):
        first = ann.get(path)
        assert first.headers["content-encoding"] == "gzip"
        again = ann.http.get(f"/api{path}", headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        french = ann.http.get(f"/api{path}", headers={"Accept-Language": "fr", "If-None-Match": first.headers["etag"]})
        assert french.status_code == (200 if path in ("/games", "/games/northwest/rules") else 304)


def test_a_family_may_have_no_texts_of_its_own_for_the_browser(ann: Player) -> None:
    for family in packages():
        assert ann.http.get(f"/locales/en/{family}.ftl").text
        assert ann.http.get(f"/locales/en/web-{family}.ftl").status_code == 200
