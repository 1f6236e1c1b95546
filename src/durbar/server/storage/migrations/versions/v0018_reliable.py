"""Turns somebody was late for, and whether a seat was still theirs when the game ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0018"
down_revision = "0017"


def upgrade() -> None:
    op.add_column("results", sa.Column("missed", sa.Integer, nullable=False, server_default="0"))
    op.add_column("results", sa.Column("stayed", sa.Boolean, nullable=False, server_default=sa.true()))
