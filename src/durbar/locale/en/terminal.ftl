# Playing in a terminal.

terminal-welcome = Type the number of an option, some of its words, or h for help.
terminal-person = { $seat } (you)
terminal-program = { $seat } ({ $program })
terminal-prompt = > { "" }
terminal-hand-over = Hand the screen to { $player }, who then presses Enter.
terminal-no-number = There are only numbers up to { $last }.
terminal-only-one = Press Enter to play it, or type anything else. { "" }
terminal-more = … and { $count } more: type a word to narrow the list.
terminal-more-refused = … and { $count } more: type ? and a word to narrow the list.
terminal-nothing-refused = Nothing else looks possible here.
terminal-saved = Saved as { $file }.
terminal-left = You left the table.
terminal-over = The game is over
terminal-standing = As things stand
terminal-rank = Rank
terminal-player = Player
terminal-score = Score
terminal-help =
    number     play that option
    words      narrow the list, or play the option of exactly these words
    ?  ? word  why something cannot be chosen
    r  r 5.4   the rules of this choice, or a rule by its number
    b          the board again
    l          everything that happened
    s  s file  save the game
    q          leave
