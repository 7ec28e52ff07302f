# Hints: plans for a turn, with their names, reasons and prices.

# $number: from 1 · $name: of the plan · $text: its sentences · $gap: how it compares with another plan
core-plan = **{ $number }. { $name }.** { $text }
    .compared = **{ $number }. { $name }.** { $text } `{ $gap }`
# $number: in a circle · $step: what to do there
core-plan-step = { $number } { $step }
# Two sentences. $first, $next
core-plan-then = { $first } { $next }
# $plan: the number of the other plan
core-plan-even = about even with plan { $plan }
core-plan-better = clearly better than plan { $plan }
# $points: at least 2
core-plan-points = about { $points } points better than plan { $plan }
# Other players' changes. $shares: each player's
core-plan-others = Others: { $shares-series }.

## Example

example-plan-turn = { $target }
example-plan-now = { $turn }.

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
tzolkin-plan-other = This turn
tzolkin-plan-feed = Feed first
tzolkin-plan-first-in-temple = Alone first in { $temple }
tzolkin-plan-shares-temple = Draw level in { $temple }

## Tzolk'in: what to do now

# $parts: the workers with their actions · $gains, $costs: of the whole turn
tzolkin-plan-now = { $parts-series }{ core-gained }{ core-paid }.
# $workers: their spaces, as below
tzolkin-plan-use = Use { $workers }
# $worker: its space · $space: the number of the action · $action: an action of another gear
tzolkin-plan-use-as = { $worker } as { $space }
tzolkin-plan-use-for = { $worker } for { $action }
tzolkin-plan-finish = Finish this action
tzolkin-plan-takes-back = Take back { $workers }
tzolkin-plan-places = Place on { $spaces }
tzolkin-plan-begs = Beg
tzolkin-plan-ends = End the turn.
tzolkin-plan-keeps = Keep { $tiles }.
tzolkin-plan-days = { $days ->
    [1] Advance the calendar by one day.
   *[other] Advance the calendar by two days.
}

## Tzolk'in: reasons

# $days: until the food day, at most 1 · $need, $have: corn
tzolkin-reason-feed = { $days ->
    [0] Today's food day needs { $need } corn, and you have { $have }.
   *[other] Tomorrow's food day needs { $need } corn, and you have { $have }.
}
# $corn: what the worker can harvest by then
tzolkin-reason-feed-later = { $days ->
    [one] Tomorrow's food day needs { $need } corn and you keep { $have }. By then this worker can get { $corn }.
   *[other] The food day in { $days } days needs { $need } corn and you keep { $have }. By then this worker can get { $corn }.
}
    .step = { $days ->
        [one] Tomorrow's food day needs { $need } corn and you keep { $have }. By then { $step } can get { $corn }.
       *[other] The food day in { $days } days needs { $need } corn and you keep { $have }. By then { $step } can get { $corn }.
    }
# $corn: for each worker · $left: food days
tzolkin-reason-recruit = { $left ->
    [one] The new worker eats { $corn } corn on the last food day, and you can feed it.
   *[other] The new worker eats { $corn } corn on each of { $left } food days. You can feed it on the next.
}
# $worker: its space
tzolkin-reason-falls = Otherwise your worker falls off { $worker } today, with nothing.
# $space: where the worker will be · $day: the last day · $points: for a skull
tzolkin-reason-skull-in-time = In round { $round } it reaches { $space }: { $points } points with a skull if it's still open.
    .step = In round { $round } { $step } reaches { $space }: { $points } points with a skull if it's still open.
# $action: an action of another gear
tzolkin-reason-through-uxmal = Otherwise you can't use { $action } for { $days } days.
# $corn: in the pool
tzolkin-reason-first-player = You get { $corn } corn from the pool and move first next round.
tzolkin-reason-pool = You get { $corn } corn from the pool.
# $worker: its space · $next: the number of the next space · $then, $now: points or corn
tzolkin-reason-wait-skull = Leave { $worker } there. Tomorrow it is on { $next }, where a skull brings { $then } points instead of { $now }.
tzolkin-reason-wait-corn = Leave { $worker } there. Tomorrow it is on { $next }, where a harvest brings { $then } corn instead of { $now }.
# $space: where the new worker starts
tzolkin-reason-pushed-up = The workers already there push yours up to { $space }. Tomorrow space 0 is free again.
# $temple · $points: at the end of the age · $before: without the plan
tzolkin-reason-first-in-temple = { $before ->
    [0] That's { $points } points today.
   *[other] That's { $points } points today instead of { $before }.
}
tzolkin-reason-shares-temple = That's { $points } points today.
# $goods: from the temple · $day: of the calendar
tzolkin-reason-temple-goods = { $days ->
    [0] Today { $temple } pays { $goods }.
   *[other] { $temple } pays { $goods } in round { $round }.
}
tzolkin-reason-last-round = { $points ->
    [one] No turn follows. This one adds { $points } point to your final score.
   *[other] No turn follows. This one adds { $points } points to your final score.
}
# $first, $second: buildings
tzolkin-reason-two-buildings = Only { $first } makes { $second } possible this turn.
tzolkin-reason-monument = { $points ->
    [one] { $monument } already counts { $points } point.
   *[other] { $monument } already counts { $points } points.
}
tzolkin-reason-scored = That scores { $points } points at once.
tzolkin-reason-offers-skull = The skull brings { $points } points at once.
# $building: on offer · $worker: its space · $space: the number of the next space
tzolkin-reason-affords = This pays for { $building }, which { $worker } can build next turn.
# $space: on Chichen Itza
# $worker: its space · $thing: a building, monument or technology · $turns: 2
tzolkin-reason-leads-to = This lets you get { $thing } within { $turns } turns.
tzolkin-reason-leads-to-skull = This lets you offer a skull on { $thing } within { $turns } turns.
# $turns: until the worker is there, from 1 · $space: where it will be, or it has passed · $action: what it can do there
tzolkin-reason-arrives = { $turns ->
    [one] Next turn it can use { $space }: { $action }.
   *[other] In { $turns } turns it can use { $space }: { $action }.
}
    .step = { $turns ->
        [one] Next turn { $step } can use { $space }: { $action }.
       *[other] In { $turns } turns { $step } can use { $space }: { $action }.
    }
tzolkin-reason-skull-ready = Next turn your worker can offer the skull on { $space } for { $points } points.
# $corn: less on each food day
tzolkin-reason-farm = From now on your workers eat { $corn } corn less on each food day.
# $had: corn before · $least, $most: workers
tzolkin-reason-places-more = { $least ->
    [one] With { $had } corn you could place only one worker next turn. Now it's up to { $most }.
   *[other] With { $had } corn you could place only { $least } workers next turn. Now it's up to { $most }.
}
# $points: from temples
tzolkin-reason-temple-points = The steps bring { $points ->
    [one] { $points } point
   *[other] { $points } points
} when the age ends.
# $benefit: of the technology
tzolkin-reason-learned = { $technology } will probably pay often: { $benefit }.
tzolkin-reason-learned-once = { $technology }: { $benefit }.
# $days: until the food day · $need, $had, $have: corn
tzolkin-reason-feed-part = { $days ->
    [0] Today's food day needs { $need } corn. This brings you from { $had } to { $have }.
    [one] Tomorrow's food day needs { $need } corn. This brings you from { $had } to { $have }.
   *[other] The food day in { $days } days needs { $need } corn. This brings you from { $had } to { $have }.
}
# $had: corn before · $turns: 3
tzolkin-reason-needs-corn = You had { $had } corn, and you'll probably need more than that within { $turns } turns.
# $temple: in which the player goes down · $points, $least: of the step there and of the cheapest other one
tzolkin-reason-begs-cheaply = The step in { $temple } is worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}, any other at least { $least }.
# $corn: what the player has now
tzolkin-reason-no-begging = { $corn ->
    [0] Without this corn you'd probably beg soon, and a temple would go down.
   *[other] With only { $corn } corn you'd probably beg soon, and a temple would go down.
}
# $rival: the player · $n: workers
tzolkin-reason-one-day-feeds = { $n ->
    [one] After two days one more of your workers would go hungry.
   *[other] After two days { $n } more of your workers would go hungry.
}
tzolkin-reason-two-days-starve = { $n ->
    [one] Advancing two days leaves one more of { $rival }'s workers hungry.
   *[other] Advancing two days leaves { $n } more of { $rival }'s workers hungry.
}
# $worker: its space · $space: what it can use next turn · $action: there
tzolkin-reason-two-days-reach = Next turn { $worker } can use { $space }: { $action }. After one day it couldn't.
tzolkin-reason-keeps-light = You can still advance the calendar by two days later.
# $worker: its space · $space: what it can use next turn · $action: there
tzolkin-reason-stays = Leave { $worker }. Next turn it can use { $space }: { $action }.
# $space: of the action · $corn: the goods' value
tzolkin-reason-most-goods = { $space } brings the most in reach: goods worth { $corn } corn.
# $worker: its space
tzolkin-reason-unpayable = You can't pay for any action of { $worker }.
tzolkin-reason-passes = It costs no corn, and this worker comes back to you today.
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
# $building: on offer
tzolkin-reason-start-building = These resources pay for { $building }, which is on offer.
# $corn: from the tiles · $left: after the first food day
tzolkin-reason-start-corn = These { $corn } corn can feed your workers on the first food day and leave { $left }.
tzolkin-reason-may-skip = As first player you can advance the calendar by two days.
tzolkin-reason-moves-first = You move first next round.
# $rival: a player · $building: on offer
tzolkin-reason-contested = { $rival } could build { $building } first.
tzolkin-reason-chooses-first = You move before { $rival } next round. Both of you can pay for { $building }.
# $monument: the player's own · $points: more than before
tzolkin-reason-adds-to-monument = { $points ->
    [one] Your { $monument } scores { $points } point more with it.
   *[other] Your { $monument } scores { $points } points more with it.
}
# $points: for each skull
tzolkin-reason-skull-left = Even a skull you keep to the end is worth { $points } points.

## Tzolk'in: prices

# $n: workers · $points: lost
tzolkin-price-hunger = { $n ->
    [one] A hungry worker costs { $points } points today.
   *[other] { $n } hungry workers cost { $points } points today.
}
# $corn: missing
tzolkin-price-short = You lack { $corn } corn for the food day.

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
teotihuacan-plan-salary = The salary first
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
teotihuacan-plan-move = Worker { $power }, { $from } → { $to }, { $what }{ core-gained }{ core-paid }.
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
teotihuacan-plan-keeps = Keep { $tiles }.
teotihuacan-plan-starts = Start { $board-on }.
teotihuacan-plan-pays = Pay { $cocoa }.
teotihuacan-plan-unlocks = Free all your locked workers. That is the whole turn.
teotihuacan-plan-does = Continue{ core-gained }{ core-paid }.

## Teotihuacan: reasons

# $salary, $have: cocoa · $points: for each missing cocoa
teotihuacan-reason-salary = You owe { $salary } cocoa and have { $have }. Each missing one costs { $points } points.
# $points: for the steps
teotihuacan-reason-ascends = { $points ->
    [one] The Avenue pays { $points } point at today's value.
   *[other] The Avenue pays { $points } points at today's value.
}
teotihuacan-reason-avenue = { $points ->
    [one] The Avenue pays { $points } point at today's value.
   *[other] The Avenue pays { $points } points at today's value.
}
# $salary: the salary now · $before: the salary before
teotihuacan-reason-saves-pay = The ascended worker costs less: your salary falls from { $before } to { $salary } cocoa.
# $points: now · $before: before
teotihuacan-reason-masks = { $points ->
    [one] Your masks score { $points } point at an eclipse instead of { $before }.
   *[other] Your masks score { $points } points at an eclipse instead of { $before }.
}
# $points: an amount
teotihuacan-reason-track = The pyramid track pays { $points } more at the eclipse.
teotihuacan-reason-scored = It scores { $points } at once.
# $salary: the salary · $have: cocoa after the plan · $rounds: until the eclipse, 2 or more
teotihuacan-reason-saves-up = That makes { $have } cocoa for the salary of { $salary } in { $rounds } rounds.
# $salary: of the next eclipse · $had, $have: cocoa before and after the plan
teotihuacan-reason-salary-part = The salary is { $salary } cocoa. This brings you from { $had } to { $have }.
# $points: more at the end of the game
teotihuacan-reason-last-turn = { $points ->
    [one] No turn follows. This one adds { $points } point to your final score.
   *[other] No turn follows. This one adds { $points } points to your final score.
}
# $before, $after: cocoa
teotihuacan-reason-pays-work = With { $before } cocoa you can't work on a busy board. Then you have { $after }.
# $icons: how many match
teotihuacan-reason-icons = { $icons } icons match. No other place has more.
# $colors, $cocoa: of the board · $best: the most cocoa on another board
teotihuacan-reason-crowded = { $board } has { $colors } colors. No other board brings more than { $best } cocoa.
# $cocoa: of the board · $best: the most on another board
teotihuacan-reason-most-cocoa = You collect { $cocoa } cocoa here. No other board in reach brings more than { $best }.
# $goods: of all workers · $alone: of one
teotihuacan-reason-together = { $workers } workers there bring { $goods }. This one alone would bring { $alone }.
# $gold: the price · $alone: the price for one worker
teotihuacan-reason-cheap-decoration = Your { $workers } workers there make it { $gold } gold instead of { $alone }.
# $workers: locked · $cocoa: the price otherwise · $have: cocoa
teotihuacan-reason-unlocks = { $workers ->
    [one] Paying for it would cost { $cocoa } cocoa, and you have { $have }.
   *[other] One turn frees { $workers } workers. Paying would cost { $cocoa } cocoa.
}
teotihuacan-reason-fourth-worker = The fourth worker brings clearly more than points or cocoa would.
teotihuacan-reason-technology = You'll probably use { $technology } at least { $uses } times.
teotihuacan-reason-technology-pays = Your technology { $technology } pays you for working there.
# $power: of the worker now
teotihuacan-reason-near-ascension = Your worker { $board-on } reaches power { $power } and ascends with its next power-up.
# $board: with a main action that the goods pay for
teotihuacan-reason-affords = Next turn you can probably pay for the main action { $board-on }.
# $tile: a discovery tile
teotihuacan-reason-uses-tile = You use the { $tile } tile right away.
# $temple · $step: its number · $pays: goods and points
teotihuacan-reason-temple-step = Step { $step } of the { $temple } pays { $pays }.
teotihuacan-reason-temple-tile = On step { $step } of the { $temple } you choose the { $tile } tile.
# $pays: goods and points
teotihuacan-reason-next-step = The next step of the { $temple } pays { $pays }.
    .tile = On the next step of the { $temple } you can choose a discovery tile.
# $points: for each missing cocoa
teotihuacan-reason-pays-all = Each missing cocoa costs { $points } points.
teotihuacan-reason-pays-nothing = You have no cocoa to pay with.
# $cocoa: of the salary
teotihuacan-reason-pays-with-tile = The tile saves you { $cocoa } cocoa.
# $cocoa: left
teotihuacan-reason-keeps-cocoa = You keep { $cocoa } cocoa for your first main action of the next era.
# $rival: a player
teotihuacan-reason-time-eclipse = The eclipse comes a round sooner, and { $rival } probably can't pay the whole salary by then.
# $had: cocoa before · $turns: 3
teotihuacan-reason-needs-cocoa = You had { $had } cocoa, and you'll probably need more than that within { $turns } turns.
# $tile: a discovery tile · $turns: 3
teotihuacan-reason-tile-later = You can use the { $tile } tile within { $turns } turns.
# $board: a main action that the resources pay for · $turns: 2
teotihuacan-reason-leads-to = It pays for the main action { $board-on } within { $turns } turns.
teotihuacan-reason-leads-to-technology = It pays for { $technology } within { $turns } turns.
# $points: for each player who learns it
teotihuacan-reason-learned-first = Each player who learns it after you brings you { $points } points.
# $technology: the new one · $turns: 3
teotihuacan-reason-technology-soon = You'll probably use { $technology } within { $turns } turns.
# $least: cocoa
teotihuacan-reason-cheapest = Any other main action in reach costs at least { $least } cocoa.
# $board: where another worker of the player stands
teotihuacan-reason-meets = Next turn this worker can join yours { $board-on }, and together they bring more.
# $power: of the worker now · $goods: of one worker
teotihuacan-reason-grows = From power { $power } on, a single worker brings { $goods } { $board-on }.
# $from: where a worker starts · $board: with a main action
teotihuacan-reason-start-works = Only your worker { $from-on } can use the main action { $board-on } on your first turn.
# $from, $board: where two workers start
teotihuacan-reason-start-together = On your first turn the worker { $from-on } can join the one { $board-on }. Two bring more than one.
# $boards: how many · $all: 8
teotihuacan-reason-start-reach = On your first turn your workers reach { $boards } of { $all } boards. No other choice reaches more.
# $board: with a main action
teotihuacan-reason-start-pays = On your first turn you can probably use the main action { $board-on }.
# $technology: from a starting tile
teotihuacan-reason-start-technology = You start with { $technology } for free.
# $n: from the starting tiles, at least 2
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
# $tile: a discovery tile
teotihuacan-reason-start-discovery = You can claim the { $tile } tile before your first turn.

## Teotihuacan: prices

# $rounds: until the eclipse, at most 2 · $short: missing cocoa · $points: lost
teotihuacan-price-salary = { $rounds ->
    [one] You lack { $short } cocoa for the salary (−{ $points } points).
   *[other] You lack { $short } cocoa for the salary next round.
}
# $short: cocoa that isn't paid · $points: lost
teotihuacan-price-unpaid = You lose { $points } points for { $short } missing cocoa.
