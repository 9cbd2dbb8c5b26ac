"""A player's table of Tolerance in the terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from rich.columns import Columns
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from schism.games.contract import Choice, Json
from schism.games.deck import Deck
from schism.games.terminal import Looks
from schism.games.terminal.menu import Menu
from schism.games.tolerance.names import CODES
from schism.games.tolerance.rules.deal import monarch_of
from schism.games.tolerance.show.terminal.role_card import RoleCards
from schism.games.tolerance.show.terminal.score_sheet import COUNTED, Sheet
from schism.games.tolerance.show.terminal.tables import Tables, sorted_hand, standing
from schism.games.words import Words
from schism.text import Reader

_STYLES = {"trick_won": "bold", "killed": "red", "executed": "red", "loan": "red", "won": "bold"}
_STYLES |= {"pennant": "yellow", "converted": "cyan", "nothing": "dim"}
_AFTER_COUNT = ("chooser", "won")


def _opens_trick(events: Sequence[Json], since: int) -> bool:
    """Whether the first card of a trick has just been played: a good place for a gap."""
    kinds = [event["event"] for event in events[since - 1 : since + 1]]
    return len(kinds) == 2 and kinds[0] != "played" and kinds[1] == "played"


def _actor(view: Json) -> str:
    """Return the card that a target is chosen for: one of the trick, or the reign's Monarch."""
    acting = (row["card"] for row in view["table"] if row["acts"])
    return next(acting, CODES[monarch_of(view["round"] - 1)])


class ToleranceFace:
    def __init__(self, deck: Deck, reader: Reader) -> None:
        self.words = Words(deck, reader)
        self.roles = RoleCards(self.words, deck.data["role"])
        self.tables = Tables(self.words, self.roles.short_name)
        self.sheet = Sheet(self.words)
        self.looks: Looks = {"piles": self.piles}

    def position(self, view: Json) -> Iterable[RenderableType]:
        yield Text()
        yield Rule(self.tables.heading(view), align="left", style="dim")
        parts: list[RenderableType] = [self.tables.tallies(view)]
        if any(pile["count"] for row in view["seats"] for pile in row["piles"].values()):
            parts.append(self.tables.boards(view))
        yield Columns(parts, padding=(0, 4))
        if view["table"]:
            yield self.tables.trick(view)

    def menu(self, view: Json) -> Menu:
        if view["phase"] == "play":
            return self._play_menu(view)
        if view["phase"] in ("start", "repay"):
            return self._number_menu(view)
        return self._target_menu(view)

    def _play_menu(self, view: Json) -> Menu:
        groups: dict[str, list[str]] = {}
        for action in view["actions"]:
            groups.setdefault(action.partition("=")[0], []).append(action)
        cards = sorted_hand(view["hand"])
        playable = [code for code in cards if code in groups]
        keys = {code: str(number) for number, code in enumerate(playable, 1)}
        hand = self.tables.hand(cards, keys)
        entries = {keys[code]: groups[code] for code in playable}
        return Menu(self.words.say("ask-play"), entries, [hand])

    def _number_menu(self, view: Json) -> Menu:
        """Offer seats or loans under their own numbers."""
        entries = {action.rpartition(" ")[2]: [action] for action in view["actions"]}
        lines = [f"{key:>3} {self.words.action_text(a[0])}" for key, a in entries.items()]
        shown: list[RenderableType] = [Text(line) for line in lines]
        if view["phase"] == "start":
            shown.insert(0, self.tables.hand(sorted_hand(view["hand"]), {}))
        return Menu(self.words.say(f"ask-{view['phase']}"), entries, shown)

    def _target_menu(self, view: Json) -> Menu:
        """Offer the cards to kill, collect from or execute."""
        actions = {action.rpartition(" ")[2]: action for action in view["actions"]}
        cards = [code for code in standing(view) if code in actions]
        keys = {code: str(number) for number, code in enumerate(cards, 1)}
        actor = self.words.phrase("named", _actor(view))
        title = self.words.say(f"ask-{view['phase']}", card=actor)
        table = self.tables.targets(view, keys, title)
        entries = {keys[code]: [actions[code]] for code in cards}
        return Menu(self.words.say("ask-card"), entries, [table])

    def narrow(self, actions: Sequence[str]) -> Menu:
        """Offer the suits a Wild may be declared as, by their letters."""
        card = self.words.phrase("named", actions[0].partition("=")[0])
        entries = {action.rpartition("=")[2]: [action] for action in actions}
        suits = [Text(f"    {letter} {self.words.phrase('suit', letter)}") for letter in entries]
        return Menu(self.words.say("ask-suit", card=card), entries, suits)

    def draft(self, choice: Choice) -> Menu:
        entries = {str(number): [role] for number, role in enumerate(choice.among, 1)}
        shown: list[RenderableType] = []
        for key, (role,) in entries.items():
            shown.append(Text(f"{key:>3} {self.roles.name(role)}", style="bold"))
            about = self.words.reader.say(f"role-{role}-about")
            shown.append(Padding(about, (0, 0, 0, 4)))
            shown.append(Padding(self.roles.table(role), (0, 0, 1, 2)))
        return Menu(self.words.say("ask-role"), entries, shown)

    def happened(self, events: Sequence[Json], since: int) -> Iterable[RenderableType]:
        """Show sentences, or the score sheet where a round or the game was scored."""
        told = [e for e in events[since:] if e["event"] not in {*COUNTED, "dealt"}]
        if _opens_trick(events, since):
            yield Text()
        yield from self._lines(e for e in told if e["event"] not in _AFTER_COUNT)
        if any(e["event"] == "section" for e in events[since:]):
            opened = any(e["event"] == "opened_section" for e in events[since:])
            known = 0 if opened else len(list(self.sheet.tables(events[:since])))
            for table in islice(self.sheet.tables(events), known, None):
                yield Padding(table, (1, 0, 1, 0))
        yield from self._lines(e for e in told if e["event"] in _AFTER_COUNT)

    def _lines(self, events: Iterable[Json]) -> Iterable[RenderableType]:
        for event in events:
            for line in self.words.story([event]):
                text = Text(line, style=_STYLES.get(event["event"], ""))
                yield Padding(text, (0, 0, 0, 2), expand=False)

    def ending(self, view: Json) -> Iterable[RenderableType]:
        yield Padding(self.tables.tallies(view), (1, 0, 1, 0), expand=False)

    def log(self, events: Sequence[Json]) -> Iterable[RenderableType]:
        return [Text(line) for line in self.words.story(events)]

    def score(self, events: Sequence[Json], seat: int | None = None) -> Iterable[RenderableType]:
        """Show all players' counts beside each other, or one player's (8.5)."""
        return self.sheet.tables(events, seat)

    def piles(self, view: Json) -> Iterable[RenderableType]:
        """Show every card in the reader's own piles (4.6)."""
        yield self.tables.own_piles(view)

    def card(self, code: str) -> Iterable[RenderableType] | None:
        found = next((each for each in CODES if each.lower() == code.lower()), None)
        return None if found is None else [Text(line) for line in self._about_card(found)]

    def _about_card(self, code: str) -> list[str]:
        """Explain what a card is and does, then each kind of effect once."""
        meanings = self.words.phrase("meanings", code).splitlines()
        return [self.words.card_text(code), *dict.fromkeys(meanings)]

    def role(self, view: Json) -> Iterable[RenderableType]:
        seats = view["seats"]
        known = dict.fromkeys(row["role"] for row in seats if row["role"] is not None)
        mine = seats[view["seat"]]["role"]
        yield from self.roles.card(mine)
        for role in known:
            if role != mine:
                yield from self.roles.card(role)
