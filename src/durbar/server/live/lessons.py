"""What a learner's page asks for, as acts at the table of a lesson."""

from __future__ import annotations

from durbar.engine.refusal import Problem
from durbar.server.lessons import commands as lesson_commands
from durbar.server.table import commands
from durbar.server.table.commands import Command
from durbar.server.wire import live as wire


def lesson_command(message: wire.ToServer, actor: commands.Actor, secret: bytes) -> Command:
    """What a learner asks for. There is nobody to talk to, and nothing to agree on."""
    match message:
        case wire.Choose(seat=seat, decision=decision, option=option):
            return lesson_commands.choose(actor, seat, decision, option, secret)
        case wire.Undo():
            return lesson_commands.undo(actor)
        case wire.Step(what="next"):
            return lesson_commands.read_on(actor)
        case wire.Step(what="tried", option=option):
            return lesson_commands.tried(actor, option)
        case wire.Step(what="found", place=place):
            return lesson_commands.found(actor, place)
        case wire.Step(what="again"):
            return lesson_commands.again(actor)
        case wire.Step(what="once-more"):
            return lesson_commands.once_more(actor)
        case wire.Step(what="show-me"):
            return lesson_commands.show_me(actor, secret)
    raise Problem("no-talk-in-lessons")
