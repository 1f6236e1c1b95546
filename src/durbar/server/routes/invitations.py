"""The page of a table, with what programs show of a link to it: a title, a sentence, a picture. They run no script."""

from __future__ import annotations

from html import escape
from typing import Any

from litestar import Request, Response

from durbar.engine.refusal import Problem
from durbar.locale import Texts
from durbar.server.host.limits import language_of
from durbar.server.host.pages import shell
from durbar.server.routes.asking import TableId, TheServer, get_route
from durbar.server.routes.glimpses import HEIGHT, WIDTH
from durbar.server.table.table import Table


def title_of(table: Table, texts: Texts) -> str:
    """Who invites whoever has the link; of a game under way, who plays."""
    game = texts.say(f"{table.made.game}-title")
    host = next((plan.name for plan in table.seats if plan.person and plan.person == table.made.host), "")
    if table.status == "waiting" and host:
        return texts.say("server-link-invites", player=host, game=game)
    players = ", ".join(plan.name for plan in table.seats if plan.kind == "person" and plan.name)
    return texts.say("server-link-plays", players=players, game=game) if players else game


def sentence_of(table: Table, texts: Texts) -> str:
    blurb = f"{table.made.game}-blurb"
    return texts.say(blurb).partition(". ")[0].rstrip(".") + "." if texts.has(blurb) else ""


def tags_of(table: Table, texts: Texts, home: str) -> str:
    """What the Open Graph protocol calls a page: ogp.me."""
    picture = f"{home}/api/tables/{table.id}/picture.png?moment={table.number}"
    told = {
        "og:site_name": "Durbar",
        "og:type": "website",
        "og:title": title_of(table, texts),
        "og:description": sentence_of(table, texts),
        "og:url": f"{home}/table/{table.id}",
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "twitter:card": "summary_large_image",
    }
    return "".join(f'<meta property="{name}" content="{escape(value)}" />\n' for name, value in told.items())


@get_route("/table/{table_id:str}", responses=None, include_in_schema=False)
async def invitation(request: Request[Any, Any, Any], server: TheServer, table_id: TableId) -> Response[Any]:
    """The page, whatever table it will show; a link nobody knows gets the page that says so."""
    try:
        table = (await server.hub.table(table_id)).table
    except Problem:
        return shell()
    home = server.config.address or str(request.base_url).rstrip("/")
    return shell(tags_of(table, Texts(language_of(request.headers)), home))
