"""The tables of the database. Changes go through a migration as well; a test compares the two."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, MetaData, String, Table, Text

METADATA = MetaData()

META = Table("meta", METADATA, Column("key", String(40), primary_key=True), Column("value", Text, nullable=False))

PEOPLE = Table(
    "people",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("language", String(8), nullable=False),
    Column("theme", String(8), nullable=False),
    Column("recovery", String(64), nullable=False, unique=True),  # a hash: the code itself is only with its owner
    Column("login", String(80), nullable=True, unique=True),  # folded, so that case does not matter
    Column("password", String(200), nullable=True),
    Column("created", Float, nullable=False),
    Column(
        "void_before", Float, nullable=False, server_default="0"
    ),  # cookies signed earlier, before log-ins were kept
)

LOGINS = Table(
    "logins",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("mark", String(64), nullable=False, unique=True),  # of the cookie, which is only with its owner
    Column("person_id", String(24), nullable=False),
    Column("device", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Index("logins_person", "person_id"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("status", String(12), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("bots_due", Boolean, nullable=False),
    Column("moment", Integer, nullable=False),
    Column("touched", Float, nullable=False),
    Column("summary", LargeBinary, nullable=False),
    Column("position", Text, nullable=False, server_default=""),  # at the last hand-over, after entry `position_at`
    Column("position_at", Integer, nullable=False, server_default="0"),
    Index("tables_listed", "listed", "status", "touched"),
    Index("tables_bots_due", "bots_due"),
)

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("number", Integer, primary_key=True),  # with the table: two servers never add different entries here
    Column("data", Text, nullable=False),  # JSON, in words: to be read by people too
    sqlite_with_rowid=False,
)

MEMBERS = Table(
    "members",
    METADATA,
    Column("person_id", String(24), primary_key=True),
    Column("table_id", String(24), primary_key=True),
)

NOTES = Table(
    "notes",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("person_id", String(24), primary_key=True),
    Column("text", Text, nullable=False),
)

SEEN = Table(
    "seen",
    METADATA,
    Column("table_id", String(24), primary_key=True),
    Column("person_id", String(24), primary_key=True),
    Column("moment", Integer, nullable=False),
)
