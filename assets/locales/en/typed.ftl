## What people type for spans of time, days and hours, separated by commas. The first word is the one that is offered.
## The English words are understood in every language.

# No clock, no quiet hours, no vacation
ui-typed-none = none
# Units behind a number: 3d, 3 days
ui-typed-days = d, day, days
ui-typed-hours = h, hour, hours
ui-typed-minutes = m, min, minute, minutes
