"""Log-ins kept on the server: each can be ended. Cookies of before are known again until `void_before`."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("people", sa.Column("void_before", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "logins",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("mark", sa.String(64), nullable=False, unique=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
    )
    op.create_index("logins_person", "logins", ["person_id"])
