### Translated from the English version cfdd58fc
## Lobbies that fill

cmd-game-new-auto-start = inicio-automatico
    .description = Empezar la partida cuando todos los asientos estén ocupados.
cmd-game-new-rated = puntuada
    .description = False deja la partida fuera de las puntuaciones.
cmd-game-settings-auto-start = inicio-automatico
    .description = Empezar la partida cuando todos los asientos estén ocupados.
ui-panel-auto-start = Inicio automático
ui-setting-start-when-full = Inicio automático: { $value }
ui-lobby-statistics = El resultado aparecerá en { COMMAND("history") }, { COMMAND("stats") } y { COMMAND("leaderboard") } de este servidor. { COMMAND("privacy hide") } te quita de estas listas.
    .unrated = El resultado aparecerá en { COMMAND("history") } y { COMMAND("stats") } de este servidor. { COMMAND("privacy hide") } te quita de estas listas.
ui-lobby-starts-when-full = La partida empezará sola cuando todos los asientos estén ocupados.
ui-table-joined-started = Ya tienes asiento y la partida empieza. ¡A disfrutar!
ui-lobby-full = { $host }, todos los asientos están ocupados. Puedes empezar la partida.
ui-lobby-kept = ¿Otra partida, { $players }? Basta con pulsar *{ ui-button-join }*. { $players-count ->
    [one] Tu asiento queda reservado
   *[other] Los asientos quedan reservados
} hasta el { $until }.
