"""Which build is this: the Python sources, or the same files compiled?"""

from __future__ import annotations

from importlib.util import find_spec


def compiled() -> bool:
    """Is this the compiled build?"""
    found = find_spec("durbar.engine.flow")
    return found is not None and not str(found.origin).endswith(".py")
