"""Webhooks: one message in the form that each kind of place reads."""

from __future__ import annotations

from email.header import Header
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from durbar.server.notify.channels.posting import Poster

Format: TypeAlias = Literal["discord", "slack", "ntfy", "json"]
LONGEST = 1900  # letters; Discord takes 2,000
JSON = {"Content-Type": "application/json"}


class Message(NamedTuple):
    """`id`: the same when it is sent again. `mention`: whoever is called, as the place numbers its people."""

    id: str
    kind: str
    title: str
    text: str
    url: str
    mention: str = ""


async def post(format: Format, address: str, message: Message, poster: Poster) -> str:
    content, headers = written(format, message)
    return await poster.post(address, content, headers)


def written(format: Format, message: Message) -> tuple[bytes, dict[str, str]]:
    """The body and the headers. Nobody is called but whoever it is for, whatever names people gave themselves."""
    whole = f"{message.title}\n{message.text}"[:LONGEST]
    match format:
        case "discord":
            called = f"<@{message.mention}> " if message.mention else ""
            users = [message.mention] if message.mention else []
            mentions = {"parse": [], "users": users}
            return encode({"content": f"{called}{whole}\n<{message.url}>", "allowed_mentions": mentions}), JSON
        case "slack":
            safe = whole.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
            return encode({"text": f"{safe}\n{message.url}"}), JSON
        case "ntfy":
            title = Header(" ".join(message.title.split()), "utf-8", maxlinelen=10_000).encode()
            return message.text[:LONGEST].encode(), {"Title": title, "Click": message.url}
        case "json":
            told = message._asdict()
            del told["mention"]
            return encode(told), JSON


def encode(told: dict[str, object]) -> bytes:
    return msgspec.json.encode(told)
