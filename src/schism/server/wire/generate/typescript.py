"""The generator of the protocol's TypeScript types.

`python -m schism.server.wire.generate.typescript` prints them.
"""

from __future__ import annotations

import json
import sys

from schism.server.wire.generate.schemas import Schema, definitions, groups

_PLAIN = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean"}
_PLAIN |= {"null": "null"}


def typescript() -> str:
    found = definitions()
    parts = ["// Made by `python -m schism.server.wire.generate.typescript`."]
    parts += [_interface(name, schema) for name, schema in found.items()]
    for union, group in (("ClientMessage", "client"), ("ServerMessage", "server")):
        names = " | ".join(model.__name__ for model in groups()[group])
        parts.append(f"export type {union} = {names};")
    return "\n\n".join(parts) + "\n"


def _interface(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = []
    for field, value in schema.get("properties", {}).items():
        optional = "" if field in required else "?"
        lines.append(f"  {field}{optional}: {type_of(value)};")
    about = f"/** {' '.join(schema['description'].split())} */\n" if "description" in schema else ""
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
        return f"({type_of(schema.get('items', {}))})[]"
    if kind == "object":
        inner = schema.get("additionalProperties")
        return f"Record<string, {type_of(inner) if isinstance(inner, dict) else 'any'}>"
    return _PLAIN.get(str(kind), "any")


if __name__ == "__main__":
    sys.stdout.write(typescript())
