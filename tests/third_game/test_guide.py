"""The guide shows the toy as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.third_game.guide import GUIDES, filled


@pytest.mark.parametrize("guide", GUIDES, ids=lambda path: path.name)
def test_the_guide_shows_the_toy_as_it_is(guide: Path) -> None:
    text = guide.read_text(encoding="utf-8")
    assert filled(text) == text, "to renew it: python -m tests.third_game.guide"


def test_both_guides_show_the_same_code() -> None:
    english, german = (_marks(guide.read_text(encoding="utf-8")) for guide in GUIDES)
    assert [mark.replace("text/de/", "text/en/") for mark in german] == english


def _marks(text: str) -> list[str]:
    return [line for line in text.splitlines() if line.startswith("<!-- ")]
