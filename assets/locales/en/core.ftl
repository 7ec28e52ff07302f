# What every part of the program says.

# A player as part of an enumeration. $seat: the player
core-seat = { $seat }
# A seat whose player is not known. $number: the seat, counted from 1
core-unnamed-seat = seat { $number }
# On the command line, where nobody has a name. $number: the seat, from 1
core-unnamed-player = Player { $number }
# What is read on the command line where no file is named, before a colon
core-standard-input = standard input

# An enumeration where a sentence is expected. $items: the things
core-list = { $items }
# An enumeration of nothing
core-list-empty = none
# Of two things. $first: what stands before · $next: the next thing · $next-vowel: the sound with which that
# begins (a, e, i, o, u), if it is a vowel
core-list-two = { $first } and { $next }
# The second and later of several. $first, $next, $next-vowel: as above
core-list-more = { $first }, { $next }
# The last of several. $first, $next, $next-vowel: as above
core-list-last = { $first } and { $next }

# Clauses or lines one after another, where a message says `$things-series`
core-series = { $first }; { $next }
# Between a whole number and its tenths
core-decimal = .
# What one click of a planner chooses. $parts: what is done ("Palenque 4") · $changes: what it brings ("+7 corn")
core-path = { $parts } → { $changes }
# More is asked after it. $path: as above
core-path-open = { $path } …
# One thing after another. $first, $next
core-path-then = { $first }, { $next }
# What an answer is called by itself ("Claim nothing"), inside a longer one
core-path-label = { $label-inside }
# Amounts one after another, where a message says `$things-row`
core-row = { $first }, { $next }
# An amount that is gained, where others beside it are paid ("−1 wood, +1 corn"). $amount
core-gain = { $amount-plus }
# An amount where the board's drawing stands for the word. $n: how many, with a minus what is paid · $emoji: the drawing
core-amount = { $n } { $emoji }
# A thing of which there are several, in an enumeration. $thing: its name · $count: how many
core-repeated = { $thing } (×{ $count })
    .on = { $thing-on } (×{ $count })
    .to = { $thing } up by { $count }

# What one player did in a turn. $player · $clauses: what they did ("places on Tikal") · $changes: what they
# gained or paid without doing anything
core-turn = { $clauses-count ->
    [0] { $player }: { $changes-row }
   *[other] { $player } { $clauses-series }
}
# The rest of a turn that is too long for one line. $clauses: as above
core-turn-more = … { $clauses-series }
# What a turn would do. $clauses, $changes: as above
core-deed = { $clauses-count ->
    [0] { $changes-row }
   *[other] { $clauses-series }
}
# Behind what somebody did: what it cost. $costs: amounts with a minus
core-paid = { $costs-count ->
    [0] { "" }
   *[other] { " " }({ $costs-row })
}
# Behind what somebody did: what it brought. $gains: amounts
core-gained = { $gains-count ->
    [0] { "" }
   *[other] { ":" } { $gains-row }
}
# What one player gets from something that concerns everybody. $player · $changes: amounts
core-share = { $player } { $changes-row }
# A number in an enumeration ("Tikal 0 and 1"). $n: the number
core-share-number = { $n }
# The same for points
core-share-points = { SIGNED($n) }

# Above what an option of a game does
core-option = An option, chosen before the game begins.
