# Games as files.

## Commands: see discord.ftl

cmd-game-export = export
    .description = Get this game as a file.
cmd-game-export-format = format
    .description = A record for other programs, or the log in words.
    .record = record
    .text = text

## Button, at most 80 characters

ui-button-export = Export

## Export

# $game: its name, or ui-game-numbered
ui-export-record = Here's **{ $game }** as a game record, without names.
ui-export-text = Here's the log of **{ $game }**.
# While the game is running
ui-export-public = Here are the public turns so far. Hidden tiles are left out.
# Description of the attached file
ui-export-file = The game as a file
