"""All models of the protocol as JSON Schemas, for the generators."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from pydantic import BaseModel, TypeAdapter

from schism.games.contract import Game
from schism.games.registry import GAMES
from schism.server.app import bare_app
from schism.server.wire.models import common, games, http, socket

Schema = dict[str, Any]


def _models(module: Any) -> list[type[BaseModel]]:
    own = (each for each in vars(module).values() if isinstance(each, type))
    found = [each for each in own if issubclass(each, BaseModel)]
    return [each for each in found if each.__module__ == module.__name__]


def groups() -> dict[str, list[type[BaseModel]]]:
    """The models in the order of their files, shared ones first."""
    shared = [each for each in _models(common) if each is not common.Model]
    shared += [socket.Prospect]
    server: tuple[type[BaseModel], ...] = socket.SERVER_MESSAGES
    client = [each for each in _models(socket) if each not in (*server, *shared)]
    return {"shared": shared, "http": _models(http), "client": client, "server": list(server)}


def definitions() -> dict[str, Schema]:
    models = [model for group in groups().values() for model in group]
    declared = [part for game in GAMES.values() for part in games.parts_of(game).values()]
    return _definitions([*models, *games.NOT_SENT, *declared])


def game_definitions(game: Game) -> dict[str, Schema]:
    """What a game declares, and what that is made of."""
    return _definitions(games.parts_of(game).values())


def _definitions(types: Iterable[Any]) -> dict[str, Schema]:
    adapters = [(str(i), "validation", TypeAdapter(each)) for i, each in enumerate(types)]
    _, found = TypeAdapter.json_schemas(adapters, ref_template="{model}")  # type: ignore[arg-type]
    return dict(found["$defs"])


def openapi() -> Schema:
    return bare_app().openapi()
