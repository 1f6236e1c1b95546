"""[study 4.1, 8.18] A finished game from its beginning: nobody is told how it ends before they have seen it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from standing_time import Place, place

import durbar
from durbar.engine.chance import Rng
from durbar.engine.game import OPEN
from durbar.match.record import line_text
from durbar.server.host.app import application
from durbar.server.people.sessions import COOKIE
from durbar.server.routes.tables import first_entry
from durbar.server.table import entries
from durbar.server.table.entries import SeatPlan

ALIKE = 12
TELLING = (
    "history/0", "log", "recap/en", "review", "record", "dice", "luck", "reviewed", "better/1", "picture.svg",
)  # fmt: skip


def played(game: str, seed: int, alike: int = 0) -> durbar.Match:
    """A game to its end; the first choices are the same whatever the seed."""
    match, rng = durbar.new(game, players=2, seed=1), Rng(1)
    while not match.over:
        if match.steps >= alike and alike:
            rng, alike = Rng(seed), 0
        seat = match.owing()[0]
        options = match.options(seat)
        match.play(seat, options[int(rng.below(len(options)))])
    return match


async def finished(here: Place, id: str, match: durbar.Match, listed: bool = True) -> None:
    """A table where Ann and a bot have played this game."""
    seats = [SeatPlan("person", here.people["Ann"].id, "Ann"), SeatPlan("bot", level="easy")]
    first = first_entry(here.house, id, match.game, seats, {}, here.people["Ann"].id, listed=listed)
    labels = match.game.labels(match.state, "seat")
    entry = entries.Imported(here.at, [line_text(labels, choice) for choice in match.line], "")
    await here.house.hub.create(id, first, entry)


@asynccontextmanager
async def browser(here: Place, name: str = "") -> AsyncIterator[httpx.AsyncClient]:
    web = httpx.ASGITransport(cast(Any, application(here.house)))
    cookies = {COOKIE: await here.house.logins.begin(here.people[name].id, "")} if name else {}
    async with httpx.AsyncClient(transport=web, base_url="http://table.example.org", cookies=cookies) as found:
        yield found


async def told(page: httpx.AsyncClient, table: str, commitment: str) -> list[str]:
    """All that is answered up to a step, without what only names the table."""
    paths = ["", "/replay", *(f"/replay/{step}" for step in range(ALIKE + 1)), *(f"/{path}" for path in TELLING)]
    answers = [await page.get(f"/api/tables/{table}{path}") for path in paths]
    lists = [await page.get(path) for path in ("/api/tables", "/api/lists/listed")]
    link = await page.get(f"/table/{table}")
    texts = [answer.text for answer in (*answers, *lists, link)]
    return [text.replace(table, "TABLE").replace(commitment, "SHOWN") for text in texts]


def commitment_of(here: Place, table: str) -> str:
    return here.house.hub.open[table].table.commitment


@pytest.mark.parametrize("name", ["", "Bob"])
def test_two_games_alike_so_far_are_told_alike(tmp_path: Path, name: str) -> None:
    """[8.18] Whoever has not seen the end: equal bytes up to there, and refused whatever would tell it."""

    async def story() -> None:
        one, other = (played("dice_charmers", seed, ALIKE) for seed in (2, 3))
        assert one.steps != other.steps
        async with place(tmp_path) as here, browser(here, name) as page:
            await finished(here, "tone", one)
            await finished(here, "ttwo", other)
            first = await told(page, "tone", commitment_of(here, "tone"))
            assert first == await told(page, "ttwo", commitment_of(here, "ttwo"))
            refused = [await page.get(f"/api/tables/tone/{path}") for path in TELLING]
            assert {answer.json()["key"] for answer in refused} == {"veiled"}
            beyond = await page.get(f"/api/tables/tone/replay/{one.steps + 1}")
            assert beyond.json()["key"] == "no-further"
            assert str(one.steps) not in beyond.text

    asyncio.run(story())


def test_the_veil_is_lifted_on_wish_and_never_lies_on_those_who_played(tmp_path: Path) -> None:
    async def story() -> None:
        match = played("dice_charmers", 2)
        async with place(tmp_path) as here, browser(here) as page, browser(here, "Ann") as player:
            await finished(here, "tone", match)
            assert (await player.get("/api/tables/tone")).json()["result"] is not None
            assert (await page.get("/api/tables/tone")).json()["result"] is None
            last = (await page.get(f"/api/tables/tone/replay/{match.steps}")).json()
            assert last["result"]["ranks"] == list(match.ending.ranks)
            assert (await page.post("/api/tables/tone/lift")).status_code == 200
            assert (await page.get("/api/tables/tone")).json()["result"] is not None
            assert (await page.get("/api/tables/tone/record")).status_code == 200

    asyncio.run(story())


def test_a_game_nobody_listed_has_no_veil(tmp_path: Path) -> None:
    """Its link was given by somebody; whoever wants to be surprised opens the replay."""

    async def story() -> None:
        async with place(tmp_path) as here, browser(here) as page:
            await finished(here, "tone", played("dice_charmers", 2), listed=False)
            assert (await page.get("/api/tables/tone")).json()["result"] is not None

    asyncio.run(story())


def test_tables_i_watch_until_i_have_seen_the_end(tmp_path: Path) -> None:
    """Those of others I have looked at; a finished one without its result."""

    async def story() -> None:
        async with place(tmp_path) as here, browser(here, "Bob") as bob, browser(here, "Ann") as ann:
            await finished(here, "tone", played("dice_charmers", 2))
            for person, moment in (("Ann", 1), ("Bob", 1)):
                here.house.read_marks.note("tone", here.people[person].id, moment)
            await here.house.write_down()
            watched = (await bob.get("/api/tables")).json()["watched"]
            assert [(table["id"], table["result"]) for table in watched] == [("tone", None)]
            assert (await ann.get("/api/tables")).json()["watched"] == []
            here.house.read_marks.note("tone", here.people["Bob"].id, here.house.hub.open["tone"].table.number)
            await here.house.write_down()
            assert (await bob.get("/api/tables")).json()["watched"] == []

    asyncio.run(story())


def test_all_hands_open_once_it_is_over(tmp_path: Path) -> None:
    """[4.1] Plans and points of everybody at a step where onlookers saw none; never while the game is played."""

    async def story() -> None:
        match = played("maharaja", 2)
        step = next(n for n in range(match.steps) if match.at(n).has_planned(0) and not match.at(n).has_acted(0))
        async with place(tmp_path) as here, browser(here, "Ann") as page:
            await finished(here, "tone", match)
            shown = {
                eyes: (await page.get(f"/api/tables/tone/history/{step}?{eyes}")).json()["view"]
                for eyes in ("", f"seat={OPEN}")
            }
            assert shown[""]["plans"][0] is None
            assert shown[f"seat={OPEN}"]["plans"][0] is not None
            assert None not in shown[f"seat={OPEN}"]["pp"]
            table = (await page.post("/api/tables", json=new_game())).json()["id"]
            refused = await page.get(f"/api/tables/{table}/history/0?seat={OPEN}")
            assert refused.json()["key"] == "still-secret"

    asyncio.run(story())


def new_game() -> dict[str, Any]:
    return {"game": "maharaja", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
