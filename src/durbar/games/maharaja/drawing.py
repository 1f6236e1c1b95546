"""The board as text: a map drawn from the board file's own coordinates, the tracks, and a line for each player."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from durbar.engine.parts import Namer
from durbar.games.maharaja import ids
from durbar.games.maharaja.board import SIDES, instruction_of
from durbar.games.maharaja.shown import BrahmabotTile, Static, View

WIDTH, HEIGHT = 104, 37
LEFT, ABOVE = 8, 1
FREE, ROAD, BETWEEN = ".", "·", " | "
COUNTED = {"token": "tokens", "shrines": "shrines", "coins": "coins"}


class Canvas:
    """Rows of characters to write on."""

    def __init__(self) -> None:
        self.rows = [[" "] * WIDTH for _ in range(HEIGHT)]

    def put(self, x: int, y: int, text: str) -> None:
        """Text centred on a place."""
        first = min(max(0, x - len(text) // 2), WIDTH - len(text))
        for i, letter in enumerate(text):
            self.rows[min(max(0, y), HEIGHT - 1)][first + i] = letter

    def dots(self, points: Sequence[tuple[int, int]]) -> None:
        """A dotted line through these places."""
        for (ax, ay), (bx, by) in pairwise(points):
            steps = max(abs(bx - ax) // 2, abs(by - ay), 1)
            for i in range(steps + 1):
                x, y = ax + (bx - ax) * i // steps, ay + (by - ay) * i // steps
                if self.rows[y][x] == " ":
                    self.rows[y][x] = ROAD

    def text(self) -> str:
        return "\n".join("".join(row).rstrip() for row in self.rows).strip("\n")


def at(xy: Sequence[int]) -> tuple[int, int]:
    """Board coordinates (0 to 1000) on the canvas."""
    return LEFT + xy[0] * (WIDTH - 2 * LEFT) // 1000, ABOVE + xy[1] * (HEIGHT - 2 * ABOVE - 1) // 1000


def draw(static: Static, view: View, name: Namer, _seat: int | None = None) -> str:
    """Everything a player needs to choose."""
    parts = [heading(static, view, name), map_of(static, view, name), key_of(static, name), tracks(static, view, name)]
    return "\n\n".join([*parts, players(static, view, name)]) + "\n"


def heading(static: Static, view: View, name: Namer) -> str:
    labels = static.labels
    words = [f"{view.round}/{static.terms.rounds}", name(labels["phase"][view.phase])]
    if view.maharaja >= 0:
        words.append(f"* {name(labels['city'][view.maharaja])}")
    words += [name(labels["special"][i]) for i in view.special]
    if view.final > ids.NO_FINAL:
        words.append(f"{name('line-tile')} {name(labels['final'][view.final])}")
    return "  |  ".join(words)


# --- the map -------------------------------------------------------------------------------------------------------


def map_of(static: Static, view: View, name: Namer) -> str:
    canvas, board = Canvas(), static.board
    places = [at(city.xy) for city in board.cities] + [at(board.start.xy)]
    for road in board.roads:
        a, b = road.ends
        canvas.dots([places[a], *(at(board.villages[v]) for v in road.villages), places[b]])
    for v, xy in enumerate(board.villages):
        canvas.put(*at(xy), village_text(static, view, v))
    for city in range(len(board.cities)):
        draw_city(canvas, static, view, city, places[city], name(board.cities[city].id))
    x, y = places[-1]
    canvas.put(x, y, f"({board.start.id})")
    canvas.put(x, y + 1, priests_at(static, view, len(board.cities)))
    return canvas.text()


def letters(static: Static) -> list[str]:
    """One letter for each owner."""
    return [word[0].upper() for word in static.labels["owner"]]


def village_text(static: Static, view: View, village: int) -> str:
    """The owners of the shrines in a village, and the room that is left."""
    inside = "".join(letter for i, letter in enumerate(letters(static)) if i in view.villages[village])
    return f"[{inside.ljust(static.terms.village_holds, FREE)}]"


def draw_city(canvas: Canvas, static: Static, view: View, city: int, place: tuple[int, int], called: str) -> None:
    """Its name (* the Maharaja), its statues as centre/top, bottom/plain, its shrines, the priests there."""
    x, y = place
    who, spaces = letters(static), view.statues[city * 7 : city * 7 + 7]
    marks = "".join(FREE if owner < 0 else who[owner] for owner in spaces)
    here = "*" if view.maharaja == city else ""
    canvas.put(x, y - 1, f" {here}{called}{here} ")
    canvas.put(x, y, f"<{marks[0]}/{marks[1:3]}/{marks[3:]}>")
    count = len(who)
    shrines = view.shrines[city * count : city * count + count]
    below = " ".join(f"{letter}{n}" for letter, n in zip(who, shrines, strict=True) if n)
    canvas.put(x, y + 1, f" {' '.join(filter(None, (below, priests_at(static, view, city))))} ".replace("  ", " "))


def priests_at(static: Static, view: View, node: int) -> str:
    there = "".join(letter for letter, at in zip(letters(static), view.priests, strict=True) if at == node)
    return f"+{there}" if there else ""


def key_of(static: Static, name: Namer) -> str:
    """What the signs mean, and what the bonus spaces of each city give."""
    bonuses = [
        f"{name(city.id)} {bonus_name(city.top, name)} / {bonus_name(city.bottom, name)}"
        for city in static.board.cities
    ]
    return "\n".join([name("key"), *wrapped([f"{name.label(name('bonuses'))} {bonuses[0]}", *bonuses[1:]])])


def bonus_name(text: str, name: Namer) -> str:
    """A printed bonus such as "2 shrines" in words."""
    amount, kind = text.split()
    return f"{amount} PP" if kind == "pp" else name(f"count-{COUNTED[kind]}-{amount}")


def wrapped(words: Sequence[str]) -> list[str]:
    """Words in lines no longer than the map is wide."""
    lines = [words[0]]
    for word in words[1:]:
        if len(lines[-1]) + len(BETWEEN) + len(word) <= WIDTH:
            lines[-1] += BETWEEN + word
        else:
            lines.append(f"  {word}")
    return lines


# --- tracks and players --------------------------------------------------------------------------------------------


def tracks(static: Static, view: View, name: Namer) -> str:
    labels = static.labels
    reach = view.reach or static.terms.window
    rewards = [name(labels["reward"][tile]) for tile in view.rewards]
    shown = [name(labels["character"][number]) for number in view.display]
    lines = [*flag_lines(static, view, name)]
    left = [f"{name.label(name('rewards'))} {rewards[0]}", *rewards[1:reach]] if rewards else [name("no-rewards")]
    lines += wrapped(left)
    lines += (
        wrapped([f"  ({rewards[reach]}", *rewards[reach + 1 : -1], f"{rewards[-1]})"]) if rewards[reach + 1 :] else []
    )
    lines += wrapped([f"{name.label(name('display'))} {shown[0]}", *shown[1:]]) if shown else []
    for token in view.maharani:
        who, where = name(labels["owner"][token.owner]), name(labels["character"][token.character])
        lines.append(f"{name.label(name('reward-maharani'))} {where} ({who})")
    supply = [name(f"count-tokens-{view.token_supply}"), name(f"count-maharani-{view.maharani_supply}")]
    return "\n".join([*lines, f"{name.label(name('in-supply'))} {', '.join(supply)}", *tile_lines(static, view, name)])


def flag_lines(static: Static, view: View, name: Namer) -> list[str]:
    """[MJ 1.5] The flags in their spaces, and below them the numbers that are printed."""
    cities, unprinted = static.labels["city"], ids.TRACK - ids.PRINTED
    flags = [cities[city] if city >= 0 else "." for city in view.track]
    numbers = [str(space - unprinted + 1) if space >= unprinted else "" for space in range(ids.TRACK)]
    wide = max(map(len, flags)) + 1
    rows = ["".join(f"{word:^{wide}}" for word in row).rstrip() for row in (flags, numbers)]
    return [f"{name('track')} <- {rows[0]}", f"{' ' * len(name('track'))}    {rows[1]}"]


def tile_lines(static: Static, view: View, name: Namer) -> list[str]:
    """[MJ 11.4] Brahmabot's three tiles: what they do and where they go; the one face down is not shown."""
    lines: list[str] = []
    shown = view.brahmabot.tiles if view.brahmabot else []
    for side, number in zip(SIDES, shown if max(shown, default=-1) >= 0 else [], strict=False):
        told = tile_text(static.board.brahmabot[number], name) if number >= 0 else name("face-down")
        whose = name.label(f"{name('brahmabot')}, {name(side)}")
        lines.append(f"{whose} {told}")
    return lines


def tile_text(tile: BrahmabotTile, name: Namer) -> str:
    """A tile as a sentence: its instructions, and the city its priest goes to."""
    to = name("to-maharaja") if tile.to == "maharaja" else name(tile.to)
    return f"{' + '.join(instruction_text(action, name) for action in tile.actions)} -> {to}"


def instruction_text(text: str, name: Namer) -> str:
    kind, number = instruction_of(text)
    word = ids.INSTRUCTION_WORDS[kind]
    return name(f"{word}-by-{number}" if kind in (ids.COINS, ids.FLAG_LEAD) else word)


def players(static: Static, view: View, name: Namer) -> str:
    labels = static.labels
    lines = []
    for i, owner in enumerate(labels["owner"]):
        points = "?" if view.pp[i] is None else view.pp[i]
        mark = ">" if view.acting == i else " "
        plan = view.plans[i]
        planned = " + ".join(name(labels["action"][a]) for a in plan) if plan else ("..." if i in view.planned else "")
        had = [
            name(f"count-coins-{view.coins[i]}"),
            f"{points} PP",
            name(f"count-tokens-{view.tokens[i]}"),
            name(f"at-hand-{view.board_shrines[i]}-{view.supply_shrines[i]}"),
            name(f"statues-left-{view.board_statues[i]}"),
        ]
        lines.append(
            f"{mark}{name(owner):<12} {character_of(static, view, i, name)}\n"
            f"   {', '.join(had)}{f'  ({planned})' if planned else ''}"
        )
    return "\n".join(lines)


def character_of(static: Static, view: View, owner: int, name: Namer) -> str:
    """[MJ 1.9] At first nobody has one."""
    number = view.characters[owner]
    return name(static.labels["character"][number]) if number else name("no-character")
