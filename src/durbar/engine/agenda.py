"""The agenda as text: what remains to be done, for positions and checksums; and the steps it may name."""

from __future__ import annotations

import inspect
from types import ModuleType

from durbar.engine.flow import Flow, Frame, Step

PARAMETERS: dict[type[Step], tuple[str, ...]] = {}  # signatures are slow to find


def steps_of(*modules: ModuleType) -> dict[str, type[Step]]:
    """Every step defined in these modules, by name; records and positions find them here."""
    classes = [found for module in modules for found in inspect.getmembers(module, inspect.isclass)]
    return {name: kind for name, kind in classes if issubclass(kind, Step) and inspect.getmodule(kind) in modules}


def parameters_of(kind: type[Step]) -> tuple[str, ...]:
    """The names of a step's fields: those of its constructor's parameters."""
    if kind not in PARAMETERS:
        PARAMETERS[kind] = tuple(p for p in inspect.signature(kind).parameters if p not in ("args", "kwargs"))
    return PARAMETERS[kind]


def step_text(step: Step) -> str:
    """A step as its name and the numbers it was made with."""
    kind = type(step)
    return " ".join([kind.__name__, *(str(int(getattr(step, name))) for name in parameters_of(kind))])


def reachable(g: Flow) -> list[Frame]:
    """Every frame the agenda leads to, each after those it needs."""
    found: dict[int, Frame] = {}
    waiting = [g.agenda] if g.agenda is not None else []
    while waiting:
        frame = waiting[-1]
        missing = [f for f in (frame.below, frame.inside) if f is not None and id(f) not in found]
        waiting.extend(missing)
        if not missing:
            found[id(frame)] = waiting.pop()
    return list(found.values())


def agenda_text(g: Flow) -> str:
    """The agenda, a frame a line: its number, its step, and the numbers of the frames below and around it."""
    number: dict[int, int] = {}
    lines = []
    for frame in reachable(g):
        number[id(frame)] = len(number) + 1
        links = [f"{name}={number[id(f)]}" for name, f in (("below", frame.below), ("inside", frame.inside)) if f]
        lines.append(" ".join(["frame", step_text(frame.step), *links]))
    return "\n".join(lines) if lines else "over"
