"""The table as text: a small map by the places' coordinates, then every place with what is there and its borders."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from durbar.games.maharadjah.shown import Place, Static, View

MONOGRAMS = ["Pa", "Gr", "Af", "Mr", "Ch", "My", "Ha", "Si", "Sk", "Ra", "Gu", "Mu", "Mg", "Po", "Nl", "Fr", "Br"]
CODES = {"malwa": "MLW", "malabar": "MLB", "indian_ocean": "IOC", "central_asia": "CAS", "arabian_sea": "ASE"}
CODES |= {"bay_of_bengal": "BAY"}
WIDTH, HEIGHT = 112, 40
HALF = "½"

Name = Callable[[str], str]


def code_of(place: str) -> str:
    """Three letters for a place."""
    return CODES.get(place, place[:3].upper())


def draw(static: Static, view: View, name: Name, _seat: int | None = None) -> str:
    """Head, map, places, nations."""
    places = static.board.places
    pieces = pieces_of(static, view, name)
    parts = [head(static, view, name), map_of(places, pieces), list_of(static, places, pieces, name)]
    return "\n\n".join([*parts, nations_of(static, view, name)])


def head(static: Static, view: View, name: Name) -> str:
    """Turn, years, whose sequence, which phase; what is on the march or being fought."""
    turn = min(view.turn, len(static.events))
    labels = static.labels
    line = f"{turn}/16  {years(static.events[turn - 1].years, name)}"
    if view.nation >= 0:
        line += f"  {name(labels['nation'][view.nation])}: {name(labels['phase'][view.phase])}"
        line += " (2)" if view.half else ""
    if view.group:
        line += f"\n> {view.group.armies} {name(labels['place'][view.group.place])}"
    if view.battle:
        battle, nations = view.battle, labels["nation"]
        sides = f"{name(nations[battle.attacker.nation])} - {name(nations[battle.defender.nation])}"
        line += f"\nx {name(labels['place'][battle.place])}: {sides} ({battle.round})"
    totals = "  ".join(f"{name(seat)} {points}" for seat, points in zip(labels["seat"], view.totals, strict=True))
    return f"{line}\n{totals}"


def years(text: str, name: Name) -> str:
    """-450/-200 as people write it: 450–200 BCE."""
    first, last = (int(year) for year in text.split("/"))
    if last < 0:
        return f"{-first}–{-last} {name('before-our-era')}"
    return f"{-first} {name('before-our-era')}–{last}" if first < 0 else f"{first}–{last}"


def pieces_of(static: Static, view: View, name: Name) -> dict[int, list[str]]:
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


def map_of(places: list[Place], pieces: Mapping[int, list[str]]) -> str:
    """Codes and armies where the places lie; a hiland has ^."""
    rows = [[" "] * WIDTH for _ in range(HEIGHT)]
    for p, place in enumerate(places):
        shown = [text for text in pieces.get(p, []) if text[0] not in "*!"]
        mark = "^" if place.terrain == "hiland" else ""
        text = " ".join([code_of(place.id) + mark, *shown])
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


def list_of(static: Static, places: list[Place], pieces: Mapping[int, list[str]], name: Name) -> str:
    """Every place by region: code, name, terrain, site of a factory, pieces, borders."""
    strait = static.board.strait
    lines: list[str] = []
    region = ""
    for p, place in enumerate(places):
        here = place.region or place.kind
        if here != region:
            region = here
            lines.append(f"{name(region)}:")
        marks = ("^" if place.terrain == "hiland" else "") + ("o" if place.factory else "")
        near = [*place.land, *place.foreign, *place.sea]
        if place.id in strait:
            near.append("~" + next(other for other in strait if other != place.id))
        codes = " ".join("~" + code_of(other[1:]) if other[0] == "~" else code_of(other) for other in near)
        shown = " ".join(pieces.get(p, [])) or "-"
        lines.append(f"  {code_of(place.id)} {name(place.id):<16}{marks:<3}{shown:<26} | {codes}")
    return "\n".join(lines)


def nations_of(static: Static, view: View, name: Name) -> str:
    """Monogram, owner, armies, population marker, points, alliance of each nation of this game."""
    labels, lines = static.labels, list[str]()
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
            ally = f" {name('alliance')}" if n in allies else ""
            counters = f"{armies[n]}/{nation.armies}"
            points = view.scores[n]
            who = f"{MONOGRAMS[n]} {name(nation.id):<13}{owner:<12}"
            lines.append(f"{who}{counters:<7}{marker:<4}{points:>4}{ally}")
    return "\n".join(lines)
