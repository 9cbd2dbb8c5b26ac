"""The tables of docs/balance.md, made from reports that `schism balance ... --json` printed.

python -m schism.lab.balance.doc_tables docs <table>=before.json,after.json <table>=now.json
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Sequence
from pathlib import Path

from schism.games.contract import Json
from schism.games.registry import GAMES, find_deck, game_called
from schism.games.study import EVENT, Item
from schism.lab.balance.balance import about_setting
from schism.lab.balance.wording import rate_label, share_text
from schism.table.replay import deck_name
from schism.text import Language, say

PAGES: dict[Language, str] = {"en": "balance.md", "de": "balance.de.md"}


def with_table(page: str, name: str, table: str) -> str:
    """Return the page with the table between its marks replaced."""
    mark = re.compile(rf"<!-- balance {re.escape(name)} -->\n.*?<!-- end -->", re.DOTALL)
    return mark.sub(lambda _: f"<!-- balance {name} -->\n{table}\n<!-- end -->", page)


def table_of(game: str, settings: Sequence[Json], language: Language) -> str:
    """Return a table of what should be fair and how lively games are; a column for each deck."""
    heads = [say(language, "balance-setting", **about_setting(setting)) for setting in settings]
    lines = [f"| | {' | '.join(heads)} |", f"|---|{'---|' * len(heads)}"]
    for number, row in enumerate(settings[0]["items"]):
        if "verdict" in row:
            label = _label(game, settings[-1], row, language)
            found = [setting["items"][number]["wins"] for setting in settings]
            lines.append(_line(label, found, language))
    for number, rate in enumerate(settings[0]["rates"]):
        label = rate_label(language, game, rate)
        found = [setting["rates"][number] for setting in settings]
        lines.append(_line(label, found, language))
    return "\n".join([*lines, *_least(game, settings[-1], language)])


def _label(game: str, setting: Json, row: Json, language: Language) -> str:
    played = game_called(game)
    deck = find_deck(played, deck_name(setting, played))
    return GAMES[game].study.label(deck, Item(row["group"], row["name"]), language)


def _line(label: str, found: Sequence[Json], language: Language) -> str:
    cells = (share_text(language, one) for one in found)
    return f"| {label} | {' | '.join(cells)} |"


def _least(game: str, setting: Json, language: Language) -> list[str]:
    """Name the effect that decides least, where that is known, or else the item used least."""
    silenced = [row for row in setting["silenced"] if row["group"] != EVENT]
    if silenced:
        least = min(silenced, key=lambda row: float(row["mean"]))
        message, value = "balance-least-effect", 100 * least["mean"]
    else:
        group = GAMES[game].study.least_used
        used = [row for row in setting["items"] if row["group"] == group]
        if not used:
            return []
        least = min(used, key=lambda row: int(row["games"]))
        message, value = "balance-least-used", 100 * least["games"] / setting["games"]
    label = _label(game, setting, least, language)
    return ["", say(language, message, name=label, value=value)]


def _named(game: str, setting: Json) -> Json:
    """Name the deck of a report from before decks were named."""
    return {"name": deck_name(setting, game_called(game)), **setting}


def main(folder: Path, reports: Sequence[str]) -> None:
    for language, page in PAGES.items():
        path = folder / page
        text = path.read_text(encoding="utf-8")
        for report in reports:
            name, _, files = report.partition("=")
            read = [json.loads(Path(file).read_text("utf-8")) for file in files.split(",")]
            game = read[0]["game"]
            settings = [_named(game, setting) for each in read for setting in each["settings"]]
            text = with_table(text, name, table_of(game, settings, language))
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
