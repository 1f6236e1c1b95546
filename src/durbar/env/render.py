"""A table as people look at it: text, or the pixels of its picture."""

from __future__ import annotations

import struct
import zlib
from typing import Any

import numpy as np
import numpy.typing as npt

from durbar.build.extras import missing_part
from durbar.engine.game import Game
from durbar.locale import Texts
from durbar.match.picture import picture

RENDER_MODES = ["ansi", "rgb_array"]
WIDTH, HEIGHT = 800, 600

Pixels = npt.NDArray[np.uint8]


def rendered(game: Game, g: Any, seat: int | None, mode: str | None) -> Any:
    """What a seat (None: anybody) sees, as text unless pixels are asked for."""
    if mode == "rgb_array":
        return pixels_of(painting(picture(game, g, seat, "en")))
    texts = Texts("en").adopt(game.id, game.boards.names(g))
    return game.drawing.text(game.static(g), game.view(g, seat), texts.namer(game.id))


def painting(drawing: str) -> bytes:
    try:
        from durbar.boards.paint import painted  # here: few environments are ever painted
    except ModuleNotFoundError as missing:
        raise missing_part(missing, "env") from None
    return painted(drawing, WIDTH, HEIGHT)


def pixels_of(png: bytes) -> Pixels:
    """Height x width x red, green, blue, of a PNG with four bytes a pixel and no interlacing, which ours are."""
    at, packed, width, height = 8, b"", 0, 0
    while at < len(png):
        length, kind = struct.unpack(">I4s", png[at : at + 8])
        part = png[at + 8 : at + 8 + length]
        if kind == b"IHDR":
            width, height = struct.unpack(">II", part[:8])
        elif kind == b"IDAT":
            packed += part
        at += length + 12
    rows = np.frombuffer(zlib.decompress(packed), np.uint8).reshape(height, 1 + 4 * width)
    return np.ascontiguousarray(unfiltered(rows[:, 0], rows[:, 1:].reshape(height, width, 4))[:, :, :3])


def unfiltered(filters: Pixels, coded: Pixels) -> Pixels:
    """Every row was written as what it differs by from the row above and the pixel before, by a filter of its own. A
    pixel needs those to its left and above: all on one slanting line are found at once, each row a step behind."""
    height, width, _ = coded.shape
    found = np.zeros((height + 1, width + 1, 4), np.int16)  # with an empty row above and an empty pixel before
    for step in range(width + height - 1):
        rows = np.arange(max(0, step - width + 1), min(height, step + 1))
        columns = step - rows
        left, above, corner = found[rows + 1, columns], found[rows, columns + 1], found[rows, columns]
        guess = np.choose(filters[rows][:, None], [0, left, above, (left + above) // 2, nearest(left, above, corner)])
        found[rows + 1, columns + 1] = (coded[rows, columns] + guess) & 255
    return found[1:, 1:].astype(np.uint8)


def nearest(left: Any, above: Any, corner: Any) -> Any:
    """Paeth's guess: whichever of the three is nearest to left + above - corner."""
    aim = left + above - corner
    by_left, by_above, by_corner = abs(aim - left), abs(aim - above), abs(aim - corner)
    other = np.where(by_above <= by_corner, above, corner)
    return np.where((by_left <= by_above) & (by_left <= by_corner), left, other)
