"""The games. Importing this package registers every game found in it: each sub-package has a `GAME`."""

from importlib import import_module
from pkgutil import iter_modules

from durbar.engine.game import register


def register_all() -> None:
    """Register the games in the order of their names."""
    for found in sorted(iter_modules(__path__), key=lambda module: module.name):
        if found.ispkg:
            register(import_module(f"{__name__}.{found.name}").GAME)


register_all()
