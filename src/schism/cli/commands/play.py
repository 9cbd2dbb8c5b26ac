"""`schism play`: a game in the terminal against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from schism.bot_session import warm_up_bots
from schism.bots.bot import Bot
from schism.bots.registry import make_bot
from schism.cli.dialogue import Dialogue
from schism.cli.game_options import TableOptions
from schism.cli.language import current_language, set_language, t
from schism.cli.levels import level_title
from schism.cli.option_groups import expand_groups
from schism.cli.output import loading, stdout_console
from schism.cli.parameters import DeckName, GameName, Lang, bot_levels
from schism.cli.session import LeftTable, Session, find_command, refuse_existing
from schism.errors import SchismError
from schism.games.contract import Choice, Game, Options
from schism.games.deck import Deck
from schism.games.options import split_options
from schism.games.random_source import Secure, Seeded, Source
from schism.games.registry import face_for, find_deck, game_called
from schism.table.draft import complete_draft
from schism.table.match import Match, settle_options
from schism.table.record import read_records
from schism.table.replay import replay
from schism.text import Reader, for_game


@expand_groups
def play(
    game: GameName,
    options: TableOptions,
    deck: DeckName = None,
    bots: Annotated[
        str | None, typer.Option(metavar="LEVEL,LEVEL,..", help=t("play-option-bots"))
    ] = None,
    seat: Annotated[int, typer.Option(metavar="N", help=t("play-option-seat"))] = 0,
    seed: Annotated[int | None, typer.Option(metavar="N", help=t("play-option-seed"))] = None,
    save: Annotated[Path | None, typer.Option(metavar="FILE", help=t("play-option-save"))] = None,
    resume: Annotated[
        Path | None, typer.Option(metavar="FILE", help=t("play-option-resume"))
    ] = None,
    lang: Lang = None,
) -> None:
    set_language(lang)
    wanted, display = split_options(game_called(game).options, options)
    begun = None if resume is None else unfinished(resume, game, deck, wanted)
    if save is not None:
        refuse_existing(save)
    if begun is None:
        chosen = game_called(game)
        values = find_deck(chosen, deck)
        settings = settle_options(chosen, values, wanted, seed, 0)
    else:
        chosen, values, settings = begun.game, begun.deck, begun.options
    table = Table(chosen, values, settings, seat, seed)
    table.seat_bots(bots)
    try:
        table.open(save, display, begun)
    except LeftTable:
        table.talk.tell(t("play-left"))


def unfinished(file: Path, game: str, deck: str | None, wanted: Options) -> Match:
    """Return the unfinished game of a file, to be continued."""
    if wanted:
        raise SchismError("resume-options", options=", ".join(wanted))
    match = replay(next(read_records(file)), deck)
    if match.game.id != game:
        raise SchismError("resume-game", file=str(file), found=match.game.id)
    if match.over:
        raise SchismError("resume-over", file=str(file))
    match.go_on()
    return match


class Table:
    """The set-up before the first deal: seats, bots and the draft."""

    def __init__(self, game: Game, deck: Deck, options: Options, me: int, seed: int | None) -> None:
        self.game, self.deck, self.options, self.me, self.seed = game, deck, options, me, seed
        self.seats = range(game.seats(options))
        if me not in self.seats:
            raise SchismError("seat-unknown", found=me, last=self.seats[-1])
        self.source: Source = Secure() if seed is None else Seeded(seed)
        self.talk = Dialogue(stdout_console())
        self.bots: dict[int, Bot] = {}
        self.levels: dict[int, str] = {}

    def seat_bots(self, text: str | None) -> None:
        """Seat bots of one level for all other seats, or of one for each."""
        others = [seat for seat in self.seats if seat != self.me]
        levels = bot_levels(self.game, text, len(others))
        for seat, level in zip(others, levels, strict=True):
            self.levels[seat] = level
            self.bots[seat] = make_bot(self.game.id, level, self.source.below(2**31))

    def reader(self) -> Reader:
        names = t("play-names").split(", ")
        names.insert(self.me, t("play-you"))
        return Reader(current_language(), names[: len(self.seats)], self.me)

    def open(self, save: Path | None, display: dict[str, bool], begun: Match | None) -> None:
        face = face_for(self.deck, self.reader())
        self.introduce()
        self.options = complete_draft(self.game, self.deck, self.options, self._pick)
        with loading():
            warm_up_bots(Match(self.game, self.deck, self.options, seed=0), self.bots.values())
            match = begun or Match(self.game, self.deck, self.options, self.seed)
        names = self.reader().names
        told = begun.events(self.me) if begun else []
        Session(match, self.me, self.bots, names, face, self.talk, display, save, told).run()

    def introduce(self) -> None:
        names = self.reader().names
        others = ", ".join(
            f"{seat} {names[seat]} ({level_title(level)})" for seat, level in self.levels.items()
        )
        self.talk.tell(
            t("play-welcome", game=t(f"game-{self.game.id}"), deck=self.deck.id), style="bold"
        )
        self.talk.tell(t("play-seats", seat=str(self.me), others=others))
        self.talk.tell(t(for_game(self.game.id, "play-hint")))

    def _pick(self, choice: Choice) -> str:
        """Ask the player; bots choose at random."""
        if choice.seat != self.me:
            return choice.among[self.source.below(len(choice.among))]
        face = face_for(self.deck, self.reader())
        menu = face.draft(choice)
        self.talk.show(menu.shown)
        picked = None
        while picked is None:
            answer = self.talk.read(menu.question)
            if find_command(answer) == "quit":
                raise LeftTable
            picked = self.talk.pick(menu, answer, face.narrow)
        return picked
