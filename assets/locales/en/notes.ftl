# Private notes.

ui-button-note = Note
ui-button-note-turn = Note on this turn
# Titles and the field of the form: at most 45 characters. $turn: number of the turn
ui-note-form = Your note on this game
ui-note-form-turn = Your note on turn { $turn }
ui-note-label = Only you can see it
# Next to other things. $text: the note
ui-note-beside = -# 📝 { $text }
ui-notes-title = **Your notes.** Only you can see them.
ui-notes-none = You have no notes on this game yet.
ui-notes-not-found = None of your notes contain these words.
ui-note-game = Game
# $turn: number of the turn
ui-note-turn = Turn { $turn }
# $game · $channel · $about: one of the two above
ui-note-place = { $game } in { $channel }, { $about-inside }
# $about: as above · $text: the note
ui-note-line = **{ $about }:** { $text }
ui-refusal-note-too-long = That note is too long. Use at most { $most } characters.
cmd-note = note
    .description = Read, write or find your private notes on this game.
cmd-note-text = text
    .description = The note. Leave the form empty to delete it.
cmd-note-turn = turn
    .description = The turn the note is about. By default, the whole game.
cmd-note-find = find
    .description = Words to find in your notes on all games.
