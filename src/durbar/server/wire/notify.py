"""How people are told when they are not there, as HTTP carries it."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

from durbar.server.wire.forms import Form
from durbar.server.wire.pace import Zone

Wish: TypeAlias = Literal["now", "digest", "off"]
Channel: TypeAlias = Literal["mail", "push", "hook"]
Minute: TypeAlias = Annotated[int, Meta(ge=0, lt=1440)]
Wishes: TypeAlias = Annotated[dict[Annotated[str, Meta(max_length=8)], Wish], Meta(max_length=20)]
Secret: TypeAlias = Annotated[str, Meta(max_length=100, pattern=r"^[A-Za-z0-9_-]+=*$(?!\n)")]
Place: TypeAlias = Annotated[str, Meta(max_length=1000, pattern=r"^https://[\x21-\x7e]+$(?!\n)")]


class NoticesForm(Form):
    """What I want to be told, by kind for each channel. `digest`: the minute of my day for what may wait; `quiet`: from
    and until which minute nothing is sent, null: while I sleep; `recap`: mails say what happened since my last turn."""

    mail: Wishes = {}
    push: Wishes = {}
    hook: Wishes = {}
    digest: Minute = 480
    quiet: tuple[Minute, Minute] | None = None
    zone: Zone = "UTC"
    recap: bool = True


class NoticesInfo(Struct):
    """The same, with a wish for every kind. `ways`: the channels by which I can be reached now."""

    mail: dict[str, Wish]
    push: dict[str, Wish]
    hook: dict[str, Wish]
    digest: int
    quiet: tuple[int, int] | None
    zone: str
    recap: bool
    ways: list[Channel]


class PushForm(Form):
    """A browser's subscription, as the browser gave it."""

    endpoint: Place
    p256dh: Secret
    auth: Annotated[str, Meta(max_length=40, pattern=r"^[A-Za-z0-9_-]+=*$(?!\n)")]


class PushDevice(Struct):
    """A browser of mine. `here`: this one. `error`: why nothing is sent there any more."""

    id: str
    device: str
    created: str
    error: str
    here: bool


class PushInfo(Struct):
    """`open`: this server sends pushes, and `key` is what a browser knows it by."""

    open: bool
    key: str
    devices: list[PushDevice]


class ForgetForm(Form):
    id: Annotated[str, Meta(max_length=24, pattern=r"^[0-9a-f]*$(?!\n)")]


class HookForm(Form):
    """Where messages are posted; null: nowhere any more. `mention`: my number there, so that I am called (Discord)."""

    format: Literal["discord", "slack", "ntfy", "json"] = "json"
    address: Place | None = None
    mention: Annotated[str, Meta(max_length=24, pattern=r"^[0-9]*$(?!\n)")] = ""


class HookInfo(Struct):
    """`open`: this server posts to webhooks. `shown`: the address as far as it is shown; empty: there is none."""

    open: bool
    format: Literal["discord", "slack", "ntfy", "json"]
    shown: str
    mention: str
    error: str


class TestForm(Form):
    """A message to me, now. `id`: which of my browsers."""

    channel: Channel
    id: Annotated[str, Meta(max_length=24, pattern=r"^[0-9a-f]*$(?!\n)")] = ""


class Delivered(Struct):
    """What the other side said to a test."""

    answer: str


class HeedForm(Form):
    """How much I want to hear of a table: as usual, everything at once, no mails, nothing."""

    how: Literal["usual", "everything", "no-mail", "mute"]


class HeedInfo(Struct):
    """The same, as it is kept."""

    how: Literal["usual", "everything", "no-mail", "mute"]
