"""What the keeper of a server decides about somebody: muted, and how many games with bots they may have."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("people", sa.Column("muted", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("people", sa.Column("bot_tables", sa.Integer, nullable=True))
