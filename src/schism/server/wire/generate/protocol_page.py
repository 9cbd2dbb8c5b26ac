"""The generator of docs/protocol.md, from models and routes.

`python -m schism.server.wire.generate.protocol_page` prints it.
"""

from __future__ import annotations

import sys
from importlib.resources import files

from pydantic import BaseModel

from schism.server.wire.generate.schemas import Schema, definitions, groups, openapi
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
        parts += [_model(model, found[model.__name__]) for model in groups()[group]]
    return "\n\n".join(parts) + "\n"


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


def _model(model: type[BaseModel], schema: Schema) -> str:
    required = schema.get("required", [])
    lines = [f"### {model.__name__}"]
    if "description" in schema:
        lines.append(" ".join(schema["description"].split()))
    rows = ["| field | type | |", "|---|---|---|"]
    for name, value in schema.get("properties", {}).items():
        kind = type_of(value).replace("|", "\\|")
        rows.append(f"| `{name}` | `{kind}` | {'' if name in required else 'may be missing'} |")
    lines.append("\n".join(rows))
    return "\n\n".join(lines)


if __name__ == "__main__":
    sys.stdout.write(protocol_page())
