"""The application: routes, the web page, and responses to errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.datastructures import State
from starlette.exceptions import HTTPException

from schism import __version__
from schism.errors import SchismError
from schism.server.lobby.lifespan import open_registry
from schism.server.reviews.reviews import ReviewQueue
from schism.server.settings import Settings
from schism.server.wire.errors import error_detail, language_of, status_of
from schism.server.wire.limits import RateLimits, Sockets
from schism.server.wire.middleware import BodyLimit, Failures, RootPath, SecurityHeaders
from schism.server.wire.page_files import PageFiles
from schism.server.wire.routes import games, operations, tables
from schism.server.wire.routes.hot import HotRoutes
from schism.server.wire.validation_errors import validation_error

_HTTP_ERRORS = {404: "not-there", 405: "method"}


def make_app(settings: Settings) -> FastAPI:
    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with open_registry(settings) as registry:
            app.state.registry = registry
            app.state.reviews = ReviewQueue()
            try:
                yield
            finally:
                app.state.reviews.close()

    app = bare_app()
    app.router.lifespan_context = lifespan
    app.state = new_state(settings)
    app.mount("/", PageFiles(server_use="everything" if settings.solo_on_server else "people"))
    app.add_middleware(HotRoutes)
    app.add_middleware(BodyLimit)
    app.add_middleware(Failures)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(RootPath, path=settings.root_path)
    return app


def new_state(settings: Settings) -> State:
    """What an application counts; its lifespan adds the registry and the reviews."""
    limits = RateLimits(settings.requests_a_minute)
    sockets = Sockets(settings.most_connections, settings.most_sockets)
    return State({"limits": limits, "sockets": sockets})


def bare_app() -> FastAPI:
    """The routes and error handlers only: all that OpenAPI needs."""
    app = FastAPI(
        title="Schism",
        version=__version__,
        openapi_url="/api/openapi.json",
        docs_url=None,
        redoc_url=None,
    )
    for router in (games.router, tables.router, operations.router):
        app.include_router(router)
    app.add_exception_handler(SchismError, _on_error)
    app.add_exception_handler(RequestValidationError, _on_invalid_request)
    app.add_exception_handler(HTTPException, _on_http_error)
    app.add_exception_handler(UnicodeEncodeError, _on_lone_surrogate)
    return app


def _respond(request: Request, error: SchismError, status: int) -> JSONResponse:
    language = language_of(request.headers.get("accept-language"))
    return JSONResponse({"error": error_detail(error, language)}, status)


async def _on_error(request: Request, error: Any) -> JSONResponse:
    return _respond(request, error, status_of(error))


async def _on_invalid_request(request: Request, error: Any) -> JSONResponse:
    return _respond(request, validation_error(error.errors()[0]), 422)


async def _on_lone_surrogate(request: Request, error: Any) -> JSONResponse:
    """JSON can spell half a character, which is no text."""
    return _respond(request, SchismError("message", reason=SchismError("misread-text")), 422)


async def _on_http_error(request: Request, error: Any) -> JSONResponse:
    status = error.status_code
    known = _HTTP_ERRORS.get(status)
    reason = SchismError(known) if known else SchismError("http", reason=str(error.detail))
    response = _respond(request, reason, status)
    response.headers.update(error.headers or {})
    return response
