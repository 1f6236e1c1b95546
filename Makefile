# Two commands: `make play` starts the table, `make test` runs every check. Both set up what they need.
PY ?= python3
PLAY = .venv
DEV = .venv-dev
LEARN = .venv-learn
COMPILED = build/compiled
UV_VERSION = 0.13.7
WORKERS ?= 2
FUZZ_GAMES ?= 200
DIGEST_GAMES ?= 40
ARGS ?=

SOURCES = $(shell find src client -type f -not -path '*/node_modules/*' -not -path '*/static/*' -not -path '*/.*' -not -name '*.pyc' 2>/dev/null)
uv = VIRTUAL_ENV=$(CURDIR)/$(1) UV_COMPILE_BYTECODE=1 $(1)/bin/uv pip
python = $(DEV)/bin/python
pytest = $(python) -m pytest
# What failed beside others is tried once more by itself: a busy machine may be late once, and what fails twice fails.
twice = $(pytest) -n $(WORKERS) --dist worksteal $(1) || $(pytest) --last-failed --last-failed-no-failures none $(1)
node = cd client && PATH="$(CURDIR)/$(DEV)/bin:$$PATH"

ifndef BESIDE
.NOTPARALLEL:
endif
.PHONY: play test setup check test-sources test-compiled test-same client client-check test-browser browser-tests chromium coverage fuzz bench mutants handovers kills counts weeks soak opening wheel installs docs learners search-bot lock clean pictures grid lessons-browser boards-browser

# The table opens from the sources; it compiles them beside itself, for its bots and for its next start.
play: $(PLAY)/.ok
	DURBAR_SOURCE=$(CURDIR) $(PLAY)/bin/durbar $(ARGS)

# mypyc keeps one core busy for minutes: meanwhile the other checks style, types and the client.
# Later, what needs one core alone runs beside what else does; only speed is measured by itself.
test: $(DEV)/.ok
	@mkdir -p build
	@$(MAKE) --no-print-directory setup > build/setup.log 2>&1 & setup=$$!; \
	$(MAKE) --no-print-directory check client-check coverage || { kill $$setup; exit 1; }; \
	wait $$setup || { cat build/setup.log; exit 1; }
	$(MAKE) --no-print-directory test-sources test-compiled
	$(MAKE) --no-print-directory -j2 --output-sync=target BESIDE=1 fuzz test-same client chromium
	$(MAKE) --no-print-directory bench browser-tests
	@echo "Every check passed."

# --- setting up -------------------------------------------------------------------------------------------------------

$(PLAY)/bin/uv $(DEV)/bin/uv $(LEARN)/bin/uv: %/bin/uv:
	$(PY) -m venv $*
	$*/bin/python -m pip install -q --disable-pip-version-check uv==$(UV_VERSION)

# The page is built while what the server needs is installed: one core each.
$(PLAY)/.ok: requirements/run.txt pyproject.toml hatch_build.py $(SOURCES) | $(PLAY)/bin/uv
	@rm -rf build/play
	@echo "Building the page and installing what the server needs."
	@DURBAR_COMPILE=off $(PLAY)/bin/uv build -q --wheel --out-dir build/play . & page=$$!; \
	$(call uv,$(PLAY)) install -q --require-hashes -r requirements/run.txt || { kill $$page; exit 1; }; \
	wait $$page
	$(call uv,$(PLAY)) install -q --no-deps --reinstall-package durbar build/play/*.whl
	@touch $@

$(DEV)/.ok: requirements/dev.txt pyproject.toml hatch_build.py | $(DEV)/bin/uv
	$(call uv,$(DEV)) install -q --require-hashes -r requirements/dev.txt
	DURBAR_CLIENT=off $(call uv,$(DEV)) install -q --no-deps --no-build-isolation -e .
	@touch $@

# The compiled build lies beside the sources, never among them: an extension module there would hide later edits.
$(COMPILED)/.ok: $(DEV)/.ok $(SOURCES)
	rm -rf $(COMPILED)
	DURBAR_COMPILE=require DURBAR_CLIENT=off $(call uv,$(DEV)) install -q --no-deps --no-build-isolation --target $(COMPILED) .
	@touch $@

setup: $(DEV)/.ok $(COMPILED)/.ok

# --- checks -----------------------------------------------------------------------------------------------------------

check: $(DEV)/.ok
	$(DEV)/bin/ruff format --check src tests hatch_build.py
	$(DEV)/bin/ruff check src tests hatch_build.py
	$(DEV)/bin/mypy
	$(DEV)/bin/lint-imports

# Whole games by the hundred, so on the compiled build alone.
OPENSPIEL = tests/env/test_openspiel.py

# Many wait for clocks and processes: three at a time keep two cores busy.
test-sources: WORKERS = 3
test-sources: $(DEV)/.ok
	@sh .ci/proxies || true
	$(call twice,tests --ignore tests/e2e --ignore tests/wheel --ignore $(OPENSPIEL))

test-compiled: $(COMPILED)/.ok
	PYTHONPATH=$(COMPILED) $(pytest) -n $(WORKERS) --dist worksteal tests/engine tests/lessons tests/conformance $(wildcard tests/games) $(OPENSPIEL)

# Sources and compiled build must agree on every position of seeded games, every option set among them.
test-same: $(COMPILED)/.ok
	$(python) -m durbar digest all --games $(DIGEST_GAMES) > build/sources.digest
	PYTHONPATH=$(COMPILED) $(python) -m durbar digest all --games $(DIGEST_GAMES) > build/compiled.digest
	cmp build/sources.digest build/compiled.digest

coverage: $(DEV)/.ok
	$(python) -m durbar rules --coverage

fuzz: $(COMPILED)/.ok
	PYTHONPATH=$(COMPILED) $(python) -m durbar fuzz all --games $(FUZZ_GAMES) --out build/crashes

# A loss of speed is a warning, never a failure: machines differ, and this one is busy.
bench: $(COMPILED)/.ok
	PYTHONPATH=$(COMPILED) $(python) -m durbar bench --seconds 1 --baseline tests/performance/baseline.json

# Errors planted in the rules, one at a time: does a test by name notice? Under a second each; not part of `make test`.
MUTANTS ?= 100
SEED ?= 1
mutants: $(DEV)/.ok
	$(python) tests/performance/mutants.py $(MUTANTS) $(SEED)

# How often a game waits for somebody else, with standing orders and without. Not part of `make test`.
GAMES ?= 20
handovers: $(DEV)/.ok
	$(python) tests/performance/handovers.py --games $(GAMES)

# A server (and its PostgreSQL) killed again and again under load; an hour of steady load. Not part of `make test`.
KILLS ?= 100
MINUTES ?= 60
kills: $(DEV)/.ok
	$(python) tests/performance/kills.py --kills $(KILLS)
	$(python) tests/performance/kills.py --kills $(KILLS) --postgres

# What may go wrong once in a thousand times, that often: clocks, races of two servers, kills between a choice
# and its mail; and whatever is done for a part of them in `make test`, for all: recaps of every record.
RACES ?= 1000
counts: $(DEV)/.ok
	DURBAR_GAPS=1 DURBAR_TRIALS=100000 DURBAR_RACES=$(RACES) DURBAR_KILLS=500 $(pytest) -m counts -rP --timeout 7200 tests/server

# How late what is due over weeks comes, and how many mails go out a second.
weeks: $(DEV)/.ok
	$(python) tests/performance/weeks.py $(ARGS)

soak: $(DEV)/.ok
	$(python) tests/performance/soak.py --minutes $(MINUTES)

# How long until the lobby answers in a new clone, and the second time. Leave the machine alone meanwhile.
opening: $(DEV)/.ok
	$(python) tests/performance/opening.py $(ARGS)

# Node comes from a Python package: nothing to install by hand.
client/node_modules/.ok: client/package-lock.json $(DEV)/.ok
	$(node) npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

client: client/node_modules/.ok
	$(node) node node_modules/vite/bin/vite.js build

client-check: client/node_modules/.ok
	$(node) npm run check
	$(node) npm run lint
	$(node) npm test

# Browser tests run in a process of their own: Playwright leaves an event loop running.
test-browser: $(DEV)/.ok client chromium
	@$(MAKE) --no-print-directory browser-tests

browser-tests: $(DEV)/.ok
ifneq ($(wildcard tests/e2e),)
	$(call twice,tests/e2e)
endif

# Pictures of the boards for the README and the lobby, drawn anew from recorded games.
pictures: $(DEV)/.ok client chromium
	$(python) tests/e2e/pictures.py

# Every lesson by mouse, finger, keys and ear, English and French, and every place explained: a quarter of an hour.
lessons-browser: $(DEV)/.ok client chromium
	$(pytest) -n $(WORKERS) -rP tests/e2e/grid_lessons.py

# Whole games on changed boards of all three games: minutes. Not part of `make test`.
boards-browser: $(DEV)/.ok client chromium
	$(pytest) tests/e2e/grid_own_boards.py

# Every game at every size, in both languages and both colours: a quarter of an hour. Not part of `make test`.
grid: $(DEV)/.ok client chromium
	DURBAR_GRID=all $(pytest) -n $(WORKERS) tests/e2e/test_grid.py

chromium:
ifneq ($(wildcard tests/e2e),)
	@sh .ci/chromium
endif

# The compiled wheel with the page inside, tried in a new environment without Node or compiler.
wheel: $(DEV)/.ok
	rm -rf dist
	DURBAR_COMPILE=require $(DEV)/bin/uv build -q --wheel --out-dir dist .
	$(pytest) -s tests/wheel/test_wheel.py

# pip and pipx from a new clone, as the README says, without Node. Minutes, for it compiles.
installs: $(DEV)/.ok
	$(pytest) tests/wheel/test_installs.py

# The docs as a site one can search without a network: open build/docs/index.html. A broken link is an error.
docs: $(DEV)/.ok
	$(DEV)/bin/sphinx-build -q -W --keep-going -b html -d build/doctrees docs build/docs
	@echo "build/docs/index.html"

# Two learners with PyTorch, in an environment of its own: some gigabytes.
$(LEARN)/.ok: requirements/learn.txt pyproject.toml | $(LEARN)/bin/uv
	$(call uv,$(LEARN)) install -q --require-hashes -r requirements/learn.txt
	DURBAR_COMPILE=off DURBAR_CLIENT=off $(call uv,$(LEARN)) install -q --no-deps -e .
	@touch $@

learners: $(LEARN)/.ok
	$(LEARN)/bin/python examples/maskable_ppo.py
	$(LEARN)/bin/python examples/single_file_ppo.py

# A search in JavaScript that knows no rules, against the easy level.
SEARCH_GAMES ?= 200
search-bot: $(COMPILED)/.ok
	PYTHONPATH=$(COMPILED) PATH="$(CURDIR)/$(DEV)/bin:$$PATH" durbar arena maharaja --seats 2 \
	  --bots "cmd:node docs/examples/search.js",easy --games $(SEARCH_GAMES) --patience 60 --out build/search-bot

# --- keeping house ----------------------------------------------------------------------------------------------------

lock: $(DEV)/bin/uv
	$(DEV)/bin/uv pip compile pyproject.toml --extra server --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -q -o requirements/run.txt
	$(DEV)/bin/uv pip compile pyproject.toml --all-extras --group dev --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -q -o requirements/dev.txt
	$(DEV)/bin/uv pip compile pyproject.toml --extra env --group learn --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -q -o requirements/learn.txt

clean:
	rm -rf $(PLAY) $(DEV) $(LEARN) build dist client/node_modules src/durbar/static
