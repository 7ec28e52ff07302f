# Answers, refusals and notices about games.

## Answers, private, after something was done

ui-table-opened = Your lobby is open.
ui-table-joined = You're in.
ui-table-left = You left the lobby.
ui-table-lobby-cancelled = The lobby is closed.
ui-table-started = The game starts now. Have fun!
ui-table-started-with-computers = The game starts now, with computer players at { $strength } strength. For other strengths, use *{ ui-button-add-computer }* in the lobby, or { COMMAND("game computer strength") } now.
ui-table-cancelled = The game was canceled.
# $next: the players to move
ui-table-turn-done = Turn done. Next: { $next }.
# The same if the turn revealed something hidden, so there is no undo button. $what: the event that revealed it
ui-table-turn-done-shown = Turn done. Next: { $next }. It revealed “{ $what }”, so the others must agree to { COMMAND("undo") }.
ui-table-turn-done-final = Turn done. Next: { $next }. It revealed “{ $what }”, so you can't undo it.
ui-table-turn-done-chosen = Choice made. You can undo it until everyone has chosen. Still to choose: { $next }.
# The same in a game without undo
ui-table-turn-done-chosen-final = Choice made. Still to choose: { $next }.
ui-table-turn-done-revealed = Choice made. It was the last one, so the game continues.
# After a turn, if other games wait for the same person. $count: their number · $game, $channel: the longest waiting
ui-next-game = { $count ->
    [one] { $game } in { $channel } is waiting for you too.
   *[other] { $count } more games are waiting for you, { $game } in { $channel } the longest.
}
ui-table-turn-done-over = Turn done, and the game is over.
ui-table-undone = The turn is undone and back in its player's planner.
# The same to the player whose turn it is
ui-table-undone-own = The turn is undone and back in your planner.
ui-table-undo-asked = I asked the others to agree.
ui-table-undo-agreed = You agreed.
ui-table-undo-refused = You declined. The turn is kept.
ui-table-undo-withdrawn = You withdrew your request. The turn is kept.
# A step without words. $step: in notation
ui-table-step = { $step }

## Refusals, private: what is wrong, and what to do

ui-refusal-no-table = There's no game here yet. Start one with { COMMAND("game new") }.
ui-refusal-not-here = That button belongs to a game in another channel. Press it there.
# $game: the user's text
ui-refusal-unknown-game = I don't know a game called “{ $game }”. Pick one from the list.
# $option: the user's text
ui-refusal-bad-option = This game doesn't have the option “{ $option }” with that value. Pick one from the list.
# $game: its name · $min, $max: numbers of players
ui-refusal-bad-seats = { $game } is for { $min } to { $max } players. Choose a number in that range.
# $link: address of a message
ui-refusal-channel-busy = This channel already has a game ({ $link }). Start yours in another channel or a thread.
ui-refusal-channel-busy-unposted = This channel already has a game that's about to appear. Start yours in another channel or a thread.
ui-refusal-table-full = Every seat is taken. Wait for an open seat, or start another game in a thread.
ui-refusal-already-joined = You're already in this game.
ui-refusal-not-in-lobby = You aren't in this game yet. Press *{ ui-button-join }* to take a seat.
ui-refusal-has-resigned = You left this game. You can return with { COMMAND("game rejoin") } for a day, unless someone takes your seat.
ui-refusal-seat-gone = Someone else has taken your seat.
ui-refusal-not-at-table = You don't play in this game. You can watch it with { COMMAND("board") } and { COMMAND("log") }.
# $host: the host's name
ui-refusal-not-host = Only the host, { $host }, or someone who can manage this channel can do that.
# $have, $need: numbers of players
ui-refusal-too-few-players = { $have ->
    [one] You need at least { $need } players and have { $have }. Wait for others, or add computer players.
   *[other] You need at least { $need } players and have { $have }. Wait for others, or add computer players.
}
ui-refusal-already-started = The game has already started. To leave it, use { COMMAND("game resign") }.
ui-refusal-not-started = The game hasn't started yet. The host starts it in the lobby.
# $who: the players to move
ui-refusal-not-your-turn = It isn't your turn yet. Waiting for { $who }.
ui-refusal-already-chosen = You've already chosen. Change your mind with { COMMAND("undo") } before { $who } has chosen too.
ui-refusal-stale-press = That choice is out of date. *{ ui-button-take-turn }* shows your current turn.
ui-refusal-already-done = You already ended this turn. See the latest message in this channel.
ui-refusal-nothing-drafted = You haven't chosen any step to undo yet.
ui-refusal-turn-not-complete = Your turn isn't complete yet. Answer the question first.
# $step: in notation · $possible: steps in notation · $more: how many more there are
ui-refusal-illegal = { $more ->
    [0] “{ $step }” doesn't work here. You can: { $possible-inside-series }.
   *[other] “{ $step }” doesn't work here. You can: { $possible-inside-series }; and { $more } more.
}
# $planned: the planned steps, in words · the rest as above. Don't translate `undo`
ui-refusal-illegal-after = { $more ->
    [0] “{ $step }” doesn't work after { $planned-inside-series }. You can: { $possible-inside-series }; or `undo`.
   *[other] “{ $step }” doesn't work after { $planned-inside-series }. You can: { $possible-inside-series }; and { $more } more, or `undo`.
}
# $number: of the step · the rest as above
ui-refusal-illegal-in-line = { $more ->
    [0] Step { $number }, “{ $step }”, doesn't work there, so nothing was played. You can: { $possible-inside-series }.
   *[other] Step { $number }, “{ $step }”, doesn't work there, so nothing was played. You can: { $possible-inside-series }; and { $more } more.
}
ui-refusal-illegal-nothing = “{ $step }” doesn't work here.
# $reason, $refusal: sentences
ui-refusal-because = { $reason } { $refusal }
ui-refusal-not-together = You can't do all of that together. Choose fewer.
# $step: in notation
ui-refusal-after-the-end = The turn already ends before “{ $step }”. Remove that step.
ui-refusal-empty-line = That line is empty. Pick a step from the list.
ui-refusal-too-many-steps = That turn is too long. Use at most { $most } steps.
ui-refusal-line-too-long = That line is too long for one turn. Send it in parts.
ui-refusal-nothing-to-undo = You have no turn to undo.
# $who: whose turn it was
ui-refusal-turn-of-another = Only { $who } can undo that turn.
ui-refusal-not-last-turn = That isn't your last turn anymore. Undo your last one with { COMMAND("undo") }.
ui-refusal-before-saved = You can't undo that turn. The game was restored from a saved position after it.
ui-refusal-undo-pending = There's already an undo request. Answer that one first, or press *{ ui-button-refuse }* to withdraw yours.
ui-refusal-undo-closed = That request is closed. See the latest message in this channel.
ui-refusal-own-request = That's your own request. The others have to answer it.
ui-refusal-already-answered = You've already answered. Now it's up to the others.
ui-refusal-unknown-region = This game has no such region. Choose one from the suggestions.
# $last: number of the last turn
ui-refusal-unknown-turn = { $last ->
    [0] No one has played a turn yet.
   *[other] That turn doesn't exist. Choose one from 1 to { $last }.
}
# $turn: number of a turn
ui-refusal-lost-turn = Turn { $turn } can't be shown anymore because the rules were fixed since. Choose a later one.
ui-refusal-game-over = The game is over. Start a new one with { COMMAND("game new") }.
# $most: how many
ui-refusal-too-many-tables = { $most ->
    [one] You already host an open game. Finish it, or close it with { COMMAND("game cancel") }.
   *[other] You already host { $most } open games. Finish one, or close one with { COMMAND("game cancel") }.
}
# $most: how many
ui-refusal-server-full = { $most ->
    [one] This server already has an open game, which is all I can handle. Finish or close it first.
   *[other] This server already has { $most } open games, which is all I can handle. Finish or close one first.
}
ui-refusal-cancelled = The game was canceled. Start a new one with { COMMAND("game new") }.
ui-refusal-unreadable = I can't load this game anymore. Its turns are saved, and the host can close it with { COMMAND("game cancel") }.
ui-refusal-trouble = Something went wrong on my side, and nothing has changed. Try again in a moment.
ui-refusal-uncertain = Something went wrong on my side. Look at the game before you try again.

## Notes, public or to the host

# $name: who did it · $until: when it can no longer be undone
ui-notice-cancelled = { $name } canceled the game.
    .until = { $name } canceled the game. Until { $until }, reopen it with { COMMAND("game reopen") }.
ui-notice-resumed = After an update, this game continues from its saved position. Earlier turns can't be undone.
# $channel: a channel
ui-notice-undelivered = I couldn't post a message in { $channel }. The game is fine. Use { COMMAND("turn") } or { COMMAND("board") } there.
# $channel: a channel
ui-notice-withheld = I'm not allowed to write in { $channel } anymore. Nothing is lost. Give me { ui-permission-view-channel } and { ui-permission-send-messages }, and I'll post the latest turn.

## Entries of the log

# $turn: its number · $seat: whose
ui-entry-turn = Turn { $turn }, { $seat }
ui-entry-turn-undone = A turn of { $seat }, undone later
ui-entry-undo-asked = { $seat } asks to undo a turn
ui-entry-undo-agreed = { $seat } agrees
ui-entry-undo-refused = { $seat } declines
# $turns: how many
ui-entry-undone = { $turns ->
    [one] { $seat } undoes a turn
   *[other] { $seat } undoes { $turns } turns
}
ui-entry-resumed = The game was restored from a saved position

## Fairness

# In the first message of a game. $commitment: 32 letters and digits
ui-fair-play-sealed = Seal: { $commitment } · proves later that the deal wasn't changed
# In the reply to the check. $seed: a number, $salt: 43 letters and digits, $head: 32 letters and digits
ui-fair-play-ended = Proof: seed { $seed } · salt { $salt } · log { $head }
ui-button-fair-play = Verify fairness
# $turns: how many
ui-fair-play-checked = Yes, the game was fair. It was dealt as sealed at the start, and { $turns ->
    [one] its only turn wasn't
   *[other] its { $turns } turns weren't
} changed. Check it yourself with this file.
# The rules have changed since. $turns: how many
ui-fair-play-checked-log = Yes, the game was fair. Its setup is the sealed one, and { $turns ->
    [one] its only turn wasn't
   *[other] its { $turns } turns weren't
} changed. Check it yourself with this file.
# Below one of these two. $seal: 32 letters and digits
ui-fair-play-compare = The first message of the game must show the same seal: { $seal }
# $why: the problem, one of core-proof-…
ui-fair-play-broken = No: { $why }. Please tell the bot admin, and keep this file.
ui-fair-play-file = The whole game, with everything needed to verify it
# Problems of a finished game's file, after a colon. $entry: a number of the log
core-proof-shape = the file does not have the right form
core-proof-game = “{ $game }” isn't a game of this program
core-proof-commitment = salt, seed and setup do not give the commitment
# $seed: a number, $salt: 43 letters and digits
core-proof-deal = its seed is { $seed } and its salt is { $salt }, not what you gave
core-proof-seal = its seal is { $seal }, not the one that you gave
core-proof-dealt = the setup was not dealt from the seed
core-proof-setup = the setup is not one of this game
core-proof-chain = entry { $entry } does not follow the one before it, so something was changed or left out
core-proof-head = the log does not end with the hash that was published
core-proof-state = entry { $entry } does not lead to the position that it names
# The result on the command line. $turns: how many · $commitment: 32 letters and digits
core-proof-good = The game was dealt just as it was sealed at the start ({ $commitment }), and { $turns ->
    [one] its only turn wasn't
   *[other] its { $turns } turns weren't
} changed afterwards.
# The rules have changed since.
core-proof-good-log = The setup is the one that was sealed at the start ({ $commitment }), and { $turns ->
    [one] its only turn wasn't
   *[other] its { $turns } turns weren't
} changed afterwards. The rules have changed since, so the deal was not repeated.
core-proof-not-dealt = the deal was not checked, because the rules have changed since this game
core-proof-unfinished = The game is not over yet.
