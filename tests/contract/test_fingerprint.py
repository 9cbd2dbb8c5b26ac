"""Compiled code is found again by a hash of its sources that ignores what is written for people."""

import ast
import re
from pathlib import Path

import pytest

from schism.kernel.compiled import COMMENT, COMPILED_PACKAGES, DOCSTRING, fingerprint

SOURCES = Path(__file__).parents[2] / "src/schism"
CODE = """\
LIMIT = 3


def limited(number):
    return min(number, LIMIT)
"""
PROSE_ADDED = '''\
"""A module with "quotes" in its docstring.

And more of them.
"""

LIMIT = 3  # inclusive

# Nothing is above it.


def limited(number):
    """Return the number or the limit."""

    return min(number, LIMIT)
'''


def _fingerprint_of(folder: Path, code: str) -> str:
    (folder / "rules.py").write_text(code)
    return fingerprint([folder])


def test_docstrings_comments_and_empty_lines_do_not_count(tmp_path: Path) -> None:
    assert _fingerprint_of(tmp_path, PROSE_ADDED) == _fingerprint_of(tmp_path, CODE)


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("LIMIT = 3", "LIMIT = 4"),
        ("LIMIT = 3", "LIMIT = '#'"),
        ("    return", "    min(1, 2)\n    return"),
    ],
)
def test_code_counts(tmp_path: Path, before: str, after: str) -> None:
    changed = CODE.replace(before, after)
    assert _fingerprint_of(tmp_path, changed) != _fingerprint_of(tmp_path, CODE)


def _syntax_without_prose(source: bytes) -> str:
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef):
            node.body = [each for each in node.body if not _is_constant(each)]
    return ast.dump(tree)


def _is_constant(statement: ast.stmt) -> bool:
    return isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant)


@pytest.mark.parametrize("package", COMPILED_PACKAGES)
def test_only_prose_is_left_out(package: str) -> None:
    """Methods of protocols have nothing but a docstring, so `...` replaces docstrings here."""
    for file in (SOURCES / package).rglob("*.py"):
        source = b"\n" + file.read_bytes()
        bare = COMMENT.sub(b"", DOCSTRING.sub(_ellipsis, source))
        assert _syntax_without_prose(bare) == _syntax_without_prose(source), file


def _ellipsis(docstring: re.Match[bytes]) -> bytes:
    return docstring[0].partition(b'"""')[0] + b"..."
