"""TypeScript types of the wire: `python -m durbar.server.wire.typescript > client/src/wire/types.ts`."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import inspect as kinds

from durbar.server.wire import history, http, live
from durbar.server.wire.forms import Form

HEAD = "// Generated from server/wire by `python -m durbar.server.wire.typescript`: edit its structs instead.\n"
PLAIN: dict[Any, str] = {
    kinds.StrType: "string",
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.AnyType: "unknown",
}


def quoted(value: object) -> str:
    return f"'{value}'" if isinstance(value, str) else str(value)


def spelled(kind: Any) -> str:
    """A type as TypeScript writes it."""
    if type(kind) in PLAIN:
        return PLAIN[type(kind)]
    if isinstance(kind, kinds.Metadata):
        return spelled(kind.type)
    if isinstance(kind, kinds.StructType):
        return kind.cls.__name__
    if isinstance(kind, kinds.LiteralType):
        return " | ".join(quoted(value) for value in kind.values)
    if isinstance(kind, kinds.UnionType):
        return " | ".join(dict.fromkeys(spelled(one) for one in kind.types))
    if isinstance(kind, kinds.DictType):
        return f"Record<{spelled(kind.key_type)}, {spelled(kind.value_type)}>"
    if isinstance(kind, kinds.ListType):
        inside = spelled(kind.item_type)
        return f"({inside})[]" if " | " in inside else f"{inside}[]"
    if isinstance(kind, kinds.TupleType):
        return f"[{', '.join(spelled(one) for one in kind.item_types)}]"
    raise TypeError(kind)


def inner(kind: Any) -> list[Any]:
    """The types a type is made of."""
    names = ("type", "types", "key_type", "value_type", "item_type", "item_types")
    found = [getattr(kind, name) for name in names if hasattr(kind, name)]
    return [one for part in found for one in (part if isinstance(part, tuple) else (part,))]


def collect(kind: Any, found: dict[str, kinds.StructType]) -> None:
    """Every struct a type leads to, in order of appearance."""
    if isinstance(kind, kinds.StructType):
        if kind.cls.__name__ not in found:
            found[kind.cls.__name__] = kind
            for field in kind.fields:
                collect(field.type, found)
        return
    for part in inner(kind):
        collect(part, found)


def comment(text: str, indent: str = "") -> list[str]:
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def interface(kind: kinds.StructType) -> str:
    """One struct. What the server fills in by default may be left out by whoever sends it."""
    doc = kind.cls.__dict__.get("__doc__") or ""
    lines = comment(doc) if doc else []
    lines.append(f"export interface {kind.cls.__name__} {{")
    if kind.tag is not None:
        lines.append(f"  type: {quoted(kind.tag)};")
    sent = issubclass(kind.cls, Form)
    for field in kind.fields:
        mark = "?" if sent and not field.required else ""
        lines.append(f"  {field.encode_name}{mark}: {spelled(field.type)};")
    return "\n".join([*lines, "}"])


def module() -> str:
    """The whole of types.ts."""
    unions = {"ToClient": live.ToClient, "ToServer": live.ToServer}
    found: dict[str, kinds.StructType] = {}
    for root in (*http.HTTP, history.Moment, history.LogPage, *unions.values()):
        collect(msgspec.inspect.type_info(root), found)
    parts = [interface(kind) for kind in found.values()]
    for name, union in unions.items():
        members = " | ".join(one.__name__ for one in union.__args__)
        parts.append(f"export type {name} = {members};")
    return "\n\n".join([HEAD.rstrip(), *parts]) + "\n"


if __name__ == "__main__":
    print(module(), end="")
