"""Tables somebody looks at are found by that person."""

from __future__ import annotations

from alembic import op

revision = "0017"
down_revision = "0016"


def upgrade() -> None:
    op.create_index("seen_person", "seen", ["person_id"])
