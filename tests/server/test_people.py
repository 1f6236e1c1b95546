"""Guests, recovery codes, accounts that take a guest's games along."""

from __future__ import annotations

import asyncio
import time

from visitors import Visitor

from durbar.server.people.accounts import Attempts


def test_a_guest_is_known_again_by_the_recovery_code(url: str) -> None:
    async def story() -> None:
        ann, elsewhere = Visitor(url), Visitor(url)
        assert (await ann.get("/api/me"))["person"] is None
        welcome = await ann.post("/api/guest", {"name": "  Ann\u0007 of  Agra ", "language": "fr"})
        assert welcome["person"]["name"] == "Ann of Agra"
        table = (await ann.table("ladder", "me", "open", start=False))["id"]
        me = await elsewhere.post("/api/recover", {"code": welcome["recovery"].upper().replace("-", " ")})
        assert me["person"] == welcome["person"]
        assert (await elsewhere.get("/api/tables"))["mine"][0]["id"] == table
        fresh = await ann.post("/api/me/recovery")
        assert fresh["recovery"] != welcome["recovery"]
        assert (await Visitor(url).post("/api/recover", {"code": welcome["recovery"]}, 401))["key"] == "bad-code"

    asyncio.run(story())


def test_an_account_takes_the_guests_games_along(url: str) -> None:
    async def story() -> None:
        ann, elsewhere = await Visitor(url).named("Ann"), Visitor(url)
        await ann.table("ladder", "me", "open", start=False)
        login = {"login": "Ann@example.org", "password": "correct horse"}
        assert (await ann.post("/api/account", login))["person"]["login"] == "ann@example.org"
        assert (await ann.post("/api/account", login, 409))["key"] == "has-account"
        bob = await Visitor(url).named("Bob")
        assert (await bob.post("/api/account", login, 409))["key"] == "login-taken"
        await elsewhere.post("/api/login", {**login, "login": "ANN@example.org"})
        assert len((await elsewhere.get("/api/tables"))["mine"]) == 1
        patched = await elsewhere.http.patch("/api/me", json={"theme": "dark", "name": "Anna"})
        assert (patched.json()["person"]["theme"], patched.json()["person"]["name"]) == ("dark", "Anna")
        await elsewhere.post("/api/logout")
        assert (await elsewhere.get("/api/me"))["person"] is None

    asyncio.run(story())


def test_login_attempts_are_slowed(url: str) -> None:
    async def story() -> None:
        eve = Visitor(url)
        wrong = {"login": "nobody@example.org", "password": "guess guess"}
        keys: list[str] = []
        while "too-many-attempts" not in keys and len(keys) < 12:  # a busy machine outlasts the first, short waits
            keys.append((await eve.http.post("/api/login", json=wrong)).json()["key"])
        assert keys[:3] == ["bad-login"] * 3
        assert keys[-1] == "too-many-attempts"

    asyncio.run(story())


def test_however_often_somebody_failed_they_wait_a_minute_and_no_longer() -> None:
    attempts = Attempts()
    for _ in range(2000):
        attempts.fail("1.2.3.4")
    assert 50 < attempts.failed["1.2.3.4"][1] - time.monotonic() <= 60
