"""Replaying a record, and reporting exactly where it is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from schism.errors import DeckError, RecordError, SchismError
from schism.games.contract import Game, Json, Options, Progress
from schism.games.deck import Deck, fingerprint
from schism.games.random_source import Seeded
from schism.games.registry import earlier_decks, earlier_name, find_deck, game_called
from schism.table.ending import read_ending, read_stand_ins
from schism.table.match import Match
from schism.table.proof import PROOF
from schism.table.record import read_records


def replay(record: Json, deck: str | Path | None = None) -> Match:
    """Replay a record by the current rules; raise `RecordError` where it differs."""
    game = game_called(_text(record, "game"))
    return replay_with(record, deck_of(record, game, deck))


def load(file: str | Path, deck: str | Path | None = None) -> Match:
    """Replay the record of a file, or the first of many; `deck` is the file of one's own deck."""
    return replay(next(read_records(file)), deck)


def replay_with(record: Json, values: Deck) -> Match:
    """Replay a record with a deck that is already loaded."""
    game = game_called(_text(record, "game"))
    _check_rules(game, record)
    _check_deck(record, values)
    match = Match.awaiting(game, values, _options(game, values, record))
    _play_all(match, record)
    _end_early(match, record)
    _check_result(match, record)
    _check_fields(match, record)
    _check_sum(record)
    return match


def _check_rules(game: Game, record: Json) -> None:
    """Refuse records of later rules; those of earlier versions replay as they were played.

    A record without a version is of the first.
    """
    version = record.get("rules", 1)
    if isinstance(version, bool) or not isinstance(version, int) or version < 1:
        raise RecordError("record-field", field="rules")
    if version > game.version:
        raise RecordError("record-rules", found=version, known=game.version)


def deck_of(record: Json, game: Game, deck: str | Path | None = None) -> Deck:
    """Find the deck a record was played with, by its id or in a file, and check its hash."""
    found = find_deck(game, deck) if deck else _deck_by_name(record, game)
    _check_deck(record, found)
    return found


def _deck_by_name(record: Json, game: Game) -> Deck:
    name = deck_name(record, game)
    try:
        return find_deck(game, name)
    except DeckError as error:
        if error.message != "deck-not-found":
            raise
        raise RecordError("record-own-deck", deck=name) from error


def deck_name(record: Json, game: Game) -> str:
    """Return the name to find a record's deck by: shipped decks have had other values."""
    name = _text(record, "deck")
    before = earlier_name(name, str(record.get("deck_sha256")))
    return before if before in [path.stem for path in earlier_decks(game)] else name


def _check_deck(record: Json, found: Deck) -> None:
    expected = _text(record, "deck_sha256")
    if found.sha256 != expected:
        raise RecordError(
            "record-other-deck",
            deck=found.id,
            found=found.sha256[:12],
            expected=expected[:12],
        )


def _text(record: Json, field: str) -> str:
    value = record.get(field)
    if not isinstance(value, str):
        raise RecordError("record-field", field=field)
    return value


def _options(game: Game, deck: Deck, record: Json) -> Options:
    given = record.get("options")
    if not isinstance(given, dict):
        raise RecordError("record-field", field="options")
    options = game.settle_options(deck, given, Seeded(0))
    for name, value in options.items():
        if name not in given or game.options[name].check(name, given[name]) != value:
            raise RecordError("record-option", option=name, found=str(given.get(name)))
    return options


def _play_all(match: Match, record: Json) -> None:
    taken = Progress()
    actions = record.get("actions")
    if not isinstance(actions, list):
        raise RecordError("record-field", field="actions")
    while not match.over and not _at_pause(match, record, taken):
        if match.awaits_chance:
            match.give(match.game.chance.read(match.deck, match.state, record, taken))
            taken.outcomes += 1
        else:
            _play_next(match, actions, taken)
    if taken.actions < len(actions):
        extra = str(actions[taken.actions])
        raise RecordError("record-too-long", number=taken.actions + 1, action=extra)
    if taken.outcomes < match.game.chance.count(record):
        raise RecordError("record-extra-deal", number=taken.outcomes + 1)


def _at_pause(match: Match, record: Json, taken: Progress) -> bool:
    """Say whether an unfinished record ends here, after its last action."""
    if record.get("result") is not None or match.awaits_chance:
        return False
    return taken.actions == len(record["actions"])


def _play_next(match: Match, actions: list[Any], taken: Progress) -> None:
    number = taken.actions + 1
    if number > len(actions):
        raise RecordError("record-too-short", number=len(actions))
    action = actions[taken.actions]
    try:
        match.play(str(action))
    except SchismError as error:
        raise RecordError(
            "record-action", number=number, action=str(action), seat=match.to_act, reason=error
        ) from error
    taken.actions += 1


def _end_early(match: Match, record: Json) -> None:
    match.stand_ins = read_stand_ins(record, match)
    ending = read_ending(record, match)
    if ending is not None:
        match.end(ending)


def _check_result(match: Match, record: Json) -> None:
    given = record.get("result")
    if not match.over or given is None:
        return
    computed = match.result()
    if not isinstance(given, dict) or set(given) != set(computed):
        raise RecordError("record-field", field="result")
    for name, value in computed.items():
        if given[name] != value:
            raise RecordError(
                "record-result", field=name, found=str(given[name]), expected=str(value)
            )


def _check_fields(match: Match, record: Json) -> None:
    """Refuse unknown fields: they may be misspelt known ones."""
    known = match.record()
    for name in record:
        if name not in known and name != PROOF:
            raise RecordError("record-unknown", field=name)


def _check_sum(record: Json) -> None:
    """Check the checksum last: it catches what no rule does. Hand-written records need none."""
    if "sha256" in record:
        content = {name: value for name, value in record.items() if name != "sha256"}
        if fingerprint(content) != record["sha256"]:
            raise RecordError("record-sum")
