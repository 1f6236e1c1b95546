"""Somebody at a browser."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import BrowserContext, Page

ROOT = Path(__file__).parents[2]
SHOTS = ROOT / "screenshots"


class Visitor:
    """Somebody with a browser of their own, who notices every error of the page."""

    def __init__(self, context: BrowserContext, address: str) -> None:
        self.context = context
        self.address = address
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.page.on("console", lambda said: self.errors.append(said.text) if said.type == "error" else None)
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))

    def lobby(self, name: str = "Mira") -> None:
        self.page.goto(self.address)
        self.page.get_by_role("textbox").first.fill(name)

    def create(self, game: str, seats: list[str], **settings: str) -> str:
        """Set a table by the programming interface; the id."""
        forms = [{"kind": "bot", "level": kind[4:]} if kind.startswith("bot:") else {"kind": kind} for kind in seats]
        form = {"game": game, "seats": forms, "settings": settings, "start": "open" not in seats}
        script = """async ([name, form]) => {
            const post = (path, body) => fetch('/api' + path, {method: 'POST', body: JSON.stringify(body),
                headers: {'Content-Type': 'application/json'}}).then(r => r.json());
            const me = await fetch('/api/me').then(r => r.json());
            if (!me.person) await post('/guest', {name, language: 'en'});
            const table = await post('/tables', form);
            if (!table.id) throw new Error(JSON.stringify(table));
            return table.id;
        }"""
        if not self.page.url.startswith(self.address):
            self.page.goto(self.address)
        return str(self.page.evaluate(script, ["Mira", form]))

    def sit_at(self, table: str) -> None:
        self.page.goto(f"{self.address}/table/{table}")

    def shot(self, name: str) -> None:
        SHOTS.mkdir(exist_ok=True)
        self.page.screenshot(path=SHOTS / f"{name}.png")
