"""The documentation's links lead somewhere, and the architecture fits on a few pages."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from schism.games.readings import ReadingsOption
from schism.games.registry import GAMES
from schism.text import LANGUAGES, Language
from tests.docs.effect_tables import effect_tables, split_page

PROJECT = Path(__file__).parents[2]
PAGES = [*PROJECT.glob("*.md"), *PROJECT.glob("docs/**/*.md")]
_LINK = re.compile(r"\]\((?!https?:)([^)#\s]*)#?([^)\s]*)\)")
_HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)


def anchors(page: Path) -> set[str]:
    """The anchors that a page's headings get where Markdown is shown."""
    headings = _HEADING.findall(page.read_text(encoding="utf-8"))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def leads_somewhere(page: Path, target: str, anchor: str) -> bool:
    file = page.parent / target if target else page
    return file.exists() and (not anchor or anchor in anchors(file))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(PROJECT)))
def test_links_lead_somewhere(page: Path) -> None:
    links = _LINK.findall(page.read_text(encoding="utf-8"))
    assert [link for link in links if not leads_somewhere(page, *link)] == []


def test_pages_in_two_languages_come_in_pairs() -> None:
    german = {page.with_name(page.name.replace(".de.md", ".md")) for page in PAGES}
    assert german <= set(PAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_12_the_rules_list_what_every_card_does(language: Language) -> None:
    assert split_page(language)[1] == effect_tables(language)


def test_the_architecture_stays_short() -> None:
    page = (PROJECT / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert len(page.splitlines()) <= 150


@pytest.mark.parametrize(
    ("page", "place"), [(".md", "In the rulebook"), (".de.md", "Im Regelheft")]
)
def test_every_ruling_names_its_place_in_the_rulebook(page: str, place: str) -> None:
    text = (PROJECT / f"docs/rulings{page}").read_text(encoding="utf-8")
    rulings = text.split("\n### ")[1:]
    assert [each.splitlines()[0] for each in rulings if f"**{place}.**" not in each] == []


@pytest.mark.parametrize("page", ["rulings.md", "rulings.de.md"])
def test_every_reading_stands_beside_its_ruling(page: str) -> None:
    text = (PROJECT / "docs" / page).read_text(encoding="utf-8")
    options = [option for game in GAMES.values() for option in game.options.values()]
    readings = [each.readings for each in options if isinstance(each, ReadingsOption)]
    for name, reading in ((name, row[name]) for row in readings for name in row):
        shown = f"`{name}={reading.other}`" if reading.other else f"`{name}`"
        assert shown in text
