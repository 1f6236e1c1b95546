"""The games. Importing this package registers every game found in it: each sub-package has a `GAME`.

Games from other distributions join by an entry point that names their `GAME`, in the group of the API they were written
for (`durbar.plugin`): `durbar.games.1`. Those of `durbar.games` were written before 0.3, and are played on.
"""

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from sys import stderr

from durbar.engine.game import register
from durbar.plugin import API

GROUP = "durbar.games"
KNOWN = (GROUP, f"{GROUP}.{API}")


def register_all() -> None:
    """Register the games in the order of their names, then those of other distributions."""
    for found in sorted(iter_modules(__path__), key=lambda module: module.name):
        if found.ispkg:
            register(import_module(f"{__name__}.{found.name}").GAME)
    for entry in entries_from_elsewhere():
        if entry.group in KNOWN:
            register_from_elsewhere(entry)
        else:
            print(f"The game “{entry.name}” asks for {entry.group}: update Durbar to play it.", file=stderr)


def entries_from_elsewhere() -> list[EntryPoint]:
    """Games of other distributions by their names, whatever API they were written for."""
    found = entry_points()
    groups = sorted(name for name in found.groups if name == GROUP or name.startswith(f"{GROUP}."))
    return [entry for name in groups for entry in found.select(group=name)]


def register_from_elsewhere(entry: EntryPoint) -> None:
    """A game of another distribution; one that cannot be loaded keeps nobody from the others."""
    try:
        register(entry.load())
    except Exception as problem:  # whatever somebody else's module does
        slip = f"{type(problem).__name__}: {problem}"
        print(f"The game “{entry.name}” cannot be loaded ({slip}): update its package or remove it.", file=stderr)


register_all()
