# Following a game that someone else plays.

## Commands: see discord.ftl

cmd-game-follow = follow
    .description = Get direct messages about a game that you don't play.

## Buttons, at most 80 characters

# Asks which news the reader wants
ui-button-follow = Follow
ui-button-unfollow = Unfollow
# A link to the newest message of the game
ui-button-open-game = Open game

## The choice of news

# $game: ui-game-title
ui-follow-ask = Which news of { $game } do you want? I'll write to you outside your quiet hours.
ui-follow-change = You follow { $game }. Do you want other news?
# Placeholder of the menu
ui-follow-choose = Choose your news…
ui-follow-option-result = Result only
ui-follow-option-rounds = Every round
ui-follow-option-turns = Every turn
ui-follow-option-stop = Unfollow
# $game: ui-game-title
ui-follow-result = You follow { $game }. I'll write to you when it ends, outside your quiet hours.
ui-follow-rounds = You follow { $game }. I'll write to you after every round, outside your quiet hours.
ui-follow-turns = You follow { $game }. I'll write to you after every turn, outside your quiet hours.
ui-follow-stopped = You no longer follow { $game }.
ui-follow-none = You don't follow this game.

## The news, in direct messages

# $game: ui-game-title · $status: the state of the game
ui-follow-news = { $game } · { $status }

## In the list of games

ui-follow-games = **Games you follow:**
# Placeholder of the menu
ui-follow-stop-in = Unfollow a game…
# An option of the menu. $game: a name · $players
ui-follow-stop-option = { $game }: { $players }

## Refusals

ui-refusal-follows-own-game = You play in this game. Choose your reminders with { COMMAND("remind") }.
ui-refusal-closed-to-followers = You can only follow games in channels that everyone in the server can see.
# $most: a number
ui-refusal-follows-too-many = You already follow { $most } games. Unfollow one in { COMMAND("games") } first.
