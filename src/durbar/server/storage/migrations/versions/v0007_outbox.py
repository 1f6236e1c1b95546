"""Word by mail: what waits to be sent, addresses, and what people want to be told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("policies", sa.Column("notices", sa.Text, nullable=False, server_default="{}"))
    op.create_table(
        "outbox",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("claimed", sa.Float, nullable=False, server_default="0"),
        sa.Column("tries", sa.Integer, nullable=False, server_default="0"),
        sa.Column("sent", sa.Float, nullable=False, server_default="0"),
        sa.Column("outcome", sa.String(8), nullable=False, server_default=""),
        sa.Column("error", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("outbox_due", "outbox", ["outcome", "due"])
    op.create_index("outbox_sent", "outbox", ["person_id", "sent"])
    op.create_table(
        "addresses",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("verified", sa.Boolean, nullable=False),
        sa.Column("error", sa.Text, nullable=False),
        sa.Column("code", sa.String(64), nullable=False),
        sa.Column("code_at", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("since", sa.Float, nullable=False),
    )
