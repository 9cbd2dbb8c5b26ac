"""Creating and joining tables without the framework, whose work took three quarters of the time.

What is plain and valid is answered here, by the endpoints that the framework knows too. Everything
else goes the ordinary way: other routes, other content types, and requests that are refused for
their form.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Coroutine
from typing import Any, TypeAlias

from pydantic import BaseModel, ValidationError
from starlette.datastructures import Headers
from starlette.responses import JSONResponse, Response

from schism.errors import SchismError
from schism.server.lobby.registry import TableRegistry
from schism.server.wire.errors import error_detail, language_of, status_of
from schism.server.wire.middleware import LARGEST_BODY
from schism.server.wire.models.http import JoinRequest, TableRequest
from schism.server.wire.routes.tables import create, take_seat

_JOIN = re.compile("/api/tables/([a-z0-9]{1,20})/join")
_CREATED, _OK = 201, 200

Answer: TypeAlias = Coroutine[Any, Any, BaseModel]
Endpoint: TypeAlias = Callable[[TableRegistry, Any], Answer]


class HotRoutes:
    def __init__(self, app: Any) -> None:
        self._app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http" or scope["method"] != "POST":
            await self._app(scope, receive, send)
            return
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        found, headers = _route(path), Headers(scope=scope)
        if found is None or not _is_plain(headers):
            await self._app(scope, receive, send)
            return
        model, status, endpoint = found
        messages = await _receive_all(receive)
        try:
            request = model.model_validate_json(b"".join(each["body"] for each in messages))
        except (ValidationError, KeyError):  # KeyError: the client has gone
            await self._app(scope, _again(messages, receive), send)
            return
        try:
            _limit(scope)
            answer = await endpoint(scope["app"].state.registry, request)
        except SchismError as error:
            language = language_of(headers.get("accept-language"))
            response: Response = JSONResponse(
                {"error": error_detail(error, language)}, status_of(error)
            )
        else:
            response = Response(answer.model_dump_json(), status, media_type="application/json")
        await response(scope, receive, send)


def _limit(scope: Any) -> None:
    client = scope["client"]
    if not scope["app"].state.limits.allow(client[0] if client else ""):
        raise SchismError("too-many")


def _route(path: str) -> tuple[type[BaseModel], int, Endpoint] | None:
    """The request's model, the status if all goes well, and what answers it."""
    if path == "/api/tables":
        return TableRequest, _CREATED, create
    found = _JOIN.fullmatch(path)
    if found is None:
        return None
    table_id = found[1]

    async def join(registry: TableRegistry, request: JoinRequest) -> BaseModel:
        return await take_seat(await registry.current_table(table_id), request)

    return JoinRequest, _OK, join


def _is_plain(headers: Headers) -> bool:
    """Whether the body is JSON of a known length."""
    length = headers.get("content-length", "")
    is_json = headers.get("content-type") == "application/json"
    return is_json and length.isdecimal() and int(length) <= LARGEST_BODY


async def _receive_all(receive: Any) -> list[Any]:
    messages = [await receive()]
    while messages[-1].get("more_body"):
        messages.append(await receive())
    return messages


def _again(messages: list[Any], receive: Any) -> Any:
    """Receive what has been received already, then what follows."""
    left = iter(messages)

    async def receive_again() -> Any:
        for message in left:
            return message
        return await receive()

    return receive_again
