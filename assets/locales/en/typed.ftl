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
