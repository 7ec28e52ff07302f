### Translated from the English version ea85a236
# Who sits at a table: computer players, hints, seats that change hands, a person's tables.

## Commands: see discord.ftl

cmd-game-computer = ia
    .description = Añadir, quitar o cambiar jugadores IA, o dejar que uno juegue por ti.
cmd-game-computer-add = agregar
    .description = Añadir un jugador IA a la sala de espera.
cmd-game-computer-add-strength = nivel
    .description = Su nivel de juego.
    .easy = Fácil
    .medium = Medio
    .hard = Difícil
cmd-game-computer-remove = quitar
    .description = Quitar un jugador IA. Con la partida en curso, su asiento queda libre.
cmd-game-computer-remove-seat = asiento
    .description = El número del asiento, como lo muestra { COMMAND("game info") }.
cmd-game-computer-strength = nivel
    .description = Cambiar el nivel de un jugador IA.
cmd-game-computer-strength-strength = nivel
    .description = Su nivel a partir de ahora.
    .easy = Fácil
    .medium = Medio
    .hard = Difícil
cmd-game-computer-strength-seat = asiento
    .description = El número del asiento, como lo muestra { COMMAND("game info") }.
cmd-game-computer-fill-in = suplente
    .description = Dejar que un jugador IA juegue por ti, o darle un asiento libre.
cmd-game-computer-fill-in-strength = nivel
    .description = Su nivel de juego.
    .easy = Fácil
    .medium = Medio
    .hard = Difícil
cmd-game-computer-fill-in-seat = asiento
    .description = El número del asiento, como lo muestra { COMMAND("game info") }.
cmd-game-replace = reemplazar
    .description = Ofrecer tu asiento. El host puede ofrecer cualquiera, los demás el de quien tarda.
cmd-game-replace-seat = asiento
    .description = El número del asiento, como en { COMMAND("game info") }. Por defecto, el tuyo.
cmd-game-replace-player = jugador
    .description = Quién puede tomarlo. Por defecto, cualquiera.
cmd-game-host = host
    .description = Nombrar host a otro jugador.
cmd-game-host-player = jugador
    .description = El nuevo host.
cmd-game-resign = abandonar
    .description = Dejar la partida para siempre. Sigue por ti un jugador IA u otra persona.
cmd-game-resign-to = para
    .description = Quién sigue por ti.
    .computer = un jugador IA
    .anybody = quien tome el asiento
cmd-game-rejoin = volver
    .description = Volver a tu asiento, o dejar de ofrecerlo.
cmd-game-reopen = reabrir
    .description = Reabrir una partida cancelada.
cmd-game-move = mover
    .description = Traer aquí una partida tuya si se borró su canal.
cmd-game-move-game = partida
    .description = El número de la partida en { COMMAND("games") }, si tienes varias.
cmd-hint = pista
    .description = Ver qué haría un jugador IA en tu lugar.
cmd-games = partidas
    .description = Ver tus partidas en todos los servidores, y a quién le toca.
cmd-games-post = publicar
    .description = Publicar la lista de partidas de este servidor, siempre al día.

## Buttons, at most 80 characters

ui-button-add-computer = Añadir jugador IA
ui-button-take-seat = Tomar el asiento
ui-button-back-again = He vuelto
ui-button-hint = Pista
ui-button-show-hint = Ver la pista { $number }
ui-button-use-hint = Usar la pista { $number }
ui-button-back-to-planner = Volver
ui-button-turning-points = Momentos decisivos
ui-button-see-turn = Turno { $turn }
ui-button-try-turn = Probar el turno { $turn }

## How strong a computer player is

ui-strength-easy = Fácil
    .the = nivel fácil
ui-strength-medium = Medio
    .the = nivel medio
ui-strength-hard = Difícil
    .the = nivel difícil

## Players

ui-player-computer = { $player } (IA, { $strength-the })
ui-player-filled-in = { $player } (juega por ahora una IA, { $strength-the })
ui-player-nobody = { $player } (asiento libre)
ui-player-numbered = { $number }. { $player }
ui-seat-number = { $number } ({ $seat })

## Lobby

ui-choose-strength = ¿De qué nivel quieres el jugador IA?
ui-choose-next-strength = ¿Otro más? ¿De qué nivel?

## What computer players do

ui-turn-computer = Turno de { $players } · { $status }
ui-turn-nobody = Asiento libre: { $players } · { $status }
ui-turn-resting = La partida espera a que vuelva alguien · { $status }

## Seats that change hands. $old: who had it · $new: who has it now

ui-seated-resigned = { $old } abandona la partida. Sigue el jugador IA { $new }.
    .until = { $old } abandona la partida. Sigue el jugador IA { $new }. Hasta el { $until }, { $old } puede regresar con { COMMAND("game rejoin") }.
ui-seated-resigned-free = { $old } abandona la partida. El asiento queda libre.
    .until = { $old } abandona la partida. El asiento queda libre. Hasta el { $until }, { $old } puede regresar con { COMMAND("game rejoin") }.
ui-seated-replaced = { $new } toma el relevo de { $old }.
    .by = { $new } toma el relevo de { $old }. El asiento lo había ofrecido { $by }.
ui-seated-time-out = Se acabó el tiempo de { $old }. Un jugador IA juega en su lugar hasta su regreso.
ui-seated-handed-over = Un jugador IA juega en lugar de { $old } hasta su regreso.
    .by = A petición de { $by }, un jugador IA juega en lugar de { $old } hasta su regreso.
ui-seated-filled = El jugador IA { $new } toma el asiento libre de { $old }.
ui-seated-left-server = { $old } ha dejado este servidor. Por ahora juega un jugador IA, pero cualquiera puede tomar el asiento.
ui-seated-left-server-free = { $old } ha dejado este servidor. Cualquiera puede tomar el asiento.
ui-seated-returned = { $new } ha vuelto.
ui-seated-removed = El jugador IA { $old } sale de la partida. El asiento queda libre.
ui-seated-alone = { $player }, ya no queda nadie más. Sigue contra los jugadores IA, o termina la partida con { COMMAND("game cancel") }.

ui-offer-everybody = **Asiento libre:** toma el relevo de { $player } y sigue jugando.
    .by = **Asiento libre:** { $by } ofrece el asiento de { $player }. Toma el relevo y sigue jugando.
ui-offer-somebody = { $to }, ¿quieres tomar el relevo de { $player }?
    .by = { $to }, ¿quieres tomar el relevo de { $player }? El asiento lo ofrece { $by }.
ui-offer-asked = { $player } tarda demasiado. ¿Ofrecemos su asiento a otra persona? De acuerdo: { $agreed } de { $needed }.

## Answers, private, after something was done

ui-table-computer-added = { $computer } (IA, { $strength-the }) se une a la partida.
ui-table-computer-removed = { $computer } sale de la partida.
ui-table-computer-strength = Nuevo nivel de { $computer } desde su próximo turno: { $strength }.
ui-table-handed-over = Desde ahora, en ese asiento juega un jugador IA.
ui-table-handed-over-alone = Desde ahora, en ese asiento juega un jugador IA. Aquí no hay nadie más, así que la partida espera a que vuelva alguien.
ui-table-offered = El asiento está libre. No cambia nada hasta que alguien lo tome.
ui-table-offer-asked = He preguntado a los demás.
ui-table-offer-agreed = Has aceptado.
ui-table-offer-withdrawn = El asiento ya no está libre.
ui-table-taken = El asiento es tuyo.
ui-table-host = Ahora { $host } tiene el papel de host.
ui-table-dropped = { $player } ya no está en la sala de espera.
ui-table-resigned = Has abandonado la partida.
ui-table-resigned-last = No quedaba nadie más, así que la partida ha terminado.
ui-table-back = ¡Qué bien que hayas vuelto! Sigues desde aquí.
ui-table-moved = La partida sigue aquí.

## Refusals, private: what is wrong, and what to do

ui-refusal-no-such-seat = Ahora ningún asiento sirve para eso. { COMMAND("game info") } los muestra todos.
ui-refusal-which-seat = ¿Qué asiento? Añade la opción “{ cmd-game-replace-seat }”: { $seats-row }.
ui-refusal-no-computers = Esta partida no permite jugadores IA. El host puede cambiarlo con { COMMAND("game settings") }.
ui-refusal-sits-already = Esa persona ya está en esta partida. Elige a otra.
ui-refusal-seats-kept = Los asientos libres están reservados hasta el { $until } para quienes jugaron la última partida. Prueba después.
ui-refusal-not-your-rematch = Solo quienes jugaron esta partida pueden pedir la revancha. Empieza otra partida con { COMMAND("game new") }.
ui-refusal-has-seat = Ya estás en esta partida. Este asiento es para otra persona.
ui-refusal-offered-already = Ese asiento ya está libre. Mira el último mensaje sobre él.
ui-refusal-not-overdue = Es demasiado pronto. Por ahora solo el host ({ $host }) puede ofrecer este asiento.
ui-refusal-host-gone = El host dejó este servidor, así que la partida tiene otro. Mira { COMMAND("game info") } y prueba otra vez.
ui-refusal-offer-closed = Ese asiento ya no está libre.
ui-refusal-replaced = Ahora { $name } juega en tu asiento. Puedes seguir la partida con { COMMAND("board") } y { COMMAND("log") }.
ui-refusal-host-not-seated = Solo puede ser host quien juega esta partida. Elige a otra persona.
ui-refusal-offered-to-another = Ese asiento está reservado para otra persona.
ui-refusal-never-left = El asiento sigue siendo tuyo. Juega cuando te toque.
ui-refusal-held-by-computer = Un jugador IA juega en tu lugar. Vuelve con *{ ui-button-back-again }* o { COMMAND("game rejoin") }.
ui-refusal-no-hints = Esta partida no permite pistas. El host puede cambiarlo con { COMMAND("game settings") }.
ui-refusal-no-advice = Para esta elección no tengo pistas. Elige lo que más te guste.
ui-refusal-still-thinking = Aún estoy con tus otras peticiones. Prueba otra vez cuando termine.
ui-refusal-not-over = Los momentos decisivos se ven cuando acaba la partida.
ui-refusal-not-sealed = Esta partida no tiene sello, así que no puedo comprobarla.
ui-refusal-nothing-to-move = Todas tus partidas conservan su canal.
ui-refusal-which-table = Estás en varias partidas. Añade la opción “{ cmd-game-move-game }”: { $tables }.

## Notes

ui-notice-last-left = { $name } se va y aquí ya no juega nadie más. La partida termina sin resultado.
    .until = { $name } se va, así que la partida termina sin resultado. Hasta el { $until } se puede reabrir con { COMMAND("game reopen") }.
ui-notice-seat-opened = { $by } ofrece a otros tu asiento en { $channel } ({ $game }). Juegas hasta que alguien lo tome. Para conservarlo, usa allí { COMMAND("game rejoin") }.
ui-notice-seat-taken = { $by } ha tomado tu asiento en { $channel } ({ $game }), que otros habían ofrecido.
ui-notice-filled-in = A petición de { $by }, un jugador IA juega por ti en { $channel } ({ $game }). Para volver, usa allí { COMMAND("game rejoin") }.
ui-notice-dropped-you = { $by } te ha quitado de la sala de espera en { $channel } ({ $game }).
ui-notice-dropped = { $by } ha quitado a { $old } de la sala de espera.
ui-notice-new-host = { $by } ha nombrado host a { $host }.
ui-notice-next-host = Ahora { $host } tiene el papel de host.
ui-notice-channel-gone = Se ha borrado el canal de tu partida de { $game }. No se ha perdido nada. Usa { COMMAND("game move") } en otro canal para seguir allí (partida número { $table }).
ui-notice-moved = Esta partida sigue aquí, porque su canal anterior se borró.
ui-notice-goes-on = La partida sigue.

## Entries of the log. $seat: who sits there now

ui-entry-seated-resigned = Alguien abandona la partida. Ahora juega { $seat }
ui-entry-seated-replaced = Relevo en un asiento. Ahora juega { $seat }
ui-entry-seated-time-out = Se acabó el tiempo de { $seat }. Juega un jugador IA
ui-entry-seated-handed-over = Un jugador IA juega en lugar de { $seat }
ui-entry-seated-left-server = { $seat } deja el servidor
ui-entry-seated-returned = { $seat } ha vuelto
ui-entry-seated-removed = El jugador IA en el asiento de { $seat } sale de la partida

## /hint

ui-hint-title = **Lo que haría un jugador IA:**
ui-hint-foot = -# Un botón carga esa pista en tu planificador en lugar de los pasos que hayas elegido. Nada es definitivo hasta que termines el turno.
ui-hint-foot-early = -# Todavía estoy comprobando los motivos. Podrás usar una pista en un momento.

## Questions before something that cannot be undone. $turns: how many would be lost

ui-confirm-cancel = { $turns ->
    [0] ¿Terminar esta partida para todos, sin resultado?
    [one] ¿Terminar esta partida para todos, sin resultado? Se perdería { $turns } turno. Podrás reabrirla durante un día.
   *[other] ¿Terminar esta partida para todos, sin resultado? Se perderían { $turns } turnos. Podrás reabrirla durante un día.
}
ui-confirm-resign = ¿Abandonar esta partida? Sigue un jugador IA. Puedes volver en el plazo de un día.
ui-confirm-resign-anybody = ¿Abandonar esta partida? Cualquiera puede tomar tu asiento. Si sigue libre, puedes volver en el plazo de un día.
ui-confirm-resign-last = { $turns ->
    [0] ¿Abandonar esta partida? No queda nadie más, así que acabaría sin resultado.
    [one] ¿Abandonar esta partida? No queda nadie más, así que acabaría sin resultado tras { $turns } turno.
   *[other] ¿Abandonar esta partida? No queda nadie más, así que acabaría sin resultado tras { $turns } turnos.
}
ui-confirm-undo = ¿Deshacer { $turns } turnos, el tuyo y todos los posteriores? Lo que se ha revelado desde entonces ya se sabe.
ui-confirm-replace = ¿Ofrecer el asiento de { $player } a otra persona? { $player } juega hasta que alguien lo tome, y recibe un mensaje.
ui-confirm-drop = ¿Quitar a { $player } de la sala de espera? { $player } recibe un mensaje.
ui-confirm-fill-in = ¿Que un jugador IA juegue por { $player }? { $player } puede volver cuando quiera, y recibe un mensaje.
ui-confirm-kept = No ha cambiado nada.
ui-button-sure-cancel = Terminar la partida
ui-button-sure-resign = Abandonar la partida
ui-button-sure-undo = Deshacer los turnos
ui-button-sure-replace = Ofrecer el asiento
ui-button-sure-drop = Quitar al jugador
ui-button-sure-fill-in = Que juegue la IA
ui-button-sure-not = No
ui-button-keep = Seguir jugando
ui-button-stay = Volver a mi asiento
ui-button-reopen = Reabrir la partida
ui-table-reopened = La partida está abierta de nuevo.
ui-notice-reopened = { $name } reabre la partida.
ui-refusal-too-late = Ha pasado demasiado tiempo, o este canal ya tiene otra partida. Empieza una nueva con { COMMAND("game new") }.

## Turning points

ui-review-title = **Momentos decisivos**
ui-review-none = Ningún turno costó dos puntos o más frente al mejor que encontré.
ui-review-searching = Aún busco los momentos decisivos: llevo { $scanned } de { $all } turnos. Pulsa otra vez dentro de unos minutos.
ui-review-point = **{ $place }** · { $player } { $played }. Mejor: { $instead }, unos { $lost } puntos más.
ui-hint-would-say = *Para este turno una pista diría: { $why }*
ui-review-round = Ronda { $round }, turno { $turn }
ui-review-turn = Turno { $turn }

## /games

ui-games-title = **Tus partidas:**
ui-games-direct = nuestros mensajes directos
ui-games-none = No tienes partidas. Empieza una con { COMMAND("game new") }.
ui-games-running = { $game } en { $channel }
ui-games-lobby = { $game } en { $channel }: esperando jugadores
ui-games-channel-deleted = { $game } (número { $table }): su canal se borró. Usa { COMMAND("game move") } en otro.
ui-games-yours = te toca
ui-games-theirs = turno de { $players }
ui-games-line = { $entry }: { $turn } ({ $since })
ui-games-link = { $line } { $link }
# $line: all that · $page: a link to its page on the web
ui-games-web = { $line } · { $page }

## The pinned message

ui-status-title = { $game }: situación actual
ui-status-waiting = Turno de { $players } ({ $since })
ui-status-players = Jugadores: { $players }
ui-status-not-pinned = -# No puedo fijar este mensaje. Permisos que faltan: { $permissions }.
ui-status-pins-full = -# No puedo fijar este mensaje: en este canal no caben más mensajes fijados.
ui-permission-pin-messages = Fijar mensajes (Pin Messages)

## Settings

ui-setting-hints-alone = solo en solitario

## /help

ui-help-people = ¿Falta gente? Pulsa *{ ui-button-add-computer }* en la sala de espera. ¿Tienes que irte? Usa `{ COMMAND("game resign") }` o `{ COMMAND("game replace") }`, y la partida sigue.
