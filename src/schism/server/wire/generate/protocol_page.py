"""The generator of docs/protocol.md, from models and routes.

`python -m schism.server.wire.generate.protocol_page` prints it.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources import files

from schism.games.contract import Game
from schism.games.registry import GAMES
from schism.server.wire.generate.schemas import (
    Schema,
    definitions,
    game_definitions,
    groups,
    openapi,
)
from schism.server.wire.generate.typescript import type_of

_TITLES = {
    "shared": "Shared models",
    "http": "HTTP bodies",
    "client": "Messages of a client",
    "server": "Messages of the server",
}


def protocol_page() -> str:
    head = (files("schism.server.wire.generate") / "protocol_head.md").read_text(encoding="utf-8")
    parts = [head.rstrip(), "## HTTP", _routes(openapi())]
    found = definitions()
    for group, title in _TITLES.items():
        parts.append(f"## {title}")
        parts += [_table(model.__name__, found[model.__name__]) for model in groups()[group]]
    for game in GAMES.values():
        parts += [f"## What {game.id} declares", *_declared(game)]
    return "\n\n".join(parts) + "\n"


def _declared(game: Game) -> Iterator[str]:
    """Objects, then events, then the words that stand for other values."""
    found = game_definitions(game)
    objects = {name: schema for name, schema in found.items() if schema.get("type") == "object"}
    events = {name: each for name, each in objects.items() if "event" in each["properties"]}
    yield from (_table(name, each) for name, each in objects.items() if name not in events)
    rows = ["| event | what it says besides `rule` and `seat` |", "|---|---|"]
    rows += [_event(each) for each in events.values()]
    yield "### Events\n\n" + "\n".join(rows)
    rows = ["| type | |", "|---|---|"]
    words = (name for name, schema in found.items() if "enum" in schema)
    rows += [f"| `{name}` | `{_cell(found[name])}` |" for name in words]
    if len(rows) > 2:
        yield "### Words\n\n" + "\n".join(rows)


def _event(schema: Schema) -> str:
    own = {k: v for k, v in schema["properties"].items() if k not in ("event", "rule", "seat")}
    optional = {key: "" if key in schema["required"] else "?" for key in own}
    said = ", ".join(f"`{key}{optional[key]}: {_cell(value)}`" for key, value in own.items())
    return f"| `{schema['properties']['event']['const']}` | {said} |"


def _cell(schema: Schema) -> str:
    return type_of(schema).replace("|", "\\|")


def _routes(api: Schema) -> str:
    rows = ["| request | body | response | |", "|---|---|---|---|"]
    for path, methods in api["paths"].items():
        for method, about in methods.items():
            status = next(code for code in about["responses"] if code.startswith("2"))
            body = _model_name(about.get("requestBody", {}))
            response = _model_name(about["responses"][status])
            text = " ".join(about.get("description", "").split())
            rows.append(f"| `{method.upper()} {path}` | {body} | {status} {response} | {text} |")
    return "\n".join(rows)


def _model_name(part: Schema) -> str:
    content = part.get("content", {}).get("application/json", {}).get("schema", {})
    one, *optional = content.get("anyOf", [content])
    reference = one.get("$ref") or one.get("items", {}).get("$ref", "")
    name = reference.rpartition("/")[2] + ("[]" if "items" in one else "")
    return f"`{name}`{' or none' if optional else ''}" if reference else ""


def _table(name: str, schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [f"### {name}"]
    if "description" in schema:
        lines.append(" ".join(schema["description"].split()))
    rows = ["| field | type | |", "|---|---|---|"]
    for field, value in schema.get("properties", {}).items():
        optional = "" if field in required else "may be missing"
        rows.append(f"| `{field}` | `{_cell(value)}` | {optional} |")
    lines.append("\n".join(rows))
    return "\n\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(protocol_page())
