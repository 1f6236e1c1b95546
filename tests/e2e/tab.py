"""Somebody at the table in a tab: what tests ask a server by HTTP goes through the page's own host."""

from __future__ import annotations

import json
from typing import Any

from visitor import Visitor

PLAY = """async ([table, most]) => {
  const times = [];
  const last = await new Promise((done) => {
    const line = durbarHost.open(`/api/tables/${table}/live?since=0`, 'en');
    let asked = -1, count = 0, began = 0;
    line.onmessage = ({ data }) => {
      for (const told of JSON.parse(data)) {
        if (told.type === 'done') times.push(performance.now() - began);
        if (told.type === 'error') { line.close(); done(told); }
        if (told.type !== 'state') continue;
        if (told.table.status === 'over' || (told.ask && count >= most)) { line.close(); return done(told.table); }
        if (!told.ask || told.ask.number === asked) continue;
        const { seat, number, options } = told.ask;
        asked = number;
        count += 1;
        began = performance.now();
        const option = options[(count * 7) % options.length].id;
        line.send(JSON.stringify({ type: 'choose', ref: '', seat, decision: number, option }));
      }
    };
  });
  return { ...last, times };
}"""


class TabVisitor:
    def __init__(self, visitor: Visitor, server: str, without: str = "") -> None:
        self.visitor, self.page = visitor, visitor.page
        self.refused: list[str] = []
        self.page.goto(f"{server}/tab/index.html?pace=0&without={without}")
        self.ready()
        if self.ask("GET", "/me")["person"] is None:
            self.ask("POST", "/guest", {"name": "Mira", "language": "en"})

    def ready(self) -> None:
        self.page.wait_for_function("() => window.durbarHost?.starting.stage === 'ready'")

    def ask(self, method: str, path: str, form: Any = None) -> Any:
        body = "" if form is None else json.dumps(form)
        asked = "([method, path, body]) => durbarHost.ask(method, '/api' + path, 'en', body)"
        answer = self.page.evaluate(asked, [method, path, body])
        assert answer["status"] == 200, answer
        return json.loads(answer["text"])

    def begin(self, game: str, *levels: str) -> str:
        seats = [{"kind": "me"}, *({"kind": "bot", "level": level} for level in levels)]
        return str(self.ask("POST", "/tables", {"game": game, "seats": seats, "start": True})["id"])

    def play(self, table: str, most: int = 10_000) -> dict[str, Any]:
        """Choose until the game is over, or so often; then its record, if it has one."""
        told: dict[str, Any] = self.page.evaluate(PLAY, [table, most])
        if told["status"] == "over":
            told["record"] = self.ask("GET", f"/tables/{table}/record")["record"]
        return told

    def sit_at(self, table: str) -> None:
        self.page.evaluate("table => { location.hash = `/table/${table}` }", table)

    def question(self) -> str:
        """What the page asks, once it is mine to answer."""
        self.page.wait_for_function("() => document.querySelectorAll('#prompt .choice, .choosable').length > 0")
        return self.page.locator("#prompt h2").inner_text()

    def without_net(self) -> None:
        """The service worker has everything from now on; whatever asks the net all the same is written down."""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        self.page.on("requestfailed", lambda request: self.refused.append(request.url))
        self.visitor.context.set_offline(True)

    def requests_refused(self) -> list[str]:
        return [url for url in self.refused if not url.endswith("files.json")]
