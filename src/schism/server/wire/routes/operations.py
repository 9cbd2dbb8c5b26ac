"""Routes for operators: health, readiness and metrics."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse

from schism import __version__
from schism.kernel.native import compiled_share
from schism.server.admin.metrics import metrics_text
from schism.server.store.store import Store
from schism.server.wire.models.http import Health, Status
from schism.server.wire.routes.common import RegistryDep

router = APIRouter(prefix="/api", tags=["operations"])


@router.get("/health")
async def health() -> Health:
    """Whether the process is alive."""
    return Health(status="ok", version=__version__)


@router.get("/ready", responses={503: {"model": Health, "description": "Not now"}})
async def ready(registry: RegistryDep, response: Response) -> Health:
    """Whether it can serve: the database answers, and the disk takes what is written."""
    status = await _storage_status(registry.store)
    response.status_code = 200 if status == "ok" else 503
    return Health(status=status, version=__version__, compiled=compiled_share())


async def _storage_status(store: Store) -> Status:
    if store.failure is not None:
        return "disk-failed"
    try:
        await store.ping()
    except Exception:  # each driver has its own kinds
        return "no-database"
    return "ok" if store.has_room else "disk-full"


@router.get("/metrics", response_class=PlainTextResponse)
async def metrics(registry: RegistryDep, request: Request) -> str:
    """Metrics in the text format of Prometheus."""
    return metrics_text(registry, request.app.state.sockets)
