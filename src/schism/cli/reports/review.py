"""A review in the terminal."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from schism.cli.language import t
from schism.cli.reports.readings import print_readings
from schism.games.terminal.tables import plain_table, titled
from schism.review.words import ReviewWords


def print_review(console: Console, words: ReviewWords, everything: bool) -> None:
    console.print(words.title(), style="bold")
    for line in words.summary():
        console.print(line)
    console.print()
    print_readings(console, words.review.match.game, words.review.match.options)
    console.print(titled(t("review-where"), _split(words)))
    console.print()
    shown = [d for d in words.review.decisions if everything or d.mistake]
    if shown:
        table = _decisions(words, everything)
        console.print(titled(t("review-decisions"), table))
    if any(decision.mistake and decision.expert for decision in shown):
        console.print(t("review-expert-note"), style="dim")
    rest = len(words.review.decisions) - len(shown)
    if rest:
        console.print(t("review-rest", decisions=rest), style="dim")
    console.print()
    console.print(t("review-note"), style="dim")


def _split(words: ReviewWords) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    for justify in ("left", "right", "left"):
        table.add_column(justify=justify)
    for name, value, interval in words.parts():
        table.add_row(name, value, interval)
    return table


def _decisions(words: ReviewWords, everything: bool) -> Table:
    names = ("move", "place", "taken", "better", "expected", "loss")
    table = plain_table(*(t(f"review-head-{name}") for name in names))
    for decision in words.review.decisions:
        if everything or decision.mistake:
            row = words.row(decision)
            loss = f"{row.loss} ({row.interval})" if row.loss else ""
            loss += t("review-expert") if row.expert else ""
            style = "red" if row.mistake and everything else ""
            cells = (row.move, row.place, row.taken, row.better, row.expected, loss)
            table.add_row(*cells, style=style)
    return table
