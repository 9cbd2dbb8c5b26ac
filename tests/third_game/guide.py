"""Fills the guide's code blocks from the toy's files: `python -m tests.third_game.guide`.

A comment in front of a block names the file, and the definitions to show if not all of it:
`<!-- rules.py: observe copy_public -->`.
"""

from __future__ import annotations

import ast
import re

from tests.third_game.kit import ROOT, TOY

GUIDES = tuple(ROOT / f"docs/write-a-third-game{language}.md" for language in ("", ".de"))
_BLOCK = re.compile(
    r"<!-- (?P<file>[\w./]+)(?:: (?P<names>[\w ]+))? -->\n```(?P<kind>\w*)\n.*?```", re.DOTALL
)


def filled(text: str) -> str:
    """The guide with every block as the toy's files have it now."""
    return _BLOCK.sub(_block, text)


def _block(found: re.Match[str]) -> str:
    file, names, kind = found["file"], found["names"], found["kind"]
    content = (TOY / file).read_text(encoding="utf-8").strip("\n")
    shown = _definitions(content, names.split()) if names else content
    head = f"<!-- {file}: {names} -->" if names else f"<!-- {file} -->"
    return f"{head}\n```{kind}\n{shown}\n```"


def _definitions(source: str, names: list[str]) -> str:
    lines, parts = source.splitlines(), []
    found = {name: node for node in ast.parse(source).body for name in _names(node)}
    for name in names:
        node = found[name]
        decorators = getattr(node, "decorator_list", [])
        first = min([node.lineno, *(each.lineno for each in decorators)])
        part = "\n".join(lines[first - 1 : node.end_lineno])
        parts.append(part if isinstance(node, ast.Assign | ast.AnnAssign) else f"\n\n{part}\n\n")
    return re.sub(r"\n{4,}", "\n\n\n", "\n".join(parts)).strip("\n")


def _names(node: ast.stmt) -> list[str]:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return [node.name]
    targets = node.targets if isinstance(node, ast.Assign) else [getattr(node, "target", None)]
    return [target.id for target in targets if isinstance(target, ast.Name)]


def main() -> None:
    for guide in GUIDES:
        guide.write_text(filled(guide.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
