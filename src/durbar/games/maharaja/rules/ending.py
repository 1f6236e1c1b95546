"""[MJ 8, 9] End of a round, end of the game, final scoring."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.engine.flow import Step
from durbar.games.maharaja.ids import (
    CITIES,
    END_OF_ROUND,
    HELD,
    LINE_COINS,
    LINE_MAJORITIES,
    LINE_STATUES,
    LINE_TILE,
    LINES,
    MAHARANI_TOKENS,
    NO_FINAL,
    NONE,
    OVER,
)
from durbar.games.maharaja.rules.brahmabot import tidy_tiles
from durbar.games.maharaja.rules.variants import brahmabot_coins, coins_per_pp, majority, tied_majority, tile_line
from durbar.games.maharaja.rules.versions import TOLD_IN_FULL
from durbar.games.maharaja.state import State
from durbar.games.maharaja.words import FINAL_LINE, FINAL_TOTAL, ROUND_ENDS


class EndOfRound(Step):
    """[MJ 8.1, 8.3] Gaps close, old Maharani tokens go back. Reward tiles lie contiguous already (MJ 8.2)."""

    def run(self, g: State) -> None:
        g.phase = END_OF_ROUND
        close_gaps(g)
        for token in range(MAHARANI_TOKENS):
            if g.maharani_tile[token] and g.maharani_round[token] < g.round:
                g.return_maharani(token)
        if g.terms.solo:
            tidy_tiles(g)
        g.reach = 0
        g.tell(ROUND_ENDS, g.round)


def close_gaps(g: State) -> None:
    """[MJ 8.1] Flags slide right until they are contiguous; the rightmost stays."""
    target = g.rightmost()
    for space in range(target, -1, -1):
        city = g.track[space]
        if city != NONE:
            g.track[space] = NONE
            g.track[target] = city
            target -= 1


# --- final scoring -------------------------------------------------------------------------------------------------


class FinalScoring(Step):
    """[MJ 9.1] Characters are returned and have no effect; every line is added up."""

    def run(self, g: State) -> None:
        g.phase = OVER
        sheet = final_sheet(g)
        for colour in range(g.colours):
            for line in range(LINES if g.final != NO_FINAL or g.rules < TOLD_IN_FULL else LINE_TILE):
                g.tell(FINAL_LINE, colour, line, sheet[colour * LINES + line])
            g.tell(FINAL_TOTAL, colour, total_of(sheet, colour))


def final_sheet(g: State) -> vec[i64]:
    """[MJ 9.2, 9.3, 9.4, 9.6] For each colour PP held, statues, coins, majorities and the final tile's own line."""
    sheet = vec[i64]()
    majorities = majority_points(g)
    for colour in range(g.colours):
        sheet = append(sheet, g.pp[colour])
        sheet = append(sheet, 3 * g.statues_built(colour))
        sheet = append(sheet, coins_line(g, colour))
        sheet = append(sheet, majorities[colour])
        sheet = append(sheet, tile_line(g, colour))
    return sheet


def coins_line(g: State, colour: i64) -> i64:
    """[MJ 9.3, 11.13] 1 PP for every full 5 coins; Brahmabot 1 PP if it has any."""
    if g.terms.solo and colour > 0:
        return brahmabot_coins(g)
    return g.coins[colour] // coins_per_pp(g)


def majority_points(g: State) -> vec[i64]:
    """[MJ 9.4, 11.13] For each city the most WP: 2 PP, tied 1 each; nobody without WP."""
    points = vec[i64]()
    for _ in range(g.colours):
        points = append(points, 0)
    for city in range(CITIES):
        best, count = most_worship(g, city)
        for colour in range(g.colours):
            if best and g.worship(colour, city) == best:
                points[colour] += majority(g) if count == 1 else tied_majority(g)
    return points


def most_worship(g: State, city: i64) -> tuple[i64, i64]:
    """The most WP anyone has in this city, and how many have them."""
    best: i64 = 0
    count: i64 = 0
    for colour in range(g.colours):
        worship = g.worship(colour, city)
        if worship > best:
            best, count = worship, 1
        elif worship == best:
            count += 1
    return best, count


def total_of(sheet: vec[i64], colour: i64) -> i64:
    total: i64 = 0
    for line in (HELD, LINE_STATUES, LINE_COINS, LINE_MAJORITIES, LINE_TILE):
        total += sheet[colour * LINES + line]
    return total


def final_totals(g: State) -> vec[i64]:
    """[MJ 9.6] Everything added up; a total may fall below 0."""
    sheet = final_sheet(g)
    totals = vec[i64]()
    for colour in range(g.colours):
        totals = append(totals, total_of(sheet, colour))
    return totals


def ranks(g: State) -> vec[i64]:
    """[MJ 9.5, 11.13] Most PP, then most statues, then most coins, then shared. Solo: 1 only with more PP."""
    totals = final_totals(g)
    found = vec[i64]()
    for colour in range(g.colours):
        rank: i64 = 1
        for other in range(g.colours):
            if other != colour and comes_before(g, totals, other, colour):
                rank += 1
        found = append(found, rank)
    return found


def comes_before(g: State, totals: vec[i64], one: i64, other: i64) -> bool:
    if g.terms.solo:
        return (totals[one], one) > (totals[other], other)
    mine, theirs = g.statues_built(one), g.statues_built(other)
    return (totals[one], mine, g.coins[one]) > (totals[other], theirs, g.coins[other])
