"""Clocks: kept by the log, through restarts; what happens at their end; vacation, and votes against absence."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from skerry.registry import games
from skerry.server import clocks, ledger
from skerry.server import models as m
from skerry.server.clock import DAY, Clock
from skerry.server.hall import Hall
from skerry.server.identity import Client
from skerry.server.problems import Problem
from skerry.server.settings import Settings
from tests.server.harness import Player
from tests.server.test_tables import code

MINUTE = 60_000


def live(**rule: Any) -> Clock:
    return Clock.of({"kind": "live", "minutes": 10, "increment": 5, "flag": "bot", **rule}, 2).moved(1_000, 0)


def test_a_live_clock_takes_what_passed_and_gives_the_increment_at_the_turns_end() -> None:
    clock = live().moved(31_000, 0)
    assert clock.left == (10 * MINUTE - 30_000, 10 * MINUTE)
    clock = clock.moved(41_000, 1)
    assert clock.left == (10 * MINUTE - 40_000 + 5_000, 10 * MINUTE)
    assert clock.deadline == 41_000 + 10 * MINUTE
    stopped = clock.moved(51_000, None)
    assert stopped.deadline is None
    assert stopped.moved(99_000, 0).left == (clock.left[0], 10 * MINUTE - 10_000 + 5_000)
    assert clock.paused(7_000).deadline == 48_000 + 10 * MINUTE
    assert live().moved(20 * MINUTE, 1).left[0] == 5_000


def test_a_clock_of_days_counts_turns_and_waits_for_the_vacation() -> None:
    clock = Clock.of({"kind": "days", "days": 3, "flag": "end"}, 2).moved(1_000, 0)
    assert clock.deadline == 1_000 + 3 * DAY
    assert clock.moved(2_000, 0).deadline == clock.deadline
    assert clock.moved(2_000, 1).deadline == 2_000 + 3 * DAY
    away = clock.on_vacation(0, 7, 5_000)
    assert away.deadline == 5_000 + 10 * DAY
    assert away.on_vacation(0, 2, 6_000).deadline == 5_000 + 12 * DAY
    assert away.moved(2_000, 1).deadline == 2_000 + 3 * DAY


class Time:
    """A clock that the test moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1_000_000_000_000
        monkeypatch.setattr(ledger, "now", lambda: self.now)
        monkeypatch.setattr(clocks, "now", lambda: self.now)


Story = Callable[[Hall, Client, Client], Awaitable[None]]


def told(folder: Path, story: Story, **options: Any) -> None:
    """Run the story in a hall with two clients."""

    async def run() -> None:
        url = f"sqlite:///{folder / 'hall.sqlite'}"
        hall = Hall(Settings(database_url=url, sweep_seconds=0.05, bot_workers=1, **options), games())
        await hall.open()
        try:
            ann, bea = [await hall.people.identify((await hall.people.welcome(name))["token"], name) for name in "AB"]
            await story(hall, ann, bea)
        finally:
            await hall.close()

    asyncio.run(run())


async def table_of_two(hall: Hall, ann: Client, bea: Client, clock: Any, seats: int = 2) -> str:
    open_seats = [m.SeatIn(kind="open")] * (seats - 1)
    wanted = m.TableIn(game="northwest", seats=[m.SeatIn(kind="me"), *open_seats], clock=clock)
    table, join = await hall.seating.create(ann, wanted)
    for client in (bea, *[await hall.people.identify((await hall.people.welcome("C"))["token"], "C")] * (seats - 2)):
        await hall.seating.join(client, table.id, m.JoinIn(secret=join or ""))
    await hall.seating.start(ann, table.id)
    return table.id


async def until(true: Callable[[], Awaitable[bool]]) -> None:
    for _ in range(400):
        if await true():
            return
        await asyncio.sleep(0.05)
    raise AssertionError("it does not come to pass")


@pytest.mark.parametrize("flag", ["bot", "end"])
def test_who_has_no_time_left_is_replaced_or_loses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, flag: str) -> None:
    time = Time(monkeypatch)

    async def story(hall: Hall, ann: Client, bea: Client) -> None:
        clock = m.LiveClock(kind="live", minutes=5, increment=0, flag=flag)  # type: ignore[arg-type]
        table = await table_of_two(hall, ann, bea, clock)
        state = (await hall.reading.see(ann, table, "en"))["state"]
        assert state["clock"]["left"] == [5 * MINUTE] * 2
        late = state["to_act"]
        assert state["clock"]["deadline"] == time.now + 5 * MINUTE
        await asyncio.sleep(0.3)
        assert (await hall.ledger.table(table)).status == "running"
        time.now += 5 * MINUTE + 1

        async def flagged() -> bool:
            return (await hall.ledger.table(table)).seats[late].resigned

        await until(flagged)
        after = await hall.ledger.table(table)
        assert after.status == ("running" if flag == "bot" else "over")
        if flag == "end":
            assert after.outcome() == {"winners": [1 - late], "reason": "time", "ranking": [[1 - late], [late]]}

    told(tmp_path, story)


def test_the_time_in_which_no_server_ran_counts_for_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)
    made: list[str] = []

    async def before(hall: Hall, ann: Client, bea: Client) -> None:
        made.append(await table_of_two(hall, ann, bea, m.LiveClock(kind="live", minutes=5)))
        monkeypatch.setattr(clocks, "ALIVE_SECONDS", 0.0)
        await asyncio.sleep(0.3)

    async def after(hall: Hall, ann: Client, bea: Client) -> None:
        async def paused() -> bool:
            return (await hall.ledger.table(made[0])).latest.kind == "paused"

        await until(paused)
        table = await hall.ledger.table(made[0])
        assert table.status == "running"
        assert table.deadline() == time.now + 5 * MINUTE

    told(tmp_path, before)
    time.now += 3 * DAY
    told(tmp_path, after)


def test_a_vacation_has_its_limit_and_is_for_games_of_days(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story(hall: Hall, ann: Client, bea: Client) -> None:
        table = await table_of_two(hall, ann, bea, m.DaysClock(kind="days", days=2))
        seat = (await hall.ledger.table(table)).to_act
        mover = (ann, bea)[seat or 0]
        await hall.clocks.vacation(mover, table, None, 14)
        assert (await hall.ledger.table(table)).deadline() == time.now + 16 * DAY
        with pytest.raises(Problem, match="too_many"):
            await hall.clocks.vacation(mover, table, None, 8)
        live_table = await table_of_two(hall, ann, bea, m.LiveClock(kind="live", minutes=5))
        with pytest.raises(Problem, match="not_running"):
            await hall.clocks.vacation(ann, live_table, None, 1)

    told(tmp_path, story)


def test_the_others_vote_for_a_bot_when_somebody_does_not_come(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    time = Time(monkeypatch)

    async def story(hall: Hall, ann: Client, bea: Client) -> None:
        table = await table_of_two(hall, ann, bea, None, seats=3)
        absent = (await hall.ledger.table(table)).to_act
        assert absent is not None
        people = [next(iter(seat.holders)) for seat in (await hall.ledger.table(table)).seats]
        others = [Client(people[seat], "", None) for seat in range(3) if seat != absent]
        with pytest.raises(Problem, match="not_absent"):
            await hall.clocks.vote(others[0], table, absent)
        time.now += 200_000
        with pytest.raises(Problem, match="not_absent"):
            await hall.clocks.vote(Client(people[absent], "", None), table, absent)
        await hall.clocks.vote(others[0], table, absent)
        assert not (await hall.ledger.table(table)).seats[absent].resigned
        await hall.clocks.vote(others[1], table, absent)
        assert (await hall.ledger.table(table)).seats[absent].resigned

    told(tmp_path, story)


def test_the_clock_is_part_of_the_table_and_of_the_next_game(ann: Player, bea: Player) -> None:
    clock = {"kind": "live", "minutes": 30, "increment": 10, "flag": "end"}
    body = {"game": "northwest", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock}
    made = ann.ok("/tables", body)
    assert made["now"] >= made["state"]["clock"]["since"]
    assert made["state"]["clock"]["left"] == [30 * MINUTE] * 2
    state = made["state"]
    with ann.live() as watching:
        watching.watch(made["id"])
        assert ann.act(made["id"], state["legal"][0]["notation"], state["position"]).is_success
        watching.until("entry")
        assert watching.state(made["id"])["clock"] == ann.state(made["id"])["clock"]
        assert watching.state(made["id"])["clock"]["left"][state["to_act"]] < 30 * MINUTE + 10_000
    ann.ok(f"/tables/{made['id']}/resign", {"seat": 0})
    assert ann.state(made["id"])["clock"]["deadline"] is None
    again = ann.ok(f"/tables/{made['id']}/rematch")
    assert again["state"]["clock"]["left"] == [30 * MINUTE] * 2
    assert code(ann.post("/tables", {**body, "clock": {"kind": "live", "minutes": 0}})) == "invalid"
