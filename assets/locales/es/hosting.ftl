### Translated from the English version 502f616e
ui-refusal-server-not-let-in = En este servidor no estoy activo. Si aquí hay una partida en curso, queda guardada y en espera.
ui-refusal-maintenance = Ahora mismo no se puede jugar. No ha cambiado nada y los relojes están parados.
ui-refusal-no-new-games = Ahora mismo no se pueden empezar partidas nuevas; las que están en curso siguen.


cmd-admin = admin
    .description = Para los propietarios de este bot.
cmd-admin-health = estado
    .description = Conexión, base de datos, memoria, versión.
cmd-admin-queues = colas
    .description = Lo que está pendiente: mensajes, tareas y jugadas de la IA.
cmd-admin-table = mesa
    .description = Ver la situación de una mesa, sin mostrar nada que el juego oculte.
cmd-admin-table-table = mesa
    .description = Su número; si no lo indicas, la mesa de este canal.
cmd-admin-leave = salir
    .description = Hacer que el bot salga de un servidor.
cmd-admin-leave-server = servidor
    .description = El ID del servidor.
cmd-admin-maintenance = mantenimiento
    .description = Pausar todas las partidas y mostrar este mensaje; sin mensaje, termina la pausa.
cmd-admin-maintenance-message = mensaje
    .description = Lo que leen todos.
cmd-admin-maintenance-new-only = solo-nuevas
    .description = Rechazar solo las partidas nuevas; las que están en curso siguen.

ui-admin-not-owner = Este comando es para los propietarios de este bot.
ui-admin-unreachable = Discord no responde ahora: prueba otra vez en un momento.
ui-admin-version = Daykeeper { $version }, iniciado { $since }.
ui-admin-gateway = Conexiones con Discord: { $count } de { $wanted }.
ui-admin-database = La base de datos responde en { $millis } ms.
ui-admin-memory = Memoria: { $megabytes } MB.
ui-admin-outbox = Mensajes en espera: { $count }{ $count ->
    [0] .
   *[other] , el más antiguo desde hace { $age }.
}
ui-admin-jobs = Tareas pendientes: { $count }{ $count ->
    [0] .
   *[other] , la más antigua con { $age } de retraso.
}
ui-admin-thoughts = Jugadores IA que esperan para pensar: { $count }.
ui-admin-table = Mesa { $table } · servidor { $server } · canal { $channel }
ui-admin-unreadable = Esta partida no se puede leer: `daykeeper check` dice por qué.
ui-admin-stands-still = La mesa está parada: su servidor no está entre los admitidos o el bot está en mantenimiento.
ui-admin-why = Último fallo: { $why }
ui-admin-job-reminder = Recordatorio para el asiento { $seat }: { $at }
ui-admin-job-time-out = El reloj del asiento { $seat } se agota: { $at }
ui-admin-job-computer = Jugador IA en el asiento { $seat }: { $at }
ui-admin-job-pause = Fin de la pausa o del plazo para responder a su propuesta: { $at }
ui-admin-no-table = Esa mesa no existe.
ui-admin-no-server = No estoy en ningún servidor con ese ID.
ui-admin-leave = ¿Salgo de { $server }? Sus partidas se paran. Al cabo de un tiempo se borran, salvo que alguien me invite otra vez.
ui-admin-button-leave = Salir
ui-admin-button-stay = Quedarse
ui-admin-left = Hecho, ya no estoy en ese servidor.
ui-admin-maintenance-everything = Todas las partidas están en pausa. Quien intente jugar leerá:
ui-admin-maintenance-new = No se pueden empezar partidas nuevas. Quien lo intente leerá:
ui-admin-maintenance-ended = El mantenimiento ha terminado.
ui-admin-maintenance-none = No hay ningún mantenimiento que terminar. Para empezar uno, añade un mensaje.
