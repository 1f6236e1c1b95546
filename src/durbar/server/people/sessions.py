"""Log-ins: each browser's own, kept on the server, listed to its owner, and ended when they say so.

The cookie holds a random text; the database holds only its mark, made with the cookie key. Cookies of earlier releases
were signed with the key of the dice: each becomes a log-in when it is first seen.
"""

from __future__ import annotations

import hashlib
import hmac
import re
from collections.abc import Sequence

from itsdangerous import BadSignature, TimestampSigner

from durbar.server.host.world import WORLD
from durbar.server.people.session_store import LoginRow, LoginStore
from durbar.server.storage.database import Database
from durbar.server.storage.rows import PersonRow

COOKIE = "durbar"
YEAR = 365 * 24 * 3600
DAY = 24 * 3600
KNOWN = 20_000  # log-ins remembered at most
BROWSERS = (("Firefox", "Firefox"), ("Edg", "Edge"), ("OPR", "Opera"), ("Chrome", "Chrome"), ("Safari", "Safari"))
SYSTEMS = (
    ("Android", "Android"),
    ("iPhone|iPad", "iOS"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


def device_of(agent: str) -> str:
    """A browser and a system as people call them, so that they know their own again."""
    found = [next((name for text, name in kinds if re.search(text, agent)), "") for kinds in (BROWSERS, SYSTEMS)]
    return " · ".join(filter(None, found)) or agent[:40].encode("ascii", "ignore").decode()


class Logins:
    def __init__(self, database: Database, keys: Sequence[bytes], dice_key: bytes) -> None:
        self.store = LoginStore(database)
        self.people = database
        self.keys = keys
        self.signer = TimestampSigner(dice_key, salt="durbar-person", digest_method=hashlib.sha256)
        self.known: dict[str, LoginRow] = {}

    def marks(self, cookie: str) -> list[str]:
        """What the database may hold for a cookie, the newest key first."""
        return [hmac.new(key, cookie.encode(), hashlib.sha256).hexdigest() for key in self.keys]

    # --- beginning and finding -------------------------------------------------------------------------------------

    async def begin(self, person: str, agent: str) -> str:
        """A new log-in; its cookie."""
        cookie = WORLD.text(32)
        await self.add(cookie, person, agent)
        return cookie

    async def add(self, cookie: str, person: str, agent: str) -> LoginRow:
        now = WORLD.now()
        row = LoginRow(WORLD.hex(10), self.marks(cookie)[0], person, device_of(agent), now, now)
        await self.store.add(row)
        return row

    async def of(self, cookie: str | None, agent: str) -> LoginRow | None:
        """The log-in a cookie stands for, if it is still good."""
        if not cookie or len(cookie) > 200:
            return None
        marks = self.marks(cookie)
        row = self.known.get(marks[0]) or await self.store.by_mark(*marks)
        if row is None:
            return await self.of_before(cookie, agent)
        if row.ended is not None or WORLD.now() - row.used > YEAR:
            return None
        return await self.used(row, marks[0])

    async def used(self, row: LoginRow, mark: str) -> LoginRow:
        """Remember it; once a day, or under a new key, in the database as well."""
        now = WORLD.now()
        if row.mark != mark or now - row.used > DAY:
            row = row._replace(mark=mark, used=now)
            await self.store.change(row.id, mark=mark, used=now)
        if not self.people.shared:  # other servers do not say what they ended
            if len(self.known) > KNOWN:
                self.known.clear()
            self.known[mark] = row
        return row

    async def of_before(self, cookie: str, agent: str) -> LoginRow | None:
        """A cookie of an earlier release. A clock may have been set back since it was signed."""
        try:
            signed, at = self.signer.unsign(cookie, return_timestamp=True)
        except BadSignature:
            return None
        person: PersonRow | None = await self.people.person(id=signed.decode())
        if person is None or WORLD.now() - at.timestamp() > YEAR or at.timestamp() < person.void_before:
            return None
        await self.add(cookie, person.id, agent)
        return await self.store.by_mark(*self.marks(cookie))

    # --- ending ----------------------------------------------------------------------------------------------------

    async def end(self, person: str, only: str = "", keep: str = "") -> None:
        """End one of somebody's log-ins, or all but one; then cookies of before are void too."""
        self.known.clear()
        now = WORLD.now()
        await self.store.end(person, now, only, keep)
        if not only:
            await self.people.change_person(person, void_before=now)

    async def forget_old(self) -> None:
        await self.store.forget(WORLD.now() - YEAR)
