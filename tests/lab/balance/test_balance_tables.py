"""The tables of the documentation say what the reports say."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from schism.games.registry import GAMES, find_deck, game_called, shipped_decks
from schism.lab.balance.balance import gather, setting_report
from schism.lab.balance.doc_tables import PAGES, main, table_of, with_table
from schism.lab.balance.observations import BalanceJob
from schism.lab.jobs.job import run_job
from schism.lab.jobs.workers import InProcess
from schism.text import LANGUAGES, Language
from tests.lab.jobs import experiment

DOCS = Path(__file__).parents[3] / "docs"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_table_has_a_column_for_each_deck(game: str, language: Language) -> None:
    wanted = GAMES[game].study.defaults
    job = BalanceJob(experiment(game, **wanted), 2)
    report = setting_report(gather(job, run_job(job, InProcess())))
    table = table_of(game, [report, report], language).splitlines()
    wins = [row["wins"]["mean"] for row in report["items"] if "verdict" in row]
    assert len([line for line in table if line.startswith("|")]) == 2 + len(wins) + len(
        report["rates"]
    )
    head, _, first, *_ = table
    assert head.count(job.experiment.deck.id) == 2
    shown = f"| {100 * wins[0]:.1f}"  # not a bound, which may be the same number
    assert first.count(shown if language == "en" else shown.replace(".", ",")) == 2


def test_a_report_from_before_decks_were_named_says_which_values_it_is_about(
    tmp_path: Path,
) -> None:
    deck = find_deck(game_called("avignon"), "house-8e6c004b")
    job = BalanceJob(replace(experiment("avignon"), deck=deck), 1)
    setting = setting_report(gather(job, run_job(job, InProcess())))
    del setting["name"]
    report = tmp_path / "report.json"
    report.write_text(json.dumps({"game": "avignon", "settings": [setting]}))
    for page in PAGES.values():
        (tmp_path / page).write_text("<!-- balance avignon -->\n<!-- end -->\n")
    main(tmp_path, [f"avignon={report}"])
    for page in PAGES.values():
        assert "house-8e6c004b" in (tmp_path / page).read_text("utf-8")


def test_a_table_replaces_the_one_before() -> None:
    page = "a\n<!-- balance x -->\nold\n<!-- end -->\n<!-- balance y -->\ny\n<!-- end -->\n"
    assert with_table(page, "x", "new") == page.replace("old", "new")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_has_a_table_for_each_shipped_deck(language: Language) -> None:
    page = (DOCS / PAGES[language]).read_text("utf-8")
    decks = [path.stem for path in shipped_decks(game_called("tolerance"))]
    tables = [deck.replace("house", "tolerance") for deck in decks]
    for name in (*tables, "avignon"):
        table = page.partition(f"<!-- balance {name} -->")[2].partition("<!-- end -->")[0]
        assert table.count("quick:") >= 2
