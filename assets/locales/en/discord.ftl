# What the bot says in Discord: commands, buttons, messages.

## Commands: the message is the name, as it is registered.
## At most 32 characters for a name, 100 for a description; names in lower case without spaces.

cmd-game = game
    .description = Open, join, start or look at the game of this channel.
cmd-game-new = new
    .description = Open a table in this channel.
cmd-game-new-game = game
    .description = Which game.
cmd-game-new-seats = seats
    .description = For how many players; as many as the game allows, if not given.
cmd-game-new-order = order
    .description = In which order players are seated; by lot, if not given.
    .random = by lot
    .joined = as they joined
cmd-game-join = join
    .description = Take a seat at this channel's table.
cmd-game-leave = leave
    .description = Give your seat back before the game starts.
cmd-game-start = start
    .description = Start the game: for the host, or whoever may manage the channel.
cmd-game-cancel = cancel
    .description = End this table without a result: for the host, or whoever may manage the channel.
cmd-game-info = info
    .description = What is played here, by whom, and whose turn it is.
cmd-turn = turn
    .description = Take your turn, or go on with it.
cmd-play = play
    .description = Play a step or a whole turn in one line.
cmd-play-action = action
    .description = One step, or several with ; between them. What you may do now is offered as you type.
cmd-board = board
    .description = Show the board, now or after any turn.
cmd-board-turn = turn
    .description = After which turn; now, if not given.
cmd-board-format = format
    .description = A picture, or text for screen readers and slow lines.
    .picture = picture
    .text = text
cmd-log = log
    .description = Step through the turns, with pictures.
cmd-log-turn = turn
    .description = Which turn to begin with; the last one, if not given.
cmd-undo = undo
    .description = Take your last turn back, or ask the others whether you may.
cmd-score = score
    .description = What everyone would score now, and from what.
cmd-rules = rules
    .description = What a rule, an action or a tile is about.
cmd-rules-topic = topic
    .description = Type a part of its name and choose.
cmd-help = help
    .description = How to play here.

# An offer while a line is typed. $step: in notation · $label: in words
ui-completion = { $step } – { $label }
# The offer where a line would become too long: its steps so far.
ui-completion-so-far = send these steps first, then type on

## Buttons, at most 80 characters

ui-button-join = Join
ui-button-leave = Leave
ui-button-start = Start
ui-button-take-turn = Take your turn
ui-button-board = Board
ui-button-log = Log
ui-button-take-back = Take back
ui-button-agree = Agree
ui-button-refuse = Refuse
ui-button-undo-step = Undo step
ui-button-start-over = Start over
ui-button-end-turn = End turn
ui-button-confirm = Confirm
ui-button-previous = ◀ Previous
ui-button-next = Next ▶
ui-button-first = ⏮ First
ui-button-back = ◀ Back
ui-button-forward = Forward ▶
ui-button-last = Last ⏭
ui-button-entries = All entries
ui-button-pictures = Pictures
ui-button-rematch = Rematch

## Players

# $player: the player on a seat
ui-player = { $player }
# $user: a mention
ui-mention = { $user }

## Lobby

# $game, $host: names
ui-lobby-title = **{ $game }** – { $host } opens a table.
# $count: players · $capacity: seats · $players: their names
ui-lobby-players = Players ({ $count } of { $capacity }): { $players }
# $option, $value: their names
ui-option = { $option }: { $value }
ui-seating-random = Seats: by lot when the game starts
ui-seating-joined = Seats: in the order of joining
# $host: name · $min: fewest players · $missing: how many are missing for these
ui-lobby-open = { $missing ->
    [0] { $host } can start now.
    [one] One more player and { $host } can start.
   *[other] { $missing } more players and { $host } can start.
}
ui-lobby-started = The game has begun.
ui-lobby-over = The game is over.
ui-lobby-cancelled = The table was cancelled.

## What happened

# Heading of a turn's effects. $player: whose turn · $turn: its number
ui-told = { $player }, turn { $turn }:
# $count: effects that did not fit the message
ui-told-more = { $count ->
    [one] … and one more effect: see *Log*.
   *[other] … and { $count } more effects: see *Log*.
}
# $status: where the game is
ui-status = { $status }
# $players: mentions
ui-turn-next = ▶ { $players }, it is your turn.
ui-turn-choose = ▶ { $players }: please choose.
ui-turn-revealed = Everybody has chosen:
# $player: who · $turns: how many
ui-turn-undone = ↩ { $turns ->
    [one] { $player } has taken a turn back.
   *[other] { $turns } turns were taken back at the request of { $player }.
}

# $players: mentions
ui-choosing = { $players }: please choose. All choices are told together, as soon as everybody has chosen.
ui-choosing-chosen = Have chosen: { $players }
ui-choosing-all = Everybody has chosen.

## Taking back

# $player: who asks · $turns: how many turns
ui-undo-asked = ↩ { $turns ->
    [one] { $player } asks to take their last turn back.
   *[other] { $player } asks to go back to before their last turn: { $turns } turns would be taken back.
}
ui-undo-agreed-by = Agreed: { $players }
# $players: mentions
ui-undo-waiting = { $players }, do you agree?
ui-undo-agreed = All agreed.
ui-undo-refused = { $player } refused.
ui-undo-lapsed = The game has gone on, so this is void.

## Planner

# $number: of the step · $step: in words
ui-planner-step = { $number }. { $step }
ui-planner-held = { $number }. { $step } *(when you end the turn)*
ui-planner-held-choice = { $number }. { $step } *(when you confirm)*
ui-planner-more = … and { $count } more
# $goods: what the player has
ui-planner-goods = You have: { $goods }
ui-planner-question = **{ $question }**
ui-planner-complete = **Nothing else to decide: end your turn.** Until then nothing is final, and nobody sees it.
ui-planner-complete-choice = **Confirm your choice.** All choices are told together.
ui-planner-choose = Choose…
ui-planner-choose-page = Choose… (page { $page } of { $pages })
# A button's text. $label: what · $effect: its cost and effect
ui-planner-button = { $label }: { $effect }

## Result

ui-final-title = **The game is over.**
# $place: 1 for the winner · $player · $points
ui-final-place = { $place }. { $player }: { $points } points
# $turns: how many
ui-final-replay = The whole game once more, { $turns ->
    [one] one turn.
   *[other] its { $turns } turns one by one.
}
# $player · $points: their sum · $sources: "8 buildings, 3 crystal skulls and …"
ui-score-seat = -# { $player } { $points }: { $sources }
# $source: where from · $points: how many
ui-score-source = { $source } { $points }
ui-score-title = **If the game ended now:**
ui-score-more = … and { $count } more

## Board and log

# $turn: after which turn · $last: turns so far · $status: where the game was
ui-board-title = { $turn ->
    [0] **At the start** – { $status }
   *[other] **Turn { $turn } of { $last }** – { $status }
}
ui-log-title = **Log**, page { $page } of { $pages }
# $title: what it was · $steps: in notation
ui-log-entry = { $title } `{ $steps }`
# $entry: the whole line
ui-log-undone = ~~{ $entry }~~
ui-log-more = … and { $count } more

## /game info

# $game, $host: names · $state: one of the following
ui-info-title = **{ $game }**, { $host }'s table: { $state }
ui-info-lobby = players join
ui-info-running = the game runs
ui-info-over = the game is over
ui-info-cancelled = cancelled
# $turn: turns completed
ui-info-turn = { $turn ->
    [one] One turn was taken.
   *[other] { $turn } turns were taken.
}
# $players: who must decide
ui-info-to-act = To move: { $players }
# $since: a time, shown as "two hours ago"
ui-info-since = Waiting since { $since }
# $link: to the newest message
ui-info-link = Newest message: { $link }

## /rules

# $topic: what it is called · $game: the game's name
ui-rules-title = **{ $topic }** · { $game }
ui-rules-offer = { $topic } · { $game }
ui-rules-more = … and { $count } more
ui-rules-unknown = Nothing has that name. Type a part of a rule's or a tile's name after `/rules topic:` and choose among what is offered.

## /help

ui-help-intro = **Daykeeper** keeps long board games alive in a channel. `/game new` opens a table; the others press *Join*; then *Start*.
ui-help-turn = When it is your turn you are pinged. *Take your turn* (or `/turn`) opens a planner which only you see: choose step by step, look at the picture, go back as often as you like. Nothing is final until you press *End turn*.
ui-help-play = Faster: `/play` with a step or a whole turn, such as `place palenque; place tikal; end`. What is possible now is offered while you type.
# $command: its name · $about: what it does
ui-help-command = `/{ $command }` – { $about }
ui-help-unofficial = -# An unofficial program of fans. The games belong to their authors and publishers.

## Permissions, by Discord's names

# $permissions: their names · $channel: a mention
ui-permissions-missing = I need { $permissions } in { $channel }.
ui-permission-view-channel = View Channel
ui-permission-send-messages = Send Messages
ui-permission-send-messages-in-threads = Send Messages in Threads
ui-permission-attach-files = Attach Files
ui-permission-read-message-history = Read Message History

## Buttons and commands that cannot be understood

ui-unknown-command = I do not know this command any more: type / again to see the ones there are.
ui-unknown-button = I cannot read this button: use /turn or /board instead.
ui-old-button = This button is from another version of me: use /turn or /board instead.
