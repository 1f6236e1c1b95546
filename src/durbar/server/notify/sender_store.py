"""How people can be reached: addresses, browsers, webhooks; and what they want to be told, by which of them."""

from __future__ import annotations

import hashlib
from typing import Literal, NamedTuple, TypeAlias

import msgspec
from msgspec import Struct
from sqlalchemy import delete, or_, select, update

from durbar.server.storage.database import Database
from durbar.server.storage.schema import ADDRESSES, HOOKS, LOGINS, MUTES, POLICIES, PUSHES

ALL = "*"  # a mute of all tables
WANTED = "*wanted"  # in place of a table: word of seats that are free, wherever they are
Wish: TypeAlias = Literal["now", "digest", "off"]
Heed: TypeAlias = Literal["usual", "everything", "mute", "no-mail"]
OFF: dict[str, tuple[str, ...]] = {  # by channel, what nobody gets unless they ask for it
    "mail": ("mention", "wanted"),
    "push": ("start", "over", "wanted"),
    "hook": ("start", "over", "asked", "motion", "mention", "nudge", "wanted"),
}


class Address(NamedTuple):
    """Where somebody gets mail. `error`: why nothing is sent there any more.

    `code`: of an address not verified yet: of this one, or of the one `wanted` in its place.
    """

    address: str
    verified: bool
    error: str
    code: str
    code_at: float
    tries: int
    wanted: str = ""

    @property
    def unproved(self) -> str:
        """Where the code was sent."""
        return self.wanted if self.verified else self.address


class PushRow(NamedTuple):
    """A browser that takes messages. `login_id`: who is logged in there, and until when."""

    id: str
    person_id: str
    login_id: str
    endpoint: str
    p256dh: str
    auth: str
    device: str
    created: float
    error: str = ""


class HookRow(NamedTuple):
    owner: str
    format: Literal["discord", "slack", "ntfy", "json"]
    address: str
    mention: str
    error: str = ""


class Wishes(Struct, omit_defaults=True):
    """What somebody wants to be told: by kind, for each channel. `digest`: the minute of the day for all that may wait.

    `quiet`: from and until which minute nothing is sent; None: while they sleep. `zone`: where they read it.
    """

    mail: dict[str, Wish] = {}
    push: dict[str, Wish] = {}
    hook: dict[str, Wish] = {}
    digest: int = 480
    quiet: tuple[int, int] | None = None
    zone: str = ""
    recap: bool = True

    def of(self, channel: str, kind: str) -> Wish:
        usual: Wish = "off" if kind in OFF[channel] else "now"
        found: dict[str, Wish] = getattr(self, channel)
        return found.get(kind, usual)


class WayStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    # --- mail --------------------------------------------------------------------------------------------------------

    async def address(self, person: str) -> Address | None:
        columns = [ADDRESSES.c[name] for name in Address._fields]
        async with self.database.reading() as connection:
            row = (await connection.execute(select(*columns).where(ADDRESSES.c.person_id == person))).one_or_none()
        return None if row is None else Address(*row)

    async def put_address(self, person: str, address: Address) -> None:
        await self.database.put(ADDRESSES, {"person_id": person, **address._asdict()})

    async def guess(self, person: str, most: int, since: float) -> Address | None:
        """Count a guess at the code of an address that was asked for since then; None if there is none left.

        One statement: however many guesses come at once, so many are looked at and no more."""
        unproved = or_(ADDRESSES.c.verified.is_(False), ADDRESSES.c.wanted != "")
        open_still = (unproved, ADDRESSES.c.tries < most, ADDRESSES.c.code_at >= since)
        query = update(ADDRESSES).where(ADDRESSES.c.person_id == person, *open_still)
        counted = query.values(tries=ADDRESSES.c.tries + 1)
        async with self.database.writing() as connection:
            row = (
                await connection.execute(counted.returning(*(ADDRESSES.c[name] for name in Address._fields)))
            ).one_or_none()
        return None if row is None else Address(*row)

    async def note_error(self, person: str, address: str, error: str) -> None:
        """Why nothing is sent to an address any more; nothing, if it is another by now."""
        here = (ADDRESSES.c.person_id == person, ADDRESSES.c.address == address)
        async with self.database.writing() as connection:
            await connection.execute(update(ADDRESSES).where(*here).values(error=error))

    async def forget_address(self, person: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(ADDRESSES).where(ADDRESSES.c.person_id == person))

    # --- push --------------------------------------------------------------------------------------------------------

    async def pushes(self, person: str) -> list[PushRow]:
        """Somebody's browsers, but for those where they have logged out."""
        alive = select(LOGINS.c.id).where(LOGINS.c.person_id == person, LOGINS.c.ended.is_(None))
        query = select(PUSHES).where(PUSHES.c.person_id == person, PUSHES.c.login_id.in_(alive))
        async with self.database.reading() as connection:
            return [PushRow(*row) for row in await connection.execute(query.order_by(PUSHES.c.created))]

    async def put_push(self, row: PushRow) -> None:
        await self.database.put(PUSHES, row._asdict())

    async def stop_push(self, id: str, error: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(update(PUSHES).where(PUSHES.c.id == id).values(error=error))

    async def forget_push(self, person: str, id: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(PUSHES).where(PUSHES.c.id == id, PUSHES.c.person_id == person))

    # --- webhooks ----------------------------------------------------------------------------------------------------

    async def hook(self, owner: str) -> HookRow | None:
        async with self.database.reading() as connection:
            row = (await connection.execute(select(HOOKS).where(HOOKS.c.owner == owner))).one_or_none()
        return None if row is None else HookRow(*row)

    async def put_hook(self, row: HookRow) -> None:
        await self.database.put(HOOKS, row._asdict())

    async def forget_hook(self, owner: str) -> None:
        async with self.database.writing() as connection:
            await connection.execute(delete(HOOKS).where(HOOKS.c.owner == owner))

    # --- wishes ------------------------------------------------------------------------------------------------------

    async def wishes(self, person: str) -> Wishes:
        async with self.database.reading() as connection:
            found = await connection.scalar(select(POLICIES.c.notices).where(POLICIES.c.person_id == person))
        return msgspec.json.decode(found or b"{}", type=Wishes)

    async def who_wants(self, kind: str) -> list[str]:
        """Those who asked for word of a kind that nobody gets unasked, by whichever channel."""
        query = select(POLICIES.c.person_id, POLICIES.c.notices).where(POLICIES.c.notices.contains(f'"{kind}"'))
        async with self.database.reading() as connection:
            found = [(row[0], msgspec.json.decode(row[1], type=Wishes)) for row in await connection.execute(query)]
        return [person for person, wishes in found if any(wishes.of(channel, kind) != "off" for channel in OFF)]

    async def put_wishes(self, person: str, wishes: Wishes) -> None:
        await self.database.put(POLICIES, {"person_id": person, "notices": msgspec.json.encode(wishes).decode()})

    async def heed(self, person: str, table: str, how: Heed) -> None:
        """How much somebody wants to hear of a table."""
        if how != "usual":
            await self.database.put(MUTES, {"person_id": person, "table_id": table, "since": 0.0, "how": how})
            return
        async with self.database.writing() as connection:
            await connection.execute(delete(MUTES).where(MUTES.c.person_id == person, MUTES.c.table_id == table))

    async def heeds(self, person: str, table: str) -> set[Heed]:
        """What somebody said of a table, and of all of them."""
        here = or_(MUTES.c.table_id == table, MUTES.c.table_id == ALL)
        async with self.database.reading() as connection:
            return set(
                (await connection.execute(select(MUTES.c.how).where(MUTES.c.person_id == person, here))).scalars()
            )


def push_id(endpoint: str) -> str:
    return hashlib.sha256(endpoint.encode()).hexdigest()[:24]
