"""The current schema of the database; migrations lead here."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()

decks = Table(
    "decks",
    metadata,
    Column("sha256", String(64), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("data", Text, nullable=False),
    Column("at", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(20), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("deck", String(64), nullable=False),
    Column("asked", JSON, nullable=False),  # options as requested
    Column("settings", JSON, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("state", String(10), nullable=False),  # for lists; the journal decides
    Column("listed", Boolean, nullable=False),
    Column("host", Integer),
    Column("host_hash", String(64), nullable=False),
    Column("join_hash", String(64), nullable=False),
    Column("watch_hash", String(64), nullable=False),
    Column("rematch", String(20)),
    Column("created", Float, nullable=False),
    Column("seen", Float),
)
Index("tables_listed", tables.c.listed, tables.c.state, tables.c.created)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("level", String(20)),
    Column("token_hash", String(64)),
    Column("here_until", Float),  # by the database's clock; where several processes share it
)

# One row: what tells this database from others, however its URL is spelt.
identity = Table("identity", metadata, Column("id", String(32), primary_key=True))

journal = Table(
    "journal",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("seat", Integer),
    Column("kind", String(10), nullable=False),
    Column("text", String(60)),
    Column("request", String(64)),
    Column("at", Float, nullable=False),
    Column("checksum", String(16)),
    sqlite_with_rowid=False,  # clustered by its key: one page to write
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", String(20), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("request", String(64), nullable=False),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "seat", "request", name="chats_request"),
)
