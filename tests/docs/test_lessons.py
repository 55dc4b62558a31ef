"""Every lesson is current, can be played through by the real rules, and has its words in both languages."""

from __future__ import annotations

import pytest

import skerry
from skerry.locales import LANGUAGES, bundle
from tests.docs import lessons
from tests.docs.lessons import GAMES, Lesson

LESSONS = {(family, lesson.id): lesson for family, made in GAMES.items() for lesson in made()}


@pytest.mark.parametrize("family", GAMES)
def test_the_clients_lessons_are_current(family: str) -> None:
    assert lessons.file_of(family).read_text(encoding="utf-8") == lessons.text(family)


@pytest.mark.parametrize("lesson", LESSONS.values(), ids=[" ".join(key) for key in LESSONS])
def test_every_lesson_can_be_played_through(lesson: Lesson) -> None:
    game = skerry.replay(lesson.game.record())
    for step in lesson.steps[:-1]:
        assert game.to_act == 0, step.key
        assert step.action in [str(action) for action in game.legal()], step.key
        assert step.action.startswith(step.like), step.key
        game.play(step.action)
    assert lesson.steps[-1].action == ""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("family", "name"), LESSONS)
def test_every_lesson_has_its_words(family: str, name: str, lang: str) -> None:
    wanted = [f"web-lesson-{family}-{name}"]
    wanted += [f"{wanted[0]}-{step.key}" for step in LESSONS[family, name].steps]
    assert [key for key in wanted if not bundle(lang).has_message(key)] == []


def test_what_has_to_be_learned_is_taught() -> None:
    assert [name for family, name in LESSONS if family == "northwest"] == [
        *("lay", "sail", "ice", "islands", "sets", "home"),
        *("solo", "terror-solo", "terror-coop", "tuunbaq"),
    ]
    assert [name for family, name in LESSONS if family == "northsea"] == [
        *("sail", "raid", "deliver", "ships", "outpost", "islands", "captains", "solo"),
    ]
