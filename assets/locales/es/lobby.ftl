### Translated from the English version 21dcba80
## Lobbies that fill

cmd-game-new-full = al-completo
    .description = Empezar en cuanto se ocupen todos los asientos.
cmd-game-settings-full = al-completo
    .description = Empezar en cuanto se ocupen todos los asientos.
ui-panel-full = Empezar al completarse
ui-setting-full = Empezar en cuanto se ocupen todos los asientos: { $value }
ui-lobby-starts-when-full = La partida empieza sola en cuanto se ocupen todos los asientos.
ui-table-joined-started = Ya tienes asiento y la partida empieza. ¡A disfrutar!
ui-lobby-full = { $host }, todos los asientos están ocupados: puedes empezar la partida.
ui-lobby-kept = ¿Otra partida, { $players }? { $players-count ->
    [one] Tu asiento queda reservado
   *[other] Los asientos quedan reservados
} hasta el { $until }: basta con pulsar *{ ui-button-join }*.
