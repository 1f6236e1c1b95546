# Arena, balance report, bots by name.

problem-unknown-level = There is no level “{ $given }”: choose one of { $known }.
problem-bad-bot-budget = “{ $given }” is not a bot: only hard takes a budget, as iterations (hard:500) or seconds (hard:0.2s).
problem-bad-bot-command = “{ $given }” names no command: write for instance cmd:./mybot.
problem-no-bots = Name at least one bot, for instance --bots medium,easy.
problem-too-many-bots = { $given } bots do not fit on { $seats } seats: name fewer, or take more seats with --seats.
problem-other-setup = { $given } holds games of another set-up: take an empty folder with --out, or the same bots, options and seed.
problem-cluster-missing = A cluster needs Dask: install the extra durbar[cluster].
problem-cluster-unreachable = No Dask scheduler answers at { $given }: check the address and start it first.
problem-cluster-empty = The Dask scheduler at { $given } has no worker: start one with “dask worker { $given }”.
problem-worker-lost = What plays the games was lost { $tries } times in a row (out of memory, or the cluster went away): put that right, and the same command goes on with the games that are missing.
problem-lab-missing = A report needs polars and altair: install the extra durbar[lab].
problem-endless = The game of { $game } with seed { $seed } does not end; please report it with this seed.
problem-bad-sweep = “{ $given }” is not a sweep: write option=value,value.

# The balance report.

lab-report-title = { $game }: balance report
lab-report-intervals = Every rate and mean is followed by its 95 % interval. A win rate in bold is clear of what equal seats would have.
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
lab-report-role = Role
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
lab-report-decided = Lead taken for good after
lab-report-source = Source
lab-report-event = Event
lab-report-word = What
lab-report-seats = Seats
lab-report-seats-note = Equal bots, so equal seats would win equally often (dashed line).
lab-report-roles = Roles
lab-report-roles-note = Seats by the role they began with.
lab-report-winners = Points by name
lab-report-winners-note = Points a game of everything that scores under a name of its own, games without any included; the games it scored in are counted.
lab-report-openings = Openings
lab-report-openings-note = The first choices of each seat, and how those who made them fared. Frequent choices only; all are in the data.
lab-report-nth = { $nth ->
    [1] First choice
    [2] Second choice
    [3] Third choice
   *[other] Choice { $nth }
 } ({ $ask })
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
lab-report-often-note = Events of the rules, the tiles, cards and places in them: in how many games, and how often a game.
lab-report-never = Never came up: { $names }.
lab-report-words = Each tile, card, place and piece

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
cli-arena-games = Games
cli-arena-wins = Win rate
cli-arena-chance = Equals
cli-arena-rank = Mean rank
cli-arena-score = Mean points
cli-arena-skill = openskill
cli-arena-time = ms a choice
cli-option-bots = Who plays, with commas between: random, easy, medium, hard, hard:500 (iterations), hard:0.2s, "cmd:./mybot".
cli-option-jobs = Processes on this machine (0: one for each core).
cli-option-cluster = Address of a Dask scheduler, tcp://host:port, to play on its workers instead.
cli-option-patience = Seconds a bot of yours may take for an answer.
cli-option-arena-out = Folder for the results; an interrupted run goes on from it.
cli-option-report-out = Folder for the page and its data; an interrupted run goes on from it.
cli-option-sweep = Compare the values of an option side by side, option=a,b; may be repeated. board=one.toml,other.toml compares boards.
cli-report = Play many games between equal bots and write a balance report: one HTML page and its data.
cli-report-example = durbar report maharaja --games 200 --out report
cli-report-running = { $game }: games for the report
