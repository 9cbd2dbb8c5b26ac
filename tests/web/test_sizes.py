"""A table fits on every screen: nothing scrolls, all that can be done is in sight."""

from __future__ import annotations

from typing import Any

import pytest

from tests.web.conftest import NARROWEST, SIZES, OpenPage
from tests.web.playing import AVIGNON_CHOICES, TOLERANCE_CHOICES, started
from tests.web.positions import ASKED, seat_where, seated

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


DRAWN = "new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"


@pytest.mark.parametrize("moment", ["kill", "execution", "loan", "count", "result", "petition"])
def test_every_moment_fits_every_screen(open_page: OpenPage, address: str, moment: str) -> None:
    page = seated(open_page, seat_where(address, *ASKED[moment]), language="de-DE")
    page.wait_for_selector(AWAITED[moment])
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)
        assert (width, height, faults(page)) == (width, height, [])
        assert page.locator(AWAITED[moment]).first.is_visible()


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
