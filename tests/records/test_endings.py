"""Records of games that their players ended, or that a bot played on."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from schism import Match, new
from schism.errors import RecordError
from schism.games.contract import Json
from schism.table.record import DRAW, RESIGN, TIME, Ending, seal
from schism.table.replay import replay
from schism.table.standings import standings
from tests.cli.terminal import schism as run_cli


def begun(game: str = "avignon", actions: int = 4) -> Match:
    match = new(game, seed=3)
    for _ in range(actions):
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize(
    ("ending", "shares"),
    [
        (Ending(RESIGN, 0), [0.0, 1.0]),
        (Ending(TIME, 1), [1.0, 0.0]),
        (Ending(DRAW), [0.5, 0.5]),
    ],
)
def test_an_ended_match_is_over_and_replays_to_the_same_end(
    ending: Ending, shares: list[float]
) -> None:
    match = begun()
    match.end(ending)
    assert match.over
    assert match.to_act is None
    assert match.legal() == []
    assert all(match.view(seat)["actions"] == [] for seat in (0, 1))
    record = match.record()
    assert record["result"] is None
    again = replay(json.loads(json.dumps(record)))
    assert again.ending == ending
    assert again.win_shares() == shares
    assert again.record() == record
    assert [each["points"] for each in standings(again)] == [None, None]


def test_what_is_told_of_an_ended_match_is_not_lost() -> None:
    match = begun()
    told = match.everything()
    match.end(Ending(DRAW))
    assert match.everything() == told != []


def test_taking_back_undoes_the_end() -> None:
    match = begun()
    match.end(Ending(RESIGN, 0))
    match.undo()
    assert not match.over
    assert match.legal() != []


@pytest.mark.parametrize(
    "ending",
    [
        {"by": "boredom", "seat": 0, "winners": [1]},
        {"by": "resign", "seat": 0, "winners": [0]},
        {"by": "resign", "seat": 7, "winners": [0, 1]},
        {"by": "draw", "seat": 0, "winners": [1]},
        None,
        [],
    ],
)
def test_an_impossible_ending_is_refused(ending: Json) -> None:
    record = seal({**begun().record(), "ending": ending})
    with pytest.raises(RecordError, match="ending"):
        replay(record)


def test_only_two_players_end_a_game_by_resigning_and_only_some_games_are_drawn() -> None:
    for ending in (Ending(RESIGN, 0), Ending(DRAW)):
        match = begun("tolerance")
        match.end(ending)
        with pytest.raises(RecordError, match="ending"):
            replay(match.record())


@pytest.mark.parametrize(
    "stand_ins",
    [
        [{"seat": 9, "from": 0, "why": "left"}],
        [{"seat": 0, "from": 99, "why": "left"}],
        [{"seat": 0, "from": 0, "why": "tired"}],
        [{"seat": 0, "from": 0}],
        {},
    ],
)
def test_an_impossible_stand_in_is_refused(stand_ins: Json) -> None:
    with pytest.raises(RecordError, match="stand_ins"):
        replay(seal({**begun().record(), "stand_ins": stand_ins}))


def test_replay_checks_and_tells_how_it_ended(tmp_path: Path) -> None:
    match = begun()
    match.stand_ins = [{"seat": 1, "from": 2, "why": "left"}]
    match.end(Ending(RESIGN, 0))
    file = tmp_path / "game.json"
    file.write_text(json.dumps(match.record()), encoding="utf-8")
    assert run_cli("replay", str(file), "--check").code == 0
    told = run_cli("replay", str(file)).out
    assert "Seat 0 resigned." in told
    assert "From action 3 on, a bot played for Seat 1." in told
    shown = json.loads(run_cli("replay", str(file), "--json").out)
    assert shown["ending"] == {"by": "resign", "seat": 0, "winners": [1]}
