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
web-guest = Playing as a guest:
web-guest-name = Guest
web-you = You are
web-your-name = Your name
web-keep-games = Keep my games
web-choose-game = Choose a game
web-set-table = Set the table
web-skip-to-table = To the new table
web-continue = Continue
web-waiting-games =
    { $count ->
        [one] 1 game waits for you
       *[other] { $count } games wait for you
    }
web-open-tables = Open tables
web-players = Players
web-players-range = { $few } to { $many }
web-60-min = 60 min
web-40-min = 40 min
web-4-h = 4 h
web-solo = Solo
web-setting-off = off
web-setting-on = on
web-open-to = Open to
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
web-you-won = You won
web-over = Over
web-abandoned = Abandoned
web-seats-taken = { $taken } of { $all } seated
web-watch = Watch
web-playing = Playing
web-turn-of = { $player } to move
web-bots = { $count ->
        [one] 1 bot
       *[other] { $count } bots
    }
web-alone = Alone
web-step = step { $step }
web-no-games = No game yet. Choose one above: bots take the empty seats.
web-no-open-tables = No open table. Set one and open it to everyone.

## Keeping games
web-keep-games-help = Your games belong to this browser. A code or a login brings them to another one.
web-code = Recovery code
web-code-help = Whoever has this code is you, on any device. It is shown once; a new code replaces the old one.
web-code-make = Show a new code
web-code-made = Write it down now.
web-code-have = I have a code
web-code-use = Use this code
web-code-used = Welcome back.
web-login = Log in, or make a login
web-login-name = Login
web-password = Password, at least 8 letters
web-log-in = Log in
web-logged-in = You are logged in.
web-logged-in-as = Logged in as { $login }
web-logged-out = You are logged out.
web-logout = Log out
web-account-make = Make a login
web-account-made = Your games now belong to this login.
web-import = Open a saved game
web-import-help = A finished game is shown step by step; an unfinished one can be played on.
web-import-file = File
web-import-text = Or paste its text
web-import-open = Open

## Waiting room
web-waits-for-people = The table waits for people. Pass the link on, or let bots play.
web-waits-for-start = All seats are taken.
web-invite = Invite by link
web-copy = Copy
web-copied = The link is copied.
web-sit = Sit down
web-put-bot = Let a bot play
web-stand-up = Stand up
web-is-here = ✓ is here
web-fill-and-start = Bots take the open seats: start

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
web-live = live
web-waiting = Waiting
web-waiting-for = { $player } decides.
web-past = the past
web-present = the present
web-sending = …
web-cannot =
    { $count ->
        [one] 1 thing cannot be chosen now: why?
       *[other] { $count } things cannot be chosen now: why?
    }
web-would = { $option } would do this
web-would-more = and { $count } more
web-would-mine = Then you choose again.
web-would-draw = Then chance decides.
web-would-other = Then somebody else chooses.
web-would-hidden = The rest depends on what you cannot know.
web-would-over = The game would be over.
web-advice = Advice
web-advice-thinking = A hard bot thinks about it
web-advice-found = A hard bot’s advice, 0 to 100
web-advice-none = The bot has no advice this time: choose yourself, or ask again.
web-other = Other choice
web-undo = Undo
web-undo-ask = Ask to undo
web-undo-turn = Start my turn again
web-redo = Redo
web-undone = undone
web-can-be-chosen = can be chosen
web-chosen = chosen
web-show-rule = Show rule { $number }
web-since-start =
    { $count ->
        [one] 1 thing happened before your first choice
       *[other] { $count } things happened before your first choice
    }
web-since =
    { $count ->
        [one] 1 thing happened since your last choice
       *[other] { $count } things happened since your last choice
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
web-now = Now
web-closed = This table is closed. Go back to the lobby.
web-looking-at = You look at step { $step }.
web-back-to-now = Back to now
web-history-missing = This moment could not be loaded. Try again.
web-asks-undo = Undo
web-asks-undo-you = { $player } asks to take a choice back. Do you agree?
web-asks-undo-others = { $player } asks to take a choice back.
web-agree = Agree
web-refuse = Refuse

## Why not
web-not = Not: { $what }
web-not-now = Not now
web-why-can = This can be chosen.
web-why-nothing = Nothing is to be decided here now.
web-why-not-turn = It is not your choice now.
web-why-past = This is the past: it can be looked at, not changed.

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
web-chat-empty = Nobody has said anything yet.
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
web-replay = Look through it
web-record = Save the game
web-again-same = Play again

## Hot-seat
web-hand-over = Pass the device to { $player }.
web-hand-over-why = Nothing secret is shown until the next player is there.
web-i-am = I am { $player }

## Menu
web-animate = Show moves
web-single-keys = Single-key shortcuts
web-copy-link = Copy the link
web-fork = Play on from here as a new table
web-forked = A new table is set.
web-dice = The seal of the dice
web-dice-sealed = Seal: { $commitment }. The secret is shown when the game is over.
web-dice-secret = Seal: { $commitment }. Secret: { $secret }.
web-abandon = Leave the game
web-abandon-sure = Leave for good
web-abandoned-said = You have left the game. You may come back while your seat is free.
web-take-over = Let a bot play for { $player }
web-taken-over = A bot plays on.
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
web-key-escape = close, or point at something else
    .key = Esc
web-key-zoom = nearer, farther, whole board
    .key = + - 0
web-key-history = step through history; Space plays
    .key = ← →
web-standing = How sure the board is
web-luck = Luck of the dice
web-luck-expected = on average
web-luck-actual = so far
web-come-back = Come back as { $player }
web-came-back = You play again.
web-zoom-in = Nearer
web-zoom-out = Farther
web-whole-board = Whole board

