# Maharaja.

maharaja-change-stronger-brahmabot = Eight of Brahmabot’s twelve tiles build a statue, where four did (11.6, 11.7); only solo games are played differently.
maharaja-change-shrine-reward-is-built = The reward of a free shrine is built; before, it could be left out (7.7).
maharaja-change-one-special-at-least = Of several special rules left to chance at least one is in use; before, none was possible (10.1).
maharaja-change-consoled-brahmabot = Alone, where nobody has WP, Brahmabot too gets 3 coins (11.19).
maharaja-change-flags-by-edition = In the French edition Brahmabot’s tiles move flags 4 spaces (11.20, 12.2).
maharaja-change-told-in-full = The log names the city scored and what passage pays, and no final tile where there is none (7.2, 10.2, 11.8).
maharaja-change-plans-are-performed = By the rulebooks a planned action that is possible must be performed, if only in part; lack of coins excuses. By the draft it may be dropped, as before (4.4).
maharaja-title = Maharaja
maharaja-blurb = Build statues and shrines, send your priest along the roads, and be worshipped where the Maharaja goes next. The map, the bonuses and the solo tiles are reconstructed from the text of the rules, which carries no pictures.

# Settings

maharaja-setting-edition = Edition
maharaja-setting-edition-help = Which rules are used where the books differ.
maharaja-setting-edition-rulebook = Rulebook, English
maharaja-setting-edition-rulebook-fr = Rulebook, French
maharaja-setting-edition-draft = Earlier draft
maharaja-setting-characters = Characters
maharaja-setting-characters-help = Random, or the seven suggested for a first game (four players; in the draft any number).
maharaja-setting-characters-random = Random
maharaja-setting-characters-first-game = First game: 1, 2, 5, 9, 12, 14, 15
maharaja-setting-cast = Chosen characters
maharaja-setting-cast-help = These are in play, the others are drawn: at most three more than players, in the draft seven.
maharaja-setting-cast-c1 = { maharaja-name-c1 }
maharaja-setting-cast-c2 = { maharaja-name-c2 }
maharaja-setting-cast-c3 = { maharaja-name-c3 }
maharaja-setting-cast-c4 = { maharaja-name-c4 }
maharaja-setting-cast-c5 = { maharaja-name-c5 }
maharaja-setting-cast-c6 = { maharaja-name-c6 }
maharaja-setting-cast-c7 = { maharaja-name-c7 }
maharaja-setting-cast-c8 = { maharaja-name-c8 }
maharaja-setting-cast-c9 = { maharaja-name-c9 }
maharaja-setting-cast-c10 = { maharaja-name-c10 }
maharaja-setting-cast-c11 = { maharaja-name-c11 }
maharaja-setting-cast-c12 = { maharaja-name-c12 }
maharaja-setting-cast-c13 = { maharaja-name-c13 }
maharaja-setting-cast-c14 = { maharaja-name-c14 }
maharaja-setting-cast-c15 = { maharaja-name-c15 }
maharaja-setting-cast-c16 = { maharaja-name-c16 }
maharaja-setting-special-a = Special rule A
maharaja-setting-special-a-help = In city scoring the first in the ranking also gets 1 PP.
maharaja-setting-special-a-off = Off
maharaja-setting-special-a-on = On
maharaja-setting-special-a-random = Drawn at set-up
maharaja-setting-special-b = Special rule B
maharaja-setting-special-b-help = External statues are worth 1 WP (draft: 1 WP less).
maharaja-setting-special-b-off = Off
maharaja-setting-special-b-on = On
maharaja-setting-special-b-random = Drawn at set-up
maharaja-setting-special-c = Special rule C
maharaja-setting-special-c-help = A statue costs 12 coins in every city.
maharaja-setting-special-c-off = Off
maharaja-setting-special-c-on = On
maharaja-setting-special-c-random = Drawn at set-up
maharaja-setting-special-d = Special rule D
maharaja-setting-special-d-help = Changing Character takes only from the display.
maharaja-setting-special-d-off = Off
maharaja-setting-special-d-on = On
maharaja-setting-special-d-random = Drawn at set-up
maharaja-setting-specials = Special rules drawn
maharaja-setting-specials-help = Of the special rules drawn at set-up, so many are in use.
maharaja-setting-specials-any = One or more
maharaja-setting-specials-1 = Exactly 1
maharaja-setting-specials-2 = Exactly 2
maharaja-setting-specials-3 = Exactly 3
maharaja-setting-specials-4 = All 4
maharaja-setting-final = Final-scoring tile
maharaja-setting-final-help = Replaces the final scoring.
maharaja-setting-final-none = None
maharaja-setting-final-A = A: majorities 3, lose 1 PP per shrine left in the supply
maharaja-setting-final-B = B: 1 PP per city with a statue or shrine of yours
maharaja-setting-final-C = C: 2 PP per road with your shrine in both villages
maharaja-setting-final-D = D: 2 PP per city with two statues of yours
maharaja-setting-final-1 = 1 (draft): majorities 3, 1 PP per 4 coins and per 4 PP held
maharaja-setting-final-2 = 2 (draft): 1 PP per city with a statue or shrine of yours
maharaja-setting-final-3 = 3 (draft): 2 PP per city with two statues of yours
maharaja-setting-final-4 = 4 (draft): 1 PP per 4 coins, 2 PP per road with your shrine in both villages
maharaja-setting-final-random = Drawn at set-up
maharaja-setting-level = Brahmabot
maharaja-setting-level-help = How strong Brahmabot begins, when you play alone.
maharaja-setting-level-easy = Easy
maharaja-setting-level-medium = Medium
maharaja-setting-level-hard = Hard
maharaja-setting-bis-1 = Character 1 bis
maharaja-setting-bis-1-help = Draft only. 1 becomes: once a round, take 1 coin.
maharaja-setting-bis-1-off = Off
maharaja-setting-bis-1-on = On
maharaja-setting-bis-5 = Character 5 bis
maharaja-setting-bis-5-help = Draft only. 5 becomes: the priest is worth 1 WP more.
maharaja-setting-bis-5-off = Off
maharaja-setting-bis-5-on = On
maharaja-setting-bis-9 = Character 9 bis
maharaja-setting-bis-9-help = Draft only. 9 becomes: you get the bonus of an external space twice.
maharaja-setting-bis-9-off = Off
maharaja-setting-bis-9-on = On
maharaja-setting-bis-12 = Character 12 bis
maharaja-setting-bis-12-help = Draft only. 12 becomes: once a round, return a shrine for 4 coins or 2 PP.
maharaja-setting-bis-12-off = Off
maharaja-setting-bis-12-on = On
maharaja-setting-board = Board file
maharaja-setting-board-help = The path of a board file of your own; empty for ours. “durbar board check FILE” says what is wrong with one.

# Questions

maharaja-ask-PickCharacter = Take a character from the display.
    .wait = { $player } takes a character.
maharaja-ask-OpeningShrine = Put a shrine into a village.
    .wait = { $player } puts a shrine into a village.
maharaja-ask-Planning = Plan two actions, or one twice.
    .wait = { $player } plans.
maharaja-ask-TurnMenu = { $a ->
       [owed] The shrine in a city must follow: move or build.
       [part] Build the statue or the shrine of your action, or both.
       [begun] Go on with your action, or do something else.{ maharaja-still-planned }
       [must] Your turn. Still to do: { $b }{ $c ->
            [zero] .
           *[other] , { $c }.
        }
       [excused] Your turn. { $d ->
            [coins] You have not enough coins for what is left of your plan
           *[other] What is left of your plan cannot be done now
        }: { $b }{ $c ->
            [zero] .
           *[other] , { $c }.
        } You may end the turn without it.
      *[other] { $b ->
           [zero] What do you do next?
          *[other] Your turn.
        }{ maharaja-still-planned }
    }
    .wait = { $player } has the turn.
maharaja-still-planned = { $b ->
        [zero] {""}
       *[other] {" "}Still to do: { $b }{ $c ->
            [zero] .
           *[other] , { $c }.
        } Unused actions are lost.
    }
maharaja-ask-MovePriest = Where does your priest go from { $a }?
    .wait = { $player } moves the priest.
maharaja-ask-BuildStatue = { $b ->
       [0] Choose a city and a space for your statue.
      *[other] Choose a space for your statue in { $a }: { $b } coins.
    }
    .wait = { $player } builds a statue.
maharaja-ask-BuildShrine = Choose where your shrine goes.
    .wait = { $player } builds a shrine.
maharaja-ask-FreeShrine = { $a ->
       [may] Build a free shrine in any city or village, or none.
      *[other] Build your free shrine in any city or village.
    }
    .wait = { $player } builds a free shrine.
maharaja-ask-SupplyShrine = Build a shrine from the general supply in any city or village.
    .wait = { $player } builds a shrine from the general supply.
maharaja-ask-ChangeCharacter = Return { $a } and take another character.
    .wait = { $player } changes character.
maharaja-ask-ReplaceCharacter = Your character was taken: choose another from the display.
    .wait = { $player } chooses a new character.
maharaja-ask-MoveFlag = Move a flag { $a } spaces to the left.
    .wait = { $player } moves a flag.
maharaja-ask-Exchange = Exchange coins and PP, { $a ->
       [one] once more
      *[other] up to { $a } times
    }.
    .wait = { $player } exchanges coins and PP.
maharaja-ask-ReturnShrine = Return a shrine for 4 coins or 2 PP.
    .wait = { $player } returns a shrine.
maharaja-ask-TakeReward = Take one of the lowest { $a } reward tiles.
    .wait = { $player } takes a reward tile.
maharaja-ask-RewardExchange = Pay 1 coin for 1 PP, { $a ->
       [one] once more
      *[other] up to { $a } times
    }.
    .wait = { $player } may exchange coins for PP.
maharaja-ask-PlaceMaharani = Put a Maharani token on a character in the display.
    .wait = { $player } places a Maharani token.
maharaja-ask-DrawSpecial = A special rule is drawn.
    .wait = A special rule is drawn.
maharaja-ask-DrawFinal = The final-scoring tile is drawn.
    .wait = The final-scoring tile is drawn.
maharaja-ask-DrawCharacter = A character is drawn.
    .wait = A character is drawn.
maharaja-ask-DrawToRow = A character joins the display.
    .wait = A character joins the display.
maharaja-ask-DrawForBrahmabot = Brahmabot draws a character.
    .wait = Brahmabot draws a character.
maharaja-ask-DrawReward = A reward tile is laid.
    .wait = A reward tile is laid.
maharaja-ask-DrawFlag = A flag is laid.
    .wait = A flag is laid.
maharaja-ask-DrawFirstPlayer = Who picks first is drawn.
    .wait = Who picks first is drawn.
maharaja-ask-DrawSetupTile = Brahmabot’s set-up tile is drawn.
    .wait = Brahmabot’s set-up tile is drawn.
maharaja-ask-DrawShownTile = A Brahmabot tile is shown.
    .wait = A Brahmabot tile is shown.
maharaja-ask-TurnUpTile = The next Brahmabot tile is turned up.
    .wait = The next Brahmabot tile is turned up.
maharaja-ask-TurnRightTile = The face-down tile is turned up.
    .wait = The face-down tile is turned up.

# Choices

maharaja-do-take = Take { $a }
maharaja-do-plan = { $a } + { $b }
maharaja-do-end-turn = End turn
maharaja-do-perform = Action: { $a }
maharaja-do-token = Action token: { $a }
maharaja-do-build-statue = Build the statue
maharaja-do-build-shrine = Build a shrine
maharaja-do-move-priest = Move the priest
maharaja-do-ability = Use { $a }
maharaja-do-move = To { $a }, free
maharaja-do-move-pay-1 = To { $a }, paying { $c } to { $b }
maharaja-do-move-pay-2 = To { $a }, paying { $c } to { $b } and { $e } to { $d }
maharaja-do-move-pay-3 = To { $a }, paying { $c } to { $b }, { $e } to { $d } and { $g } to { $f }
maharaja-do-statue = { $a }, { $b }
maharaja-do-shrine = { $a }
maharaja-do-no-shrine = Build none
maharaja-do-flag = Flag of { $a }
maharaja-do-stop = Stop
maharaja-do-coins-to-pp = 2 coins for 1 PP
maharaja-do-pp-to-coins = 1 PP for 2 coins
maharaja-do-coin-to-pp = 1 coin for 1 PP
maharaja-do-shrine-for-coins = A shrine for 4 coins
maharaja-do-shrine-for-pp = A shrine for 2 PP
maharaja-do-reward = { $a }
maharaja-do-maharani = On { $a }
maharaja-do-draw = Drawn: { $a }
maharaja-do-lay = Laid: { $a }
maharaja-do-lay-flag = Flag of { $a }
maharaja-do-first = { $a } picks first
maharaja-do-setup-tile = Set-up tile { $a }
maharaja-do-tile = Tile { $a }
maharaja-do-special = { $a }: { $b }
maharaja-do-final = Final tile { $a }

# Events

maharaja-event-special-in-use = In use: { $a }.
maharaja-event-final-in-use = Final-scoring tile { $a } is in use.
maharaja-event-character-shown = On display: { $a }.
maharaja-event-reward-laid = Reward track, space { $b }: { $a }.
maharaja-event-flag-laid = Next on the Maharaja track: { $a }.
maharaja-event-first-pick = { $a } picks first.
maharaja-event-setup-tile = Brahmabot’s shrines stand as on set-up tile { $a }.
maharaja-event-round-begins = Round { $a }.
maharaja-event-maharaja-goes = The Maharaja goes to { $a }; its flag moves to { $b ->
        [9] space 1
        [10] space 2
        [11] space 3
        [12] space 4
        [13] space 5
        [14] space 6
       *[other] space 7
    }.
maharaja-event-planned = { $a } has planned.
maharaja-event-revealed = { $a } reveals “{ $b }” and “{ $c }”.
maharaja-event-acts = { $a } performs “{ $b }”.
maharaja-event-uses-ability = { $a } uses { $b }.
maharaja-event-coins = { $a } takes { $b ->
       [one] 1 coin
      *[other] { $b } coins
    } ({ $c }).
maharaja-event-pays = { $a } pays { $b ->
       [one] 1 coin
      *[other] { $b } coins
    } ({ $c }).
maharaja-event-pp = { $a } gets { $b } PP ({ $c }).
maharaja-event-pays-pp = { $a } pays { $b } PP.
maharaja-event-shrines = { $a } takes { $b ->
       [one] 1 shrine
      *[other] { $b } shrines
    } from the supply ({ $c }).
maharaja-event-shrine-returned = { $a } returns a shrine to the supply.
maharaja-event-token = { $a } gets an action token ({ $b }).
maharaja-event-token-spent = { $a } spends an action token.
maharaja-event-statue = { $a } builds a statue in { $b } ({ $c }){ $d ->
       [0] {""}
       [one] {" "}for 1 coin
      *[other] {" "}for { $d } coins
    }.
maharaja-event-shrine = { $a } builds a shrine: { $b }, { $c ->
       [0] for free
       [one] for 1 coin
      *[other] for { $c } coins
    }.
maharaja-event-passes = { $a } takes the road { $b } to { $c }.
maharaja-event-moved = { $a } moves the priest, { $b } → { $c }, { $d ->
       [0] for free
       [one] for 1 coin
      *[other] for { $d } coins
    }.
maharaja-event-toll = { $a } pays { $c ->
       [one] 1 coin
      *[other] { $c } coins
    } to { $b } for passage.
maharaja-event-flag-moved = { $a } moves the flag of { $b }: { maharaja-space-c } → { maharaja-space-d }.
maharaja-space-c = { $c ->
        [2] 3rd space from the left
        [3] 4th space from the left
        [4] 5th space from the left
        [5] 6th space from the left
        [6] 7th space from the left
        [7] 8th space from the left
        [8] 9th space from the left
        [9] space 1
        [10] space 2
        [11] space 3
        [12] space 4
        [13] space 5
        [14] space 6
       *[other] space 7
    }
maharaja-space-d = { $d ->
        [0] 1st space from the left
        [1] 2nd space from the left
        [2] 3rd space from the left
        [3] 4th space from the left
        [4] 5th space from the left
        [5] 6th space from the left
        [6] 7th space from the left
        [7] 8th space from the left
        [8] 9th space from the left
        [9] space 1
        [10] space 2
        [11] space 3
        [12] space 4
       *[other] space 5
    }
maharaja-event-returns-character = { $a } returns { $b }.
maharaja-event-takes-character = { $a } takes { $b }, from { $c }.
maharaja-event-turn-ends = { $a } ends the turn.
maharaja-event-worship = { $a } has { $b } WP in { $d }: rank { $c }.
maharaja-event-reward-taken = { $a } takes the reward tile “{ $b }”.
maharaja-event-maharani-placed = { $a } puts a Maharani token on { $b }.
maharaja-event-maharani-back = The Maharani token of { $a } on { $b } goes back.
maharaja-event-reward-gone = The reward tile “{ $a }” leaves the game.
maharaja-event-round-ends = Round { $a } ends.
maharaja-event-final-line = { $a }: { $b }, { $c } PP.
maharaja-event-final-total = { $a } has { $b } PP in all.
maharaja-event-tile-shown = Brahmabot may perform tile { $a }.
maharaja-event-tile-turned = Tile { $a } is turned up.
maharaja-event-tile-performed = Brahmabot performs tile { $a }.
maharaja-event-skipped = Brahmabot cannot carry out “{ $a }”.
maharaja-event-shrine-moved = { $a } takes a shrine away from { $b }.
maharaja-event-stays = { $a } cannot reach { $b } and stays.
maharaja-event-city-scored = City scoring: { $a }{ $b ->
        [0] . Nobody has WP there.
       *[other] .
    }

# Refusals

maharaja-refused-city-full = No statue in { $a }: all seven spaces are taken.
maharaja-refused-space-taken = In { $a } this is taken: { $b }. Choose a free space.
maharaja-refused-village-taken = You have a shrine there already ({ $a }): a village takes only one of each colour.
maharaja-refused-village-full = This village is full: { $a }.
maharaja-refused-priest-elsewhere = To build in { $a } your priest must be there; he is elsewhere: { $b }. Move first.
maharaja-refused-no-coins = Here ({ $b }) { $a } costs { $c ->
       [one] 1 coin
      *[other] { $c } coins
    }; you have { $d }.
maharaja-refused-no-statue = There is no statue left on your player board.
maharaja-refused-no-shrine = There is no shrine on your player board. Take some from the supply first.
maharaja-refused-no-road = No open road leads there ({ $a }): each village on the way needs a shrine.
maharaja-refused-no-way-out = No open road leads away from here ({ $a }): each village on a road needs a shrine.
maharaja-refused-no-toll = The passage ({ $a }) costs { $b ->
       [one] 1 coin
      *[other] { $b } coins
    }; you have { $c }.
maharaja-refused-moved-enough = Your priest has moved four times in a row. Do something else first, or undo moves.
maharaja-refused-not-planned = You did not plan this action: { $a }.
maharaja-refused-done-already = You have performed this action already: { $a }.
maharaja-refused-no-token = You have no action token.
maharaja-refused-one-token = One action token a turn, and you have spent it.
maharaja-refused-token-not-character = An action token cannot change your character.
maharaja-refused-not-begun = No action that you have begun builds { $a }, or you have given it up.
maharaja-refused-part-done = The action you have begun builds { $a } no more.
maharaja-refused-city-shrine-first = One of the two shrines goes into a city, and after one here ({ $a }) you could not build it.
maharaja-refused-plan-owed = What you planned and can pay for must be performed: { $a }{ $b ->
        [zero] {""}
       *[other] , { $b }
    }.
maharaja-refused-part-owed = First build the statue or the shrine of the action you have begun; then you may leave out the other.
maharaja-refused-city-shrine-owed = First build the city shrine that your action still owes.
maharaja-refused-no-city-shrine = One of the two shrines must go into a city, and you cannot get there: { $a }, { $b ->
        [one] 1 shrine
       *[other] { $b } shrines
    }, { $c ->
       [one] 1 coin
      *[other] { $c } coins
    }.
maharaja-refused-none-in-supply = The general supply holds no more shrines of yours.
maharaja-refused-three-coins = This action ({ $a }) takes 3 coins; you have { $b }.
maharaja-refused-same-character = You return { $a } and may not take it back.
maharaja-refused-display-only = With special rule D you take from the display only; { $b } has { $a }.
maharaja-refused-row-empty = No character is left to change for.
maharaja-refused-flag-too-far-left = The flag of { $a } cannot go 3 spaces to the left.
maharaja-refused-flag-too-far-left-draft = The flag of { $a } cannot go 2 spaces to the left.
maharaja-refused-not-your-ability = You do not have { $a }.
maharaja-refused-ability-used = You have used { $a } this round.
maharaja-refused-ability-useless = The supply is empty: { $a } would do nothing now.
maharaja-refused-ability-3 = This takes 2 coins, or 1 PP; you have { $a ->
       [one] 1 coin
      *[other] { $a } coins
    } and { $b } PP.
maharaja-refused-ability-4 = This takes 1 PP and an action token in the supply; you have { $a } PP, the supply { $b }.
maharaja-refused-ability-13 = This takes 1 coin and a shrine of yours in the supply; you have { $a ->
       [one] 1 coin
      *[other] { $a } coins
    }, the supply { $b }.
maharaja-refused-ability-12-bis = There is no shrine on your player board to return.
maharaja-refused-out-of-reach = Too high on the reward track: { $a }. You may take one of the lowest { $b }.
maharaja-refused-out-of-reach-solo = Alone, you choose between the lowest two reward tiles.
maharaja-refused-maharani-there = A Maharani token lies there already: { $a }.
maharaja-refused-villages-only = The first shrines go into villages, not here: { $a }.

# How it ended

maharaja-reason-rounds = The seventh round is over.
maharaja-reason-statues = A seventh statue was built.
maharaja-reason-brahmabot-beaten = Brahmabot is beaten.
maharaja-reason-brahmabot-wins = Brahmabot wins.

# Names

maharaja-name-c1 = character 1 (no ability)
maharaja-about-c1 = No ability, but you act early.
maharaja-name-c2 = character 2 (a shrine)
maharaja-about-c2 = Once a round: take 1 shrine of yours from the general supply.
maharaja-name-c3 = character 3 (exchange)
maharaja-about-c3 = Once a round, up to three times: 2 coins for 1 PP, or 1 PP for 2 coins.
maharaja-name-c4 = character 4 (1 PP for a token)
maharaja-about-c4 = Once a round: pay 1 PP for an action token.
maharaja-name-c5 = character 5 (worthier priest)
maharaja-about-c5 = City scoring: your priest, if he is there, is worth 1 WP more.
maharaja-name-c6 = character 6 (1 PP)
maharaja-about-c6 = Once a round: take 1 PP.
maharaja-name-c7 = character 7 (shrines in pairs)
maharaja-about-c7 = City scoring: every two shrines of yours there are worth 1 WP more.
maharaja-name-c8 = character 8 (1 WP)
maharaja-about-c8 = City scoring: 1 WP more, even if you have nothing there.
maharaja-name-c9 = character 9 (free moves)
maharaja-about-c9 = Always: your priest moves free; nobody is paid.
maharaja-name-c10 = character 10 (a flag)
maharaja-about-c10 = Once a round: change the Maharaja track.
maharaja-name-c11 = character 11 (1 PP more)
maharaja-about-c11 = Always: each time you get PP, 1 PP more.
maharaja-name-c12 = character 12 (builds anywhere)
maharaja-about-c12 = Always: build in any city, wherever your priest is.
maharaja-name-c13 = character 13 (shrine from the supply)
maharaja-about-c13 = Once a round: build a shrine straight from the general supply, in any city or village, for 1 coin.
maharaja-name-c14 = character 14 (action token)
maharaja-about-c14 = Once a round: take an action token.
maharaja-name-c15 = character 15 (cheaper statues)
maharaja-about-c15 = Always: statues cost 3 coins less.
maharaja-name-c16 = character 16 (rewards twice)
maharaja-about-c16 = City scoring: a reward tile’s effect happens twice.
maharaja-name-c1bis = character 1 bis (1 coin)
maharaja-about-c1bis = Once a round: take 1 coin.
maharaja-name-c5bis = character 5 bis (worthier priest)
maharaja-about-c5bis = City scoring: your priest, if he is there, is worth 1 WP more.
maharaja-name-c9bis = character 9 bis (bonuses twice)
maharaja-about-c9bis = Always: you get the bonus of an external space twice.
maharaja-name-c12bis = character 12 bis (sells shrines)
maharaja-about-c12bis = Once a round: return a shrine from your board for 4 coins or 2 PP.
maharaja-name-c5draft = character 5 (worthier statues)
maharaja-about-c5draft = City scoring: your external statues are worth 1 WP more each.
maharaja-name-none = none
maharaja-name-display = the display
maharaja-name-stack = the stack
maharaja-name-brahmabot = Brahmabot
maharaja-name-any-city = a city
maharaja-name-on = on
maharaja-name-off = off
maharaja-name-statue-cheaper = statue with discount
maharaja-name-shrine-free = free shrine
maharaja-name-statue-and-shrine = statue and shrine
maharaja-name-two-shrines = two shrines
maharaja-name-take-coins = take 3 coins
maharaja-name-take-shrines = take 2 shrines
maharaja-name-buy-pp = 3 coins for 2 PP
maharaja-name-change-character = change character
maharaja-name-change-track = change the Maharaja track
maharaja-name-reward-coins = 3 coins
maharaja-name-reward-shrines = 3 shrines from the supply
maharaja-name-reward-two-shrines = 2 shrines from the supply
maharaja-name-reward-pp-coin = 1 PP and 1 coin
maharaja-name-reward-tax = the others pay 2 coins each
maharaja-name-reward-pp = 2 PP
maharaja-name-reward-exchange = up to 3 times 1 coin for 1 PP
maharaja-name-reward-shrine = a free shrine
maharaja-name-reward-maharani = Maharani
maharaja-name-centre = central space
maharaja-name-top = upper bonus space
maharaja-name-bottom = lower bonus space
maharaja-name-plain = plain space
maharaja-name-plain-2 = plain space
maharaja-name-plain-3 = plain space
maharaja-name-plain-4 = plain space
maharaja-name-special-a = special rule A
maharaja-name-special-b = special rule B
maharaja-name-special-c = special rule C
maharaja-name-special-d = special rule D
maharaja-name-final-A = A
maharaja-name-final-B = B
maharaja-name-final-C = C
maharaja-name-final-D = D
maharaja-name-final-1 = 1
maharaja-name-final-2 = 2
maharaja-name-final-3 = 3
maharaja-name-final-4 = 4
maharaja-name-setup-A = A
maharaja-name-setup-B = B
maharaja-name-setup-C = C
maharaja-name-setup = set-up
maharaja-name-maharaja = Maharaja
maharaja-name-planning = planning
maharaja-name-actions = actions
maharaja-name-scoring = city scoring
maharaja-name-end-of-round = end of round
maharaja-name-over = over
maharaja-name-by-action = action
maharaja-name-by-ability = ability
maharaja-name-by-bonus = bonus
maharaja-name-by-rank = city scoring
maharaja-name-by-reward = reward tile
maharaja-name-by-special = special rule A
maharaja-name-by-brahmabot = Brahmabot’s turn
maharaja-name-by-passage = Brahmabot’s passage
maharaja-name-line-held = PP held
maharaja-name-line-statues = statues
maharaja-name-line-coins = coins
maharaja-name-line-majorities = majorities
maharaja-name-line-tile = final tile
maharaja-name-statue-maharaja = statue in the Maharaja’s city
maharaja-name-shrine-maharaja = shrine in the Maharaja’s city
maharaja-name-statue-leftmost = statue in the city of the leftmost flag
maharaja-name-statue-free-centre = statue in the first city with a free centre
maharaja-name-statue-second = statue where it is second by the smallest gap
maharaja-name-flag-lead = move the flag of the city where Brahmabot is furthest ahead in WP
maharaja-name-bot-coins = take coins
maharaja-name-take-character = take the player’s character
maharaja-name-first = first
maharaja-name-second = second
maharaja-name-token = action token
maharaja-name-shrines = shrines
maharaja-name-coins = coins
maharaja-name-pp = PP
maharaja-name-tile-1 = tile 1
maharaja-name-tile-2 = tile 2
maharaja-name-tile-3 = tile 3
maharaja-name-tile-4 = tile 4
maharaja-name-tile-5 = tile 5
maharaja-name-tile-6 = tile 6
maharaja-name-tile-7 = tile 7
maharaja-name-tile-8 = tile 8
maharaja-name-tile-9 = tile 9
maharaja-name-tile-10 = tile 10
maharaja-name-tile-11 = tile 11
maharaja-name-tile-12 = tile 12
maharaja-name-from-left = { $a ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $a }th
    } space from the left
maharaja-name-printed = space { $a }
maharaja-name-statue = a statue
maharaja-name-shrine = a shrine
maharaja-name-count-coins = { $a ->
        [one] 1 coin
       *[other] { $a } coins
    }
maharaja-name-count-tokens = { $a ->
        [0] no action token
        [one] 1 action token
       *[other] { $a } action tokens
    }
maharaja-name-count-maharani = { $a ->
        [0] no Maharani token
        [one] 1 Maharani token
       *[other] { $a } Maharani tokens
    }
maharaja-name-count-shrines = { $a ->
        [one] 1 shrine
       *[other] { $a } shrines
    }
maharaja-name-at-hand = { $a ->
        [one] 1 shrine
       *[other] { $a } shrines
    } at hand ({ $b } in the supply)
maharaja-name-statues-left = { $a ->
        [one] 1 statue
       *[other] { $a } statues
    } to build
maharaja-name-bot-coins-by = take { $a ->
        [one] 1 coin
       *[other] { $a } coins
    }
maharaja-name-flag-lead-by = move a flag { $a } spaces to the left: that of the city where Brahmabot is furthest ahead in WP
maharaja-name-to-maharaja = the Maharaja’s city
maharaja-name-left = left
maharaja-name-middle = middle
maharaja-name-right = right
maharaja-name-face-down = face down
maharaja-name-in-supply = supply
maharaja-name-track = Maharaja track
maharaja-name-rewards = rewards, lowest first
maharaja-name-no-rewards = no rewards left
maharaja-name-no-character = no character yet
maharaja-name-bonuses = bonuses, upper and lower
maharaja-name-key = <centre/upper lower/plain> statues   A2 shrines   +A priest   [A.] village   * the Maharaja
maharaja-name-STA = the start space
maharaja-name-LAH = Lahore
maharaja-name-DEL = Delhi
maharaja-name-VAR = Varanasi
maharaja-name-PUR = Puri
maharaja-name-AHM = Ahmadabad
maharaja-name-UJJ = Ujjain
maharaja-name-AGR = Agra
maharaja-own-village = village { $road }
    .near = village { $road }, near { $end }
maharaja-name-LAH-DEL = Lahore–Delhi
maharaja-name-LAH-DEL-1 = village Lahore–Delhi, near Lahore
maharaja-name-LAH-DEL-2 = village Lahore–Delhi, near Delhi
maharaja-name-DEL-VAR = Delhi–Varanasi
maharaja-name-DEL-VAR-1 = village Delhi–Varanasi, near Delhi
maharaja-name-DEL-VAR-2 = village Delhi–Varanasi, near Varanasi
maharaja-name-VAR-PUR = Varanasi–Puri
maharaja-name-VAR-PUR-1 = village Varanasi–Puri, near Varanasi
maharaja-name-VAR-PUR-2 = village Varanasi–Puri, near Puri
maharaja-name-PUR-AHM = Puri–Ahmadabad
maharaja-name-PUR-AHM-1 = village Puri–Ahmadabad, near Puri
maharaja-name-PUR-AHM-2 = village Puri–Ahmadabad, near Ahmadabad
maharaja-name-AHM-LAH = Ahmadabad–Lahore
maharaja-name-AHM-LAH-1 = village Ahmadabad–Lahore, near Ahmadabad
maharaja-name-AHM-LAH-2 = village Ahmadabad–Lahore, near Lahore
maharaja-name-STA-DEL = Start–Delhi
maharaja-name-STA-DEL-1 = village Start–Delhi, near the start
maharaja-name-STA-DEL-2 = village Start–Delhi, near Delhi
maharaja-name-STA-VAR = Start–Varanasi
maharaja-name-STA-VAR-1 = village Start–Varanasi, near the start
maharaja-name-STA-VAR-2 = village Start–Varanasi, near Varanasi
maharaja-name-STA-PUR = Start–Puri
maharaja-name-STA-PUR-1 = village Start–Puri, near the start
maharaja-name-STA-PUR-2 = village Start–Puri, near Puri
maharaja-name-STA-UJJ = Start–Ujjain
maharaja-name-STA-UJJ-1 = village Start–Ujjain, near the start
maharaja-name-STA-UJJ-2 = village Start–Ujjain, near Ujjain
maharaja-name-STA-AGR = Start–Agra
maharaja-name-STA-AGR-1 = village Start–Agra, near the start
maharaja-name-STA-AGR-2 = village Start–Agra, near Agra
maharaja-name-AGR-LAH = Agra–Lahore
maharaja-name-AGR-LAH-1 = village Agra–Lahore
maharaja-name-AGR-DEL = Agra–Delhi
maharaja-name-AGR-DEL-1 = village Agra–Delhi, near Agra
maharaja-name-AGR-DEL-2 = village Agra–Delhi, near Delhi
maharaja-name-AGR-UJJ = Agra–Ujjain
maharaja-name-AGR-UJJ-1 = village Agra–Ujjain, near Agra
maharaja-name-AGR-UJJ-2 = village Agra–Ujjain, near Ujjain
maharaja-name-AGR-AHM = Agra–Ahmadabad
maharaja-name-AGR-AHM-1 = village Agra–Ahmadabad, near Agra
maharaja-name-AGR-AHM-2 = village Agra–Ahmadabad, near Ahmadabad
maharaja-name-UJJ-AHM = Ujjain–Ahmadabad
maharaja-name-UJJ-AHM-1 = village Ujjain–Ahmadabad
maharaja-name-UJJ-PUR = Ujjain–Puri
maharaja-name-UJJ-PUR-1 = village Ujjain–Puri, near Ujjain
maharaja-name-UJJ-PUR-2 = village Ujjain–Puri, near Puri

# Standing of the board data

maharaja-standing-sourced = From the text of the rulebooks
maharaja-standing-older = From the older edition and reviews
maharaja-standing-reconstructed = Reconstructed: the pictures are lost
maharaja-standing-own = From your own board file
maharaja-standing-seven-cities = seven cities
maharaja-standing-start-space = a start space
maharaja-standing-start-roads = five roads at the start space, in the middle of the map
maharaja-standing-thirty-villages = thirty villages
maharaja-standing-junctions = three to five roads at every junction
maharaja-standing-road-villages = two villages on a road, on a few one
maharaja-standing-statue-spaces = one central and six external statue spaces in each city
maharaja-standing-bonus-spaces = a bonus on an upper and a lower external space, action tokens among them
maharaja-standing-flags = seven flags told apart by colour and symbol, a blue and a pink one among them
maharaja-standing-names = the names and colours of the cities
maharaja-standing-symbols = the symbols
maharaja-standing-roads = which roads there are
maharaja-standing-places = where everything lies
maharaja-standing-bonuses = which bonus is where
maharaja-standing-brahmabot-tiles = Brahmabot’s twelve tiles
maharaja-standing-setup-tiles = the three set-up tiles
maharaja-standing-flag-distance = how far Brahmabot moves flags

# Problems

problem-mj-draft-solo = The draft has no solo game ({ $rule }). Choose another edition or 2 to 4 players.
problem-mj-cast-elsewhere = Characters are chosen where they are drawn at random and two or more play ({ $rule }). Leave the list empty.
problem-mj-cast-many = { $given } characters are chosen, but only { $known } are in play ({ $rule }). Choose fewer.
problem-mj-specials-few = { $count ->
        [one] One special rule is
       *[other] { $count } special rules are
    } to be drawn, but { $known ->
        [0] none is
        [one] only one is
       *[other] only { $known } are
    } left to chance ({ $rule }). Set more of them to “Drawn at set-up”.
problem-mj-first-game = The first-game characters are for 4 players, not { $given } ({ $rule }). Choose random characters.
problem-mj-final-draft = The draft has final tiles 1 to 4, not { $given } ({ $rule }).
problem-mj-final-rulebook = Final tile { $given } belongs to the draft ({ $rule }). Choose A to D.
problem-mj-bis-draft = Character { $given } bis belongs to the draft ({ $rule }). Choose the draft or the plain form.
problem-mj-board-bonus = Line { $line }: “{ $given }” is no bonus; write “1 token”, “2 shrines”, “3 coins” or “1 pp” ({ $rule }).
problem-mj-board-place = Line { $line }: there is no place “{ $given }”; there are { $known } ({ $rule }).
problem-mj-board-too-many-villages = Line { $line }: { $given } villages are too many; at most { $known } ({ $rule }).
problem-mj-board-too-few-villages = Line { $line }: { $given } villages are too few for the first shrines; at least { $known } ({ $rule }).
problem-mj-board-cut-off = Line { $line }: no road leads from the start to “{ $given }” ({ $rule }).
problem-mj-board-tile = Line { $line }: the tiles are numbered 1 to 12, each once; not { $given } ({ $rule }).
problem-mj-board-instruction = Line { $line }: “{ $given }” is no instruction; there are { $known } ({ $rule }).
problem-mj-board-village = Line { $line }: there is no village “{ $given }” ({ $rule }).

# What a choice would do, as short lines about oneself; an empty one is not shown

maharaja-would-planned = { "" }
maharaja-would-revealed = { "" }
maharaja-would-acts = { "" }
maharaja-would-turn-ends = { "" }
maharaja-would-round-ends = { "" }
maharaja-would-passes = { "" }
maharaja-would-coins =
    +{ $b ->
        [one] 1 coin
       *[other] { $b } coins
    } ({ $c })
maharaja-would-pays =
    −{ $b ->
        [one] 1 coin
       *[other] { $b } coins
    } ({ $c })
maharaja-would-pp = +{ $b } PP ({ $c })
maharaja-would-pays-pp = −{ $b } PP
maharaja-would-shrines =
    +{ $b ->
        [one] 1 shrine
       *[other] { $b } shrines
    } from the supply ({ $c })
maharaja-would-shrine-returned = −1 shrine, to the supply
maharaja-would-token = +1 action token ({ $b })
maharaja-would-token-spent = −1 action token
maharaja-would-statue =
    statue in { $b } ({ $c }): { $d ->
        [0] free
        [one] −1 coin
       *[other] −{ $d } coins
    }
maharaja-would-shrine =
    shrine, { $b }: { $c ->
        [0] free
        [one] −1 coin
       *[other] −{ $c } coins
    }
maharaja-would-moved =
    priest { $b } → { $c }: { $d ->
        [0] free
        [one] −1 coin
       *[other] −{ $d } coins
    }
maharaja-would-toll =
    for passage { $c ->
        [one] 1 coin
       *[other] { $c } coins
    } to { $b }
maharaja-would-flag-moved = flag of { $b }: { maharaja-space-c } → { maharaja-space-d }
maharaja-would-returns-character = gives back { $b }
maharaja-would-takes-character = { "" }
maharaja-would-reward-taken = reward tile “{ $b }”
maharaja-would-worship = { $d }: { $b } WP, rank { $c }

## What the position promises
maharaja-outlook-visit = { $b }: { $a } would have { $c } WP, rank { $d }, { $e ->
        [one] 1 coin
       *[other] { $e } coins
    }

## What somebody gained
maharaja-gain-points = { $n } PP
maharaja-gain-coins = { $n } { $count ->
        [one] coin
       *[other] coins
    }
maharaja-gain-statues = { $n } { $count ->
        [one] statue
       *[other] statues
    }
maharaja-gain-shrines = { $n } { $count ->
        [one] shrine
       *[other] shrines
    }
maharaja-gain-tokens = { $n } { $count ->
        [one] action token
       *[other] action tokens
    }
maharaja-name-pp-start = PP of the beginning
maharaja-name-pp-spent = PP spent

# Standing orders

maharaja-order-rewards = Rewards by my wishes
maharaja-order-rewards-wish = The first that is in reach (else I am asked)
maharaja-order-rewards-exchange = Coins for prestige points
maharaja-order-plan = My next plan
maharaja-order-plan-city = If the Maharaja goes to
maharaja-order-plan-first = One disc
maharaja-order-plan-second = The other disc
maharaja-order-is-ask-me = ask me
maharaja-order-is-all = as many as I may
maharaja-order-is-none = none
