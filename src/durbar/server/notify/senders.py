"""The ways to one person: their mail, each of their browsers, their webhook."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, Protocol, TypeAlias

import msgspec

from durbar.locale import Texts
from durbar.server.clock.clock import Time
from durbar.server.clock.hours import DAY, Hours
from durbar.server.host.config import Reach
from durbar.server.host.world import WORLD
from durbar.server.notify.addresses import Addresses
from durbar.server.notify.channels import OURS, Refused
from durbar.server.notify.channels.hook import Message, post
from durbar.server.notify.channels.lookup import Lookup
from durbar.server.notify.channels.mail import Mail, addressed, send
from durbar.server.notify.channels.posting import Poster
from durbar.server.notify.channels.push import LONGEST, Browser, Keys, push
from durbar.server.notify.letters import Item, Letters, Style, digest_of, moment_of, subject_of
from durbar.server.notify.sender_store import Address, HookRow, PushRow, WayStore, Wishes
from durbar.server.storage.rows import PersonRow

Channel: TypeAlias = Literal["mail", "push", "hook"]
KEPT_FOR = 3 * DAY  # how long a push service keeps a message that has no deadline


class Way(Protocol):
    @property
    def name(self) -> str: ...

    @property
    def channel(self) -> Channel: ...

    async def tell(self, items: Sequence[Item], style: Style) -> str:
        """What the other side said; Refused if it took nothing."""

    async def test(self, person: PersonRow) -> str: ...

    async def stop(self, problem: Refused) -> None:
        """It was refused for good."""


class Reader(NamedTuple):
    """Somebody to be told: what they want, when, and how they are reached."""

    person: PersonRow
    wishes: Wishes
    hours: Hours
    ways: tuple[Way, ...]
    mailed: tuple[tuple[str, float], ...] = ()  # about which table, and when, in the last day

    @property
    def zone(self) -> str:
        return self.wishes.zone or self.hours.zone

    @property
    def style(self) -> Style:
        return Style(self.person.language, self.zone, self.wishes.recap)

    @property
    def quiet(self) -> Hours:
        """When nothing is sent: while they sleep, unless they said otherwise."""
        return self.hours if self.wishes.quiet is None else Hours(self.zone, *self.wishes.quiet)


class Ways:
    """`keys`: None where no pushes are sent."""

    def __init__(
        self, store: WayStore, letters: Letters, addresses: Addresses, keys: Keys | None, reach: Reach, time: Time
    ) -> None:
        self.store, self.letters, self.addresses, self.keys, self.time = store, letters, addresses, keys, time
        self.names = Lookup()
        self.hooks = Poster(reach, self.names)
        self.pushes = Poster("any" if reach == "any" else "public", self.names)
        self.looking_up: set[str] = set()  # those whose new address is looked at just now

    async def of(self, person: str) -> list[Way]:
        """Those that are open; push comes first, for a mail need not follow one that was seen."""
        store = self.store
        return self.open(person, await store.pushes(person), await store.hook(person), await store.address(person))

    def open(self, person: str, pushes: list[PushRow], hook: HookRow | None, address: Address | None) -> list[Way]:
        found: list[Way] = []
        if self.keys is not None:
            found += [ByPush(self, row, self.keys) for row in pushes if not row.error]
        if hook is not None and not hook.error and self.hooks.reach != "off":
            found.append(ByHook(self, hook))
        if address is not None and address.verified and not address.error and self.addresses.server is not None:
            found.append(ByMail(self, person, address))
        return found

    async def channel(self, table: str) -> list[Way]:
        """A table's own."""
        hook = await self.store.hook(table) if self.hooks.reach != "off" else None
        return [] if hook is None or hook.error else [ByHook(self, hook)]

    async def tested(self, person: PersonRow, channel: Channel, id: str = "") -> Way | None:
        """A way to be tried, even one that was stopped."""
        if channel == "push" and self.keys is not None:
            rows = [row for row in await self.store.pushes(person.id) if row.id == id]
            return ByPush(self, rows[0], self.keys) if rows else None
        hook = await self.store.hook(person.id) if channel == "hook" else None
        if hook is not None:
            return ByHook(self, hook)
        address = await self.store.address(person.id) if channel == "mail" else None
        return ByMail(self, person.id, address) if address is not None and address.verified else None


class ByMail(NamedTuple):
    ways: Ways
    person: str
    address: Address
    name: str = "mail"
    channel: Channel = "mail"

    async def tell(self, items: Sequence[Item], style: Style) -> str:
        token = self.ways.addresses.token(self.person, self.address.address, subject_of(items))
        return await self.sent(self.ways.letters.mail(items, style, token))

    async def test(self, person: PersonRow) -> str:
        mark = WORLD.hex(8)
        answer = await self.sent(self.ways.letters.plain("test", person.language, name=person.name, mark=mark))
        if self.address.error:
            await self.ways.store.note_error(person.id, self.address.address, "")
        return answer

    async def sent(self, mail: Mail) -> str:
        server = self.ways.addresses.server
        assert server is not None
        return await send(addressed(mail, self.address.address), server)

    async def stop(self, problem: Refused) -> None:
        await self.ways.store.note_error(self.person, self.address.address, str(problem))


class ByPush(NamedTuple):
    ways: Ways
    row: PushRow
    keys: Keys
    channel: Channel = "push"

    @property
    def name(self) -> str:
        return f"push {self.row.id}"

    async def tell(self, items: Sequence[Item], style: Style) -> str:
        message = self.ways.letters.message(items, style)
        ends = moment_of(items[0])
        left = KEPT_FOR if ends is None else min(LONGEST, max(60.0, ends - self.ways.time.now()))
        urgent = any(item.notice.kind in ("clock", "last") for item in items)
        alone = len({item.table.id for item in items}) == 1
        return await self.sent(message, items[0].table.id if alone else "durbar", left, urgent)

    async def test(self, person: PersonRow) -> str:
        message = self.ways.letters.test(person.language, person.name, WORLD.hex(8))
        answer = await self.sent(message, "test", 60.0, urgent=True)
        if self.row.error:
            await self.ways.store.stop_push(self.row.id, "")
        return answer

    async def sent(self, message: Message, tag: str, left: float, urgent: bool) -> str:
        told = {"title": message.title, "body": message.text, "url": message.url, "tag": tag}
        headers = {"TTL": str(int(left)), "Urgency": "high" if urgent else "normal", "Topic": digest_of(tag)}
        browser = Browser(self.row.endpoint, self.row.p256dh, self.row.auth)
        now, home = self.ways.time.now(), self.ways.letters.home
        return await push(browser, msgspec.json.encode(told), self.keys, self.ways.pushes, home, now, headers)

    async def stop(self, problem: Refused) -> None:
        """A browser that is gone is forgotten; one whose service says no keeps its words."""
        if problem.gone:
            await self.ways.store.forget_push(self.row.person_id, self.row.id)
        else:
            await self.ways.store.stop_push(self.row.id, str(problem))


class ByHook(NamedTuple):
    ways: Ways
    row: HookRow
    name: str = "hook"
    channel: Channel = "hook"

    async def tell(self, items: Sequence[Item], style: Style) -> str:
        return await self.sent(self.ways.letters.message(items, style))

    async def test(self, person: PersonRow) -> str:
        answer = await self.sent(self.ways.letters.test(person.language, person.name, WORLD.hex(8)))
        if self.row.error:
            await self.ways.store.put_hook(self.row._replace(error=""))
        return answer

    async def sent(self, message: Message) -> str:
        told = message._replace(mention=self.row.mention)
        return await post(self.row.format, self.row.address, told, self.ways.hooks)

    async def stop(self, problem: Refused) -> None:
        await self.ways.store.put_hook(self.row._replace(error=str(problem)))


def words_of(error: str, texts: Texts) -> str:
    """Why nothing arrives: in the words of whoever refused, or in ours."""
    return texts.say(f"word-{error.removeprefix(OURS)}") if error.startswith(OURS) else error
