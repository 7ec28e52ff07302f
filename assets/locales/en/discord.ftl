# The bot's commands, buttons and messages in Discord.

## Commands: the message is the name, as it is registered.
## At most 32 characters for a name, 100 for a description; names in lower case without spaces.

cmd-game = game
    .description = Start, join or check on this channel's game.
cmd-game-new = new
    .description = Start a new game in this channel.
cmd-game-new-game = game
    .description = The game to play.
cmd-game-new-seats = seats
    .description = Number of players. By default, as many as the game allows.
cmd-game-new-seating = seating
    .description = Seat players at random, or in the order they join.
    .random = random
    .joined = in order of joining
cmd-game-new-place = place
    .description = Play here or in a new thread.
    .here = this channel
    .thread = new thread
cmd-game-new-forum = forum
    .description = Play in a new post in this forum.
cmd-game-join = join
    .description = Join the game in this channel.
cmd-game-leave = leave
    .description = Leave the lobby before the game starts.
cmd-game-start = start
    .description = Start the game.
cmd-game-cancel = cancel
    .description = End the game without a result.
cmd-game-info = info
    .description = Show the game, its players and whose turn it is.
cmd-turn = turn
    .description = Open the planner to take your turn.
cmd-play = play
    .description = Play a step or a whole turn in one line.
cmd-play-action = action
    .description = One step, or several separated by “;”. Suggestions appear as you type.
cmd-board = board
    .description = Show the board now or after any turn.
cmd-board-region = region
    .description = Show one part of the board, large and with its prices and gains for you.
cmd-board-turn = turn
    .description = Show the board after this turn. By default, the latest.
cmd-board-format = format
    .description = A picture, or text for screen readers and slow connections.
    .picture = picture
    .text = text
cmd-log = log
    .description = Browse the turns with pictures.
cmd-log-turn = turn
    .description = The turn to start at. By default, the latest.
cmd-undo = undo
    .description = Undo your last turn, or ask the others to agree.
cmd-score = score
    .description = Show the score if the game ended now.
cmd-rules = rules
    .description = Look up a rule, an action or a tile.
cmd-rules-topic = topic
    .description = Part of a name, or your question in your own words.
cmd-help = help
    .description = Learn how to play.

# A suggestion while the user types. $step: in notation · $label: in words
ui-completion = { $step } – { $label }
# The suggestion with the steps so far, if the line would become too long.
ui-completion-so-far = send these steps first, then continue

## Buttons, at most 80 characters

ui-button-join = Join
ui-button-leave = Leave
ui-button-start = Start
# $count: computer players, one for each open seat
ui-button-start-with-computers = { $count ->
    [one] Play with { $count } computer player
   *[other] Play with { $count } computer players
}
ui-button-options = Options
ui-button-take-turn = Take your turn
ui-button-board = Board
# Leads back from one region to the whole board
ui-button-full-board = Full board
ui-button-log = Log
ui-button-happened = Recap
ui-button-take-back = Undo turn
ui-button-agree = Agree
ui-button-refuse = Decline
ui-button-undo-step = Undo step
# $step: the undone step, in words
ui-button-undo-of = Undo: { $step }
ui-button-details = Details
ui-button-start-over = Start over
ui-button-end-turn = End turn
ui-button-confirm = Confirm
ui-button-previous = ◀ Previous
ui-button-more = More ▶
ui-button-first = ⏮ First
ui-button-back = ◀ Back
ui-button-forward = Forward ▶
ui-button-last = Last ⏭
ui-button-entries = All entries
ui-button-pictures = Pictures
ui-button-rematch = Rematch
# In the recap since the reader's last turn: shows only the turns of the message above
ui-button-happened-here = Just this message
ui-button-happened-since-own = Since my last turn
ui-button-own-turn = My last turn
# Opens another game that waits for the reader
ui-button-next-game = Next game
ui-button-help-more = More

## Players

# $player: the player on a seat
ui-player = { $player }
# A player whose name shows nothing
ui-player-unnamed = Player { $number }
# $user: a mention
ui-mention = { $user }

## Lobby

# $game, $host: names
ui-lobby-title = **{ $game }** – { $host } is looking for players.
    .closed = **{ $game }** – hosted by { $host }.
# $min, $max: numbers of players · $length: the duration
ui-lobby-about = { $max ->
    [2] Two players · { $length }
   *[other] { $min } to { $max } players · { $length }
}
# $count: players · $capacity: seats · $players: their names
ui-lobby-players = Players ({ $count } of { $capacity }): { $players }
# $people: their number, at least 2 · $within, $without, $with: durations as "5 weeks"
ui-lobby-takes = With { $people } people who answer within { $within }, a game takes about { $without }. With queued turns, it takes about { $with }.
# $option, $value: their names
ui-option = { $option }: { $value }
ui-seating-random = Seating: random at the start
ui-seating-joined = Seating: in order of joining
# $host: name · $min: fewest players · $missing: players still needed
ui-lobby-open = { $missing ->
    [0] { $host } can start now.
    [one] { $host } can start with one more player. Computer players count too.
   *[other] { $host } can start with { $missing } more players. Computer players count too.
}
# The options that differ from their defaults. $options: options with their values
ui-lobby-options = { $options-series }
# The terms of a game: pace, clock, hints. $terms: settings with their values
ui-terms = { $terms-series }
ui-lobby-started = The game has started.
ui-lobby-over = The game is over.
ui-lobby-cancelled = The lobby was closed.

## Recap

# $count: earlier lines that did not fit the message
ui-earlier-in-recap = { $count ->
    [one] … one earlier line is in *{ ui-button-happened }*
   *[other] … { $count } earlier lines are in *{ ui-button-happened }*
}
# The same in a message without that button
ui-earlier-left-out = { $count ->
    [one] … and one earlier line
   *[other] … and { $count } earlier lines
}
# $effect: one effect of a turn
ui-happened-effect = -# { $effect }
# The heading, if the recap covers more than the message
ui-happened-since-own = **Since your last turn**
# The alt text of the animation. $turns: the number of turns
ui-happened-replay = { $turns ->
    [one] The board after the last turn.
   *[other] The board after each of the last { $turns } turns.
}
ui-happened-nothing = No one has played yet.
# $status: the state of the game
ui-status = { $status }
# $players: mentions · $status: the state of the game
ui-turn-next = ▶ { $players }, your turn · { $status }
ui-turn-choose = ▶ { $players }, please choose · { $status }
# Above the turns of an older message. $count: turns · $first, $last: their numbers · $status: the state of the game
ui-turn-done = { $count ->
    [one] Turn { $last }
   *[other] Turns { $first } to { $last }
} · { $status }
# Above undone turns
ui-turn-taken-back = ↩ Undone:
# $player: who · $turns: how many
ui-turn-undone = ↩ { $turns ->
    [one] { $player } undid a turn.
   *[other] { $player } undid { $turns } turns.
}

# $players: mentions
ui-choosing = ▶ { $players }, please choose (revealed together) · { $status }
# The same if each choice is shown immediately
ui-choosing-open = ▶ { $players }, please choose · { $status }
ui-choosing-chosen = Ready: { $players }
ui-choosing-all = Everyone has chosen.

## Undo

# $player: who asks · $turns: how many turns
ui-undo-asked = ↩ { $turns ->
    [one] { $player } asks to undo the last turn.
   *[other] { $player } asks to undo the last { $turns } turns.
}
# In a request to undo turns. $turns: their number · $what: the events that revealed something hidden
ui-undo-revealed = { $turns ->
    [one] This turn has revealed: { $what-series }.
   *[other] These turns have revealed: { $what-series }.
}
ui-undo-agreed-by = Agreed: { $players }
# $players: mentions
ui-undo-waiting = { $players }, do you agree?
ui-undo-agreed = Everyone agreed.
ui-undo-refused = { $player } declined.
ui-undo-lapsed = The game has moved on, so this request has expired.

## Planner

# $status: the state of the game · $needs: what the player needs
ui-planner-head = { $status } · { $needs }
# $planned: the effects of the turn so far
ui-planner-planned = Planned: { $planned-inside }
# The same for a complete choice, while the others choose
ui-planner-chosen = Chosen: { $planned-inside }
ui-planner-more = … and { $count } more
# $goods: what the player has
ui-planner-goods = You have: { $goods }
ui-planner-question = **{ $question }**
ui-planner-complete = **Your turn is complete.** Press *{ ui-button-end-turn }* to make it final.
ui-planner-complete-choice = **Your choice is complete.** Press *{ ui-button-confirm }*. You can undo it until everyone has chosen.
# The same if all choices are shown at the same time
ui-planner-complete-secret = **Your choice is complete.** Press *{ ui-button-confirm }*. The others see it when everyone has chosen, and you can undo it until then.
# The same in a game without undo
ui-planner-complete-final = **Your choice is complete.** Press *{ ui-button-confirm }* to make it final.
ui-planner-choose = Choose…
ui-planner-choose-page = Choose… (page { $page } of { $pages })

## Result

ui-final-title = **The game is over.**
# $place: 1 for the winner · $player · $points: in units of one in $denominator
ui-final-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $player }: { FRACTION($points, $denominator) } points
# $winners: players · $points: theirs, in units of one in $denominator · $game: its name
ui-final-winner = { $winners-count ->
    [one] ## { $winners } wins { $game } with { FRACTION($points, $denominator) } points
   *[other] ## { $winners } share the victory in { $game } with { FRACTION($points, $denominator) } points
}
# $places: those behind the winner
ui-final-places = { $places-row }
ui-final-behind = { $place ->
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} { $player } { FRACTION($points, $denominator) }
# $records: each player with the best earlier result
ui-final-records = Personal records: { $records-row }
# $player · $points, $denominator: the best earlier result
ui-final-record-beaten = { $player } beat { FRACTION($points, $denominator) }
ui-final-record-kept = { $player } stays at { FRACTION($points, $denominator) }
# $source: a source of points · $winner, $second: players · $points: the winner's points from it · $theirs: the
# second's, both in units of one in $denominator
ui-final-difference = Largest difference in points: { $source } ({ FRACTION($points, $denominator) } for { $winner }, { FRACTION($theirs, $denominator) } for { $second }).
# $turns: how many · $days: how long the game took
ui-final-length = { $days ->
    [0] { $turns } turns in less than a day.
    [one] { $turns } turns in { $days } day.
   *[other] { $turns } turns in { $days } days.
}
# $turns: how many
ui-final-replay = { $turns ->
    [one] Replay of { $turns } turn.
   *[other] Replay of all { $turns } turns.
}
# $player · $points: their sum, in units of one in $denominator · $sources: "8 buildings, 3 crystal skulls and …"
ui-score-seat = -# { $player } { FRACTION($points, $denominator) }: { $sources }
# $source: the source · $points: the points, in units of one in $denominator
ui-score-source = { $source } { FRACTION($points, $denominator) }
# Below the score before the end. $note: an explanation, or the next scoring
ui-score-note = -# { $note }
ui-score-title = **If the game ended now:**
ui-score-more = … and { $count } more

## Board and log

# $turn: after which turn · $last: turns so far · $status: the state of the game
ui-board-title = { $turn ->
    [0] **At the start** – { $status }
   *[other] **After turn { $turn } of { $last }** – { $status }
}
# Placeholder of the menu with the parts of a board
ui-board-regions = Show a part large…
# Below the title of a board. $region: the part that the picture shows
ui-board-region = **{ $region }**
ui-log-title = **Log**, page { $page } of { $pages }
# Above the turns of a round. $round: its number
ui-log-round = **Round { $round }**
# $turn: its number · $told: its effects
ui-log-turn = `{ $turn }` { $told }
# $entry: the whole line
ui-log-undone = ~~{ $entry }~~
ui-log-more = … and { $count } more

## /game info

# $game, $host: names · $state: one of the following
ui-info-title = { $game }, hosted by { $host }: { $state }
ui-info-lobby = waiting for players
ui-info-running = in progress
ui-info-over = finished
ui-info-cancelled = canceled
# $turn: turns completed
ui-info-turn = { $turn ->
    [0] No turns yet.
    [one] One turn so far, including opening choices.
   *[other] { $turn } turns so far, including opening choices.
}
# $players: who must decide
ui-info-to-act = Waiting for { $players }
# $since: a time, shown as "two hours ago"
ui-info-since = This turn began { $since }
# $length: as "5 weeks"
ui-info-pace = About { $length } for the whole game at this pace
# $link: to the newest message
ui-info-link = Latest message: { $link }

## /rules

# $topic: its name · $game: the game's name
ui-rules-title = **{ $topic }** · { $game }
ui-rules-offer = { $topic } · { $game }
# A topic that belongs to the shown one. $topic: its name
ui-rules-part = - { $topic }
ui-rules-more = … and { $count } more
ui-rules-see-also = See also…
ui-rules-choose = Choose a topic…
ui-rules-unsure = I'm not sure what you mean. Is it one of these?
ui-rules-unknown = No match. Popular topics:
# Words that most questions have, so they count little. Never shown.
ui-rules-ignored = a about am an and any are as at be been but by can cannot could did do does don for from get gets give had has have how i if in into is it its just left like many may me more much must my need next no not now of off on one only or other our out over own please s say should so some t tell than that the their them then there these they thing this to up us use used using want was way we what whats when where which while who whose why will with work works would you your allowed am ever every good happens something somebody possible
# Groups of words with a similar meaning, separated by semicolons. Never shown.
ui-rules-synonyms = worker meeple pawn guy man men figure dude token piece person unit die dice; die dice cube; cocoa bean chocolate money coin currency; corn maize food grain crop; gear wheel cog dial; tooth teeth space; space spot place slot field square; step stair rung level; avenue road street path way; level floor storey tier layer row; row line; house building card; tile card token piece chip thing; marker token disc; skull head; point vp pts score; start begin beginning opening setup initial first; end finish over final last; starve hungry unfed hunger; eat food feed meal; cost price pay expensive cheap fee worth; pay spend; broke poor money; place put drop; pick take retrieve remove lift grab; burn cut chop fire; tree wood forest jungle; wood timber log; stone rock; resource material good cube stuff; unlock free release; locked stuck trapped blocked lock; worship pray; rise raise upgrade improve increase strengthen stronger boost power; climb rise ascend up; technology tech research science learn; trade exchange swap convert rate market sell buy; acquire buy get; nobody dummy neutral grey gray ownerless; player opponent people person; tie tied equal draw same; win winner victory; undo revert cancel mistake back; move go walk travel step; wait stay; age era epoch; reduce discount cheaper less; negative minus; pass skip; hire recruit additional another extra new; sequence order; build construct erect; rotate turn spin; advance move; salary wage upkeep; refill replace restock fill; leftover remaining unused; own have; points value worth; one 1; two 2 second 2nd twice double; three 3 third 3rd; four 4 fourth 4th; five 5 fifth; six 6 sixth; seven 7 seventh; middle centre center central calendar

## /help

ui-help-intro = **Daykeeper** runs long board games in a channel. `{ COMMAND("game new") }` opens a lobby, the others press *{ ui-button-join }*, and the host presses *{ ui-button-start }*.
ui-help-turn = On your turn, you get a ping. *{ ui-button-take-turn }* opens a planner that only you can see, and nothing is final until you press *{ ui-button-end-turn }*.
ui-help-play = In a hurry? Type a step or a whole turn after `{ COMMAND("play") }`, for example `place palenque; place tikal; end`. Suggestions appear as you type.
# $command: its name · $about: its description
ui-help-command = `/{ $command }` – { $about }
# $command: the first word of several commands · $names: the other words of each
ui-help-group = `/{ $command } …`: { $names }
# $version: such as 0.1.0
ui-help-unofficial = -# Daykeeper { $version } · An unofficial fan project. The games belong to their authors and publishers.

## Permissions, by Discord's names

# $permissions: their names · $channel: a mention
ui-permissions-missing = I'm missing permissions in { $channel }: { $permissions }.
ui-permission-view-channel = View Channel
ui-permission-send-messages = Send Messages
ui-permission-send-messages-in-threads = Send Messages in Threads
ui-permission-create-public-threads = Create Public Threads
ui-permission-attach-files = Attach Files
ui-permission-read-message-history = Read Message History

## Unknown buttons and commands

# A user with an own installation used a command that needs a game, in a server without the bot or in direct messages
# with someone else
ui-not-a-member = I haven't been added here, so I can't run a game. Play in our direct messages, or ask for me to be added to this server.

# A command in the menu of a message, like ui-button-happened
ui-menu-board-text = Board as text
ui-menu-other-message = That message doesn't report a turn. Use this on one that does.
# The name of a thread · $game: its name · $host: who opens it
ui-thread-name = { $game }: { $host }
# $thread: a mention
ui-thread-opened = Your lobby is open in { $thread }. The others can join there.
ui-thread-not-here = I can't open a thread here. Use this in a server's channel, outside of any thread.
ui-threads-full = This server has as many active threads as Discord allows, so I can't open another one. Archive a thread, or use { COMMAND("game new") } in a channel.
# The first message of a new game is not in its channel · $permissions: their names
ui-lobby-soon = Your lobby will appear here soon.
ui-lobby-not-in-thread = Your lobby is stored, but I can't post it in this thread yet. Mention me here, then use any of my commands.
ui-lobby-no-member = Your lobby is stored, but I can't post it, because I'm not a member of this server. Add me with the button “Add App” in my profile.
ui-lobby-not-posted = Your lobby is stored, but I can't post it here yet. I need these permissions: { $permissions }.
# Posts in forums · $channel: a mention · $permissions: their names
ui-forum-refused = Discord doesn't let me create a post in { $channel }. I need these permissions there: { $permissions }.
# $channel: a mention
ui-forum-not-yours = You can't create posts in { $channel }, so I can't create one for you.
# $channel: a mention
ui-forum-needs-tag = Every post in { $channel } needs a tag. Ask a moderator to add one called “{ ui-tag-open }”.
# Tags of posts in a forum, at most 20 characters
ui-tag-open = Open seats
ui-tag-running = Running
ui-tag-over = Over
# The list of a server's games
ui-list-title = **Games in this server**
# $game: its name · $channel: a mention · $count, $capacity: seats taken and seats
ui-list-lobby = **{ $game }** in { $channel }: looking for players ({ $count } of { $capacity })
    .full = **{ $game }** in { $channel }: all { $capacity } seats are taken
# $game: its name · $channel: a mention · $status: the state of the game
ui-list-running = **{ $game }** in { $channel } · { $status }
ui-list-none = No game is open. Start one with { COMMAND("game new") }.
# $count: the games that are not listed
ui-list-more = { $count ->
    [one] One more game is open.
   *[other] { $count } more games are open.
}
ui-button-open = Open
ui-list-posted = The list of games is posted here now. I'll keep it up to date.
ui-list-not-allowed = Only a host or someone who can manage this channel can post the list.
# $channel: a mention
ui-list-elsewhere = The list is already posted in { $channel }. Only someone who can manage channels can move it.
ui-list-no-server = The list shows a server's games. Use this in a server's channel.
ui-unknown-command = That command no longer exists. Type / to see the current ones.
ui-too-long = That text is too long. Use at most { $most } characters.
ui-unknown-interaction = I couldn't understand that. Try again with a command such as { COMMAND("board") }.
ui-unknown-button = I don't recognize that button. Use { COMMAND("turn") } or { COMMAND("board") } instead.
ui-old-button = That button is from another version of me. Use { COMMAND("turn") } or { COMMAND("board") } instead.

## The page of a game on the web

ui-button-web = Board on the web
ui-button-web-renew = Renew link
# A link as text. $link: its address
ui-web-link = [{ ui-button-web }](<{ $link }>)
# $link: the address of the page
ui-web-watchers = Anyone with [the link](<{ $link }>) can watch this game on the web.
ui-table-web-renewed = This game has a new link. Older links no longer work.
ui-refusal-no-page = This game has no page on the web. The host can turn it on with { COMMAND("game settings") }.
