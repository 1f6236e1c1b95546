"""What a game from elsewhere needs, and nothing else: these names stay as they are as long as the API number does.

    from durbar.plugin import Chance, Decision, Event, Field, Flow, Game, Option, Result, Seat, Step, ...

A game joins by an entry point in the group of the API it was written for:

    [project.entry-points."durbar.games.1"]
    mygame = "mygame:GAME"

What is going to change warns (`DeprecationWarning`) one release ahead. `durbar new-game NAME` writes one to begin with.
"""

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.agenda import steps_of
from durbar.engine.chance import Rng
from durbar.engine.field import Field
from durbar.engine.flow import Chance, Decision, Flow, Option, Options, Seat, Step, Words
from durbar.engine.game import DRAMA, HEADING, NOTABLE, PLAIN, SEATS, SMALL, Event, Game, Result, Setting
from durbar.engine.orders import OrderKind
from durbar.engine.parts import Boards, Drawing, Learning, Lessons, Luck, Measure, Points, RoleGiven, Story
from durbar.engine.refusal import OK, Code, Problem
from durbar.locale import add_phrases

API = 1
"""Raised when one of these names changes its meaning; games written for an earlier one are then adapted or named."""

__all__ = [
    "API",
    "DRAMA",
    "HEADING",
    "NOTABLE",
    "OK",
    "PLAIN",
    "SEATS",
    "SMALL",
    "Boards",
    "Chance",
    "Code",
    "Decision",
    "Drawing",
    "Event",
    "Field",
    "Flow",
    "Game",
    "Learning",
    "Lessons",
    "Luck",
    "Measure",
    "Option",
    "Options",
    "OrderKind",
    "Points",
    "Problem",
    "Result",
    "Rng",
    "RoleGiven",
    "Seat",
    "Setting",
    "Step",
    "Story",
    "Words",
    "add_phrases",
    "i64",
    "steps_of",
    "vec",
]
