"""[weeks 2] Word by mail, with a real mail server on loopback and a time that stands until it is moved."""

from __future__ import annotations

import asyncio
import os
import re
import socket
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from postgres import Postgres
from standing_time import NOON, Place, Postbox, place, settled

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.clock.hours import DAY, Hours, Policy
from durbar.server.clock.pace import Pace
from durbar.server.host.app import application
from durbar.server.host.gate import Gate
from durbar.server.notify.addresses import GOOD_FOR, GUESSES
from durbar.server.notify.notices import CALM
from durbar.server.notify.outbox import APART
from durbar.server.notify.sender_store import Address, Wishes
from durbar.server.seats import commands as seat_commands
from durbar.server.table import commands
from durbar.server.table.entries import Created, SeatPlan
from durbar.server.wire.mail import MailForm

NOTICES = int(os.environ.get("DURBAR_RACES", "60"))


def test_a_choice_stored_is_a_notice_stored_and_one_mail(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await settled(here, box.mails)
            await here.choose()
            await here.look(CALM - 1)
            assert box.mails == []
            await here.look(1)
            await here.look(APART)
            (mail,) = box.mails
            assert mail["To"] == "bob@example.org"
            assert mail["Subject"].startswith("Friday: your turn until ")
            assert "https://table.example.org/table/t" in box.text()
            assert "Since your last turn\n• Ann" in box.text()
            assert mail["Auto-Submitted"] == "auto-generated"
            assert mail["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"

    asyncio.run(story())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_kind_is_written_in_both_languages(tmp_path: Path, postbox: tuple[Postbox, str], language: str) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address, language=language) as here:
            await here.begin()
            await here.look()
            await here.look(3 * DAY)
            await here.house.due.sweep()
            await here.look()
            await here.look(APART)
            subjects = [mail["Subject"] for mail in box.mails]
            wanted = ("begins", "your time is over") if language == "en" else ("commence", "votre temps est écoulé")
            for word in wanted:
                assert any(word in subject for subject in subjects), subjects
            for number in range(len(box.mails)):
                assert not re.search(r"mail-\w+-|\{|\$", box.text(number))

    asyncio.run(story())


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_seat_that_is_wanted_is_told_to_those_who_asked_for_such_word(
    tmp_path: Path, postbox: tuple[Postbox, str], language: str
) -> None:
    """[weeks 2] Once to Eve; not to Kim, who never asked, and not to those at the table, nor once the seat is kept."""

    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address, language=language) as here:
            wishes = Wishes(mail={"wanted": "now"})
            for name in ("Eve", "Kim"):
                here.people[name], _ = await here.house.people.guest(name, language)
                owned = Address(f"{name.lower()}@example.org", True, "", "", 0.0, 0)
                await here.ways.put_address(here.people[name].id, owned)
            for name in ("Ann", "Bob", "Eve"):
                await here.ways.put_wishes(here.people[name].id, wishes)
            await settled(here)
            opened = await here.house.hub.table("t")
            opened.table.made.listed = True
            look_for = seat_commands.look_for_somebody
            await here.house.hub.carry_out(opened, look_for(here.actor("Bob"), 1, True))
            box.mails.clear()
            await here.look()
            told = {mail["To"]: mail["Subject"] for mail in box.mails}
            assert told["eve@example.org"] == (
                "Friday: a seat is wanted" if language == "en" else "Friday\u00a0: une place est à prendre"
            )
            assert set(told) == {"eve@example.org", "ann@example.org"}  # Ann hears of it as of her own table
            assert "seat is wanted" not in told["ann@example.org"]
            assert not re.search(r"mail-\w+-|\{|\$", box.text(0) + box.text(1))
            for on in (False, True, False):
                await here.house.hub.carry_out(opened, look_for(here.actor("Bob"), 1, on))
            box.mails.clear()
            await here.look(APART)
            assert "eve@example.org" not in {mail["To"] for mail in box.mails}

    asyncio.run(story())


def test_answered_muted_unwanted_and_live_send_nothing(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await settled(here, box.mails)
            await here.choose()
            await here.choose()  # Bob has answered before anybody told him; Ann is asked
            await here.ways.heed(here.people["Ann"].id, "t", "no-mail")
            await here.look()
            assert box.mails == []
            await here.ways.heed(here.people["Ann"].id, "t", "usual")
            await here.ways.put_wishes(here.people["Bob"].id, Wishes({"turn": "off", "clock": "off"}))
            await here.choose()
            await here.look()
            assert box.mails == []
            await here.begin("live", Pace("live", 600, 10, 600))
            await here.choose("live")
            await here.look(CALM)
            assert box.mails == []

    asyncio.run(story())


class Page:
    """Somebody's, and they look at it."""

    login = ""

    def __init__(self, person: str) -> None:
        self.person = person
        self.here = float("inf")

    def wake(self) -> None: ...

    def look_again(self) -> None: ...

    def end(self) -> None: ...


def test_who_looks_at_a_page_of_another_server_is_not_told(
    tmp_path: Path, postbox: tuple[Postbox, str], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DURBAR_SECRET_KEY", "k" * 32)

    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address, postgres.url) as here:
            other = Place(tmp_path, address, postgres.url)
            await other.house.open()
            await here.begin("elsewhere")
            await here.look()
            await here.look(APART)
            box.mails.clear()
            page = Page(here.people["Bob"].id)
            (await other.house.hub.table("elsewhere")).viewers.add(page)
            await here.choose("elsewhere")
            for _ in range(30):  # whoever has no page looks first
                await here.look(10)
                other.at = here.at
                await other.look(0)
            assert box.mails == []
            page.here = 0.0
            for _ in range(7):
                await here.look(10)
                other.at = here.at
                await other.look(0)
            assert [mail["To"] for mail in box.mails] == ["bob@example.org"]
            await other.house.close()

    asyncio.run(story())


def test_who_looks_at_the_page_is_not_told(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await settled(here, box.mails)
            opened = await here.house.hub.table("t")
            page = Page(here.people["Bob"].id)
            opened.viewers.add(page)
            await here.choose()
            for _ in range(5):
                await here.look()
            assert box.mails == []
            page.here = 0.0  # open, and nobody there for long
            await here.look()
            await here.look()
            assert len(box.mails) == 1

    asyncio.run(story())


def test_whoever_wants_everything_is_told_without_the_calm_and_warned_no_earlier(
    tmp_path: Path, postbox: tuple[Postbox, str]
) -> None:
    """[weeks 2.2]"""
    box, mail = postbox

    async def story() -> None:
        async with place(tmp_path, mail) as here:
            await settled(here, box.mails)
            await here.ways.heed(here.people["Bob"].id, "t", "everything")
            await here.choose()
            await here.look(0)
            assert [told["To"] for told in box.mails] == ["bob@example.org"]
            await here.look(2.4 * DAY - CALM / 2)
            assert len(box.mails) == 1  # the warning has its own time
            await here.look(CALM)
            assert len(box.mails) == 2

    asyncio.run(story())


def test_nobody_is_told_at_night(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await settled(here, box.mails)
            minute = int((here.at + CALM) % DAY // 60)
            night = Hours("UTC", minute, (minute + 480) % 1440)
            await here.outbox.hours.write_policy(here.people["Bob"].id, Policy(night))
            await here.choose()
            await here.look()
            await here.look(7 * 3600)
            assert box.mails == []
            await here.look(3600 + 60)
            assert len(box.mails) == 1

    asyncio.run(story())


def test_refused_for_now_is_tried_again_and_for_good_stops_the_address(
    tmp_path: Path, postbox: tuple[Postbox, str]
) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await settled(here, box.mails)
            box.answer = "451 come back later"
            await here.choose()
            await here.look()
            assert (await here.outbox.store.failures())[0][1].startswith("451")
            box.answer = "250 OK"
            await here.look(30)
            assert len(box.mails) == 1
            await here.choose()
            box.answer = "550 no such user here"
            await here.look(APART)
            found = await here.ways.address(here.people["Ann"].id)
            assert found is not None
            assert "no such user" in found.error
            assert (await here.outbox.store.counts())["refused"] == 1

    asyncio.run(story())


def test_a_mail_sent_twice_has_the_same_name(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    """As when a server dies after sending and before it could note it."""

    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await settled(here, box.mails)
            await here.choose()
            noted, here.outbox.store.change_all = here.outbox.store.change_all, died  # type: ignore[method-assign]
            with pytest.raises(ConnectionError):
                await here.look()
            here.outbox.store.change_all = noted  # type: ignore[method-assign]
            await here.look(61)
            assert len(box.mails) == 2
            assert box.mails[0]["Message-ID"] == box.mails[1]["Message-ID"]

    async def died(*_: Any, **__: Any) -> None:
        raise ConnectionError

    asyncio.run(story())


@pytest.mark.counts
def test_two_servers_send_one_mail_each(
    tmp_path: Path, postbox: tuple[Postbox, str], postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DURBAR_SECRET_KEY", "k" * 32)

    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address, postgres.url, mail_hourly=10**9) as here:
            other = Place(tmp_path, address, postgres.url, mail_hourly=10**9)
            await other.house.open()
            for n in range(NOTICES // 2):
                await here.join()
                await here.begin(f"many{n:03}", None)
            here.at = other.at = NOON + CALM
            while sum(await asyncio.gather(here.outbox.look(), other.outbox.look())):
                pass
            ids = [mail["Message-ID"] for mail in box.mails]
            print(f"notices sent by two servers: {len(ids)} mails, {len(set(ids))} different")
            assert len(ids) == len(set(ids)) == NOTICES
            await other.house.close()

    asyncio.run(story())


def test_a_code_proves_an_address(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            ann, outbox = here.people["Ann"], here.outbox.ways.addresses

            async def code() -> str:
                await outbox.ask_for_code(ann, "new@example.org", "127.0.0.1")
                return str(box.mails[-1]["Subject"].split()[-1])

            first = await code()
            with pytest.raises(Problem, match="not the code"):
                await outbox.verify(ann, "x" + first[1:])
            await outbox.verify(ann, first)
            found = await here.ways.address(ann.id)
            assert found is not None
            assert found.verified
            assert found.address == "new@example.org"
            late = await code()
            here.at += GOOD_FOR + 1
            with pytest.raises(Problem, match="ask for a new one"):
                await outbox.verify(ann, late)
            third = await code()
            for _ in range(GUESSES):
                with pytest.raises(Problem, match="not the code"):
                    await outbox.verify(ann, "000000x")
            with pytest.raises(Problem, match="ask for a new one"):
                await outbox.verify(ann, third)
            with pytest.raises(Problem, match="tomorrow"):
                await code()

    asyncio.run(story())


def test_unsubscribing_needs_the_mail_and_nothing_else(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await settled(here, box.mails)
            await here.choose()
            await here.look()
            link = box.mails[-1]["List-Unsubscribe"].strip("<>").replace("https://table.example.org", "")
            web = httpx.ASGITransport(cast(Any, Gate(application(here.house), here.house.config)))
            async with httpx.AsyncClient(transport=web, base_url="https://table.example.org") as browser:
                bob = here.people["Bob"].id
                shown = await browser.get(link.replace("/api", ""))
                assert shown.status_code == 200
                assert "<button>" in shown.text
                assert await here.ways.heeds(bob, "t") == set()
                assert (await browser.post(link[:-3] + "abc")).status_code == 403
                form = {"List-Unsubscribe": "One-Click"}
                strange = {"Origin": "https://mail.example.com"}
                assert (await browser.post(link, data=form, headers=strange)).status_code == 200
                assert await here.ways.heeds(bob, "t") == {"no-mail"}
            box.mails.clear()
            await here.choose()
            await here.choose()
            await here.look(APART)
            assert [mail["To"] for mail in box.mails if mail["To"].startswith("bob")] == []

    asyncio.run(story())


@pytest.mark.parametrize("kind", ["turn", "wanted"])
def test_one_click_stops_what_the_link_says_and_nothing_else(
    tmp_path: Path, postbox: tuple[Postbox, str], kind: str
) -> None:
    """[weeks 9.24] A mail of two notices of one table is of that table; one about a free seat, of such mails."""

    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            await here.begin()
            if kind == "wanted":
                here.people["Bob"], _ = await here.house.people.guest("Eve", "en")
                await here.ways.put_address(here.people["Bob"].id, Address("bob@example.org", True, "", "", 0.0, 0))
                await here.ways.put_wishes(here.people["Bob"].id, Wishes(mail={"wanted": "now"}))
                opened = await here.house.hub.table("t")
                opened.table.made.listed = True
                wanted = seat_commands.look_for_somebody(here.actor("Ann"), 0, True)
                await here.house.hub.carry_out(opened, wanted)
            else:
                await here.choose()  # it begins, and Bob is asked
            await here.look()
            bob = here.people["Bob"].id
            (mail,) = [
                mail for mail in box.mails if mail["To"] == "bob@example.org" and kind[:4] in str(mail["Subject"])
            ]
            said = "No more mails about free seats" if kind == "wanted" else "No more mails of this table"
            assert said in mail.get_body(("plain",)).get_content()
            web = httpx.ASGITransport(cast(Any, Gate(application(here.house), here.house.config)))
            async with httpx.AsyncClient(transport=web, base_url="https://table.example.org") as browser:
                link = mail["List-Unsubscribe"].strip("<>")
                assert said in (await browser.get(link.replace("/api", ""))).text
                assert (await browser.post(link)).status_code == 200
            assert await here.ways.heeds(bob, "another") == set()
            assert await here.ways.heeds(bob, "t") == (set() if kind == "wanted" else {"no-mail"})
            assert (await here.ways.wishes(bob)).of("mail", "wanted") == "off"
            assert (await here.ways.wishes(bob)).of("mail", "turn") == "now"

    asyncio.run(story())


def test_the_test_button_tells_what_the_mail_server_said(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            assert "OK" in await here.outbox.test(here.people["Ann"], "mail", Texts("en"))
            here.at += 60
            box.answer = "554 we do not like you"
            with pytest.raises(Problem, match="do not like you"):
                await here.outbox.test(here.people["Ann"], "mail", Texts("en"))
        with socket.socket() as nobody:
            nobody.bind(("127.0.0.1", 0))
            closed = f"smtp://127.0.0.1:{nobody.getsockname()[1]}"
        async with place(tmp_path / "other", closed) as here:
            with pytest.raises(Problem, match="was not taken"):
                await here.outbox.test(here.people["Ann"], "mail", Texts("en"))

    asyncio.run(story())


def test_no_mail_holds_what_only_a_seat_may_know(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            seats = [SeatPlan("person", here.people[name].id, name) for name in ("Ann", "Bob")]
            made = Created(NOON, "maharaja", 3, seats, {}, seats[0].person, "")
            opened = await here.house.hub.create("secret", made)
            await here.house.hub.carry_out(opened, commands.start(here.actor("Ann"), b"secret"))
            while len(opened.table.turn()) < 2:
                await here.choose("secret")
            await here.look()
            plan = opened.table.match.options(0)[7]
            words = opened.table.match.text(plan).split()[1:]
            await here.choose("secret")
            await here.look(2 * APART)
            assert box.mails
            for number in range(len(box.mails)):
                assert " ".join(words) not in box.text(number)

    asyncio.run(story())


@pytest.mark.parametrize("how", ["no TLS", "wrong password", "slow"])
def test_a_mail_server_set_up_wrongly_is_tried_again_and_no_address_is_stopped(
    tmp_path: Path, postbox: tuple[Postbox, str], how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        box, address = postbox
        if how == "no TLS":
            address = address.replace("smtp:", "smtp+starttls:")
        elif how == "wrong password":
            monkeypatch.setenv("DURBAR_MAIL_PASSWORD", "tiger")
            address = address.replace("//", "//somebody@")
        else:
            monkeypatch.setattr("durbar.server.notify.channels.mail.PATIENCE", 0.3)
            box.takes = 1.0
        async with place(tmp_path, address) as here:
            await here.begin()
            await here.look()
            kind, words, _ = (await here.outbox.store.failures())[0]
            assert kind in ("turn", "start")
            assert words
            assert (await here.outbox.store.counts()) == {"waiting": 5}
            found = await here.ways.address(here.people["Ann"].id)
            assert found is not None
            assert found.error == ""
            with pytest.raises(Problem, match="was not taken"):
                await here.outbox.test(here.people["Ann"], "mail", Texts("en"))
        assert box.mails == []

    asyncio.run(story())


@pytest.mark.parametrize("address", ["ann@[10.0.0.1]", "a@[b", '"ann"@example.org', "ann(x)@example.org", "a\\n@b.org"])
def test_an_address_that_mails_cannot_be_written_to_is_none(address: str) -> None:
    """The library that writes them fails at some of these."""
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"address": address}, MailForm)


def test_a_proved_address_stays_until_the_new_one_is_proved(tmp_path: Path, postbox: tuple[Postbox, str]) -> None:
    async def story() -> None:
        box, address = postbox
        async with place(tmp_path, address) as here:
            ann, addresses = here.people["Ann"], here.outbox.ways.addresses
            await addresses.ask_for_code(ann, "am@example.org", "127.0.0.1")  # a typing error
            found = await here.ways.address(ann.id)
            assert found is not None
            assert (found.address, found.verified, found.unproved) == ("ann@example.org", True, "am@example.org")
            await settled(here)
            assert "ann@example.org" in {mail["To"] for mail in box.mails}
            await addresses.ask_for_code(ann, "annie@example.org", "127.0.0.1")
            await addresses.verify(ann, str(box.mails[-1]["Subject"].split()[-1]))
            found = await here.ways.address(ann.id)
            assert found is not None
            assert (found.address, found.verified, found.unproved) == ("annie@example.org", True, "")
            with pytest.raises(Problem, match="ask for a new one"):
                await addresses.verify(ann, "000000")

    asyncio.run(story())


@pytest.mark.parametrize("address", ["ann@example.org\n", "ann@example.org\r\n", "\nann@example.org"])
def test_an_address_is_one_line(address: str) -> None:
    msgspec.convert({"address": "ann@example.org"}, MailForm)
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"address": address}, MailForm)
