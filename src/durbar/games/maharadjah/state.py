"""The state: pieces, markers and what the sequence remembers; queries, and the effects that change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Seat, lowest, members
from durbar.engine.game import SEATS
from durbar.engine.option import Verb
from durbar.games.maharadjah.board import Board
from durbar.games.maharadjah.ids import (
    ADDED_NAMES,
    ALL_AREAS,
    ARMS_BITS,
    ARMY,
    BRITISH,
    FOREIGN,
    INDIANS,
    LEADER_BIT,
    LEADER_NAMES,
    LEADERS,
    NATION_NAMES,
    NATIONS,
    NONE,
    NOWHERE,
    PHASE_NAMES,
    PLACE_NAMES,
    PLACES,
    POWERS,
    PRICE_NAMES,
    REGION_NAMES,
    REGIONS,
    REMOVAL_NAMES,
    RIDER_NAMES,
    RIDERS_OF_NATION,
    ROWS,
    SEAS,
    SIDE_NAMES,
    TARGET_NAMES,
    TARGETS_OF_ATTACK,
)
from durbar.games.maharadjah.rules.versions import BOATS_CLOSE_THEIR_COAST
from durbar.games.maharadjah.state_facts import (
    BOATS,
    LEADER_NATION,
    OWNERS,
    ROW_NAMES,
    ROW_OF,
    SUPPLY,
    TABLE_SEATS,
    TURNS,
)
from durbar.games.maharadjah.state_fields import Fields
from durbar.games.maharadjah.words import VERBS

# An entry remembers from where armies of the active nation came into a place with others: [MD 8.5, 8.6, R8, R28]
ENTRY_FROM: Final = 64
ENTRY_BOAT: Final = 64 * 64
ENTRY_ONE: Final = 64 * 64 * 2

LABELS: Final[dict[str, Sequence[str]]] = {
    "place": PLACE_NAMES,
    "nation": NATION_NAMES,
    "leader": LEADER_NAMES,
    "rider": RIDER_NAMES,
    "power": NATION_NAMES[INDIANS:],
    "region": REGION_NAMES,
    "row": ROW_NAMES,
    "phase": PHASE_NAMES,
    "removal": REMOVAL_NAMES,
    "price": PRICE_NAMES,
    "target": TARGET_NAMES,
    "added": ADDED_NAMES,
    "sea": PLACE_NAMES[SEAS:],
    "target_of_attack": TARGETS_OF_ATTACK,
    "rider_of_nation": RIDERS_OF_NATION,
    "side": SIDE_NAMES,
}


class State(Fields):
    """[MD 15.1] Everything here is public."""

    def __init__(
        self, table: i64, board: Board, own_board: str, repair: i64, bidding: i64, like: State | None = None
    ) -> None:
        super().__init__(table, board, own_board, repair, bidding, like)
        if like is None:
            self.stale = True  # totals must be counted anew, as after loading
            self.places_of_leaders: i64 = 0
            self.untold: list[tuple[int, ...]] = []  # what happened before anybody listened
        else:
            self.stale = like.stale
            self.places_of_leaders = like.places_of_leaders
            self.untold = like.untold

    def clone(self) -> State:
        return State(self.table, self.board, self.own_board, self.repair, self.bidding, self)

    def verbs(self) -> Mapping[int, Verb]:
        return VERBS

    def labels(self, kind: str) -> Sequence[str]:
        """The words for the numbers of a kind."""
        return SEATS[: TABLE_SEATS[self.table]] if kind == "seat" else LABELS[kind]

    def count_anew(self) -> None:
        """Totals from the armies and leaders on the map."""
        self.leader_in_play, self.stale = vec[i64]([NONE] * NATIONS), False
        for leader in range(LEADERS):
            if self.leader_at[leader] != NOWHERE:
                self.put_leader(leader, self.leader_at[leader])
        self.total, self.count = vec[i64]([0] * PLACES), vec[i64]([0] * NATIONS)
        self.nations_at, self.places_of = vec[i64]([0] * PLACES), vec[i64]([0] * NATIONS)
        for nation in range(NATIONS):
            for place in range(PLACES):
                self.total[place] += self.armies_at(nation, place)
                self.count[nation] += self.armies_at(nation, place)
                self.note(nation, place)

    def advance(self) -> None:
        if self.stale:
            self.count_anew()
        if self.untold and self.log is not None:
            self.log[0:0] = self.untold  # the opening is told with the first choice
            self.untold = []
        super().advance()

    # --- queries: nations --------------------------------------------------------------------------------------------

    def controller(self, nation: i64) -> Seat:
        """[MD 2.0, 3.2, R47] Who decides for a nation: the seat it is printed for, or who won that by bidding."""
        side = OWNERS[self.table * NATIONS + nation]
        return Seat(side if side == NONE or self.holder[side] == NONE else self.holder[side])

    def plays(self, nation: i64) -> bool:
        return OWNERS[self.table * NATIONS + nation] != NONE

    def stock(self, nation: i64) -> i64:
        """[MD 14.1, R19, R30, R46] Counters not in play; those in the alliance box or retired never come back."""
        paid: i64 = 1 if self.ally[nation] == ARMY else 0
        return SUPPLY[nation] - self.count[nation] - paid - self.retired[nation]

    def has_pieces(self, nation: i64) -> bool:
        """[MD 4.0] Is any piece of the nation in play?"""
        return self.count[nation] > 0 or self.leader_of(nation) != NONE or self.count_factories(nation) > 0

    def leader_of(self, nation: i64) -> i64:
        """The leader a nation has in play; never more than one."""
        return self.leader_in_play[nation]

    def count_factories(self, nation: i64) -> i64:
        found: i64 = 0
        for place in range(FOREIGN):
            if self.factory[place] == nation:
                found += 1
        return found

    def has_boats(self, nation: i64) -> bool:
        """[MD 5.4] Does the event table give the nation boats this turn?"""
        return self.this_turn(BOATS, nation) != 0

    def this_turn(self, table: vec[i64], nation: i64) -> i64:
        """What the event table or a victory card says of the nation this turn."""
        return table[nation * TURNS + self.turn]

    def alliance_side(self, nation: i64) -> bool:
        """[MD 11.2] The British and their allies."""
        return nation == BRITISH or self.ally[nation] != 0

    def friends(self, one: i64, other: i64) -> bool:
        """[MD 11.2] The British and their allies do not attack one another."""
        return self.alliance_side(one) and self.alliance_side(other)

    def protected(self, master: i64, nation: i64, area: i64) -> bool:
        """[MD 11.1] Has the nation submitted to this master, this turn, for the region of the area?"""
        if nation >= INDIANS or area >= FOREIGN:
            return False
        row = self.row_of(nation, area)
        return row != NONE and self.has_submitted(row, master)

    def row_of(self, nation: i64, area: i64) -> i64:
        """[MD 11.1] The row of those it has submitted to for the region of the area; NONE: it never submits there."""
        return ROW_OF[nation * REGIONS + self.board.region[area]]

    def spares(self, nation: i64, other: i64, place: i64) -> bool:
        """[MD 11.1, 11.2] Must the nation leave the other's armies there in peace?"""
        return self.friends(nation, other) or self.protected(nation, other, place)

    # --- queries: places ---------------------------------------------------------------------------------------------

    def others_at(self, nation: i64, place: i64) -> i64:
        """Armies of other nations there."""
        return self.total[place] - self.armies_at(nation, place)

    def rival_at(self, nation: i64, place: i64) -> i64:
        """The first other nation with armies there; on land there is never a second."""
        others = self.nations_at[place] & ~BIT[nation]
        return lowest(others) if others else NONE

    def must_fight(self, nation: i64, place: i64) -> bool:
        """[MD 8.1] Are there armies of others that the nation may attack?"""
        rival = self.rival_at(nation, place)
        return rival != NONE and not self.spares(nation, rival, place)

    def is_spared(self, nation: i64, place: i64) -> bool:
        """[MD 11.1, 11.2, R29] Armies of others stand there, and the nation may not attack them."""
        rival = self.rival_at(nation, place)
        return rival != NONE and self.spares(nation, rival, place)

    def leaders_at(self, place: i64) -> bool:
        return self.places_of_leaders & BIT[place] != 0

    def foreign_leader_at(self, nation: i64, place: i64) -> bool:
        if not self.leaders_at(place):
            return False
        own = self.leader_of(nation)
        return any(leader != own and self.leader_at[leader] == place for leader in range(LEADERS))

    def own_leader_at(self, nation: i64, place: i64) -> bool:
        leader = self.leader_of(nation)
        return leader != NONE and self.leader_at[leader] == place

    def arms_with(self, nation: i64, place: i64) -> bool:
        """[MD 12.2] Does the nation have arms there?"""
        found: i64 = 0
        for power in range(POWERS):
            if self.arms_at[power] == place and self.arms_holder[power] == nation:
                found += 1
        return found > 0

    def occupies(self, nation: i64, area: i64) -> bool:
        """[MD 9.0] Armies there, or a leader without armies or leaders of others."""
        if self.armies_at(nation, area) > 0:
            return True
        return self.total[area] == 0 and self.own_leader_at(nation, area) and not self.foreign_leader_at(nation, area)

    def areas_occupied(self, nation: i64) -> i64:
        """[MD 9.0] All of them, as a set."""
        found = self.areas_held(nation)
        leader = self.leader_of(nation)
        if leader != NONE and self.leader_at[leader] < FOREIGN and self.occupies(nation, self.leader_at[leader]):
            found |= BIT[self.leader_at[leader]]
        return found

    def is_own(self, nation: i64, area: i64) -> bool:
        """[MD 8.5, R7] A piece of the nation, and no army or leader of another."""
        if self.others_at(nation, area) > 0 or self.foreign_leader_at(nation, area):
            return False
        here = self.armies_at(nation, area) > 0 or self.factory[area] == nation
        return here or self.own_leader_at(nation, area)

    def is_free(self, area: i64) -> bool:
        """[MD R7] No army, no leader."""
        return self.total[area] == 0 and not self.leaders_at(area)

    def is_empty(self, area: i64) -> bool:
        """[MD 13.0] No piece at all."""
        return self.is_free(area) and self.factory[area] == NONE

    def has_room(self, nation: i64, place: i64) -> bool:
        """[MD 5.21] 3 armies, in a hiland 2, without the exception."""
        return self.armies_at(nation, place) < self.board.room[place]

    def areas_held(self, nation: i64) -> i64:
        """The areas with armies of a nation, as a set."""
        return self.places_of[nation] & ALL_AREAS

    def armies_ashore(self, nation: i64) -> i64:
        """Armies in areas: not at sea, not in foreign lands."""
        found: i64 = 0
        for area in members(self.areas_held(nation)):
            found += self.armies_at(nation, area)
        return found

    # --- queries: riders ---------------------------------------------------------------------------------------------

    def riders_at(self, nation: i64, place: i64) -> i64:
        """[MD 9.1, 12.2] Leader (bit 0) and arms (bits 1 to 4) of a nation in a place."""
        found: i64 = LEADER_BIT if self.own_leader_at(nation, place) else 0
        for power in range(POWERS):
            if self.arms_at[power] == place and self.arms_holder[power] == nation:
                found |= BIT[power + 1]
        return found

    def rested_riders_at(self, nation: i64, place: i64) -> i64:
        """Those that have not moved in this phase."""
        return self.riders_at(nation, place) & ~self.ridden

    def rested_riders(self, nation: i64) -> i64:
        """Leader and arms of a nation, wherever they are, that have not moved in this phase."""
        found: i64 = LEADER_BIT if self.leader_of(nation) != NONE else 0
        for power in range(POWERS):
            if self.arms_holder[power] == nation and self.arms_at[power] != NOWHERE:
                found |= BIT[power + 1]
        return found & ~self.ridden

    def fresh_at(self, nation: i64, place: i64) -> i64:
        """[MD 5.11] Armies that have not moved in this phase."""
        return self.armies_at(nation, place) - self.moved[place]

    # --- effects: armies ---------------------------------------------------------------------------------------------

    def add(self, nation: i64, place: i64, armies: i64) -> None:
        self.add_armies_at(nation, place, armies)
        self.total[place] += armies
        self.count[nation] += armies
        self.note(nation, place)

    def shift(self, nation: i64, place: i64, target: i64, armies: i64) -> None:
        self.add_armies_at(nation, place, -armies)
        self.add_armies_at(nation, target, armies)
        self.total[place] -= armies
        self.total[target] += armies
        self.note(nation, place)
        self.note(nation, target)

    def note(self, nation: i64, place: i64) -> None:
        """Keep the sets of who is where as the armies are."""
        if self.armies_at(nation, place) > 0:
            self.places_of[nation] |= BIT[place]
            self.nations_at[place] |= BIT[nation]
        else:
            self.places_of[nation] &= ~BIT[place]
            self.nations_at[place] &= ~BIT[nation]

    def move_riders(self, nation: i64, riders: i64, target: i64) -> None:
        if riders & LEADER_BIT:
            self.put_leader(self.leader_of(nation), target)
        if riders & ARMS_BITS:
            for power in range(POWERS):
                if riders & BIT[power + 1]:
                    self.set_arms_at(power, target)

    # --- effects: leaders --------------------------------------------------------------------------------------------

    def put_leader(self, leader: i64, place: i64) -> None:
        """[MD 9.0] He enters, goes somewhere else, or (NOWHERE) leaves the game."""
        self.set_leader_at(leader, place)
        self.set_leader_in_play(LEADER_NATION[leader], leader if place != NOWHERE else NONE)
        self.places_of_leaders = 0
        for at in self.leader_at:
            if at != NOWHERE:
                self.places_of_leaders |= BIT[at]

    # --- effects: submissions ----------------------------------------------------------------------------------------

    def end_submissions(self) -> None:
        """[MD 4.8, 11.1] With the turn they end, and so does what was refused."""
        self.submitted, self.void = vec[i64]([0] * ROWS), vec[i64]([0] * ROWS)

    # --- effects: where attackers came from --------------------------------------------------------------------------

    def enter(self, place: i64, came_from: i64, boat: i64, armies: i64) -> None:
        """[MD 8.6, R8] Remember from where armies of the active nation came into a place with others."""
        key = place + came_from * ENTRY_FROM + boat * ENTRY_BOAT
        for i in range(len(self.entries)):
            if self.entries[i] % ENTRY_ONE == key:
                self.entries[i] += armies * ENTRY_ONE
                return
        self.entries = append(self.entries, key + armies * ENTRY_ONE)

    def entered(self, place: i64) -> i64:
        """Armies there whose way is remembered."""
        found: i64 = 0
        for entry in self.entries:
            if entry % ENTRY_FROM == place:
                found += entry // ENTRY_ONE
        return found

    def came_from(self, place: i64, origin: i64) -> bool:
        """[MD 8.5, R25, R45] Did attackers of this place, even lost ones, come from there, over a border or by boat?"""
        for entry in self.entries:
            counts = entry // ENTRY_BOAT % 2 == 0 or self.rules >= BOATS_CLOSE_THEIR_COAST
            if counts and entry % ENTRY_FROM == place and entry // ENTRY_FROM % 64 == origin:
                return True
        return False
