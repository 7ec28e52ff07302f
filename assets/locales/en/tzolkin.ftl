# Tzolk'in: names of the game and its components.

tzolkin-name = Tzolk'in
    .tagline = Place workers on turning gears. The longer they ride, the better their action.
    .length = 27 rounds
# The button by which a player opens the secret choice of tiles.
tzolkin-choose = Choose your tiles
tzolkin-option-negative_scores = Negative scores
    .description = Let scores fall below 0, or stop them at 0.
    .allowed = allowed
    .floor_at_zero = stop at 0

## Materials: the name alone, and an amount of it ($count)

tzolkin-material-corn = corn
tzolkin-material-wood = wood
tzolkin-material-stone = stone
tzolkin-material-gold = gold
tzolkin-material-skull = crystal skull
tzolkin-amount-corn = { $count } corn
tzolkin-amount-wood = { $count } wood
tzolkin-amount-stone = { $count } stone
tzolkin-amount-gold = { $count } gold
tzolkin-amount-skull = { $count ->
    [one] { $count } skull
   *[other] { $count } skulls
}
tzolkin-amount-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
tzolkin-amount-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
tzolkin-amount-worker = { $count ->
    [one] { $count } worker
   *[other] { $count } workers
}
tzolkin-amount-nothing = nothing

## Gears, temples, technologies, kinds (`.asked`: what players ask about them, never shown)

tzolkin-gear-palenque = Palenque
    .effect = Harvest corn and wood from the jungle.
    .asked = what does palenque do, green gear, corn wheel, what are the actions on palenque, spaces of palenque, jungle gear, all palenque actions
tzolkin-gear-yaxchilan = Yaxchilan
    .effect = Gain wood, stone, gold and crystal skulls.
    .asked = what does yaxchilan do, resource wheel, where do I get stone, where do I get gold, how do I get wood stone and gold, how do I get resources, all yaxchilan actions, gear for resources
tzolkin-gear-tikal = Tikal
    .effect = Advance technologies, build buildings and monuments.
    .asked = what does tikal do, technology and building wheel, all tikal actions, actions on tikal, gear for building, which gear do I build on
tzolkin-gear-uxmal = Uxmal
    .effect = Trade, gain workers, build for corn, use actions of other gears.
    .asked = what does uxmal do, all uxmal actions, actions on uxmal, wheel for trading and workers, gear with the market
tzolkin-gear-chichen_itza = Chichen Itza
    .effect = Offer crystal skulls to the gods for points and temple steps.
    .asked = what does chichen itza do, skull wheel, all chichen itza spaces, blue gear, biggest gear, how many points on chichen itza, list of chichen itza actions
# A space of a gear. $gear: its name · $space: the number
tzolkin-space = { $gear } { $space }
# An action to which a worker stepped back. $space: its number · $from: that of the space where the worker was
tzolkin-space-from = { $gear } { $space } (from { $from })
tzolkin-first-player-space = First player space
    .short = the first player space
    .effect = Take the corn in the pool and the first player marker. You may advance the calendar by two days.
    .asked = the space for the first player, start player action, what do I get on the start player space

tzolkin-temple-chaac = Chaac
    .to = Chaac up
    .from = Chaac down
    .effect = Brown temple: stone on food days 1 and 3, 6 points for the highest on food day 2, 2 on food day 4.
    .asked = brown temple, chaac temple, stone temple, what does chaac give, rain god
tzolkin-temple-quetzalcoatl = Quetzalcoatl
    .to = Quetzalcoatl up
    .from = Quetzalcoatl down
    .effect = Yellow temple: gold on food days 1 and 3, 2 points for the highest on food day 2, 6 on food day 4.
    .asked = yellow temple, quetzalcoatl temple, gold temple, what does quetzalcoatl give, feathered serpent
tzolkin-temple-kukulkan = Kukulkan
    .to = Kukulkan up
    .from = Kukulkan down
    .effect = Green temple: wood and a skull on food days 1 and 3, 4 points for the highest on food days 2 and 4.
    .asked = green temple, kukulkan temple, wood temple, what does kukulkan give, skull from kukulkan

tzolkin-technology-agriculture = Agriculture
    .to = Agriculture up
    .effect = More corn from the jungle. Bonus beyond level 3: climb one temple step.
    .level-1 = +1 corn with every corn harvest on Palenque 2 to 5
    .level-2 = harvest corn without a tile when none is open; +1 corn when fishing
    .level-3 = another +2 corn with every corn harvest on Palenque 2 to 5
    .bonus = climb one step in a temple of your choice
    .asked = what does agriculture do, levels of agriculture, more corn when harvesting, tech for corn, corn technology, farming tech
tzolkin-technology-extraction = Extraction
    .to = Extraction up
    .effect = More wood, stone and gold. Bonus beyond level 3: two resources of your choice.
    .level-1 = +1 wood on Yaxchilan 1 and with every wood harvest
    .level-2 = +1 stone on Yaxchilan 2 and 5
    .level-3 = +1 gold on Yaxchilan 3 and 5
    .bonus = 2 resources of your choice
    .asked = what does extraction do, levels of extraction, extra wood stone gold, tech for resources, resource technology, more resources per action
tzolkin-technology-architecture = Architecture
    .to = Architecture up
    .effect = Corn, points and a discount for buildings. Bonus beyond level 3: three points.
    .level-1 = +1 corn whenever you build a building
    .level-2 = +2 points whenever you build a building
    .level-3 = buildings cost 1 resource less on Tikal, 2 corn less on Uxmal 4
    .bonus = 3 points
    .asked = what does architecture do, levels of architecture, tech for buildings, cheaper buildings, building technology, discount for building
tzolkin-technology-theology = Theology
    .to = Theology up
    .effect = Stronger actions on Chichen Itza. Bonus beyond level 3: a crystal skull.
    .level-1 = on Chichen Itza, you may use the action one space ahead for free
    .level-2 = after an action on Chichen Itza, you may pay 1 resource to climb one temple step
    .level-3 = +1 skull on Yaxchilan 4
    .bonus = 1 skull
    .asked = what does theology do, levels of theology, tech for chichen itza, skull technology, religion tech, temple technology

tzolkin-kind-farm = farm
tzolkin-kind-tomb = tomb
tzolkin-kind-civic = civic building
tzolkin-kind-shrine = shrine
tzolkin-kind-monument-tomb = tomb monument
tzolkin-kind-monument-civic = civic monument
tzolkin-kind-monument-shrine = shrine monument

## Wealth tiles

tzolkin-wealth-palenque_1 = Sacred Seed
    .effect = 3 corn, one step in Quetzalcoatl, one level of agriculture.
tzolkin-wealth-palenque_3 = Golden Feather
    .effect = 5 corn, 1 gold, one step in Quetzalcoatl.
tzolkin-wealth-palenque_5 = Sower's Treasure
    .effect = 1 stone, 1 gold, one level of agriculture.
tzolkin-wealth-palenque_7 = Maize Basket
    .effect = 9 corn and 1 stone.
tzolkin-wealth-yaxchilan_1 = Sacred Axe
    .effect = 1 wood, one step in Kukulkan, one level of extraction.
tzolkin-wealth-yaxchilan_3 = Forest Gift
    .effect = 2 corn, 2 wood, one step in Kukulkan.
tzolkin-wealth-yaxchilan_5 = Logger's Tools
    .effect = 4 corn, 1 wood, one level of extraction.
tzolkin-wealth-yaxchilan_7 = Trader's Pack
    .effect = 3 corn, 2 wood and 1 stone.
tzolkin-wealth-tikal_1 = Mason's Prayer
    .effect = 2 corn, one step in Chaac, one level of architecture.
tzolkin-wealth-tikal_3 = Mason's Meal
    .effect = 6 corn and 2 stone.
tzolkin-wealth-tikal_5 = Architect's Gold
    .effect = 3 corn, 1 gold, one level of architecture.
tzolkin-wealth-tikal_7 = Canoe Cargo
    .effect = 6 corn, 1 wood and 1 stone.
tzolkin-wealth-uxmal_1 = Rain Stone
    .effect = 5 corn, 1 stone, one step in Chaac.
tzolkin-wealth-uxmal_3 = Family Hearth
    .effect = 3 corn and 1 wood. On every food day, one of your workers eats for free.
tzolkin-wealth-uxmal_5 = Helping Hand
    .effect = One more worker.
tzolkin-wealth-uxmal_7 = Golden Harvest
    .effect = 8 corn and 1 gold.
tzolkin-wealth-chichen_itza_0 = Ancestor's Skull
    .effect = 4 corn, 1 wood and 1 crystal skull.
tzolkin-wealth-chichen_itza_3 = Priest's Stone
    .effect = 5 corn, 1 stone, one level of theology.
tzolkin-wealth-chichen_itza_5 = Timber Raft
    .effect = 4 corn and 3 wood.
tzolkin-wealth-chichen_itza_7 = Wooden Idol
    .effect = 2 corn, 2 wood, one level of theology.
tzolkin-wealth-chichen_itza_10 = Porter's Load
    .effect = 7 corn and 2 wood.

## Buildings

tzolkin-building-a1_01 = Maize Plot
    .effect = On every food day, one of your workers eats for free.
tzolkin-building-a1_02 = { tzolkin-building-a1_01 }
    .effect = { tzolkin-building-a1_01.effect }
tzolkin-building-a1_03 = { tzolkin-building-a1_01 }
    .effect = { tzolkin-building-a1_01.effect }
tzolkin-building-a1_04 = Terraced Fields
    .effect = On every food day, each of your workers eats 1 corn less.
tzolkin-building-a1_05 = { tzolkin-building-a1_04 }
    .effect = { tzolkin-building-a1_04.effect }
tzolkin-building-a1_06 = Twin Crypt
    .effect = One step in Chaac and one in Quetzalcoatl.
tzolkin-building-a1_07 = Rain Vault
    .effect = One step in Chaac and one in Kukulkan.
tzolkin-building-a1_08 = Builder's Cairn
    .effect = One step in a temple of your choice. Then you may build another building, paid as on Tikal 2.
tzolkin-building-a1_09 = Field School
    .effect = One level of agriculture.
tzolkin-building-a1_10 = Stone Granary
    .effect = One level of agriculture and 1 stone.
tzolkin-building-a1_11 = Quarry Post
    .effect = One level of extraction and 1 corn.
tzolkin-building-a1_12 = Gold Pit Lodge
    .effect = One level of extraction and 1 gold.
tzolkin-building-a1_13 = Mason's Altar
    .effect = One level of architecture.
tzolkin-building-a1_14 = Stargazer's Altar
    .effect = One level of theology and one step in Kukulkan.
tzolkin-building-a2_01 = Great Fields
    .effect = On every food day, three of your workers eat for free.
tzolkin-building-a2_02 = { tzolkin-building-a2_01 }
    .effect = { tzolkin-building-a2_01.effect }
tzolkin-building-a2_03 = { tzolkin-building-a2_01 }
    .effect = { tzolkin-building-a2_01.effect }
tzolkin-building-a2_04 = Trader's Rest
    .effect = 6 points, and you may trade at the market as on Uxmal 2.
tzolkin-building-a2_05 = Kinsfolk Barrow
    .effect = One more worker and 6 points.
tzolkin-building-a2_06 = Ruler's Sarcophagus
    .effect = 8 points.
tzolkin-building-a2_07 = Wayfarer's Crypt
    .effect = 2 points, and you may pay 1 corn to use an action of Palenque, Yaxchilan, Tikal or Uxmal.
tzolkin-building-a2_08 = Threefold Mausoleum
    .effect = One step in each of the three temples and 3 points.
tzolkin-building-a2_09 = Stonecutters' Guild
    .effect = One level of any technology and 1 stone.
tzolkin-building-a2_10 = Goldsmiths' Guild
    .effect = One level of any technology and 1 gold.
tzolkin-building-a2_11 = Harvest Hall
    .effect = One level of any technology and 6 corn.
tzolkin-building-a2_12 = Skull Carvers' House
    .effect = One level of any technology and 1 crystal skull.
tzolkin-building-a2_13 = Rain Shrine
    .effect = Two steps in Chaac and 2 points.
tzolkin-building-a2_14 = Master Mason's Shrine
    .effect = One level of architecture and 3 points.
tzolkin-building-a2_15 = Wind Shrine
    .effect = Two steps in Kukulkan and 3 points.
tzolkin-building-a2_16 = Oracle's Shrine
    .effect = One level of theology, one step in Chaac and one in Kukulkan.
tzolkin-building-a2_17 = House of Knowledge
    .effect = Two levels of technology, in one or two technologies of your choice.
tzolkin-building-a2_18 = Morning Star Shrine
    .effect = Two steps in Quetzalcoatl and 4 points.

## Monuments: .effect is the whole sentence, .score its core in a few words

tzolkin-monument-mon_tombs = Necropolis
    .effect = At the end, 4 points for each of your tombs and tomb monuments, including this one.
    .score = 4 points per tomb or tomb monument you own
tzolkin-monument-mon_constructions = Great Causeway
    .effect = At the end, 2 points for each of your buildings and monuments, including this one.
    .score = 2 points per building or monument you own
tzolkin-monument-mon_corn_tiles = Maize Colossus
    .effect = At the end, 4 points for each of your corn tiles.
    .score = 4 points per corn tile you own
tzolkin-monument-mon_wood_tiles = Cedar Obelisk
    .effect = At the end, 4 points for each of your wood tiles.
    .score = 4 points per wood tile you own
tzolkin-monument-mon_monuments = Hall of Wonders
    .effect = At the end, 6 points with two players, 5 with three, or 4 with four for each monument that any player has built.
    .score = points per monument built by anyone
tzolkin-monument-mon_civic = Grand Plaza
    .effect = At the end, 4 points for each of your civic buildings and civic monuments, including this one.
    .score = 4 points per civic building or monument you own
tzolkin-monument-mon_max_technologies = Observatory
    .effect = At the end, 9 points for one technology on level 3, 20 for two, 33 for three or four.
    .score = 9, 20 or 33 points for 1, 2 or 3 technologies on level 3
tzolkin-monument-mon_technology_levels = Great Archive
    .effect = At the end, 3 points for each of your technology levels.
    .score = 3 points per technology level you have
tzolkin-monument-mon_workers = Ball Court
    .effect = At the end, 6 points with four workers in play, 12 with five, 18 with six (none with three).
    .score = 6, 12 or 18 points for 4, 5 or 6 workers
tzolkin-monument-mon_shrines = Sacred Precinct
    .effect = At the end, 4 points for each of your shrines and shrine monuments, including this one.
    .score = 4 points per shrine or shrine monument you own
tzolkin-monument-mon_temple_points = Pyramid of Three Gods
    .effect = At the end, you score the points of your step in each of the three temples again.
    .score = the points of your three temple steps again
tzolkin-monument-mon_highest_temple = Stairway to the Sky
    .effect = At the end, 3 points for each step above the start in your best temple.
    .score = 3 points per step in your best temple
tzolkin-monument-mon_skulls = Well of Skulls
    .effect = At the end, 3 points for each crystal skull on Chichen Itza, no matter who put it there.
    .score = 3 points per skull on Chichen Itza

## Effects of tiles in a few words

# $temple: its name · $n: steps
tzolkin-effect-climb = { $temple } { SIGNED($n) }
tzolkin-effect-climb-any = any temple { SIGNED($n) }
# $technology: its name · $n: levels
tzolkin-effect-advance = { $technology } { SIGNED($n) }
tzolkin-effect-advance-any = any technology { SIGNED($n) }
tzolkin-effect-build-building = another building (optional)
tzolkin-effect-market = a visit to the market
# $n: corn to pay
tzolkin-effect-use-action = an action for { $n } corn (optional)
# $n: workers
tzolkin-effect-feed-free = { $n ->
    [one] { $n } worker eats for free on food days
   *[other] { $n } workers eat for free on food days
}
# $n: corn
tzolkin-effect-feed-discount = each worker eats { $n } corn less on food days

## Actions of the spaces, after "Palenque 3: " or alone

tzolkin-action-none = no action
# $space: the space ahead
tzolkin-action-back-only = step back to { $space }
tzolkin-action-ahead-only = the action of { $space }
# $goods, $corn, $wood, $cost, $workers: amounts
tzolkin-action-fish = fish { $goods }
tzolkin-action-harvest-corn = harvest { $corn }
tzolkin-action-harvest = harvest { $corn } or { $wood }
tzolkin-action-gain = { $goods }
# $levels: how many at most
tzolkin-action-advance = { $levels ->
    [one] advance a technology
   *[other] advance technologies by up to { $levels } levels
}
tzolkin-action-build = build a building
tzolkin-action-build-or-monument = build up to 2 buildings, or a monument
tzolkin-action-build-corn = build a building, paid in corn
# $temples: in how many
tzolkin-action-climb = { $temples ->
    [one] pay { $cost } to climb a temple step
   *[other] pay { $cost } to climb a step in { $temples } temples
}
tzolkin-action-market = trade at the market
tzolkin-action-worker = take { $workers } from the bank
tzolkin-action-use = pay { $cost } to use an action of any gear except Chichen Itza
# $gains: what it gives
tzolkin-action-skull = offer a skull for { $gains }
# $gear: its name
tzolkin-action-free-choice = any action of { $gear }

## Questions

tzolkin-question-wait = It isn't your turn.
tzolkin-question-keep = Choose two of your four wealth tiles to keep.
tzolkin-question-days = Advance the calendar by one day or two?
tzolkin-question-open = Place a worker, or pick one up?
tzolkin-question-place = Where will you place your worker?
tzolkin-question-pick = Choose a worker to pick up.
tzolkin-question-place-more = Place another worker, or end your turn?
tzolkin-question-pick-more = Pick up another worker, or end your turn?
tzolkin-question-end = You've done everything you can. End your turn.
# $space: the space that the worker leaves
tzolkin-question-action = Picked up from { $space }. Choose an action.
tzolkin-question-harvest = Choose what to harvest on { $space }.
tzolkin-question-lower = Burning the forest on { $space }. Choose a temple to go down in.
tzolkin-question-advance = Choose a technology to advance.
tzolkin-question-advance-more = Advance another technology?
# $technology: its name · $cost: resources · $n: how many
tzolkin-question-pay-advance = { $n ->
    [one] Choose a resource to pay for { $technology }.
   *[other] Choose { $cost } to pay for { $technology }.
}
# $levels: advances left, this one included
tzolkin-question-advance-free = { $levels ->
    [one] Choose a technology to advance for free.
   *[other] Choose a technology to advance for free ({ $levels } levels left).
}
# $cost: resources · $n: how many
tzolkin-question-pay-climb = { $n ->
    [one] Choose a resource to pay.
   *[other] Choose { $cost } to pay.
}
tzolkin-question-climb = Choose a temple to climb.
# $steps: steps left, this one included
tzolkin-question-climb-more = Choose a temple to climb ({ $steps } steps left).
tzolkin-question-climb-different = Choose the first of { $steps } different temples to climb.
# $count: resources left, this one included
tzolkin-question-gain = { $count ->
    [one] Choose a resource.
   *[other] Choose a resource ({ $count } left).
}
tzolkin-question-build = Choose a building.
tzolkin-question-build-granted = Build an extra building?
tzolkin-question-build-or-monument = Build a building or a monument.
tzolkin-question-build-second = Build a second building?
tzolkin-question-build-second-plain = Build a second building? You used Architecture for the first.
tzolkin-question-build-corn = Choose a building to pay for in corn.
tzolkin-question-market = Choose a trade.
# $cost: corn
tzolkin-question-use = Choose an action to use for { $cost }.
tzolkin-question-offering = Offer a resource to climb a temple step?

## Answers: a label, and as .effect what the label does not say

# $first, $second: tiles
tzolkin-choice-keep = Keep tiles { $first } and { $second }
# $temple: its name · $points-before, $points-after: their points at an end of age · $corn: corn afterwards
tzolkin-choice-beg = Beg and go down in { $temple }
    .effect = you'll have { $corn } corn; { $points-after } instead of { $points-before ->
        [one] { $points-before } point
       *[other] { $points-before } points
    } at the end of the age
    .places = { $corn } corn, enough for { $names }; { $points-before } → { $points-after } points at the age's end
    .uses = { $corn } corn, enough to use { $names }; { $points-before } → { $points-after } points at the age's end
# What else begging makes possible. $count: spaces and actions
tzolkin-beg-more = { $count } more
# $space: where · $corn: what it costs
# .effect: $action: what the space does to which a day leads · .last: no such space · .no-skull: it asks for one ·
# .no-tile: it harvests, but no tile is left
# .left: after one of these and a semicolon; $left: corn left
tzolkin-choice-place = { $corn ->
    [0] Place on { $space }, free
   *[other] Place on { $space } → −{ $corn } corn
}
    .effect = after one day: { $action }
    .last = pushed off after one day
    .no-skull = after one day: { $action }; you have no skull
    .no-tile = after one day: no tile left to harvest
    .left = leaves you { $left } corn
tzolkin-choice-place-mercy = Place on { $space } for all your corn ({ $corn })
# $pool: corn in the pool · $marker, $board: the sentences below
# .board-held: $space: of a worker that would be pushed off (rules 14.3)
tzolkin-choice-place-first =
    .effect = { $pool ->
        [0] the pool is empty; { $marker }; { $board }
       *[other] { $pool } corn from the pool; { $marker }; { $board }
    }
    .marker-takes = you take the first player marker
    .marker-gives = the player on your left gets the marker
    .board-light = you may advance two days
    .board-dark = your board is dark, so one day
    .board-held = { $space } is taken, so one day
# Of a worker that is placed in the last round, and of the first player space then. $pool: corn in the pool
tzolkin-place-over = the game ends before it is picked up
tzolkin-first-player-over = { $pool ->
    [0] the pool is empty
   *[other] { $pool } corn from the pool
}
# $space: the worker's space
tzolkin-choice-pick = Pick up { $space }
# $space: whose action · $corn: corn paid for using it · $action: what it does
# .jungle: tiles left · $free: corn tiles that can be taken · $wood: those under wood
# .no-step: $temple: its name
tzolkin-choice-action = { $corn ->
    [0] { $space }: { $action }
   *[other] { $space } for { $corn } corn: { $action }
}
    .jungle = left there: { $wood ->
        [0] { $free ->
            [one] { $free } corn tile
           *[other] { $free } corn tiles
        }
       *[other] { $free ->
            [one] { $free } open corn tile
           *[other] { $free } open corn tiles
        }, { $wood } under wood
    }
    .no-step = no step in { $temple }
tzolkin-choice-nothing = No action, just take it back
# $goods: what is harvested
tzolkin-choice-harvest-corn = Harvest { $goods } (corn tile)
tzolkin-choice-harvest-wood = Harvest { $goods } (wood tile)
tzolkin-choice-harvest-burn = Burn a wood tile for { $goods } (corn tile) and go down in a temple
tzolkin-choice-harvest-bare = Harvest { $goods } (no tile)
# Tiles left then. $free, $wood: as above
tzolkin-choice-harvest =
    .effect = { $wood ->
        [0] { $free ->
            [one] { $free } corn tile is left there
           *[other] { $free } corn tiles are left there
        }
       *[other] { $free ->
            [one] { $free } open corn tile
           *[other] { $free } open corn tiles
        } and { $wood } under wood are left there
    }
tzolkin-choice-lower = Go down in { $temple }
    .effect = { $points-after } instead of { $points-before ->
        [one] { $points-before } point
       *[other] { $points-before } points
    } at the end of the age
# $technology: its name · $level: the new level · $cost: resources, 0 where it is free
tzolkin-choice-advance = { $cost ->
    [0] { $technology } to level { $level }, free
    [one] { $technology } to level { $level } for { $cost } resource
   *[other] { $technology } to level { $level } for { $cost } resources
}
    .lost = gives you nothing now
tzolkin-choice-advance-bonus = { $cost ->
    [0] { $technology } bonus, free
    [one] { $technology } bonus for { $cost } resource
   *[other] { $technology } bonus for { $cost } resources
}
# $goods: what is paid; in .effect what is kept · .all: nothing is kept
tzolkin-choice-pay = Pay { $goods }
    .effect = leaves you { $goods }
    .all = leaves you nothing
# .reward: $goods: the reward of the new step
tzolkin-choice-climb = Climb in { $temple }
    .effect = { $points-before } → { $points-after ->
        [one] { $points-after } point
       *[other] { $points-after } points
    } in { $temple }
    .reward = { $food-days ->
        [one] { $goods } on food day 3
       *[other] { $goods } on food days 1 and 3
    }
    .top = your board turns to its light side
tzolkin-choice-gain = Take { $goods }
# $name: building or monument · $cost: what is paid
# .effect: $effects: of the building · $gains: from architecture
tzolkin-choice-build = Build { $name } ({ $cost })
    .free = free
    .effect = { $effects }; architecture adds { $gains }
# $spared: the resource that need not be paid
tzolkin-choice-build-sparing = Build { $name }, saving { $spared } ({ $cost })
tzolkin-choice-build-plain = Build { $name } without architecture ({ $cost })
# $kind: what it is · $score: what it scores
tzolkin-choice-monument =
    .effect = { $kind }; at the end: { $score }
# $goods: the resource · $corn: its price
tzolkin-choice-buy = Buy { $goods } for { $corn }
tzolkin-choice-sell = Sell { $goods } for { $corn }
tzolkin-choice-offer = Offer { $goods }
    .effect = climb a step in a temple of your choice
tzolkin-choice-stop =
    .advance = Stop advancing
    .granted = No extra building
    .build = No second building
    .market = Leave the market
    .use = No action
    .offering = No offering
    .other = No more
tzolkin-choice-end = End turn
# $days: one or two
# .effect-one, .effect-two: $round: the next one
tzolkin-choice-days = { $days ->
    [one] Advance { $days } day
   *[other] Advance { $days } days
}
    .effect-one = to round { $round }
    .effect-two = to round { $round }; your board turns to its dark side
    .effect-last = ends the game immediately

# Above the menus of a planner. .legend: where several can be ticked · .more: once one is placed · .button: on buttons in its place · $path: what is chosen ("Palenque 4 → 7 corn")
tzolkin-menu-place = Place workers… (2nd: +1 corn, 3rd: +2 …)
    .one = Place a worker…
    .more = Place another worker… (prices include the extra corn)
    .button = Place on { $path }
    .legend = Pick one or more, in any order. The second worker costs 1 corn more than listed, the third 2 more, and so on. You'll see the total before you end the turn.
tzolkin-menu-pick = Pick up a worker…
    .button = Pick up { $path }
tzolkin-menu-beg = Beg for corn…
    .button = Beg: { $path }
# Parts of a longer choice, next to a space ("Palenque 4, as Palenque 2"). $space, $name
tzolkin-part-action = as { $space }
tzolkin-part-nothing = no action
tzolkin-part-first-player = the first player space
tzolkin-part-bonus = { $technology } bonus
tzolkin-part-market = the market
tzolkin-part-burn = burning the forest
tzolkin-part-build-plain = { $name } without architecture

## Status of the game, goods of a player

tzolkin-status-choosing = Everyone is choosing two wealth tiles
# $round, $food: the phrases below
tzolkin-status = { $round }, { $food }
# The same while one player decides how far the calendar advances
tzolkin-status-days = { $round } (choosing whether one day passes or two), { $food }
# $winners: players
tzolkin-status-over = { $winners-count ->
    [one] { $winners } wins the game
   *[other] { $winners } share the victory
}
tzolkin-round = Round { $round } of { $rounds }
# $days: days until then · $reward: what it brings
tzolkin-food = { $days ->
    [0] food day today ({ $reward })
    [1] food day tomorrow ({ $reward })
   *[other] food day in { $days } days ({ $reward })
}
# At a choice that makes the next food day worse. $corn: how much is missing · $unfed: workers that would go hungry
# .brief: in $short below, and where there is no room
tzolkin-short = { $corn } corn short for the food day, { $unfed } hungry
    .brief = { $corn } corn short, { $unfed } hungry
# What the workers need on the next food day. $corn: needed · $have: corn · $unfed: workers that would go hungry · $short:
# the shortage, if there is one
tzolkin-needs = { $unfed ->
    [0] your workers need { $corn } corn and you have { $have }
   *[other] your workers need { $corn } corn and you have { $have }: { $short }
}
# $pool: corn that the player takes from the pool at the end of the turn
tzolkin-needs-pool = { $unfed ->
    [0] your workers need { $corn } corn; you have { $have } and take { $pool } from the pool
   *[other] your workers need { $corn } corn; you have { $have } and take { $pool } from the pool: { $short }
}
tzolkin-food-mid-age = temples give goods
tzolkin-food-end-of-age = temples give points
tzolkin-food-none = all food days are over
# $goods: what one has · $hand: workers in hand · $workers: in play · $points: on the track
tzolkin-goods = { $goods } · { $hand } of { $workers } workers in hand · { $points }

## The board as text

# $players: who must decide
tzolkin-board-to-act = Waiting for: { $players }
# $first: who has the first player marker
tzolkin-board-order = Turn order: { $players }; { $first } has the first player marker
# A number in an enumeration
tzolkin-board-number = { $number }
# $age: 1 or 2 · $food-days: those to come · $pool: corn
tzolkin-board-calendar = Round { $round }, age { $age }; food days to come: { $food-days }; pool: { $pool }
tzolkin-board-first-player-free = First player space: free
tzolkin-board-first-player-taken = First player space: { $seat }
tzolkin-board-dummy = dummy
# $space: the number · $who: whose worker
tzolkin-board-worker = { $space } { $who }
tzolkin-board-worker-unnumbered = { $space } (past the last space) { $who }
# $gear: its name · $workers: who stands where · $free: the lowest free space
tzolkin-board-gear = { $gear }: { $workers }; next free space: { $free }
tzolkin-board-gear-empty = { $gear }: no workers; next free space: { $free }
tzolkin-board-gear-full = { $gear }: { $workers }; no free space
tzolkin-board-jungle = Jungle: { $groups }
# $space: the space · $corn, $wood: tiles left
tzolkin-board-group-corn = { $space } with { $corn ->
    [one] { $corn } corn tile
   *[other] { $corn } corn tiles
}
tzolkin-board-group = { $space } with { $corn ->
    [one] { $corn } corn tile
   *[other] { $corn } corn tiles
} ({ $wood } under wood)
# $bank: in the bank · $laid: actions that hold one
tzolkin-board-skulls = In the bank: { $bank }; on actions of Chichen Itza: { $laid }
# $deck: how many are left in the deck of age $age
tzolkin-board-buildings = Buildings on offer ({ $deck } more in the deck of age { $age }):
tzolkin-board-monuments = { $count ->
    [0] No monuments on offer
   *[other] Monuments on offer:
}
# $name: building or monument · $kind: what it is · $cost: its price · $effects: what it gives or scores
tzolkin-board-construction = { $name }, { $kind }, for { $cost }: { $effects }
# $top: number of the top step · $markers: the players · $bonus: for the highest at the end of this age
tzolkin-board-temple = { $temple } (steps 0 to { $top }): { $markers }; for the highest at the end of the age: { $bonus }
tzolkin-board-marker = { $seat } on { $step } ({ $points })
tzolkin-board-player = { $seat }: { $points }; { $goods }; { $hand } of { $workers } workers in hand; { $board }
tzolkin-board-side =
    .light = board light (may advance two days)
    .dark = board dark
tzolkin-board-levels = { $seat }: { $levels }
tzolkin-board-level = { $technology } { $level }
# $tiles: what the player owns
tzolkin-board-wealth = { $seat }, wealth tiles: { $tiles }
tzolkin-board-built = { $seat }, buildings: { $tiles }
tzolkin-board-built-monuments = { $seat }, monuments: { $tiles }
tzolkin-board-harvested = { $seat } keeps { $corn ->
    [one] { $corn } corn tile
   *[other] { $corn } corn tiles
} and { $wood ->
    [one] { $wood } wood tile
   *[other] { $wood } wood tiles
}
# $corn: needed for all workers · $unfed: workers that would stay hungry with the corn at hand
tzolkin-board-feeding = { $unfed ->
    [0] { $seat } would feed all workers with { $corn } on a food day
    [one] { $seat } would need { $corn } on a food day, so { $unfed } worker would go hungry
   *[other] { $seat } would need { $corn } on a food day, so { $unfed } workers would go hungry
}
tzolkin-board-tile = { $tile } ({ $effects })
tzolkin-board-offer = Your wealth tiles: { $tiles }
tzolkin-board-kept = You chose { $tiles }

## Things on the web page

tzolkin-page-calendar = Calendar
tzolkin-page-deck = Deck
# $seat: whose worker
tzolkin-page-worker = A worker of { $seat } is here.
tzolkin-page-dummy = A dummy worker is here.
# $corn: an amount of corn
tzolkin-page-next = The next worker comes here for { $corn }.
tzolkin-page-free = No one is here.
tzolkin-page-skull = A skull is on this action.
# $action: what the space gives the player
tzolkin-page-action = For { $seat } now: { $action }.
tzolkin-page-impossible = Not possible for { $seat } now: { $action }.
# $seat: who has the monument
tzolkin-page-built = Built by { $seat }.

## Reasons for missing choices

# $count: workers placed this turn
tzolkin-why-placed = { $count ->
    [one] You already placed a worker this turn, so you can't pick any up.
   *[other] You already placed { $count } workers this turn, so you can't pick any up.
}
tzolkin-why-picked = You already picked up a worker this turn, so you can't place any.
tzolkin-why-no-hand = You have no worker in hand to place.
tzolkin-why-none-on-gears = You have no worker on a gear to pick up.
# $space: of a gear
tzolkin-why-not-yours = You have no worker on { $space }.
tzolkin-why-must-beg = You have to beg first. You can't pay for any space and have no worker to pick up.
tzolkin-why-mercy = The gods show mercy. Place one worker on the cheapest space for all your corn.
tzolkin-why-mercy-one = The gods show mercy for one worker only.
tzolkin-why-beg-lowest = You can't beg, because you're on the lowest step of every temple.
tzolkin-why-begged = You've already begged this turn.
# $what: space, technology or building · $price: what it costs
tzolkin-why-price = { $what } ({ $price })
# $spaces: each with its price · $corn: what you have
tzolkin-why-dear-spaces = Too expensive with your { $corn }: { $spaces-row }.
tzolkin-why-full = All spaces are taken on { $gears }.
tzolkin-why-first-player = { $seat } is already on the first player space.
tzolkin-why-first-player-own = Your own worker is already on the first player space.
tzolkin-why-first-player-dear = Another worker on the first player space would cost { $price }.
tzolkin-why-space-0 = Space 0 has no action, and you can't step back from it.
# $corn: what you have
tzolkin-why-stepping = Stepping back further costs 1 corn per space. You have { $corn }.
# $spaces: whose actions · $reason: one of the next
tzolkin-why-action = { $spaces }: { $reason }.
tzolkin-why-harvest = there is nothing left for you to harvest
tzolkin-why-no-skulls = the bank has no skulls left
tzolkin-why-advance = you can't pay for any technology
tzolkin-why-build = you can't pay for any building on offer
tzolkin-why-build-or-monument = you can't pay for any building or monument on offer
tzolkin-why-no-climb = you can't climb in any temple
# $cost: what is missing
tzolkin-why-cost = it costs { $cost }
tzolkin-why-market = you have nothing to trade
# $count: all the workers that a player has
tzolkin-why-workers = all your { $count } workers are already in play
tzolkin-why-own-no-skull = you have no skull to offer
tzolkin-why-skull-laid = there's already a skull there
tzolkin-why-corn-covered = All corn here is under wood. Take a wood tile, or burn one.
tzolkin-why-corn-gone = No corn tiles are left here.
tzolkin-why-bare = You need Agriculture level 2 to harvest corn without a tile.
tzolkin-why-burn-lowest = You can't burn wood, because you're on the lowest step of every temple.
# $temple: its name
tzolkin-why-lowest = You're already on the lowest step of { $temple }.
# $technologies: each with its price · $have: your resources
tzolkin-why-dear-advances = { $have ->
    [0] You have no resources to pay for { $technologies-row }.
    [one] Too expensive with your { $have } resource: { $technologies-row }.
   *[other] Too expensive with your { $have } resources: { $technologies-row }.
}
# $technology: its name
tzolkin-why-bonus = The bonus of { $technology } would give you nothing now.
tzolkin-why-top = You're already on the top step of { $temple }.
tzolkin-why-top-taken = { $seat } is on the top step of { $temple }.
# $buildings: each with its price
tzolkin-why-dear-buildings = Too expensive for you: { $buildings-row }.
tzolkin-why-monument-here = You can only build monuments on Tikal 4.
tzolkin-why-monument-second = Tikal 4 gives you buildings or a monument, not both.
tzolkin-why-use-chichen-itza = You can't use actions of Chichen Itza this way.

## Log lines. $seat: the player

tzolkin-event-kept = { $seat } chose two wealth tiles
# $tiles: those kept
tzolkin-event-revealed = { $seat } keeps tiles { $tiles }
# $before, $after: corn
tzolkin-event-begged = { $seat } begs and has { $after } corn instead of { $before }
# $temple: its name · $step: number of the step · $points: its points
tzolkin-event-lowered = { $seat } goes down in { $temple } to the step worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $step: number of the step
tzolkin-event-climbed = { $seat } climbs in { $temple } to the step worth { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tzolkin-event-step-lost = { $seat } can't climb in { $temple } and loses the step
tzolkin-event-choice-lost = { $seat } can't climb in any temple and loses the step
# $gear: its name · $space: the space · $corn: what was paid
tzolkin-event-placed = { $corn ->
    [0] { $seat } places a worker on { $gear } { $space } for free
   *[other] { $seat } places a worker on { $gear } { $space } for { $corn } corn
}
tzolkin-event-placed-first-player = { $corn ->
    [0] { $seat } places a worker on the first player space for free
   *[other] { $seat } places a worker on the first player space for { $corn } corn
}
# $corn: what was given instead of the price
tzolkin-event-mercy = { $corn ->
    [0] The gods show mercy, so { $seat } pays nothing
   *[other] The gods show mercy, so { $seat } pays only { $corn } corn
}
tzolkin-event-picked = { $seat } picks up a worker from { $gear } { $space }
# $action: number of the action · $corn: for stepping back, 0 where it is free
tzolkin-event-action = { $corn ->
    [0] { $seat } takes the action of { $gear } { $action }
   *[other] { $seat } steps back to { $gear } { $action } for { $corn } corn
}
tzolkin-event-used = { $corn ->
    [0] { $seat } also takes the action of { $gear } { $action }
   *[other] { $seat } also takes the action of { $gear } { $action }, for { $corn } corn
}
tzolkin-event-nothing = { $seat } takes the worker back without an action
# $goods: amounts
tzolkin-event-gained = { $seat } gains { $goods }
tzolkin-event-paid = { $seat } pays { $goods }
# $missing: how many skulls
tzolkin-event-skulls-missing = The bank is out of skulls, so { $seat } misses out on { $missing }
# $points: may be negative
tzolkin-event-scored = { $points ->
    [one] { $seat } scores { SIGNED($points) } point
   *[other] { $seat } scores { SIGNED($points) } points
}
# $group: the space of Palenque
tzolkin-event-harvested-corn = { $seat } takes a corn tile on Palenque { $group }
tzolkin-event-harvested-wood = { $seat } takes a wood tile on Palenque { $group }
tzolkin-event-burnt = { $seat } burns the forest on Palenque { $group } and takes the corn tile
tzolkin-event-harvested-bare = { $seat } harvests corn without a tile on Palenque { $group }
# $technology: its name · $level: the level reached
tzolkin-event-advanced = { $seat } advances { $technology } to level { $level }
tzolkin-event-bonus = { $seat } takes the bonus of { $technology }
# $building, $monument: names · $goods: what was paid
tzolkin-event-built = { $goods-count ->
    [0] { $seat } builds { $building } for free
   *[other] { $seat } builds { $building } for { $goods }
}
tzolkin-event-built-monument = { $seat } builds the monument { $monument } for { $goods }
# $workers: in play now
tzolkin-event-worker = { $seat } now has { $workers } workers
tzolkin-event-worker-lost = { $seat } already has all workers in play and loses the new one
# $resource: an amount · $corn: its price
tzolkin-event-bought = { $seat } buys { $resource } for { $corn } corn
tzolkin-event-sold = { $seat } sells { $resource } for { $corn } corn
# $action: of Chichen Itza
tzolkin-event-skull-offered = { $seat } puts a skull on Chichen Itza { $action }
tzolkin-event-board-light = { $seat } turns the board to its light side
tzolkin-event-board-dark = { $seat } turns the board to its dark side
tzolkin-event-one-day = { $seat } advances the calendar by one day
# $corn: of the pool
tzolkin-event-pool-taken = { $seat } takes { $corn } corn from the pool
# $buildings: names
tzolkin-event-drawn = { $buildings-count ->
    [one] New building on offer: { $buildings }
   *[other] New buildings on offer: { $buildings }
}
# $number: 1 to 4
tzolkin-event-food-day = Food day { $number } of 4
# $workers: in play · $corn: paid · $unfed: hungry workers
tzolkin-event-fed = { $unfed ->
    [0] { $corn ->
        [0] { $seat } feeds all { $workers } workers for free
       *[other] { $seat } feeds all { $workers } workers for { $corn } corn
    }
    [one] { $corn ->
        [0] { $seat } has too little corn, and { $unfed } of { $workers } workers goes hungry
       *[other] { $seat } pays { $corn } corn, and { $unfed } of { $workers } workers goes hungry
    }
   *[other] { $corn ->
        [0] { $seat } has too little corn, and { $unfed } of { $workers } workers go hungry
       *[other] { $seat } pays { $corn } corn, and { $unfed } of { $workers } workers go hungry
    }
}
tzolkin-event-hunger = { $points ->
    [one] { $seat } scores { SIGNED($points) } point for hungry workers
   *[other] { $seat } scores { SIGNED($points) } points for hungry workers
}
tzolkin-event-age-changed = Age 2 begins with new buildings on offer
tzolkin-event-rewarded = { $seat } gets { $goods } from the temples
# $due: skulls due to players · $bank: skulls in the bank
tzolkin-event-skulls-short = { $bank ->
    [0] Skulls are due ({ $due }), but the bank has none, so no one gets one
   *[other] { $due } skulls are due, but the bank has only { $bank }, so no one gets one
}
# $step: number of the step · $steps: its points · $bonus: for the highest · $points: the change of the score
tzolkin-event-temple-scored = { $bonus ->
    [0] { $seat } scores { SIGNED($points) } in { $temple }
   *[other] { $seat } scores { SIGNED($points) } in { $temple } ({ SIGNED($steps) } for the step, { SIGNED($bonus) } for the highest)
}
# $corn: in the pool now
tzolkin-event-pool-grew = No one took the first player space, so the pool grows to { $corn } corn
tzolkin-event-first-player-returned = { $seat } takes the worker back from the first player space
# $from: who had it
tzolkin-event-marker = The first player marker passes from { $from } to { $seat }
# $days: one or two · $round: the round that begins
tzolkin-event-calendar = { $days ->
    [one] The calendar advances { $days } day to round { $round }
   *[other] The calendar advances { $days } days to round { $round }
}
tzolkin-event-last-day = The last day of the calendar is over, and so is the game
tzolkin-event-pushed-off = A worker of { $seat } is pushed off { $gear } { $space }
# $source: where they come from · $quarters: points in quarters
tzolkin-event-final-points = { $quarters ->
    [1] { $seat }: { FRACTION($quarters, 4) } point from { $source }
    [2] { $seat }: { FRACTION($quarters, 4) } point from { $source }
    [3] { $seat }: { FRACTION($quarters, 4) } point from { $source }
    [4] { $seat }: { FRACTION($quarters, 4) } point from { $source }
   *[other] { $seat }: { FRACTION($quarters, 4) } points from { $source }
}
# $place: from 1
tzolkin-event-final-score = { $place ->
    [1] { $seat } finishes 1st with { FRACTION($quarters, 4) } points
    [2] { $seat } finishes 2nd with { FRACTION($quarters, 4) } points
    [3] { $seat } finishes 3rd with { FRACTION($quarters, 4) } points
   *[other] { $seat } finishes { $place }th with { FRACTION($quarters, 4) } points
}

## Sources of points: "12 points from earlier scoring", "earlier scoring 12"

# Below the points before the end: how they are counted
tzolkin-score-now = The temples score as on the last food day. No workers are fed.
# What the temples give on the next food day if no marker moves. $shares: each player's
tzolkin-next-goods = Goods from the temples on the next food day, as of now: { $shares-series }
tzolkin-next-points = Points from the temples on the next food day, as of now (not counted above): { $shares-row }
tzolkin-next-points-counted = Points from the temples on the next food day, as of now (already counted above): { $shares-row }
tzolkin-score-track = earlier scoring
tzolkin-score-tiles = wealth tiles
tzolkin-score-temples-first = temples in age 1
tzolkin-score-temples-second = temples in age 2
tzolkin-score-offerings = skulls on Chichen Itza
tzolkin-score-buildings = buildings
tzolkin-score-technologies = technologies
tzolkin-score-hunger = hungry workers
# $corn: all goods in corn
tzolkin-score-goods = goods (worth { $corn } corn)
# $count: skulls
tzolkin-score-skulls = { $count ->
    [one] { $count } crystal skull
   *[other] { $count } crystal skulls
}

## A turn in one line: actions, gains, costs, and the effects of the day

# $things: what the player kept, where they placed or acted, what they built · $gains: what it brought ("5 corn")
# · $costs: what it cost ("−1 wood")
tzolkin-did-keep = { $gains-count ->
    [0] starts with tiles { $things }{ core-paid }
   *[other] starts with { $gains-row } (tiles { $things }){ core-paid }
}
tzolkin-did-beg = { $gains-count ->
    [0] begs{ core-paid }
   *[other] begs for { $gains }{ core-paid }
}
tzolkin-did-place = places on { $things }{ core-gained }{ core-paid }
tzolkin-did-first-player = takes the first player space{ core-gained }{ core-paid }
tzolkin-did-fish = { $gains-count ->
    [0] fishes on { $things }{ core-paid }
   *[other] fishes { $gains } on { $things }{ core-paid }
}
tzolkin-did-harvest = { $gains-count ->
    [0] harvests on { $things }{ core-paid }
   *[other] harvests { $gains } on { $things }{ core-paid }
}
tzolkin-did-burn = burns the forest on { $things }{ core-gained }{ core-paid }
tzolkin-did-take = { $gains-count ->
    [0] gets nothing on { $things }{ core-paid }
   *[other] takes { $gains } on { $things }{ core-paid }
}
tzolkin-did-study = studies on { $things }{ core-gained }{ core-paid }
tzolkin-did-pray = prays at { $things }{ core-gained }{ core-paid }
tzolkin-did-recruit = { $gains-count ->
    [0] gains no worker on { $things }{ core-paid }
   *[other] gains { $gains } on { $things }{ core-paid }
}
# Before the action of the worker is chosen
tzolkin-did-pick-up = takes a worker off { $things } for an action you choose next{ core-gained }{ core-paid }
# $count: how many workers
tzolkin-did-return = { $count ->
    [one] just takes a worker off { $things }{ core-gained }{ core-paid }
   *[other] just takes workers off { $things }{ core-gained }{ core-paid }
}
tzolkin-did-build = builds { $things }{ core-paid }{ core-gained }
tzolkin-did-trade = { $gains-count ->
    [0] visits the market{ core-paid }
   *[other] trades for { $gains }{ core-paid }
}
tzolkin-did-offer = { $things-count ->
    [one] offers a skull on { $things }{ core-gained }{ core-paid }
   *[other] offers skulls on { $things }{ core-gained }{ core-paid }
}
tzolkin-did-one-day = advances the calendar by one day{ core-gained }{ core-paid }
tzolkin-did-two-days = advances the calendar by two days{ core-gained }{ core-paid }

# $n: how much; with a minus what was paid or lost
tzolkin-change-corn = { $n } corn
tzolkin-change-wood = { $n } wood
tzolkin-change-stone = { $n } stone
tzolkin-change-gold = { $n } gold
tzolkin-change-skull = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
}
tzolkin-change-points = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tzolkin-change-worker = { $n ->
    [one] a worker
   *[other] { $n } workers
}
tzolkin-change-corn-tile = { $n ->
    [one] a corn tile
   *[other] { $n } corn tiles
}
tzolkin-change-wood-tile = { $n ->
    [one] a wood tile
   *[other] { $n } wood tiles
}
# Workers on a food day
tzolkin-change-fed = feeds { $n }
tzolkin-change-hungry = leaves { $n } hungry
# $things: temples and technologies
tzolkin-change-up = { $things-count ->
    [one] { $things-to }
   *[other] { $things } up
}
tzolkin-change-down = { $things-count ->
    [one] { $things-from }
   *[other] { $things } down
}
# $things: buildings and monuments
tzolkin-change-new-building = { $things }

# $shares: what each player pays, loses or gets
tzolkin-day-fed = Food day: { $shares-series }
tzolkin-day-rewards = From the temples: { $shares-series }
tzolkin-day-temples = { $shares-count ->
    [0] The temples bring no points
   *[other] Points from the temples: { $shares-row }
}
tzolkin-day-pushed-off = Workers pushed off the gears: { $shares-row }
# After a player's name there. $things: the spaces that their workers left
tzolkin-share-pushed-off = ({ $things })

## A recap for its reader

# $things: buildings or monuments that the reader could pay for, and that are gone
tzolkin-recap-gone = Gone before you could build: { $things }
# $cheaper, $dearer: gears with the corn for the next worker, before and now
tzolkin-recap-cheaper = A new worker is cheaper on { $cheaper }
tzolkin-recap-dearer = A new worker is dearer on { $dearer }
tzolkin-recap-prices = A new worker is cheaper on { $cheaper }, and dearer on { $dearer }
# $before: a number · $now: corn
tzolkin-recap-price = { $gear } ({ $before } → { $now })
# A gear that was full or is full
tzolkin-recap-free = { $gear } (full → { $now })
tzolkin-recap-full = { $gear } (now full)
