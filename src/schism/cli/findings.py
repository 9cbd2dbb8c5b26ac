"""What a benchmark found beside what it aimed at, as a table or as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from schism.cli.output import plain_table, print_json, screen
from schism.cli.tongue import t
from schism.games.contract import Json


@dataclass(frozen=True, slots=True)
class Finding:
    """A line of the table."""

    part: str
    about: str
    measured: str
    target: str
    reached: bool | None  # None where nothing was aimed at
    data: Json


def show(found: Sequence[Finding], as_json: bool) -> None:
    if as_json:
        print_json([{"part": f.part, **f.data, "reached": f.reached} for f in found])
        return
    headings = (t(f"bench-bots-head-{name}") for name in ("about", "found", "target", "reached"))
    table = plain_table(*headings)
    for finding in found:
        reached = {True: t("bench-bots-yes"), False: t("bench-bots-no"), None: ""}[finding.reached]
        table.add_row(finding.about, finding.measured, finding.target, reached)
    screen().print(table)
