"""Players at boardgame.io: messages of socket.io, without its client's own copy of the game."""

from __future__ import annotations

from random import random
from typing import Any, NamedTuple

import orjson

from schism.bench.players.player import OnEnd, OnStep, Player
from schism.bench.players.post import Poster
from schism.games.contract import Json

# What comes before a message says what it is, first to engine.io and then to socket.io.
_OPENED, _PING, _PONG = b"0", b"2", b"3"
_CONNECT, _REFUSED, _EVENT = b"40/tricks,", b"44/tricks,", b"42/tricks,"
_SYNC, _UPDATE = b'42/tricks,["sync"', b'42/tricks,["update"'
_OVER = b'"gameover":'
_SUIT = 18  # cards, as in peer/game.cjs


class Seat(NamedTuple):
    match: str
    player: str
    credentials: str


async def open_table(lobby: Poster) -> list[Seat]:
    match = (await lobby.post("/games/tricks/create", {"numPlayers": 4}))["matchID"]
    seats = []
    for seat in map(str, range(4)):
        person = {"playerID": seat, "playerName": f"player {seat}"}
        joined = await lobby.post(f"/games/tricks/{match}/join", person)
        seats.append(Seat(match, seat, joined["playerCredentials"]))
    return seats


async def connect(url: str, seat: Seat, on_step: OnStep, on_end: OnEnd) -> Player:
    player = TheirPlayer(seat, on_step, on_end)
    return await player.connect(url, "/socket.io/?EIO=4&transport=websocket")


class TheirPlayer(Player):
    def __init__(self, seat: Seat, on_step: OnStep, on_end: OnEnd) -> None:
        super().__init__(on_step, on_end)
        self._seat = seat
        self._my_turn = b'"currentPlayer":"%b"' % seat.player.encode()

    def hear(self, text: bytes) -> None:
        if text.startswith(_UPDATE):
            self._step(text)
        elif text.startswith(_SYNC):
            self.welcomed()
            self._step(text)
        elif text == _PING:
            self.say(_PONG)
        elif text.startswith(_CONNECT):
            match, player, credentials = self._seat
            self._emit("sync", match, player, credentials, 4)
        elif text.startswith(_OPENED):
            self.say(_CONNECT)
        elif text.startswith(_REFUSED):
            raise RuntimeError(text.decode())

    def _emit(self, *event: Any) -> None:
        self.say(_EVENT + orjson.dumps(event))

    def _step(self, text: bytes) -> None:
        if _OVER in text:
            self._on_end(None)
        elif self._my_turn not in text:
            self._on_step(None)
        else:
            name, _, told, *_ = orjson.loads(text[len(_EVENT) :])
            self._take_turn(told["state"] if name == "sync" else told)

    def _take_turn(self, state: Json) -> None:
        match, player, credentials = self._seat
        cards = _playable(state["G"]["trick"], state["G"]["players"][player]["hand"])
        card = cards[int(random() * len(cards))]
        payload = {"type": "play", "args": [card], "playerID": player, "credentials": credentials}
        move = {"type": "MAKE_MOVE", "payload": payload}
        self._on_step(lambda: self._emit("update", move, state["_stateID"], match, player))


def _playable(trick: list[Json], hand: list[int]) -> list[int]:
    """Who can follow suit must."""
    if not trick:
        return hand
    led = trick[0]["card"] // _SUIT
    return [card for card in hand if card // _SUIT == led] or hand
