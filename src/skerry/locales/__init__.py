"""The catalogues: every text a person reads, in English and French (Fluent)."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("en", "fr")


@cache
def source(lang: str, part: str | None = None) -> str:
    """The catalogue of a language as Fluent text: the whole, or one part of it ('' if there is none of that name)."""
    folder = files(__package__) / lang
    found = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return "\n".join(file.read_text(encoding="utf-8") for file in found if part in (None, file.name[:-4]))


@cache
def bundle(lang: str, part: str | None = None) -> FluentBundle:
    """The catalogue of a language, or a part of it, ready to format; English for a language that we do not speak."""
    known = lang if lang in LANGUAGES else "en"
    made = FluentBundle([known], use_isolating=False)
    made.add_resource(FluentResource(source(known, part)))
    return made


def translate(lang: str, key: str, args: Mapping[str, str | int]) -> str:
    """The text of a message key in a language; the key itself if the catalogue lacks it."""
    catalogue = bundle(lang, key.split("-", 1)[0])
    if not catalogue.has_message(key):
        catalogue = bundle(lang)
    if not catalogue.has_message(key):
        return key
    pattern = catalogue.get_message(key).value
    if pattern is None:
        return key
    text, _ = catalogue.format_pattern(pattern, dict(args))
    return str(text)
