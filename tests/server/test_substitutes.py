"""[weeks 5] People who leave, and those who play on in their place."""

from __future__ import annotations

import random

import pytest
from test_motions import LEVELS, Council, late
from test_pace import LIVE, NOON, PEOPLE, THREE_DAYS

from durbar.engine.refusal import Problem
from durbar.server.clock import commands as clock_commands
from durbar.server.clock.hours import DAY, Hours
from durbar.server.notify.notices import notices
from durbar.server.projections.table import log_since, private_log
from durbar.server.seats import commands as seat_commands
from durbar.server.seats.history import stretches
from durbar.server.table import commands, entries
from durbar.server.table.entries import AnyEntry, Created, SeatPlan
from durbar.server.table.table import Table
from durbar.server.votes import commands as vote_commands

ZOE = commands.Actor("zoe", "Zoe")


class Leaving(Council):
    def told_others(self, command: commands.Command) -> list[tuple[str, str]]:
        """Whom an entry is told to, and as what, but for questions."""
        before, entry = self.table, self.do(command)
        assert entry is not None
        return [
            (one.person, one.kind) for one in notices(before, self.table, entry) if one.kind not in ("turn", "clock")
        ]

    def offer(self, actor: commands.Actor, seat: int) -> AnyEntry | None:
        return self.do(seat_commands.offer(actor, seat, None, Hours()))

    def replace(self, actor: commands.Actor, seat: int, by: int) -> None:
        """Somebody asks for a seat, and one of the others says yes."""
        self.offer(actor, seat)
        self.do(seat_commands.accept(PEOPLE[by], self.table.seats.offers[-1].number))


def test_a_bot_for_me_now_and_back_at_any_time() -> None:
    table = Leaving("ladder", 3, THREE_DAYS)
    told = table.told_others(seat_commands.leave_to_bot(PEOPLE[0], None, "easy", LEVELS))
    assert sorted(told) == [("bob", "left"), ("eve", "left")]
    plan = table.table.seats[0]
    assert (plan.kind, plan.level, plan.former, plan.is_wanted) == ("bot", "easy", "ann", False)
    table.do(commands.sit(PEOPLE[0], 0, None))
    assert table.table.seats[0].person == "ann"
    assert table.runs() == [0]


def test_whoever_looks_for_somebody_plays_until_then() -> None:
    table = Leaving("ladder", 3, THREE_DAYS)
    told = table.told_others(seat_commands.look_for_somebody(PEOPLE[0], 0, True))
    assert sorted(told) == [("bob", "left"), ("eve", "left")]
    table.choose()
    assert table.table.seats[0].wanted == "asked"  # still
    assert sorted(table.told_others(seat_commands.offer(ZOE, 0, None))) == [("bob", "offer"), ("eve", "offer")]
    with pytest.raises(Problem, match="One of the others"):
        table.do(seat_commands.accept(PEOPLE[0], table.table.seats.offers[0].number))
    told = table.told_others(seat_commands.accept(PEOPLE[1], table.table.seats.offers[0].number))
    assert ("zoe", "start") in told
    plan = table.table.seats[0]
    assert (plan.kind, plan.person, plan.former, plan.is_wanted) == ("person", "zoe", "ann", False)
    assert table.table.seats.offers == ()
    assert table.reopened().seats.plans == table.table.seats.plans
    assert table.told()[-1] == "substituted"


def test_a_seat_may_be_kept_after_all() -> None:
    table = Leaving("ladder", 2, None)
    table.do(seat_commands.look_for_somebody(PEOPLE[0], 0, True))
    table.offer(ZOE, 0)
    table.do(seat_commands.look_for_somebody(PEOPLE[0], 0, False))
    assert table.table.seats.offers == ()
    with pytest.raises(Problem, match="Nobody looks"):
        table.offer(ZOE, 0)


def test_a_seat_somebody_left_is_wanted_and_goes_on_with_one_increment() -> None:
    table = Leaving("ladder", 3, THREE_DAYS)
    table.wait(2 * DAY).do(commands.abandon(PEOPLE[0], 0))
    assert table.table.summary().wanted.keys() == {0}
    table.replace(ZOE, 0, by=2)
    assert table.left(0) == 3 * DAY
    assert table.runs() == [0]
    assert table.table.summary().wanted == {}
    table.do(commands.choose(ZOE, 0, table.table.questions[0], table.table.match.options(0)[0], b"s"))
    assert table.table.match.last_choice(0) is not None


def test_a_bot_on_a_seat_somebody_left_keeps_it_wanted() -> None:
    table = Leaving("ladder", 2, None)
    table.do(commands.abandon(PEOPLE[1], 1))
    table.do(commands.takeover(PEOPLE[0], 1, "easy", LEVELS))
    assert table.table.seats[1].is_wanted
    table.replace(ZOE, 1, by=0)
    assert table.table.seats[1].person == "zoe"


def test_late_before_a_first_choice_a_seat_is_wanted_until_its_person_comes() -> None:
    table = late()
    assert table.table.seats[0].wanted == "late"
    table.choose(0)
    assert not table.table.seats[0].is_wanted
    table.wait(3 * DAY).pass_time()
    assert table.table.seats[1].wanted == "late"  # never chose either
    table.choose(1)
    table.choose(2)
    table.wait(3 * DAY).pass_time()
    assert table.table.clocks is not None
    assert table.table.clocks.seats[0].late
    assert not table.table.seats[0].is_wanted  # was here once: the others decide


def voted_free() -> Leaving:
    """Somebody who has played is late; the others look for another, and Zoe would play on."""
    table = Leaving("ladder", 3, THREE_DAYS)
    table.until(lambda: table.table.match.steps > 6 and table.table.turn() == [0])
    table.wait(3 * DAY).pass_time()
    table.move(1, "wanted", 0)
    table.vote(2, True)
    assert table.table.seats[0].wanted == "voted"
    table.offer(ZOE, 0)
    return table


def test_a_late_seat_is_voted_free() -> None:
    table = voted_free()
    table.do(seat_commands.accept(PEOPLE[1], table.table.seats.offers[0].number))
    assert table.table.seats[0].person == "zoe"


def test_whoever_chooses_before_another_comes_keeps_the_seat() -> None:
    table = voted_free()
    number = table.table.seats.offers[0].number
    table.choose(0)
    assert not table.table.seats[0].is_wanted
    with pytest.raises(Problem, match="stands no more"):
        table.do(seat_commands.accept(PEOPLE[1], number))


def test_whom_one_may_not_look_for() -> None:
    table = late()
    with pytest.raises(Problem, match="looked for already"):
        table.move(1, "wanted", 0)
    with pytest.raises(Problem, match="not late"):
        table.move(1, "wanted", 2)
    with pytest.raises(Problem, match="Nobody looks"):
        table.do(seat_commands.offer(ZOE, 2, None))


def test_nobody_takes_a_seat_who_knows_another() -> None:
    table = Leaving("ladder", 3, None)
    table.do(commands.abandon(PEOPLE[0], 0))
    table.do(commands.abandon(PEOPLE[1], 1))
    for actor in PEOPLE[1:3]:  # one left another seat, one sits there
        with pytest.raises(Problem, match="know its secrets"):
            table.offer(actor, 0)
    table.offer(ZOE, 0)
    assert table.offer(ZOE, 1) is None  # one offer at a time
    table.do(seat_commands.withdraw(ZOE))
    assert table.table.seats.offers == ()
    table.offer(ZOE, 1)
    with pytest.raises(Problem, match="yours"):
        table.do(seat_commands.accept(ZOE, table.table.seats.offers[0].number))


def test_a_substitutes_seat_is_given_back_only_by_all() -> None:
    table = Leaving("ladder", 3, THREE_DAYS)
    table.do(commands.abandon(PEOPLE[0], 0))
    table.replace(ZOE, 0, by=1)
    with pytest.raises(Problem, match="taken"):
        table.do(commands.sit(PEOPLE[0], 0, None))
    table.offer(PEOPLE[0], 0)
    with pytest.raises(Problem, match="decide together"):
        table.do(seat_commands.accept(PEOPLE[1], table.table.seats.offers[0].number))
    give_back = vote_commands.move(PEOPLE[1], "person", -1, 0, "", LEVELS, offer=table.table.seats.offers[0].number)
    table.do(give_back)
    table.vote(2, True)
    assert table.table.seats[0].person == "zoe"  # whoever plays has a vote too
    assert table.table.votes.open is not None
    table.do(vote_commands.vote(ZOE, table.table.votes.open.number, True))
    assert (table.table.seats[0].person, table.table.seats[0].former) == ("ann", "zoe")
    assert table.reopened().seats.plans == table.table.seats.plans
    assert table.table.seats.offers == ()


def test_a_substitute_may_refuse_to_give_the_seat_back() -> None:
    table = Leaving("ladder", 2, None)
    table.do(commands.abandon(PEOPLE[0], 0))
    table.replace(ZOE, 0, by=1)
    table.offer(PEOPLE[0], 0)
    table.do(vote_commands.move(PEOPLE[1], "person", -1, 0, "", LEVELS, offer=table.table.seats.offers[0].number))
    assert table.table.votes.open is not None
    table.do(vote_commands.vote(ZOE, table.table.votes.open.number, False))
    assert table.table.votes.open is None
    assert table.table.seats[0].person == "zoe"


def test_a_table_with_nobody_left_sleeps_and_wakes_when_somebody_sits_down() -> None:
    table = Leaving("ladder", 2, THREE_DAYS)
    table.do(commands.abandon(PEOPLE[0], 0))
    table.do(seat_commands.leave_to_bot(PEOPLE[1], 1, "easy", LEVELS))
    assert table.table.status == "abandoned"
    assert table.table.due() is None
    table.wait(400 * DAY).offer(ZOE, 0)
    assert table.table.status == "playing"  # there is nobody to ask
    assert table.table.seats[0].person == "zoe"
    table.do(commands.sit(PEOPLE[1], 1, None))
    assert table.reopened().status == "playing"


def test_a_game_ended_by_all_or_played_alone_is_nobody_elses() -> None:
    table = Leaving("ladder", 2, None)
    table.do(commands.abandon(PEOPLE[1], 1))
    table.do(commands.sit(PEOPLE[1], 1, None))
    table.move(0, "end")
    table.vote(1, True)
    with pytest.raises(Problem, match="over"):
        table.offer(ZOE, 1)
    alone = Table("t")
    seats = [SeatPlan("person", "ann", "Ann"), SeatPlan("bot", level="easy")]
    alone.apply(Created(NOON, "ladder", 1, seats, {}, "ann", ""))
    commands.start(PEOPLE[0], b"s")(alone)
    commands.abandon(PEOPLE[0], 0)(alone)
    with pytest.raises(Problem, match="Nobody looks"):
        seat_commands.offer(ZOE, 0, None)(alone)


def test_a_choice_of_whoever_played_before_is_not_taken_back() -> None:
    table = Leaving("ladder", 2, None)
    table.choose()
    first = table.table.match.last_choice(0)
    table.do(commands.abandon(PEOPLE[0], 0))
    table.replace(ZOE, 0, by=1)
    with pytest.raises(Problem, match="left"):
        table.do(commands.undo(ZOE, 0, first))


def test_43_a_substitute_reads_what_the_seat_knows_and_nothing_of_orders_before() -> None:
    """[weeks 9.43] Private events are the seat's; lines of its orders are their giver's."""
    table = Leaving("maharaja", 3, None)
    table.choose()
    seat = next(iter(line.visible_to for line in table.table.log if line.visible_to is not None), 0) or 0
    table.table.confide("order", seat)
    table.table.orders.took[seat] = (5.0,)
    before = lines_of(table, seat)
    assert ("order", ()) in before
    table.do(commands.abandon(PEOPLE[seat], seat))
    table.replace(ZOE, seat, by=(seat + 1) % 3)
    after = lines_of(table, seat)
    assert ("order", ()) not in after
    assert [line for line in after if line[0] == "event"] == [line for line in before if line[0] == "event"]
    assert all(item.kind == "event" for item in private_log(table.table, seat, 0, table.table.number))
    assert table.table.orders.took.get(seat) is None


def lines_of(table: Leaving, seat: int) -> list[tuple[str, tuple[str, ...]]]:
    return [(item.kind, tuple(item.words)) for item in log_since(table.table, seat, 0, 0)[0]]


def test_who_played_which_part_of_a_seat() -> None:
    table = Leaving("ladder", 2, None)
    for _ in range(4):
        table.choose()
    table.do(commands.abandon(PEOPLE[0], 0))
    table.do(commands.sit(PEOPLE[0], 0, None))  # gone and back without a choice between: one stretch
    for _ in range(2):
        table.choose()
    table.do(commands.abandon(PEOPLE[0], 0))
    table.replace(ZOE, 0, by=1)
    chance = random.Random(1)
    while table.table.status == "playing":
        seat = table.table.turn()[0]
        actor = ZOE if seat == 0 else PEOPLE[1]
        option = chance.choice(table.table.match.options(seat))
        table.do(commands.choose(actor, seat, table.table.questions[seat], option, b"s"))
    found = stretches(table.table.seats.tenures, table.table.match.line, table.table.marks)
    mine = [choice for choice in table.table.match.line if choice.player == 0]
    assert [(one.tenure.person, one.choices) for one in found if one.tenure.seat == 0] == [
        ("ann", 3),
        ("zoe", len(mine) - 3),
    ]
    assert sum(one.share for one in found) == pytest.approx(2.0)
    again = table.reopened()
    assert stretches(again.seats.tenures, again.match.line, again.marks) == found


def test_no_seat_of_a_live_game_is_free_by_itself() -> None:
    """Live tables look for nobody by themselves: a minute is no absence."""
    table = Leaving("ladder", 2, LIVE)
    table.wait(21 * 60)
    entry = table.do(clock_commands.pass_time())
    assert isinstance(entry, entries.Lapsed)
    assert not table.table.seats[0].is_wanted
