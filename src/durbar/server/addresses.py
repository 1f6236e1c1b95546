"""Mail addresses: proved by a code before anything else goes there, and left alone as soon as their owner says so."""

from __future__ import annotations

import hashlib
import hmac
import secrets

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec.structs import replace

from durbar.engine.refusal import Problem
from durbar.server.channels import Refused
from durbar.server.channels.mail import MailServer, addressed, send
from durbar.server.clock import Time
from durbar.server.hours import DAY
from durbar.server.letters import Letters, digest_of
from durbar.server.storage import PersonRow
from durbar.server.storage.outbox import Limit, OutboxStore
from durbar.server.storage.ways import ALL, WANTED, Address, WayStore

GOOD_FOR = 900.0  # seconds of a code
GUESSES = 5
CODES = (5, 3, 100)  # a day and person, a day and address, an hour in all


class Addresses:
    """`server`: None where no mail is sent."""

    def __init__(self, store: WayStore, server: MailServer | None, letters: Letters, key: bytes, time: Time) -> None:
        self.store, self.server, self.letters, self.key, self.time = store, server, letters, key, time
        self.limits = OutboxStore(store.database)
        self.tokens = URLSafeSerializer(key, salt="unsubscribe")

    async def ask_for_code(self, person: PersonRow, address: str) -> None:
        """Send a code to a new address: until it comes back, nothing else goes there."""
        if self.server is None:
            raise Problem("no-mail-here")
        now, (mine, there, everybody) = self.time.now(), CODES
        limits = (
            Limit(f"code {person.id}", mine, DAY),
            Limit(f"code {digest_of(address.casefold())}", there, DAY),
            Limit("codes", everybody, 3600.0),
        )
        if not await self.limits.use(now, *limits):
            raise Problem("many-codes")
        code = f"{secrets.randbelow(10**6):06}"
        await self.store.put_address(person.id, Address(address, False, "", self.hashed(person.id, code), now, 0))
        mail = self.letters.plain("code", person.language, code=code, name=person.name)
        try:
            await send(addressed(mail, address), self.server)
        except Refused as problem:
            raise Problem("mail-refused", reason=str(problem)[:300]) from None

    async def verify(self, person: PersonRow, code: str) -> None:
        found = await self.store.address(person.id)
        if found is None or found.verified or found.tries >= GUESSES or self.time.now() > found.code_at + GOOD_FOR:
            raise Problem("code-gone")
        if not hmac.compare_digest(found.code, self.hashed(person.id, code.strip())):
            await self.store.put_address(person.id, found._replace(tries=found.tries + 1))
            raise Problem("wrong-code")
        await self.store.put_address(person.id, found._replace(verified=True, code="", tries=0))
        await self.store.heed(person.id, ALL, "usual")

    def hashed(self, person: str, code: str) -> str:
        return hmac.new(self.key, f"mail code {person} {code}".encode(), hashlib.sha256).hexdigest()

    # --- unsubscribing -----------------------------------------------------------------------------------------------

    def token(self, person: str, address: str, table: str) -> str:
        """Ends mails of a table, or of whatever stands in its place."""
        return str(self.tokens.dumps([person, mark_of(address), table]))

    def read(self, token: str) -> tuple[str, str, str]:
        try:
            person, mark, table = self.tokens.loads(token)
        except (BadSignature, ValueError):
            raise Problem("bad-token") from None
        return str(person), str(mark), str(table)

    async def unsubscribe(self, token: str) -> str:
        """Whoever has the mail may stop such mails: those of its table, of free seats, or all of them. Which it was."""
        person, mark, table = self.read(token)
        found = await self.store.address(person)
        if found is None or mark_of(found.address) != mark:
            raise Problem("bad-token")
        if table == WANTED:
            wishes = await self.store.wishes(person)
            await self.store.put_wishes(person, replace(wishes, mail={**wishes.mail, "wanted": "off"}))
        else:
            await self.store.heed(person, table, "no-mail")
        return table


def mark_of(address: str) -> str:
    return hashlib.sha256(address.encode()).hexdigest()[:12]
