# What a table answers, refuses and notes.

## Answers, private, after something was done

ui-table-opened = The lobby is open: the others can join below.
ui-table-joined = You have a seat.
ui-table-left = You gave your seat back.
ui-table-lobby-cancelled = The lobby is closed.
ui-table-started = The game begins.
ui-table-cancelled = The game was cancelled.
# $next: the players to move
ui-table-turn-done = Your turn is done. Next: { $next }.
ui-table-turn-done-chosen = Your choice is made. Still to choose: { $next }.
ui-table-turn-done-revealed = Your choice is made, and it was the last one: all choices are revealed.
ui-table-turn-done-over = Your turn is done, and with it the game.
ui-table-undone = The turn was taken back, and lies in its player's planner again.
ui-table-undo-asked = The others were asked whether you may take your turn back.
ui-table-undo-agreed = You agreed.
ui-table-undo-refused = You did not agree: the turn stays.
ui-table-undo-withdrawn = You withdrew your request: the turn stays.
# A step that has no words of its own. $step: in notation
ui-table-step = { $step }

## Refusals, private: what is wrong, and what to do

ui-refusal-no-table = There is no game in this channel: open one with /game new.
# $game: what was asked for
ui-refusal-unknown-game = There is no game called “{ $game }”: choose one of those offered.
# $why: what is wrong, in English
ui-refusal-bad-options = The game cannot be set up so ({ $why }): choose other options.
# $game: its name · $min, $max: numbers of players
ui-refusal-bad-seats = { $game } is for { $min } to { $max } players: choose a number of seats between them.
# $link: address of a message
ui-refusal-channel-busy = This channel has a game already: { $link }. Play it here, or open yours in another channel or thread.
ui-refusal-channel-busy-unposted = This channel has a game already, whose message is on its way: open yours in another channel or thread.
ui-refusal-table-full = Every seat is taken: wait until somebody leaves, or open another table in a thread.
ui-refusal-already-joined = You have a seat already: wait for the start.
ui-refusal-not-at-table = You do not play at this table; Board and Log are open to everybody.
# $host: the host's name
ui-refusal-not-host = Only { $host }, the host, or whoever may manage this channel can do that: ask them.
# $have, $need: numbers of players
ui-refusal-too-few-players = { $have ->
    [one] There is only { $have } player, and the game needs { $need }: wait for others to join.
   *[other] There are only { $have } players, and the game needs { $need }: wait for others to join.
}
ui-refusal-already-started = The game has begun: the newest message in this channel says how it stands, and /game resign is the way to leave it.
ui-refusal-not-started = The game has not begun: the host starts it in the lobby.
# $who: the players to move
ui-refusal-not-your-turn = It is not your turn. To move: { $who }.
ui-refusal-already-chosen = You have chosen. Still to choose: { $who }. Until then /undo takes your choice back.
ui-refusal-stale-press = Your turn has moved on since this message: open it again with Take your turn.
ui-refusal-already-done = You have ended this turn already: see the newest message in this channel.
ui-refusal-nothing-drafted = There is no step to take back: choose one first.
ui-refusal-turn-not-complete = Your turn is not complete: answer the question first.
# $step: in notation · $possible: steps in notation · $more: how many more there are
ui-refusal-illegal = “{ $step }” is not possible now. Possible: { $possible }{ $more ->
    [0] .
   *[other] {" "}and { $more } more.
} Nothing was changed.
ui-refusal-illegal-nothing = “{ $step }” is not possible now. Nothing was changed.
# $step: in notation
ui-refusal-after-the-end = The turn ends before “{ $step }”: leave it out. Nothing was changed.
ui-refusal-empty-line = Type at least one step: choose from those offered.
ui-refusal-line-too-long = That line is too long for one turn: send it in parts.
ui-refusal-nothing-to-undo = You have no turn to take back.
ui-refusal-not-last-turn = That turn is not your last one any more: use /undo to take back your last one.
ui-refusal-before-saved = That turn cannot be taken back: the game went on from a saved position after it.
ui-refusal-undo-pending = There is a request to take a turn back already: answer that one first.
ui-refusal-undo-closed = That request is closed: the newest message in this channel says how the game stands.
ui-refusal-own-request = It is your own request: the others answer it.
ui-refusal-already-answered = You have answered this request: wait for the others.
# $last: number of the last turn
ui-refusal-unknown-turn = { $last ->
    [0] There are no turns yet.
   *[other] There is no such turn: choose one from 1 to { $last }.
}
# $turn: number of a turn
ui-refusal-lost-turn = Turn { $turn } cannot be shown any more, since the rules were corrected after it: choose a later one.
ui-refusal-game-over = The game is over: open a new one with /game new.
ui-refusal-cancelled = The game was cancelled: open a new one with /game new.
ui-refusal-unreadable = This game cannot be read any more. What was played is kept; the host can cancel it with /game cancel.
ui-refusal-trouble = Something went wrong on our side, and nothing was changed: try again in a moment.

## Notes, public or to the host

# $name: who did it
ui-notice-cancelled = { $name } cancelled the game.
ui-notice-resumed = The stored turns of this game do not lead to the stored position any more, so it goes on from that position; earlier turns cannot be taken back.
# $channel: a channel · $why: Discord's answer, in English
ui-notice-undelivered = I could not post in { $channel }: { $why }. Once that is put right, use /game info there.

## Entries of the log

# $turn: its number · $seat: whose
ui-entry-turn = Turn { $turn }, { $seat }
ui-entry-turn-undone = { $seat }: a turn, taken back later
ui-entry-undo-asked = { $seat } asks to take a turn back
ui-entry-undo-agreed = { $seat } agrees
ui-entry-undo-refused = { $seat } does not agree
# $turns: how many
ui-entry-undone = { $turns ->
    [one] { $seat } takes a turn back
   *[other] { $seat } takes { $turns } turns back
}
ui-entry-resumed = The game goes on from a saved position
