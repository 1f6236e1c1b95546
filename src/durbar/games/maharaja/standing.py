"""What a player has, which events gave points, whose turn it is: for those who tell what happened."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.engine.flow import Seat
from durbar.engine.option import Words
from durbar.engine.parts import Points, RoleGiven, Story, TallyPart
from durbar.games.maharaja import ids, outlook, words
from durbar.games.maharaja.rules import ending, variants
from durbar.games.maharaja.shown import Static, View
from durbar.games.maharaja.state import State


def standing(static: Static, view: View, seat: int) -> dict[str, int]:
    found = {
        "coins": view.coins[seat],
        **{name: len(places) for name, places in holdings(static, view, seat).items()},
        "tokens": view.tokens[seat],
    }
    prestige = view.pp[seat]
    return found if prestige is None else {"pp": prestige, **found}


def holdings(static: Static, view: View, seat: int) -> dict[str, Words]:
    """Where statues and shrines stand: a city is named as often as there are."""
    cities, villages = static.labels["city"], static.labels["village"]
    spaces, shrines = len(view.statues) // len(cities), view.shrines[seat :: len(view.coins)]
    return {
        "statues": tuple(cities[space // spaces] for space, owner in enumerate(view.statues) if owner == seat),
        "shrines": tuple(city for city, count in zip(cities, shrines, strict=True) for _ in range(count))
        + tuple(
            village for village, here in zip(villages, view.villages, strict=True) for _ in range(here.count(seat))
        ),
    }


def points_of(g: State, event: tuple[int, ...]) -> Points | None:
    """[MJ 9.6] PP while playing by what brought them, those spent too; at the end the other lines of the sheet."""
    kind, owner, *rest = event if len(event) > 1 else (*event, 0)
    who = g.labels("owner")[owner] if kind in (words.PP_GAINED, words.PP_PAID, words.FINAL_LINE) else ""
    if kind == words.PP_GAINED:
        return Points(who, ids.REASON_WORDS[rest[1]], rest[0])
    if kind == words.PP_PAID:
        return Points(who, "pp-spent", -rest[0])
    if kind == words.FINAL_LINE and rest[0] != ids.HELD:
        return Points(who, ids.LINE_WORDS[rest[0]], rest[1])
    if kind == words.FINAL_LINE:  # of the PP held, all but those of the beginning were told before
        return Points(who, "pp-start", at_the_start(g, owner))
    return None


def tally(g: State) -> Sequence[TallyPart]:
    """[MJ 9.6] The lines of the final sheet, with the sums behind statues and coins."""
    sheet, owners = ending.final_sheet(g), g.labels("owner")
    lines = range(ids.LINES if g.final != ids.NO_FINAL else ids.LINE_TILE)
    return [
        TallyPart(owners[owner], ids.LINE_WORDS[line], int(sheet[owner * ids.LINES + line]), sum_of(g, owner, line))
        for line in lines
        for owner in range(g.colours)
    ]


def sum_of(g: State, owner: int, line: int) -> str:
    """[MJ 9.2, 9.3] 3 PP a statue; coins by the handful, but for Brahmabot's."""
    if line == ids.LINE_STATUES and g.statues_built(owner):
        return f"{g.statues_built(owner)} × 3"
    if line == ids.LINE_COINS and owner < g.terms.seats and g.coins[owner]:
        return f"{g.coins[owner]} ÷ {variants.coins_per_pp(g)}"
    return ""


def at_the_start(g: State, owner: int) -> int:
    """[MJ 1.7, 11.3] The PP somebody begins with."""
    blank = State(g.terms)
    blank.lay_out()
    return int(blank.pp[owner])


def owner_of(g: State, kind: str, number: int) -> int | None:
    """[MJ 11.1] Brahmabot is nobody's."""
    return number if kind in ("seat", "owner") and 0 <= number < g.terms.seats else None


def rivals(g: State) -> Sequence[tuple[str, float]]:
    """[MJ 11.13] Alone, Brahmabot's total stands beside one's own."""
    names, totals = g.labels("owner"), ending.final_totals(g)
    return [(names[owner], float(totals[owner])) for owner in range(g.terms.seats, g.colours)]


def turn(g: State) -> tuple[str, int | None]:
    """[MJ 1.9, 1.10, 4.2, 4.4, 7.1] Planning is everybody's; else whoever acts, picks or is rewarded has a turn."""
    if g.acting != ids.NONE:
        return f"{g.round} acting {g.acting}", int(g.acting) if g.acting < g.terms.seats else None
    asked = [seat for seat in range(g.terms.seats) if g.decision is not None and g.owes(Seat(seat))]
    if len(asked) != 1 or g.phase == ids.PLANNING:
        return f"{g.round} {g.phase}", None
    seat, done = asked[0], g.board_shrines[asked[0]] if g.round == 0 else 0
    return f"{g.round} {g.phase} {seat} {g.characters[seat] if g.round == 0 else 0} {done}", seat


def roles(g: State, seat: int) -> Words:
    """[MJ 3.1] The character it had last."""
    return (g.labels("character")[g.characters[seat]],)


STORY = Story(
    standing=standing,
    holdings=holdings,
    points_of=points_of,
    tally=tally,
    owner_of=owner_of,
    rivals=rivals,
    turn=turn,
    roles=roles,
    outlook=outlook.outlook,
    turn_begins="round-begins",
    roles_given=(RoleGiven("takes-character", 0, 1, "character"),),
)
