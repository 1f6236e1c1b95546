# Around the table: lobby, invitation, waiting room, account, settings, menu of a table.

## Lobby of a stranger
web-what-is-this = A table for three board games of India, with friends or bots.
web-no-account-needed = No account needed.
web-offer-maharaja = Build statues and shrines where the Maharaja goes next.
web-offer-maharadjah = Lead nations through three thousand years of India.
web-offer-dice_charmers = Draw roads and sail the Ganges with eight dice.
web-first-game = Play my first game
web-learn-in = Learn in { $minutes } min
web-players-from-to = { $few }–{ $many }
web-invite-friends = Invite friends
web-more = More
web-to-games = To the games

## Lobby of those who return
web-your-turn-in = { $count ->
        [one] Your turn in 1 game
       *[other] Your turn in { $count } games
    }
web-your-games = Your games
web-others-to-move = Others to move ({ $count })
web-new-game = New game

## Invitation
web-invites-you = { $player } invites you to play
web-invited = You are invited to play
web-seats-free = { $all ->
        [one] 1 seat
       *[other] { $all } seats
    }, { $free } free
web-and-you = and you?
web-learn-first = Learn it first, { $minutes } min
web-just-watch = Just watch
web-talk-while-waiting = No account needed. You can talk to the others while you wait.

## Waiting room
web-waits-help = Send this link, or add a bot.
web-qr = QR code
web-qr-of = The link to this table, for a camera
web-host = host
web-ready = ✓ ready
web-not-here-yet = not here yet
web-looking-at-invitation = { $count ->
        [one] 1 person is looking at the invitation
       *[other] { $count } people are looking at the invitation
    }
web-board-as-it-stands = The board as it stands

## Account and settings
web-guest-here = guest on this browser
web-my-games = My games and statistics
web-settings = Settings
web-settings-account = Account
web-settings-display = Display
web-settings-sound = Sound and motion
web-settings-notifications = Notifications
web-settings-time = Time and holidays
web-settings-privacy = Privacy and data
web-theme-auto = Automatic
web-theme-light = Light
web-theme-dark = Dark
web-theme-choose = Theme
web-animate-help = Pieces travel, cards turn. If your system asks for less motion, nothing moves.
web-hints-help = What newcomers overlook, beside the question.
web-single-keys-help = Letters and digits as shortcuts at a table: U for undo, and so on.
web-others-moves = Others’ moves
web-others-moves-help = How quickly they are shown
web-pace-at-once = at once

## Menu of a table
web-menu-table = This table
web-menu-display = Display
web-menu-help = Help
web-menu-propose = Propose: pause, more time, end
web-menu-fairness = Dice, fairness, board
web-menu-settings = More settings

# The table in a tab: no server, one device.
web-tab-loading = Loading the table into this tab: some eight megabytes, once.
web-tab-python = Setting the table in this tab…
web-tab-failed = The table in this tab did not start: try again, or load the page anew.
web-tab-elsewhere = The table is open in another tab of this browser: go on there, or close it and try again.
web-tab-memory = This browser keeps nothing here: closing the tab ends your games. Save a game that matters as a file.
web-tab-here = Your games are on this device alone, in this browser.
