"""People: guests by name, accounts by password, and how they are known again."""

from __future__ import annotations

import asyncio
import hashlib
import unicodedata
from typing import cast

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy.exc import IntegrityError

from durbar.engine.refusal import Problem
from durbar.server.host.world import WORLD
from durbar.server.storage import Database, PersonRow
from durbar.server.table.commands import Actor
from durbar.server.wire.forms import Language
from durbar.server.wire.people import MePatch, Person, Shown, Theme

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
LONGEST_LOGIN = 80  # letters, folded: ß becomes ss
SLOW_AFTER = 3  # failed attempts
BLANK = "\u115f\u1160\u2800\u3164\uffa0\u034f"  # letters that look like nothing


def random_text(length: int) -> str:
    return "".join(WORLD.chance.choice(LETTERS) for _ in range(length))


def tidy(name: str) -> str:
    """A name on one line that people can see and read, without anything invisible or piled up."""
    letters = "".join(c if c.isprintable() else " " for c in unicodedata.normalize("NFC", name) if visible(c))
    shown = unpiled(" ".join(letters.split()))[:40].strip()
    if not any(unicodedata.category(c)[0] in "LNSP" for c in shown):
        raise Problem("empty-name")
    return shown


def unpiled(name: str) -> str:
    """Two accents on a letter at most."""
    found, accents = "", 0
    for letter in name:
        accents = accents + 1 if unicodedata.combining(letter) else 0
        found += letter if accents <= 2 else ""
    return found


def visible(letter: str) -> bool:
    return letter not in BLANK and unicodedata.category(letter) != "Cf"


def spelled(code: str) -> str:
    """A code as people copy it."""
    return "-".join(code[i : i + 5] for i in range(0, len(code), 5))


def hashed_code(code: str) -> str:
    """Codes are random, so a plain hash keeps them; blanks, dashes and case do not matter."""
    letters = "".join(c for c in code.lower() if c in LETTERS)
    return hashlib.sha256(letters.encode()).hexdigest()


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


class People:
    def __init__(self, store: Database, cost: int) -> None:
        self.database = store
        self.hasher = PasswordHasher(time_cost=cost) if cost > 1 else PasswordHasher(1, 1024, 1)
        self.nobody = ""
        self.known: dict[str, PersonRow] = {}
        self.attempts = Attempts()

    async def find(self, id: str) -> PersonRow | None:
        if not id:
            return None
        if id not in self.known or self.database.shared:  # other servers do not say whom they changed
            row = await self.database.person(id=id)
            if row is None:
                return None
            if len(self.known) > 20_000:
                self.known.clear()
            self.known[id] = row
        return self.known[id]

    # --- becoming somebody -----------------------------------------------------------------------------------------

    async def guest(self, name: str, language: str) -> tuple[PersonRow, str]:
        code = random_text(20)
        row = PersonRow(random_text(20), tidy(name), language, "auto", hashed_code(code), None, None, WORLD.now())
        await self.database.add_person(row)
        return row, spelled(code)

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

    async def patch(self, id: str, patch: MePatch) -> None:
        changes = {
            name: value
            for name in ("name", "language", "theme", "shown")
            if isinstance(value := getattr(patch, name), str)
        }
        if "name" in changes:
            changes["name"] = tidy(changes["name"])
        if changes:
            await self.change(id, **changes)

    async def change(self, id: str, **changes: str) -> None:
        await self.database.change_person(id, **changes)
        self.known.pop(id, None)  # not before: somebody may ask meanwhile


def person_info(row: PersonRow) -> Person:
    language, theme, seen_by = cast(Language, row.language), cast(Theme, row.theme), cast(Shown, row.shown)
    return Person(row.id, row.name, language, theme, row.login, seen_by)


def actor_of(row: PersonRow) -> Actor:
    return Actor(row.id, row.name)
