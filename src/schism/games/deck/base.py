"""Decks built on another deck, which provides what their own file leaves out."""

from typing import Any, TypeAlias

from schism.games.deck.toml_lines import Path

Data: TypeAlias = dict[str, Any]


def build_on(base: Data, own: Data) -> Data:
    """Return complete data, in which own entries replace those of the same code or id."""
    merged = {**base, **own}
    for name, rows in own.items():
        if isinstance(rows, list) and isinstance(base.get(name), list):
            merged[name] = _merge_rows(base[name], rows)
    return merged


def _merge_rows(base: list[Any], own: list[Any]) -> list[Any]:
    """Merge rows in the base's order; new ones come last."""
    left, merged = list(own), []
    for row in base:
        place = next((i for i, each in enumerate(left) if _name(each) == _name(row)), None)
        merged.append(row if place is None else left.pop(place))
    return merged + left


def _name(row: Any) -> Any:
    return row.get("code") or row.get("id") if isinstance(row, dict) else row


def path_in_file(path: Path, complete: Data, own: Data) -> Path:
    """Find where a value of the complete data stands in the file itself."""
    match path:
        case (str(table), int(number), *rest) if complete is not own:
            row = complete[table][number]
            places = [i for i, each in enumerate(own.get(table, ())) if each is row]
            return (table, *places, *rest)
    return path
