"""The kinds of entries that a table's log is made of: what each does to the table, and what is told of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, TypeAlias

from skerry.core.errors import RecordError, SkerryError
from skerry.core.record import replay_record
from skerry.server.clock import Clock
from skerry.server.pledges import read_pledge
from skerry.server.seats import Seat, seat_of

if TYPE_CHECKING:
    from skerry.server.table import Table

Body: TypeAlias = Mapping[str, Any]
Told: TypeAlias = "dict[str, Any]"
Fold: TypeAlias = "Callable[[Table, Body, Told], None]"


@dataclass(frozen=True, slots=True)
class Kind:
    """`fold` takes an entry's body into the table and adds to what everybody is told of it."""

    fold: Fold
    seating: bool = False
    """Whether seats may change hands with it."""


class UnknownRules(SkerryError):
    """The table is of a game or of rules that this server does not have."""


def _created(table: Table, body: Body, told: Told) -> None:
    table.owner = body["owner"]
    table.created = told["at"]
    if body["game"] not in table.games:
        raise UnknownRules(f"there is no game {body['game']} here")
    table.info = table.games[body["game"]][0]
    table.options = dict(body["options"])
    table.rules = body["rules"]
    table.chat = body.get("chat", "seated")
    table.manners = {name: body[name] for name in ("chat", "clock") if name in body}
    table.seat_all(tuple(seat_of(seat, told["at"]) for seat in body["seats"]))
    table.listing = body.get("listing")
    take_pledge(table, body, told)
    if body.get("clock") is not None:
        table.clock = Clock.of(body["clock"], len(table.seats))


def take_pledge(table: Table, body: Body, told: Told) -> None:
    """What the table's luck follows from, if the entry tells it; tables that were made before there were any get it
    when they start."""
    if body.get("pledge") is not None:
        table.pledge, table.seal_seed = read_pledge(body["pledge"]), bytes.fromhex(body["pledge"]["seed"])
        table.secret_until = body["pledge"].get("until", 0)
    told["commitment"] = table.pledge.commitment if table.pledge is not None else None


def _people(client_id: str) -> frozenset[str]:
    """Who holds a seat: nobody if they have deleted themselves."""
    return frozenset({client_id} if client_id else ())


def _sat(table: Table, body: Body, told: Told) -> None:
    seat = table.seats[body["seat"]]
    holders = seat.holders | _people(body["client"])
    since, keeper = (seat.since, seat.keeper) if seat.holders else (told["at"], body["client"])
    sat = replace(seat, kind="person", holders=holders, name=body["name"], since=since, keeper=keeper)
    table.seat(body["seat"], sat)
    told.update(seat=body["seat"], name=body["name"])


def _seated(table: Table, body: Body, told: Told) -> None:
    table.seat(body["seat"], seat_of(body, told["at"]))
    _without_word(table, body["seat"])
    told.update(seat=body["seat"], to=body["kind"], name=body["name"], level=body["level"])


def _kept(table: Table, body: Body, told: Told) -> None:
    seat = table.seats[body["seat"]]
    table.seat(body["seat"], replace(seat, holders=_people(body["client"]), since=told["at"] + 1))
    told.update(seat=body["seat"])


def _left(table: Table, body: Body, told: Told) -> None:
    table.seat(body["seat"], Seat("open"))
    _without_word(table, body["seat"])
    told.update(seat=body["seat"])


def _stirred(table: Table, body: Body, told: Told) -> None:
    table.words = {**table.words, body["seat"]: body["word"]}
    table.stirred += 1
    told.update(seat=body["seat"], word=body["word"])


def _without_word(table: Table, seat: int) -> None:
    """What somebody added who does not sit there any more does not count."""
    table.words = {other: word for other, word in table.words.items() if other != seat}


def _started(table: Table, body: Body, told: Told) -> None:
    take_pledge(table, body, told)
    try:
        table.game = replay_record(body["header"] + "running 0\n", table.games)
    except RecordError as error:
        if error.why.key in ("record-rules-unknown", "record-components"):
            raise UnknownRules(str(error)) from None
        raise
    table.rules = table.game.rules
    table.moved(told)


def _undone(table: Table, body: Body, told: Told) -> None:
    table.game = table.running_game().at(body["to"])
    table.moved(told)
    told.update(seat=body["seat"], to=body["to"])


def _resigned(table: Table, body: Body, told: Told) -> None:
    table.seat(body["seat"], replace(table.seats[body["seat"]], resigned=True))
    staying = [number for number, seat in enumerate(table.seats) if not seat.resigned]
    if len(staying) < 2 or all(table.seats[number].kind != "person" for number in staying):
        table.resignation = _outcome_without(table, staying, "resigned")
    table.moved(told)
    told.update(seat=body["seat"])


def _outcome_without(table: Table, staying: list[int], reason: str) -> dict[str, Any]:
    gone = [number for number in range(len(table.seats)) if number not in staying]
    alone = table.info.cooperative or len(table.seats) == 1
    return {
        "winners": [] if alone else staying,
        "reason": reason,
        "ranking": [group for group in (staying, gone) if group],
    }


def _flagged(table: Table, body: Body, told: Told) -> None:
    _replace_by_bot(table, body["seat"])
    if body["ends"]:
        staying = [number for number, seat in enumerate(table.seats) if not seat.resigned]
        table.resignation = _outcome_without(table, staying, "time")
    table.moved(told)
    told.update(seat=body["seat"], ends=body["ends"])


def _replace_by_bot(table: Table, seat: int) -> None:
    table.seat(seat, replace(table.seats[seat], resigned=True))


def _paused(table: Table, body: Body, told: Told) -> None:
    if table.clock is not None:
        table.clock = table.clock.paused(body["milliseconds"])
    told.update(milliseconds=body["milliseconds"])


def _vacation(table: Table, body: Body, told: Told) -> None:
    if table.clock is not None:
        table.clock = table.clock.on_vacation(body["seat"], body["days"], told["at"])
    told.update(seat=body["seat"], days=body["days"])


def _voted(table: Table, body: Body, told: Told) -> None:
    votes = table.votes | {body["by"]}
    wanted = {
        number
        for number, seat in enumerate(table.seats)
        if seat.kind == "person" and not seat.resigned and number != body["seat"]
    }
    told.update(seat=body["seat"], by=body["by"], replaced=wanted <= votes)
    if wanted <= votes:
        _replace_by_bot(table, body["seat"])
        table.moved(told)
    else:
        table.votes = votes
        told["position"] = table.position


def _said(table: Table, body: Body, told: Told) -> None:
    table.authors = {**table.authors, told["seq"]: body.get("client", "")}
    told.update(seat=body["seat"], name=body["name"], text=body["text"])


def _unsaid(table: Table, body: Body, told: Told) -> None:
    table.unsaid |= {body["message"]}
    told.update(message=body["message"])


def _muted(table: Table, body: Body, told: Told) -> None:
    table.muted = table.muted | {body["client"]} if body["muted"] else table.muted - {body["client"]}
    told.update(message=body["message"], muted=body["muted"])


def _listed(table: Table, body: Body, told: Told) -> None:
    table.listing = body["listing"]
    told.update(listing=body["listing"])


def _hook_set(table: Table, body: Body, told: Told) -> None:
    table.hooked = body["on"]
    told.update(on=body["on"])


def _chat_set(table: Table, body: Body, told: Told) -> None:
    table.chat = body["chat"]
    told.update(chat=body["chat"])


def _rematched(table: Table, body: Body, told: Told) -> None:
    table.rematch = body["table"]
    told.update(table=body["table"])


def _erased(table: Table, body: Body, told: Told) -> None:
    told.update(seats=body["seats"])


ACTED = "acted"
"""The kind of the actions, which most entries are: `Table.fold` carries them out itself."""
KINDS: Mapping[str, Kind] = {
    "created": Kind(_created, seating=True),
    "sat": Kind(_sat, seating=True),
    "seated": Kind(_seated, seating=True),
    "kept": Kind(_kept, seating=True),
    "left": Kind(_left, seating=True),
    "stirred": Kind(_stirred),
    "started": Kind(_started),
    "undone": Kind(_undone),
    "resigned": Kind(_resigned),
    "flagged": Kind(_flagged),
    "paused": Kind(_paused),
    "vacation": Kind(_vacation),
    "voted": Kind(_voted),
    "said": Kind(_said),
    "unsaid": Kind(_unsaid),
    "muted": Kind(_muted),
    "chat_set": Kind(_chat_set),
    "hook_set": Kind(_hook_set),
    "listed": Kind(_listed),
    "rematched": Kind(_rematched),
    "erased": Kind(_erased, seating=True),
}
SEATING = frozenset(name for name, kind in KINDS.items() if kind.seating)
