"""A table: the fold of its log. Pure: it knows no clock, no network and no database.

What everybody sees alike and what one reader sees are kept apart, so that the first is made once for all.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

import msgspec

from skerry.core.action import Action
from skerry.core.draws import Pledge
from skerry.core.errors import SkerryError
from skerry.core.event import Event
from skerry.core.game import HIDDEN, Audience, Game
from skerry.core.history import Entry as PlayedEntry
from skerry.core.info import GameInfo, OptionValue
from skerry.core.line import read_line
from skerry.core.record import story_of
from skerry.core.sealing import sign
from skerry.server.clock import Clock
from skerry.server.entries import ACTED, KINDS
from skerry.server.seats import Reader, Seat, SeatChart

Games: TypeAlias = Mapping[str, tuple[GameInfo, type[Game]]]
Status: TypeAlias = Literal["open", "running", "over"]

RESIGNED_LEVEL = "mate"
"""The bot that plays on for a seat that resigned."""


@dataclass(frozen=True, slots=True)
class Row:
    """An entry of the log as it is stored."""

    seq: int
    at: int
    kind: str
    body: Mapping[str, Any]
    key: str | None = None
    chain: str | None = None
    """What proves that this entry and all before it are as they were written; None in older databases."""


class Damaged(SkerryError):
    """What is stored of a table is not what was written."""


def chained(before: str, row: Row) -> str:
    """The proof that this row follows the rows that `before` proves."""
    written = msgspec.json.encode((before, row.seq, row.at, row.kind, row.body, row.key))
    return hashlib.sha256(written).hexdigest()[:32]


@dataclass(frozen=True, slots=True)
class Played:
    """An action carried out on a copy of the game: what the table becomes if the entry is stored."""

    game: Game
    events: tuple[Event, ...]

    @property
    def entry(self) -> PlayedEntry:
        entry = self.game.last
        assert entry is not None
        return entry


class Item(msgspec.Struct, frozen=True, gc=False):
    """An entry of the log as it is told, most of it encoded already.

    The garbage collector does not see it: there is one for every action, it lives long and is part of no cycle.
    """

    seq: int
    kind: str
    told: bytes
    """What is the same for everybody at all times: a JSON object."""
    key: str | None = None
    played: PlayedEntry | None = None
    line: str = ""
    """The record's line of an action, with everything in it."""
    events: msgspec.Raw = msgspec.Raw(b"[]")
    """What an action caused, as a spectator may see it."""
    secrets: tuple[Event, ...] = ()
    """The same as it was, if a seat may see more of it than others."""


class Table:
    """Who sits at the table, what was played, and what each reader may see of it.

    To go on, a table is copied and the copy folds what comes next; whoever has the table keeps it as it was.
    """

    def __init__(self, table_id: str, games: Games) -> None:
        self.id = table_id
        self.games = games
        self.owner = ""
        self.created = 0
        self.info: GameInfo
        self.options: dict[str, OptionValue] = {}
        self.rules = 0
        self.seats: tuple[Seat, ...] = ()
        self.chart = SeatChart(())
        self.seq = -1
        """The latest entry's number; −1 before there is any."""
        self.status: Status = "open"
        self.to_act: int | None = None
        """The seat to decide while the game is running."""
        self.game: Game | None = None
        self.position = 0
        self._items: list[Item] = []
        self._keys: dict[str, int] = {}
        self.resignation: dict[str, Any] | None = None
        self.rematch: str | None = None
        self.chat: Literal["seated", "everybody"] = "seated"
        """Who may speak."""
        self.authors: dict[int, str] = {}
        """The client that said each message."""
        self.unsaid: frozenset[int] = frozenset()
        self.muted: frozenset[str] = frozenset()
        self.manners: dict[str, Any] = {}
        """What the table was made with beside its game and seats."""
        self.listing: dict[str, Any] | None = None
        """How it is told in the lobby, if it wishes to be found."""
        self.hooked = False
        """Whether its news are sent somewhere."""
        self.clock: Clock | None = None
        self.moved_at = 0
        self.votes: frozenset[int] = frozenset()
        """The seats that want a bot in the place of the one to act."""
        self.pledge: Pledge | None = None
        """What its luck follows from; None if nothing was promised."""
        self.seal_seed = b""
        self.secret_until = 0
        """Others have the same luck up to this moment: its record does not tell it before."""
        self.words: dict[int, str] = {}
        """What the seats have added to it before the start."""
        self.stirred = 0
        self.chain = ""
        self._cache: dict[str, Any] = {}

    # -- the log ---------------------------------------------------------------------------------

    def copy(self) -> Table:
        """A table with the same log that can go another way: both share what they have in common."""
        twin = object.__new__(Table)
        twin.__dict__.update(self.__dict__)
        twin._cache = {}
        return twin

    def since(self, seq: int) -> list[Item]:
        """The entries after `seq`."""
        return self._items[max(0, seq + 1) : self.seq + 1]

    @property
    def latest(self) -> Item:
        return self._items[self.seq]

    def made_by(self, key: str) -> Item | None:
        """The entry that was made with this idempotency key."""
        seq = self._keys.get(key, self.seq + 1)
        return self._items[seq] if seq <= self.seq and self._items[seq].key == key else None

    def fold(self, row: Row, played: Played | None = None) -> None:
        """Take in the next entry of the log. `played` spares carrying out an action a second time."""
        if row.seq != self.seq + 1:
            raise Damaged(f"entry {self.seq + 1} of the table is expected, not {row.seq}")
        told: dict[str, Any] = {"seq": row.seq, "at": row.at, "kind": row.kind}
        if row.kind == ACTED:
            item = self._acted(row, told, played or self.replay_line(row.body["line"]))
        else:
            KINDS[row.kind].fold(self, row.body, told)
            item = Item(row.seq, row.kind, msgspec.json.encode(told), row.key)
        chain = chained(self.chain, row)
        if row.chain is not None and row.chain != chain:
            raise Damaged(f"entry {row.seq} is not what was written")
        self.chain = chain
        if len(self._items) > row.seq:  # another copy has gone on from here
            self._items, self._keys = self._items[: row.seq], dict(self._keys)
        self._items.append(item)
        self.seq = row.seq
        if row.key is not None:
            self._keys[row.key] = row.seq
        self._cache.clear()

    def seat(self, number: int, seat: Seat) -> None:
        """Somebody else sits there now."""
        self.seat_all((*self.seats[:number], seat, *self.seats[number + 1 :]))

    def seat_all(self, seats: tuple[Seat, ...]) -> None:
        self.seats = seats
        self.chart = SeatChart(seats)

    def _acted(self, row: Row, told: dict[str, Any], played: Played) -> Item:
        self.game = played.game
        entry, events = played.entry, played.events
        self.moved(told)
        told.update(number=entry.number, seat=entry.seat, scores=played.game.scores(), reveals=entry.revealed)
        return Item(
            row.seq,
            row.kind,
            msgspec.json.encode(told),
            row.key,
            entry,
            row.body["line"],
            msgspec.Raw(msgspec.json.encode([event.seen_by(None) for event in events])),
            events if any(event.secret for event in events) else (),
        )

    def moved(self, told: dict[str, Any]) -> None:
        """The game has changed."""
        assert self.game is not None
        self.position += 1
        told["position"] = self.position
        self.status = "running" if self.game.outcome is None and self.resignation is None else "over"
        self.to_act = self.game.to_act if self.status == "running" else None
        self.moved_at, self.votes = told["at"], frozenset()
        if self.clock is not None:
            self.clock = self.clock.moved(told["at"], self._clocked_seat())

    def _clocked_seat(self) -> int | None:
        """The seat whose time runs: that to act, if a person sits there."""
        seat = self.to_act
        return seat if seat is not None and self.bot_to_act() is None else None

    # -- play --------------------------------------------------------------------------------------

    def running_game(self) -> Game:
        assert self.game is not None
        return self.game

    def played(self, action: Action | str) -> Played:
        """The action carried out on a copy; raises `IllegalAction` or `NotationError`."""
        game = self.running_game().copy()
        events = game.play(action)
        return Played(game, tuple(events))

    def replay_line(self, line: str) -> Played:
        """A stored action carried out on a copy, with the outcomes of chance that are stored with it."""
        game = self.running_game().copy()
        return Played(game, tuple(game.play_line(line)))

    def bot_to_act(self) -> tuple[int, str] | None:
        """The seat and level of the bot that is to act, if one is."""
        seat = self.to_act
        if seat is None:
            return None
        if self.seats[seat].resigned:
            return seat, RESIGNED_LEVEL
        level = self.seats[seat].level
        return (seat, level) if level is not None else None

    def deadline(self) -> int | None:
        """When the seat to act has no time left."""
        return self.clock.deadline if self.clock is not None and self.status == "running" else None

    def is_listed(self) -> bool:
        """Whether it is found in the lobby now."""
        return self.listing is not None and self.status == "open" and any(seat.kind == "open" for seat in self.seats)

    def has_people(self) -> bool:
        """Whether somebody plays who is no bot."""
        return any(seat.kind == "person" and not seat.resigned for seat in self.seats)

    def outcome(self) -> dict[str, Any] | None:
        if self.resignation is not None:
            return self.resignation
        outcome = self.game.outcome if self.game is not None else None
        return dict(outcome.data()) if outcome is not None else None

    # -- readers -------------------------------------------------------------------------------------

    def seats_of(self, client: str | None) -> Reader:
        """The seats that a client holds."""
        return self.chart.held.get(client, ()) if client is not None else ()

    def eyes(self, reader: Reader) -> int | None:
        """The seat through whose eyes the reader sees the position."""
        if not reader:
            return None
        to_act = self.to_act
        return to_act if to_act in reader else reader[0]

    def state(self, reader: Reader, parts: frozenset[str]) -> dict[str, Any]:
        """The table as the reader may see it; `parts` are the heavy parts that are wanted."""
        common, own = self.common(), self.own(reader, "legal" in parts)
        view = None
        if "view" in parts and self.game is not None:
            view = {**self.common_view(), **self.own_view(reader)}
        return {**common, **own, "view": view, "score_sheet": self.score_sheet() if "score_sheet" in parts else None}

    def common(self) -> dict[str, Any]:
        """What of the state is the same for everybody, without the heavy parts."""
        if "common" not in self._cache:
            self._cache["common"] = {
                "seq": self.seq,
                "position": self.position,
                "status": self.status,
                "seats": self.chart.data,
                "number": self._number(),
                "to_act": self.to_act,
                "outcome": self.outcome(),
                "clock": self.clock.data() if self.clock is not None else None,
                "draws": self._draws(),
            }
        common: dict[str, Any] = self._cache["common"]
        return common

    def _draws(self) -> dict[str, Any] | None:
        """What everybody may know of where luck comes from."""
        if self.pledge is None:
            return None
        words = [self.words.get(seat) for seat in range(len(self.seats))]
        return {"commitment": self.pledge.commitment, "scope": self.pledge.scope or None, "words": words}

    def own(self, reader: Reader, wants_legal: bool) -> dict[str, Any]:
        """What of the state depends on who looks, without the view."""
        eyes = self.eyes(reader)
        acts = eyes is not None and self.to_act == eyes
        return {
            "seat": eyes,
            "legal": self.legal() if acts and wants_legal else [],
            "undo_limit": self._undo_limit() if acts else self._number(),
        }

    def common_view(self) -> dict[str, Any]:
        """What of the game's view is the same for everybody."""
        if "view" not in self._cache:
            self._cache["view"] = self.running_game().common_view()
        view: dict[str, Any] = self._cache["view"]
        return view

    def own_view(self, reader: Reader) -> dict[str, Any]:
        """What of the game's view depends on who looks."""
        eyes = self.eyes(reader)
        name = f"view {eyes}"
        if name not in self._cache:
            self._cache[name] = self.running_game().own_view(eyes)
        view: dict[str, Any] = self._cache[name]
        return view

    def legal(self) -> list[msgspec.Raw]:
        """The legal actions of the seat to act, taken apart and encoded."""
        if "legal" not in self._cache:
            self._cache["legal"] = legal_data(self.running_game())
        legal: list[msgspec.Raw] = self._cache["legal"]
        return legal

    def _number(self) -> int:
        return self.game.number if self.game is not None else 0

    def _undo_limit(self) -> int:
        if "undo" not in self._cache:
            self._cache["undo"] = self.running_game().undo_limit()
        limit: int = self._cache["undo"]
        return limit

    def score_sheet(self) -> dict[str, Any] | None:
        if self.game is None:
            return None
        if "sheet" not in self._cache:
            self._cache["sheet"] = self.game.score_sheet().data()
        sheet: dict[str, Any] = self._cache["sheet"]
        return sheet

    def told(self, item: Item, reader: Reader) -> msgspec.Raw:
        """The entry as the reader may see it now; the latest is encoded once for all who see alike."""
        if item is not self.latest:
            return self._told(item, reader)
        name = f"told {reader if self.game is not None and self.game.has_secrets else ()}"
        if name not in self._cache:
            self._cache[name] = self._told(item, reader)
        told: msgspec.Raw = self._cache[name]
        return told

    def _told(self, item: Item, reader: Reader) -> msgspec.Raw:
        more: dict[str, Any] = {}
        if item.seq in self.unsaid:
            return msgspec.Raw(msgspec.json.encode({**msgspec.json.decode(item.told), "text": ""}))
        if item.kind == "started":
            more["line"] = self.running_game().setup_line(self._audience(reader, None))
        if item.played is not None:
            line = item.line
            if self.running_game().has_secrets:
                line = self.running_game().line(item.played, self._audience(reader, item.played.seat))
            more["line"] = line
            more["notation"] = notation = read_line(line).action
            action = self.running_game().action_type(item.played.code)
            more["data"] = action.data() if notation != HIDDEN else None
            more["events"] = item.events
            if any(event.owner in reader for event in item.secrets):
                eyes = [event.owner if event.owner in reader else None for event in item.secrets]
                more["events"] = [event.seen_by(eye) for event, eye in zip(item.secrets, eyes, strict=True)]
        return msgspec.Raw(item.told[:-1] + b"," + msgspec.json.encode(more)[1:] if more else item.told)

    def _audience(self, reader: Reader, seat: int | None) -> Audience:
        if self.status == "over":
            return "all"
        if seat in reader:
            return seat
        return reader[0] if reader else None

    def people(self) -> list[str]:
        """The clients that hold a seat."""
        return sorted(self.chart.held)

    def record(self, reader: Reader, moment: int) -> str:
        """The record: whole and sealed when the game is over, else what the reader may know at that moment."""
        return self._sealed(moment).record(self._audience(reader, None))

    def _sealed(self, moment: int) -> Game:
        game = self.running_game()
        if self.status != "over" or not self.seal_seed or game.draws is None:
            return game
        game = game.copy()
        assert game.draws is not None
        seal = sign(self.seal_seed, game.draws.pledge.digest(story_of(game)))
        game.draws = game.draws.sealed(seal, secret_until_later=moment < self.secret_until)
        return game

    def summary(self) -> dict[str, Any]:
        """What a list of tables shows; kept beside the log, so that a list needs no replay."""
        return {
            "game": self.info.id,
            "status": self.status,
            "seats": self.chart.data,
            "holders": self.chart.holders,
            "to_act": self.to_act,
            "number": self._number(),
            "created": self.created,
            "listing": self.listing,
            "options": self.options,
            "promised": self.pledge is not None,
            **self._ending(),
        }

    def _ending(self) -> dict[str, Any]:
        """How the game ended, if it has."""
        outcome = self.outcome() if self.status == "over" else None
        return {
            "scores": self.running_game().scores() if outcome is not None else None,
            "winners": outcome["winners"] if outcome is not None else None,
            "reason": outcome["reason"] if outcome is not None else None,
            "ended": self.moved_at if outcome is not None else None,
        }


_TAKEN_APART: dict[type[Action], dict[tuple[int, int], msgspec.Raw]] = {}
MOST_TAKEN_APART = 200_000


def legal_data(game: Game) -> list[msgspec.Raw]:
    """The legal actions taken apart. What an action looks like is the same at every table: encoded once."""
    kind = game.action_type
    known = _TAKEN_APART.setdefault(kind, {})
    if len(known) > MOST_TAKEN_APART:
        known.clear()
    found = []
    for code, cost in zip(game.codes(), game.costs(), strict=True):
        data = known.get((code, cost))
        if data is None:
            action = kind(code)
            told = {"notation": str(action), "data": action.data(), "cost": cost}
            data = known[code, cost] = msgspec.Raw(msgspec.json.encode(told))
        found.append(data)
    return found


def header_of(game: Game) -> str:
    """The record's header with the setup: what a table's game begins from."""
    return game.at(0).record().rpartition("running 0")[0]


def action_lines(game: Game) -> Sequence[str]:
    return [game.line(entry) for entry in game.entries()]
