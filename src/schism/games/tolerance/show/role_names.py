"""What roles are called: as the deck says, or translated if that is the printed name."""

from __future__ import annotations

from schism.games.contract import Json
from schism.text import LANGUAGES, Language, say


def role_name(row: Json, language: Language) -> str:
    """Return the name of a role of a deck, given the role's row."""
    return _own_name(row) or say(language, f"role-{row['id']}")


def short_role_name(row: Json, language: Language) -> str:
    """Return a name short enough for a table: Bertram, not Bertram the Balanced."""
    return _own_name(row) or say(language, f"role-{row['id']}").split()[0]


def _own_name(row: Json) -> str | None:
    """Return the name that the deck's author has given the role; None for a printed name."""
    name: str | None = row.get("name")
    return None if name in [say(each, f"role-{row['id']}") for each in LANGUAGES] else name
