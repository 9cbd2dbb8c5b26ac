"""Lists the numbered rules that no test carries in its name: `python -m tests.rules_without_tests`.

A test of rule 5.6 of Tolerance is called `test_5_6_...` and stands under `tests/rules/tolerance`.
The numbers stand in `tests/rules/numbers.toml`; where the text of the rules lies beside the
project, the list must agree with it.
"""

from __future__ import annotations

import re
import sys
import tomllib
from pathlib import Path

PROJECT = Path(__file__).parent.parent
RULES = PROJECT / "tests" / "rules"
GAMES = PROJECT / "src" / "schism" / "games"
SPECIFICATION = PROJECT.parent / "shared" / "spec"

_TEST = re.compile(r"^\s*def test_(\d+)_(\d+)_", re.MULTILINE)
_RULE = re.compile(r"^(\d+\.\d+) ", re.MULTILINE)


def numbered_rules() -> dict[str, dict[str, str]]:
    """For each game the numbers of its rules and what they are about."""
    return tomllib.loads((RULES / "numbers.toml").read_text(encoding="utf-8"))


def tested_rules(game: str) -> set[str]:
    files = (RULES / game).rglob("*.py")
    texts = [file.read_text(encoding="utf-8") for file in files]
    return {f"{part}.{rule}" for text in texts for part, rule in _TEST.findall(text)}


def disagreements(game: str, listed: dict[str, str]) -> list[str]:
    """Where our list of numbers is not that of the rules, if they are at hand."""
    text = SPECIFICATION / f"{game}.md"
    if not text.is_file():
        return []
    written = set(_RULE.findall(text.read_text(encoding="utf-8")))
    missing = [f"{game} {rule}: not in numbers.toml" for rule in sorted(written - set(listed))]
    extra = [f"{game} {rule}: not in the rules" for rule in sorted(set(listed) - written)]
    return missing + extra


def complaints() -> tuple[int, list[str]]:
    """How many rules there are, and what is wrong."""
    count, found = 0, []
    for game, listed in numbered_rules().items():
        found += disagreements(game, listed)
        if not (GAMES / game / "__init__.py").is_file():
            continue  # its rules are not built yet
        tested = tested_rules(game)
        count += len(listed)
        found += [f"{game} {rule}: {about}" for rule, about in listed.items() if rule not in tested]
        found += [f"{game} {rule}: tested, but no rule" for rule in sorted(tested - set(listed))]
    return count, found


def main() -> int:
    count, found = complaints()
    print("\n".join(found) if found else f"{count} rules, all with a test")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
