"""Jobs on a Ray cluster: `ray` starts one on this machine, `ray://host:10001` connects to one.

The cluster's machines need Schism's dependencies; Schism itself is sent to them, so that all of
them play by the same rules. Ray repeats a piece whose worker has died.
"""

from __future__ import annotations

import os
import socket
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import schism
from schism.errors import SchismError
from schism.lab.jobs.job import Arrays, Job, Piece

LOCAL = "ray"
RETRIES = 3  # of a piece whose worker has died
CONNECT_TIMEOUT = 5.0  # seconds


@contextmanager
def cluster(address: str) -> Iterator[Cluster]:
    ray = _ray()
    _check_address(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # send nothing home
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # we report errors ourselves, once
            ray.init(
                address="local" if address == LOCAL else address,  # never one that happens to run
                runtime_env=None if address == LOCAL else {"py_modules": [_package()]},
                log_to_driver=False,
                logging_level="ERROR",
            )
    except (ConnectionError, RuntimeError, ValueError, OSError) as error:
        raise _unreachable(address, error) from error
    try:
        yield Cluster(ray, address)
    finally:
        ray.shutdown()


def _ray() -> Any:
    try:
        import ray
    except ImportError as error:
        raise SchismError("lab-no-ray") from error
    return ray


def _package() -> str:
    return str(Path(schism.__file__).parent)


def _check_address(address: str) -> None:
    """Fail fast: Ray would try for half a minute and then print twenty lines."""
    if address == LOCAL:
        return
    parts = urlsplit(address)
    if parts.scheme != "ray" or parts.hostname is None or parts.port is None:
        raise SchismError("lab-cluster-address", found=address)
    try:
        socket.create_connection((parts.hostname, parts.port), CONNECT_TIMEOUT).close()
    except OSError as error:
        raise _unreachable(address, error) from error


def _unreachable(address: str, error: Exception) -> SchismError:
    reason = str(error).strip().splitlines() or [type(error).__name__]
    return SchismError("lab-cluster", address=address, reason=reason[0])


class Cluster:
    """Workers on a Ray cluster."""

    def __init__(self, ray: Any, address: str) -> None:
        self._ray, self._address = ray, address
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._play = ray.remote(max_retries=RETRIES)(_play)
        self._under_way: dict[Any, int] = {}

    def submit(self, job: Job, number: int) -> None:
        with self._translating_errors():
            self._under_way[self._play.remote(job, job.pieces()[number])] = number

    def result(self) -> tuple[int, Arrays]:
        with self._translating_errors():
            done, _ = self._ray.wait(list(self._under_way), num_returns=1)
            return self._under_way.pop(done[0]), self._ray.get(done[0])

    @contextmanager
    def _translating_errors(self) -> Iterator[None]:
        try:
            yield
        except self._ray.exceptions.RayTaskError as error:
            raise error.cause from error  # an error of the job, raised as it would be locally
        except (self._ray.exceptions.RayError, ConnectionError) as error:
            raise _unreachable(self._address, error) from error


def _play(job: Job, piece: Piece) -> Arrays:
    return job.play(piece)
