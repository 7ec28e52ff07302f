## Words that people type for times and days, separated by commas. Suggestions use the first word.
## English words work in every language.

# No clock, no quiet hours, no vacation
ui-typed-none = none, off, no, never
# Units behind a number: 3d, 3 days
ui-typed-weeks = w, week, weeks
ui-typed-days = d, day, days
ui-typed-hours = h, hour, hours
ui-typed-minutes = m, min, minute, minutes
# The number 1 in words: an hour
ui-typed-one = a, an, one
# Other words in a duration or a day: in 3 days and 4 hours, on the 5th of December
ui-typed-around = in, and, on, the, of, until, st, nd, rd, th
# Words around two times of the day: from 22:00 to 7:00
ui-typed-between = from, to, until, till, between, and
ui-typed-midnight = midnight
ui-typed-noon = noon, midday
ui-typed-tomorrow = tomorrow
ui-typed-day-after-tomorrow = day after tomorrow, the day after tomorrow
# From January to December
ui-typed-months = January, February, March, April, May, June, July, August, September, October, November, December

# The word at the start of a line of steps that undoes the last click
ui-typed-undo = undo
# Words in a typed step that add nothing: "move my worker 3 from the forest to the quarry"
ui-typed-fillers = the, a, an, from, to, on, in, of, at, for, and, then, my, worker, workers

## Words of the steps that people type (docs/formats). Examples show the value: a verb as on the buttons, in as few words
## as possible. `.also` are other words and forms that the bot understands, separated by commas. A word can stand for
## several steps, because the bot looks for one that is possible.

core-typed-keep = keep
    .also = retain, hold
core-typed-draft = draft
    .also = choose
core-typed-place = place
    .also = put, deploy
core-typed-first_player = first player
    .also = first player space
core-typed-move = move
    .also = go, walk
core-typed-join = join
    .also = bring
core-typed-collect = collect
    .also = gather
core-typed-main = main
    .also = main action
core-typed-with = with
    .also = using
core-typed-worship = worship
    .also = pray
core-typed-unlock = unlock
    .also = free, release
core-typed-turn = turn
    .also = whole turn
core-typed-pay = pay
    .also = paying
core-typed-take = take
    .also = get
core-typed-temple = temple
    .also = temple step, step
core-typed-royal = royal
    .also = royal tile, royal action
core-typed-discovery = discovery
    .also = discovery tile
core-typed-both = both
    .also = both parts
core-typed-part = part
    .also = first, now
core-typed-claim = claim
    .also = grab
core-typed-printed = printed
    .also = printed reward
core-typed-advance = advance
    .also = progress
core-typed-gain = gain
    .also = receive
core-typed-raise = raise
    .also = power up, upgrade
core-typed-buy = buy
    .also = purchase
core-typed-reward = reward
    .also = ascension reward
core-typed-exchange = exchange
    .also = trade, swap
core-typed-sell = sell
    .also = selling
core-typed-acquire = acquire
    .also = get, learn
core-typed-tile = tile
    .also = choose tile
core-typed-space = space
    .also = spot
core-typed-rotate = rotate
    .also = turn, spin
core-typed-spare = spare
    .also = save
core-typed-use = use
    .also = play
core-typed-salary = salary
    .also = pay salary
core-typed-stop = stop
    .also = no more, enough
core-typed-beg = beg
    .also = beg for corn
core-typed-pick = pick
    .also = pick up, take
core-typed-action = action
    .also = use action
core-typed-nothing = nothing
    .also = no action
core-typed-harvest = harvest
    .also = reap
core-typed-burn = burn
    .also = burned
core-typed-bare = bare
    .also = no tile
core-typed-lower = lower
    .also = go down, descend
core-typed-climb = climb
    .also = go up, rise
core-typed-build = build
    .also = construct
core-typed-plain = plain
    .also = without architecture
core-typed-sparing = sparing
    .also = saving
core-typed-monument = monument
    .also = build monument
core-typed-offer = offer
    .also = offering
core-typed-end = end
    .also = end turn, finish
core-typed-days = days
    .also = day
# Goods without an amount
core-typed-good-wood = wood
core-typed-good-stone = stone
core-typed-good-gold = gold
core-typed-good-corn = corn

# A typed step: $first: its first word · $rest: the others. $word: a word in notation, or an unknown one
core-typed = { $word }
core-typed-words = { $first } { $rest }
# A possible step in a refusal, with an example. $label: the step in words · $typed: as it can be typed
ui-step-example = { $label } (type `{ $typed }`)
