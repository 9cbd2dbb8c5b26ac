"""Write the review of the sample game into docs/review.md and docs/review.de.md.

The game is played again only if deck or rules have changed, so that it no longer replays.
"""

from __future__ import annotations

import re
from pathlib import Path

from tests.cli.terminal import schism

DOCS = Path(__file__).parents[2] / "docs"
SAMPLE = DOCS / "review-sample.json"
PAGES = {"en": DOCS / "review.md", "de": DOCS / "review.de.md"}
BLOCK = re.compile(r"(regenerate -->\n```text\n).*?(```\n)", re.DOTALL)


def play() -> None:
    how = ("--games", "1", "--bots", "quick:300,greedy", "--seed", "5")
    answer = schism("simulate", "avignon", *how, "--records", str(SAMPLE))
    assert answer.code == 0, answer.err


def show(language: str) -> str:
    answer = schism("review", str(SAMPLE), "--seat", "1", "--lang", language)
    assert answer.code == 0, answer.err
    return "".join(f"{line.rstrip()}\n" for line in answer.out.splitlines())


if __name__ == "__main__":
    if schism("replay", str(SAMPLE), "--check").code != 0:
        play()
    for language, page in PAGES.items():
        before, (first, last) = page.read_text(encoding="utf-8"), ("\\g<1>", "\\g<2>")
        page.write_text(BLOCK.sub(first + show(language) + last, before), encoding="utf-8")
