# make play and make test are all a newcomer needs; each does its own set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

# What compiled code does is tested once more interpreted, where numba cannot hide a mistake.
INTERPRETED := $(addprefix tests/,rules contract leaks games fuzz bots playthroughs)

.PHONY: play test check rules fuzz storm bench bench-bots bench-lab test-frameworks clean

play: $(VENV)/.play
	$(BIN)/schism play tolerance

test: check
	$(BIN)/python -m pytest -n 2
	NUMBA_DISABLE_JIT=1 $(BIN)/python -m pytest $(INTERPRETED) -n 2
	$(BIN)/python -m tests.rules_without_tests

check: $(VENV)/.dev
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports

rules: $(VENV)/.dev
	$(BIN)/python -m tests.rules_without_tests

fuzz: $(VENV)/.dev
	$(BIN)/python -m tests.fuzz --games 200000

storm: $(VENV)/.dev
	$(BIN)/python -m tests.server.storm --tables 50 --kills 100

bench: $(VENV)/.bench
	$(BIN)/schism bench

bench-bots: $(VENV)/.bench
	$(BIN)/schism bench-bots

bench-lab: $(VENV)/.bench
	$(BIN)/schism bench-lab

# The adapters with the learning frameworks, which are large: what they check of an environment.
test-frameworks: $(VENV)/.frameworks
	$(BIN)/python -m pytest tests/adapters -n 2

clean:
	rm -rf $(VENV) build dist .pytest_cache .mypy_cache .ruff_cache

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or later is needed: make PYTHON=python3.12 ..." if sys.version_info < (3, 11) else 0)'
	$(PYTHON) -m venv $(VENV)

$(VENV)/.play: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing (once, about a minute) ..."
	$(INSTALL) -e .
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing (once, about a minute) ..."
	$(INSTALL) -e '.[dev]'
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing (once, about a minute) ..."
	$(INSTALL) -e '.[dev,bench]'
	@touch $@ $(VENV)/.play $(VENV)/.dev

$(VENV)/.frameworks: $(VENV)/bin/python pyproject.toml constraints.txt
	@echo "Installing (once, some minutes) ..."
	$(INSTALL) -e '.[dev,frameworks]'
	@touch $@ $(VENV)/.play $(VENV)/.dev
