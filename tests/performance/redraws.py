"""What a redraw of the page costs its main thread, in processor time: `python tests/performance/redraws.py [CHOICES]`.

Real Chromium against a real server. Processor time, because a wall clock on a busy machine measures its neighbours.
Everything the thread did from a choice until no more states came (script, style, layout, paint, answering the pointer)
is divided by these states; what the driver looks up to choose is left out.
"""

from __future__ import annotations

import random
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "e2e"))

from play import choose, look, settle
from playwright.sync_api import Browser, CDPSession, sync_playwright
from running import serving
from test_games import GAMES, table
from visitor import Visitor

from conftest import FLAGS, chromium

WATCH = """() => {
  window.redraws = [];
  const given = Object.getOwnPropertyDescriptor(WebSocket.prototype, 'onmessage');
  Object.defineProperty(WebSocket.prototype, 'onmessage', { set(handler) {
    given.set.call(this, async (event) => {
      const from = performance.now();
      handler(event);
      await new Promise(queueMicrotask);
      document.body.offsetHeight;
      window.redraws.push(performance.now() - from);
    });
  } });
}"""

REST = 400  # ms without a state


def spent(session: CDPSession) -> float:
    """ms of the thread that draws the page."""
    metrics = session.send("Performance.getMetrics")["metrics"]
    return 1000 * next(float(one["value"]) for one in metrics if one["name"] == "TaskDuration")


def redrawn(visitor: Visitor) -> int:
    return int(visitor.page.evaluate("window.redraws.length"))


def at_rest(visitor: Visitor) -> int:
    """How many states were drawn once no more come: asked seldom, for asking costs the thread too."""
    last = -1
    while last != (now := redrawn(visitor)):
        last = now
        visitor.page.wait_for_timeout(REST)
    return now


def measure(browser: Browser, address: str, game: str, choices: int) -> list[float]:
    context = browser.new_context(viewport={"width": 1280, "height": 800}, reduced_motion="reduce", locale="en-GB")
    visitor = Visitor(context, address)
    context.add_init_script(f"({WATCH})()")
    table(visitor, game)
    session = context.new_cdp_session(visitor.page)
    session.send("Performance.enable", {"timeDomain": "threadTicks"})
    rng, found = random.Random(12), []
    for _ in range(choices):
        settle(visitor)
        seen = look(visitor)
        if not seen["found"]:
            break
        before, drawn = spent(session), redrawn(visitor)
        choose(visitor, rng, seen)
        states = at_rest(visitor) - drawn
        if states:
            found.append((spent(session) - before) / states)
    context.close()
    return sorted(found)


def main() -> None:
    choices = int(sys.argv[1]) if len(sys.argv) > 1 else 40
    found = chromium()
    with serving(Path(tempfile.mkdtemp())) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(args=FLAGS, **({"executable_path": found} if found else {}))
        for game in GAMES:
            times = measure(browser, address, game, choices)
            print(f"{game}: {statistics.median(times):.1f} ms, at most {times[-1]:.1f}, {len(times)} times", flush=True)


if __name__ == "__main__":
    main()
