"""Tables, seats, journals, chats and decks."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "decks",
        sa.Column("sha256", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(20), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("deck", sa.String(64), nullable=False),
        sa.Column("asked", sa.JSON, nullable=False),
        sa.Column("settings", sa.JSON, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("host", sa.Integer),
        sa.Column("host_hash", sa.String(64), nullable=False),
        sa.Column("join_hash", sa.String(64), nullable=False),
        sa.Column("watch_hash", sa.String(64), nullable=False),
        sa.Column("rematch", sa.String(20)),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_index("tables_listed", "tables", ["listed", "state", "created"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(10), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("level", sa.String(20)),
        sa.Column("token_hash", sa.String(64)),
    )
    op.create_table(
        "journal",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("text", sa.String(60)),
        sa.Column("request", sa.String(64)),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "request", name="journal_request"),
    )
    op.create_table(
        "chats",
        sa.Column("table_id", sa.String(20), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("request", sa.String(64), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.UniqueConstraint("table_id", "seat", "request", name="chats_request"),
    )
