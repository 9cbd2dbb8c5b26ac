"""The effects of all cards, for the pages of Tolerance's rules.

`python -m tests.docs.effect_tables` regenerates them after a change of decks or messages.
"""

from __future__ import annotations

from pathlib import Path

from schism.games.registry import find_deck, game_called
from schism.games.words import Words
from schism.text import LANGUAGES, Language, Reader

DOCS = Path(__file__).parents[2] / "docs"
PAGES: dict[Language, str] = {"en": "rules-tolerance.md", "de": "rules-tolerance.de.md"}
EDITIONS = {
    "en": {"house-en": "English edition", "house-de": "German edition"},
    "de": {"house-en": "englische Ausgabe", "house-de": "deutsche Ausgabe"},
}
NEXT_SECTION = "\n## 14 "


def effect_tables(language: Language) -> str:
    """A table for each suit: card, name and effect."""
    editions = _editions(language)
    words = next(iter(editions.values()))
    heads = " | ".join(words.say(f"head-{name}") for name in ("card", "name", "effect"))
    blocks = []
    for suit in "NCTPW":
        codes = [code for code in words.rows if code[0] == suit and words.phrase("effects", code)]
        rows = [f"| {code} | {_named(words, code)} | {_said(editions, code)} |" for code in codes]
        blocks += [
            "",
            f"### {words.say(f'suit-{suit}')}",
            "",
            f"| {heads} |",
            "|---|---|---|",
            *rows,
        ]
    return "\n".join(blocks) + "\n"


def _named(words: Words, code: str) -> str:
    """What a card is called, and what its deck calls it if that is something else."""
    name, given = words.rows[code]["name"], words.rows[code]["deck_name"]
    return str(name) if name == given else f"{name} ({given})"


def _editions(language: Language) -> dict[str, Words]:
    game, reader = game_called("tolerance"), Reader(language, ())
    labels = EDITIONS[language].items()
    return {label: Words(find_deck(game, deck), reader) for deck, label in labels}


def _said(editions: dict[str, Words], code: str) -> str:
    """What a card does; in each edition if they differ."""
    said = {label: words.phrase("effects", code) for label, words in editions.items()}
    if len(set(said.values())) == 1:
        return next(iter(said.values()))
    return " / ".join(f"{text} ({label})" for label, text in said.items())


def split_page(language: Language) -> tuple[str, str, str]:
    """Return a page's text before, in and after its tables."""
    page = (DOCS / PAGES[language]).read_text(encoding="utf-8")
    before, rest = page.split(NEXT_SECTION)
    first = "\n".join(effect_tables(language).splitlines()[:2]) + "\n"
    intro, *tables = before.partition(first)
    return intro, "".join(tables), NEXT_SECTION + rest


def write_tables() -> None:
    for language in LANGUAGES:
        before, _, after = split_page(language)
        page = before + effect_tables(language) + after
        (DOCS / PAGES[language]).write_text(page, encoding="utf-8")


if __name__ == "__main__":
    write_tables()
