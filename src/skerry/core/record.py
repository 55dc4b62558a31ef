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
actions. A game that began from a diagram has its lines, each after `| `, in place of `setup`. The header of a game
whose luck can be checked also tells what it followed from (`draws`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

from skerry.core.components import Box, Pack, box_of
from skerry.core.draws import PLAYER, SALT, SECRET, TABLE, WORD, Draws, Pledge, context_of
from skerry.core.errors import RecordError, ToldError
from skerry.core.game import HIDDEN, SEAT_LETTERS, Audience, Game
from skerry.core.info import GameInfo, OptionValue
from skerry.core.line import without_chance
from skerry.core.message import Argument, Message, excerpt

MAGIC = "skerry record 1"
MAX_LENGTH = 2_000_000
MAX_LINE = 2_000

_HASH = re.compile(r"[0-9a-f]{64}")
_PLEDGE = {
    "table": TABLE,
    "commitment": _HASH,
    "sealed by": _HASH,
    "secret": SECRET,
    "salt": SALT,
    "scope": TABLE,
    "seal": re.compile(r"[A-Za-z0-9+/=]{1,1500}"),
    **{f"player {letter}": PLAYER for letter in SEAT_LETTERS},
    **{f"entropy {letter}": WORD for letter in SEAT_LETTERS},
}
"""The lines that tell where luck came from, and what each may say."""
_NAMES = {f"name {letter}" for letter in SEAT_LETTERS}
"""The lines that tell who played: they change nothing."""
_NAME = re.compile(r"[^\x00-\x1f\x7f]{1,40}")
_SEED = re.compile(r"[0-9]{1,19}")
_SMALL_NUMBER = re.compile(r"-?[0-9]{1,6}")


def write_record(game: Game, audience: Audience) -> str:
    """The game as a record for that audience."""
    hide = audience != "all" and game.outcome is None
    context = context_of(game.info, game.rules, game.seats, game.options)
    lines = [MAGIC, *context[:3], f"seed: {HIDDEN if hide else game.seed}", *context[3:]]
    lines += _carried_lines(box_of(game.info.family))
    if game.draws is not None:
        lines += game.draws.pledge.lines(hide)
    if game.origin is None:
        lines.append(game.setup_line(audience))
    elif hide:
        lines.append(f"| {HIDDEN}")
    else:
        lines += [f"| {line}" for line in game.origin.splitlines()]
    lines.append("")
    lines += _played_lines(game, audience)
    return "\n".join(lines) + "\n"


def with_names(record: str, names: Sequence[str | None]) -> str:
    """The record with a line for each seat that has a name."""
    header, played = record.split("\n\n", 1)
    lines = [f"name {letter}: {name}" for letter, name in zip(SEAT_LETTERS, names, strict=False) if name]
    return "\n".join([header, *lines]) + "\n\n" + played


def players_told(record: str, seats: int) -> list[tuple[str | None, str | None]]:
    """The name and the bot of each seat, as far as the record tells them."""
    told = dict(line.split(": ", 1) for line in record.split("\n\n", 1)[0].splitlines() if ": " in line)
    players = [(told.get(f"name {letter}"), told.get(f"player {letter}", "")) for letter in SEAT_LETTERS[:seats]]
    return [(name, player.removeprefix("bot ") if player.startswith("bot ") else None) for name, player in players]


def story_of(game: Game) -> list[str]:
    """All that chance and the players did: what a seal is for."""
    return [game.setup_line(), *_played_lines(game, "all")]


def _played_lines(game: Game, audience: Audience) -> list[str]:
    return [*(game.line(entry, audience) for entry in game.entries()), _last_line(game)]


def _carried_lines(box: Box | None) -> list[str]:
    """What a game is played with that its package does not ship."""
    if box is None:
        return []
    return [f"+ {box.family}/{file} {line}" for file, lines in box.files.items() for line in lines]


def carried_pack(text: str) -> Pack | None:
    """The component pack that a record carries, None if its game was played with what is shipped."""
    name = ""
    files: dict[str, list[str]] = {}
    for line in text.splitlines()[1:]:
        if not line.strip():
            break
        if line.startswith("components: "):
            name = line.split(" ")[1]
        elif line.startswith("+ "):
            file, _, row = line[2:].partition(" ")
            files.setdefault(file, []).append(row)
    return Pack(name, {file: "\n".join(rows) + "\n" for file, rows in files.items()}) if name and files else None


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
            raise _wrong(number + 1, "record-after-end")
        if line.split(" ", 1)[0] in ("end", "running"):
            _check_ending(game, line, number + 1)
            ended = True
        else:
            _replay_line(game, line, number + 1)
    if not ended:
        raise _wrong(len(lines), "record-breaks-off")
    return game


def _wrong(line: int, key: str, **args: Argument) -> RecordError:
    return RecordError(line, Message(key, **args))


@dataclass
class _Header:
    length: int = 0
    info: GameInfo | None = None
    game_type: type[Game] | None = None
    numbers: dict[str, int] = field(default_factory=dict)
    options: dict[str, OptionValue] = field(default_factory=dict)
    setup: tuple[str, ...] | None = None
    setup_line: int = 0
    origin: list[str] = field(default_factory=list)
    pledge: dict[str, str] = field(default_factory=dict)
    """The lines that tell where luck came from."""
    components: str = ""
    """The name and the mark of the component pack, empty if it was played with what is shipped."""
    named: dict[str, int] = field(default_factory=dict)
    """The lines that it has had, by what they tell: their numbers."""


def _lines(text: str) -> list[str]:
    if not isinstance(text, str):
        raise _wrong(1, "record-not-text", type=type(text).__name__)
    if len(text) > MAX_LENGTH:
        raise _wrong(1, "record-too-long", most=MAX_LENGTH)
    lines = text.removeprefix("\ufeff").split("\n")
    if lines[0].strip() != MAGIC:
        raise _wrong(1, "record-foreign", magic=MAGIC)
    for number, line in enumerate(lines, 1):
        if len(line) > MAX_LINE:
            raise _wrong(number, "record-too-long", most=MAX_LINE)
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
        elif line.startswith("+ "):
            continue
        elif line == "setup" or line.startswith("setup ="):
            _only_once(header, "setup", number)
            header.setup = without_chance(line)[1]
            header.setup_line = number
        else:
            _read_header_field(header, line, number, games)
    for name in ("rules", "seats", "seed"):
        if header.info is None or name not in header.numbers:
            missing = "game" if header.info is None else name
            raise _wrong(header.length, "record-header-missing", name=missing)
    return header


def _read_header_field(
    header: _Header, line: str, number: int, games: Mapping[str, tuple[GameInfo, type[Game]]]
) -> None:
    name, colon, value = line.partition(": ")
    if not colon:
        raise _wrong(number, "record-header-line", found=excerpt(line))
    _only_once(header, name, number)
    if name == "game":
        if value not in games:
            raise _wrong(number, "option-unknown-game", game=excerpt(value), known=", ".join(games))
        header.info, header.game_type = games[value]
    elif name == "seed" and value == HIDDEN:
        raise _wrong(number, "record-seed-hidden")
    elif name in ("rules", "seats", "seed"):
        if not _SEED.fullmatch(value):
            raise _wrong(number, "record-no-number", name=name, found=excerpt(value))
        header.numbers[name] = int(value)
        if header.numbers[name] >= 1 << 62:
            raise _wrong(number, "record-too-large", name=name, found=value)
    elif name == "components":
        header.components = value
    elif (wanted := _PLEDGE.get(name)) is not None:
        if not wanted.fullmatch(value) and (value != HIDDEN or name not in ("secret", "salt")):
            raise _wrong(number, "record-pledge-line", name=name, found=excerpt(value))
        header.pledge[name] = "" if value == HIDDEN else value
    elif name in _NAMES:
        if not _NAME.fullmatch(value):
            raise _wrong(number, "record-pledge-line", name=name, found=excerpt(value))
    elif name.startswith("option "):
        _read_option(header, name.removeprefix("option "), value, number)
    else:
        raise _wrong(number, "record-unknown-line", name=excerpt(name))


def _only_once(header: _Header, name: str, number: int) -> None:
    if name in header.named:
        raise _wrong(number, "record-second-line", name=excerpt(name))
    header.named[name] = number


def _read_option(header: _Header, name: str, value: str, number: int) -> None:
    if header.info is None:
        raise _wrong(number, "record-option-early")
    parsed: OptionValue = value
    if value in ("yes", "no"):
        parsed = value == "yes"
    elif _SMALL_NUMBER.fullmatch(value):
        parsed = int(value)
    try:
        header.options[name] = header.info.check_options({name: parsed})[name]
    except ToldError as error:
        raise RecordError(number, error.why) from None


def _begin(header: _Header) -> Game:
    info, game_type = header.info, header.game_type
    assert info is not None
    assert game_type is not None
    _check_components(header, info)
    rules = header.numbers["rules"]
    if not 1 <= rules <= info.rules_version:
        raise _wrong(header.length, "record-rules-unknown", rules=str(rules), known=info.rules_version)
    if header.origin:
        return _begin_from_diagram(header, info, game_type)
    if header.setup is None:
        raise _wrong(header.length, "record-setup-missing")
    try:
        seats = info.check_seats(header.numbers["seats"])
        options = info.check_options(header.options, rules)
        reader = game_type.start(info, seats, options, 0, rules)
        outcomes = [reader.chance_code(word) for word in header.setup]
        game = game_type.start(info, seats, options, header.numbers["seed"], rules, outcomes)
    except ToldError as error:
        raise RecordError(header.setup_line, error.why) from None
    if list(game.setup_chance) != outcomes:
        raise _wrong(header.setup_line, "record-setup-chance")
    game.draws = _read_pledge(header, game)
    return game


def _read_pledge(header: _Header, game: Game) -> Draws | None:
    """Where luck came from, if the record tells it, and if all that it tells fits together."""
    said = header.pledge
    if not said:
        return None
    for name in ("table", "commitment", "sealed by", "secret", "salt"):
        if name not in said:
            raise _wrong(header.length, "record-header-missing", name=name)
    letters = SEAT_LETTERS[: game.seats]
    for letter in SEAT_LETTERS[game.seats :]:
        for name in (f"player {letter}", f"entropy {letter}"):
            if name in said:
                raise _wrong(header.named[name], "record-pledge-line", name=name, found=excerpt(said[name]))
    players = [said[name] for letter in letters if (name := f"player {letter}") in said]
    words = [said.get(f"entropy {letter}", "") for letter in letters]
    pledge = Pledge(
        table=said["table"],
        secret=said["secret"],
        salt=said["salt"],
        key=said["sealed by"],
        commitment=said["commitment"],
        players=tuple(players),
        words=tuple(words),
        scope=said.get("scope", ""),
        seal=said.get("seal", ""),
    )
    context = context_of(game.info, game.rules, game.seats, game.options)
    draws = Draws(pledge if pledge.salt else replace(pledge, secret=""), context)
    if not draws.known:
        return draws
    if not pledge.keeps_to(context):
        raise _wrong(header.named["commitment"], "record-commitment")
    if draws.setup_seed() != game.seed:
        raise _wrong(header.named["seed"], "record-pledged-seed")
    return draws


def _check_components(header: _Header, info: GameInfo) -> None:
    """A game goes on only with the components that it was played with."""
    box = box_of(info.family)
    here = "" if box is None else f"{box.name} {box.mark}"
    if header.components.rpartition(" ")[2] != here.rpartition(" ")[2]:
        raise _wrong(header.length, "record-components", played=header.components or "–", here=here or "–")


def _begin_from_diagram(header: _Header, info: GameInfo, game_type: type[Game]) -> Game:
    if header.setup is not None:
        raise _wrong(header.setup_line, "record-setup-and-diagram")
    try:
        game = game_type.from_diagram(info, "\n".join(header.origin) + "\n")
    except RecordError as error:
        raise RecordError(header.setup_line + error.line - 1, error.why) from None
    rules = header.numbers["rules"]
    said = rules, header.numbers["seats"], header.numbers["seed"], info.check_options(header.options, rules)
    if said != (game.rules, game.seats, game.seed, game.options):
        raise _wrong(header.setup_line, "record-diagram-differs")
    return game


def _replay_line(game: Game, line: str, number: int) -> None:
    try:
        game.play_line(line)
    except ToldError as error:
        raise RecordError(number, error.why) from None


def _check_ending(game: Game, line: str, number: int) -> None:
    if line != _last_line(game):
        raise _wrong(number, "record-ending-differs", found=excerpt(line), expected=_last_line(game))


def _last_line(game: Game) -> str:
    outcome = game.outcome
    if outcome is None:
        return f"running {game.number}"
    winners = "".join(SEAT_LETTERS[seat] for seat in outcome.winners) or "-"
    return " ".join(["end", winners, *map(str, game.scores())])
