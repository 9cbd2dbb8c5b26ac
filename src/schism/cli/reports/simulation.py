"""The result of a simulation in the terminal."""

from __future__ import annotations

from rich.table import Table

from schism.cli.estimates import mean_text, percent_text
from schism.cli.language import decimal, t, whole
from schism.cli.output import stdout_console
from schism.cli.reports.readings import print_readings
from schism.cli.titles import level_shown
from schism.games.terminal.tables import plain_table
from schism.lab.simulation.simulate import Experiment
from schism.lab.simulation.totals import Totals
from schism.text import for_game


def print_simulation(experiment: Experiment, totals: Totals) -> None:
    console = stdout_console()
    rates = {
        "games": whole(totals.games),
        "decisions": whole(totals.decisions),
        "seconds": decimal(totals.seconds),
        "decisions-per-second": whole(totals.decisions_per_second),
        "games-per-second": whole(totals.games_per_second),
        "shared-wins": whole(totals.shared_wins),
    }
    print_readings(console, experiment.game, experiment.wanted)
    grid = plain_table("", "")
    grid.show_header = False
    grid.columns[1].justify = "right"
    for name, value in rates.items():
        grid.add_row(t(f"simulate-{name}"), value)
    console.print(grid)
    console.print()
    console.print(_by_seat(experiment, totals))


def _by_seat(experiment: Experiment, totals: Totals) -> Table:
    numbers = list(totals.numbers)
    table = plain_table(t("simulate-seat"), t("simulate-bot"), t("simulate-wins"))
    for name in numbers:
        table.add_column(t(for_game(experiment.game.id, f"simulate-number-{name}")))
    for seat, level in enumerate(experiment.bots):
        cells = (mean_text(totals.numbers[name].estimate(seat)) for name in numbers)
        wins = percent_text(totals.wins.estimate(seat), decimal)
        table.add_row(str(seat), level_shown(level), wins, *cells)
    return table
