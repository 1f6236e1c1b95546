"""The way of a click and of a turn mail, as `docs/architecture.md` tells them: short, straight, along real imports."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).parents[2]
SERVER, PAGE = ROOT / "src" / "durbar" / "server", ROOT / "client" / "src"
HANDING = (SERVER / "host" / "server.py", SERVER / "storage" / "database.py")
"""Here the parts of a server are handed to each other: hub and storage, storage and its writer."""


def walk(heading: str) -> list[Path]:
    """The modules named by the steps of the first block after these words, in their order."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    block = text.split(heading, 1)[1].split("```text\n", 1)[1].split("```", 1)[0]
    found = []
    for step in block.splitlines():
        folder = PAGE if "client:" in step else SERVER
        found += [folder / name for name in re.findall(r"[a-z_]+(?:/[a-z_]+)*(?:\.svelte)?\.(?:py|ts)\b", step)]
    return found


CLICK, MAIL = walk("*Do it on a copy"), walk("A turn mail:")


def imports_of(path: Path) -> set[Path]:
    return imports_of_page(path) if path.suffix == ".ts" else imports_of_server(path)


def imports_of_page(path: Path) -> set[Path]:
    named = re.findall(r"from '(\.[^']+)'", path.read_text(encoding="utf-8"))
    return {(path.parent / f"{name}.ts").resolve() for name in named}


def imports_of_server(path: Path) -> set[Path]:
    """Modules, and what might be one: `from durbar.server.table import commands`."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("durbar.server"):
            module = SERVER.joinpath(*node.module.split(".")[2:])
            found |= {module.with_suffix(".py"), *(module / f"{one.name}.py" for one in node.names)}
    return found


def is_joined(one: Path, other: Path, walked: list[Path]) -> bool:
    """One imports the other; or somebody on the way, or where a server is put together, hands one to the other."""
    if other in imports_of(one) or one in imports_of(other):
        return True
    return any({one, other} <= imports_of(third) for third in walked) or is_handed(one, other)


def is_handed(one: Path, other: Path) -> bool:
    """Is one of them the hub, which imports nothing of storage, and the other what it is given?"""
    given = set.union(*map(imports_of, HANDING))
    return SERVER / "hub.py" in (one, other) and {one, other} <= given


def is_wire(one: Path, other: Path) -> bool:
    """From the page's line to the server's, or back from what a viewer is told."""
    return {one.suffix, other.suffix} == {".ts", ".py"} and "socket.ts" in (one.name, other.name)


def strangers(walked: list[Path]) -> list[str]:
    """Modules that no module before them on the way has to do with."""
    found = []
    for n, path in enumerate(walked[1:], 1):
        before = set(walked[:n]) - {path}
        if not any(is_wire(one, path) or is_joined(one, path, walked) for one in before):
            found.append(path.name)
    return found


def test_every_module_on_the_way_is_there() -> None:
    assert [path for path in (*CLICK, *MAIL) if not path.is_file()] == []


def test_a_click_touches_twelve_modules_and_comes_back_to_the_hub_alone() -> None:
    assert len(set(CLICK)) <= 12
    again = {path.relative_to(ROOT).as_posix() for path, times in Counter(CLICK).items() if times > 1}
    page = {"client/src/live/socket.ts", "client/src/live/table.svelte.ts"}  # its line, and its own hub
    assert again - page == {"src/durbar/server/hub.py"}


def test_a_turn_mail_touches_eight_modules() -> None:
    assert len(set(MAIL)) <= 8


def test_every_step_follows_an_import() -> None:
    assert strangers(CLICK) == []
    assert strangers(MAIL) == []
