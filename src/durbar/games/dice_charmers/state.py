"""The state of a game of The Dice Charmers: questions about it, and the only effects that change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import Seat
from durbar.engine.option import Verb
from durbar.games.dice_charmers.board import SEVERAL, Board
from durbar.games.dice_charmers.ids import (
    BLUE,
    CIRCLED,
    CROSSED,
    CROSSING,
    DICE_COUNT,
    ELEPHANT,
    FACES,
    FACING_BIT,
    FIRST_BLUE,
    FIRST_ORANGE,
    FREE,
    GOODS_DIE,
    GREEN,
    HALF_ROAD,
    KARMA,
    LOST,
    ONE_GOOD,
    OTHER_GOOD,
    PALACE,
    PURPLE,
    RIVER_AHEAD,
    RIVER_BACK,
    RIVER_BACK_ANY,
    SIDE_BIT,
    TWO_HALVES,
    UPGRADE,
    USED,
    WAREHOUSE,
    colour_of,
    is_character,
    is_coins,
    is_goods,
    is_half,
    is_sale,
    is_whole_road,
)
from durbar.games.dice_charmers.state_fields import Fields
from durbar.games.dice_charmers.words import (
    BONUS_CIRCLED,
    BONUS_LOST,
    BONUS_USED,
    BUILT,
    CROSSING_MADE,
    DREW,
    FAME_WON,
    GOT,
    HALVED,
    KARMA_WON,
    MARKED,
    MONEY_WON,
    RAISED,
    SAILED,
    SOLD,
    TOOK,
    TWIN,
    VERBS,
    WENT_BACK,
)


class State(Fields):
    """All sheets, the dice, and whose turn it is."""

    def clone(self) -> State:
        return State(self.board, self.seats, self)

    def verbs(self) -> Mapping[int, Verb]:
        return VERBS

    def labels(self, kind: str) -> Sequence[str]:
        """The words for the numbers of a kind on this board, at this table."""
        return self.board.labels[self.seats][kind]

    # --- turns and dice --------------------------------------------------------------------------------------------

    def owners(self) -> i64:
        """[DC 10.1] Who takes dice: the seats, and in solo the drafter."""
        return 2 if self.seats == 1 else self.seats

    def passes(self) -> i64:
        """[DC 2.4] With 2 players (and in solo) everyone takes two dice a round."""
        return 2 if self.owners() == 2 else 1

    def owner_of_turn(self, turn: i64) -> i64:
        return (self.first + turn) % self.owners()

    def on_elephant(self) -> i64:
        """The die on the elephant, or -1."""
        for die in range(DICE_COUNT):
            if self.place[die] == ELEPHANT:
                return die
        return -1

    def shown(self, die: i64) -> i64:
        """The face a die shows; one more than the last if it was not rolled."""
        return self.shows[die] if self.shows[die] >= 0 else FACES

    def karma_left(self, seat: Seat) -> i64:
        return self.karma[seat] - self.spent[seat]

    def take_die(self, owner: i64, die: i64) -> None:
        """[DC 2.1] To the warehouse."""
        self.place[die] = WAREHOUSE + owner
        self.tell(TOOK, owner, die, self.shows[die])

    def put_on_elephant(self, die: i64) -> None:
        self.place[die] = ELEPHANT
        self.tell(TWIN, die, self.shows[die])

    def take_from_centre(self, owner: i64, die: i64) -> None:
        """[DC 2.1, 2.2] Only in the first turn of a round the twin goes on the elephant."""
        self.take_die(owner, die)
        if self.turn == 0:
            self.put_on_elephant(die ^ 1)

    # --- what a die or an effect can do ----------------------------------------------------------------------------

    def usable_face(self, seat: Seat, face: i64) -> bool:
        """[DC 2.5] Would this face, taken from the centre, mark anything?"""
        if face < 0:
            return False  # not rolled
        colour = colour_of(face)
        if colour == PURPLE:
            return self.has_room(seat, ONE_GOOD[face]) or self.has_room(seat, OTHER_GOOD[face])
        if colour == GREEN:
            return self.has_open_end(seat) or (face == TWO_HALVES and self.has_closed_side(seat))
        if colour == BLUE:
            return self.space_with(seat, face) >= 0
        return self.has_box(seat, face - FIRST_ORANGE)

    def usable_somewhere(self) -> bool:
        """[DC 9.7] Is there a face of some die that some player could use?"""
        for seat in range(self.seats):
            for face in range(FACES):
                if self.on_a_die(face) and self.usable_face(Seat(seat), face):
                    return True
        return False

    def on_a_die(self, face: i64) -> bool:
        return any(side == face for side in self.board.sides)

    def usable_effect(self, seat: Seat, effect: i64) -> bool:
        """[DC 7.5, 8.5] Would this effect mark anything now?"""
        if effect >= SEVERAL:
            return any(self.usable_effect(seat, part) for part in self.board.together[effect - SEVERAL])
        if is_character(effect):
            return self.has_box(seat, effect)
        if is_sale(effect):
            return self.has_stock(seat)
        if is_coins(effect):
            return self.money[seat] < self.board.money_boxes
        if is_goods(effect):
            return self.rooms(seat) > 0
        if is_whole_road(effect):
            return self.has_open_end(seat)
        return self.usable_by_name(seat, effect)

    def usable_by_name(self, seat: Seat, effect: i64) -> bool:
        """[DC 7.5, 8.5] The same for effects that are one of a kind, and for fame."""
        if effect == PALACE:
            return self.free_rows(seat) > 0
        if effect == UPGRADE:
            return self.lowest_value(seat) < self.board.levels
        if effect == KARMA:
            return self.karma[seat] < self.board.karma_boxes
        if effect == GOODS_DIE:
            return self.usable_face(seat, self.shows[0]) or self.usable_face(seat, self.shows[1])
        if effect == HALF_ROAD:
            return self.has_closed_side(seat)
        if effect == RIVER_AHEAD:
            return self.position(seat) + 1 < self.board.spaces
        if effect in (RIVER_BACK, RIVER_BACK_ANY):
            return self.behind(seat, 1) >= 0
        return self.fame[seat] < self.board.fame_boxes

    # --- province --------------------------------------------------------------------------------------------------

    def reached_sides(self, seat: Seat, cell: i64) -> i64:
        """[DC 4.3] The sides at which a road in this cell would be joined."""
        neighbour, roads, first = self.board.neighbour, self.roads_table, seat * self.cells
        sides: i64 = 0
        for side in range(i64(4)):
            other = neighbour[cell * 4 + side]
            if other >= 0 and roads[first + other] & FACING_BIT[side] != 0:
                sides |= SIDE_BIT[side]
        return sides

    def has_open_end(self, seat: Seat) -> bool:
        """[DC 2.5] Does an empty cell lie at an open end?"""
        return any(self.road(seat, cell) == 0 and self.reached_sides(seat, cell) != 0 for cell in range(self.cells))

    def has_road(self, seat: Seat) -> bool:
        """[DC 4.12] Has anything been drawn?"""
        return any(self.road(seat, cell) != 0 for cell in range(self.cells) if cell != self.board.residence)

    def has_closed_side(self, seat: Seat) -> bool:
        """[DC 4.6] Is there a road cell that can take a half-road?"""
        for cell in range(self.cells):
            road = self.road(seat, cell)
            if road != 0 and road != CROSSING and cell != self.board.residence:
                return True
        return False

    def open_sides(self, seat: Seat, cell: i64, sides: i64) -> None:
        """[DC 4.10, 4.11] Open the sides, then circle the bonuses outside them."""
        self.set_road(seat, cell, self.road(seat, cell) | sides)
        self.tell(HALVED if is_half(sides) else DREW, seat, cell, sides, self.road(seat, cell))
        for side in range(4):
            if sides & SIDE_BIT[side] != 0:
                self.circle_bonus(seat, self.board.border[cell * 4 + side])

    def build(self, seat: Seat, cell: i64, cause: i64) -> None:
        """[DC 4.8] Fame for a new building at the present value of its type."""
        kind = self.board.building[cell]
        fame = self.board.fame_of_level[self.value(seat, kind)]
        self.tell(BUILT, seat, cell, kind, fame)
        self.win_fame(seat, fame, cause)

    # --- goods -----------------------------------------------------------------------------------------------------

    def stock(self, seat: Seat, good: i64) -> i64:
        return self.circled(seat, good) - self.sold(seat, good)

    def has_stock(self, seat: Seat) -> bool:
        return self.stock(seat, 0) > 0 or self.stock(seat, 1) > 0 or self.stock(seat, 2) > 0

    def has_room(self, seat: Seat, good: i64) -> bool:
        """[DC 5.1] Has the row of this good a free box?"""
        return self.circled(seat, good) < len(self.board.prices)

    def rooms(self, seat: Seat) -> i64:
        """How many goods have a free box."""
        return sum(self.has_room(seat, good) for good in range(3))

    def circle_good(self, seat: Seat, good: i64) -> None:
        """[DC 5.1] From the left; a full row gets no more."""
        if self.has_room(seat, good):
            self.add_circled(seat, good, 1)
            self.tell(GOT, seat, good, self.circled(seat, good))

    def sell_good(self, seat: Seat, good: i64) -> i64:
        """[DC 5.2, 5.4] Cross out the leftmost good of the stock; the coin under it."""
        coins = self.board.prices[self.sold(seat, good)]
        self.add_sold(seat, good, 1)
        sold = self.sold(seat, good)
        self.tell(SOLD, seat, good, sold, coins)
        for tent in range(len(self.board.tent_source)):
            if self.board.tent_needs[tent * 3 + good] == sold and self.tent_sold(seat, tent):
                self.circle_bonus(seat, self.board.tent_source[tent])
        return coins

    def tent_sold(self, seat: Seat, tent: i64) -> bool:
        """[DC 5.4] Are all boxes of this tent sold?"""
        needs = self.board.tent_needs
        return all(self.sold(seat, good) >= needs[tent * 3 + good] for good in range(3))

    def price_of(self, seat: Seat, good: i64, count: i64) -> i64:
        """[DC 5.2] What the next `count` of a good would pay."""
        first = self.sold(seat, good)
        return sum(self.board.prices[column] for column in range(first, first + count))

    # --- palace ----------------------------------------------------------------------------------------------------

    def has_box(self, seat: Seat, character: i64) -> bool:
        return self.palace(seat, character) < self.board.boxes

    def free_rows(self, seat: Seat) -> i64:
        """How many characters have a free box."""
        return sum(self.has_box(seat, character) for character in range(6))

    def mark_character(self, seat: Seat, character: i64) -> None:
        """[DC 6.1, 6.9] Mark the leftmost free box; a full column circles its bonus."""
        self.add_palace(seat, character, 1)
        box = self.palace(seat, character)
        self.tell(MARKED, seat, character, box)
        for other in range(6):
            if self.palace(seat, other) < box:
                return
        self.circle_bonus(seat, self.board.palace_source[box - 1])

    # --- river -----------------------------------------------------------------------------------------------------

    def position(self, seat: Seat) -> i64:
        """[DC 7.1] The rightmost marked space; -1 before any mark."""
        river, first = self.river_table, seat * self.spaces
        space = self.spaces - 1
        while space >= 0 and river[first + space] == 0:
            space -= 1
        return space

    def space_with(self, seat: Seat, symbol: i64) -> i64:
        """[DC 7.2] The nearest space ahead with this symbol, or -1."""
        for space in range(self.position(seat) + 1, self.board.spaces):
            if self.board.symbol[space] == symbol:
                return space
        return -1

    def behind(self, seat: Seat, nth: i64) -> i64:
        """[DC 6.7, 7.3] The nth unmarked space behind the position, marked ones not counted; or -1."""
        left = nth
        space = self.position(seat) - 1
        while space >= 0:
            if self.river(seat, space) == 0:
                left -= 1
                if left == 0:
                    return space
            space -= 1
        return -1

    def mark_space(self, seat: Seat, space: i64) -> None:
        """[DC 7.1, 7.3] Going back marks a space but does not change the position."""
        self.tell(
            WENT_BACK if space < self.position(seat) else SAILED, seat, space, self.board.symbol[space] - FIRST_BLUE
        )
        self.set_river(seat, space, 1)

    # --- buildings, karma, bonuses ---------------------------------------------------------------------------------

    def lowest_value(self, seat: Seat) -> i64:
        """The lowest level of a building type."""
        lowest = self.board.levels
        for kind in range(self.types):
            lowest = min(lowest, self.value(seat, kind))
        return lowest

    def raise_value(self, seat: Seat, kind: i64) -> None:
        """[DC 8.7] One type a level up; when it was the last below that level, circle the column's bonus."""
        before = self.lowest_value(seat)
        self.add_value(seat, kind, 1)
        self.tell(RAISED, seat, kind, self.value(seat, kind))
        lowest = self.lowest_value(seat)
        if lowest > before:
            self.circle_bonus(seat, self.board.upgrade_source[lowest])

    def circle_karma(self, seat: Seat) -> None:
        """[DC 8.8] The next box, and the bonus in it."""
        if self.karma[seat] < self.board.karma_boxes:
            self.karma[seat] += 1
            self.tell(KARMA_WON, seat, self.karma[seat])
            self.circle_bonus(seat, self.board.karma_source[self.karma[seat]])

    def circle_bonus(self, seat: Seat, source: i64) -> None:
        """[DC 8.1] Circled at the moment it is earned, once per game."""
        if source >= 0 and self.bonus(seat, source) == FREE:
            self.set_bonus(seat, source, CIRCLED)
            self.tell(BONUS_CIRCLED, seat, source, self.board.source_effect[source])

    def cross_out_bonus(self, seat: Seat, source: i64) -> None:
        self.set_bonus(seat, source, USED)
        self.tell(BONUS_USED, seat, source, self.board.source_effect[source])

    def lose_bonuses(self, seat: Seat) -> None:
        """[DC 8.3] Nothing circled is kept for a later turn."""
        for source in range(self.sources):
            if self.bonus(seat, source) == CIRCLED:
                self.set_bonus(seat, source, LOST)
                self.tell(BONUS_LOST, seat, source, self.board.source_effect[source])

    # --- tracks ----------------------------------------------------------------------------------------------------

    def overlap(self, seat: Seat) -> i64:
        """[DC 9.1] How far the marks are past each other; below 0: how far apart."""
        board = self.board
        return self.fame[seat] * board.fame_units + self.money[seat] * board.money_units - board.length

    def win_fame(self, seat: Seat, points: i64, cause: i64) -> None:
        """[DC 9.2, 9.3] Move on the fame track, circling every bonus reached or passed."""
        apart = self.overlap(seat)
        self.move_on(seat, self.fame, points, self.board.fame_boxes, self.board.fame_source, FAME_WON, cause)
        self.notice_crossing(seat, apart)

    def win_money(self, seat: Seat, coins: i64, cause: i64) -> None:
        """[DC 9.2, 9.3] The same on the money track."""
        apart = self.overlap(seat)
        self.move_on(seat, self.money, coins, self.board.money_boxes, self.board.money_source, MONEY_WON, cause)
        self.notice_crossing(seat, apart)

    def move_on(
        self, seat: Seat, track: vec[i64], won: i64, boxes: i64, sources: vec[i64], event: i64, cause: i64
    ) -> None:
        """[DC 9.2, 9.3] A mark moves on its track, as far as that goes."""
        before = track[seat]
        track[seat] = min(before + won, boxes)
        self.tell(event, seat, won, track[seat], cause)
        for box in range(before + 1, track[seat] + 1):
            self.circle_bonus(seat, sources[box])

    def notice_crossing(self, seat: Seat, before: i64) -> None:
        """[DC 9.1, 9.4] The end is triggered as soon as marks cross; only meeting is not crossing."""
        if self.overlap(seat) > 0:
            self.ending = CROSSED
            if before <= 0:
                self.tell(CROSSING_MADE, seat, self.overlap(seat))


def fresh(board: Board, seats: int) -> State:
    """[DC 1.1, 1.3] The sheets at the start; nothing rolled yet."""
    g = State(board, seats)
    for seat in range(seats):
        g.set_road(seat, board.residence, board.exits)
    return g
