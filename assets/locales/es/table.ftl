### Translated from the English version badca714
# What a table answers, refuses and notes.

## Answers, private, after something was done

ui-table-opened = Tu mesa está abierta: los demás pueden unirse abajo.
ui-table-joined = Ya tienes asiento.
ui-table-left = Has dejado la mesa.
ui-table-lobby-cancelled = La mesa está cerrada.
ui-table-started = Empieza la partida. ¡Que la disfrutes!
ui-table-cancelled = La partida se ha cancelado.
ui-table-turn-done = Turno terminado. Ahora, turno de { $next }.
ui-table-turn-done-shown = Turno terminado. Ahora, turno de { $next }. Se ha revelado algo oculto (“{ $what }”): tu turno solo se puede deshacer con { COMMAND("undo") }.
ui-table-turn-done-final = Turno terminado. Ahora, turno de { $next }. Se ha revelado algo oculto (“{ $what }”): tu turno ya no se puede deshacer.
ui-table-turn-done-chosen = Elección hecha; puedes deshacerla hasta que todos hayan elegido. Falta la elección de { $next }.
ui-table-turn-done-chosen-final = Elección hecha. Falta la elección de { $next }.
ui-table-turn-done-revealed = Elección hecha. Era la última: la partida sigue.
ui-next-game = { $count ->
    [one] { $game }, en { $channel }, también te espera.
   *[other] Te esperan { $count } partidas más; la que más lleva esperando es { $game }, en { $channel }.
}
ui-table-turn-done-over = Turno terminado, y con él la partida.
ui-table-undone = El turno queda deshecho y espera en el planificador de quien lo jugó.
ui-table-undone-own = El turno queda deshecho y te espera en tu planificador.
ui-table-undo-asked = He preguntado a los demás si puedes deshacer tu turno.
ui-table-undo-agreed = Has aceptado.
ui-table-undo-refused = Has dicho que no: el turno vale.
ui-table-undo-withdrawn = Has retirado tu petición: el turno vale.
ui-table-step = { $step }

## Refusals, private: what is wrong, and what to do

ui-refusal-no-table = En este canal no hay ninguna partida: abre una con { COMMAND("game new") }.
ui-refusal-not-here = Ese botón es de una partida de otro canal: púlsalo allí.
ui-refusal-unknown-game = No conozco ningún juego llamado “{ $game }”: elige uno de la lista.
ui-refusal-bad-option = Este juego no tiene ninguna opción “{ $option }” con ese valor: elige una de la lista.
ui-refusal-bad-seats = { $game } es de { $min } a { $max } jugadores: elige un número de asientos en ese margen.
ui-refusal-channel-busy = En este canal ya hay una partida ({ $link }): abre la tuya en otro canal o en un hilo.
ui-refusal-channel-busy-unposted = En este canal ya hay una partida que está a punto de aparecer: abre la tuya en otro canal o en un hilo.
ui-refusal-table-full = Todos los asientos están ocupados: espera a que quede uno libre o abre otra mesa en un hilo.
ui-refusal-already-joined = Ya tienes asiento en esta mesa.
ui-refusal-not-in-lobby = No tienes asiento en esta mesa: toma uno con *{ ui-button-join }*.
ui-refusal-has-resigned = Has abandonado esta partida. Durante un día puedes recuperar tu asiento con { COMMAND("game back") }, mientras no lo tenga otra persona.
ui-refusal-seat-gone = Tu asiento ya lo tiene otra persona.
ui-refusal-not-at-table = No juegas en esta partida, pero puedes seguirla con { COMMAND("board") } y { COMMAND("log") }.
ui-refusal-not-host = Eso solo puede hacerlo el host ({ $host }) o alguien que pueda gestionar este canal.
ui-refusal-too-few-players = { $have ->
    [one] Hacen falta al menos { $need } jugadores y hay { $have }: espera a que se una alguien más o añade jugadores IA.
   *[other] Hacen falta al menos { $need } jugadores y hay { $have }: espera a que se una alguien más o añade jugadores IA.
}
ui-refusal-already-started = La partida ya ha empezado: mira el último mensaje de este canal. Para dejarla, usa { COMMAND("game resign") }.
ui-refusal-not-started = La partida aún no ha empezado: el host la inicia en la sala de espera.
ui-refusal-not-your-turn = Aún no te toca. Turno de { $who }.
ui-refusal-already-chosen = Ya has elegido. Falta la elección de { $who }. Hasta entonces puedes cambiar la tuya con { COMMAND("undo") }.
ui-refusal-stale-press = Ese botón ya no sirve: no ha cambiado nada. *{ ui-button-take-turn }* muestra tu turno como está ahora.
ui-refusal-already-done = Ya has terminado este turno: mira el último mensaje de este canal.
ui-refusal-nothing-drafted = Todavía no hay ningún paso que deshacer.
ui-refusal-turn-not-complete = Tu turno aún no está completo: responde primero a la pregunta.
ui-refusal-illegal = { $more ->
    [0] Ahora no puedes jugar “{ $step }”; no ha cambiado nada. Posible: { $possible-inside-series }.
   *[other] Ahora no puedes jugar “{ $step }”; no ha cambiado nada. Posible: { $possible-inside-series }; y { $more } más.
}
ui-refusal-illegal-after = { $more ->
    [0] “{ $step }” no es posible después de lo que has planificado ({ $planned-inside-series }); no ha cambiado nada. Posible: { $possible-inside-series }. `undo` deshace el último paso.
   *[other] “{ $step }” no es posible después de lo que has planificado ({ $planned-inside-series }); no ha cambiado nada. Posible: { $possible-inside-series }; y { $more } más. `undo` deshace el último paso.
}
ui-refusal-illegal-in-line = { $more ->
    [0] El paso { $number } de tu línea, “{ $step }”, no es posible ahí; no se ha jugado nada. Ahí es posible: { $possible-inside-series }.
   *[other] El paso { $number } de tu línea, “{ $step }”, no es posible ahí; no se ha jugado nada. Ahí es posible: { $possible-inside-series }; y { $more } más.
}
ui-refusal-illegal-nothing = Ahora no puedes jugar “{ $step }”; no ha cambiado nada.
ui-refusal-not-together = No puedes hacer todo eso a la vez; no ha cambiado nada. Elige menos cosas.
ui-refusal-after-the-end = El turno ya ha terminado antes de “{ $step }”; no ha cambiado nada. Quita ese paso.
ui-refusal-empty-line = Escribe al menos un paso: elígelo de la lista.
ui-refusal-line-too-long = Esa línea es demasiado larga para un solo turno: envíala por partes.
ui-refusal-nothing-to-undo = No tienes ningún turno que deshacer.
ui-refusal-turn-of-another = Solo { $who } puede deshacer ese turno.
ui-refusal-not-last-turn = Ese ya no es tu último turno: deshaz el último con { COMMAND("undo") }.
ui-refusal-before-saved = Ese turno no se puede deshacer: después, la partida se reanudó desde una posición guardada.
ui-refusal-undo-pending = La mesa ya está votando si se deshace un turno: primero hay que decidir eso. Quien lo pidió puede retirarlo con *{ ui-button-refuse }*.
ui-refusal-undo-closed = Esa petición está cerrada: mira el último mensaje de este canal.
ui-refusal-own-request = Esa petición es tuya: les toca responder a los demás.
ui-refusal-already-answered = Ya has respondido: ahora depende de los demás.
ui-refusal-unknown-turn = { $last ->
    [0] Todavía no hay turnos.
    [one] Ese turno no existe: hasta ahora solo se ha jugado el 1.
   *[other] Ese turno no existe: elige uno del 1 al { $last }.
}
ui-refusal-lost-turn = El turno { $turn } ya no se puede mostrar, porque después se corrigieron las reglas: elige uno posterior.
ui-refusal-game-over = La partida ha terminado: abre otra con { COMMAND("game new") }.
ui-refusal-too-many-tables = { $most ->
    [one] Ya eres host de { $most } partida abierta: termínala o ciérrala con { COMMAND("game cancel") }.
   *[other] Ya eres host de { $most } partidas abiertas: termina una o cierra una con { COMMAND("game cancel") }.
}
ui-refusal-server-full = { $most ->
    [one] Este servidor ya tiene { $most } partida abierta y no doy abasto con más: primero hay que terminarla o cerrarla.
   *[other] Este servidor ya tiene { $most } partidas abiertas y no doy abasto con más: primero hay que terminar o cerrar alguna.
}
ui-refusal-cancelled = La partida se canceló: abre otra con { COMMAND("game new") }.
ui-refusal-unreadable = Esta partida ya no se puede cargar. Sus turnos se conservan; el host puede cerrarla con { COMMAND("game cancel") }.
ui-refusal-trouble = Algo ha fallado por mi parte y no ha cambiado nada: prueba otra vez dentro de un momento.
ui-refusal-uncertain = Algo ha fallado por mi parte. Mira la partida antes de volver a probar.

## Notes, public or to the host

ui-notice-cancelled = { $name } ha cancelado la partida.
    .until = { $name } ha cancelado la partida. Hasta el { $until } se puede retomar con { COMMAND("game back") }.
ui-notice-resumed = Tras una actualización, los turnos anteriores de esta partida ya no se reproducen exactamente. La partida sigue desde su posición guardada; los turnos anteriores no se pueden deshacer.
ui-notice-undelivered = Discord no ha aceptado uno de mis mensajes en { $channel }; el motivo está en los registros del bot. La partida sigue: { COMMAND("turn") } y { COMMAND("board") } funcionan allí como siempre.
ui-notice-withheld = Ya no tengo permiso para escribir en { $channel }. No se pierde nada: en cuanto tenga los permisos { ui-permission-view-channel } y { ui-permission-send-messages }, aparecerá allí el último turno.

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

ui-fair-play-sealed = Juego limpio: esta partida lleva el sello { $commitment }
ui-fair-play-ended = Juego limpio: semilla { $seed }, sal { $salt }, el registro acaba en { $head }
ui-button-fair-play = ¿Juego limpio?
ui-fair-play-checked = { $turns ->
    [one] Sí. La partida se preparó tal como se selló al principio, y después no se cambió nada en su único turno. Compruébalo con este archivo.
   *[other] Sí. La partida se preparó tal como se selló al principio, y después no se cambió nada en sus { $turns } turnos. Compruébalo con este archivo.
}
ui-fair-play-checked-log = { $turns ->
    [one] Sí: la preparación es la que se selló al principio, y después no se cambió nada en su único turno. Compruébalo con este archivo.
   *[other] Sí: la preparación es la que se selló al principio, y después no se cambió nada en sus { $turns } turnos. Compruébalo con este archivo.
}
ui-fair-play-compare = El primer mensaje de la partida debe mostrar el mismo sello: { $seal }
ui-fair-play-broken = No: { $why }. Avisa a quien lleva este bot y guarda este archivo.
ui-fair-play-file = La partida completa, con todo lo necesario para comprobarla
core-proof-shape = el archivo no está escrito como debería
core-proof-game = aquí no hay ningún juego “{ $game }”
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
core-proof-unfinished = La partida aún no ha terminado.
