"""The state: pieces, markers and what the sequence remembers; queries, and the effects that change it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import BIT, Flow, Seat
from durbar.games.maharadjah.board import Board
from durbar.games.maharadjah.ids import (
    ARMS_BITS,
    ARMY,
    BRITISH,
    FOREIGN,
    INDIANS,
    LEADER_BIT,
    LEADERS,
    NATIONS,
    NONE,
    NOWHERE,
    PLACES,
    POWERS,
    REGIONS,
    ROWS,
    SEAS,
)
from durbar.games.maharadjah.state_facts import BOATS, LEADER_NATION, OWNERS, ROW_OF, SUPPLY, TURNS

# An entry remembers from where armies of the active nation came into a place with others: [MD 8.5, 8.6, R8, R28]
ENTRY_FROM: Final = 64
ENTRY_BOAT: Final = 64 * 64
ENTRY_ONE: Final = 64 * 64 * 2


class State(Flow):
    """[MD 15.1] Everything here is public."""

    def __init__(self, table: i64, board: Board) -> None:
        super().__init__()
        self.table: i64 = table
        self.board = board
        self.own_board = ""
        self.stale = True  # totals must be counted anew, as after loading
        self.untold: list[tuple[int, ...]] = []  # what happened before anybody listened
        self.no_moment()
        self.no_pieces()

    def no_moment(self) -> None:
        """Nothing of a turn, a sequence or a battle."""
        self.turn: i64 = 1
        self.nation: i64 = NONE
        self.half: i64 = 0
        self.phase: i64 = 0
        self.due: i64 = 0  # armies still to place or to remove
        self.grown: i64 = 0  # areas with a new army this phase, as bits
        self.raided: i64 = 0  # areas occupied at some moment of the sequence, as bits
        self.attacked: i64 = 0  # factories and sea powers already attacked in this battle phase, as bits
        self.built: i64 = 0
        self.lifted: i64 = NOWHERE
        self.dissent: i64 = 0  # areas whose holder refused a factory this phase, as bits
        self.leave_given: i64 = 0  # seas open to the boats of this phase, as bits
        self.leave_denied: i64 = 0
        self.ridden: i64 = 0  # riders that moved this phase, as bits
        self.group_at: i64 = NOWHERE  # the group on the march
        self.group_from: i64 = NOWHERE
        self.group_count: i64 = 0
        self.group_riders: i64 = 0
        self.group_crossed: i64 = 0
        self.group_coast: i64 = NOWHERE  # where its boats set out
        self.battle_at: i64 = NOWHERE
        self.battle_with: i64 = NONE
        self.round: i64 = 0
        self.hits: i64 = 0  # by the attacker, this round
        self.hits_back: i64 = 0  # by the defender

    def no_pieces(self) -> None:
        """Rows without places, to be filled or copied into."""
        self.armies = vec[i64]()
        self.moved = vec[i64]()  # armies of the active nation that moved, by place
        self.factory = vec[i64]()
        self.leader_at = vec[i64]()
        self.arms_holder = vec[i64]()
        self.arms_at = vec[i64]()
        self.stored = vec[i64]()  # population markers, in halves
        self.ally = vec[i64]()
        self.submitted = vec[i64]()  # masters of this turn, as bits, by line of the table
        self.void = vec[i64]()  # masters to whom it may not submit again this turn
        self.raj = vec[i64]()
        self.score = vec[i64]()
        self.entries = vec[i64]()
        self.rolled = vec[i64]()  # the dice of this round, as `rules/rounds.py` packs them
        self.total = vec[i64]()  # armies of all nations, by place
        self.count = vec[i64]()  # armies in play, by nation

    def fill(self) -> None:
        """An empty map."""
        self.armies = vec[i64]([0] * (NATIONS * PLACES))
        self.moved = vec[i64]([0] * PLACES)
        self.factory = vec[i64]([NONE] * PLACES)
        self.leader_at = vec[i64]([NOWHERE] * LEADERS)
        self.arms_holder = vec[i64]([NONE] * POWERS)
        self.arms_at = vec[i64]([NOWHERE] * POWERS)
        self.stored = vec[i64]([0] * NATIONS)
        self.ally = vec[i64]([0] * NATIONS)
        self.submitted = vec[i64]([0] * ROWS)
        self.void = vec[i64]([0] * ROWS)
        self.raj = vec[i64]([0] * NATIONS)
        self.score = vec[i64]([0] * NATIONS)
        self.count_anew()
        self.stale = True  # a position may be read into it

    def count_anew(self) -> None:
        """Totals from the armies on the map."""
        total, count = vec[i64]([0] * PLACES), vec[i64]([0] * NATIONS)
        for n in range(NATIONS):
            for p in range(PLACES):
                total[p] += self.armies[n * PLACES + p]
                count[n] += self.armies[n * PLACES + p]
        self.total, self.count, self.stale = total, count, False

    def advance(self) -> None:
        if self.stale:
            self.count_anew()
        if self.untold and self.log is not None:
            self.log[0:0] = self.untold  # the opening is told with the first choice
            self.untold = []
        super().advance()

    def clone(self) -> State:
        copy = State(self.table, self.board)
        copy.copy_flow(self)
        copy.own_board = self.own_board
        copy.stale = self.stale
        copy.untold = self.untold
        copy.turn, copy.nation, copy.half, copy.phase = self.turn, self.nation, self.half, self.phase
        copy.due, copy.grown, copy.raided, copy.attacked = self.due, self.grown, self.raided, self.attacked
        copy.built, copy.lifted, copy.dissent = self.built, self.lifted, self.dissent
        copy.leave_given, copy.leave_denied, copy.ridden = self.leave_given, self.leave_denied, self.ridden
        copy.group_at, copy.group_from, copy.group_count = self.group_at, self.group_from, self.group_count
        copy.group_riders, copy.group_crossed, copy.group_coast = (
            self.group_riders,
            self.group_crossed,
            self.group_coast,
        )
        copy.battle_at, copy.battle_with, copy.round = self.battle_at, self.battle_with, self.round
        copy.hits, copy.hits_back = self.hits, self.hits_back
        copy.armies, copy.moved, copy.factory = self.armies[:], self.moved[:], self.factory[:]
        copy.leader_at, copy.arms_holder, copy.arms_at = self.leader_at[:], self.arms_holder[:], self.arms_at[:]
        copy.stored, copy.ally, copy.submitted, copy.void = (
            self.stored[:],
            self.ally[:],
            self.submitted[:],
            self.void[:],
        )
        copy.raj, copy.score, copy.entries = self.raj[:], self.score[:], self.entries[:]
        copy.rolled, copy.total, copy.count = self.rolled[:], self.total[:], self.count[:]
        return copy

    # --- queries: nations --------------------------------------------------------------------------------------------

    def controller(self, nation: i64) -> Seat:
        """[MD 2.0, 3.2] Who decides for a nation."""
        return Seat(OWNERS[self.table * NATIONS + nation])

    def plays(self, nation: i64) -> bool:
        return OWNERS[self.table * NATIONS + nation] != NONE

    def stock(self, nation: i64) -> i64:
        """[MD 14.1, R19, R30] Counters not in play; one in the alliance box never comes back."""
        paid: i64 = 1 if self.ally[nation] == ARMY else 0
        return SUPPLY[nation] - self.count[nation] - paid

    def has_pieces(self, nation: i64) -> bool:
        """[MD 4.0] Is any piece of the nation in play?"""
        return self.count[nation] > 0 or self.leader_of(nation) != NONE or self.count_factories(nation) > 0

    def leader_of(self, nation: i64) -> i64:
        """The leader a nation has in play; never more than one."""
        for leader in range(LEADERS):
            if self.leader_at[leader] != NOWHERE and LEADER_NATION[leader] == nation:
                return leader
        return NONE

    def count_factories(self, nation: i64) -> i64:
        found: i64 = 0
        for place in range(FOREIGN):
            if self.factory[place] == nation:
                found += 1
        return found

    def has_boats(self, nation: i64) -> bool:
        """[MD 5.4] Does the event table give the nation boats this turn?"""
        return BOATS[nation * TURNS + self.turn] != 0

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
        row = ROW_OF[nation * REGIONS + self.board.region[area]]
        return row != NONE and self.submitted[row] & BIT[master] != 0

    def spares(self, nation: i64, other: i64, place: i64) -> bool:
        """[MD 11.1, 11.2] Must the nation leave the other's armies there in peace?"""
        return self.friends(nation, other) or self.protected(nation, other, place)

    # --- queries: places ---------------------------------------------------------------------------------------------

    def armies_at(self, nation: i64, place: i64) -> i64:
        return self.armies[nation * PLACES + place]

    def others_at(self, nation: i64, place: i64) -> i64:
        """Armies of other nations there."""
        return self.total[place] - self.armies[nation * PLACES + place]

    def rival_at(self, nation: i64, place: i64) -> i64:
        """The first other nation with armies there; on land there is never a second."""
        if self.total[place] != self.armies[nation * PLACES + place]:
            for other in range(NATIONS):
                if other != nation and self.armies[other * PLACES + place] > 0:
                    return other
        return NONE

    def must_fight(self, nation: i64, place: i64) -> bool:
        """[MD 8.1] Are there armies of others that the nation may attack?"""
        rival = self.rival_at(nation, place)
        return rival != NONE and not self.spares(nation, rival, place)

    def is_spared(self, nation: i64, place: i64) -> bool:
        """[MD 11.1, 11.2, R29] Armies of others stand there, and the nation may not attack them."""
        rival = self.rival_at(nation, place)
        return rival != NONE and self.spares(nation, rival, place)

    def foreign_leader_at(self, nation: i64, place: i64) -> bool:
        found: i64 = 0
        for leader in range(LEADERS):
            if self.leader_at[leader] == place and LEADER_NATION[leader] != nation:
                found += 1
        return found > 0

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
        if self.armies[nation * PLACES + area] > 0:
            return True
        return self.total[area] == 0 and self.own_leader_at(nation, area) and not self.foreign_leader_at(nation, area)

    def is_own(self, nation: i64, area: i64) -> bool:
        """[MD 8.5, R7] A piece of the nation, and no army or leader of another."""
        if self.others_at(nation, area) > 0 or self.foreign_leader_at(nation, area):
            return False
        here = self.armies[nation * PLACES + area] > 0 or self.factory[area] == nation
        return here or self.own_leader_at(nation, area)

    def is_free(self, area: i64) -> bool:
        """[MD R7] No army, no leader."""
        return self.total[area] == 0 and not self.foreign_leader_at(NONE, area)

    def is_empty(self, area: i64) -> bool:
        """[MD 13.0] No piece at all."""
        return self.is_free(area) and self.factory[area] == NONE

    def has_room(self, nation: i64, place: i64) -> bool:
        """[MD 5.21] 3 armies, in a hiland 2, without the exception."""
        return self.armies[nation * PLACES + place] < self.board.room[place]

    def region_held(self, nation: i64, region: i64) -> i64:
        """How many areas of a region a nation holds."""
        found: i64 = 0
        for area in range(FOREIGN):
            if self.board.region[area] == region and self.armies[nation * PLACES + area] > 0:
                found += 1
        return found

    def areas_held(self, nation: i64) -> i64:
        found: i64 = 0
        for area in range(FOREIGN):
            if self.armies[nation * PLACES + area] > 0:
                found += 1
        return found

    def armies_ashore(self, nation: i64) -> i64:
        """Armies in areas: not at sea, not in foreign lands."""
        found: i64 = 0
        for area in range(FOREIGN):
            found += self.armies[nation * PLACES + area]
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
        return self.armies[nation * PLACES + place] - self.moved[place]

    # --- effects: armies ---------------------------------------------------------------------------------------------

    def add(self, nation: i64, place: i64, armies: i64) -> None:
        self.armies[nation * PLACES + place] += armies
        self.total[place] += armies
        self.count[nation] += armies

    def shift(self, nation: i64, place: i64, target: i64, armies: i64) -> None:
        self.armies[nation * PLACES + place] -= armies
        self.armies[nation * PLACES + target] += armies
        self.total[place] -= armies
        self.total[target] += armies

    def move_riders(self, nation: i64, riders: i64, target: i64) -> None:
        if riders & LEADER_BIT:
            self.leader_at[self.leader_of(nation)] = target
        if riders & ARMS_BITS:
            for power in range(POWERS):
                if riders & BIT[power + 1]:
                    self.arms_at[power] = target

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
        """[MD 8.5, R25] Did attackers of this place, even lost ones, come from there over a border?"""
        for entry in self.entries:
            if entry % ENTRY_FROM == place and entry // ENTRY_FROM % 64 == origin and entry // ENTRY_BOAT % 2 == 0:
                return True
        return False

    def is_sea(self, place: i64) -> bool:
        return place >= SEAS

    def is_foreign(self, place: i64) -> bool:
        return FOREIGN <= place < SEAS
