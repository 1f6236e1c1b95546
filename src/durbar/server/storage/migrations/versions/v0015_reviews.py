"""Reviews of finished games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("parts", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
    )
