"""Word by push and webhook: browsers, addresses, what became of each notice on each way; how often things were used."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("outbox", sa.Column("ways", sa.Text, nullable=False, server_default="{}"))
    op.add_column("mutes", sa.Column("how", sa.String(12), nullable=False, server_default="no-mail"))
    op.drop_column("outbox", "tries")
    op.create_table(
        "pushes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("person_id", sa.String(24), nullable=False),
        sa.Column("login_id", sa.String(24), nullable=False),
        sa.Column("endpoint", sa.Text, nullable=False),
        sa.Column("p256dh", sa.String(100), nullable=False),
        sa.Column("auth", sa.String(40), nullable=False),
        sa.Column("device", sa.String(80), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("error", sa.Text, nullable=False),
    )
    op.create_index("pushes_person", "pushes", ["person_id"])
    op.create_table(
        "hooks",
        sa.Column("owner", sa.String(24), primary_key=True),
        sa.Column("format", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("mention", sa.String(24), nullable=False),
        sa.Column("error", sa.Text, nullable=False),
    )
    op.create_table(
        "uses",
        sa.Column("mark", sa.String(16), primary_key=True),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("uses_name", "uses", ["name", "at"])
    translate_wishes()


def translate_wishes() -> None:
    """Kinds somebody did not want by mail become kinds that are off there."""
    policies = sa.table("policies", sa.column("person_id"), sa.column("notices"))
    connection = op.get_bind()
    for person, notices in connection.execute(sa.select(policies.c.person_id, policies.c.notices)).all():
        unwanted = json.loads(notices or "{}").get("no_mail")
        if unwanted is not None:
            told = json.dumps({"mail": dict.fromkeys(unwanted, "off")})
            change = policies.update().where(policies.c.person_id == person)
            connection.execute(change.values(notices=told))
