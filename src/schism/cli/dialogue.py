"""The dialogue with the player in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, RenderableType

from schism.cli.language import t
from schism.errors import SchismError
from schism.games.terminal.menu import Menu, meant


class Dialogue:
    def __init__(self, console: Console) -> None:
        self.console = console

    def show(self, parts: Iterable[RenderableType]) -> None:
        for part in parts:
            self.console.print(part)

    def tell(self, message: str, style: str = "") -> None:
        self.console.print(message, style=style)

    def read(self, question: str) -> str:
        """Read a line; without a terminal, echo it, so that a transcript is readable."""
        if sys.stdin.isatty():
            try:
                return input(f"{question} ").strip()
            except EOFError:
                raise SchismError("input-ended") from None
        sys.stdout.write(f"{question} ")
        sys.stdout.flush()
        line = sys.stdin.readline()
        sys.stdout.write(f"{line.strip()}\n")
        if not line:
            raise SchismError("input-ended")
        return line.strip()

    def pick(
        self, menu: Menu, answer: str, narrow: Callable[[Sequence[str]], Menu]
    ) -> str | Menu | None:
        """Return the action an answer means, or a menu if it may mean several; None if unknown."""
        found = meant(menu, answer)
        if len(found) > 1:
            narrowed = narrow(found)
            self.show(narrowed.shown)
            return narrowed
        if found:
            return found[0]
        self.tell(t("play-not-understood", answer=answer, example=menu.actions[0]))
        return None
