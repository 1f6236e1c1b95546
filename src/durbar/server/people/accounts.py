"""People of a server: accounts by password, and how guests are known again."""

from __future__ import annotations

import asyncio

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from durbar.engine.refusal import Problem
from durbar.server.host.world import WORLD
from durbar.server.people.guests import Guests, hashed_code, random_text, spelled
from durbar.server.storage.database import Database
from durbar.server.storage.rows import PersonRow

LONGEST_LOGIN = 80  # letters, folded: ß becomes ss
SLOW_AFTER = 3  # failed attempts


class Attempts:
    """Failed logins by login and by address: each failure beyond a few doubles the wait, up to a minute."""

    def __init__(self) -> None:
        self.failed: dict[str, tuple[int, float]] = {}

    def check(self, *names: str) -> None:
        now = WORLD.monotonic()
        if any(self.failed.get(name, (0, 0.0))[1] > now for name in names):
            raise Problem("too-many-attempts")

    def fail(self, *names: str) -> None:
        now = WORLD.monotonic()
        if len(self.failed) > 10_000:
            self.failed = {name: known for name, known in self.failed.items() if known[1] > now}
        for name in names:
            count = self.failed.get(name, (0, 0.0))[0] + 1
            wait = min(60.0, 2.0 ** min(count - SLOW_AFTER, 6)) if count >= SLOW_AFTER else 0.0
            self.failed[name] = (count, now + wait)

    def succeed(self, *names: str) -> None:
        for name in names:
            self.failed.pop(name, None)


class People(Guests):
    def __init__(self, store: Database, cost: int) -> None:
        super().__init__(store)
        self.database: Database = store
        self.hasher = PasswordHasher(time_cost=cost) if cost > 1 else PasswordHasher(1, 1024, 1)
        self.nobody = ""
        self.attempts = Attempts()

    # --- becoming somebody -----------------------------------------------------------------------------------------

    async def recover(self, code: str, address: str) -> PersonRow:
        self.attempts.check(address)
        row = await self.database.person(recovery=hashed_code(code))
        if row is None:
            self.attempts.fail(address)
            raise Problem("bad-code")
        return row

    async def new_code(self, id: str) -> str:
        code = random_text(20)
        await self.change(id, recovery=hashed_code(code))
        return spelled(code)

    async def account(self, row: PersonRow, login: str, password: str) -> PersonRow:
        """Give a guest a login; everything they have stays theirs."""
        if row.login is not None:
            raise Problem("has-account")
        folded = login.casefold()
        if len(folded) > LONGEST_LOGIN:
            raise Problem("long-login")
        hashed = await asyncio.to_thread(self.hasher.hash, password)
        try:
            if not await self.database.give_login(row.id, folded, hashed):
                raise Problem("has-account")
        except IntegrityError:
            raise Problem("login-taken") from None
        self.known.pop(row.id, None)
        return row._replace(login=folded, password=hashed)

    async def login(self, login: str, password: str, address: str) -> PersonRow:
        """Slow, and as slow for a login nobody has."""
        names = (f"{login.casefold()} {address}", address)  # elsewhere the owner may still log in
        self.attempts.check(*names)
        row = await self.database.person(login=login.casefold())
        hashed = row.password if row is not None and row.password else ""
        right = await asyncio.to_thread(self.verify, hashed, password)
        if row is None or not right:
            self.attempts.fail(*names)
            raise Problem("bad-login")
        self.attempts.succeed(*names)
        return row

    async def checked(self, row: PersonRow, password: str, address: str) -> None:
        """Is this really the owner of an account?"""
        self.attempts.check(f"{row.id} {address}")
        if not await asyncio.to_thread(self.verify, row.password or "", password):
            self.attempts.fail(f"{row.id} {address}")
            raise Problem("bad-password")
        self.attempts.succeed(f"{row.id} {address}")

    async def change_password(self, row: PersonRow, old: str, new: str, address: str) -> None:
        if row.login is None:
            raise Problem("no-account")
        await self.checked(row, old, address)
        await self.change(row.id, password=await asyncio.to_thread(self.hasher.hash, new))

    def verify(self, hash: str, password: str) -> bool:
        """Is this the password? Where there is none, it takes as long to say no."""
        self.nobody = self.nobody or self.hasher.hash(WORLD.hex(8))
        try:
            return self.hasher.verify(hash or self.nobody, password)
        except (VerificationError, InvalidHashError):
            return False
