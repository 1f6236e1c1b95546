"""Whom people show what their games come to."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.add_column("people", sa.Column("shown", sa.String(10), nullable=False, server_default="met"))
