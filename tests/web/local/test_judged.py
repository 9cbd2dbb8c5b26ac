"""What the analysis says without a server: hints at a table, and a record reviewed."""

from __future__ import annotations

import pytest

from tests.web.local.conftest import OpenSite
from tests.web.local.hosting import StaticHost, go_offline
from tests.web.pages.test_review import SAMPLE, reviewed
from tests.web.playing import AVIGNON_CHOICES, SETTLED, TOLERANCE_CHOICES, start

CHOICES = {"tolerance": TOLERANCE_CHOICES, "avignon": AVIGNON_CHOICES}


@pytest.mark.parametrize("game", CHOICES)
def test_a_hint_is_given_in_the_players_language(
    open_site: OpenSite, host: StaticHost, game: str
) -> None:
    page = open_site(language="de-DE")
    go_offline(page, host)
    start(page, game)
    page.wait_for_selector(CHOICES[game])
    page.wait_for_selector(SETTLED)
    page.click("[data-tool=hint]")
    page.wait_for_function("document.querySelector('.hint [role=status]')?.textContent.trim()")


def test_a_record_is_reviewed(open_site: OpenSite, host: StaticHost) -> None:
    """The record of the documents has clear mistakes; how many exactly depends on the worlds."""
    page = open_site()
    go_offline(page, host)
    page.evaluate("location.hash = '/replay'")
    page.wait_for_selector("input[type=file]", state="attached")
    reviewed(page, SAMPLE, 1)
    assert page.locator(".decision.mistake").count() > 0
    assert page.locator(".split li").count() == 3
