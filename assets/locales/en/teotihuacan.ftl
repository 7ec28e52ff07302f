# Teotihuacan: names of the game and its components.

teotihuacan-name = Teotihuacan
    .tagline = Walk your dice around the city, raise the pyramid, and be ready for the eclipse.
    .length = three eras
# On the button, while all decide at the same time: starting tiles, then the places of the workers
teotihuacan-choose = Make your choice

## Setup options: variants, all off unless chosen

teotihuacan-option-first_game = First game
    .description = Start from a fixed setup for beginners: boards, tiles, goods and workers.
    .off = off
    .on = on
teotihuacan-option-technology_three_per_row = Technologies in rows
    .description = Three technologies for 1 gold in row 1, three for 2 gold in row 2.
    .off = off
    .on = on
teotihuacan-option-starting_tile_draft = Draft of starting tiles
    .description = Draft starting tiles face up, in turn order and then in reverse.
    .off = off
    .on = on
teotihuacan-option-random_pyramid_start = Other starting pyramids
    .description = With 2 or 3 players, start from one of several pyramid shapes.
    .off = off
    .on = on
teotihuacan-option-early_end_as_third = Early end as the third eclipse
    .description = When a finished pyramid ends the game, each pyramid track step scores 2 points.
    .off = off
    .on = on
teotihuacan-option-dark_eclipse = Dark eclipse
    .description = The eclipse comes right after the turn in which the light disc reaches the dark disc.
    .off = off
    .on = on

## Goods and points: amounts ($n)

teotihuacan-goods-cocoa = { $n } cocoa
teotihuacan-goods-wood = { $n } wood
teotihuacan-goods-stone = { $n } stone
teotihuacan-goods-gold = { $n } gold
teotihuacan-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
teotihuacan-nothing = nothing
teotihuacan-free = free
teotihuacan-hidden-tile = a hidden tile
# $goods, $points: amounts
# .placing: while the starting workers are placed; $gains: what the starting tiles bring afterwards
teotihuacan-goods-line = { $goods }; { $points }
    .placing = { $goods }; { $points }; after the workers: { $gains }

## Boards: .effect is what they are for, .asked what players ask (never shown)

teotihuacan-board-palace = Palace
    .on = at the Palace
    .from = from the Palace
    .to = to the Palace
    .effect = worship at the royal tiles; no main action
    .asked = what does the palace do, palace board, what can I do on board 1, where is the palace, start board of new workers
teotihuacan-board-forest = Forest
    .on = in the Forest
    .from = from the Forest
    .to = to the Forest
    .effect = wood; worship for the red temple
    .asked = what does the forest do, where do I get wood, forest board, wood board, board 2
teotihuacan-board-quarry = Quarry
    .on = in the Quarry
    .from = from the Quarry
    .to = to the Quarry
    .effect = stone; worship for the green temple
    .asked = what does the quarry do, where do I get stone, quarry board, stone board, board 3
teotihuacan-board-gold_deposits = Gold Deposits
    .on = at the Gold Deposits
    .from = from the Gold Deposits
    .to = to the Gold Deposits
    .effect = gold; worship for the blue temple
    .asked = what do the gold deposits do, where do I get gold, gold board, gold mine board, board 4
teotihuacan-board-alchemy = Alchemy
    .on = at Alchemy
    .from = from Alchemy
    .to = to Alchemy
    .effect = acquire a technology for gold, then a temple step and a power-up
    .asked = what does alchemy do, alchemy board, technology board, where do I get technologies, board 5
teotihuacan-board-nobles = Nobles
    .on = at Nobles
    .from = from Nobles
    .to = to Nobles
    .effect = build a building for 2 wood, then a step on the Avenue
    .asked = what does the nobles board do, nobles board, board for houses, board 6
teotihuacan-board-decorations = Decorations
    .on = at Decorations
    .from = from Decorations
    .to = to Decorations
    .effect = decorate the pyramid for gold; worship for any temple
    .asked = what does the decorations board do, decorations board, where do I get decorations, board 7
teotihuacan-board-construction = Construction
    .on = at Construction
    .from = from Construction
    .to = to Construction
    .effect = add tiles to the pyramid for stone and wood
    .asked = what does the construction board do, construction board, board to build the pyramid, board 8, where do I build the pyramid

## Temples, icons

teotihuacan-temple-blue = blue temple
    .to = blue temple up
teotihuacan-temple-red = red temple
    .to = red temple up
teotihuacan-temple-green = green temple
    .to = green temple up
# Icons printed plainly, and painted ones, which move a marker when they match
teotihuacan-carved-blue = blue
teotihuacan-carved-red = red
teotihuacan-carved-green = green
teotihuacan-carved-plain = plain
teotihuacan-painted-blue = painted blue
    .of = blue
teotihuacan-painted-red = painted red
    .of = red
teotihuacan-painted-green = painted green
    .of = green
teotihuacan-painted-plain = plain
# $top_left, $top_right, $bottom_right, $bottom_left: icons
teotihuacan-pyramid-tile = { $top_left }, { $top_right } / { $bottom_left }, { $bottom_right }
# $icons: the two. On a decoration, every colored icon is painted
teotihuacan-decoration = { $icons-of }
    .twice = 2 × { $icon-of }
# $level, $row, $column: counted from 1
teotihuacan-space = level { $level }, row { $row }, column { $column }
# $step: 1 to 4, from outside
teotihuacan-ledge-left = Left side, step { $step }
teotihuacan-ledge-top = Top side, step { $step }
teotihuacan-ledge-right = Right side, step { $step }
teotihuacan-ledge-bottom = Bottom side, step { $step }
# $first, $second: boards
teotihuacan-starting-tile = { $first }–{ $second }

## Technologies

teotihuacan-tech_palace_cocoa = Royal Road
    .effect = 1 cocoa each time a move reaches or passes the Palace
teotihuacan-tech_alchemy_nobles_points = Scribes
    .effect = 3 points after a main action at Alchemy or Nobles
teotihuacan-tech_extra_resource = Sharp Tools
    .effect = 1 extra resource after a main action in the Forest, in the Quarry or at the Gold Deposits
teotihuacan-tech_gathering_cocoa_point = Field Kitchen
    .effect = 1 cocoa and 1 point after a main action in the Forest, in the Quarry or at the Gold Deposits
teotihuacan-tech_decoration_points = Stucco
    .effect = 4 points for each decoration
teotihuacan-tech_construction_points = Plumb Line
    .effect = 3 points after a main action at Construction
teotihuacan-tech_bought_power_up = Training Yard
    .effect = pay 1 cocoa for one more power-up after those of a main action
teotihuacan-tech_construction_worker = Ramps
    .effect = counts as one more worker at Construction; one tile costs 1 resource less
teotihuacan-tech_construction_temple = Processions
    .effect = a step on any temple after a main action at Construction

## Royal tiles; power is that of the worker locked there

teotihuacan-royal_a_technologies = House of Learning
    .effect = 2 points per technology you have, up to X times (X = the worker's power)
teotihuacan-royal_a_pyramid_track = House of Builders
    .effect = 2 points per step on the pyramid track, up to X times (X = the worker's power)
teotihuacan-royal_a_avenue = House of Pilgrims
    .effect = 1 point per step on the Avenue, up to X times (X = the worker's power plus 1)
teotihuacan-royal_b_wood_stone = Market of Stone
    .effect = pay 1 cocoa for 1 wood and 1 stone, up to X times (X = the worker's power)
teotihuacan-royal_b_stone_gold = Market of Gold
    .effect = pay 1 cocoa for 1 stone and 1 gold, up to X times (X = the worker's power)
teotihuacan-royal_b_any_resources = Great Market
    .effect = once, pay 1 cocoa and 1 resource for as many resources as the worker's power
teotihuacan-royal_c_cocoa = Cocoa Store
    .effect = as much cocoa as the worker's power, plus 1
teotihuacan-royal_c_sell_resources = Tribute Hall
    .effect = sell 1 resource for 2 cocoa, up to X times (X = the worker's power)
teotihuacan-royal_c_temples = Priests' Court
    .effect = pay 1 cocoa for a step on any temple, up to X times (X = the worker's power minus 1)

## Temple bonus tiles, which score at the end from step 10 on

teotihuacan-bonus_mask_set = Hall of Masks
    .effect = the points of your best mask set again
teotihuacan-bonus_technologies = Hall of Craft
    .effect = 5 points per technology you have
teotihuacan-bonus_fixed = Hall of Honor
    .effect = 15 points
teotihuacan-bonus_avenue = Hall of the Road
    .effect = 3 points per step on the Avenue
teotihuacan-bonus_temples = Hall of Gods
    .effect = 9 points per temple bonus tile you reach
teotihuacan-bonus_discoveries = Hall of Finds
    .effect = 2 points per discovery tile you own, except masks
teotihuacan-bonus_workers = Hall of Work
    .effect = 4 points per worker, 9 if its power is 4 or 5

## Discovery tiles, by type

teotihuacan-disc-mask_1 = Jaguar Mask
    .effect = a mask: different masks score as a set in every eclipse (only one exists)
teotihuacan-disc-mask_2 = Eagle Mask
    .effect = a mask: different masks score as a set in every eclipse (two exist)
teotihuacan-disc-mask_3 = Owl Mask
    .effect = a mask: different masks score as a set in every eclipse (two exist)
teotihuacan-disc-mask_4 = Serpent Mask
    .effect = a mask: different masks score as a set in every eclipse (three exist)
teotihuacan-disc-mask_5 = Coyote Mask
    .effect = a mask: different masks score as a set in every eclipse (three exist)
teotihuacan-disc-mask_6 = Rain Mask
    .effect = a mask: different masks score as a set in every eclipse (three exist)
teotihuacan-disc-mask_7 = Fire Mask
    .effect = a mask: different masks score as a set in every eclipse (three exist)
teotihuacan-disc-score_4 = Trophy
    .effect = 4 points
teotihuacan-disc-resources_3 = Rich Cache
    .effect = any 3 resources
teotihuacan-disc-resources_2 = Cache
    .effect = any 2 resources
teotihuacan-disc-avenue = Sandals
    .effect = a step on the Avenue of the Dead
teotihuacan-disc-any_temple = Incense
    .effect = a step on any temple
teotihuacan-disc-blue_temple = Blue Offering
    .effect = a step on the blue temple
teotihuacan-disc-red_temple = Red Offering
    .effect = a step on the red temple
teotihuacan-disc-green_temple = Green Offering
    .effect = a step on the green temple
teotihuacan-disc-cocoa_4 = Cocoa Sack
    .effect = 4 cocoa, also when you pay the salary
teotihuacan-disc-power_ups = Feast
    .effect = 2 power-ups for any of your unlocked workers
teotihuacan-disc-second_worker = Travel Companion
    .effect = before a move: two of your workers on one board move together
teotihuacan-disc-free_cocoa = Favor
    .effect = replaces one payment of cocoa
teotihuacan-disc-any_distance = Litter
    .effect = before the move, the worker goes to any board
teotihuacan-disc-extra_worker = Helper
    .effect = counts as one more worker at Alchemy, Nobles or Construction

## Places of discovery tiles

teotihuacan-stack-board_palace = the Palace
    .on = at the Palace
teotihuacan-stack-board_forest = the Forest
    .on = in the Forest
teotihuacan-stack-board_quarry = the Quarry
    .on = in the Quarry
teotihuacan-stack-board_gold_deposits = the Gold Deposits
    .on = at the Gold Deposits
teotihuacan-stack-board_decorations = Decorations
    .on = at Decorations
teotihuacan-stack-temple_blue_4 = step 4 of the blue temple
    .on = on step 4 of the blue temple
teotihuacan-stack-temple_red_5 = step 5 of the red temple
    .on = on step 5 of the red temple
teotihuacan-stack-temple_green_3 = step 3 of the green temple
    .on = on step 3 of the green temple
teotihuacan-stack-temple_green_6 = step 6 of the green temple
    .on = on step 6 of the green temple
teotihuacan-stack-avenue_3 = step 3 of the Avenue
    .on = on step 3 of the Avenue
teotihuacan-stack-avenue_6 = step 6 of the Avenue
    .on = on step 6 of the Avenue
teotihuacan-stack-avenue_8 = step 8 of the Avenue
    .on = on step 8 of the Avenue

## Ascension rewards

teotihuacan-ascend_score = 5 points
    .effect = immediately
teotihuacan-ascend_two_temples = Two temple steps for 3 cocoa
    .effect = on one temple or on two
teotihuacan-ascend_fourth_worker = The fourth worker
    .effect = power 3, at the Palace, and 2 cocoa
teotihuacan-ascend_one_temple = One temple step
    .effect = on any temple
teotihuacan-ascend_cocoa = 5 cocoa
    .effect = immediately

## Effects in a few words

# $n: how many
teotihuacan-effect-any-resources = { $n ->
    [one] any { $n } resource
   *[other] any { $n } resources
}
# $temple: its name
teotihuacan-effect-temple = { $temple } { SIGNED($n) }
# $n: steps on each of the three temples
teotihuacan-effect-all-temples = every temple { SIGNED($n) }
teotihuacan-effect-any-temple = { $n ->
    [one] a step on any temple
   *[other] { $n } steps on any temples
}
teotihuacan-effect-avenue = Avenue { SIGNED($n) }
teotihuacan-effect-power-ups = { $n ->
    [one] { $n } power-up
   *[other] { $n } power-ups
}
teotihuacan-effect-free-technology = a free technology
# $tile: a discovery tile
teotihuacan-effect-may-claim = may claim { $tile }
# $tile: a bonus tile
teotihuacan-effect-bonus-tile = { $tile } scores at the end of the game
# $step: of a temple, by name · $reward: what it brings
teotihuacan-effect-step-named = { $step }: { $reward }
# $reward: what the step gives
teotihuacan-effect-step = { $reward }
teotihuacan-effect-large-step = { $reward }, or claim a discovery tile
# What a royal tile offers now: $paid, $gained: amounts · $n: how often at most
teotihuacan-royal-exchange = { $n ->
    [0] nothing: this tile needs a worker of power 2 or more
    [one] once: pay { $paid } for { $gained }
   *[other] up to { $n } times: pay { $paid } for { $gained }
}
# What one more mask is worth: $before, $after: points of all masks in an eclipse
teotihuacan-effect-mask = a mask: { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
} in each eclipse
# $n: matching icons · $points: of the tile and of these icons
teotihuacan-effect-matches = { $points } ({ $n ->
    [0] no icon matches
    [one] { $n } icon matches
   *[other] { $n } icons match
})
# $step: the temple in which the marker climbs · $tile: the discovery tile · $price: its price · $both: for taking both
teotihuacan-worship =
    .effect = { $step }, or { $tile } for { $price }, or both for { $both } more
    .waived = { $step }, or { $tile } for { $price }, or both
    .one = { $step }, or { $tile } for { $price }
    .dear = { $step }; not enough left for { $tile } ({ $price })
    .tile = { $tile } for { $price }
teotihuacan-any-temple = any temple

## Main actions. $n: power-ups

# $gains: goods and steps
teotihuacan-main-production = { $n ->
    [one] { $gains }, then a power-up
   *[other] { $gains }, then { $n } power-ups
}
# $points: the value of the space
teotihuacan-main-nobles = { $n ->
    [one] { $points } points for 2 wood, a step on the Avenue, a power-up
   *[other] { $points } points for 2 wood, a step on the Avenue, { $n } power-ups
}
# $price: gold
teotihuacan-main-decorations = a decoration for { $price }, then a power-up
# $tiles: how many at most
teotihuacan-main-construction = { $tiles ->
    [one] one pyramid tile
   *[other] up to { $tiles } pyramid tiles
}

## Questions

teotihuacan-question-wait = It isn't your turn.
teotihuacan-question-keep = Choose two of your four starting tiles to keep.
teotihuacan-question-draft = Choose a starting tile.
# $n: workers left, this one included
teotihuacan-question-place = { $n ->
    [one] Where will you place your last worker?
   *[other] Where will you place your worker? ({ $n } left)
}
teotihuacan-question-move = Which worker moves, and where?
teotihuacan-question-unlock = All your workers are locked. Choose how to unlock them.
# $board: the board of the action
teotihuacan-question-join = Bring a second worker along { $board-to }?
teotihuacan-question-action = Choose an action { $board-on }.
teotihuacan-question-end = Anything else, or end your turn?
teotihuacan-question-take = Choose a reward for your worship { $board-on }.
teotihuacan-question-both = Choose the part to take first.
teotihuacan-question-discovery = Claim the discovery tile?
# $tile: a royal tile
teotihuacan-question-exchange = Choose an exchange ({ $tile }).
# $n: left, this one included
teotihuacan-question-gain = { $n ->
    [one] Choose a resource.
   *[other] Choose a resource ({ $n } left).
}
# The same before the first turn, for the starting tiles
teotihuacan-question-gain-start = { $n ->
    [one] Choose a resource for your starting tiles.
   *[other] Choose { $n } resources for your starting tiles.
}
teotihuacan-question-advance = { $n ->
    [one] Choose a temple to advance on.
   *[other] Choose a temple to advance on ({ $n } steps left).
}
teotihuacan-question-order = You have two temple steps. Choose the first.
# $temple: its name · $step: reached · $reward: printed there
teotihuacan-question-large-step = Step { $step } of the { $temple }. Take { $reward }, or claim a discovery tile?
# $step: reached
teotihuacan-question-avenue = Step { $step } of the Avenue. Claim a discovery tile?
teotihuacan-question-raise = { $n ->
    [one] Choose a worker { $board-on } for the power-up.
   *[other] Choose a worker { $board-on } for a power-up ({ $n } left).
}
teotihuacan-question-raise-any = { $n ->
    [one] Choose a worker for the power-up.
   *[other] Choose a worker for a power-up ({ $n } left).
}
teotihuacan-question-buy = Buy another power-up { $board-on }?
teotihuacan-question-reward = Your worker ascends. Choose a reward.
teotihuacan-question-acquire = Choose a technology.
# $n: workers that count
teotihuacan-question-workers = { $n ->
    [one] Build with { $n } worker, or use a tile that counts as one more?
   *[other] Build with { $n } workers, or use a tile that counts as one more?
}
teotihuacan-question-decoration = Choose a decoration.
# $tile: its icons
teotihuacan-question-ledge = Choose a place for the decoration { $tile }.
teotihuacan-question-tile = Choose a tile for the pyramid.
teotihuacan-question-tile-more = Add another tile?
teotihuacan-question-space = Choose a space for the tile { $tile }.
# $number: of the space, as in the picture
teotihuacan-question-rotate = Turn the tile for space { $number }.
teotihuacan-question-spare = One tile can cost 1 resource less. Use that here?
# $tile: a starting tile
teotihuacan-question-attached = Claim the discovery tile of { $tile }?
# $owed: cocoa
teotihuacan-question-salary = Your workers want { $owed } cocoa. Choose how much to pay.

## Answers: a label, and as .effect what the label does not say

# $first, $second, $tile: starting tiles
teotihuacan-choice-keep = Keep { $first } and { $second }
teotihuacan-choice-draft = Take { $tile }
teotihuacan-choice-place = Place a worker { $board-on }
# $power: of the worker · $from, $to: boards · $collected: cocoa to collect · $due: cocoa for the main action
teotihuacan-choice-move = Move worker { $power } { $from-from } { $to-to }
    .effect = { $due ->
        [0] collect { $collected } cocoa; the main action is free
       *[other] collect { $collected } cocoa; the main action costs { $due } cocoa
    }
    .palace = collect { $collected } cocoa, or worship
teotihuacan-choice-join = Bring worker { $power } along
# $goods: cocoa
teotihuacan-choice-collect = Collect { $goods }
# $cocoa: its cost
teotihuacan-choice-main = { $cocoa ->
    [0] Main action { $board-on }
   *[other] Main action { $board-on } for { $cocoa } cocoa
}
teotihuacan-choice-main-with = Main action { $board-on }, paid with a Favor
# $tile: the discovery tile that lies at the Palace
teotihuacan-worship-tile = tile there: { $tile } ({ $price } more)
    .free = tile there: { $tile } (free)
# $what: board or royal tile · $cocoa: for unlocking the worker there
teotihuacan-choice-worship = { $cocoa ->
    [0] Worship: { $what }
   *[other] Worship: { $what } ({ $cocoa } cocoa unlocks the worker there)
}
teotihuacan-choice-worship-with = Worship: { $what } (a Favor unlocks the worker there)
teotihuacan-choice-unlock-turn = Unlock all your workers as your whole turn
teotihuacan-choice-unlock-pay = Unlock all your workers for { $goods }
teotihuacan-choice-unlock-with = Unlock all your workers with a Favor
teotihuacan-choice-take-temple = Only the temple step
teotihuacan-choice-take-royal = Only the royal tile
# $tile: discovery tile · $price: its price
teotihuacan-choice-take-discovery = Only { $tile } ({ $price })
# $tile: discovery tile · $price: of both together, in .effect of the tile alone · $both: for taking both
teotihuacan-choice-take-both = Temple step and { $tile } for { $price }
    .royal = Royal tile and { $tile } for { $price }
teotihuacan-choice-take-both-with = Both parts, paid with a Favor
    .effect = discovery tile: { $tile } for { $price }
# $missing: goods for the tile that the part taken first must bring · $effect: what both bring
teotihuacan-choice-take-both-lacking = so far you lack { $missing }; { $effect }
teotihuacan-choice-part-temple = The temple step now
teotihuacan-choice-part-royal = The royal tile now
teotihuacan-choice-claim = Claim { $tile } for { $price }
# $reward: what is printed
teotihuacan-choice-printed = Take { $reward }
# $temple: its name · $step: reached
teotihuacan-choice-advance = Step { $step } of the { $temple }
# $goods: one resource
teotihuacan-choice-gain = Take { $goods }
# $board: where · $power: now · $next: then
teotihuacan-choice-raise = Raise worker { $power } { $board-on } to { $next }
teotihuacan-choice-raise-ascends = Raise worker { $power } { $board-on }: it ascends
# $goods: cocoa
teotihuacan-choice-buy = Buy it for { $goods }
teotihuacan-choice-reward-with = Two temple steps, paid with a Favor
# $paid, $gained: amounts
teotihuacan-choice-exchange = Pay { $paid } for { $gained }
teotihuacan-choice-exchange-with = A Favor for { $gained }
teotihuacan-choice-exchange-for-with = A Favor and { $paid } for { $gained }
teotihuacan-choice-sell = Sell { $paid } for { $gained }
# $technology: its name · $price: gold · $temple: of its column
teotihuacan-choice-acquire = { $technology } for { $price }, then { $temple } +1
# $technology: its name · $points: what each of the other owners gets
teotihuacan-choice-acquire-owned = { $technology } (others +{ $points })
# $tile: its icons
teotihuacan-choice-tile = Tile { $letter }: { $tile }
teotihuacan-choice-decoration = Decoration { $letter }: { $tile }
# Points of a pyramid tile with its icons, the least and the most. $from, $to: numbers
teotihuacan-points-by-rotation = { $from } to { $to } points by rotation
# $number: as in the picture · $points: for the level · $price: what it costs · $space: where · $top_left and so on: icons below
teotihuacan-choice-space = Space { $number }: { $points } for { $price }
    .effect = { $space }; over { $top_left }, { $top_right } / { $bottom_left }, { $bottom_right }
# $turns: quarter turns · $tile: its icons then
teotihuacan-choice-rotate = { $turns ->
    [0] 1, as it is: { $tile }
    [1] 2, a quarter turn: { $tile }
    [2] 3, half a turn: { $tile }
   *[other] 4, three quarter turns: { $tile }
}
# $goods: what is not paid, in .effect what is
teotihuacan-choice-spare = Save { $goods }
    .effect = pay only { $goods }
teotihuacan-choice-use = Use { $tile }
# $paid, $owed: cocoa · $lost: points
teotihuacan-choice-salary = Pay { $paid } of { $owed } cocoa
    .effect = { $lost ->
        [0] you lose no points
        [one] you lose { $lost } point
       *[other] you lose { $lost } points
    }
teotihuacan-choice-salary-with = Pay all with a Favor
teotihuacan-choice-stop = No more
teotihuacan-choice-stop-join = No second worker
teotihuacan-choice-stop-turn = End turn
teotihuacan-choice-stop-claim = Claim nothing
teotihuacan-choice-stop-exchange = Exchange nothing
teotihuacan-choice-stop-buy = No extra power-up
# $n: workers that count
teotihuacan-choice-stop-workers = { $n ->
    [one] Build with { $n } worker
   *[other] Build with { $n } workers
}
teotihuacan-choice-stop-tile = Add no more tiles
# $goods: the full price
teotihuacan-choice-stop-spare = Pay the full price: { $goods }

# Above the menus of a planner. .button: on buttons in their place · $path: what the button chooses
teotihuacan-menu-place = Place workers…
teotihuacan-menu-move = Move a worker…
teotihuacan-menu-collect = Collect cocoa…
    .button = Collect: { $path }
teotihuacan-menu-main = Take a main action…
    .button = Main action: { $path }
teotihuacan-menu-worship = Worship…
    .button = Worship: { $path }
# Parts of a longer choice. $power: of a worker · $from, $to, $board: boards · $tile: a discovery tile · $turns: quarter turns
teotihuacan-part-move = worker { $power } from { $from } to { $to }
teotihuacan-part-join = with worker { $power }
teotihuacan-part-unlock = unlock all
teotihuacan-part-ascend_two_temples = two temple steps
teotihuacan-part-ascend_one_temple = one step on any temple
teotihuacan-part-royal = the royal tile first
teotihuacan-part-temple = the temple first
teotihuacan-part-temple-alone = only the temple step
teotihuacan-part-tile-alone = only the tile
teotihuacan-part-both = temple step and { $tile }
teotihuacan-part-both-royal = royal tile and { $tile }
teotihuacan-part-use = use { $tile }
teotihuacan-part-raise = worker { $power } { $board-on } ascends
teotihuacan-part-raise-here = worker { $power } ascends
# On *Undo*. $reward: an ascension reward
teotihuacan-undo-reward = { $reward } for the ascension
teotihuacan-part-buy = buy a power-up
# $number: as in the picture
teotihuacan-part-space = space { $number }
teotihuacan-part-rotate = { $turns ->
    [0] 1, as it is
    [1] 2, a quarter turn
    [2] 3, half a turn
   *[other] 4, three quarter turns
}

## Status of the game, in one line

# At a choice that makes the next eclipse worse. $cocoa: how much is missing · .brief: where there is no room
teotihuacan-short = { $cocoa } cocoa short for the salary
    .brief = { $cocoa } cocoa short
# What the workers will want in the eclipse. $salary: cocoa · $have: cocoa
teotihuacan-needs = salary: { $salary } cocoa, you have { $have }

teotihuacan-status-keeping = Everyone is choosing starting tiles
teotihuacan-status-placing = Everyone is placing three workers
teotihuacan-status-bonuses = Everyone is taking their starting bonuses
# $era: 1 to 3 · $rounds: rounds until the eclipse, the one being played included, if nobody ascends
teotihuacan-status-turns = { $rounds ->
    [one] Era { $era } of 3: last round before the eclipse
   *[other] Era { $era } of 3: eclipse in { $rounds } rounds
}
teotihuacan-status-next = Era { $era } of 3: this round and one more before the eclipse
teotihuacan-status-now = Era { $era } of 3: last round before the eclipse
teotihuacan-status-next-final = Era { $era } of 3: this round and one more before the final eclipse
teotihuacan-status-now-final = Era { $era } of 3: last round before the final eclipse
teotihuacan-status-eclipse = Eclipse { $era }: time to pay salaries
# $winners: players
teotihuacan-status-over = { $winners-count ->
    [one] { $winners } wins the game
   *[other] { $winners } share the victory
}

## The board as text

teotihuacan-board-to-act = Waiting for: { $seats }
# $position: 1 to 8 · $workers: who stands there · $colours: among the unlocked workers
teotihuacan-board-board = { $colours ->
    [one] Position { $position }, { $board }: { $workers } (unlocked workers: { $colours } color)
   *[other] Position { $position }, { $board }: { $workers } (unlocked workers: { $colours } colors)
}
# $power: of the worker · $space: worship space
teotihuacan-board-worker = { $seat } { $power }
teotihuacan-board-locked = { $seat } { $power } locked on space { $space }
# $n: colours
teotihuacan-board-neutral = { $n ->
    [one] a neutral worker
   *[other] { $n } neutral workers
}
# $tile: royal tile · $effect: what it does
teotihuacan-board-royal = Space { $space }: { $tile }, { $effect }
# $row: 1 or 2 · $temple: of the column · $owners: players
teotihuacan-board-technology = Row { $row }, { $temple }: { $technology } for { $price } ({ $effect }); owners: { $owners }
    .free = Row { $row }, { $temple }: { $technology } for { $price } ({ $effect })
# $rows: the next value of each row · $left: buildings
teotihuacan-table-nobles = Next building: { $rows }; { $left } left
teotihuacan-board-row = row { $row } ({ $value })
teotihuacan-board-full = full
# $tiles: on offer
teotihuacan-table-decorations = Decorations on offer: { $tiles-series }
teotihuacan-board-tile = Tile on offer: { $tile }
# $place: where · $tiles: what lies there
teotihuacan-board-stack = Discovery tiles { $place-on }: { $tiles }
teotihuacan-board-priced = { $tile } for { $price }
teotihuacan-board-free = { $tile }, free
# $icons: eight that show
teotihuacan-board-plan = Pyramid, row { $row } from the top: { $icons }
# $number: as in the picture
teotihuacan-board-space = Free space { $number }: { $space }
teotihuacan-board-ledge = { $ledge }: { $tile }
# $markers: where each marker stands · $bonus: the bonus tile of step 10
teotihuacan-board-temple = Steps of the { $temple }: { $markers }; bonus tile { $bonus }
teotihuacan-board-marker = { $seat } { $step }
# $value: the lowest visible value of the buildings row
teotihuacan-board-avenue = Avenue of the Dead: { $markers }; each step scores { $value } in an eclipse
teotihuacan-board-track = Pyramid track: { $markers }
# $salary: cocoa due in an eclipse
teotihuacan-board-player = { $seat }: { $points }; { $goods }; salary { $salary } cocoa
teotihuacan-board-owns = { $seat }, technologies: { $tiles }
teotihuacan-board-masks = { $seat }, masks: { $tiles }
teotihuacan-board-hand = { $seat }, tiles to use: { $tiles }
teotihuacan-board-used = { $seat }, tiles used: { $tiles }
teotihuacan-board-wheel = { $seat }: the fourth worker ({ $power }) waits on the ascension wheel
# $tile: starting tile · $gains: what it gives
teotihuacan-board-start = { $tile }: { $gains }

## Things on the web page

teotihuacan-page-pyramid = Pyramid
# $seat: whose worker
teotihuacan-page-locked = A worker of { $seat } with power { $power } is locked here.
teotihuacan-page-free = No one is here.
# $effect: what a component does
teotihuacan-page-effect = { CAPITAL($effect) }.

## Reasons for missing choices

teotihuacan-why-all-locked = All your workers are locked, so none of them can move.
# $power: of a worker · $board, $from, $to: boards · $steps: boards on the way, at least 4
teotihuacan-why-no-worker = You have no worker { $power } { $board-on }.
teotihuacan-why-locked = Your worker { $power } { $board-on } is locked.
teotihuacan-why-too-far = The way { $from-from } { $to-to } is { $steps } boards long. A worker moves at most 3.
# $price, $have: amounts
teotihuacan-why-unlock = Unlocking before the move costs { $price }. You have { $have }.
teotihuacan-why-palace = The Palace has no main action.
# $board: of a main action · $price: its lowest cost · $have: how much of that the player has
teotihuacan-why-main = The main action { $board-on } costs at least { $price }. You have { $have }.
teotihuacan-why-colours = The main action { $board-on } costs { $price }. You have { $have }.
teotihuacan-why-no-technology = You can't take or pay for any technology here.
teotihuacan-why-no-row = You can't place a building with these workers.
teotihuacan-why-building = A building costs { $price }.
teotihuacan-why-no-ledge = The pyramid has no room for a decoration now.
teotihuacan-why-decoration = A decoration costs { $price } with these workers.
teotihuacan-why-finished = The pyramid is finished.
teotihuacan-why-no-space = You can't pay for a tile on any free space.
# $what: board or royal tile
teotihuacan-why-worship-own = You can't worship here ({ $what }). Your own worker is already there.
teotihuacan-why-worship-taken = You can't worship here ({ $what }). You have no cocoa to unlock the worker there.
teotihuacan-why-worship-royal = You can't worship here ({ $what }). You can't pay for it.
teotihuacan-why-worship-nothing = You can't worship here ({ $what }). You couldn't take the temple step or the tile.
# $temple: its name
teotihuacan-why-blocked = You can't advance any further on the { $temple }.
teotihuacan-why-no-tile = There's no discovery tile here.
teotihuacan-why-both = Both parts cost { $price }.
# $tile: discovery tile
teotihuacan-why-dear-tile = { $tile } costs { $price }.
teotihuacan-why-two-temples = Two temple steps cost { $price }.
teotihuacan-why-fourth-worker = Your fourth worker is already in play.
teotihuacan-why-row-2 = Row 2 needs two workers, or one of power 4 or 5.
teotihuacan-why-dear-technology = { $technology } costs { $price }.
teotihuacan-why-dear-level = A tile on level { $level } costs { $price }.

## Log lines. $seat: the player

teotihuacan-event-chosen = { $seat } chose two starting tiles
# $first, $second, $tile: starting tiles
teotihuacan-event-kept = { $seat } keeps { $first } and { $second }
teotihuacan-event-drafted = { $seat } takes { $tile }
teotihuacan-event-placed = { $seat } places a worker { $board-on }
# $boards: where its workers start
teotihuacan-event-started = { $seat } starts { $boards-on }
teotihuacan-event-free-technology = { $seat } begins with { $technology }
# $boards: where they stand
teotihuacan-event-neutral-workers = The neutral workers are now { $boards-on }
# $power: of the worker · $from, $to: boards
teotihuacan-event-moved = { $seat } moves worker { $power } { $from-from } { $to-to }
teotihuacan-event-joined = { $seat } brings worker { $power } along
# $n: cocoa
teotihuacan-event-collects = { $seat } collects cocoa
teotihuacan-event-main = { $seat } takes the main action { $board-on }
# $space: worship space
teotihuacan-event-worships = { $seat } worships { $board-on }
teotihuacan-event-unlocked = { $seat } unlocks all workers
# $other: whose worker
teotihuacan-event-unlocked-other = { $seat } unlocks the worker of { $other } { $board-on }
# $goods: amounts
teotihuacan-event-gained = { $seat } gains { $goods }
teotihuacan-event-paid = { $seat } pays { $goods }
# $n: points · $source: where they come from
teotihuacan-event-scored = { $n ->
    [one] { $seat } scores { SIGNED($n) } point ({ $source })
   *[other] { $seat } scores { SIGNED($n) } points ({ $source })
}
# $tile: discovery tile
teotihuacan-event-used = { $seat } uses the { $tile }
teotihuacan-event-claimed = { $seat } claims the { $tile }
# $step: reached
teotihuacan-event-advanced = { $seat } advances on the { $temple } to step { $step }
teotihuacan-event-temple-blocked = { $seat } can't advance on the { $temple } and loses the step
teotihuacan-event-steps-lost = { $seat } can't advance on any temple and loses the step
teotihuacan-event-walked = { $seat } walks to step { $step } of the Avenue
teotihuacan-event-avenue-ended = { $seat } is at the end of the Avenue and loses the step
# $power: reached
teotihuacan-event-raised = { $power ->
    [6] { $seat } raises a worker { $board-on } to 6, and it ascends
   *[other] { $seat } raises a worker { $board-on } to { $power }
}
teotihuacan-event-power-ups-lost = { $seat } has no worker for the power-up and loses it
teotihuacan-event-ascended = A worker of { $seat } ascends and starts again at the Palace
# $reward: what it brings
teotihuacan-event-rewarded = { $seat } takes the ascension reward “{ $reward }”
teotihuacan-event-no-result = { $seat } gets nothing from the action
# $technology: its name
teotihuacan-event-acquired = { $seat } acquires { $technology }
# $row: 1 to 3
teotihuacan-event-built = { $seat } builds in row { $row } of the nobles
# $tile: its icons · $space: where
teotihuacan-event-laid = { $seat } adds a pyramid tile ({ $tile }) on { $space }
# $ledge: where
teotihuacan-event-decorated = { $seat } adds a decoration ({ $tile }) on the { $ledge-inside }
teotihuacan-event-track = { $seat } advances to step { $step } of the pyramid track
teotihuacan-event-pyramid-finished = { $seat } finishes the pyramid, so the next eclipse is the last
teotihuacan-event-pyramid-tile-drawn = New tile at Construction: { $tile }
teotihuacan-event-decoration-drawn = New decoration: { $tile }
# $place: where it lies
teotihuacan-event-discovery-drawn = New discovery tile { $place-on }: { $tile }
# $light, $dark: where the discs lie
teotihuacan-event-light-disc = The light disc moves to { $light } of { $dark }
teotihuacan-event-dark-disc-reached = The light disc reaches the dark disc, so the eclipse is near
# $era: 1 to 3
teotihuacan-event-eclipse = Eclipse of era { $era }
# $paid, $unpaid: cocoa · $lost: points
teotihuacan-event-salary = { $unpaid ->
    [0] { $seat } pays the whole salary ({ $paid } cocoa)
   *[other] { $paid ->
        [0] { $seat } pays no salary
       *[other] { $seat } pays only { $paid } cocoa of the salary
    } and loses { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    }
}
teotihuacan-event-era = Era { $era } begins
# $winner: the player · $points: theirs
teotihuacan-event-over = { $winner } wins the game with { $points } points

## Sources of points

# Below the points before the end: how they are counted
teotihuacan-score-now = This includes an eclipse now, unpaid salaries and temple bonus tiles.
# What an eclipse would bring now. $shares: each player's points
teotihuacan-next-eclipse = Points from the next eclipse, salaries included, as of now (already counted above): { $shares-row }
teotihuacan-source-setup = first game
teotihuacan-source-production = Quarry and Gold Deposits
teotihuacan-source-temples = temple steps
teotihuacan-source-royal = royal tiles
teotihuacan-source-ascension = ascensions
teotihuacan-source-discoveries = discovery tiles
teotihuacan-source-technologies = technologies
teotihuacan-source-buildings = buildings
teotihuacan-source-pyramid = pyramid tiles
teotihuacan-source-decorations = decorations
teotihuacan-source-avenue = Avenue of the Dead
teotihuacan-source-pyramid_track = pyramid track
teotihuacan-source-masks = masks
teotihuacan-source-salary = unpaid salaries
teotihuacan-source-bonus_tiles = temple bonus tiles

## A turn in one line: actions, gains, costs, and the effects of an eclipse

# $things: tiles, boards, levels, technologies · $gains: what it brought ("3 wood") · $costs: what it cost ("−2 cocoa")
teotihuacan-did-keep = keeps { $things }{ core-gained }{ core-paid }
teotihuacan-did-draft = takes the starting tile { $things }{ core-gained }{ core-paid }
teotihuacan-did-place = starts { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-receive = { $gains-count ->
    [0] gets { teotihuacan-nothing }
   *[other] gets { $gains-row }
}
teotihuacan-did-collect = { $gains-count ->
    [0] collects nothing { $things-on }{ core-paid }
   *[other] collects { $gains } { $things-on }{ core-paid }
}
teotihuacan-did-produce = works { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-worship = worships { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-worship-royal = worships { teotihuacan-board-palace.on } ({ $things }){ core-gained }{ core-paid }
teotihuacan-did-unlock = unlocks workers{ core-gained }{ core-paid }
# $things: a worker, as in teotihuacan-mover
teotihuacan-did-move = moves { $things }{ core-gained }{ core-paid }
# $power: of the worker · $from, $to: boards
teotihuacan-mover = worker { $power } from { $from } to { $to }
teotihuacan-did-ascend = has a worker ascend (eclipse a round sooner){ core-gained }{ core-paid }
# After the light disc has reached the dark one
teotihuacan-did-ascend-late = has a worker ascend{ core-gained }{ core-paid }
teotihuacan-did-acquire = acquires { $things }{ core-paid }{ core-gained }
teotihuacan-did-build = builds for the nobles{ core-gained }{ core-paid }
teotihuacan-did-lay = builds on pyramid { $things }{ core-gained }{ core-paid }
teotihuacan-did-decorate = decorates the pyramid, { $things }{ core-gained }{ core-paid }
teotihuacan-did-use = uses the { $things }{ core-gained }{ core-paid }
teotihuacan-did-waive = pays the salary with the { $things }
teotihuacan-did-nothing = gets nothing{ core-gained }{ core-paid }
# $level: of the pyramid
teotihuacan-level = level { $level }

# $n: how much; with a minus what was paid or lost
teotihuacan-change-cocoa = { $n } cocoa
teotihuacan-change-wood = { $n } wood
teotihuacan-change-stone = { $n } stone
teotihuacan-change-gold = { $n } gold
teotihuacan-change-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
# The fourth worker, as an ascension brings it. $n: 1
teotihuacan-change-fourth-worker = a new worker
# $things: powers ("3 → 4")
teotihuacan-change-power = { $n ->
    [one] worker { $things }
   *[other] workers { $things }
}
# $from, $to: powers of a worker
teotihuacan-raised = { $from } → { $to }
# The same if the board isn't that of the action. $board: its name
teotihuacan-raised-on = { $from } → { $to } { $board-on }
# $things: temples
teotihuacan-change-up = { $things-count ->
    [one] { $things-to }
   *[other] { $things } up
}
teotihuacan-change-avenue = { $n ->
    [one] Avenue up
   *[other] Avenue up by { $n }
}
# $things: technologies that one begins with
teotihuacan-change-technology = { $things-row }
# $things: discovery tiles
teotihuacan-change-claimed = { $n ->
    [one] { $things } tile
   *[other] the { $things } tiles
}
teotihuacan-change-used = { $things } used up
# $things: players
teotihuacan-change-unlocked = { $things-count ->
    [one] worker of { $things } freed
   *[other] workers of { $things } freed
}
# $things: technologies
teotihuacan-change-new-technology = { $things-row }
# $things: spaces with their tiles, as in teotihuacan-laid
teotihuacan-change-new-tile = { $things }
# $space: of the pyramid · $detail: the icons of the tile
teotihuacan-laid = { $space } ({ $detail })
    .brief = { $space }
# $things: ledges of the pyramid
teotihuacan-change-new-decoration = { $things }
# The pyramid track. $n: steps
teotihuacan-change-track = track +{ $n }
# $n: temples whose bonus tile the player reached
teotihuacan-change-bonus-tile = { $n ->
    [one] a temple bonus tile
   *[other] { $n } temple bonus tiles
}
teotihuacan-change-ascends = { $n ->
    [one] a worker ascends
   *[other] { $n } workers ascend
}
teotihuacan-change-sooner = { $n ->
    [one] eclipse a round sooner
   *[other] eclipse { $n } rounds sooner
}

# $shares: what each player scores or pays
teotihuacan-day-eclipse = { $shares-count ->
    [0] The eclipse brings no points
   *[other] Points from the eclipse: { $shares-row }
}
teotihuacan-day-bonus = Points from temple bonus tiles: { $shares-row }
teotihuacan-day-owners = Points for the other owners of the technology: { $shares-row }
teotihuacan-day-salary = { $shares-count ->
    [0] Salaries: nothing to pay
   *[other] Salaries: { $shares-series }
}

## A recap for its reader

# $tiles: discovery tiles that the reader could pay for, and that are gone
teotihuacan-recap-gone = Gone before you could claim: { $tiles }
# $cheaper, $dearer: boards with the cocoa for their main action, before and now
teotihuacan-recap-cheaper = Main actions are cheaper { $cheaper }
teotihuacan-recap-dearer = Main actions are dearer { $dearer }
teotihuacan-recap-prices = Main actions are cheaper { $cheaper }, and dearer { $dearer }
# $before: a number · $now: cocoa
teotihuacan-recap-price = { $board-on } ({ $before } → { $now })
