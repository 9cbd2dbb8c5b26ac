"""The decks of tables, by hash: those used last are kept in memory."""

from __future__ import annotations

from collections import OrderedDict

from schism.errors import SchismError
from schism.games.deck import Deck
from schism.games.registry import load_json
from schism.server.store.store import Store
from schism.server.tokens import is_id

_MOST_KEPT = 50


class DeckCache:
    def __init__(self, store: Store) -> None:
        self._store = store
        self._decks: OrderedDict[str, Deck] = OrderedDict()

    async def get(self, sha256: str) -> Deck:
        deck = self._decks.get(sha256) or await self._read(sha256)
        self._decks[sha256] = deck
        self._decks.move_to_end(sha256)
        if len(self._decks) > _MOST_KEPT:
            self._decks.popitem(last=False)
        return deck

    async def _read(self, sha256: str) -> Deck:
        data = await self._store.deck(sha256) if is_id(sha256) else None
        if data is None:
            raise SchismError("deck-not-found", found=sha256[:64], known="-")
        return load_json(data, "deck")
