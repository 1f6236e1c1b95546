# The server: problems, the log of a table, the luck report, and the commands that start and keep it.

problem-who-are-you = Give a name first: then you can sit down and play.
problem-bad-login = Login and password do not go together: try again, or use your recovery code.
problem-bad-code = No guest has this recovery code: check each letter.
problem-too-many-attempts = Too many attempts: wait a minute, then try again.
problem-login-taken = Somebody has this login already: choose another.
problem-long-login = This login is too long: choose a shorter one.
problem-has-account = You have a login already.
problem-no-account = You have no login yet: make one first.
problem-bad-password = That is not your present password: try again.
problem-empty-name = A name needs at least one visible letter.
problem-no-such-table = There is no such table: check the link.
problem-no-such-seat = This table has no such seat.
problem-no-such-step = The game has not got that far: choose a step from 0 to { $known }.
problem-seat-taken = This seat is taken: choose an open one.
problem-not-all-ready = { $players } sat down more than a day ago: let them say that they are ready, or give their seats to others.
problem-invitation-over = This invitation has ended: ask the host for a new one.
problem-open-seats = Some seats are still open: wait for players, or put bots on them.
problem-nobody-plays = A table needs a person: take a seat, or leave one open.
problem-many-bot-tables = You have { $known } games with bots under way: finish one or leave it first.
problem-already-started = The game has begun: nobody can sit down or get up now.
problem-not-started = The game has not begun yet.
problem-game-over = The game is over.
problem-not-your-turn = It is not this seat’s turn.
problem-too-late = The table has gone on since: look again, then choose.
problem-not-yours = This seat is not yours.
problem-no-rematch = A rematch needs a game that is over and is no lesson: play this one to its end first.
problem-hushed = The host of this table has muted you: you can still play.
problem-muted = The keeper of this server has muted you: you can still play.
problem-talk-closed = The host lets only those talk who sit at this table.
problem-nobody-to-mute = There is nobody here to mute by that number: reload the page.
problem-table-closed = The keeper of this server has closed this table: set a new one.
problem-no-advice = Bots give advice only where no other person plays: ask the people at this table.
problem-advice-awaited = The bot is still thinking about your question before: wait for its advice.
problem-not-host = Only the host of the table can do this.
problem-veiled = How this game ended is kept from you until you have watched it; lift the veil on its page to see it now.
problem-no-further = This game does not go on from there: go back a step.
problem-study-long = This record has more than { $known } choices: bring it to the lobby, and study any of its steps from there.
problem-nobody-asked = Nobody is asked there: choose a step where somebody must decide.
problem-room-led = Somebody leads here: wait until they have been gone for half a minute, or ask them to hand over.
problem-not-leader = Only the leader takes the others along: ask for the lead.
problem-not-in-room = You do not look back together with the others yet: join them first.
problem-still-secret = This stays secret until the game is over.
problem-not-shown = What this player’s games come to is not shown to you.
problem-nothing-to-undo = There is nothing to take back.
problem-choice-of-one-who-left = This goes behind a choice of somebody who left the game: wait until they come back, then ask them.
problem-nothing-to-redo = There is nothing to play again.
problem-already-asked = The others have been asked already: wait for their answer.
problem-nothing-asked = Nobody waits for this answer any more.
problem-bad-level = There are no bots called “{ $given }”: choose from { $known }.
problem-not-over-the-net = Files of the server cannot be chosen over the net: leave this option empty.
problem-bad-host = This address is not served here: use the one the server shows when it starts.
problem-foreign-page = This request came from another site: use the server’s own pages.
problem-bad-request = The request could not be understood: see /api/schema.
problem-not-json = Send the request as JSON, with the type application/json.
problem-bad-message = The message could not be understood: reload the page.
problem-bad-method = This cannot be done here: see /api/schema.
problem-not-found = There is nothing here: check the address.
problem-not-here = That is a server’s alone: in a tab there is one person, and no clock.
problem-too-large = That is too large.
problem-too-fast = Too fast: wait a moment, then go on.
problem-storage = The database does not answer just now: try again in a moment.
problem-trouble = Something went wrong on our side: try again, and tell the keeper of the server if it stays.
problem-bad-database = Databases of the kind “{ $given }” are not supported: use sqlite:/// or postgresql://.
problem-database-unreachable = The database cannot be reached ({ $reason }): check its address and that it runs.
problem-wrong-key = This database belongs to another secret key: put the file secret.key of its first server into the data folder, or set DURBAR_SECRET_KEY.
problem-short-key = { $variable } is too short: give it at least 32 letters.
problem-short-key-file = The key in { $path } is too short or empty, as a full disk may leave it: put its copy back, or delete it if this server never ran.
problem-data-in-use = Another server uses the folder { $path }: stop it first, or choose another with --data.
problem-port-in-use = Port { $given } on { $host } is taken or not allowed: choose another with --port.
problem-backup-head = This is not a backup: its first line must begin with “durbar backup”.
problem-backup-broken = This backup is damaged ({ $reason }): nothing of it was restored; take an earlier one.
problem-newer-database = This database was written by a newer release: install that one, or restore a backup of yours into another folder.
problem-backup-not-empty = This database already has people or tables: restore a backup into an empty one.

server-log-start = The game begins.
server-log-over = The game is over.
server-log-sat = { $player } sits down.
server-log-left = { $player } gets up.
server-log-bot = A bot plays for { $player }.
server-log-abandon = { $player } leaves the game.
server-log-moved = { $a ->
        [end] { $player } proposes to end the game.
        [pause] { $player } proposes a pause.
        [time] { $player } proposes more time.
        [pace] { $player } proposes another pace.
        [bot] { $player } proposes to let a bot play for { $b }.
        [wanted] { $player } proposes to look for somebody to play on for { $b }.
       *[person] { $player } proposes to give the seat of { $b } back.
    }
server-log-carried = The others agree.
server-log-lost = The others do not agree, or did not answer.
server-log-resumed = { $player } ends the pause.
server-log-nudged = { $player } reminds { $a }.
server-log-order = Your order answers.
server-log-order-off = What your order answered was undone: the order is switched off.
server-log-forced = Played for you: nothing else could be chosen.
server-log-return = { $player } comes back.
server-log-wanted = Somebody is looked for to play on for { $player }.
server-log-offered = { $a } would play on for { $player }.
server-log-substituted = { $a } plays on in place of { $b }.
server-log-late = { $player } has no time left, and is late.
server-log-away = { $player } is away for a while.
server-log-back = { $player } is back from a journey.
server-log-undo = { $player } undid back to step { $b }.
server-log-chose = { $player } chose: { $a }.
server-log-redo = { $player } plays again what was taken back.
server-log-asked = { $player } asks to take back to step { $b }.
server-log-closed = The keeper of the server closes the table.
server-log-refused = { $player } does not agree.

server-luck-hits = hits

server-compiling = Running on the Python sources and compiling them beside: bots are quick in a few minutes, the table from its next start.
server-on-sources = Running on the Python sources, which is slower.
server-serving = Durbar is open at { $url }
server-stop = Stop it with Ctrl+C. Everything is kept in { $data }.
server-open-to-all = Whoever can reach { $host } can reach this server, and names and passwords travel unencrypted: put a proxy with TLS before it (Caddy, nginx) and let it pass Host and X-Forwarded-Proto on. See docs/hosting.md.
server-exported = { $people } people, { $tables } tables, { $entries } entries saved in { $file }. Keep a copy of { $secret } apart from it: without it the games cannot go on.
server-imported = { $people } people, { $tables } tables, { $entries } entries restored. Put the secret.key of the old server into { $data } before you start.

cli-serve = Open the lobby in the browser: tables for friends and bots.
cli-serve-example = durbar serve --port 8000 --data ~/durbar
cli-export = Save everything the server knows in one file.
cli-export-example = durbar export backup.durbar
cli-import = Restore a backup into an empty database.
cli-import-example = durbar import backup.durbar --data ~/durbar
cli-option-host = The address to listen on; only this machine unless you say otherwise.
cli-option-port = The port to listen on; 0: any free one.
cli-option-name = The name of the server outside, when a proxy with TLS stands before it: table.example.org.
cli-option-data = The folder for the database and the secret key.
cli-option-database = A database for several servers: postgresql://user@host/name.
cli-option-no-browser = Do not open the browser.
cli-option-mail = Where mails are handed over, as smtp+starttls://user@host:587; needs --name. Also in DURBAR_MAIL.
server-tells-by = People who are not there are told by: { $ways }.
server-way-mail = e-mail
server-way-push = push
server-way-hook = webhook
server-mail-needs-name = No mail is sent: links in mails need to know the server, give it with --name.
cli-option-pace = Seconds a bot takes at least for a choice.
cli-option-workers = Processes in which bots think.

## What a link to a table is shown with
server-link-invites = { $player } invites you to { $game }
server-link-plays = { $game }: { $players }
