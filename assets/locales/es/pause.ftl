### Translated from the English version c34457de
## Pauses

cmd-game-pause = pausa
    .description = Pedir a los demás una pausa.
cmd-game-pause-days = dias
    .description = Número de días. Por defecto, hasta que alguien la reanude.

ui-button-go-on = Reanudar

ui-pause-on = ⏸ En pausa hasta que alguien pulse *{ ui-button-go-on }*.
    .until = ⏸ En pausa hasta el { $until }, o hasta que alguien pulse *{ ui-button-go-on }*.

ui-pause-brief = en pausa
    .until = en pausa hasta el { $until }
ui-games-paused = { $entry }: { $pause }

## A proposal

ui-pause-asked = ⏸ { $player } pide una pausa.
    .days = ⏸ { $player } pide una pausa de { $days ->
    [one] 1 día
   *[other] { $days } días
}.
ui-pause-agrees = { $player } acepta.
ui-pause-waits = { $player }, ¿de acuerdo?
ui-pause-agreed = Todos de acuerdo.
ui-pause-refused = { $player } dice que no.
ui-pause-withdrawn = { $player } retira la petición.
ui-pause-lapsed = No han respondido todos a tiempo, así que la petición ha caducado.

ui-table-pause-proposed = He preguntado a los demás.
ui-table-pause-agreed = Has aceptado. La pausa empieza cuando acepten todos.
ui-table-pause-refused = Has dicho que no. La partida sigue.
ui-table-pause-withdrawn = Has retirado tu petición. La partida sigue.
ui-table-paused = La partida está en pausa.
ui-table-pause-ended = La partida sigue.

## What the channel reads

ui-notice-paused = ⏸ La partida está en pausa, sin recordatorios, relojes ni turnos de la IA. Pulsa *{ ui-button-go-on }* para seguir.
    .until = ⏸ La partida está en pausa hasta el { $until }, sin recordatorios, relojes ni turnos de la IA. Pulsa *{ ui-button-go-on }* para seguir antes.
ui-notice-pause-ended = ▶ La pausa ha terminado.
    .by = ▶ { $name } reanuda la partida.

## What cannot be done

ui-refusal-paused = La partida está en pausa. Pulsa *{ ui-button-go-on }* para jugar.
    .until = La partida está en pausa hasta el { $until }. Pulsa *{ ui-button-go-on }* para jugar ya.
ui-refusal-not-paused = La partida no está en pausa.
ui-refusal-bad-pause = Una pausa dura { $most ->
    [one] 1 día
   *[other] de 1 a { $most } días
}. Sin días, dura hasta que alguien pulse *{ ui-button-go-on }*.
ui-refusal-pause-pending = Ya hay una petición de pausa. Responde primero a esa, o retira la tuya con *{ ui-button-refuse }*.
ui-refusal-pause-closed = Esa petición está cerrada. Mira el último mensaje de este canal.
