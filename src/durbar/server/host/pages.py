"""The web client's files: built ones never change, index.html is asked for anew, and every client route gets it."""

from __future__ import annotations

import mimetypes
from functools import cache
from html import escape
from importlib.resources import files
from pathlib import Path
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.response import File, Redirect

FOREVER = "public, max-age=31536000, immutable"
ANEW = "no-cache"
TAB = "/tab/"  # the table in a tab, where it was built: a folder of files with a page of its own
TAB_POLICY = (  # Python runs there, and asks nobody
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"
)
MISSING = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Durbar</title>
<p>The server runs, but the page has not been built: <code>make play</code> builds it.
<p>The programming interface is at <a href="/api/schema">/api/schema</a>.</html>"""


@cache
def folder() -> Path:
    return Path(str(files("durbar"))) / "static"


def file_of(path: str) -> Path | None:
    """A file of the client, and nothing outside its folder."""
    wanted = (folder() / path.lstrip("/")).resolve()
    inside = wanted.is_relative_to(folder().resolve())
    return wanted if inside and wanted.is_file() else None


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(path: str = "/") -> Response[Any]:
    """A file, or the page itself: the client knows what /table/... means."""
    if path.startswith("/api"):
        raise NotFoundException
    if path == TAB.rstrip("/") and file_of(f"{TAB}index.html") is not None:
        return Redirect(f"{TAB}index.html")  # Litestar takes the last slash away, and its addresses are relative
    found = file_of(path) if path != "/" else None
    if found is not None:
        return file_answer(path, found)
    if "." in path.rsplit("/", 1)[-1]:
        raise NotFoundException
    return shell()


def file_answer(path: str, found: Path) -> Response[Any]:
    kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
    headers = {"cache-control": FOREVER if path.startswith(("/assets/", f"{TAB}assets/")) else ANEW}
    if path.startswith(TAB):
        headers["content-security-policy"] = TAB_POLICY
    return File(found, media_type=kind, content_disposition_type="inline", headers=headers)


def shell(head: str = "") -> Response[Any]:
    """The page itself; `head`: what programs that do not run it are to know of it."""
    index = folder() / "index.html"
    text = index.read_text(encoding="utf-8") if index.exists() else MISSING
    text = text.replace('="./', '="/')  # whatever the address: built files lie at the root
    text = text.replace("</head>", f"{head}</head>", 1)
    return Response(text, media_type=MediaType.HTML, headers={"cache-control": ANEW})


class SchemaPage(OpenAPIRenderPlugin):
    """The OpenAPI description as a page, without scripts from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/", media_type=MediaType.HTML)

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        rows = "\n".join(
            row(method, path, operation)
            for path, item in openapi_schema["paths"].items()
            for method, operation in item.items()
        )
        return (
            "<!doctype html><html lang='en'><meta charset='utf-8'><title>Durbar API</title><h1>Durbar API</h1>"
            f"<p><a href='/api/schema/openapi.json'>openapi.json</a></p><table>{rows}</table></html>"
        ).encode()


def row(method: str, path: str, operation: dict[str, Any]) -> str:
    takes = ", ".join(named(content) for content in operation.get("requestBody", {}).get("content", {}).values())
    gives = named(next(iter(operation["responses"].get("200", {}).get("content", {}).values()), {}))
    cells = (method.upper(), path, takes, gives, operation.get("description") or operation.get("summary", ""))
    return "<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>"


def named(content: dict[str, Any]) -> str:
    """The name of the type a request takes or gives."""
    schema = content.get("schema", {})
    reference = schema.get("$ref") or schema.get("items", {}).get("$ref", "")
    return str(reference).rsplit("/", 1)[-1].rsplit("_", 1)[-1] + ("[]" if "items" in schema else "")
