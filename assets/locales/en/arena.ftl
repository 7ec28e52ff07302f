# The picture of `daykeeper arena --plot`.

# $player: as it was named on the command line. $seats: players of each game.
arena-plot-title = Strength by budget: pairings won against { $player }, { $seats } seats
arena-plot-title-all = Strength by budget: pairings won against all others, { $seats } seats
arena-plot-budget = steps that each decision may play
arena-plot-percent = { $percent } %
arena-plot-share = { $percent } %
# The mean final score.
arena-plot-points = { $points } points
