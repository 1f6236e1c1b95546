"""A state as a picture, in a language; and what stands above it."""

from __future__ import annotations

import re
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from durbar.boards.svg import INK, LINE, PAPER, box_at, drawn_text, number, text_at
from durbar.engine.checked import checked_number
from durbar.engine.flow import Chance, Words, members
from durbar.engine.game import Game
from durbar.engine.refusal import Problem

if TYPE_CHECKING:
    from durbar.locale import Texts
    from durbar.match.match import Match

BAND = 0.05
"""The height of a heading, of the picture's width."""
VIEW_BOX = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)"')


class Heading(NamedTuple):
    """What is said above a picture: the game, what is asked of whom, and what happened last."""

    title: str
    turn: str
    last: str


def picture_of(match: Match, seat: int | None, step: int, language: str, size: int | None, heading: bool) -> str:
    """A match after so many choices, with its heading or without, so many pixels wide (None: as there is room)."""
    g, seat = match.at(step), None if seat is None else match.checked(seat)
    wide = "" if size is None else f'width="{checked_number("size", size, 1)}" '
    drawing = picture(match.game, g, seat, language).replace("<svg ", f"<svg {wide}", 1)
    if not heading:
        return drawing
    told = match.events(seat, max(0, step - 1), step)
    return headed(drawing, heading_of(match.game, g, told, language))


def picture(game: Game, g: Any, seat: int | None, language: str) -> str:
    """The board as SVG, as a seat (None: anybody) may see it."""
    texts = texts_of(game, g, language)
    seen = game.static(g), game.view(g, seat), texts.namer(game.id), seat
    return game.drawing.svg(*seen) or drawn_text(game.drawing.text(*seen), game.id)


def texts_of(game: Game, g: Any, language: str) -> Texts:
    from durbar.locale import LANGUAGES, Texts  # here: few matches are ever drawn

    if str(language) not in LANGUAGES:
        raise Problem("unknown-language", given=language, known=", ".join(LANGUAGES))
    return Texts(language).adopt(game.id, game.boards.names(g))


def heading_of(game: Game, g: Any, told: list[Words], language: str) -> Heading:
    """What is said above a state; `told`: the events that led to it, as they may be known."""
    texts = texts_of(game, g, language)
    said = [texts.phrase(game.id, "event", words) for words in told[-1:]]
    return Heading(texts.say(f"{game.id}-title"), turn_of(game, g, texts), "".join(said))


def turn_of(game: Game, g: Any, texts: Texts) -> str:
    """Who is asked what; or how it ended."""
    if g.decision is None:
        return texts.say(f"{game.id}-reason-{game.result(g).reason}")
    if isinstance(g.decision, Chance):
        return ""
    seats = game.labels(g, "seat")
    who = ", ".join(str(texts.name(game.id, seats[seat])) for seat in members(g.decision.players(g)))
    key = f"{game.id}-ask-{type(g.decision).__name__}"
    about = texts.arguments(game.id, ("", *g.decision.subject(g)))
    return texts.say(f"{key}.wait" if texts.has(key) else key, player=who, **about)


def headed(drawing: str, heading: Heading) -> str:
    """The picture with its heading above it."""
    found = VIEW_BOX.search(drawing)
    if found is None:
        return drawing
    x, y, width, height = map(float, found.groups())
    tall = BAND * width
    box = f'viewBox="{number(x)} {number(y - tall)} {number(width)} {number(height + tall)}"'
    drawing = drawing.replace(found[0], box, 1)
    said = escape(". ".join(part.rstrip(".") for part in heading if part))
    drawing = re.sub(r'aria-label="[^"]*"', lambda _: f'aria-label="{said}"', drawing, count=1)
    drawing = re.sub(r"<title>[^<]*</title>", lambda _: f"<title>{said}</title>", drawing, count=1)
    return drawing.rstrip().removesuffix("</svg>") + band(heading, x, y - tall, width, tall) + "</svg>\n"


def band(heading: Heading, x: float, y: float, width: float, tall: float) -> str:
    """The game on the left, what is asked beside it, what happened last below."""
    letters, edge = 0.36 * tall, 0.3 * tall
    room = int((width - 2 * edge) / (0.54 * letters))
    title = text_at((x + edge, y + 0.42 * tall), heading.title, letters, "start", 'font-weight="700"')
    turn = cut(heading.turn, room - int(1.3 * len(heading.title)) - 4)
    asked = text_at((x + width - edge, y + 0.42 * tall), turn, letters, "end")
    last = text_at((x + edge, y + 0.86 * tall), cut(heading.last, room), 0.9 * letters, "start", 'opacity="0.8"')
    line = box_at(x, y + tall - 1, width, 1, LINE)
    return f'<g fill="{INK}">{box_at(x, y, width, tall, PAPER)}{line}{title}{asked}{last}</g>'


def cut(text: str, room: int) -> str:
    """As much of a text as there is room for."""
    return text if len(text) <= room else text[: max(0, room - 1)].rstrip() + "…"
