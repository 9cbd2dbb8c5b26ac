"""The only list of games, and the way to their decks.

The shipped games come first, then those that plug-ins bring."""

from __future__ import annotations

import copyreg
import json
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any

from schism.errors import DeckError, SchismError
from schism.files import parse_json, read_text
from schism.games import avignon, tolerance
from schism.games.contract import Game
from schism.games.deck import Deck
from schism.games.deck.base import Data, build_on, path_in_file
from schism.games.deck.fields import Fields
from schism.games.deck.toml_lines import line_of
from schism.games.terminal import Face
from schism.games.words import add_phrases
from schism.plugins import load_plugin, plugins
from schism.text import Reader, add_folder

GAMES: dict[str, Game] = {}
_BYTE_ORDER_MARK = "\ufeff"  # with which some editors begin a file


def register_game(game: Game) -> None:
    """Make a game known to everything that plays, shows or studies games."""
    GAMES[game.id] = game
    add_folder(game.folder / "text")
    add_phrases(game.id, game.folder / "text/phrases.json")


for _game in (tolerance.GAME, avignon.GAME, *map(load_plugin, plugins())):
    register_game(_game)


def game_called(name: str) -> Game:
    if name not in GAMES:
        raise SchismError("game-unknown", found=name, known=", ".join(GAMES))
    return GAMES[name]


def _pickled(game: Game) -> tuple[Any, ...]:
    """Pickle the name only: the process that reads it has the game itself."""
    return game_called, (game.id,)


copyreg.pickle(Game, _pickled)


def face_for(deck: Deck, reader: Reader) -> Face:
    return GAMES[deck.game].terminal().face(deck, reader)


def shipped_decks(game: Game) -> tuple[Path, ...]:
    return _decks_in(game.folder / "decks")


def earlier_decks(game: Game) -> tuple[Path, ...]:
    """Values that shipped decks have had before: records were played with them."""
    return _decks_in(game.folder / "decks/earlier")


@cache
def _decks_in(folder: Path) -> tuple[Path, ...]:
    """Cached, since a server asks for every new table."""
    return tuple(sorted(folder.glob("*.toml"), key=lambda path: path.stem))


def earlier_name(deck_id: str, sha256: str) -> str:
    return f"{deck_id}-{sha256[:8]}"


def find_deck(game: Game, wanted: str | Path | None) -> Deck:
    """A deck for a game: shipped, by its id, or one's own, by its file."""
    deck = any_deck(str(wanted or game.default_deck), game)
    if deck.game != game.id:
        raise DeckError("deck-other-game", deck=deck.id, game=deck.game, wanted=game.id)
    return deck


def any_deck(wanted: str, preferred: Game | None = None) -> Deck:
    """Find a deck of any game; shipped decks of the preferred game come first."""
    path = deck_path(wanted, preferred)
    return load_file(path) if path == Path(wanted) else _load(str(path))


def deck_path(wanted: str, preferred: Game | None = None) -> Path:
    """The file of a shipped or earlier deck, by its name, or one's own file."""
    games = sorted(GAMES.values(), key=lambda game: game is not preferred)
    for path in (path for game in games for path in (*shipped_decks(game), *earlier_decks(game))):
        if path.stem == wanted:
            return path
    if not Path(wanted).is_file():
        known = ", ".join(path.stem for game in games for path in shipped_decks(game))
        raise DeckError("deck-not-found", found=wanted, known=known)
    return Path(wanted)


@cache
def _load(path: str) -> Deck:
    return load_file(Path(path))


def load_file(path: Path) -> Deck:
    text = read_text(path)
    return load_json(text, path.name) if path.suffix == ".json" else load_text(text, path.name)


def load_json(text: str, place: str) -> Deck:
    """A deck as `schism deck show ID --json` prints it."""
    try:
        data = parse_json(text.removeprefix(_BYTE_ORDER_MARK))
    except json.JSONDecodeError as error:
        raise DeckError("deck-not-json", file=place, reason=str(error)) from error
    if not isinstance(data, dict):
        raise DeckError("deck-not-json", file=place, reason=type(data).__name__)
    data.pop("sha256", None)
    return _from_complete(_complete(data, place), place)


def load_text(text: str, place: str) -> Deck:
    data = complete = _parse_toml(text, place)
    try:
        complete = _complete(data, place)
        deck = _from_complete(complete, place)
    except DeckError as error:
        _add_lines((error, *error.others), text, complete, data)
        raise
    _add_lines(deck.warnings, text, complete, data)
    return deck


def _add_lines(errors: Iterable[DeckError], text: str, complete: Data, data: Data) -> None:
    for each in errors:
        each.line = line_of(text, path_in_file(each.path, complete, data))


def _parse_toml(text: str, place: str) -> dict[str, Any]:
    try:
        return tomllib.loads(text.removeprefix(_BYTE_ORDER_MARK))
    except (ValueError, RecursionError) as error:  # malformed, or beyond Python's limits
        raise DeckError("deck-not-toml", file=place, reason=str(error)) from error


def _complete(data: dict[str, Any], place: str) -> dict[str, Any]:
    """Add what the file leaves to its base, which is always a shipped deck."""
    if "base" not in data:
        return data
    fields = Fields(data, place)
    game = GAMES[fields.choice("game", GAMES)]
    names = [path.stem for path in (*shipped_decks(game), *earlier_decks(game))]
    base = find_deck(game, fields.choice("base", names))
    return build_on(base.data, {name: data[name] for name in data if name != "base"})


def _from_complete(data: dict[str, Any], place: str) -> Deck:
    game = data.get("game")
    if not isinstance(game, str) or game not in GAMES:
        known = " | ".join(GAMES)
        raise DeckError(
            "deck-field",
            ("game",),
            place=place,
            field="game",
            expected=known,
            found="-" if game is None else str(game),
        )
    return GAMES[game].load_deck(data, place)
