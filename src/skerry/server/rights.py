"""Who may do what at a table: each of these is a problem if the client may not."""

from __future__ import annotations

from skerry.core.game import Game
from skerry.server.identity import Client
from skerry.server.problems import Problem
from skerry.server.seats import Reader
from skerry.server.table import Table


def reader_of(table: Table, client: Client | None, seat: int | None = None) -> Reader:
    """The seats through whose eyes the client sees: all of its own, or the one it asks for."""
    held = table.seats_of(client.id if client is not None else None)
    if seat is None:
        return held
    if seat not in held:
        raise Problem("forbidden")
    return (seat,)


def held_seats(table: Table, client: Client) -> Reader:
    """The client's seats, of which it must have one."""
    held = table.seats_of(client.id)
    if not held:
        raise Problem("forbidden")
    return held


def chosen_seat(held: Reader, wanted: int | None) -> int:
    """The seat that is meant: the only one, or the one named."""
    if wanted is None and len(held) == 1:
        return held[0]
    if wanted is None or wanted not in held:
        raise Problem("forbidden")
    return wanted


def must_own(table: Table, client: Client) -> None:
    if client.id != table.owner:
        raise Problem("forbidden")


def must_be_open(table: Table) -> None:
    if table.status != "open":
        raise Problem("not_open")


def begun_game(table: Table) -> Game:
    if table.game is None:
        raise Problem("not_running")
    return table.game


def turn_of(table: Table, client: Client) -> tuple[int, Game]:
    """The client's seat that is to act, and the game."""
    held = held_seats(table, client)
    if table.status != "running":
        raise Problem("not_running")
    seat = table.to_act
    if seat is None or seat not in held or table.seats[seat].resigned:
        raise Problem("not_your_turn")
    return seat, table.running_game()
