"""One position for every kind of decision, as the server sends it to the page: `python tests/scenes.py OUT`.

Positions come from reference games of the newest rules (of earlier ones where a decision has gone since): each is
brought to a real server, which lets somebody play on from that step and sends what they may see. `client/tests`
answers them.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections.abc import Generator, Iterator
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent
sys.path.insert(0, str(HERE / "server"))
from visitors import Live, Server, Visitor  # noqa: E402  tests/server is no package

from durbar.engine.flow import Chance  # noqa: E402
from durbar.match import record, replay  # noqa: E402

GOLDEN = HERE / "golden"


class Place(NamedTuple):
    """Where a kind of decision is met: the text of a record, the step, and who is asked there."""

    kind: str
    text: str
    step: int
    seat: int


def folders(game: str) -> list[Path]:
    """The reference games of a game, those of the newest rules first."""
    return sorted((GOLDEN / game).glob("rules-*"), key=lambda path: -int(path.name.removeprefix("rules-")))


def kinds_met(game: str) -> set[str]:
    """Every kind of decision that `met.txt` knows, chance and all."""
    lines = [line for folder in folders(game) for line in (folder / "met.txt").read_text(encoding="utf-8").splitlines()]
    return {line.removeprefix("decision ") for line in lines if line.startswith("decision ")}


def places(game: str) -> Iterator[Place]:
    """Where somebody meets each kind of decision: with something to choose between, if there is such a place."""
    missing = kinds_met(game)
    for folder in folders(game):
        found = dict[str, Place]()
        for path in sorted(folder.glob("*.durbar")):
            if missing:
                missing -= yield from places_in(path.read_text(encoding="utf-8"), missing, found)
        yield from found.values()
        missing -= found.keys()
    assert not missing, f"{game}: no record meets {missing}"


def places_in(text: str, missing: set[str], lonely: dict[str, Place]) -> Generator[Place, None, set[str]]:
    """The places of one record; those with a single option are put aside. Which kinds were found."""
    met = set()
    for step, (g, choice) in enumerate(replay.replay(record.read(text)).walk()):
        kind = type(g.decision).__name__
        if kind in missing and kind not in met:
            place = Place(kind, text, step, choice.player)
            if isinstance(g.decision, Chance):
                met.add(kind)
            elif len(g.legal) > 1:
                met.add(kind)
                lonely.pop(kind, None)
                yield place
            else:
                lonely.setdefault(kind, place)
    return met


async def scene(url: str, place: Place) -> dict[str, Any]:
    """What the page of whoever is asked there is sent first."""
    async with Visitor(url) as mira:
        await mira.named("Mira")
        table = await mira.post("/api/import", {"record": place.text})
        form = {"step": place.step, "seat": place.seat, "level": "random"}
        forked = await mira.post(f"/api/tables/{table['id']}/fork", form)
        live: Live = await mira.live(forked["id"])
        state = await live.state_where(lambda state: True)
        await live.close()
        await mira.post(f"/api/tables/{forked['id']}/abandon")
    assert state["ask"], f"{place.kind}: nobody is asked at step {place.step}"
    return {"kind": place.kind, "state": state}


async def scenes(url: str, game: str) -> dict[str, Any]:
    """All of a game, and what its page asks for beside them."""
    async with Visitor(url) as mira:
        await mira.named("Mira")
        paths = ["/api/me", f"/api/rules/{game}/en", f"/api/terms/{game}", "/api/phrases/en"]
        answers = {path: await mira.get(path) for path in paths}
    return {"answers": answers, "scenes": [await scene(url, place) for place in places(game)]}


def main(out: Path) -> None:
    with tempfile.TemporaryDirectory() as data:
        server = Server(Path(data) / "data", DURBAR_RATES="off").start()
        try:
            out.mkdir(parents=True, exist_ok=True)
            for folder in sorted(GOLDEN.iterdir()):
                found = asyncio.run(scenes(server.url, folder.name))
                (out / f"{folder.name}.json").write_text(json.dumps(found), encoding="utf-8")
                print(folder.name, len(found["scenes"]))
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
