# Reminders, clocks, vacations, and the settings of tables and people.

## Settings of a table

ui-settings-title = **Settings of this table**
ui-setting-pace = Reminders: { $value }
ui-setting-clock = Clock: { $value }
ui-setting-time-out = When a clock has run out: { $value }
ui-setting-undo = Taking turns back: { $value }
ui-setting-ai = Computer players allowed: { $value }
ui-setting-hints = Hints allowed: { $value }
ui-setting-unhurried = Computer players take their time: { $value }
ui-setting-pinned = Pinned message that says how the game stands: { $value }
ui-setting-language = Language: { $value }
ui-setting-theme = Pictures: { $value }
ui-setting-yes = yes
ui-setting-no = no
ui-theme-light = light
ui-theme-dark = dark

ui-pace-live = after 10 minutes (live)
ui-pace-fast = after 4 hours (fast)
ui-pace-daily = after a day (daily)
ui-pace-relaxed = after 3 days (relaxed)
ui-pace-weekly = after a week (weekly)
ui-pace-hours = { $hours ->
    [one] after an hour
   *[other] after { $hours } hours
}

ui-clock-none = none
# $bank, $increment: spans of time
ui-clock-bank = { $bank } for each player
ui-clock-rule = { $bank } for each player, and { $increment } more with every turn

ui-time-out-remind = only remind
ui-time-out-turn = a computer player takes the turn
ui-time-out-seat = a computer player takes the seat until the player returns

ui-undo-rule-agreed = at once where nobody has built on it, else if all agree
ui-undo-rule-free = only where nobody has built on it
ui-undo-rule-never = not at all

# Spans of time in their two largest units
ui-span-days = { $days } d { $hours } h
ui-span-hours = { $hours } h { $minutes } min
ui-span-minutes = { $minutes } min

# $settings: each with its new value
ui-table-settings-changed = Changed. { $settings }.
ui-table-settings-same = It is so already.
# $name: who changed them · $settings: each with its new value
ui-notice-settings = { $name } changed the settings of this table. { $settings }.

## Clocks and vacations in public

# $player: whose · $left: a span of time · $state: one of the following
ui-clock-left = -# { $player }: { $left } left{ $state }
ui-clock-own = -# On your clock: { $left }{ $state }
# $until: a moment
ui-clock-runs = , until { $until }
ui-clock-rests = ; the clock stands now, and runs until { $until } at the earliest
ui-clock-still = { "" }
# $player: who · $until: a moment
ui-turn-away = -# { $player } is on vacation until { $until }; the clock stands, and nobody is pinged.
# $name: who · $until: a moment
ui-notice-away = { $name } is on vacation until { $until }. Until then their clock stands, and they are not pinged.
# $player: whose time ran out
ui-notice-time-out-remind = The time of { $player } has run out. Nothing is lost by it: the game waits.
ui-notice-time-out-turn = The time of { $player } has run out: a computer player takes this turn.
ui-notice-time-out-seat = The time of { $player } has run out: a computer player takes the seat until they return.

## Reminders

# $user: a mention · $game: its name · $channel: a mention · $since: "two hours ago"
ui-reminder-turn = { $user }: it is your turn at { $game } in { $channel }.
ui-reminder-choice = { $user }: please choose, at { $game } in { $channel }.
ui-reminder-turn-again = { $user }: { $game } in { $channel } waits for your turn. It began { $since }.
ui-reminder-choice-again = { $user }: { $game } in { $channel } waits for your choice. It began { $since }.

## /remind

ui-remind-channel = You are told in the channel of the game.
ui-remind-direct = You are told by direct message; in the channel, if you take none.
ui-remind-both = You are told in the channel of the game and by direct message.
ui-remind-nowhere = You are told nowhere.
# $from, $until: times of day · $zone: a time zone
ui-remind-quiet = Quiet hours from { $from } to { $until } ({ $zone }): what is due then comes when they end, and your clocks stand.
ui-remind-zone = Your time zone is { $zone }. You have no quiet hours.
ui-remind-no-quiet = You have no quiet hours: to have some, give your time zone with zone and the hours with quiet.
# $until: a moment
ui-remind-away = You are on vacation until { $until }: you are told nothing, and your clocks stand.
ui-remind-nothing-waits = No game waits for you now.
# $tables: how many wait for you
ui-remind-never = { $tables ->
    [one] A game waits for you, and you will not be told.
   *[other] { $tables } games wait for you, and you will not be told.
}
# $channel: a mention · $at: a moment
ui-remind-next-channel = { $tables ->
    [one] A game waits for you: you will be pinged in { $channel }, next at { $at }.
   *[other] { $tables } games wait for you: you will be pinged next in { $channel }, at { $at }.
}
ui-remind-next-direct = { $tables ->
    [one] A game waits for you: you will get a direct message about { $channel }, next at { $at }.
   *[other] { $tables } games wait for you: you will get a direct message next about { $channel }, at { $at }.
}
ui-remind-next-both = { $tables ->
    [one] A game waits for you: you will be pinged in { $channel } and get a direct message, next at { $at }.
   *[other] { $tables } games wait for you: you will be pinged next in { $channel } and by direct message, at { $at }.
}

## Refusals, private

ui-refusal-undo-never = At this table nothing is taken back: ask the host to change that with /game settings.
ui-refusal-undo-only-free = At this table a turn can be taken back only while nobody has built on it: ask the host to change that with /game settings.
ui-refusal-bad-hours = A pace has 1 to { $most } hours: choose a number between them.
ui-refusal-bad-clock = A clock needs a bank of at most 90 days: give it with the option bank, such as 3d.
# $zone: what was typed
ui-refusal-unknown-zone = There is no time zone “{ $zone }”: choose one of those offered while you type, such as Europe/Rome.
ui-refusal-no-zone = Quiet hours need your time zone: give it with the option zone.
ui-refusal-bad-quiet = Quiet hours last up to { $hours } hours, and need both a beginning and an end: choose others.
ui-refusal-bad-away = A vacation ends in the future, at most { $days } days from now: choose another day.
# $text: what was typed
ui-refusal-unclear = I cannot read “{ $text }”: type a span of time as 12h or 3d, quiet hours as 22:30-07:00, and a day as 2027-01-31.

## Commands, as in discord.ftl

# The name of this language, in itself
ui-language-name = English
cmd-game-settings = settings
    .description = See or change the settings of this table: pace, clock, taking back, language, pictures.
cmd-game-settings-pace = pace
    .description = After how long a player is reminded.
    .live = live: 10 minutes
    .fast = fast: 4 hours
    .daily = daily
    .relaxed = relaxed: 3 days
    .weekly = weekly
cmd-game-settings-hours = hours
    .description = A pace of your own: remind after so many hours.
cmd-game-settings-bank = bank
    .description = Thinking time of each player for the whole game, such as 3d or 12h; none for no clock.
cmd-game-settings-increment = increment
    .description = Thinking time added with every turn, such as 12h; give it together with bank.
cmd-game-settings-time-out = time-out
    .description = What happens when a clock has run out. Nobody loses by it.
    .remind = only remind
    .turn = a computer player takes this turn
    .seat = a computer player takes the seat until the player returns
cmd-game-settings-undo = undo
    .description = When turns may be taken back.
    .agreed = at once where nobody has built on it, else if all agree
    .free = only where nobody has built on it
    .never = never
cmd-game-settings-computers = computers
    .description = Whether computer players may sit or stand in here.
cmd-game-settings-hints = hints
    .description = Whether players may ask for hints.
cmd-game-settings-unhurried = unhurried
    .description = Whether computer players take their time.
cmd-game-settings-pinned = pinned
    .description = Whether a pinned message says how the game stands.
cmd-game-settings-order = order
    .description = In which order players are seated; only before the start.
    .random = by lot
    .joined = as they joined
cmd-game-settings-theme = theme
    .description = Light or dark pictures.
    .light = light
    .dark = dark
cmd-game-settings-language = language
    .description = The language of public messages.
cmd-remind = remind
    .description = See or change how you are told that it is your turn: where, quiet hours, vacation.
cmd-remind-where = where
    .description = Where you are told.
    .channel = in the channel
    .direct = by direct message
    .both = both
    .nowhere = nowhere
cmd-remind-zone = zone
    .description = Your time zone, such as Europe/Rome.
cmd-remind-quiet = quiet
    .description = Hours in which you are told nothing and your clocks stand, such as 22:30-07:00; none for none.
cmd-remind-away = away
    .description = Your vacation: the day on which you are back, such as 2027-01-31; none if you are back now.
