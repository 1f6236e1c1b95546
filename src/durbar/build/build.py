"""Which build is this, and is there a faster one?

`make play` opens the table from the Python sources at once and compiles the same files beside it. A finished build lies
in a folder of its own beside the package, named by the digest of the files it was made from, and comes there by one
rename: processes that start later find all of it or nothing. Installed any other way there is no such folder.
"""

from __future__ import annotations

import sys
from functools import cache
from importlib.util import find_spec
from pathlib import Path

PACKAGE = Path(__file__).parents[1]
BESIDE = PACKAGE.with_name("durbar.compiled")


def compiled() -> bool:
    """Is this the compiled build?"""
    found = find_spec("durbar.engine.flow")
    return found is not None and not str(found.origin).endswith(".py")


def digest_of(site: Path) -> str:
    """One name for the files of an installed Durbar, as the installer listed them: without the page, and without what
    was compiled. Empty where nothing is installed, as in a checkout."""
    import hashlib  # here: few processes need it

    for record in site.glob("durbar-*.dist-info/RECORD"):
        lines = [line for line in record.read_text(encoding="utf-8").splitlines() if is_source(line)]
        return hashlib.sha256("\n".join(sorted(lines)).encode()).hexdigest()[:16]
    return ""


def is_source(line: str) -> bool:
    """Is this line of an installer's list a file the rules and doors are made of?"""
    name, _, rest = line.partition(",")
    mine = name.startswith("durbar/") and not name.startswith("durbar/static/")
    return mine and "=" in rest and not name.endswith((".so", ".pyd", ".pyc"))


@cache
def digest() -> str:
    """The digest of the files this process runs on."""
    return digest_of(PACKAGE.parent)


def finished_build() -> Path | None:
    """The finished build of exactly these files, if there is one."""
    if not BESIDE.is_dir() or not digest():
        return None
    found = BESIDE / digest()
    return found if found.is_dir() else None


def prefer_compiled(path: list[str]) -> None:
    """Let every module of the package after this one come from the compiled build."""
    if (found := finished_build()) is not None:
        path.insert(0, str(found / "durbar"))
        sys.path.append(str(found))  # where the compiled modules look for the library they share
