"""What keeps the code easy to navigate: small folders, few imports, games kept apart."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from schism.games.registry import GAMES

PROJECT = Path(__file__).parents[2]
SOURCES = PROJECT / "src"
PAGE = PROJECT / "web" / "src"
TESTS = PROJECT / "tests"
MOST_IMPORTS = 15
MOST_FILES = 15
LONGEST_FILE = 420

# Where our games are compared with named games of others.
PEERS = {"peers.py", "game.cjs"}


def code_files() -> Iterator[Path]:
    for folder in (SOURCES, TESTS):
        yield from folder.rglob("*.py")
    for kind in ("*.ts", "*.svelte"):
        yield from (path for path in PAGE.rglob(kind) if path.name != "types.ts")


def modules() -> dict[str, Path]:
    found = {}
    for path in SOURCES.rglob("*.py"):
        name = ".".join(path.relative_to(SOURCES).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return found


def imports_of(path: Path, known: dict[str, Path]) -> set[str]:
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("schism"):
            names = (f"{node.module}.{alias.name}" for alias in node.names)
            found |= {name if name in known else str(node.module) for name in names}
        elif isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names if alias.name.startswith("schism")}
    return found


def test_no_file_imports_too_many_modules_of_ours() -> None:
    known = modules()
    counts = {str(path): len(imports_of(path, known)) for path in known.values()}
    assert {path: count for path, count in counts.items() if count > MOST_IMPORTS} == {}


def test_no_folder_has_too_many_files() -> None:
    counts = Counter(path.parent for path in code_files() if not re.search(r"\.test\.", path.name))
    assert {folder: count for folder, count in counts.items() if count > MOST_FILES} == {}


def test_no_file_is_too_long() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in code_files()}
    assert {path: length for path, length in lengths.items() if length > LONGEST_FILE} == {}


def test_only_a_games_own_folders_name_it() -> None:
    """A third game touches no other file; `tests/third_game` shows that it need not."""
    named = re.compile("|".join(game for game in GAMES if game != "toy"), re.IGNORECASE)
    elsewhere = (
        path
        for path in (*SOURCES.rglob("*"), *PAGE.rglob("*"))
        if path.suffix in {".py", ".ts", ".svelte", ".css", ".json", ".cjs", ".mjs"}
        and not {"games", "text", "page", "node_modules"} & set(path.parts)
        and path.name not in PEERS | {"types.ts"}
        and path != SOURCES / "schism/__init__.py"  # `help(schism)` plays one
    )
    naming = [path for path in elsewhere if named.search(path.read_text(encoding="utf-8"))]
    assert naming == []
