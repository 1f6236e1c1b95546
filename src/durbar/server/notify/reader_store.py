"""All that must be known of people before anything is sent to them, in one look for all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import select

from durbar.server.clock.hours import Policy
from durbar.server.notify.sender_store import ALL, Address, Heed, HookRow, PushRow, Wishes
from durbar.server.storage.database import Database
from durbar.server.storage.rows import PersonRow
from durbar.server.storage.schema import ADDRESSES, HOOKS, LOGINS, MUTES, OUTBOX, PEOPLE, POLICIES, PUSHES


class Kept(NamedTuple):
    """What is kept of somebody. `muted`: what they said of tables; `mailed`: of which table, and when, lately."""

    person: PersonRow
    wishes: Wishes
    policy: Policy
    pushes: list[PushRow]
    hook: HookRow | None
    address: Address | None
    muted: list[tuple[str, Heed]]
    mailed: list[tuple[str, float]]

    def heeds(self, table: str) -> set[Heed]:
        """What they said of a table, and of all of them."""
        return {how for about, how in self.muted if about in (table, ALL)}


class ReaderStore:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def all(self, people: Collection[str], since: float) -> dict[str, Kept]:
        """By person; whoever is gone is missing. `since`: earlier mails do not matter."""
        logged_in = select(LOGINS.c.id).where(LOGINS.c.person_id.in_(people), LOGINS.c.ended.is_(None))
        queries = (
            select(PEOPLE.c.id, PEOPLE).where(PEOPLE.c.id.in_(people)),
            select(POLICIES.c.person_id, POLICIES.c.notices, POLICIES.c.hours).where(POLICIES.c.person_id.in_(people)),
            select(PUSHES.c.person_id, PUSHES)
            .where(PUSHES.c.person_id.in_(people), PUSHES.c.login_id.in_(logged_in))
            .order_by(PUSHES.c.created),
            select(HOOKS.c.owner, HOOKS).where(HOOKS.c.owner.in_(people)),
            select(ADDRESSES.c.person_id, *(ADDRESSES.c[name] for name in Address._fields)).where(
                ADDRESSES.c.person_id.in_(people)
            ),
            select(MUTES.c.person_id, MUTES.c.table_id, MUTES.c.how).where(MUTES.c.person_id.in_(people)),
            select(OUTBOX.c.person_id, OUTBOX.c.table_id, OUTBOX.c.sent).where(
                OUTBOX.c.person_id.in_(people), OUTBOX.c.sent > since
            ),
        )
        found = []
        async with self.database.reading() as connection:
            for query in queries:
                rows: dict[str, list[Any]] = defaultdict(list)
                for owner, *row in await connection.execute(query):
                    rows[owner].append(row)
                found.append(rows)
        return {one: kept_of(*(rows[one] for rows in found)) for one in people if one in found[0]}


def kept_of(
    people: list[Any],
    policies: list[Any],
    pushes: list[Any],
    hooks: list[Any],
    addresses: list[Any],
    muted: list[Any],
    mailed: list[Any],
) -> Kept:
    notices, hours = policies[0] if policies else (None, None)
    return Kept(
        PersonRow(*people[0]),
        msgspec.json.decode(notices or b"{}", type=Wishes),
        msgspec.json.decode(hours or b"{}", type=Policy),
        [PushRow(*row) for row in pushes],
        HookRow(*hooks[0]) if hooks else None,
        Address(*addresses[0]) if addresses else None,
        [(table, how) for table, how in muted],
        sorted((table, at) for table, at in mailed),
    )
