# Planning ahead and queued turns.

ui-button-plan-ahead = Plan ahead
ui-button-another = Plan another turn
ui-button-queue-turn = Queue turn
# $count: the number of queued turns
ui-button-queued-turns = Queued turns ({ $count })

# The first line of the planner
ui-ahead-now = Planning ahead from the current board. Only you can see this.
    .again = Planning ahead
ui-ahead-next-day = Planning ahead from the board after the calendar's next move. Only you can see this.
    .again = Planning ahead · next day
ui-ahead-complete = **Turn complete.** Press *{ ui-button-queue-turn }*. On your turn, I play it if its condition is met.

# In the planner of the own turn. $number: of the queued turn · $why: one of the four below
ui-queued-turn-failed = Queued turn { $number } was skipped: { $why }.
ui-queued-turn-waits = Your queued turn will be played within minutes, unless you plan something else here.
# $step: a step in words
ui-queued-turn-illegal = “{ $step }” isn't possible anymore
ui-queued-turn-incomplete = its steps no longer complete the turn
# $more: an amount of the game's currency
ui-queued-turn-costs = it would cost { $more } more than planned
ui-queued-turn-otherwise = its result has changed

ui-queued-turns-title = **Your queued turns.** On your turn, I play the first one whose condition is met.
ui-queued-turns-none = You have no queued turns.
# $number: of the queued turn · $planned: its effects · $when: its condition
ui-queued-turns-item = **{ $number }.** { $planned } – { $when }
# $why: as above
ui-queued-turns-not-now = -# If your turn started now, this one would be skipped: { $why }.
ui-queued-turns-else = If none of them works, you take your turn as usual.
ui-queued-turn-when = When to play queued turn { $number }
ui-queued-turn-as-planned = if it costs no more and its result hasn't changed
ui-queued-turn-within-nothing = if it costs no more than planned
# $more: an amount of the game's currency
ui-queued-turn-within = if it costs at most { $more } more
ui-queued-turn-legal = if it's still possible
ui-queued-turn-withdraw = Delete this queued turn

# By direct message. $game · $channel · $summary: the effects of the turn
ui-notice-queued-turn = Your queued turn in { $channel } ({ $game }) was played: { $summary }.
ui-notice-queued-turn-alone = Your queued turn in { $channel } ({ $game }) was played.
ui-notice-forced = I played your turn in { $channel } ({ $game }), since you had no choice: { $summary }.
ui-notice-forced-alone = I played your turn in { $channel } ({ $game }), since you had no choice.
# $player: who undid them · $channel · $game
ui-notice-undone = { $player } undid turns in { $channel } ({ $game }), and yours was one of them. It's in your planner again: use { COMMAND("plan") }.

ui-refusal-your-turn = It's already your turn. Press *{ ui-button-take-turn }*.
ui-refusal-nothing-ahead = You can't plan ahead right now. Try again after the next turn.
ui-refusal-too-many-queued-turns = You already have { $most } queued turns. Delete one first.

ui-panel-auto-play = Auto-play
ui-panel-delay = Delay for queued turns
ui-remind-forced = Auto-play is on. I take your turn if you have no choice.
ui-remind-later = I play your queued turns 1 to 20 minutes late. You still get a ping.
cmd-remind-auto-play = auto-play
    .description = Take turns for you if they leave no choice and reveal nothing.
cmd-remind-delay = delay
    .description = Play queued turns 1 to 20 minutes late, so others don't notice.
cmd-plan = plan
    .description = Plan your next turn while others play, and see your queued turns.
cmd-plan-action = action
    .description = One step, or several separated by “;”. A complete turn is queued.
