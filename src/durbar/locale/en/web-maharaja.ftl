# Maharaja on the page: what the board itself says.

web-mj-start = Start
web-mj-map = Map of seven cities
web-mj-tiles = Rewards and characters
web-mj-round = Round { $round } of { $rounds }
web-mj-phase-setup = Set-up
web-mj-phase-maharaja = Maharaja
web-mj-phase-planning = Planning
web-mj-phase-actions = Actions
web-mj-phase-scoring = City scoring
web-mj-phase-end-of-round = End of round
web-mj-phase-over = Over
web-mj-track = Maharaja track
web-mj-next = next
web-mj-flag = { $next ->
        [yes] Flag of { $city }, { $space }, the Maharaja’s next city
       *[no] Flag of { $city }, { $space }
    }
web-mj-empty-space = Empty: { $space }
web-mj-rewards = Rewards
web-mj-reach = lowest { $count } in reach
web-mj-in-reach = in reach
web-mj-no-rewards = None left.
web-mj-characters = Characters
web-mj-on-display = on display
web-mj-none-on-display = None on display.
web-mj-no-character = No character yet
web-mj-maharani-on = Maharani on { $number }
web-mj-free = free
web-mj-empty = Nothing there.
web-mj-statue-of = statue of { $player }
web-mj-bonus-token = bonus: { $count ->
        [one] action token
       *[other] { $count } action tokens
    }
web-mj-bonus-shrines = bonus: { $count ->
        [one] 1 shrine
       *[other] { $count } shrines
    }
web-mj-bonus-coins = bonus: { $count ->
        [one] 1 coin
       *[other] { $count } coins
    }
web-mj-bonus-pp = bonus: { $count } PP
web-mj-maharaja-here = The Maharaja is here.
web-mj-visit = The next visit would pay { $player } { $coins ->
        [one] 1 coin
       *[other] { $coins } coins
    } for { $points } WP.
web-mj-my-priest = Your priest
web-mj-holds = { $player }: { $statues ->
        [0] no statue
        [one] 1 statue
       *[other] { $statues } statues
    }, { $shrines ->
        [0] no shrine
        [one] 1 shrine
       *[other] { $shrines } shrines
    }{ $priest ->
        [yes] , the priest
       *[no] {""}
    }.
web-mj-shrines-of = Shrines: { $players }.
web-mj-by-road = { $city } ({ $villages ->
        [one] 1 village
       *[other] { $villages } villages
    })
web-mj-acting = acting
web-mj-acted = acted
web-mj-sealed = sealed
web-mj-laid = plan laid
web-mj-planning = planning
web-mj-coins = Coins
web-mj-pp = PP
web-mj-tokens = Action tokens
web-mj-shrines = Shrines on the player board, and in the general supply
web-mj-statues-left = Statues left
web-mj-brahmabot = Brahmabot
web-mj-tile-left = Left:
web-mj-tile-middle = Middle:
web-mj-tile-right = Right:
web-mj-tile-hidden = face down
web-mj-to-maharaja = the Maharaja’s city
web-mj-tile-turned = Tile { $tile } is turned up.
web-mj-score-help = Others’ points are hidden until the end; every gain is in the log.
web-mj-income = Coins by rank in city scoring: { $coins }.
web-mj-done = done
web-mj-due-statues = { $count ->
        [one] 1 statue to build
       *[other] { $count } statues to build
    }
web-mj-due-shrines = { $count ->
        [one] 1 shrine to build
       *[other] { $count } shrines to build
    }
web-mj-gives-up = gives up: { $what }
web-mj-not-now = not now
web-mj-token = Action token
web-mj-price = A statue costs { $price } coins here
web-mj-disc = Action disc: two of nine actions, or one twice
web-mj-hand = Action { $number }
web-mj-turn-hand = choose on the disc
web-mj-lay-plan = Confirm plan
web-mj-short-statue-cheaper = Statue cheaper
web-mj-short-shrine-free = Shrine free
web-mj-short-statue-and-shrine = Statue and shrine
web-mj-short-two-shrines = Two shrines
web-mj-short-take-coins = Take 3 coins
web-mj-short-take-shrines = Take 2 shrines
web-mj-short-buy-pp = 3 coins for 2 PP
web-mj-short-change-character = Change character
web-mj-short-change-track = Maharaja track
web-mj-reconstructed = The map is partly a reconstruction.
web-mj-order = Acts as number
web-mj-editor-help = Drag cities, villages and bends. Press a city, then another: the road between them is laid or lifted.
web-mj-editor-look = Press a city to see its bonuses and roads.
web-mj-editor-village = Village { $n } between { $one } and { $other }
web-mj-editor-bend = Bend between { $one } and { $other }
web-mj-editor-top = Upper bonus
web-mj-editor-bottom = Lower bonus
web-mj-editor-symbol = Symbol
web-mj-symbol-tiger = tiger
web-mj-symbol-peacock = peacock
web-mj-symbol-lotus = lotus
web-mj-symbol-wheel = wheel
web-mj-symbol-elephant = elephant
web-mj-symbol-cobra = cobra
web-mj-symbol-sun = sun
web-mj-editor-villages = Villages
web-mj-editor-lift = Lift
web-mj-editor-lay = Lay a road to

# The characters by their portraits; the rules know their numbers alone.
web-mj-face-c1 = Herald
web-mj-face-c1bis = Toll keeper
web-mj-face-c2 = Stonecutter
web-mj-face-c3 = Money changer
web-mj-face-c4 = Chamberlain
web-mj-face-c5 = High priest
web-mj-face-c5bis = High priest
web-mj-face-c5draft = Sculptor
web-mj-face-c6 = Court poet
web-mj-face-c7 = Shrine keeper
web-mj-face-c8 = Pilgrim
web-mj-face-c9 = Pathfinder
web-mj-face-c9bis = Steward
web-mj-face-c10 = Standard-bearer
web-mj-face-c11 = Chronicler
web-mj-face-c12 = Royal architect
web-mj-face-c12bis = Relic dealer
web-mj-face-c13 = Master mason
web-mj-face-c14 = Vizier
web-mj-face-c15 = Bronze caster
web-mj-face-c16 = Queen mother
web-mj-scene-city = City scoring: { $city }
web-mj-scene-note = WP decide the rank, the rank pays coins.
web-mj-scene-statues = statues
web-mj-scene-shrines = shrines
web-mj-scene-priest = priest
web-mj-scene-character = character
web-mj-scene-wp = WP
web-mj-scene-rank = rank
web-mj-scene-coins = coins
web-mj-scene-said = City scoring, { $city }: { $rows }.
web-mj-scene-told = { $player } { $points } WP, { $paid }
