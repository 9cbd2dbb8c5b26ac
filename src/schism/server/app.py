"""The application: routes, the page, and how mistakes are answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from schism import __version__
from schism.errors import SchismError
from schism.server.bus import Bus
from schism.server.bus.local import LocalBus
from schism.server.bus.redis import RedisBus
from schism.server.lobby.registry import TableRegistry
from schism.server.settings import Settings
from schism.server.store.engine import open_database
from schism.server.store.store import Store
from schism.server.wire.errors import language_of, status_of, told
from schism.server.wire.limits import RateLimits
from schism.server.wire.middleware import BodyLimit, RootPath, SecurityHeaders
from schism.server.wire.page_files import PageFiles
from schism.server.wire.routes import games, operations, tables
from schism.server.wire.validation_errors import validation_error

_HTTP = {404: "not-there", 405: "method"}


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_database(settings.database) as engine:
            store = Store(engine)
            registry = TableRegistry(store, make_bus(settings), settings)
            app.state.registry = registry
            await registry.open()
            try:
                yield
            finally:
                await registry.close()
                await store.close()

    app = bare_app()
    app.router.lifespan_context = lifespan
    app.state.limits = RateLimits(settings.requests_a_minute)
    app.mount("/", PageFiles())
    app.add_middleware(BodyLimit)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(RootPath, path=settings.root_path)
    return app


def bare_app() -> FastAPI:
    """Routes and answers to mistakes: all that OpenAPI needs."""
    app = FastAPI(
        title="Schism",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for router in (games.router, tables.router, operations.router):
        app.include_router(router)
    app.add_exception_handler(SchismError, _refuse)
    app.add_exception_handler(RequestValidationError, _misunderstood)
    app.add_exception_handler(HTTPException, _not_there)
    return app


def make_bus(settings: Settings) -> Bus:
    return RedisBus(settings.bus, settings.database) if settings.bus else LocalBus()


def _answer(request: Request, error: SchismError, status: int) -> JSONResponse:
    language = language_of(request.headers.get("accept-language"))
    return JSONResponse({"error": told(error, language)}, status)


async def _refuse(request: Request, error: Any) -> JSONResponse:
    return _answer(request, error, status_of(error))


async def _misunderstood(request: Request, error: Any) -> JSONResponse:
    return _answer(request, validation_error(error.errors()[0]), 422)


async def _not_there(request: Request, error: Any) -> JSONResponse:
    status = error.status_code
    known = _HTTP.get(status)
    reason = SchismError(known) if known else SchismError("http", reason=str(error.detail))
    answer = _answer(request, reason, status)
    answer.headers.update(error.headers or {})
    return answer
