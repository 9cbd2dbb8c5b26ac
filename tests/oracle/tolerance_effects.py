"""Oracle for Tolerance: the cards and what they do at the end of a trick (sections 1, 2, 5).

Written from docs/spec/tolerance.md alone; the numbers in the comments are its rules.
"""

from __future__ import annotations

from collections.abc import Callable, Generator
from dataclasses import dataclass
from typing import Any

SUITS = ["N", "C", "T", "P", "W"]  # 5.1: also the order of acting
DECLARABLE = ["N", "C", "T", "P"]  # 4.1
RELIGIONS = ["catholic", "unaffiliated", "protestant"]  # 4.6
MONARCHS = {1: "WM", 2: "WE", 3: "WJ"}  # 1.3, 2.1
REIGN_RELIGION = {1: "catholic", 2: "unaffiliated", 3: "protestant"}  # 2.1, 2.2, 2.3

VERBS = {"tax": "collect", "piety": "collect", "kill": "kill"}

Effect = dict[str, Any]
Readings = dict[str, Any]  # section 14: those that differ from the default


@dataclass
class Card:
    """A card of the current round, as it stands now."""

    code: str
    suit: str
    rank: int
    piety: int
    money: int
    guild: bool
    effects: list[Effect]
    religion: str  # catholic, unaffiliated or protestant
    printed: str
    converted: bool = False
    alive: bool = True


@dataclass
class Question:
    """Somebody has to decide something: who, and between which actions."""

    seat: int
    options: list[str]


def rank_of(code: str) -> int:
    if code in MONARCHS.values():
        return 14  # 1.1
    if code == "W1b":
        return 1  # 1.3
    return int(code[1:])


def religion_in(printed: str, round_number: int) -> str:
    if printed == "prevailing":
        return REIGN_RELIGION[round_number]  # 2.2
    return printed


def make_card(entry: dict[str, Any], round_number: int) -> Card:
    return Card(
        code=entry["code"],
        suit=entry["code"][0],
        rank=rank_of(entry["code"]),
        piety=entry["piety"],
        money=entry["money"],
        guild=entry.get("guild", False),
        effects=entry.get("effects", []),
        religion=religion_in(entry["religion"], round_number),
        printed=entry["religion"],
    )


def acting_order(trick: list[Card]) -> list[Card]:
    """5.1; the sort is stable, so the two plagues keep the order in which they were played."""
    return sorted(trick, key=lambda card: (-card.rank, SUITS.index(card.suit)))


def living(trick: list[Card]) -> list[Card]:
    return [card for card in trick if card.alive]  # 5.3


def religion_for(card: Card, effect: Effect, readings: Readings) -> str:
    """14.1: the religion by which an effect finds a card."""
    by_print = effect["do"] in ("kill", "condemn", "convert") and "prevailing" in readings
    if by_print and card.printed == "prevailing" and not card.converted:
        return "unaffiliated"
    return card.religion


def fits(card: Card, effect: Effect, round_number: int, readings: Readings) -> bool:
    """Is the card in the effect's filter? What the filter does not name, it does not narrow."""
    if "suits" in effect and card.suit not in effect["suits"]:  # 5.1: a Wild is a Wild
        return False
    wanted: str | None = effect.get("religion", effect.get("from"))
    if wanted is None:
        return True
    if wanted == "monarch":
        if round_number == 2 and "lawyer" in readings:
            return False  # 14.7
        wanted = REIGN_RELIGION[round_number]  # 2.3
    return religion_for(card, effect, readings) == wanted


def highest(cards: list[Card], measure: str) -> list[Card]:
    """All cards tied for the highest rank, money or piety; none of none."""
    best = max((getattr(card, measure) for card in cards), default=None)
    return [card for card in cards if getattr(card, measure) == best]


def kill_targets(actor: Card, effect: Effect, cards: list[Card]) -> list[Card]:
    others = [card for card in cards if card is not actor]  # 5.6: left out first of all
    return highest(others, effect["highest"]) if "highest" in effect else others


def least_pious(actor: Card, believers: list[Card]) -> list[Card]:
    """5.7, 5.8: all tied for the lowest piety of a religion, if it is below the actor's."""
    lowest = min((card.piety for card in believers), default=actor.piety)
    if lowest >= actor.piety:
        return []
    return [card for card in believers if card.piety == lowest]


def targets_of(
    actor: Card, effect: Effect, trick: list[Card], round_number: int, readings: Readings
) -> list[Card]:
    cards = [card for card in living(trick) if fits(card, effect, round_number, readings)]
    if effect["do"] in ("tax", "piety"):
        return cards  # 5.4, 5.5: the acting card is included
    if effect["do"] == "kill":
        return kill_targets(actor, effect, cards)
    if effect["do"] in ("condemn", "convert"):
        return least_pious(actor, cards)  # 5.7, 5.8
    return []


def carry_out(effect: Effect, targets: list[Card], add: Callable[[str, int], None]) -> None:
    if effect["do"] == "tax":  # 5.4
        add("money", sum(card.money for card in targets))
    elif effect["do"] == "piety":  # 5.5: the unaffiliated give nothing
        for religion in ("catholic", "protestant"):
            add(religion, sum(card.piety for card in targets if card.religion == religion))
    elif effect["do"] == "lose_piety":  # 5.9
        for religion in ("catholic", "protestant"):
            add(religion, -effect["amount"])
    else:
        touch(effect, targets)


def touch(effect: Effect, targets: list[Card]) -> None:
    for card in targets:
        if effect["do"] in ("kill", "condemn"):  # 5.6, 5.7
            card.alive = False
        elif effect["do"] == "convert":  # 5.8
            card.religion, card.converted = effect["to"], True


def choose_target(
    winner: int, effect: Effect, targets: list[Card]
) -> Generator[Question, str, list[Card]]:
    verb = VERBS[effect["do"]]
    answer = yield Question(winner, [f"{verb} {card.code}" for card in targets])
    return [card for card in targets if answer == f"{verb} {card.code}"]


def trick_effects(
    trick: list[Card],
    round_number: int,
    winner: int,
    add: Callable[[str, int], None],
    readings: Readings,
) -> Generator[Question, str, None]:
    """Section 5. `trick` is in the order played; `add` changes one tally of the winner (5.10)."""
    for actor in acting_order(trick):
        for effect in actor.effects:
            if not actor.alive:
                continue  # 5.3
            targets = targets_of(actor, effect, trick, round_number, readings)
            if "choose" in effect and targets:  # 5.2
                targets = yield from choose_target(winner, effect, targets)
            carry_out(effect, targets, add)
