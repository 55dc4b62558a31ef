"""Records: a game as readable text that replays for ever, without the generator.

    skerry record 1
    game: northwest
    rules: 1
    seats: 2
    seed: 7
    option tuunbaq: no
    setup = …

    1 B take L17 = L5
    2 A take L5 = L40
    …
    end A 53 35

A line after the header is the action's number, its seat and its notation, and after `=` what chance
added. The last line is `end`, the winners (or -) and the scores, or `running` and the number of
actions. A game that began from a diagram has its lines, each after `| `, in place of `setup`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from skerry.core.errors import IllegalAction, NotationError, RecordError
from skerry.core.game import HIDDEN, SEAT_LETTERS, Audience, Game
from skerry.core.info import GameInfo, OptionError, OptionValue
from skerry.core.kernel import UnforcedChance

MAGIC = "skerry record 1"
MAX_LENGTH = 2_000_000
MAX_LINE = 2_000

_SEED = re.compile(r"[0-9]{1,19}")
_SMALL_NUMBER = re.compile(r"-?[0-9]{1,6}")


def write_record(game: Game, audience: Audience) -> str:
    """The game as a record for that audience."""
    hide = audience != "all" and game.outcome is None
    lines = [MAGIC, f"game: {game.info.id}", f"rules: {game.rules}", f"seats: {game.seats}"]
    lines.append(f"seed: {HIDDEN if hide else game.seed}")
    lines += [f"option {name}: {_option_text(value)}" for name, value in game.options.items()]
    if game.origin is None:
        lines.append(game.setup_line(audience))
    elif hide:
        lines.append(f"| {HIDDEN}")
    else:
        lines += [f"| {line}" for line in game.origin.splitlines()]
    lines.append("")
    lines += [game.line(entry, audience) for entry in game.entries()]
    lines.append(_last_line(game))
    return "\n".join(lines) + "\n"


def replay_record(text: str, games: Mapping[str, tuple[GameInfo, type[Game]]]) -> Game:
    """The game of a full record; every action is checked, and so is the ending."""
    lines = _lines(text)
    header = _read_header(lines, games)
    game = _begin(header)
    ended = False
    for number in range(header.length, len(lines)):
        line = lines[number].strip()
        if not line:
            continue
        if ended:
            raise RecordError(number + 1, "something follows the last line of the game")
        if line.split(" ", 1)[0] in ("end", "running"):
            _check_ending(game, line, number + 1)
            ended = True
        else:
            _replay_line(game, line, number + 1)
    if not ended:
        raise RecordError(len(lines), "the record breaks off: its last line, 'end' or 'running', is missing")
    game.kernel.force(())
    return game


@dataclass
class _Header:
    length: int = 0
    info: GameInfo | None = None
    game_type: type[Game] | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    options: dict[str, OptionValue] = field(default_factory=dict)
    setup: list[str] | None = None
    setup_line: int = 0
    origin: list[str] = field(default_factory=list)
    named: set[str] = field(default_factory=set)
    """The lines that it has had."""


def _lines(text: str) -> list[str]:
    if not isinstance(text, str):
        raise RecordError(1, f"a record is text, not {type(text).__name__}")
    if len(text) > MAX_LENGTH:
        raise RecordError(1, f"longer than {MAX_LENGTH} characters")
    lines = text.removeprefix("\ufeff").split("\n")
    if lines[0].strip() != MAGIC:
        raise RecordError(1, f"does not begin with '{MAGIC}': not a record of ours")
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise RecordError(number, f"longer than {MAX_LINE} characters")
    return lines


def _read_header(lines: list[str], games: Mapping[str, tuple[GameInfo, type[Game]]]) -> _Header:
    header = _Header(length=1)
    for number, raw in enumerate(lines[1:], 2):
        line = raw.strip()
        header.length = number
        if not line:
            break
        if line.startswith("|"):
            header.origin.append(raw.strip()[2:])
            header.setup_line = header.setup_line or number
        elif line == "setup" or line.startswith("setup ="):
            _only_once(header, "setup", number)
            header.setup = line[len("setup") :].removeprefix(" =").split()
            header.setup_line = number
        else:
            _read_header_field(header, line, number, games)
    for name in ("rules", "seats", "seed"):
        if header.info is None or name not in header.numbers:
            missing = "game" if header.info is None else name
            raise RecordError(header.length, f"the header has no line '{missing}: …'")
    return header


def _read_header_field(
    header: _Header, line: str, number: int, games: Mapping[str, tuple[GameInfo, type[Game]]]
) -> None:
    name, colon, value = line.partition(": ")
    if not colon:
        raise RecordError(number, f"not a header line: {line[:60]!r}")
    _only_once(header, name, number)
    if name == "game":
        if value not in games:
            raise RecordError(number, f"unknown game {value[:60]!r}")
        header.info, header.game_type = games[value]
    elif name == "seed" and value == HIDDEN:
        raise RecordError(number, "the seed is hidden: a record for one seat of a running game cannot be replayed")
    elif name in ("rules", "seats", "seed"):
        if not _SEED.fullmatch(value):
            raise RecordError(number, f"{name} is not a number: {value[:60]!r}")
        header.numbers[name] = int(value)
        if header.numbers[name] >= 1 << 62:
            raise RecordError(number, f"{name} is too large: {value}")
    elif name.startswith("option "):
        _read_option(header, name.removeprefix("option "), value, number)
    else:
        raise RecordError(number, f"unknown header line {name[:60]!r}")


def _only_once(header: _Header, name: str, number: int) -> None:
    if name in header.named:
        raise RecordError(number, f"a second line {name[:60]!r}")
    header.named.add(name)


def _read_option(header: _Header, name: str, value: str, number: int) -> None:
    if header.info is None:
        raise RecordError(number, "an option before the game")
    parsed: OptionValue = value
    if value in ("yes", "no"):
        parsed = value == "yes"
    elif _SMALL_NUMBER.fullmatch(value):
        parsed = int(value)
    try:
        header.options[name] = header.info.check_options({name: parsed})[name]
    except OptionError as error:
        raise RecordError(number, str(error)) from None


def _begin(header: _Header) -> Game:
    info, game_type = header.info, header.game_type
    assert info is not None
    assert game_type is not None
    rules = header.numbers["rules"]
    if not 1 <= rules <= info.rules_version:
        raise RecordError(header.length, f"rules version {rules} is unknown here (known: 1 to {info.rules_version})")
    if header.origin:
        return _begin_from_diagram(header, info, game_type)
    if header.setup is None:
        raise RecordError(header.length, "the header has no line 'setup'")
    try:
        seats = info.check_seats(header.numbers["seats"])
        options = info.check_options(header.options)
        reader = game_type.start(info, seats, options, 0, rules)
        outcomes = [reader.chance_code(word) for word in header.setup]
        game = game_type.start(info, seats, options, header.numbers["seed"], rules, outcomes)
    except (OptionError, NotationError, UnforcedChance) as error:
        raise RecordError(header.setup_line, str(error)) from None
    if list(game.setup_chance) != outcomes:
        raise RecordError(header.setup_line, "the setup does not have the outcomes that it needs")
    return game


def _begin_from_diagram(header: _Header, info: GameInfo, game_type: type[Game]) -> Game:
    if header.setup is not None:
        raise RecordError(header.setup_line, "the game begins from a diagram: it has no line 'setup'")
    try:
        game = game_type.from_diagram(info, "\n".join(header.origin) + "\n")
    except RecordError as error:
        raise RecordError(header.setup_line + error.line - 1, error.reason) from None
    said = header.numbers["seats"], header.numbers["seed"], info.check_options(header.options)
    if said != (game.seats, game.seed, game.options):
        raise RecordError(header.setup_line, "the diagram has other seats, another seed or other options")
    game.rules = header.numbers["rules"]
    return game


def _replay_line(game: Game, line: str, number: int) -> None:
    intent, equals, chance = line.partition(" = ")
    words = intent.split(" ", 2)
    if len(words) < 3:
        raise RecordError(number, f"not 'number seat action': {line[:60]!r}")
    if words[0] != str(game.number + 1):
        raise RecordError(number, f"action {game.number + 1} is expected, not {words[0][:20]!r}")
    seat = game.to_act
    if seat is None:
        raise RecordError(number, "the game is over before this action")
    if words[1] != SEAT_LETTERS[seat]:
        raise RecordError(number, f"seat {SEAT_LETTERS[seat]} is to act, not {words[1][:20]!r}")
    try:
        outcomes = tuple(game.chance_code(word) for word in chance.split()) if equals else ()
        game.kernel.force(outcomes)
        game.play(words[2])
    except IllegalAction as error:
        raise RecordError(number, str(error)) from None
    except (NotationError, UnforcedChance) as error:
        raise RecordError(number, str(error)) from None
    if tuple(game.kernel.chance) != outcomes:
        raise RecordError(number, "the action does not have the outcomes of chance that it needs")


def _check_ending(game: Game, line: str, number: int) -> None:
    if line != _last_line(game):
        raise RecordError(number, f"the ending does not fit the game: {line[:60]!r} instead of {_last_line(game)!r}")


def _last_line(game: Game) -> str:
    outcome = game.outcome
    if outcome is None:
        return f"running {game.number}"
    winners = "".join(SEAT_LETTERS[seat] for seat in outcome.winners) or "-"
    return " ".join(["end", winners, *map(str, game.scores())])


def _option_text(value: OptionValue) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
