"""A server with tables in every state, for those who work on the page: `make demo`.

The tables are made by people who visit a real server, as anybody's are; what they do is the same each time, dice apart.
Log in as `mira`. The database stays in `build/demo`: remove the folder to have it prepared again.
"""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "server"))
from visitors import Live, Server, Visitor  # noqa: E402  tests/server is no package

PASSWORD = "twenty tables"
DAYS = {"kind": "days", "bank": 259_200, "increment": 43_200, "cap": 345_600}
LIVE = {"kind": "live", "bank": 900, "increment": 30, "cap": 1_800}
GAMES = ("maharaja", "maharadjah", "dice_charmers")


class House:
    """The people of the demonstration, and what they do."""

    def __init__(self, url: str) -> None:
        self.mira, self.ravi, self.noor = (Visitor(url) for _ in range(3))

    async def arrive(self) -> None:
        for visitor, name in ((self.mira, "Mira"), (self.ravi, "Ravi"), (self.noor, "Noor")):
            await visitor.named(name)
            await visitor.post("/api/account", {"login": name.lower(), "password": PASSWORD})

    async def leave(self) -> None:
        for visitor in (self.mira, self.ravi, self.noor):
            await visitor.http.aclose()

    async def table(self, title: str, game: str, *seats: Any, host: Visitor | None = None, **more: Any) -> str:
        made = await (host or self.mira).table(game, *seats, title=title, **more)
        return str(made["id"])

    async def pair(self, title: str, game: str, first: Visitor, second: Visitor, **more: Any) -> str:
        """Two people (and a bot, where two are too few) at a table that has begun."""
        seats = ("me", "open", "random") if game == "maharadjah" else ("me", "open")
        table = await self.table(title, game, *seats, host=first, start=False, **more)
        await second.post(f"/api/tables/{table}/sit")
        await first.post(f"/api/tables/{table}/start")
        return table

    async def play(self, table: str, *people: Visitor, choices: int = 100_000, until: Visitor | None = None) -> None:
        """These people choose, until so many choices are made, the game is over, or somebody is asked after that."""
        lives = [await visitor.live(table) for visitor in people]
        made = 0
        while (asked := await whoever_is_asked(lives)) is not None:
            mine = until is None or asked is lives[people.index(until)]
            if made >= choices and mine:
                break
            options = asked.state["ask"]["options"]
            moment = asked.state["moment"]
            await asked.choose(options[made * 7 % len(options)]["id"])
            made += 1
            for live in lives:
                await live.state_where(lambda state, moment=moment: state["moment"] > moment)
        for live in lives:
            await live.close()

    async def tell(self, visitor: Visitor, table: str, **message: Any) -> None:
        """One message from somebody's page."""
        live = await visitor.live(table)
        answer = await live.ask(**message)
        assert answer["type"] == "done", answer
        await live.close()

    async def seen(self, visitor: Visitor, table: str) -> Any:
        """What somebody who opens the page is sent."""
        live = await visitor.live(table)
        state = await live.state_where(lambda state: True)
        await live.close()
        return state


async def whoever_is_asked(lives: list[Live]) -> Live | None:
    """The first page with a question, once there is one; None: the game is over."""
    await lives[0].state_where(lambda state: True)
    while True:
        moment = lives[0].state["moment"]
        for live in lives:
            await live.state_where(lambda state, moment=moment: state["moment"] >= moment)
            if live.state["table"]["status"] != "playing":
                return None
            if live.state["ask"] is not None:
                return live
        await lives[0].next()  # a bot thinks


# --- tables that wait ------------------------------------------------------------------------------------------------


async def waiting(house: House) -> None:
    await house.table("waiting for somebody", "maharaja", "me", "open", "easy", start=False, listed=True)
    await house.table("waiting, over days", "maharadjah", "me", "open", "open", start=False, listed=True, pace=DAYS)
    await house.table("Ravi waits for you", "dice_charmers", "me", "open", host=house.ravi, start=False, listed=True)


# --- tables that are played ------------------------------------------------------------------------------------------


async def live(house: House) -> None:
    for game in GAMES:
        begun = await house.table("begun, against bots", game, "me", "easy", "medium")
        await house.play(begun, house.mira, choices=2)
    table = await house.pair("in the middle, your turn", "maharadjah", house.mira, house.ravi)
    await house.play(table, house.mira, house.ravi, choices=60, until=house.mira)
    table = await house.pair("in the middle, Noor's turn", "maharaja", house.mira, house.noor)
    await house.play(table, house.mira, house.noor, choices=30, until=house.noor)
    table = await house.pair("live with a clock", "dice_charmers", house.mira, house.ravi, pace=LIVE)
    await house.play(table, house.mira, house.ravi, choices=6, until=house.mira)
    await house.tell(house.ravi, table, type="chat", text="Good evening! The garden is mine.")
    await house.pair("Ravi and Noor, to look on", "maharaja", house.ravi, house.noor, listed=True)
    solo = await house.table("alone", "dice_charmers", "me")
    await house.play(solo, house.mira, choices=12)


async def over_days(house: House) -> None:
    table = await house.pair("over days, your turn", "maharaja", house.mira, house.ravi, pace=DAYS)
    await house.play(table, house.mira, house.ravi, choices=20, until=house.mira)
    table = await house.pair("over days, Ravi's turn", "maharadjah", house.mira, house.ravi, pace=DAYS)
    await house.play(table, house.mira, house.ravi, choices=20, until=house.ravi)


async def decided_together(house: House) -> None:
    table = await house.pair("Ravi asks to pause", "dice_charmers", house.mira, house.ravi, pace=LIVE)
    await house.play(table, house.mira, house.ravi, choices=4)
    await house.tell(house.ravi, table, type="move", what="pause")
    table = await house.pair("agreed to end", "maharaja", house.mira, house.noor, pace=DAYS)
    await house.play(table, house.mira, house.noor, choices=10)
    await house.tell(house.noor, table, type="move", what="end")
    asked = (await house.seen(house.mira, table))["motion"]
    await house.tell(house.mira, table, type="vote", number=asked["number"], agree=True)
    table = await house.pair("Noor has left", "dice_charmers", house.mira, house.noor)
    await house.play(table, house.mira, house.noor, choices=6)
    await house.noor.post(f"/api/tables/{table}/abandon")


# --- tables that are over, and lessons -------------------------------------------------------------------------------


async def over(house: House) -> None:
    table = await house.pair("over, against Ravi", "dice_charmers", house.mira, house.ravi)
    await house.play(table, house.mira, house.ravi)
    for game in GAMES:
        newest = max((HERE / "golden" / game).glob("rules-*"), key=lambda path: int(path.name.rpartition("-")[2]))
        record = sorted(newest.glob("*.durbar"))[2].read_text(encoding="utf-8")
        await house.mira.post("/api/import", {"record": record})


async def lessons(house: House) -> None:
    for game, steps in (("maharaja", 0), ("dice_charmers", 1)):
        first = (await house.mira.get(f"/api/learn/{game}"))["lessons"][0]["id"]
        table = (await house.mira.post(f"/api/learn/{game}/lessons/{first}", {"again": False}))["id"]
        for _ in range(steps):
            await house.tell(house.mira, table, type="step", what="next")


STATES: tuple[Callable[[House], Awaitable[None]], ...] = (waiting, live, over_days, decided_together, over, lessons)


async def prepare(url: str) -> None:
    house = House(url)
    await house.arrive()
    for some in STATES:
        await some(house)
        print(f"  {some.__name__.replace('_', ' ')}", flush=True)
    await house.leave()


def prepared(data: Path) -> None:
    """Fill a database, unless this was done before: by a server of its own, whose bots do not wait."""
    if (done := data.with_name("prepared")).exists():
        return
    print("Preparing the tables:")
    server = Server(data, "--pace", "0.01", DURBAR_RATES="off").start()
    try:
        asyncio.run(prepare(server.url))
    finally:
        server.stop()
    done.touch()


def main(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    prepared(folder / "data")
    print(f"Log in as mira, ravi or noor with the password “{PASSWORD}”.", flush=True)
    command = [sys.executable, "-m", "durbar", "serve", "--data", str(folder / "data"), *sys.argv[2:]]
    os.execv(sys.executable, command)


if __name__ == "__main__":
    main(Path(sys.argv[1]))
