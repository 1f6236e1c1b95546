"""Clocks: when something is due at a table, when people sleep, and when nobody served."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("due", sa.Float, nullable=True))
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "policies",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("hours", sa.Text, nullable=False, server_default="{}"),
    )
    op.create_table(
        "down",
        sa.Column("since", sa.Float, primary_key=True),
        sa.Column("until", sa.Float, nullable=False),
    )
