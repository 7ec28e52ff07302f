# A person's own data: a copy, hiding from lists, and forgetting.

## Commands: see discord.ftl

cmd-privacy = privacy
    .description = See your data, hide from lists, or be forgotten.
cmd-privacy-show = show
    .description = Get everything the bot stores about you, as a file only you see.
cmd-privacy-hide = hide
    .description = Hide your statistics and your place on lists, or show them again.
cmd-privacy-hide-hidden = hidden
    .description = True hides you in all servers. False shows you again.
cmd-privacy-forget = forget
    .description = Delete your data. The bot asks first.

## Buttons, at most 80 characters

ui-button-forget-me = Forget me
# Forgets nothing
ui-button-keep-data = Keep

## Answers

ui-privacy-data = Here's everything I keep about you. Only you can see this file.
# The file's description
ui-privacy-file = Your data as JSON
ui-privacy-too-large = Your data is too large for a message. Ask the person who runs this bot for the file.
ui-privacy-hidden = You're hidden in all servers. Your games count, but you aren't on any list.
ui-privacy-visible = You're on the lists again.
ui-privacy-ask =
    Forget everything about you? You can't undo this.
    I delete your notes, what-ifs, lessons, settings and statistics.
    In { $games ->
        [one] { $games } finished game
       *[other] { $games } finished games
    }, your color and your seat (“Player 2”) replace your name. The other players keep their results.
    Backups keep the old data for up to five weeks. Messages in Discord stay.
# $channels: of the games
ui-privacy-plays = { $count ->
    [one] Leave your running game first: { $channels-row }.
   *[other] Leave your { $count } running games first: { $channels-row }.
}
ui-privacy-channel = { $channel }
ui-privacy-unknown = I keep nothing about you.
ui-privacy-forgotten = I've forgotten you. { $games ->
    [one] { $games } finished game shows your seat instead of your name.
   *[other] { $games } finished games show your seat instead of your name.
}
ui-people-hidden = { $player } doesn't share statistics.
ui-people-only-you = You're hidden, so only you can see this.
