"""The first schema: people, tables with their journals, notes."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_people()
    make_tables()
    make_reading()


def make_people() -> None:
    op.create_table(
        "meta", sa.Column("key", sa.String(40), primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )
    op.create_table(
        "people",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("theme", sa.String(8), nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False, unique=True),
        sa.Column("login", sa.String(80), nullable=True, unique=True),
        sa.Column("password", sa.String(200), nullable=True),
        sa.Column("created", sa.Float, nullable=False),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("bots_due", sa.Boolean, nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
        sa.Column("summary", sa.LargeBinary, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "status", "touched"])
    op.create_index("tables_bots_due", "tables", ["bots_due"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "members",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
    )


def make_reading() -> None:
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
    )
    op.create_table(
        "seen",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("moment", sa.Integer, nullable=False),
    )
