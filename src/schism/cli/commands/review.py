"""`schism review`: review a recorded game from one seat."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from schism.bots.search_bot import Budget
from schism.cli.language import Lang, current_language, set_language, t
from schism.cli.output import loading, print_json, stdout_console, with_progress
from schism.cli.parameters import AsJson, DeckName, ReviewBudget, review_budget
from schism.cli.reports.review import print_review
from schism.errors import SchismError
from schism.files import check_folder, write_lines
from schism.games.contract import Json
from schism.review.page import page
from schism.review.review import BUDGET, Review
from schism.review.words import ReviewWords
from schism.table.record import read_records
from schism.table.replay import replay
from schism.table.setup import check_seed


def review_file(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help=t("review-argument"))],
    seat: Annotated[int, typer.Option(metavar="N", help=t("review-option-seat"))],
    game: Annotated[int, typer.Option(metavar="N", help=t("review-option-game"))] = 1,
    budget: ReviewBudget = str(BUDGET.iterations),
    seed: Annotated[int, typer.Option(metavar="N", help=t("review-option-seed"))] = 0,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=t("review-option-html"))] = None,
    everything: Annotated[
        bool, typer.Option("--all", metavar="", help=t("review-option-all"))
    ] = False,
    deck: DeckName = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    thinking = review_budget(budget)
    check_seed(seed)
    check_folder(html)
    records = list(read_records(file))
    review = _reviewed(chosen_record(records, game, file), seat, thinking, seed, deck)
    if html is not None:
        write_lines(html, [page(review, current_language(), game)])
    if as_json:
        print_json({"record": game, **review.as_json()})
        return
    console = stdout_console()
    if len(records) > 1:
        console.print(t("review-more", records=len(records), number=game), style="dim")
    print_review(console, ReviewWords(review, current_language(), game), everything)
    if html is not None:
        console.print(t("review-written", file=str(html)))


def chosen_record(records: list[Json], number: int, file: Path) -> Json:
    if not 1 <= number <= len(records):
        raise SchismError("review-game", file=str(file), records=len(records), found=str(number))
    return records[number - 1]


def _reviewed(record: Json, seat: int, budget: Budget, seed: int, deck: str | None) -> Review:
    with loading():
        review = Review(replay(record, deck), seat, budget, seed)
    steps = with_progress(review.steps(), review.choices, lambda: len(review.decisions))
    for _ in steps:
        pass
    return review
