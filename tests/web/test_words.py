"""The page says what the terminal says: sentences of real games, made on both sides."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from schism.text.catalogue import FOLDERS
from tests.web.dump_words import dump

WEB = Path(__file__).parents[2] / "web"
VITE = WEB / "node_modules/.bin/vite"


def test_python_and_typescript_say_the_same(tmp_path: Path) -> None:
    if shutil.which("node") is None or not VITE.exists():
        pytest.skip("the page's tools are not installed: make web")
    build = ["--ssr", "tools/compare_words.ts", "--outDir", str(tmp_path), "--logLevel", "error"]
    subprocess.run([str(VITE), "build", *build], cwd=WEB, check=True)
    told = subprocess.run(
        ["node", str(tmp_path / "compare_words.js"), *map(str, FOLDERS)],
        input=json.dumps(dump()),
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.stderr == ""
    assert int(told.stdout) > 10_000
