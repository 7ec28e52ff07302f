# Texts that every part of the program uses.

# A player in a list. $seat: the player
core-seat = { $seat }
# A seat with an unknown player. $number: the seat, counted from 1
core-unnamed-seat = seat { $number }
# On the command line, players have no names. $number: the seat, from 1
core-unnamed-player = Player { $number }
# The source of a command without a file name, before a colon
core-standard-input = standard input

# A list as a sentence. $items: the things
core-list = { $items }
# An empty list
core-list-empty = none
# A list of two. $first: the text so far · $next: the next thing · $next-vowel: its first sound (a, e, i, o, u), if
# that is a vowel
core-list-two = { $first } and { $next }
# A later item of a longer list. $first, $next, $next-vowel: as above
core-list-more = { $first }, { $next }
# The last item of a longer list. $first, $next, $next-vowel: as above
core-list-last = { $first } and { $next }

# Joins clauses or lines, for `$things-series` in a message
core-series = { $first }; { $next }
# Between a whole number and its tenths
core-decimal = .
# A choice in the planner. $parts: the action ("Palenque 4") · $changes: its effect ("+7 corn")
core-path = { $parts } → { $changes }
# A choice followed by another question. $path: as above
core-path-open = { $path } …
# A choice with its effects. $label: what · $effect: its cost and effect
core-path-effect = { $label } · { $effect }
# One thing after another. $first, $next
core-path-then = { $first }, { $next }
# The name of an answer ("Claim nothing") inside a longer one
core-path-label = { $label-inside }
# $word: as typed
core-unknown-word = I don't know the word “{ $word }”.
# Joins amounts, for `$things-row` in a message
core-row = { $first }, { $next }
# A gained amount next to paid ones ("−1 wood, +1 corn"). $amount
core-gain = { $amount-plus }
# An amount with a drawing of the board instead of a word. $n: the amount, negative if paid · $emoji: the drawing
core-amount = { $n } { $emoji }
# Several equal things in a list. $thing: the name · $count: the number
core-repeated = { $thing } (×{ $count })
    .on = { $thing-on } (×{ $count })
    .to = { $thing } up by { $count }
    .from = { $thing } down by { $count }

# A player's turn. $player · $clauses: the actions ("places on Tikal") · $changes: gains and payments without an
# action
core-turn = { $clauses-count ->
    [0] { $player }: { $changes-row }
   *[other] { $player } { $clauses-series }
}
# The rest of a turn that is too long for one line. $clauses: as above
core-turn-more = … { $clauses-series }
# A possible turn. $clauses, $changes: as above
core-turn-summary = { $clauses-count ->
    [0] { $changes-row }
   *[other] { $clauses-series }
}
# The same, with what others get. $turn: as above · $shares: each player's
core-turn-others = { $turn }; others: { $shares-row }
# The cost, after an action. $costs: amounts with a minus
core-paid = { $costs-count ->
    [0] { "" }
   *[other] { " " }({ $costs-row })
}
# The gain, after an action. $gains: amounts
core-gained = { $gains-count ->
    [0] { "" }
   *[other] { ":" } { $gains-row }
}
# One player's share of an effect on all players. $player · $changes: amounts
core-share = { $player } { $changes-row }
# A number in a list ("Tikal 0 and 1"). $n: the number
core-share-number = { $n }
# The same for points
core-share-points = { SIGNED($n) }
    .named = { $n ->
        [one] { SIGNED($n) } point
       *[other] { SIGNED($n) } points
    }

# The heading of an option's description
core-option = An option, chosen before the game begins.
