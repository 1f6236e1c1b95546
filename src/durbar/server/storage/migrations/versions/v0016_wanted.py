"""A new mail address beside the proved one, until its code has come back."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.add_column("addresses", sa.Column("wanted", sa.String(254), nullable=False, server_default=""))
