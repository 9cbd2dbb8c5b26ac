"""The tables of a Tolerance screen: tallies, boards, the trick, the hand."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from schism.games.contract import Json
from schism.games.terminal.tables import plain_table, titled
from schism.games.tolerance.names import CODES, PILES, SUIT_LETTERS, TRACKS
from schism.games.tolerance.rules.state import MOST_PENNANTS
from schism.games.words import Words

SUIT_STYLES = {"N": "magenta", "C": "bright_white", "T": "yellow", "P": "green", "W": "cyan"}
FULL_FLAG, EMPTY_FLAG = "⚑", "⚐"


def flags(earned: int) -> str:
    """Draw pennants, filled as far as earned; letters where the terminal has no flags."""
    try:
        FULL_FLAG.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return "*" * earned + "." * (MOST_PENNANTS - earned)
    return FULL_FLAG * earned + EMPTY_FLAG * (MOST_PENNANTS - earned)


def card_cell(code: str) -> Text:
    return Text(code, style=SUIT_STYLES[code[0]])


class Tables:
    def __init__(self, words: Words, role_name: Callable[[str], str]) -> None:
        self.words, self._role_name = words, role_name
        self.say = words.say

    def seat_name(self, seat: int) -> str:
        return f"{seat} {self.words.reader.name(seat)}"

    def heading(self, view: Json) -> str:
        parts = [
            self.say(f"reign-{view['reign']}"),
            self.say(f"prevails-{view['reign']}"),
            self.say("round", number=view["round"]),
            self.say("trick", number=min(12, view["trick"])),
        ]
        return " · ".join(parts)

    def tallies(self, view: Json) -> Table:
        """Show what each seat has, with an arrow at the seat to act."""
        names = ("seat", "role", "points", *TRACKS, "loans")
        table = plain_table(*(self.say(f"head-{name}") for name in names))
        table.columns[2].justify = "right"
        for seat, row in enumerate(view["seats"]):
            mark = "▸" if seat == view["to_act"] else " "
            tracks = [
                f"{row[t]:>2} {flags(n)}" for t, n in zip(TRACKS, row["pennants"], strict=True)
            ]
            loans = str(row["loans"]) if row["loans"] else "-"
            table.add_row(mark + self.seat_name(seat), *self._role(row), *tracks, loans)
        return table

    def _role(self, row: Json) -> tuple[str, str]:
        if row["role"] is None:
            return self.say("role-hidden"), "?"
        return self._role_name(row["role"]), str(row["vp"])

    def boards(self, view: Json) -> RenderableType:
        """Show the piles: their size, and the top card or, if open, all of them (4.6)."""
        opened = view["open_piles"]
        title = self.say("open-boards") if opened else self.say("boards")
        used = [pile for pile in PILES if any(row["piles"][pile]["count"] for row in view["seats"])]
        heads = (self._pile_name(pile) for pile in used)
        table = plain_table(self.say("head-seat"), *heads)
        for seat, row in enumerate(view["seats"]):
            piles = (self._pile(row["piles"][pile], opened) for pile in used)
            table.add_row(" " + self.seat_name(seat), *piles)
        return titled(title, table)

    def own_piles(self, view: Json) -> RenderableType:
        """Show the reader's own piles card by card, the top one first (4.6)."""
        table = self._card_table(self.say("head-pile"))
        for pile, row in view["seats"][view["seat"]]["piles"].items():
            for code in reversed(row["cards"]):
                faith = self.say(f"faith-short-{pile.partition(' ')[2]}")
                cells = self._values(
                    code, card_cell(code), Text(self.words.rows[code]["name"]), faith
                )
                table.add_row(" " + self._pile_name(pile), *cells)
        return titled(self.say("own-piles"), table) if table.rows else Text(self.say("no-piles"))

    def _pile_name(self, pile: str) -> str:
        state, _, faith = pile.partition(" ")
        return self.say(f"pile-{state}", religion=self.say(f"faith-short-{faith}"))

    def _pile(self, pile: Json, opened: bool) -> Text:
        if not pile["count"]:
            return Text("-", style="dim")
        cards = pile["cards"] if opened else pile["cards"][-1:]
        shown = Text(f"{pile['count']} ")
        return shown + Text(" ").join([card_cell(code) for code in reversed(cards)])

    def trick(self, view: Json) -> RenderableType:
        """Show the cards on the table in the order played."""
        table = self._card_table(self.say("head-seat"))
        for played in view["table"]:
            code = played["card"]
            play = f"{code}={played['as']}" if code[0] == "W" else code
            name = Text(self.words.rows[code]["name"])
            if not played["alive"]:
                name.append(f" ({self.say('dead')})", "red")
            faith = self.say(f"faith-short-{played['religion']}")
            cells = self._values(code, card_cell(play), name, faith)
            style = None if played["alive"] else "dim"
            table.add_row(" " + self.seat_name(played["seat"]), *cells, style=style)
        return titled(self.say("table", suit=self.words.phrase("suit", view["led"])), table)

    def hand(self, cards: Sequence[str], keys: dict[str, str]) -> RenderableType:
        """Show the hand with the key to type for each card; others cannot be played."""
        table = self._card_table("")
        for code in cards:
            row = self.words.rows[code]
            faith = self.say(f"faith-short-{row['religion']}")
            key = f"{keys[code]:>3}" if code in keys else "  -"
            cells = self._values(code, card_cell(code), Text(row["name"]), faith)
            table.add_row(key, *cells, style=None if code in keys else "dim")
        return titled(self.say("hand"), table)

    def targets(self, view: Json, keys: dict[str, str], title: str) -> RenderableType:
        """Show the cards to pick from: whose they are and what they count as now."""
        table = self._card_table(f"    {self.say('head-seat')}")
        for code, (seat, religion) in standing(view).items():
            if code in keys:
                faith = self.say(f"faith-short-{religion}")
                name = Text(self.words.rows[code]["name"])
                cells = self._values(code, card_cell(code), name, faith)
                owner = self.words.reader.name(seat)
                table.add_row(f"{keys[code]:>3} {owner}", *cells)
        return titled(title, table)

    def _card_table(self, first: str) -> Table:
        names = ("card", "name", "religion", "piety", "money", "effect")
        table = plain_table(first, *(self.say(f"head-{name}") for name in names))
        for column in table.columns[4:6]:
            column.justify = "right"
        for column in table.columns[:6]:
            column.no_wrap = True
        return table

    def _values(self, code: str, play: Text, name: Text, faith: str) -> Iterable[Text | str]:
        row = self.words.rows[code]
        does = self.words.phrase("effects", code)
        return play, name, faith, str(row["piety"]), str(row["money"]), does


def standing(view: Json) -> dict[str, tuple[int, str]]:
    """Return who has each visible card, in the trick or on a board, and its current religion."""
    found = {row["card"]: (row["seat"], row["religion"]) for row in view["table"]}
    for seat, row in enumerate(view["seats"]):
        for name, pile in row["piles"].items():
            found |= {code: (seat, name.partition(" ")[2]) for code in pile["cards"]}
    return found


def sorted_hand(codes: Sequence[str]) -> list[str]:
    """Sort a hand by suit, the highest first; Wilds last."""
    return sorted(codes, key=lambda code: (SUIT_LETTERS.index(code[0]), -CODES.index(code)))
