"""Options that the commands of the lab share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeAlias

import typer

from schism.cli.tongue import t

Resume: TypeAlias = Annotated[Path | None, typer.Option(metavar="DIR", help=t("lab-option-resume"))]
On: TypeAlias = Annotated[
    str | None, typer.Option(metavar="ray|ray://HOST:PORT", help=t("lab-option-on"))
]
Jobs: TypeAlias = Annotated[int | None, typer.Option(metavar="N", min=1, help=t("lab-option-jobs"))]
Roles: TypeAlias = Annotated[
    str | None, typer.Option(metavar="bertram|random|ID,ID,..", help=t("cli-option-roles"))
]
