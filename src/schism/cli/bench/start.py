"""`schism bench-start`: how long a newcomer waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from schism.bench.startup import (
    ROUNDS,
    SOURCES,
    Seconds,
    from_clone,
    from_wheel,
    helped,
    imported,
    medians,
    started_again,
)
from schism.cli.bench.options import Parts, parts_in
from schism.cli.findings import Finding, machine_load, show
from schism.cli.language import Lang, decimal, set_language, t
from schism.cli.output import stderr_console
from schism.cli.parameters import AsJson

PARTS = "import,help,later,wheel,clone"
MOST_SECONDS = {  # the targets
    "import-import": 0.3,
    "help-help": 0.4,
    "later-page": 1.5,
    "wheel-card": 5.0,
    "clone-page": 25.0,
    "clone-card": 40.0,
}
MOST_MEGABYTES = 10.0  # of the wheel
LARGEST = 5  # packages that are named

Wheel = Annotated[
    Path | None, typer.Option(metavar="FILE", help=t("bench-start-option-wheel"), exists=True)
]


def bench_start(
    only: Parts = PARTS, wheel: Wheel = None, as_json: AsJson = False, lang: Lang = None
) -> None:
    set_language(lang)
    show(list(_findings(parts_in(only, PARTS), wheel)), as_json)


def _findings(wanted: list[str], wheel: Path | None) -> Iterator[Finding]:
    yield machine_load()
    with stderr_console().status(t("bench-lab-running")):
        for part, measure in (("import", imported), ("help", helped), ("later", started_again)):
            if part in wanted:
                yield from _waits(part, medians(measure))
        if "wheel" in wanted:
            yield from _wheel(wheel) if wheel else _left_out("wheel")
        if "clone" in wanted:
            in_clone = (SOURCES / ".git").exists()
            yield from _waits("clone", medians(from_clone)) if in_clone else _left_out("clone")


def _waits(part: str, waited: Seconds) -> Iterator[Finding]:
    for name, seconds in waited.items():
        most = MOST_SECONDS.get(f"{part}-{name}")
        yield Finding(
            part,
            t(f"bench-start-{part}-{name}", rounds=ROUNDS),
            t("bench-start-seconds", seconds=decimal(seconds)),
            "" if most is None else t("bench-start-seconds", seconds=decimal(most)),
            None if most is None else seconds <= most,
            {name: seconds},
        )


def _wheel(file: Path) -> Iterator[Finding]:
    size = file.stat().st_size / 1e6
    yield Finding(
        "wheel",
        t("bench-start-download"),
        _megabytes(size),
        _megabytes(MOST_MEGABYTES),
        size <= MOST_MEGABYTES,
        {"wheel_megabytes": size},
    )
    packages: dict[str, int] = {}

    def measure() -> Seconds:
        waited, sizes = from_wheel(file)
        packages.update(sizes)
        return waited

    yield from _waits("wheel", medians(measure))
    largest = ", ".join(
        f"{name} {_megabytes(packages[name] / 1e6)}" for name in [*packages][:LARGEST]
    )
    yield Finding(
        "wheel",
        t("bench-start-installed", count=len(packages)),
        f"{_megabytes(sum(packages.values()) / 1e6)}: {largest}",
        "",
        None,
        {"installed_bytes": packages},
    )


def _megabytes(number: float) -> str:
    return t("bench-start-megabytes", megabytes=decimal(number))


def _left_out(part: str) -> Iterator[Finding]:
    about = t("bench-start-left-out-about", part=part)
    yield Finding(part, about, t(f"bench-start-left-out-{part}"), "", None, {})
