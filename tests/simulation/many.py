"""Many runs, in processes of their own."""

from __future__ import annotations

import multiprocessing
from collections.abc import Iterable, Iterator

from tests.server.storm.truth import Findings
from tests.simulation.simulation import Setup, simulate

_AT_ONCE = 20  # seeds that a process gets; then it ends, and with it what killed servers leave


def run_seeds(seeds: Iterable[int], jobs: int) -> Iterator[tuple[Setup, Findings]]:
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.simulation.preload"])
    with context.Pool(jobs, maxtasksperchild=1) as pool:
        yield from pool.imap(_run, seeds, chunksize=_AT_ONCE)


def _run(seed: int) -> tuple[Setup, Findings]:
    setup = Setup.of_seed(seed)
    try:
        return setup, simulate(setup)
    except Exception as error:  # as bad as a broken property, and as easy to replay
        return setup, Findings(problems=[f"{type(error).__name__}: {error}"])
