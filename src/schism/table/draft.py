"""Settling by choice, before a match, what its options leave open: who plays which role."""

from collections.abc import Callable

from schism.games.contract import Choice, Game, Options
from schism.games.deck import Deck


def complete_draft(
    game: Game, deck: Deck, options: Options, pick: Callable[[Choice], str]
) -> Options:
    """The options complete: `pick` is asked for each choice in turn."""
    while (choice := game.draft(deck, options)) is not None:
        options = {**options, choice.option: [*options[choice.option], pick(choice)]}
    return options
