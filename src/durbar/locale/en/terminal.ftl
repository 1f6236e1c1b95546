# Playing in a terminal.

terminal-welcome = Type the number of an option, some of its words, or h for help.
terminal-person = { $seat } (you)
terminal-program = { $seat } ({ $program })
terminal-prompt = > { "" }
terminal-asked = { $player }: { $question }
terminal-hand-over = Hand the screen to { $player }, who then presses Enter.
terminal-no-number = There are only numbers up to { $last }.
terminal-only-one = Press Enter to play it, or type anything else. { "" }
terminal-gives-up = This gives up what you have planned: { $what }. Enter to end the turn all the same, anything else to stay. { "" }
terminal-how-many = How many, from { $first } to { $last }? { "" }
terminal-no-amount = That is no number from { $first } to { $last }.
terminal-lesson-welcome = Type u to go back a step and q to leave; everything else is as in a game.
terminal-lesson-next = Enter to go on. { "" }
terminal-lesson-find = Which place? { "" }
terminal-lesson-show = This step wants “{ $words }”.
terminal-more = … and { $count } more: type a word to narrow the list.
terminal-more-refused = … and { $count } more: type ? and a word to narrow the list.
terminal-nothing-refused = Nothing else looks possible here.
terminal-saved = Saved as { $file }.
terminal-left = You left the table.
terminal-chance = Chance
terminal-over = The game is over
terminal-standing = As things stand
terminal-unfinished = The game is not over: nobody has won yet.
terminal-agreed = The game was ended by agreement before its end, without a result: nobody has won.
terminal-rank = Rank
terminal-player = Player
terminal-score = Score
terminal-over-par = Over par
terminal-advice = { $level } looked at, best first:
terminal-advice-wins = wins about { $wins } of 100
terminal-advice-ahead = { $gap } points against the next best
terminal-advice-random = random sees no difference: any option is as good.
terminal-undone = Taken back.
terminal-undo-draw = Dice or cards answered your last choice, and others sit here: it stays.
terminal-undo-revealed = Your last choice showed you something, and others sit here: it stays.
terminal-undo-other = Somebody else has chosen since: your last choice stays.
terminal-help =
    number     play that option
    words      narrow the list, or play the option of exactly these words
    ?  ? word  why something cannot be chosen
    a  a hard  what a bot would choose (easy, medium, hard), with values
    r  r 5.4   the rules of this choice, or a rule by its number
    b          the board again
    l          everything that happened
    u          take your last choice back
    s  s file  save the game
    q          leave
terminal-pages = More to read, whole or about something (a nation, a turn, a seat): { $pages }

# Lines of drawings and tables

line-label = { $text }:
line-goes-on = { $text };
