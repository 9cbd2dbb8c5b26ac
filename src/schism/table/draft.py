"""The draft before a match: players choose what its options leave open."""

from collections.abc import Callable

from schism.games.contract import Choice, Game, Options
from schism.games.deck import Deck
from schism.games.random_source import Source


def complete_draft(
    game: Game, deck: Deck, options: Options, pick: Callable[[Choice], str], lots: Source
) -> Options:
    """Complete the options by asking `pick` for each choice; `lots` settle equal wishes."""
    while (choice := game.draft(deck, options)) is not None:
        options = {**options, choice.option: [*options[choice.option], pick(choice)]}
    return game.resolve(deck, options, lots)
