"""`schism verify`: check that a table dealt as it had committed to."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from schism.cli.language import Lang, set_language, t
from schism.cli.output import loading, naming_record, print_json
from schism.cli.parameters import AsJson, DeckName
from schism.games.contract import Json
from schism.table.proof import check_proof, contributions_of
from schism.table.record import read_records
from schism.table.replay import replay


def verify(
    file: Annotated[Path, typer.Argument(metavar="RECORD", help=t("verify-argument"))],
    deck: DeckName = None,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    set_language(lang)
    proven = []
    for number, record in enumerate(read_records(file), 1):
        with naming_record(number):
            proven.append(_verified(record, deck))
    if as_json:
        print_json({"ok": True, "records": proven})
        return
    for each in proven:
        typer.echo(t("verify-ok", outcomes=each["outcomes"], commitment=each["commitment"]))
        for seat, random in each["contributions"].items():
            typer.echo(t("verify-contribution", seat=str(seat), random=random))
        if not each["contributions"]:
            typer.echo(t("verify-no-contributions"))
    typer.echo(t("verify-compare"))


def _verified(record: Json, deck: str | None) -> Json:
    with loading():
        match = replay(record, deck)
        commitment = check_proof(match, record)
    outcomes = sum(1 for entry in match.journal if entry.action is None)
    added = contributions_of(record, match.seats)
    return {"commitment": commitment, "outcomes": outcomes, "contributions": added}
