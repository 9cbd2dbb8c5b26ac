"""Dependencies of routes. All are async: FastAPI runs others in threads."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import Depends, Header, Path, Request

from schism.errors import SchismError
from schism.server.lobby.registry import TableRegistry
from schism.server.reviews.reviews import ReviewQueue
from schism.server.tables.table import LiveTable
from schism.server.wire.limits import RateLimits
from schism.server.wire.models.common import ErrorBody

ERRORS: dict[int | str, dict[str, object]] = {
    "4XX": {"model": ErrorBody, "description": "What is wrong, and what to do"}
}


async def _registry(request: Request) -> TableRegistry:
    registry: TableRegistry = request.app.state.registry
    return registry


RegistryDep: TypeAlias = Annotated[TableRegistry, Depends(_registry)]
TableId: TypeAlias = Annotated[str, Path(min_length=1, max_length=20, pattern="^[a-z0-9]+$")]


async def _table(registry: RegistryDep, table_id: TableId) -> LiveTable:
    return await registry.current_table(table_id)


TableDep: TypeAlias = Annotated[LiveTable, Depends(_table)]


async def _reviews(request: Request) -> ReviewQueue:
    reviews: ReviewQueue = request.app.state.reviews
    return reviews


async def _token(authorization: Annotated[str | None, Header(max_length=200)] = None) -> str | None:
    scheme, _, token = (authorization or "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


ReviewsDep: TypeAlias = Annotated[ReviewQueue, Depends(_reviews)]
Token: TypeAlias = Annotated[str | None, Depends(_token)]


async def _limited(request: Request) -> None:
    limits: RateLimits = request.app.state.limits
    if not limits.allow(request.client.host if request.client else ""):
        raise SchismError("too-many")


Limited = Depends(_limited)
