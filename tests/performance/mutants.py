"""Planted errors: does a test by name notice? `make mutants` (MUTANTS=100 a game, SEED=1), not part of `make test`.

A mutant is one changed place in a function of a game's rules or state: a comparison turned, an `and` made `or`, a sum
made a difference, an effect left out. First the tests that are named after a rule run once, noting which of them reach
which line; then each mutant meets the tests that reach its line, the quickest first, until one fails. Random games and
reference games do not count. pytest collects once for each game; a mutant gets a forked process of its own, in which
the changed code takes the place of the function's, and so costs a fraction of a second.
"""

from __future__ import annotations

import ast
import contextlib
import gc
import json
import os
import random
import re
import resource
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from types import CodeType, FrameType, FunctionType
from typing import Any, NamedTuple

import pytest

ROOT = Path(__file__).parents[2]
GAMES = ("dice_charmers", "maharadjah", "maharaja")
SECONDS = 10
TURNED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
}
Reached = dict[str, list[str]]
"""For each `file:line`: the tests that run it, the quickest first."""


class Planter(ast.NodeTransformer):
    """Walks a module and changes the nth place in its functions that can be changed; what it was is kept."""

    def __init__(self, nth: int) -> None:
        self.left, self.what, self.lines, self.depth = nth, "", range(0), 0

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        self.depth += 1
        node.body = [self.visit(line) for line in node.body]
        self.depth -= 1
        return node

    def due(self, node: ast.expr | ast.stmt, what: str) -> bool:
        if not self.depth:
            return False
        self.left -= 1
        if self.left == -1:
            self.what, self.lines = what, range(node.lineno, (node.end_lineno or node.lineno) + 1)
        return self.left == -1

    def visit_Compare(self, node: ast.Compare) -> ast.AST:
        self.generic_visit(node)
        if len(node.ops) == 1 and type(node.ops[0]) in TURNED and self.due(node, ast.unparse(node)):
            node.ops = [TURNED[type(node.ops[0])]]
        return node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.AST:
        self.generic_visit(node)
        if self.due(node, ast.unparse(node)):
            node.op = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        return node

    def visit_BinOp(self, node: ast.BinOp) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.op, ast.Add | ast.Sub) and self.due(node, ast.unparse(node)):
            node.op = ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()
        return node

    def visit_Expr(self, node: ast.Expr) -> ast.AST:
        self.generic_visit(node)
        if isinstance(node.value, ast.Call) and self.due(node, f"without {ast.unparse(node)}"):
            return ast.copy_location(
                ast.Expr(ast.Name("__class__", ast.Load())) if is_super(node) else ast.Pass(), node
            )
        return node


def is_super(node: ast.Expr) -> bool:
    """A call of `super()`: a function that still names its class keeps its closure, so its code can be replaced."""
    return ast.unparse(node).startswith("super()")


class Mutant(NamedTuple):
    """A module with one place changed."""

    path: Path
    lines: range
    what: str
    code: CodeType

    @property
    def name(self) -> str:
        return f"{self.path.relative_to(ROOT)} line {self.lines.start}: {self.what}"

    def plant(self) -> None:
        """Give every function of the module the code it has in the mutant."""
        codes = {(code.co_qualname, code.co_firstlineno): code for code in functions_in(self.code)}
        gc.unfreeze()
        for function in gc.get_objects():
            if isinstance(function, FunctionType) and function.__code__.co_filename == str(self.path):
                code = codes.get((function.__code__.co_qualname, function.__code__.co_firstlineno))
                if code is not None and len(code.co_freevars) == len(function.__code__.co_freevars):
                    function.__code__ = code


def functions_in(code: CodeType) -> Iterator[CodeType]:
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            yield inner
            yield from functions_in(inner)


def mutant(path: Path, nth: int) -> Mutant:
    planter = Planter(nth)
    tree = ast.fix_missing_locations(planter.visit(ast.parse(path.read_text(encoding="utf-8"))))
    return Mutant(path, planter.lines, planter.what, compile(tree, str(path), "exec", dont_inherit=True))


def sources(game: str) -> list[Path]:
    """State and rules; what is generated, itself a check, or read once from files (`state_facts.py`) is left out."""
    folder = ROOT / "src" / "durbar" / "games" / game
    skipped = ("__init__.py", "invariants.py", "versions.py")
    return [folder / "state.py", *(p for p in sorted(folder.glob("rules/*.py")) if p.name not in skipped)]


def places(game: str) -> list[tuple[Path, int]]:
    """Every place that can be changed: a file, and the number of the place in it."""
    found = []
    for path in sources(game):
        counter = Planter(1_000_000_000)
        counter.visit(ast.parse(path.read_text(encoding="utf-8")))
        found += [(path, n) for n in range(1_000_000_000 - counter.left)]
    return found


class Tracing:
    """Notes which test runs which line of the given files, and how long it takes."""

    def __init__(self, files: Sequence[Path]) -> None:
        self.files = {str(path) for path in files}
        self.runs: dict[str, set[str]] = defaultdict(set)
        self.seconds: dict[str, float] = {}
        self.test = ""

    def trace(self, frame: FrameType, event: str, arg: Any) -> Any:
        if frame.f_code.co_filename not in self.files:
            return None
        self.runs[f"{frame.f_code.co_filename}:{frame.f_lineno}"].add(self.test)
        return self.trace

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        self.test, start = item.nodeid, time.process_time()
        sys.settrace(self.trace)
        try:
            return (yield)
        finally:
            sys.settrace(None)
            self.seconds[item.nodeid] = time.process_time() - start

    def reached(self) -> Reached:
        return {where: sorted(tests, key=lambda test: (self.seconds[test], test)) for where, tests in self.runs.items()}


class Failure(Exception):
    """A test failed."""


class Planting:
    """Replaces pytest's loop: runs the tests once to see what they reach, then against each mutant."""

    def __init__(self, game: str, sample: Sequence[tuple[Path, int]]) -> None:
        self.game, self.sample = game, sample
        self.survivors: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only tests that are named after a rule, a ruling or an example: `test_md_8_5_...`, `test_md_r13_...`."""
        items[:] = [item for item in items if re.match(r"test_(dc|md|mj)_[er]?\d", item.name)]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            raise Failure(report.nodeid)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        gc.freeze()
        reached = self.reached_by_tests(session.items)
        items = {item.nodeid: item for item in session.items}
        for path, nth in self.sample:
            planted = mutant(path, nth)
            tests = next((reached[at] for line in planted.lines if (at := f"{path}:{line}") in reached), [])
            if survives(planted, [items[test] for test in tests]):
                self.survivors.append(planted.name)
        return True

    def reached_by_tests(self, items: Sequence[pytest.Item]) -> Reached:
        tracing = Tracing(sources(self.game))
        items[0].config.pluginmanager.register(tracing)
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "reached.json"

            def traced() -> None:
                run(items)
                file.write_text(json.dumps(tracing.reached()), encoding="utf-8")

            if forked(traced) != 0:
                raise SystemExit(f"the tests of {self.game} fail without any planted error: mend them first")
            items[0].config.pluginmanager.unregister(tracing)
            found: Reached = json.loads(file.read_text(encoding="utf-8"))
            return found


def survives(planted: Mutant, items: Sequence[pytest.Item]) -> bool:
    """Does no test notice?"""

    def met() -> None:
        planted.plant()
        run(items)

    return forked(met, SECONDS) == 0


def run(items: Sequence[pytest.Item]) -> None:
    for item, following in zip(items, [*items[1:], None], strict=True):
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)


def forked(work: Callable[[], None], seconds: int = resource.RLIM_INFINITY) -> int:
    """Do this in a process of its own: 0 if all went well. CPU time, not the clock, ends a game that never ends."""
    child = os.fork()
    if child == 0:
        code = 1
        with contextlib.suppress(BaseException):
            resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            work()
            code = 0
        os._exit(code)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def main(count: int, seed: int, games: Sequence[str]) -> None:
    os.chdir(ROOT)
    for game in games:
        start, found = time.monotonic(), places(game)
        planting = Planting(game, random.Random(seed).sample(found, min(count, len(found))))
        without = ["--ignore-glob=*_sheets.py", "--ignore-glob=*_board.py"]  # slow, and about files, not rules
        quietly = ["-q", "-s", "-p", "no:cacheprovider", "--timeout=0"]
        pytest.main([*quietly, *without, f"tests/games/{game}"], plugins=[planting])
        total, noticed = len(planting.sample), len(planting.sample) - len(planting.survivors)
        print(f"{game}: {noticed} of {total} planted errors were noticed, {noticed / total:.1%}", end=" ")
        print(f"({len(found)} places, {time.monotonic() - start:.0f} s)", *planting.survivors, sep="\n  ", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:] or GAMES)
