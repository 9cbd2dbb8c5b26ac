"""What a report says is what the games were."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

from schism.cli.reports.balance import print_balance
from schism.games.registry import GAMES, find_deck, game_called
from schism.games.study import Item
from schism.html.markup import table
from schism.html.plots import Point, Scale, forest
from schism.kernel.compiled import COMPILING
from schism.lab.balance.balance import (
    FAIR,
    UNFAIR,
    UNSURE,
    compare,
    gather,
    setting_report,
    verdict,
)
from schism.lab.balance.intervals import Estimate
from schism.lab.balance.multiple_comparisons import holm, p_value
from schism.lab.balance.observations import BalanceJob, play_through, played_games
from schism.lab.balance.report import BalancePage
from schism.lab.balance.rescore import rescore
from schism.lab.jobs.job import run_job
from schism.lab.jobs.workers import InProcess
from schism.lab.simulation.simulate import Experiment
from schism.text import LANGUAGES, Language

GAMES_PLAYED = 6 if COMPILING else 2


def observed(game: str, deck: str | None = None, **wanted: Any) -> BalanceJob:
    values = find_deck(game_called(game), deck)
    seats = wanted.get("players", 4) if game == "tolerance" else 2
    asked = GAMES[game].study.defaults | wanted
    return BalanceJob(Experiment(values, asked, 3, ["random"] * seats), GAMES_PLAYED)


@pytest.fixture(scope="module")
def reports() -> dict[str, Any]:
    return {game: setting_report(_findings(observed(game))) for game in GAMES}


def _findings(job: BalanceJob) -> Any:
    return gather(job, run_job(job, InProcess()))


@pytest.mark.parametrize("game", GAMES)
def test_all_seats_together_win_every_game(game: str, reports: dict[str, Any]) -> None:
    fair = next(iter(GAMES[game].study.fair))
    rows = [row for row in reports[game]["items"] if row["group"] == fair and row["times"]]
    won = sum(row["wins"]["mean"] * row["times"] for row in rows)
    assert won == pytest.approx(GAMES_PLAYED)


def test_every_card_dealt_is_held_once_and_won_once(reports: dict[str, Any]) -> None:
    times = {(row["group"], row["name"]): row["times"] for row in reports["tolerance"]["items"]}
    held = {name: n for (group, name), n in times.items() if group == "held"}
    won = {name: n for (group, name), n in times.items() if group == "won"}
    assert sum(held.values()) == GAMES_PLAYED * 3 * 4 * 12
    assert held == won
    assert held["WM"] == GAMES_PLAYED


@pytest.mark.parametrize("game", GAMES)
def test_what_was_never_seen_is_said(game: str, reports: dict[str, Any]) -> None:
    never = reports[game]["never"]
    unseen = [[r["group"], r["name"]] for r in reports[game]["items"] if r["times"] == 0]
    assert never == unseen
    if game == "tolerance":
        assert ["held", "W1b"] not in never  # one plague: the second could not be dealt


def names(job: BalanceJob, group: str) -> list[str]:
    return [item.name for item in job.items() if item.group == group]


def test_only_what_could_happen_is_looked_for() -> None:
    base, every = (observed("avignon", kinds=kinds) for kinds in ("base", "random"))
    assert sorted(names(base, "petitioned")) == sorted(base.experiment.match(0).options["kinds"])
    assert set(names(base, "petitioned")) < set(names(every, "petitioned"))
    roles = ["ned", "juba", "george"]
    named = observed("tolerance", players=3, roles=roles)
    assert sorted(names(named, "role")) == sorted(roles)
    assert names(observed("tolerance", roles="bertram"), "role") == ["bertram"]
    assert "bertram" not in names(observed("tolerance"), "role")
    assert len(names(observed("tolerance"), "role")) > len(roles)


def test_a_game_rescored_with_the_same_deck_ends_the_same() -> None:
    job = observed("tolerance")
    match, decisions = play_through(job.experiment, 1)
    games = played_games(job.experiment, [1], decisions)
    ends, shares = rescore(games, match.deck, job.study.anchors, match.seats)
    assert match.game.result(match.deck, ends[0]) == match.result()
    assert shares[0].sum() == 1


def test_removing_a_card_that_decides_changes_the_winner(reports: dict[str, Any]) -> None:
    rows = {(row["group"], row["name"]): row["mean"] for row in reports["tolerance"]["silenced"]}
    ablations = observed("tolerance").ablations()
    assert set(rows) == set(ablations)
    assert max(rows.values()) > 0
    muted = ablations[Item("acted", "N14")]
    assert next(c for c in muted.data["card"] if c["code"] == "N14")["effects"] == []


@pytest.mark.parametrize("plagues", [1, 2])
def test_a_card_that_stays_out_is_not_removed(plagues: int) -> None:
    ablations = observed("tolerance", plague=plagues).ablations()
    assert (Item("acted", "W1b") in ablations) == (plagues == 2)


def test_the_same_deck_twice_differs_in_nothing() -> None:
    one, other = (_findings(observed("tolerance")) for _ in range(2))
    pair = compare(one, other)
    assert all(row["difference"]["mean"] == 0 and not row["flagged"] for row in pair["items"])
    assert all(rate["mean"] == 0 for rate in pair["rates"])


def test_two_decks_get_the_same_deals() -> None:
    one, other = (observed("tolerance", deck) for deck in ("house-en", "house-de"))
    for number in range(2):
        deals = [job.experiment.match(number).record()["rounds"][0] for job in (one, other)]
        assert deals[0] == deals[1]
    held = [i for i, item in enumerate(one.items()) if item.group == "held"]
    times = [_findings(job).found["times"][:, held].tolist() for job in (one, other)]
    assert times[0] == times[1]


def test_holm_adjusts_each_p_value_for_the_comparisons_it_competes_with() -> None:
    assert holm([0.01, 0.04, 0.03, 0.5]) == pytest.approx([0.04, 0.09, 0.09, 0.5])
    assert holm([]) == []


def test_a_difference_of_two_errors_is_chance_in_one_of_twenty() -> None:
    assert p_value(1.96, 1.0) == pytest.approx(0.05, abs=1e-3)
    assert p_value(1.0, 0.0) == 1.0


@pytest.mark.parametrize(
    ("low", "high", "expected"), [(0.24, 0.26, FAIR), (0.29, 0.31, UNFAIR), (0.2, 0.26, UNSURE)]
)
def test_a_verdict_needs_the_whole_interval(low: float, high: float, expected: str) -> None:
    assert verdict(Estimate((low + high) / 2, low, high), 0.22, 0.28) == expected


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_else(
    game: str, language: Language, reports: dict[str, Any]
) -> None:
    deck = find_deck(game_called(game), None)
    report = {
        "game": game,
        "version": "1",
        "seed": 3,
        "options": {},
        "settings": [reports[game]],
        "pairs": [],
    }
    page = BalancePage(json.loads(json.dumps(report)), [deck], language).html()
    assert f'<html lang="{language}">' in page
    assert "http" not in page
    assert "<script" not in page
    assert page.count("<svg") >= 4
    assert page.count("<svg") <= page.count("<table")


@pytest.mark.parametrize(("game", "head"), [("tolerance", "Points"), ("avignon", "People won")])
def test_what_counts_as_points_is_called_by_its_name(
    game: str, head: str, reports: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    deck = find_deck(game_called(game), None)
    report = {
        "game": game,
        "version": "1",
        "seed": 3,
        "options": {},
        "settings": [reports[game]],
        "pairs": [],
    }
    assert f">{head} (95%)<" in BalancePage(report, [deck], "en").html()
    print_balance(report, [deck], None)
    assert f"{head} (95%)" in capsys.readouterr().out


def test_settings_side_by_side_stand_under_their_headings(reports: dict[str, Any]) -> None:
    """The headings follow what is to be even, the items come in another order."""
    setting = json.loads(json.dumps(reports["tolerance"]))
    for row in setting["items"]:
        if "verdict" in row:
            row["wins"]["mean"] = {"role": 0.111, "seat": 0.222}[row["group"]]
    report = {
        "game": "tolerance",
        "version": "1",
        "seed": 3,
        "options": {},
        "settings": [setting] * 2,
    }
    deck = find_deck(game_called("tolerance"), None)
    page = BalancePage({**report, "pairs": []}, [deck], "en").html()
    heads = re.findall(r"<th[^>]*>([^<]*)</th>", page)
    assert heads.index("Roles") < heads.index("Seats")
    assert page.index("11.1 to 11.1%") < page.index("22.2 to 22.2%")


def test_differences_are_in_percentage_points(capsys: pytest.CaptureFixture[str]) -> None:
    one, other = _findings(observed("avignon")), _findings(observed("avignon"))
    pair = json.loads(json.dumps(compare(one, other, ["a", "b"])))
    pair["rates"][0] |= {"mean": 0.013, "low": -0.02, "high": 0.045}
    report = {
        "game": "avignon",
        "version": "1",
        "seed": 3,
        "options": {},
        "settings": [],
        "pairs": [pair],
    }
    deck = find_deck(game_called("avignon"), None)
    shown = "1.3 (-2.0 to 4.5)"
    assert f">{shown}<" in BalancePage(report, [deck], "en").html()
    print_balance(report, [deck], None)
    told = capsys.readouterr().out
    assert "percentage points" in told
    assert shown in told


def test_names_from_decks_are_escaped() -> None:
    assert "<b>" not in table("<b>", ["<b>"], [["<b>", "<b>"]])


@pytest.mark.parametrize(("low", "high"), [(0.1, 0.4), (-0.02, 0.013), (0, 1), (-3, 41)])
def test_an_axis_has_a_few_round_numbers(low: float, high: float) -> None:
    assert 3 <= len(Scale(low, high).ticks()) <= 9


def test_a_long_label_has_room() -> None:
    """Labels end where the plot begins: what does not fit would be cut off on the left."""
    long = "Unter Elizabeth, vom Schlusslicht bestimmt"
    drawn = forest([Point(long, 0.3, 0.2, 0.4)], 0.25, "title", str, 0.02)
    found = re.search(rf'<text x="([\d.]+)"[^>]*>{long}</text>', drawn)
    assert found is not None
    assert float(found[1]) >= 6.5 * len(long)
