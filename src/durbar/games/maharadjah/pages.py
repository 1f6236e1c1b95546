"""Printed papers of Maharadjah as text: victory cards, the table of events, and what the signs of the drawing mean."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.engine.parts import Namer
from durbar.games.maharadjah import ids
from durbar.games.maharadjah.drawing import MONOGRAMS, years
from durbar.games.maharadjah.shown import Growth, Static, TurnEvents, View

SIGNS = ("armies", "leader", "arms", "factory", "hiland", "site", "strait", "borders", "marker")


def page(which: str, about: str, static: Static, _view: View, name: Namer) -> str:
    """A page by its name, whole or only what it says about a nation or a turn."""
    return {"cards": cards, "events": events, "key": key}[which](static, name, about.lower())


# --- victory cards ---------------------------------------------------------------------------------------------------


def cards(static: Static, name: Namer, about: str) -> str:
    """[MD 15.2, 15.3] Each nation's card: what scores when, and how much."""
    wanted = [nation for nation in static.cards if about in nation or about in name(nation).lower()]
    return "\n\n".join("\n".join(card(static, nation, name)) for nation in wanted or static.cards)


def card(static: Static, nation: str, name: Namer) -> Iterator[str]:
    printed = static.cards[nation]
    yield name(nation)
    for kill in printed.kill:
        yield f"  {kill.points}  {name(f'kill-{kill.kind}-{kill.of}')}"
    for line in printed.line:
        turns = ", ".join(map(str, line.turns))
        scores = [f"{points} {', '.join(area_name(area, name) for area in areas)}" for points, areas in line.scores]
        when = name.label(f"{name('card-raid' if line.raid else 'card-end')} {turns}")
        yield f"  {when} {' '.join([*map(name.goes_on, scores[:-1]), scores[-1]])}"
    if nation in static.labels["power"]:
        yield f"  {name('card-trade')}"
    if nation in static.raj.nations:
        yield f"  {name('card-raj')}"


def area_name(area: str, name: Namer) -> str:
    """An area, a region ("region:himalaya") or every other area ("any")."""
    return name("card-any") if area == "any" else name(area.removeprefix("region:"))


# --- events ---------------------------------------------------------------------------------------------------------


def events(static: Static, name: Namer, about: str) -> str:
    """[MD 4.8] What each turn of the table of events brings."""
    told = [event for event in static.events if event.turn >= static.first_turn]
    wanted = [event for event in told if about in ("", str(event.turn))] or told
    return "\n".join("\n".join(turn_lines(static, event, name)) for event in wanted)


def turn_lines(static: Static, event: TurnEvents, name: Namer) -> Iterator[str]:
    yield f"{name(f'turn-{event.turn}')}  {years(event.years, name)}"
    for what, texts in turn_parts(static, event, name):
        if texts:
            yield f"  {name.label(name(what))} {', '.join(texts)}"


def turn_parts(static: Static, event: TurnEvents, name: Namer) -> Iterator[tuple[str, list[str]]]:
    """What the table says of a turn, kind by kind."""
    leaders = [leader for leader in static.leaders if leader.turn == event.turn]
    leaving = [one for one in (event.removal, event.homegoing) if one]
    replaced = event.replaced
    more = [f"{one.armies} {name(one.nation)}" for one in event.reinforcements]
    more += [f"{name(f'at-least-{one.armies}')} {name(one.nation)}" for one in event.reinforce_up_to]
    yield (
        "invasion",
        [f"{one.armies} {name(one.nation)} ({name(one.at)})" for one in event.invasion],
    )
    yield "major-invasion", [name(nation) for nation in event.major]
    yield "leaders", [f"{name(one.id)} ({name(one.nation)})" for one in leaders]
    yield "replaced", [f"{name(replaced.nation)} -> {name(replaced.by)}"] if replaced else []
    yield "leaving", [f"{one.armies} {name(one.nation)}" for one in leaving]
    yield "reinforcements", more
    yield "boats", [name(nation) for nation in event.boats]
    yield "no-growth", [f"{name(one.nation)} ({until(one, name)})" for one in event.no_growth]
    growing = [f"{name(one.nation)} ({name(one.region)}, {until(one, name)})" for one in event.growth_only_in]
    yield "growth-only-in", growing
    yield "points", [name("all-nations") if one == "all" else name(one) for one in event.vp]


def until(one: Growth, name: Namer) -> str:
    """How long it lasts."""
    return name("until-the-end" if one.until >= ids.LAST_TURN else f"until-{one.until}")


# --- signs ----------------------------------------------------------------------------------------------------------


def key(static: Static, name: Namer, about: str) -> str:
    """What the letters and signs of the drawing stand for."""
    nations = [f"{mark} {name(word)}" for mark, word in zip(MONOGRAMS, static.labels["nation"], strict=True)]
    return "\n".join([", ".join(nations), *(name(f"key-{sign}") for sign in SIGNS)])
