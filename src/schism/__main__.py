"""`python -m schism` is the program `schism`."""

from schism.cli.main import run

run()
