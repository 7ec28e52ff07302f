# Texts in the pictures of Tzolk'in. Short: most of it has little room.

## Players without a name that can be shown

tzolkin-picture-colour-red = Red
tzolkin-picture-colour-green = Green
tzolkin-picture-colour-blue = Blue
tzolkin-picture-colour-yellow = Yellow

## The first line

# $name: a player
tzolkin-picture-to-move = { $name } to move
tzolkin-picture-played = { $name } played
tzolkin-picture-to-advance = { $name }: one day or two?
tzolkin-picture-wins = { $name } wins
tzolkin-picture-shared = A shared victory
tzolkin-picture-choosing = Choose your tiles
# After "Round 17"; $rounds: of the whole game
tzolkin-picture-of-rounds = of { $rounds }
# $days: days until then
tzolkin-picture-food-day-in = { $days ->
    [0] Food day today
    [one] Food day in { $days } day
   *[other] Food day in { $days } days
}
tzolkin-picture-food-days-over = All food days are over
tzolkin-picture-round = Round { $round }
tzolkin-picture-after-round = After round { $round }
tzolkin-picture-age = Age { $age }

## The calendar and the gears

# Above the number of the round
tzolkin-picture-disc-round = Round
# After the sign of food; $days: days until then
tzolkin-picture-food-in = { $days ->
    [0] today
    [one] in { $days } day
   *[other] in { $days } days
}
tzolkin-picture-food-over = over
# After the number of corn that lies on the calendar
tzolkin-picture-pool = pool
# $count: skulls in the bank
tzolkin-picture-skulls-left = { $count } left
# Since the last look. $days: by how many the calendar has advanced
tzolkin-picture-days-passed = { $days ->
    [one] +{ $days } day
   *[other] +{ $days } days
}

## The offer

tzolkin-picture-buildings = Buildings
tzolkin-picture-monuments = Monuments
# $count: buildings that can still be drawn
tzolkin-picture-deck = { $count } in the deck

## The players

# $n: place in the order of turns
tzolkin-picture-order = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
tzolkin-picture-order-to-move = { $n ->
    [1] 1st · to move
    [2] 2nd · to move
    [3] 3rd · to move
   *[other] { $n }th · to move
}
tzolkin-picture-order-choosing = { $n ->
    [1] 1st · choosing
    [2] 2nd · choosing
    [3] 3rd · choosing
   *[other] { $n }th · choosing
}
# $n: place at the end
tzolkin-picture-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
# What farms save on a food day; $free: workers that need no corn · $less: corn less for each worker
tzolkin-picture-fed-free = { $free } free
tzolkin-picture-fed-cheaper = −{ $less } each
tzolkin-picture-fed-both = { $free } free, −{ $less }

## Alt texts

tzolkin-picture-alt-board = The Tzolk'in table in round { $round }, age { $age }.
# $status: round and food day
tzolkin-picture-alt-overview = { $status }.
# $goods: goods · $corn: an amount of corn
tzolkin-picture-alt-held = { $seat } has { $goods }, and needs { $corn } on the food day.
# $spaces: one for each gear. The number of a space is its price in corn
tzolkin-picture-alt-prices = Next free spaces: { $spaces }.
tzolkin-picture-alt-next = { $space }
tzolkin-picture-alt-full = { $gear } full
tzolkin-picture-alt-choosing = The players choose their wealth tiles.
tzolkin-picture-alt-to-move = It's { $seat }'s turn.
# $winners: one or more players
tzolkin-picture-alt-over = The game is over. Winner: { $winners }.
# $scores: player and points
tzolkin-picture-alt-scores = Points: { $scores }.
tzolkin-picture-alt-score = { $seat } { $points }
tzolkin-picture-alt-seat = { $seat }
# $seat: a player
tzolkin-picture-alt-draft = { $seat }'s turn as planned so far.
tzolkin-picture-alt-scoring = Each player's points by source.
# $name: a tile · $effect: its sentence
tzolkin-picture-alt-card = { $name }. { $effect }

## A player's own area

tzolkin-picture-no-buildings = No buildings yet
# $workers: in play · $free: fed by farms · $each: corn for each of the others · $corn: for all
tzolkin-picture-feeding-sum = { $free ->
    [0] Food day: { $workers } workers × { $each } = { $corn } corn
   *[other] Food day: ({ $workers } workers − { $free } free) × { $each } = { $corn } corn
}
# $unfed: workers for whom there is no corn · $points: negative
tzolkin-picture-feeding-short = { $unfed } unfed: −{ $points } points

## The scoring

tzolkin-picture-final-scoring = Final scoring
tzolkin-picture-scoring-now = If the game ended with the temples now
# Below the totals: what the temples give then
tzolkin-picture-next-goods = Next food day
tzolkin-picture-next-points = Next food day (not counted)
tzolkin-picture-next-points-counted = Next food day (counted above)

## A single tile

# $kind: what it is · $age: 1 or 2
tzolkin-picture-card-building = { $kind } · age { $age }
tzolkin-picture-card-wealth = wealth tile

# Sources of points in the picture of the scoring
tzolkin-picture-source-goods = goods
tzolkin-picture-source-skulls = crystal skulls
tzolkin-picture-source-monuments = monuments

## Regions, each drawn large

tzolkin-picture-region-temples = Temples
tzolkin-picture-region-technologies = Technologies
# Next to the number of a space and a price in corn
tzolkin-picture-region-place = Place a worker here
tzolkin-picture-region-place-short = You lack the corn to place a worker
tzolkin-picture-region-gear-full = No free space
tzolkin-picture-region-no-worker = You have no worker in hand
tzolkin-picture-region-workers = Your workers here, and their actions
# Above rows for 1 day, 2 days and so on
tzolkin-picture-region-new-worker = A new worker here, day by day
tzolkin-picture-region-no-workers = You have no workers on this gear.
tzolkin-picture-region-no-action = No action possible yet
tzolkin-picture-region-food-day-goods = Goods on the next food day
tzolkin-picture-region-food-day-points = Points on the next food day
# Before points
tzolkin-picture-region-now = now
# Next to a price in goods
tzolkin-picture-region-ready = You can pay
# Before the goods that the reader lacks
tzolkin-picture-region-short = Short:
# $name: a region
tzolkin-picture-alt-region = { $name }, drawn large.
# $line: one line about a region
tzolkin-picture-alt-line = { $line }.
# $price: corn
tzolkin-picture-alt-place = Price of the next worker of { $seat }: { $price }
# $space: its number · $action: what it gives now
tzolkin-picture-alt-space = { $space }: { $action }
# $gain: goods or points
tzolkin-picture-alt-gain = { $seat } { $gain }
# $gains: player and gain
tzolkin-picture-alt-food-day = On the next food day: { $gains }
# $level: its number · $price: of the next level
tzolkin-picture-alt-level = { $technology } { $level } (next for { $price })
# $levels: one for each technology
tzolkin-picture-alt-levels = { $seat }: { $levels }
