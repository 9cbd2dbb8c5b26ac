"""A balance report in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.table import Table

from schism.cli.language import current_language, t
from schism.cli.output import stdout_console
from schism.cli.reports.readings import print_readings
from schism.games.contract import Json
from schism.games.deck import Deck
from schism.games.registry import GAMES
from schism.games.study import Item
from schism.games.terminal.tables import plain_table, titled
from schism.lab.balance.balance import about_setting, groups_of
from schism.lab.balance.wording import (
    average_text,
    difference_text,
    group_title,
    points_head,
    rate_label,
    share_text,
)


def print_balance(report: Json, decks: Sequence[Deck], html: Path | None) -> None:
    console = stdout_console()
    by_sum = {deck.sha256: deck for deck in decks}
    print_readings(console, GAMES[report["game"]], report["options"])
    for setting in report["settings"]:
        title = t("balance-setting", **about_setting(setting))
        console.print(titled(title, _fairness(setting, by_sum)))
        for group, names in _flagged(setting, by_sum).items():
            title = group_title(current_language(), report["game"], group)
            line = t("balance-flagged", group=title, names=", ".join(names))
            console.print(line, style="dim")
        console.print()
    for pair in report["pairs"]:
        one, other = pair["names"]
        about = {name: pair[name] for name in ("bots", "players", "games")}
        title = t("balance-pair", one=one, other=other, **about)
        console.print(titled(title, _differences(pair, by_sum)))
        console.print()
    console.print(t("balance-note"), style="dim")
    if html is not None:
        console.print(t("balance-written", file=str(html)))


def _fairness(setting: Json, decks: dict[str, Deck]) -> Table:
    language = current_language()
    game = decks[setting["deck_sha256"]].game
    table = plain_table("", t("balance-head-wins"), points_head(language, game), "")
    for row in setting["items"]:
        if "verdict" in row:
            cells = (
                share_text(language, row["wins"]),
                average_text(language, row["points"]),
                _word(row),
            )
            table.add_row(_label(setting, row, decks), *cells)
    for rate in setting["rates"]:
        label = rate_label(language, game, rate)
        table.add_row(label, share_text(language, rate), "", _word(rate))
    return table


def _differences(pair: Json, decks: dict[str, Deck]) -> Table:
    """List what is meant to be even, what else differs by more than chance, and the rates."""
    language = current_language()
    setting = {"deck_sha256": pair["decks_sha256"][1]}
    deck = decks[setting["deck_sha256"]]
    even = GAMES[deck.game].study.fair
    table = plain_table("", t("balance-head-difference"), "")
    for row in pair["items"]:
        if row["group"] in even or row["flagged"]:
            difference = difference_text(language, row["difference"])
            table.add_row(_label(setting, row, decks), difference, "*" if row["flagged"] else "")
    for rate in pair["rates"]:
        label = rate_label(language, deck.game, rate)
        table.add_row(label, difference_text(language, rate), "")
    return table


def _flagged(setting: Json, decks: dict[str, Deck]) -> dict[str, list[str]]:
    """Return the labels of what stands out, by group, except what is in the table already."""
    rows = [row for row in setting["items"] if row.get("flagged") and "verdict" not in row]
    return {
        group: [_label(setting, row, decks) for row in found]
        for group, found in groups_of(rows).items()
    }


def _label(setting: Json, row: Json, decks: dict[str, Deck]) -> str:
    deck = decks[setting["deck_sha256"]]
    return GAMES[deck.game].study.label(deck, Item(row["group"], row["name"]), current_language())


def _word(row: Json) -> str:
    return t(f"balance-verdict-{row['verdict']}") if "verdict" in row else ""
