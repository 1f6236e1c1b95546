"""Games written for releases before 0.3, when whatever a game told about itself was a method of `Game`.

They are played on: what they define under the old names becomes the part it belongs to, and their authors are warned.
"""

from __future__ import annotations

import warnings
from dataclasses import replace
from typing import Any

from durbar.engine.parts import Boards, Drawing, Learning, Lessons, Story

STORY = ("standing", "holdings", "points_of", "owner_of", "roles", "turn", "score_words", "rivals", "outlook", "luck")
LEARNING = ("actions", "action_of", "option_for", "observation", "observe", "measures", "meanings", "encoding")
MOVED: dict[str, tuple[type, dict[str, str]]] = {
    "story": (Story, {name: name for name in STORY}),
    "learning": (Learning, {name: name for name in (*LEARNING, "encoding_version", "evaluation")}),
    "drawing": (Drawing, {"drawing": "text", **{name: name for name in ("svg", "page", "pages", "small_steps")}}),
    "boards": (Boards, {"board_text": "text", "check_board": "check", "numbers": "numbers", "own_names": "names"}),
    "lessons": (Lessons, {"lessons": "text", "facts": "facts"}),
}
"""Each part, and what of it had which name."""


def take_in(game: Any) -> None:
    """Give a game its parts where it defines them the old way."""
    found: list[str] = []
    for part, (kind, names) in MOVED.items():
        here = getattr(type(game), part)
        given = here if isinstance(here, kind) else kind()
        old = {new: getattr(game, name) for name, new in names.items() if is_own(game, name, kind)}
        if old:
            setattr(game, part, replace(given, **old))  # type: ignore[type-var]  # each is a dataclass
            found += [name for name in names if is_own(game, name, kind)]
    if found:
        warnings.warn(
            f"{type(game).__name__} defines {', '.join(sorted(found))} as Durbar 0.2 did; "
            "since 0.3 they stand in parts (docs/adding-a-game.md). 0.5 will no longer read them.",
            DeprecationWarning,
            stacklevel=3,
        )


def is_own(game: Any, name: str, part: type) -> bool:
    """Does the game's class define this name, and not as a part of today?"""
    found = getattr(type(game), name, None)
    return found is not None and not isinstance(found, part)
