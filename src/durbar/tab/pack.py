"""Make the folder of static files that is the table in a tab: page, Python, and our program as bytecode.

    python -m durbar.tab.pack PYODIDE WHEELS OUT

`PYODIDE`: the package of that name from npm; `WHEELS`: msgspec and librt for it. What is left out is what the host of
the tab does not import. The same sources give the same bytes.
"""

from __future__ import annotations

import ast
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import durbar
from durbar.checks.rulebook import CITED, rules_by_step
from durbar.engine.game import GAMES

HOME = Path(durbar.__file__).parent
STATIC = HOME / "static"
FIRST = ("durbar.tab.host", "durbar.tab.worker", "durbar.games", "durbar.bots", "durbar.bots.native")
LIBRARIES = ("fluent", "babel", "attr", "attrs", "typing_extensions", "mypy_extensions", "tomlkit", "pytz")
DATA = (".toml", ".json", ".md", ".ftl", ".svg", ".dat")
OTHER_DOORS = ("cli.ftl", "lab.ftl", "mail.ftl", "terminal.ftl")
LOCALES = ("root.dat", "en.dat", "fr.dat")
BABEL = ("__init__", "core", "dates", "localedata", "numbers", "plural", "util", "languages", "localtime", "global.dat")
RUNTIME = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PAGE = ("assets", "pictures", "favicon.svg", "favicon-turn.svg", "icon-192.png", "icon-512.png", "theme.js")
EPOCH = (1980, 1, 1, 0, 0, 0)


# --- which modules ----------------------------------------------------------------------------------------------------


def file_of(module: str) -> Path | None:
    path = HOME.parent.joinpath(*module.split("."))
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.exists()), None)


def imports_of(file: Path) -> Iterator[str]:
    """Everything a module may import, whenever it does; what is only there to be checked is left out."""
    waiting: list[ast.AST] = [ast.parse(file.read_text(encoding="utf-8"))]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        waiting += ast.iter_child_nodes(node)


def modules_needed() -> dict[str, Path]:
    """The host of the tab and all it may import of ours, by name."""
    found: dict[str, Path] = {}
    waiting = [*FIRST, *(module_of(file) for file in (HOME / "games").rglob("*.py"))]
    while waiting:
        name = waiting.pop()
        file = file_of(name) if name.startswith("durbar") else None
        if file is not None and name not in found:
            found[name] = file
            waiting += [*imports_of(file), name.rpartition(".")[0]]
    return found


def module_of(file: Path) -> str:
    parts = file.relative_to(HOME.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# --- what goes in -----------------------------------------------------------------------------------------------------


def our_files(modules: dict[str, Path]) -> Iterator[tuple[str, bytes]]:
    folders = {file.parent for file in modules.values()} | {HOME / "locale" / "en", HOME / "locale" / "fr"}
    folders |= {folder for folder in (HOME / "games").rglob("*") if folder.is_dir()}
    for file in modules.values():
        yield str(file.relative_to(HOME.parent)), file.read_bytes()
    for folder in folders:
        for file in folder.iterdir():
            if file.suffix in DATA and file.name not in OTHER_DOORS:
                yield str(file.relative_to(HOME.parent)), file.read_bytes()
    for game in GAMES:
        yield f"durbar/games/{game}/{CITED}", json.dumps(rules_by_step(game)).encode()


def library_files() -> Iterator[tuple[str, bytes]]:
    """What is pure Python, from this environment; of Babel the two languages and what they need."""
    for name in LIBRARIES:
        spec = find_spec(name)
        assert spec is not None
        places = [Path(place) for place in spec.submodule_search_locations or ()] or [Path(str(spec.origin))]
        for place in places:
            for file in [place] if place.is_file() else sorted(place.rglob("*")):
                inside = file.relative_to(place.parent)
                if file.suffix in (".py", ".dat") and "__pycache__" not in inside.parts and is_needed(inside):
                    yield str(inside), file.read_bytes()


def is_needed(file: Path) -> bool:
    if file.parts[0] != "babel":
        return True
    return file.name in LOCALES if file.parts[1] == "locale-data" else file.parts[1].removesuffix(".py") in BABEL


def wheel_files(wheels: Path) -> Iterator[tuple[str, bytes]]:
    for wheel in sorted(wheels.glob("*wasm32.whl")):
        with zipfile.ZipFile(wheel) as opened:
            for name in opened.namelist():
                if ".dist-info/" not in name and not name.endswith((".pyi", "py.typed")):
                    yield name, opened.read(name)


def write_sources(target: Path, wheels: Path) -> None:
    """One archive with all of it, for `pack.mjs` to compile."""
    modules = modules_needed()
    files = dict([*our_files(modules), *library_files(), *wheel_files(wheels)])
    files["modules.json"] = json.dumps(sorted(modules)).encode()
    with zipfile.ZipFile(target, "w") as opened:
        for name in sorted(files):
            opened.writestr(zipfile.ZipInfo(name, EPOCH), files[name])


# --- the folder -------------------------------------------------------------------------------------------------------


def pack(pyodide: Path, wheels: Path, out: Path) -> None:
    if not (STATIC / "index.html").exists():
        raise SystemExit("The page has not been built: make client.")
    shutil.rmtree(out, ignore_errors=True)
    (out / "python").mkdir(parents=True)
    copy_page(out)
    for name in RUNTIME:
        shutil.copyfile(pyodide / name, out / "python" / name)
    sources = out / "sources.zip"
    write_sources(sources, wheels)
    script = Path(__file__).with_name("pack.mjs")
    subprocess.run(["node", str(script), str(pyodide.resolve()), str(sources), str(out / "python")], check=True)
    sources.unlink()
    write_list(out)


def copy_page(out: Path) -> None:
    """The page as a server has it; it is told that its host is in the tab, and that addresses begin in its folder."""
    for name in PAGE:
        source = STATIC / name
        (shutil.copytree if source.is_dir() else shutil.copyfile)(source, out / name)
    for name in ("worker.js", "sw.js", "manifest.webmanifest"):
        shutil.copyfile(Path(__file__).with_name("files") / name, out / name)
    text = (STATIC / "index.html").read_text(encoding="utf-8")
    text = text.replace("<head>", '<head>\n    <meta name="durbar-host" content="tab" />', 1)
    (out / "index.html").write_text(text, encoding="utf-8")


def write_list(out: Path) -> None:
    """Every file with its digest, and a name for all of them together: the service worker keeps all or nothing."""
    files = sorted(path for path in out.rglob("*") if path.is_file() and path.name not in ("files.json", "sw.js"))
    digests = {str(path.relative_to(out)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}
    name = hashlib.sha256(json.dumps(digests, sort_keys=True).encode()).hexdigest()[:16]
    (out / "files.json").write_text(json.dumps({"release": name, "files": digests}, indent=0), encoding="utf-8")


if __name__ == "__main__":
    pack(*map(Path, sys.argv[1:4]))
