"""The generator of the protocol's TypeScript types.

`python -m schism.server.wire.generate.typescript` prints them.
"""

from __future__ import annotations

import json
import sys

from schism.games.registry import GAMES
from schism.server.wire.generate.schemas import Schema, definitions, groups
from schism.server.wire.models.games import parts_of

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
_PLAIN |= {"null": "null"}


def typescript() -> str:
    parts = ["// Made by `python -m schism.server.wire.generate.typescript`."]
    parts += [_declaration(name, schema) for name, schema in definitions().items()]
    for union, group in (("ClientMessage", "client"), ("ServerMessage", "server")):
        names = " | ".join(model.__name__ for model in groups()[group])
        parts.append(f"export type {union} = {names};")
    parts.append(_games())
    return "\n\n".join(parts) + "\n"


def _games() -> str:
    lines = []
    for game in GAMES.values():
        parts = (f"{part}: {kind.__name__};" for part, kind in parts_of(game).items())
        lines.append(f"  {game.id}: {{ {' '.join(parts)} }};")
    return "/** What each game declares. */\nexport interface Games {\n" + "\n".join(lines) + "\n}"


def _declaration(name: str, schema: Schema) -> str:
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
    if schema.get("type") != "object":
        return f"{about}export type {name} = {type_of(schema)};"
    required = schema.get("required", [])
    lines = []
    for field, value in schema.get("properties", {}).items():
        key = field if field.isidentifier() else json.dumps(field)
        lines.append(f"  {key}{'' if field in required else '?'}: {type_of(value)};")
    return f"{about}export interface {name} {{\n" + "\n".join(lines) + "\n}"


def type_of(schema: Schema) -> str:
    """The TypeScript type for a JSON Schema."""
    if "$ref" in schema:
        return str(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    if "anyOf" in schema or "oneOf" in schema:
        return " | ".join(type_of(each) for each in schema.get("anyOf") or schema["oneOf"])
    kind = schema.get("type")
    if kind == "array":
        return _list_of(schema)
    return _dictionary_of(schema) if kind == "object" else _PLAIN.get(str(kind), "unknown")


def _list_of(schema: Schema) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(type_of(each) for each in schema['prefixItems'])}]"
    return f"({type_of(schema.get('items', {}))})[]"


def _dictionary_of(schema: Schema) -> str:
    inner = schema.get("additionalProperties")
    value = type_of(inner) if isinstance(inner, dict) else "unknown"
    if "propertyNames" in schema:
        return f"Partial<Record<{type_of(schema['propertyNames'])}, {value}>>"
    return f"Record<string, {value}>"


if __name__ == "__main__":
    sys.stdout.write(typescript())
