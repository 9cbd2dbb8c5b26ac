"""Alembic migrations, from an empty or older database to the current schema."""
