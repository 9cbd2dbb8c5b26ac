"""What games say, from phrases and messages."""

from schism.games.words.readings import ToldReading, tell_readings
from schism.games.words.words import Words, add_phrases

__all__ = ["ToldReading", "Words", "add_phrases", "tell_readings"]
