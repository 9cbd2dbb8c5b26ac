"""List the numbered rules that no test names: `python -m tests.rules_without_tests`.

A test of Tolerance's rule 5.6 is called `test_5_6_...` and lives under `tests/rules/tolerance`. The
rules are those of docs/spec, whose README lists the ones that are not built yet.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

PROJECT = Path(__file__).parent.parent
RULES = PROJECT / "tests" / "rules"
SPECIFICATION = PROJECT / "docs" / "spec"

_TEST = re.compile(r"^\s*def test_(\d+)_(\d+)_", re.MULTILINE)
_RULE = re.compile(r"^(?:\*\*|\| )(\d+\.\d+)(?:\*\*)? (.{1,60})", re.MULTILINE)
_NOT_BUILT = re.compile(r"^\| ([a-z]+) (\d+\.\d+) \|", re.MULTILINE)


def games() -> list[str]:
    return [file.stem for file in sorted(SPECIFICATION.glob("*.md")) if file.stem != "README"]


def numbered_rules(game: str) -> dict[str, str]:
    """Map each rule's number to the beginning of its text."""
    return dict(_RULE.findall((SPECIFICATION / f"{game}.md").read_text(encoding="utf-8")))


def rules_not_built(game: str) -> set[str]:
    listed = _NOT_BUILT.findall((SPECIFICATION / "README.md").read_text(encoding="utf-8"))
    return {rule for owner, rule in listed if owner == game}


def tested_rules(game: str) -> set[str]:
    files = (RULES / game).rglob("*.py")
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {f"{part}.{rule}" for text in texts for part, rule in _TEST.findall(text)}


def complaints(game: str) -> list[str]:
    rules, waiting, tested = numbered_rules(game), rules_not_built(game), tested_rules(game)
    untested = [rule for rule in rules if rule not in tested | waiting]
    return [
        *(f"{game} {rule}: no test ({rules[rule]} ...)" for rule in untested),
        *(f"{game} {rule}: tested, but no such rule" for rule in sorted(tested - set(rules))),
        *(f"{game} {rule}: tested, but listed as not built" for rule in sorted(tested & waiting)),
        *(f"{game} {rule}: not built, but no such rule" for rule in sorted(waiting - set(rules))),
    ]


def main() -> int:
    found = [complaint for game in games() for complaint in complaints(game)]
    count = sum(len(numbered_rules(game)) for game in games())
    waiting = sum(len(rules_not_built(game)) for game in games())
    print("\n".join(found) or f"{count} rules: {count - waiting} tested, {waiting} not built yet")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
