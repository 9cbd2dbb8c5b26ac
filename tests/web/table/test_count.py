"""The count at the end of a game that hid its roles: for all at once, or player by player."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.web.conftest import PHONE, OpenPage
from tests.web.playing import SETTLED, choose
from tests.web.positions import ASKED, finished_game, seat_where, seated

PLAYERS = 4
WHOSE = ".count [data-whose]"
ALL = ".count [data-whose=all]"
ROUNDS = 3
SUMS = 3  # suits, guild members, the dead


@cache
def hidden_game(address: str) -> dict[str, Any]:
    """A finished game, the same for all tests."""
    return finished_game(address, "tolerance", PLAYERS, roles="random", hidden_roles=True)


def counted(open_page: OpenPage, address: str, **more: Any) -> Any:
    """A page with a finished game, whose count stays on the table."""
    page = seated(open_page, hidden_game(address), **more)
    page.wait_for_selector(ALL)
    return page


def names(page: Any) -> list[str]:
    return [each.strip() for each in page.locator(WHOSE).all_text_contents()[1:]]


def heads(page: Any, where: str) -> list[str]:
    return [each.strip() for each in page.locator(f"{where} th[scope=col]").all_text_contents()]


def test_the_count_is_gone_through_player_by_player_with_the_mouse(
    open_page: OpenPage, address: str
) -> None:
    page = counted(open_page, address)
    players = names(page)
    assert len(players) == PLAYERS
    assert sorted(page.locator(".podium .name").all_text_contents()) == sorted(players)
    for seat, name in enumerate(players):
        page.click(f".count [data-whose='{seat}']")
        page.wait_for_selector(f".count [data-whose='{seat}'][aria-pressed=true]")
        assert heads(page, ".count") == [name, name]  # the last round, and the end of the game
    page.click(ALL)
    page.wait_for_selector(f"{ALL}[aria-pressed=true]")
    assert sorted(page.locator(".podium .name").all_text_contents()) == sorted(players)


def test_the_arrow_keys_go_from_player_to_player(open_page: OpenPage, address: str) -> None:
    page = counted(open_page, address)
    page.focus(ALL)
    for seat in range(PLAYERS):
        page.keyboard.press("ArrowRight")
        page.wait_for_selector(f".count [data-whose='{seat}'][aria-pressed=true]:focus")
    page.keyboard.press("ArrowRight")
    page.wait_for_selector(f"{ALL}[aria-pressed=true]:focus")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector(f".count [data-whose='{PLAYERS - 1}'][aria-pressed=true]:focus")


def test_a_finger_goes_through_the_counts_of_a_phone(open_page: OpenPage, address: str) -> None:
    page = counted(open_page, address, size=PHONE)
    page.keyboard.press("Escape")  # the result lies over the table
    for seat, name in enumerate(names(page)):
        choice = page.locator(f".count [data-whose='{seat}']")
        assert min(choice.bounding_box()[side] for side in ("width", "height")) >= 44
        choice.tap()
        page.wait_for_selector(f".count [data-whose='{seat}'][aria-pressed=true]")
        assert heads(page, ".count")[0] == name


def test_the_end_of_the_game_opens_everybodys_counts(open_page: OpenPage, address: str) -> None:
    page = counted(open_page, address)
    page.click("[data-tab=web-tab-score]")
    page.wait_for_selector("#panel caption")
    everybody = names(page)
    assert heads(page, "#panel") == everybody * (ROUNDS + 1)
    sums = page.locator("#panel table:has(.strong)").all()
    for table in sums[-ROUNDS:]:  # the end of the game comes first
        assert table.locator(".strong").count() == SUMS
        assert "" not in table.locator(".strong td").all_text_contents()
    page.click("#panel [data-whose='2']")
    page.wait_for_selector("#panel [data-whose='2'][aria-pressed=true]")
    assert heads(page, "#panel") == [everybody[2]] * (ROUNDS + 1)


def test_whoever_begins_a_round_sees_the_trick_and_can_look_back_at_the_count(
    open_page: OpenPage, address: str
) -> None:
    page = seated(open_page, seat_where(address, *ASKED["count"]))
    page.wait_for_selector(SETTLED)
    assert page.locator(".trick").is_visible()
    assert page.locator(".count").count() == 0
    page.click("[data-back=count]")
    page.wait_for_selector(".count .sum")
    page.click("[data-back=count]")
    page.wait_for_selector(".trick")
    page.click("[data-back=count]")
    page.wait_for_selector(".count .sum")
    choose(page)  # what comes of it is on the table again
    page.wait_for_selector(".trick")
