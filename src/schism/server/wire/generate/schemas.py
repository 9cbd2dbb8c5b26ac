"""All models of the protocol as JSON Schemas, for the generators."""

from __future__ import annotations

from typing import Any

from pydantic import BaseModel
from pydantic.json_schema import models_json_schema

from schism.server.app import bare_app
from schism.server.wire.models import common, http, socket

Schema = dict[str, Any]


def _models(module: Any) -> list[type[BaseModel]]:
    own = (each for each in vars(module).values() if isinstance(each, type))
    found = [each for each in own if issubclass(each, BaseModel)]
    return [each for each in found if each.__module__ == module.__name__]


def groups() -> dict[str, list[type[BaseModel]]]:
    """The models in the order of their files, shared ones first."""
    shared = [each for each in _models(common) if each is not common.Model]
    server: tuple[type[BaseModel], ...] = socket.SERVER_MESSAGES
    client = [each for each in _models(socket) if each not in server]
    return {"shared": shared, "http": _models(http), "client": client, "server": list(server)}


def definitions() -> dict[str, Schema]:
    models = [model for group in groups().values() for model in group]
    _, found = models_json_schema(
        [(model, "validation") for model in models], ref_template="{model}"
    )
    return dict(found["$defs"])


def openapi() -> Schema:
    return bare_app().openapi()
