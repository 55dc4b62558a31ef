"""The catalogues: every text a person reads, in English and French (Fluent)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")


@cache
def source(lang: str) -> str:
    """The whole catalogue of a language as Fluent text."""
    folder = files(__package__) / lang
    parts = sorted((part for part in folder.iterdir() if part.name.endswith(".ftl")), key=lambda part: part.name)
    return "\n".join(part.read_text(encoding="utf-8") for part in parts)


@cache
def bundle(lang: str) -> FluentBundle:
    """The catalogue of a language, ready to format; English for a language that we do not speak."""
    known = lang if lang in LANGUAGES else "en"
    made = FluentBundle([known], use_isolating=False)
    made.add_resource(FluentResource(source(known)))
    return made


def translate(lang: str, key: str, args: Mapping[str, str | int]) -> str:
    """The text of a message key in a language; the key itself if the catalogue lacks it."""
    catalogue = bundle(lang)
    if not catalogue.has_message(key):
        return key
    pattern = catalogue.get_message(key).value
    if pattern is None:
        return key
    text, _ = catalogue.format_pattern(pattern, dict(args))
    return str(text)
