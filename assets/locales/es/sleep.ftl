### Translated from the English version f24c54f1
## Tables that nobody touches

cmd-game-settings-sleep = dormir
    .description = Preguntar tras mucho tiempo sin actividad.
ui-panel-sleep = Preguntar cuando no hay actividad
ui-setting-sleep = Si hace mucho que nadie juega, preguntar y después cerrar la sala de espera o poner a dormir la partida: { $value }

ui-button-keep-open = Dejar abierta
ui-button-close = Cerrar
ui-button-sleep = Poner a dormir

ui-idle-lobby = 💤 Hace mucho que nadie toca esta mesa (última vez: { $since }). Si nadie responde, se cierra el { $until }.
ui-idle-game = 💤 Hace mucho que nadie toca esta partida (última vez: { $since }). Si nadie responde, la pongo a dormir el { $until }: sin recordatorios hasta que alguien la despierte.
ui-idle-stays-open = La mesa sigue abierta.
ui-idle-stays-awake = La partida sigue.
ui-idle-closed = 💤 La mesa está cerrada: abre una nueva con { COMMAND("game new") }.

ui-pause-asleep = 💤 La partida duerme hasta que alguien la despierte con *{ ui-button-go-on }*.
ui-pause-asleep-brief = dormida

ui-table-stays-open = La mesa sigue abierta.
ui-table-stays-awake = La partida sigue.
ui-table-sleeps = La partida ya duerme; *{ ui-button-go-on }* la despierta.
ui-refusal-not-asked = Esta pregunta ya está respondida: mira el último mensaje de este canal.
