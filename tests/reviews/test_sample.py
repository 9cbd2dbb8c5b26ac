"""The sample in the documentation is a game of today's rules and deck, shown as it is today."""

from __future__ import annotations

import pytest

from schism.bots.search_bot import Budget
from schism.review.review import Review
from schism.review.words import ReviewWords
from schism.table.match import Match
from schism.table.record import read_records
from schism.table.replay import replay
from tests.reviews.regenerate import BLOCK, PAGES, SAMPLE


def sample() -> Match:
    (record,) = read_records(SAMPLE)
    return replay(record)


def test_the_sample_replays() -> None:
    """If the deck or the rules have changed: python -m tests.reviews.regenerate"""
    assert sample().over


@pytest.mark.parametrize("language", PAGES)
def test_the_review_shown_is_of_the_sample(language: str) -> None:
    """Its numbers follow the bots' judgement and are written anew with it; its words are ours."""
    review = Review(sample(), 1, Budget(iterations=1), 0)
    words = ReviewWords(review, language, 1)  # type: ignore[arg-type]
    block = BLOCK.search(PAGES[language].read_text("utf-8"))
    assert block is not None
    shown = block[0].splitlines()
    assert words.title() in shown
    for name, _, _ in words.parts():
        assert any(line.startswith(name) for line in shown)
    assert f" {review.choices} " in f" {' '.join(shown)} "
