"""The set-up of a game in the terminal, before the first deal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from schism.bot_session import warm_up_bots
from schism.bots.registry import make_bot
from schism.cli.dialogue import Dialogue
from schism.cli.language import current_language, t
from schism.cli.output import loading, stdout_console
from schism.cli.reports.welcome import welcome
from schism.cli.session import LeftTable, Session, find_command
from schism.errors import SchismError
from schism.games.contract import Choice, Game, Options
from schism.games.deck import Deck
from schism.games.random_source import Secure, Seeded, Source
from schism.games.registry import face_for
from schism.table.draft import complete_draft
from schism.table.match import Match
from schism.text import Reader


class TableSetup:
    """The set-up before the first deal: seats, bots and the draft."""

    def __init__(self, game: Game, deck: Deck, options: Options, me: int, seed: int | None) -> None:
        self.game, self.deck, self.options, self.me, self.seed = game, deck, options, me, seed
        self.seats = range(game.seats(options))
        if me not in self.seats:
            raise SchismError("seat-unknown", found=me, last=self.seats[-1])
        self.source: Source = Secure() if seed is None else Seeded(seed)
        self.talk = Dialogue(stdout_console())
        self.levels: dict[int, str] = {}

    def seat_bots(self, levels: Sequence[str]) -> None:
        """Seat a bot of each level in the other seats."""
        others = (seat for seat in self.seats if seat != self.me)
        self.levels = dict(zip(others, levels, strict=True))
        self.bots = {
            seat: make_bot(self.game.id, level, self.source.below(2**31))
            for seat, level in self.levels.items()
        }

    def reader(self) -> Reader:
        names = t("play-names").split(", ")
        names.insert(self.me, t("play-you"))
        return Reader(current_language(), names[: len(self.seats)], self.me)

    def open(self, save: Path | None, display: dict[str, bool], begun: Match | None) -> None:
        face = face_for(self.deck, self.reader())
        welcome(self.talk, self.deck, self.options, self.reader().names, self.me, self.levels)
        self.options = complete_draft(self.game, self.deck, self.options, self._pick, self.source)
        with loading():
            warm_up_bots(Match(self.game, self.deck, self.options, seed=0), self.bots.values())
            match = begun or Match(self.game, self.deck, self.options, self.seed)
        names = self.reader().names
        told = begun.events(self.me) if begun else []
        Session(match, self.me, self.bots, names, face, self.talk, display, save, told).run()

    def _pick(self, choice: Choice) -> str:
        """Ask the player, choice by choice where they rank several; bots choose at random."""
        if choice.seat != self.me:
            return choice.at_random(self.source)
        if choice.wishes == 1:
            return self._ask(choice)
        named: list[str] = []
        for number in range(1, choice.wishes + 1):
            self.talk.tell(t("play-wish", number=str(number), wishes=str(choice.wishes)))
            left = [each for each in choice.among if each not in named]
            named.append(self._ask(replace(choice, among=left)))
        return ",".join(named)

    def _ask(self, choice: Choice) -> str:
        face = face_for(self.deck, self.reader())
        menu = face.draft(choice)
        self.talk.show(menu.shown)
        while True:
            answer = self.talk.read(menu.question)
            if find_command(answer) == "quit":
                raise LeftTable
            picked = self.talk.pick(menu, answer, face.narrow)
            if isinstance(picked, str):
                return picked
