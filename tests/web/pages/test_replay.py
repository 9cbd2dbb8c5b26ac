"""Recorded games on the page."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from schism.games.registry import GAMES, find_deck
from tests.kit import random_match
from tests.web.conftest import OpenPage
from tests.web.playing import DROP, drop_record


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_a_dropped_record_is_replayed_step_by_step(open_page: OpenPage, game: str) -> None:
    record = random_match(game, 5).record()
    page = open_page("#/replay")
    drop_record(page, record)
    place = page.locator(".steps .soft")
    assert place.inner_text().startswith("0 /")
    page.click("[aria-label='Next step']")
    assert place.inner_text().startswith("1 /")
    page.click("[aria-label='To the end']")
    page.wait_for_selector(f".{game}")
    shown, last = place.inner_text().split(" / ")
    assert shown == last


def test_a_replay_begins_with_all_five_people(open_page: OpenPage) -> None:
    record = random_match("avignon", 5).record()
    page = open_page("#/replay")
    drop_record(page, record)
    told = page.inner_text(".status").partition(": ")[2]
    names = [str(person.text_content()) for person in page.locator("[data-column] .name").all()]
    assert [words.rpartition(" ")[2] for words in told.split(", ")] == names


@pytest.mark.parametrize("game", ["tolerance", "avignon"])
def test_no_button_of_a_replay_offers_what_cannot_be_done(open_page: OpenPage, game: str) -> None:
    page = open_page("#/replay")
    drop_record(page, random_match(game, 5).record())
    page.select_option(".steps select", "1")
    for _ in range(12):
        page.click("[aria-label='Next step']")
        assert page.locator(".table :is([data-action], [data-deed], [data-confirm])").count() == 0


def test_through_the_eyes_of_a_seat_one_sees_its_hand_alone(open_page: OpenPage) -> None:
    record = random_match("tolerance", 5).record()
    page = open_page("#/replay")
    drop_record(page, record)
    assert page.locator(".held").count() == 0
    page.select_option(".steps select", "1")
    page.wait_for_selector(".held")
    held = {card.get_attribute("data-card") for card in page.query_selector_all(".held")}
    assert held == set(record["rounds"][0]["hands"][1])


def test_the_trick_can_be_seen_on_a_short_phone(open_page: OpenPage) -> None:
    page = open_page("#/replay", size=(360, 640))
    drop_record(page, random_match("tolerance", 5).record())
    page.select_option(".steps select", "1")
    page.wait_for_selector(".held")
    assert page.locator(".trick .place").first.bounding_box()["width"] > 40


def test_a_game_with_a_deck_of_ones_own_shows_its_values(
    open_page: OpenPage, address: str, tmp_path: Path
) -> None:
    deck = find_deck(GAMES["tolerance"], None).as_json()
    text = json.dumps({**deck, "id": "mine", "card": [renamed(card) for card in deck["card"]]})
    file = tmp_path / "mine.json"
    file.write_text(text, encoding="utf-8")
    assert httpx.post(f"{address}api/decks", json={"text": text}).status_code == 201
    page = open_page("#/replay")
    drop_record(page, random_match("tolerance", 5, deck=str(file)).record())
    page.select_option(".steps select", "1")
    page.wait_for_selector(".held >> text=Own N")


def renamed(card: dict[str, Any]) -> dict[str, Any]:
    return {**card, "name": f"Own {card['code']}"}


NO_RECORDS = ["hello", "null", "[]", '{"game": "tolerance"}', '{"format": 1, "id": "mine"}']


@pytest.mark.parametrize("text", NO_RECORDS)
def test_what_is_not_a_record_is_refused_in_words(open_page: OpenPage, text: str) -> None:
    page = open_page("#/replay")
    page.evaluate(DROP, text)
    assert "game.json is not a saved game" in page.inner_text("[role=alert]")


def test_the_browser_lends_its_eyes_while_the_server_is_silent(open_page: OpenPage) -> None:
    page = open_page("#/replay")
    drop_record(page, random_match("tolerance", 5).record())
    page.route("**/api/replays", lambda route: route.abort())
    page.select_option(".steps select", "1")
    page.wait_for_selector(".held")


def test_eyes_that_cannot_be_had_are_told_of(open_page: OpenPage) -> None:
    page = open_page("#/replay")
    drop_record(page, random_match("avignon", 5).record())
    page.route("**/api/replays", lambda route: route.abort())
    page.route("**/*.wasm", lambda route: route.abort())
    page.select_option(".steps select", "1")
    assert "is not responding" in page.inner_text(".steps [role=alert]")
    assert page.input_value(".steps select") == "-1"
