"""Checksums in the journal, who is here by the database's clock, and the database's own id."""

from uuid import uuid4

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("journal", sa.Column("checksum", sa.String(16)))
    op.add_column("seats", sa.Column("here_until", sa.Float))
    identity = op.create_table("identity", sa.Column("id", sa.String(32), primary_key=True))
    op.bulk_insert(identity, [{"id": uuid4().hex}])
