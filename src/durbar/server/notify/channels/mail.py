"""Mail: plain text and the same as simple HTML, over one SMTP connection a message; no picture, no tracking."""

from __future__ import annotations

import asyncio
import os
import socket
from email.message import EmailMessage
from functools import cache
from html import escape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

import aiosmtplib
from msgspec import Struct
from msgspec.structs import replace

from durbar.engine.refusal import Problem
from durbar.server.notify.channels import Refused

PATIENCE = 10.0  # seconds for the mail server
PORTS = {"smtp": 25, "smtp+starttls": 587, "smtps": 465}
PASSWORD = "DURBAR_MAIL_PASSWORD"


class MailServer(NamedTuple):
    """Where mails are handed over, and who they come from."""

    scheme: str
    host: str
    port: int
    user: str
    password: str
    sender: str


class Mail(Struct, frozen=True):
    """`links`: lines after the text that lead somewhere, as (words, address)."""

    to: str
    subject: str
    text: str
    links: tuple[tuple[str, str], ...]
    id: str
    thread: str
    unsubscribe: str = ""
    language: str = "en"


def mail_server(address: str, name: str) -> MailServer | None:
    """From `smtp+starttls://user@host:587`; None where no mail is sent."""
    if not address:
        return None
    found = urlsplit(address)
    if found.scheme not in PORTS or not found.hostname:
        raise Problem("bad-mail-server", given=address.partition("@")[2] or address)
    file = os.environ.get(f"{PASSWORD}_FILE", "")
    password = Path(file).read_text().strip() if file else os.environ.get(PASSWORD, "")
    sender = os.environ.get("DURBAR_MAIL_FROM", "") or f"durbar@{name or found.hostname}"
    port = found.port or PORTS[found.scheme]
    return MailServer(found.scheme, found.hostname, port, unquote(found.username or ""), password, sender)


def addressed(mail: Mail, address: str) -> Mail:
    return replace(mail, to=address)


def written(mail: Mail, server: MailServer) -> EmailMessage:
    message = EmailMessage()
    message["From"], message["To"], message["Subject"] = server.sender, mail.to, mail.subject
    message["Message-ID"], message["References"] = mail.id, mail.thread
    message["List-Id"] = mail.thread.replace("@", ".")
    message["Auto-Submitted"] = "auto-generated"
    if mail.unsubscribe:
        message["List-Unsubscribe"] = f"<{mail.unsubscribe}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    links = "\n\n".join(f"{words}\n{address}" for words, address in mail.links)
    message.set_content(f"{mail.text}\n\n{links}\n")
    message.add_alternative(html_of(mail), subtype="html")
    return message


def html_of(mail: Mail) -> str:
    """The same to be read on a phone, by a finger: no picture, no script, nothing to be fetched."""
    shown = "".join(f'<p><a href="{escape(address)}">{escape(words)}</a></p>' for words, address in mail.links)
    paragraphs = "".join(f"<p>{escape(part).replace(chr(10), '<br>')}</p>" for part in mail.text.split("\n\n"))
    head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    head += '<meta name="color-scheme" content="light dark">'  # where the reader's screen is dark, the text is light
    style = "font: 16px/1.5 sans-serif; max-width: 36em; overflow-wrap: anywhere"
    body = f'<body style="{style}">{paragraphs}{shown}</body>'
    return f'<!doctype html><html lang="{mail.language}"><head>{head}</head>{body}</html>'


@cache
def own_name() -> str:
    """What this machine is called; asked once, for it may have to ask a name server."""
    return socket.getfqdn() or "localhost"


async def send(mail: Mail, server: MailServer) -> str:
    """The mail server's answer; Refused with its words if it does not take it."""
    try:
        _, answer = await aiosmtplib.send(
            written(mail, server),
            sender=server.sender.rpartition("<")[2].rstrip(">"),
            recipients=[mail.to],
            hostname=server.host,
            local_hostname=await asyncio.to_thread(own_name),
            port=server.port,
            username=server.user or None,
            password=server.password or None,
            use_tls=server.scheme == "smtps",
            start_tls=server.scheme == "smtp+starttls",
            timeout=PATIENCE,
        )
        return answer
    except aiosmtplib.SMTPRecipientsRefused as problem:
        first = problem.recipients[0]
        raise Refused(f"{first.code} {first.message}", first.code >= 500) from None
    except aiosmtplib.SMTPResponseException as problem:
        final = problem.code >= 500 and not isinstance(problem, aiosmtplib.SMTPAuthenticationError)
        raise Refused(f"{problem.code} {problem.message}", final) from None
    except (aiosmtplib.SMTPException, OSError, ValueError) as problem:
        raise Refused(str(problem) or type(problem).__name__, False) from None
