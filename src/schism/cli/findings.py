"""Benchmark results and their targets, as a table or as JSON."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass

from schism.cli.language import decimal, t
from schism.cli.output import print_json, stdout_console
from schism.games.contract import Json
from schism.games.terminal.tables import plain_table


@dataclass(frozen=True, slots=True)
class Finding:
    """A row of the table."""

    part: str
    about: str
    measured: str
    target: str
    reached: bool | None  # None if there is no target
    data: Json


def machine_load() -> Finding:
    """Report the machine's load, which slows everything down."""
    load, cores = os.getloadavg()[0], os.cpu_count() or 1
    measured = t("bench-lab-load-is", load=decimal(load), cores=cores)
    data = {"load": load, "cores": cores}
    return Finding("load", t("bench-lab-load"), measured, "", None, data)


def show(found: Sequence[Finding], as_json: bool) -> None:
    if as_json:
        print_json([{"part": f.part, **f.data, "reached": f.reached} for f in found])
        return
    headings = (t(f"bench-bots-head-{name}") for name in ("about", "found", "target", "reached"))
    table = plain_table(*headings)
    for finding in found:
        reached = {True: t("bench-bots-yes"), False: t("bench-bots-no"), None: ""}[finding.reached]
        table.add_row(finding.about, finding.measured, finding.target, reached)
    stdout_console().print(table)
