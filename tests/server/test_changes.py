"""Every state that a page puts together from changes is, byte by byte, the one it would have been told in full."""

from __future__ import annotations

import asyncio
import os
import random
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from test_hub import Memory
from visitors import joined

from durbar.engine.game import GAMES
from durbar.engine.refusal import Problem
from durbar.server.host.config import Config
from durbar.server.host.server import Server
from durbar.server.hub import OpenTable
from durbar.server.live.connection import Connection
from durbar.server.storage.rows import PersonRow
from durbar.server.table import commands
from durbar.server.table.commands import Actor
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.votes import commands as vote_commands

OURS = ("dice_charmers", "maharadjah", "maharaja")
PLAYED = int(os.environ.get("DURBAR_CHANGED_GAMES", "3"))  # of each title; a thousand take an hour
SOME = 60  # choices on the sources


class Page:
    """Somebody's page that takes changes; with each message it is compared with everything told anew."""

    def __init__(self, house: Server, opened: OpenTable, person: str, met: Counter[str]) -> None:
        row = PersonRow(person, person, "en", "", "", None, None, 0.0) if person else None
        self.connection = Connection(house, opened, row, 0, "en", takes_changes=True)
        self.opened, self.person, self.met = opened, person, met
        self.state: Any = None
        opened.join(self.connection)

    def read(self) -> None:
        connection = self.connection
        connection.look_around()
        whole = msgspec.json.encode(connection.state())
        for message in msgspec.json.decode(msgspec.json.encode(connection.due())):
            if message["type"] in ("state", "change"):
                self.met[message["type"]] += 1
                changed = message["type"] == "change"
                self.state = joined(self.state, message) if changed else message
                assert msgspec.json.encode(self.state) == whole

    def leave(self) -> None:
        self.opened.leave(self.connection)


class Field:
    """A table with a page of each seat, lookers-on, and whatever may happen there besides choices."""

    def __init__(self, house: Server, opened: OpenTable, chance: random.Random) -> None:
        self.house, self.opened, self.chance = house, opened, chance
        self.met: Counter[str] = Counter()
        people = [*(f"p{seat}" for seat in range(len(opened.table.seats))), "", "", "stranger"]
        self.pages = [Page(house, opened, person, self.met) for person in people]

    async def do(self, command: commands.Command) -> None:
        try:
            await self.house.hub.carry_out(self.opened, command)
        except Problem:
            self.met["refused"] += 1

    async def go_on(self) -> None:
        """Somebody chooses, or something else happens; and not everybody reads at once."""
        table, chance = self.opened.table, self.chance
        seat = chance.choice(table.turn())
        actor, secret = Actor(f"p{seat}", "Ann"), self.house.hub.secret_of(table.id)
        option = chance.choice(table.match.options(seat))
        someone = chance.randrange(len(table.seats))
        voter = Actor(f"p{someone}", "Bob")
        other = {
            0: commands.undo(actor, seat, None),
            1: commands.redo(actor, seat),
            2: commands.say(actor, "well"),
            3: vote_commands.move(actor, "end", -1, 0.0, "", ["easy"]),
            4: vote_commands.vote(voter, table.votes.open.number if table.votes.open is not None else 0, False),
            5: commands.consent(voter, someone, table.votes.request.number if table.votes.request else 0, True),
        }
        choice = commands.choose(actor, seat, table.questions[seat], option, secret)
        asked = table.votes.open is not None or table.votes.request is not None
        await self.do(other.get(chance.randrange(8 if asked else 60), choice))
        if chance.random() < 0.02:
            self.come_again()
        for page in self.pages:
            if chance.random() < 0.9:
                page.read()

    def come_again(self) -> None:
        """A page is loaded again, or looks through other eyes."""
        place = self.chance.randrange(len(self.pages))
        page = self.pages[place]
        page.leave()
        self.pages[place] = Page(self.house, self.opened, page.person, self.met)


async def play(house: Server, game: str, seed: int, most: int) -> Counter[str]:
    chance, kind = random.Random(seed), GAMES[game]
    count = chance.choice([seats for seats in kind.seats if seats > 1])
    seats = [SeatPlan("person", f"p{seat}", f"Player {seat}") for seat in range(count)]
    made = Created(1.0, game, kind.rules_version, seats, kind.checked_settings({}), "p0", "")
    opened = await house.hub.create(f"{game} {seed}", made)
    await house.hub.carry_out(opened, commands.start(Actor("p0", "Ann"), house.hub.secret_of(opened.table.id)))
    field = Field(house, opened, chance)
    for _ in range(most):
        if opened.table.status == "playing":
            await field.go_on()
    for page in field.pages:
        page.read()
    return field.met


def played(folder: Path, game: str, seeds: range, most: int) -> Counter[str]:
    async def story() -> Counter[str]:
        house = Server(Config(data=folder))
        house.hub.journal, house.hub.key = Memory(), b"the same dice every time"
        house.hub.listen([])
        met: Counter[str] = Counter()
        for seed in seeds:
            met += await play(house, game, seed, most)
        return met

    return asyncio.run(story())


@pytest.mark.parametrize("game", OURS)
def test_the_beginning_of_a_game_put_together_from_changes(game: str, tmp_path: Path) -> None:
    met = played(tmp_path, game, range(2), SOME)
    assert met["change"] > met["state"], met


@pytest.mark.whole_games
@pytest.mark.parametrize("game", OURS)
def test_whole_games_put_together_from_changes(game: str, tmp_path: Path) -> None:
    met = played(tmp_path, game, range(2, 2 + PLAYED), 10_000)
    assert met["change"] > 2 * met["state"], met  # whoever was away for an entry, or came anew, is told everything
