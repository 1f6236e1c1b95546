# Words on the page's board of Maharadjah.
web-maharadjah-map = Map of India
web-maharadjah-order = Order of nations
web-maharadjah-turns = Turns
web-maharadjah-turn = Turn { $turn }
web-maharadjah-years-before = { $from }–{ $to } BCE
web-maharadjah-years-across = { $from } BCE–{ $to } CE
web-maharadjah-years-after = { $from }–{ $to }
web-maharadjah-nation = Nation
web-maharadjah-total = Total
web-maharadjah-nation-done = has acted
web-maharadjah-nation-active = acts now
web-maharadjah-nation-next = still to act
web-maharadjah-nation-later = comes in turn { $turn }
web-maharadjah-nation-gone = not on the map
web-maharadjah-nation-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-maharadjah-nation-areas =
    { $areas ->
        [one] 1 area held
       *[other] { $areas } areas held
    }
web-maharadjah-nation-stored = population { $stored }
web-maharadjah-nation-ally = ally of the British
web-maharadjah-nation-submitted = submitted to the { $master }
web-maharadjah-scores-all = all score
web-maharadjah-scores-some = some score
web-maharadjah-scores-none = nobody scores by card
web-maharadjah-events = Events of the turn
web-maharadjah-events-of = Turn { $turn }
web-maharadjah-events-invasion = Invasion
web-maharadjah-events-major = Major
web-maharadjah-events-leaders = Leaders
web-maharadjah-events-replaced = Replaced
web-maharadjah-events-leaving = Leaving
web-maharadjah-events-reinforced = New armies
web-maharadjah-events-boats = Boats
web-maharadjah-events-growth = Growth
web-maharadjah-events-points = Points
web-maharadjah-major = major
web-maharadjah-filled-up = { $nation }: at least { $armies }
web-maharadjah-no-growth = { $nation }: none
web-maharadjah-growth-in = { $nation }: { $region } only
web-maharadjah-hiland = highland
web-maharadjah-region = region
web-maharadjah-last-move = last move
web-maharadjah-factory = factory
web-maharadjah-factory-of = factory of the { $nation }
web-maharadjah-factory-site = factory site
web-maharadjah-reconstruction = The map is partly a reconstruction.
web-maharadjah-arms = arms
web-maharadjah-nobody = nobody here
web-maharadjah-held =
    { $count ->
        [one] held by { $nation } with 1 army
       *[other] held by { $nation } with { $count } armies
    }
web-maharadjah-armies =
    { $count ->
        [one] { $nation } 1 army
       *[other] { $nation } { $count } armies
    }
web-maharadjah-sheet = Score sheet
web-maharadjah-open-sheet = Full score sheet
web-maharadjah-back = Back to the board
web-maharadjah-card =
    { $points ->
        [one] Victory card · 1 point so far
       *[other] Victory card · { $points } points so far
    }
web-maharadjah-card-end =
    { $count ->
        [one] End of turn { $turns }
       *[other] End of turns { $turns }
    }
web-maharadjah-card-raid =
    { $count ->
        [one] Held at any moment of their own sequence, turn { $turns }
       *[other] Held at any moment of their own sequence, turns { $turns }
    }
web-maharadjah-card-any = each other area
web-maharadjah-card-each-turn = End of each turn
web-maharadjah-card-factories = 1 for each factory, and 1, 2 or 3 for factories on 1, 2 or 3 coasts
web-maharadjah-card-raj = Raj
web-maharadjah-card-raj-now = { $areas ->
        [one] 1 area
       *[other] { $areas } areas
    } count now: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
web-maharadjah-card-kills = Destroyed
web-maharadjah-card-kill-army = each army of the { $of }
web-maharadjah-card-kill-leader = { $of }
web-maharadjah-card-kill-factory = each factory of the { $of }
web-maharadjah-battle = Battle: { $place }
web-maharadjah-battle-round = round { $round }
web-maharadjah-hits =
    { $hits ->
        [one] hit
       *[other] hits
    }
web-maharadjah-attacks = { $nation } attack
web-maharadjah-defends = { $nation } defend
web-maharadjah-die =
    { $bonus ->
        [0] { $face }, needs { $needed }: no hit.
       *[other] { $face } + { $bonus } = { $sum }, needs { $needed }: no hit.
    }
web-maharadjah-die-hit =
    { $bonus ->
        [0] { $face }, needs { $needed }: a hit.
       *[other] { $face } + { $bonus } = { $sum }, needs { $needed }: a hit.
    }
web-maharadjah-aim-plain =
    { $least ->
        [1] Every die hits
        [6] A 6 hits
       *[other] { $least } or more hits
    }
web-maharadjah-aim =
    Needs { $needed } ({ $cover }); { $added }: { $least ->
        [1] every die hits
        [6] a 6 hits
       *[other] { $least } or more hits
    }
web-maharadjah-card-now = now: { $points }
## The log, where several events make one line
web-maharadjah-log-way = { $nation }: { $count ->
        [one] 1 army
       *[other] { $count } armies
    }, { $way }
web-maharadjah-log-grows = { $nation }: { $count ->
        [one] 1 new army
       *[other] { $count } new armies
    } in { $places }
web-maharadjah-log-removed = { $nation }: { $count ->
        [one] 1 army
       *[other] { $count } armies
    } removed ({ $reason }), { $places }
web-maharadjah-log-areas = { $nation } score { $count ->
        [one] 1 point
       *[other] { $count } points
    } for { $places }
web-maharadjah-log-round = Round { $round }.
web-maharadjah-log-rolls = { $nation } roll { $dice }: { $hits ->
        [0] no hit.
        [one] 1 hit.
       *[other] { $hits } hits.
    }
web-maharadjah-log-loses = { $nation } lose { $count ->
        [one] 1 army.
       *[other] { $count } armies.
    }

web-maharadjah-odds = If nobody retreats
web-maharadjah-odds-say = { $attacker } win { $a }, both gone { $b }, { $defender } win { $c }
web-maharadjah-fewer = One army fewer
web-maharadjah-more = One army more
web-maharadjah-of-in = of { $all } in { $place }
web-maharadjah-set-out =
    { $count ->
        [one] Set out with 1 army
       *[other] Set out with { $count } armies
    }
web-maharadjah-leader-alone = The leader alone
web-maharadjah-goal = gives the { $nation } { $points } at the end of turn { $turn }
web-maharadjah-bid-seat = Seat
web-maharadjah-bid-par = makes { $points } points on average
web-maharadjah-bid-points = Points given
web-maharadjah-bid = { $points ->
        [one] Give 1 point for { $side }
       *[other] Give { $points } points for { $side }
    }
web-md-editor-help = Press an area to change it, and drag its corners. Then press another: the border between them is opened or closed.
web-md-editor-look = Press an area to see its borders, its terrain, and how each is known.
web-md-editor-corner = Corner { $n }
web-md-editor-region = Region
web-md-editor-borders = Borders
web-md-editor-own = told by the rules
web-maharadjah-scene-turn = Scoring of turn { $turn }
web-maharadjah-scene-note = Each area lights up on the map while its points are counted.
web-maharadjah-scene-nation = nation
web-maharadjah-scene-held = held
web-maharadjah-scene-points = points
web-maharadjah-scene-total = total
web-maharadjah-scene-said = Turn { $turn } scores: { $rows }.
web-maharadjah-scene-told = { $nation } { $points }
web-maharadjah-scene-battle = Battle: { $place }
web-maharadjah-scene-loses = lost
web-maharadjah-scene-lost = { $nation } lost { $count ->
        [0] no army
        [one] 1 army
       *[other] { $count } armies
    }
