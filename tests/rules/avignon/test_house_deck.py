"""Rule 4.3: what the kinds of the house deck do."""

from __future__ import annotations

from schism.table.match import Match
from tests.rules.avignon.build import choices, house, people, play, table

EXPANSION = ("cardinal", "priest", "knight", "noble", "guild_master", "preacher")


def petition(columns: str, column: int, *chosen: str, expansion: bool = False) -> Match:
    kinds = EXPANSION if expansion else ("cardinal", "bishop", "knight", "noble", "peasant")
    match = table(columns, deck=house(), kinds=EXPANSION if expansion else (*kinds, "inquisitor"))
    return play(match, f"petition {column}", *chosen)


def test_4_3_cardinal() -> None:
    columns = "cardinal@genoa cardinal@nice knight@genoa noble@genoa peasant@genoa"
    match = petition(columns, 1, "push 3", "push 2")
    assert people(match) == "cardinal@rome cardinal@genoa knight@nice noble@genoa peasant@genoa"


def test_4_3_bishop() -> None:
    columns = "bishop@genoa knight@nice noble@genoa peasant@genoa cardinal@genoa"
    match = petition(columns, 1)
    assert choices(match) == ["pull 2", "pull 3", "pull 4", "pull 5"]
    play(match, "pull 2")
    assert people(match).split()[:2] == ["bishop@nice", "knight@florence"]


def test_4_3_knight() -> None:
    columns = "knight@genoa knight@genoa noble@genoa peasant@genoa cardinal@genoa"
    match = petition(columns, 1, "push 2", "push 3")
    assert match.view()["phase"] == "act"
    assert people(match).split()[:3] == ["knight@florence", "knight@nice", "noble@nice"]


def test_4_3_noble() -> None:
    columns = "noble@genoa knight@genoa bishop@genoa peasant@genoa cardinal@genoa"
    match = petition(columns, 1, "push 5")
    assert people(match).split()[0] == "noble@florence"
    assert people(match).split()[4] == "cardinal@nice"


def test_4_3_peasant() -> None:
    columns = "peasant@genoa peasant@florence knight@genoa noble@genoa cardinal@genoa"
    match = petition(columns, 1, "pull 3", "pull 2")
    expected = "peasant@nice peasant@florence knight@florence noble@genoa cardinal@genoa"
    assert people(match) == expected


def test_4_3_inquisitor() -> None:
    columns = "inquisitor@genoa knight@genoa bishop@genoa peasant@genoa cardinal@genoa"
    match = petition(columns, 1)
    assert match.to_act == 1
    play(match, "push 2", "push 5")
    assert match.to_act == 0
    assert people(match).split()[1] == "knight@florence"  # away from Avignon, who pushes


def test_4_3_preacher() -> None:
    columns = "preacher@genoa knight@genoa noble@rome priest@nice cardinal@nice"
    match = petition(columns, 1, "home 3", "pull 4", expansion=True)
    expected = "preacher@genoa knight@genoa noble@genoa priest@genoa cardinal@nice"
    assert people(match) == expected


def test_4_3_guild_master() -> None:
    columns = "guild_master@rome knight@genoa noble@nice priest@nice cardinal@nice"
    match = petition(columns, 1, "swap 3", expansion=True)
    assert people(match).split()[:3] == ["guild_master@nice", "knight@genoa", "noble@rome"]


def test_4_3_priest() -> None:
    columns = "priest@nice knight@genoa noble@nice preacher@avignon cardinal@florence"
    match = petition(columns, 1, expansion=True)
    assert choices(match) == ["pull 3", "pull 4"]
    play(match, "pull 4")
    assert people(match).split()[3] == "preacher@genoa"
