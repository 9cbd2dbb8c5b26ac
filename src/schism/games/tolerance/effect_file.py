"""Effects as a deck file writes them, checked, and as the kernel reads them."""

from dataclasses import dataclass

from schism.games.deck.fields import Fields
from schism.games.tolerance.names import EFFECTS, SUIT_LETTERS
from schism.games.tolerance.rules.state import (
    ALL,
    CATHOLIC,
    CHOOSE,
    CONDEMN,
    CONVERT,
    EVERY_FAITH,
    EVERY_SUIT,
    HIGHEST_MONEY,
    HIGHEST_PIETY,
    HIGHEST_RANK,
    KILLING,
    LOSE_PIETY,
    MONARCHS_FAITH,
    PIETY,
    PROTESTANT,
    TAX,
)
from schism.kernel.records import DeckRecord

_FAITH_BITS = {
    "catholic": 1 << CATHOLIC,
    "protestant": 1 << PROTESTANT,
    "monarch": MONARCHS_FAITH,
}
_RELIGIONS = {"catholic": CATHOLIC, "protestant": PROTESTANT}
_HIGHEST = {"rank": HIGHEST_RANK, "money": HIGHEST_MONEY, "piety": HIGHEST_PIETY}


@dataclass(frozen=True, slots=True)
class Effect:
    does: int
    picks: int = ALL
    suits: int = EVERY_SUIT
    faiths: int = EVERY_FAITH
    number: int = 0


def read_effect(row: Fields) -> Effect:
    does = EFFECTS.index(row.choice("do", EFFECTS))
    if does in (TAX, PIETY):
        picks = CHOOSE if row.number("choose", 1, 1, default=0) else ALL
        effect = Effect(does, picks, _suits(row), _faiths(row))
    elif does == KILLING:
        effect = Effect(does, _victims(row), _suits(row), _faiths(row))
    elif does == CONDEMN:
        faith = _RELIGIONS[row.choice("religion", _RELIGIONS)]
        effect = Effect(does, faiths=1 << faith)
    elif does == CONVERT:
        effect = _conversion(row)
    elif does == LOSE_PIETY:
        effect = Effect(does, number=row.number("amount", 1, 69))
    else:
        effect = Effect(does)
    row.finish()
    return effect


def _conversion(row: Fields) -> Effect:
    old = _RELIGIONS[row.choice("from", _RELIGIONS)]
    new = _RELIGIONS[row.choice("to", [name for name in _RELIGIONS if _RELIGIONS[name] != old])]
    return Effect(CONVERT, faiths=1 << old, number=new)


def _victims(row: Fields) -> int:
    """Read exactly one of `choose = 1`, `all = true` and `highest = ...` (5.6)."""
    given = [name for name in ("choose", "all", "highest") if name in row]
    if len(given) != 1:
        expected = 'choose = 1 | all = true | highest = "rank", "money", "piety"'
        raise row.wrong(given[-1] if given else "choose", expected)
    if "choose" in row:
        row.number("choose", 1, 1)
        return CHOOSE
    if "all" in row:
        if not row.flag("all"):
            raise row.wrong("all", "true")
        return ALL
    return _HIGHEST[row.choice("highest", _HIGHEST)]


def _suits(row: Fields) -> int:
    if "suits" not in row:
        return EVERY_SUIT
    letters = row.text("suits")
    if any(letter not in SUIT_LETTERS for letter in letters) or len(set(letters)) != len(letters):
        raise row.wrong("suits", f"{SUIT_LETTERS}, once each")
    return sum(1 << SUIT_LETTERS.index(letter) for letter in letters)


def _faiths(row: Fields) -> int:
    if "religion" not in row:
        return EVERY_FAITH
    return _FAITH_BITS[row.choice("religion", _FAITH_BITS)]


def effect_into_record(effect: Effect, card: int, number: int, record: DeckRecord) -> None:
    record.does[card, number] = effect.does
    record.picks[card, number] = effect.picks
    record.suits[card, number] = effect.suits
    record.faiths[card, number] = effect.faiths
    record.number[card, number] = effect.number
