"""`durbar doctor`: what a keeper forgets, looked at from outside; a sentence for each thing, which says what to do."""

from __future__ import annotations

import asyncio
import ctypes
import os
import shutil
import socket
import stat
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Literal, NamedTuple, TypeAlias

import aiosmtplib
import httpx
from sqlalchemy import func, select

from durbar.engine.refusal import Problem
from durbar.server.host.config import KEY_VARIABLE, Config, secret_key
from durbar.server.host.world import WORLD
from durbar.server.notify.channels.mail import mail_server
from durbar.server.storage import schema
from durbar.server.storage.database import Database

State: TypeAlias = Literal["well", "look", "wrong"]
PATIENCE = 5.0  # seconds for whoever is asked
UNSYNCHRONISED = 5  # TIME_ERROR of adjtimex(2)
LEAST_SHARE, LEAST_BYTES = 0.05, 500 * 2**20  # of a disk
OLDEST = 36 * 3600.0  # seconds: a backup every night, and one may be under way
SOMEBODY = "203.0.113.9"  # of the addresses for examples: never a visitor
ELSEWHERE = "127.0.0.9"  # this machine, under an address that counts as a visitor's


class Diagnosis(NamedTuple):
    """`key` of its sentence, `doctor-<key>`; `look`: it may be meant so."""

    state: State
    key: str
    facts: dict[str, Any]


class Examinee(NamedTuple):
    """A server as its keeper describes it, and where its backups lie."""

    config: Config
    backups: Path


def found(state: State, key: str, **facts: Any) -> Diagnosis:
    return Diagnosis(state, key, facts)


async def examined(patient: Examinee) -> list[Diagnosis]:
    return [await look(patient) for look in LOOKS]


# --- this machine ----------------------------------------------------------------------------------------------------


async def clock(patient: Examinee) -> Diagnosis:
    """Kept by a time server? And is nothing stored that has not happened yet?"""
    try:
        latest = await last_touched(patient.config)
    except Exception as problem:
        return found("wrong", "no-database", reason=type(problem).__name__)
    if latest > WORLD.now() + 60.0:
        return found("wrong", "clock-behind", minutes=round((latest - WORLD.now()) / 60))
    return found("well", "clock") if synchronised() else found("look", "clock-alone")


async def last_touched(config: Config) -> float:
    database = Database(config.url, "doctor")
    try:
        async with database.engine.connect() as connection:
            return float(await connection.scalar(select(func.max(schema.TABLES.c.touched))) or 0.0)
    finally:
        await database.engine.dispose()


def synchronised() -> bool:
    """As the kernel says, which whoever keeps the time tells; where nobody can be asked, it is believed."""
    try:
        ask = ctypes.CDLL(None).adjtimex
    except (OSError, AttributeError):
        return True
    return bool(ask(ctypes.create_string_buffer(512)) != UNSYNCHRONISED)


async def disk(patient: Examinee) -> Diagnosis:
    folder = patient.config.data
    if not folder.is_dir():
        return found("wrong", "no-folder", data=str(folder))
    use = shutil.disk_usage(folder)
    state: State = "well" if use.free >= LEAST_BYTES and use.free >= LEAST_SHARE * use.total else "wrong"
    return found(state, "disk" if state == "well" else "disk-full", free=round(use.free / 2**20), data=str(folder))


async def backup(patient: Examinee) -> Diagnosis:
    written = [path.stat().st_mtime for path in patient.backups.glob("*.durbar")] if patient.backups.is_dir() else []
    if not written:
        return found("wrong", "no-backup", folder=str(patient.backups))
    hours = round((WORLD.now() - max(written)) / 3600)
    late = WORLD.now() - max(written) > OLDEST
    return found("wrong" if late else "well", "old-backup" if late else "backup", hours=hours)


async def push_keys(patient: Examinee) -> Diagnosis:
    """They are made from the secret key: whoever may read it may speak for this server."""
    config, path = patient.config, patient.config.data / "secret.key"
    if not path.exists() and not config.data.is_dir():
        return found("wrong", "no-folder", data=str(config.data))
    try:
        secret_key(config.data) if path.exists() else checked_variable()
    except (Problem, OSError):
        return found("wrong", "no-key", path=str(path), variable=KEY_VARIABLE)
    if path.exists() and stat.S_IMODE(path.stat().st_mode) & 0o077:
        return found("wrong", "open-key", path=str(path))
    if not config.push:
        return found("look", "push-off")
    return found("well", "push") if config.address else found("look", "push-needs-name")


def checked_variable() -> None:
    """The key of the environment; nothing is made where there is none."""
    if not os.environ.get(KEY_VARIABLE):
        raise Problem("short-key", variable=KEY_VARIABLE)


# --- whoever is beside it --------------------------------------------------------------------------------------------


async def mail(patient: Examinee) -> Diagnosis:
    """Does the mail server take our name and password? Nothing is sent."""
    server = mail_server(patient.config.mail, patient.config.name)
    if server is None:
        return found("look", "no-mail")
    client = aiosmtplib.SMTP(
        hostname=server.host, port=server.port, timeout=PATIENCE, username=server.user or None,
        password=server.password or None, use_tls=server.scheme == "smtps",
        start_tls=server.scheme == "smtp+starttls",
    )  # fmt: skip
    try:
        async with client:
            return found("well", "mail", host=server.host)
    except (aiosmtplib.SMTPException, OSError, ValueError) as problem:
        return found("wrong", "mail-refused", host=server.host, reason=str(problem)[:200])


async def proxy(patient: Examinee) -> Diagnosis:
    """Who asks, as the server sees it: by the word of a proxy here, and through the one that has its name."""
    config = patient.config
    try:
        inside = await asked(f"http://127.0.0.1:{config.port}/health", headers={"X-Forwarded-For": SOMEBODY})
    except httpx.HTTPError:
        return found("wrong", "not-serving", port=config.port)
    if inside.status_code == 503:
        return found("wrong", "not-ready")
    if "tasks" in inside.json():
        return found("wrong", "proxy-unbelieved")
    return await outside(config) if config.address else found("look", "no-name")


async def outside(config: Config) -> Diagnosis:
    """The same through the proxy. What it tells only this machine must not be told to whoever comes through."""
    try:
        answer = await asked(f"{config.address}/metrics", local=await is_here(config))
    except httpx.HTTPError as problem:
        return found("wrong", "no-proxy", address=config.address, reason=str(problem)[:200] or type(problem).__name__)
    if answer.status_code == 200:
        return found("wrong", "proxy-silent")
    ours = "x-request-id" in answer.headers
    return found("well" if ours else "wrong", "proxy" if ours else "proxy-elsewhere", address=config.address)


async def is_here(config: Config) -> bool:
    """Does its name lead to this machine itself, past the net?"""
    try:
        known = await asyncio.to_thread(socket.gethostbyname, httpx.URL(config.address).host)
    except OSError:
        return False
    return known.startswith("127.")


async def asked(url: str, headers: dict[str, str] | None = None, local: bool = False) -> httpx.Response:
    transport = httpx.AsyncHTTPTransport(local_address=ELSEWHERE if local else None)
    async with httpx.AsyncClient(transport=transport, timeout=PATIENCE) as client:
        return await client.get(url, headers=headers)


async def ports(patient: Examinee) -> Diagnosis:
    """Is the server itself open to the net, past its proxy?"""
    port = patient.config.port
    for address in await asyncio.to_thread(addresses_here):
        if await answers(address, port):
            return found("wrong", "open-port", address=address, port=port)
    return found("well", "ports", port=port)


def addresses_here() -> list[str]:
    """Those of this machine that others may know."""
    known = set[str]()
    for family, far in ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1")):
        with socket.socket(family, socket.SOCK_DGRAM) as line:  # nothing is sent: only the way there is looked up
            try:
                line.connect((far, 9))
            except OSError:
                continue
            known.add(line.getsockname()[0])
    return sorted(known - {"127.0.0.1", "::1"})


async def answers(address: str, port: int) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            _, writer = await asyncio.open_connection(address, port)
    except OSError:
        return False
    writer.close()
    return True


LOOKS: tuple[Callable[[Examinee], Awaitable[Diagnosis]], ...] = (clock, proxy, mail, push_keys, disk, backup, ports)
