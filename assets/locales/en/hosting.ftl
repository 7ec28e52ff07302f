# For bot admins: allowed servers, maintenance, and the command /admin.

ui-refusal-server-not-allowed = I'm not allowed to run games in this server. Existing games are saved.
# The bot admin's message follows, in any language.
ui-refusal-maintenance = Games are paused for maintenance. Nothing has changed, and all clocks are stopped.
ui-refusal-no-new-games = New games can't start right now. Running games continue.

## Only bot admins see these. At most 32 characters for a name, 100 for a description.

cmd-admin = admin
    .description = Commands for the bot admins.
cmd-admin-health = health
    .description = Show the connection, database, memory and version.
cmd-admin-queues = queues
    .description = Show waiting messages, jobs and computer players.
cmd-admin-game = game
    .description = Show the state of a game, without its hidden information.
cmd-admin-game-game = game
    .description = The game's number. By default, the game in this channel.
cmd-admin-leave = leave
    .description = Leave a server.
cmd-admin-leave-server = server
    .description = The server's ID.
cmd-admin-maintenance = maintenance
    .description = Pause all games and show a message. Without a message, end the maintenance.
cmd-admin-maintenance-message = message
    .description = The message that players see.
cmd-admin-maintenance-new-only = new-only
    .description = Block only new games. Running games continue.

ui-admin-not-owner = Only bot admins can use this command.
ui-admin-unreachable = Discord isn't responding right now. Try again in a moment.
# $version: such as 0.1.0 · $since: since when, as Discord shows it, such as “3 days ago”
ui-admin-version = Daykeeper { $version }, started { $since }.
# $count: open connections · $wanted: required connections
ui-admin-gateway = Connections to Discord: { $count } of { $wanted }.
# $millis: milliseconds
ui-admin-database = The database answers in { $millis } ms.
# $megabytes: a number
ui-admin-memory = Memory: { $megabytes } MB.
# $count: how many · $age: such as “5 s”, “3 min”, “2 h”
ui-admin-outbox = Messages waiting: { $count }{ $count ->
    [0] .
   *[other] , the oldest for { $age }.
}
ui-admin-jobs = Jobs due: { $count }{ $count ->
    [0] .
   *[other] , the oldest is { $age } late.
}
ui-admin-thoughts = Searches waiting for a core: { $count }.
# $table, $server, $channel: ids
ui-admin-table = Game { $table } · server { $server } · channel { $channel }
ui-admin-unreadable = This game can't be read. Run `daykeeper check` to see why.
ui-admin-paused = This game is paused. Its server is blocked, or maintenance is on.
# $why: what Discord or the network said, in English
ui-admin-why = Latest failure: { $why }
# $seat: a number · $at: when, as Discord shows it
ui-admin-job-reminder = Reminder for seat { $seat }: { $at }
ui-admin-job-time-out = The clock of seat { $seat } runs out: { $at }
ui-admin-job-computer = Computer player in seat { $seat }: { $at }
ui-admin-job-pause = The pause, or the time to answer a pause request, ends: { $at }
ui-admin-job-review = Search for turning points, next part: { $at }
ui-admin-no-table = That game doesn't exist.
ui-admin-no-server = I'm not in a server with that ID.
# $server: its name
ui-admin-leave = Leave { $server }? Its games stop, and they're deleted later unless someone invites me again.
ui-admin-button-leave = Leave
ui-admin-button-stay = Stay
ui-admin-left = I've left that server.
# The bot admin's message follows these two.
ui-admin-maintenance-everything = All games are paused. Players see this message:
ui-admin-maintenance-new = New games are blocked. Players see this message:
ui-admin-maintenance-ended = Maintenance is over.
ui-admin-maintenance-none = Maintenance is already off. Add a message to turn it on.
