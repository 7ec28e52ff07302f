### Translated from the English version a04c2ed2
# What the bot says in Discord: commands, buttons, messages.

## Commands: the message is the name, as it is registered.
## At most 32 characters for a name, 100 for a description; names in lower case without spaces.

cmd-game = partida
    .description = Empezar la partida de este canal, unirse o ver cómo va.
cmd-game-new = nueva
    .description = Empezar una partida nueva en este canal.
cmd-game-new-game = juego
    .description = El juego para esta partida.
cmd-game-new-seats = asientos
    .description = Número de jugadores. Por defecto, el máximo del juego.
cmd-game-new-seating = orden-asientos
    .description = Asientos por sorteo o por orden de llegada.
    .random = por sorteo
    .joined = por orden de llegada
cmd-game-new-place = donde
    .description = Jugar aquí o en un hilo nuevo.
    .here = este canal
    .thread = hilo nuevo
cmd-game-new-forum = foro
    .description = Jugar en una publicación nueva de este foro.
cmd-game-join = unirse
    .description = Unirse a la partida de este canal.
cmd-game-leave = salir
    .description = Salir de la sala de espera antes de que empiece la partida.
cmd-game-start = empezar
    .description = Empezar la partida.
cmd-game-cancel = cancelar
    .description = Terminar la partida sin resultado.
cmd-game-info = info
    .description = Ver la partida, quién juega y a quién le toca.
cmd-turn = turno
    .description = Abrir el planificador para jugar tu turno.
cmd-play = jugar
    .description = Jugar un paso o un turno entero en una línea.
cmd-play-action = pasos
    .description = Un paso, o varios separados por “;”. Al escribir aparecen sugerencias.
cmd-board = tablero
    .description = Ver el tablero, ahora o tras cualquier turno.
cmd-board-region = zona
    .description = Ver una parte del tablero en grande, con sus costes y ganancias para ti.
cmd-board-turn = turno
    .description = Ver el tablero tras este turno. Por defecto, el último.
cmd-board-format = formato
    .description = Imagen, o texto para lectores de pantalla y conexiones lentas.
    .picture = imagen
    .text = texto
cmd-log = registro
    .description = Repasar los turnos, con imágenes.
cmd-log-turn = turno
    .description = El turno por el que empezar. Por defecto, el último.
cmd-undo = deshacer
    .description = Deshacer tu último turno, o pedir permiso a los demás.
cmd-score = puntos
    .description = Ver los puntos como si la partida acabara ahora.
cmd-rules = reglas
    .description = Buscar una regla, una acción o una loseta.
cmd-rules-topic = tema
    .description = Parte de un nombre, o tu pregunta con tus palabras.
cmd-help = ayuda
    .description = Aprender a jugar.

ui-completion = { $step } – { $label }
ui-completion-so-far = envía primero estos pasos y luego sigue

## Buttons, at most 80 characters

ui-button-join = Unirse
ui-button-leave = Salir
ui-button-start = Empezar
ui-button-start-with-computers = { $count ->
    [one] Jugar con { $count } jugador IA
   *[other] Jugar con { $count } jugadores IA
}
ui-button-options = Opciones
ui-button-take-turn = Jugar el turno
ui-button-board = Tablero
ui-button-full-board = Tablero completo
ui-button-log = Registro
ui-button-happened = Resumen
ui-button-take-back = Deshacer turno
ui-button-agree = De acuerdo
ui-button-refuse = Rechazar
ui-button-undo-step = Deshacer paso
ui-button-undo-of = Deshacer: { $step }
ui-button-details = Detalles
ui-button-start-over = Empezar de nuevo
ui-button-end-turn = Terminar turno
ui-button-confirm = Confirmar
ui-button-previous = ◀ Anterior
ui-button-more = Más ▶
ui-button-first = ⏮ Primero
ui-button-back = ◀ Atrás
ui-button-forward = Adelante ▶
ui-button-last = Último ⏭
ui-button-entries = Todas las entradas
ui-button-pictures = Imágenes
ui-button-happened-here = Solo este mensaje
ui-button-happened-since-own = Desde mi último turno
ui-button-own-turn = Mi último turno
ui-button-next-game = Siguiente partida
ui-button-help-more = Más
ui-button-rematch = Revancha

## Players

ui-player = { $player }
ui-player-unnamed = Jugador { $number }
ui-mention = { $user }

## Lobby

ui-lobby-title = **{ $game }** – { $host } busca jugadores.
    .closed = **{ $game }** – anfitrión: { $host }.
ui-lobby-about = { $max ->
    [2] 2 jugadores · { $length }
   *[other] De { $min } a { $max } jugadores · { $length }
}
ui-lobby-players = Jugadores ({ $count } de { $capacity }): { $players }
ui-lobby-takes = Con { $people } personas que responden en un plazo de { $within }, una partida dura aproximadamente { $without }. Con turnos programados, { $with }.
ui-option = { $option }: { $value }
ui-seating-random = Asientos: por sorteo al empezar
ui-seating-joined = Asientos: por orden de llegada
ui-lobby-open = { $missing ->
    [0] { $host } ya puede empezar.
    [one] Falta 1 jugador, aunque sea IA, para que { $host } pueda empezar.
   *[other] Faltan { $missing } jugadores, aunque sean IA, para que { $host } pueda empezar.
}
ui-lobby-options = { $options-series }
ui-terms = { $terms-series }
ui-lobby-started = La partida ha empezado.
ui-lobby-over = La partida ha terminado.
ui-lobby-cancelled = La sala de espera está cerrada.

## What happened

ui-earlier-in-recap = { $count ->
    [one] … 1 línea anterior está en *{ ui-button-happened }*
   *[other] … { $count } líneas anteriores están en *{ ui-button-happened }*
}
ui-earlier-left-out = { $count ->
    [one] … y 1 línea anterior
   *[other] … y { $count } líneas anteriores
}
ui-happened-effect = -# { $effect }
ui-happened-since-own = **Desde tu último turno**
ui-happened-replay = { $turns ->
    [one] El tablero tras el último turno.
   *[other] El tablero tras cada uno de los últimos { $turns } turnos.
}
ui-happened-nothing = Aún no ha jugado nadie.
ui-status = { $status }
ui-turn-next = { $players-count ->
    [one] ▶ { $players }, te toca · { $status }
   *[other] ▶ { $players }, a jugar · { $status }
}
ui-turn-choose = ▶ { $players }, toca elegir · { $status }
ui-turn-done = { $count ->
    [one] Turno { $last }
   *[other] Turnos { $first } a { $last }
} · { $status }
ui-turn-taken-back = ↩ Deshecho:
ui-turn-undone = ↩ { $turns ->
    [one] { $player } ha deshecho un turno.
   *[other] { $player } ha deshecho { $turns } turnos.
}

ui-choosing = ▶ { $players }, toca elegir (se revela todo a la vez) · { $status }
ui-choosing-open = ▶ { $players }, toca elegir · { $status }
ui-choosing-chosen = Ya han elegido: { $players }
ui-choosing-all = Ya han elegido todos.

## Taking back

ui-undo-asked = ↩ { $turns ->
    [one] { $player } pide deshacer el último turno.
   *[other] { $player } pide deshacer los últimos { $turns } turnos.
}
ui-undo-revealed = { $turns ->
    [one] Este turno ha revelado: { $what-series }.
   *[other] Estos turnos han revelado: { $what-series }.
}
ui-undo-agreed-by = De acuerdo: { $players }
ui-undo-waiting = { $players }, ¿de acuerdo?
ui-undo-agreed = Todos de acuerdo.
ui-undo-refused = { $player } dice que no.
ui-undo-lapsed = La partida ha avanzado, así que esta petición ha caducado.

## Planner

ui-planner-head = { $status } · { $needs }
ui-planner-planned = Planificado: { $planned-inside }
ui-planner-chosen = Elegido: { $planned-inside }
ui-planner-more = … y { $count } más
ui-planner-goods = Tienes: { $goods }
ui-planner-question = **{ $question }**
ui-planner-complete = **Tu turno está completo.** Pulsa *{ ui-button-end-turn }* para hacerlo definitivo.
ui-planner-complete-choice = **Tu elección está completa.** Pulsa *{ ui-button-confirm }*. Puedes deshacerla hasta que todos hayan elegido.
ui-planner-complete-secret = **Tu elección está completa.** Pulsa *{ ui-button-confirm }*. Los demás la verán cuando todos hayan elegido. Hasta entonces puedes deshacerla.
ui-planner-complete-final = **Tu elección está completa.** Pulsa *{ ui-button-confirm }* para hacerla definitiva.
ui-planner-choose = Elegir…
ui-planner-choose-page = Elegir… (página { $page } de { $pages })

## Result

ui-final-title = **Fin de la partida.**
# Puntos enteros (denominador 1) o cuartos
ui-final-place = { $place }.º { $player }: { FRACTION($points, $denominator) } { $denominator ->
    [1] { $points ->
        [one] punto
       *[other] puntos
    }
   *[other] { $points ->
        [-4] punto
        [-3] de punto
        [-2] punto
        [-1] de punto
        [1] de punto
        [2] punto
        [3] de punto
        [4] punto
       *[other] puntos
    }
}
ui-final-winner = { $winners-count ->
    [one] ## { $winners } gana la partida de { $game } con { FRACTION($points, $denominator) } puntos
   *[other] ## { $winners } comparten la victoria en { $game } con { FRACTION($points, $denominator) } puntos
}
ui-final-places = { $places-row }
ui-final-behind = { $place }.º { $player } { FRACTION($points, $denominator) }
ui-final-records = Récords personales: { $records-row }
ui-final-record-beaten = { $player } supera { FRACTION($points, $denominator) }
ui-final-record-kept = { $player } sigue en { FRACTION($points, $denominator) }
ui-final-difference = Mayor diferencia de puntos: { $source } ({ FRACTION($points, $denominator) } para { $winner }, { FRACTION($theirs, $denominator) } para { $second }).
ui-final-length = { $days ->
    [0] { $turns } turnos en menos de un día.
    [one] { $turns } turnos en { $days } día.
   *[other] { $turns } turnos en { $days } días.
}
ui-final-replay = { $turns ->
    [one] Repetición de { $turns } turno.
   *[other] Repetición de los { $turns } turnos.
}
ui-score-seat = -# { $player } { FRACTION($points, $denominator) }: { $sources }
ui-score-source = { $source } { FRACTION($points, $denominator) }
ui-score-note = -# { $note }
ui-score-title = **Si la partida acabara ahora:**
ui-score-more = … y { $count } más

## Board and log

ui-board-title = { $turn ->
    [0] **Al principio** – { $status }
   *[other] **Después del turno { $turn } de { $last }** – { $status }
}
ui-board-regions = Ver una parte en grande…
ui-board-region = **{ $region }**
ui-log-title = **Registro**, página { $page } de { $pages }
ui-log-round = **Ronda { $round }**
ui-log-turn = `{ $turn }` { $told }
ui-log-undone = ~~{ $entry }~~
ui-log-more = … y { $count } más

## /game info

ui-info-title = { $game }, host { $host }: { $state }
ui-info-lobby = esperando jugadores
ui-info-running = en curso
ui-info-over = terminada
ui-info-cancelled = cancelada
ui-info-turn = { $turn ->
    [0] Todavía no se ha jugado ningún turno.
    [one] { $turn } turno hasta ahora, con las elecciones iniciales.
   *[other] { $turn } turnos hasta ahora, con las elecciones iniciales.
}
ui-info-to-act = Turno de { $players }
ui-info-since = Este turno empezó { $since }
ui-info-pace = A este ritmo, toda la partida dura aproximadamente { $length }
ui-info-link = Último mensaje: { $link }

## /rules

ui-rules-title = **{ $topic }** · { $game }
ui-rules-offer = { $topic } · { $game }
ui-rules-part = - { $topic }
ui-rules-more = … y { $count } más
ui-rules-see-also = Ver también…
ui-rules-choose = Elegir un tema…
ui-rules-unsure = No sé bien a qué te refieres. ¿Es una de estas cosas?
ui-rules-unknown = No hay resultados. Los temas más buscados:
# Palabras que no dicen nada sobre lo que se pregunta; nunca se muestran.
ui-rules-ignored = a acaso ahora al algo algun alguna algunas algunos algún ante antes aquel aquella aquello aquí así aun aún cada como con contra cosa cosas cual cuales cualquier cuando cuanta cuantas cuanto cuantos cuál cuáles cuándo cuánta cuántas cuánto cuántos cómo da dan das de debe deben debo decir del desde dice dime donde durante dónde e el ella ellas ellos en entonces entre es esa esas ese eso esos esta estas este esto estos está están estar explica fue funciona funcionan ha hace hacen hacer hacerlo haces hago han has hasta hay he ir jugador jugadores la las le les lo los luego mas me mi mis mientras mismo mucha muchas mucho muchos muy más mí nada ni no nos nuestro o otra otras otro otros para pero poco por porque pueda puede pueden puedes puedo pues que quien quienes quiere quiero qué quién quiénes se sea ser si sin sirve sobre solo son su sus sé sí tal también tan tanto te tengo tener ti tiene tienen tienes toda todas todo todos tu tus tú u un una unas uno unos usa usan usar uso va vale van ver vez voy y ya yo él
ui-rules-synonyms = trabajador meeple peón muñeco ficha pieza obrero figura dado; dado cubo; cacao granos monedas dinero; maíz comida grano; rueda engranaje; diente casilla; casilla espacio hueco sitio posición; peldaño escalón paso nivel; paso casilla; avenida calle camino calzada; nivel piso planta fila; fila línea; casa edificio carta; loseta ficha carta pieza; marcador ficha disco; calavera cráneo cabeza; punto puntuación puntuar; inicio empezar comenzar preparación; fin final acabar termina último; hambre hambriento; alimentar comer comida; coste costo precio pagar caro cuesta; pagar gastar dar; dinero moneda; poner colocar dejar; coger tomar recoger retirar quitar sacar; conseguir obtener ganar recibir; talar quemar fuego; árboles bosque jungla selva; recurso material cubo bien; bloqueado atascado atrapado; desbloquear liberar; rezar adorar culto; subir mejorar aumentar fuerte potenciar; subir avanzar; tecnología investigar aprender; cambiar intercambiar vender comprar mercado cambio; adquirir comprar tomar; neutral gris nadie; jugador rival persona; empate igual; ganar ganador victoria; deshacer error equivocado atrás; mover andar ir avanzar; esperar quedarse; era edad época; reducir descuento menos barato; negativo menos; pasar saltar; otro nuevo adicional extra; construir edificar; girar rotar; salario sueldo paga; reponer rellenar; sobrante sobrar resto; bajar descender; caer expulsar salir; centro central calendario; uno 1 primero; dos 2 segundo doble; tres 3 tercero; cuatro 4 cuarto; cinco 5 quinto; seis 6; siete 7

## /help

ui-help-intro = **Daykeeper** lleva partidas de juegos de mesa largos en un canal. `{ COMMAND("game new") }` abre una sala de espera, los demás pulsan *{ ui-button-join }* y el host pulsa *{ ui-button-start }*.
ui-help-turn = Cuando te toca, recibes una mención. *{ ui-button-take-turn }* abre un planificador que solo tú ves, y nada es definitivo hasta que pulses *{ ui-button-end-turn }*.
ui-help-play = ¿Tienes prisa? Escribe un paso o un turno entero después de `{ COMMAND("play") }`, por ejemplo `place palenque; place tikal; end`. Al escribir aparecen sugerencias.
ui-help-command = `/{ $command }` – { $about }
ui-help-group = `/{ $command } …`: { $names }
ui-help-unofficial = -# Daykeeper { $version } · Un proyecto de aficionados, no oficial. Los juegos pertenecen a sus autores y editoriales.

## Permissions, by Discord's names

ui-permissions-missing = Me faltan permisos en { $channel }: { $permissions }.
ui-permission-view-channel = Ver canal (View Channel)
ui-permission-send-messages = Enviar mensajes (Send Messages)
ui-permission-send-messages-in-threads = Enviar mensajes en hilos (Send Messages in Threads)
ui-permission-create-public-threads = Crear hilos públicos (Create Public Threads)
ui-permission-attach-files = Adjuntar archivos (Attach Files)
ui-permission-read-message-history = Leer el historial de mensajes (Read Message History)

## Buttons and commands that cannot be understood

ui-not-a-member = Nadie me ha añadido aquí, así que no puedo llevar una partida. Juega conmigo por mensaje directo, o pide que me añadan a este servidor.
ui-menu-board-text = Tablero en texto
ui-menu-other-message = Ese mensaje no cuenta ningún turno. Elige otro.
ui-thread-name = { $game }: { $host }
ui-thread-opened = Tu sala de espera está abierta en { $thread }. Los demás pueden unirse allí.
ui-thread-not-here = Aquí no puedo abrir un hilo. Usa el comando en un canal de un servidor, fuera de los hilos.
ui-threads-full = Este servidor ya tiene todos los hilos activos que permite Discord, así que no puedo abrir otro. Archiva un hilo o usa { COMMAND("game new") } en un canal.
ui-lobby-soon = Tu sala de espera aparecerá aquí enseguida.
ui-lobby-not-in-thread = Tu sala de espera está guardada, pero aún no puedo publicarla en este hilo. Mencióname aquí y luego usa cualquiera de mis comandos.
ui-lobby-no-member = Tu sala de espera está guardada, pero no puedo publicarla porque no soy miembro de este servidor. Añádeme con el botón «Añadir aplicación» de mi perfil.
ui-lobby-not-posted = Tu sala de espera está guardada, pero aún no puedo publicarla aquí. Necesito estos permisos: { $permissions }.
ui-forum-refused = Discord no me deja crear una publicación en { $channel }. Allí necesito estos permisos: { $permissions }.
ui-forum-not-yours = No puedes crear publicaciones en { $channel }, así que no puedo hacerlo por ti.
ui-forum-needs-tag = En { $channel } cada publicación necesita una etiqueta. Pide a un moderador que cree una llamada “{ ui-tag-open }”.
ui-tag-open = Asientos libres
ui-tag-running = En curso
ui-tag-over = Terminada
ui-list-title = **Partidas de este servidor**
ui-list-lobby = **{ $game }** en { $channel }: se buscan jugadores ({ $count } de { $capacity })
    .full = **{ $game }** en { $channel }: los { $capacity } asientos están ocupados
ui-list-running = **{ $game }** en { $channel } · { $status }
ui-list-none = No hay ninguna partida abierta. Empieza una con { COMMAND("game new") }.
ui-list-more = { $count ->
    [one] Hay una partida más abierta.
   *[other] Hay { $count } partidas más abiertas.
}
ui-button-open = Abrir
ui-list-posted = La lista de partidas está ahora aquí. La mantendré al día.
ui-list-not-allowed = Solo un host o quien gestiona este canal puede publicar la lista.
ui-list-elsewhere = La lista ya está en { $channel }. Solo puede moverla quien gestiona los canales.
ui-list-no-server = La lista muestra las partidas de un servidor. Usa el comando en el canal de un servidor.
ui-unknown-command = Ese comando ya no existe. Escribe / para ver los actuales.
ui-too-long = Ese texto es demasiado largo. Usa { $most } caracteres como mucho.
ui-unknown-interaction = No te he entendido. Prueba otra vez con un comando como { COMMAND("board") }.
ui-unknown-button = No reconozco ese botón. Usa { COMMAND("turn") } o { COMMAND("board") }.
ui-old-button = Ese botón es de otra versión mía. Usa { COMMAND("turn") } o { COMMAND("board") }.

## The page of a game on the web

ui-button-web = Tablero en la web
ui-button-web-renew = Renovar enlace
# A link as text. $link: its address
ui-web-link = [{ ui-button-web }](<{ $link }>)
# $link: the address of the page
ui-web-watchers = Cualquiera que tenga [el enlace](<{ $link }>) puede seguir esta partida en la web.
ui-table-web-renewed = Esta partida tiene un enlace nuevo. Los anteriores ya no funcionan.
ui-refusal-no-page = Esta partida no tiene página web. El host puede activarla con { COMMAND("game settings") }.
