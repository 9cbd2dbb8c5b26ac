"""The generator of the TypeScript types of the modules: their functions and records."""

from __future__ import annotations

import inspect

from schism.games.contract import Export, Game, Json
from schism.games.registry import GAMES
from schism.native.exports import page_exports
from schism.wasm.game_data import page_records

_HEAD = """// Made by `python -m schism.wasm.page_sources`.

/** Where something begins in a module's memory. */
export type Address = number;

/** An array in a module's memory: where it begins, and how many rows and columns it has. */
export interface Rows {
  at: Address;
  rows: number;
  columns?: number;
}"""
_NUMBERS = {"int": "number", "uint": "bigint", "float": "number", "bool": "boolean"}
_ARRAYS = {
    "i1": "Int8Array",
    "u1": "Uint8Array",
    "i2": "Int16Array",
    "u2": "Uint16Array",
    "i4": "Int32Array",
    "u4": "Uint32Array",
    "i8": "BigInt64Array",
    "u8": "BigUint64Array",
    "f8": "Float64Array",
}


def typescript() -> str:
    parts = [_HEAD]
    for game in GAMES.values():
        parts += [_functions(game), *_records(game)]
    rows = (f"  {game.id}: {_game(game)};" for game in GAMES.values())
    parts.append(
        "/** What the module of each game exports, and its records. */\n"
        "export interface EngineGames {\n" + "\n".join(rows) + "\n}"
    )
    return "\n\n".join(parts) + "\n"


def _game(game: Game) -> str:
    title = game.id.capitalize()
    records = " ".join(
        f"{name}: {title}{name.capitalize()};" for name in _records_with_fields(game)
    )
    return f"{{ functions: {title}Functions; records: {{ {records} }} }}"


def _functions(game: Game) -> str:
    lines = [_function(name, export) for name, export in page_exports(game).items()]
    return f"export interface {game.id.capitalize()}Functions {{\n" + "\n".join(lines) + "\n}"


def _function(name: str, export: Export) -> str:
    function, text = export
    taken, _, given = text.partition("->")
    names = inspect.signature(function).parameters
    arguments = (
        f"{each}: {_argument(word)}" for each, word in zip(names, taken.split(), strict=True)
    )
    results = [_NUMBERS[word] for word in given.split()]
    result = results[0] if len(results) == 1 else f"[{', '.join(results)}]" if results else "void"
    about = inspect.getdoc(function)
    comment = f"  /** {' '.join(about.split())} */\n" if about else ""
    return f"{comment}  {name}({', '.join(arguments)}): {result};"


def _argument(word: str) -> str:
    return _NUMBERS.get(word) or ("Rows" if word.endswith("]") else "Address")


def _records_with_fields(game: Game) -> dict[str, Json]:
    return {name: layout for name, layout in page_records(game).items() if layout["fields"]}


def _records(game: Game) -> list[str]:
    return [
        f"export interface {game.id.capitalize()}{name.capitalize()} {{\n"
        + "\n".join(f"  {field}: {_value(*kind)};" for field, kind in layout["fields"].items())
        + "\n}"
        for name, layout in _records_with_fields(game).items()
    ]


def _value(kind: str, offset: int, count: int | None = None) -> str:
    if count is not None:
        return _ARRAYS[kind]
    return "bigint" if kind.endswith("8") and kind != "f8" else "number"
