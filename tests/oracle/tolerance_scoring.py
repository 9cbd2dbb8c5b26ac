"""Oracle for Tolerance: tallies, loans, pennants, roles and the winners (sections 6, 7, 9, 10).

Written from docs/spec/tolerance.md alone; the numbers in the comments are its rules.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from .tolerance_effects import REIGN_RELIGION, SUITS, Card

TRACKS = ["money", "catholic", "protestant"]  # 7.1, in the order of a record's pennants
MAXIMUM = 69  # 5.10
LOAN_REPAYMENT = 5  # 6.2
LOAN_PENALTY = 3  # 6.3


def starting_tallies() -> dict[str, int]:
    return {"money": 5, "catholic": 0, "protestant": 0}  # 6.1


def no_pennants() -> dict[str, int]:
    return dict.fromkeys(TRACKS, 0)


@dataclass
class Ledger:
    """A player's score sheet."""

    vp: int = 0
    loans: int = 0
    one_loan_at_a_time: bool = False  # 14.2
    borrowed_this_round: bool = False
    tally: dict[str, int] = field(default_factory=starting_tallies)
    pennants: dict[str, int] = field(default_factory=no_pennants)

    def add(self, track: str, amount: int) -> None:
        """5.10: change a tally and earn its pennants at once."""
        total = min(self.tally[track] + amount, MAXIMUM)
        if track != "money":
            total = max(total, 0)
        self.tally[track] = total
        self.pennants[track] = max(self.pennants[track], total // 10)  # 7.1

    def settle_debt(self) -> None:
        """6.1, at the end of a scoring step."""
        if self.tally["money"] >= 0:
            return
        if self.borrowed_this_round or (self.one_loan_at_a_time and self.loans):
            self.tally["money"] = 0
            return
        self.tally["money"] = 1
        self.loans += 1
        self.borrowed_this_round = True

    def repayable(self) -> int:
        return min(self.loans, self.tally["money"] // LOAN_REPAYMENT)  # 6.2

    def repay(self, count: int) -> None:
        self.loans -= count
        self.add("money", -count * LOAN_REPAYMENT)

    def piety(self) -> int:
        return self.tally["catholic"] + self.tally["protestant"]


def count(cards: list[Card], religion: str, alive: bool) -> int:
    return sum(card.alive == alive and card.religion == religion for card in cards)


def collect_taxes(ledger: Ledger, cards: list[Card], round_number: int) -> None:
    """8.2"""
    ledger.add("money", count(cards, REIGN_RELIGION[round_number], alive=True))
    ledger.settle_debt()


def collect_piety(ledger: Ledger, cards: list[Card]) -> None:
    """8.3"""
    for religion in ("catholic", "protestant"):
        ledger.add(religion, count(cards, religion, alive=True))


def category_points(points: dict[str, int], seat: int, counts: list[int]) -> int:
    """9.1: one suit, or the guild; counts are the living cards of it on every board."""
    total = points.get("each", 0) * counts[seat]
    if counts[seat] >= 1:
        total += points.get("any", 0)
        if counts[seat] == max(counts):
            total += points.get("most", 0)
    return total


def suit_points(reign: dict[str, Any], seat: int, boards: list[list[Card]]) -> int:
    total = 0
    for suit in SUITS:
        counts = [sum(card.alive and card.suit == suit for card in cards) for cards in boards]
        total += category_points(reign.get("suits", {}).get(suit, {}), seat, counts)
    return total


def guild_points(reign: dict[str, Any], seat: int, boards: list[list[Card]]) -> int:
    counts = [sum(card.alive and card.guild for card in cards) for cards in boards]
    return category_points(reign.get("guild", {}), seat, counts)


def dead_points(reign: dict[str, Any], seat: int, boards: list[list[Card]]) -> int:
    each = reign.get("dead", {})
    return sum(
        each.get(religion, 0) * count(boards[seat], religion, alive=False)
        for religion in ("catholic", "protestant")
    )


def score_round(ledger: Ledger, reign: dict[str, Any], seat: int, boards: list[list[Card]]) -> None:
    """8.5: three sections in this order, never below zero after any of them."""
    for section in (suit_points, guild_points, dead_points):
        ledger.vp = max(0, ledger.vp + section(reign, seat, boards))


def score_game(ledger: Ledger, role: dict[str, Any], readings: dict[str, Any]) -> None:
    """10.1"""
    values = role.get("pennants", {})
    ledger.vp += sum(values.get(track, 0) * ledger.pennants[track] for track in TRACKS)  # 9.2
    counted = min(ledger.loans, 1) if "loan_cost" in readings else ledger.loans  # 6.3, 14.3
    ledger.vp = max(0, ledger.vp - LOAN_PENALTY * counted)


def winners(ledgers: list[Ledger]) -> list[int]:
    """10.1: most points, then the higher sum of both pieties, then shared."""
    standing = [(ledger.vp, ledger.piety()) for ledger in ledgers]
    return [seat for seat, score in enumerate(standing) if score == max(standing)]
