### Translated from the English version 8dd15f8a
ui-button-plan-ahead = Planificar por adelantado
ui-button-another = Planificar otro turno
ui-button-queue-turn = Programar turno
ui-button-queued-turns = Turnos programados ({ $count })

ui-ahead-now = Planificas por adelantado con el tablero de ahora. Solo tú lo ves.
    .again = Planificas por adelantado
ui-ahead-next-day = Planificas por adelantado con el tablero que habrá cuando avance el calendario. Solo tú lo ves.
    .again = Planificas por adelantado · día siguiente
ui-ahead-complete = **Turno completo.** Pulsa *{ ui-button-queue-turn }*. Cuando te toque, lo juego si se cumple su condición.

ui-queued-turn-failed = El turno programado { $number } no se ha jugado: { $why }.
ui-queued-turn-waits = Tu turno programado se jugará en unos minutos, salvo que planifiques aquí otra cosa.
ui-queued-turn-illegal = “{ $step }” ya no es posible
ui-queued-turn-incomplete = sus pasos ya no completan el turno
ui-queued-turn-costs = costaría { $more } más de lo planificado
ui-queued-turn-otherwise = su resultado ha cambiado

ui-queued-turns-title = **Tus turnos programados.** Cuando te toque, juego el primero cuya condición se cumpla.
ui-queued-turns-none = No tienes turnos programados.
ui-queued-turns-item = **{ $number }.** { $planned } – { $when }
ui-queued-turns-not-now = -# Si te tocara ahora, este no se jugaría: { $why }.
ui-queued-turns-else = Si ninguno sirve, juegas tú como siempre.
ui-queued-turn-when = Cuándo jugar el turno programado { $number }
ui-queued-turn-as-planned = si no cuesta más y el resultado no ha cambiado
ui-queued-turn-within-nothing = si no cuesta más de lo planificado
ui-queued-turn-within = si cuesta como mucho { $more } más
ui-queued-turn-legal = si todavía es posible
ui-queued-turn-withdraw = Borrar este turno programado

ui-notice-queued-turn = Se ha jugado tu turno programado en { $channel } ({ $game }): { $summary }.
ui-notice-queued-turn-alone = Se ha jugado tu turno programado en { $channel } ({ $game }).
ui-notice-forced = He jugado tu turno en { $channel } ({ $game }), porque no tenías elección: { $summary }.
ui-notice-forced-alone = He jugado tu turno en { $channel } ({ $game }), porque no tenías elección.
ui-notice-undone = { $player } ha deshecho turnos en { $channel } ({ $game }), entre ellos el tuyo. Lo tienes de nuevo en tu plan: usa { COMMAND("plan") }.

ui-refusal-your-turn = Ya te toca. Pulsa *{ ui-button-take-turn }*.
ui-refusal-nothing-ahead = Ahora no se puede planificar por adelantado. Prueba otra vez después del próximo turno.
ui-refusal-too-many-queued-turns = Ya tienes { $most } turnos programados. Primero borra uno.

ui-panel-auto-play = Juego automático
ui-panel-delay = Demora de turnos programados
ui-remind-forced = El juego automático está activado. Si no tienes elección, juego tu turno.
ui-remind-later = Tus turnos programados se juegan con 1–20 minutos de demora. La mención te llega igual.
cmd-remind-auto-play = juego-automatico
    .description = Jugar por ti los turnos que no dejan elección y no revelan nada.
cmd-remind-delay = demora
    .description = Jugar los turnos programados con 1–20 minutos de demora, para que no se note.
cmd-plan = planificar
    .description = Planificar tu próximo turno mientras juegan los demás, y ver tus turnos programados.
cmd-plan-action = pasos
    .description = Un paso, o varios separados por “;”. Un turno completo queda programado.
