"""The catalogues: every text a person reads, in English and French (Fluent); a game brings its own."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Literal, get_args

from fluent.runtime import FluentBundle, FluentResource

from skerry.installed import catalogue_folders

Language = Literal["en", "fr"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
"""English comes first: it is what we speak where nothing else is asked for."""


@cache
def parts(lang: str) -> dict[str, Traversable]:
    """The files of a language's catalogue by name: our own, then those that the games bring."""
    found: dict[str, Traversable] = {}
    for folder in (files(__package__), *catalogue_folders()):
        own = folder / lang
        names = sorted(file.name for file in own.iterdir() if file.name.endswith(".ftl")) if own.is_dir() else []
        for name in names:
            found.setdefault(name.removesuffix(".ftl"), own / name)
    return found


@cache
def source(lang: str, part: str | None = None) -> str:
    """The catalogue of a language as Fluent text: the whole, or one part of it ('' if there is none of that name)."""
    found = parts(lang)
    wanted = sorted(found) if part is None else [part] if part in found else []
    return "\n".join(found[name].read_text(encoding="utf-8") for name in wanted)


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
