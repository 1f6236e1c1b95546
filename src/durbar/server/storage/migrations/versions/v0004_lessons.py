"""How far somebody is in each lesson, and which hints they were told."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "lessons",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("lesson", sa.String(40), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("mark", sa.String(8), nullable=False),
        sa.Column("touched", sa.Float, nullable=False),
    )
    op.create_index("lessons_touched", "lessons", ["touched"])
    op.create_table(
        "hints",
        sa.Column("person_id", sa.String(24), primary_key=True),
        sa.Column("game", sa.String(40), primary_key=True),
        sa.Column("hint", sa.String(40), primary_key=True),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("known", sa.Boolean, nullable=False),
    )
