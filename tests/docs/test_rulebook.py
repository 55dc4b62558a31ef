"""The rule books: a mode reads what it is played by, and finds every rule that the game cites."""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator

import pytest

import skerry
from skerry.core.game import Game
from skerry.core.info import GameInfo
from skerry.locales import LANGUAGES, translate
from skerry.registry import package_of
from skerry.rulebook import changes, rule_in, rulebook, source_note

MODES = list(skerry.games().values())
ELSEWHERE = ("no-lay-here", "no-tuunbaq-here", "no-payment-here", "no-end-here")
"""Refusals of what only another mode has; they cite that mode's rule."""


def ids(info: GameInfo) -> list[str]:
    return [rule.id for section in rulebook(info) for rule in section.rules]


@pytest.mark.parametrize("info", MODES, ids=lambda info: info.id)
def test_a_rule_that_a_mode_changes_is_not_read_beside_the_change(info: GameInfo) -> None:
    book, read = package_of(info).book, ids(info)
    assert len(read) == len(set(read))
    for rule, replaced in book.instead.get(info.id, {}).items():
        assert rule in read
        for old in replaced:
            assert old not in read
            found = rule_in(info, old)
            assert found is not None
            assert found.id == rule
    for rule, changed in book.before.get(info.id, {}).items():
        assert {rule, *changed} <= set(read)


def test_aboard_the_terror_the_golden_rule_is_kept() -> None:
    read = ids(skerry.games()["terror-solo"])
    assert {"NW-ST2", "NW-ST3", "NW-ST5", "NW-ST6"} <= set(read)
    assert {"NW-T4", "NW-B1", "NW-F1"}.isdisjoint(read)


@pytest.mark.parametrize("info", MODES, ids=lambda info: info.id)
def test_every_rule_says_once_where_it_comes_from(info: GameInfo) -> None:
    sources = package_of(info).book.sources
    listed = [rule for rules in sources.values() for rule in rules.split()]
    assert len(listed) == len(set(listed))
    assert set(ids(info)) <= set(listed)
    unknown = translate("en", "rules-source", {"sources": ""})
    told = {translate("en", "rules-source", {"sources": letters}) for letters in sources}
    assert len(told) == len(sources)
    assert unknown not in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_said_about_a_rule_is_said_in_words(lang: str) -> None:
    info = skerry.games()["terror-coop"]
    instead, after = rule_in(info, "NW-T4", lang), rule_in(info, "NW-ST8", lang)
    assert instead is not None
    assert after is not None
    assert "NW-T1, NW-T2, NW-T4, NW-H1" in changes(instead, lang)[0]
    assert "NW-CO1" in changes(after, lang)[1]
    assert source_note(after, lang) == translate(lang, "rules-source", {"sources": "R"})


def tried(family: str) -> dict[str, list[str]]:
    """Actions that are legal in some mode of a family, by what they begin with."""
    found: dict[str, list[str]] = defaultdict(list)
    for info in MODES:
        if info.family == family:
            for game in positions(info):
                for action in game.legal():
                    found[" ".join(str(action).split()[:2])].append(str(action))
    return found


def positions(info: GameInfo) -> Iterator[Game]:
    """Some positions of a random game, the last among them."""
    game, dice = skerry.new(info.id, seed=1, **({"tuunbaq": True} if info.id == "northwest" else {})), random.Random(1)
    while game.to_act is not None:
        if game.number % 7 == 0:
            yield game
        game.play(dice.choice(game.legal()))
    yield game


def cited(info: GameInfo) -> set[str]:
    """The rules that refusals and score lines of a random game cite."""
    dice, kinds = random.Random(5), tried(info.family)
    found = set()
    for game in positions(info):
        for kind in sorted(kinds):
            refusal = game.refusal(dice.choice(kinds[kind]))
            if refusal is not None and not refusal.key.endswith(ELSEWHERE):
                found.add(refusal.rule)
    return found | {line.rule for line in game.score_sheet().lines}


@pytest.mark.parametrize("info", MODES, ids=lambda info: info.id)
def test_a_rule_that_a_game_cites_is_in_its_book(info: GameInfo) -> None:
    rules = cited(info)
    assert len(rules) > 10
    assert [rule for rule in sorted(rules) if rule_in(info, rule) is None] == []
