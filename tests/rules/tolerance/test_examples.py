"""Section 13: the worked examples of the rulebooks, with the values of the shipped decks."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schism.games.deck import Deck
from schism.table.match import Match
from schism.table.replay import replay_with
from tests.kit import happened
from tests.rules.tolerance.decks import EDITIONS, GAME, card_rows, house
from tests.rules.tolerance.kit import dead, last_trick, pile_of, play, tallies, trick_of

FIRST = "C10 W10=N N9 N8"
SECOND = "C10 W10=N N9 W5=N"
PAGE_EXAMPLES = Path(__file__).parents[3] / "web/src/games/tolerance/examples"
EITHER_EDITION = pytest.mark.parametrize("edition", EDITIONS)


def causes(match: Match, kind: str) -> list[tuple[str, int]]:
    return [(event["cause"], event["amount"]) for event in happened(match, kind)]


@EITHER_EDITION
@pytest.mark.parametrize(
    ("round_", "pieties"), [(1, (6 + 4 + 2, 0)), (2, (6 + 4, 0)), (3, (6 + 4, 2))]
)
def test_13_1_c10_w10_n9_n8(edition: str, round_: int, pieties: tuple[int, int]) -> None:
    """In round 3 the pieties are those of a deck in which W10 is less pious than N8."""
    deck = with_pieties(edition, W10=0)
    match = trick_of(FIRST, deck=deck, round_=round_)
    assert causes(match, "taxed") == [("W10", -1 + 3 + 0)]
    assert match.legal() == ["kill N9"]
    play(match, "kill N9")
    assert tallies(match) == (5 + 2, *pieties)
    assert dead(match) == {"N9"}


def with_pieties(edition: str, **pieties: int) -> Deck:
    """The shipped deck with house pieties set to what the test is about."""
    data = house(edition).data
    rows = [{**row, "piety": pieties.get(row["code"], row["piety"])} for row in data["card"]]
    return GAME.load_deck({**data, "card": rows}, "example.toml")


@EITHER_EDITION
@pytest.mark.parametrize("round_", [1, 2])
def test_13_1_c10_finds_no_protestant_in_rounds_1_and_2(edition: str, round_: int) -> None:
    match = trick_of(FIRST, deck=house(edition), round_=round_)
    assert happened(match, "converted") == []
    assert [event["cause"] for event in happened(match, "nothing")] == ["C10"]


@EITHER_EDITION
@pytest.mark.parametrize(
    ("piety", "converted", "pieties"),
    [(1, ["W10"], (6 + 4, 2)), (3, ["N8"], (6 + 4 + 2, 0)), (2, ["W10", "N8"], (6 + 4 + 2, 0))],
)
def test_13_1_in_round_3_c10_converts_the_less_pious_of_w10_and_n8(
    edition: str, piety: int, converted: list[str], pieties: tuple[int, int]
) -> None:
    match = trick_of(FIRST, "kill N9", deck=with_pieties(edition, W10=piety), round_=3)
    assert [event["card"] for event in happened(match, "converted")] == converted
    assert tallies(match) == (5 + 2, *pieties)
    for code in ("W10", "N8"):
        religion = "catholic" if code in converted else "protestant"
        assert pile_of(match, code) == (0, f"living {religion}")


@EITHER_EDITION
@pytest.mark.parametrize(("round_", "prevailing"), [(1, "catholic"), (2, "unaffiliated")])
def test_13_2_c10_w10_n9_w5(edition: str, round_: int, prevailing: str) -> None:
    match = trick_of(SECOND, deck=house(edition), round_=round_)
    assert causes(match, "taxed") == [("W10", -1 - 1 + 3)]
    assert causes(match, "collected") == [("N9", 6 + 4)]
    assert tallies(match) == (5 + 1, 10, 0)
    assert pile_of(match, "N9") == (0, "dead catholic")
    assert pile_of(match, "C10") == (0, "living catholic")
    assert pile_of(match, "W10") == pile_of(match, "W5") == (0, f"living {prevailing}")


@EITHER_EDITION
@pytest.mark.parametrize(("round_", "catholics"), [(1, 3), (2, 1)])
def test_13_2_at_the_end_of_the_round(edition: str, round_: int, catholics: int) -> None:
    match = play(last_trick(SECOND, deck=house(edition), round_=round_), SECOND)
    assert tallies(match)[1:] == (10 + catholics, 0)


@EITHER_EDITION
@pytest.mark.parametrize(
    ("pieties", "converted"),
    [((0, 1), ["W10"]), ((1, 0), ["W5"]), ((1, 1), ["W10", "W5"]), ((6, 7), [])],
)
def test_13_2_in_round_3_c10_converts_the_less_pious_of_w10_and_w5(
    edition: str, pieties: tuple[int, int], converted: list[str]
) -> None:
    deck = with_pieties(edition, W10=pieties[0], W5=pieties[1])
    match = trick_of(SECOND, deck=deck, round_=3)
    assert [event["card"] for event in happened(match, "converted")] == converted


def pieties_at_the_end(match: Match) -> dict[str, int]:
    """What the living on the winner's board give at the end of the round (8.3)."""
    gains = [event for event in happened(match, "round_piety") if event["seat"] == 0]
    return {event["track"]: event["amount"] for event in gains}


@EITHER_EDITION
@pytest.mark.parametrize("reading", ["counted", "printed"])
@pytest.mark.parametrize(("round_", "catholics"), [(1, 3), (2, 1)])
def test_13_3_piety_scoring_in_rounds_1_and_2(
    edition: str, reading: str, round_: int, catholics: int
) -> None:
    """C10 is Catholic; W10 and N8 are what prevails; N9 is dead."""
    readings = {"prevailing": reading}
    match = last_trick(FIRST, deck=house(edition), round_=round_, readings=readings)
    play(match, FIRST, "kill N9")
    assert pieties_at_the_end(match) == {"catholic": catholics, "protestant": 0}


@EITHER_EDITION
def test_13_3_piety_scoring_in_round_3_as_printed(edition: str) -> None:
    readings = {"prevailing": "printed"}
    match = last_trick(FIRST, deck=house(edition), round_=3, readings=readings)
    play(match, FIRST, "kill N9")
    assert happened(match, "converted") == []
    assert pieties_at_the_end(match) == {"catholic": 1, "protestant": 2}


@EITHER_EDITION
def test_13_3_piety_scoring_in_round_3_as_2_2_has_it(edition: str) -> None:
    """C10 has converted the less pious of W10 and N8 before."""
    match = last_trick(FIRST, deck=with_pieties(edition, W10=0), round_=3)
    play(match, FIRST, "kill N9")
    assert pieties_at_the_end(match) == {"catholic": 2, "protestant": 1}


def test_13_2_the_values_of_the_examples_are_not_house_values() -> None:
    rows = card_rows(house("en"))
    assert rows["N9"]["source"]["money"] == rows["W5"]["source"]["money"] == "example"


@EITHER_EDITION
@pytest.mark.parametrize(
    ("example", "taxed", "piety"), [("13.1", -1 + 3 + 0, 6 + 4 + 2), ("13.2", -1 - 1 + 3, 6 + 4)]
)
def test_13_the_pages_replays_show_the_examples(
    edition: str, example: str, taxed: int, piety: int
) -> None:
    record = json.loads((PAGE_EXAMPLES / f"{example}.json").read_text(encoding="utf-8"))
    deck = house(edition)
    match = replay_with({**record, "deck": deck.id, "deck_sha256": deck.sha256}, deck)
    assert causes(match, "taxed") == [("W10", taxed)]
    assert causes(match, "collected") == [("N9", piety)]
    assert dead(match) == {"N9"}


@EITHER_EDITION
def test_13_3_the_pages_replay_shows_the_pieties_of_the_first_round(edition: str) -> None:
    record = json.loads((PAGE_EXAMPLES / "13.3.json").read_text(encoding="utf-8"))
    deck = house(edition)
    match = replay_with({**record, "deck": deck.id, "deck_sha256": deck.sha256}, deck)
    told = [event for event in match.events() if event["event"] == "round_piety"]
    winner = [event for event in told if event["seat"] == 0]  # of the first trick, and no other
    assert {event["track"]: event["amount"] for event in winner} == {"catholic": 3, "protestant": 0}
