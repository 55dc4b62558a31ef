"""Names that people can trust: nothing invisible, one script, and nobody who looks like somebody else at the table."""

from __future__ import annotations

import unicodedata

MOST_MARKS = 2
"""Marks that one letter may carry."""
SCRIPTS = ("LATIN", "CYRILLIC", "GREEK", "ARMENIAN", "HEBREW", "ARABIC", "CHEROKEE")
"""Those whose letters can be taken for each other: a name keeps to one of them."""
LOOKS_LIKE = str.maketrans({"0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "5": "s", "$": "s", "3": "e", "8": "b"})


def checked_name(name: str) -> str:
    """The name in its plain form; a `ValueError` if it hides something."""
    plain = " ".join(unicodedata.normalize("NFKC", name).split())
    if not plain:
        raise ValueError("a name has a letter")
    if any(unicodedata.category(letter)[0] == "C" for letter in plain):
        raise ValueError("a name has no invisible characters")
    marks = 0
    for letter in unicodedata.normalize("NFD", plain):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MOST_MARKS:
            raise ValueError("a letter has too many marks")
    if len({script for letter in plain if (script := _script(letter)) is not None}) > 1:
        raise ValueError("a name keeps to one script")
    return plain


def _script(letter: str) -> str | None:
    name = unicodedata.name(letter, "")
    return next((script for script in SCRIPTS if name.startswith(script)), None)


def look_alike(one: str, other: str) -> bool:
    """Whether one name could be taken for the other."""
    return _skeleton(one) == _skeleton(other)


def _skeleton(name: str) -> str:
    letters = unicodedata.normalize("NFKD", name.casefold())
    kept = "".join(letter for letter in letters if letter.isalnum() or letter in "|!$")
    return kept.translate(LOOKS_LIKE).replace("rn", "m").replace("vv", "w")
