"""[MJ 11.2] The face-down stack of characters of the solo game: a set that is drawn from as tiles are needed."""

from __future__ import annotations

from durbar.engine.flow import Option, Options, Seat, Words, members
from durbar.games.maharaja.ids import BRAHMABOT
from durbar.games.maharaja.rules.shapes import Draw, drawn
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import CHARACTER_SHOWN, DRAW_CHARACTER, TAKES_CHARACTER


class DrawTile(Draw):
    """A character from the stack."""

    def words(self, g: State, option: Option) -> Words:
        return drawn(g, DRAW_CHARACTER, option)

    def candidates(self, g: State, player: Seat) -> Options:
        return members(g.stack)


class DrawToRow(DrawTile):
    """[MJ 11.2, 11.5] A new tile joins the row at the right end."""

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.draw_character(option)
        g.show(option)
        g.tell(CHARACTER_SHOWN, option)


class DrawForBrahmabot(DrawTile):
    """[MJ 11.2] Brahmabot takes the top tile."""

    def choose(self, g: State, player: Seat, option: Option) -> None:
        g.draw_character(option)
        g.characters[BRAHMABOT] = option
        g.tell(TAKES_CHARACTER, BRAHMABOT, option, g.colours + 1)
