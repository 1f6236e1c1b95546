"""[weeks 5] What people decide together: carried, lost, expired, and whoever leaves meanwhile."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from test_pace import BANK, NOON, PEOPLE, THREE_DAYS, Clocked

from durbar.engine.refusal import Problem
from durbar.match.record import ended_by_agreement
from durbar.server.clock import commands as clock_commands
from durbar.server.clock.hours import DAY, Hours
from durbar.server.clock.pace import Pace
from durbar.server.notify.letters import Item, Letters, Style
from durbar.server.notify.notices import notices
from durbar.server.projections.review import record_of
from durbar.server.projections.table import ended_how
from durbar.server.table import commands, entries
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.table.table import Table
from durbar.server.votes import commands as vote_commands

LEVELS = ["easy", "medium"]


class Council(Clocked):
    """A table of ladder for up to three, or of Maharadjah for five."""

    def move(self, seat: int, what: entries.Wish, target: int = -1, seconds: float = 0.0) -> None:
        self.do(vote_commands.move(PEOPLE[seat], what, target, seconds, "easy", LEVELS))

    def ask_pace(self, seat: int, pace: Pace | None, hours: Hours | None = None) -> None:
        self.do(vote_commands.move(PEOPLE[seat], "pace", -1, 0, "", LEVELS, pace=pace, hours=hours))

    def vote(self, seat: int, agree: bool) -> None:
        assert self.table.votes.open is not None
        self.do(vote_commands.vote(PEOPLE[seat], self.table.votes.open.number, agree))

    def told(self) -> list[str]:
        return [line.kind for line in self.table.log if line.kind != "event"]

    def reopened(self) -> Table:
        """As another server reads it."""
        table = Table("t")
        for entry in self.journal:
            table.apply(entry)
        return table


def late(seats: int = 3, game: str = "ladder") -> Council:
    table = Council(game, seats, THREE_DAYS)
    table.wait(3 * DAY).pass_time()
    return table


def test_a_late_seat_goes_to_a_bot_when_both_others_agree() -> None:
    table = late()
    table.move(1, "bot", 0)
    assert table.table.votes.open is not None
    assert table.table.seats[0].kind == "person"
    table.vote(2, True)
    plan = table.table.seats[0]
    assert (plan.kind, plan.level, plan.former) == ("bot", "easy", "ann")
    assert table.table.votes.open is None
    assert table.told()[-2:] == ["carried", "bot"]
    assert table.reopened().seats.plans == table.table.seats.plans
    table.do(commands.sit(PEOPLE[0], 0, None))
    assert table.table.seats[0].kind == "person"
    assert table.runs() == [0]


def test_two_thirds_of_four_others_are_three() -> None:
    table = Council("maharadjah", 5, THREE_DAYS)
    first = table.table.turn()[0]
    table.wait(3 * DAY).pass_time()
    others = [seat for seat in range(5) if seat != first]
    table.move(others[0], "bot", first)
    table.vote(others[1], False)
    assert table.table.votes.open is not None
    table.vote(others[2], True)
    assert table.table.votes.open is not None
    table.vote(others[3], True)
    assert table.table.seats[first].kind == "bot"


def test_one_no_ends_what_all_must_agree_to() -> None:
    table = late()
    table.move(1, "bot", 0)
    table.vote(2, False)
    assert table.table.votes.open is None
    assert table.told()[-1] == "lost"
    assert table.table.seats[0].kind == "person"


def test_silence_is_a_no_after_three_days() -> None:
    table = late()
    table.move(1, "bot", 0)
    assert table.table.due() == table.at + 3 * DAY
    assert isinstance(table.wait(3 * DAY).pass_time(), entries.Expired)
    assert table.table.votes.open is None
    assert table.told()[-1] == "lost"


def test_more_time_makes_nobody_late() -> None:
    table = late()
    table.move(1, "time", 0, 2 * DAY)
    table.vote(2, True)
    assert table.left(0) == 2 * DAY
    assert table.runs() == [0]
    assert table.table.due() == table.at + 2 * DAY
    assert table.reopened().clocks is not None


def test_another_pace_needs_everybody_and_begins_anew() -> None:
    table = late()
    table.ask_pace(1, BANK)
    table.vote(2, True)
    assert table.table.summary().pace == BANK
    assert table.left(0) == BANK.bank
    assert table.runs() == [0]
    again = table.reopened()
    again.time = table.table.time
    assert again.due() == table.table.due() == table.at + BANK.bank
    with pytest.raises(Problem, match="already"):
        table.ask_pace(1, BANK)
    with pytest.raises(Problem, match="cannot hold less"):
        table.ask_pace(1, replace(BANK, cap=1.0))
    table.ask_pace(0, None)
    table.vote(1, True)
    table.vote(2, True)
    assert table.table.clocks is None
    assert table.table.due() is None
    table.choose()


def test_a_table_without_a_clock_gets_one_with_the_nights_of_those_who_agreed() -> None:
    asleep = Hours("UTC", 0, 600)
    table = Council("ladder", 2, None)
    table.ask_pace(0, THREE_DAYS, asleep)
    table.do(vote_commands.vote(PEOPLE[1], table.table.number, True))
    assert table.table.clocks is not None
    assert [clock.hours for clock in table.table.clocks.seats] == [asleep, Hours()]
    assert table.runs() == [0]
    table.choose()
    assert table.runs() == [1]


def test_a_pause_stops_all_clocks_until_it_is_over_or_somebody_goes_on() -> None:
    table = Council("ladder", 2, BANK)
    table.wait(DAY).move(0, "pause", seconds=7 * DAY)
    table.vote(1, True)
    assert table.table.due() == table.at + 7 * DAY + 4 * DAY
    table.wait(2 * DAY).do(vote_commands.resume(PEOPLE[1]))
    assert table.table.due() == table.at + 4 * DAY
    assert table.left(0) == 4 * DAY
    again = table.reopened()
    again.time = table.table.time
    assert again.due() == table.table.due()


def test_the_end_needs_everybody_and_the_table_stays_to_be_looked_at() -> None:
    table = Council("ladder", 3, None)
    table.move(0, "end")
    table.vote(1, True)
    assert table.table.status == "playing"
    table.vote(2, True)
    assert table.table.status == "abandoned"
    assert ended_how(table.table) == "agreed"
    assert table.table.due() is None


def test_an_agreed_end_is_told_to_those_who_did_not_bring_it_about_and_stands_in_the_record() -> None:
    table = Council("ladder", 3, None)
    assert "ended agreed" not in record_of(table.table, "")
    table.move(0, "end")
    table.vote(1, True)
    before = table.table
    entry = table.do(vote_commands.vote(PEOPLE[2], before.votes.open.number, True))
    assert entry is not None
    found = notices(before, table.table, entry)
    assert sorted((one.person, one.kind) for one in found) == [("ann", "over"), ("bob", "over")]
    for language, words in (
        ("en", "ended by agreement, without a result"),
        ("fr", "d’un commun accord, sans résultat"),
    ):
        mail = Letters("https://table.example.org").mail([Item(table.table, found[0])], Style(language, "UTC"), "token")
        assert words in mail.text
    assert ended_by_agreement(record_of(table.table, ""))


def test_whoever_leaves_has_no_vote_and_the_rest_decides() -> None:
    table = Council("ladder", 3, None)
    table.move(0, "end")
    table.vote(1, True)
    table.do(commands.abandon(PEOPLE[2], 2))
    assert table.table.status == "abandoned"


def test_who_is_late_or_away_has_no_vote() -> None:
    table = late()
    table.move(1, "pause", seconds=DAY)
    with pytest.raises(Problem, match="no vote"):
        table.vote(0, False)
    table.do(clock_commands.go_away(PEOPLE[2], table.at, table.at + DAY))
    assert table.table.votes.open is None  # only the mover is left to decide
    assert "carried" in table.told()


def test_what_cannot_be_moved() -> None:
    table = Council("ladder", 3, THREE_DAYS)
    with pytest.raises(Problem, match="not late"):
        table.move(1, "bot", 0)
    with pytest.raises(Problem, match="yours"):
        table.do(vote_commands.move(commands.Actor("zoe", "Zoe"), "end", -1, 0, "", LEVELS))
    for _ in range(3):
        table.move(1, "end")
        with pytest.raises(Problem, match="asked something already"):
            table.move(2, "end")
        table.vote(2, False)
    with pytest.raises(Problem, match="three times"):
        table.move(1, "end")
    with pytest.raises(Problem, match="no clock"):
        Council("ladder", 3, None).move(1, "pause", seconds=DAY)


def test_without_a_clock_a_day_of_waiting_is_late_enough() -> None:
    table = Council("ladder", 3, None)
    with pytest.raises(Problem, match="not late"):
        table.wait(DAY - 60).move(1, "bot", 0)
    table.wait(120).move(1, "bot", 0)
    table.vote(2, True)
    assert table.table.seats[0].kind == "bot"


def test_a_nudge_after_a_day_and_once_a_day() -> None:
    table = Council("ladder", 3, None)
    with pytest.raises(Problem, match="A day of waiting"):
        table.do(vote_commands.nudge(PEOPLE[1], 0))
    before = table.wait(DAY + 1).table
    entry = table.do(vote_commands.nudge(PEOPLE[1], 0))
    assert entry is not None
    assert [(one.person, one.kind) for one in notices(before, table.table, entry)] == [("ann", "nudge")]
    with pytest.raises(Problem, match="A day of waiting"):
        table.do(vote_commands.nudge(PEOPLE[2], 0))
    with pytest.raises(Problem, match="Nobody waits"):
        table.do(vote_commands.nudge(PEOPLE[0], 1))


def test_whoever_may_vote_is_told() -> None:
    table = late()
    before = table.table
    entry = table.do(vote_commands.move(PEOPLE[1], "bot", 0, 0, "easy", LEVELS))
    assert entry is not None
    assert [(one.person, one.kind) for one in notices(before, table.table, entry)] == [("eve", "motion")]


def test_alone_there_is_nobody_to_ask() -> None:
    table = Table("t")
    seats = [SeatPlan("person", "ann", "Ann"), SeatPlan("bot", level="easy")]
    table.apply(Created(NOON, "ladder", 1, seats, {}, "ann", ""))
    commands.start(PEOPLE[0], b"s")(table)
    with pytest.raises(Problem, match="nobody to ask"):
        vote_commands.move(PEOPLE[0], "end", -1, 0, "", LEVELS)(table)


def test_a_seat_whose_player_left_goes_to_a_bot_when_the_others_agree() -> None:
    table = Council("ladder", 3, None)
    table.do(commands.abandon(PEOPLE[2], 2))
    with pytest.raises(Problem, match="decide together"):
        table.do(commands.takeover(PEOPLE[0], 2, "easy", LEVELS))
    table.move(0, "bot", 2)
    assert table.table.seats[2].kind == "left"
    table.vote(1, True)
    plan = table.table.seats[2]
    assert (plan.kind, plan.former) == ("bot", "eve")
    assert table.reopened().seats.plans == table.table.seats.plans


def test_whoever_plays_on_alone_asks_nobody() -> None:
    table = Council("ladder", 2, None)
    table.do(commands.abandon(PEOPLE[1], 1))
    table.do(commands.takeover(PEOPLE[0], 1, "easy", LEVELS))
    assert table.table.seats[1].kind == "bot"


def test_a_seat_without_a_page_is_spoken_of_where_no_clock_runs_and_it_is_to_move() -> None:
    gone = {"ann", "eve"}
    for pace, target in ((THREE_DAYS, 0), (None, 2)):
        with pytest.raises(Problem, match="not late"):
            Council("ladder", 3, pace).do(vote_commands.move(PEOPLE[1], "bot", target, 0, "easy", LEVELS, gone))
    table = Council("ladder", 2, None)
    with pytest.raises(Problem, match="not late"):
        table.move(1, "bot", 0)
    table.do(vote_commands.move(PEOPLE[1], "bot", 0, 0, "easy", LEVELS, gone))
    assert table.table.seats[0].kind == "bot"  # nobody else is there to ask
