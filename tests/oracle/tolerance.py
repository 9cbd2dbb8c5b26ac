"""Oracle for Tolerance: a second, slow and plain implementation to test the engine against.

Written from docs/spec/tolerance.md and docs/formats.md alone, without sight of the engine; the
numbers in the comments are the rules' numbers. The game is one generator (`_game`) that reads like
the rules and stops wherever a player must decide or a round must be dealt.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from typing import Any

from .tolerance_effects import (
    DECLARABLE,
    MONARCHS,
    RELIGIONS,
    Card,
    Question,
    Readings,
    make_card,
    trick_effects,
)
from .tolerance_scoring import (
    TRACKS,
    Ledger,
    collect_piety,
    collect_taxes,
    score_game,
    score_round,
    winners,
)

HAND_SIZE = 12  # 3.1
TRICKS = 12  # 4.1


@dataclass
class Play:
    """A card on the table and the suit it stands for in this trick."""

    seat: int
    card: Card
    suit: str


def card_options(hand: list[Card]) -> list[str]:
    """4.1, 4.3: a Wild is declared as one of the four suits whenever it is played."""
    options = []
    for card in hand:
        if card.suit == "W":
            options += [f"{card.code}={suit}" for suit in DECLARABLE]
        else:
            options.append(card.code)
    return options


def playable(hand: list[Card], trick: list[Play]) -> list[Card]:
    if not trick:
        return hand  # 4.1
    led = trick[0].suit
    if not any(card.suit == led for card in hand):
        return hand  # 4.2
    return [card for card in hand if card.suit in (led, "W")]  # 4.2


def trick_winner(trick: list[Play], readings: Readings) -> int:
    contenders = [play for play in trick if play.suit == trick[0].suit]
    if "equal_rank" in readings:
        return max(contenders, key=lambda play: play.card.rank).seat  # 14.4
    # 4.4: a natural card beats a Wild of its rank; of equals max() returns the earlier one.
    return max(contenders, key=lambda play: (play.card.rank, play.card.suit != "W")).seat


class Referee:
    """Plays one game of Tolerance from given deals and actions."""

    def __init__(
        self,
        deck: dict[str, Any],
        players: int,
        plague: int,
        roles: list[str],
        hidden_roles: bool = False,
        readings: Readings | None = None,
    ) -> None:
        known = {role["id"]: role for role in deck["role"]}
        if players not in (3, 4, 5) or plague not in (1, 2):  # 1.4, 1.5
            raise ValueError(f"no such game: {players} players, plague {plague}")
        if len(roles) != players or not set(roles) <= set(known):
            raise ValueError(f"need a known role for each of {players} players, not {roles}")
        self.players = players
        self.hidden_roles = hidden_roles
        self.readings = readings or {}
        self.round = 1
        self.over = False
        self.chooser = -1  # nobody, until the first deal
        self.trick: list[Play] = []
        self._entries = {card["code"]: card for card in deck["card"]}
        self._plague = plague
        self._roles = [known[role] for role in roles]
        self._starter = 0
        self._hands: list[list[Card]] = [[] for _ in range(players)]
        self._boards: list[list[Card]] = [[] for _ in range(players)]
        one_loan = "second_loan" in self.readings
        self._ledgers = [Ledger(one_loan_at_a_time=one_loan) for _ in range(players)]
        self._script = self._game()
        self._question: Question | None = next(self._script)

    @property
    def awaiting_deal(self) -> bool:
        return self._question is None and not self.over

    @property
    def to_act(self) -> int:
        if self._question is None:
            raise ValueError("nobody is to act")
        return self._question.seat

    def legal(self) -> list[str]:
        return sorted(self._question.options) if self._question else []

    def play(self, action: str) -> None:
        if action not in self.legal():
            raise ValueError(f"{action!r} is not one of {self.legal()}")
        self._go_on(action)

    def deal(self, hands: list[list[str]], chooser: int | None = None) -> None:
        if not self.awaiting_deal:
            raise ValueError("no deal is awaited")
        self._check_hands(hands)
        self.chooser = self._confirmed_chooser(chooser)
        self._hands = [
            [make_card(self._entries[code], self.round) for code in hand] for hand in hands
        ]
        self._boards = [[] for _ in range(self.players)]  # 8.6: the old cards go back
        for ledger in self._ledgers:
            ledger.borrowed_this_round = False
        self._go_on("")

    def hands(self) -> list[list[str]]:
        return [[card.code for card in hand] for hand in self._hands]

    def boards(self) -> list[dict[str, list[str]]]:
        """4.6, last on top. They stay to be looked at until the next deal."""
        return [
            {
                f"{state} {religion}": [
                    card.code
                    for card in cards
                    if card.alive == (state == "living") and card.religion == religion
                ]
                for state in ("living", "dead")
                for religion in RELIGIONS
            }
            for cards in self._boards
        ]

    def tallies(self) -> dict[str, list[Any]]:
        return {
            "vp": [ledger.vp for ledger in self._ledgers],
            "money": [ledger.tally["money"] for ledger in self._ledgers],
            "catholic": [ledger.tally["catholic"] for ledger in self._ledgers],
            "protestant": [ledger.tally["protestant"] for ledger in self._ledgers],
            "pennants": [[ledger.pennants[track] for track in TRACKS] for ledger in self._ledgers],
            "loans": [ledger.loans for ledger in self._ledgers],
        }

    def shown_points(self) -> list[int | None]:
        """3.3, 14.5: what everybody knows of the points."""
        known = self.over or not self.hidden_roles or "hidden_points" in self.readings
        return [ledger.vp if known else None for ledger in self._ledgers]

    def result(self) -> dict[str, list[Any]]:
        if not self.over:
            raise ValueError("the game is not over")
        return {**self.tallies(), "winners": winners(self._ledgers)}

    def _go_on(self, answer: str) -> None:
        try:
            self._question = self._script.send(answer)
        except StopIteration:
            self._question = None
            self.over = True

    def _check_hands(self, hands: list[list[str]]) -> None:
        """3.1"""
        if [len(hand) for hand in hands] != [HAND_SIZE] * self.players:
            raise ValueError(f"not {self.players} hands of {HAND_SIZE}")
        dealt = [code for hand in hands for code in hand]
        if len(set(dealt)) != len(dealt):
            raise ValueError("a card was dealt twice")
        if strangers := set(dealt) - self._cards_of_round():
            raise ValueError(f"not in this round: {sorted(strangers)}")
        if MONARCHS[self.round] not in dealt:
            raise ValueError(f"{MONARCHS[self.round]} was not dealt")

    def _cards_of_round(self) -> set[str]:
        out = set(MONARCHS.values()) - {MONARCHS[self.round]}
        if self._plague == 1:
            out.add("W1b")  # 1.5
        return set(self._entries) - out

    def _confirmed_chooser(self, given: int | None) -> int:
        """3.2: drawn at random before round 1, following from the points later."""
        if self.round == 1:
            if given is None or given not in range(self.players):
                raise ValueError(f"round 1 needs a chooser, a seat below {self.players}: {given}")
            if given != self.readings.get("first_chooser", given):
                raise ValueError(f"the players have settled another chooser: {given}")  # 14.8
            return given
        if given not in (None, self.chooser):
            raise ValueError(f"{self.chooser} chooses, not {given}")
        return self.chooser

    def _clockwise(self, first: int) -> list[int]:
        return [(first + step) % self.players for step in range(self.players)]

    def _next_chooser(self) -> int:
        """3.2: the fewest points; of equals the first one after the last starting player."""
        order = self._clockwise(self._starter + 1)
        return min(order, key=lambda seat: self._ledgers[seat].vp)

    def _game(self) -> Generator[Question | None, str, None]:
        for round_number in (1, 2, 3):  # 2.1
            self.round = round_number
            if round_number > 1:
                self.chooser = self._next_chooser()
            yield None  # 3.1: a deal is awaited
            yield from self._play_round()
            yield from self._end_round()
        for ledger, role in zip(self._ledgers, self._roles, strict=True):
            score_game(ledger, role, self.readings)  # 10.1

    def _play_round(self) -> Generator[Question, str, None]:
        seats = [f"start {seat}" for seat in range(self.players)]
        answer = yield Question(self.chooser, seats)  # 3.2
        self._starter = int(answer.removeprefix("start "))
        leader = self._starter
        for _ in range(TRICKS):  # 4.1
            leader = yield from self._play_trick(leader)  # 4.5

    def _play_trick(self, leader: int) -> Generator[Question, str, int]:
        for seat in self._clockwise(leader):
            options = card_options(playable(self._hands[seat], self.trick))
            answer = yield Question(seat, options)
            self._put_on_table(seat, answer)
        winner = trick_winner(self.trick, self.readings)
        cards = [play.card for play in self.trick]
        ledger = self._ledgers[winner]
        yield from trick_effects(cards, self.round, winner, ledger.add, self.readings)  # 5
        ledger.settle_debt()  # 6.1
        self._boards[winner] += cards  # 4.6, 5.11
        self.trick = []
        return winner

    def _put_on_table(self, seat: int, action: str) -> None:
        code, _, declared = action.partition("=")
        card = next(card for card in self._hands[seat] if card.code == code)
        self._hands[seat].remove(card)
        self.trick.append(Play(seat, card, declared or card.suit))

    def _end_round(self) -> Generator[Question, str, None]:
        yield from self._royal_execution()  # 8.1
        for ledger, cards in zip(self._ledgers, self._boards, strict=True):
            collect_taxes(ledger, cards, self.round)  # 8.2
        for ledger, cards in zip(self._ledgers, self._boards, strict=True):
            collect_piety(ledger, cards)  # 8.3
        yield from self._repay_loans()  # 8.4
        for seat, role in enumerate(self._roles):
            reign = role["reign"][self.round - 1]
            score_round(self._ledgers[seat], reign, seat, self._boards)  # 8.5

    def _royal_execution(self) -> Generator[Question, str, None]:
        """8.1"""
        owner, monarch = next(
            (seat, card)
            for seat, cards in enumerate(self._boards)
            for card in cards
            if card.code == MONARCHS[self.round]
        )
        executes = any(effect["do"] == "royal_execution" for effect in monarch.effects)
        victims = [
            card.code
            for seat, cards in enumerate(self._boards)
            for card in self._within_reach(cards, seat == owner)
            if card.alive and card is not monarch
        ]
        if monarch.alive and executes and victims:
            answer = yield Question(owner, [f"execute {code}" for code in victims])
            self._execute(answer.removeprefix("execute "))

    def _within_reach(self, cards: list[Card], own: bool) -> list[Card]:
        """14.6: of another's board only the top cards."""
        if own or "execution" not in self.readings:
            return cards
        tops = {(card.alive, card.religion): card for card in cards}  # the last one of each pile
        return list(tops.values())

    def _execute(self, code: str) -> None:
        for cards in self._boards:
            for card in [card for card in cards if card.code == code]:
                card.alive = False
                cards.remove(card)
                cards.append(card)  # 4.6: it is the last one laid on the pile of the dead

    def _repay_loans(self) -> Generator[Question, str, None]:
        for seat in self._clockwise(self._starter):  # 8.4
            ledger = self._ledgers[seat]
            if ledger.repayable() >= 1:
                options = [f"repay {count}" for count in range(ledger.repayable() + 1)]
                answer = yield Question(seat, options)
                ledger.repay(int(answer.removeprefix("repay ")))  # 6.2
