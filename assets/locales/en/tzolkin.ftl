# Tzolk'in: names of the game and its components.

tzolkin-name = Tzolk'in
    .tagline = Place workers on turning gears: the longer they ride, the better their action.
tzolkin-option-negative_scores = Whether scores may fall below 0
tzolkin-option-negative_scores-allowed = Scores may be negative
tzolkin-option-negative_scores-floor_at_zero = Scores stop at 0

## Materials: the name alone, and an amount of it ($n)

tzolkin-material-corn = corn
tzolkin-material-wood = wood
tzolkin-material-stone = stone
tzolkin-material-gold = gold
tzolkin-material-skull = crystal skull
tzolkin-amount-corn = { $n } corn
tzolkin-amount-wood = { $n } wood
tzolkin-amount-stone = { $n } stone
tzolkin-amount-gold = { $n } gold
tzolkin-amount-skull = { $n ->
    [one] { $n } skull
   *[other] { $n } skulls
}
tzolkin-amount-resource = { $n ->
    [one] { $n } resource
   *[other] { $n } resources
}
tzolkin-amount-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
}
tzolkin-amount-worker = { $n ->
    [one] { $n } worker
   *[other] { $n } workers
}
tzolkin-amount-nothing = nothing

## Gears, temples, technologies, kinds

tzolkin-gear-palenque = Palenque
    .effect = Harvest corn and wood from the jungle.
tzolkin-gear-yaxchilan = Yaxchilan
    .effect = Gain wood, stone, gold and crystal skulls.
tzolkin-gear-tikal = Tikal
    .effect = Advance technologies, build buildings and monuments.
tzolkin-gear-uxmal = Uxmal
    .effect = Trade, gain workers, build for corn, use actions of other gears.
tzolkin-gear-chichen_itza = Chichen Itza
    .effect = Offer crystal skulls to the gods for points and temple steps.
# A space of a gear. $gear: its name · $space: the number
tzolkin-space = { $gear } { $space }
tzolkin-first-player-space = First player space
    .effect = Take the corn of the pool and the first player marker; you may advance the calendar by two days.

tzolkin-temple-chaac = Chaac
    .effect = Brown temple: stone at mid-age, 6 points for the highest at the end of age 1, 2 at the end of age 2.
tzolkin-temple-quetzalcoatl = Quetzalcoatl
    .effect = Yellow temple: gold at mid-age, 2 points for the highest at the end of age 1, 6 at the end of age 2.
tzolkin-temple-kukulkan = Kukulkan
    .effect = Green temple: wood and a skull at mid-age, 4 points for the highest at the end of each age.

tzolkin-technology-agriculture = Agriculture
    .effect = More corn from the jungle. Bonus beyond level 3: climb one temple step.
    .level-1 = +1 corn with every corn harvest at Palenque 2 to 5
    .level-2 = harvest corn without a tile when none is open; +1 corn when fishing
    .level-3 = +2 corn more with every corn harvest at Palenque 2 to 5
    .bonus = climb one step in a temple of your choice
tzolkin-technology-extraction = Extraction
    .effect = More wood, stone and gold. Bonus beyond level 3: two resources of your choice.
    .level-1 = +1 wood at Yaxchilan 1 and with every wood harvest
    .level-2 = +1 stone at Yaxchilan 2 and 5
    .level-3 = +1 gold at Yaxchilan 3 and 5
    .bonus = 2 resources of your choice
tzolkin-technology-architecture = Architecture
    .effect = Corn, points and a discount for buildings. Bonus beyond level 3: three points.
    .level-1 = +1 corn for each building built
    .level-2 = +2 points for each building built
    .level-3 = buildings cost 1 resource less at Tikal, 2 corn less at Uxmal 4
    .bonus = 3 points
tzolkin-technology-theology = Theology
    .effect = Stronger actions on Chichen Itza. Bonus beyond level 3: a crystal skull.
    .level-1 = on Chichen Itza use the action one space ahead
    .level-2 = after an action on Chichen Itza pay 1 resource to climb one temple step
    .level-3 = +1 skull at Yaxchilan 4
    .bonus = 1 skull

tzolkin-kind-farm = farm
tzolkin-kind-tomb = tomb
tzolkin-kind-civic = civic building
tzolkin-kind-shrine = shrine
tzolkin-kind-monument-tomb = tomb monument
tzolkin-kind-monument-civic = civic monument
tzolkin-kind-monument-shrine = shrine monument

## Wealth tiles, named by the space where a dummy worker goes

tzolkin-wealth-palenque_1 = Palenque 1
    .effect = 3 corn, one step in Quetzalcoatl, one level of agriculture.
tzolkin-wealth-palenque_3 = Palenque 3
    .effect = 5 corn, 1 gold, one step in Quetzalcoatl.
tzolkin-wealth-palenque_5 = Palenque 5
    .effect = 1 stone, 1 gold, one level of agriculture.
tzolkin-wealth-palenque_7 = Palenque 7
    .effect = 9 corn and 1 stone.
tzolkin-wealth-yaxchilan_1 = Yaxchilan 1
    .effect = 1 wood, one step in Kukulkan, one level of extraction.
tzolkin-wealth-yaxchilan_3 = Yaxchilan 3
    .effect = 2 corn, 2 wood, one step in Kukulkan.
tzolkin-wealth-yaxchilan_5 = Yaxchilan 5
    .effect = 4 corn, 1 wood, one level of extraction.
tzolkin-wealth-yaxchilan_7 = Yaxchilan 7
    .effect = 3 corn, 2 wood and 1 stone.
tzolkin-wealth-tikal_1 = Tikal 1
    .effect = 2 corn, one step in Chaac, one level of architecture.
tzolkin-wealth-tikal_3 = Tikal 3
    .effect = 6 corn and 2 stone.
tzolkin-wealth-tikal_5 = Tikal 5
    .effect = 3 corn, 1 gold, one level of architecture.
tzolkin-wealth-tikal_7 = Tikal 7
    .effect = 6 corn, 1 wood and 1 stone.
tzolkin-wealth-uxmal_1 = Uxmal 1
    .effect = 5 corn, 1 stone, one step in Chaac.
tzolkin-wealth-uxmal_3 = Uxmal 3
    .effect = 3 corn and 1 wood; on every food day one of your workers needs no corn.
tzolkin-wealth-uxmal_5 = Uxmal 5
    .effect = One more worker.
tzolkin-wealth-uxmal_7 = Uxmal 7
    .effect = 8 corn and 1 gold.
tzolkin-wealth-chichen_itza_0 = Chichen Itza 0
    .effect = 4 corn, 1 wood and 1 crystal skull.
tzolkin-wealth-chichen_itza_3 = Chichen Itza 3
    .effect = 5 corn, 1 stone, one level of theology.
tzolkin-wealth-chichen_itza_5 = Chichen Itza 5
    .effect = 4 corn and 3 wood.
tzolkin-wealth-chichen_itza_7 = Chichen Itza 7
    .effect = 2 corn, 2 wood, one level of theology.
tzolkin-wealth-chichen_itza_10 = Chichen Itza 10
    .effect = 7 corn and 2 wood.

## Buildings

tzolkin-building-a1_01 = Maize Plot
    .effect = On every food day one of your workers needs no corn.
tzolkin-building-a1_02 = { tzolkin-building-a1_01 }
    .effect = { tzolkin-building-a1_01.effect }
tzolkin-building-a1_03 = { tzolkin-building-a1_01 }
    .effect = { tzolkin-building-a1_01.effect }
tzolkin-building-a1_04 = Terraced Fields
    .effect = On every food day each of your workers needs 1 corn less.
tzolkin-building-a1_05 = { tzolkin-building-a1_04 }
    .effect = { tzolkin-building-a1_04.effect }
tzolkin-building-a1_06 = Twin Crypt
    .effect = One step in Chaac and one in Quetzalcoatl.
tzolkin-building-a1_07 = Rain Vault
    .effect = One step in Chaac and one in Kukulkan.
tzolkin-building-a1_08 = Builder's Cairn
    .effect = One step in a temple of your choice; then you may build another building, paid as at Tikal 2.
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
    .effect = On every food day three of your workers need no corn.
tzolkin-building-a2_02 = { tzolkin-building-a2_01 }
    .effect = { tzolkin-building-a2_01.effect }
tzolkin-building-a2_03 = { tzolkin-building-a2_01 }
    .effect = { tzolkin-building-a2_01.effect }
tzolkin-building-a2_04 = Trader's Rest
    .effect = You may trade at the market, as at Uxmal 2; 6 points.
tzolkin-building-a2_05 = Kinsfolk Barrow
    .effect = One more worker and 6 points.
tzolkin-building-a2_06 = Ruler's Sarcophagus
    .effect = 8 points.
tzolkin-building-a2_07 = Wayfarer's Crypt
    .effect = You may pay 1 corn and use an action of Palenque, Yaxchilan, Tikal or Uxmal; 2 points.
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
    .effect = At the end 4 points for each of your tombs, buildings and monuments, this one included.
    .score = 4 points per own tomb
tzolkin-monument-mon_constructions = Great Causeway
    .effect = At the end 2 points for each of your buildings and monuments, this one included.
    .score = 2 points per own building and monument
tzolkin-monument-mon_corn_tiles = Maize Colossus
    .effect = At the end 4 points for each corn tile that you keep.
    .score = 4 points per own corn tile
tzolkin-monument-mon_wood_tiles = Cedar Obelisk
    .effect = At the end 4 points for each wood tile that you keep.
    .score = 4 points per own wood tile
tzolkin-monument-mon_monuments = Hall of Wonders
    .effect = At the end, for each monument that any player has built, 6 points with two players, 5 with three, 4 with four.
    .score = points per monument of all players
tzolkin-monument-mon_civic = Grand Plaza
    .effect = At the end 4 points for each of your civic buildings and civic monuments, this one included.
    .score = 4 points per own civic building
tzolkin-monument-mon_max_technologies = Observatory
    .effect = At the end 9 points for one technology on level 3, 20 for two, 33 for three or four.
    .score = 9, 20 or 33 points for 1, 2 or 3 technologies on level 3
tzolkin-monument-mon_technology_levels = Great Archive
    .effect = At the end 3 points for each of your technology levels.
    .score = 3 points per own technology level
tzolkin-monument-mon_workers = Ball Court
    .effect = At the end 6 points with four workers in play, 12 with five, 18 with six.
    .score = 6, 12 or 18 points for 4, 5 or 6 workers
tzolkin-monument-mon_shrines = Sacred Precinct
    .effect = At the end 4 points for each of your shrines, buildings and monuments, this one included.
    .score = 4 points per own shrine
tzolkin-monument-mon_temple_points = Pyramid of Three Gods
    .effect = At the end the points of your current step in each of the three temples once more.
    .score = points of your three temple steps
tzolkin-monument-mon_highest_temple = Stairway to the Sky
    .effect = At the end 3 points for each step above the start in your best temple.
    .score = 3 points per step in your best temple
tzolkin-monument-mon_skulls = Well of Skulls
    .effect = At the end 3 points for each crystal skull on Chichen Itza, no matter who put it there.
    .score = 3 points per skull on Chichen Itza
