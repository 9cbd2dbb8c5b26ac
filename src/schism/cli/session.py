"""One game at the terminal: turns, output and the player's commands."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from schism.bot_session import choose_action, end_session
from schism.bots.bot import Bot
from schism.cli.dialogue import Dialogue
from schism.cli.language import current_language, t
from schism.cli.reports.readings import shown_readings
from schism.errors import SchismError
from schism.files import refuse_existing, write_lines
from schism.games.contract import Json
from schism.games.terminal import Face
from schism.games.terminal.menu import Menu
from schism.review.explanation import explain_last
from schism.review.hint import hint
from schism.table.match import Match
from schism.table.record import as_line
from schism.text import LANGUAGES, for_game, say

COMMANDS = (
    *("help", "hint", "why", "log", "score", "card", "role", "readings"),
    *("undo", "save", "quit"),
)


class LeftTable(Exception):
    """The player has left the table."""


@dataclass(slots=True)
class Session:
    match: Match
    me: int
    bots: dict[int, Bot]
    names: Sequence[str]  # of the seats
    face: Face
    talk: Dialogue
    show: dict[str, Any]  # display options of the views
    save: Path | None
    told: list[Json] = field(default_factory=list)  # events the player has been shown
    saved: set[Path] = field(default_factory=set)

    def run(self) -> None:
        """Play until the end or until the player leaves; save either way."""
        try:
            self._play()
        except KeyboardInterrupt:
            self._keep_interrupted()
            raise
        finally:
            end_session(self.match, self.bots)
            if self.save is not None:
                self._write(self.save)

    def _keep_interrupted(self) -> None:
        """Pick a file for a game that would be lost, and say how to continue it."""
        if not self.match.journal:
            return
        game = self.match.game.id
        if self.save is None:
            self.save = Path(f"{game}-{time.strftime('%Y%m%d-%H%M%S')}.json")
        self.talk.tell("")  # the question is still on the line
        self.talk.tell(t("play-interrupted", game=game, file=str(self.save)))

    def _play(self) -> None:
        self._tell()
        while (seat := self.match.to_act) is not None:
            if seat == self.me:
                self._decide()
            else:
                self.match.play(choose_action(self.match, self.bots[seat]))
            self._tell()
        self.talk.show(self.face.ending(self._view()))

    def _tell(self) -> None:
        known = len(self.told)
        self.told += self.match.events(self.me, since=known)
        self.talk.show(self.face.happened(self.told, known))

    def _view(self) -> Json:
        return self.match.view(self.me, **self.show)

    def _decide(self) -> None:
        """Ask until the player has acted or undone a move."""
        view = self._view()
        self.talk.show(self.face.position(view))
        menu = everything = self.face.menu(view)
        self.talk.show(menu.shown)
        position = self.match, len(self.match.journal)
        while position == (self.match, len(self.match.journal)):
            answer = self.talk.read(menu.question)
            word, _, rest = answer.partition(" ")
            command, look = find_command(word), self._find_look(word)
            if command is not None:
                self._obey(command, rest.strip())
            elif look is not None:
                self.talk.show(self.face.looks[look](view))
            elif answer:
                picked = self.talk.pick(menu, answer, self.face.narrow)
                menu = picked if isinstance(picked, Menu) else everything
                if isinstance(picked, str):
                    self.match.play(picked)

    def _find_look(self, word: str) -> str | None:
        """Find what the game's own commands show, by a word in any language."""
        game = self.match.game.id
        return next(
            (look for look in self.face.looks if _means(word, f"{game}-play-word-{look}")), None
        )

    def _obey(self, command: str, rest: str) -> None:
        obeyed: Callable[[str], None] = getattr(self, f"_on_{command}")
        try:
            obeyed(rest)
        except SchismError as error:
            self.talk.tell(error.words(current_language()))

    def _on_help(self, rest: str) -> None:
        game = self.match.game.id
        self.talk.tell(t(for_game(game, "play-help-actions")))
        for command in (*COMMANDS, *self.face.looks):
            words = t(for_game(game, f"play-word-{command}")).partition(",")[0]
            self.talk.tell(f"  {words:<12} {t(for_game(game, f'play-about-{command}'))}")

    def _on_hint(self, rest: str) -> None:
        found = hint(self.match.deck, self.match.observation(self.me))
        self.talk.tell(found.sentence(current_language(), self.names))
        self.talk.tell(found.figures(current_language()))

    def _on_why(self, rest: str) -> None:
        found = explain_last(self.match, self.bots)
        self.talk.tell(found.sentence(current_language(), self.names))

    def _on_log(self, rest: str) -> None:
        self.talk.show(self.face.log(self.told))

    def _on_score(self, rest: str) -> None:
        seat = int(rest) if rest.isdecimal() and int(rest) < len(self.names) else None
        sheets = list(self.face.score(self.told, seat))
        self.talk.show(sheets or [t(for_game(self.match.game.id, "play-no-score"))])

    def _on_card(self, rest: str) -> None:
        found = self.face.card(rest)
        none = t(for_game(self.match.game.id, "play-no-card"), found=rest or "?")
        self.talk.show([none] if found is None else found)

    def _on_role(self, rest: str) -> None:
        self.talk.show(self.face.role(self._view()))

    def _on_readings(self, rest: str) -> None:
        shown = list(shown_readings(self.match.game, self.match.options))
        self.talk.show(shown or [t("play-no-readings")])

    def _on_undo(self, rest: str) -> None:
        """Return to the player's last decision; the bots forget what came after it."""
        earlier = self.match.clone()
        earlier.undo()
        while earlier.to_act != self.me:
            earlier.undo()
        self.match = earlier
        self.told = earlier.events(self.me)
        self.talk.tell(t("play-undone"))

    def _on_save(self, rest: str) -> None:
        if not rest:
            raise SchismError("save-where")
        self._write(Path(rest))

    def _on_quit(self, rest: str) -> None:
        if self.save is None and sys.stdin.isatty():
            name = self.talk.read(t("play-save-first"))
            if name:
                self._write(Path(name))
        raise LeftTable

    def _write(self, path: Path) -> None:
        """Save the game; only a file saved by this session is overwritten."""
        if path not in self.saved:
            refuse_existing(path)
        write_lines(path, [as_line(self.match.record())])
        self.saved.add(path)
        self.talk.tell(t("play-saved", file=str(path)))


def find_command(word: str) -> str | None:
    """Find a command by its word in any language."""
    return next((name for name in COMMANDS if _means(word, f"play-word-{name}")), None)


def _means(word: str, message: str) -> bool:
    return any(word.lower() in say(language, message).split(", ") for language in LANGUAGES)
