"""The readings of a match on an HTML page."""

from __future__ import annotations

from schism.games.contract import Game, Options
from schism.games.words import ToldReading, tell_readings
from schism.html.markup import Html, element, text
from schism.text import Language, say


def readings_section(game: Game, options: Options, language: Language) -> Html:
    """Return the readings that differ from the default with their rulings; nothing if none do."""
    told = tell_readings(game.options, options, language)
    if not told:
        return ""
    heading = element("h2", text(say(language, "option-readings-chosen")))
    return element("section", heading, *(_reading(each) for each in told))


def _reading(told: ToldReading) -> Html:
    answer = element("p", element("strong", text(told.answer)))
    return answer + element("p", text(told.ruling), class_="quiet")
