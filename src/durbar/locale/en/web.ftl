# The web page: lobby, table, panels. Words of the games are in their own files.

web-language = Language
web-language-en = English
web-language-fr = French
web-theme = Light or dark
web-close = Close
web-again = Try again
web-to-lobby = Durbar, to the lobby
web-to-lobby-short = To the lobby
web-no-server = The server does not answer. Check that it runs, then try again.
web-nowhere-title = There is no table here
web-nowhere = Ask for a new link, or set a table of your own.

## Lobby
web-guest-name = Guest
web-your-name = Your name
web-keep-games = Account
web-choose-game = Choose a game
web-set-table = Set the table
web-continue = Continue
web-archive = Finished games ({ $count })
web-open-tables = Open tables
web-more-tables = More tables
web-players = Players
web-60-min = 60 min
web-40-min = 40 min
web-4-h = 4 h
web-solo = Solo
web-setting-off = off
web-setting-on = on
web-open-to = Open to
web-table-title = Name
web-by-link = People with the link
web-everyone = Everyone
web-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-seats = Seats
web-seat-open = Open seat
web-me = Me
web-same-device = Person, this device
web-person-by-link = Person, by link
web-bot-random = Bot, random
web-bot-easy = Bot, easy
web-bot-medium = Bot, medium
web-bot-hard = Bot, hard
web-bot-name = Bot { $seat }
web-parens-you = (you)
web-name-of-seat = Name of player { $seat }
web-who-sits = Who plays seat { $seat }
web-options =
    { $count ->
        [0] Options of the game
       *[other] Options of the game ({ $count } changed)
    }
web-start = Start the game
web-open-table = Open the table
web-dice-promise = The dice are sealed before the game and can be checked after it.
web-your-turn = Your turn
web-next-table = Next table ({ $count })
web-you-won = You won
web-over = Over
web-abandoned = Abandoned
web-seats-taken = { $taken } of { $all } players
web-watch = Watch
web-watch-finished = Finished: watch it
web-watched-tables = Tables I watch
web-playing = Playing
web-turn-of = { $player } to move
web-bots = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-alone = Alone
web-step = step { $step }
web-just-now = just now
web-no-open-tables = No open table. Set one and open it to everyone.

## Keeping games
web-keep-games-help = Your games belong to this browser. A code or an account brings them to another one.
web-code = Recovery code
web-code-help = Anyone with this code can play as you. It is shown once; a new code replaces it.
web-code-make = Show a new code
web-code-made = Write it down now.
web-code-have = I have a code
web-code-use = Use this code
web-code-used = Welcome back.
web-login = Log in
web-login-name = Login
web-password = Password, at least 8 characters
web-log-in = Log in
web-logged-in = You are logged in.
web-logged-in-as = Logged in as { $login }
web-logged-out = You are logged out.
web-logout = Log out
web-account-make = Create account
web-account-made = Your games now belong to this account.
web-password-now = Present password
web-password-new = New password, at least 8 characters
web-password-change = Change the password
web-password-changed = The password is changed. Everywhere else you are logged out.
web-devices = My devices
web-device-unknown = Unknown device
web-device-here = this browser
web-device-used = last used { $date }
web-device-ended = You are signed out there.
web-devices-ended = You are signed out everywhere else.
web-sign-out = Sign out
web-sign-out-elsewhere = Sign out everywhere else
web-data = My data
web-data-help = What the server keeps about you: your name, devices, notes, games, and what you said in them.
web-data-save = Save my data
web-data-saved = Your data is among your downloads.
web-delete = Delete account
web-delete-help = Your name, notes and your own games are deleted for good. Games with others stay with them, without your name and your words.
web-delete-sure = Delete for good
web-delete-not = Keep everything
web-deleted = Your account was deleted.
web-import = Open a saved game
web-import-help = A finished game is shown step by step; an unfinished one can be played on.
web-import-file = File
web-import-text = Or paste its text
web-import-open = Open

## Waiting room
web-waits-for-people = Waiting for { $count ->
        [one] 1 player
       *[other] { $count } players
    }
web-waits-for-start = All seats are taken.
web-invite = Invite by link
web-copied = The link is copied.
web-sit = Sit down
web-put-bot = Let a bot play
web-stand-up = Stand up
web-fill-and-start = { $count ->
        [one] Start with a bot in the open seat
       *[other] Start with bots in the open seats
    }

## Table
web-table = Table
web-board = Board
web-prompt = What to do
web-panels = Panels
web-choices = Choices
web-skip-to-prompt = To the choices
web-setting-table = Setting the table…
web-is-bot = (bot)
web-has-turn = (to move)
web-away = away
web-menu = Menu
web-waiting = Waiting
web-waiting-for = { $player } decides.
web-past = the past
web-present = the present
web-sending = …
web-cannot = Why not?{ $count ->
        [0] {""}
       *[other] {" "}({ $count })
    }
web-would = If you choose { $option }
web-would-more = and { $count } more
web-would-draw = Then chance decides.
web-would-hidden = The rest depends on what you cannot know.
web-would-over = The game would be over.
web-way = The way to { $place }
web-on-board = All { $count } as a list
web-advice = Advice
web-advice-thinking = A hard bot thinks about it
web-advice-found = Share of games a hard bot would win from here
web-advice-wins = { $wins } of 100
web-advice-why = { $how ->
    [only] Wins about { $wins } of 100; nothing else is worth telling.
    [more] Wins about { $wins } of 100; +{ $gap } { $gap ->
        [one] point
       *[other] points
    } against the next best.
    [less] Wins about { $wins } of 100; −{ $gap } { $gap ->
        [one] point
       *[other] points
    } against the next best.
   *[same] Wins about { $wins } of 100; as many points as the next best.
}
web-advice-line = Then: { $line }.
web-advice-none = The bot has no advice this time: choose yourself, or ask again.
web-other = Other choice
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-turn = Start my turn again
web-redo = Redo
web-undone = undone
web-can-be-chosen = can be chosen
web-can-be-reached = can be reached
web-advised = advised, { $rank }
web-chosen = chosen
web-show-rule = Show rule { $number }
web-since-start = Before your first choice
web-since = Since your last choice
web-since-line = { $who }: { $what }
web-colon = { $what }:
web-semicolon = { "; " }
web-since-more = { $count ->
    [one] One line more is left out.
   *[other] { $count } lines more are left out.
  }
web-and-more = { $count } more before.
web-next-to = Next to { $areas }
web-areas = Board as a list
web-lost = Connection lost.
web-lost-detail =
    { $seconds ->
        [0] Trying again now.
       *[other] Your last move is stored. Trying again in { $seconds } s.
    }
web-closed = This table is closed. Go back to the lobby.
web-looking-at = You are viewing step { $step } of { $steps }.
web-back-to-now = Back to now
web-history-missing = This moment could not be loaded. Try again.
web-asks-undo = Undo
web-asks-undo-you = { $player } asks to undo. Dice already rolled will come up the same. Allow it?
web-asks-undo-others = { $player } asks to undo.
web-agree = Agree
web-refuse = Refuse

## Why not
web-not = Not: { $what }
web-not-now = Not now

## Panels
web-tab-log = Log
web-tab-rules = Rules
web-tab-chat = Chat
web-tab-score = Score
web-rules = Rules
web-rule-now = (applies now)
web-search-rules = Search the rules
web-rules-missing = The rules could not be loaded.
web-nothing-found = Nothing found.
web-loading = Loading…
web-log-empty = Nothing has happened yet.
web-earlier = Earlier
web-chat-empty = No messages yet.
web-chat-hide = Hide what { $player } says
web-chat-show = Show what { $player } says
web-chat-hidden = (hidden)
web-chat-mute = Mute { $player } for everybody
web-chat-unmute = Let { $player } speak again
web-chat-close = Only players may talk
web-chat-closed = Only players may talk at this table.
web-chat-write = Say something
web-send = Send
web-notes = My notes
web-notes-help = Only you see this.
web-score-later = Points are counted at the end.

## History
web-history = History
web-first = To the start
web-back = One step back
web-next = One step forward
web-last = To the present
web-play = Play
web-pause = Pause
web-step-of = { $step } of { $steps }

## End
web-wins =
    { $score ->
        [one] { $player } wins with 1 point.
       *[other] { $player } wins with { $score } points.
    }
web-win-together = { $players } win together, each with { $score } points.
web-replay = Look through it
web-record = Save the game
web-rematch = Rematch
web-end-over-par = Over par of the seat

## Hot-seat
web-hand-over = Pass the device to { $player }.
web-hand-over-why = Nothing secret is shown until the next player is there.
web-i-am = I am { $player }

## Menu
web-animate = Show moves
web-single-keys = Single-key shortcuts
web-box-colours = Seats in the colours of the printed Maharadjah
web-copy-link = Copy the link
web-fork = Play on from here as a new table
web-forked = A new table is set.
web-dice = The seal of the dice
web-dice-sealed = Seal: { $commitment }. The secret is shown when the game is over.
web-abandon = Leave the game
web-abandon-sure = Leave for good
web-abandoned-said = You have left the game. You may come back while your seat is free.
web-keys = Keys
web-key-arrows = to the nearest place on the board
    .key = arrows
web-key-tab = through what can be chosen
    .key = Tab
web-key-next = to the next choice; with Shift to the previous one
    .key = N
web-key-enter = choose
    .key = Enter
web-key-why = why not?
    .key = ?
web-key-undo = undo
    .key = U
web-key-advice = advice of a bot
    .key = A
web-key-redo = redo
    .key = Shift+U
web-key-tabs = log, rules, chat, score
    .key = 1 2 3 4
web-key-language = change language
    .key = L
web-key-escape = close, point at something else, or back to now
    .key = Esc
web-key-zoom = nearer, farther, whole board
    .key = + - 0
web-key-history = a step of history; with Shift a round. In the past, and in the slider, Space plays and stops
    .key = ← →
web-standing = How sure the board is
web-luck = Luck of the dice
web-come-back = Come back to my seat{ $player ->
        [none] {""}
       *[other] {" "}({ $player })
    }
web-came-back = You are back in the game.
web-zoom-in = Nearer
web-zoom-out = Farther
web-whole-board = Whole board

# Learning
web-learn = Learn to play
web-learn-done = Learn to play · { $done } of { $all }
web-lesson = Lesson
web-lessons = Lessons
web-lesson-of = Lesson { $number } of { $all }
web-lesson-step = Step { $step } of { $all }
web-lesson-next-step = Next
web-lesson-again = Begin again
web-lesson-once-more = Once more
web-lesson-skip = Skip this lesson
web-lesson-leave = All lessons
web-lesson-back = A step back
web-lesson-show-me = Show me
web-lesson-reached = Done.
web-lesson-next = Next: { $title }
web-lesson-dice = In lessons the dice are chosen beforehand.
web-lesson-framed = framed by the lesson
web-lesson-watch = Watch what the others do.
web-lesson-changed = This lesson is taught otherwise by now. Begin it again.
web-lesson-go-on = Go on at step { $step } of { $all }
web-lesson-go-on-game = Go on with the game
web-lesson-done = Done
web-lesson-star = Done without a detour
web-lessons-forget = Forget my progress
web-lesson-numbers = Completion rates (host only)
web-lesson-begun = begun
web-lesson-ended = ended
web-lesson-left = are at step: people
web-minutes = { $minutes } min
web-glance = The game in twelve sentences
web-icons = Icons
web-hints = Hints
web-hints-newcomers = for newcomers
web-hints-on = on
web-hints-off = off
web-hint-got-it = Got it
web-hint-stop = Stop here for today
web-hint-none = Turn hints off

## Pace
web-pace = How quickly others’ moves are shown
web-pace-pause = Pause
web-pace-on = Go on
web-pace-times = { $times ->
        [one] Normal pace
       *[other] { $times } times as quick
    }
web-pace-skip = Skip to my turn
web-pace-dismiss = I have seen it: go on
web-behind = Showing moves: { $done } of { $all }
web-watching = Spectating
web-concerns-you = (concerns you)
web-replay-all = Play on the board all that happened
web-replay-row = Play it on the board
web-replay-row-of = Play on the board what { $player } did
web-look-through = View as
web-look-spectator = spectator
web-look-open = all hands open
web-nobody-wins = Nobody wins.
web-wins-told = { $player } has won.
web-share = Share
web-end-sources = Where the points came from
web-end-total = in all
web-end-show = Result
web-count = The last count
web-ahead = { $points ->
        [one] 1 point
       *[other] { $points } points
    } ahead of { $player }.
web-why = What decided it: { $category }, { $first } against { $second }.
web-why-swing = It was close in everything. The last big gain was { $player }’s: +{ $points }.
web-why-shared = They end level in everything: the win is shared.
web-scene-skip = Skip
web-scene-to-turn = To my turn
web-scene-play = Play this scene
web-scene-hit = hit
web-scene-miss = no hit
web-key-space = Space
web-end-chart = How the points grew
web-end-chart-axis = round or turn
web-end-swings = Biggest gains
web-end-plus = +{ $points }:
web-luck-good = { $player }: { $actual } { $what }, on average { $expected }. Better than in { $percent } of 100 such games.
web-luck-bad = { $player }: { $actual } { $what }, on average { $expected }. Worse than in { $percent } of 100 such games.
web-luck-none = Chance gave nobody anything here that can be counted as luck.
web-dice-proved =
    { $draws ->
        [one] The dice were sealed before the game: the seal fits, and the one draw follows from it. You can check it with “durbar verify” and the saved game.
       *[other] The dice were sealed before the game: the seal fits, and all { $draws } draws follow from it. You can check it with “durbar verify” and the saved game.
    }
web-dice-broken = The seal of the dice does not fit the draws of this game. Save the game and check it with “durbar verify”.
web-dice-elsewhere = This game came from elsewhere without the secret of its dice: only its moves were checked.
web-dice-none = Nothing was left to chance in this game.

## Absence
web-has-left = { $player } has left the game.
web-is-away = { $player } is to move and has been away for a minute.
web-nudge = Nudge
web-nudge-text = { $player }, it is your turn.
web-nudged = { $player } was reminded in the chat.
web-waited-long = { $player } has been waited for more than a day.
web-wait = Wait
web-seat-waits = Your seat ({ $player }) is kept for you.
web-take-back = Take it back

## Substitutes
web-leave-title = Leave the game
web-leave-bot = A bot plays for me now
web-leave-bot-note = You may come back to your seat at any time.
web-leave-find = Find somebody, I play until then
web-leave-find-note = Whoever asks for your seat gets it when one of the others says yes. They see what the seat knows, not your notes or orders.
web-leave-go = Leave now
web-leave-go-note = Nobody plays for you until somebody takes the seat, or the others ask for a bot. You may come back while it is free.
web-looking-said = Somebody is looked for. You play until then.
web-bot-plays-said = A bot plays for you. You may come back at any time.
web-wanted-mine = Somebody is looked for to have your seat. You play until then.
web-wanted-keep = Keep my seat
web-wanted-seat = { $player }’s seat is free for anybody who plays on.
web-wanted-take = Play on here
web-offered-mine = You have asked for the seat of { $player }. One of the others must say yes.
web-offered-mine-back = You have asked { $player } for your seat back. Once it is put to the vote, all must agree.
web-offered-withdraw = Not any more
web-offered = { $name } would play on for { $player }.
web-offered-back = { $name } had the seat of { $player } before, and would have it back.
web-offered-vote = Put it to the vote
web-seat-given = { $player } plays on in your place.
web-ask-back = Ask for my seat back
web-ask-somebody = Look for somebody else
web-motion-wanted = { $player } asks to look for somebody to play on for { $target }.
web-motion-person = { $player } asks to give the seat of { $target } back to { $name }.
web-wanted-seats = Seats to play on
web-wanted-for = for { $player }
web-tenures = Who played
web-tenure = { $name }, steps { $since } to { $until }: { $share } of the choices
web-tenure-bot = a bot
web-statistics-role = { $role }: { $games } played, { $won } won
web-statistics-turns-days = A turn over days took { $mean } on average, half of them at most { $median } ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }).
web-statistics-turns-live = A live turn took { $mean } on average, half of them at most { $median } ({ $turns ->
    [one] 1 turn
   *[other] { $turns } turns
  }).
web-statistics-ordered = { $share } of your choices were made by orders.
web-statistics-part = Besides, a part in { $games ->
    [one] one game that counts
   *[other] { $games } games that count
  } for others ({ $share } of the choices there).
web-picture-of = The board of { $game } in the middle of a game

# Clocks

web-time-pace = Time
web-pace-none = no clock
web-pace-three-days = 3 days per turn
web-pace-one-day = 1 day per turn
web-pace-five-days = 5 days + 12 h per turn
web-pace-live-20 = live: 20 min + 30 s per turn
web-pace-live-60 = live: 1 h + 1 min per turn
web-pace-own = { $bank } + { $increment } per turn
web-pace-choose = custom
web-pace-none-help = Everybody takes the time they need.
web-pace-help = Your clock runs only on your decisions. Nobody loses on time.
web-pace-bank = Hours to begin with
web-pace-increment = Hours a turn
web-pace-sleep = stands still while its player sleeps
web-pace-weekends = stands still at weekends
web-pace-vacation = Days each may be away
web-pace-at-zero = When time runs out
web-at-zero-ask = wait; the others may ask for a bot
web-at-zero-bot = a bot plays after a day, until they come back
web-at-zero-wait = wait for ever
web-late = late
web-late-since = late since { $date }
web-is-late = { $player } has been late since { $date }. When time runs out: { $next }.
web-you-are-late = Your time is over. Choose, and you are late no more.
web-is-travelling = away
web-away-until = away until { $date }
web-is-asleep = resting
web-asleep-until = the clock stands until { $date }
web-time-until = until { $date }
web-time-stands = the clock stands
web-time-days-hours = { $days } d { $hours } h
web-time-days = { $days } d
web-time-hours-minutes = { $hours } h { $minutes } min
web-time-hours = { $hours } h
web-time-minutes = { $minutes } min
web-time-clock = { $minutes }:{ $seconds }
web-hours-help = At tables that count days, my clock stands still while I sleep and while I am away. Others see until when, not where I live.
web-hours-sleep = My clock stands still at night ({ $zone })
web-hours-from = From
web-hours-to = To
web-hours-first = First day away
web-hours-last = Last day away
web-hours-keep = Save my hours
web-hours-kept = Saved. The night pause applies from your next turn.
web-hours-not-at = { $count ->
    [one] At one table you cannot be away: you are late there, or have no days left.
   *[other] At { $count } tables you cannot be away: you are late there, or have no days left.
  }

# Mail

web-mail = E-mail notifications
web-mail-help = An e-mail when it is your turn and you are not looking. No advertisement, no picture, and every e-mail can be stopped.
web-mail-address = Address
web-mail-another = Another address
web-mail-send-code = Send me a code
web-mail-code = Code from the e-mail
web-mail-verify = That is the code
web-mail-verified = E-mails go to { $address }.
web-mail-code-sent = A code was sent to { $address }.
web-mail-kept = Saved.
web-mail-tested = Delivered to the mail server: { $answer }
web-mail-forget = No more e-mails
web-mail-error = Nothing is sent there since the mail server said: { $error }
web-mail-kind-turn = my turn
web-mail-kind-answer = a question in another’s turn
web-mail-kind-clock = little time left
web-mail-kind-late = my time is over
web-mail-kind-start = a game begins
web-mail-kind-over = a game is over
web-mail-kind-asked = somebody asks to take a move back

# Motions

web-motion-pause = { $player } asks for a pause of { $length }.
web-motion-time = { $player } asks to give { $target } { $length } more.
web-motion-time-all = { $player } asks to give everybody { $length } more.
web-motion-bot = { $player } asks to let a bot play for { $target }, until they come back.
web-motion-pace = { $player } asks for another pace: { $pace }.
web-motion-end = { $player } asks to end the game here, without a result.
web-motion-votes = { $yes } of { $needed } agree, until { $date }.
web-yes = Yes
web-no = No
web-ask-time = Give 2 days
web-ask-bot = Ask the others for a bot
web-ask-pause = Ask for a pause of a week
web-ask-pace = Another pace
web-ask-the-others = Ask the others
web-ask-end = Ask to end the game here
web-paused = The clocks stand until { $date }.
web-resume = Go on now
web-mail-kind-motion = a vote
web-mail-kind-wanted = a seat is wanted somewhere
web-mail-kind-nudge = somebody asks after me

# Statistics

web-statistics = My games
web-statistics-people = With people
web-statistics-alone = Alone or with bots
web-statistics-game = Game (seats)
web-statistics-games = Games
web-statistics-won = Won (likely range)
web-statistics-rank = Mean rank
web-statistics-score = Mean score
web-statistics-with = With { $name }: { $games ->
    [one] one game
   *[other] { $games } games
  }, before them in { $before }, behind in { $behind }, level in { $level }.
web-statistics-csv = All of them as a table (CSV)
web-person = The games of { $name }
web-person-none = No game of theirs is finished yet.
web-statistics-none = No game of yours is finished yet.
web-statistics-opponents = Whom I met
web-statistics-shown = Shown to
web-statistics-shown-nobody = nobody
web-statistics-shown-met = people I finished a game with
web-statistics-shown-everybody = everybody
web-statistics-shown-kept = Saved: who may see your games.

## Boards
web-boards = Boards
web-boards-one = Board
web-boards-ours = Standard board
web-boards-ours-help = The board in use. Copy it to change it, for instance to enter the board of your own box.
web-boards-copy = Copy
web-boards-copy-name = My board
web-boards-upload = Upload…
web-boards-download = Download
web-boards-delete = Delete
web-boards-use = Play on it
web-boards-name = Name of this board
web-boards-problems = What does not fit yet
web-boards-good = This board can be played on.
web-boards-view = How it is shown
web-boards-picture = Drawing
web-boards-file = File
web-boards-standing = How each fact is known
web-boards-no-room = This browser has no room for another board: delete one first.
web-boards-thing-name = Name

# Word when I am not here

web-push = Notifications in this browser
web-push-help = A notification when it is your turn, even while no page of Durbar is open. On an iPhone or iPad, first add this page to the home screen.
web-push-impossible = Notifications need an https page.
web-push-on = Tell me in this browser
web-push-off = No longer here
web-push-here = this browser
web-push-browser = a browser
web-push-denied = Your browser does not allow notifications here: allow them in its settings for this page.
web-push-failed = Your browser could not set it up ({ $error }): try again later, or use another browser.
web-filter = Which tables are shown
web-filter-game = Game
web-filter-pace = Pace
web-filter-name = Company
web-filter-any-game = any game
web-filter-any-pace = at any pace
web-filter-anyone = with anyone
web-filter-with = with { $name }
web-filter-pace-none = without a clock
web-filter-pace-live = live
web-filter-pace-days = over days
web-deadlines = My deadlines by day
web-deadlines-none = No clock of yours is running.
web-deadlines-zone = Times of { $zone }.
web-channel = A channel for this table
web-channel-help = Whose turn it is, until when, and that the game begins and ends is posted to an address that you give; everybody there can read it. Nothing hidden is told.
web-hook = Webhook
web-hook-help = Messages are posted to an address that you give: a webhook of Discord, Slack or Mattermost, a topic of ntfy, or a program of your own.
web-hook-format = Kind
web-hook-format-discord = Discord
web-hook-format-slack = Slack, Mattermost
web-hook-format-ntfy = ntfy
web-hook-format-json = JSON
web-hook-address = Address
web-hook-mention = Your number at Discord, to be called (may be empty)
web-hook-keep = Post there
web-hook-goes = Messages go to { $address } ({ $format }).
web-hook-forget = Post nowhere
web-word-kept = Saved.
web-word-test = Send a test
web-word-tested = Delivered: { $answer }
web-word-error = Nothing is sent there since it was said: { $error }
web-sound = Sounds
web-sound-help = Pieces, dice, coins, messages, and two soft tones when it becomes your turn.
web-volume = Volume
web-vibrate = Vibrate when it becomes my turn
web-word-notify = A notification when it becomes my turn and I look elsewhere
web-word-your-turn = It is your turn.
web-word-table = When I am not here, tell me of this table
web-word-table-usual = as usual
web-word-table-everything = everything, also while I look
web-word-table-no-mail = but not by e-mail
web-word-table-mute = nothing
web-notices = What I am told, and how
web-notices-digest = Once a day at
web-notices-quiet = Quiet hours other than my nights
web-notices-recap = E-mails tell what happened since my last turn
web-way-mail = e-mail
web-way-push = browser
web-way-hook = webhook
web-wish-now = at once
web-wish-digest = once a day
web-wish-off = never
web-mail-kind-mention = somebody calls me in the chat

# Standing orders

web-orders = Orders
web-orders-stand = { $count ->
    [one] 1 order stands
   *[other] { $count } orders stand
}
web-orders-about = Standing orders answer for you while you are away. Others are not told. An undo switches the order off.
web-orders-waiting = One of your orders is about to answer this question.
web-orders-used = The last answer by order was at step { $step }.
web-orders-none = There is nothing to order in this game.
web-orders-kept = Your orders are saved.
web-orders-add = Add
web-order-new = New order
web-order-remove = Remove the order “{ $order }”
web-order-until = Until
web-order-until-change = I change it
web-order-until-turn = my next turn begins
web-order-once = It is used up by its first answer.
web-order-when = It answers
web-order-when-soon = soon, as if I were at hand
web-order-when-own = in my own time, never at night
web-order-when-once = at once
web-order-undone = switched off: its answer was taken back
web-order-used = used up
web-order-ended = ended by your turn
web-order-any = any
web-order-nothing = nothing chosen
web-order-pick = Add one
web-order-take-out = Take out { $word }
web-order-forced = Forced moves
web-order-forced-do = are
web-order-play = played for me
web-order-ask-me = left to me
web-orders-forced-on = Forced moves are played for you.
web-orders-since = { $count ->
    [one] 1 of these answers was your order’s.
   *[other] { $count } of these answers were your orders’.
}

## The turn bar, the dock, the sheet of a small page
web-acts = Back, help
web-own = What everybody has
web-beside = Help and panels
web-dock = Help
web-dock-hint = Hint
web-dock-does = What it does
web-dock-advice = Advice
web-dock-empty = Point at anything: what it is stands here. Keys: ? on what has the focus.
web-prompt-body = To choose with
web-pick-first = Choose one
web-reconnect = Try again now
web-replay-keys = Space: pause · arrows: step · Esc: back to now
web-tab-turn = Turn
web-sheet = Sheet: { $height }
web-sheet-peek = low
web-sheet-half = half
web-sheet-full = full

## Games without a winner
web-ended-agreed = The game was ended by agreement. No winner.
web-ended-agreed-note = The players agreed to stop here. The game does not count in statistics.
web-ended-abandoned = The game was abandoned: nobody plays any more.
web-ended-abandoned-note = It is kept as it stands. Whoever played may sit down again, and it goes on.
web-ended-closed = The keeper of this server closed the table.
web-ended-closed-note = The game cannot go on here. You can still look through it, and set a new table.
web-points-so-far = points so far

## Planning on a private board.

web-replay-page = Replay
web-replay-veiled = Played from the beginning. Nothing here tells how it ends, or when.
web-replay-end = This was the end.
web-replay-seen = { $step }, seen so far: { $seen }
web-replay-to-table = To the table: result, review, record
web-lift-veil = Show how it ended
web-review = Review
web-review-working = Games are being played from every moment of this one, to tell luck from choices: a minute or two. You may close this; it goes on.
web-review-not-yet = Not known yet.
web-review-unit = Unit
web-review-unit-share = Share of a win
web-review-unit-points = Points
web-review-expected-share = What everybody could expect, in % of a win
web-review-expected-points = What everybody could expect, in points against the table’s mean
web-review-moments = The biggest moments
web-review-books = What made the result
web-review-choices = Choices that cost most
web-better = Find a better one
web-better-which = Step { $step }: what would be better?
web-better-number = Question { $number } of { $count }. No score; skip any.
web-better-right = Right: nothing that was compared is better.
web-better-same = That is what was played. Better was “{ $better }”.
web-better-other = The review did not compare this one. It found “{ $better }” better than what was played.
web-better-next = Next
web-better-skip = Skip
web-better-back = Back to the review
web-plan = Plan
web-plan-title = Plan · { $player }
web-plan-what = A private board: what you cannot know is dealt at random, and nothing done here reaches the table. “~” is only assumed.
web-plan-side = What to try
web-plan-until-me = Until it is me
web-plan-redeal = Re-deal
web-plan-new = From now
web-plan-behind = The game has gone on.
web-plan-my-turn = It is your turn at the table.
web-plan-catch-up = Bring the plan up to date
web-plan-back = Back to the game
web-plan-here = now
web-plan-foreseen = ✓ foreseen
web-plan-gone = gone by
web-plan-assume = Assume otherwise
web-plan-draw = Chance is asked: choose an outcome, or let it be drawn.
web-plan-asks = { $player }: { $question }
web-plan-outcomes = What may come up
web-plan-odds = The draws of this line come up so in about { $percent } of 100 games.
web-plan-tree = What was tried
web-plan-now = Where the plan begins
web-plan-chance = Chance
web-plan-line = { $player }: { $choice }
web-plan-mark = Compare this place
web-plan-compare = Compare
web-plan-field = What differs
web-plan-place = Place { $number }
web-plan-points = Points
web-plan-note = Note
web-plan-sign = Mark
web-plan-promote = Make it the main line
web-plan-delete = Delete from here
web-plan-play = Play this line
web-plan-play-how = When to play it
web-plan-play-exact = only exactly so
web-plan-play-legal = while possible
web-plan-play-note = Plays your choices of this line at the table when you are asked. Nobody sees that they were planned, but speed may tell.
web-plan-played = { $made } of { $count } choices of the line are made.
web-plan-line-waits = It waits for your next turn.
web-plan-line-undone = It stopped: something was taken back at the table.
web-plan-line-myself = It stopped: you chose yourself.
web-plan-line-surprise = It stopped: something happened that the plan did not foresee.
web-plan-line-illegal = It stopped: the next choice is not possible any more.
web-plan-line-played = It has been played to its end.
web-plan-take-back = Take it back
web-key-plan = plan on a private board
    .key = P

## A board to study on
web-study = Study
web-studies = My studies
web-study-what = Any position under the real rules: try every line, all hands open, and ask the bots what they think.
web-study-text = A position or a record
web-study-text-help = Paste it as Durbar writes it; a line that does not fit is named. A finished game here: open its table, then “Study from here” at any step.
web-study-new = A new game
web-study-root = Where the study begins
web-study-begin = Study it
web-study-here = Study from here
web-study-table = To the table
web-study-save = Save
web-study-read = Somebody else’s board: look around, ask the bots; only its owner changes it.
web-study-chance = Let chance decide
web-study-values = What the bots think
web-study-ask = What do the bots think?
web-study-stop = Stop
web-study-option = Option
web-study-search = Search
web-study-tries = Tries
web-study-few = (few)
web-study-end-share = Played on, % of a win
web-study-end-points = Played on, points
web-study-columns = Search: what the hard bot makes of this choice alone (0 to 100). Played on: games from here by a plain player, with the same dice for every option, and their 95 % interval. The two are different measures.

## Looking back together
web-together = Together
web-together-join = Look back together
web-together-leading = · you lead, { $count ->
        [one] 1 follows
       *[other] { $count } follow
    }. Whoever opens “Look back together” at this table sees what you see.
web-together-led = · { $leader } leads, { $count ->
        [one] 1 follows
       *[other] { $count } follow
    }.
web-together-gone = · the leader is gone.
web-together-points = { $player } points at { $place }.
web-together-follow = Follow again (F)
web-together-lead = Lead
web-together-give = Hand over to…
web-together-leave = Leave
web-invited-until = This invitation ends { $when }.
web-invite-for = Let the invitation end…
web-invite-hours = { $hours ->
    [0] never
    [24] in a day
   *[other] in a week
  }
web-say-ready = I am ready
web-say-ready-help = A game over days begins once everybody has sat down, or said so, within a day.
web-not-ready = not ready
web-expected-end = It should be over { $when }.
web-kept = { $player }: { $kept }.
web-kept-unknown = how reliable is unknown
web-kept-games = played { $count } of { $all } games to the end ({ $least } to { $most } %)
web-kept-turns = { $count } of { $all } turns in time ({ $least } to { $most } %)
