### Translated from the English version f5b539e6
# What a table answers, refuses and notes.

## Answers, private, after something was done

ui-table-opened = Tu sala de espera está abierta.
ui-table-joined = Ya tienes asiento.
ui-table-left = Has salido de la sala de espera.
ui-table-lobby-cancelled = La sala de espera está cerrada.
ui-table-started = Empieza la partida. ¡Que la disfrutes!
ui-table-started-with-computers = Empieza la partida. Nivel de los jugadores IA: { $strength }. Para otros niveles usa *{ ui-button-add-computer }* en la sala de espera, o ahora { COMMAND("game computer strength") }.
ui-table-cancelled = La partida se ha cancelado.
ui-table-turn-done = Turno terminado. Siguiente: { $next }.
ui-table-turn-done-shown = Turno terminado. Siguiente: { $next }. Tu turno ha revelado “{ $what }”, así que para { COMMAND("undo") } tienen que aceptar los demás.
ui-table-turn-done-final = Turno terminado. Siguiente: { $next }. Tu turno ha revelado “{ $what }”, así que no se puede deshacer.
ui-table-turn-done-chosen = Elección hecha. Puedes deshacerla hasta que todos hayan elegido. Falta la elección de { $next }.
ui-table-turn-done-chosen-final = Elección hecha. Falta la elección de { $next }.
ui-table-turn-done-revealed = Elección hecha. Era la última, así que la partida sigue.
ui-next-game = { $count ->
    [one] También te espera { $game } en { $channel }.
   *[other] Te esperan { $count } partidas más, { $game } en { $channel } desde hace más tiempo.
}
ui-table-turn-done-over = Turno terminado, y la partida también.
ui-table-undone = El turno está deshecho y vuelve al planificador de quien lo jugó.
ui-table-undone-own = El turno está deshecho y vuelve a tu planificador.
ui-table-undo-asked = He preguntado a los demás.
ui-table-undo-agreed = Has aceptado.
ui-table-undo-refused = Has dicho que no. El turno se mantiene.
ui-table-undo-withdrawn = Has retirado tu petición. El turno se mantiene.
ui-table-step = { $step }

## Refusals, private: what is wrong, and what to do

ui-refusal-no-table = Aquí todavía no hay ninguna partida. Empieza una con { COMMAND("game new") }.
ui-refusal-not-here = Ese botón es de una partida de otro canal. Púlsalo allí.
ui-refusal-unknown-game = No conozco ningún juego llamado “{ $game }”. Elige uno de la lista.
ui-refusal-bad-option = Este juego no tiene la opción “{ $option }” con ese valor. Elige una de la lista.
ui-refusal-bad-seats = { $game } es para { $min }–{ $max } jugadores. Elige un número que encaje.
ui-refusal-channel-busy = En este canal ya hay una partida ({ $link }). Empieza la tuya en otro canal o en un hilo.
ui-refusal-channel-busy-unposted = En este canal ya hay una partida que está a punto de aparecer. Empieza la tuya en otro canal o en un hilo.
ui-refusal-table-full = Todos los asientos están ocupados. Espera a que quede uno libre, o empieza otra partida en un hilo.
ui-refusal-already-joined = Ya estás en esta partida.
ui-refusal-not-in-lobby = Todavía no estás en esta partida. Pulsa *{ ui-button-join }* para ocupar un asiento.
ui-refusal-has-resigned = Has abandonado esta partida. Durante un día puedes regresar con { COMMAND("game rejoin") }, si nadie toma tu asiento.
ui-refusal-seat-gone = Tu asiento ya lo ocupa otra persona.
ui-refusal-not-at-table = No estás en esta partida. Puedes seguirla con { COMMAND("board") } y { COMMAND("log") }.
ui-refusal-not-host = Eso solo puede hacerlo el host ({ $host }) o alguien que pueda gestionar este canal.
ui-refusal-too-few-players = { $have ->
    [one] Hacen falta al menos { $need } jugadores y hay { $have }. Espera a los demás, o añade jugadores IA.
   *[other] Hacen falta al menos { $need } jugadores y hay { $have }. Espera a los demás, o añade jugadores IA.
}
ui-refusal-already-started = La partida ya ha empezado. Para dejarla, usa { COMMAND("game resign") }.
ui-refusal-not-started = La partida aún no ha empezado. El host la inicia en la sala de espera.
ui-refusal-not-your-turn = Aún no te toca. Turno de { $who }.
ui-refusal-already-chosen = Ya has elegido. Puedes cambiar de idea con { COMMAND("undo") } mientras falte la elección de { $who }.
ui-refusal-stale-press = Esa opción ya no sirve. *{ ui-button-take-turn }* muestra cómo está tu turno ahora.
ui-refusal-already-done = Ya has terminado este turno. Mira el último mensaje de este canal.
ui-refusal-nothing-drafted = Todavía no has elegido ningún paso que deshacer.
ui-refusal-turn-not-complete = Tu turno aún no está completo. Responde primero a la pregunta.
ui-refusal-illegal = { $more ->
    [0] “{ $step }” aquí no se puede. Puedes: { $possible-inside-series }.
   *[other] “{ $step }” aquí no se puede. Puedes: { $possible-inside-series }; y { $more } más.
}
ui-refusal-illegal-after = { $more ->
    [0] “{ $step }” no se puede tras { $planned-inside-series }. Puedes: { $possible-inside-series }; o `undo`.
   *[other] “{ $step }” no se puede tras { $planned-inside-series }. Puedes: { $possible-inside-series }; { $more } más, o `undo`.
}
ui-refusal-illegal-in-line = { $more ->
    [0] El paso { $number }, “{ $step }”, ahí no se puede, así que no he jugado nada. Puedes: { $possible-inside-series }.
   *[other] El paso { $number }, “{ $step }”, ahí no se puede, así que no he jugado nada. Puedes: { $possible-inside-series }; y { $more } más.
}
ui-refusal-illegal-nothing = “{ $step }” aquí no se puede.
ui-refusal-because = { $reason } { $refusal }
ui-refusal-not-together = No puedes hacer todo eso a la vez. Elige menos cosas.
ui-refusal-after-the-end = El turno termina antes de “{ $step }”. Quita ese paso.
ui-refusal-empty-line = La línea está vacía. Elige un paso de la lista.
ui-refusal-too-many-steps = Ese turno es demasiado largo. Usa { $most } pasos como mucho.
ui-refusal-line-too-long = Esa línea es demasiado larga para un turno. Envíala por partes.
ui-refusal-nothing-to-undo = No tienes ningún turno que deshacer.
ui-refusal-turn-of-another = Solo { $who } puede deshacer ese turno.
ui-refusal-not-last-turn = Ese ya no es tu último turno. Deshaz el último con { COMMAND("undo") }.
ui-refusal-before-saved = Ese turno no se puede deshacer, porque después la partida se reanudó desde una posición guardada.
ui-refusal-undo-pending = Ya hay una petición para deshacer. Responde primero a esa, o retira la tuya con *{ ui-button-refuse }*.
ui-refusal-undo-closed = Esa petición está cerrada. Mira el último mensaje de este canal.
ui-refusal-own-request = Esa petición es tuya. Tienen que responder los demás.
ui-refusal-already-answered = Ya has respondido. Ahora depende de los demás.
ui-refusal-unknown-region = Esta partida no tiene esa zona. Elige una de las sugerencias.
ui-refusal-unknown-turn = { $last ->
    [0] Todavía no se ha jugado ningún turno.
    [one] Ese turno no existe. Hasta ahora solo se ha jugado el 1.
   *[other] Ese turno no existe. Elige uno del 1 al { $last }.
}
ui-refusal-lost-turn = El turno { $turn } ya no se puede mostrar, porque después se corrigieron las reglas. Elige uno posterior.
ui-refusal-game-over = La partida ha terminado. Empieza otra con { COMMAND("game new") }.
ui-refusal-too-many-tables = { $most ->
    [one] Ya eres host de { $most } partida abierta. Termínala, o ciérrala con { COMMAND("game cancel") }.
   *[other] Ya eres host de { $most } partidas abiertas. Termina una, o cierra una con { COMMAND("game cancel") }.
}
ui-refusal-server-full = { $most ->
    [one] Este servidor ya tiene { $most } partida abierta, y no doy abasto con más. Primero hay que terminarla o cerrarla.
   *[other] Este servidor ya tiene { $most } partidas abiertas, y no doy abasto con más. Primero hay que terminar o cerrar alguna.
}
ui-refusal-cancelled = La partida se canceló. Empieza otra con { COMMAND("game new") }.
ui-refusal-unreadable = Ya no puedo cargar esta partida. Sus turnos se conservan, y el host puede cerrarla con { COMMAND("game cancel") }.
ui-refusal-trouble = He tenido un problema, pero no ha cambiado nada. Prueba otra vez dentro de un momento.
ui-refusal-uncertain = He tenido un problema. Mira la partida antes de volver a probar.

## Notes, public or to the host

ui-notice-cancelled = { $name } ha cancelado la partida.
    .until = { $name } ha cancelado la partida. Hasta el { $until } se puede reabrir con { COMMAND("game reopen") }.
ui-notice-resumed = Tras una actualización, esta partida sigue desde su posición guardada. Los turnos anteriores no se pueden deshacer.
ui-notice-undelivered = No he podido publicar un mensaje en { $channel }. La partida está bien. Usa allí { COMMAND("turn") } o { COMMAND("board") }.
ui-notice-withheld = Ya no tengo permiso para escribir en { $channel }. No se ha perdido nada. Con { ui-permission-view-channel } y { ui-permission-send-messages } publico allí el último turno.

## Entries of the log

ui-entry-turn = Turno { $turn }, { $seat }
ui-entry-turn-undone = Un turno de { $seat }, deshecho después
ui-entry-undo-asked = { $seat } pide deshacer un turno
ui-entry-undo-agreed = { $seat } acepta
ui-entry-undo-refused = { $seat } dice que no
ui-entry-undone = { $turns ->
    [one] { $seat } deshace un turno
   *[other] { $seat } deshace { $turns } turnos
}
ui-entry-resumed = La partida se reanuda desde una posición guardada

## Fair play: what can be checked

ui-fair-play-sealed = Sello: { $commitment } · después demuestra que la preparación no ha cambiado
ui-fair-play-ended = Datos del sello: semilla { $seed } · sal { $salt } · registro { $head }
ui-button-fair-play = Comprobar juego limpio
ui-fair-play-checked = { $turns ->
    [one] Sí, hubo juego limpio. La preparación es la que se selló al principio, y su único turno no ha cambiado. Compruébalo con este archivo.
   *[other] Sí, hubo juego limpio. La preparación es la que se selló al principio, y sus { $turns } turnos no han cambiado. Compruébalo con este archivo.
}
ui-fair-play-checked-log = { $turns ->
    [one] Sí, hubo juego limpio. La preparación es la sellada, y su único turno no ha cambiado. Compruébalo con este archivo.
   *[other] Sí, hubo juego limpio. La preparación es la sellada, y sus { $turns } turnos no han cambiado. Compruébalo con este archivo.
}
ui-fair-play-compare = El primer mensaje de la partida debe mostrar el mismo sello: { $seal }
ui-fair-play-broken = No: { $why }. Avisa al admin del bot y guarda este archivo.
ui-fair-play-file = La partida completa, con todo lo necesario para comprobarla
core-proof-shape = el archivo no está escrito como debería
core-proof-game = “{ $game }” no es un juego de este programa
core-proof-commitment = la sal, la semilla y la preparación no dan el sello
core-proof-deal = su semilla es { $seed } y su sal es { $salt }, no las que has indicado
core-proof-seal = su sello es { $seal }, no el que has indicado
core-proof-dealt = la preparación no sale de la semilla
core-proof-setup = la preparación no es de este juego
core-proof-chain = la entrada { $entry } no sigue a la anterior: algo se ha cambiado o quitado
core-proof-head = el registro no acaba en el hash comunicado
core-proof-state = la entrada { $entry } no lleva a la posición que indica
core-proof-good = { $turns ->
    [one] La partida se preparó tal como se selló al principio ({ $commitment }), y su único turno no ha cambiado después.
   *[other] La partida se preparó tal como se selló al principio ({ $commitment }), y ninguno de sus { $turns } turnos ha cambiado después.
}
core-proof-good-log = { $turns ->
    [one] La preparación es la que se selló al principio ({ $commitment }), y su único turno no ha cambiado después. Las reglas han cambiado desde entonces, así que la partida no se ha preparado de nuevo.
   *[other] La preparación es la que se selló al principio ({ $commitment }), y ninguno de sus { $turns } turnos ha cambiado después. Las reglas han cambiado desde entonces, así que la partida no se ha preparado de nuevo.
}
core-proof-not-dealt = no se ha comprobado la preparación, porque las reglas han cambiado desde esta partida
core-proof-unfinished = La partida aún no ha terminado.
