"""A journal is kept in the order of its key, and nothing else.

That a request is entered once follows from the key: whoever finds his version taken reads what was
entered, and knows the request again. An index of requests, and in SQLite rows apart from their key,
made three places to write to for each move.
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
        _lay_anew()
    else:
        op.drop_constraint("journal_request", "journal")


def _lay_anew() -> None:
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
