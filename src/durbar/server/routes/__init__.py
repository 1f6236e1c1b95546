"""Everything that is asked once, over HTTP."""

from durbar.server.routes.games import games, rules
from durbar.server.routes.health import health, metrics
from durbar.server.routes.history import dice, fork, history, import_record, log_page, luck, record
from durbar.server.routes.logins import belongings, end_login, goodbye, logins, password
from durbar.server.routes.people import account, guest, log_in, logout, me, new_recovery, patch_me, recover
from durbar.server.routes.tables import (
    abandon,
    bot,
    create,
    leave,
    notes,
    show,
    sit,
    start,
    tables,
    takeover,
    write_notes,
)

ROUTES = [
    health, metrics, me, guest, recover, new_recovery, account, log_in, logout, patch_me,
    logins, end_login, password, belongings, goodbye, games, rules, tables, create, show, sit, leave,
    bot, start, abandon, takeover, notes, write_notes, log_page, history, record, import_record, fork, dice, luck,
]  # fmt: skip
