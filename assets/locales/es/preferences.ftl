### Translated from the English version 6a1cb0d6
# Settings of tables; reminders, clocks and vacations.

## Settings of a table

ui-settings-title = **Ajustes de esta mesa**
ui-setting-pace = Recordatorios: { $value }
ui-setting-clock = Reloj: { $value }
ui-setting-time-out = Si se acaba el tiempo: { $value }
ui-setting-undo = Deshacer turnos: { $value }
ui-setting-ai = Jugadores IA: { $value }
ui-setting-hints = Pistas: { $value }
ui-setting-unhurried = IA sin prisa: { $value }
ui-setting-pinned = Mensaje fijado con la situación: { $value }
ui-setting-language = Idioma: { $value }
ui-setting-theme = Imágenes: { $value }
ui-panel-choose = Cambiar…
ui-panel-entry = { $setting }: { $value }
ui-panel-value = { $setting }…
ui-panel-typed = ¿No está en el menú? `{ COMMAND("game settings") }` acepta cualquier valor en la opción *{ $option }*.
    .person = ¿No está en el menú? `{ COMMAND("remind") }` acepta cualquier valor en la opción *{ $option }*.
ui-panel-pace = Recordatorios
ui-panel-hours = Horas hasta el recordatorio
ui-panel-bank = Reloj, por partida
ui-panel-increment = Reloj, por turno
ui-panel-time-out = Si se acaba el tiempo
ui-panel-undo = Deshacer turnos
ui-panel-computers = Jugadores IA
ui-panel-hints = Pistas
ui-panel-unhurried = IA sin prisa
ui-panel-pinned = Mensaje fijado con la situación
ui-panel-order = Orden de los asientos
ui-panel-theme = Imágenes
ui-panel-language = Idioma
ui-panel-where = Dónde llegan los recordatorios
ui-panel-zone = Zona horaria
ui-panel-quiet = Horas de silencio
ui-panel-away = Vacaciones
ui-setting-yes = sí
ui-setting-no = no
ui-theme-light = claras
ui-theme-dark = oscuras

ui-pace-live = tras 10 minutos (en vivo)
ui-pace-fast = tras 4 horas (rápido)
ui-pace-daily = tras un día y luego los días 3, 7, 15… (diario)
ui-pace-relaxed = tras 3 días (tranquilo)
ui-pace-weekly = tras una semana (semanal)
ui-pace-hours = { $hours ->
    [one] tras { $hours } hora
   *[other] tras { $hours } horas
}

ui-clock-none = ninguno
ui-clock-bank = { $bank } por jugador
ui-clock-rule = { $bank } por jugador, más { $increment } cada turno

ui-time-out-remind = solo un recordatorio
ui-time-out-turn = una IA juega el turno
ui-time-out-seat = una IA ocupa el asiento hasta que vuelva su jugador

ui-undo-rule-agreed = libremente hasta que empiece el siguiente jugador; después, si todos aceptan
ui-undo-rule-free = solo hasta que empiece el siguiente jugador
ui-undo-rule-never = nunca

ui-span-days = { $days } d { $hours } h
ui-span-hours = { $hours } h { $minutes } min
ui-span-minutes = { $minutes } min

ui-table-settings-changed = Guardado. { $settings-series }.
ui-table-settings-same = No hay nada que cambiar: ya está así.
ui-notice-settings = { $name } ha cambiado los ajustes de esta mesa. { $settings-series }.

## Clocks and vacations in public

ui-clock-left = -# { $player }, tiempo restante: { $left }
    .runs = -# { $player }, tiempo restante: { $left }, hasta el { $until }
    .paused = -# { $player }, tiempo restante: { $left }; reloj parado ahora (se acaba el { $until } o más tarde)
ui-clock-own = -# Te queda en el reloj: { $left }
    .runs = -# Te queda en el reloj: { $left }, hasta el { $until }
    .paused = -# Te queda en el reloj: { $left }; parado ahora (se acaba el { $until } o más tarde)
ui-turn-away = -# { $player } está de vacaciones hasta el { $until }: sin menciones y con el reloj parado.
ui-notice-away = { $name } está de vacaciones hasta el { $until }: sin menciones y con el reloj parado.
ui-notice-time-out-remind = Se acabó el tiempo de { $player }. No pasa nada: la partida espera.
ui-notice-time-out-turn = Se acabó el tiempo de { $player }: una IA juega este turno.
ui-notice-time-out-seat = Se acabó el tiempo de { $player }: una IA ocupa su asiento hasta su regreso.

## Reminders

ui-button-take-turn-of = Jugar el turno: { $game }
ui-reminder-turn = { $user }, te toca en { $channel } ({ $game }).
ui-reminder-choice = { $user }, te toca elegir en { $channel } ({ $game }).
ui-reminder-turn-again = { $user }, { $game } te espera en { $channel }. Tu turno empezó { $since }.
ui-reminder-choice-again = { $user }, { $game } espera tu elección en { $channel }. La pregunta llegó { $since }.

## /remind

ui-remind-channel = Los recordatorios llegan al canal de la partida.
ui-remind-direct = Los recordatorios llegan por mensaje directo, o al canal de la partida si no aceptas mensajes directos.
ui-remind-both = Los recordatorios llegan al canal de la partida y por mensaje directo.
ui-remind-nowhere = No recibes recordatorios.
ui-remind-quiet = Horas de silencio: de { $from } a { $until } ({ $zone }). Los recordatorios esperan a que pasen, y tus relojes se paran.
ui-remind-zone = Tu zona horaria es { $zone }. No tienes horas de silencio.
ui-remind-no-quiet = No tienes horas de silencio.
ui-remind-away = Estás de vacaciones hasta el { $until }: sin recordatorios y con tus relojes parados.
ui-remind-nothing-waits = Ninguna partida te espera.
ui-remind-never = { $tables ->
    [one] Te espera { $tables } partida, pero no recibirás recordatorios.
   *[other] Te esperan { $tables } partidas, pero no recibirás recordatorios.
}
ui-remind-next-channel = { $tables ->
    [one] Te espera { $tables } partida. Próximo recordatorio: { $at }, en { $channel }.
   *[other] Te esperan { $tables } partidas. Próximo recordatorio: { $at }, en { $channel }.
}
ui-remind-next-direct = { $tables ->
    [one] Te espera { $tables } partida. Próximo recordatorio: { $at }, por mensaje directo sobre { $channel }.
   *[other] Te esperan { $tables } partidas. Próximo recordatorio: { $at }, por mensaje directo sobre { $channel }.
}
ui-remind-next-both = { $tables ->
    [one] Te espera { $tables } partida. Próximo recordatorio: { $at }, en { $channel } y por mensaje directo.
   *[other] Te esperan { $tables } partidas. Próximo recordatorio: { $at }, en { $channel } y por mensaje directo.
}

## Refusals, private

ui-refusal-undo-never = En esta mesa no se deshacen turnos; el host puede cambiarlo con { COMMAND("game settings") }.
ui-refusal-undo-only-free = En esta mesa un turno solo se puede deshacer hasta que empiece el siguiente jugador; el host puede cambiarlo con { COMMAND("game settings") }.
ui-refusal-bad-hours = Un recordatorio puede tardar de 1 a { $most } horas: elige un número en ese margen.
ui-refusal-bad-clock = El reloj necesita un tiempo total, y ni este ni el incremento pueden pasar de 90 días: indica el total en *{ ui-panel-bank }* o con la opción “{ cmd-game-settings-bank }”, por ejemplo 3d.
ui-refusal-unknown-zone = No conozco la zona horaria “{ $zone }”: elige una de la lista mientras escribes, por ejemplo Europe/Madrid.
ui-refusal-no-zone = Las horas de silencio necesitan tu zona horaria: añade la opción “{ cmd-remind-zone }”.
ui-refusal-bad-quiet = Las horas de silencio necesitan principio y fin, con { $hours ->
    [one] una hora
   *[other] { $hours } horas
} de diferencia como mucho: elige otras.
ui-refusal-bad-away = El día de tu regreso tiene que estar por llegar, dentro de { $days ->
    [one] un día
   *[other] { $days } días
} como mucho: elige otro.
ui-refusal-unclear = No entiendo “{ $text }”: elige una de las sugerencias.
    .span = No entiendo “{ $text }”: escribe un plazo, como 12h o 3d.
    .quiet = No entiendo “{ $text }”: escribe las horas como 22:30-07:00, o “no”.
    .day = No entiendo “{ $text }”: escribe un día como 2027-01-31, o “no”.

## Commands, as in discord.ftl

ui-language-name = Español
cmd-game-settings = ajustes
    .description = Ver o cambiar los ajustes de esta mesa: recordatorios, reloj, deshacer, idioma, imágenes.
cmd-game-settings-pace = ritmo
    .description = Cuánto tardan en llegar los recordatorios.
    .live = { ui-pace-live }
    .fast = { ui-pace-fast }
    .daily = { ui-pace-daily }
    .relaxed = { ui-pace-relaxed }
    .weekly = { ui-pace-weekly }
cmd-game-settings-hours = horas
    .description = Un ritmo propio: las horas hasta el recordatorio.
cmd-game-settings-bank = tiempo-total
    .description = Tiempo de reflexión por jugador y partida, por ejemplo 3d o 12h; “no” quita el reloj.
cmd-game-settings-increment = incremento
    .description = Tiempo que se suma cada turno, por ejemplo 12h; hace falta también el reloj por partida.
cmd-game-settings-time-out = sin-tiempo
    .description = Qué pasa cuando a alguien se le acaba el tiempo. Nadie pierde la partida por eso.
    .remind = solo un recordatorio
    .turn = una IA juega el turno
    .seat = una IA ocupa el asiento hasta que vuelva su jugador
cmd-game-settings-undo = deshacer
    .description = Cuándo se pueden deshacer turnos.
    .agreed = libremente hasta que empiece el siguiente jugador; después, si todos aceptan
    .free = solo hasta que empiece el siguiente jugador
    .never = nunca
cmd-game-settings-computers = ia
    .description = Si las IA pueden unirse o sustituir a alguien.
cmd-game-settings-hints = pistas
    .description = Si hay pistas.
    .yes = { ui-setting-yes }
    .no = { ui-setting-no }
    .alone = en solitario
cmd-game-settings-unhurried = sin-prisa
    .description = Si las IA se toman su tiempo en lugar de responder en segundos.
cmd-game-settings-pinned = fijado
    .description = Si un mensaje fijado muestra siempre la situación de la partida.
cmd-game-settings-order = orden
    .description = Quién se sienta dónde; solo antes de empezar.
    .random = por sorteo
    .joined = por orden de llegada
cmd-game-settings-theme = tema
    .description = Imágenes claras u oscuras.
    .light = claras
    .dark = oscuras
cmd-game-settings-language = idioma
    .description = El idioma de los mensajes públicos.
cmd-remind = recordatorio
    .description = Ver o cambiar tus recordatorios: dónde llegan, horas de silencio, vacaciones.
cmd-remind-where = lugar
    .description = Dónde llegan tus recordatorios.
    .channel = en el canal
    .direct = por mensaje directo
    .both = de las dos formas
    .nowhere = en ningún sitio
cmd-remind-zone = zona
    .description = Tu zona horaria, por ejemplo Europe/Madrid.
cmd-remind-quiet = silencio
    .description = Horas sin recordatorios y con los relojes parados, por ejemplo 22:30-07:00; “no” las quita.
cmd-remind-away = ausencia
    .description = Vacaciones: el día de tu regreso, por ejemplo 2027-01-31; “no” si ya has vuelto.

ui-panel-push = Avisos fuera de Discord
ui-panel-push-write = Escribir una dirección…
ui-panel-push-none = ninguno
ui-push-form = Tu dirección fuera de Discord
ui-push-label = Dirección a la que avisar de tus turnos
ui-push-example = https://ntfy.sh/un-tema-solo-tuyo
ui-remind-push-tested = Se está probando tu dirección en { $host }: en un minuto debería llegarle un mensaje de prueba.
ui-remind-push = Cuando te toca, fuera de tus horas de silencio, también se avisa a tu dirección en { $host }.
ui-remind-push-failed = Tu dirección en { $host } no ha funcionado: ya no se le envía nada. Ponla otra vez para volver a probarla.
ui-push-test = Esto es una prueba: a partir de ahora aquí llega un aviso cuando te toca.
ui-push-turn = { $game }: te toca.
ui-notice-push-failed = Tu dirección en { $host } no ha funcionado: ya no se le envía nada. En Discord se te avisa como antes; con { COMMAND("remind") } puedes volver a probarla.
ui-refusal-push-not-offered = Quien lleva este bot no permite avisos fuera de Discord.
ui-refusal-push-not-listed = Tu dirección debe empezar por una de estas: { $hosts }
ui-refusal-push-too-often = Ya he enviado bastantes notificaciones de prueba por ahora. Inténtalo más tarde.
cmd-remind-push = aviso
    .description = Dirección fuera de Discord a la que avisar de tus turnos, o “ninguna”.
