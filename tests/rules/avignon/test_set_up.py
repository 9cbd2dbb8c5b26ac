"""Rule 1: material and set-up."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

import schism
from schism.errors import DeckError, SchismError
from schism.games.avignon.names import PLACES, SIDES
from schism.games.random_source import Seeded
from schism.kernel.rng import stream
from schism.kernel.rules import CHANCE
from schism.table.draft import complete_draft
from schism.table.match import Match
from tests.kit import happened
from tests.rules.avignon.build import (
    FIVE,
    GAME,
    IN_GENOA,
    KINDS,
    deck_of,
    house,
    kind,
    people,
    play,
    table,
)

EXPANSION = ["cardinal", "priest", "knight", "noble", "guild_master", "preacher"]


def settled(kinds: object, seed: int = 1) -> list[str]:
    found: list[str] = GAME.settle_options(house(), {"kinds": kinds}, Seeded(seed))["kinds"]
    return found


def test_1_1_five_places_lie_between_avignon_and_rome() -> None:
    assert PLACES == ("avignon", "nice", "genoa", "florence", "rome")
    match = table("knight@avignon bishop@nice noble@genoa cardinal@florence peasant@rome", turn=3)
    play(match, "beseech 1")  # Rome pulls up the line
    assert match.view()["columns"][0]["place"] == "nice"


def test_1_2_six_base_kinds_and_three_of_the_expansion() -> None:
    rows = house().data["kind"]
    base = [row for row in rows if not row["expansion"]]
    more = [row for row in rows if row["expansion"]]
    assert [row["id"] for row in base] == [row["faction"] for row in base] == list(KINDS)
    assert {row["id"]: row["faction"] for row in more} == {
        "preacher": "inquisitor",
        "guild_master": "peasant",
        "priest": "bishop",
    }


def test_1_2_every_faction_has_exactly_one_base_kind() -> None:
    with pytest.raises(DeckError) as twice:
        deck_of(kind("squire", "knight"))
    assert twice.value.message == "deck-base-twice"
    with pytest.raises(DeckError) as missing:
        deck_of(kind("knight", expansion=True))
    assert missing.value.message == "deck-base-missing"
    with pytest.raises(DeckError) as seventh:
        deck_of(kind("squire", "squires"))
    assert seventh.value.message == "deck-factions"


def test_1_3_twelve_people_two_of_a_kind_for_each_faction() -> None:
    match = schism.new("avignon", seed=4)
    counted = Counter(happened_kinds(match))
    for faction in range(6):
        counted[KINDS[faction]] += int(match.state.pile >> (2 * faction) & 3).bit_count()
    assert counted == Counter(dict.fromkeys(KINDS, 2))


def happened_kinds(match: Match) -> list[str]:
    return [event["kind"] for event in happened(match, "placed")]


def test_1_3_base_expansion_and_random() -> None:
    assert settled("base") == list(KINDS)
    assert settled("expansion") == EXPANSION
    found = {tuple(settled("random", seed)) for seed in range(60)}
    assert len(found) == 8  # three factions with two kinds each
    assert found >= {KINDS, tuple(EXPANSION)}


def test_1_3_picked_in_turn_rome_first() -> None:
    deck = house()
    options = GAME.settle_options(deck, {"kinds": "choose"}, Seeded(1))
    with pytest.raises(SchismError):
        Match(GAME, deck, options, seed=1)
    asked = []
    while (choice := GAME.draft(deck, options)) is not None:
        asked.append((SIDES[choice.seat], list(choice.among)))
        options = {"kinds": [*options["kinds"], choice.among[-1]]}
    assert asked == [
        ("rome", ["bishop", "priest"]),
        ("avignon", ["peasant", "guild_master"]),
        ("rome", ["inquisitor", "preacher"]),
    ]
    assert sorted(options["kinds"]) == sorted(EXPANSION)
    assert Match(GAME, deck, options, seed=1).to_act == 0


def test_1_3_nothing_to_pick_where_no_faction_has_two_kinds() -> None:
    deck = deck_of()
    options = GAME.settle_options(deck, {"kinds": "choose"}, Seeded(1))
    drafted = complete_draft(GAME, deck, options, lambda choice: choice.among[0], Seeded(1))
    assert drafted["kinds"] == list(KINDS)


def test_1_3_a_list_names_one_kind_of_each_faction_in_any_order() -> None:
    wanted = list(reversed(EXPANSION))
    assert settled(wanted) == wanted
    match = schism.new("avignon", seed=2, kinds=wanted)
    assert match.record()["options"] == {"kinds": wanted}
    assert set(happened_kinds(match)) <= set(wanted)


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ("all", "option-kinds"),
        (["cardinal"], "option-kinds"),
        ([*KINDS[:5], "pope"], "option-kind"),
        ([*KINDS[:5], 7], "option-kind"),
        (
            ["cardinal", "bishop", "priest", "noble", "peasant", "inquisitor"],
            "option-faction-twice",
        ),
    ],
)
def test_1_3_other_lists_are_refused(wanted: object, message: str) -> None:
    with pytest.raises(SchismError) as error:
        settled(wanted)
    assert error.value.message == message
    assert str(error.value)


def test_1_3_two_players_only() -> None:
    assert schism.new("avignon", seed=1, players=2).seats == 2
    for players in (1, 3, True, "2"):
        with pytest.raises(SchismError):
            schism.new("avignon", seed=1, players=players)


def test_1_4_five_people_lie_at_the_height_of_genoa() -> None:
    view = schism.new("avignon", seed=1).view()
    assert [row["place"] for row in view["columns"]] == ["genoa"] * 5
    assert all(row["kind"] in KINDS for row in view["columns"])
    assert (view["draw_pile"], view["discards"], view["congregations"]) == (7, [], [[], []])


def test_1_4_the_set_up_is_chance_and_can_be_given() -> None:
    options = GAME.settle_options(deck_of(), {}, Seeded(1))
    match = Match.awaiting(GAME, deck_of(), options)
    assert match.awaits_chance
    match.give([KINDS.index(name) for name in FIVE.split()])
    assert match.to_act == 0
    assert people(match) == IN_GENOA
    record = match.record()
    assert (record["setup"], record["actions"]) == (FIVE.split(), [])


def test_1_4_the_kernel_draws_the_five_one_by_one_and_the_same() -> None:
    match = schism.new("avignon", seed=3)
    state = GAME.begin(match.deck, match.options, int(stream(np.uint64(3), 0)))
    for _ in range(5):
        assert state.to_act == CHANCE
        GAME.rules.chance(match.deck.record, state, None)
    assert state.tobytes() == match.state.tobytes()


def test_1_4_every_person_is_equally_likely() -> None:
    first = Counter(schism.new("avignon", seed=seed).record()["setup"][0] for seed in range(1200))
    assert set(first) == set(KINDS)
    assert all(140 < count < 260 for count in first.values())


def test_1_5_rome_starts() -> None:
    match = schism.new("avignon", seed=1)
    assert SIDES[match.to_act or 0] == "rome"
    assert match.view()["turn"] == 1
