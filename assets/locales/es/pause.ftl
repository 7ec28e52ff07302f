### Translated from the English version a9960c4c
## Pauses

cmd-game-pause = pausa
    .description = Proponer una pausa a los demás jugadores.
cmd-game-pause-days = dias
    .description = Por cuántos días; sin fin si no lo indicas.

ui-button-go-on = Seguir

ui-pause-on = ⏸ La partida está en pausa hasta que alguien la reanude.
    .until = ⏸ La partida está en pausa hasta el { $until }, o hasta que alguien la reanude.

ui-pause-brief = en pausa
    .until = en pausa hasta el { $until }
ui-games-paused = { $entry }: { $pause }

## A proposal

ui-pause-asked = ⏸ { $player } propone una pausa hasta que alguien reanude la partida.
    .days = ⏸ { $player } propone una pausa de { $days ->
    [one] 1 día
   *[other] { $days } días
}.
ui-pause-agrees = { $player } acepta.
ui-pause-waits = { $player }, ¿de acuerdo?
ui-pause-agreed = Todos de acuerdo.
ui-pause-refused = { $player } prefiere seguir jugando.
ui-pause-withdrawn = { $player } retira la propuesta.
ui-pause-lapsed = No han respondido todos a tiempo: la propuesta queda cerrada.

ui-table-pause-proposed = He preguntado a los demás si la partida puede hacer una pausa.
ui-table-pause-agreed = Has aceptado: la pausa empieza cuando acepten todos.
ui-table-pause-refused = Has dicho que no: la partida sigue.
ui-table-pause-withdrawn = Has retirado tu propuesta: la partida sigue.
ui-table-paused = La partida está en pausa.
ui-table-pause-ended = La partida sigue.

## What the channel reads

ui-notice-paused = ⏸ La partida está en pausa: sin recordatorios, con los relojes parados y sin turnos de IA hasta que alguien pulse *{ ui-button-go-on }*.
    .until = ⏸ La partida está en pausa hasta el { $until }: sin recordatorios, con los relojes parados y sin turnos de IA. Quien tenga asiento en la mesa puede pulsar *{ ui-button-go-on }* antes.
ui-notice-pause-ended = ▶ Se acabó la pausa: la partida sigue.
    .by = ▶ { $name } termina la pausa: la partida sigue.

## What cannot be done

ui-refusal-paused = La partida está en pausa: pulsa *{ ui-button-go-on }* para jugar.
    .until = La partida está en pausa hasta el { $until }: pulsa *{ ui-button-go-on }* para jugar ya.
ui-refusal-not-paused = La partida no está en pausa: ya está en marcha.
ui-refusal-bad-pause = Una pausa dura { $most ->
    [one] 1 día
   *[other] de 1 a { $most } días
}. Si no indicas los días, dura hasta que alguien pulse *{ ui-button-go-on }*.
ui-refusal-pause-pending = Ya hay una pausa propuesta: primero hay que decidir esa. Quien la propuso puede retirarla con *{ ui-button-refuse }*.
ui-refusal-pause-closed = Esa propuesta está cerrada: mira el último mensaje de este canal.
