"""[weeks 9.14] A whole game of each title over weeks of made-up time: somebody vanishes, a bot plays, they are back."""

from __future__ import annotations

import random

import pytest
from test_pace import PEOPLE, Clocked

from durbar.server.clock import commands as clock_commands
from durbar.server.clock.hours import DAY, Hours
from durbar.server.clock.pace import HOUR, Pace
from durbar.server.notify.notices import notices
from durbar.server.people.results import played_as
from durbar.server.people.statistics import result_rows
from durbar.server.seats import commands as seat_commands
from durbar.server.seats.history import stretches
from durbar.server.table import commands, entries
from durbar.server.table.table import Table

PACE = Pace("days", DAY, DAY, DAY, at_zero="bot", level="random")


class Month(Clocked):
    """Everybody takes a while, but for one who is gone from one step of the game to another."""

    def __init__(self, game: str, seats: int) -> None:
        self.chance = random.Random(4)
        self.warned: list[str] = []
        self.vanished = 0
        self.players = list(PEOPLE)
        super().__init__(game, seats, PACE, Hours("Europe/Paris", 23 * 60, 7 * 60))

    def do(self, command: commands.Command) -> entries.AnyEntry | None:
        before = self.table
        entry = super().do(command)
        if entry is not None and before.number:
            self.warned += [one.kind for one in notices(before, self.table, entry) if one.person == PEOPLE[0].id]
        return entry

    def play(self, seat: int) -> None:
        option = self.chance.choice(self.table.match.options(seat))
        actor = None if self.table.seats[seat].kind == "bot" else self.players[seat]
        self.do(commands.choose(actor, seat, self.table.questions[seat], option, b"secret"))

    def go_on(self, gone: bool) -> None:
        """Whoever is there answers within hours; else time passes until something is due."""
        here = [seat for seat in self.table.turn() if not gone or seat or self.table.seats[seat].kind == "bot"]
        if here:
            person = self.table.seats[here[0]].kind == "person"
            self.wait(self.chance.uniform(60, 600) if person else 1.0)
            self.play(here[0])
            return
        due = self.table.due()
        assert due is not None
        self.at = max(self.at, due)
        while self.do(clock_commands.pass_time()) is not None:
            pass


@pytest.mark.parametrize(("game", "seats"), [("maharaja", 3), ("maharadjah", 3), ("dice_charmers", 3)])
def test_a_game_ends_though_somebody_vanished(game: str, seats: int) -> None:
    month = Month(game, seats)
    began, back = month.at, False
    for _ in range(8000):
        if month.table.status == "over":
            break
        steps = month.table.match.steps
        gone = steps > 40 and not back
        month.go_on(gone)
        if month.table.seats[0].kind == "bot":
            month.vanished += 1
            if month.vanished == 30:
                month.do(commands.sit(PEOPLE[0], 0, None))
                back = True
    assert month.table.status == "over"
    told = [type(entry).__name__ for entry in month.journal]
    assert told.index("Lapsed") < told.index("BotSat") < told.index("Returned")
    assert month.warned.index("late") < len(month.warned) - 1
    assert {"turn", "clock", "late"} <= set(month.warned)
    late = [entry.at for entry in month.journal if isinstance(entry, entries.Lapsed | entries.BotSat)]
    assert late[1] - late[0] >= 24 * HOUR
    assert month.at - began < 60 * DAY
    again = Table("t")
    for entry in month.journal:
        again.apply(entry)
    assert again.result() == month.table.result()
    played = [one for one in stretches(again.seats.tenures, again.match.line, again.marks) if one.tenure.seat == 0]
    assert [one.tenure.person for one in played] == ["ann", "", "ann"]
    assert all(one.choices for one in played)
    rows = result_rows(again.summary(), played)
    assert [(row.person_id, row.tenure) for row in rows] == [("ann", 0), ("", 1), ("ann", 2)]
    assert sum(row.share for row in rows) == pytest.approx(1.0)


@pytest.mark.parametrize(("game", "seats"), [("maharaja", 3), ("maharadjah", 3), ("dice_charmers", 3)])
def test_a_game_ends_though_somebody_left_for_good_and_another_played_on(game: str, seats: int) -> None:
    month, zoe = Month(game, seats), commands.Actor("zoe", "Zoe")
    for _ in range(8000):
        if month.table.status == "over":
            break
        if month.table.match.steps > 40 and month.table.seats[0].person == "ann":
            month.do(commands.abandon(PEOPLE[0], 0))
            month.wait(DAY).do(seat_commands.offer(zoe, 0, None))
            month.do(seat_commands.accept(PEOPLE[1], month.table.seats.offers[0].number))
            month.players[0] = zoe
        month.go_on(gone=False)
    assert month.table.status == "over"
    played = stretches(month.table.seats.tenures, month.table.match.line, month.table.marks)
    people = [one.tenure.person for one in played]
    assert people == ["ann", "zoe", "bob", "eve"]
    again = Table("t")
    for entry in month.journal:
        again.apply(entry)
    more = {seat: played_as(again, seat) for seat in range(seats)}
    rows = result_rows(month.table.summary(), played, more)
    assert [row.person_id for row in rows] == people
    assert [bool(row.times) for row in rows] == [False, True, True, True]  # whoever left took theirs along
    assert all(row.pace == "days" and row.roles and not row.ordered for row in rows)
    assert {len(row.roles.split()) for row in rows} == {"maharadjah": {4, 5}, "dice_charmers": {2}}.get(game, {1})
