"""[weeks 1] Clocks of a table: worked examples, with a time that stands until it is moved."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.server.clock import commands as clock_commands
from durbar.server.clock.clock import Time
from durbar.server.clock.hours import DAY, Hours
from durbar.server.clock.pace import HOUR, Pace
from durbar.server.table import commands, entries
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.table.table import Table

THREE_DAYS = Pace("days", 3 * DAY, 3 * DAY, 3 * DAY)
BANK = Pace("days", 5 * DAY, 12 * HOUR, 5 * DAY)
LIVE = Pace("live", 20 * 60.0, 30.0, 20 * 60.0)
NOON = 1_795_000_000.0
PEOPLE = [commands.Actor(name.lower(), name) for name in ("Ann", "Bob", "Eve", "Kim", "Zoe")]


class Clocked:
    """A table of people, and a time of its own."""

    def __init__(self, game: str, seats: int, pace: Pace | None, hours: Hours | None = None) -> None:
        self.at = NOON
        self.table = Table("t")
        self.table.time = Time(lambda: self.at)
        plans = [SeatPlan("person", who.id, who.name, hours=hours) for who in PEOPLE[:seats]]
        settings = {"scenario": "short"} if game == "maharadjah" and seats == 3 else {}
        created = Created(self.at, game, rules_of(game), plans, settings, "ann", "", pace=pace)
        self.journal: list[entries.AnyEntry] = [self.table.apply(created)]
        self.do(commands.start(PEOPLE[0], b"secret"))

    def do(self, command: commands.Command) -> entries.AnyEntry | None:
        """As the server does it: on a copy."""
        copy = self.table.fork()
        entry = command(copy)
        if entry is not None:
            self.table = copy
            self.journal.append(entries.decode(entries.encode(entry)))
        return entry

    def wait(self, seconds: float) -> Clocked:
        self.at += seconds
        return self

    def choose(self, seat: int | None = None, option: int | None = None) -> None:
        seat = self.table.turn()[0] if seat is None else seat
        chosen = self.table.match.options(seat)[0] if option is None else option
        self.do(commands.choose(PEOPLE[seat], seat, self.table.questions[seat], chosen, b"secret"))

    def left(self, seat: int) -> float:
        assert self.table.clocks is not None
        return self.table.clocks.left(seat, self.at, self.table.time.gaps)

    def runs(self) -> list[int]:
        assert self.table.clocks is not None
        return [seat for seat, clock in enumerate(self.table.clocks.seats) if clock.since]

    def pass_time(self) -> entries.AnyEntry | None:
        return self.do(clock_commands.pass_time())

    def until(self, wanted: Callable[[], bool], most: int = 4000) -> Clocked:
        for _ in range(most):
            if wanted():
                return self
            self.choose()
        raise AssertionError


def rules_of(game: str) -> int:
    return GAMES[game].rules_version


def test_three_days_a_turn() -> None:
    table = Clocked("ladder", 2, THREE_DAYS)
    assert table.runs() == [0]
    assert table.left(0) == 3 * DAY
    table.wait(2 * DAY).choose()
    assert table.left(0) == 3 * DAY  # the turn is over: all of it again
    assert table.runs() == [1]


def test_a_bank_with_an_increment_and_a_cap() -> None:
    table = Clocked("ladder", 2, BANK)
    table.wait(2 * DAY).choose()
    assert table.left(0) == 3.5 * DAY
    table.wait(HOUR).choose()
    assert table.left(1) == 5 * DAY


def test_live_twenty_minutes_and_thirty_seconds() -> None:
    table = Clocked("ladder", 3, LIVE)
    table.wait(100).choose()
    assert table.left(0) == 1200 - 100 + 30
    table.wait(1300)
    assert isinstance(table.pass_time(), entries.Lapsed)
    assert table.left(1) == 0


@pytest.mark.parametrize("others", [["bot"], ["person"]])
def test_alone_or_in_hot_seat_there_is_no_clock(others: list[str]) -> None:
    table = Table("t")
    plans = [SeatPlan("person", "ann", "Ann"), SeatPlan(others[0], "ann" if others == ["person"] else "", level="easy")]  # type: ignore[arg-type]
    table.apply(Created(NOON, "ladder", 1, plans, {}, "ann", "", pace=THREE_DAYS))
    commands.start(PEOPLE[0], b"s")(table)
    assert table.clocks is None
    assert table.due() is None


def test_planning_runs_for_everybody_and_stops_by_ones_own_answer() -> None:
    table = Clocked("maharaja", 3, THREE_DAYS)
    table.until(lambda: len(table.table.turn()) == 3)
    assert table.runs() == [0, 1, 2]
    table.wait(DAY).choose(1)
    assert table.runs() == [0, 2]
    table.wait(DAY).choose(0)
    assert [round(table.left(seat) / DAY, 6) for seat in range(3)] == [1, 2, 1]
    table.choose(2)
    assert [table.left(seat) for seat in range(3)] == [3 * DAY] * 3  # a turn for each


def test_a_question_in_anothers_turn_is_free_for_twelve_hours_and_earns_nothing() -> None:
    table = Clocked("maharadjah", 3, BANK)

    def asked_elsewhere() -> bool:
        clocks = table.table.clocks
        return clocks is not None and clocks.whose is not None and table.table.turn() not in ([clocks.whose], [])

    table.until(asked_elsewhere)
    clocks = table.table.clocks
    assert clocks is not None
    assert clocks.whose is not None
    asked, active = table.table.turn()[0], clocks.whose
    before, others = clocks.seats[asked].left, table.left(active)
    table.wait(11 * HOUR)
    assert table.left(asked) == before + HOUR
    table.wait(3 * HOUR)
    assert table.left(asked) == before - 2 * HOUR
    assert table.left(active) == others  # the attacker's clock stands
    table.choose(asked)
    clocks = table.table.clocks
    assert clocks is not None
    assert clocks.seats[asked].left == before - 2 * HOUR


def test_the_increment_is_earned_once_also_after_undo_and_redo() -> None:
    table = Clocked("ladder", 2, BANK)
    table.wait(DAY).choose()
    assert table.left(0) == 4.5 * DAY
    table.do(commands.undo(PEOPLE[0], 0, None))
    if table.table.votes.request is not None:
        table.do(commands.consent(PEOPLE[1], 1, table.table.votes.request.number, True))
    assert table.table.turn() == [0]
    table.wait(HOUR).do(commands.redo(PEOPLE[0], 0))
    assert table.left(0) == 4.5 * DAY - HOUR
    table.wait(HOUR)
    assert table.runs() == [1]


def test_sleep_changed_while_a_question_runs_has_no_effect_on_it() -> None:
    table = Clocked("ladder", 2, THREE_DAYS, Hours("UTC"))
    before = table.table.due()
    table.do(clock_commands.sleep(PEOPLE[0], Hours("UTC", 0, 600)))
    assert table.table.due() == before
    table.choose()
    table.choose()
    assert table.runs() == [0]
    assert table.table.due() != table.at + 3 * DAY


def test_a_vacation_stops_the_clock_within_its_days_and_ends_by_choosing() -> None:
    table = Clocked("ladder", 2, THREE_DAYS)
    table.wait(DAY)
    table.do(clock_commands.go_away(PEOPLE[0], table.at, table.at + 40 * DAY))
    assert table.table.due() == table.at + 23 * DAY  # twenty-one days, and two that are left
    table.wait(10 * DAY).choose()
    table.choose(1)
    assert table.runs() == [0]
    assert table.table.due() == table.at + 3 * DAY
    table.do(clock_commands.go_away(PEOPLE[0], table.at, table.at + 40 * DAY))
    assert table.table.due() == table.at + 14 * DAY  # eleven are left
    table.wait(DAY).do(clock_commands.come_back(PEOPLE[0]))
    assert table.table.due() == table.at + 3 * DAY
    table.do(clock_commands.go_away(PEOPLE[0], table.at + DAY, table.at + 40 * DAY))
    table.wait(13 * DAY).choose()
    table.choose(1)
    with pytest.raises(Problem, match="all 21 days"):
        table.do(clock_commands.go_away(PEOPLE[0], table.at, table.at + DAY))


def test_nobody_goes_away_once_late_and_whoever_chooses_is_late_no_more() -> None:
    table = Clocked("ladder", 2, BANK)
    table.wait(5 * DAY - 1)
    assert table.pass_time() is None
    assert isinstance(table.wait(1).pass_time(), entries.Lapsed)
    assert table.pass_time() is None
    assert table.runs() == []
    with pytest.raises(Problem, match="late there"):
        table.do(clock_commands.go_away(PEOPLE[0], table.at, table.at + DAY))
    table.wait(9 * DAY).choose()
    assert table.left(0) == 24 * HOUR  # one increment, and one for the turn
    assert table.runs() == [1]


@pytest.mark.parametrize("at_zero", ["ask", "wait", "bot"])
def test_a_day_late_a_bot_sits_down_only_where_the_table_says_so(at_zero: str) -> None:
    pace = Pace("days", 3 * DAY, 3 * DAY, 3 * DAY, at_zero=at_zero, level="easy")  # type: ignore[arg-type]
    table = Clocked("ladder", 3, pace)
    table.wait(3 * DAY).pass_time()
    assert table.wait(DAY - 1).pass_time() is None
    found = table.wait(1).pass_time()
    if at_zero != "bot":
        assert found is None
        assert table.table.seats[0].kind == "person"
        assert table.table.due() is None
        return
    plan = table.table.seats[0]
    assert (plan.kind, plan.level, plan.former) == ("bot", "easy", "ann")
    assert table.table.seats.floor() == 0
    assert table.runs() == []
    table.wait(DAY).do(commands.sit(PEOPLE[0], 0, None))
    assert table.table.seats[0].kind == "person"
    assert table.left(0) == 3 * DAY
    assert table.runs() == [0]


def test_the_bot_does_not_sit_down_while_its_person_sleeps() -> None:
    pace = Pace("days", DAY, DAY, DAY, at_zero="bot")
    noon = Hours("UTC", 0, 0)
    table = Clocked("ladder", 2, pace, noon)
    table.wait(DAY).pass_time()
    minute = int((table.at + DAY) % DAY // 60)
    table = Clocked("ladder", 2, pace, Hours("UTC", (minute - 60) % 1440, (minute + 60) % 1440))
    over = table.table.due()
    assert over is not None
    table.at = over
    table.pass_time()
    due = table.table.due()
    assert due is not None
    assert due >= table.at + DAY
    assert (due % DAY) // 60 not in range((minute - 59) % 1440, (minute + 59) % 1440)


def test_a_journal_gives_the_same_clocks_with_another_calendar(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Clocked("ladder", 3, BANK, Hours("Europe/Paris", 22 * 60, 6 * 60))
    for hours in range(1, 12):
        table.wait(hours * HOUR).choose()
    monkeypatch.setattr("durbar.server.clock.hours.at_minute", lambda *_: 0.0)
    again = Table("t")
    for entry in table.journal:
        again.apply(entry)
    assert again.clocks is not None
    assert table.table.clocks is not None
    assert again.clocks.seats == table.table.clocks.seats


def test_downtime_costs_nobody_anything() -> None:
    for length in (1.0, HOUR, 3 * DAY):
        table = Clocked("ladder", 2, BANK)
        before = table.left(0)
        table.wait(60)
        table.table.time.gaps = ((table.at, table.at + length),)
        table.wait(length + 60)
        assert table.left(0) == before - 120
        table.choose()
        assert table.left(0) == 5 * DAY  # two minutes, and the increment up to the cap


def test_the_time_of_entries_never_falls() -> None:
    table = Clocked("ladder", 2, BANK)
    table.wait(HOUR).choose()
    table.wait(-2 * HOUR).choose()
    times = [entry.at for entry in table.journal]
    assert times == sorted(times)


def test_what_was_stored_before_there_were_clocks_reads_as_before() -> None:
    old = b'{"e":"chose","at":5.0,"seat":1,"question":3,"words":"climb 2","draws":["roll 4"]}'
    entry = entries.decode(old)
    assert isinstance(entry, entries.Chose)
    assert entry.used == {}
    assert entries.encode(entry) == old
    table = Clocked("ladder", 2, None)
    table.wait(DAY).choose()
    assert table.table.clocks is None
    assert b"used" not in entries.encode(table.journal[-1])


@pytest.mark.parametrize(
    ("game", "seats", "turns"), [("maharaja", 4, 63), ("maharadjah", 3, 60), ("dice_charmers", 4, 60)]
)
def test_every_turn_has_a_name_of_its_own_and_is_its_owners(game: str, seats: int, turns: int) -> None:
    table = Clocked(game, seats, THREE_DAYS)
    met: list[str] = []
    for _ in range(6000):
        if table.table.status == "over":
            break
        key, whose = table.table.this_turn()
        owing = table.table.turn()
        if not met or met[-1] != key:
            assert key not in met
            met.append(key)
        if game != "maharadjah" and whose is not None:
            assert owing == [whose]
        table.choose()
    assert table.table.status == "over"
    assert len(met) >= min(turns, 20)
