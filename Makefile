# Two commands do everything: `make play` and `make test`. Both set up what they need on the first run.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
COMPILED := build/compiled
# The compiled engine goes first on the path where it has been built; otherwise this is an empty folder's name.
WITH_COMPILED := PYTHONPATH=$(COMPILED)
# The built client lies beside the source, whichever build runs.
WITH_STATIC := BAILIWICK_STATIC=src/bailiwick/server/static
export PIP_DISABLE_PIP_VERSION_CHECK = 1

.PHONY: help play serve terminal test lint test-pure test-compiled test-web bench bench-bots pgo load soak setup clean

help:
	@echo "make play      the table in the browser"
	@echo "make serve     the same, without opening the browser"
	@echo "make terminal  a game in the terminal"
	@echo "make test      the whole suite: style, types, both builds, the table in Chromium"
	@echo "make test-web  the table in Chromium"
	@echo "make bench     speed of both builds"
	@echo "make bench-bots  what the hand of the bots loses by its answers (SECONDS=600)"
	@echo "make pgo       compile the engine with a profile of games, for all of these: the fastest build"
	@echo "make load      200 tables at once (TABLES=200)"
	@echo "make soak      many random games (GAMES=10000, SOAK='--meet --resume FILE')"

$(VENV)/installed: pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
	  { echo "Bailiwick needs Python 3.11 or newer; set PYTHON to one, for example: make PYTHON=python3.12"; exit 1; }
	@echo "Setting up a virtual environment, once ..."
	@$(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install --quiet --editable '.[dev]'
	@touch $@

setup: $(VENV)/installed
	@$(BIN)/python tools/compile.py
	@$(BIN)/python tools/web.py

play: setup
	@$(WITH_STATIC) $(WITH_COMPILED) $(BIN)/python -m bailiwick serve --open

terminal: setup
	@$(WITH_COMPILED) $(BIN)/python -m bailiwick play

serve: setup
	@$(WITH_STATIC) $(WITH_COMPILED) $(BIN)/python -m bailiwick serve

test: lint test-pure test-compiled test-web

lint: $(VENV)/installed
	$(BIN)/ruff check .
	$(BIN)/mypy

test-pure: setup
	BAILIWICK_EXPECT=pure $(BIN)/python -m pytest -n auto

test-compiled: setup
	@if [ -d $(COMPILED)/bailiwick ]; then \
	  echo "The same tests on the compiled build:"; \
	  BAILIWICK_EXPECT=compiled $(WITH_COMPILED) $(BIN)/python -m pytest -n auto; \
	else echo "The compiled build was not tested: there is none here."; fi

test-web: setup
	@$(WITH_STATIC) $(WITH_COMPILED) $(BIN)/python tools/test_web.py

bench: setup
	@$(BIN)/python benchmarks/bench.py
	@$(WITH_COMPILED) $(BIN)/python benchmarks/sim_bench.py

bench-bots: setup
	@$(WITH_COMPILED) $(BIN)/python benchmarks/regret.py --seconds $(or $(SECONDS),600) --against $(or $(AGAINST),95f11e7)
	@$(WITH_COMPILED) $(BIN)/python benchmarks/duel.py --against $(or $(AGAINST),95f11e7)

pgo: $(VENV)/installed
	@$(BIN)/python tools/compile.py --pgo

load: setup
	@$(WITH_COMPILED) $(BIN)/python benchmarks/load.py --tables $(or $(TABLES),200)

soak: setup
	@$(WITH_COMPILED) $(BIN)/python tests/soak.py $(or $(GAMES),10000) $(SOAK)

clean:
	rm -rf $(VENV) build web/node_modules src/bailiwick/server/static .mypy_cache .pytest_cache .ruff_cache
