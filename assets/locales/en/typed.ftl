## Words that people type for times and days, separated by commas. Suggestions use the first word.
## English words work in every language.

# No clock, no quiet hours, no vacation
ui-typed-none = none
# Units behind a number: 3d, 3 days
ui-typed-days = d, day, days
ui-typed-hours = h, hour, hours
ui-typed-minutes = m, min, minute, minutes
