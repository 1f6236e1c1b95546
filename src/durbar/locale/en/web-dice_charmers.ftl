# Words on the page's board of The Dice Charmers.
web-dice_charmers-round = Round { $round }
web-dice_charmers-sheet-of = { $who }’s sheet
web-dice_charmers-show-sheet = { $who }: fame { $fame }, money { $money }, { $karma } karma. Show the sheet
web-dice_charmers-back = Back to my sheet
web-dice_charmers-others = The other sheets
web-dice_charmers-parts = Parts of the sheet
web-dice_charmers-own-layout = A sheet of our own: the printed layout was not at hand.
web-dice_charmers-province = Province
web-dice_charmers-palace = Palace
web-dice_charmers-river = River
web-dice_charmers-market = Goods market
web-dice_charmers-values = Building values
web-dice_charmers-tracks = Tracks
web-dice_charmers-karma = Karma
web-dice_charmers-track-fame = Fame: { $reached } of { $boxes }
web-dice_charmers-track-money = Money: { $reached } of { $boxes }
web-dice_charmers-sum = fame { $fame } · money { $money }
web-dice_charmers-apart = { $units } apart
web-dice_charmers-crossing = How far the tracks are from crossing
web-dice_charmers-meet = they meet
web-dice_charmers-crossed = crossed by { $units }
web-dice_charmers-position =
    { $at ->
        [0] before the first space
       *[other] position { $at } of { $of }
    }
web-dice_charmers-all-in-column = All six in a column
web-dice_charmers-all-types = All types
web-dice_charmers-elephant = Elephant
web-dice_charmers-only-karma = only by karma
web-dice_charmers-centre = Centre
web-dice_charmers-dice-left =
    { $dice ->
        [0] no dice left
        [one] 1 die left
       *[other] { $dice } dice left
    }
web-dice_charmers-taken = Warehouses
web-dice_charmers-drafter = the drafter
web-dice_charmers-die = { $colour } die: { $face }, { $where }
web-dice_charmers-in-centre = in the centre
web-dice_charmers-in-elephant = on the elephant
web-dice_charmers-with = with { $who }
web-dice_charmers-bonus = { $what }, { $state }
web-dice_charmers-bonus-free = not earned yet
web-dice_charmers-bonus-circled = earned, to be used
web-dice_charmers-bonus-used = used
web-dice_charmers-bonus-lost = lost
web-dice_charmers-empty = empty
web-dice_charmers-cell = Row { $row }, column { $column }: { $what }
web-dice_charmers-road = road to { $sides }
web-dice_charmers-side-N = north
web-dice_charmers-side-E = east
web-dice_charmers-side-S = south
web-dice_charmers-side-W = west
web-dice_charmers-space =
    Space { $n }, { $symbol }: { $gives }{ $marked ->
        [true] , marked
       *[false] { "" }
    }
web-dice_charmers-good = { $good }: { $stock } in stock, { $sold } sold
web-dice_charmers-palace-row = { $who }: { $used } of { $boxes } boxes marked
web-dice_charmers-type = { $type }: worth { $value }
web-dice_charmers-karma-row = { $karma } of { $boxes } karma, { $spent } used
web-dice_charmers-ways = Ways the road can lie
web-dice_charmers-turn-hint = Choose how it lies. To look at the next:
web-dice_charmers-cell-hint =
    { $cells ->
        [one] 1 cell can be chosen on the sheet.
       *[other] { $cells } cells can be chosen on the sheet.
    }
web-dice_charmers-fewer = One { $good } fewer
web-dice_charmers-more = One { $good } more
web-dice_charmers-sell =
    { $coins ->
        [one] Sell for 1 coin
       *[other] Sell for { $coins } coins
    }
web-dice_charmers-sell-nothing = Sell nothing
web-dice_charmers-how-to-win = Who makes the two tracks cross by most wins; then most karma circled, then most karma used.
web-dice_charmers-own = our own layout
web-dice_charmers-chip-take = { $face } · { $die }
web-dice_charmers-chip-face = { $face }
web-dice_charmers-chip-karma = Karma: roll { $die }
web-dc-editor-province = Province and border
web-dc-editor-residence = residence
web-dc-editor-river = River
web-dc-editor-goods = Prices and tents
web-dc-editor-price = Price
web-dc-editor-tent = Tent
web-dc-editor-columns = Palace and upgrades
web-dc-editor-palace = Palace column
web-dc-editor-level = Fame of level
web-dc-editor-upgrade = All buildings at
web-dc-editor-tracks = Tracks and karma
web-dc-editor-length-units = Ruler
web-dc-editor-fame-boxes = Fame boxes
web-dc-editor-fame-units = Length of a fame box
web-dc-editor-money-boxes = Money boxes
web-dc-editor-money-units = Length of a money box
web-dc-editor-names = Names
web-dc-editor-add = Add a bonus
web-dc-editor-more = One more effect
web-dc-editor-space = Space
web-dice_charmers-draw-it = Draw it
web-dice_charmers-log-rolled = The dice show: { $faces }.
web-dice_charmers-why = { $player }: { $sum }: { $sign ->
        [minus] { $apart } apart.
       *[other] crossed by { $apart }.
    }
