# Tzolk'in: what /rules explains beside the components. The name of a topic, its text, and (never shown) the words that
# people use when they look for it.

tzolkin-rule-turn = A turn
    .text = Either place one or more workers, or pick up one or more: never both, and you cannot pass. With 2 corn or less you may beg first. If you have no worker in hand you must pick up; if you have none on a gear you must place.
    .asked = what can I do on my turn, options, move, play, pass, skip, do nothing, actions per turn, place and pick up together
tzolkin-rule-placing = Placing workers
    .text = A worker goes on the lowest free space of a gear and costs as much corn as the number of that space. The second worker of the turn costs 1 corn more, the third 2 more, and so on. Place as many as you can pay for.
    .asked = place put worker meeple pawn on a gear wheel, cost corn price, how many, several workers, cost of the second and third worker
tzolkin-rule-picking = Picking up workers
    .text = Take one or more of your workers off the gears, one after another. Each does the action of its space, an action with a lower number on the same gear for 1 corn per space stepped back, or nothing.
    .asked = pick up take back remove retrieve worker, step back, lower action, choose action, spend corn for a previous space
tzolkin-rule-free_choice = Free choice spaces
    .text = The spaces 6 and 7, and 10 on Chichen Itza, have no action of their own: a worker picked up there does any action of that gear, at no extra cost.
    .asked = any action, spaces 6 7 and 10, question mark, last spaces of a gear
tzolkin-rule-begging = Begging
    .text = At the start of your turn, with 2 corn or less, you may beg: your corn becomes 3, and you go down one step in a temple of your choice. You must beg if you have no worker on a gear and cannot pay for placing one.
    .asked = beg, no corn, out of corn, poor, run out of corn, three corn, borrow, cannot pay, broke
tzolkin-rule-mercy = Mercy of the gods
    .text = If you would have to beg but are on the lowest step of every temple, you place one worker on the cheapest space and pay all the corn you have, even if it is too little.
    .asked = cannot beg, nothing to pay with, lowest step of every temple, stuck
tzolkin-rule-harvest = Harvesting in the jungle
    .text = Palenque 2 to 5 each have their own fields. Taking a wood tile uncovers the corn under it. You can take corn only where a corn tile lies open, unless you burn the wood above it. You keep the tiles you take; two monuments count them.
    .asked = harvest corn wood jungle forest tiles, corn tile, wood tile, collect corn, field, get corn, get food, farm land, covered corn
tzolkin-rule-burning = Burning the forest
    .text = Instead of taking a wood tile you may burn it and take the corn tile under it. That angers the gods: you go down one step in a temple of your choice. If you are on the lowest step of every temple, you can't burn wood.
    .asked = burn wood tile trees jungle forest, deforest, corn under the wood
tzolkin-rule-corn = Getting corn
    .text = Harvest it on Palenque, take the pool with the first player space, sell resources at the market of Uxmal, or beg when you have 2 corn or less.
    .asked = get corn, more corn, earn corn, corn income, sources of corn
tzolkin-rule-workers = Getting more workers
    .text = You start with three workers and can have six. Uxmal 3 gives you one; so do some buildings. Each of them has to be fed.
    .asked = more workers, fourth worker, additional worker, new worker, how many workers, meeples
tzolkin-rule-technology_cost = Paying for technologies
    .text = The first level costs 1 resource, the second 2, the third 3. Beyond the third level each advance costs 1 resource and gives the bonus. Resources are wood, stone and gold, in any mix. A new level works at once.
    .asked = technology tech tree price, advance upgrade research, resources to pay for a level, cost of technologies, science
tzolkin-rule-building = Building
    .text = Pay what the card shows and take it. Its effect happens at once; farms work on every food day. A new building fills the gap at the end of your turn. At Uxmal 4 you pay 2 corn for each resource of the price instead.
    .asked = build building card, buy building, construct, price, cost, when does a building work, refill
tzolkin-rule-two_buildings = Two buildings at Tikal 4
    .text = You pay for the second after the first has had its full effect. Architecture works for only one of the two: when you build the first, you decide whether to use it.
    .asked = two buildings at once, second building, double build, build twice
tzolkin-rule-monuments = Monuments
    .text = Monuments are built only with Tikal 4, instead of buildings, and without discounts. They score at the end of the game. A monument that is built is not replaced.
    .asked = monument, big buildings, build a monument, endgame bonus, wonders, score at the end
tzolkin-rule-market = The market of Uxmal
    .text = Buy or sell as often as you like: wood for 2 corn, stone for 3, gold for 4. Crystal skulls can't be traded.
    .asked = market trade exchange buy sell resources wood stone gold for corn, prices, swap, convert
tzolkin-rule-other_gears = Using actions of other gears
    .text = With Uxmal 5, or a building that says so, you pay 1 corn to use any action of Palenque, Yaxchilan, Tikal or Uxmal (except Uxmal 5 itself). If that action has a cost, you pay it too.
    .asked = action of another gear, use other wheel, jump to any action
tzolkin-rule-offering = Offering skulls on Chichen Itza
    .text = Put one of your crystal skulls on the action: you score its points, climb one step in its temple and, with some, gain a resource. The skull stays there, so each action can be used only once per game.
    .asked = offer skull, use a skull, place skull, chichen itza, skull action, sacrifice
tzolkin-rule-skulls = Crystal skulls
    .text = There are 13. When the bank has none left, nobody can gain one. Each skull you still have at the end is worth 3 points.
    .asked = crystal skull blue skull, how many skulls, get a skull, supply of skulls, worth of a skull
tzolkin-rule-climbing = Climbing temples
    .text = You climb one step at a time. The top step has room for only one marker, and a step you can't take is lost. When you reach a top step, turn your board back to its light side.
    .asked = temple step track, go up in a temple, top of a temple, move up, climb, god, gods, temples
tzolkin-rule-anger = Angering the gods
    .text = Begging and burning wood send you down one step in a temple of your choice, but never below the lowest.
    .asked = gods are angry, go down in a temple, lose a step, step down, punish, punishment
tzolkin-rule-food_day = Food days
    .text = There are four: on days 7, 13, 20 and 26, after everyone's turn. First everyone feeds their workers, then the temples give rewards: goods on the first and third food day, points on the second and fourth.
    .asked = food day when, calendar, feeding time, days, quarter, what happens on a food day, next food day
tzolkin-rule-feeding = Feeding
    .text = Each of your workers, on a gear or not, needs 2 corn. You feed as many as you can, and lose 3 points for each hungry worker. Farms feed workers for free or more cheaply.
    .asked = feed my workers, not enough corn, hungry, starve, starvation, hunger, eat, food, pay corn for workers, how much corn per worker, farm
tzolkin-rule-rewards = Rewards of the temples
    .text = On the first and third food day you receive the goods of your step and of all steps below it. On the second and fourth you score the points of your step, and whoever is highest in a temple scores its bonus; if several are tied, each scores half of it.
    .asked = temple reward bonus, points of temples, resources from temples, highest in a temple, tie in a temple, when do temples score
tzolkin-rule-ages = The two ages
    .text = On the second food day, after feeding, the remaining buildings of age 1 leave the game and six of age 2 are revealed. Monuments stay.
    .asked = age 1 age 2, second age, new buildings, old buildings, era, half of the game, middle of the game
tzolkin-rule-first_player = The first player space
    .text = The space itself is free. You take the corn of the pool at the end of your turn and the first player marker afterwards; if you already have it, it goes to the player on your left. You may also advance the calendar by two days.
    .asked = first player marker, start player, starting player, go first, turn order, become first
tzolkin-rule-two_days = Advancing two days
    .text = If you are on the first player space, you may advance the calendar by two days instead of one, as long as your board shows its light side and the second day pushes no worker off a gear. Your board then turns to its dark side. A food day that is passed over still takes place.
    .asked = two days, turn the calendar twice, advance double, skip a day, dark side, light side, flip player board, speed up
tzolkin-rule-pool = The corn pool
    .text = Each round in which nobody takes the first player space adds 1 corn. The next player to go there takes all of it.
    .asked = accumulated corn, corn on the calendar, corn on the teeth, pile of corn, bonus corn first player
tzolkin-rule-pushed_off = Pushed off a gear
    .text = A worker that rides past the last space of its gear comes back to your hand without an action.
    .asked = worker falls off, end of the gear, pushed off, last space, worker stays too long, wheel turns past
tzolkin-rule-dummies = Dummy workers
    .text = With 2 or 3 players, neutral workers stand on the gears. They take up spaces and turn with the gears, but are never picked up or pushed off.
    .asked = dummy, neutral workers, two players, three players, fewer players, blocked spaces, grey workers
tzolkin-rule-wealth = Wealth tiles
    .text = Everyone is dealt four and secretly keeps two. Once all have chosen, each player receives what the two tiles show.
    .asked = starting tiles, start of the game, initial goods, begin, setup, starting resources, choose two of four, draft
tzolkin-rule-end = End and final scoring
    .text = The game ends after the round of the fourth food day. All resources count as corn at market rates, and each corn is worth a quarter of a point. Each skull is worth 3 points, and monuments score. Ties go to the player with more workers on the gears.
    .asked = game end, when does the game end, how long, rounds, final scoring, win, winner, tie, tiebreaker, victory points, leftover resources, how do I score points
tzolkin-rule-negative = Scores below zero
    .text = Hungry workers and the lowest temple steps can bring a score below 0. With the option *stop at 0* it never falls lower.
    .asked = negative points, minus points, below 0, lose points

## How a component is introduced

# $kind: what it is · $age: one or two
tzolkin-topic-building = Age { $age }, { $kind }.
# $kind: what it is
tzolkin-topic-monument = A { $kind }.
# $cost: goods
tzolkin-topic-cost = Costs { $cost }.
tzolkin-topic-wealth = A wealth tile, named after the space where its dummy worker stands.
# $number: of the space or level · $text: what it does
tzolkin-topic-line = { $number }: { $text }
# What a space does. $gear: its gear · $space: its number · $text: what it does
tzolkin-topic-space = The action of space { $space } on { $gear }: { $text }.
tzolkin-topic-bonus = Bonus: { $text }
