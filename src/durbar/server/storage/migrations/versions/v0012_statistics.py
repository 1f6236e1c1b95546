"""Results say as what somebody played, how long their turns took, and what orders answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    for name in ("roles", "pace", "times"):
        op.add_column("results", sa.Column(name, sa.Text, nullable=False, server_default=""))
    op.add_column("results", sa.Column("ordered", sa.Integer, nullable=False, server_default="0"))
