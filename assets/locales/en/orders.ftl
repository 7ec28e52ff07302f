# Turns planned before their time, and orders made of them.

ui-button-plan-ahead = Plan ahead
ui-button-another = Plan another turn
ui-button-confirm-order = Confirm order
ui-button-plan-now = Plan for the table as it is
ui-button-plan-next-day = Plan for the next day
# $count: how many orders there are
ui-button-orders = My orders ({ $count })

# The first line of the planner
ui-ahead-now = You are planning ahead, from the table as it is now. Only you can see it.
ui-ahead-next-day = You are planning ahead, from the table as it will be after the calendar's next move. Only you can see it.
ui-ahead-complete = **The turn is complete.** *{ ui-button-confirm-order }* keeps it: when it's your turn, I play it if its condition holds, and tell you.

# At one's own turn. $number: of the order · $why: one of the four below
ui-order-failed = Order { $number } was not played: { $why }.
ui-order-waits = Your order will be played within minutes, unless you plan something else here.
# $step: a step in words
ui-order-illegal = “{ $step }” isn't possible any more
ui-order-incomplete = its steps don't complete the turn any more
# $more: so much more of the game's currency
ui-order-costs = it would cost { $more } more than planned
ui-order-otherwise = it would cost or bring something other than planned

ui-orders-title = **Your orders.** Only you can see them. When it's your turn, the first one whose condition holds is played.
ui-orders-none = You have no orders.
# $number: of the order · $planned: what it does · $when: its condition
ui-orders-line = **{ $number }.** { $planned } – { $when }
# $why: as above
ui-orders-not-now = -# If it were your turn now, it would not be played: { $why }.
ui-orders-else = If none of them can be played, you are asked as usual.
ui-order-when = Order { $number }: when is it played?
ui-order-as-planned = if it costs and brings the same as planned
ui-order-within-nothing = if it costs no more than planned
# $more: an amount of the game's currency
ui-order-within = if it costs at most { $more } more
ui-order-legal = if it is possible at all
ui-order-withdraw = Withdraw this order

# By direct message. $game · $channel · $deed: what the turn did
ui-notice-ordered = Your order in { $channel } ({ $game }) was played: { $deed }.
ui-notice-ordered-alone = Your order in { $channel } ({ $game }) was played.
ui-notice-forced = Your turn in { $channel } ({ $game }) left you no choice, so it was played: { $deed }.
ui-notice-forced-alone = Your turn in { $channel } ({ $game }) left you no choice, so it was played.

ui-refusal-your-turn = It's your turn already: take it with *{ ui-button-take-turn }*.
ui-refusal-nothing-ahead = Nothing can be planned ahead just now. Try again after the next turn.
ui-refusal-too-many-orders = You have { $most } orders already. Withdraw one of them first.

ui-panel-forced = Turns without a choice are played for you
ui-panel-later = Your orders are played some minutes later
ui-remind-forced = Turns that leave you no choice are played for you.
ui-remind-later = Your orders are played 1 to 20 minutes after your turn begins; you're called all the same.
cmd-remind-forced = forced
    .description = Play turns for you that leave no choice and reveal nothing.
cmd-remind-later = later
    .description = Play your orders 1 to 20 minutes late: the time tells nothing.
cmd-plan = plan
    .description = Plan your next turn while others move, and see your orders.
cmd-plan-action = action
    .description = One step, or several separated by ; – a complete turn becomes an order.
