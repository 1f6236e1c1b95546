"""What forms are made of: the sizes and shapes of what clients may send."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, Struct

Name: TypeAlias = Annotated[str, Meta(min_length=1, max_length=40)]
Login: TypeAlias = Annotated[str, Meta(min_length=3, max_length=80, pattern=r"^[^\s\x00-\x1f]+$(?!\n)")]
Password: TypeAlias = Annotated[str, Meta(min_length=8, max_length=200)]
Level: TypeAlias = Annotated[str, Meta(max_length=20, pattern=r"^[a-z]+$(?!\n)")]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=7)]
Count: TypeAlias = Annotated[int, Meta(ge=0, le=2**53 - 1)]
OptionNumber: TypeAlias = Annotated[int, Meta(ge=-(2**53), le=2**53)]
Ref: TypeAlias = Annotated[str, Meta(max_length=40)]
LONGEST_FILE = 60_000  # letters
FileText: TypeAlias = Annotated[str, Meta(max_length=LONGEST_FILE)]
Language: TypeAlias = Literal["en", "fr"]


class Form(Struct, forbid_unknown_fields=True):
    """What a client sends."""
