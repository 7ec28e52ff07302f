# Tzolk'in: what /rules explains beside the components. The name of a topic, and its text.

tzolkin-rule-turn = A turn
    .text = Either place one or more workers, or pick up one or more: never both, and you cannot pass. With 2 corn or less you may beg first. Who has no worker in hand must pick up; who has none on a gear must place.
tzolkin-rule-placing = Placing workers
    .text = A worker goes on the lowest free space of a gear and costs as much corn as the number of that space. The second worker of the turn costs 1 corn more, the third 2 more, and so on. Place as many as you can pay for.
tzolkin-rule-picking = Picking up workers
    .text = Take one or more of your workers off the gears, one after another. Each does the action of its space, or an action with a lower number on the same gear for 1 corn per space stepped back, or nothing.
tzolkin-rule-free_choice = Free choice spaces
    .text = The spaces 6 and 7, and 10 on Chichen Itza, have no action of their own: a worker picked up there does any action of that gear and pays nothing for the choice.
tzolkin-rule-begging = Begging
    .text = At the start of your turn, with 2 corn or less, you may beg: your corn becomes 3, and you go down one step in a temple of your choice. You must beg if you have no worker on a gear and cannot pay for placing one.
tzolkin-rule-mercy = Mercy of the gods
    .text = Who would have to beg but is on the lowest step of all temples places one worker on a cheapest space and gives all remaining corn, even if it is too little.
tzolkin-rule-harvest = Harvesting in the jungle
    .text = Palenque 2 to 5 each have fields of their own. Taking wood uncovers the corn under it. Corn can be taken only where a corn tile lies open, unless you burn the wood above it. You keep the tiles; two monuments count them.
tzolkin-rule-burning = Burning the forest
    .text = Instead of taking a wood tile you may burn it and take the corn tile under it. That angers the gods: you go down one step in a temple of your choice. On the lowest step of all temples you cannot burn.
tzolkin-rule-technology_cost = Paying for technologies
    .text = The first level costs 1 resource, the second 2, the third 3. Beyond the third level each advance costs 1 resource and gives the bonus. Resources are wood, stone and gold in any mix; a level works at once.
tzolkin-rule-building = Building
    .text = Pay exactly what the card shows and take it; its effect happens at once, farms work on every food day. The place on offer is filled at the end of your turn. At Uxmal 4 each resource of the price costs 2 corn instead.
tzolkin-rule-two_buildings = Two buildings at Tikal 4
    .text = The second is paid after the first has had its whole effect. Architecture works for only one of the two: at the first you say whether you use it.
tzolkin-rule-monuments = Monuments
    .text = A monument is built only with Tikal 4, instead of buildings, for exactly its price. It scores at the end of the game. Monuments are not replaced.
tzolkin-rule-market = The market of Uxmal
    .text = Wood is worth 2 corn, stone 3, gold 4, both ways, as often as you like. Crystal skulls are not traded.
tzolkin-rule-other_gears = Using actions of other gears
    .text = With Uxmal 5, or a building that says so, you pay 1 corn and use any action of Palenque, Yaxchilan, Tikal or Uxmal (not Uxmal 5 itself), and pay what that action costs.
tzolkin-rule-offering = Offering skulls on Chichen Itza
    .text = Put one of your crystal skulls on the action: you score its points, climb one step in its temple and, with some, gain a resource. The skull stays, so each action is used once per game.
tzolkin-rule-skulls = Crystal skulls
    .text = There are 13. While the bank has none, nobody gains one. Every skull that you still own at the end is worth 3 points.
tzolkin-rule-climbing = Climbing temples
    .text = You climb one step at a time. The top step has room for one marker only; a step that you cannot make is lost. Who reaches a top step turns the own board back to its light side.
tzolkin-rule-anger = Angering the gods
    .text = Begging and burning send you down one step in a temple of your choice, never below the lowest.
tzolkin-rule-food_day = Food days
    .text = There are four: on days 7, 13, 20 and 26, after everybody's turn. First each player feeds the workers, then the temples reward: goods on the first and third food day, points on the second and fourth.
tzolkin-rule-feeding = Feeding
    .text = Each of your workers, on a gear or not, needs 2 corn. You feed as many as you can; every hungry worker costs 3 points. Farms feed workers for nothing or make them cheaper.
tzolkin-rule-rewards = Rewards of the temples
    .text = On the first and third food day you receive the goods of your step and of all steps below it. On the second and fourth you score the points of your step, and the highest in a temple scores its bonus; several who are equally high score half of it each.
tzolkin-rule-ages = The two ages
    .text = On the second food day, after feeding, all buildings of age 1 leave the game and six of age 2 are turned up. Monuments stay.
tzolkin-rule-first_player = The first player space
    .text = It costs nothing. You take the corn of the pool at the end of your turn and the first player marker afterwards; if it is yours already, it goes to your left neighbour. You may also advance the calendar by two days.
tzolkin-rule-two_days = Advancing two days
    .text = Who stands on the first player space may advance the calendar by two days instead of one if the own board shows its light side and the second day pushes no worker off a gear. The board turns to its dark side. A food day that is passed is held all the same.
tzolkin-rule-pool = The corn pool
    .text = Each round in which nobody takes the first player space adds 1 corn. The next player who goes there takes all of it.
tzolkin-rule-pushed_off = Pushed off a gear
    .text = A worker that rides beyond the last space of its gear comes back to hand without an action.
tzolkin-rule-dummies = Dummy workers
    .text = With 2 or 3 players neutral workers stand on the gears. They take up spaces and turn with the gears, but are never picked up or pushed off.
tzolkin-rule-wealth = Wealth tiles
    .text = Everybody is dealt four and secretly keeps two. When all have chosen, each receives what the two tiles show.
tzolkin-rule-end = End and final scoring
    .text = The game ends after the round of the fourth food day. All resources count as corn at market rates, and each corn is a quarter of a point. Each skull is 3 points. Monuments score. Ties go to who has more workers on the gears.
tzolkin-rule-negative = Scores below zero
    .text = Hunger and the lowest temple steps may bring a score below 0. With the option *stop at 0* a score never falls lower.

## How a component is introduced

# $kind: what it is · $age: one or two
tzolkin-topic-building = Age { $age }, { $kind }.
# $kind: what it is
tzolkin-topic-monument = A { $kind }.
# $cost: goods
tzolkin-topic-cost = Costs { $cost }.
tzolkin-topic-wealth = A wealth tile; its dummy worker stands on the space that names it.
# $number: of the space or level · $text: what it does
tzolkin-topic-line = { $number }: { $text }
tzolkin-topic-bonus = Bonus: { $text }
