"""A glimpse of a table: what a list shows beside its name, what a link is shown with, and the link for a camera."""

from __future__ import annotations

from io import BytesIO
from typing import Annotated, Any, TypeAlias

import segno
from litestar import Response
from msgspec import Meta

from durbar.boards.paint import painted
from durbar.match.picture import picture
from durbar.server.projections.position import decision_info
from durbar.server.routes.asking import TableId, TheServer, Visitor, get_route
from durbar.server.routes.history import Eyes, eyes
from durbar.server.study.veil import may_be_veiled
from durbar.server.table.summary import PerEntry
from durbar.server.table.table import Table
from durbar.server.wire.forms import Language
from durbar.server.wire.glimpses import Glimpse

Origin: TypeAlias = Annotated[str, Meta(max_length=200, pattern=r"^https?://[\w.:\[\]-]+$(?!\n)")]
SVG, PNG = "image/svg+xml", "image/png"
WIDTH, HEIGHT = 1200, 630  # what programs that show links cut least from
SHOWN = "private, max-age=86400"  # its address names the moment: another one has another address


def image(content: bytes | str, kind: str, caching: str) -> Response[Any]:
    return Response(content, media_type=kind, headers={"cache-control": caching})


def draw_table(table: Table, seat: int | None, language: str) -> str:
    return picture(table.match.game, table.match.state, seat, language)


def paint_table(table: Table) -> bytes:
    """The table as anybody may see it, on a sheet of the usual shape; of a game that may be veiled, its beginning."""
    match = table.match
    return painted(picture(match.game, match.at(0) if may_be_veiled(table) else match.state, None, "en"), WIDTH, HEIGHT)


kept = PerEntry(paint_table)


@get_route("/api/tables/{table_id:str}/glimpse")
async def glimpse(server: TheServer, visitor: Visitor, table_id: TableId, seat: Eyes = None) -> Glimpse:
    """What is asked at a table now, and what a seat has."""
    table = (await server.hub.table(table_id)).table
    through, game, g = eyes(table, visitor, seat), table.match.game, table.match.state
    if through is None or table.status != "playing":
        return Glimpse(None, {})
    has = game.story.standing(table.static(), game.view(g, through), through)
    return Glimpse(decision_info(game, g), dict(has))


@get_route("/api/tables/{table_id:str}/picture.svg", media_type=SVG, veiled=True)
async def picture_svg(
    server: TheServer, visitor: Visitor, table_id: TableId, seat: Eyes = None, language: Language = "en"
) -> Response[Any]:
    """The board as it stands, through a seat's eyes."""
    table = (await server.hub.table(table_id)).table
    found = await server.aside(draw_table, table, eyes(table, visitor, seat), language)
    return image(found, SVG, SHOWN)


@get_route("/api/tables/{table_id:str}/picture.png", media_type=PNG)
async def picture_png(server: TheServer, table_id: TableId) -> Response[Any]:
    """The board as it stands, as anybody may see it: for programs that show where a link leads."""
    table = (await server.hub.table(table_id)).table
    return image(await server.aside(kept, table), PNG, "public, max-age=300")


@get_route("/api/tables/{table_id:str}/qr.svg", media_type=SVG)
async def qr(table_id: TableId, origin: Origin) -> Response[Any]:
    """The link to a table for a camera. The page says where it was found: a proxy may stand between."""
    drawn = BytesIO()
    segno.make_qr(f"{origin}/table/{table_id}", error="m").save(drawn, kind="svg", scale=4, border=2, light="#fff")
    return image(drawn.getvalue(), SVG, SHOWN)
