"""A table fits on every screen: nothing scrolls, all that can be done is in sight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import NARROWEST, SIZES, OpenPage
from tests.web.playing import AVIGNON_CHOICES, SETTLED, TOLERANCE_CHOICES, started
from tests.web.positions import ASKED, asks, executes_among, seat_where, seated

CHOICES = {"tolerance": TOLERANCE_CHOICES, "avignon": AVIGNON_CHOICES}
# Where the page or the table scrolls, and which answers and tools are cut off or too small. A card
# that its neighbour covers is pressed on the part that shows; of many that scroll, one must be.
FAULTS = """
() => {
  const faults = [];
  const page = document.documentElement;
  if (page.scrollHeight > innerHeight || page.scrollWidth > innerWidth) faults.push("page scrolls");
  const table = document.querySelector(".table");
  if (table.scrollHeight > table.clientHeight + 1) faults.push("table is too high");
  if (table.scrollWidth > table.clientWidth + 1) faults.push("table is too wide");
  const count = document.querySelector(".count .scroll");
  const low = innerHeight <= 360; // at 200% the count scrolls while something is asked
  if (count && !low && count.scrollHeight > count.clientHeight + 3) faults.push("count is cut off");
  const shown = (element) => element.checkVisibility({ opacityProperty: true });
  for (const element of document.querySelectorAll("[data-action], .dock button")) {
    if (!shown(element)) continue;
    const name = element.dataset.action ?? element.dataset.tool ?? element.dataset.tab;
    const list = element.closest(".boards");
    if (list && list.scrollHeight > list.clientHeight) continue;
    const box = element.getBoundingClientRect();
    const across = box.left >= -1 && box.right <= innerWidth + 1;
    const inside = across && box.top >= -1 && box.bottom <= innerHeight + 1;
    if (!inside) faults.push(`${name} is off the screen`);
    if (box.width < 43.5 || box.height < 43.5) faults.push(`${name} is too small`);
  }
  for (const name of document.querySelectorAll(".reign .back, [data-whose]")) {
    const [box, around] = [name.getBoundingClientRect(), table.getBoundingClientRect()];
    const cut = name.scrollWidth > name.clientWidth || box.right > around.right;
    if (cut && shown(name) && !low) faults.push(`${name.textContent.trim()} is cut off`);
  }
  for (const card of document.querySelectorAll("[data-face]")) {
    for (const text of card.querySelectorAll("*")) {
      const own = [...text.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
      const hidden = text.closest(".unseen, [aria-hidden=true]") || !shown(text);
      if (own && !hidden && parseFloat(getComputedStyle(text).fontSize) < 12)
        faults.push(`"${text.textContent.trim()}" is smaller than 12 px`);
    }
  }
  return [...new Set(faults)];
}
"""


def faults(page: Any) -> list[str]:
    found: list[str] = page.evaluate(FAULTS)
    return found


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_all_that_can_be_done_is_on_screen(
    open_page: OpenPage, game: str, size: tuple[int, int]
) -> None:
    page = started(open_page, game, size=size, language="de-DE")
    page.wait_for_selector(CHOICES[game])
    if game == "avignon":
        page.locator("[data-column].able").first.click()  # what can be done is done with somebody
    page.wait_for_selector("[data-action]")
    assert faults(page) == []


# What of the table a hint covers, but for what it takes the place of.
COVERED = """
() => {
  const hint = document.querySelector(".hint").getBoundingClientRect();
  const EDGE = 12;
  const meets = (from, to, start, end) => from < end - EDGE && to > start + EDGE;
  const covers = ({ left, right, top, bottom }) =>
    meets(left, right, hint.left, hint.right) && meets(top, bottom, hint.top, hint.bottom);
  const kept =
    "[data-place^=seat], .held, .trick li:not(.empty), .choices .button, [data-column], " +
    ".seat:not(.empty), [data-deed]";
  return [...document.querySelectorAll(`.table :is(${kept})`)]
    .filter((element) => element.checkVisibility() && covers(element.getBoundingClientRect()))
    .map((element) => element.dataset.place ?? element.className);
}
"""


LONG_HINT = (
    "Spiele Schneidermeister als Wams, nicht „Spiele Druckerlehrling als Buch“: das bringt dir "
    "etwa 2 mehr katholische Frömmigkeit, und damit bist du den anderen etwa 3 Punkte weiter "
    "voraus. Darauf kommt es hier an."
)
# At 200% a hint lies on one's own board.
ROOMY = [size for size in SIZES if size != (640, 360)]


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_a_hint_covers_nothing_that_is_played_with(open_page: OpenPage, game: str) -> None:
    page = started(open_page, game, language="de-DE")
    page.wait_for_selector(CHOICES[game])
    assert_hint_covers_nothing(page)


def test_a_hint_who_is_to_start_covers_no_answer(open_page: OpenPage, address: str) -> None:
    begins = seat_where(address, "tolerance", asks("start"))
    page = seated(open_page, begins, language="de-DE")
    page.wait_for_selector(".choices .button")
    assert_hint_covers_nothing(page)


def assert_hint_covers_nothing(page: Any) -> None:
    page.click("[data-tool=hint]")
    page.wait_for_selector(".hint")
    page.eval_on_selector(".hint p", "(sentence, long) => (sentence.textContent = long)", LONG_HINT)
    for width, height in ROOMY:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert (width, height, page.evaluate(COVERED)) == (width, height, [])


DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


@pytest.mark.parametrize("moment", ["kill", "execution", "loan", "count", "result", "petition"])
def test_every_moment_fits_every_screen(open_page: OpenPage, address: str, moment: str) -> None:
    page = seated(open_page, seat_where(address, *ASKED[moment]), language="de-DE")
    if moment == "count":
        page.click(BACK_TO_COUNT)
    page.wait_for_selector(AWAITED[moment])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert (width, height, faults(page)) == (width, height, [])
        assert page.locator(AWAITED[moment]).first.is_visible()


UNCOVERED = """
(button) => {
  const { left, right, top, bottom } = button.getBoundingClientRect();
  const at = (y) => document.elementFromPoint((left + right) / 2, y);
  return [top + 4, bottom - 4].every((y) => button.contains(at(y)));
}
"""


def test_what_confirms_a_kill_is_in_sight_as_a_whole(open_page: OpenPage, address: str) -> None:
    seat = seat_where(address, *ASKED["kill"])
    page = seated(open_page, seat, language="de-DE", has_touch=True)
    page.wait_for_selector(SETTLED)
    page.locator(".target").first.tap()
    page.wait_for_selector("[data-confirm]")
    page.wait_for_selector(".forecast .head")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert (width, height, page.eval_on_selector("[data-confirm]", UNCOVERED)) == (
            width,
            height,
            True,
        )


SCROLLED = "(list) => list.scrollHeight > list.clientHeight + 1"


def test_all_who_may_be_executed_are_seen_at_once(open_page: OpenPage, address: str) -> None:
    seat = seat_where(address, "tolerance", executes_among(45), players=5)
    page = seated(open_page, seat, language="de-DE")
    page.wait_for_selector(AWAITED["execution"])
    for width, height in ROOMY:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert (width, height, faults(page)) == (width, height, [])
        boards = page.locator(".execution .boards")
        assert (width, height, boards.evaluate(SCROLLED)) == (width, height, False)
    hands = page.locator(".others .meta").all_text_contents()
    assert not [each for each in hands if "Handkarten" in each]  # they are empty


def test_the_count_names_all_of_five_players_on_a_phone_on_its_side(
    open_page: OpenPage, address: str
) -> None:
    seat = seat_where(address, *ASKED["count"], players=5)
    page = seated(open_page, seat, size=(844, 390), language="de-DE")
    page.click(BACK_TO_COUNT)
    page.wait_for_selector(AWAITED["count"])
    assert faults(page) == []


# Values of the hand that the next card lies on.
UNSEEN = """
() => {
  const cards = [...document.querySelectorAll(".held")];
  const LEANING = 8;
  return cards.slice(0, -1).filter((card, i) => {
    const money = card.querySelector(".value:last-child").getBoundingClientRect();
    return money.right > cards[i + 1].getBoundingClientRect().left + LEANING;
  }).map((card) => card.dataset.card);
}
"""


# Cards of the hand whose piety or money lies under another card or off the screen.
COVERED_VALUES = """
() => [...document.querySelectorAll(".held")].filter((card) =>
  [...card.querySelectorAll(".value")].some((value) => {
    const { left, right, top, bottom } = value.getBoundingClientRect();
    const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return !card.contains(there);
  })
).map((card) => card.dataset.card)
"""


@pytest.mark.parametrize("size", [(360, 640), (390, 844), (844, 390), (768, 1024)])
def test_the_values_of_the_whole_hand_can_be_compared(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = started(open_page, "tolerance", size=size)
    page.wait_for_selector(TOLERANCE_CHOICES)
    assert page.locator(".held").count() == 12
    assert page.evaluate(COVERED_VALUES) == []


@pytest.mark.parametrize("size", [(1024, 768), (1440, 900)])
def test_what_is_on_a_card_is_not_under_its_neighbour(
    open_page: OpenPage, size: tuple[int, int]
) -> None:
    page = started(open_page, "tolerance", size=size, language="de-DE")
    page.wait_for_selector(".held")
    assert page.locator(".held").count() == 12
    page.mouse.move(5, 5)
    assert page.evaluate(UNSEEN) == []


# Cards whose piety and money stand so close that they read as one number.
RUN_TOGETHER = """
() => [...document.querySelectorAll(".held")].filter((card) => {
  const [piety, money] = [...card.querySelectorAll(".value")].map((value) => {
    const text = document.createRange();
    text.selectNodeContents(value);
    return text.getBoundingClientRect();
  });
  return money.left - piety.right < 4;
}).map((card) => card.dataset.card)
"""


def test_piety_and_money_are_never_read_as_one_number(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance")
    page.wait_for_selector(".held")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.mouse.move(5, 5)
        page.evaluate(DRAWN)
        assert (width, height, page.evaluate(RUN_TOGETHER)) == (width, height, [])


def test_on_a_tablet_held_upright_no_card_of_the_hand_lies_on_another(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance", size=(768, 1024))
    page.wait_for_selector(".held .words")
    boxes = [card.bounding_box() for card in page.locator(".held").all()]
    corners = [(box["x"], box["y"]) for box in boxes]
    width, height = boxes[0]["width"], boxes[0]["height"]
    for i, (x, y) in enumerate(corners):
        for other_x, other_y in corners[i + 1 :]:
            assert abs(x - other_x) > width or abs(y - other_y) > height


def test_what_the_round_came_to_is_seen_at_200_percent(open_page: OpenPage, address: str) -> None:
    page = seated(open_page, seat_where(address, *ASKED["count"]), size=(640, 360))
    page.click(BACK_TO_COUNT)
    page.wait_for_selector(AWAITED["count"])
    table = page.locator(".count .scroll")
    assert table.evaluate("(list) => list.scrollWidth <= list.clientWidth + 1")


BACK_TO_COUNT = "[data-back=count]"
AWAITED = {
    "kill": ".target",
    "execution": ".pick",
    "loan": ".choices .row .button",
    "count": ".count .sum",
    "result": ".over",
    "petition": "[data-action]",
}


def test_at_400_percent_the_trick_and_the_hand_are_on_screen(open_page: OpenPage) -> None:
    page = started(open_page, "tolerance", size=NARROWEST, has_touch=True)
    page.wait_for_selector(TOLERANCE_CHOICES)
    for box in (page.locator(".trick").bounding_box(), page.locator(".hand").bounding_box()):
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= NARROWEST[1] + 1
    answer = page.locator(TOLERANCE_CHOICES).last
    answer.scroll_into_view_if_needed()
    answer.tap(trial=True)  # nothing covers it


@pytest.mark.parametrize("tab", ["log", "table"])
@pytest.mark.parametrize("size", [(360, 640), (844, 390), NARROWEST])
def test_a_sheet_opens_and_closes_over_the_table(
    open_page: OpenPage, size: tuple[int, int], tab: str
) -> None:
    page = started(open_page, "avignon", size=size)
    page.click(f"[data-tab={tab}]")
    page.wait_for_selector("#panel")
    page.click(f"[data-tab={tab}]")
    page.wait_for_selector("#panel", state="detached")
