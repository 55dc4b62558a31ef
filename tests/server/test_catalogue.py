"""What the server tells of the games, so that a client need not know it."""

from __future__ import annotations

import skerry
from skerry import bots
from skerry.locales import LANGUAGES
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
            assert found[info.id]["facts"] == package.facts
    assert found["terror-solo"]["facts"]["sun"] == {"I": 6, "II": 4, "III": 2, "IV": 0, "V": 2, "VI": 4, "VII": 6}
    assert found["northsea"]["facts"]["hold"] == 3


def test_a_family_may_have_no_texts_of_its_own_for_the_browser(ann: Player) -> None:
    for family in packages():
        assert ann.http.get(f"/locales/en/{family}.ftl").text
        assert ann.http.get(f"/locales/en/web-{family}.ftl").status_code == 200
