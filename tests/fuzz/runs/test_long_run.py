"""The long run starts, plays in processes of its own and comes to its end."""

import subprocess
import sys
from pathlib import Path

from schism.games.registry import GAMES

PROJECT = Path(__file__).parents[3]
HANGS = 600  # seconds; a process that cannot read its piece is started again for ever


def test_a_few_games_of_each_kind_in_another_process() -> None:
    command = [sys.executable, "-m", "tests.fuzz", "--games", "2", "--jobs", "1"]
    done = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, timeout=HANGS)
    assert done.returncode == 0, done.stderr
    assert all(f"{name}: 2 games" in done.stdout for name in GAMES)
    assert "0 findings" in done.stdout
