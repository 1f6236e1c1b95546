# What went wrong, in one sentence that says what to do. Arguments: $given is what was given, $known what would do.

problem-unknown-game = There is no game called “{ $given }”: choose one of { $known }.
problem-unknown-seat = There is no seat “{ $given }” here: choose one of { $known }.
problem-bad-seats = { $game } is not played by { $given }: choose a number of seats from { $known }.
problem-bad-rules = { $game } has rules up to version { $known } here, not { $given }: take a newer release, or an earlier version of the rules.
problem-bad-setting = { $game } has no option “{ $given }”: choose from { $known }.
problem-own-file = The file “{ $given }” cannot be read: check its path, and that it is text in UTF-8.
problem-bad-setting-value = The option { $name } cannot be “{ $given }”: choose from { $known }.
problem-illegal = That choice is not allowed: { $reason }

refused-no-such-choice = There is no such choice now.
refused-not-your-choice = It is not your turn to choose.

problem-not-a-text = A record or a position is a text, not “{ $given }”: give its contents, such as Path(...).read_text().
problem-bad-seed = A seed is a whole number, not “{ $given }”: give one such as 7, or none.
problem-not-dice = “{ $given }” cannot answer for chance, for it has no method `draw`: give dice, or none.
problem-unknown-language = Nothing here is written in “{ $given }”: choose one of { $known }.
problem-bad-number = { $name } must be a whole number of at least { $known }, not “{ $given }”.
problem-not-options = Options are given by name, such as {"{"}"edition": "draft"{"}"}, not as “{ $given }”.
problem-not-actions = Actions are given by agent, such as {"{"}"player_0": 3{"}"}, not as “{ $given }”.
problem-bad-reset-option = A table of { $game } takes no option “{ $given }” when it is reset: give its settings where it is made.
problem-position-empty = The position is empty: begin with a line such as “maharaja seats=4”.
problem-position-game = Line { $line } of the position names no known game (“{ $given }”): begin with one of { $known }.
problem-position-field = Line { $line } of the position names no known field (“{ $given }”): choose from { $known }.
problem-position-word = Line { $line } of the position has a word that does not fit (“{ $given }”): choose from { $known }.
problem-position-pair = Line { $line } of the position needs name=value where it says “{ $given }”.
problem-position-one-number = Line { $line } of the position needs exactly one number (“{ $given }”).
problem-position-row = Line { $line } of the position needs the name of a row after “{ $given }”.
problem-position-step = Line { $line } of the position names no known step (“{ $given }”): choose from { $known }.
problem-position-step-fields = Line { $line } of the position gives a step the wrong numbers (“{ $given }”): it needs { $known }.
problem-position-frame = Line { $line } of the position refers to a frame that does not come before it (“{ $given }”).
problem-position-impossible = The position cannot be played on ({ $reason }): check that its fields go together.

problem-bad-review-budget = “{ $given }” is no budget of a review: give { $known }, or a number of seconds.
problem-planning-off = This table is played without private boards: its host chose so.
problem-planning-copy = A game with other people cannot be copied while it is played: wait until it is over, or plan on a private board.
problem-no-such-plan = There is no such board: it was deleted, or is not yours.
problem-plan-changed = This board was changed elsewhere meanwhile: load it again.
problem-plan-full = A board holds { $known } choices: delete some, or begin another one.
problem-plan-assume = That cannot have been chosen: you would have seen something else. Assume another choice.
problem-plan-trunk = This was really played and stays: delete what was tried beside it.
problem-no-such-mistake = The review names no mistake at this step: choose one of those it lists.
problem-premove-nothing = There is no choice of yours in this line to play: try one after where the game is now.
problem-premove-behind = The game has gone on: bring the plan up to date, then play the line.
problem-plan-remark = A comment has up to { $known } letters, and a mark is one of ! ? !! ?? !? ?! *.
problem-plan-compare = Choose two to four places of the tree to compare.
problem-too-many-reviews = Many games are being reviewed: try again in a few minutes.
problem-too-many-plans = You have { $known } boards at this table: delete one first.
problem-record-head = This is not a record: its first line must be “durbar record 1” or “durbar record 2”.
problem-record-sign = Line { $line } of the record has no place here (“{ $given }”): comments, notes and “(” follow a choice, “)” ends a variation that has one, and facts stand outside variations.
problem-record-open = The record stops at line { $line } inside a variation: each “(” needs its “)”.
problem-no-such-node = There is no such place in the tree: it was deleted, or is its beginning.
problem-record-short = The record stops after its first line: the second must name the game, as in “maharaja seats=4 rules=3”.
problem-record-line = Line { $line } of the record cannot be read (“{ $given }”): it must be “game seats=N rules=N” and options as name=value.
problem-record-choice = Line { $line } of the record does not fit (“{ $given }”): { $reason }
problem-record-breaks = The rules fail after line { $line } of the record (“{ $given }”): { $reason }; please report it with this file.
problem-record-result = The record claims the result “{ $given }”, but its choices give “{ $known }”: it was edited or cut off.
problem-record-unfinished = The record stops before the end of its game: it can be replayed but not verified.
problem-record-secret = The secret in the record is not a hexadecimal number: it was edited.
problem-record-secret-missing = The record does not tell its commitment and secret: only a finished game played with committed dice can be verified.
problem-record-commitment = The secret in the record is not the one that was committed to: its dice cannot be trusted.
problem-record-draw = Line { $line } of the record (“{ $given }”) is not what the secret gives (“{ $known }”): its dice cannot be trusted.

problem-file-unreadable = The file { $given } cannot be read ({ $reason }): check its name.
problem-file-unwritable = The file { $given } cannot be written ({ $reason }): choose another place.
problem-file-not-text = The file { $given } is not a text: give a record or a position written by Durbar.
problem-bad-pair = Options are given as name=value, not “{ $given }”.
problem-unknown-rule = { $game } has no rule “{ $given }”: see them all with “durbar rules { $game }”.
problem-no-rulebook = The rules of { $game } are not written down yet: there is no RULES file in its folder.
problem-no-sources = The coverage of the rules is read from the sources: run this inside a checkout with its tests folder.
problem-no-such-words = There is no choice called “{ $given }” now: near are { $known }.
problem-not-over = The game is not over yet: its result is known at the end, `standing()` tells the points so far.
problem-bad-chance = Chance is answered by "dice" or is "mine", not “{ $given }”.
problem-seed-unused = A seed is for the dice: leave it out, or leave out chance="mine".
problem-bad-game-name = “{ $given }” is no name for a game: small letters, digits and _, a letter first, and none that is taken ({ $known }).
problem-no-tab = This build has no table in a tab: make it in a checkout with “make tab”.
problem-folder-there = { $given } is there already: choose another name, or move it away.
problem-no-numbers = { $game } has no action ids and observations (Game.learning), so nothing can learn it: play it at a table, or add them.
problem-no-board-setting = { $given } is played on one board only: boards can be checked for { $known }.
problem-board-toml = Line { $line }: this is not TOML ({ $reason }).
problem-board-format = Line { $line }: the format must be “{ $known }”, not “{ $given }”.
problem-board-missing = Line { $line }: { $where } is missing.
problem-board-kind = Line { $line }: { $where } is { $given }; it must be { $known }.
problem-board-deep = This board nests its tables deeper than { $known } levels: write it flatter.
problem-board-name = Line { $line }: “{ $given }” is nothing on this board, so it cannot be named there; leave it out.
problem-board-twice = Line { $line }: { $where } is “{ $given }”, which is there twice.
problem-conformance = { $game } breaks the contract of a game ({ $reason }): see the list above.
problem-fuzz-failed = { $count ->
    [one] One game failed: its record was saved, open it with “durbar replay { $given }”.
   *[other] { $count } games failed: their records were saved, open them with “durbar replay { $given }”.
  }
problem-coverage-gaps = { $count ->
    [one] One rule has no code or no test.
   *[other] { $count } rules have no code or no test.
  }

problem-missing-extra = This part of Durbar is not installed: run pip install 'durbar[{ $extra }]'.
problem-engine-verb = “{ $given }” cannot be asked: ask one of { $known }.
problem-engine-line = The line cannot be read ({ $reason }): see docs/bots.md for what may be asked.
problem-engine-no-match = There is no match { $given } here: it was dropped, or never made.
problem-engine-games = { $given } games are not played at once: ask for 1 to { $known }.
problem-usage = “durbar { $given }” was not understood: see “{ $command } --help”.
problem-usage-option = There is no option { $given }: see “{ $command } --help”.
problem-usage-missing = { $name } is missing: see “{ $command } --help”.
problem-usage-value = The value given for { $name } does not fit: see “{ $command } --help”.

problem-unknown-lesson = There is no lesson “{ $given }”: choose one of { $known }.
problem-no-lessons = { $game } has no lessons yet: read “durbar rules { $game }”.
problem-lesson-file = The lesson file cannot be read: { $reason }
problem-lesson-waits = The lesson does not ask for that now: do what its sentence says.
problem-lesson-changed = This lesson is taught otherwise by now: begin it again.
problem-no-lesson-here = No lesson is taught at this table: open one from the list of lessons.
problem-no-talk-in-lessons = There is nobody else in a lesson: do what its sentence says.
problem-lessons-broken = { $count ->
    [one] One step of a lesson does not fit the rules
   *[other] { $count } steps of lessons do not fit the rules
}: change lesson and rules together.

problem-unknown-zone = There is no time zone “{ $given }”: choose one such as Europe/Paris.
problem-much-sleep = A night lasts ten hours at most: choose a later evening or an earlier morning.
problem-late-and-away = You are late there: choose first, then go away.
problem-no-days-left = You have been away for all { $known } days this table allows: ask the others for more time.
problem-no-clock = There is no clock counting days at this table: nothing needs to stand still.
problem-small-cap = A clock cannot hold less than it begins with: raise the limit.
problem-bad-days = The last day away must come after the first: choose other days.
problem-no-mail-here = This server sends no e-mail: ask its keeper to set it up.
problem-bad-mail-server = “{ $given }” is no mail server: give it as smtp+starttls://user@host:587, smtps://… or smtp://localhost.
problem-many-codes = Too many codes were asked for today: try again tomorrow.
problem-code-gone = That code is not good any more: ask for a new one.
problem-wrong-code = That is not the code: look at the mail again.
problem-no-address = There is no verified address of yours: enter one, and the code that is sent there.
problem-mail-refused = The mail server did not take it ({ $reason }): check the address, or tell the keeper of this server.
problem-no-word-here = This server tells nobody who is not there: ask its keeper to give it a name.
problem-no-way = There is nothing set up to try: set it up first.
problem-word-refused = It was not taken ({ $reason }): set it up again, or try later.
problem-many-devices = Messages go to { $known } browsers at most: remove one first.
problem-many-tests = One test a minute: wait a little.
problem-bad-hook = Nothing can be posted there, for { $reason }: give another address.
problem-bad-variable = { $variable } is “{ $given }”: give it as { $known }.
problem-bad-token = This link is not good any more: change what you get in your settings.
problem-no-mail-server = No mail server is known: give it with --mail or in DURBAR_MAIL.
problem-already-moved = The others are being asked something already: wait for their answer.
problem-same-pace = That is the pace of this table already: choose another.
problem-many-motions = You asked the others three times today: try again tomorrow.
problem-nobody-to-ask = Nobody else plays here: there is nobody to ask.
problem-not-late = They are not late: a seat is handed over only when the table waits too long.
problem-ask-the-others = Others play here too: ask them, and you decide together.
problem-not-wanted = Nobody looks for a player here: ask the people at the table.
problem-wanted-already = Somebody is looked for already: the first who comes may have the seat.
problem-knows-another-seat = You have played another seat here and know its secrets: watch this game instead.
problem-no-such-offer = That offer stands no more: look at the table again.
problem-others-say-yes = One of the others must say yes: wait for them.
problem-many-offers = { $known } people have asked for a seat here already: look for another table.
problem-bad-order = “{ $given }” cannot be ordered here: { $known }.
problem-many-orders = A seat may have { $known } orders: remove some first.
problem-orders-changed = Your orders were changed or used meanwhile: look at them again.
problem-no-vote = You have no vote on this: it is about you, or you are late or away.
problem-not-waited-for = Nobody waits for them: choose somebody whose turn it is.
problem-too-soon = A day of waiting comes before a reminder: wait a little.
