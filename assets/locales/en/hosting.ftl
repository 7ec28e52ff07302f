# For hosts of a public bot: who is let in, maintenance, and the command of the application's owners.

ui-refusal-server-not-let-in = I don't work in this server. If a game is running here, it's kept and waits.
# Below it stands what the host of the bot wrote, in any language.
ui-refusal-maintenance = Nothing can be played right now. Nothing has changed, and no clock is running.
ui-refusal-no-new-games = No new games right now; those already running go on.

## Seen by the owners alone: at most 32 characters for a name, 100 for a description.

cmd-admin = admin
    .description = For the owners of this bot.
cmd-admin-health = health
    .description = Connection, database, memory, version.
cmd-admin-queues = queues
    .description = Messages, jobs and computer players that are waiting.
cmd-admin-table = table
    .description = How a table stands. Shows nothing that the game hides.
cmd-admin-table-table = table
    .description = Its number; this channel's table if left out.
cmd-admin-leave = leave
    .description = Let the bot leave a server.
cmd-admin-leave-server = server
    .description = The server's id.
cmd-admin-maintenance = maintenance
    .description = Pause all games and show this message; without one, the pause ends.
cmd-admin-maintenance-message = message
    .description = What everybody reads.
cmd-admin-maintenance-new-only = new-only
    .description = Refuse new games only; those already running go on.

ui-admin-not-owner = This command is for the owners of this bot.
ui-admin-unreachable = Discord isn't answering right now: try again in a moment.
# $version: such as 0.1.0 · $since: since when, as Discord shows it, such as “3 days ago”
ui-admin-version = Daykeeper { $version }, started { $since }.
# $count: connections that stand · $wanted: connections there should be
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
ui-admin-thoughts = Computer players waiting to think: { $count }.
# $table, $server, $channel: ids
ui-admin-table = Table { $table } · server { $server } · channel { $channel }
ui-admin-unreadable = This game can't be read: `daykeeper check` says why.
ui-admin-stands-still = The table is standing still: its server isn't let in, or the bot is under maintenance.
# $why: what Discord or the network said, in English
ui-admin-why = Newest failure: { $why }
# $seat: a number · $at: when, as Discord shows it
ui-admin-job-reminder = Reminder for seat { $seat }: { $at }
ui-admin-job-time-out = The clock of seat { $seat } runs out: { $at }
ui-admin-job-computer = Computer player in seat { $seat }: { $at }
ui-admin-job-pause = The pause, or the time to answer its proposal, ends: { $at }
ui-admin-no-table = There's no such table.
ui-admin-no-server = I'm in no server with that id.
# $server: its name
ui-admin-leave = Leave { $server }? Its games stop. They are deleted after some time, unless somebody invites me again.
ui-admin-button-leave = Leave
ui-admin-button-stay = Stay
ui-admin-left = Done, I've left that server.
# Below these two stands what the host of the bot wrote.
ui-admin-maintenance-everything = All games are paused. Whoever tries to play reads:
ui-admin-maintenance-new = No new games can start. Whoever tries reads:
ui-admin-maintenance-ended = The maintenance is over.
ui-admin-maintenance-none = There's no maintenance to end. Add a message to begin one.
