# What every part of the program says.

# A player as part of an enumeration. $seat: the player
core-seat = { $seat }
# A seat whose player is not known. $number: the seat, counted from 1
core-unnamed-seat = seat { $number }

# Enumerations: two things; the third and later ones; the last one.
# $first: what stands before · $next: the next thing
# An enumeration where a sentence is expected: $items: the things
core-list = { $items }
core-list-empty = none
core-list-two = { $first } and { $next }
core-list-more = { $first }, { $next }
core-list-last = { $first } and { $next }
