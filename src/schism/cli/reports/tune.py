"""The result of tuning in the terminal."""

from __future__ import annotations

from pathlib import Path

from schism.cli.language import current_language, decimal, t
from schism.cli.output import stdout_console
from schism.cli.reports.readings import print_readings
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.games.study import Item
from schism.games.terminal.tables import plain_table
from schism.lab.balance.wording import rate_label, share_text


def print_tuning(report: Json, deck: Deck, file: Path) -> None:
    console, study, language = stdout_console(), GAMES[deck.game].study, current_language()
    print_readings(console, GAMES[deck.game], report["options"])
    table = plain_table("", t("tune-before"), t("tune-after"))
    table.add_row(t("tune-loss"), *(decimal(report[time]["loss"]) for time in ("before", "after")))
    for before, after in zip(*(report[time]["items"] for time in ("before", "after")), strict=True):
        if "verdict" in before and "verdict" in after:
            label = study.label(deck, Item(before["group"], before["name"]), language)
            table.add_row(
                label, share_text(language, before["wins"]), share_text(language, after["wins"])
            )
    for before, after in zip(*(report[time]["rates"] for time in ("before", "after")), strict=True):
        label = rate_label(language, deck.game, before)
        table.add_row(label, share_text(language, before), share_text(language, after))
    console.print(table)
    console.print()
    for change in report["changes"]:
        console.print(
            t(
                "tune-change",
                **{**change, "before": str(change["before"]), "after": str(change["after"])},
            )
        )
    console.print(t("tune-written", file=str(file)))
