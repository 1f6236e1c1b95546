# What mails say. Arguments: $title is the table, $until when time is over (none: there is no clock), $name the reader.

mail-turn-subject = { $title }: your turn{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
  }
mail-turn-text = { $name }, it is your turn.{ $until ->
    [none] { "" }
   *[other] { " " }You have time until { $until }.
  }
mail-answer-subject = { $title }: a question for you
mail-answer-text = { $name }, somebody else’s turn waits for an answer of yours.{ $until ->
    [none] { "" }
   *[other] { " " }You have time until { $until }.
  }
mail-clock-subject = { $title }: little time left{ $until ->
    [none] { "" }
   *[other] , until { $until }
  }
mail-clock-text = { $name }, most of your time for this turn is used up. When none is left you are late; nobody loses on time.
mail-late-subject = { $title }: your time is over
mail-last-subject = { $title }: the last hours{ $until ->
    [none] { "" }
   *[other] , until { $until }
  }
mail-last-text = { $name }, no more than three hours are left of your time. When none is left you are late; nobody loses on time.
mail-late-text = { $name }, your time for this turn is over and the others wait. Choose, and you are late no more. { $next ->
    [bot] { $until ->
        [none] A bot plays for you now; you may take your seat back at any time.
       *[other] From { $until } on a bot plays for you; you may take your seat back at any time.
      }
    [ask] The others may decide that a bot plays for you until you are back.
   *[wait] The table waits for you.
  }
mail-start-subject = { $title }: the game begins
mail-start-text = { $name }, everybody is there: the game begins.
mail-over-subject = { $title }: the game is over
mail-over-text = { $name }, { $ending ->
        [agreed] the game was ended by agreement, without a result. The table shows how far it came.
       *[played] the game is over. The table shows how it ended, and why.
    }
mail-asked-subject = { $title }: may a move be taken back?
mail-asked-text = { $name }, somebody asks to take back a move, and waits for your answer.
mail-code-subject = Durbar: your code is { $code }
mail-code-text = { $name }, type this code into the page that asked for it: { $code }

    It is good for a quarter of an hour. If you did not ask for it, do nothing.
mail-test-subject = Durbar: mail reaches you
mail-test-text = { $name }, this is the mail you asked for. ({ $mark })
mail-open = Open the table
mail-home = Durbar
mail-stop = No more mails of this table
mail-stop-wanted = No more mails about free seats
mail-stop-wanted-question = Shall no more mails about free seats be sent to you?
mail-stopped-wanted = No more mails about free seats will be sent to you.
mail-stop-all = No more mails
mail-stop-all-question = Shall no more mails be sent to you?
mail-stop-question = Shall no more mails of this table be sent to you?
mail-stopped = No more mails of this table will be sent to you.
mail-stopped-all = No more mails will be sent to you. Enter your address again if you change your mind.
mail-since = Since your last turn
mail-moment = { $weekday ->
    [0] Mon
    [1] Tue
    [2] Wed
    [3] Thu
    [4] Fri
    [5] Sat
   *[other] Sun
  } { $date } { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[other] Dec
  }, { $time }
mail-motion-subject = { $title }: a vote
mail-motion-text = { $name }, somebody asks all of you to decide something. Silence is a no.
mail-left-subject = { $title }: somebody gives up their seat
mail-left-text = { $name }, somebody at your table leaves, or looks for another to play on. Whoever watches may ask for the seat, and one of you says yes.
mail-offer-subject = { $title }: somebody would play on
mail-offer-text = { $name }, somebody would take the seat that is free. One of you says yes on the page of the table.
mail-wanted-subject = { $title }: a seat is wanted
mail-wanted-text = At a table of { $game } somebody is looked for to play on in another’s place. Ask for the seat on the page of the table; you play once one of the people there says yes.
mail-nudge-subject = { $title }: the others wait for you
mail-nudge-text = { $name }, it has been your turn for more than a day, and somebody asks after you.
mail-mention-subject = { $title }: somebody speaks to you
mail-mention-text = { $name }, somebody speaks to you at the table.
mail-digest-subject = { $count ->
    [one] Durbar: one table
   *[other] Durbar: { $count } tables
  }
mail-digest-text = { $name }, this is what waits for you, the most urgent first:

# Pushes and webhooks, and why nothing arrives.

word-test-title = Durbar: messages reach you
word-test-text = { $name }, this is the message you asked for.
word-off = this server posts nowhere
word-slow = no answer within six seconds
word-no-answer = nobody answers there
word-not-public = the address is not on the public internet
word-not-https = the address does not begin with https
word-redirect = the address leads to another one
word-bad-keys = the browser’s keys cannot be read

# For a table's own channel. $name: those who are waited for.

mail-begins-subject = { $title }: the game begins
mail-begins-text = Everybody is there: the game begins.
mail-whose-subject = { $title }: { $name } to choose{ $until ->
    [none] { "" }
   *[other] { " " }until { $until }
  }
mail-whose-text = The table waits for { $name }.
mail-ends-subject = { $title }: the game is over
mail-ends-text = { $ending ->
        [agreed] It was ended by agreement, without a result. The table shows how far it came.
       *[played] The table shows how it ended, and why.
    }
