"""Words: every sentence a person reads, in English and German, as Fluent messages."""

from schism.text.catalogue import LANGUAGES, Language, add_folder, for_game, has_message, say
from schism.text.reader import Reader

__all__ = ["LANGUAGES", "Language", "Reader", "add_folder", "for_game", "has_message", "say"]
