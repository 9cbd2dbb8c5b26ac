"""Every command has a help page with an example, in both languages."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from schism.cli.main import COMMANDS, GROUPS, find_command
from tests.cli.terminal import schism, schism_process

PAGES = (
    "",
    *COMMANDS,
    *GROUPS,
    *(
        f"{group} {each.name}"
        for group, place in GROUPS.items()
        for each in find_command(place).registered_commands
    ),
)
# The command that an example names reads it, and shows its page instead of doing it.
ALL_PAGES = """
import io, re, sys
from contextlib import redirect_stdout
from schism.cli.main import main
def page(arguments):
    with redirect_stdout(io.StringIO()) as out:
        assert main([*arguments, "--help"]) == 0, arguments
    return out.getvalue()
for name in sys.argv[1].split(","):
    shown = page(name.split())
    print("PAGE", shown)
    example = re.findall(": schism (.*)", shown)[-1].split()
    assert example[: len(name.split())] == name.split()
    page(example)
"""


@pytest.mark.parametrize(
    ("language", "usage", "example", "foreign"),
    [
        ("en", "Usage:", "Example: schism", "DATEI|ORDNER|STUFE|OPTIONEN|BEFEHL"),
        ("de", "Aufruf:", "Beispiel: schism", "FILE|DIR|FOLDER|LEVEL|OPTIONS|COMMAND"),
    ],
)
def test_every_command_has_help_with_an_example_that_it_reads(
    language: str, usage: str, example: str, foreign: str
) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ALL_PAGES, ",".join(PAGES), "--lang", language],
        capture_output=True,
        encoding="utf-8",
        env={**os.environ, "COLUMNS": "200"},
        check=False,
    )
    assert done.returncode == 0, done.stderr
    pages = done.stdout.split("PAGE")[1:]
    assert len(pages) == len(PAGES)
    for page in pages:
        assert usage in page
        assert example in page
        assert not re.search(foreign, page)


def test_the_version() -> None:
    assert schism("--version").out.count(".") == 2


@pytest.mark.parametrize("group", GROUPS)
def test_a_group_knows_the_language_like_its_commands(group: str) -> None:
    assert "Aufruf:" in schism_process(group, "--help", "--lang", "de").out


def test_a_narrow_page_cuts_nothing_off_and_offers_only_what_the_command_takes() -> None:
    play, simulate = (schism_process(name, "--help").out for name in ("play", "simulate"))
    assert '"choose"' in play
    assert '"choose"' not in simulate
    assert "…" not in play + simulate


def test_without_a_command_there_is_help() -> None:
    answer = schism_process()
    assert answer.code == 2
    assert "Usage:" in answer.err + answer.out
