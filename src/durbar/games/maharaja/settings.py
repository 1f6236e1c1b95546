"""[MJ 1.3, 10, 11.3, 12] What can be chosen before a game of Maharaja, and what goes together."""

from __future__ import annotations

from collections.abc import Mapping

from durbar.engine.game import Setting
from durbar.engine.refusal import Problem
from durbar.games.maharaja import ids

EDITIONS = ("rulebook", "rulebook-fr", "draft")
LEVELS = ("easy", "medium", "hard")
FLAG = ("off", "on")
CHANCES = ("off", "on", "random")
BIS = (1, 5, 9, 12)

SETTINGS = (
    Setting("edition", EDITIONS, "rulebook"),
    Setting("characters", ("random", "first-game"), "random"),
    *(Setting(f"special-{letter}", CHANCES, "off") for letter in "abcd"),
    Setting("final", (*ids.FINAL_TILES, "random"), "none"),
    Setting("level", LEVELS, "medium"),
    *(Setting(f"bis-{number}", FLAG, "off") for number in BIS),
    Setting("board", (), ""),
)

OPTION_SETS: tuple[tuple[int, dict[str, str]], ...] = (
    *((seats, {}) for seats in (1, 2, 3, 4)),
    *(
        (1, {"level": level, "edition": edition})
        for level in ("easy", "hard")
        for edition in ("rulebook", "rulebook-fr")
    ),
    *((1, {"final": tile, "special-a": "on", "special-b": "on"}) for tile in "ABCD"),
    (1, {"special-c": "on", "special-d": "on", "level": "hard", "final": "random"}),
    *((seats, {"edition": "rulebook-fr"}) for seats in (2, 3, 4)),
    *((seats, {"edition": "draft"}) for seats in (2, 3, 4)),
    (4, {"characters": "first-game"}),
    (2, {"edition": "draft", "characters": "first-game", "final": "1"}),
    (4, {"edition": "draft", "characters": "first-game", **{f"bis-{number}": "on" for number in BIS}, "final": "4"}),
    *((2 + i % 3, {"edition": "draft", f"bis-{number}": "on", "final": str(i + 1)}) for i, number in enumerate(BIS)),
    (3, {"edition": "draft", "final": "random", **{f"bis-{number}": "on" for number in BIS}, "special-b": "on"}),
    *((2 + i % 3, {"final": tile}) for i, tile in enumerate("ABCD")),
    *((4 - i % 3, {f"special-{letter}": "on"}) for i, letter in enumerate("abcd")),
    (3, {"special-a": "on", "special-b": "on", "special-c": "on", "special-d": "on", "final": "A"}),
    (4, {**{f"special-{letter}": "random" for letter in "abcd"}, "final": "random"}),
)
"""Every count, every edition, every value of every setting, and mixtures that bring rules together."""


def check_settings(seats: int, settings: Mapping[str, str]) -> None:
    """[MJ 1.3, 10.2, 12.4, 12.8, 12.9] Settings that do not go together are refused with the rule."""
    draft, final = settings["edition"] == "draft", settings["final"]
    if draft and seats == 1:
        raise Problem("mj-draft-solo", rule="MJ 12.4")
    if settings["characters"] == "first-game" and seats != 4 and not (draft and seats > 1):
        raise Problem("mj-first-game", rule="MJ 1.3", given=str(seats))
    if final in "ABCD" and draft:
        raise Problem("mj-final-draft", rule="MJ 12.9", given=final)
    if final in "1234" and not draft:
        raise Problem("mj-final-rulebook", rule="MJ 10.2", given=final)
    for number in BIS:
        if settings[f"bis-{number}"] == "on" and not draft:
            raise Problem("mj-bis-draft", rule="MJ 12.8", given=str(number))
