"""When I sleep, and when I am away: at all my tables at once."""

from __future__ import annotations

from durbar.engine.refusal import Problem
from durbar.server.clock import commands as clock_commands
from durbar.server.clock.hours import Hours, Policy, checked
from durbar.server.clock.store import TimeStore
from durbar.server.host.server import Server
from durbar.server.people.guests import actor_of
from durbar.server.routes.asking import Known, TheServer, get_route, put_route
from durbar.server.table.commands import Command
from durbar.server.table.journal import StorageProblem
from durbar.server.wire.pace import HoursForm, HoursInfo


def hours_info(policy: Policy, not_at: int = 0) -> HoursInfo:
    return HoursInfo(policy.hours.zone, policy.hours.asleep, policy.hours.awake, policy.away, not_at)


@get_route("/api/me/hours")
async def hours(server: TheServer, known: Known) -> HoursInfo:
    """When my clocks stand still."""
    return hours_info(await server.hours.policy(known.id))


@put_route("/api/me/hours")
async def set_hours(server: TheServer, known: Known, data: HoursForm) -> HoursInfo:
    """Sleep counts from my next question on, a journey at once."""
    policy = Policy(checked(Hours(data.zone, data.asleep, data.awake)), data.away)
    if data.away is not None and data.away[1] <= data.away[0]:
        raise Problem("bad-days")
    store = TimeStore(server.database)
    await store.write_policy(known.id, policy)
    actor = actor_of(known)
    journey = clock_commands.come_back(actor) if data.away is None else clock_commands.go_away(actor, *data.away)
    refused = 0
    for table in await store.under_way(known.id):
        await for_all_seats(server, table, clock_commands.sleep(actor, policy.hours))
        refused += not await for_all_seats(server, table, journey)
    return hours_info(policy, refused)


async def for_all_seats(server: Server, table: str, command: Command) -> bool:
    """Until there is no seat left to do it for; False if it is refused there."""
    opened = await server.hub.table(table)
    try:
        for _ in opened.table.seats:
            await server.hub.carry_out(opened, command)
    except StorageProblem:
        raise
    except Problem:
        return False
    return True
