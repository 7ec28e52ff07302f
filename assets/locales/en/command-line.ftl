# Errors of `record verify`, `transcript` and `render`. Most follow the name of a file and a colon.

# $given: what was asked for · $known: what there is, with commas
core-command-language = “{ $given }” isn't a language here. Choose one of: { $known }
core-command-component = “{ $given }” isn't a component. Choose one of: { $known }
core-command-region = “{ $given }” isn't a region. Choose one of: { $known }
# $given: how many names · $players: how many players
core-command-names = { $given ->
    [one] 1 name
   *[other] { $given } names
} for { $players } players. Give one for each, or none
# $first, $last: numbers
core-command-person = the players of this game are { $first } to { $last }
core-command-seat = this game has the seats { $first } to { $last }
# $why: what the system or a library says, in English
core-command-file = { $why }
core-command-text = this is not a text file
core-command-utf16 = this file is UTF-16 text; save it as UTF-8
core-command-long = a record has at most { $megabytes } MB
# $line: its number
core-command-short = the record ends too early, in line { $line }
# $why: as above
core-command-record = this is not a record: { $why }
# The JSON has an array in place of an object, or the reverse
core-command-shape = this record does not have the expected form
# $format: what the record says · $known: what it should say
core-command-format = the format of this record is “{ $format }”, not “{ $known }”
# $version: what the record says
core-command-rules = version { $version } of the rules is unknown. The newest is { $newest }
# $index: the number of the step, from 0 · $step: how it is written
core-command-step = step { $index }: “{ $step }” is not possible there
core-command-no-step = step { $index } doesn't exist. The last one is { $last }
core-command-animation-width = an animation is at most { $width } pixels wide
core-command-animation-text = an animation cannot be written as text
# The file name has the wrong extension
core-command-animation = an animation is a GIF, so the file must end in .gif
core-command-picture = a picture is a PNG, so the file must end in .png
core-command-description = a description is text, so the file must end in .txt
core-command-unfinished = this game isn't over

## Looking back at a game: `analyze`

# $turn: its number · $player · $percent: the chance to win that it cost · $lost: points · $played, $instead: turns
core-analyze-turning-point = Turn { $turn }, { $player }: −{ $percent }%, { $lost ->
    [one] about { $lost } point
   *[other] about { $lost } points
}. Played: { $played }. Better: { $instead }.
core-analyze-chances = Chances to win:
# $shares: core-analyze-chance
core-analyze-opening = After turn { $turn }: { $shares-row }
core-analyze-round = After round { $round }, turn { $turn }: { $shares-row }
core-analyze-chance = { $player } { $percent }%
core-analyze-points = Points by source:
# $points: in units of one in $denominator · $sources: core-analyze-source
core-analyze-seat = { $player } { FRACTION($points, $denominator) }: { $sources }
core-analyze-source = { $source } { FRACTION($points, $denominator) }
