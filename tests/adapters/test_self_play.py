"""A short run of the learning example; how well it learns takes a longer one."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import pytest

from schism.kernel.compiled import COMPILING

EXAMPLE = Path(__file__).parents[2] / "examples" / "self_play.py"


@pytest.mark.skipif(not COMPILING, reason="learning needs many games")
def test_the_example_learns_and_says_how_much_it_wins(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("torch", reason="torch is not installed (extra: frameworks)")
    small = ["avignon", "--seconds", "2", "--games", "64", "--test-games", "100"]
    monkeypatch.setattr(sys, "argv", [str(EXAMPLE), *small])
    runpy.run_path(str(EXAMPLE), run_name="__main__")
    learnt, share = capsys.readouterr().out.splitlines()
    assert int(learnt.split()[0]) >= 0
    assert "chance is 50%" in share
