### Translated from the English version 2ad25715
# Settings of tables; reminders, clocks and vacations.

## Settings of a table

ui-settings-title = **Ajustes de esta partida**
ui-settings-usual = Todos los ajustes son los predeterminados.
ui-setting-pace = Recordar tras: { $value }
ui-setting-clock = Reloj: { $value }
ui-setting-time-out = Tiempo agotado: { $value }
ui-setting-undo = Deshacer: { $value }
ui-setting-ai = Jugadores IA: { $value }
ui-setting-hints = Pistas: { $value }
ui-setting-unhurried = Ritmo de la IA: { $value }
ui-computer-pace-fast = responde en segundos
ui-computer-pace-slow = se toma su tiempo
ui-setting-pinned = Estado fijado: { $value }
ui-setting-one-message = Un mensaje por ronda: { $value }
ui-setting-rated = Puntuada: { $value }
ui-setting-web = Página web: { $value }
ui-setting-language = Idioma: { $value }
ui-setting-theme = Tema: { $value }
ui-panel-choose = Cambiar…
ui-panel-entry = { $setting }: { $value }
ui-panel-value = { $setting }…
ui-panel-typed = Para otros valores, usa `{ COMMAND("game settings") }` con *{ $option }*.
    .person = Para otros valores, usa `{ COMMAND("remind") }` con *{ $option }*.
ui-panel-remind-after = Recordar tras
ui-panel-time-bank = Tiempo total
ui-panel-per-turn = Tiempo por turno
ui-panel-on-timeout = Tiempo agotado
ui-panel-undo = Deshacer
ui-panel-computer-players = Jugadores IA
ui-panel-hints = Pistas
ui-panel-computer-pace = Ritmo de la IA
ui-panel-pinned = Estado fijado
ui-panel-one-message = Un mensaje por ronda
ui-panel-rated = Puntuada
ui-panel-web = Página web
ui-panel-seating = Orden de asientos
ui-panel-theme = Tema
ui-panel-language = Idioma
ui-panel-pictures = Imágenes en respuestas privadas
ui-panel-send-to = Enviar recordatorios a
ui-panel-timezone = Zona horaria
ui-panel-quiet-hours = Horas de silencio
ui-panel-vacation = Vacaciones
ui-setting-yes = sí
ui-setting-no = no
ui-theme-light = claro
ui-theme-dark = oscuro

ui-pace-live = 10 minutos (en vivo)
ui-pace-fast = 4 horas (rápido)
ui-pace-daily = 1, 3, 7, 15… días (diario)
ui-pace-relaxed = 3 días (tranquilo)
ui-pace-weekly = 1 semana (semanal)
ui-pace-hours = { $hours ->
    [one] { $hours } hora
   *[other] { $hours } horas
}

ui-clock-none = ninguno
ui-clock-bank = { $bank } por jugador
ui-clock-rule = { $bank } por jugador, más { $increment } cada turno

ui-time-out-remind = solo un recordatorio
ui-time-out-turn = un jugador IA juega el turno
ui-time-out-seat = un jugador IA juega en su lugar hasta su regreso

ui-undo-rule-agreed = libremente hasta que empiece el siguiente jugador, después si todos aceptan
ui-undo-rule-free = solo hasta que empiece el siguiente jugador
ui-undo-rule-never = nunca

ui-span-days = { $hours ->
    [0] { $days } d
   *[other] { $days } d { $hours } h
}
ui-span-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
ui-span-minutes = { $minutes } min
ui-length-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minutos
}
ui-length-hours = { $count ->
    [one] 1 hora
   *[other] { $count } horas
}
ui-length-days = { $count ->
    [one] 1 día
   *[other] { $count } días
}
ui-length-weeks = { $count ->
    [one] 1 semana
   *[other] { $count } semanas
}

ui-table-settings-changed = Guardado. { $settings-series }.
ui-table-settings-same = Ya estaba así. No ha cambiado nada.
ui-notice-settings = { $name } ha cambiado los ajustes de esta partida. { $settings-series }.

## Clocks and vacations in public

ui-clock-left = -# { $player }, tiempo restante: { $left }
    .runs = -# { $player }, tiempo restante: { $left }, hasta el { $until }
    .paused = -# { $player }, tiempo restante: { $left }, reloj parado (se acaba el { $until } o más tarde)
ui-clock-own = -# Te queda en el reloj: { $left }
    .runs = -# Te queda en el reloj: { $left }, hasta el { $until }
    .paused = -# Te queda en el reloj: { $left }, parado ahora (se acaba el { $until } o más tarde)
ui-turn-away = -# { $player } está de vacaciones hasta el { $until }, sin menciones y con el reloj parado.
ui-notice-away = { $name } está de vacaciones hasta el { $until }, sin menciones y con el reloj parado.
ui-notice-time-out-remind = Se acabó el tiempo de { $player }. La partida espera igualmente.
ui-notice-time-out-turn = Se acabó el tiempo de { $player }. Un jugador IA juega este turno.
ui-notice-time-out-seat = Se acabó el tiempo de { $player }. Un jugador IA juega en su lugar hasta su regreso.

## Reminders

ui-button-take-turn-of = Jugar el turno: { $game }
ui-reminder-turn = { $user }, te toca en { $channel } ({ $game }).
ui-reminder-choice = { $user }, te toca elegir en { $channel } ({ $game }).
ui-reminder-turn-again = { $user }, { $game } te espera en { $channel }. Tu turno empezó { $since }.
ui-reminder-choice-again = { $user }, { $game } espera tu elección en { $channel } ({ $since }).

## /remind

ui-remind-channel = Los recordatorios llegan al canal de la partida.
ui-remind-direct = Los recordatorios llegan por mensaje directo, o al canal de la partida si no aceptas mensajes directos.
ui-remind-both = Los recordatorios llegan al canal de la partida y por mensaje directo.
ui-remind-nowhere = No recibes recordatorios.
ui-remind-quiet = Horas de silencio: de { $from } a { $until } ({ $zone }), sin recordatorios y con los relojes parados.
ui-remind-zone = Tu zona horaria es { $zone }. No tienes horas de silencio.
ui-remind-no-quiet = No tienes horas de silencio.
ui-remind-away = Estás de vacaciones hasta el { $until }, sin recordatorios y con los relojes parados.
ui-remind-pictures = Imágenes en tus respuestas privadas: tema { $value }.
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

ui-refusal-undo-never = En esta partida no se deshacen turnos. El host puede cambiarlo con { COMMAND("game settings") }.
ui-refusal-undo-only-free = En esta partida solo puedes deshacer hasta que empiece el siguiente jugador. El host puede cambiarlo con { COMMAND("game settings") }.
ui-refusal-bad-hours = Esa duración no es válida. Elige de 1 a { $most } horas.
ui-refusal-bad-clock = Ese reloj no es válido. Pon *{ ui-panel-time-bank }* (opción “{ cmd-game-settings-time-bank }”) en 90 días como mucho, por ejemplo 3d.
ui-refusal-unknown-zone = No conozco la zona horaria “{ $zone }”. Elige una de la lista mientras escribes, por ejemplo Europe/Madrid.
ui-refusal-no-zone = Para las horas de silencio necesito tu zona horaria. Añade la opción “{ cmd-remind-timezone }”.
ui-refusal-bad-quiet = Esas horas de silencio no son válidas. Elige un principio y un fin con { $hours ->
    [one] una hora
   *[other] { $hours } horas
} de diferencia como mucho.
ui-refusal-bad-away = Esas vacaciones no son válidas. Elige un día, como mucho dentro de { $days ->
    [one] un día
   *[other] { $days } días
}.
ui-refusal-unclear = No entiendo “{ $text }”. Elige una de las sugerencias.
    .span = No entiendo “{ $text }”. Escribe un tiempo como 12h o 3d.
    .quiet = No entiendo “{ $text }”. Escribe las horas como 22:30-07:00, o “no”.
    .day = No entiendo “{ $text }”. Escribe un día como 2027-01-31, o “no”.

## Commands, as in discord.ftl

ui-language-name = Español
cmd-game-settings = ajustes
    .description = Ver o cambiar los ajustes de esta partida.
cmd-game-settings-remind-after = recordar-tras
    .description = Tiempo hasta un recordatorio. Elige de la lista o escribe un tiempo como 36h.
    .live = { ui-pace-live }
    .fast = { ui-pace-fast }
    .daily = { ui-pace-daily }
    .relaxed = { ui-pace-relaxed }
    .weekly = { ui-pace-weekly }
cmd-game-settings-time-bank = tiempo-total
    .description = Tiempo de cada jugador para toda la partida, como 3d, o “no” para quitar el reloj.
cmd-game-settings-per-turn = tiempo-por-turno
    .description = Tiempo que se suma cada turno, como 12h. Necesita un tiempo total.
cmd-game-settings-on-timeout = tiempo-agotado
    .description = Qué pasa cuando se acaba el tiempo. Nadie pierde la partida por eso.
    .remind = solo un recordatorio
    .turn = un jugador IA juega el turno
    .seat = un jugador IA juega en su lugar hasta su regreso
cmd-game-settings-undo = deshacer
    .description = Cuándo se pueden deshacer turnos.
    .agreed = libremente hasta que empiece el siguiente jugador, después si todos aceptan
    .free = solo hasta que empiece el siguiente jugador
    .never = nunca
cmd-game-settings-computer-players = jugadores-ia
    .description = Permitir que los jugadores IA se unan o jueguen por alguien.
cmd-game-settings-hints = pistas
    .description = Cuándo se permiten pistas y comentarios.
    .yes = { ui-setting-yes }
    .no = { ui-setting-no }
    .alone = en solitario
cmd-game-settings-computer-pace = ritmo-ia
    .description = Con qué rapidez juegan los jugadores IA.
    .fast = { ui-computer-pace-fast }
    .slow = { ui-computer-pace-slow }
cmd-game-settings-pinned = fijado
    .description = Mantener un mensaje fijado con el estado de la partida.
cmd-game-settings-one-message = un-mensaje
    .description = Reunir cada ronda en un solo mensaje.
cmd-game-settings-rated = puntuada
    .description = Contar la partida para las puntuaciones. Solo antes de empezar.
cmd-game-settings-seating = orden-asientos
    .description = Asientos por sorteo o por orden de llegada. Solo antes de empezar.
    .random = por sorteo
    .joined = por orden de llegada
cmd-game-settings-theme = tema
    .description = Imágenes claras u oscuras.
    .light = claro
    .dark = oscuro
cmd-game-settings-language = idioma
    .description = El idioma de los mensajes públicos.
cmd-game-settings-web = web
    .description = Una página web de solo lectura. Cualquiera con el enlace puede mirar.
cmd-remind = recordatorio
    .description = Ver o cambiar tus recordatorios, horas de silencio y vacaciones.
cmd-remind-send-to = enviar-a
    .description = Dónde llegan tus recordatorios.
    .channel = el canal
    .direct = mensajes directos
    .both = los dos
    .nowhere = en ningún sitio
cmd-remind-pictures = imagenes
    .description = Imágenes claras u oscuras en tus respuestas privadas.
    .light = claras
    .dark = oscuras
    .game = como en la partida
cmd-remind-timezone = zona-horaria
    .description = Tu zona horaria, por ejemplo Europe/Madrid.
cmd-remind-quiet-hours = horas-de-silencio
    .description = Horas sin menciones y con los relojes parados, como 22:30-07:00, o “no”.
cmd-remind-vacation = vacaciones
    .description = El día en que vuelves, como 2027-01-31, o “no”.
