"""Standing orders, a row a seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "orders",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("last", sa.Integer, nullable=False),
        sa.Column("used", sa.Integer, nullable=False, server_default="-1"),
        sa.Column("looked", sa.Integer, nullable=False, server_default="0"),
        sa.Column("question", sa.Integer, nullable=False, server_default="0"),
        sa.Column("due", sa.Float, nullable=True),
    )
    op.create_index("orders_due", "orders", ["due"])
    op.create_index("orders_person", "orders", ["person_id"])
