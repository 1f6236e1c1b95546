"""How a server is set up."""

from __future__ import annotations

import hashlib
import hmac
import os
from ipaddress import ip_network
from pathlib import Path
from typing import Literal, TypeAlias, TypedDict, cast

from msgspec import Struct

from durbar.engine.refusal import Problem
from durbar.server.host.limits import Limits
from durbar.server.host.world import WORLD

Reach: TypeAlias = Literal["public", "any", "off"]
LOOPBACK = ("127.0.0.1", "localhost", "::1")
SHORTEST_KEY = 32
KEY_VARIABLE = "DURBAR_SECRET_KEY"
COOKIE_KEYS_VARIABLE = "DURBAR_COOKIE_KEYS"
PROXIES_VARIABLE = "DURBAR_PROXIES"


class Channels(TypedDict):
    mail_hourly: int
    push: bool
    hooks: Reach


def mail_asked_for() -> str:
    """Where mails are handed over, unless told otherwise."""
    return os.environ.get("DURBAR_MAIL", "")


def channels_asked_for() -> Channels:
    """How people are told, as the environment says it."""
    hooks, hourly = os.environ.get("DURBAR_HOOKS", "public"), os.environ.get("DURBAR_MAIL_HOURLY", "200")
    if hooks not in ("public", "any", "off"):
        raise Problem("bad-variable", variable="DURBAR_HOOKS", given=hooks, known="public, any, off")
    if not hourly.isdigit():
        raise Problem("bad-variable", variable="DURBAR_MAIL_HOURLY", given=hourly, known="200")
    push = os.environ.get("DURBAR_PUSH", "") != "off"
    return {"mail_hourly": int(hourly), "push": push, "hooks": cast(Reach, hooks)}


def proxies_asked_for() -> tuple[str, ...]:
    """Whose word is taken for who is asking: addresses and networks of the proxies before this server."""
    given = tuple(os.environ.get(PROXIES_VARIABLE, "127.0.0.1 ::1").replace(",", " ").split())
    for one in given:
        try:
            ip_network(one)
        except ValueError:
            known = "127.0.0.1, 10.0.0.0/8"
            raise Problem("bad-variable", variable=PROXIES_VARIABLE, given=one, known=known) from None
    return given


def usual_data() -> Path:
    """Where the data lies unless told otherwise."""
    given = os.environ.get("DURBAR_DATA")
    if given:
        return Path(given)
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "durbar"


class Config(Struct, frozen=True):
    """`name`: what the server is called outside. `pace`: seconds a bot takes at least, so that people can follow."""

    data: Path
    database: str = ""
    host: str = "127.0.0.1"
    port: int = 8000
    name: str = ""
    pace: float = 0.6
    workers: int = 1
    password_cost: int = 3
    mail: str = ""  # where mails are handed over: smtp+starttls://user@host:587
    mail_hourly: int = 200
    push: bool = True
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")  # who may say for whom they ask
    hooks: Reach = "public"  # how far webhooks and pushes go: `any` is also this machine and its neighbours
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        return self.database or f"sqlite:///{self.data / 'durbar.sqlite3'}"

    @property
    def address(self) -> str:
        """Where people find this server, as mails tell it; empty: nowhere that can be written down."""
        return os.environ.get("DURBAR_HOME", "") or (f"https://{self.name}" if self.name else "")

    @property
    def loopback(self) -> bool:
        return self.host in LOOPBACK

    def answers_to(self, name: str) -> bool:
        """Is this one of our names? Open to the net and without a name given, any is."""
        return name in LOOPBACK or name == self.name.lower() or not (self.loopback or self.name)


def secret_key(data: Path) -> bytes:
    """The key of the dice: from the environment, else from a file beside the database, never inside it."""
    given = os.environ.get(KEY_VARIABLE, "")
    if given:
        if len(given) < SHORTEST_KEY:
            raise Problem("short-key", variable=KEY_VARIABLE)
        return given.encode()
    return kept_key(data / "secret.key")


def cookie_keys(data: Path, dice: bytes) -> list[bytes]:
    """Keys of the cookies, the newest first: from the environment or a file, else made from the key of the dice."""
    path = data / "cookie.key"
    given = os.environ.get(COOKIE_KEYS_VARIABLE, "") or (path.read_text() if path.exists() else "")
    keys = given.split() or [hmac.new(dice, b"cookies", hashlib.sha256).hexdigest()]
    if any(len(key) < SHORTEST_KEY for key in keys):
        raise Problem("short-key", variable=COOKIE_KEYS_VARIABLE)
    return [key.encode() for key in keys]


def new_cookie_key(data: Path, dice: bytes, keep: bool) -> None:
    """A new cookie key for this folder. `keep`: cookies of the old ones stay good; else everybody is logged out."""
    old = cookie_keys(data, dice) if keep else []
    data.mkdir(parents=True, exist_ok=True)
    write_key(data / "cookie.key", "\n".join([WORLD.hex(32), *(key.decode() for key in old)]))


def kept_key(path: Path) -> bytes:
    """A key in a file, made at the first start."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        try:
            write_key(path, WORLD.hex(32))
        except OSError as problem:
            raise Problem("file-unwritable", given=str(path), reason=problem.strerror or "?") from None
    key = path.read_text().strip()
    if len(key) < SHORTEST_KEY:
        raise Problem("short-key-file", path=str(path))
    return key.encode()


def write_key(path: Path, key: str) -> None:
    """Under another name until it is on disk, so that a full disk leaves no half of it."""
    draft = path.with_name(f"{path.name}.{WORLD.hex(4)}")
    try:
        descriptor = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w") as file:
            file.write(key)
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
    finally:
        draft.unlink(missing_ok=True)
