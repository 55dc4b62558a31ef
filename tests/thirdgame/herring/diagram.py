"""A position as text, and back: one line for each fact, in this order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from herring import numbers
from herring.numbers import CARDS, DAYS, FISH
from herring.rules import HerringBank

from skerry.core.errors import RecordError
from skerry.core.game import SEAT_LETTERS
from skerry.core.info import GameInfo, OptionValue
from skerry.core.message import Message, excerpt


def write_diagram(bank: HerringBank, info: GameInfo, storms: OptionValue) -> str:
    lines = [
        f"skerry diagram {info.id}",
        f"seats: {bank.seats}",
        f"seed: {bank.seed}",
        f"storms: {storms}",
        f"turn: {bank.turn}",
        f"first: {SEAT_LETTERS[bank.first]}",
        f"sea: {_written(bank.sea)}",
        f"hold: {_written(bank.hold)}",
    ]
    for seat in range(bank.seats):
        lines.append(f"landed {SEAT_LETTERS[seat]}: {_written(bank.landed[seat])}")
        lines.append(f"contract {SEAT_LETTERS[seat]}: {FISH[bank.contracts[seat]]}")
    return "\n".join(lines) + "\n"


def read_diagram(info: GameInfo, text: str) -> tuple[HerringBank, dict[str, OptionValue]]:
    """The position and its options; `RecordError` says what is wrong in which line."""
    lines = _Lines(text, f"skerry diagram {info.id}")
    bank = HerringBank()
    bank.seats = lines.number("seats", info.min_seats, info.max_seats)
    bank.seed = lines.number("seed", 0, (1 << 62) - 1)
    storms = lines.number("storms", numbers.LEAST_STORMS, numbers.MOST_STORMS)
    bank.turn = lines.number("turn", 0, DAYS * bank.seats)
    letters = SEAT_LETTERS[: bank.seats]
    bank.first = letters.index(lines.choice("first", letters))
    bank.sea = lines.counts("sea", [*numbers.SEA, storms])
    bank.hold = lines.counts("hold", list(numbers.SEA))
    if sum(bank.hold) > numbers.HOLD or (any(bank.hold) and bank.turn == DAYS * bank.seats):
        raise lines.wrong("herring-diagram-hold")
    for letter in letters:
        bank.landed.append(lines.counts(f"landed {letter}", list(numbers.SEA)))
        bank.contracts.append(FISH.index(lines.choice(f"contract {letter}", FISH)))
    lines.end()
    for fish, total in enumerate(numbers.SEA):
        if bank.sea[fish] + bank.hold[fish] + sum(row[fish] for row in bank.landed) > total:
            raise lines.wrong("herring-diagram-fish", fish=FISH[fish], total=total)
        if bank.contracts.count(fish) > numbers.CONTRACTS:
            raise lines.wrong("herring-diagram-contracts", fish=FISH[fish])
    return bank, info.check_options({"storms": storms})


def _written(counts: Sequence[int]) -> str:
    return " ".join(map(str, counts))


class _Lines:
    """Reads `name: value`, one line after the other."""

    def __init__(self, text: str, first: str) -> None:
        self._lines: Iterator[tuple[int, str]] = enumerate(text.strip().split("\n"), 1)
        self.at, found = next(self._lines)
        if found.split() != first.split():
            raise self.wrong("record-expected", expected=first, found=excerpt(found))

    def wrong(self, key: str, **args: str | int) -> RecordError:
        return RecordError(self.at, Message(key, **args))

    def value(self, name: str) -> str:
        self.at, line = next(self._lines, (self.at, ""))
        found, _, value = line.partition(": ")
        if found.strip() != name or not value.strip():
            raise self.wrong("record-line-missing", name=name)
        return value.strip()

    def number(self, name: str, least: int, most: int) -> int:
        return self._whole(self.value(name), least, most)

    def choice(self, name: str, choices: Sequence[str]) -> str:
        found = self.value(name)
        if found not in choices:
            raise self.wrong("record-choice", choices=", ".join(choices), found=excerpt(found))
        return found

    def counts(self, name: str, most: Sequence[int]) -> list[int]:
        words = self.value(name).split()
        if len(words) != len(most):
            names = " ".join(CARDS[: len(most)])
            raise self.wrong("record-expected", expected=f"{name}: {names}", found=excerpt(" ".join(words)))
        return [self._whole(word, 0, limit) for word, limit in zip(words, most, strict=True)]

    def end(self) -> None:
        self.at, line = next(self._lines, (self.at, ""))
        if line.strip():
            raise self.wrong("record-unknown-line", name=excerpt(line))

    def _whole(self, word: str, least: int, most: int) -> int:
        if not word.isdecimal() or len(word) > 19 or not least <= int(word) <= most:
            raise self.wrong("record-number", least=str(least), most=str(most), found=excerpt(word))
        return int(word)
