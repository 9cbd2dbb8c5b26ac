"""Proof that a table dealt as it had committed to.

Before the first deal the SHA-256 of a secret is published. Every outcome of chance follows from the
secret, which the record of the finished game reveals, and from what players added after it was
published. So nobody, not even the table, could choose the cards.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from schism.errors import IllegalAction, RecordError
from schism.games.contract import Json, Options
from schism.games.random_source import (
    CONTRIBUTION_BYTES,
    Committed,
    HandedOver,
    commitment_to,
    with_contributions,
)
from schism.table.match import Match
from schism.table.record import seal

PROOF = "proof"


class Begun(NamedTuple):
    """How a game began that was opened to friends: in a browser, whose own secret decided chance
    up to the last of these actions."""

    secret: bytes
    actions: int

    def as_json(self) -> Json:
        secret, actions = self
        return {
            "commitment": commitment_to(secret),
            "secret": secret.hex(),
            "actions": actions,
        }


def with_proof(
    record: Json,
    secret: bytes,
    asked: Options,
    contributions: Mapping[int, str],
    begun: Begun | None = None,
) -> Json:
    """Add the proof to a finished game's record: the secret and the options requested."""
    proof: Json = {"commitment": commitment_to(secret), "secret": secret.hex(), "options": asked}
    if contributions:
        proof["contributions"] = {str(seat): text for seat, text in sorted(contributions.items())}
    if begun is not None:
        proof["begun"] = begun.as_json()
    return seal({**record, PROOF: proof})


def check_proof(match: Match, record: Json) -> str:
    """Draw everything again; return the commitment, or raise `RecordError` for what differs."""
    proof = _fields(record.get(PROOF))
    secret, begun = _secret(proof), _begun(proof)
    dealt_from = with_contributions(secret, contributions_of(record, match.seats))
    try:
        again = _drawn_again(match, dealt_from, begun, proof["options"])
    except IllegalAction:  # with these cards it could not have been played so
        raise RecordError("proof-differs", field="actions") from None
    for field, value in again.record().items():
        if field != "sha256" and record.get(field) != value:
            raise RecordError("proof-differs", field=field)
    return str(proof["commitment"])


def contributions_of(record: Json, seats: int) -> dict[int, str]:
    """Return what seats added to the table's secret; records before 0.3 have nothing."""
    found = record[PROOF].get("contributions", {})
    numbers = {str(seat): seat for seat in range(seats)}
    try:
        return {numbers[seat]: _checked(text) for seat, text in found.items()}
    except (AttributeError, KeyError, TypeError, ValueError):
        raise RecordError("record-field", field="contributions") from None


def _checked(text: str) -> str:
    if len(bytes.fromhex(text)) != CONTRIBUTION_BYTES:
        raise ValueError(text)
    return text


def _fields(proof: Any) -> Json:
    if not isinstance(proof, dict):
        raise RecordError("proof-missing")
    if not isinstance(proof.get("options"), dict) or not isinstance(proof.get("commitment"), str):
        raise RecordError("record-field", field=PROOF)
    return proof


def _secret(proof: Json) -> bytes:
    """The secret of a proof or of its part, if it is the one committed to."""
    try:
        secret = bytes.fromhex(proof["secret"])
    except (KeyError, TypeError, ValueError):
        raise RecordError("record-field", field=PROOF) from None
    if commitment_to(secret) != proof.get("commitment"):
        raise RecordError("proof-commitment")
    return secret


def _begun(proof: Json) -> Begun | None:
    begun = proof.get("begun")
    if begun is None:
        return None
    if not isinstance(begun, dict) or type(begun.get("actions")) is not int:
        raise RecordError("record-field", field=PROOF)
    return Begun(_secret(begun), begun["actions"])


def _drawn_again(match: Match, secret: bytes, begun: Begun | None, asked: Options) -> Match:
    """Play the recorded choices again with chance drawn from the secret, or first from another."""
    first, actions = begun or (secret, None)
    source = HandedOver(Committed(first), Committed(secret), actions)
    options = match.game.settle_options(match.deck, asked, source)
    while (choice := match.game.draft(match.deck, options)) is not None:
        chosen = match.options[choice.option][: len(options[choice.option]) + 1]
        options = {**options, choice.option: chosen}
    again = Match(match.game, match.deck, options, source=source)
    taken = [entry.action for entry in match.journal if entry.action is not None]
    for number, action in enumerate(taken):
        source.note(number)
        again.play(action)
    if match.ending is not None:
        again.end(match.ending)
    return again
