# Arena, balance report, bots by name.

problem-no-luck = Luck is not measured in “{ $given }”, only in { $known }. Leave --luck out.
problem-bad-bounds = “{ $given }” are no bounds: write two numbers, the smaller one first, like 0,15.
problem-two-bots = Disagreements are those of two bots: name two with --bots, not { $given }.
problem-no-judge = No judge can be fitted for “{ $given }”. Choose one of: { $known }.
problem-unknown-level = There is no level “{ $given }”: choose one of { $known }.
problem-bad-bot-budget = “{ $given }” is not a bot: only hard takes a budget, as iterations (hard:500) or seconds (hard:0.2s).
problem-bad-bot-command = “{ $given }” names no command: write for instance cmd:./mybot.
problem-bad-python-bot = “{ $given }” names no bot: write py:FILE.py:Class, for a class with choose(view) that is made from a seed.
problem-python-bot-broken = The bot { $given } does not start: { $reason }.
problem-no-bots = Name at least one bot, for instance --bots medium,easy.
problem-too-many-bots = { $given } bots do not fit on { $seats } seats: name fewer, or take more seats with --seats.
problem-other-setup = { $given } holds games of another set-up: take an empty folder with --out, or the same bots, options, board and seed.
problem-damaged = { $given } is damaged: delete the lines that are not whole, or take an empty folder with --out.
problem-cluster-unreachable = No Dask scheduler answers at { $given }: check the address and start it first.
problem-cluster-empty = The Dask scheduler at { $given } has no worker: start one with “dask worker { $given }”.
problem-cluster-lost = The Dask cluster at { $given } went away: start it again, and the same command goes on with the games that are missing.
problem-cluster-stranger = Not all of the Dask cluster at { $given } has durbar { $version }: install this version for its scheduler and for every worker.
problem-worker-lost = What plays the games was lost { $tries } times in a row (out of memory?): put that right, and the same command goes on with the games that are missing.
problem-endless = The game of { $game } with seed { $seed } does not end; please report it with this seed.
problem-bad-sweep = “{ $given }” is not a sweep: write option=value,value.

# The balance report.

lab-report-title = { $game }: balance report
lab-report-intervals = Every rate and mean is followed by its 95 % interval. What is in bold is clear: one test over all seats (or characters, or choices) comes first, and single ones are corrected for their number.

lab-verdict-variant = { $variant } – { $sentence }
lab-verdict-alone = The player wins { $rate } of { $games } games.
lab-verdict-few = { $games ->
    [one] One game says nothing about the seats: take some hundreds.
   *[other] { $games } games say nothing about the seats: take some hundreds.
 }
lab-verdict-seats-differ = Seats differ: { $list }; an even share is { $even }.
lab-verdict-seats-differ-somewhere = Seats differ, though no single one is clear: { $list }; an even share is { $even }.
lab-verdict-seats-even = No difference between seats is shown. These { $games } games would have shown a seat some { $points } percentage points above the even { $even }; 5 percentage points would take { $needed } games.
lab-verdict-gap = Seats are { $gap } percentage points from even (root mean square; 0 is fair).
lab-verdict-fair = That is fair within { $points } percentage points: every seat’s interval lies within.
lab-verdict-fairer = “{ $variant }” is fairer than “{ $first }”: distance from even { $points } percentage points, over the same games.
lab-verdict-less-fair = “{ $variant }” is less fair than “{ $first }”: distance from even { $points } percentage points, over the same games.
lab-verdict-as-fair = Which of “{ $variant }” and “{ $first }” is fairer is not shown: distance from even { $points } percentage points, over the same games.
lab-verdict-seat = { $seat } wins { $rate }
lab-verdict-same-seat = { $about }, compared with others at the same seat: { $list }.
lab-verdict-points = { $name } { $points } percentage points
lab-verdict-no-single = there are differences, though no single one is clear
lab-verdict-change = Win rates against the same games of “{ $first }”: { $list }.
lab-verdict-course = Against the same games of “{ $first }”: { $list }.
lab-verdict-course-choices = { $value } choices a game
lab-verdict-course-turns = { $value } turns a game
lab-verdict-course-changes = { $value } changes of the lead
lab-verdict-course-decided = lead taken for good { $value } percentage points of the game later
lab-verdict-course-best = winner’s score { $value } points
lab-verdict-course-margin = margin { $value } points
lab-verdict-nothing-else = { $count ->
    [one] Nothing else stands out (one more question was tested).
   *[other] Nothing else stands out ({ $count } more questions were tested).
 }

lab-report-bots = Bots
lab-report-players = Players
lab-report-each-variant = Games (of each variant)
lab-report-settings = Options
lab-report-seed = Seed
lab-report-rules = Version of the rules
lab-report-variant = Variant
lab-report-seat = Seat
lab-report-games = Games
lab-report-win = Win rate
lab-report-score = Points
lab-report-place = Rank
lab-report-role = Who
lab-report-winner = Who
lab-report-choice = Choice
lab-report-choices = Choices in a game
lab-report-range = 90 % of games
lab-report-turns = Turns
lab-report-turn = Turn
lab-report-best = Winner’s points
lab-report-margin = Margin to the second
lab-report-reason = Ending
lab-report-share = Share of games
lab-report-each = Times a game
lab-report-changes = Changes of the lead
lab-report-decided = Lead taken for good after (share of the game)
lab-report-source = Source
lab-report-event = Event
lab-report-word = What
lab-report-seats = Seats
lab-report-alone-note = One player alone, by what the rules of the solo game call a win.
lab-report-seats-note = Equal bots, so equal seats would win equally often (dashed line).
lab-report-roles-note = Seats by the character they took or the nations they lead: how the player fared.
lab-report-winners = Points under one’s own name
lab-report-winners-note = Points a game of each nation (or Brahmabot) alone, games without any included. Counted are the games it scored in.
lab-report-openings = Openings
lab-report-openings-note = The first choices of each seat, and how those who made them fared. Frequent choices only; all are in the data.
lab-report-nth = { $nth ->
    [1] First choice
    [2] Second choice
    [3] Third choice
   *[other] Choice { $nth }
 } – { $ask }
lab-report-same-seat = Win rate against the same seat, percentage points
lab-report-length = Length and ending
lab-report-length-note = Choices that players made, forced ones included.
lab-report-lead = The lead
lab-report-lead-note = How often the lead changed hands, as things stood after each choice, and after what part of the game the last leader took it.
lab-report-sources = Points by source and turn
lab-report-sources-note = Points a game, all players together.
lab-source-scores-area = areas held
lab-source-scores-raid = raids
lab-source-scores-army = armies destroyed
lab-source-scores-leader = leaders killed
lab-source-scores-factory = factories destroyed
lab-source-scores-trade = factories
lab-source-scores-coasts = coasts
lab-source-scores-raj = Raj
lab-report-often = What came up
lab-report-often-note = Questions with their rules, events, and the tiles, cards and places in them: in how many games, and how often a game.
lab-report-never = Never came up: { $names }.
lab-report-setting = { $name }: { $value }
lab-report-usual = as usual
lab-report-own-file = one of one’s own
lab-report-ask = Question
lab-report-rule = Rules
lab-report-asked = What players were asked
lab-report-happened = What happened
lab-report-plot-dashed = { $title } (dashed: equal chances)
lab-report-plot-seats-win = Win rate by seat, with 95 % interval
lab-report-plot-seats-score = Points by seat, with 95 % interval
lab-report-plot-roles-win = Win rate of the player, with 95 % interval
lab-report-plot-winners = Points a game, with 95 % interval
lab-report-plot-openings = Win rate by choice, with 95 % interval
lab-report-plot-length = How long games last
lab-report-plot-lead = How often the lead changes
lab-report-plot-sources = Where points come from, turn after turn (mean of all games)

# What is asked and what happens, as headings of a report: lab-<game>-<Decision or event>.

lab-maharaja-PickCharacter = Character at the start
lab-maharaja-OpeningShrine = Shrine at the start
lab-maharaja-Planning = Two actions planned
lab-maharaja-TurnMenu = What to do next
lab-maharaja-MovePriest = Where the priest goes
lab-maharaja-BuildStatue = Where a statue goes
lab-maharaja-BuildShrine = Where a shrine goes
lab-maharaja-FreeShrine = Where a free shrine goes
lab-maharaja-SupplyShrine = Where a shrine from the supply goes
lab-maharaja-ChangeCharacter = Which character is taken instead
lab-maharaja-ReplaceCharacter = A new character for one that was taken
lab-maharaja-MoveFlag = Which flag moves
lab-maharaja-Exchange = Coins and PP exchanged
lab-maharaja-ReturnShrine = A shrine returned
lab-maharaja-TakeReward = Which reward tile is taken
lab-maharaja-RewardExchange = Coins paid for PP as a reward
lab-maharaja-PlaceMaharani = Where a Maharani token goes
lab-maharaja-special-in-use = Special rule in use
lab-maharaja-final-in-use = Final-scoring tile in use
lab-maharaja-character-shown = Character on display
lab-maharaja-reward-laid = Reward tile laid
lab-maharaja-flag-laid = Flag laid
lab-maharaja-first-pick = First to pick
lab-maharaja-setup-tile = Set-up tile of Brahmabot
lab-maharaja-round-begins = Round begun
lab-maharaja-maharaja-goes = The Maharaja travels
lab-maharaja-planned = Plan made
lab-maharaja-revealed = Plan revealed
lab-maharaja-acts = Action performed
lab-maharaja-uses-ability = Ability used
lab-maharaja-coins = Coins taken
lab-maharaja-pays = Coins paid
lab-maharaja-pp = PP won
lab-maharaja-pays-pp = PP paid
lab-maharaja-shrines = Shrines taken from the supply
lab-maharaja-shrine-returned = Shrine returned to the supply
lab-maharaja-token = Action token received
lab-maharaja-token-spent = Action token spent
lab-maharaja-statue = Statue built
lab-maharaja-shrine = Shrine built
lab-maharaja-passes = Road taken
lab-maharaja-moved = Priest moved
lab-maharaja-toll = Toll paid
lab-maharaja-flag-moved = Flag moved
lab-maharaja-returns-character = Character returned
lab-maharaja-takes-character = Character taken
lab-maharaja-turn-ends = Turn ended
lab-maharaja-city-scored = City scored
lab-maharaja-worship = Rank in a city scoring
lab-maharaja-reward-taken = Reward tile taken
lab-maharaja-maharani-placed = Maharani token placed
lab-maharaja-maharani-back = Maharani token back
lab-maharaja-reward-gone = Reward tile out of the game
lab-maharaja-round-ends = Round ended
lab-maharaja-final-line = Line of the final scoring
lab-maharaja-final-total = Total after the final scoring
lab-maharaja-tile-shown = Brahmabot tile shown
lab-maharaja-tile-turned = Brahmabot tile turned up
lab-maharaja-tile-performed = Brahmabot tile performed
lab-maharaja-skipped = Brahmabot cannot carry out an instruction
lab-maharaja-shrine-moved = Shrine taken away
lab-maharaja-stays = Priest cannot reach the city

lab-maharadjah-Movement = Which group moves
lab-maharadjah-Escort = Who goes with a group
lab-maharadjah-March = Where a group goes
lab-maharadjah-PlaceLeader = Where a leader appears
lab-maharadjah-PlaceArms = Where arms go
lab-maharadjah-GiveArms = Arms given to a nation
lab-maharadjah-RemoveArmy = Which army is removed
lab-maharadjah-RemoveSurplus = Which surplus army is removed
lab-maharadjah-PlaceArmy = Where a new army goes
lab-maharadjah-PlaceReinforcement = Where a reinforcement goes
lab-maharadjah-ShareInvaders = How invaders are shared
lab-maharadjah-GrantLeave = Boats allowed to pass
lab-maharadjah-ChooseBattle = Which battle comes next
lab-maharadjah-DefenderRetreat = Defender: stand or retreat
lab-maharadjah-AttackerRetreat = Attacker: fight on or retreat
lab-maharadjah-Follow = Who goes with a retreating army
lab-maharadjah-LandArmy = Where an army lands
lab-maharadjah-ChooseLoss = Which army is lost
lab-maharadjah-AskSiege = A factory attacked or let be
lab-maharadjah-ReturnArmy = Where an army goes back
lab-maharadjah-ShiftLand = Another way in
lab-maharadjah-VoidSubmission = Which submission is void
lab-maharadjah-AskSubmission = Submit or not
lab-maharadjah-AskAlliance = Ally with the British or not
lab-maharadjah-Build = Factories built or taken up
lab-maharadjah-Consent = A foreign factory allowed or not
lab-maharadjah-turn = Turn begun
lab-maharadjah-sequence = Sequence of a nation
lab-maharadjah-second-half = Second half of a major invasion
lab-maharadjah-grows = New army
lab-maharadjah-stores = Population marker moved
lab-maharadjah-reinforced = Reinforcements
lab-maharadjah-invades = Invasion
lab-maharadjah-leader-arrives = Leader appears
lab-maharadjah-leader-leaves = Leader leaves
lab-maharadjah-leader-killed = Leader killed
lab-maharadjah-moves = Armies moved
lab-maharadjah-rides = Leader or arms moved
lab-maharadjah-stays = Armies left behind
lab-maharadjah-battle = Battle
lab-maharadjah-round = Round of a battle
lab-maharadjah-die = Die of a battle
lab-maharadjah-loses = Armies lost
lab-maharadjah-retreats = Retreat
lab-maharadjah-breaks-off = Battle broken off
lab-maharadjah-battle-over = Battle over
lab-maharadjah-battle-won = Battle won
lab-maharadjah-battle-drawn = Battle without a winner
lab-maharadjah-battle-broken-off = Battle broken off
lab-maharadjah-spared = Army kept for counters
lab-maharadjah-SpareArmy = Keep an army for counters
lab-maharadjah-bids = Bid for a seat
lab-maharadjah-passes = Passed for a seat
lab-maharadjah-seat-won = Seat won
lab-maharadjah-PutUp = Put a seat up
lab-maharadjah-Raise = Give more for a seat, or pass
lab-maharadjah-siege = Factory attacked
lab-maharadjah-factory-lost = Factory destroyed
lab-maharadjah-factory-built = Factory built
lab-maharadjah-factory-taken-up = Factory taken up
lab-maharadjah-removed = Armies removed
lab-maharadjah-replaced = Nation becomes another
lab-maharadjah-submits = Submission
lab-maharadjah-void = Submission void
lab-maharadjah-returns = Armies back home
lab-maharadjah-shifts = Armies by another land
lab-maharadjah-allies = Alliance with the British
lab-maharadjah-arms-given = Arms promised
lab-maharadjah-arms-enter = Arms received
lab-maharadjah-arms-back = Arms taken back
lab-maharadjah-arms-lost = Arms lost
lab-maharadjah-leave-given = Boats may pass
lab-maharadjah-leave-denied = Boats may not pass
lab-maharadjah-consents = Foreign factory allowed
lab-maharadjah-dissents = Foreign factory refused
lab-maharadjah-lands = Landing
lab-maharadjah-scores-area = Points for areas held
lab-maharadjah-scores-raid = Points for raids
lab-maharadjah-scores-army = Points for armies destroyed
lab-maharadjah-scores-leader = Points for leaders killed
lab-maharadjah-scores-factory = Points for factories destroyed
lab-maharadjah-scores-trade = Points for factories
lab-maharadjah-scores-coasts = Points for coasts
lab-maharadjah-scores-raj = Points of Raj
lab-maharadjah-raj-counted = Areas counted for Raj
lab-maharadjah-game-over = Game over
lab-maharadjah-movement-over = Movement over
lab-maharadjah-follows = Leader or arms go along
lab-maharadjah-aims = Roll needed in a battle

lab-dice_charmers-ChooseDie = Which die is taken
lab-dice_charmers-TakeRolled = Which of the two rolled dice is taken
lab-dice_charmers-DrawRoad = Where a road goes
lab-dice_charmers-TwoHalves = Where two half-roads go
lab-dice_charmers-HalfRoad = Where a half-road goes
lab-dice_charmers-SecondHalf = Where the second half-road goes
lab-dice_charmers-Sell = What is sold
lab-dice_charmers-ChooseGoods = What is circled
lab-dice_charmers-ChooseGoodsDie = Whose goods are circled
lab-dice_charmers-ChooseCharacter = Which character is used
lab-dice_charmers-MogulCalls = Whom the Grand Mogul calls
lab-dice_charmers-BonusMogulCalls = Whom the Grand Mogul of a bonus calls
lab-dice_charmers-MaharaniSails = How far the Maharani sails
lab-dice_charmers-Merchant = What the Merchant does
lab-dice_charmers-ChooseUpgrade = Which building is raised
lab-dice_charmers-Portuguese = What the Portuguese do
lab-dice_charmers-GoBack = How far back on the river
lab-dice_charmers-UseBonuses = Which bonus comes next
lab-dice_charmers-began = First player
lab-dice_charmers-round = Round begun
lab-dice_charmers-rolled = Die rolled
lab-dice_charmers-turn = Turn begun
lab-dice_charmers-took = Die taken
lab-dice_charmers-twin = Die put on the elephant
lab-dice_charmers-spent = Karma spent
lab-dice_charmers-rerolled = Die rolled again
lab-dice_charmers-no_die = No die usable
lab-dice_charmers-idle = Nothing to do with the die
lab-dice_charmers-got = Good circled
lab-dice_charmers-drew = Road drawn
lab-dice_charmers-halved = Half-road added
lab-dice_charmers-built = Building built
lab-dice_charmers-opened = Market opened
lab-dice_charmers-sold = Good sold
lab-dice_charmers-marked = Character box marked
lab-dice_charmers-sailed = Sailed on
lab-dice_charmers-went_back = Went back on the river
lab-dice_charmers-bonus_circled = Bonus circled
lab-dice_charmers-bonus_used = Bonus used
lab-dice_charmers-bonus_lost = Bonus lost
lab-dice_charmers-reward = Reward received
lab-dice_charmers-reward_lost = Reward lost
lab-dice_charmers-fame = Fame won
lab-dice_charmers-money = Coins won
lab-dice_charmers-karma = Karma circled
lab-dice_charmers-raised = Building raised
lab-dice_charmers-crossed = Fame and money cross
lab-dice_charmers-ended = Game over
lab-dice_charmers-die_chosen = Purple die chosen
lab-dice_charmers-sold_nothing = Nothing sold
lab-dice_charmers-declined = Action declined
lab-dice_charmers-half_left_out = Second half-road left out
lab-dice_charmers-halves_lost = Half-roads of a bonus lost

# Kinds of words.

lab-kind-action = Actions
lab-kind-added = What helps a roll
lab-kind-building = Buildings
lab-kind-cause = Where points come from
lab-kind-cell = Cells of the map
lab-kind-character = Characters
lab-kind-city = Cities
lab-kind-die = Dice
lab-kind-effect = Effects
lab-kind-ending = Endings
lab-kind-face = Faces of the dice
lab-kind-final = Final-scoring tiles
lab-kind-good = Goods
lab-kind-instruction = Brahmabot’s instructions
lab-kind-leader = Leaders
lab-kind-line = Lines of the final scoring
lab-kind-nation = Nations
lab-kind-node = Stops of the priests
lab-kind-place = Places
lab-kind-price = Prices of an alliance
lab-kind-reason = Reasons
lab-kind-region = Regions
lab-kind-removal = Reasons to remove armies
lab-kind-reward = Reward tiles
lab-kind-rider = Leaders and arms
lab-kind-road = Roads
lab-kind-setup = Set-up tiles
lab-kind-side = Seats
lab-kind-source = Where bonuses and characters come from
lab-kind-space = Spaces
lab-kind-special = Special rules
lab-kind-symbol = Symbols of the river
lab-kind-target = Cover of the attacked

# Commands.

cli-arena = Let bots play against each other, seats balanced, and tell who is stronger.
cli-arena-example = durbar arena maharaja --bots medium,easy --games 200
cli-arena-running = { $game }: { $bots }
cli-arena-written = Records and tables are in { $given }.
cli-arena-faults = { $games ->
    [one] { $bot } was at fault in 1 game: { $ways }.
   *[other] { $bot } was at fault in { $games } games: { $ways }.
 }
cli-arena-fault-hang = { $count ->
    [one] once no answer in time
   *[other] { $count } times no answer in time
 }
cli-arena-fault-crash = { $count ->
    [one] crashed once
   *[other] crashed { $count } times
 }
cli-arena-fault-nonsense = { $count ->
    [one] one answer that is no option
   *[other] { $count } answers that are no option
 }
cli-arena-fault-out = { $count ->
    [one] one choice not asked any more
   *[other] { $count } choices not asked any more
 }
cli-arena-last-words = It said last: { $words }
cli-stopped = Stopped after { $done } of { $games } games: the same command goes on from there.
cli-arena-caption = Below each value its 95 % interval. ▲ ▼: the win rate is clear of that of equals.
cli-arena-bot = Bot
cli-arena-seat = Seat
cli-arena-games = Games
cli-arena-wins = Win rate
cli-arena-chance = Equals
cli-arena-rank = Mean rank
cli-arena-score = Mean points
cli-arena-skill = openskill
cli-arena-time = ms a choice
cli-option-bots = Who plays, with commas between: random, easy, medium, hard, hard:500 (iterations), hard:0.2s, "cmd:./mybot", py:mybot.py:MyBot.
cli-option-jobs = Processes on this machine (0: one for each core).
cli-option-cluster = Address of a Dask scheduler, tcp://host:port, to play on its workers instead.
cli-option-patience = Seconds a bot of yours may take for an answer.
cli-arena-adjusted = { $bot } less luck: { $value } ({ $low } to { $high }).
cli-arena-until-high = After { $blocks } blocks { $bot } wins at least { $high } points of 100 more than an equal would, rather than { $low } (ratio { $ratio }, bound { $bound }).
cli-arena-until-low = After { $blocks } blocks { $bot } wins at most { $low } points of 100 more than an equal would, rather than { $high } (ratio { $ratio }, bound { $bound }).
cli-arena-until-open = After { $blocks } blocks nothing is decided about { $bot }: { $low } or { $high } points of 100 (ratio { $ratio }, bound { $bound }).
cli-arena-disagreed = { $first } and { $second } were asked { $asked } times and differed { $differed } times.
cli-arena-gap-share = Where they differed, the choice of { $bot } was worth { $value } of a win more ({ $low } to { $high }).
cli-arena-gap-points = In points over the table’s mean: { $value } ({ $low } to { $high }).
cli-agent-against = Against { $level }: wins { $value } ({ $low } to { $high }) of { $games } games.
cli-agent-rating = Rating over { $games } games (openskill): { $value } ({ $low } to { $high }).
cli-agent-cost = A game took { $calls } questions, { $characters_read } characters read, { $characters_written } written and { $seconds } seconds; { $refused } of its choices were refused.
cli-dataset = Write games as open data: records, tables of every choice and view, a card and a licence.
cli-dataset-example = durbar dataset maharaja --games 100 --out games
cli-option-dataset-out = Folder for the data; an interrupted run goes on from it.
cli-dataset-written = { $games } games, { $files } files of tables in { $given }.
cli-option-blocks = All arrangements of the bots play with the same dice, as one sample.
cli-option-until = Stop as soon as it is clear whether the first bot wins LOW or HIGH points of 100 more than an equal would, for instance 0,15.
cli-option-luck = Measure what the dice brought, and tell win rates less luck too.
cli-option-disagreements = Only look where two bots choose differently, and play these positions to the end both ways.

cli-chances = Judges that say who will win: make them again, test them.
cli-chances-build = Play games of medium bots, fit a judge to them, and write its file.
cli-chances-build-example = durbar chances build dice_charmers --games chances --out dice_charmers.json
cli-chances-test = Test the judge of a game on games nobody has seen, for every number of seats.
cli-chances-test-example = durbar chances test maharaja --count 100
cli-chances-chosen = Chosen: { $recipe }
cli-chances-written = Written to { $given }.
cli-chances-figures = { $games } games, { $positions } positions: log-loss { $loss }, calibration error { $calibration }, points off by { $points }
cli-option-chances-games = Folder in which the games are kept; a run that was stopped goes on from it.
cli-option-chances-out = File to write the judge to.
cli-option-chances-count = Games of each kind of table.

cli-par = Measure what each seat makes on average where the same bot plays all of them.
cli-par-example = durbar par maharadjah --games 200
cli-par-running = { $game }, { $seats } seats { $settings }
cli-par-written = Written to { $given }.
cli-option-par-bot = Who plays every seat.
cli-option-par-out = File to write the pars to.
cli-option-arena-out = Folder for the results; an interrupted run goes on from it.
cli-option-report-out = Folder for the page and its data; an interrupted run goes on from it.
cli-option-sweep = Compare the values of an option, or of a number of the rules (rounds=5,7; durbar board export lists them), side by side, option=a,b; may be repeated. board=,mine.toml compares the usual board with yours.
cli-report = Play many games between equal bots and write a balance report: one HTML page and its data.
cli-report-example = durbar report maharaja --games 200 --out report
cli-report-running = { $game }: games for the report
