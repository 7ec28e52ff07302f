### Translated from the English version 83602b1c
ui-button-plan-ahead = Planificar por adelantado
ui-button-another = Planificar otro turno
ui-button-confirm-order = Confirmar orden
ui-button-plan-now = Planificar con la mesa de ahora
ui-button-plan-next-day = Planificar el día siguiente
ui-button-orders = Mis órdenes ({ $count })

ui-ahead-now = Planificas por adelantado, con la mesa como está ahora. Solo tú lo ves.
ui-ahead-next-day = Planificas por adelantado, con la mesa como estará cuando avance el calendario. Solo tú lo ves.
ui-ahead-complete = **El turno está completo.** *{ ui-button-confirm-order }* lo guarda: cuando te toque, lo juego si su condición se cumple, y te lo digo.

ui-order-failed = Tu orden { $number } no se ha ejecutado: { $why }.
ui-order-waits = Tu orden se ejecutará en unos minutos, salvo que planifiques aquí otra cosa.
ui-order-illegal = “{ $step }” ya no es posible
ui-order-incomplete = sus pasos ya no completan el turno
ui-order-costs = costaría { $more } más de lo planificado
ui-order-otherwise = costaría o daría algo distinto de lo planificado

ui-orders-title = **Tus órdenes.** Solo tú las ves. Cuando te toque, se ejecuta la primera cuya condición se cumpla.
ui-orders-none = No tienes órdenes.
ui-orders-line = **{ $number }.** { $planned } – { $when }
ui-orders-not-now = -# Si te tocara ahora, no se ejecutaría: { $why }.
ui-orders-else = Si ninguna se puede ejecutar, juegas como siempre.
ui-order-when = Orden { $number }: ¿cuándo se ejecuta?
ui-order-as-planned = si cuesta y da lo mismo que lo planificado
ui-order-within-nothing = si no cuesta más de lo planificado
ui-order-within = si cuesta como mucho { $more } más
ui-order-legal = si es posible, sin más
ui-order-withdraw = Retirar esta orden

ui-notice-ordered = Tu orden en { $channel } ({ $game }) se ha ejecutado: { $deed }.
ui-notice-ordered-alone = Tu orden en { $channel } ({ $game }) se ha ejecutado.
ui-notice-forced = Tu turno en { $channel } ({ $game }) no dejaba elección, así que se ha jugado: { $deed }.
ui-notice-forced-alone = Tu turno en { $channel } ({ $game }) no dejaba elección, así que se ha jugado.

ui-refusal-your-turn = Ya te toca: juega con *{ ui-button-take-turn }*.
ui-refusal-nothing-ahead = Ahora no se puede planificar por adelantado. Prueba otra vez después del próximo turno.
ui-refusal-too-many-orders = Ya tienes { $most } órdenes. Retira antes una.

ui-panel-forced = Turnos forzados automáticos
ui-panel-later = Órdenes con unos minutos de demora
ui-remind-forced = Juego por ti los turnos sin elección.
ui-remind-later = Tus órdenes se ejecutan entre 1 y 20 minutos después de empezar tu turno; el aviso te llega igualmente.
cmd-remind-forced = forzados
    .description = Jugar por ti los turnos que no dejan elección y no revelan nada.
cmd-remind-later = demora
    .description = Ejecutar tus órdenes de 1 a 20 minutos después: la hora no las delata.
cmd-plan = planificar
    .description = Planificar tu próximo turno mientras juegan los demás y ver tus órdenes.
cmd-plan-action = pasos
    .description = Un paso, o varios separados por ; – un turno completo se convierte en orden.
