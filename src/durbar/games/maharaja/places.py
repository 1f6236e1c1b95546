"""Where things stand on the map: as our drawing has them, else by a rule, for boards of one's own."""

from __future__ import annotations

import math
from typing import Any

from durbar.boards.svg import Point, layout_of, number
from durbar.games.maharaja.shown import Road, Static

LAYOUT = layout_of("maharaja")
COURT, STEP, BELOW = 134, 17, 90  # how far priests stand, degrees between two of them, where the ribbon hangs


def placed(xy: tuple[int, int]) -> Point:
    return xy[0] * LAYOUT["stretch"], float(xy[1])


def node_at(static: Static, node: int) -> Point:
    return placed(named(static, node)[1])


def named(static: Static, node: int) -> tuple[str, tuple[int, int]]:
    """Cities first, then the start."""
    board = static.board
    place = board.cities[node] if node < len(board.cities) else board.start
    return place.id, place.xy


def as_drawn(static: Static, node: int) -> bool:
    """Does a node stand where our drawing has it? A board of one's own may have moved it."""
    name, xy = named(static, node)
    return bool(LAYOUT["at"].get(name) == list(xy))


def drawn_road(static: Static, road: Road) -> dict[str, Any] | None:
    ours: dict[str, Any] | None = LAYOUT["roads"].get(road.id)
    if ours is None or len(ours["villages"]) != len(road.villages):
        return None
    return ours if all(as_drawn(static, end) for end in road.ends) else None


def road_path(static: Static, road: Road) -> str:
    one, other = (" ".join(map(number, node_at(static, end))) for end in road.ends)
    if ours := drawn_road(static, road):
        return f"M{one}C{' '.join(str(n) for point in ours['bend'] for n in point)} {other}"
    if road.curve:
        return f"M{one}Q{' '.join(map(number, placed(road.curve)))} {other}"
    return f"M{one}L{other}"


def villages_of(static: Static, road: Road) -> list[Point]:
    if ours := drawn_road(static, road):
        return [(x, y) for x, y in ours["villages"]]
    shares = (n + 1 for n in range(len(road.villages)))
    return [along(static, road, share / (len(road.villages) + 1)) for share in shares]


def along(static: Static, road: Road, part: float) -> Point:
    """A point of a road, bent or straight."""
    one, other = (node_at(static, end) for end in road.ends)
    bend = placed(road.curve) if road.curve else ((one[0] + other[0]) / 2, (one[1] + other[1]) / 2)
    x, y = (
        (1 - part) ** 2 * a + 2 * part * (1 - part) * b + part**2 * c for a, b, c in zip(one, bend, other, strict=True)
    )
    return x, y


def apart(one: float, other: float) -> float:
    """Degrees between two directions."""
    between = abs(one - other) % 360
    return min(between, 360 - between)


def court_angle(static: Static, node: int) -> float:
    """The terrace before a city's wall: ours, else where no road leaves and no ribbon hangs."""
    name, _ = named(static, node)
    if name in LAYOUT["courts"] and as_drawn(static, node):
        return float(LAYOUT["courts"][name])
    x, y = node_at(static, node)
    taken: list[float] = [BELOW]
    for road in static.board.roads:
        if node in road.ends:
            tx, ty = node_at(static, road.ends[0] + road.ends[1] - node)
            taken.append(math.degrees(math.atan2(ty - y, tx - x)))
    return max(range(0, 360, 10), key=lambda angle: min(apart(angle, other) for other in taken))


def court(static: Static, node: int) -> list[Point]:
    """Four places for priests: on the terrace, first where the ribbon is far; around the start."""
    x, y = node_at(static, node)
    if node >= len(static.board.cities):
        return [(x + dx, y + dy) for dx, dy in ((-48, -46), (48, -46), (-48, 28), (48, 28))]
    angle = court_angle(static, node)
    turns = sorted((0, -STEP, STEP), key=lambda turn: -apart(angle + turn, BELOW))
    return [
        (x + COURT * math.cos(math.radians(angle + turn)), y + COURT * math.sin(math.radians(angle + turn)))
        for turn in (*turns, STEP / 2)
    ]


def court_outline(static: Static, node: int) -> str:
    """The terrace: a part of a ring outside the wall."""
    (x, y), angle = node_at(static, node), court_angle(static, node)

    def at(turn: float, far: float) -> str:
        way = math.radians(angle + turn)
        return f"{number(x + far * math.cos(way))} {number(y + far * math.sin(way))}"

    return f"M{at(-25, 106)}L{at(-25, 156)}A156 156 0 0 1 {at(25, 156)}L{at(25, 106)}z"


def elephant(static: Static, node: int) -> Point:
    """The Maharaja waits outside the wall where neither priests nor villages are."""
    name, _ = named(static, node)
    if name in LAYOUT["elephant"] and as_drawn(static, node):
        x, y = LAYOUT["elephant"][name]
        return x, y
    return (126 if math.cos(math.radians(court_angle(static, node))) < 0 else -126), -74
