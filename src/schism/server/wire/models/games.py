"""What games send, for the protocol: unions of what each game of the registry declares.

Nothing of it is validated again: views and events come from compiled code, and what is asked for is
checked by the game, which can say more about it. Schemas are made when they are asked for, so that
games from outside are among them.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, Any, Literal, TypeAlias, Union

from pydantic import GetJsonSchemaHandler, TypeAdapter
from pydantic.json_schema import JsonSchemaValue
from pydantic_core import CoreSchema
from typing_extensions import TypeAliasType, TypedDict

from schism.games.contract import Game
from schism.games.registry import GAMES
from schism.games.schema import options_type


class DraftPublic(TypedDict):
    """The table while players choose in turn what options leave open; secret choices are null.

    Where `wishes` is more than 1, an action names up to so many in order, with commas between.
    """

    game: str
    seat: int | None
    phase: Literal["draft"]
    to_act: int
    option: str
    wishes: int
    chosen: list[str] | None


class DraftOwn(TypedDict):
    seat: int
    actions: list[str]


class DraftView(DraftPublic):
    """The same as one seat sees it."""

    actions: list[str]


@dataclass(frozen=True)
class OfEveryGame:
    """The schema of an object that may be any game's, or one of our own."""

    declared: Callable[[Game], Any]
    ours: tuple[Any, ...] = ()

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchemaValue:
        types = (*map(self.declared, GAMES.values()), *self.ours)
        return handler(TypeAdapter(Union[types]).core_schema)  # type: ignore[arg-type]  # noqa: UP007


def _declared_options(game: Game) -> Any:
    return options_type(game.id, game.options)


Object: TypeAlias = dict[str, Any]
Options: TypeAlias = Annotated[Object, OfEveryGame(_declared_options)]

_EVENT = OfEveryGame(lambda game: game.events.type())
_PUBLIC = OfEveryGame(lambda game: game.schema.public, (DraftPublic,))
_OWN = OfEveryGame(lambda game: game.schema.own, (DraftOwn,))
_VIEW = OfEveryGame(lambda game: game.schema.view)
_RESULT = OfEveryGame(lambda game: game.schema.result)
_DECK = OfEveryGame(lambda game: game.schema.deck)

GameEvent = TypeAliasType("GameEvent", Annotated[Object, _EVENT])
PublicView = TypeAliasType("PublicView", Annotated[Object, _PUBLIC])
OwnView = TypeAliasType("OwnView", Annotated[Object, _OWN])
GameView = TypeAliasType("GameView", Annotated[Object, _VIEW])
GameResult = TypeAliasType("GameResult", Annotated[Object, _RESULT])
DeckData = TypeAliasType("DeckData", Annotated[Object, _DECK])

NOT_SENT = (GameView, DraftView, GameResult)  # views put together, and results, in records


def parts_of(game: Game) -> dict[str, Any]:
    """What a game declares, by what it is for."""
    schema = game.schema
    return {
        "public": schema.public,
        "own": schema.own,
        "view": schema.view,
        "event": game.events.type(),
        "result": schema.result,
        "deck": schema.deck,
        "options": _declared_options(game),
    }
