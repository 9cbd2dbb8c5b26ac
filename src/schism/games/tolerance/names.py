"""The letters and words that stand for the numbers of Tolerance in files, records and views."""

from typing import Literal

from typing_extensions import TypeAliasType

from schism.games.events import words_of
from schism.games.tolerance.rules.cards import CARDS, FIRST_MONARCH, NATURALS, RANKS

Suit = TypeAliasType("Suit", Literal["N", "C", "T", "P", "W"])
DeclaredSuit = TypeAliasType("DeclaredSuit", Literal["N", "C", "T", "P"])
SUIT_LETTERS = "".join(words_of(Suit))
DECLARABLE = "".join(words_of(DeclaredSuit))


def _code(card: int) -> str:
    if card < NATURALS:
        return f"{SUIT_LETTERS[card // RANKS]}{card % RANKS + 1}"
    if card >= FIRST_MONARCH:
        return ("WM", "WE", "WJ")[card - FIRST_MONARCH]
    return ("W1", "W1b")[card - NATURALS] if card < NATURALS + 2 else f"W{card - NATURALS}"


CODES = tuple(_code(card) for card in range(CARDS))  # 1.3
CARD_BY_CODE = {code: card for card, code in enumerate(CODES)}
PLAY_TEXTS = (
    *CODES[:NATURALS],
    *(f"{code}={declared}" for code in CODES[NATURALS:] for declared in DECLARABLE),
)

Faith = TypeAliasType("Faith", Literal["catholic", "unaffiliated", "protestant"])
PileName = TypeAliasType(
    "PileName",
    Literal[
        "living catholic",
        "living unaffiliated",
        "living protestant",
        "dead catholic",
        "dead unaffiliated",
        "dead protestant",
    ],
)
Track = TypeAliasType("Track", Literal["money", "catholic", "protestant"])
Reign = TypeAliasType("Reign", Literal["mary", "elizabeth", "james"])
Role = TypeAliasType(
    "Role",
    Literal["bertram", "ned", "pierre", "george", "juba", "margaret", "gregory", "patchwork"],
)
TolerancePhase = TypeAliasType(
    "TolerancePhase",
    Literal["deal", "start", "play", "kill", "collect", "execute", "repay", "over"],
)
EffectName = TypeAliasType(
    "EffectName",
    Literal["tax", "piety", "kill", "condemn", "convert", "lose_piety", "royal_execution"],
)
ScoreColumn = TypeAliasType(
    "ScoreColumn",
    Literal["N", "C", "T", "P", "W", "guild", "dead catholic", "dead protestant"],
)
Section = TypeAliasType("Section", Literal["suits", "guild", "dead"])
Reason = TypeAliasType("Reason", Literal["any", "most", "each"])

RELIGIONS = words_of(Faith)
PILES = words_of(PileName)
TRACKS = words_of(Track)
REIGNS = words_of(Reign)
ROLES = words_of(Role)
PHASES = words_of(TolerancePhase)
EFFECTS = words_of(EffectName)
COLUMNS = words_of(ScoreColumn)
SECTIONS = words_of(Section)
REASONS = words_of(Reason)
