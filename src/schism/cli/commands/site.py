"""`schism site`: the page as a folder for any static host, which plays without a server."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Annotated

import typer

from schism.cli.language import Lang, set_language, t
from schism.errors import SchismError
from schism.server.wire.page_files import FOLDER, with_server_use

_START = "index.html"


def site(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=t("site-argument"))],
    lang: Lang = None,
) -> None:
    set_language(lang)
    write_site(FOLDER, folder)
    typer.echo(t("site-written", folder=str(folder)))


def write_site(page: Path, folder: Path) -> None:
    """Copy the page. Files of an earlier one stay: somebody may have it open."""
    if not (page / _START).is_file():
        raise SchismError("no-page")
    if not list(page.glob("engine/*.wasm")):
        raise SchismError("no-modules")
    if folder.exists() and not _is_ours(folder):
        raise SchismError("site-folder", folder=str(folder))
    shutil.copytree(page, folder, dirs_exist_ok=True)
    text = (page / _START).read_text(encoding="utf-8")
    (folder / _START).write_text(with_server_use(text, "none"), encoding="utf-8")
    for compressed in folder.glob(f"{_START}.*"):
        compressed.unlink()  # it says that there is a server


def _is_ours(folder: Path) -> bool:
    """Whether a folder is empty or holds an earlier copy of the page."""
    start = folder / _START
    if start.is_file():
        return 'name="schism-server"' in start.read_text(encoding="utf-8", errors="replace")
    return folder.is_dir() and not any(folder.iterdir())
