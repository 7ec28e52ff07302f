### Translated from the English version 0695f223
# Who sits at a table: computer players, hints, seats that change hands, a person's tables.

## Commands: see discord.ftl

cmd-game-ai = ia
    .description = Añadir, quitar o cambiar IA (el host), o cederles tu asiento.
cmd-game-ai-add = agregar
    .description = Sentar a un jugador IA en la sala de espera.
cmd-game-ai-add-strength = nivel
    .description = Su nivel de juego.
    .easy = Fácil
    .medium = Medio
    .hard = Difícil
cmd-game-ai-remove = quitar
    .description = Quitar un jugador IA; con la partida en juego, su asiento se ofrece a todos.
cmd-game-ai-remove-seat = asiento
    .description = El número del asiento, como lo muestra { COMMAND("game info") }.
cmd-game-ai-strength = nivel
    .description = Cambiar el nivel de un jugador IA.
cmd-game-ai-strength-strength = nivel
    .description = Su nivel a partir de ahora.
    .easy = Fácil
    .medium = Medio
    .hard = Difícil
cmd-game-ai-strength-seat = asiento
    .description = El número del asiento, como lo muestra { COMMAND("game info") }.
cmd-game-ai-hand-over = ceder
    .description = Dar a una IA un asiento libre, o el de alguien hasta su regreso.
cmd-game-ai-hand-over-strength = nivel
    .description = Su nivel de juego.
    .easy = Fácil
    .medium = Medio
    .hard = Difícil
cmd-game-ai-hand-over-seat = asiento
    .description = El número del asiento, como lo muestra { COMMAND("game info") }.
cmd-game-replace = reemplazar
    .description = Ofrecer un asiento: el tuyo, cualquiera si eres host, o el de quien tarda, si hay mayoría.
cmd-game-replace-seat = asiento
    .description = El número del asiento, como en { COMMAND("game info") }; si no lo indicas, el tuyo.
cmd-game-replace-player = jugador
    .description = Quién puede tomarlo; si no lo indicas, cualquiera.
cmd-game-resign = abandonar
    .description = Dejar para siempre una partida en juego: sigue una IA o tu asiento se ofrece a todos.
cmd-game-resign-to = para
    .description = Quién sigue por ti.
    .computer = un jugador IA
    .anybody = quien tome el asiento
cmd-game-back = volver
    .description = Recuperar tu asiento, dejar de ofrecerlo o retomar una partida cancelada.
cmd-game-move = mover
    .description = Traer aquí una partida tuya cuyo canal se borró.
cmd-game-move-table = mesa
    .description = El número de la partida, como en { COMMAND("games") }; solo si hay varias.
cmd-hint = pista
    .description = Ver qué haría una IA en tu lugar y, si puede decirlo, por qué.
cmd-games = partidas
    .description = Tus partidas en todos los servidores, y a quién le toca.
cmd-games-board = lista
    .description = Publicar en su lugar un mensaje con todas las mesas de este servidor, siempre al día.

## Buttons, at most 80 characters

ui-button-add-computer = Añadir IA
ui-button-take-seat = Tomar el asiento
ui-button-back-again = He vuelto
ui-button-hint = Pista
ui-button-use-hint = Planificar la opción { $number }
ui-button-back-to-planner = Volver
ui-button-turning-points = Momentos decisivos
ui-button-see-turn = Turno { $turn }

## How strong a computer player is

ui-strength-easy = Fácil
    .the = nivel fácil
ui-strength-medium = Medio
    .the = nivel medio
ui-strength-hard = Difícil
    .the = nivel difícil

## Players

ui-player-computer = { $player } (IA, { $strength-the })
ui-player-held = { $player } (juega una IA, { $strength-the })
ui-player-nobody = { $player } (asiento libre)
ui-player-numbered = { $number }. { $player }
ui-seat-number = { $number } ({ $seat })

## Lobby

ui-choose-strength = ¿De qué nivel quieres el jugador IA?
ui-choose-next-strength = ¿Otro más? ¿De qué nivel?

## What computer players do

ui-turn-computer = Turno de { $players } · { $status }
ui-turn-nobody = Falta alguien: { $players } · { $status }
ui-turn-resting = Las IA esperan a que vuelva alguien · { $status }

## Seats that change hands. $old: who had it · $new: who has it now

ui-seated-resigned = { $old } abandona la partida: sigue la IA { $new }.
    .until = { $old } abandona la partida: sigue la IA { $new }. Hasta el { $until }, { $old } puede regresar con { COMMAND("game back") }.
ui-seated-resigned-free = { $old } abandona la partida: el asiento queda libre.
    .until = { $old } abandona la partida: el asiento queda libre. Hasta el { $until }, { $old } puede regresar con { COMMAND("game back") }.
ui-seated-replaced = { $new } toma el relevo de { $old }.
ui-seated-time-out = Se acabó el tiempo de { $old }: una IA ocupa su asiento hasta su regreso.
ui-seated-handed-over = Una IA ocupa el asiento de { $old } hasta su regreso.
ui-seated-filled = La IA { $new } toma el asiento libre de { $old }.
ui-seated-left-server = { $old } ha dejado este servidor: una IA ocupa el asiento y cualquiera puede tomarlo.
ui-seated-left-server-free = { $old } ha dejado este servidor: cualquiera puede tomar el asiento.
ui-seated-returned = { $new } ha vuelto.
ui-seated-removed = La IA { $old } deja la mesa: el asiento queda libre.
ui-seated-alone = { $player }, ya no queda nadie más: sigue contra las IA o termina la partida con { COMMAND("game cancel") }.

ui-offer-everybody = **Se busca relevo:** el asiento de { $player } está libre. Quien lo tome sigue desde aquí.
ui-offer-somebody = { $to }, ¿quieres tomar el relevo de { $player } y seguir desde aquí?
ui-offer-asked = { $player } tarda demasiado. ¿Ofrecemos su asiento a otra persona? De acuerdo: { $agreed } de { $needed }.

## Answers, private, after something was done

ui-table-computer-added = { $computer } (IA, { $strength-the }) se une a la mesa.
ui-table-computer-removed = { $computer } deja la mesa.
ui-table-computer-strength = Nuevo nivel de { $computer } desde su próximo turno: { $strength }.
ui-table-handed-over = Desde ahora, una IA ocupa el asiento.
ui-table-handed-over-alone = Desde ahora, una IA ocupa el asiento. Nadie más juega aquí: la partida se detiene hasta que alguien vuelva.
ui-table-offered = Has ofrecido el asiento. Nada cambia hasta que alguien lo tome.
ui-table-offer-asked = He preguntado a los demás.
ui-table-offer-agreed = Has aceptado.
ui-table-offer-withdrawn = El asiento ya no se ofrece.
ui-table-taken = El asiento es tuyo.
ui-table-resigned = Has abandonado la partida.
ui-table-resigned-last = No quedaba nadie más en la mesa: la partida ha terminado.
ui-table-back = Qué bien que hayas vuelto: sigues desde aquí.
ui-table-moved = La partida sigue aquí.

## Refusals, private: what is wrong, and what to do

ui-refusal-no-such-seat = Ahora mismo ningún asiento sirve para eso: { COMMAND("game info") } muestra quién se sienta dónde.
ui-refusal-which-seat = ¿Qué asiento? Añade la opción “{ cmd-game-replace-seat }”: { $seats-row }.
ui-refusal-no-computers = En esta mesa se juega sin IA; el host puede cambiarlo con { COMMAND("game settings") }.
ui-refusal-sits-already = Esa persona ya tiene asiento en esta mesa: elige a otra.
ui-refusal-seats-kept = Los asientos libres quedan reservados hasta el { $until } para quienes jugaron aquí la última partida: prueba después.
ui-refusal-not-your-rematch = Solo quienes jugaron esta partida pueden empezar la revancha: abre tu propia mesa con { COMMAND("game new") }.
ui-refusal-has-seat = Ya tienes asiento en esta partida: este es para otra persona.
ui-refusal-offered-already = Ese asiento ya se ofrece: mira el último mensaje al respecto.
ui-refusal-not-overdue = Es demasiado pronto: hasta que la partida lleve más tiempo esperando, solo el host ({ $host }) puede ofrecer este asiento.
ui-refusal-host-gone = El host ha dejado este servidor, así que la mesa tiene host nuevo: mira { COMMAND("game info") } y prueba otra vez.
ui-refusal-offer-closed = Ese asiento ya no se ofrece.
ui-refusal-offered-to-another = Ese asiento se ofrece a otra persona.
ui-refusal-never-left = El asiento sigue siendo tuyo: juega cuando te toque.
ui-refusal-held-by-computer = Una IA ocupa tu asiento: recupéralo con *{ ui-button-back-again }* o { COMMAND("game back") }.
ui-refusal-no-hints = En esta mesa se juega sin pistas; el host puede cambiarlo con { COMMAND("game settings") }.
ui-refusal-no-advice = Para esto no tengo ningún consejo: elige lo que más te guste.
ui-refusal-still-thinking = Aún estoy con tus otras peticiones: prueba otra vez cuando tengan respuesta.
ui-refusal-not-over = Los momentos decisivos se ven cuando acaba la partida.
ui-refusal-not-sealed = Esta partida empezó antes de que las partidas se sellaran: no hay nada que comprobar.
ui-refusal-nothing-to-move = Todas tus partidas conservan su canal: no hay nada que mover.
ui-refusal-which-table = ¿Qué partida? Añade la opción “{ cmd-game-move-table }”: { $tables }.

## Notes

ui-notice-last-left = { $name } se va y aquí ya no juega nadie más: la partida termina sin resultado.
    .until = { $name } se va y aquí ya no juega nadie más: la partida termina sin resultado. Hasta el { $until } se puede retomar con { COMMAND("game back") }.
ui-notice-channel-gone = Se ha borrado el canal de tu partida de { $game }. No se pierde nada: usa { COMMAND("game move") } en otro canal para seguir allí (es la partida número { $table }).
ui-notice-moved = Esta partida sigue aquí: su canal anterior se borró.
ui-notice-goes-on = La partida sigue.

## Entries of the log. $seat: who sits there now

ui-entry-seated-resigned = Alguien abandona la partida; ahora juega { $seat }
ui-entry-seated-replaced = Relevo en un asiento; ahora juega { $seat }
ui-entry-seated-time-out = A { $seat } se le acaba el tiempo: una IA ocupa el asiento
ui-entry-seated-handed-over = Una IA ocupa el asiento de { $seat }
ui-entry-seated-left-server = { $seat } deja el servidor
ui-entry-seated-returned = { $seat } ha vuelto
ui-entry-seated-removed = Una IA deja el asiento de { $seat }

## /hint

ui-hint-title = **Lo que haría la IA:**
ui-hint-turn = { $gain ->
    [0] **{ $number }.** { $turn }
    [one] **{ $number }.** { $turn } · `aprox. { $gain } punto más que la última opción`
   *[other] **{ $number }.** { $turn } · `aprox. { $gain } puntos más que la última opción`
}
ui-hint-why = { $deed } – *{ $why }*
ui-hint-foot = -# Un botón lleva el turno a tu planificador; nada es definitivo hasta que lo termines.

## Questions before something that cannot be undone. $turns: how many would be lost

ui-confirm-cancel = { $turns ->
    [0] ¿Terminar esta partida para todos, sin resultado?
    [one] ¿Terminar esta partida para todos? Quedaría sin resultado tras { $turns } turno.
   *[other] ¿Terminar esta partida para todos? Quedaría sin resultado tras { $turns } turnos.
}
ui-confirm-resign = ¿Abandonar esta partida para siempre? Una IA seguiría en tu lugar.
ui-confirm-resign-anybody = ¿Abandonar esta partida para siempre? Tu asiento se ofrecería a todos.
ui-confirm-resign-last = { $turns ->
    [0] ¿Abandonar esta partida? No queda nadie más: acabaría sin resultado.
    [one] ¿Abandonar esta partida? No queda nadie más: acabaría sin resultado tras { $turns } turno.
   *[other] ¿Abandonar esta partida? No queda nadie más: acabaría sin resultado tras { $turns } turnos.
}
ui-confirm-undo = ¿Deshacer { $turns } turnos? Es decir, el tuyo y todo lo jugado después; lo que se haya robado o revelado desde entonces ya no es secreto.
ui-confirm-kept = No ha cambiado nada.
ui-button-sure-cancel = Terminar la partida
ui-button-sure-resign = Abandonar la partida
ui-button-sure-undo = Deshacerlos
ui-button-keep = Seguir jugando
ui-button-stay = Recuperar mi asiento
ui-button-reopen = Retomar la partida
ui-table-reopened = La partida sigue.
ui-notice-reopened = { $name } retoma la partida: se sigue jugando.
ui-refusal-too-late = Ya ha pasado demasiado tiempo, o este canal tiene ahora otra partida: abre una nueva con { COMMAND("game new") }.

## Turning points

ui-review-title = **Momentos decisivos**
ui-review-none = En esta partida no hubo momentos decisivos: ningún turno le costó a nadie gran parte de su probabilidad de ganar.
ui-review-point = **{ $place }** · { $player } { $played }. Mejor: { $reason }. Probabilidad de ganar tras lo jugado: { $after } %; con el turno propuesto, { $better } %.
ui-review-point-better = **{ $place }** · { $player }. Mejor: { $reason }. Probabilidad de ganar tras lo jugado: { $after } %; con el turno propuesto, { $better } %.
ui-review-round = Ronda { $round }, turno { $turn }
ui-review-turn = Turno { $turn }

## /games

ui-games-title = **Tus partidas:**
ui-games-direct = nuestros mensajes directos
ui-games-none = No tienes partidas: abre una con { COMMAND("game new") }.
ui-games-running = **{ $game }** en { $channel }
ui-games-lobby = **{ $game }** en { $channel }: esperando jugadores
ui-games-channel-deleted = **{ $game }** (número { $table }): su canal se borró; llévala a otro con { COMMAND("game move") }
ui-games-yours = te toca
ui-games-theirs = turno de { $players }
ui-games-line = { $entry }: { $turn } ({ $since })
ui-games-link = { $line } { $link }

## The pinned message

ui-status-title = **{ $game }**: situación actual
ui-status-waiting = Turno de { $players } ({ $since })
ui-status-players = Jugadores: { $players }
ui-status-not-pinned = -# No puedo fijar este mensaje. Permisos que faltan: { $permissions }.
ui-permission-pin-messages = Fijar mensajes (Pin Messages)

## Settings

ui-setting-hints-alone = solo cuando juega una sola persona

## /help

ui-help-people = ¿Falta gente? *{ ui-button-add-computer }* en la sala de espera sienta jugadores IA, y `{ COMMAND("hint") }` les pide consejo. ¿Tienes que irte? `{ COMMAND("game resign") }` y `{ COMMAND("game replace") }` pasan tu asiento a otras manos, y la partida sigue.
