"""Alembic's steps from an empty database, or an earlier version's, to today's."""
