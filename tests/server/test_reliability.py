"""Tables that finish: invitations that end, people who say they are there, shares with intervals, forecasts."""

from __future__ import annotations

import asyncio

import pytest
from visitors import Server, Visitor

from durbar.engine.refusal import Problem
from durbar.server.clock.clock import Time
from durbar.server.clock.hours import Hours
from durbar.server.clock.pace import HOUR, Pace
from durbar.server.people.reliability import FinishedGame, by_pace, expected_end, reliability_of
from durbar.server.people.statistics import ResultRow
from durbar.server.table import commands, entries
from durbar.server.table.commands import Actor
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.table.table import Table

ANN, BOB, EVE = Actor("ann", "Ann"), Actor("bob", "Bob"), Actor("eve", "Eve")
DAYS = Pace("days", 48 * HOUR, HOUR, 48 * HOUR)


def waiting_table(pace: Pace | None = DAYS) -> Table:
    """Ann's, where Bob sits and a seat is open."""
    table = Table("t")
    table.time = Time(lambda: 1000.0)
    seats = [SeatPlan("person", one.id, one.name, hours=Hours()) for one in (ANN, BOB)]
    table.apply(Created(1000.0, "ladder", 1, [*seats, SeatPlan()], {}, "ann", "", pace=pace))
    return table


def later(table: Table, hours: float) -> Table:
    table.time = Time(lambda: 1000.0 + hours * HOUR)
    return table


def refusal(command: commands.Command, table: Table) -> Problem:
    with pytest.raises(Problem) as refused:
        command(table)
    return refused.value


def test_an_invitation_ends_for_strangers_and_is_given_anew() -> None:
    table = waiting_table()
    commands.invite(ANN, 2 * HOUR)(table)
    assert commands.sit(EVE, None, None)(later(table.fork(), 1.9)) is not None
    assert refusal(commands.sit(EVE, None, None), later(table.fork(), 2.1)).key == "invitation-over"
    assert commands.sit(ANN, None, None)(later(table.fork(), 2.1)) is not None
    assert refusal(commands.invite(BOB, HOUR), later(table.fork(), 2.1)).key == "not-host"
    commands.invite(ANN, HOUR)(later(table, 2.1))
    assert commands.sit(EVE, None, None)(later(table.fork(), 3.0)) is not None
    commands.invite(ANN, 0.0)(table)
    assert commands.sit(EVE, None, None)(later(table.fork(), 9000.0)) is not None


def test_a_game_over_days_begins_with_people_who_are_there() -> None:
    table = waiting_table()
    commands.sit(EVE, None, None)(later(table, 23.0))
    refused = refusal(commands.start(ANN, b"k" * 32), later(table.fork(), 25.0))
    assert (refused.key, refused.arguments["players"]) == (
        "not-all-ready",
        "Bob",
    )  # Ann starts it, and Eve has just come
    commands.say_ready(BOB)(later(table, 25.0))
    assert isinstance(commands.start(ANN, b"k" * 32)(later(table.fork(), 25.5)), entries.Started)
    assert refusal(commands.say_ready(Actor("zoe", "Zoe")), table.fork()).key == "not-yours"


def test_live_and_without_a_clock_nobody_is_asked() -> None:
    for pace in (None, Pace("live", 900.0, 60.0, 900.0)):
        table = waiting_table(pace)
        commands.sit(EVE, None, None)(later(table, 200.0))
        assert isinstance(commands.start(EVE, b"k" * 32)(table), entries.Started)


def row(table: str, **more: object) -> ResultRow:
    told = {"pace": "days", "times": "60 60 60 60", **more}
    return ResultRow(table, 0, "ann", "ladder", 2, 2, 1, 1.0, 0.0, **told)  # type: ignore[arg-type]


def test_shares_have_intervals_and_count_what_was_left() -> None:
    rows = [row("a"), row("b", missed=1), row("c", stayed=False, missed=2), row("d", pace="live")]
    found = reliability_of(rows, given_up=1)
    assert (found.finished.done, found.finished.of) == (2, 4)
    assert (found.in_time.done, found.in_time.of) == (9, 12)
    assert 0.0 < found.in_time.least < 9 / 12 < found.in_time.most < 1.0
    nobody = reliability_of([], 0)
    assert (nobody.finished.of, nobody.finished.least, nobody.finished.most) == (0, 0.0, 1.0)


def test_the_keeper_sees_what_becomes_of_games_by_pace() -> None:
    table = waiting_table()
    commands.sit(EVE, None, None)(table)
    commands.start(ANN, b"k" * 32)(table)
    for one in (ANN, BOB, EVE):
        commands.abandon(one, None)(table)
    days, live, none = by_pace([table.summary()], [row("a", missed=1)])
    assert (days.finished.done, days.finished.of, days.missed.done, days.missed.of) == (0, 1, 1, 4)
    assert (live.finished.of, none.finished.of) == (0, 0)


def test_the_end_is_expected_from_games_like_it() -> None:
    before = [FinishedGame(100, 1000.0)] * 3
    assert expected_end(50, 1.0, 501.0, before[:2]) is None
    assert expected_end(50, 1.0, 501.0, before) == pytest.approx(1001.0)
    slow = expected_end(50, 1.0, 1001.0, before)  # twice as slow: what it has shown counts more and more
    assert slow is not None
    assert 1501.0 < slow < 2001.0
    assert expected_end(120, 1.0, 1201.0, before) == pytest.approx(1261.0)


def test_whoever_may_join_is_told_and_whoever_wishes_is_unknown(server: Server) -> None:
    async def story() -> None:
        ann, eve = await Visitor(server.url).named("Ann"), await Visitor(server.url).named("Eve")
        pace = {"kind": "days", "bank": 172800, "increment": 3600, "cap": 172800}
        table = (await ann.table("ladder", "me", "open", start=False, pace=pace, invited=48))["id"]
        shown = await eve.get(f"/api/tables/{table}")
        assert shown["until"]
        assert [bool(at) for at in shown["ready"]] == [True, False]
        told = await eve.get(f"/api/tables/{table}/forecast")
        assert told["end"] is None
        assert (told["seats"][0]["finished"]["of"], told["seats"][1]) == (0, None)
        assert (await ann.http.patch("/api/me", json={"shown": "nobody"})).status_code == 200
        assert (await eve.get(f"/api/tables/{table}/forecast"))["seats"][0] is None
        assert (await ann.post(f"/api/tables/{table}/invite", {"hours": 0}))["until"] is None
        await ann.post(f"/api/tables/{table}/ready")
        await eve.post(f"/api/tables/{table}/ready", None, 403)

    asyncio.run(story())
