"""Migrations run completely or not at all."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic import op

from schism.errors import SchismError
from schism.server.store.engine import open_database
from tests.server.faults.test_upgrade import database_of
from tests.server.kit import run
from tests.server.stored import FOLDERS


def test_an_upgrade_that_breaks_off_loses_nothing_and_can_be_done_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = database_of(FOLDERS[0], tmp_path)
    before = journal_in(file)
    with monkeypatch.context() as broken:
        broken.setattr(op, "rename_table", lambda *_: 1 / 0)
        with pytest.raises(SchismError):
            run(bring_up_to_date(file))
    assert journal_in(file) == before
    run(bring_up_to_date(file))
    assert journal_in(file) == before


async def bring_up_to_date(file: Path) -> None:
    async with open_database(f"sqlite:///{file}"):
        pass


def journal_in(file: Path) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(file)) as database:
        return database.execute(
            "SELECT table_id, version, seat, kind, text, request, at FROM journal ORDER BY 1, 2"
        ).fetchall()
