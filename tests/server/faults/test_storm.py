"""Servers are killed under their players; a small storm, `make storm` is the large one."""

from __future__ import annotations

from pathlib import Path

from schism.cli.commands.serve import database_url
from tests.server.databases import REDIS, own_database, skip_without_both
from tests.server.storm.storm import Storm
from tests.server.storm.truth import Findings

TABLES, KILLS = 6, 4


def check(findings: Findings) -> None:
    assert findings.problems == []
    assert findings.counts["kills"] == KILLS
    assert findings.counts["acknowledged"] >= KILLS
    assert findings.counts["returns"] > 0
    assert findings.counts["repeated requests"] > 0


def test_a_killed_server_loses_nothing_it_has_acknowledged(tmp_path: Path) -> None:
    check(Storm(tmp_path, database_url(None, tmp_path), TABLES, KILLS).run())


def test_one_of_two_processes_is_killed_and_the_other_goes_on(tmp_path: Path) -> None:
    skip_without_both()
    with own_database() as database:
        findings = Storm(tmp_path, database, TABLES, KILLS, bus=REDIS, think=0.5).run()
    check(findings)
    assert findings.counts["acknowledged while one was down"] > 0


def test_processes_are_replaced_one_after_the_other_and_no_move_is_lost(tmp_path: Path) -> None:
    skip_without_both()
    with own_database() as database:
        storm = Storm(tmp_path, database, TABLES, KILLS, bus=REDIS, think=0.2, faults=("replace",))
        findings = storm.run()
    check(findings)
    assert findings.counts["of them: replace"] == KILLS
    assert findings.counts["acknowledged while one was down"] > 0
