# Looking back at a finished game, on the page and in the terminal.

study-start = Expected at the start
study-luck = Luck
study-own = Own choices
study-met = The plans met
study-others = From the others
study-result = Result
study-adjusted = Result less luck
study-share = { $value } % of a win
study-points = { $value } points
study-turning-draw = Step { $step }: the draws changed what { $player } could expect by { $change }.
study-turning-own = Step { $step }: { $player }’s own turn was worth { $change }.
study-turning-turn = Step { $step }: the turn of { $whose } changed what { $player } could expect by { $change }.
study-turning-plans = Step { $step }: as the plans met, { $player } could expect { $change } more or less.
study-no-turning = No moment stands out beyond the noise of this budget.
study-slip = a slip
study-mistake = a mistake
study-blunder = a blunder
study-close = close
study-verdict = Step { $step }, { $player }: “{ $chosen }” was { $name }: { $loss } lost ({ $low } to { $high }). Better: “{ $better }”.
study-verdict-close = Step { $step }, { $player }: “{ $chosen }” against “{ $better }” is close: { $loss } ({ $low } to { $high }).
study-no-verdict = No choice was clearly worse than another.
study-judge = Judged by games played to the end by a fixed player (judge { $judge }).
study-caveat = Luck and skill are told apart by that player, who is not perfect: what it does not understand appears as luck or as the others’ doing.
study-set-up-only = All draws came before the first choice: whatever luck there was, was in the set-up.
