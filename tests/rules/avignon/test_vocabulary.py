"""Rule 4.2, second reading: what printed cards may say beyond the abilities of the house deck."""

from __future__ import annotations

from typing import Any

import pytest

from schism.games.contract import Json
from schism.table.match import Match
from tests.kit import happened
from tests.rules.avignon.build import (
    IN_GENOA,
    KINDS,
    choices,
    congregation,
    deck_of,
    forbid,
    kind,
    people,
    play,
    table,
)
from tests.rules.avignon.test_petition import SPREAD, petitioned, step

WITH_GUILD = ("cardinal", "bishop", "knight", "noble", "guild_master", "inquisitor")


def stood(match: Match) -> list[str]:
    """Where the people of the five columns stand."""
    return [entry.partition("@")[2] for entry in people(match).split()]


# Pull or push, as the chooser likes


def test_4_2_pull_or_push_is_chosen_for_each_person() -> None:
    match = petitioned(IN_GENOA, step("pull_or_push", "others", count=2, by=1))
    assert choices(match) == [f"{verb} {c}" for verb in ("pull", "push") for c in (1, 2, 4, 5)]
    assert match.view()["petition"]["do"] == "pull_or_push"
    play(match, "push 1")
    assert choices(match) == [f"{verb} {c}" for verb in ("pull", "push") for c in (2, 4, 5)]
    play(match, "pull 5")
    assert stood(match) == ["nice", "genoa", "genoa", "genoa", "florence"]


@pytest.mark.parametrize(
    ("who", "columns"),
    [
        ({"who": "self"}, "3"),
        ({"who": "faction", "faction": "bishop"}, "2"),
        ({"who": "place"}, "45"),
    ],
)
def test_4_2_pull_or_push_asks_about_everybody_it_reaches(who: Json, columns: str) -> None:
    spread = "cardinal@avignon bishop@nice knight@rome noble@rome peasant@rome"
    match = petitioned(spread, {"do": "pull_or_push", "by": 1, **who})
    assert choices(match) == [f"{verb} {c}" for verb in ("pull", "push") for c in columns]
    for column in columns:
        play(match, f"push {column}")
    assert match.view()["phase"] == "act"


def test_4_2_the_opponents_pull_or_push_is_seen_from_their_side() -> None:
    match = petitioned(IN_GENOA, step("pull_or_push", "others", by=1, actor="opponent"))
    assert match.to_act == 1
    play(match, "pull 1")
    assert stood(match)[0] == "nice"


def test_4_2_pull_or_push_up_to() -> None:
    match = petitioned(IN_GENOA, step("pull_or_push", "others", by=1, up_to=True))
    assert "stop" in choices(match)
    assert people(play(match, "stop")) == IN_GENOA


def test_2_7_one_way_of_a_person_may_be_closed_and_the_other_open() -> None:
    deck = deck_of(kind("knight", petition=[step("pull_or_push", "others", by=1)]))
    columns = IN_GENOA.replace("cardinal@genoa", "cardinal@nice")
    match = forbid(table(columns, deck=deck, used="chastise", turn=3), table(deck=deck))
    play(match, "petition 3")
    assert "pull 1" not in choices(match)
    assert "push 1" in choices(match)


def test_2_7_a_petition_is_offered_if_only_a_push_leads_out() -> None:
    """The line that is tried first pulls, and would undo the opponent's turn."""
    deck = deck_of(kind("knight", petition=[{"do": "pull_or_push", "who": "self", "by": 1}]))
    columns = IN_GENOA.replace("knight@genoa", "knight@nice")
    match = forbid(table(columns, deck=deck, used="beseech", turn=3), table(deck=deck))
    assert "petition 3" in match.legal()
    assert choices(play(match, "petition 3")) == ["push 3"]


# How far


@pytest.mark.parametrize(("by", "place"), [(1, "nice"), (2, "genoa"), (3, "florence"), (4, "rome")])
def test_4_2_by_up_to_four(by: int, place: str) -> None:
    match = petitioned(SPREAD, step("pull", "others", by=by))
    play(match, "pull 1")
    assert stood(match)[0] == place


def test_4_2_past_the_end_with_places_to_spare() -> None:
    match = petitioned(SPREAD, step("pull", "others", by=4))
    play(match, "pull 4")
    assert congregation(match, "rome") == ["noble"]


TABLE = "bishop@nice bishop@genoa knight@genoa cardinal@rome inquisitor@rome"


@pytest.mark.parametrize(
    ("by", "far"),
    [
        ({"in_play": "bishop"}, 2),
        ({"in_play": "peasant"}, 0),
        ({"kind_in_play": "bishop"}, 2),
        ({"congregation": "own"}, 2),
        ({"congregation": "own", "faction": "noble"}, 1),
        ({"congregation": "own", "kind": "knight"}, 0),
        ({"congregation": "opponent"}, 1),
        ({"at": "this"}, 2),
        ({"at": "this", "faction": "bishop"}, 1),
        ({"at": "opponent_half"}, 1),
        ({"at": "own_city"}, 2),
        ({"at": "own_city", "kind": "inquisitor"}, 1),
        ({"at": "opponent_city"}, 0),
        ({"distance": "rome", "of": "this"}, 2),
        ({"distance": "florence", "of": "this"}, 1),
        ({"distance": "own_city", "of": "this"}, 2),
    ],
)
def test_4_2_by_as_many_as_the_table_shows(by: Json, far: int) -> None:
    congregations: Json = {"rome": "noble peasant", "avignon": "noble"}
    match = petitioned(TABLE, step("pull", "others", by=by), **congregations)
    assert match.view()["petition"]["by"] == far
    play(match, "pull 1")
    assert stood(match)[0] == ["nice", "genoa", "florence"][far]


def test_4_2_how_far_is_read_when_the_step_begins() -> None:
    columns = "knight@rome knight@genoa bishop@genoa noble@genoa peasant@genoa"
    pull = {"do": "pull", "who": "faction", "faction": "knight", "by": {"in_play": "knight"}}
    match = petitioned(columns, pull)
    assert stood(match)[1] == "rome"  # by 2, although one Knight has left before the other moves


@pytest.mark.parametrize(
    ("distance", "places"),
    [
        ("genoa", ["genoa", "genoa", "genoa", "rome", "-"]),
        ("this", ["genoa", "genoa", "genoa", "rome", "-"]),
        ("rome", ["rome"] * 5),
        ("own_city", ["rome"] * 5),
        ("opponent_city", ["avignon", "genoa", "rome", "-", "-"]),
    ],
)
def test_4_2_everybody_by_their_own_distance(distance: str, places: list[str]) -> None:
    by = {"distance": distance}
    others = [
        {"do": "pull", "who": "faction", "faction": faction, "by": by}
        for faction in ("cardinal", "bishop", "noble", "peasant")
    ]
    match = petitioned(SPREAD, *others, {"do": "pull", "who": "self", "by": by})
    assert [entry.partition("@")[2] or "-" for entry in people(match).split()] == places


def test_4_2_a_distance_has_no_single_number_to_show() -> None:
    match = petitioned(SPREAD, step("pull", "others", by={"distance": "rome"}))
    assert match.view()["petition"]["by"] is None
    play(match, "pull 2")
    assert stood(match)[1] == "rome"


def test_4_2_distance_from_this_is_measured_from_where_it_stood() -> None:
    by = {"distance": "this"}
    columns = "cardinal@nice bishop@genoa knight@genoa noble@genoa peasant@genoa"
    match = petitioned(columns, step("pull", "any", count=2, by=by))
    play(match, "pull 3")  # at no distance from itself, so it stays
    play(match, "pull 1")
    assert stood(match)[:3] == ["genoa", "genoa", "genoa"]


def test_2_8_a_distance_from_somebody_who_has_left_is_none() -> None:
    columns = "cardinal@nice bishop@genoa knight@rome noble@genoa peasant@genoa"
    far: list[Json] = [{"distance": "this"}, {"distance": "genoa", "of": "this"}]
    for by in far:
        match = petitioned(columns, step("pull", "self"), step("pull", "others", by=by))
        play(match, "pull 1")
        assert stood(match)[0] == "nice"


@pytest.mark.parametrize(("place", "picks"), [("rome", 2), ("genoa", 0), ("own_city", 2)])
def test_4_2_as_many_as_this_persons_distance(place: str, picks: int) -> None:
    match = petitioned(IN_GENOA, step("home", "others", count={"distance": place}))
    asked = match.view()["petition"]
    assert (asked["left"] if asked else 0) == picks


# Where, for every who


@pytest.mark.parametrize(
    ("who", "moved"),
    [
        ({"who": "self", "where": "genoa"}, [3]),
        ({"who": "self", "where": "own_half"}, []),
        ({"who": "faction", "faction": "bishop", "where": "nice"}, [1]),
        ({"who": "faction", "kind": "bishop", "where": "this"}, [2]),
        ({"who": "place", "where": "genoa"}, [2]),
        ({"who": "place", "where": "own_half"}, []),
        ({"who": "place", "faction": "bishop"}, [2]),
        ({"who": "place", "kind": "cardinal"}, []),
    ],
)
def test_4_2_where_narrows_every_who(who: Json, moved: list[int]) -> None:
    match = petitioned(TABLE, {"do": "pull", "by": 1, **who})
    before = [entry.partition("@")[2] for entry in TABLE.split()]
    now = stood(match)
    assert [i + 1 for i in range(5) if before[i] != now[i]] == moved


@pytest.mark.parametrize(
    ("turn", "where", "columns"),
    [
        (3, "this", [2]),
        (3, "own_city", [4, 5]),
        (4, "own_city", []),
        (4, "opponent_city", [4, 5]),
    ],
)
def test_4_2_where_by_this_person_and_by_city(turn: int, where: str, columns: list[int]) -> None:
    match = petitioned(TABLE, step("home", "others", count=5, where=where), turn=turn)
    assert choices(match) == [f"home {column}" for column in columns]


def test_4_2_a_named_faction_without_all_is_one_person_of_it() -> None:
    match = petitioned(TABLE, step("pull", "any", faction="bishop", by=1))
    assert choices(match) == ["pull 1", "pull 2"]
    assert stood(play(match, "pull 1"))[:2] == ["genoa", "genoa"]


# Kinds as well as factions


def guild_deck(petition: list[Json] | None = None, **more: Any) -> Any:
    master = kind("guild_master", faction="peasant", expansion=True)
    return deck_of(master, kind("knight", petition=petition or [], **more))


@pytest.mark.parametrize(
    ("count", "with_guild", "with_peasants"),
    [
        ({"in_play": "peasant"}, 1, 1),
        ({"kind_in_play": "peasant"}, 0, 1),
        ({"kind_in_play": "guild_master"}, 1, 0),
        ({"congregation": "own", "kind": "peasant"}, 0, 1),
        ({"at": "genoa", "kind": "guild_master"}, 1, 0),
    ],
)
def test_4_2_a_kind_counts_apart_from_its_faction(
    count: Json, with_guild: int, with_peasants: int
) -> None:
    deck = guild_deck([step("home", "others", count=count)])
    for kinds, found in ((WITH_GUILD, with_guild), (KINDS, with_peasants)):
        columns = IN_GENOA.replace("peasant", kinds[4])
        match = play(table(columns, deck=deck, kinds=kinds, rome=kinds[4]), "petition 3")
        asked = match.view()["petition"]
        assert (asked["left"] if asked else 0) == found


@pytest.mark.parametrize(
    ("condition", "with_guild", "with_peasants"),
    [
        ({"owner_has_kinds": ["guild_master"]}, True, False),
        ({"owner_has_kinds": ["peasant"]}, False, True),
        ({"owner_has": ["peasant"]}, True, True),
        ({"owner_has": ["knight"], "owner_has_kinds": ["peasant"]}, False, True),
    ],
)
def test_3_2_a_condition_may_name_kinds(
    condition: Json, with_guild: bool, with_peasants: bool
) -> None:
    deck = guild_deck(wins=[{"side": "owner", **condition}])
    for kinds, wins in ((WITH_GUILD, with_guild), (KINDS, with_peasants)):
        columns = IN_GENOA.replace("peasant", kinds[4]).replace("knight@genoa", "knight@rome")
        match = play(table(columns, deck=deck, kinds=kinds, rome=kinds[4]), "beseech 3")
        assert match.over == wins


def test_3_2_a_condition_may_name_a_kind_of_the_other_congregation() -> None:
    deck = guild_deck(wins=[{"side": "owner", "opponent_has_kinds": ["guild_master"]}])
    columns = IN_GENOA.replace("peasant", "guild_master").replace("knight@genoa", "knight@rome")
    match = table(columns, deck=deck, kinds=WITH_GUILD, avignon="guild_master")
    assert play(match, "beseech 3").result() == {"winner": "rome", "by": "owner"}


def test_4_2_a_condition_for_one_side_alone_is_a_warning() -> None:
    alone = deck_of(kind("knight", wins=[{"side": "owner", "owner_has": ["noble"]}]))
    (warning,) = alone.warnings
    assert warning.values["place"] == "test.toml, kind knight"
    assert "opponent" in warning.words("en")
    both = [{"side": side, "owner_has": ["noble"]} for side in ("owner", "opponent")]
    assert deck_of(kind("knight", wins=both)).warnings == ()


# Discard


def test_3_2_a_condition_that_names_somebody_twice_is_a_warning() -> None:
    both = [{"side": "opponent", "owner_has_kinds": ["knight", "noble"]}]
    twice = {"side": "owner", "owner_has": ["noble", "noble"], "opponent_has": ["knight"]}
    (warning,) = deck_of(kind("knight", wins=[*both, twice])).warnings
    assert warning.path == ("kind", 2, "wins", 1, "owner_has")
    assert "noble" in warning.words("en")
    assert "noble" in warning.words("de")


def test_4_2_two_kinds_of_one_name_are_a_warning() -> None:
    names = [{"en": "Monk", "de": "Mönch"}, {"en": "Friar", "de": "Mönch"}]
    same, other = (kind(id_, name=name) for id_, name in zip(KINDS, names, strict=False))
    (warning,) = deck_of(same, other).warnings
    assert warning.path == ("kind", 1, "name")
    assert "Mönch" in warning.words("en")
    other["name"]["de"] = "Bettelmönch"
    assert deck_of(same, other).warnings == ()


def test_4_2_discard_is_replaced_as_by_excommunication() -> None:
    match = petitioned(SPREAD, step("discard", "others"))
    assert choices(match) == ["discard 1", "discard 2", "discard 4", "discard 5"]
    play(match, "discard 2")
    assert match.awaits_chance
    assert match.view()["discards"] == ["bishop"]
    play(match, "draw inquisitor")
    assert people(match) == SPREAD.replace("bishop", "inquisitor")
    told = happened(match, "discarded")[0]
    assert (told["kind"], told["column"], told["cause"], told["rule"]) == (
        "bishop",
        2,
        "knight",
        "4.2",
    )


def test_4_2_the_discarded_are_out_of_what_follows() -> None:
    steps = [step("discard", "others"), step("pull", "others", count=5, by=1, where="nice")]
    match = petitioned(SPREAD, *steps)
    play(match, "discard 2")
    assert match.awaits_chance  # nobody is in Nice any more


def test_2_8_a_petition_goes_on_when_its_person_has_been_discarded() -> None:
    steps = [{"do": "discard", "who": "self"}, step("pull", "self"), step("push", "any", by=1)]
    match = petitioned(IN_GENOA, *steps)
    assert choices(match) == ["push 1", "push 2", "push 4", "push 5"]


def test_2_7_discarding_is_never_forbidden() -> None:
    deck = deck_of(kind("knight", petition=[step("discard", "others")]))
    match = forbid(table(deck=deck, used="beseech", turn=3), table(deck=deck))
    assert choices(play(match, "petition 3")) == [f"discard {c}" for c in (1, 2, 4, 5)]


def test_4_2_discarding_everybody_draws_for_each_column_in_order() -> None:
    match = petitioned(IN_GENOA, {"do": "discard", "who": "place"})
    play(match, "draw inquisitor", "draw inquisitor", "draw knight", "draw noble")
    assert people(match) == (
        "inquisitor@genoa inquisitor@genoa knight@genoa knight@genoa noble@genoa"
    )
