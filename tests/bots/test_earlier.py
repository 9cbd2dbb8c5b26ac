"""Bots of version 0.1 stay as they are: today's are measured against them."""

from __future__ import annotations

import pytest

from schism.bot_session import choose_action
from schism.bots.registry import make_bot
from schism.kernel.compiled import COMPILING
from tests.kit import random_match

# What they chose at positions of random games when today's bots were first set beside them.
CHOSEN = {
    ("tolerance", "quick@0.1:300"): (
        "C1 C1 W1=N P13 T13 C10 C2 kill N6 N2 T2 C1 C6 T13 N4 N3 start 0"
    ),
    ("tolerance", "master@0.1:2400"): (
        "N5 W5=N W1=N P13 T13 C10 N6 kill N6 N2 W4=N C6 T13 T13 N4 N3 start 1"
    ),
    ("avignon", "quick@0.1:300"): (
        "excommunicate 4 excommunicate 2 beseech 1 petition 4 push 2 beseech 1 petition 4 push 2 "
        "beseech 1 beseech 1"
    ),
    ("avignon", "master@0.1:2400"): (
        "petition 2 beseech 4 petition 5 petition 4 push 5 beseech 1 beseech 3 push 2 beseech 1 "
        "beseech 1"
    ),
}
POSITIONS = 16


def chosen(game: str, level: str) -> str:
    found = []
    for number in range(POSITIONS):
        roles = {"roles": "random"} if game == "tolerance" and number % 2 else {}
        match = random_match(game, number, 1 + 7 * number, **roles)
        while match.to_act is not None and len(match.legal()) == 1:
            match.play(match.legal()[0])
        if match.to_act is not None:
            action = choose_action(match, make_bot(game, level, number))
            found.append(match.text_of(action))
    return " ".join(found)


@pytest.mark.skipif(not COMPILING, reason="interpreted they would take minutes")
@pytest.mark.parametrize(("game", "level"), CHOSEN)
def test_bots_of_version_0_1_choose_as_they_always_did(game: str, level: str) -> None:
    assert chosen(game, level) == CHOSEN[game, level]
