"""[weeks 2] What may wait: once a day, after quiet hours, beyond so many a day; one message for all of it."""

from __future__ import annotations

import asyncio
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import pytest
from postgres import Postgres
from standing_time import NOON, Place, Postbox, place, settled

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.clock.hours import DAY, Hours, Policy, next_minute
from durbar.server.notify.notices import CALM
from durbar.server.notify.outbox import A_DAY, APART, FULL
from durbar.server.notify.sender_store import Wishes

ZONES = ["Europe/Paris", "America/Los_Angeles", "Pacific/Auckland"]


async def three_tables(here: Place, box: Postbox) -> None:
    """Bob is asked at three tables, where he has less and less time."""
    for n, title in enumerate(("Lunch", "Tea", "Supper")):
        await here.begin(f"t{n}", title=title)
    await here.look()
    await here.look(APART)
    box.mails.clear()
    for n in (2, 1, 0):
        await here.choose(f"t{n}")
        here.at += 1


def local(at: float, zone: str) -> str:
    return f"{datetime.fromtimestamp(at, ZoneInfo(zone)):%H:%M}"


@pytest.mark.parametrize("zone", ZONES)
def test_once_a_day_at_ones_own_hour(tmp_path: Path, postbox: tuple[Postbox, str], zone: str) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            wishes = Wishes({"turn": "digest", "clock": "off", "last": "off"}, digest=7 * 60 + 30, zone=zone)
            await here.ways.put_wishes(here.people["Bob"].id, wishes)
            await three_tables(here, box)
            await here.look()
            assert box.mails == []
            then = next_minute(here.at, 7 * 60 + 30, zone)
            assert local(then, zone) == "07:30"
            here.at = then - 1
            await here.look(0)
            assert box.mails == []
            await here.look(1)  # whatever server looks then
            (mail,) = box.mails
            assert mail["Subject"] == "Durbar: 3 tables"
            told = [line for line in box.text().splitlines() if line.startswith("•")]
            assert [line.split(":")[0] for line in told] == ["• Supper", "• Tea", "• Lunch"]
            assert "https://table.example.org/table/t2" in box.text()
            await here.look(APART)
            assert len(box.mails) == 1

    asyncio.run(story())


@pytest.mark.parametrize("zone", ZONES)
def test_after_quiet_hours_all_becomes_one_message(tmp_path: Path, postbox: tuple[Postbox, str], zone: str) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await three_tables(here, box)
            minute = int(local(here.at, zone)[:2]) * 60
            quiet = (minute, (minute + 600) % 1440)  # across midnight somewhere
            await here.ways.put_wishes(here.people["Bob"].id, Wishes(quiet=quiet, zone=zone))
            await here.look()
            await here.look(8 * 3600)
            assert box.mails == []
            here.at = next_minute(here.at, quiet[1], zone)
            await here.look(0)
            (mail,) = box.mails
            assert mail["Subject"] == "Durbar: 3 tables"

    asyncio.run(story())


def test_quiet_hours_are_the_night_unless_said_otherwise(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await settled(here, box.mails)
            minute = int((here.at + CALM) % DAY // 60)
            bob = here.people["Bob"].id
            await here.outbox.hours.write_policy(bob, Policy(Hours("UTC", minute, (minute + 480) % 1440)))
            await here.ways.put_wishes(bob, Wishes(quiet=(0, 0), zone="UTC"))
            await here.choose()
            await here.look()
            assert len(box.mails) == 1

    asyncio.run(story())


def test_several_things_about_one_table_are_one_mail(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await here.begin()
            await here.look()
            to_ann = [mail["Subject"] for mail in box.mails if mail["To"] == "ann@example.org"]
            assert len(to_ann) == 1
            assert to_ann[0].startswith("Friday: your turn until")  # it began, and it is hers

    asyncio.run(story())


def test_beyond_so_many_a_day_it_waits_for_the_digest(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await settled(here, box.mails)
            await here.ways.put_wishes(here.people["Bob"].id, Wishes(zone="UTC", digest=int(NOON % DAY // 60) - 60))
            for _ in range(A_DAY + 2):
                await here.choose()
                await here.look(APART + 1)
                await here.choose()
            to_bob = [mail for mail in box.mails if mail["To"] == "bob@example.org"]
            assert len(to_bob) == A_DAY - 1  # and the one that told him of the beginning

    asyncio.run(story())


def test_the_house_sends_no_more_than_its_mail_server_likes(
    tmp_path: Path, postbox: tuple[Postbox, str], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Two servers together, on one database."""
    monkeypatch.setenv("DURBAR_SECRET_KEY", "k" * 32)

    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address, postgres.url, mail_hourly=7) as here:
            other = Place(tmp_path, address, postgres.url, mail_hourly=7)
            await other.house.open()
            for n in range(10):
                await here.join()
                await here.begin(f"many{n:02}", None)
            here.at = other.at = NOON + CALM
            while sum(await asyncio.gather(here.outbox.look(), other.outbox.look())):
                pass
            assert len(box.mails) == 7
            here.at = other.at = NOON + CALM + 3601 + FULL
            while sum(await asyncio.gather(here.outbox.look(), other.outbox.look())):
                pass
            assert len(box.mails) == 14
            await other.house.close()

    asyncio.run(story())


def test_codes_are_counted_by_all_servers_together(
    tmp_path: Path, postbox: tuple[Postbox, str], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DURBAR_SECRET_KEY", "k" * 32)

    async def story() -> None:
        _, address = postbox
        async with place(tmp_path, address, postgres.url) as here:
            here.at += 10 * DAY  # nobody has asked for long
            other = Place(tmp_path, address, postgres.url)
            other.at = here.at
            await other.house.open()
            ann = here.people["Ann"]
            asked = [
                one.outbox.ways.addresses.ask_for_code(ann, "new@example.org", "127.0.0.1") for one in (here, other) * 4
            ]
            ends = await asyncio.gather(*asked, return_exceptions=True)
            assert sum(end is None for end in ends) == 3
            assert all(isinstance(end, Problem) and end.key == "many-codes" for end in ends if end is not None)
            here.at += DAY + 1
            await here.outbox.ways.addresses.ask_for_code(ann, "new@example.org", "127.0.0.1")
            await other.house.close()

    asyncio.run(story())


def test_tests_are_one_a_minute_and_channel(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        _, address = postbox
        async with place(tmp_path, address) as here:
            await here.outbox.test(here.people["Ann"], "mail", Texts("en"))
            with pytest.raises(Problem, match="One test a minute"):
                await here.outbox.test(here.people["Ann"], "mail", Texts("en"))
            await here.outbox.test(here.people["Bob"], "mail", Texts("en"))
            with pytest.raises(Problem, match="set it up first"):
                await here.outbox.test(here.people["Ann"], "hook", Texts("en"))

    asyncio.run(story())
