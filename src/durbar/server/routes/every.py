"""Every question a server answers, over HTTP."""

from durbar.server.routes.boards import board, check_board
from durbar.server.routes.games import games, glossary, phrases, rules
from durbar.server.routes.glimpses import glimpse, picture_png, picture_svg, qr
from durbar.server.routes.health import health, metrics
from durbar.server.routes.history import (
    dice,
    fork,
    history,
    import_record,
    log_page,
    luck,
    record,
    review,
    what_happened,
)
from durbar.server.routes.hours import hours, set_hours
from durbar.server.routes.invitations import invitation
from durbar.server.routes.lessons import course, courses, forget, numbers, teach
from durbar.server.routes.mail import ask_unsubscribe, mail, set_mail, unsubscribe, verify_mail
from durbar.server.routes.notify import (
    channel,
    forget_push,
    heed,
    hook,
    notices,
    push,
    set_channel,
    set_heed,
    set_hook,
    set_notices,
    set_push,
    test_channel,
    test_way,
)
from durbar.server.routes.orders import give_orders, orders
from durbar.server.routes.people import account, guest, log_in, logout, me, new_recovery, patch_me, recover
from durbar.server.routes.plans import add_plan, compare_plan, drop_plan, edit_plan, plan_choice, plans, show_plan
from durbar.server.routes.premoves import drop_line, play_line, show_line
from durbar.server.routes.rematch import rematch
from durbar.server.routes.replay import lift, replay_info, replay_step
from durbar.server.routes.reviews import begin_review, better, show_review
from durbar.server.routes.sessions import belongings, end_login, goodbye, logins, password
from durbar.server.routes.statistics import forecast, pair, person, results_csv, seated, statistics
from durbar.server.routes.studies import add_study, my_studies, study_text, values
from durbar.server.routes.tables import (
    abandon,
    accept,
    bot,
    create,
    deadlines,
    invite,
    leave,
    lists,
    notes,
    offer,
    ready,
    show,
    sit,
    start,
    tables,
    takeover,
    wanted,
    write_notes,
)

ROUTES = [
    health, metrics, me, guest, recover, new_recovery, account, log_in, logout, patch_me,
    mail, set_mail, verify_mail, unsubscribe, ask_unsubscribe, statistics, results_csv, person, pair, seated, forecast,
    notices, set_notices, push, set_push, forget_push, hook, set_hook, test_way, heed, set_heed,
    channel, set_channel, test_channel,
    hours, set_hours, logins, end_login, password, belongings, goodbye, games, rules, glossary, phrases,
    courses, course, numbers, teach, forget, tables, lists, deadlines, create, show, sit, invite, ready, leave,
    glimpse, picture_svg, picture_png, qr, invitation,
    bot, start, abandon, wanted, offer, accept, takeover, notes, write_notes, log_page, history, record, import_record,
    fork, dice, luck, review, what_happened, rematch, board, check_board, orders, give_orders,
    plans, add_plan, show_plan, plan_choice, edit_plan, compare_plan, drop_plan,
    play_line, show_line, drop_line, show_review, begin_review, better, replay_info, replay_step, lift,
    add_study, my_studies, study_text, values,
]  # fmt: skip
