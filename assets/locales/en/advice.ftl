# Hints: plans for a turn, with their names, reasons and prices.

# $number: from 1 · $name: of the plan · $text: its sentences · $gap: how it compares with another plan
core-plan = **{ $number }. { $name }.** { $text }
    .compared = **{ $number }. { $name }.** { $text } `{ $gap }`
# $number: in a circle · $step: what to do there
core-plan-step = { $number } { $step }
# Two sentences. $first, $next
core-plan-then = { $first } { $next }
# Two parts of a turn. $first, $next
core-plan-next = { $first }. { $next }
# $plan: the number of the other plan
core-plan-even = about even with plan { $plan }
core-plan-better = clearly better than plan { $plan }
# $points: at least 2
core-plan-points = about { $points } points better than plan { $plan }
# Other players' changes. $shares: each player's
core-plan-others = Others: { $shares-series }.
core-plan-hurried = I had little time to search, so check this yourself.

## Reasons

# $n: an amount of points
core-n-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
core-when-end = at the end of the game
# $turns: own turns
core-within = { $turns ->
    [one] next turn
   *[other] within { $turns } turns
}
# $n: more at the end of the game · $sources: of the points
core-reason-last = No turn follows. This one adds { core-n-points } to your final score ({ $sources }).
core-reason-nothing = Nothing you can do scores any more points.
# $n: points · $sources: of the points
core-reason-scored = That's { core-n-points } right away ({ $sources }).
# $n: points · $when: at the eclipse · $sources: of the points
core-reason-stands = With the board as it is now, this adds { core-n-points } { $when } ({ $sources }).
# $n, $when: as above · $source: of the points · $part: of the turn
core-reason-saves = Otherwise you'd lose { core-n-points } { $when } ({ $source }).
    .part = Without { $part }, you'd lose { core-n-points } { $when } ({ $source }).
# $things: a building, a technology, a decoration
core-reason-affords = { $things-count ->
    [1] After this turn, you have the resources for { $things }.
   *[other] After this turn, you have the resources for one of these: { $things-row }.
}

## Example

example-plan-turn = { $target }
example-plan-now = { $turn }.
example-plan-ends = End the turn.
example-plan-other = This turn

## Tzolk'in: names of plans, six words or fewer

tzolkin-plan-keep-worker = An extra worker
tzolkin-plan-keep-technology = Start with { $target }
tzolkin-plan-keep-food = A worker that eats free
tzolkin-plan-keep-skull = An early skull
tzolkin-plan-keep-corn = Plenty of corn
tzolkin-plan-keep-wood = Plenty of wood
tzolkin-plan-keep-stone = Plenty of stone
tzolkin-plan-keep-gold = Plenty of gold
tzolkin-plan-one-day = One day
tzolkin-plan-two-days = Two days
tzolkin-plan-build = { $target }
tzolkin-plan-buildings = Two buildings
tzolkin-plan-skull = Skull on { $target }
tzolkin-plan-climb = Climb in { $target }
tzolkin-plan-learn = Learn { $target }
tzolkin-plan-recruit = One more worker
tzolkin-plan-take-skull = Take a skull
tzolkin-plan-wood = Wood from { $target }
tzolkin-plan-corn = Corn from { $target }
tzolkin-plan-goods = Resources from { $target }
tzolkin-plan-market = Go to the market
tzolkin-plan-return = Take workers back
tzolkin-plan-first-player = First player
tzolkin-plan-place = Place on { $target }
tzolkin-plan-place-many = Place several workers
tzolkin-plan-other = This turn

## Tzolk'in: what to do now

# $parts: the workers with their actions · $gains, $costs: of the whole turn
tzolkin-plan-now = { $parts }{ core-gained }{ core-paid }.
# $workers: their spaces, as below
tzolkin-plan-use = Use { $workers }
# $worker: its space · $space: the number of the action · $action: an action of another gear
tzolkin-plan-use-as = { $worker } for its action { $space }
tzolkin-plan-use-for = { $worker } for { $action }
tzolkin-plan-finish = Finish this action
tzolkin-plan-takes-back = Take back { $workers }
tzolkin-plan-places = Place on { $spaces }
tzolkin-plan-begs = Beg
tzolkin-plan-ends = End the turn.
tzolkin-plan-keeps = Keep { $tiles }: { $effects-row }.
tzolkin-plan-days = { $days ->
    [1] Advance the calendar by one day.
   *[other] Advance the calendar by two days. Your board turns to its dark side.
}

## Tzolk'in: reasons

tzolkin-when-food-day = on the food day
tzolkin-when-age = at the end of the age
# Sources of points in the last turn
tzolkin-why-goods = goods
tzolkin-why-skulls = crystal skulls
tzolkin-why-hunger = food
# $thing: a building, a monument, a technology · $turns: own turns
tzolkin-reason-gets = After this, you can get { $thing } { core-within }.
# $effect: of the technology
tzolkin-reason-effect = From now on: { $effect }.
# $thing: a space · $piece: the space of a worker · $points: an amount
tzolkin-reason-skull = The worker on { $piece } can offer a skull on { $thing } { core-within }: { $points }.
# $thing, $piece: as above · $action: of the space
tzolkin-reason-acts = The worker on { $piece } can use { $thing } { core-within }: { $action }.
# $days: until the food day · $need, $had, $have: corn
tzolkin-reason-need = { $days ->
    [one] Tomorrow's food day needs { $need } corn. This brings you from { $had } to { $have }.
   *[other] The food day in { $days } days needs { $need } corn. This brings you from { $had } to { $have }.
}
# $worker: its space
tzolkin-reason-falls = Otherwise your worker falls off { $worker } today, with nothing.
# $corn: in the pool
tzolkin-reason-first-player = You get { $corn } corn from the pool and move first next round.
tzolkin-reason-pool = You get { $corn } corn from the pool.
tzolkin-reason-moves-first = You move first next round.
# $spaces, $others: the workers' next spaces with this choice and with the other · $food, $n: turns before the food day, in the game
tzolkin-reason-one-day = { $spaces-count ->
    [0] { tzolkin-days-left }
   *[other] Next turn your workers are on { $spaces }, after two days on { $others }. { tzolkin-days-left }
}
tzolkin-days-left = You keep a turn: { $food } before the food day and { $n } in the game. Two days leave one less of each.
tzolkin-reason-two-days = Next turn your workers are on { $spaces } instead of { $others }.
# $points: on the best open space
tzolkin-reason-takes-skull = A skull can bring { $points } points on Chichen Itza.
# $corn: saved · $left: food days
tzolkin-reason-feeds = { $left ->
    [one] Your workers eat { $corn } corn less on the last food day.
   *[other] Your workers eat { $corn } corn less on each of the { $left } food days left.
}
# $stay: spaces
tzolkin-reason-forced = You have no worker in hand, so you must take one back. The others move on: { $stay }.
# $n: workers · $before: with other tiles
tzolkin-reason-start-worker = You start with { $n } workers instead of { $before }.
# $benefit: of the technology
tzolkin-reason-start-technology = Others need an action and a resource for this: { $benefit }.
# $corn: for free · $left: food days
tzolkin-reason-start-food = That saves { $corn } corn on each of { $left } food days.
# $points: on the best space
tzolkin-reason-start-skull = A skull brings up to { $points } points on Chichen Itza.
# $corn: the goods' value
tzolkin-reason-start-goods = These goods are worth { $corn } corn, more than any other two tiles.

## Tzolk'in: prices

# $n: workers · $points: lost
tzolkin-price-hunger = { $n ->
    [one] A worker goes hungry today (−{ $points } points).
   *[other] { $n } workers go hungry today (−{ $points } points).
}
# $corn: missing · $points: lost for it
tzolkin-price-short = After this turn, you're { $corn } corn short for the food day.
    .solved = After this turn, you're { $corn } corn short for the food day, but you can probably still get it.
    .open = After this turn, you're { $corn } corn short for the food day (−{ $points } points unless you get it).
    .way = After this turn, you're { $corn } corn short for the food day. The worker on { $piece } can get it on { $thing } { core-within }.
# The first player marker
tzolkin-plan-moves-last = You already move first. The marker goes to the next player, so you move last next round.

## Teotihuacan: names of plans, six words or fewer

teotihuacan-plan-keep-technology = A free technology
teotihuacan-plan-keep-power = A stronger worker
teotihuacan-plan-keep-avenue = A step on the Avenue
teotihuacan-plan-keep-discovery = A discovery tile
teotihuacan-plan-keep-tile = Start with { $target }
teotihuacan-plan-keep-steps = Steps in temples
teotihuacan-plan-keep-cocoa = Plenty of cocoa
teotihuacan-plan-keep-wood = Plenty of wood
teotihuacan-plan-keep-stone = Plenty of stone
teotihuacan-plan-keep-gold = Plenty of gold
teotihuacan-plan-place = Start { $target-on }
teotihuacan-plan-payment = Pay { $target }
teotihuacan-plan-unlock = Free your workers
teotihuacan-plan-acquire = { $target }
teotihuacan-plan-pyramid = Pyramid, { $target }
teotihuacan-plan-decorate = Decorate the pyramid
teotihuacan-plan-building = Build for the nobles
teotihuacan-plan-work = Work { $target-on }
teotihuacan-plan-royal = { $target }
teotihuacan-plan-worship = Worship { $target-on }
teotihuacan-plan-collect = Cocoa { $target-from }
teotihuacan-plan-gain = { $target }
teotihuacan-plan-tile = { $target }
teotihuacan-plan-other = This turn

## Teotihuacan: what to do now

# $power: of the worker · $from, $to: boards · $what: its action
teotihuacan-plan-move = Worker of power { $power }, { $from } → { $to }, { $what }{ core-gained }{ core-paid }.
teotihuacan-plan-what-collect = collect
teotihuacan-plan-what-worship = worship
teotihuacan-plan-what-work = work
teotihuacan-plan-what-learn = learn
teotihuacan-plan-what-build = build
teotihuacan-plan-what-decorate = decorate
# $what: the worker's action · $cocoa: the price, 0 with a tile
teotihuacan-plan-what-frees = { $cocoa ->
    [0] { $what }, then free your workers with a tile
   *[other] { $what }, then pay { $cocoa } cocoa to free your workers
}
teotihuacan-plan-frees-first = { $cocoa ->
    [0] Free your workers with a tile.
   *[other] Pay { $cocoa } cocoa to free your workers.
}
teotihuacan-plan-keeps = Keep { $tiles }: { $effects-row }.
teotihuacan-plan-starts = Start { $board-on }.
teotihuacan-plan-pays = Pay { $cocoa }.
teotihuacan-plan-unlocks = Free all your locked workers. That is the whole turn.
teotihuacan-plan-does = Continue{ core-gained }{ core-paid }.

## Teotihuacan: reasons

teotihuacan-when-eclipse = at the eclipse
# Sources of points
teotihuacan-why-production = work
teotihuacan-why-salary = salary
# $effect: of the technology
teotihuacan-reason-effect = From now on: { $effect }.
# $days: rounds until the eclipse · $need: the salary · $had, $have: cocoa
teotihuacan-reason-need = The salary is { $need } cocoa. This brings you from { $had } to { $have }.
# A pyramid tile · $level: of the pyramid
teotihuacan-affords-tile = a pyramid tile on level { $level }
# $n: how many
teotihuacan-affords-decoration = { $n ->
    [one] a decoration
   *[other] { $n } decorations
}
teotihuacan-affords-building = { $n ->
    [one] a building for the nobles
   *[other] { $n } buildings for the nobles
}
# $workers: freed
teotihuacan-reason-frees = { $workers ->
    [one] Your locked worker is free again.
   *[other] Your { $workers } locked workers are free again.
}
# $had, $have: cocoa · $few, $more: boards
teotihuacan-reason-boards = With { $have } cocoa instead of { $had }, you have the cocoa for the main action on { $more } of 7 boards instead of { $few }.
teotihuacan-reason-ready = A worker reaches power 5. Its next power-up makes it ascend.
# $thing: a technology
teotihuacan-reason-learns = On your first turn, you can learn { $thing }.
# $board: with a main action
teotihuacan-reason-opens = On your first turn, you can use the main action { $board-on }.
# $tile: a discovery tile · $effect: of the tile
teotihuacan-reason-tile = You keep { $tile } ({ $effect }).
# $tile: as above · $need: the salary · $paid: cocoa that the tile pays
teotihuacan-reason-pays = { $tile } pays { $paid } of the { $need } cocoa of your salary.
# $n: workers
teotihuacan-reason-worker = You have { $n } workers from now on.
# $temple · $step: after the turn · $n: steps that are missing · $tile: the temple bonus tile
teotihuacan-reason-climbs = { $n ->
    [one] On the { $temple }, you're 1 step from { $tile }, which scores at the end.
   *[other] On the { $temple }, you're { $n } steps from { $tile }, which scores at the end.
}
# $technology: from a starting tile
teotihuacan-reason-start-technology = You start with { $technology } for free.
# $n: from the starting tiles
teotihuacan-reason-start-goods = That's { $n } goods, more than any other choice.
teotihuacan-reason-start-steps = That's { $n } steps in temples and on the Avenue, more than any other choice.
# $n: power-ups
teotihuacan-reason-start-power = { $n ->
    [one] A worker starts with a power-up, so it ascends sooner.
   *[other] Your workers start with { $n } power-ups, so they ascend sooner.
}
# $n: steps
teotihuacan-reason-start-avenue = { $n ->
    [one] A step on the Avenue can pay points at every eclipse.
   *[other] { $n } steps on the Avenue can pay points at every eclipse.
}
# $pays: goods and points
teotihuacan-reason-start-temples = The temple steps pay { $pays }.

## Teotihuacan: prices

# $rounds: until the eclipse, at most 2 · $short: missing cocoa · $points: lost
teotihuacan-price-salary = { $rounds ->
    [one] You're { $short } cocoa short for the salary (−{ $points } points).
   *[other] After this turn, you're { $short } cocoa short for the salary next round.
}
    .solved = After this turn, you're { $short } cocoa short for the salary next round, but you can probably still get it.
    .open = After this turn, you're { $short } cocoa short for the salary next round (−{ $points } points unless you get it).
# $short: cocoa that isn't paid · $points: lost
teotihuacan-price-unpaid = You lose { $points } points for { $short } missing cocoa.
