# People across games: ratings, statistics, lists and comparisons.

## Commands: see discord.ftl

cmd-stats = stats
    .description = Show a player's rating and statistics, or compare two players.
cmd-stats-player = player
    .description = The player; without one, you.
cmd-stats-game = game
    .description = The game; without it, the one you finished last.
cmd-stats-against = against
    .description = Compare with this player.
cmd-leaderboard = leaderboard
    .description = Show the best players of this season or of all time.
cmd-leaderboard-game = game
    .description = The game; without it, the one you finished last.
cmd-leaderboard-season = season
    .description = A quarter, or all time; without it, this quarter.
cmd-leaderboard-list = list
    .description = Games among people, or against computer players.
    .people = Among people
    .computers = Against computer players

## Buttons, at most 80 characters

# Lists the finished games of this player
ui-button-people-games = Games
# Shows the picture to everyone in the channel
ui-button-post = Post
ui-button-all-time = All time
ui-button-this-season = This season
ui-button-season-before = Season before
ui-button-against-computers = Against computer players
# Explains ratings
ui-button-how-it-works = How it works
# The page with better places, and the page with worse ones
ui-button-higher = ◀ Higher places
ui-button-lower = Lower places ▶
# Placeholder of the menu with other players
ui-people-compare = Compare with…

## Texts

# $player · $game: a name · $rating: such as 1612 · $band: half of its band
ui-people-stats = **{ $player }** in { $game }: { $rating } ± { $band }
# The same · $place: such as 3rd · $count: people in the list
ui-people-stats-listed = **{ $player }** in { $game }: { $rating } ± { $band }, { $place } of { $count }
ui-people-stats-unrated = **{ $player }** in { $game }: no rated game yet
# $wins, $expected: in tenths · $count: rated games
ui-people-wins-line = { FRACTION($wins, 10) } wins in { $count ->
    [one] { $count } game
   *[other] { $count } games
}. Ratings predicted { TENTHS($expected) }.
ui-people-one-more = One more game and you're on the list.
ui-people-one-more-of = One more game and they're on the list.
ui-people-no-game = You haven't finished a game of { $game } here yet. Start one with { COMMAND("game new") }.
ui-people-no-game-of = { $player } hasn't finished a game of { $game } here yet.
# $one, $other: players
ui-people-never-met = { $one } and { $other } haven't finished a game of { $game } together here yet.
# $ahead, $behind: numbers of games
ui-people-score-line = **{ $one } { $ahead } : { $behind } { $other }** in { $game }, by who finished ahead
ui-people-chance = { $one } has a { $percent }% chance to be ahead next time.
# $season: such as "October to December 2026" · $low: the low end of the band
ui-people-leads = **{ $game }, { $season }**: { $player } leads with at least { $low }
ui-people-list-computers = **{ $game }, against computer players**: { $player } leads with at least { $low }.
# Below the list against computer players
ui-people-provisional = The strengths of the computer players are provisional.
ui-people-you-are = You're { $place }.
# $length: such as "5 weeks"
ui-people-season-ends = The season ends in { $length }.
# $people: see the next text
ui-people-short-list = The list needs two people with two rated games each. So far: { $people-row }.
# $count: rated games
ui-people-so-far = { $player } { $count }
ui-people-empty-season = No rated game of { $game } has ended in this season yet.
ui-people-empty-list = No rated game of { $game } has ended here yet. Start one with { COMMAND("game new") }.
ui-people-no-computers-list = No one has finished a game of { $game } against computer players here yet.
# While all ratings are computed again
ui-people-updating = -# Updating: { $percent }%
ui-people-how = A rating is a guess with a band. The band is right 7 or 8 times out of 10. The list sorts by the low end of the band. Each game narrows it.
# The rarest fact about a person. $player · $game: the game's name
ui-final-first-win = { $player } wins { $game } here for the first time.
# $percent: the chance to win by the ratings before the game
ui-final-surprise = { $player } wins with a chance of only { $percent }% by rating.
# $count: at least 3
ui-final-in-a-row = { $player } has won { $count } games in a row here.
ui-final-leader = { $player } takes the lead of the season.
# In the result
ui-final-ratings = Rating: { $changes-row }
# $change: such as 46 · $rating: after the game
ui-final-rating-change = { $player } { SIGNED($change) } ({ $rating })

## Seasons and months

# A season. $year
ui-people-quarter-1 = January to March { $year }
ui-people-quarter-2 = April to June { $year }
ui-people-quarter-3 = July to September { $year }
ui-people-quarter-4 = October to December { $year }
ui-people-all-time = All time
ui-people-month-1 = Jan
ui-people-month-2 = Feb
ui-people-month-3 = Mar
ui-people-month-4 = Apr
ui-people-month-5 = May
ui-people-month-6 = Jun
ui-people-month-7 = Jul
ui-people-month-8 = Aug
ui-people-month-9 = Sep
ui-people-month-10 = Oct
ui-people-month-11 = Nov
ui-people-month-12 = Dec

## Pictures: short texts

# Instead of an initial that no font has
ui-people-no-initial = { "" }
# Instead of a name that no font has
ui-people-player = Player
ui-people-none = –
# $points: in units of one in $denominator
ui-people-figure = { FRACTION($points, $denominator) }
ui-people-rating = Rating
ui-people-band = ± { $band }
# $digit: the last digit, or 0 for 11 to 19
ui-people-place = { $digit ->
    [1] { $place }st
    [2] { $place }nd
    [3] { $place }rd
   *[other] { $place }th
}
# Below a place: the number of places
ui-people-of = of { $count }
ui-people-unlisted = not listed yet
ui-people-last = last
# $since: a month
ui-people-games-since = { $game } · { $count ->
    [one] { $count } game
   *[other] { $count } games
} since { $since }
ui-people-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ui-people-ways = Ways to points
ui-people-ways-compared = against the server's average
ui-people-ways-average = average per game
ui-people-wins = Wins
# $thousandths: in tenths
ui-people-parts = { FRACTION($thousandths, 10) }
# After a number of wins
ui-people-of-games = of { $count ->
    [one] { $count } game
   *[other] { $count } games
}
# Wins that the ratings predicted
ui-people-expected = { TENTHS($expected) } expected
ui-people-against-computers = Against computer players
# Games against computer players
ui-people-no-computers = no game yet
ui-people-points = Points
ui-people-average = average
ui-people-best = best
ui-people-turn-time = Turn time
ui-people-no-times = no turns yet
# $time: the time for a turn
ui-people-of-time = of { $time }
# $time: the time for a turn
ui-people-limit = { $time } games
ui-people-clock = with clocks
ui-people-in-time = { $percent }% in time
ui-people-minutes = { $count } min
ui-people-hours = { $count } h
ui-people-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
# Above the low ends of the bands
ui-people-at-least = at least
# Games
ui-people-last-five = last five
ui-people-games-column = games
# A person who is new on the list
ui-people-new = new
ui-people-won-of-these = won { $count } of the games
ui-people-ahead-by = Who finished ahead, and by how much
# Legend of a rosette
ui-people-also-won = also won the game
# Above sources of points
ui-people-average-from = Average points from
ui-people-next-time = Next time
ui-people-percent = { $percent }%
# The game with the smallest difference
ui-people-closest = Closest
# The game with the largest difference
ui-people-widest = Widest
ui-people-score = { $one } : { $other }
# Longest run of games in which the player finished ahead
ui-people-in-a-row = In a row

## Pictures: descriptions for screen readers

ui-people-alt-list = { $game }, { $season }.
ui-people-alt-row = { $rank }: { $player }, at least { $low }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
ui-people-alt-card = { $player } in { $game }, { $games ->
    [one] { $games } game
   *[other] { $games } games
}.
ui-people-alt-rating = Rating { $rating } ± { $band }.
ui-people-alt-wins = { FRACTION($wins, 10) } wins in { $games ->
    [one] { $games } rated game
   *[other] { $games } rated games
}, { TENTHS($expected) } expected.
ui-people-alt-pair = { $one } against { $other } in { $game }: { $ahead } to { $behind }, by who finished ahead.
ui-people-alt-runs = Longest runs: { $one } and { $other } in a row.

## Sources of points in Tzolk'in, short

tzolkin-source-temples = temples
tzolkin-source-buildings = buildings
tzolkin-source-monuments = monuments
tzolkin-source-skulls = skulls
tzolkin-source-goods = goods
tzolkin-source-technologies = technologies
tzolkin-source-tiles = wealth tiles
tzolkin-source-hunger = hunger
