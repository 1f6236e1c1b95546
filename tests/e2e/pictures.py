"""Pictures of the three boards, light and dark, for the README and the lobby: `make pictures`.

Each shows a moment of a recorded game; what is drawn is what people see at a table, without the page around it.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from play import golden
from playwright.sync_api import Browser, sync_playwright
from visitor import ROOT, Visitor

from conftest import FLAGS, chromium

OUT = ROOT / "client" / "public" / "pictures"
SIZE = {"width": 1280, "height": 800}
MOMENTS = {"maharadjah": (1, 0.6), "maharaja": (1, 0.7), "dice_charmers": (3, 0.8)}  # a record, and how far into it


def draw(browser: Browser, address: str, game: str, colours: str) -> None:
    number, part = MOMENTS[game]
    usual = {"viewport": SIZE, "reduced_motion": "reduce", "locale": "en-GB", "color_scheme": colours}
    visitor = Visitor(browser.new_context(**usual, device_scale_factor=0.75), address)
    table = visitor.bring(golden(game, number))
    steps = visitor.page.evaluate("id => fetch(`/api/tables/${id}`).then(r => r.json()).then(t => t.steps)", table)
    visitor.page.goto(f"{address}/table/{table}?step={int(steps * part)}")
    visitor.page.wait_for_selector(f"#prompt[data-step='{int(steps * part)}']")
    visitor.page.add_style_tag(content=".banners, .zoom { display: none !important; }")
    visitor.page.wait_for_timeout(500)
    path = OUT / f"{game}-{colours}.jpg"
    visitor.page.locator("main").screenshot(path=path, type="jpeg", quality=70)
    visitor.context.close()
    print(path.relative_to(ROOT), path.stat().st_size // 1024, "kB")


def main() -> None:
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, str(Path(__file__).with_name("serve.py")), data, "0"]
        running = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert running.stdout is not None
        try:
            address = running.stdout.readline().strip().replace("localhost", "127.0.0.1")
            with sync_playwright() as play:
                browser = play.chromium.launch(args=FLAGS, executable_path=chromium())
                for game in MOMENTS:
                    for colours in ("light", "dark"):
                        draw(browser, address, game, colours)
        finally:
            running.terminate()
            running.wait(20)


if __name__ == "__main__":
    main()
