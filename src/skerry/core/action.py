"""What a player chooses, and the list of what may be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TypeAlias, overload

from skerry.core.errors import SkerryError
from skerry.core.jsonlike import Json
from skerry.core.packed import i64, vec

Codes: TypeAlias = "vec[i64]"
"""A packed array of ints: index, length, iteration, `in`."""


class Action:
    """A choice of a player: hashable, and `str(action)` is its notation. A game subclasses it."""

    __slots__ = ("code",)

    def __init__(self, code: int) -> None:
        self.code = code

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.code == self.code

    def __hash__(self) -> int:
        return hash(self.code)

    def __repr__(self) -> str:
        return f"<{self}>"

    def data(self) -> dict[str, Json]:
        """The action taken apart as plain JSON data: `kind` and what the kind needs."""
        raise NotImplementedError


class LegalActions(Sequence[Action]):
    """The legal actions, each made when it is asked for. `in` takes an action or its notation."""

    __slots__ = ("_code_of", "_make", "codes")

    def __init__(self, codes: Codes, make: Callable[[int], Action], code_of: Callable[[Action | str], int]) -> None:
        self.codes = codes
        self._make = make
        self._code_of = code_of

    def __len__(self) -> int:
        return len(self.codes)

    @overload
    def __getitem__(self, index: int) -> Action: ...
    @overload
    def __getitem__(self, index: slice) -> list[Action]: ...
    def __getitem__(self, index: int | slice) -> Action | list[Action]:
        if isinstance(index, slice):
            return [self._make(code) for code in list(self.codes)[index]]
        return self._make(self.codes[index])

    def __iter__(self) -> Iterator[Action]:
        make = self._make
        return (make(code) for code in self.codes)

    def __contains__(self, action: object) -> bool:
        try:
            return isinstance(action, Action | str) and self._code_of(action) in self.codes
        except SkerryError:
            return False

    def __eq__(self, other: object) -> bool:
        return list(self) == list(other) if isinstance(other, Sequence) else NotImplemented

    def __repr__(self) -> str:
        return f"<{len(self)} legal actions: {', '.join(map(str, self))}>"
