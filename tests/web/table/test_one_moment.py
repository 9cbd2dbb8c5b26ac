"""The page shows one moment at a time: nothing can be done but what is on screen."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import OpenPage
from tests.web.playing import (
    AVIGNON_CHOICES,
    AVIGNON_TURN,
    OVER,
    choose_deed,
    open_options,
    started,
    wait_for_turn,
)
from tests.web.positions import View, seat_where, seated

# Whenever a finger or a key goes down: what was offered then. Whenever an action is sent: whether
# it was among that.
WATCH = """
(() => {
  window.unoffered = [];
  window.acts = 0;
  let offered = [];
  const note = () => {
    offered = [...document.querySelectorAll("[data-action]")].map((each) => each.dataset.action);
  };
  addEventListener("pointerdown", note, true);
  addEventListener("keydown", note, true);
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function (text) {
    const message = JSON.parse(text);
    if (message.type === "act") {
      window.acts++;
      if (!offered.includes(message.action)) window.unoffered.push(message.action);
    }
    return send.call(this, text);
  };
})();
"""
# Press wherever something can be chosen, twice, without ever looking, until the game is over.
HURRY = """
async () => {
  const CHOOSABLE = ".held.ready, .able[data-column], [data-deed], [data-action]";
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const press = (element) => {
    const box = element.getBoundingClientRect();
    const at = { clientX: box.x + Math.min(14, box.width / 2), clientY: box.y + box.height / 2 };
    const under = document.elementFromPoint(at.clientX, at.clientY) ?? element;
    const more = { ...at, bubbles: true, cancelable: true, pointerType: "mouse" };
    under.dispatchEvent(new PointerEvent("pointerdown", more));
    under.dispatchEvent(new PointerEvent("pointerup", more));
    under.dispatchEvent(new MouseEvent("click", { ...more, detail: 1 }));
  };
  let round = 0;
  while (!document.querySelector(".over")) {
    const found = [...document.querySelectorAll(CHOOSABLE)];
    const element = found[round++ % found.length] ?? document.querySelector(".table");
    press(element);
    await pause(5);
    if (element.isConnected) press(element);
    await pause(5);
  }
}
"""


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_whoever_clicks_as_fast_as_they_can_does_only_what_was_offered(
    open_page: OpenPage, game: str
) -> None:
    page = open_page(pace="brisk")
    page.context.add_init_script(WATCH)
    page.reload()
    open_options(page, game).locator("[data-level]").select_option("novice")
    page.click(f"[data-play={game}]")
    page.wait_for_selector(f".{game}")
    page.evaluate(HURRY)
    assert moves_played(page) > 3
    assert page.evaluate("window.unoffered") == []


def moves_played(page: Any) -> int:
    return int(page.evaluate("window.acts"))


def test_a_press_during_a_playback_skips_it_and_nothing_else(open_page: OpenPage) -> None:
    page = open_page(pace="calm")
    page.context.add_init_script(WATCH)
    page.reload()
    page.click("[data-play=avignon]")
    page.wait_for_selector(AVIGNON_CHOICES)
    choose_deed(page, "click")
    page.wait_for_selector("[data-tool=skip-show]")
    done = moves_played(page)
    page.locator(".table").click(position={"x": 200, "y": 200})
    page.wait_for_selector("[data-tool=skip-show]", state="detached")
    assert moves_played(page) == done


def test_nothing_can_be_done_while_a_move_is_played_back(open_page: OpenPage) -> None:
    page = started(open_page, "avignon", pace="calm")
    page.wait_for_selector(AVIGNON_CHOICES)
    choose_deed(page, "click")
    page.wait_for_selector("[data-tool=skip-show]")
    assert page.locator("[data-action]").count() == 0
    assert page.locator(OVER).count() == 0
    assert page.locator("[data-tool=hint]").count() == 0


# Where deeds are: nothing moves away while one looks at what an action would do.
DEEDS = """() => [...document.querySelectorAll("[data-deed]")].map((deed) => {
  const { top, height } = deed.getBoundingClientRect();
  return [deed.dataset.deed, top, height];
})"""
POSSIBLE = "[data-deed][aria-disabled=false]"


def is_turn(view: View, actions: list[str]) -> bool:
    return len(actions) > 3 and not view["petition"]


@pytest.mark.parametrize("size", [(1024, 768), (1280, 720), (1440, 900), (768, 1024)])
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_deeds_stay_where_they_are_while_they_are_pointed_at(
    open_page: OpenPage, address: str, size: tuple[int, int], language: str
) -> None:
    seat = seat_where(address, "avignon", is_turn)
    page = seated(open_page, seat, size=size, language=language, has_touch=False)
    assert wait_for_turn(page, AVIGNON_TURN)
    for person in page.locator("[data-column].able").all():
        person.click()
        before = page.evaluate(DEEDS)
        for deed in page.locator(POSSIBLE).all():
            point_at_its_foot(page, deed)
            page.wait_for_selector(".foretold")
            assert page.evaluate(DEEDS) == before
            assert "strong" in str(deed.get_attribute("class"))


def point_at_its_foot(page: Any, deed: Any) -> None:
    box = deed.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] - 3)


def test_a_finger_is_asked_for_a_second_tap_where_the_first_one_was(
    open_page: OpenPage, address: str
) -> None:
    page = seated(
        open_page, seat_where(address, "avignon", is_turn), size=(390, 844), has_touch=True
    )
    assert wait_for_turn(page, AVIGNON_TURN)
    page.locator("[data-column].able").first.tap()
    before = page.evaluate(DEEDS)
    page.locator(POSSIBLE).last.tap()
    page.wait_for_selector(".foretold")
    assert "Again to confirm" in page.inner_text(".deeds .strong")
    assert page.evaluate(DEEDS) == before


def test_a_phone_says_all_that_a_person_does(open_page: OpenPage, address: str) -> None:
    page = seated(
        open_page, seat_where(address, "avignon", is_turn), size=(360, 640), has_touch=True
    )
    assert wait_for_turn(page, AVIGNON_TURN)
    for person in page.locator("[data-column].able").all():
        person.tap()
        ability = page.inner_text(".told .ability")
        label = str(person.locator(".unseen").text_content())
        assert ability == label.partition(". ")[2]
        room = page.locator(".told")
        assert room.evaluate("e => e.scrollHeight - e.clientHeight") <= 2


def test_who_is_chosen_is_seen_in_forced_colours(open_page: OpenPage, address: str) -> None:
    seat = seat_where(address, "avignon", is_turn)
    page = seated(open_page, seat, forced_colors="active")
    assert wait_for_turn(page, AVIGNON_TURN)
    page.locator("[data-column].able").first.click()
    outline = "e => getComputedStyle(e).outlineStyle"
    assert page.locator(".chosen .stands").evaluate(outline) == "solid"
