"""People by name: whoever sits at a table is at least a guest."""

from __future__ import annotations

import hashlib
import unicodedata
from typing import cast

from durbar.engine.refusal import Problem
from durbar.server.host.world import WORLD
from durbar.server.storage.rows import PersonRow
from durbar.server.storage.stores import PersonKeeper
from durbar.server.table.commands import Actor
from durbar.server.wire.forms import Language
from durbar.server.wire.people import MePatch, Person, Shown, Theme

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"  # none that looks like another
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


class Guests:
    def __init__(self, store: PersonKeeper) -> None:
        self.database = store
        self.known: dict[str, PersonRow] = {}

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

    async def guest(self, name: str, language: str) -> tuple[PersonRow, str]:
        code = random_text(20)
        row = PersonRow(random_text(20), tidy(name), language, "auto", hashed_code(code), None, None, WORLD.now())
        await self.database.add_person(row)
        return row, spelled(code)

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
