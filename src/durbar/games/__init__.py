"""The games. Importing this package registers every game found in it: each sub-package has a `GAME`.

Games from other distributions join by an entry point of the group `durbar.games` that names their `GAME`.
"""

from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from sys import stderr

from durbar.engine.game import register


def register_all() -> None:
    """Register the games in the order of their names, then those of other distributions."""
    for found in sorted(iter_modules(__path__), key=lambda module: module.name):
        if found.ispkg:
            register(import_module(f"{__name__}.{found.name}").GAME)
    for entry in entry_points(group="durbar.games"):
        register_from_elsewhere(entry)


def register_from_elsewhere(entry: EntryPoint) -> None:
    """A game of another distribution; one that cannot be loaded keeps nobody from the others."""
    try:
        register(entry.load())
    except Exception as problem:  # whatever somebody else's module does
        slip = f"{type(problem).__name__}: {problem}"
        print(f"The game “{entry.name}” cannot be loaded ({slip}): update its package or remove it.", file=stderr)


register_all()
