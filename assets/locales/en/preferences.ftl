# Settings of tables; reminders, clocks and vacations.

## Settings of a table

ui-settings-title = **Settings of this table**
ui-setting-pace = Reminders: { $value }
ui-setting-clock = Clock: { $value }
ui-setting-time-out = When a clock runs out: { $value }
ui-setting-undo = Taking turns back: { $value }
ui-setting-ai = Computer players: { $value }
ui-setting-hints = Hints: { $value }
ui-setting-unhurried = Computer players take their time: { $value }
ui-setting-pinned = Pinned status message: { $value }
ui-setting-language = Language: { $value }
ui-setting-theme = Pictures: { $value }
# The menu of a panel
ui-panel-choose = Change…
# An entry of a panel, with what is set now. $setting: what · $value: how
ui-panel-entry = { $setting }: { $value }
# The menu of one setting. $setting: what is changed
ui-panel-value = { $setting }…
# Below a setting that can have other values than those of its menu. $option: that of the command
ui-panel-typed = Not in the menu? `{ COMMAND("game settings") }` takes any value of *{ $option }*.
    .person = Not in the menu? `{ COMMAND("remind") }` takes any value of *{ $option }*.
ui-panel-pace = Reminders
ui-panel-hours = First reminder, in hours
ui-panel-bank = Clock, for the whole game
ui-panel-increment = Clock, for every turn
ui-panel-time-out = When a clock runs out
ui-panel-undo = Taking turns back
ui-panel-computers = Computer players
ui-panel-hints = Hints
ui-panel-unhurried = Computer players take their time
ui-panel-pinned = Pinned status message
ui-panel-order = Order of the seats
ui-panel-theme = Pictures
ui-panel-language = Language
ui-panel-where = Where reminders arrive
ui-panel-zone = Time zone
ui-panel-quiet = Quiet hours
ui-panel-away = Vacation
ui-setting-yes = yes
ui-setting-no = no
ui-theme-light = light
ui-theme-dark = dark

ui-pace-live = after 10 minutes (live)
ui-pace-fast = after 4 hours (fast)
ui-pace-daily = after a day, then on days 3, 7, 15 … (daily)
ui-pace-relaxed = after 3 days (relaxed)
ui-pace-weekly = after a week (weekly)
ui-pace-hours = { $hours ->
    [one] after an hour
   *[other] after { $hours } hours
}

ui-clock-none = none
# $bank, $increment: spans of time
ui-clock-bank = { $bank } for each player
ui-clock-rule = { $bank } for each player, plus { $increment } every turn

ui-time-out-remind = only a reminder
ui-time-out-turn = a computer player takes the turn
ui-time-out-seat = a computer player holds the seat until its player is back

ui-undo-rule-agreed = freely until the next player begins, later if everyone agrees
ui-undo-rule-free = only until the next player begins
ui-undo-rule-never = never

# Spans of time in their two largest units
ui-span-days = { $days } d { $hours } h
ui-span-hours = { $hours } h { $minutes } min
ui-span-minutes = { $minutes } min

# $settings: each with its new value
ui-table-settings-changed = Saved. { $settings-series }.
ui-table-settings-same = Nothing to change: that's how it already is.
# $name: who changed them · $settings: each with its new value
ui-notice-settings = { $name } changed this table's settings. { $settings-series }.

## Clocks and vacations in public

# $player: whose · $left: a span of time · $until: when it runs out
ui-clock-left = -# { $player }: { $left } left
    .runs = -# { $player }: { $left } left, runs out { $until }
    .paused = -# { $player }: { $left } left, paused now; runs out { $until } at the earliest
ui-clock-own = -# Left on your clock: { $left }
    .runs = -# Left on your clock: { $left }, runs out { $until }
    .paused = -# Left on your clock: { $left }, paused now; runs out { $until } at the earliest
# $player: who · $until: a moment
ui-turn-away = -# { $player } is on vacation until { $until }: no pings, and the clock is paused.
# $name: who · $until: a moment
ui-notice-away = { $name } is on vacation until { $until }: no pings, and the clock is paused.
# $player: whose time ran out
ui-notice-time-out-remind = Time's up for { $player }. No harm done: the game waits.
ui-notice-time-out-turn = Time's up for { $player }: a computer player takes this turn.
ui-notice-time-out-seat = Time's up for { $player }: a computer player holds the seat until { $player } is back.

## Reminders

# A button of a reminder for several tables. $game: its game
ui-button-take-turn-of = Take your turn: { $game }
# $user: a mention · $game: its name · $channel: a mention · $since: "two hours ago"
ui-reminder-turn = { $user }, it's your turn in { $channel } ({ $game }).
ui-reminder-choice = { $user }, please choose in { $channel } ({ $game }).
ui-reminder-turn-again = { $user }, { $game } is waiting for you in { $channel }. Your turn began { $since }.
ui-reminder-choice-again = { $user }, { $game } is waiting for your choice in { $channel }. You were asked { $since }.

## /remind

ui-remind-channel = Reminders arrive in the game's channel.
ui-remind-direct = Reminders arrive as direct messages, or in the game's channel if you don't accept any.
ui-remind-both = Reminders arrive in the game's channel and as direct messages.
ui-remind-nowhere = Reminders are off.
# $from, $until: times of day · $zone: a time zone
ui-remind-quiet = Quiet hours: { $from } to { $until } ({ $zone }). Reminders wait until they are over, and your clocks are paused.
ui-remind-zone = Your time zone is { $zone }. You have no quiet hours.
ui-remind-no-quiet = You have no quiet hours.
# $until: a moment
ui-remind-away = You are on vacation until { $until }: no reminders, and your clocks are paused.
ui-remind-nothing-waits = No game is waiting for you.
# $tables: how many wait for you
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

ui-refusal-undo-never = Turns can't be taken back at this table; the host can change that with { COMMAND("game settings") }.
ui-refusal-undo-only-free = At this table a turn can be taken back only until the next player begins; the host can change that with { COMMAND("game settings") }.
ui-refusal-bad-hours = Reminders can come after 1 to { $most } hours: choose a number in that range.
ui-refusal-bad-clock = A clock needs a time for the whole game, and neither that nor the time for every turn may be over 90 days: set *{ ui-panel-bank }*, or the option “{ cmd-game-settings-bank }”, for example to 3d.
# $zone: what was typed
ui-refusal-unknown-zone = I don't know the time zone “{ $zone }”: pick one from the list as you type, for example Europe/Rome.
ui-refusal-no-zone = Quiet hours need your time zone: add the option “{ cmd-remind-zone }”.
ui-refusal-bad-quiet = Quiet hours need a beginning and an end, at most { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
} apart: choose others.
ui-refusal-bad-away = A vacation ends in the future, at most { $days ->
    [one] 1 day
   *[other] { $days } days
} from now: choose another day.
# $text: what was typed
ui-refusal-unclear = I can't read “{ $text }”: choose one of the suggestions.
    .span = I can't read “{ $text }”: write a span of time, like 12h or 3d.
    .quiet = I can't read “{ $text }”: write the hours like 22:30-07:00, or “none”.
    .day = I can't read “{ $text }”: write a day like 2027-01-31, or “none”.

## Commands, as in discord.ftl

# The name of this language, in itself
ui-language-name = English
cmd-game-settings = settings
    .description = See or change reminders, clock, undo, language and pictures.
cmd-game-settings-pace = pace
    .description = How soon players are reminded.
    .live = { ui-pace-live }
    .fast = { ui-pace-fast }
    .daily = { ui-pace-daily }
    .relaxed = { ui-pace-relaxed }
    .weekly = { ui-pace-weekly }
cmd-game-settings-hours = hours
    .description = A pace of your own: the hours until a reminder.
cmd-game-settings-bank = bank
    .description = Each player's time for the whole game, such as 3d; “none” for no clock.
cmd-game-settings-increment = increment
    .description = Time added every turn, such as 12h; needs a clock for the whole game.
cmd-game-settings-time-out = time-out
    .description = What happens when a clock runs out. It never costs anyone the game.
    .remind = only a reminder
    .turn = a computer player takes the turn
    .seat = a computer player holds the seat until its player is back
cmd-game-settings-undo = undo
    .description = When turns may be taken back.
    .agreed = freely until the next player begins, later if everyone agrees
    .free = only until the next player begins
    .never = never
cmd-game-settings-computers = computers
    .description = Whether computer players may join or stand in.
cmd-game-settings-hints = hints
    .description = Whether there are hints.
    .yes = { ui-setting-yes }
    .no = { ui-setting-no }
    .alone = when alone
cmd-game-settings-unhurried = unhurried
    .description = Computer players take their time instead of answering within seconds.
cmd-game-settings-pinned = pinned
    .description = Whether a pinned message keeps showing the state of the game.
cmd-game-settings-order = order
    .description = Who sits where; only before the start.
    .random = random
    .joined = in order of joining
cmd-game-settings-theme = theme
    .description = Light or dark pictures.
    .light = light
    .dark = dark
cmd-game-settings-language = language
    .description = The language of public messages.
cmd-remind = remind
    .description = See or change where reminders arrive, quiet hours and vacation.
cmd-remind-where = where
    .description = Where your reminders arrive.
    .channel = in the channel
    .direct = direct messages
    .both = both
    .nowhere = nowhere
cmd-remind-zone = zone
    .description = Your time zone, for example Europe/Rome.
cmd-remind-quiet = quiet
    .description = Hours with no pings and paused clocks, such as 22:30-07:00, or “none”.
cmd-remind-away = away
    .description = Vacation: the day you are back, such as 2027-01-31, or “none”.

## Notifications outside Discord

ui-panel-push = Notifications outside Discord
ui-panel-push-write = Enter an address …
ui-panel-push-none = none
# Title of the form and label of its field: at most 45 characters; an example in the field: at most 100
ui-push-form = Your address outside Discord
ui-push-label = Address that is told about your turns
ui-push-example = https://ntfy.sh/a-topic-of-your-own
# $host: the server of the address, such as ntfy.sh
ui-remind-push-tested = Your address at { $host } is being tested: a test message should arrive there within a minute.
ui-remind-push = Your address at { $host } is told when it's your turn, outside your quiet hours.
ui-remind-push-failed = Your address at { $host } didn't work, so nothing is sent there any more. Set it again to test it once more.
# What is sent there, without markup. $game: its name
ui-push-test = This is a test: from now on you'll be told here when it's your turn.
ui-push-turn = { $game }: it's your turn.
ui-notice-push-failed = Your address at { $host } didn't work, so nothing is sent there any more. You're called in Discord as before; { COMMAND("remind") } tests it once more.
ui-refusal-push-not-offered = Whoever runs this bot doesn't allow notifications outside Discord.
# $hosts: how addresses begin, such as https://ntfy.sh
ui-refusal-push-not-listed = Your address has to begin with one of these: { $hosts }
ui-refusal-push-too-often = I've sent enough test notifications for now. Try again later.
cmd-remind-push = push
    .description = An address outside Discord that is told about your turns, or “none”.
