"""Every command has a help page with an example, in both languages."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest

from tests.cli.terminal import schism, schism_process

COMMANDS = (
    "",
    "play",
    "simulate",
    "arena",
    "balance",
    "tune",
    "learn",
    "replay",
    "review",
    "serve",
    "site",
    "verify",
    "admin",
    "admin list",
    "admin backup",
    "admin export",
    "admin import",
    "admin remove",
    "conform",
    "bench",
    "bench-bots",
    "bench-lab",
    "bench-server",
    "bench-start",
    "deck",
    "deck list",
    "deck show",
    "deck check",
    "deck new",
)
ALL_PAGES = """
import sys
from schism.cli.main import main
for command in sys.argv[1].split(","):
    print("PAGE", command)
    assert main([*command.split(), "--help"]) == 0
"""


@pytest.mark.parametrize(
    ("language", "usage", "example", "foreign"),
    [
        ("en", "Usage:", "Example: schism", "DATEI|ORDNER|STUFE|OPTIONEN|BEFEHL"),
        ("de", "Aufruf:", "Beispiel: schism", "FILE|DIR|FOLDER|LEVEL|OPTIONS|COMMAND"),
    ],
)
def test_every_command_has_help_with_an_example(
    language: str, usage: str, example: str, foreign: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALL_PAGES, ",".join(COMMANDS), "--lang", language],
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    pages = done.stdout.split("PAGE")[1:]
    assert len(pages) == len(COMMANDS)
    for page in pages:
        assert usage in page
        assert example in page
        assert not re.search(foreign, page)


def test_the_version() -> None:
    assert schism("--version").out.count(".") == 2


def test_without_a_command_there_is_help() -> None:
    answer = schism_process()
    assert answer.code == 2
    assert "Usage:" in answer.err + answer.out
