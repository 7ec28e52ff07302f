### Translated from the English version e21a6081
ui-refusal-server-not-allowed = En este servidor no puedo llevar partidas. Las que hay quedan guardadas.
ui-refusal-maintenance = Las partidas están en pausa por mantenimiento. No ha cambiado nada y los relojes están parados.
ui-refusal-no-new-games = Ahora no se pueden empezar partidas nuevas. Las que están en curso siguen.

cmd-admin = admin
    .description = Comandos para los admins del bot.
cmd-admin-health = estado
    .description = Ver la conexión, la base de datos, la memoria y la versión.
cmd-admin-queues = colas
    .description = Ver los mensajes, tareas y jugadores IA en espera.
cmd-admin-game = partida
    .description = Ver el estado de una partida, sin su información oculta.
cmd-admin-game-game = partida
    .description = El número de la partida. Por defecto, la de este canal.
cmd-admin-leave = salir
    .description = Hacer que el bot salga de un servidor.
cmd-admin-leave-server = servidor
    .description = El ID del servidor.
cmd-admin-maintenance = mantenimiento
    .description = Pausar todas las partidas y mostrar un mensaje. Sin mensaje, termina el mantenimiento.
cmd-admin-maintenance-message = mensaje
    .description = El mensaje que ven los jugadores.
cmd-admin-maintenance-new-only = solo-nuevas
    .description = Bloquear solo las partidas nuevas. Las que están en curso siguen.

ui-admin-not-owner = Este comando es solo para los admins del bot.
ui-admin-unreachable = Discord no responde ahora. Prueba otra vez dentro de un momento.
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
ui-admin-thoughts = Búsquedas en espera: { $count }.
ui-admin-table = Partida { $table } · servidor { $server } · canal { $channel }
ui-admin-unreadable = Esta partida no se puede leer. `daykeeper check` dice por qué.
ui-admin-paused = Esta partida está en pausa. Su servidor está bloqueado o el bot está en mantenimiento.
ui-admin-why = Último fallo: { $why }
ui-admin-job-reminder = Recordatorio para el asiento { $seat }: { $at }
ui-admin-job-time-out = El reloj del asiento { $seat } se agota: { $at }
ui-admin-job-computer = Jugador IA en el asiento { $seat }: { $at }
ui-admin-job-pause = Fin de la pausa, o del plazo para responder a la petición: { $at }
ui-admin-job-review = Búsqueda de momentos decisivos, próxima parte: { $at }
ui-admin-no-table = Esa partida no existe.
ui-admin-no-server = No estoy en ningún servidor con ese ID.
ui-admin-leave = ¿Salgo de { $server }? Sus partidas se paran, y más adelante se borran si nadie me invita otra vez.
ui-admin-button-leave = Salir
ui-admin-button-stay = Quedarse
ui-admin-left = He salido de ese servidor.
ui-admin-maintenance-everything = Todas las partidas están en pausa. Los jugadores ven este mensaje:
ui-admin-maintenance-new = Las partidas nuevas están bloqueadas. Los jugadores ven este mensaje:
ui-admin-maintenance-ended = El mantenimiento ha terminado.
ui-admin-maintenance-none = No hay ningún mantenimiento en curso. Añade un mensaje para empezarlo.
