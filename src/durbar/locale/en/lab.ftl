# Arena, balance report, bots by name.

problem-unknown-level = There is no level “{ $given }”: choose one of { $known }.
problem-bad-bot-budget = “{ $given }” is not a bot: only hard takes a budget, as iterations (hard:500) or seconds (hard:0.2s).
problem-bad-bot-command = “{ $given }” names no command: write for instance cmd:./mybot.
problem-no-bots = Name at least one bot, for instance --bots medium,easy.
problem-too-many-bots = { $given } bots do not fit on { $seats } seats: name fewer, or take more seats with --players.
problem-other-setup = { $given } holds games of another set-up: take an empty folder with --out, or the same bots, options and seed.
problem-cluster-missing = A cluster needs Dask: install the extra durbar[cluster].
problem-cluster-unreachable = No Dask scheduler answers at { $given }: check the address and start it first.
problem-lab-missing = A report needs polars and altair: install the extra durbar[lab].
problem-endless = The game of { $game } with seed { $seed } does not end; please report it with this seed.
problem-bad-sweep = “{ $given }” is not a sweep: write option=value,value.
