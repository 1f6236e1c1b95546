"""People, their log-ins, and what is kept about them, as HTTP carries them."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from durbar.server.wire.forms import Form, Language, Login, Name, Password

Theme: TypeAlias = Literal["auto", "light", "dark"]
Shown: TypeAlias = Literal["nobody", "met", "everybody"]
"""Who may see what my games come to; `met`: whoever finished a game with me."""


class Person(Struct):
    """Somebody as they see themselves. A guest has no login."""

    id: str
    name: str
    language: Language
    theme: Theme
    login: str | None
    shown: Shown


class Me(Struct):
    """Who is asking; nobody yet if `person` is null."""

    person: Person | None


class Welcome(Struct):
    """A new guest, or a new code: whoever has the code is that guest, on any device. It is shown only once."""

    person: Person
    recovery: str


class GuestForm(Form):
    name: Name
    language: Language = "en"


class RecoverForm(Form):
    code: Annotated[str, Meta(max_length=80)]


class AccountForm(Form):
    login: Login
    password: Password


class LoginForm(Form):
    login: Annotated[str, Meta(max_length=80, pattern=r"^[^\x00]*$")]
    password: Annotated[str, Meta(max_length=200)]


class MePatch(Form):
    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET
    theme: Theme | UnsetType = UNSET
    shown: Shown | UnsetType = UNSET


class LoginInfo(Struct):
    """A browser in which I am logged in. `here`: this one."""

    id: str
    device: str
    created: str
    used: str
    here: bool


class EndForm(Form):
    """A log-in to end; null: all but this one."""

    id: Annotated[str, Meta(max_length=24, pattern=r"^[0-9a-f]*$(?!\n)")] | None = None


class PasswordForm(Form):
    old: Annotated[str, Meta(max_length=200)]
    new: Password


class GoodbyeForm(Form):
    """Delete me. Whoever has a login says the password again."""

    password: Annotated[str, Meta(max_length=200)] = ""


class Belongings(Struct):
    """All that is kept about me."""

    person: list[dict[str, str | float | None]]
    logins: list[dict[str, str | float | None]]
    notes: list[dict[str, str]]
    lessons: list[dict[str, str | float]]
    hints: list[dict[str, str | int | bool]]
    policies: list[dict[str, str]]
    addresses: list[dict[str, str | bool]]
    mutes: list[dict[str, str]]
    pushes: list[dict[str, str | float]]
    hooks: list[dict[str, str]]
    studies: list[dict[str, str | int]]
    orders: list[dict[str, str | int]]
    results: list[dict[str, str | float]]
    tables: list[OwnTable]


class OwnTable(Struct):
    """A table I had to do with: my seats, what I said and chose there, how much of it I played, and where I let it tell
    whose turn it is."""

    id: str
    game: str = ""
    status: str = ""
    seats: list[int] = []
    said: list[dict[str, str | float]] = []
    choices: list[dict[str, str | int]] = []
    tenures: list[dict[str, int | float]] = []
    channel: dict[str, str] = {}
