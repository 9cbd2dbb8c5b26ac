"""Without a network and without a server: whole games, and what is proven of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from schism.table.proof import check_proof
from schism.table.replay import replay
from tests.web.conftest import LARGE, PHONE
from tests.web.local.conftest import OpenSite
from tests.web.local.hosting import StaticHost, go_offline, saved_record
from tests.web.playing import (
    AVIGNON_CHOICES,
    open_options,
    play_avignon,
    play_tolerance,
    start,
)

PLAY: dict[str, Any] = {"tolerance": play_tolerance, "avignon": play_avignon}


def test_a_game_for_two_is_given_up_and_proven(open_site: OpenSite, tmp_path: Path) -> None:
    page = open_site()
    page.on("dialog", lambda dialog: dialog.accept())
    start(page, "avignon")
    page.wait_for_selector(AVIGNON_CHOICES)
    page.click("[data-tab=table]")
    page.click("[data-tool=resign]")
    page.wait_for_selector(".over >> text=You resign.")
    record = saved_record(page, tmp_path / "game.json")
    assert record["ending"]["by"] == "resign"
    assert check_proof(replay(record), record)


def test_whoever_has_lost_is_offered_easier_bots(open_site: OpenSite) -> None:
    page = open_site()
    page.on("dialog", lambda dialog: dialog.accept())
    level = "section:has([data-play=avignon]) [data-level]"
    assert page.input_value(level) == "novice"  # of those who have never played
    open_options(page, "avignon")
    page.select_option(level, "canon")
    start(page, "avignon")
    page.wait_for_selector(AVIGNON_CHOICES)
    page.click("[data-tab=table]")
    page.click("[data-tool=resign]")
    page.click("text=Easier bots: Chaplain")
    page.wait_for_selector(AVIGNON_CHOICES)
    page.click(".brand")
    assert page.input_value(level) == "chaplain"  # and for the games after that


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("tolerance", "de-DE", PHONE),
        ("tolerance", "en-GB", LARGE),
        ("avignon", "de-DE", LARGE),
        ("avignon", "en-GB", PHONE),
    ],
)
def test_a_game_is_played_to_its_end_and_proven(
    open_site: OpenSite,
    host: StaticHost,
    tmp_path: Path,
    game: str,
    language: str,
    size: tuple[int, int],
) -> None:
    page = open_site(language=language, size=size)
    go_offline(page, host)
    start(page, game)
    PLAY[game](page, finger=size == PHONE)
    record = saved_record(page, tmp_path / "game.json")
    match = replay(record)
    assert match.over
    assert check_proof(match, record) == record["proof"]["commitment"]
    table = page.evaluate("location.hash").rpartition("/")[2]
    page.evaluate("table => location.hash = `/replay/${table}`", table)
    page.wait_for_selector(".steps")
