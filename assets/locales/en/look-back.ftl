# A look back at a finished game: the chances to win, the points by source, and awards.

ui-button-look-back = Look back
# While it is being computed
ui-button-look-back-again = Check again

## The message

# $game: its name · $turns: ui-look-back-turned, in their order · $count: of turns
ui-look-back-title = **{ $game }** turned in { ui-look-back-count }: { $turns }.
ui-look-back-count = { $count ->
    [1] one turn
    [2] two turns
   *[3] three turns
}
# $player · $turn: its number · $percent: the chance to win that the turn cost
ui-look-back-turned = { $player }'s { $turn } (−{ $percent }%)
ui-look-back-open = No single turn decided **{ $game }**.
# $percent: done so far
ui-look-back-computing = Computing chances: { $percent }%
# The game can't be replayed
ui-look-back-older = This game used older rules. You can see its result and log.

## The picture. All texts are short

ui-look-back-chance = Chance to win
# Over the points by source
ui-look-back-points = Points so far
# Before the numbers of rounds, or of turns in a game without rounds
ui-look-back-round = Round
ui-look-back-turn = Turn
# Sources of points that are too small for a color
ui-look-back-other = other
ui-look-back-lost = −{ $percent }%
ui-look-back-name = { $name }
# $month: short · $day: a number
ui-look-back-day = { $month } { $day }
# $from, $to: ui-look-back-day
ui-look-back-days = { $from } to { $to }
# $game: its title · $days: ui-look-back-days
ui-look-back-dated = { $game } · { $days }

## Awards, and why a player gets them. At most 20 letters without the name

ui-look-back-comeback = Comeback
# $name: the player · $percent: the smallest chance
ui-look-back-why-comeback = { $name } won from { $percent }%
ui-look-back-photo-finish = Photo finish
# $lead: points over the next player, at most one, in units of one in $denominator
ui-look-back-why-photo-finish = { $name } { $lead ->
    [0] won the tie
   *[other] won by { FRACTION($lead, $denominator) } point
}
# The player with enough corn for all workers, or enough cocoa for the whole salary
ui-look-back-full-table = Full table
ui-look-back-why-full-table = { $name } fed everyone
# The player whose turns cost the least
ui-look-back-steady-hand = Steady hand
ui-look-back-why-steady-hand = { $name } gave away { $percent }%
# The player with half of the points from one source
ui-look-back-one-way = One way
# $source: short, with a small letter
ui-look-back-why-one-way = { $name }: { $percent }% { $source }
ui-look-back-quick-hand = Quick hand
# $time: the usual time of a turn
ui-look-back-why-quick-hand = { $name }: { $time } a turn
ui-look-back-new-best = New best
# $points, $before: in units of one in $denominator
ui-look-back-why-new-best = { $name }: { FRACTION($points, $denominator) }, before { FRACTION($before, $denominator) }

## Pictures: descriptions for screen readers

# $places: ui-history-place
ui-look-back-alt = { $game }: { $places }.
# $turns: ui-look-back-turned
ui-look-back-alt-turns = Turning points: { $turns }.
# $award: its name · $why: its reason
ui-look-back-award = { $award }: { $why }.
