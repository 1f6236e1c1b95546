"""What is compiled needs nothing but the library's own dependencies: it is built where no extra is installed."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src"
TYPES_ALONE = {"typing_extensions"}
"""Type checkers, and so the compiler, bring what they know of it; nothing imports it when it runs."""


def compiled_modules() -> list[Path]:
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: list[Path] = module.compiled_modules(ROOT)
    return found


def imported(path: Path) -> Iterator[str]:
    """Whatever a module names in its imports, those inside of functions too: the compiler reads them all."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def files_of(name: str) -> set[Path]:
    """The module of this name, or that has it, and the packages it lies in."""
    parts = name.split(".")
    places = [SOURCE.joinpath(*parts[:end]) for end in range(1, len(parts) + 1)]
    candidates = [file for place in places for file in (place.with_suffix(".py"), place / "__init__.py")]
    return {file for file in candidates if file.exists()}


def test_whatever_is_compiled_leads_to_core_dependencies_only() -> None:
    waiting = {file for path in compiled_modules() for file in (path, *files_of(path_name(path)))}
    seen, foreign = set[Path](), dict[str, Path]()
    while waiting:
        path = waiting.pop()
        seen.add(path)
        for name in imported(path):
            if name.startswith("durbar"):
                waiting |= files_of(name) - seen
            else:
                foreign.setdefault(name.partition(".")[0], path)
    ours = {canonicalize_name(Requirement(one).name) for one in metadata.requires("durbar") or () if ";" not in one}
    packages = metadata.packages_distributions()
    needed = {root: path for root, path in foreign.items() if root not in sys.stdlib_module_names | TYPES_ALONE}
    missing = {
        root: str(path.relative_to(ROOT))
        for root, path in needed.items()
        if not ours & {canonicalize_name(name) for name in packages[root]}
    }
    assert not missing
    assert "librt" in needed


def path_name(path: Path) -> str:
    return ".".join(path.relative_to(SOURCE).with_suffix("").parts)
