"""The docs build strictly into a site that needs no network, and its notebook runs as it stands."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.release

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("site")
    command = [
        sys.executable,
        "-m",
        "sphinx",
        "-q",
        "-W",
        "--keep-going",
        "-d",
        out / "trees",
        ROOT / "docs",
        out / "html",
    ]
    subprocess.run(command, check=True)
    return out / "html"


def test_every_page_is_in_the_site_and_can_be_searched(site: Path) -> None:
    pages = {path.relative_to(ROOT / "docs").with_suffix("") for path in (ROOT / "docs").rglob("*.md")}
    assert {path for path in pages if not (site / path).with_suffix(".html").exists()} == set()
    assert "agenda" in (site / "searchindex.js").read_text(encoding="utf-8")


def test_the_site_needs_no_network(site: Path) -> None:
    loaded = re.compile(r"<(?:script|link|img)[^>]*(?:src|href)=\"(?:https?:)?//")
    assert [page.name for page in site.rglob("*.html") if loaded.search(page.read_text(encoding="utf-8"))] == []


def test_the_library_is_told_from_its_docstrings(site: Path) -> None:
    page = (site / "api.html").read_text(encoding="utf-8")
    assert all(f'id="durbar.{name}"' in page for name in ("new", "load", "Match", "Problem"))


def cells() -> list[str]:
    """The code of the notebook, cell by cell."""
    notebook = json.loads((ROOT / "examples" / "first.ipynb").read_text(encoding="utf-8"))
    return ["".join(cell["source"]) for cell in notebook["cells"] if cell["cell_type"] == "code"]


def test_the_notebook_runs() -> None:
    space: dict[str, object] = {}
    shown = []
    for cell in cells():
        tree = ast.parse(cell)
        last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
        exec(compile(tree, "first.ipynb", "exec"), space)
        if isinstance(last, ast.Expr):
            shown.append(eval(compile(ast.Expression(last.value), "first.ipynb", "eval"), space))
    assert "maharaja" in shown[0]
    assert all(shown[:-1])


def test_the_page_tells_the_notebook() -> None:
    page = (ROOT / "docs" / "notebook.md").read_text(encoding="utf-8")
    assert re.findall(r"```python\n(.*?)\n```", page, re.DOTALL) == cells()
