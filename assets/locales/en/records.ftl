# Games as files.

## Commands: see discord.ftl

cmd-game-export = export
    .description = Get this game as a file.
cmd-game-export-format = format
    .description = A record for other programs, or the log in words.
    .record = record
    .text = text
cmd-game-import = import
    .description = Open a game record that only you can see.
cmd-game-import-file = file
    .description = A record, for example from { COMMAND("game export") }.

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

## Import

# Above the game
ui-import-done = Everything replays. The file has no times and no names. I keep this game for 30 days.
# $number: of the step, from 1 · $step: in notation · $before: number of steps
ui-import-stopped = Step { $number } isn't legal: “{ $step }”. You can look at the { $before } steps before it.
# $game: ui-game-untitled
ui-import-title = **Imported game** · { $game }
ui-refusal-file-lost = I couldn't get this file from Discord. Try again in a moment.
# $most: a number
ui-refusal-file-too-large = This file is too large. A record has at most { $most } KB.
ui-refusal-not-text = This file isn't text in UTF-8. Choose a game record.
# $line: its number
ui-refusal-not-record = This file isn't a game record (line { $line }). { COMMAND("game export") } makes one.
ui-refusal-record-shape = This record doesn't have the expected form.
# $format: of the file · $known: daykeeper-record/1
ui-refusal-record-format = The format of this record is “{ $format }”. I can read “{ $known }”.
# $game: as in the file
ui-refusal-record-game = I don't know the game “{ $game }”.
# $version: a number
ui-refusal-record-rules = I don't know version { $version } of these rules.
ui-refusal-record-setup = The setup of this record doesn't belong to its game.
ui-refusal-no-turns = This record has no complete turn.
# $number: of the step, from 1 · $step: in notation
ui-refusal-record-step = Step { $number } isn't legal: “{ $step }”. There's no complete turn before it.
# Placeholder of the menu of imported games
ui-history-imported = Open an imported game…
