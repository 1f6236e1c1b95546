"""What holds after every choice of any game; fuzzing asks after each."""

from __future__ import annotations

from durbar.engine.flow import Seat
from durbar.games.dice_charmers.ids import CENTRE, CIRCLED, CROSSED, ELEPHANT, FACING_BIT, WAREHOUSE
from durbar.games.dice_charmers.state import State
from durbar.games.dice_charmers.words import BEGAN, FAME_WON, MONEY_WON


def check(g: State) -> None:
    """Raise AssertionError if an invariant is broken."""
    check_dice(g)
    check_turns(g)
    for seat in range(g.seats):
        check_roads(g, Seat(seat))
        check_counts(g, Seat(seat))
        check_bonuses(g, Seat(seat))
    check_tracks(g)


def check_dice(g: State) -> None:
    """Every die is in exactly one place that exists, at most one on the elephant, no warehouse overfull."""
    places = list(g.place)
    assert all(CENTRE <= place < WAREHOUSE + g.owners() for place in places), places
    assert places.count(ELEPHANT) <= 1, places
    for owner in range(g.owners()):
        assert places.count(WAREHOUSE + owner) <= g.passes(), places


def check_turns(g: State) -> None:
    """All have had as many turns when the game ends."""
    if g.decision is None and g.seats > 1:
        assert len(set(g.turns)) == 1, list(g.turns)


def check_roads(g: State, seat: Seat) -> None:
    """Every road has 2, 3 or 4 open sides and leads to the residence, which never changes."""
    board = g.board
    roads = [int(g.road(seat, cell)) for cell in range(board.cells)]
    assert roads[board.residence] == board.exits, roads
    reached, waiting = {board.residence}, [board.residence]
    while waiting:
        cell = waiting.pop()
        for side in range(4):
            other = board.neighbour[cell * 4 + side]
            if other >= 0 and other not in reached and roads[cell] >> side & 1 and roads[other] & FACING_BIT[side]:
                reached.add(other)
                waiting.append(other)
    for cell, road in enumerate(roads):
        assert cell == board.residence or road == 0 or (road.bit_count() >= 2 and cell in reached), (cell, road)


def check_counts(g: State, seat: Seat) -> None:
    """Goods sold <= circled <= boxes; palace rows, building values and karma within their boxes."""
    board, types = g.board, len(g.board.types)
    for good in range(3):
        assert 0 <= g.sold(seat, good) <= g.circled(seat, good) <= len(board.prices)
    assert all(0 <= g.palace(seat, character) <= board.boxes for character in range(6))
    assert all(1 <= g.value(seat, kind) <= board.levels for kind in range(types))
    assert 0 <= g.spent[seat] <= g.karma[seat] <= board.karma_boxes
    assert 0 <= g.fame[seat] <= board.fame_boxes
    assert 0 <= g.money[seat] <= board.money_boxes
    assert g.overlap(seat) <= 0 or g.ending == CROSSED


def check_bonuses(g: State, seat: Seat) -> None:
    """No bonus is kept for another turn."""
    sources = len(g.board.source_effect)
    if seat != g.active or g.decision is None:
        assert all(g.bonus(seat, source) != CIRCLED for source in range(sources)), seat


def check_tracks(g: State) -> None:
    """Tracks equal the sum of what was earned, up to their last box. Asked where the log tells the whole game."""
    if not g.log or g.log[0][0] != BEGAN:
        return
    fame, money = [0] * g.seats, [0] * g.seats
    for event, seat, points, *_ in g.log:
        if event == FAME_WON:
            fame[seat] += points
        elif event == MONEY_WON:
            money[seat] += points
    assert list(g.fame) == [min(points, g.board.fame_boxes) for points in fame]
    assert list(g.money) == [min(coins, g.board.money_boxes) for coins in money]
