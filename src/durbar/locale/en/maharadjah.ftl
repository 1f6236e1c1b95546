# Maharadjah: every phrase people read

## The game

maharadjah-change-lands-only-where-free = After a battle at sea no army lands where another nation stands, not even where it embarked; one that no coast takes is removed (R44).
maharadjah-change-stranded-by-an-alliance = A leader whose last army beside enemies is paid for an alliance is killed by them (R26).
maharadjah-change-boats-close-their-coast = A defender does not retreat to the coast from which attackers of the battle embarked (MD 8.5, R45).
maharadjah-change-alliance-on-arrival = In turn 12 nations may ally between the arrival of the British and their first move (MD 11.2, R12).
maharadjah-change-subjects-leaders-live = The lone leader of a nation that has submitted is not killed by its master (MD 11.1, R30).
maharadjah-change-battles-name-their-winner = The log says who won a battle, or that nobody did (MD 8.4).
maharadjah-change-breaking-off-wins-nothing = An attack at sea that is broken off is told as such, not as a battle won (R48).
maharadjah-change-alliance-at-any-time = A nation may ally with the British between the rounds of any of its battles, and before overpopulation takes its armies (11.2, R12).
maharadjah-change-claimed-by-one-alone = For the Raj an area that two nations can claim counts for neither, except masters of one subject (13.0, R33).
maharadjah-title = Maharadjah
maharadjah-blurb = Seventeen nations cross three thousand years of Indian history: invade, hold, submit, trade. Each player leads several nations, and every one scores in its own way and time.
maharadjah-setting-scenario = Scenario
maharadjah-setting-scenario-help = The full game lasts 16 turns; the short one, for 3 players, begins in turn 9.
maharadjah-setting-scenario-full = Full game, turns 1 to 16
maharadjah-setting-scenario-short = Short game for 3, turns 9 to 16
maharadjah-setting-removals = Armies the events take
maharadjah-setting-removals-help = As printed, or with a published repair for the weak seat: each may be kept for two counters of the pool.
maharadjah-setting-removals-printed = As printed
maharadjah-setting-removals-two-for-one = May be kept, two for one
maharadjah-setting-allotment = Seats
maharadjah-setting-allotment-help = Seats are unequal: as printed, or bid for with points at the start.
maharadjah-setting-allotment-printed = As printed
maharadjah-setting-allotment-bidding = Bid for
maharadjah-setting-board = Map file
maharadjah-setting-board-help = Leave empty for the map of the house, a reconstruction; or the path of a corrected map file.
maharadjah-reason-turns = The last turn is over; the highest total wins.

## Questions

maharadjah-ask-Movement = Move { $a }: choose a group, or end movement.
    .wait = { $player } moves { $a }.
maharadjah-ask-Escort = Who goes with { $c } of { $a } from { $b }?
    .wait = { $player } chooses who goes with the group from { $b }.
maharadjah-ask-March = { $a } ({ $b }) in { $c }: choose the next border, or stop.
    .wait = { $player } moves { $a } from { $c }.
maharadjah-ask-PlaceLeader = Place { $a }.
    .wait = { $player } places { $a }.
maharadjah-ask-PlaceArms = Place the arms of the { $a } with { $b }.
    .wait = { $player } places arms.
maharadjah-ask-GiveArms = Arms of the { $a }: give them to a nation?
    .wait = { $player } decides about the arms of the { $a }.
maharadjah-ask-RemoveArmy = Remove an army of { $a } ({ $b }).
    .wait = { $player } removes an army of { $a }.
maharadjah-ask-SpareArmy = { $b } armies of { $a } are to go: keep one for 2 of the { $c } counters in the pool?
    .wait = { $player } decides whether { $a } keep an army.
maharadjah-ask-PutUp = Put a seat up: which one, and how many points would you give for it?
    .wait = { $player } puts a seat up.
maharadjah-ask-Raise = { $a } gives { $c ->
        [one] 1 point
       *[other] { $c } points
    } for { $b }: give more, or pass.
    .wait = { $player } gives more for { $b }, or passes.
maharadjah-ask-RemoveSurplus = Remove a surplus army of { $a }.
    .wait = { $player } removes a surplus army of { $a }.
maharadjah-ask-PlaceArmy = Place a new army of { $a } ({ $b } to place).
    .wait = { $player } places new armies of { $a }.
maharadjah-ask-PlaceReinforcement = { $a } come back: place a reinforcement ({ $b } to place).
    .wait = { $player } places reinforcements of { $a }.
maharadjah-ask-ShareInvaders = Only { $b } counters of { $a } are left: share them between the two places.
    .wait = { $player } shares the invaders of { $a }.
maharadjah-ask-GrantLeave = { $b } ask the { $a } to let their boats pass: { $c }.
    .wait = { $player } decides whether boats of { $b } may pass: { $c }.
maharadjah-ask-ChooseBattle = Battles of { $a }: choose the next one.
    .wait = { $player } chooses the next battle of { $a }.
maharadjah-ask-DefenderRetreat = { $a } in { $b } ({ $c }): stand, or retreat an army.
    .wait = { $player } decides: stand or retreat from { $b }.
maharadjah-ask-AttackerRetreat = { $a } in { $b } ({ $c }): fight on, or retreat an army.
    .wait = { $player } decides: fight on or retreat from { $b }.
maharadjah-ask-Follow = An army of { $a } goes from { $b } to { $c }: who goes with it?
    .wait = { $player } decides who goes from { $b } to { $c }.
maharadjah-ask-LandArmy = Land an army of { $a } from { $b } ({ $c } at sea).
    .wait = { $player } lands { $a } from { $b }.
maharadjah-ask-ChooseLoss = { $a } lose an army in { $b }: which one?
    .wait = { $player } chooses a loss in { $b }.
maharadjah-ask-AskSiege = { $a } beside the { $c } factory in { $b }: attack it, or let it be?
    .wait = { $player } decides about the factory in { $b }.
maharadjah-ask-ReturnArmy = { $a } leave { $b } ({ $c }): where does this army go?
    .wait = { $player } takes armies back from { $b }.
maharadjah-ask-ShiftLand = No way in from { $b }: choose another foreign land for { $a }.
    .wait = { $player } chooses another way in.
maharadjah-ask-VoidSubmission = No way in from { $b }: name a nation whose submission to { $a } is void.
    .wait = { $player } names a nation whose submission is void.
maharadjah-ask-AskSubmission = Do the { $a } submit to the { $c } for { $b }?
    .wait = { $player } decides whether the { $a } submit.
maharadjah-ask-AskAlliance = Do the { $a } ally with the British?
    .wait = { $player } decides whether the { $a } ally with the British.
maharadjah-ask-Build = Factories of the { $a }: build ({ $b } left), take up, or be done.
    .wait = { $player } builds factories of the { $a }.
maharadjah-ask-Consent = The { $b } wish to build a factory in { $c }: do the { $a } agree?
    .wait = { $player } decides about a { $b } factory in { $c }.
maharadjah-ask-Roll = Dice: { $b } for { $a } in { $c }.
    .wait = Dice: { $b } for { $a } in { $c }.

## Choices

maharadjah-do-place = { $a }
maharadjah-do-keep = Leave the arms as they are
maharadjah-do-take-back = Take the arms back
maharadjah-do-arm = Arm: { $a }
maharadjah-do-remove = Remove in { $a }
maharadjah-do-share = { $b } { $a }, { $d } { $c }
maharadjah-do-go = Go to { $a }
maharadjah-do-stop = Stop here
maharadjah-do-leave-army = Leave an army here
maharadjah-do-leave = Leave { $a } here
maharadjah-do-grant = Let them pass
maharadjah-do-deny = Refuse
maharadjah-do-end = End movement
maharadjah-do-take = { $a }: { $b ->
        [one] 1 army
       *[other] { $b } armies
    }
maharadjah-do-take-leader = { $a }: the leader alone
maharadjah-do-ask-leave = Ask leave: { $a }
maharadjah-do-alone = Nobody
maharadjah-do-with = { $a }
maharadjah-do-with-two = { $a } and { $b }
maharadjah-do-with-three = { $a }, { $b } and { $c }
maharadjah-do-with-four = { $a }, { $b }, { $c } and { $d }
maharadjah-do-with-five = { $a }, { $b }, { $c }, { $d } and { $e }
maharadjah-do-roll = Dice
maharadjah-do-lose = The one from { $a }
maharadjah-do-lose-here = One that was there
maharadjah-do-lose-landed = The one landed from { $a }
maharadjah-do-stand = Stand
maharadjah-do-retreat = Retreat to { $a }
maharadjah-do-retreat-landed = Retreat to { $a }
maharadjah-do-stay = Nobody
maharadjah-do-follow = { $a }
maharadjah-do-follow-two = { $a } and { $b }
maharadjah-do-follow-three = { $a }, { $b } and { $c }
maharadjah-do-follow-four = { $a }, { $b }, { $c } and { $d }
maharadjah-do-follow-five = { $a }, { $b }, { $c }, { $d } and { $e }
maharadjah-do-fight = Fight
maharadjah-do-break-off = Let it be
maharadjah-do-land = Land in { $a }
maharadjah-do-return = Back to { $a }
maharadjah-do-shift = By way of { $a }
maharadjah-do-void = { $a }
maharadjah-do-bid = { $a } for { $b ->
        [one] 1 point
       *[other] { $b } points
    }
maharadjah-do-pass = Pass
maharadjah-do-spare = Keep an army, for 2 counters
maharadjah-do-submit = Submit
maharadjah-do-decline = No
maharadjah-do-ally-marker = Ally, for the population marker
maharadjah-do-ally-army = Ally, for an army
maharadjah-do-build = Build in { $a }
maharadjah-do-take-up = Take up the factory in { $a }
maharadjah-do-end-building = Done
maharadjah-do-agree = Agree
maharadjah-do-refuse = Refuse
maharadjah-do-attack = Battle in { $a }
maharadjah-do-attack-factory = Attack the factory in { $a }
maharadjah-do-attack-at-sea = Attack at sea, { $a }: { $b }
maharadjah-do-land-all = Land from { $a }
maharadjah-do-end-battles = No more battles

## Events

maharadjah-event-turn = Turn { $a }
maharadjah-event-sequence = Sequence of the { $a }
maharadjah-event-second-half = Major invasion: { $a } move and fight again
maharadjah-event-grows = { $a } raise an army in { $b }
maharadjah-event-stores = { $a }: population marker at { $b ->
        [0] { $c ->
            [1] ½
           *[other] 0
        }
       *[other] { $b }{ $c ->
            [1] ½
           *[other] {""}
        }
    }
maharadjah-event-reinforced = { $a } get { $c ->
        [one] 1 army
       *[other] { $c } armies
    } as reinforcements in { $b }
maharadjah-event-invades = { $a } enter { $b } with { $c ->
        [one] 1 army
       *[other] { $c } armies
    }
maharadjah-event-leader-arrives = { $a } appears in { $b }
maharadjah-event-leader-leaves = { $a } leaves the { $b }
maharadjah-event-leader-killed = { $a } is killed in { $b } by the { $c }
maharadjah-event-moves = { $a } march with { $d ->
        [one] 1 army
       *[other] { $d } armies
    }: { $b } → { $c }
maharadjah-event-rides = { $a } rides: { $b } → { $c }
maharadjah-event-stays = { $a } leave { $c ->
        [one] 1 army
       *[other] { $c } armies
    } in { $b }
maharadjah-event-battle = Battle: { $a } attack { $b } in { $c }
maharadjah-event-round = Round { $a } in { $b }
maharadjah-event-die = { $a }: { $b } + { $c }, { $d ->
        [one] hit
       *[other] no hit
    }
maharadjah-event-loses = { $a } lose { $c ->
        [one] 1 army
       *[other] { $c } armies
    } in { $b }
maharadjah-event-retreats = { $a } retreat with { $d ->
        [one] 1 army
       *[other] { $d } armies
    }: { $b } → { $c }
maharadjah-event-breaks-off = { $a } break off in { $b }
maharadjah-event-battle-over = The battle in { $c } is over: { $d ->
        [0] { $a } have no army left against { $b }
        [one] { $a } have 1 army left against { $b }
       *[other] { $a } have { $d } armies left against { $b }
    }
maharadjah-event-battle-won = { $a } win the battle in { $c } against { $b }, with { $d ->
        [one] 1 army
       *[other] { $d } armies
    } left
maharadjah-event-battle-drawn = { $d ->
        [0] Nobody wins the battle in { $c }: no army of { $a } or { $b } is left
       *[other] The battle in { $c } is over without a winner: { $a } and { $b } make peace
    }
maharadjah-event-battle-broken-off = The battle in { $c } is over without a winner: { $a } break off, { $b } stay
maharadjah-event-spared = { $a } keep an army: 2 counters leave the pool, { $b ->
        [0] no army goes
        [one] 1 army is still to go
       *[other] { $b } armies are still to go
    }
maharadjah-event-bids = { $a } gives { $c ->
        [one] 1 point
       *[other] { $c } points
    } for { $b }
maharadjah-event-passes = { $a } passes: { $b }
maharadjah-event-seat-won = { $a } plays the nations of { $b }, { $c ->
        [0] for no points
        [one] for 1 point
       *[other] for { $c } points
    }
maharadjah-event-siege = { $a } attack the { $b } factory in { $c }
maharadjah-event-factory-lost = The { $a } factory in { $b } is destroyed by the { $c }
maharadjah-event-factory-built = { $a } build a factory in { $b }
maharadjah-event-factory-taken-up = { $a } take up their factory in { $b }
maharadjah-event-removed = { $a } lose { $c ->
        [one] 1 army
       *[other] { $c } armies
    } in { $b } ({ $d })
maharadjah-event-replaced = { $a } become { $b }
maharadjah-event-submits = { $a } submit to { $b } for { $c }
maharadjah-event-void = The submission of the { $a } to the { $b } is void
maharadjah-event-returns = { $a } go back with { $d ->
        [one] 1 army
       *[other] { $d } armies
    }: { $b } → { $c }
maharadjah-event-shifts = { $a } go by another land with { $d ->
        [one] 1 army
       *[other] { $d } armies
    }: { $b } → { $c }
maharadjah-event-allies = { $a } ally with the British ({ $b })
maharadjah-event-arms-given = { $a } promise arms to { $b }
maharadjah-event-arms-enter = { $b } get the arms of the { $a } in { $c }
maharadjah-event-arms-back = { $a } take their arms back from { $b }
maharadjah-event-arms-lost = The arms of the { $a } with { $b } are gone
maharadjah-event-leave-given = { $a } let boats of { $b } pass: { $c }
maharadjah-event-leave-denied = { $a } refuse boats of { $b }: { $c }
maharadjah-event-consents = { $a } agree to a { $b } factory in { $c }
maharadjah-event-dissents = { $a } refuse a { $b } factory in { $c }
maharadjah-event-lands = { $a } land with { $d ->
        [one] 1 army
       *[other] { $d } armies
    }: { $b } → { $c }
maharadjah-event-scores-area = { $a } score { $c ->
        [one] 1 point
       *[other] { $c } points
    } for { $b }
maharadjah-event-scores-raid = { $a } score { $c ->
        [one] 1 point
       *[other] { $c } points
    } for their raid on { $b }
maharadjah-event-scores-army = { $a } score { $c ->
        [one] 1 point
       *[other] { $c } points
    } for armies destroyed: { $b }
maharadjah-event-scores-leader = { $a } score { $c ->
        [one] 1 point
       *[other] { $c } points
    } for { $b }
maharadjah-event-scores-factory = { $a } score { $c ->
        [one] 1 point
       *[other] { $c } points
    } for a { $b } factory
maharadjah-event-scores-trade = { $a } score { $c ->
        [one] 1 point
       *[other] { $c } points
    } for { $b ->
        [one] 1 factory
       *[other] { $b } factories
    }
maharadjah-event-scores-coasts = { $a } score { $c ->
        [one] 1 point
       *[other] { $c } points
    } for { $b ->
        [one] 1 coast
       *[other] { $b } coasts
    }
maharadjah-event-scores-raj = { $a } score { $b ->
        [one] 1 point
       *[other] { $b } points
    } of Raj
maharadjah-event-raj-counted = { $a } count { $b ->
        [one] 1 area
       *[other] { $b } areas
    } for Raj: { $c ->
        [one] 1 point
       *[other] { $c } points
    }
maharadjah-event-game-over = The game is over
maharadjah-event-movement-over = { $a } have ended their movement
maharadjah-event-follows = { $a } goes along: { $b } → { $c }
maharadjah-event-aims = { $a } need { $b } ({ $c }); { $d }

## Refusals

maharadjah-refused-no-way = No piece in { $a } has a legal way.
maharadjah-refused-too-far = Not { $a }. The group has crossed all its borders.
maharadjah-refused-hiland-stops = Not { $a }. The group must stop in this highland.
maharadjah-refused-enemy-stops = Not { $a }. Armies of another nation stop the group here; twice their number would let it pass.
maharadjah-refused-foreign-closed = Not { $a }. No piece enters a foreign land.
maharadjah-refused-strait-is-whole = Not { $a }. Crossing the strait must be the whole move.
maharadjah-refused-no-boats = Not { $a }. This nation has no boats this turn.
maharadjah-refused-one-sea = Not { $a }. Boats stay on one sea.
maharadjah-refused-no-leave = Not { $a }. A colonial power there has not given leave.
maharadjah-refused-same-coast = Not { $a }. Boats land on another coast.
maharadjah-refused-leader-needs-army = Not { $a }. A leader goes there only with an army, or to one.
maharadjah-refused-ally-there = Not { $a }. The British or an ally of theirs are there.
maharadjah-refused-master-cannot-stop = Not here. The nation that holds the area has submitted: pieces may only pass through.
maharadjah-refused-ally-cannot-stop = Not here. The nation that holds the area is an ally: pieces may only pass through.
maharadjah-refused-must-land = Not at sea. The armies must land.
maharadjah-refused-cannot-split = Not here. Arms need an army, and the last rider stops with the group.
maharadjah-refused-still-abroad = Not yet. Armies must still leave { $a }.
maharadjah-refused-stack-one = Not yet. Too many armies in { $a }.
maharadjah-refused-stack-two = Not yet. Too many armies in { $a } and { $b }.
maharadjah-refused-stack-more = Not yet. Too many armies in { $a }, { $b }, { $c } and perhaps more.
maharadjah-refused-no-room = Not { $a }. There is no room: 3 armies, 2 in a highland.
maharadjah-refused-one-each = Not { $a }. Another area without a new army has room.
maharadjah-refused-battles-wait = Not yet. Battles must still be fought, or armies land.
maharadjah-refused-not-own-nor-free = Not { $a }. It is neither own nor free.
maharadjah-refused-next-to-attacker = Not { $a }. It lies next to other armies of the attacker.
maharadjah-refused-attackers-came-from-there = Not { $a }. Attackers came from there.
maharadjah-refused-landed-by-boat = Not { $a }. Armies that landed by boat have no retreat.
maharadjah-refused-others-there = Not { $a }. Armies of another nation are there.
maharadjah-refused-site-taken = Not { $a }. A factory stands there already.
maharadjah-refused-no-factory-left = Not { $a }. All factories of this power are on the map.
maharadjah-refused-two-a-phase = Not { $a }. Two factories a phase are the most.
maharadjah-refused-where-it-stood = Not { $a }. A factory taken up goes elsewhere.
maharadjah-refused-no-army-near = Not { $a }. It takes an army there, or one at sea beside an area held by another nation.
maharadjah-refused-consent-refused = Not { $a }. The nation that holds it has refused.
maharadjah-refused-no-trade = Not { $a }. This nation holds no area with a factory of the power.
maharadjah-refused-no-army-ashore = Not { $a }. The power has no army in an area.
maharadjah-refused-sea-is-colonial = Not { $a }. Only colonial powers retreat to sea.
maharadjah-refused-not-a-site = Not { $a }. Factories do not stand there.

## Names

maharadjah-name-assam = Assam
maharadjah-name-bhutan = Bhutan
maharadjah-name-ladakh = Ladakh
maharadjah-name-nepal = Nepal
maharadjah-name-agra = Agra
maharadjah-name-baluchistan = Baluchistan
maharadjah-name-bengal = Bengal
maharadjah-name-bihar = Bihar
maharadjah-name-bundelkhand = Bundelkhand
maharadjah-name-delhi = Delhi
maharadjah-name-gandhara = Gandhara
maharadjah-name-gujarat = Gujarat
maharadjah-name-jaunpur = Jaunpur
maharadjah-name-kashmir = Kashmir
maharadjah-name-lahore = Lahore
maharadjah-name-magadha = Magadha
maharadjah-name-malwa = Malwa
maharadjah-name-orissa = Orissa
maharadjah-name-oudh = Oudh
maharadjah-name-punjab = Punjab
maharadjah-name-rajputana = Rajputana
maharadjah-name-sind = Sind
maharadjah-name-andhra = Andhra
maharadjah-name-berar = Berar
maharadjah-name-bidar = Bidar
maharadjah-name-bijapur = Bijapur
maharadjah-name-golconda = Golconda
maharadjah-name-gondwana = Gondwana
maharadjah-name-karnataka = Karnataka
maharadjah-name-kerala = Kerala
maharadjah-name-khandesh = Khandesh
maharadjah-name-maharashtra = Maharashtra
maharadjah-name-malabar = Malabar
maharadjah-name-mysore = Mysore
maharadjah-name-lanka = Lanka
maharadjah-name-simhala = Simhala
maharadjah-name-afghanistan = Afghanistan
maharadjah-name-burma = Burma
maharadjah-name-central_asia = Central Asia
maharadjah-name-china = China
maharadjah-name-persia = Persia
maharadjah-name-tibet = Tibet
maharadjah-name-arabian_sea = Arabian Sea
maharadjah-name-indian_ocean = Indian Ocean
maharadjah-name-bay_of_bengal = Bay of Bengal
maharadjah-name-pandya = Pandya
maharadjah-name-greeks = Greeks
maharadjah-name-afghans = Afghans
maharadjah-name-marathas = Marathas
maharadjah-name-cholas = Chola
maharadjah-name-mauryans = Maurya
maharadjah-name-harappans = Harappans
maharadjah-name-sinhalese = Sinhalese
maharadjah-name-sikhs = Sikhs
maharadjah-name-rajputs = Rajputs
maharadjah-name-guptas = Gupta
maharadjah-name-muslims = Muslims
maharadjah-name-mughals = Mughals
maharadjah-name-portuguese = Portuguese
maharadjah-name-dutch = Dutch
maharadjah-name-french = French
maharadjah-name-british = British
maharadjah-name-alexander = Alexander
maharadjah-name-ashoka = Ashoka
maharadjah-name-chandra = Chandra
maharadjah-name-raja_raja = Raja Raja
maharadjah-name-aybak = Aybak
maharadjah-name-timur = Timur
maharadjah-name-sanga = Sanga
maharadjah-name-akbar = Akbar
maharadjah-name-albuquerque = Albuquerque
maharadjah-name-shivaji = Shivaji
maharadjah-name-alamgir = Alamgir
maharadjah-name-rao = Rao
maharadjah-name-nizam = Nizam
maharadjah-name-dupleix = Dupleix
maharadjah-name-abdali = Abdali
maharadjah-name-clive = Clive
maharadjah-name-arms-portuguese = Portuguese arms
maharadjah-name-arms-dutch = Dutch arms
maharadjah-name-arms-french = French arms
maharadjah-name-arms-british = British arms
maharadjah-name-himalaya = Himalaya
maharadjah-name-north_india = North India
maharadjah-name-south_india = South India
maharadjah-name-ceylon = Ceylon
maharadjah-name-pandya-south_india = Pandya, South India
maharadjah-name-marathas-south_india = Marathas, South India
maharadjah-name-sinhalese-ceylon = Sinhalese, Ceylon
maharadjah-name-sikhs-north_india = Sikhs, North India
maharadjah-name-rajputs-north_india = Rajputs, North India
maharadjah-name-muslims-south_india = Muslims, South India
maharadjah-name-mughals-north_india = Mughals, North India
maharadjah-name-mughals-south_india = Mughals, South India
maharadjah-name-start = start
maharadjah-name-population = population
maharadjah-name-invasion = invasion
maharadjah-name-movement = movement
maharadjah-name-battle = battle
maharadjah-name-factories = factories
maharadjah-name-arms = arms
maharadjah-name-points = points
maharadjah-name-end = end
maharadjah-name-overpopulation = overpopulation
maharadjah-name-stacking = stacking
maharadjah-name-event = event table
maharadjah-name-natives = native invasion
maharadjah-name-no-way = no way out
maharadjah-name-alliance = alliance
maharadjah-name-nothing = nothing
maharadjah-name-marker = population marker
maharadjah-name-army = an army
maharadjah-name-no-cover = ordinary army
maharadjah-name-in-hiland = defended highland
maharadjah-name-against-colonial = colonial army
maharadjah-name-in-hiland-against-colonial = defended highland, colonial army
maharadjah-name-nothing-added = nothing to add
maharadjah-name-colonial-army = +1 colonial army
maharadjah-name-with-leader = +1 leader
maharadjah-name-colonial-army-with-leader = +1 colonial army, +1 leader
maharadjah-name-with-arms = +1 arms
maharadjah-name-colonial-army-with-arms = +1 colonial army, +1 arms
maharadjah-name-with-leader-and-arms = +1 leader, +1 arms
maharadjah-name-leader = leader
maharadjah-name-none = nobody
maharadjah-name-hiland = highland
maharadjah-name-foreign = foreign land
maharadjah-name-sea = sea
maharadjah-name-factory = factory
maharadjah-name-rules = forced by the rules
maharadjah-name-sourced = published errata
maharadjah-name-inferred = inferred
maharadjah-name-ruling = ruling
maharadjah-name-turn = turn { $a }
maharadjah-name-before-our-era = BCE
maharadjah-name-major-invasion = major invasion
maharadjah-name-leaders = leaders
maharadjah-name-replaced = replaced
maharadjah-name-leaving = leaving
maharadjah-name-reinforcements = reinforcements
maharadjah-name-boats = boats
maharadjah-name-no-growth = no growth
maharadjah-name-growth-only-in = growth only in
maharadjah-name-at-least = at least { $a }
maharadjah-name-until = to turn { $a }
maharadjah-name-until-the-end = to the end
maharadjah-name-column-nation = nation
maharadjah-name-column-player = player
maharadjah-name-column-armies = armies
maharadjah-name-column-marker = marker
maharadjah-name-column-points = points
maharadjah-name-all-nations = all nations
maharadjah-name-card-end = end of turn
maharadjah-name-card-raid = any moment of their own sequence, turn
maharadjah-name-card-any = each other area
maharadjah-name-card-trade = end of each turn: 1 for each factory, and 1, 2, 3 for factories on 1, 2, 3 coasts
maharadjah-name-card-raj = end of each own sequence: Raj for 9, 18, 27, 36 areas 1, 2, 3, 4
maharadjah-name-kill-leader = { $a } killed
maharadjah-name-kill-army = each army of the { $a } destroyed
maharadjah-name-kill-factory = each factory of the { $a } destroyed
maharadjah-name-key-armies = My3(1): 3 armies of a nation, 1 of them not moved yet
maharadjah-name-key-leader = *: a leader
maharadjah-name-key-arms = !: arms
maharadjah-name-key-factory = #Po: a factory and whose it is
maharadjah-name-key-hiland = ^: a highland
maharadjah-name-key-site = o: a factory may stand here
maharadjah-name-key-strait = ~: across the strait
maharadjah-name-key-borders = |: the places next to it
maharadjah-name-key-marker = in the list of nations: armies on the map / counters, population marker, points

## Map files and set-ups

problem-maharadjah-short = The short game of Maharadjah is for 3 players, not { $given }.
problem-board-unknown-neighbour = Line { $line }: { $area } borders { $other }, which does not exist.
problem-board-one-way = Line { $line }: { $area } borders { $other }, but { $other } does not border { $area }.
problem-board-wrong-list = Line { $line }: { $other } stands in the list "{ $field }" of { $area }, but is of another kind.
problem-board-not-adjacent = Line { $line }: { $area } and { $other } must not touch.
problem-board-no-exit = Line { $line }: nothing gets from { $area } into India.
problem-board-coast = Line { $line }: { $area } has factories but no sea.

## What a choice would do, as short lines; an empty one is not shown

maharadjah-would-round = { "" }
maharadjah-would-aims = { "" }
maharadjah-would-movement-over = { "" }
maharadjah-would-turn = { "" }
maharadjah-would-sequence = { "" }
maharadjah-would-battle = battle with the { $b } in { $c }
maharadjah-would-siege = attack on the { $b } factory in { $c }
maharadjah-would-scores-area =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } ({ $b })
maharadjah-would-scores-raid =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } (raid on { $b })
maharadjah-would-scores-army =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } (armies destroyed: { $b })
maharadjah-would-scores-leader =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } ({ $b })
maharadjah-would-scores-factory =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } ({ $b } factory)
maharadjah-would-scores-trade =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } (factories)
maharadjah-would-scores-coasts =
    { $a } +{ $c ->
        [one] 1 point
       *[other] { $c } points
    } (coasts)
maharadjah-would-scores-raj =
    { $a } +{ $b ->
        [one] 1 point
       *[other] { $b } points
    } (Raj)

## What the position promises
maharadjah-outlook-battle = odds in { $c }: { $a } win { $d } %, { $b } hold { $f } %, nobody is left { $e } %
maharadjah-outlook-raj = Raj of the { $a }: { $b } areas, { $c ->
        [one] 1 point
       *[other] { $c } points
    }

## What somebody gained
maharadjah-gain-points = { $n } { $count ->
        [one] point
       *[other] points
    }
maharadjah-gain-areas = { $n } { $count ->
        [one] area
       *[other] areas
    }
maharadjah-gain-armies = { $n } { $count ->
        [one] army
       *[other] armies
    }
maharadjah-gain-factories = { $n } { $count ->
        [one] factory
       *[other] factories
    }
maharadjah-gain-leaders = { $n } { $count ->
        [one] leader
       *[other] leaders
    }
maharadjah-name-seat-won = bid for the seat
maharadjah-name-side-A = seat A
maharadjah-name-side-B = seat B
maharadjah-name-side-C = seat C
maharadjah-name-side-D = seat D
maharadjah-name-side-E = seat E
maharadjah-name-points-before = before this game began
maharadjah-name-scores-area = areas
maharadjah-name-scores-raid = raids
maharadjah-name-scores-army = armies destroyed
maharadjah-name-scores-leader = leaders killed
maharadjah-name-scores-factory = factories destroyed
maharadjah-name-scores-trade = trade
maharadjah-name-scores-coasts = coasts
maharadjah-name-scores-raj = titles

## How each fact of the board is known
maharadjah-standing-rules = Forced by the rulebook
maharadjah-standing-sourced = From published errata
maharadjah-standing-inferred = Inferred from geography
maharadjah-standing-areas = the 36 areas, six foreign lands and three seas
maharadjah-standing-regions = the region of each area
maharadjah-standing-factory-areas = coasts and factory areas
maharadjah-standing-strait = the strait between Karnataka and Lanka
maharadjah-standing-four-corners = the point where four areas meet
maharadjah-standing-examples = borders and terrain that the examples need
maharadjah-standing-errata = some more borders
maharadjah-standing-geography = all other borders and highlands: press an area to see how sure each is
maharadjah-standing-shapes = the shapes of the areas

# Standing orders

maharadjah-order-retreat = When I am attacked: stand or withdraw
maharadjah-order-retreat-nation = For
maharadjah-order-retreat-do = My armies
maharadjah-order-retreat-under = … if the odds of holding are under (%)
maharadjah-order-retreat-to = They go to, the first open one (else an own area, a free one, the sea)
maharadjah-order-retreat-but = But ask me in
maharadjah-order-submission = When my nation may submit
maharadjah-order-submission-nation = For
maharadjah-order-submission-to = To
maharadjah-order-submission-region = Region
maharadjah-order-submission-do = Submit
maharadjah-order-submission-areas = … when at most so many areas are left
maharadjah-order-alliance = When my nation may ally with the British
maharadjah-order-alliance-nation = For
maharadjah-order-alliance-do = Ally
maharadjah-order-alliance-from = The army is taken from, the first that has one (else I am asked)
maharadjah-order-consent = When a power wants a factory in an area of mine
maharadjah-order-consent-nation = For
maharadjah-order-consent-to = Of
maharadjah-order-consent-do = I agree
maharadjah-order-leave = When boats ask to pass my armies at sea
maharadjah-order-leave-nation = For
maharadjah-order-leave-to = Of
maharadjah-order-leave-do = They may
maharadjah-order-stay = When it is my nation’s turn to move: stay
maharadjah-order-stay-nation = For
maharadjah-order-stay-armies = … while it has at most so many armies
maharadjah-order-is-stand = stand
maharadjah-order-is-withdraw = withdraw
maharadjah-order-is-withdraw-if = withdraw if it looks bad
maharadjah-order-is-never = never
maharadjah-order-is-always = always
maharadjah-order-is-when-few = when few areas are left
maharadjah-order-is-for-marker = for the marker
maharadjah-order-is-for-army = for an army
maharadjah-order-is-leader = where my leader is
maharadjah-order-is-yes = yes
maharadjah-order-is-no = no

## What can be read in a terminal
maharadjah-page-cards = cards
maharadjah-page-events = events
maharadjah-page-key = key
