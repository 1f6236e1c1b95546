"""The journal in words: no option is stored as a number any more, and each table knows its position."""

from __future__ import annotations

import json
from typing import Any

import sqlalchemy as sa
import structlog
from alembic import op

from durbar.engine.flow import CHANCE
from durbar.match.match import Match
from durbar.match.record import line_text
from durbar.server.storage.migrations.numbers_265ea6f import words_of
from durbar.server.table import entries
from durbar.server.table.table import Table

revision = "0002"
down_revision = "0001"
log = structlog.get_logger("durbar.storage")
OLD = sa.table("entries", sa.column("table_id"), sa.column("number"), sa.column("data"))
NEW = sa.table("entries_in_words", sa.column("table_id"), sa.column("number"), sa.column("data"))
TABLES = sa.table("tables", *map(sa.column, ("id", "summary", "position", "position_at")))


def upgrade() -> None:
    op.add_column("tables", sa.Column("position", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("position_at", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "entries_in_words",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
        sqlite_with_rowid=False,
    )
    connection = op.get_bind()
    for (table,) in connection.execute(sa.select(OLD.c.table_id).distinct()).all():
        rewrite(connection, table)
    op.drop_table("entries")
    op.rename_table("entries_in_words", "entries")


def rewrite(connection: sa.Connection, table: str) -> None:
    query = sa.select(OLD.c.data).where(OLD.c.table_id == table).order_by(OLD.c.number)
    stored = [json.loads(data) for data in connection.execute(query).scalars()]
    told = Retelling(table)
    rows = [{"table_id": table, "number": n, "data": told.entry(entry)} for n, entry in enumerate(stored, 1)]
    connection.execute(NEW.insert(), rows)
    summary = connection.scalar(sa.select(TABLES.c.summary).where(TABLES.c.id == table))
    changes: dict[str, Any] = {}
    if told.table.number:
        changes = {"position": told.table.match.position(), "position_at": told.table.number}
    if summary is not None:
        changes["summary"] = summary_of(json.loads(summary))
    if changes:
        connection.execute(TABLES.update().where(TABLES.c.id == table).values(changes))


def summary_of(old: dict[str, Any]) -> bytes:
    """An entry's number is called so, and a result is a row."""
    old["number"] = old.pop("moment")
    if old["result"] is not None:
        old["result"] = [old["result"][name] for name in ("ranks", "scores", "reason")]
    return json.dumps(old, separators=(",", ":"), ensure_ascii=False).encode()


class Retelling:
    """One journal, told again in words; the table is played along, for a number means nothing without its position."""

    def __init__(self, id: str) -> None:
        self.table = Table(id)
        self.lost = False

    def entry(self, old: dict[str, Any]) -> str:
        if self.lost:
            return json.dumps(in_the_dark(old), ensure_ascii=False)
        before = self.table.fork()
        try:
            new = self.retold(dict(old))
        except Exception as problem:  # one table that does not replay must not keep a server from starting
            log.error("table does not replay", table=self.table.id, entry=before.number + 1, problem=repr(problem))
            self.table, self.lost = before, True
            return json.dumps(in_the_dark(old), ensure_ascii=False)
        return new

    def retold(self, old: dict[str, Any]) -> str:
        match old["e"]:
            case "started":
                old["draws"] = self.drawn(self.table.match.fork(), old["draws"])
            case "imported":
                old["choices"] = self.lines(self.table.match.fork(), old["choices"])
            case "chose":
                self.choice(old)
        entry = entries.decode(json.dumps(old))
        self.table.apply(entry)
        if isinstance(entry, entries.Chose):
            entry.told = self.table.digest()
        return entries.encode(entry).decode()

    def choice(self, old: dict[str, Any]) -> None:
        """Its text was stored already; only the draws after it were numbers."""
        old["words"], old["question"] = old.pop("text").partition(" ")[2], old.pop("decision")
        del old["option"]
        match = self.table.match.fork()
        match.play(old["seat"], old["words"])
        if "draws" in old:
            old["draws"] = self.drawn(match, old["draws"])

    def drawn(self, match: Match, numbers: list[int]) -> list[str]:
        found = []
        for number in numbers:
            found.append(words_of(match.game, match.state, int(CHANCE), number))
            match.draw(found[-1])
        return found

    def lines(self, match: Match, choices: list[tuple[int, int]]) -> list[str]:
        for player, number in choices:
            words = words_of(match.game, match.state, player, number)
            match.draw(words) if player == CHANCE else match.play(player, words)
        seats = match.game.labels(match.state, "seat")
        return [line_text(seats, choice) for choice in match.line]


def in_the_dark(old: dict[str, Any]) -> dict[str, Any]:
    """What can be said of an entry without its position: the words of choices, but no draws."""
    if old["e"] == "chose":
        words, question = old["text"].partition(" ")[2], old["decision"]
        kept = {name: old[name] for name in ("e", "at", "seat")}
        return {**kept, "question": question, "words": words, "redo": old.get("redo", False)}
    return {**old, "draws": []} if old["e"] == "started" else {**old, "choices": []} if old["e"] == "imported" else old
