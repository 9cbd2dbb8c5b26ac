"""Decks: their values, and the checked reading of their files."""

from schism.games.deck.deck import FORMAT, Deck, canonical, fingerprint

__all__ = ["FORMAT", "Deck", "canonical", "fingerprint"]
