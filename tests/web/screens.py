"""Pictures of every view in four sizes, both looks and both languages: `make screens`.

All go into `build/screens`; those that the READMEs show are copied to `docs/screens`, and eight to
the pictures there of before and after. With `--shown` only those of the READMEs are made. A view is
loaded once for each language: then the window changes its size and its look, as a player's may.
"""

from __future__ import annotations

import json
import re
import shutil
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path
from typing import Any

from tests.web.playing import (
    AVIGNON_TURN,
    SETTLED,
    TOLERANCE_CHOICES,
    drop_record,
    invited,
    start,
    step,
)
from tests.web.positions import ASKED, finished_game, seat_where
from tests.web.running import server_and_browser

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "build/screens"
SHOWN = ROOT / "docs/screens"
SAMPLE = json.loads((ROOT / "docs/review-sample.json").read_text(encoding="utf-8"))
SIZES = {
    "phone": (390, 844),
    "tablet": (768, 1024),
    "laptop": (1280, 720),
    "desktop": (1440, 900),
}
LANDSCAPE = (844, 390)
LOOKS = ("light", "dark")
LANGUAGES = {"en": "en-GB", "de": "de-DE"}
CARDS_LEFT = 7


@dataclass
class Visit:
    """A browser in which games are under way, and where they are."""

    address: str
    browser: Any
    locale: str
    stored: Any = None
    tables: dict[str, str] = field(default_factory=dict)

    def page(self, known: bool = True) -> Any:
        context = self.browser.new_context(
            locale=self.locale,
            storage_state=self.stored if known else None,
        )
        context.set_default_timeout(120_000)
        page = context.new_page()
        page.goto(self.address)
        settings = {"pace": "instant", "goals-seen": "tolerance avignon" if known else ""}
        page.evaluate("settings => Object.assign(localStorage, settings)", settings)
        return page

    def go(self, page: Any, path: str) -> None:
        page.goto("about:blank")  # another fragment alone would not load the page anew
        page.goto(self.address + path)
        page.wait_for_selector("h1, h2")


def main() -> None:
    began = time.monotonic()
    shutil.rmtree(FOLDER, ignore_errors=True)
    FOLDER.mkdir(parents=True)
    with server_and_browser() as (address, browser):
        for language, locale in LANGUAGES.items():
            shoot_all(prepared(Visit(address, browser, locale)), language)
    for old in SHOWN.glob("*.jpg"):
        old.unlink()
    for name in shown():
        shutil.copy(FOLDER / f"{name}.jpg", SHOWN)
    if "--shown" not in sys.argv:
        for name, picture in AFTER.items():
            shutil.copy(FOLDER / f"{picture}.jpg", SHOWN / f"before-after/{name}-after.jpg")
    count = len(list(FOLDER.glob("*.jpg")))
    print(f"{count} pictures in {time.monotonic() - began:.0f} s: {FOLDER.relative_to(ROOT)}")


def shown() -> set[str]:
    """The pictures that the READMEs show."""
    pages = (ROOT / name for name in ("README.md", "README.de.md"))
    texts = (page.read_text(encoding="utf-8") for page in pages)
    return {name for text in texts for name in re.findall(r"docs/screens/([\w-]+)\.jpg", text)}


def prepared(visit: Visit) -> Visit:
    """Play a game of each kind to where it is worth a picture, and finish one."""
    page = visit.page()
    page.evaluate("localStorage.setItem('name', 'Anna')")
    asked_for = {**ASKED, "avignon": ("avignon", is_well_under_way)}
    wanted = {name: asked for name, asked in asked_for.items() if is_wanted(f"{name}-")}
    seats = {name: seat_where(visit.address, *asked) for name, asked in wanted.items()}
    visit.tables.update({name: seat["table"] for name, seat in seats.items()})
    store = "seats => localStorage.setItem('seats', JSON.stringify(seats))"
    page.evaluate(store, [finished_game(visit.address), *seats.values()])
    visit.go(page, "")
    page.wait_for_selector("[data-play]")
    middle_of_a_round(page, "tolerance")
    visit.tables["tolerance"] = page.url.rpartition("/")[2]
    visit.go(page, "")
    page.wait_for_selector("[data-play]")
    invited(page, "tolerance")
    visit.tables["waiting"] = page.url.rpartition("/")[2]
    visit.stored = page.context.storage_state()
    page.context.close()
    return visit


def is_well_under_way(view: dict[str, Any], actions: list[str]) -> bool:
    """A turn of Avignon in which both sides have won somebody over."""
    return len(actions) > 3 and not view["petition"] and all(view["congregations"])


def middle_of_a_round(page: Any, game: str) -> None:
    """A trick on the table that waits for us."""
    start(page, game)
    while not (page.query_selector(".held.dim") and page.locator(".held").count() < CARDS_LEFT):
        step(page)
        page.wait_for_selector(TOLERANCE_CHOICES)


def shoot_all(visit: Visit, language: str) -> None:
    page = visit.page()
    for view, (path, ready) in VIEWS.items():
        if is_wanted(f"{view}-", f"-{language}"):
            visit.go(page, path.format(**visit.tables))
            ready(page)
            shoot_view(page, view, language)
    page.context.close()
    if is_wanted("start-", f"-{language}"):
        stranger = visit.page(known=False)
        stranger.wait_for_selector("[data-play]")
        shoot_view(stranger, "start", language)
        stranger.context.close()


def shoot_view(page: Any, view: str, language: str) -> None:
    """One view at every size and in every look that is wanted."""
    wide = {"landscape": LANDSCAPE} if view in GAMES else {}
    for (size, (width, height)), look in product({**SIZES, **wide}.items(), LOOKS):
        name = f"{view}-{size}-{look}-{language}"
        if is_wanted(name):
            page.set_viewport_size({"width": width, "height": height})
            page.emulate_media(color_scheme=look)
            shoot(page, name)


def is_wanted(beginning: str, ending: str = "") -> bool:
    return "--shown" not in sys.argv or any(
        name.startswith(beginning) and name.endswith(ending) for name in shown()
    )


def wait_for(selector: str) -> Callable[[Any], object]:
    return lambda page: page.wait_for_selector(selector)


def a_mistake(page: Any) -> None:
    """What mattered in a record, and the better move."""
    drop_record(page, SAMPLE)
    page.click("[data-tab=review]")
    page.click("[data-review='1']")
    page.wait_for_selector(".split")
    page.locator(".decision.mistake").last.click()


def a_person(page: Any) -> None:
    """Somebody on the road, and what the first thing that can be done with them would do."""
    page.wait_for_selector(AVIGNON_TURN)
    page.wait_for_selector(SETTLED)
    page.locator("[data-column].able").nth(2).click()
    page.locator("[data-deed][aria-disabled=false]").first.click()
    page.wait_for_selector(".foretold")


GAMES = ("tolerance", "avignon")
# What is new of the pictures in docs/screens/before-after.
AFTER = {
    "start": "start-laptop-light-en",
    "home": "home-laptop-light-en",
    "tolerance-laptop": "tolerance-laptop-light-en",
    "tolerance-phone": "tolerance-phone-light-en",
    "tolerance-landscape": "tolerance-landscape-light-en",
    "avignon-laptop": "avignon-laptop-light-en",
    "avignon-tablet": "avignon-tablet-light-en",
    "avignon-end": "win-laptop-light-en",
}
VIEWS: dict[str, tuple[str, Callable[[Any], object]]] = {
    "home": ("", wait_for("[aria-labelledby=finished-tables]")),
    "tolerance": ("#/table/{tolerance}", wait_for(".held")),
    "avignon": ("#/table/{avignon}", a_person),
    **{name: (f"#/table/{{{name}}}", wait_for(".table")) for name in ASKED},
    "invite": ("#/invite/tolerance", wait_for("form")),
    "waiting": ("#/table/{waiting}", wait_for("#join-link")),
    "gallery": ("#/gallery/tolerance", wait_for("[data-card]")),
    "people": ("#/gallery/avignon", wait_for("[data-card]")),
    "rules": ("#/rules/tolerance/5.4", wait_for(".card")),
    "how": ("#/rules/avignon", wait_for(".picture")),
    "replay": ("#/replay", wait_for(".drop")),
    "review": ("#/replay", a_mistake),
}


def shoot(page: Any, name: str) -> None:
    page.mouse.move(5, 5)
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(150)  # the page is laid out anew
    page.screenshot(path=FOLDER / f"{name}.jpg", type="jpeg", quality=70)


if __name__ == "__main__":
    main()
