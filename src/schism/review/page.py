"""A review as an HTML page."""

from __future__ import annotations

from collections.abc import Sequence

from schism.html.document import document
from schism.html.markup import Html, element, text
from schism.review.graph import graph
from schism.review.readings import readings_section
from schism.review.review import Review
from schism.review.words import ReviewWords, Row
from schism.text import Language

HEADS = ("move", "place", "taken", "better", "expected", "loss", "mistake")
NUMBERS = ("move", "expected", "loss")


def page(review: Review, language: Language, number: int = 1) -> Html:
    words = ReviewWords(review, language, number)
    return document(
        language,
        words.title(),
        element("h1", text(words.title())),
        *(element("p", text(line)) for line in words.summary()),
        readings_section(review.match.game, review.match.options, language),
        _heading(words, "graph"),
        element("figure", graph(review, words.reader)),
        _heading(words, "where"),
        _split(words),
        _heading(words, "decisions"),
        _decisions(words, [words.row(decision) for decision in review.decisions]),
        element("p", text(words.reader.say("review-expert-note")), class_="quiet"),
        element("p", text(words.reader.say("review-note")), class_="quiet"),
    )


def _heading(words: ReviewWords, name: str) -> Html:
    return element("h2", text(words.reader.say(f"review-{name}")))


def _split(words: ReviewWords) -> Html:
    rows = (
        element(
            "tr",
            element("th", text(name), scope="row"),
            element("td", text(value)),
            element("td", text(interval), class_="quiet"),
        )
        for name, value, interval in words.parts()
    )
    return element("table", element("tbody", *rows), class_="short")


def _decisions(words: ReviewWords, rows: Sequence[Row]) -> Html:
    heads = (
        element("th", text(words.reader.say(f"review-head-{name}")), **_of(name)) for name in HEADS
    )
    body = (_row(words, row) for row in rows)
    whole = element("table", element("thead", element("tr", *heads)), element("tbody", *body))
    return element("div", whole, class_="scroll")


def _of(name: str) -> dict[str, str]:
    return {"scope": "col", "class_": "number" if name in NUMBERS else "words"}


def _row(words: ReviewWords, row: Row) -> Html:
    loss = f"{row.loss} ({row.interval})" if row.loss else ""
    mark = words.reader.say("review-mark") if row.mistake else ""
    mark += words.reader.say("review-expert") if row.expert else ""
    cells = (row.move, row.place, row.taken, row.better, row.expected, loss)
    shown = (
        element("td", text(cell), class_=_of(name)["class_"])
        for name, cell in zip(HEADS, cells, strict=False)
    )
    return element("tr", *shown, element("td", text(mark), class_="mark"))
