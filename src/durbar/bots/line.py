"""How a bot would go on after a choice: its own choices one after the other, as far as nothing else decides."""

from __future__ import annotations

from durbar.bots.bot import Bot, SeatView
from durbar.engine.flow import Chance, Option, Seat, Words

MOST = 6


def line_after(view: SeatView, option: int, bot: Bot) -> tuple[Words, ...]:
    """The choices that follow this one, in words."""
    seat, copy = Seat(view.seat), view.state.clone()
    copy.log = None
    found: list[Words] = []
    while len(found) < MOST:
        copy.take(seat, Option(option))
        if copy.decision is None or isinstance(copy.decision, Chance) or not copy.owes(seat):
            break
        option = bot.choose(view._replace(state=copy))
        found.append(tuple(copy.decision.words(copy, Option(option))))
    return tuple(found)
