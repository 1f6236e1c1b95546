"""Planted errors: does a test by name notice? `make mutants` (MUTANTS=20 a game, SEED=1), not part of `make test`.

A mutant is one changed line of a game's rules or state: a comparison turned, an `and` made `or`, a number one too high,
an effect left out. The game's own tests run on a copy of the sources until one fails; reference games do not count.
"""

from __future__ import annotations

import ast
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[2]
SECONDS = 600
TURNED: dict[type[ast.cmpop], ast.cmpop] = {
    ast.Eq: ast.NotEq(),
    ast.NotEq: ast.Eq(),
    ast.Lt: ast.LtE(),
    ast.LtE: ast.Lt(),
    ast.Gt: ast.GtE(),
    ast.GtE: ast.Gt(),
}


class Planter(ast.NodeTransformer):
    """Walks a module and changes its nth place that can be changed; told `where` it was."""

    def __init__(self, nth: int) -> None:
        self.left, self.where = nth, ""

    def due(self, node: ast.AST, what: str) -> bool:
        self.left -= 1
        if self.left == -1:
            self.where = f"line {getattr(node, 'lineno', 0)}: {what}"
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
            return ast.copy_location(ast.Pass(), node)
        return node


def sources(game: str) -> list[Path]:
    folder = ROOT / "src" / "durbar" / "games" / game
    skipped = ("__init__.py", "invariants.py", "versions.py")
    return [folder / "state.py", *sorted(p for p in (folder / "rules").glob("*.py") if p.name not in skipped)]


def places(game: str) -> list[tuple[Path, int]]:
    """Every place that can be changed: a file, and the number of the place in it."""
    found = []
    for path in sources(game):
        counter = Planter(1_000_000_000)
        counter.visit(ast.parse(path.read_text(encoding="utf-8")))
        found += [(path, n) for n in range(1_000_000_000 - counter.left)]
    return found


def survivors(game: str, count: int, seed: int) -> Iterator[tuple[str, bool]]:
    """Plant errors one by one; each with whether it survived."""
    for path, nth in random.Random(seed).sample(places(game), count):
        with tempfile.TemporaryDirectory() as folder:
            shutil.copytree(ROOT / "src", f"{folder}/src", ignore=shutil.ignore_patterns("__pycache__", "static"))
            planter = Planter(nth)
            tree = planter.visit(ast.parse(path.read_text(encoding="utf-8")))
            (Path(folder) / path.relative_to(ROOT)).write_text(ast.unparse(tree), encoding="utf-8")
            yield f"{path.relative_to(ROOT)} {planter.where}", passes(game, f"{folder}/src")


def passes(game: str, source: str) -> bool:
    command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", f"tests/games/{game}"]
    env = {"PYTHONPATH": source, "PATH": "/usr/bin:/bin"}
    try:
        return subprocess.run(command, cwd=ROOT, env=env, capture_output=True, timeout=SECONDS).returncode == 0
    except subprocess.TimeoutExpired:
        return False  # a game that never ends is noticed too


def main(count: int, seed: int, games: list[str]) -> None:
    for game in games:
        alive = [where for where, survived in survivors(game, count, seed) if survived]
        print(f"{game}: {count - len(alive)} of {count} planted errors were noticed", *alive, sep="\n  ", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:] or ["dice_charmers", "maharadjah", "maharaja"])
