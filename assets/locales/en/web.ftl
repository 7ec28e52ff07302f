## The page of a game on the web.

# Above the board: what the game waits for. $players: their names
web-to-move = { $players-count ->
    [one] { $players } to move
   *[other] { $players } to choose
}
# $players: the winners · $points, $denominator: their points, a fraction
web-wins = { $players-count ->
    [one] { $players } wins with { FRACTION($points, $denominator) } points
   *[other] { $players } share the victory with { FRACTION($points, $denominator) } points
}
# $turn: its number
web-past = After turn { $turn }
web-cancelled = This game was canceled
# $open: the number of open seats
web-lobby = { $open ->
    [0] The host starts the game in Discord
    [one] { $open } open seat. The host starts the game in Discord
   *[other] { $open } open seats. The host starts the game in Discord
}
# $game: the game · $name: the name that the host gave it
web-named = { $game }: { $name }
web-mode-live = Live
web-mode-past = Past turn
web-mode-paused = Paused
web-mode-over = Finished
# In the title of the window
web-your-turn = Your turn
web-undone = The last turn was undone.

# $count: the number of turns since the visitor's last look
web-news = { $count ->
    [one] { $count } new turn
   *[other] { $count } new turns
}
web-news-more = { $count } earlier
# Marks the new turns as read
web-read = Got it

web-board = The board
web-turns = Turns
web-turn-word = Turn
web-turn = Turn { $turn }
web-round = Round { $round }
web-first = Start of the game
web-back = Back one turn
web-next = Forward one turn
web-now = Newest turn
web-play = Play the turns
web-zoom-in = Zoom in
web-zoom-out = Zoom out
# Ends the zoom
web-whole = Whole board
web-close = Close

web-players = Players
web-player-more = Tiles and buildings
web-seat-open = open seat
# On a seat: "this player is me"
web-me = This is me
# $place: 1 for the winner · $points, $denominator: a fraction
web-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}, { FRACTION($points, $denominator) } points
web-points = { FRACTION($points, $denominator) }
web-log = Log
web-text = Text version: everything on the board

web-chart-points = Points if the game had ended then
web-start = Start
web-turning-points = Turning points
web-sources = Where the points came from
web-sum = Sum

web-offline = The bot can't be reached. This page keeps trying.
web-gone = This link doesn't work. Ask for a new one in Discord.
web-read-only = This page only shows the game. You play in Discord.
web-anyone = Anyone with this link can watch.
web-keys = Keys: ← and → change the turn, Home and End go to the first and the newest, the space bar plays, + and − zoom.
web-credits = Fonts: Lato (as “Daykeeper Text”) and Yrsa, both under the SIL Open Font License 1.1. Daykeeper is an unofficial fan project.
# A choice that stays secret for now. $player
web-chosen = { $player } has chosen.
