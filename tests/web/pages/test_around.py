"""The pages around the table: galleries, invitations, rules with pictures, links into a replay."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from schism.games.registry import GAMES, find_deck
from tests.web.bench import first_visit
from tests.web.conftest import LARGE, PHONE, OpenPage
from tests.web.playing import invited
from tests.web.positions import finished_game

SAMPLE = Path(__file__).parents[3] / "docs/review-sample.json"
LIGHT = 300_000  # bytes, fonts and pictures included


def test_the_start_page_is_light(browser: Any, address: str) -> None:
    over_the_wire, _ = first_visit(browser, address)
    assert over_the_wire < LIGHT


@pytest.mark.parametrize(("language", "deck"), [("en-GB", "house-en"), ("de-DE", "house-de")])
def test_every_card_and_role_is_in_the_gallery(
    open_page: OpenPage, language: str, deck: str
) -> None:
    data = find_deck(GAMES["tolerance"], deck).data
    page = open_page("#/gallery/tolerance", language=language)
    page.wait_for_selector("[data-card]")
    shown: list[str] = []
    *suits, roles = page.query_selector_all("#main .tabs .button")
    for suit in suits:
        suit.click()
        cards = page.query_selector_all("[data-card]")
        shown += [str(card.get_attribute("data-card")) for card in cards]
    assert sorted(shown) == sorted(row["code"] for row in data["card"])
    roles.click()
    assert page.locator("[data-role]").count() == len(data["role"])


def test_every_kind_of_person_is_in_the_gallery(open_page: OpenPage) -> None:
    game = GAMES["avignon"]
    data = find_deck(game, game.default_deck).data
    page = open_page("#/gallery/avignon")
    page.wait_for_selector("[data-card]")
    assert page.locator("[data-card]").count() == len(data["kind"])


def test_an_invitation_tells_what_is_played_and_is_shown_as_a_code_when_asked(
    open_page: OpenPage, address: str
) -> None:
    host = open_page()
    loaded: list[str] = []
    host.on("request", lambda asked: loaded.append(asked.url))
    link = invited(host, "tolerance")
    assert not any("QrCode" in url for url in loaded)
    host.click("[data-qr]")
    host.wait_for_selector("svg[role=img]")
    assert any("QrCode" in url for url in loaded)
    friend = open_page(link.removeprefix(address), size=PHONE)
    friend.wait_for_selector("[data-facts] >> text=Players: 4")  # the options come later
    told = friend.inner_text("[data-facts]")
    assert "Roles: everybody Bertram" in told
    assert "At the table: Anna" in friend.inner_text("form")


def test_whoever_waits_for_the_start_sees_how_the_game_goes(
    open_page: OpenPage, address: str
) -> None:
    link = invited(open_page(), "tolerance")
    friend = open_page(link.removeprefix(address), size=PHONE)
    friend.click("form .strong")
    friend.wait_for_selector(".picture li")


def test_a_saved_game_is_chosen_by_a_button_in_the_readers_language(open_page: OpenPage) -> None:
    page = open_page("#/replay", language="de-DE")
    with page.expect_file_chooser() as asked:
        page.click("text=Gespeicherte Partie wählen")
    asked.value.set_files(SAMPLE)
    page.wait_for_selector(".steps")


def test_a_link_is_shared_by_what_the_device_offers(open_page: OpenPage) -> None:
    host = open_page()
    host.evaluate("navigator.share = async (what) => { window.shared = what }")
    link = invited(host, "avignon")
    host.click("[data-share]")
    shared = host.evaluate("window.shared")
    assert shared["url"] == link
    assert "Avignon" in shared["text"]


@pytest.mark.parametrize(
    ("language", "example", "last"),
    [("en-GB", "13.1", "kills"), ("de-DE", "13.2", "tötet"), ("de-DE", "13.3", "bestimmt")],
)
def test_rules_show_cards_and_examples_are_played(
    open_page: OpenPage, language: str, example: str, last: str
) -> None:
    page = open_page("#/rules/tolerance/5.6", language=language)
    page.wait_for_selector("[id='r5.6'] .card")
    page.click(f"[data-example='{example}'] a")
    page.wait_for_selector(".steps")
    page.locator(".steps [type=range]").press("End")
    page.wait_for_selector(f"text=/{last}/")


def test_the_address_follows_a_replay_and_leads_back_to_its_step(
    open_page: OpenPage, address: str
) -> None:
    game = finished_game(address)
    page = open_page(f"#/replay/{game['table']}")
    page.wait_for_selector(".steps")
    for _ in range(3):
        page.click("[aria-label='Next step']")
    page.wait_for_url(f"**/#/replay/{game['table']}/3")
    other = open_page(page.url.removeprefix(address))
    other.wait_for_selector(".steps")
    assert other.inner_text(".steps .soft").startswith("3 /")
    other.evaluate("table => (location.hash = `/replay/${table}/1`)", game["table"])
    other.wait_for_function("document.querySelector('.steps .soft').textContent.startsWith('1 /')")


# Pages with what is on them when they are ready, and what is too small on them for a finger.
TARGETS = {
    "": "[data-play=avignon]",
    "#/invite/tolerance": "form",
    "#/gallery/tolerance": "[data-card]",
    "#/gallery/avignon": "[data-card]",
    "#/rules/avignon": "summary",
}
SMALL_TARGETS = """() => [...document.querySelectorAll(
    "#main :is(button, select, summary, a.button, nav a, .small a), header :is(a, button)"
  )].filter((each) => each.checkVisibility())
    .filter((each) => {
      const { width, height } = each.getBoundingClientRect();
      return Math.min(width, height) < 44;
    })
    .map((each) => each.outerHTML)"""


@pytest.mark.parametrize("size", [LARGE, PHONE])
def test_targets_are_large_enough_for_a_finger(
    open_page: OpenPage, address: str, size: tuple[int, int]
) -> None:
    page = open_page(size=size)
    for path, ready in TARGETS.items():
        page.goto(address + path)
        page.wait_for_selector(ready)
        assert page.evaluate(SMALL_TARGETS) == [], path


@pytest.mark.parametrize("size", [LARGE, (1024, 768)])
@pytest.mark.parametrize("language", ["en-GB", "de-DE"])
def test_both_games_are_offered_alike(
    open_page: OpenPage, size: tuple[int, int], language: str
) -> None:
    page = open_page(size=size, language=language)
    page.wait_for_selector("[data-play=avignon]")
    for part in ("svg", "h2", "[data-play]", "summary", ".more"):
        shown = page.locator(f"section:has([data-play]) {part} >> visible=true")
        tops = {game: shown.nth(game).bounding_box()["y"] for game in (0, 1)}
        assert tops[0] == pytest.approx(tops[1], abs=1), part


def test_on_paper_there_is_the_text_alone(open_page: OpenPage) -> None:
    page = open_page("#/rules/avignon")
    page.wait_for_selector("summary")
    page.emulate_media(media="print")
    assert not page.is_visible("header")
    assert not page.is_visible("#main [role=group]")
    assert page.is_visible("h2 >> nth=0")


def test_a_link_to_the_page_has_a_picture(open_page: OpenPage, address: str) -> None:
    page = open_page()
    found = re.search(r'property="og:image" content="([^"]+)"', page.request.get(address).text())
    assert found is not None
    picture = page.request.get(found[1])
    assert picture.headers["content-type"] == "image/png"
