# What every part of the program says.

# The player on a seat whose name is not known.
# $number: the seat, counted from 1
core-seat = seat { $number }

# Enumerations: two things; the third and later ones; the last one.
# $first: what stands before · $next: the next thing
core-list-empty = none
core-list-two = { $first } and { $next }
core-list-more = { $first }, { $next }
core-list-last = { $first } and { $next }
