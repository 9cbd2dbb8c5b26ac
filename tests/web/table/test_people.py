"""What people do at a table besides playing: leave, ask each other, give up."""

from __future__ import annotations

from typing import Any

from tests.web.conftest import OpenPage
from tests.web.playing import AVIGNON_TURN, SETTLED, choose_deed, invited, version

LOG = "#panel"
TOLD = "[role=log]"


def two_people(open_page: OpenPage, address: str, clock: str = "0") -> tuple[Any, Any]:
    """Anna and Ben at a game for two, the player to act first."""
    anna = open_page()
    ben = open_page(invited(anna, "avignon", clock).removeprefix(address))
    ben.fill("input[autocomplete=nickname]", "Ben")
    ben.click("form .strong")
    for page in (anna, ben):
        page.wait_for_selector(".road")
        page.on("dialog", lambda dialog: dialog.accept())
        page.wait_for_selector(SETTLED)
    return (anna, ben) if anna.query_selector(AVIGNON_TURN) else (ben, anna)


def act(acting: Any, *others: Any) -> None:
    """The player to act does the first thing they can, and everybody sees it."""
    seen = [version(page) for page in others]
    choose_deed(acting, "click")
    for page, before in zip(others, seen, strict=True):
        page.wait_for_selector(f"#app:not([data-version='{before}'])")


def table_deed(page: Any, name: str) -> None:
    page.click("[data-tab=table]")
    page.click(f"[data-tool={name}]")


def test_who_leaves_is_told_and_what_they_did_stays_theirs(
    open_page: OpenPage, address: str
) -> None:
    first, second = two_people(open_page, address)
    leaver = "Ben" if "Waiting for Ben" in second.inner_text(".status") else "Anna"
    act(first, second)
    before = second.inner_text(LOG)
    assert leaver in before
    first.click("[data-tool=leave]")
    line = f"{leaver} has left. A bot plays on."
    second.wait_for_selector(f"{LOG} >> text={line}")
    second.wait_for_selector(f"{TOLD} >> text={line}", state="attached")
    lines = second.locator(f"{LOG} li").all_inner_texts()
    theirs = [each for each in before.splitlines() if each.startswith(leaver)]
    assert theirs
    assert set(theirs) <= set(lines)
    second.reload()
    second.wait_for_selector(f"{LOG} >> text={line}")
    again = second.locator(f"{LOG} li").all_inner_texts()
    assert set(theirs) <= set(again)


def test_the_other_grants_a_take_back(open_page: OpenPage, address: str) -> None:
    first, second = two_people(open_page, address)
    shown = first.inner_text(".tokens")
    act(first, second)
    act(second, first)
    first.click("[data-tool=ask-undo]")
    question = second.locator(".question")
    question.wait_for()
    assert question.locator("li").count() == 2
    assert "Waiting for" in first.inner_text(".question")
    second.click("[data-answer=yes]")
    first.wait_for_selector(f"{AVIGNON_TURN}")
    assert first.inner_text(".tokens") == shown
    for page in (first, second):
        page.wait_for_selector(".question", state="detached")
    second.wait_for_selector(f"{LOG} >> text=has taken back their last move.")
    first.wait_for_selector(f"{LOG} >> text=You have taken back your last move.")


def test_who_is_refused_plays_on(open_page: OpenPage, address: str) -> None:
    first, second = two_people(open_page, address)
    act(first, second)
    act(second, first)
    first.click("[data-tool=ask-undo]")
    second.click("[data-answer=no]")
    first.wait_for_selector(f"{LOG} >> text=says no.")
    assert first.get_attribute("[data-tool=undo]", "aria-disabled") == "true"
    assert first.locator("[data-tool=ask-undo]").count() == 0


def test_the_other_wins_when_somebody_resigns(open_page: OpenPage, address: str) -> None:
    first, second = two_people(open_page, address)
    act(first, second)
    table_deed(first, "resign")
    first.wait_for_selector(".over >> text=You resign.")
    second.wait_for_selector(".over >> text=You win.")
    second.click(".over >> text=Replay")
    second.wait_for_selector(".steps")
    second.click("[aria-label='To the end']")
    second.wait_for_selector(f"{LOG} >> text=resigns.")


def test_two_agree_on_a_draw(open_page: OpenPage, address: str) -> None:
    first, second = two_people(open_page, address)
    table_deed(second, "draw")
    first.wait_for_selector(".question >> text=offers a draw")
    first.click("[data-answer=yes]")
    for page in (first, second):
        page.wait_for_selector(".over >> text=The game is a draw by agreement.")
        assert page.inner_text(".over h2").casefold() == "a draw"


def test_with_clocks_a_pause_is_asked_for_and_covers_the_table(
    open_page: OpenPage, address: str
) -> None:
    first, second = two_people(open_page, address, clock="5")
    table_deed(first, "pause")
    second.wait_for_selector(".question >> text=asks for a pause")
    assert first.locator(".covered").count() == 0
    second.click("[data-answer=yes]")
    for page in (first, second):
        page.wait_for_selector(".covered", state="attached")
        assert page.locator(".tokens").first.is_hidden()
    second.click(".paused >> text=Resume")
    first.wait_for_selector(".road")
    first.wait_for_selector(SETTLED)
    act(first, second)


def test_kinds_are_chosen_in_turn_from_their_pictures(open_page: OpenPage, address: str) -> None:
    host = open_page("#/invite/avignon")
    host.select_option("[data-option=kinds]", label="chosen in turn")
    host.click("form .strong")
    friend = open_page(host.input_value("#join-link").removeprefix(address))
    friend.click("form .strong")
    for page in (host, friend):
        page.wait_for_selector("text=You choose in turn")
    chooses, waits = (host, friend) if host.query_selector("[data-choice]") else (friend, host)
    pictures = chooses.locator("li:has([data-choice]) .portrait .name").all_text_contents()
    assert pictures == chooses.locator("[data-choice] b").all_text_contents()
    assert "Waiting for" in waits.inner_text(".waits")
    chooses.locator("[data-choice]").first.click()
    waits.wait_for_selector("[data-choice]")
    assert pictures[0] in waits.locator(".chosen .portrait .name").all_text_contents()
