"""Routes for operators: health, readiness and metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from schism import __version__
from schism.server.admin.metrics import metrics_text
from schism.server.wire.models.http import Health
from schism.server.wire.routes.common import RegistryDep

router = APIRouter(prefix="/api", tags=["operations"])


@router.get("/health")
async def health() -> Health:
    """Whether the process is alive."""
    return Health(status="ok", version=__version__)


@router.get("/ready", responses={503: {"model": Health, "description": "Not now"}})
async def ready(registry: RegistryDep, response: Response) -> Health:
    """Whether it can serve: the database answers."""
    try:
        await registry.store.ping()
    except Exception:  # each driver has its own kinds
        response.status_code = 503
        return Health(status="no-database", version=__version__)
    return Health(status="ok", version=__version__)


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(registry: RegistryDep, request: Request) -> str:
    """Metrics in the text format of Prometheus."""
    return metrics_text(registry, request.app.state.sockets)
