### Translated from the English version 0c850097
## Tables that nobody touches

cmd-game-settings-inactive-check = control-inactividad
    .description = Preguntar antes de cerrar o pausar una partida inactiva.
ui-panel-inactive-check = Control de inactividad
ui-setting-sleeps = Control de inactividad: { $value }

ui-button-keep-open = Dejar abierta
ui-button-close = Cerrar
ui-button-sleep = Pausar partida

ui-idle-lobby = 💤 Última actividad: { $since }. ¿Dejamos abierta esta sala de espera? Si no, la cierro el { $until }.
ui-idle-game = 💤 Última actividad: { $since }. ¿Seguimos con esta partida? Si no, la pongo en pausa el { $until }.
ui-idle-stays-open = La sala de espera sigue abierta.
ui-idle-stays-awake = La partida sigue.
ui-idle-closed = 💤 La sala de espera está cerrada. Empieza otra partida con { COMMAND("game new") }.

ui-pause-asleep = 💤 En pausa por inactividad. Pulsa *{ ui-button-go-on }* para seguir.
ui-pause-asleep-brief = en pausa por inactividad

ui-table-stays-open = La sala de espera sigue abierta.
ui-table-stays-awake = La partida sigue.
ui-table-sleeps = La partida está ahora en pausa. Pulsa *{ ui-button-go-on }* para seguir.
ui-refusal-not-asked = Alguien ya ha respondido. Mira el último mensaje de este canal.
