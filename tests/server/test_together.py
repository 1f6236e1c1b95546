"""[study 4.2] Looking back together: one leads, the others see the same; the lead is handed over, and taken over."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from standing_time import Place, place
from test_replay import finished, played

from durbar.engine.refusal import Problem
from durbar.server.host.world import WORLD
from durbar.server.live.connection import Connection
from durbar.server.study import rooms
from durbar.server.wire import live as wire


def page(here: Place, name: str) -> Connection:
    return Connection(here.house, here.house.hub.open["tone"], here.people[name], 0, "en")


def heard(connection: Connection) -> Any:
    """The last thing a page was told of its room."""
    told = [message for message in connection.replies if isinstance(message, wire.RoomState)]
    return msgspec.to_builtins(told[-1])


async def refused(asked: Awaitable[None]) -> str:
    with pytest.raises(Problem) as problem:
        await asked
    return problem.value.key


async def ask(connection: Connection, what: Any, **more: Any) -> None:
    await connection.handle(wire.LookTogether(what, **more), "")


def test_everybody_sees_what_the_leader_sees_until_they_go_their_own_way(tmp_path: Path) -> None:
    async def story() -> None:
        async with place(tmp_path) as here:
            await finished(here, "tone", played("dice_charmers", 2))
            ann, bob = page(here, "Ann"), page(here, "Bob")
            await ask(ann, "join", step=7)
            await ask(bob, "join")
            assert heard(bob)["place"]["step"] == 7
            assert heard(bob)["leader"] == heard(ann)["me"]
            await ask(ann, "go", step=9)
            assert heard(bob)["place"]["step"] == 9
            assert await refused(ask(bob, "go", step=3)) == "not-leader"
            await ask(bob, "free")
            assert [member["follows"] for member in heard(ann)["members"]] == [True, False]
            await ask(bob, "point", spot="road:3")
            assert (heard(ann)["place"]["spot"], heard(ann)["place"]["by"]) == ("road:3", "Bob")
            await ask(ann, "give", to=heard(bob)["me"])
            await ask(bob, "go", study="abc", node=4)
            assert (heard(ann)["place"]["study"], heard(ann)["place"]["node"]) == ("abc", 4)

    asyncio.run(story())


def test_a_leader_who_is_gone_is_waited_for_half_a_minute(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Back within it they lead again; after it somebody who played takes over, before those who only look."""

    async def story() -> None:
        now = WORLD.monotonic()
        async with place(tmp_path) as here:
            await finished(here, "tone", played("dice_charmers", 2))
            ann, bob = page(here, "Ann"), page(here, "Bob")
            await ask(bob, "join", step=5)
            await ask(ann, "join")
            here.house.rooms.leave(bob, "tone")
            assert heard(ann)["leader"] is None
            assert await refused(ask(ann, "lead")) == "room-led"
            again = page(here, "Bob")
            await ask(again, "join")
            assert heard(ann)["leader"] == heard(again)["me"]
            here.house.rooms.leave(again, "tone")
            monkeypatch.setattr(rooms.WORLD, "monotonic", lambda: now + 3600)
            await ask(ann, "lead")
            assert heard(ann)["leader"] == heard(ann)["me"]
            here.house.rooms.leave(ann, "tone")
            assert here.house.rooms.open == {}

    asyncio.run(story())


def test_a_game_under_way_is_not_looked_back_at(tmp_path: Path) -> None:
    async def story() -> None:
        async with place(tmp_path) as here:
            await here.begin("tone")
            connection = page(here, "Ann")
            assert await refused(ask(connection, "join")) == "still-secret"

    asyncio.run(story())
