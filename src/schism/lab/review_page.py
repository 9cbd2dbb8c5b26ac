"""A review as one page that needs nothing else: no scripts, no fonts, no pictures."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from schism.lab.review import Review
from schism.lab.review_graph import graph
from schism.lab.review_words import ReviewWords, Row
from schism.text import Language

_STYLE = """
:root { color-scheme: light dark; --ink: #2a2320; --paper: #faf6ee; --soft: #6d6259;
  --line: #8a2b2b; --rule: #ddd2c0; --mark: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --ink: #ece4d8; --paper: #1d1a18; --soft: #a99d90;
  --line: #e0a458; --rule: #433b34; --mark: #ff8a7a; } }
body { margin: 0 auto; max-width: 60rem; padding: 1.5rem; background: var(--paper);
  color: var(--ink); font: 1rem/1.5 Georgia, serif; }
h1 { font-size: 1.6rem; line-height: 1.2; } h2 { font-size: 1.2rem; margin-top: 2rem; }
table { border-collapse: collapse; width: 100%; font-size: .95rem; }
th { text-align: left; color: var(--soft); font-weight: normal; }
th, td { padding: .3rem .6rem .3rem 0; border-bottom: 1px solid var(--rule);
  vertical-align: top; }
.number, th.number { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
.soft, .note { color: var(--soft); } .mark { color: var(--mark); font-weight: bold; }
.scroll { overflow-x: auto; } svg { width: 100%; height: auto; }
svg text { fill: var(--soft); font: 12px Georgia, serif; }
.grid { stroke: var(--rule); } .course { fill: none; stroke: var(--line); stroke-width: 2; }
.dot { fill: var(--mark); stroke: var(--paper); stroke-width: 2; }
"""


def page(review: Review, language: Language, number: int = 1) -> str:
    words = ReviewWords(review, language, number)
    parts = [
        f"<h1>{escape(words.title())}</h1>",
        *(f"<p>{escape(line)}</p>" for line in words.summary()),
        _heading(words, "graph"),
        graph(review, words.reader),
        _heading(words, "where"),
        _split(words),
        _heading(words, "decisions"),
        _decisions(words, [words.row(decision) for decision in review.decisions]),
        f'<p class="note">{escape(words.reader.say("review-note"))}</p>',
    ]
    return _document(language, words.title(), "\n".join(parts))


def _document(language: Language, title: str, body: str) -> str:
    return (
        f'<!DOCTYPE html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8"/>\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1"/>\n'
        f"<title>{escape(title)}</title>\n<style>{_STYLE}</style>\n</head>\n"
        f"<body>\n<main>\n{body}\n</main>\n</body>\n</html>"
    )


def _heading(words: ReviewWords, name: str) -> str:
    return f"<h2>{escape(words.reader.say(f'review-{name}'))}</h2>"


def _split(words: ReviewWords) -> str:
    rows = "\n".join(
        f'<tr><th scope="row">{escape(name)}</th><td class="number">{escape(value)}</td>'
        f'<td class="soft">{escape(interval)}</td></tr>'
        for name, value, interval in words.parts()
    )
    return f"<table>\n<tbody>\n{rows}\n</tbody>\n</table>"


def _decisions(words: ReviewWords, rows: Sequence[Row]) -> str:
    names = ("move", "place", "taken", "better", "expected", "loss", "mistake")
    heads = "".join(_head(words, name) for name in names)
    body = "\n".join(_row(words, row) for row in rows)
    return (
        f'<div class="scroll">\n<table>\n<thead><tr>{heads}</tr></thead>\n'
        f"<tbody>\n{body}\n</tbody>\n</table>\n</div>"
    )


def _head(words: ReviewWords, name: str) -> str:
    kind = ' class="number"' if name in ("expected", "loss") else ""
    return f'<th scope="col"{kind}>{escape(words.reader.say(f"review-head-{name}"))}</th>'


def _row(words: ReviewWords, row: Row) -> str:
    loss = f"{row.loss} ({row.interval})" if row.loss else ""
    mark = words.reader.say("review-mark") if row.mistake else ""
    numbers = [row.expected, loss]
    plain = [row.move, row.place, row.taken, row.better]
    cells = [f"<td>{escape(text)}</td>" for text in plain]
    cells += [f'<td class="number">{escape(text)}</td>' for text in numbers]
    return f'<tr>{"".join(cells)}<td class="mark">{escape(mark)}</td></tr>'
