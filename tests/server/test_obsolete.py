"""[weeks 9.18] Answered, undone, over, muted, left: what nobody needs any more when it would be sent is not sent."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from standing_time import DAYS, Place, Postbox, place

from durbar.server.clock.hours import DAY
from durbar.server.notify.notices import CALM
from durbar.server.notify.outbox import APART
from durbar.server.notify.sender_store import Address
from durbar.server.seats import commands as seat_commands
from durbar.server.table import commands
from durbar.server.table.commands import Command
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.votes import commands as vote_commands

NAMES = ("Ann", "Bob", "Eve")


class Table:
    """One of three people, who all have given their addresses."""

    def __init__(self, here: Place, box: Postbox) -> None:
        self.here, self.box = here, box

    async def begin(self, told: bool = True) -> None:
        here = self.here
        here.people["Eve"], _ = await here.house.people.guest("Eve", "en")
        await here.ways.put_address(here.people["Eve"].id, Address("eve@example.org", True, "", "", 0.0, 0))
        seats = [SeatPlan("person", here.people[name].id, name) for name in NAMES]
        made = Created(here.at, "ladder", 1, seats, {}, seats[0].person, "", title="Friday", pace=DAYS)
        self.opened = await here.house.hub.create("t", made)
        await self.do(commands.start(here.actor("Ann"), b"secret"))
        if told:
            await self.told()
        self.box.mails.clear()

    async def do(self, command: Command) -> None:
        await self.here.house.hub.carry_out(self.opened, command)

    async def choose(self, option: int = 0) -> None:
        table = self.opened.table
        (seat,) = table.turn()
        command = commands.choose(self.actor(seat), seat, table.questions[seat], option, b"secret")
        await self.do(command)

    def actor(self, seat: int) -> commands.Actor:
        return self.here.actor(NAMES[seat])

    async def told(self) -> list[tuple[str, str]]:
        """Who is told what, once the calm is over and whatever waits for an earlier mail has come too."""
        for later in (CALM, APART, APART):
            await self.here.look(later)
        return sorted((mail["To"].partition("@")[0], mail["Subject"].partition(" until")[0]) for mail in self.box.mails)


def play(
    tmp_path: Path, postbox: tuple[Postbox, str], story: Callable[[Table], Awaitable[None]], told: bool = True
) -> None:
    async def whole() -> None:
        box, mail = postbox
        async with place(tmp_path, mail) as here:
            table = Table(here, box)
            await table.begin(told)
            await story(table)

    asyncio.run(whole())


TURN = "Friday: your turn"


def test_18_a_question_answered(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story(table: Table) -> None:
        await table.choose()
        await table.choose()
        assert await table.told() == [("eve", TURN)]

    play(tmp_path, postbox, story)


def test_18_whoever_has_chosen_knows_that_the_game_has_begun(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    """Nor would a mail that told both, and is sent again, come under another name."""

    async def story(table: Table) -> None:
        await table.choose(1)
        await table.choose(1)
        assert await table.told() == [("eve", TURN)]

    play(tmp_path, postbox, story, told=False)


def test_18_a_question_that_was_taken_back(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    """Ann goes back, and Bob and Eve say yes to it: nobody is asked anything any more but she."""

    async def story(table: Table) -> None:
        await table.choose()
        await table.do(commands.undo(table.actor(0), 0, None))
        request = table.opened.table.votes.request
        assert request is not None
        for seat in (1, 2):
            await table.do(commands.consent(table.actor(seat), seat, request.number, True))
        assert table.opened.table.turn() == [0]
        assert await table.told() == [("ann", TURN)]

    play(tmp_path, postbox, story)


def test_18_whoever_has_said_yes_or_no_is_not_asked_by_mail(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    """While another has not answered yet: for going back, and for what all decide."""

    async def story(table: Table) -> None:
        await table.choose()
        await table.do(commands.undo(table.actor(0), 0, None))
        request = table.opened.table.votes.request
        assert request is not None
        await table.do(commands.consent(table.actor(2), 2, request.number, True))
        await table.do(vote_commands.move(table.actor(0), "pause", -1, DAY, "", []))
        motion = table.opened.table.votes.open
        assert motion is not None
        await table.do(vote_commands.vote(table.actor(2), motion.number, True))
        told = await table.told()
        assert {who for who, _ in told} == {"bob"}
        assert "take back a move" in table.box.text()
        assert "decide something" in table.box.text()

    play(tmp_path, postbox, story)


@pytest.mark.parametrize("ends", ["answered otherwise", "withdrawn"])
def test_18_what_was_asked_for_and_is_void(tmp_path: Path, postbox: tuple[Postbox, str], ends: str) -> None:
    """A choice voids a request to go back; a vote is over once it is lost."""

    async def story(table: Table) -> None:
        await table.choose()
        if ends == "withdrawn":
            await table.do(vote_commands.move(table.actor(0), "end", -1, 0.0, "", []))
            motion = table.opened.table.votes.open
            assert motion is not None
            await table.do(vote_commands.vote(table.actor(1), motion.number, False))
        else:
            await table.do(commands.undo(table.actor(0), 0, None))
        await table.choose()
        assert await table.told() == [("eve", TURN)]

    play(tmp_path, postbox, story)


def test_18_a_game_that_is_over(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    """It is told that it is over, and nothing of the questions before."""

    async def story(table: Table) -> None:
        while table.opened.table.status == "playing":
            (seat,) = table.opened.table.turn()
            await table.choose(max(table.opened.table.match.options(seat)))
        told = await table.told()
        assert {subject for _, subject in told} == {"Friday: the game is over"}
        assert len(told) == 2  # not whoever ended it

    play(tmp_path, postbox, story)


@pytest.mark.parametrize("how", ["mute", "no-mail"])
def test_18_a_table_that_is_muted(tmp_path: Path, postbox: tuple[Postbox, str], how: Any) -> None:
    async def story(table: Table) -> None:
        await table.choose()
        await table.here.ways.heed(table.here.people["Bob"].id, "t", how)
        assert await table.told() == []
        await table.here.look(3 * DAY)
        await table.here.house.due.sweep()  # not even that they are late
        assert await table.told() == []

    play(tmp_path, postbox, story)


@pytest.mark.parametrize("how", ["for good", "to a bot", "to another"])
def test_18_whoever_left(tmp_path: Path, postbox: tuple[Postbox, str], how: str) -> None:
    """Bob is asked and called, may vote and say yes to somebody; then he is gone, and hears of none of it."""

    async def story(table: Table) -> None:
        here = table.here
        await table.choose()
        await table.do(commands.say(table.actor(2), "@Bob are you there?"))
        await table.do(vote_commands.move(table.actor(0), "pause", -1, DAY, "", []))
        await table.do(seat_commands.look_for_somebody(table.actor(0), 0, True))
        kim, _ = await here.house.people.guest("Kim", "en")
        await table.do(seat_commands.offer(commands.Actor(kim.id, "Kim"), 0, "Kim"))
        if how == "for good":
            await table.do(commands.abandon(table.actor(1), 1))
        elif how == "to a bot":
            await table.do(seat_commands.leave_to_bot(table.actor(1), 1, "random", ["random"]))
        else:
            await table.do(seat_commands.look_for_somebody(table.actor(1), 1, True))
            pim, _ = await here.house.people.guest("Pim", "en")
            await table.do(seat_commands.offer(commands.Actor(pim.id, "Pim"), 1, "Pim"))
            await table.do(seat_commands.accept(table.actor(2), table.opened.table.seats.offers[-1].number))
        assert table.opened.table.seats_of(here.people["Bob"].id) == []
        assert [one for one in await table.told() if one[0] == "bob"] == []
        assert {who for who, _ in await table.told()} == {"ann", "eve"}  # they hear of it

    play(tmp_path, postbox, story)
