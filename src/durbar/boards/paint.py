"""Pictures as pixels: PNG from our SVG, with whatever letters this machine has."""

from __future__ import annotations

import resvg_py

PAPER = "#f5eddc"
LETTERS = "DejaVu Sans, Liberation Sans, Noto Sans, Arial, Helvetica, Segoe UI"


def painted(drawing: str, width: int, height: int) -> bytes:
    """The picture in the middle of a sheet of this size."""
    board = drawing.replace("system-ui", LETTERS)
    board = board.replace("<svg ", f'<svg width="{width}" height="{height}" ', 1)
    sheet = f'<rect width="{width}" height="{height}" fill="{PAPER}"/>{board}'
    whole = f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}">{sheet}</svg>'
    return bytes(resvg_py.svg_to_bytes(svg_string=whole))
