"""Log-ins are kept on the server: they can be listed and ended; whoever leaves takes everything along, or away."""

from __future__ import annotations

import asyncio
import hashlib
import sqlite3
from pathlib import Path
from typing import Any

import httpx
import pytest
from argon2 import PasswordHasher
from itsdangerous import TimestampSigner
from test_tables import two_at
from visitors import Server, Visitor
from websockets import ConnectionClosed

from durbar.engine.refusal import Problem
from durbar.server.host.config import new_cookie_key
from durbar.server.people.accounts import People
from durbar.server.storage.database import Database

PASSWORD = {"login": "ann@example.org", "password": "correct horse"}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"


def twin_of(visitor: Visitor) -> Visitor:
    """Somebody who copied the cookie."""
    twin = Visitor(visitor.url)
    twin.http.cookies = httpx.Cookies(visitor.http.cookies)
    return twin


async def name_of(visitor: Visitor) -> str | None:
    person = (await visitor.get("/api/me"))["person"]
    return None if person is None else str(person["name"])


def test_a_cookie_is_worth_nothing_after_logging_out(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        thief = twin_of(ann)
        assert await name_of(thief) == "Ann"
        await ann.post("/api/logout")
        assert await name_of(thief) is None

    asyncio.run(story())


async def with_account(url: str, login: str) -> tuple[Visitor, dict[str, str]]:
    ann = await Visitor(url).named("Ann")
    form = {**PASSWORD, "login": login}
    await ann.post("/api/account", form)
    return ann, form


def test_my_devices_are_listed_and_ended(url: str) -> None:
    async def story() -> None:
        ann, form = await with_account(url, "devices@example.org")
        other = Visitor(url)
        other.http.headers["User-Agent"] = FIREFOX
        await other.post("/api/login", form)
        listed = await other.get("/api/me/logins")
        assert [one["device"] for one in listed if one["here"]] == ["Firefox · Linux"]
        assert len(listed) == 2
        left = await other.post("/api/me/logins/end", {"id": next(one["id"] for one in listed if not one["here"])})
        assert [one["here"] for one in left] == [True]
        assert await name_of(ann) is None
        third = Visitor(url)
        await third.post("/api/login", form)
        await other.post("/api/me/logins/end")
        assert [await name_of(one) for one in (third, other)] == [None, "Ann"]

    asyncio.run(story())


def test_nobody_ends_the_log_in_of_somebody_else(url: str) -> None:
    async def story() -> None:
        ann, eve = await Visitor(url).named("Ann"), await Visitor(url).named("Eve")
        theirs = (await ann.get("/api/me/logins"))[0]["id"]
        await eve.post("/api/me/logins/end", {"id": theirs})
        assert await name_of(ann) == "Ann"
        await Visitor(url).get("/api/me/logins", 401)

    asyncio.run(story())


def test_a_changed_password_ends_the_other_log_ins(url: str) -> None:
    async def story() -> None:
        ann, form = await with_account(url, "change@example.org")
        other = Visitor(url)
        await other.post("/api/login", form)
        new = {"old": form["password"], "new": "battery staple"}
        assert (await ann.post("/api/me/password", {**new, "old": "wrong wrong"}, 403))["key"] == "bad-password"
        await ann.post("/api/me/password", new)
        assert [await name_of(one) for one in (ann, other)] == ["Ann", None]
        await Visitor(url).post("/api/login", form, 401)
        await Visitor(url).post("/api/login", {**form, "password": new["new"]})
        guest = await Visitor(url).named("Bob")
        assert (await guest.post("/api/me/password", new, 409))["key"] == "no-account"

    asyncio.run(story())


def test_ending_a_log_in_closes_its_tables(url: str) -> None:
    async def story() -> None:
        ann, form = await with_account(url, "closes@example.org")
        table = (await ann.table("ladder", "me", "open", start=False))["id"]
        page = await ann.live(table)
        await page.state_where(lambda state: True)
        other = Visitor(url)
        await other.post("/api/login", form)
        await other.post("/api/me/logins/end")
        with pytest.raises(ConnectionClosed):
            await page.until("never")
        assert page.socket.close_code == 4401

    asyncio.run(story())


def old_cookie(server: Server, person: str) -> str:
    """As releases before log-ins were kept made it."""
    key = (server.data / "secret.key").read_text().encode()
    return TimestampSigner(key, salt="durbar-person", digest_method=hashlib.sha256).sign(person).decode()


def test_who_was_signed_in_before_the_update_stays_and_can_sign_out(server: Server) -> None:
    async def story() -> None:
        ann = Visitor(server.url)
        person = (await ann.post("/api/guest", {"name": "Ann"}))["person"]["id"]
        old = Visitor(server.url)
        old.http.cookies.set("durbar", old_cookie(server, person))
        thief = twin_of(old)
        assert await name_of(old) == "Ann"
        assert len(await old.get("/api/me/logins")) == 2
        await old.post("/api/logout")
        assert await name_of(thief) is None
        await asyncio.sleep(1.1)  # old cookies know whole seconds
        unseen = Visitor(server.url)
        unseen.http.cookies.set("durbar", old_cookie(server, person))
        await asyncio.sleep(1.1)
        await ann.post("/api/me/logins/end")
        assert await name_of(unseen) is None
        assert await name_of(ann) == "Ann"

    asyncio.run(story())


def test_cookie_keys_can_be_changed_and_the_dice_stay(data: Path) -> None:
    async def visit(url: str) -> tuple[Visitor, str]:
        ann = await Visitor(url).named("Ann")
        return ann, (await ann.table("ladder", "me", "me"))["commitment"]

    def known(server: Server, ann: Visitor) -> str | None:
        async def story() -> str | None:
            ann.move_to(server.url)
            return await name_of(ann)

        server.start()
        found = asyncio.run(story())
        server.stop()
        return found

    server = Server(data).start()
    ann, commitment = asyncio.run(visit(server.url))
    server.stop()
    dice = (data / "secret.key").read_text()
    for keep, name in ((True, "Ann"), (True, "Ann"), (False, None)):
        new_cookie_key(data, dice.encode(), keep)
        assert known(server, ann) == name
    assert (data / "secret.key").read_text() == dice
    assert (data / "cookie.key").stat().st_mode & 0o077 == 0
    assert len(commitment) == 64


def rows_with(data: Path, text: str) -> list[str]:
    """The tables of the database in which a text stands anywhere."""
    found = []
    with sqlite3.connect(data / "durbar.sqlite3") as database:
        for (table,) in database.execute("select name from sqlite_master where type = 'table'").fetchall():
            rows = database.execute(f"select * from {table}").fetchall()
            if any(text.encode() in (v if isinstance(v, bytes) else str(v).encode()) for row in rows for v in row):
                found.append(table)
    return found


def test_all_that_is_mine_can_be_taken_along_and_deleted(server: Server) -> None:
    async def story() -> tuple[str, Any]:
        ann, bob, table = await two_at(server.url, "ladder")
        await ann.http.patch("/api/me", json={"name": "Anastasia of Agra"})
        await ann.post("/api/account", {**PASSWORD, "login": "anastasia"})
        mine = (await ann.table("ladder", "me", "random"))["id"]
        await ann.http.put(f"/api/tables/{table}/notes", json={"text": "beware of elephants"})
        page, other = await ann.live(table), await bob.live(table)
        await page.ask(type="chat", text="tigers everywhere")
        found = await ann.get("/api/me/export")
        assert found["person"][0]["name"] == "Anastasia of Agra"
        assert found["notes"] == [{"table_id": table, "text": "beware of elephants"}]
        assert {one["id"] for one in found["tables"]} == {table, mine}
        assert [said["text"] for one in found["tables"] for said in one["said"]] == ["tigers everywhere"]
        assert (await ann.post("/api/me/goodbye", {"password": "wrong wrong"}, 403))["key"] == "bad-password"
        await ann.post("/api/me/goodbye", {"password": PASSWORD["password"]})
        assert await name_of(ann) is None
        assert (await bob.get(f"/api/tables/{table}"))["seats"][0]["kind"] == "left"
        await Visitor(server.url).get(f"/api/tables/{mine}", 404)
        await other.close()
        return found["person"][0]["id"], found

    asyncio.run(story())
    for text in ("Anastasia", "anastasia", "beware of elephants", "tigers everywhere"):
        assert rows_with(server.data, text) == []


def test_nobody_learns_by_logging_in_whether_a_login_exists(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", DURBAR_RATES="off").start()

    async def answers(login: str, address: str) -> set[tuple[int, str]]:
        eve = Visitor(server.url)
        eve.http.headers["X-Forwarded-For"] = address
        forms = [{"login": login, "password": "guess guess"}] * 8
        found = [await eve.http.post("/api/login", json=form) for form in forms]
        return {(answer.status_code, answer.text) for answer in found}

    async def story() -> None:
        await with_account(server.url, "somebody@example.org")
        there = await answers("somebody@example.org", "203.0.113.9")
        assert there == await answers("nobody@example.org", "198.51.100.7")
        assert sorted(status for status, _ in there) == [401, 429]

    asyncio.run(story())
    server.stop()


@pytest.mark.parametrize("login", ["somebody@example.org", "nobody@example.org"])
def test_a_password_is_checked_whether_there_is_one_or_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, login: str
) -> None:
    checked: list[str] = []
    verify = PasswordHasher.verify

    def counted(hasher: PasswordHasher, hash: str, password: str) -> bool:
        checked.append(password)
        return verify(hasher, hash, password)

    async def story() -> None:
        database = Database(f"sqlite:///{tmp_path / 'durbar.sqlite3'}", "test")
        await database.open(b"k" * 32)
        people = People(database, 1)
        row, _ = await people.guest("Ann", "en")
        await people.account(row, "somebody@example.org", "correct horse")
        with pytest.raises(Problem) as refused:
            await people.login(login, "guess guess", "203.0.113.9")
        assert refused.value.key == "bad-login"
        await database.close()

    monkeypatch.setattr(PasswordHasher, "verify", counted)
    asyncio.run(story())
    assert checked == ["guess guess"]


def test_a_stranger_cannot_lock_an_owner_out(tmp_path: Path) -> None:
    """Failed attempts from one address slow that address, not the owner at another."""
    server = Server(tmp_path / "data", DURBAR_RATES="off").start()

    async def story() -> None:
        _, form = await with_account(server.url, "owner@example.org")
        eve, owner = Visitor(server.url), Visitor(server.url)
        eve.http.headers["X-Forwarded-For"] = "203.0.113.9"
        owner.http.headers["X-Forwarded-For"] = "198.51.100.7"
        wrong = {**form, "password": "guess guess"}
        keys = [(await eve.http.post("/api/login", json=wrong)).json()["key"] for _ in range(6)]
        assert keys[-1] == "too-many-attempts"
        await owner.post("/api/login", form)

    asyncio.run(story())
    server.stop()
