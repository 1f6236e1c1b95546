"""Pictures of the three boards, light and dark, for the README and the lobby: `make pictures`.

Each shows a moment of a recorded game; what is drawn is what people see at a table, without the page around it.
"""

from __future__ import annotations

import tempfile
from itertools import product
from pathlib import Path
from typing import Any

from play import golden
from playwright.sync_api import sync_playwright
from running import serving
from visitor import ROOT, Visitor

from conftest import FLAGS, chromium

OUT = ROOT / "client" / "public" / "pictures"
COLOURS = ("light", "dark")
MOMENTS = {"maharadjah": (1, 0.6), "maharaja": (1, 0.7), "dice_charmers": (3, 0.8)}  # a record, and how far into it


def usual(colours: str) -> dict[str, Any]:
    """The browser a picture is drawn in."""
    screen = {"viewport": {"width": 1280, "height": 800}, "device_scale_factor": 0.75}
    return {**screen, "reduced_motion": "reduce", "locale": "en-GB", "color_scheme": colours}


def picture(visitor: Visitor, game: str) -> bytes:
    """The board at a moment of a recorded game, without the page around it."""
    number, part = MOMENTS[game]
    table = visitor.bring(golden(game, number))
    steps = visitor.context.request.get(f"{visitor.address}/api/tables/{table}").json()["steps"]
    visitor.page.goto(f"{visitor.address}/table/{table}?step={int(steps * part)}")
    visitor.page.wait_for_selector(f"#prompt[data-step='{int(steps * part)}']")
    visitor.page.add_style_tag(content=".zoom { display: none !important; }")
    visitor.page.evaluate("document.fonts.ready")
    visitor.page.wait_for_timeout(500)
    return visitor.page.locator("main").screenshot(type="jpeg", quality=70)


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, serving(Path(data)) as address, sync_playwright() as play:
        browser = play.chromium.launch(args=FLAGS, executable_path=chromium())
        for game, colours in product(MOMENTS, COLOURS):
            visitor = Visitor(browser.new_context(**usual(colours)), address)
            path = OUT / f"{game}-{colours}.jpg"
            path.write_bytes(picture(visitor, game))
            visitor.context.close()
            print(path.relative_to(ROOT), path.stat().st_size // 1024, "kB")


if __name__ == "__main__":
    main()
