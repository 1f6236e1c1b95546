# The Dice Charmers.

dice_charmers-change-fuller-sheets = Our sheets: every price is higher than the one before, every effect of the rules is on each side, and “sell 2” means two (DC 5.2, 8.11).
dice_charmers-change-told-in-full = The log tells which purple die was chosen, and what was left out: a sale, a call, a second half-road (DC 4.7, 5.3, 6.2, 8.9).
dice_charmers-change-halves-need-a-road = Two half-roads of a bonus are lost while there is no road (DC 4.12).
dice_charmers-title = The Dice Charmers
dice_charmers-blurb = Take a die, draw roads, sell goods, sail the Ganges and use your friends at court until fame and money cross. The sheets are a layout of our own, made to fit the rules text; they are not the published ones.
dice_charmers-setting-sheet = Sheet
dice_charmers-setting-sheet-help = Which side of the sheet everyone plays on. Sun is the one to begin with.
dice_charmers-setting-sheet-sun = Sun
dice_charmers-setting-sheet-moon = Moon
dice_charmers-setting-board = Sheet file
dice_charmers-setting-board-help = The path of a sheet file of your own; empty for our sheets. “durbar board check FILE” says what is wrong with one.

# Questions

dice_charmers-ask-FirstPlayer = Who begins?
    .wait = The first player is drawn.
dice_charmers-ask-RollDie = The { $a } is rolled.
    .wait = The { $a } is rolled.
dice_charmers-ask-RollAgain = The { $a } is rolled again.
    .wait = The { $a } is rolled again.
dice_charmers-ask-DrafterTakes = The drafter takes a die.
    .wait = The drafter takes a die.
dice_charmers-ask-ChooseDie = Take a die, or spend karma.
    .wait = { $player } chooses a die.
dice_charmers-ask-TakeRolled = Take the { $a } or the { $b }, or roll both again.
    .wait = { $player } chooses between the two rolled dice.
dice_charmers-ask-DrawRoad = Choose where the road goes and how it lies: { $a }.
    .wait = { $player } draws a road: { $a }.
dice_charmers-ask-TwoHalves = Draw two half-roads: one road in an empty cell, or half by half on roads you have.
    .wait = { $player } draws two half-roads.
dice_charmers-ask-HalfRoad = Add a half-road to a road you have.
    .wait = { $player } adds a half-road.
dice_charmers-ask-SecondHalf = Add the second half-road, or leave it out.
    .wait = { $player } may add a second half-road.
dice_charmers-ask-Sell = Choose what to sell: { $a }.
    .wait = { $player } chooses what to sell.
dice_charmers-ask-ChooseGoods = Choose what to circle: { $b }.
    .wait = { $player } chooses goods.
dice_charmers-ask-ChooseGoodsDie = Choose a purple die and circle its goods.
    .wait = { $player } chooses a purple die.
dice_charmers-ask-ChooseCharacter = Choose a character.
    .wait = { $player } chooses a character.
dice_charmers-ask-MogulCalls = Choose one of the five others, or none.
    .wait = { $player } may choose another character.
dice_charmers-ask-BonusMogulCalls = Choose one of the five others, or none.
    .wait = { $player } may choose another character.
dice_charmers-ask-MaharaniSails = Sail one or two spaces.
    .wait = { $player } sails one or two spaces.
dice_charmers-ask-Merchant = Sell one or two goods, or circle one.
    .wait = { $player } deals with the Merchant.
dice_charmers-ask-ChooseUpgrade = Choose the building to raise.
    .wait = { $player } chooses a building to raise.
dice_charmers-ask-Portuguese = Go back to a free space, or circle one good.
    .wait = { $player } deals with the Portuguese.
dice_charmers-ask-GoBack = Go back to any free space.
    .wait = { $player } goes back on the river.
dice_charmers-ask-UseBonuses = Choose the next bonus.
    .wait = { $player } chooses the next bonus.

# Choices

dice_charmers-do-take = Take the { $a }: { $b }
dice_charmers-do-karma = Spend karma: roll the { $a } ({ $b }) and the elephant’s die
dice_charmers-do-pass = Take no die
dice_charmers-do-stop = Leave out the second half
dice_charmers-do-decline = Nothing
dice_charmers-do-first = { $a } is first
dice_charmers-do-roll = The { $a } shows { $b }
dice_charmers-do-circle = Circle { $a }
dice_charmers-do-circle_two = Circle { $a } and { $b }
dice_charmers-do-goods_die = The { $a }: { $b }
dice_charmers-do-upgrade = Raise the { $a }
dice_charmers-do-call = { $a }
dice_charmers-do-sail = River space { $a }
dice_charmers-do-use = { $a } ({ $b })
dice_charmers-do-sell_nothing = Sell nothing
dice_charmers-do-sell =
    Sell{ $a ->
        [0] {""}
       *[other] {" "}{ $a } tea
    }{ $b ->
        [0] {""}
       *[other] { $a ->
            [0] {" "}
           *[other] {" + "}
        }{ $b } silk
    }{ $c ->
        [0] {""}
       *[other] { $a ->
            [0] { $b ->
                [0] {" "}
               *[other] {" + "}
            }
           *[other] {" + "}
        }{ $c } spice
    } for { $d ->
        [one] { $d } coin
       *[other] { $d } coins
    }
dice_charmers-do-road = Road, { $a }: { $b }
dice_charmers-do-half = Half-road, { $a }, to the { $b }

# Events

dice_charmers-event-began = { $a } is first and holds the elephant.
dice_charmers-event-round = Round { $a }: the elephant is with { $b-the }.
dice_charmers-event-rolled = The { $a } shows { $b-some }.
dice_charmers-event-turn = It is the turn of { $a-the }.
dice_charmers-event-took = { $a } takes the { $b }: { $c }.
dice_charmers-event-twin = The { $a }, which shows “{ $b }”, goes on the elephant.
dice_charmers-event-spent =
    { $a } spends karma and rolls the { $b } and the { $c }; { $d ->
        [0] none is left
       *[other] { $d } left
    }.
dice_charmers-event-rerolled = The { $a } now shows { $b-some }.
dice_charmers-event-no_die = { $a } takes no die: none is usable.
dice_charmers-event-idle = { $a } can do nothing with the { $b } ({ $c }).
dice_charmers-event-got = { $a } circles { $b } (box { $c }).
dice_charmers-event-drew = { $a } draws a road: { $b }, { $c }.
dice_charmers-event-halved = { $a } adds to a road: { $b }, { $c }; it is now { $d }.
dice_charmers-event-built = { $a } builds the { $b } for { $d } fame.
dice_charmers-event-opened = { $a } opens the { $b }: { $c }.
dice_charmers-event-sold =
    { $a } sells { $b } (box { $c }) for { $d ->
        [one] { $d } coin
       *[other] { $d } coins
    }.
dice_charmers-event-marked = { $a } marks box { $c }: { $b }.
dice_charmers-event-sailed = { $a } sails to space { $b } ({ $c }).
dice_charmers-event-went_back = { $a } goes back to space { $b } ({ $c }).
dice_charmers-event-bonus_circled = { $a } circles a bonus: { $c } ({ $b }).
dice_charmers-event-bonus_used = { $a } uses a bonus: { $c } ({ $b }).
dice_charmers-event-bonus_lost = { $a } loses a bonus: { $c } ({ $b }).
dice_charmers-event-reward = { $a } is rewarded: { $b }.
dice_charmers-event-reward_lost = { $a } cannot use the reward: { $b }.
dice_charmers-event-fame = { $a } wins { $b } fame ({ $d }) and has { $c }.
dice_charmers-event-money =
    { $a } wins { $b ->
        [one] { $b } coin
       *[other] { $b } coins
    } ({ $d }) and has { $c }.
dice_charmers-event-karma = { $a } circles karma { $b }.
dice_charmers-event-raised = { $a } raises the { $b } to { $c }.
dice_charmers-event-crossed = Fame and money of { $a } cross, overlap { $b }: the end is triggered.
dice_charmers-event-ended = The game is over: { $a }.
dice_charmers-event-die_chosen = { $a } chooses the { $b } ({ $c }).
dice_charmers-event-sold_nothing = { $a } sells nothing.
dice_charmers-event-declined = { $a } leaves it at the mark: { $b }.
dice_charmers-event-half_left_out = { $a } leaves out the second half-road.
dice_charmers-event-halves_lost = { $a } has no road yet: the two half-roads of the bonus are lost.

# Refusals

dice_charmers-refused-not-there = The { $a } is no longer in the centre.
dice_charmers-refused-on-elephant = The { $a } is on the elephant: only karma reaches it.
dice_charmers-refused-not-usable = The { $a } ({ $b }) would mark nothing on your sheet.
dice_charmers-refused-must-take = A usable die is there: take one.
dice_charmers-refused-no-karma = You have no karma left.
dice_charmers-refused-karma-from-centre = Karma rolls the elephant’s die and one of the centre; the { $a } is not there.
dice_charmers-refused-karma-same-two = Each further karma rolls the same two dice again, not the { $a }.
dice_charmers-refused-no-elephant-die = No die is on the elephant, so karma has nothing to roll.
dice_charmers-refused-only-these-two = After karma, only the two rolled dice count.
dice_charmers-refused-residence = Nothing is drawn in the residence.
dice_charmers-refused-not-connected = This road, { $a }, would not be joined to your roads.
dice_charmers-refused-has-road = { $a } has a road already: only half-roads change it.
dice_charmers-refused-no-road = A half-road goes on a road, and { $a } has none.
dice_charmers-refused-side-open = This side of { $a } is open already.
dice_charmers-refused-not-in-stock = You do not have these goods in stock: { $a } tea, { $b } silk, { $c } spice.
dice_charmers-refused-sell-more = That is too few: sell as many as the sign says, or all it can take of your stock.
dice_charmers-refused-row-full = The row of { $a } is full.
dice_charmers-refused-box-full = No free box is left: { $a }.
dice_charmers-refused-top-value = The { $a } has the highest value already.
dice_charmers-refused-space-marked = Space { $a } is marked already.
dice_charmers-refused-not-behind = Space { $a } is not behind you.
dice_charmers-refused-space-too-far = Space { $a } is too far: the Portuguese go to the first or second free space.
dice_charmers-refused-bonus-waits = This bonus cannot be used yet: { $a }.
dice_charmers-refused-good-instead = Rather than nothing, circle one good.
dice_charmers-refused-not-circled = This bonus is not circled now: { $a }.
dice_charmers-refused-die-gives-nothing = The { $a } would give nothing: its rows are full.

# How it ended

dice_charmers-reason-crossed = Fame and money have crossed; the greatest overlap wins.
dice_charmers-reason-stuck = No die was of use to anyone; the greatest overlap wins.
dice_charmers-reason-solo_crossed = Fame and money have crossed. Fewer turns are better, then a greater overlap.
dice_charmers-reason-solo_stuck = No die was of use any more, and fame and money have not crossed: lost.

# Sheet files

problem-sheet-count = Line { $line }: { $where } has { $given } entries; it must have { $known }.
problem-sheet-code = Line { $line }: { $where } has the code “{ $given }”, which is not known.
problem-sheet-box = Line { $line }: { $where } is not a box of this track; there are { $known }.
problem-sheet-row = Line { $line }: { $where } has { $given } cells, but the first row has { $known }.
problem-sheet-letter = Line { $line }: { $where } has “{ $given }”; known are { $known }.
problem-sheet-residence = Line { $line }: { $where } has { $given } residences R; it must have exactly one.
problem-sheet-residence-place = Line { $line }: { $where } says { $given }, but R stands at { $known }.
problem-sheet-exit = Line { $line }: { $where } = { $given } must be N, E, S or W, lead to a cell and be named once.
problem-sheet-border-residence = Line { $line }: { $where } has the bonus “{ $given }” at the residence, where no road can reach it.
problem-sheet-symbol = Line { $line }: { $where } has the symbol “{ $given }”; blue faces are { $known }.
problem-sheet-three = Line { $line }: { $where } has the symbol { $given } { $known } times; it must be there three times.
problem-sheet-type-twice = Line { $line }: { $where } is “{ $given }”, as another building is already; every type has a name of its own.
problem-sheet-tent = Line { $line }: { $where } names boxes that do not exist: { $given }.
problem-sheet-tent-twice = Line { $line }: { $where } has boxes of another tent: { $given }.
problem-sheet-ruler = Line { $line }: { $where } makes a track of { $given } units, longer than the ruler (length_units { $known }).
problem-sheet-never-cross = Line { $line }: with { $where } = { $given } the tracks, { $known } units together, can never cross: make the ruler shorter.

# Words

dice_charmers-name-tea = tea
dice_charmers-name-silk = silk
dice_charmers-name-spice = spice
dice_charmers-name-tea-tea = 2 tea
dice_charmers-name-silk-silk = 2 silk
dice_charmers-name-spice-spice = 2 spice
dice_charmers-name-tea-silk = tea and silk
dice_charmers-name-tea-spice = tea and spice
dice_charmers-name-silk-spice = silk and spice
dice_charmers-name-straight = straight
    .some = a straight
dice_charmers-name-curve = curve
    .some = a curve
dice_charmers-name-two_halves = two half-roads
dice_charmers-name-fork = fork
dice_charmers-name-cross = crossing
dice_charmers-name-flag = flag
    .some = a flag
dice_charmers-name-lotus = lotus
    .some = a lotus
dice_charmers-name-elephant = elephant
    .some = an elephant
dice_charmers-name-tiger = tiger
    .some = a tiger
dice_charmers-name-boat = boat
    .some = a boat
dice_charmers-name-lamp = lamp
    .some = a lamp
dice_charmers-name-mogul = Grand Mogul
    .some = the Grand Mogul
dice_charmers-name-maharani = Maharani
    .some = the Maharani
dice_charmers-name-merchant = Merchant
    .some = the Merchant
dice_charmers-name-man_singh = Raja Man Singh
dice_charmers-name-builder = Master Builder
    .some = the Master Builder
dice_charmers-name-portuguese = Portuguese
    .some = the Portuguese
dice_charmers-name-temple = temple
dice_charmers-name-fort = fort
dice_charmers-name-pavilion = pavilion
dice_charmers-name-garden = garden
dice_charmers-name-P1 = purple die 1
dice_charmers-name-P2 = purple die 2
dice_charmers-name-G1 = green die 1
dice_charmers-name-G2 = green die 2
dice_charmers-name-B1 = blue die 1
dice_charmers-name-B2 = blue die 2
dice_charmers-name-O1 = orange die 1
dice_charmers-name-O2 = orange die 2
dice_charmers-name-purple = purple
dice_charmers-name-green = green
dice_charmers-name-blue = blue
dice_charmers-name-orange = orange
dice_charmers-name-centre = centre
dice_charmers-name-drafter = The drafter
    .the = the drafter
dice_charmers-name-north = north
dice_charmers-name-east = east
dice_charmers-name-south = south
dice_charmers-name-west = west
dice_charmers-name-half-N = half-road north
dice_charmers-name-half-E = half-road east
dice_charmers-name-NE = ╚ N-E
dice_charmers-name-half-S = half-road south
dice_charmers-name-NS = ║ N-S
dice_charmers-name-ES = ╔ E-S
dice_charmers-name-NES = ╠ N-E-S
dice_charmers-name-half-W = half-road west
dice_charmers-name-NW = ╝ N-W
dice_charmers-name-EW = ═ E-W
dice_charmers-name-NEW = ╩ N-E-W
dice_charmers-name-SW = ╗ S-W
dice_charmers-name-NSW = ╣ N-S-W
dice_charmers-name-ESW = ╦ E-S-W
dice_charmers-name-NESW = ╬ N-E-S-W
dice_charmers-name-none = nothing
dice_charmers-name-palace = any character
dice_charmers-name-upgrade = upgrade
dice_charmers-name-karma = karma
dice_charmers-name-goods_die = goods die
dice_charmers-name-market_same = market (up to 3 alike)
dice_charmers-name-market_diff = market (up to 3 different)
dice_charmers-name-half_road = half-road
dice_charmers-name-road-straight = straight road
dice_charmers-name-road-fork = fork
dice_charmers-name-road-cross = crossing
dice_charmers-name-river-ahead = 1 space ahead on the river
dice_charmers-name-river-back = back to the nearest free space
dice_charmers-name-river-back-any = back to any free space
dice_charmers-name-goods = { $a ->
        [one] 1 good
       *[other] { $a } different goods
    }
dice_charmers-name-sell = { $a ->
        [one] sell up to 1
       *[other] sell up to { $a }
    }
dice_charmers-name-sell_diff = { $a ->
        [one] sell up to 1
       *[other] sell up to { $a }, all different
    }
dice_charmers-name-sell_exactly = sell { $a }
dice_charmers-name-sell_diff_exactly = { $a ->
        [one] sell 1
       *[other] sell { $a } different
    }
dice_charmers-name-coin = { $a ->
        [one] 1 coin
       *[other] { $a } coins
    }
dice_charmers-name-fame = { $a } fame
dice_charmers-name-side = { $b ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } border of { $a }
dice_charmers-name-edge = { $d ->
        [N] north
        [E] east
        [S] south
       *[W] west
    } border, { $a } (row { $b }, column { $c })
dice_charmers-name-palace-column = palace column { $a }
dice_charmers-name-upgrade-column = all buildings at { $a }
dice_charmers-name-karma-box = karma box { $a }
dice_charmers-name-fame-box = fame box { $a }
dice_charmers-name-money-box = money box { $a }
dice_charmers-name-residence = residence
dice_charmers-name-cell = { $a } (row { $b }, column { $c })
dice_charmers-name-market = market
dice_charmers-name-blank = empty cell
dice_charmers-name-letter-fame = *
dice_charmers-name-letter-money = c
dice_charmers-name-letter-river = R
dice_charmers-name-in-a-line-tracks = { dice_charmers-name-letter-fame } fame, { dice_charmers-name-letter-money } money
dice_charmers-name-in-a-line-short = (−9) 9 short of crossing
dice_charmers-name-in-a-line-beyond = (+9) 9 beyond it
dice_charmers-name-in-a-line-karma = K karma left
dice_charmers-name-in-a-line-river = { dice_charmers-name-letter-river } space reached on the river (0: none yet)
dice_charmers-name-sign-mogul = Mog
dice_charmers-name-sign-maharani = Mah
dice_charmers-name-sign-merchant = Mer
dice_charmers-name-sign-man_singh = Sin
dice_charmers-name-sign-builder = Bui
dice_charmers-name-sign-portuguese = Por
dice_charmers-name-sign-palace = Any
dice_charmers-name-sign-upgrade = Up
dice_charmers-name-sign-karma = K
dice_charmers-name-sign-goods_die = Dp
dice_charmers-name-sign-market_same = M=
dice_charmers-name-sign-market_diff = M#
dice_charmers-name-sign-half_road = Half
dice_charmers-name-sign-road-straight = Str
dice_charmers-name-sign-road-fork = Fork
dice_charmers-name-sign-road-cross = Crs
dice_charmers-name-sign-river-ahead = R+1
dice_charmers-name-sign-river-back = R-1
dice_charmers-name-sign-river-back-any = R-?
dice_charmers-name-sign-goods = { $a }g
dice_charmers-name-sign-sell = ≤{ $a }s
dice_charmers-name-sign-sell_diff = ≤{ $a }d
dice_charmers-name-sign-sell_exactly = { $a }s
dice_charmers-name-sign-sell_diff_exactly = { $a }d
dice_charmers-name-sign-coin = { $a }c
dice_charmers-name-sign-fame = { $a }*
dice_charmers-name-border = border
dice_charmers-name-tent = tent
dice_charmers-name-tent-1 = tent 1
dice_charmers-name-tent-2 = tent 2
dice_charmers-name-tent-3 = tent 3
dice_charmers-name-tent-4 = tent 4
dice_charmers-name-tent-5 = tent 5
dice_charmers-name-tent-6 = tent 6
dice_charmers-name-tent-7 = tent 7
dice_charmers-name-tent-8 = tent 8
dice_charmers-name-tent-9 = tent 9
dice_charmers-name-palace_column = palace column
dice_charmers-name-upgrade_column = upgrade column
dice_charmers-name-karma_box = karma
dice_charmers-name-fame_box = fame track
dice_charmers-name-money_box = money track
dice_charmers-name-river = river
dice_charmers-name-building = building
dice_charmers-name-sale = sale
dice_charmers-name-free = free
dice_charmers-name-circled = circled
dice_charmers-name-used = used
dice_charmers-name-lost = lost
dice_charmers-name-open = open
dice_charmers-name-crossed = tracks crossed
dice_charmers-name-stuck = no die of use
dice_charmers-name-sun = Sun
dice_charmers-name-moon = Moon
dice_charmers-name-started = { $a ->
    [1] First in round 1
    [2] Second in round 1
    [3] Third in round 1
    [4] Fourth in round 1
   *[other] Fifth in round 1
  }

# What a choice would do, as short lines about oneself; an empty one is not shown

dice_charmers-would-turn = { "" }
dice_charmers-would-round = { "" }
dice_charmers-would-took = { "" }
dice_charmers-would-reward = { "" }
dice_charmers-would-twin = the { $a } (“{ $b }”) goes on the elephant
dice_charmers-would-spent = −1 karma, { $d } left; { $b } and { $c } are rolled
dice_charmers-would-idle = nothing can be done with it
dice_charmers-would-got = +1 { $b }
dice_charmers-would-drew = road, { $b }: { $c }
dice_charmers-would-halved = road in { $b } becomes { $d }
dice_charmers-would-built = { $b }
dice_charmers-would-opened = { $b }: { $c }
dice_charmers-would-sold =
    −1 { $b }: { $d ->
        [one] { $d } coin
       *[other] { $d } coins
    }
dice_charmers-would-marked = palace: { $b } { $c }
dice_charmers-would-sailed = river: space { $b } ({ $c })
dice_charmers-would-went_back = river: back to space { $b } ({ $c })
dice_charmers-would-bonus_circled = bonus: { $c }
dice_charmers-would-bonus_used = uses the bonus: { $c }
dice_charmers-would-bonus_lost = bonus lost: { $c }
dice_charmers-would-reward_lost = of no use: { $b }
dice_charmers-would-fame = +{ $b } fame: { $c } in all
dice_charmers-would-money =
    +{ $b ->
        [one] { $b } coin
       *[other] { $b } coins
    }: { $c } in all
dice_charmers-would-karma = karma { $b }
dice_charmers-would-raised = { $b }: value { $c }

## What somebody gained
dice_charmers-gain-fame = { $n } fame
dice_charmers-gain-money = { $n } { $count ->
        [one] coin
       *[other] coins
    }
dice_charmers-gain-karma = { $n } karma
dice_charmers-name-track-fame = fame
dice_charmers-name-track-money = coins
dice_charmers-name-track-length = length of the tracks
dice_charmers-name-won-fame = fame: { $a }
dice_charmers-name-won-money = money: { $a }
dice_charmers-score-solo = { $a ->
        [one] { $a } turn
       *[other] { $a } turns
    }, overlap { $b }
dice_charmers-score-solo_stuck = not crossed after { $a ->
        [one] { $a } turn
       *[other] { $a } turns
    }

## How each fact of the board is known
dice_charmers-standing-sourced = From the text of the rulebook
dice_charmers-standing-reconstructed = Ours: the pictures are lost
dice_charmers-standing-corner = the top right building with builder and goods die on its two outer sides
dice_charmers-standing-flag-run = a flag space with a fork, then 4 coins, palace, sell 2
dice_charmers-standing-three-goods = a space with three different goods
dice_charmers-standing-thrice = each symbol three times along the river
dice_charmers-standing-palace-die = one palace column with the goods of a die
dice_charmers-standing-karma-track = five karma boxes, one circled at the start, bonuses at 3, 4 and 5
dice_charmers-standing-palace-size = six characters, three boxes each
dice_charmers-standing-levels = buildings worth 1, 2 and 3 fame
dice_charmers-standing-rising = prices that rise, 1 and 3 among them
dice_charmers-standing-faces = what the dice show, but for the flag
dice_charmers-standing-grid = which building stands where
dice_charmers-standing-borders = the other bonuses of the border
dice_charmers-standing-river = the other spaces of the river
dice_charmers-standing-tents = the tents
dice_charmers-standing-prices = the other prices
dice_charmers-standing-tracks = the length of both tracks and their bonuses

## What can be read in a terminal
dice_charmers-page-sheet = sheet
