"""Mail addresses: proved by a code before anything else goes there, and left alone as soon as their owner says so."""

from __future__ import annotations

import hashlib
import hmac

from itsdangerous import BadSignature, URLSafeSerializer
from msgspec.structs import replace

from durbar.engine.refusal import Problem
from durbar.server.clock.clock import Time
from durbar.server.clock.hours import DAY
from durbar.server.host.world import WORLD
from durbar.server.notify.channels import Refused
from durbar.server.notify.channels.mail import MailServer, addressed, send
from durbar.server.notify.letters import Letters, digest_of
from durbar.server.notify.outbox_store import Limit, OutboxStore
from durbar.server.notify.sender_store import ALL, WANTED, Address, WayStore
from durbar.server.storage.rows import PersonRow

GOOD_FOR = 900.0  # seconds of a code
GUESSES = 5
CODES = 5  # a day and person
CODES_THERE = (3, 9)  # a day to one mailbox: asked for from one network, and from all
CODES_FROM = 10  # an hour and network: strangers cannot use up what everybody shares


class Addresses:
    """`server`: None where no mail is sent. `hourly`: mails this house may send in an hour, codes among them."""

    def __init__(
        self, store: WayStore, server: MailServer | None, letters: Letters, key: bytes, time: Time, hourly: int
    ) -> None:
        self.store, self.server, self.letters, self.key, self.time = store, server, letters, key, time
        self.hourly = hourly
        self.limits = OutboxStore(store.database)
        self.tokens = URLSafeSerializer(key, salt="unsubscribe")

    async def ask_for_code(self, person: PersonRow, address: str, network: str) -> None:
        """Send a code to a new address: until it comes back, nothing else goes there, and a proved one stays."""
        if self.server is None:
            raise Problem("no-mail-here")
        now = self.time.now()
        if not await self.limits.use(now, *self.limits_of(person, address, network)):
            raise Problem("many-codes")
        code = f"{WORLD.chance.randrange(10**6):06}"
        new = Address(address, False, "", self.hashed(person.id, code), now, 0)
        before = await self.store.address(person.id)
        if before is not None and before.verified:
            new = new._replace(address=before.address, verified=True, error=before.error, wanted=address)
        await self.store.put_address(person.id, new)
        mail = self.letters.plain("code", person.language, code=code, name=person.name)
        try:
            await send(addressed(mail, address), self.server)
        except Refused as problem:
            raise Problem("mail-refused", reason=str(problem)[:300]) from None

    def limits_of(self, person: PersonRow, address: str, network: str) -> tuple[Limit, ...]:
        """By person and network first, so that a stranger uses up their own share and nobody else's."""
        box, (from_one, from_all) = mailbox_of(address), CODES_THERE
        return (
            Limit(f"code {person.id}", CODES, DAY),
            Limit(f"codes from {network}", CODES_FROM, 3600.0),
            Limit(f"code {digest_of(f'{box} {network}')}", from_one, DAY),
            Limit(f"code {digest_of(box)}", from_all, DAY),
            Limit("mails", self.hourly, 3600.0),
        )

    async def verify(self, person: PersonRow, code: str) -> None:
        found = await self.store.guess(person.id, GUESSES, self.time.now() - GOOD_FOR)
        if found is None:
            raise Problem("code-gone")
        if not hmac.compare_digest(found.code, self.hashed(person.id, code.strip())):
            raise Problem("wrong-code")
        await self.store.put_address(person.id, Address(found.unproved, True, "", "", found.code_at, 0))
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


def mailbox_of(address: str) -> str:
    """Where mails to it end up: what follows a plus is the reader's own note."""
    name, _, host = address.casefold().rpartition("@")
    return f"{name.partition('+')[0]}@{host}"
