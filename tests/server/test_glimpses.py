"""What lists and links show of a table: pictures, what is asked, tags; and nothing hidden."""

from __future__ import annotations

import asyncio
import re

import pytest
from visitors import Visitor

PNG = b"\x89PNG\r\n\x1a\n"


async def of(visitor: Visitor, path: str) -> bytes:
    answer = await visitor.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.content


def tags(page: bytes) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]+)" content="([^"]*)"', page.decode()))


@pytest.mark.parametrize("game", ["maharaja", "maharadjah", "dice_charmers"])
def test_a_table_is_drawn_before_and_after_its_start(url: str, game: str) -> None:
    async def story() -> None:
        ann, stranger = await Visitor(url).named("Ann"), Visitor(url)
        table = await ann.table(game, "me", "easy", "easy", start=False)
        path = f"/api/tables/{table['id']}"
        assert (await of(stranger, f"{path}/picture.svg?language=fr")).startswith(b"<svg")
        await ann.post(f"{path}/start")
        assert (await of(ann, f"{path}/picture.svg?seat=0")).startswith(b"<svg")
        painted = await of(stranger, f"{path}/picture.png")
        assert painted.startswith(PNG)
        assert int.from_bytes(painted[16:20]) == 1200
        assert int.from_bytes(painted[20:24]) == 630

    asyncio.run(story())


def test_nobody_looks_through_others_eyes(url: str) -> None:
    async def story() -> None:
        ann, stranger = await Visitor(url).named("Ann"), Visitor(url)
        table = await ann.table("maharaja", "me", "easy")
        for path in ("picture.svg", "glimpse"):
            assert (await stranger.http.get(f"/api/tables/{table['id']}/{path}?seat=0")).status_code == 403
        seen = await stranger.get(f"/api/tables/{table['id']}/glimpse")
        assert seen == {"decision": None, "has": {}}

    asyncio.run(story())


def test_a_glimpse_tells_what_is_asked_and_what_i_have(url: str) -> None:
    async def story() -> None:
        ann = await Visitor(url).named("Ann")
        table = await ann.table("dice_charmers", "me", "easy")
        seen = await ann.get(f"/api/tables/{table['id']}/glimpse", seat=0)
        assert seen["decision"]["name"]
        assert {"fame", "money", "karma"} <= seen["has"].keys()

    asyncio.run(story())


def test_a_link_says_who_invites_to_what(url: str) -> None:
    async def story() -> None:
        ann, stranger = await Visitor(url).named('<Ann> "A"'), Visitor(url)
        table = await ann.table("maharaja", "me", "open", start=False)
        told = tags(await of(stranger, f"/table/{table['id']}"))
        assert told["og:title"] == "&lt;Ann&gt; &quot;A&quot; invites you to Maharaja"
        assert told["og:image"].startswith(f"{url.rstrip('/')}/api/tables/{table['id']}/picture.png")
        assert told["og:description"].endswith(".")
        french = await stranger.http.get(f"/table/{table['id']}", headers={"accept-language": "fr"})
        assert tags(french.content)["og:title"].endswith("vous invite\u202f: Maharaja")
        assert tags(await of(stranger, "/table/nobodyknowsthis")) == {}

    asyncio.run(story())


def test_the_link_is_there_for_a_camera(url: str) -> None:
    async def story() -> None:
        stranger = Visitor(url)
        drawn = await of(stranger, "/api/tables/abc/qr.svg?origin=https://table.example.org")
        assert b'<svg xmlns="http://www.w3.org/2000/svg"' in drawn
        wrong = await stranger.http.get("/api/tables/abc/qr.svg?origin=javascript:alert(1)")
        assert wrong.status_code == 400

    asyncio.run(story())
