# Settings of games, reminders, clocks and vacations.

## Settings of a game

ui-settings-title = **Settings of this game**
ui-settings-usual = All settings are at their defaults.
ui-setting-pace = Remind after: { $value }
ui-setting-clock = Clock: { $value }
ui-setting-time-out = On timeout: { $value }
ui-setting-undo = Undo: { $value }
ui-setting-ai = Computer players: { $value }
ui-setting-hints = Hints: { $value }
ui-setting-unhurried = Computer pace: { $value }
ui-computer-pace-fast = answers within seconds
ui-computer-pace-slow = takes its time
ui-setting-pinned = Pinned status: { $value }
ui-setting-one-message = One message per round: { $value }
ui-setting-rated = Rated: { $value }
ui-setting-web = Page on the web: { $value }
ui-setting-language = Language: { $value }
ui-setting-theme = Theme: { $value }
# The menu of a panel
ui-panel-choose = Change…
# An entry of a panel with its current value. $setting: its name · $value: the value
ui-panel-entry = { $setting }: { $value }
# The menu of one setting. $setting: its name
ui-panel-value = { $setting }…
# Below a setting that allows more values than its menu. $option: the command's option
ui-panel-typed = For other values, use `{ COMMAND("game settings") }` with *{ $option }*.
    .person = For other values, use `{ COMMAND("remind") }` with *{ $option }*.
ui-panel-remind-after = Remind after
ui-panel-time-bank = Time bank
ui-panel-per-turn = Time per turn
ui-panel-on-timeout = On timeout
ui-panel-undo = Undo
ui-panel-computer-players = Computer players
ui-panel-hints = Hints
ui-panel-computer-pace = Computer pace
ui-panel-pinned = Pinned status
ui-panel-one-message = One message per round
ui-panel-rated = Rated
ui-panel-web = Page on the web
ui-panel-seating = Seating
ui-panel-theme = Theme
ui-panel-language = Language
ui-panel-pictures = Pictures in private replies
ui-panel-send-to = Send reminders to
ui-panel-timezone = Time zone
ui-panel-quiet-hours = Quiet hours
ui-panel-vacation = Vacation
ui-setting-yes = yes
ui-setting-no = no
ui-theme-light = light
ui-theme-dark = dark

ui-pace-live = 10 minutes (live)
ui-pace-fast = 4 hours (fast)
ui-pace-daily = 1, 3, 7, 15 … days (daily)
ui-pace-relaxed = 3 days (relaxed)
ui-pace-weekly = 1 week (weekly)
ui-pace-hours = { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}

ui-clock-none = none
# $bank, $increment: spans of time
ui-clock-bank = { $bank } for each player
ui-clock-rule = { $bank } for each player, plus { $increment } every turn

ui-time-out-remind = only a reminder
ui-time-out-turn = a computer player takes the turn
ui-time-out-seat = a computer player fills in until they're back

ui-undo-rule-agreed = until the next player starts, later if everyone agrees
ui-undo-rule-free = only until the next player starts
ui-undo-rule-never = never

# Spans of time in their two largest units
ui-span-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
ui-span-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
ui-span-minutes = { $minutes } min
ui-length-minutes = { $count ->
    [one] 1 minute
   *[other] { $count } minutes
}
ui-length-hours = { $count ->
    [one] 1 hour
   *[other] { $count } hours
}
ui-length-days = { $count ->
    [one] 1 day
   *[other] { $count } days
}
ui-length-weeks = { $count ->
    [one] 1 week
   *[other] { $count } weeks
}

# $settings: each with its new value
ui-table-settings-changed = Saved. { $settings-series }.
ui-table-settings-same = That's already set, so nothing has changed.
# $name: who changed them · $settings: each with its new value
ui-notice-settings = { $name } changed this game's settings. { $settings-series }.

## Clocks and vacations in public

# $player: whose · $left: a span of time · $until: when it runs out
ui-clock-left = -# { $player }: { $left } left
    .runs = -# { $player }: { $left } left, runs out { $until }
    .paused = -# { $player }: { $left } left, paused now (runs out { $until } or later)
ui-clock-own = -# Left on your clock: { $left }
    .runs = -# Left on your clock: { $left }, runs out { $until }
    .paused = -# Left on your clock: { $left }, paused now (runs out { $until } or later)
# $player: who · $until: a moment
ui-turn-away = -# { $player } is on vacation until { $until }, with no pings and a paused clock.
# $name: who · $until: a moment
ui-notice-away = { $name } is on vacation until { $until }, with no pings and a paused clock.
# $player: whose time ran out
ui-notice-time-out-remind = { $player } ran out of time. The game still waits for them.
ui-notice-time-out-turn = { $player } ran out of time. A computer player takes this turn.
ui-notice-time-out-seat = { $player } ran out of time. A computer player fills in until they're back.

## Reminders

# A button of a reminder about several games. $game: its game
ui-button-take-turn-of = Take your turn: { $game }
# $user: a mention · $game: its name · $channel: a mention · $since: "two hours ago"
ui-reminder-turn = { $user }, it's your turn in { $channel } ({ $game }).
ui-reminder-choice = { $user }, please choose in { $channel } ({ $game }).
ui-reminder-turn-again = { $user }, { $game } is waiting for you in { $channel }. Your turn began { $since }.
ui-reminder-choice-again = { $user }, { $game } is waiting for your choice in { $channel } since { $since }.

## /remind

ui-remind-channel = Reminders go to the game's channel.
ui-remind-direct = Reminders go to your direct messages, or to the game's channel if you don't accept any.
ui-remind-both = Reminders go to the game's channel and to your direct messages.
ui-remind-nowhere = Reminders are off.
# $from, $until: times of day · $zone: a time zone
ui-remind-quiet = Quiet hours: { $from } to { $until } ({ $zone }), with no reminders and paused clocks.
ui-remind-zone = Your time zone is { $zone }. You have no quiet hours.
ui-remind-no-quiet = You have no quiet hours.
# $until: a moment
ui-remind-away = You're on vacation until { $until }, with no reminders and paused clocks.
# $value: light or dark
ui-remind-pictures = Pictures in your private replies: { $value }.
ui-remind-nothing-waits = No game is waiting for you.
# $tables: the number of games
ui-remind-never = { $tables ->
    [one] A game is waiting for you, but you won't be reminded.
   *[other] { $tables } games are waiting for you, but you won't be reminded.
}
# $channel: a mention · $at: a moment
ui-remind-next-channel = { $tables ->
    [one] A game is waiting for you. Your next reminder: { $at }, in { $channel }.
   *[other] { $tables } games are waiting for you. Your next reminder: { $at }, in { $channel }.
}
ui-remind-next-direct = { $tables ->
    [one] A game is waiting for you. Your next reminder: { $at }, as a direct message about { $channel }.
   *[other] { $tables } games are waiting for you. Your next reminder: { $at }, as a direct message about { $channel }.
}
ui-remind-next-both = { $tables ->
    [one] A game is waiting for you. Your next reminder: { $at }, in { $channel } and as a direct message.
   *[other] { $tables } games are waiting for you. Your next reminder: { $at }, in { $channel } and as a direct message.
}

## Refusals, private

ui-refusal-undo-never = This game doesn't allow undo. The host can change that with { COMMAND("game settings") }.
ui-refusal-undo-only-free = In this game, you can only undo until the next player starts. The host can change that with { COMMAND("game settings") }.
ui-refusal-bad-hours = That isn't a valid time. Choose 1 to { $most } hours.
ui-refusal-bad-clock = That clock isn't valid. Set *{ ui-panel-time-bank }* (option “{ cmd-game-settings-time-bank }”) to at most 90 days, for example 3d.
# $zone: what was typed
ui-refusal-unknown-zone = I don't know the time zone “{ $zone }”. Pick one from the list as you type, for example Europe/Rome.
ui-refusal-no-zone = Quiet hours need your time zone. Add the option “{ cmd-remind-timezone }”.
ui-refusal-bad-quiet = Those quiet hours aren't valid. Choose a start and an end at most { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} apart.
ui-refusal-bad-away = That vacation isn't valid. Choose a day within the next { $days ->
    [one] 1 day
   *[other] { $days } days
}.
# $text: what was typed
ui-refusal-unclear = I can't read “{ $text }”. Choose one of the suggestions.
    .span = I can't read “{ $text }”. Type a time such as 12h or 3d.
    .quiet = I can't read “{ $text }”. Type hours such as 22:30-07:00, or “none”.
    .day = I can't read “{ $text }”. Type a day such as 2027-01-31, or “none”.

## Commands, as in discord.ftl

# The name of this language, in this language
ui-language-name = English
cmd-game-settings = settings
    .description = See or change this game's settings.
cmd-game-settings-remind-after = remind-after
    .description = Time until a reminder. Choose a preset, or type a time such as 36h.
    .live = { ui-pace-live }
    .fast = { ui-pace-fast }
    .daily = { ui-pace-daily }
    .relaxed = { ui-pace-relaxed }
    .weekly = { ui-pace-weekly }
cmd-game-settings-time-bank = time-bank
    .description = Each player's time for the whole game, such as 3d, or “none” for no clock.
cmd-game-settings-per-turn = per-turn
    .description = Time added every turn, such as 12h. Needs a time bank.
cmd-game-settings-on-timeout = on-timeout
    .description = What happens when a clock runs out. No one loses by it.
    .remind = only a reminder
    .turn = a computer player takes the turn
    .seat = a computer player fills in until they're back
cmd-game-settings-undo = undo
    .description = When players can undo turns.
    .agreed = until the next player starts, later if everyone agrees
    .free = only until the next player starts
    .never = never
cmd-game-settings-computer-players = computer-players
    .description = Allow computer players to join or fill in.
cmd-game-settings-hints = hints
    .description = When hints and comments are allowed.
    .yes = { ui-setting-yes }
    .no = { ui-setting-no }
    .alone = when alone
cmd-game-settings-computer-pace = computer-pace
    .description = How fast computer players take their turns.
    .fast = { ui-computer-pace-fast }
    .slow = { ui-computer-pace-slow }
cmd-game-settings-pinned = pinned
    .description = Keep a pinned message with the state of the game.
cmd-game-settings-one-message = one-message
    .description = Keep each round in one message.
cmd-game-settings-rated = rated
    .description = Count for ratings.
cmd-game-settings-seating = seating
    .description = Seat players at random, or in the order they joined.
    .random = random
    .joined = in order of joining
cmd-game-settings-theme = theme
    .description = Light or dark pictures.
    .light = light
    .dark = dark
cmd-game-settings-language = language
    .description = The language of public messages.
cmd-game-settings-web = web
    .description = A read-only page on the web. Anyone with its link can watch.
cmd-remind = remind
    .description = See or change your reminders, quiet hours and vacation.
cmd-remind-send-to = send-to
    .description = Where your reminders go.
    .channel = the channel
    .direct = direct messages
    .both = both
    .nowhere = nowhere
cmd-remind-pictures = pictures
    .description = Light or dark pictures in your private replies.
    .light = light
    .dark = dark
    .game = as in the game
cmd-remind-timezone = timezone
    .description = Your time zone, for example Europe/Rome.
cmd-remind-quiet-hours = quiet-hours
    .description = Hours with no pings and paused clocks, such as 22:30-07:00, or “none”.
cmd-remind-vacation = vacation
    .description = The day you're back, such as 2027-01-31, or “none”.
