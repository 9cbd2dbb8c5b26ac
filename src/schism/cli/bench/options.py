"""Options that the benchmark commands share."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import typer

from schism.cli.language import t
from schism.cli.parameters import names_in
from schism.errors import SchismError

Seconds: TypeAlias = Annotated[float, typer.Option(metavar="S", help=t("bench-option-seconds"))]
Parts: TypeAlias = Annotated[
    str, typer.Option(metavar="PART,PART,..", help=t("bench-bots-option-only"))
]


def check_seconds(seconds: float) -> None:
    if seconds <= 0:
        raise SchismError("bench-seconds", found=str(seconds))


def parts_in(text: str, known: str) -> list[str]:
    """Read the parts of a benchmark that were asked for; raise for unknown ones."""
    parts, every = names_in(text), names_in(known)
    if not set(parts) <= set(every):
        raise SchismError("bench-part", found=text, known=", ".join(every))
    return parts
