"""Somebody at a browser."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright import sync_api
from playwright.sync_api import BrowserContext, Page, WebSocket

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "screenshots"
DRAWN = """async () => {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  await frame();
  await frame();
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.all(ending.map(({ finished }) => finished.catch(() => null)));
  await frame();
}"""


class Visitor:
    """Somebody with a browser of their own, who notices every error of the page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.choices_sent = 0
        self.marks_sent = 0
        self.page.on("websocket", lambda socket: self.watch(socket))

    def watch(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self.count(str(data)))

    def count(self, data: str) -> None:
        self.choices_sent += '"choose"' in data
        self.marks_sent += '"seen"' in data

    def lobby(self, name: str = "Mira") -> None:
        """The lobby, as somebody of this name."""
        self.be(name)
        self.page.goto(self.address)

    def new_table(self) -> None:
        """Where a table is set, opened from the lobby."""
        self.page.goto(self.address)
        self.page.locator(".game").first.wait_for()
        if self.page.locator("#games details").count():
            self.page.locator("#games details summary").click()
            self.page.locator(".ways button").first.click()
        else:
            self.page.locator(".game button").first.click()
        self.page.locator(".create").wait_for()

    def account(self) -> None:
        """What stands under my letter in the lobby."""
        self.page.goto(self.address)
        self.page.locator("header .avatar").click()

    def settings(self, section: str = "") -> None:
        """What is set once, opened from the lobby: by my letter, or by the way in of whoever has none."""
        self.page.goto(self.address)
        self.page.locator("header .avatar, header .way-in").click()
        if self.page.locator("header .avatar").count():
            self.page.locator("header .menu .item").last.click()
        if section:
            self.page.get_by_role("dialog").get_by_role("navigation").get_by_role("button", name=section).click()

    def create(self, game: str, seats: list[str], **settings: str) -> str:
        """Set a table by the programming interface; the id."""
        forms = [{"kind": "bot", "level": kind[4:]} if kind.startswith("bot:") else {"kind": kind} for kind in seats]
        form = {"game": game, "seats": forms, "settings": settings, "start": "open" not in seats}
        return self.post("/tables", form)

    def bring(self, record: str) -> str:
        """A table made from a record; the id."""
        return self.post("/import", {"record": record})

    def post(self, path: str, form: dict) -> str:
        """Ask the server for a table, as somebody whose name is Mira if nobody is known yet; the id.

        As this browser, with its cookies, but without loading a page for it.
        """
        if not self.context.request.get(f"{self.address}/api/me").json()["person"]:
            self.be("Mira")
        table = self.ask(path, form)
        assert table.get("id"), table
        return str(table["id"])

    def be(self, name: str) -> None:
        """Somebody of this name."""
        self.ask("/guest", {"name": name, "language": "en"})

    def ask(self, path: str, form: dict) -> dict[str, Any]:
        answer: dict[str, Any] = self.context.request.post(f"{self.address}/api{path}", data=form).json()
        return answer

    def join(self, table: str, name: str, start: bool = False) -> None:
        """Sit down at somebody's table as somebody of this name; the last of them starts the game."""
        self.be(name)
        self.ask(f"/tables/{table}/sit", {})
        if start:
            self.ask(f"/tables/{table}/start", {})

    def sit_at(self, table: str) -> None:
        self.page.goto(f"{self.address}/table/{table}")

    def open_dock(self) -> None:
        """On a phone it waits behind the tab of the turn, which counts what others ask of me; or is open already."""
        if self.page.get_attribute(".app", "data-snap") != "half":
            self.page.locator(".panel .turn").click()

    def drawn(self) -> None:
        """Until the page has drawn what it was told: letters have their size, and whatever moved has come to rest."""
        self.page.evaluate(DRAWN)

    def comes(self, selector: str, within: float) -> bool:
        """Does something come into view, before so many milliseconds are over?"""
        try:
            self.page.locator(selector).first.wait_for(timeout=within)
        except sync_api.TimeoutError:
            return False
        return True

    def until(self, test: Callable[[], object]) -> None:
        """Until something is so; a generous bound, since machines are busy."""
        end = time.monotonic() + 60
        while not test():
            assert time.monotonic() < end
            self.page.wait_for_timeout(20)

    def shot(self, name: str) -> None:
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")
