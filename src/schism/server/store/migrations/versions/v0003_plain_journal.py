"""The journal is clustered by its key, without further indexes.

The key suffices to enter a request only once: a process that finds its version taken reads the
entries it missed, and recognises the request. An index of requests, and in SQLite a separate rowid
table, meant three pages to write for each move.
"""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None

_COLUMNS = "table_id, version, seat, kind, text, request, at"


def upgrade() -> None:
    if op.get_bind().dialect.name == "sqlite":
        _rebuild()
    else:
        op.drop_constraint("journal_request", "journal")


def _rebuild() -> None:
    op.create_table(
        "journal_anew",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.String(60)),
        sa.Column("request", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sqlite_with_rowid=False,
    )
    op.execute(
        f"INSERT INTO journal_anew ({_COLUMNS}) SELECT {_COLUMNS} FROM journal ORDER BY 1, 2"
    )
    op.drop_table("journal")
    op.rename_table("journal_anew", "journal")
