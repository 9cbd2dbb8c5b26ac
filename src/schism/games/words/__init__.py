"""What games say, from phrases and messages."""

from schism.games.words.words import Words, add_phrases

__all__ = ["Words", "add_phrases"]
