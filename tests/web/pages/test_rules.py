"""The rules on the page, with all rulings."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.web.conftest import OpenPage

DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_every_ruling_stands_on_the_page(open_page: OpenPage, language: str) -> None:
    file = "rulings.de.md" if language == "de-DE" else "rulings.md"
    rulings = re.findall(r"^### (.+)$", (DOCS / file).read_text(encoding="utf-8"), re.MULTILINE)
    shown: list[str] = []
    page = open_page("#/about", language=language)
    for game in ("tolerance", "avignon"):
        page.evaluate("game => (location.hash = `/rules/${game}`)", game)
        page.wait_for_selector(f"#main [aria-pressed=true] >> text={game.title()}")
        page.wait_for_selector("summary")
        shown += page.locator("h3").all_text_contents()
    assert [ruling for ruling in rulings if ruling not in shown] == []
