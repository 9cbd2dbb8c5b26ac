"""Where the values of a deck come from, as marks beside them on the page of a deck."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.text import Text

from schism.games.contract import Json
from schism.games.words import Words

_STYLES = {"printed": "bold", "example": "bold", "own": "italic"}


def source_of(row: Json, field: str) -> str:
    found: str = row.get("source", {}).get(field, "own")
    return found


def legend(words: Words, sources: Sequence[str], fields: Sequence[str]) -> Iterable[Text]:
    """Explain the marks that occur in this deck."""
    used = {source_of(row, field) for row in words.rows.values() for field in fields}
    yield Text(words.say("deck-sources"))
    for source in sources:
        if source in used:
            yield Text(f"  {source_mark(words, source)}  {words.say(f'source-{source}')}")


def source_mark(words: Words, source: str) -> str:
    return words.say(f"source-mark-{source}")


def marked(words: Words, row: Json, field: str, text: str) -> Text:
    """Append the mark of a value's source."""
    source = source_of(row, field)
    cell = Text(text, style=_STYLES.get(source, ""))
    return cell.append(f" {source_mark(words, source)}", style="dim not bold")
