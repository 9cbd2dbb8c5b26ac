"""Own piles can be looked through by mouse, finger, keyboard and screen reader; others' cannot."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.web.conftest import LARGE, PHONE, OpenPage
from tests.web.positions import View, seat_where, seated

OWN, OTHER = ".board.own > .open", ".board:not(.own) > .open"


def has_deep_piles(view: View, actions: list[str]) -> bool:
    """Whether the player and everybody else has a pile of several cards."""
    piles = [seat["piles"].values() for seat in view["seats"]]
    return bool(actions) and all(any(pile["count"] > 1 for pile in each) for each in piles)


@pytest.fixture(scope="module")
def deep_piles(address: str) -> dict[str, Any]:
    return seat_where(address, "tolerance", has_deep_piles)


def by_keyboard(page: Any) -> None:
    page.focus(OWN)
    page.keyboard.press("Enter")


def counted(piles: Any) -> int:
    return sum(int(number) for number in piles.locator("h4 b").all_inner_texts())


@pytest.mark.parametrize(
    ("size", "open_board"),
    [
        (LARGE, lambda page: page.click(OWN)),
        (PHONE, lambda page: page.tap(OWN)),
        (LARGE, by_keyboard),
    ],
    ids=["mouse", "finger", "keyboard"],
)
def test_4_6_every_card_of_ones_own_piles_is_shown(
    open_page: OpenPage,
    deep_piles: dict[str, Any],
    size: tuple[int, int],
    open_board: Callable[[Any], None],
) -> None:
    page = seated(open_page, deep_piles, size=size)
    page.wait_for_selector(OWN)
    open_board(page)
    piles = page.locator(".piles")
    piles.wait_for()
    cards = piles.get_by_role("button").all()
    assert len(cards) == counted(piles) > 1
    assert all(card.inner_text().strip() for card in cards)  # what a screen reader says


def test_4_6_of_others_only_the_top_cards_are_shown(
    open_page: OpenPage, deep_piles: dict[str, Any]
) -> None:
    page = seated(open_page, deep_piles)
    page.wait_for_selector(OWN)
    page.locator(OTHER).first.click()
    piles = page.locator(".piles")
    piles.wait_for()
    filled = piles.locator("section:not(.empty)").count()
    assert piles.get_by_role("button").count() == filled < counted(piles)
