## Reasons for refusing a typed step, in a sentence before the possible steps

# $verb: the first word of the step, as it is typed
core-why-not-now = Now isn't the time for “{ $verb }”.
# $step: the incomplete step · $example: a whole one
core-why-form = “{ $step }” isn't a whole step. This is one: `{ $example }`.
core-why-no-stop = You can't skip this choice.

## Teotihuacan. $tile: tile · $board: board · $goods, $price, $have: amounts

# $power: of a worker
teotihuacan-why-join = No other worker { $power } of yours can come along.
teotihuacan-why-none-locked = None of your workers is locked.
teotihuacan-why-nothing-due = You don't have to pay cocoa here, so you don't need Favor.
teotihuacan-why-not-in-hand = You don't have the tile { $tile } in hand.
teotihuacan-why-no-favour = { $tile } can't pay cocoa. Only Favor can.
teotihuacan-why-tile-not-now = You have { $tile }, but you can't use it at this moment.
# $count: worship spaces on the board
teotihuacan-why-worship-count = { $count ->
    [one] There is only one worship space { $board-on }.
   *[other] There are only { $count } worship spaces { $board-on }.
}
teotihuacan-why-no-step = The Palace has no temple step.
teotihuacan-why-not-royal = You won't find a royal tile { $board-on }. Only the Palace has them.
# $what: royal tile
teotihuacan-why-dear-royal = You can't pay for the royal tile { $what }.
teotihuacan-why-tile-not-here = { $tile } isn't among the tiles that you can claim here.
# $temple: its name
teotihuacan-why-other-temple = The decoration gives no step on the { $temple }.
teotihuacan-why-raise-here = This action only raises workers { $board-on }.
# $power: of a worker
teotihuacan-why-raise-moved = Worker { $power } { $board-on } moved this turn, so you can't raise it now.
teotihuacan-why-exchange-dear = That exchange costs { $price }. You have { $have }.
# $count: the most exchanges, at least 1
teotihuacan-why-exchange-most = { $count ->
    [one] You can make one exchange here.
   *[other] You can make 1 to { $count } exchanges here.
}
teotihuacan-why-exchange-lacking = You don't have { $goods } to exchange.
# $count: the most resources, at least 1
teotihuacan-why-sell-most = { $count ->
    [one] You can sell one resource here.
   *[other] You can sell up to { $count } resources here.
}
teotihuacan-why-sell-lacking = You can't sell that much. You only have { $have }.
# $what: royal tile
teotihuacan-why-other-royal = The royal tile here, { $what }, works in another way.
# $technology: its name
teotihuacan-why-no-such-technology = { $technology } isn't among the technologies of this game.
# $technology: its name
teotihuacan-why-owned-technology = You already have { $technology }.
teotihuacan-why-not-on-display = That tile isn't on display.
teotihuacan-why-space-taken = There is already a tile on that space.
teotihuacan-why-space-below = Tiles are still missing below that space.
teotihuacan-why-ledge-taken = There is already a decoration there.
teotihuacan-why-ledge-below = The pyramid isn't high enough for a decoration there, or the one below it is missing.
teotihuacan-why-spare-other = This space doesn't cost { $goods }, so you can't save it.
teotihuacan-why-spare-dear = Even if you save { $goods }, you can't pay for this space.
# $owed: the salary
teotihuacan-why-salary-most = Your salary is only { $owed }.
teotihuacan-why-salary-have = You can't pay that much. You have only { $have } for the salary.
teotihuacan-why-not-dealt = You weren't dealt the starting tile { $tile }.
teotihuacan-why-keep-twice = You have the tile { $tile } only once. Keep two different ones.
teotihuacan-why-not-offered = The starting tile { $tile } isn't on offer.
teotihuacan-why-placed-there = You already placed a worker { $board-on }.
teotihuacan-why-not-on-tiles = None of your starting tiles shows { $board }.

## Tzolk'in. $goods, $corn, $price: amounts · $name: building or monument

tzolkin-why-end = Your turn needs a worker first. Place one or pick one up.
# $number: of an action · $space: the worker's space
tzolkin-why-reach = A worker from { $space } can't use action { $number }.
tzolkin-why-no-wood = You can't take wood here.
tzolkin-why-bare-tile = There is still a corn tile here. Take that one.
tzolkin-why-pay-amount = You have to pay exactly { $goods }.
tzolkin-why-pay-lacking = You don't have { $goods } to pay with.
# $temple: its name
tzolkin-why-climb-again = You already climbed in { $temple }. This step is in another temple.
tzolkin-why-buy = { $goods } costs { $price }. You have { $corn }.
tzolkin-why-sell = You don't have { $goods } to sell.
tzolkin-why-offer = You don't have { $goods } to offer.
# $tile: wealth tile
tzolkin-why-not-dealt = You weren't dealt tile { $tile }.
tzolkin-why-beg-late = You can only beg before you place or pick up a worker.
# $most: the most corn with which players may beg
tzolkin-why-beg-corn = You can only beg with at most { $most }. You have { $corn }.
tzolkin-why-not-offered = { $name } isn't on offer.
tzolkin-why-no-discount = You have no discount now, so you can't save { $goods }.
tzolkin-why-spare-other = { $name } doesn't cost { $goods }, so you can't save it.
tzolkin-why-spare-dear = If you save { $goods }, you still can't pay for { $name }.
tzolkin-why-say-spared = Architecture saves you a resource of { $name }. Say which one.
tzolkin-why-plain = You can only leave out architecture for the first building of Tikal 4.
# $space: of a gear
tzolkin-why-no-action = You can't use { $space } this way.
