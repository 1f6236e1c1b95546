"""Results by seat and tenure; tables where a seat is wanted."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"

BEFORE = "table_id, seat, person_id, game, seats, people, rank, score, ended"


def upgrade() -> None:
    wanted = sa.Column("wanted", sa.Boolean, nullable=False, server_default=sa.false())
    op.add_column("tables", wanted)
    op.create_index("tables_wanted", "tables", ["wanted", "touched"])
    op.drop_index("results_person", "results")
    op.rename_table("results", "results_before")
    op.create_table(
        "results",
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("people", sa.Integer, nullable=False),
        sa.Column("rank", sa.Integer, nullable=False),
        sa.Column("score", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("tenure", sa.Integer, nullable=False, server_default="0"),
        sa.Column("since", sa.Integer, nullable=False, server_default="0"),
        sa.Column("until", sa.Integer, nullable=False, server_default="0"),
        sa.Column("choices", sa.Integer, nullable=False, server_default="0"),
        sa.Column("share", sa.Float, nullable=False, server_default="1"),
        sa.PrimaryKeyConstraint("table_id", "seat", "tenure", name="results_key"),
    )
    op.execute(f"insert into results ({BEFORE}) select {BEFORE} from results_before")
    op.drop_table("results_before")
    op.create_index("results_person", "results", ["person_id", "ended"])
