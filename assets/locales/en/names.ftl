# Names of games.

## Commands: see discord.ftl

cmd-game-name = name
    .description = Name this game, for lists and for its result.
cmd-game-name-name = name
    .description = Up to 40 characters, without links and mentions.

## A game in lists, headings and menus

# $name: by the host
ui-game-named = { $name }
# $number: counted in each server
ui-game-numbered = Game { $number }
# $name: by the host, or ui-game-numbered · $game: for example Teotihuacan
ui-game-title = **{ $name }** · { $game }
    .plain = { $name } · { $game }
# For games in direct messages, which have no number. $game: for example Teotihuacan
ui-game-untitled = **{ $game }**
    .plain = { $game }

## Naming

# $name: by the host
ui-notice-named = This game is now called **{ $name }**.
# $host: a player
ui-refusal-not-namer = Only the host can name a game. Ask { $host }.
ui-refusal-too-late-to-name = You can name a game until a day after its end.
# $most: a number
ui-refusal-bad-name = Choose a name of at most { $most } characters in one line, without links and mentions.
