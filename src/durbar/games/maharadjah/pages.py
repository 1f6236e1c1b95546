"""Printed papers of Maharadjah as text: victory cards, the table of events, and what the signs of the drawing mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from durbar.games.maharadjah.drawing import MONOGRAMS, years
from durbar.games.maharadjah.shown import Static, TurnEvents, View

Name = Callable[[str], str]
SIGNS = ("armies", "leader", "arms", "factory", "hiland", "site", "strait", "borders", "marker")


def page(which: str, about: str, static: Static, _view: View, name: Name) -> str:
    """A page by its name, whole or only what it says about a nation or a turn."""
    return {"cards": cards, "events": events, "key": key}[which](static, name, about.lower())


# --- victory cards ---------------------------------------------------------------------------------------------------


def cards(static: Static, name: Name, about: str) -> str:
    """[MD 15.2, 15.3] Each nation's card: what scores when, and how much."""
    wanted = [nation for nation in static.cards if about in nation or about in name(nation).lower()]
    return "\n\n".join("\n".join(card(static, nation, name)) for nation in wanted or static.cards)


def card(static: Static, nation: str, name: Name) -> Iterator[str]:
    printed = static.cards[nation]
    yield name(nation)
    for kill in printed.kill:
        yield f"  {kill.points}  {name(f'kill-{kill.kind}-{kill.of}')}"
    for line in printed.line:
        turns = ", ".join(map(str, line.turns))
        scores = [f"{points} {', '.join(area_name(area, name) for area in areas)}" for points, areas in line.scores]
        yield f"  {name('card-raid' if line.raid else 'card-end')} {turns}: {'; '.join(scores)}"
    if nation in static.labels["power"]:
        yield f"  {name('card-trade')}"
    if nation in static.raj.nations:
        yield f"  {name('card-raj')}"


def area_name(area: str, name: Name) -> str:
    """An area, a region ("region:himalaya") or every other area ("any")."""
    return name("card-any") if area == "any" else name(area.removeprefix("region:"))


# --- events ---------------------------------------------------------------------------------------------------------


def events(static: Static, name: Name, about: str) -> str:
    """[MD 4.8] What each turn of the table of events brings."""
    told = [event for event in static.events if event.turn >= static.first_turn]
    wanted = [event for event in told if about in ("", str(event.turn))] or told
    return "\n".join("\n".join(turn_lines(static, event, name)) for event in wanted)


def turn_lines(static: Static, event: TurnEvents, name: Name) -> Iterator[str]:
    yield f"{name(f'turn-{event.turn}')}  {years(event.years, name)}"
    for what, texts in turn_parts(static, event, name):
        if texts:
            yield f"  {name(what)}: {', '.join(texts)}"


def turn_parts(static: Static, event: TurnEvents, name: Name) -> Iterator[tuple[str, list[str]]]:
    """What the table says of a turn, kind by kind."""
    leaders = [leader for leader in static.leaders if leader.turn == event.turn]
    leaving = [one for one in (event.removal, event.homegoing) if one]
    more = [*event.reinforcements, *event.reinforce_up_to]
    replaced = event.replaced
    growth = [name(one.nation) for one in event.no_growth]
    growth += [f"{name(one.nation)} ({name(one.region)})" for one in event.growth_only_in]
    yield (
        "invasion",
        [f"{one.armies} {name(one.nation)} ({name(one.at)})" for one in event.invasion],
    )
    yield "major-invasion", [name(nation) for nation in event.major]
    yield "leaders", [f"{name(one.id)} ({name(one.nation)})" for one in leaders]
    yield "replaced", [f"{name(replaced.nation)} -> {name(replaced.by)}"] if replaced else []
    yield "leaving", [f"{one.armies} {name(one.nation)}" for one in leaving]
    yield "reinforcements", [f"{one.armies} {name(one.nation)}" for one in more]
    yield "boats", [name(nation) for nation in event.boats]
    yield "no-growth", growth
    yield "points", [name("all-nations") if one == "all" else name(one) for one in event.vp]


# --- signs ----------------------------------------------------------------------------------------------------------


def key(static: Static, name: Name, about: str) -> str:
    """What the letters and signs of the drawing stand for."""
    nations = [f"{mark} {name(word)}" for mark, word in zip(MONOGRAMS, static.labels["nation"], strict=True)]
    return "\n".join([", ".join(nations), *(name(f"key-{sign}") for sign in SIGNS)])
