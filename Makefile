# Two commands: `make play` starts the table, `make test` runs every check. Both set up what they need.
PY ?= python3
PLAY = .venv
DEV = .venv-dev
QUICK = .venv-quick
TOOLS = $(DEV)
LEARN = .venv-learn
COMPILED = build/compiled
UV_VERSION = 0.13.7
WORKERS ?= 2
FUZZ_GAMES ?= 200
OPTIMISE ?= 1
DIGEST_GAMES ?= 40
ARGS ?=

SOURCES = $(shell find src client -type f -not -path '*/node_modules/*' -not -path '*/static/*' -not -path '*/.*' -not -name '*.pyc' 2>/dev/null)
# What a compiled module may read when it is compiled; an edit elsewhere compiles nothing.
APART = server lab env terminal commands lessons locale static
RULES = $(shell find src/durbar -name '*.py' $(foreach room,$(APART),-not -path 'src/durbar/$(room)/*') 2>/dev/null)
uv = VIRTUAL_ENV=$(CURDIR)/$(1) UV_COMPILE_BYTECODE=1 $(1)/bin/uv pip
python = $(DEV)/bin/python
pytest = $(python) -m pytest
compiled = PYTHONPATH=$(CURDIR)/$(COMPILED)
beside = $(pytest) -n $(WORKERS) --dist worksteal
node = cd client && PATH="$(CURDIR)/$(TOOLS)/bin:$$PATH"

ifndef BESIDE
.NOTPARALLEL:
endif
.PHONY: tab tab-tests play test quick quick-rules quick-server quick-page demo release whole-games check rules coverage test-sources test-server test-compiled test-same fuzz bench client client-check client-test test-browser browser-tests chromium proxies simulate simulate-planted mutants handovers kills counts weeks soak opening wheel installs docs learners search-bot lock clean pictures grid lessons-browser boards-browser

# The table opens from the sources; it compiles them beside itself, for its bots and for its next start.
play: $(PLAY)/.ok
	DURBAR_SOURCE=$(CURDIR) $(PLAY)/bin/durbar $(ARGS)

# An answer in a minute and a half, in a small environment of its own: rules on the sources, one flow of each door.
quick: $(QUICK)/.ok
	@$(MAKE) --no-print-directory -j2 --output-sync=target BESIDE=1 TOOLS=$(QUICK) quick-page quick-rules quick-server
	@echo "Rules, match and engine hold on the sources; so do a tour of each game, a game between two"
	@echo "visitors, and every question of Maharaja on the page by pointer, keys and ear."
	@echo "Not tried: format, lint, types and layers (make check); whole games, the compiled build, bots, environments, the laboratory;"
	@echo "the other flows of the server; lessons, phrases, terminal; Chromium. All of it: make test."

quick = PYTHONPATH=$(CURDIR)/src $(QUICK)/bin/python -m pytest
quick-rules: $(QUICK)/.ok
	$(quick) -m "quick or not whole_games" tests/engine tests/games tests/match tests/conformance/test_games.py tests/conformance/test_versions.py --ignore tests/match/test_total.py

quick-server: $(QUICK)/.ok
	$(quick) -m quick tests/server/test_tables.py

quick-page: client/node_modules/.ok build/scenes/.ok
	$(node) npm test -- src/scene tests/maharaja.test.ts

# Two lanes: while mypyc keeps one core busy, the other checks what needs nothing compiled; then the browser, which takes
# longest, has one lane for itself, and the other whatever computes or waits. Only speed is measured by itself.
# (Make starts what is ready in the order given, and comes back to what was not only at the end: so two calls.)
lanes = @$(MAKE) --no-print-directory -j2 --output-sync=target BESIDE=1
test: $(DEV)/.ok
	@mkdir -p build
	$(lanes) $(COMPILED)/.ok check client-check client tab chromium
	$(lanes) browser-tests test-sources coverage proxies test-server test-compiled test-same fuzz
	$(MAKE) --no-print-directory bench
	@echo "Every check passed. Before a release: make release whole-games."

# What takes long and seldom breaks: wheels and installs, the docs as a site, a cluster.
release: $(DEV)/.ok wheel
	$(beside) -m release tests --ignore tests/wheel/test_wheel.py

# A server with tables in every state, for whoever works on the page; `rm -r build/demo` prepares them anew.
demo: $(DEV)/.ok client
	$(python) tests/demo.py build/demo $(ARGS)

# --- setting up -------------------------------------------------------------------------------------------------------

$(PLAY)/bin/uv $(DEV)/bin/uv $(QUICK)/bin/uv $(LEARN)/bin/uv: %/bin/uv:
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

$(QUICK)/.ok: requirements/quick.txt | $(QUICK)/bin/uv
	VIRTUAL_ENV=$(CURDIR)/$(QUICK) $(QUICK)/bin/uv pip install -q --require-hashes -r requirements/quick.txt
	@touch $@

$(DEV)/.ok: requirements/dev.txt pyproject.toml hatch_build.py | $(DEV)/bin/uv
	$(call uv,$(DEV)) install -q --require-hashes -r requirements/dev.txt
	DURBAR_CLIENT=off $(call uv,$(DEV)) install -q --no-deps --no-build-isolation -e .
	@touch $@

# The compiled build lies beside the sources, never among them: an extension module there would hide later edits.
# Everything that is not compiled is a link to its source.
build/native/.ok: hatch_build.py $(RULES) | $(DEV)/.ok
	@rm -rf build/native && mkdir -p build/native && touch build/native/.begun
	DURBAR_OPTIMISE=$(OPTIMISE) $(python) -c "from pathlib import Path; import hatch_build; hatch_build.compile_into(Path.cwd(), Path('build/native').resolve())"
	@touch -r build/native/.begun $@  # what was edited meanwhile is not in it

$(COMPILED)/.ok: build/native/.ok $(SOURCES)
	@rm -rf $(COMPILED) && mkdir -p $(COMPILED)
	@cp -rs $(CURDIR)/src/durbar $(COMPILED)/ && rm -rf $(COMPILED)/durbar/static && ln -s $(CURDIR)/src/durbar/static $(COMPILED)/durbar/static
	@cp -r build/native/. $(COMPILED)/
	@touch $@

# --- checks -----------------------------------------------------------------------------------------------------------

check: $(DEV)/.ok
	$(DEV)/bin/ruff format --check src tests hatch_build.py
	$(DEV)/bin/ruff check src tests hatch_build.py
	$(DEV)/bin/mypy
	$(DEV)/bin/lint-imports

# Every rule by its number, and all that is neither a server nor a whole game.
test-sources: $(DEV)/.ok
	$(pytest) -m "not whole_games and not release" tests --ignore tests/e2e --ignore tests/server --ignore tests/wheel

# Servers wait for clocks, processes and each other: three at a time keep one core busy.
test-server: WORKERS = 3
test-server: $(DEV)/.ok proxies
	$(beside) -m "not whole_games" tests/server

proxies:
	@sh .ci/proxies || true

# Whole games, and the rules once more, as they are compiled.
test-compiled: $(COMPILED)/.ok
	$(compiled) $(beside) -m whole_games tests --ignore tests/e2e --ignore tests/wheel
	$(compiled) $(pytest) -m "not whole_games" tests/engine tests/games tests/lessons tests/conformance

# Sources and compiled build must agree on every position of seeded games, every option set among them.
test-same: $(COMPILED)/.ok
	$(python) -m durbar digest all --games $(DIGEST_GAMES) > build/sources.digest
	$(compiled) $(python) -m durbar digest all --games $(DIGEST_GAMES) > build/compiled.digest
	cmp build/sources.digest build/compiled.digest

coverage: $(DEV)/.ok
	$(python) -m durbar rules --coverage

fuzz: $(COMPILED)/.ok
	$(compiled) $(python) -m durbar fuzz all --games $(FUZZ_GAMES) --out build/crashes

# A loss of speed is a warning, never a failure: machines differ, and this one is busy.
bench: $(COMPILED)/.ok
	$(compiled) $(python) -m durbar bench --seconds 1 --baseline tests/performance/baseline.json

# Servers, people and what befalls them in virtual time: a count of seeds, one (`=17`) or some (`1-500`); half a second each.
SEEDS ?= 1000
simulate: $(DEV)/.ok
	$(python) tests/simulation/simulate.py $(SEEDS)

# Twelve errors put back, one at a time: which of them does the simulation find by itself?
simulate-planted: $(DEV)/.ok
	$(python) tests/simulation/planted.py

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
client/node_modules/.ok: client/package-lock.json | $(TOOLS)/.ok
	$(node) npm ci --ignore-scripts --no-audit --no-fund
	@touch $@

client: client/node_modules/.ok
	$(node) node node_modules/vite/bin/vite.js build

# The table in a tab: a folder of files for any web server, and for ours at /tab/. Python comes from npm, by its digest;
# of the packages with compiled parts those for it, by theirs.
WASM = --platform pyemscripten_2026_0_wasm32 --implementation cp --python-version 314 --abi cp314
build/tab/wheels/.ok: requirements/run.txt | $(DEV)/.ok
	@rm -rf $(@D) && mkdir -p $(@D)
	@sed -n '/^\(msgspec\|librt\)==/,/[^\\]$$/p' requirements/run.txt > build/tab/wheels.txt
	$(python) -m pip download -q --disable-pip-version-check --no-deps --only-binary :all: --require-hashes $(WASM) -d $(@D) -r build/tab/wheels.txt
	@touch $@

tab: client build/tab/wheels/.ok
	PATH="$(CURDIR)/$(DEV)/bin:$$PATH" $(python) -m durbar.tab.pack client/node_modules/pyodide build/tab/wheels src/durbar/static/tab

# What takes long in a tab: all three games to their end, kills, no net, a full disk. Not part of `make test`.
tab-tests: $(COMPILED)/.ok tab chromium
	$(compiled) $(pytest) -rP tests/e2e/grid_tab.py

# One position for every kind of decision, from reference games: the page's tests answer them.
build/scenes/.ok: tests/scenes.py $(SOURCES) $(wildcard tests/golden/*/*/*) | $(TOOLS)/.ok
	PYTHONPATH=$(CURDIR)/src $(TOOLS)/bin/python tests/scenes.py build/scenes
	@touch $@

client-check: client/node_modules/.ok build/scenes/.ok
	$(node) npm run check
	$(node) npm run lint
	$(node) npm test

# Browser tests run in a process of their own: Playwright leaves an event loop running. Their server is compiled.
browser-tests: $(COMPILED)/.ok tab chromium
	$(compiled) $(beside) -m "not whole_games" tests/e2e

test-browser: browser-tests

# Every game to its end by mouse, keys and ear, and every lesson by mouse. Kinds of decision: see `client/tests`.
whole-games: $(COMPILED)/.ok client chromium
	$(compiled) $(beside) -m whole_games tests/e2e

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
	@sh .ci/chromium

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
	$(compiled) PATH="$(CURDIR)/$(DEV)/bin:$$PATH" durbar arena maharaja --seats 2 \
	  --bots "cmd:node docs/examples/search.js",easy --games $(SEARCH_GAMES) --patience 60 --out build/search-bot

# --- keeping house ----------------------------------------------------------------------------------------------------

lock: $(DEV)/bin/uv
	$(DEV)/bin/uv pip compile pyproject.toml --extra server --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -q -o requirements/run.txt
	$(DEV)/bin/uv pip compile pyproject.toml --all-extras --group dev --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -q -o requirements/dev.txt
	$(DEV)/bin/uv pip compile pyproject.toml --extra server --group quick --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -q -c requirements/dev.txt -o requirements/quick.txt
	$(DEV)/bin/uv pip compile pyproject.toml --extra env --group learn --universal --python-version 3.11 --generate-hashes --no-header --no-annotate -q -o requirements/learn.txt

clean:
	rm -rf $(PLAY) $(DEV) $(QUICK) $(LEARN) build dist client/node_modules src/durbar/static
