"""What anybody may see, which is everything [MD 15.1]: numbers that index the labels of `static`."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from durbar.engine.flow import lowest, members
from durbar.games.maharadjah.ids import (
    AREAS,
    ARMS_BITS,
    IN_BATTLE,
    IN_MOVEMENT,
    LEADER_BIT,
    LEADERS,
    NATIONS,
    NONE,
    NOWHERE,
    PLACES,
    POWERS,
    ROWS,
)
from durbar.games.maharadjah.odds import odds_at
from durbar.games.maharadjah.rules.rounds import (
    ATTACKING,
    BY_FACTORY,
    added_then,
    bonus_for,
    cover_met,
    face_of,
    kind_of,
    needed_for,
)
from durbar.games.maharadjah.rules.victory import due_by_card, next_line
from durbar.games.maharadjah.shown import (
    Ally,
    ArmsAt,
    Battle,
    Bid,
    Die,
    Due,
    FactoryAt,
    Group,
    LeaderAt,
    Odds,
    RajPoints,
    Side,
    Stack,
    Submitted,
    View,
    WaitingBattle,
)
from durbar.games.maharadjah.state import State
from durbar.games.maharadjah.state_facts import TABLE_SEATS


def armies_seen(g: State) -> list[Stack]:
    """Every stack, place by place."""
    found: list[Stack] = []
    stack = Stack  # a class that is not compiled: looked up once, not for every stack
    moving: i64 = g.nation if g.phase == IN_MOVEMENT else NONE
    for place in range(i64(PLACES)):
        here: i64 = g.nations_at[place]
        while here:
            nation = lowest(here)
            found.append(stack(place, nation, g.armies_at(nation, place), g.moved[place] if nation == moving else 0))
            here &= here - 1
    return found


def totals_of(g: State, seats: int) -> list[int]:
    """[MD 4.9, R47] The points of each seat, over all its nations, less what it bid for them."""
    found = vec[i64]([0] * seats)
    for nation in range(i64(NATIONS)):
        seat = g.controller(nation)
        if seat != NONE:
            found[seat] += g.score[nation]
    for side in range(TABLE_SEATS[g.table]):
        if g.holder[side] != NONE:
            found[g.holder[side]] -= g.handicap[side]
    return plain(found)


def view_of(g: State, seats: int) -> View:
    """The table as everybody sees it."""
    return View(
        g.turn,
        g.nation,
        g.half,
        g.phase,
        armies_seen(g),
        [LeaderAt(i, g.leader_at[i]) for i in range(LEADERS) if g.leader_at[i] != NOWHERE],
        [FactoryAt(p, g.factory[p]) for p in range(PLACES) if g.factory[p] != NONE],
        [ArmsAt(i, g.arms_holder[i], g.arms_at[i]) for i in range(POWERS) if g.arms_holder[i] != NONE],
        plain(g.stored),
        [Ally(n, g.ally[n]) for n in range(NATIONS) if g.ally[n]],
        [Submitted(row, plain(members(g.submitted[row]))) for row in range(ROWS) if g.submitted[row]],
        [RajPoints(n, g.raj[n]) for n in range(NATIONS) if g.raj[n]],
        plain(g.score),
        totals_of(g, seats),
        due_seen(g),
        group_seen(g),
        battle_seen(g),
        waiting_seen(g),
        holders_seen(g),
        bid_seen(g),
    )


def plain(row: vec[i64]) -> list[int]:
    """A row as it is shown: `list(row)` would ask it number by number."""
    return [int(number) for number in row]


def holders_seen(g: State) -> list[int]:
    """[MD R47] By printed seat who plays its nations: while they are bid for, nobody."""
    return [int(g.holder[side]) if g.bidding else side for side in range(TABLE_SEATS[g.table])]


def bid_seen(g: State) -> Bid | None:
    """[MD R47] The seat put up, and what was bid for it."""
    return None if g.bid_for == NONE else Bid(g.bid_for, g.bid, g.bidder)


def due_seen(g: State) -> list[Due]:
    """What the areas held now would give when each nation's card counts next."""
    found: list[Due] = []
    for nation in range(i64(NATIONS)):
        line = next_line(g, nation)
        points = due_by_card(g, nation, line)
        if points:
            found.append(Due(nation, line, points))
    return found


def group_seen(g: State) -> Group | None:
    """The group on the march."""
    if g.group_at == NOWHERE:
        return None
    riders = g.group_riders
    arms = plain(members((riders & ARMS_BITS) >> 1))
    return Group(g.group_at, g.group_from, g.group_count, riders & LEADER_BIT != 0, arms, g.group_crossed)


def battle_seen(g: State) -> Battle | None:
    """The battle being fought, with the dice of its round."""
    if g.battle_at == NOWHERE:
        return None
    attacker = side_seen(g, g.nation, ATTACKING, g.hits)
    defender = side_seen(g, g.battle_with, 0, g.hits_back)
    return Battle(g.battle_at, g.round, attacker, defender, odds_seen(g))


def side_seen(g: State, nation: i64, attacking: i64, hits: i64) -> Side:
    """[MD 8.3] One die for each army, so what was rolled tells how many there were; a factory's die is its own."""
    dice: list[Die] = []
    armies: i64 = 0
    aim: i64 = -1
    for die in g.rolled:
        if kind_of(die) & ATTACKING == attacking:
            needed, bonus = needed_for(cover_met(die)), bonus_for(added_then(die))
            dice.append(Die(face_of(die), bonus, needed, face_of(die) + bonus >= needed))
            if kind_of(die) & BY_FACTORY == 0:
                armies += 1
            if aim < 0:
                aim = die
    before = max(armies, g.armies_at(nation, g.battle_at))
    if aim < 0:
        return Side(nation, before, hits, NONE, NONE, NONE, dice)
    return Side(nation, before, hits, needed_for(cover_met(aim)), cover_met(aim), added_then(aim), dice)


def odds_seen(g: State) -> Odds | None:
    """The odds of that battle if both fight on."""
    if g.armies_at(g.nation, g.battle_at) == 0:
        return None
    odds = odds_at(g, g.battle_at, g.nation, g.battle_with)
    return Odds(odds.win, odds.lose, odds.both_gone, odds.attacker_losses, odds.defender_losses)


def waiting_seen(g: State) -> list[WaitingBattle]:
    """The battles still to be fought on land."""
    found: list[WaitingBattle] = []
    if g.phase == IN_BATTLE and g.battle_at == NOWHERE and g.nation != NONE:
        for place in range(AREAS):
            if g.armies_at(g.nation, place) > 0 and g.must_fight(g.nation, place):
                rival = g.rival_at(g.nation, place)
                odds = odds_at(g, place, g.nation, rival)
                found.append(WaitingBattle(place, rival, odds.win, odds.lose, odds.both_gone))
    return found
