"""The table as text: a small map by the places' coordinates, then every place with what is there and its borders."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence

from durbar.engine.parts import Namer
from durbar.games.maharadjah.shown import Place, Static, View

MONOGRAMS = ["Pa", "Gr", "Af", "Mr", "Ch", "My", "Ha", "Si", "Sk", "Ra", "Gu", "Mu", "Mg", "Po", "Nl", "Fr", "Br"]
WIDTH, HEIGHT = 112, 40
HALF = "½"
COLUMNS = ("nation", "player", "armies", "marker", "points")

Codes = Mapping[str, str]


def draw(static: Static, view: View, name: Namer, _seat: int | None = None) -> str:
    """Head, map, places, nations."""
    codes = codes_of(static.board.places, name)
    pieces = pieces_of(static, view, name)
    parts = [head(static, view, name), map_of(static.board.places, pieces, codes)]
    return "\n\n".join([*parts, list_of(static, pieces, codes, name), nations_of(static, view, name)])


def codes_of(places: Sequence[Place], name: Namer) -> Codes:
    """Three letters for each place: those its name begins with, or consonants of it if others begin so too."""
    letters = {place.id: "".join(filter(str.isalpha, name(place.id).upper())) for place in places}
    begins = Counter(word[:3] for word in letters.values())
    return {place: word[:3] if begins[word[:3]] == 1 else consonants(word) for place, word in letters.items()}


def consonants(word: str) -> str:
    """The first letter of a name and its next two consonants."""
    return word[0] + "".join(letter for letter in word[1:] if letter not in "AEIOUY")[:2]


def head(static: Static, view: View, name: Namer) -> str:
    """Turn, years, whose sequence, which phase; what is on the march or being fought."""
    turn = min(view.turn, len(static.events))
    labels = static.labels
    line = f"{turn}/16  {years(static.events[turn - 1].years, name)}"
    if view.nation >= 0:
        line += f"  {name.label(name(labels['nation'][view.nation]))} {name(labels['phase'][view.phase])}"
        line += " (2)" if view.half else ""
    if view.group:
        line += f"\n> {view.group.armies} {name(labels['place'][view.group.place])}"
    if view.battle:
        battle, nations = view.battle, labels["nation"]
        sides = f"{name(nations[battle.attacker.nation])} - {name(nations[battle.defender.nation])}"
        line += f"\nx {name.label(name(labels['place'][battle.place]))} {sides} ({battle.round})"
    totals = "  ".join(f"{name(seat)} {points}" for seat, points in zip(labels["seat"], view.totals, strict=True))
    return f"{line}\n{totals}"


def years(text: str, name: Namer) -> str:
    """-450/-200 as people write it: 450–200 BCE."""
    first, last = (int(year) for year in text.split("/"))
    if last < 0:
        return f"{-first}–{-last} {name('before-our-era')}"
    return f"{-first} {name('before-our-era')}–{last}" if first < 0 else f"{first}–{last}"


def pieces_of(static: Static, view: View, name: Namer) -> dict[int, list[str]]:
    """What stands in each place: armies by monogram, * a leader, ! arms, # a factory."""
    found: dict[int, list[str]] = {}
    for stack in view.armies:
        fresh = f"({stack.armies - stack.moved})" if stack.moved else ""
        found.setdefault(stack.place, []).append(f"{MONOGRAMS[stack.nation]}{stack.armies}{fresh}")
    leaders, power = static.labels["leader"], static.labels["power"]
    for leader in view.leaders:
        found.setdefault(leader.place, []).append(f"*{name(leaders[leader.leader])}")
    for arms in view.arms:
        if arms.place >= 0:
            found.setdefault(arms.place, []).append(f"!{name(f'arms-{power[arms.power]}')}")
    for factory in view.factories:
        found.setdefault(factory.place, []).append(f"#{MONOGRAMS[factory.nation]}")
    return found


def map_of(places: list[Place], pieces: Mapping[int, list[str]], codes: Codes) -> str:
    """Codes and armies where the places lie; a hiland has ^."""
    rows = [[" "] * WIDTH for _ in range(HEIGHT)]
    for p, place in enumerate(places):
        shown = [text for text in pieces.get(p, []) if text[0] not in "*!"]
        mark = "^" if place.terrain == "hiland" else ""
        text = " ".join([codes[place.id] + mark, *shown])
        x, y = place.xy
        column = max(0, min(WIDTH - len(text), round(x * (WIDTH - 12) / 1000)))
        put(rows, column, round(y * (HEIGHT - 1) / 1000), text)
    return "\n".join("".join(row).rstrip() for row in rows).strip("\n")


def put(rows: list[list[str]], column: int, row: int, text: str) -> None:
    """Write where there is room, as near as can be."""
    for shift in (0, 1, -1, 2, -2, 3, -3, 4, -4):
        y = row + shift
        if 0 <= y < HEIGHT and all(cell == " " for cell in rows[y][max(0, column - 1) : column + len(text) + 1]):
            rows[y][column : column + len(text)] = list(text)
            return
    rows[row][column : column + len(text)] = list(text)


def list_of(static: Static, pieces: Mapping[int, list[str]], codes: Codes, name: Namer) -> str:
    """Every place by region: code, name, terrain, site of a factory, pieces, borders."""
    places, strait = static.board.places, static.board.strait
    lines: list[str] = []
    region = ""
    for p, place in enumerate(places):
        here = place.region or place.kind
        if here != region:
            region = here
            lines.append(name.label(name(region)))
        marks = ("^" if place.terrain == "hiland" else "") + ("o" if place.factory else "")
        near = [*place.land, *place.foreign, *place.sea]
        if place.id in strait:
            near.append("~" + next(other for other in strait if other != place.id))
        borders = " ".join("~" + codes[other[1:]] if other[0] == "~" else codes[other] for other in near)
        shown = " ".join(pieces.get(p, [])) or "-"
        lines.append(f"  {codes[place.id]} {name(place.id):<16}{marks:<3}{shown:<26} | {borders}")
    return "\n".join(lines)


def nations_of(static: Static, view: View, name: Namer) -> str:
    """Monogram, owner, armies, population marker, points, alliance of each nation of this game."""
    labels, lines = static.labels, [nation_line("", *(name(f"column-{word}") for word in COLUMNS))]
    allies = {ally.nation for ally in view.allies}
    armies = [0] * len(labels["nation"])
    for stack in view.armies:
        armies[stack.nation] += stack.armies
    for n, nation in enumerate(static.nations):
        if nation.owner >= 0:
            holder = view.holders[nation.owner]
            owner = name(labels["seat"][holder] if holder >= 0 else labels["side"][nation.owner])
            stored = view.stored[n]
            marker = f"{stored // 2 or ''}{HALF if stored % 2 else ''}" or "0"
            ally = name("alliance") if n in allies else ""
            counters, points = f"{armies[n]}/{nation.armies}", str(view.scores[n])
            lines.append(nation_line(MONOGRAMS[n], name(nation.id), owner, counters, marker, points, ally))
    return "\n".join(lines)


def nation_line(mark: str, nation: str, owner: str, armies: str, marker: str, points: str, ally: str = "") -> str:
    """A line of the list of nations, under its heading."""
    return f"{mark:<3}{nation:<14}{owner:<14}{armies:<9}{marker:<9}{points:>6}  {ally}".rstrip()
