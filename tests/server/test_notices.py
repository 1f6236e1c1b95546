"""[weeks 2] Who is told what: decided by an entry alone, stored with it, and looked at again when it is sent."""

from __future__ import annotations

from test_pace import NOON, PEOPLE, THREE_DAYS, Clocked

from durbar.server.clock import commands as clock_commands
from durbar.server.clock.hours import DAY
from durbar.server.notify.notices import CALM, Notice, notices, stands
from durbar.server.table import commands, entries
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.table.table import Table


def told(table: Clocked, command: commands.Command) -> list[tuple[str, str]]:
    before = table.table
    entry = table.do(command)
    assert entry is not None
    return [(one.person, one.kind) for one in notices(before, table.table, entry)]


def choice(table: Clocked) -> commands.Command:
    seat = table.table.turn()[0]
    option = table.table.match.options(seat)[0]
    return commands.choose(PEOPLE[seat], seat, table.table.questions[seat], option, b"secret")


def test_whoever_is_asked_next_is_told_and_warned_before_time_is_over() -> None:
    table = Clocked("ladder", 2, THREE_DAYS)
    before = table.table
    entry = table.do(choice(table))
    assert entry is not None
    found = notices(before, table.table, entry)
    number = table.table.questions[1]
    assert found == [
        Notice("bob", "turn", number, NOON + CALM),
        Notice("bob", "clock", number, NOON + 0.8 * 3 * DAY),
        Notice("bob", "last", number, NOON + 3 * DAY - 3 * 3600),
    ]
    assert all(stands(table.table, one) for one in found)
    table.do(choice(table))
    assert not any(stands(table.table, one) for one in found)


def test_nobody_is_told_of_their_own_next_question() -> None:
    table = Clocked("dice_charmers", 2, None)
    seat = table.table.turn()[0]
    found = told(table, choice(table))
    assert (PEOPLE[seat].id, "turn") not in found


def test_a_question_in_anothers_turn_is_told_as_such() -> None:
    table = Clocked("maharadjah", 3, None)
    for _ in range(3000):
        whose, command = table.table.this_turn()[1], choice(table)
        found = told(table, command)
        asked = table.table.turn()
        if whose is not None and asked and asked != [whose] and table.table.this_turn()[1] == whose:
            assert (PEOPLE[asked[0]].id, "answer") in found
            return
    raise AssertionError


def test_late_start_over_and_asked_have_their_own_word() -> None:
    table = Clocked("ladder", 2, THREE_DAYS)
    assert told(table.wait(3 * DAY), clock_commands.pass_time()) == [("ann", "late")]
    table.choose()
    assert told(table, commands.undo(PEOPLE[0], 0, None)) == [("bob", "asked")]
    while table.table.status == "playing":
        option = table.table.match.options(table.table.turn()[0])[-1]
        seat = table.table.turn()[0]
        last = told(table, commands.choose(PEOPLE[seat], seat, table.table.questions[seat], option, b"secret"))
    assert {kind for _, kind in last} == {"over"}
    assert len(last) == 1  # not to whoever ended it


def test_alone_with_bots_nobody_is_told_anything() -> None:
    table, before = Table("t"), Table("t")
    seats = [SeatPlan("person", "ann", "Ann"), SeatPlan("bot", level="easy")]
    table.apply(Created(NOON, "ladder", 1, seats, {}, "ann", ""))
    before = table.fork()
    entry = commands.start(PEOPLE[0], b"s")(table)
    assert isinstance(entry, entries.Started)
    assert notices(before, table, entry) == []


def test_who_is_called_by_name_is_told_and_nobody_all_the_time() -> None:
    table = Clocked("ladder", 2, THREE_DAYS)
    assert told(table, commands.say(PEOPLE[0], "well played, @bob!")) == [("bob", "mention")]
    assert told(table, commands.say(PEOPLE[0], "bob@example.org is no call")) == []
    assert told(table, commands.say(PEOPLE[1], "@Bob, said Bob")) == []
    for _ in range(5):
        last = told(table, commands.say(PEOPLE[0], "@Bob!"))
    assert last == []
    assert told(table.wait(3601), commands.say(PEOPLE[0], "@Bob!")) == [("bob", "mention")]
