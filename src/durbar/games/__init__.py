"""The games. Importing this package registers every game found in it: each sub-package has a `GAME`.

Games from other distributions join by an entry point of the group `durbar.games` that names their `GAME`.
"""

from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from durbar.engine.game import register


def register_all() -> None:
    """Register the games in the order of their names, then those of other distributions."""
    for found in sorted(iter_modules(__path__), key=lambda module: module.name):
        if found.ispkg:
            register(import_module(f"{__name__}.{found.name}").GAME)
    for entry in entry_points(group="durbar.games"):
        register(entry.load())


register_all()
