"""Word by mail, as HTTP carries it."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from durbar.server.wire.forms import Form

PLAIN = r"[^\s@<>,;:()\[\]\"\\\x00-\x1f]"
MailAddress: TypeAlias = Annotated[str, Meta(max_length=254, pattern=rf"^{PLAIN}{{1,64}}@{PLAIN}{{1,189}}$(?!\n)")]


class MailInfo(Struct):
    """`open`: this server sends mail. `error`: the mail server's own words, where it took none for my address.

    `wanted`: where a code was sent that has not come back yet; an address that was proved before stays until then.
    """

    open: bool
    address: str
    verified: bool
    error: str
    wanted: str


class MailForm(Form):
    """Where I want mail; null: nowhere any more. A code is sent there."""

    address: MailAddress | None = None


class MailCode(Form):
    code: Annotated[str, Meta(max_length=20)]
