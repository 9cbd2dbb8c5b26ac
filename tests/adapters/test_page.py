"""The tables of the documentation say what the code does."""

from __future__ import annotations

from pathlib import Path

import pytest

from schism.adapters.page import PAGES, table, with_tables
from schism.games.registry import GAMES
from schism.text import LANGUAGES, Language

DOCS = Path(__file__).parents[2] / "docs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tables_of_the_page_are_those_of_the_code(language: Language) -> None:
    page = (DOCS / PAGES[language]).read_text(encoding="utf-8")
    assert page == with_tables(page, language), "run: python -m schism.adapters.page docs"
    for game in GAMES:
        assert table(game, language) in page
