"""How typed answers are understood."""

import pytest

from schism.games.terminal.menu import Menu, meant

CARDS = Menu("?", {"1": ["T6"], "2": ["W10=N", "W10=C", "W10=T", "W10=P"]})
TARGETS = Menu("?", {"1": ["kill T6"], "2": ["kill N9"]})
SEATS = Menu("?", {"0": ["start 0"], "1": ["start 1"]})


@pytest.mark.parametrize(
    ("menu", "answer", "actions"),
    [
        (CARDS, "1", ["T6"]),
        (CARDS, "t6", ["T6"]),
        (CARDS, "w10=c", ["W10=C"]),
        (CARDS, "W10 = C", ["W10=C"]),
        (CARDS, "2=p", ["W10=P"]),
        (CARDS, "2", ["W10=N", "W10=C", "W10=T", "W10=P"]),
        (CARDS, "w10", ["W10=N", "W10=C", "W10=T", "W10=P"]),
        (CARDS, "w10=w", []),
        (CARDS, "c", []),
        (TARGETS, "N9", ["kill N9"]),
        (TARGETS, "KILL  t6", ["kill T6"]),
        (SEATS, "0", ["start 0"]),
        (SEATS, "start 1", ["start 1"]),
        (SEATS, "7", []),
    ],
)
def test_answers(menu: Menu, answer: str, actions: list[str]) -> None:
    assert list(meant(menu, answer)) == actions
