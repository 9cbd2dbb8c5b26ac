"""Reviews: blunders are marked, forced moves are not, and the parts add up."""

from __future__ import annotations

from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

import schism
from schism.bot_session import choose_action
from schism.bots.greedy import GreedyBot
from schism.bots.search_bot import Budget
from schism.errors import SchismError
from schism.games.contract import Json
from schism.games.registry import GAMES
from schism.kernel.compiled import COMPILING
from schism.review.hint import hint
from schism.review.page import page
from schism.review.review import Review, assess_decision, review
from schism.table.match import Match
from tests.kit import random_match
from tests.rules.avignon.build import table

pytestmark = pytest.mark.skipif(not COMPILING, reason="too many simulations to interpret")

FEW = Budget(iterations=40)
DECISIONS = 30


def unfinished(game: str) -> Json:
    return random_match(game, 3, decisions=DECISIONS).record()


def reviewed(match: Match, seat: int, budget: Budget = FEW) -> Review:
    found = Review(match, seat, budget, seed=1)
    list(found.steps())
    return found


@pytest.mark.parametrize("game", GAMES)
def test_the_parts_add_up_to_the_change(game: str) -> None:
    for seat in (0, 1):
        split = review(unfinished(game), seat, FEW)["split"]
        parts = sum(split[name]["mean"] for name in ("own", "luck", "others"))
        assert parts == pytest.approx(split["change"])
        assert split["start"] + split["change"] == pytest.approx(split["end"])


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_the_seat_is_reviewed_and_no_forced_move(game: str) -> None:
    match, choices, forced = schism.new(game, seed=6), [], 0
    for number in range(1, DECISIONS + 1):
        if match.to_act == 1:
            choices += [number] if len(match.legal()) > 1 else []
            forced += len(match.legal()) == 1
        match.play(match.legal()[0])
    found = review(match.record(), 1, FEW)
    assert [decision["move"] for decision in found["decisions"]] == choices
    assert found["forced"] == forced


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_review(game: str) -> None:
    record = unfinished(game)
    assert review(record, 0, FEW, seed=4) == review(record, 0, FEW, seed=4)


def test_a_planted_blunder_is_marked_and_good_play_is_not() -> None:
    """Rome could win at once; if it does not, Avignon will."""
    for action, marked in (("excommunicate 3", True), ("beseech 3", False)):
        match = table(
            "cardinal@avignon bishop@nice knight@rome noble@nice peasant@avignon",
            rome="bishop noble",
            avignon="knight cardinal",
            used="petition",
        )
        assert assess_decision(match, action, Budget(iterations=800), seed=1).mistake == marked


def test_a_finished_game_ends_in_its_result() -> None:
    match, bots = schism.new("avignon", seed=4), [GreedyBot(1, worlds=2), GreedyBot(2, worlds=2)]
    while match.to_act is not None:
        match.play(choose_action(match, bots[match.to_act]))
    ends = [reviewed(match, seat).end.value for seat in (0, 1)]
    assert sorted(ends) == [0.0, 1.0]


def test_an_unknown_seat_is_told() -> None:
    with pytest.raises(SchismError, match="There is no seat 2"):
        review(unfinished("avignon"), 2)


class _Resources(HTMLParser):
    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag not in ("script", "link", "img", "iframe")
        assert not {name for name, _ in attrs} & {"src", "href"}


@pytest.mark.parametrize("game", GAMES)
def test_the_page_is_well_formed_needs_nothing_else_and_speaks_both_languages(game: str) -> None:
    found = reviewed(random_match(game, 3, decisions=DECISIONS), 0)
    for language, expected in (("en", "Where the result came from"), ("de", "Woher das Ergebnis")):
        text = page(found, language)  # type: ignore[arg-type]
        root = ElementTree.fromstring(text.partition("\n")[2])
        assert root.get("lang") == language
        assert expected in text
        assert root.find(".//svg[@role='img']").get("aria-label")  # type: ignore[union-attr]
        assert len(root.findall(".//tbody/tr")) == 5 + len(found.decisions)
        _Resources().feed(text)


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_names_a_legal_action_in_both_languages(game: str) -> None:
    match = random_match(game, 3, decisions=4)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    seat = match.to_act
    assert seat is not None
    names = [f"Player {number}" for number in range(match.seats)]
    found = hint(match.deck, match.observation(seat), FEW).as_json(names)
    assert found["action"] in match.legal()
    assert {row["action"] for row in found["actions"]} <= set(match.legal())
    assert found["actions"][0]["action"] == found["action"]
    assert "chance of winning" in found["figures"]["en"]
    assert "Gewinnaussicht" in found["figures"]["de"]
    assert not any("%" in sentence for sentence in found["sentence"].values())
