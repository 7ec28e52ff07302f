### Translated from the English version cf571968
## La página de una partida en la web.

web-to-move = { $players-count ->
    [one] Le toca a { $players }
   *[other] Eligen { $players }
}
web-wins = { $players-count ->
    [one] Gana { $players } con { FRACTION($points, $denominator) } puntos
   *[other] Victoria compartida de { $players } con { FRACTION($points, $denominator) } puntos
}
web-past = Después del turno { $turn }
web-cancelled = Esta partida se canceló
web-lobby = { $open ->
    [0] El anfitrión empieza la partida en Discord
    [one] { $open } asiento libre. El anfitrión empieza la partida en Discord
   *[other] { $open } asientos libres. El anfitrión empieza la partida en Discord
}
web-named = { $game }: { $name }
web-mode-live = En directo
web-mode-past = Turno pasado
web-mode-paused = En pausa
web-mode-over = Terminada
web-your-turn = Te toca
web-undone = Se deshizo el último turno.

web-news = { $count ->
    [one] { $count } turno nuevo
   *[other] { $count } turnos nuevos
}
web-news-more = { $count } anteriores
web-read = Visto

web-board = El tablero
web-turns = Turnos
web-turn-word = Turno
web-turn = Turno { $turn }
web-round = Ronda { $round }
web-first = Inicio de la partida
web-back = Un turno atrás
web-next = Un turno adelante
web-now = Turno más reciente
web-play = Reproducir los turnos
web-zoom-in = Acercar
web-zoom-out = Alejar
web-whole = Tablero completo
web-close = Cerrar

web-players = Jugadores
web-player-more = Fichas y edificios
web-seat-open = asiento libre
web-me = Soy yo
web-place = { $place }.º puesto, { FRACTION($points, $denominator) } puntos
web-points = { FRACTION($points, $denominator) }
web-log = Registro
web-text = Versión en texto: todo lo que hay en el tablero

web-chart-points = Puntos si la partida hubiera terminado entonces
web-start = Inicio
web-turning-points = Momentos decisivos
web-sources = De dónde salieron los puntos
web-sum = Suma

web-offline = No se puede contactar con el bot. La página lo vuelve a intentar sola.
web-gone = Este enlace no funciona. Pide uno nuevo en Discord.
web-read-only = Esta página solo muestra la partida. Se juega en Discord.
web-anyone = Cualquiera que tenga este enlace puede mirar.
web-keys = Teclas: ← y → cambian de turno, Inicio y Fin van al primero y al más reciente, la barra espaciadora reproduce, + y − acercan y alejan.
web-credits = Tipos de letra: Lato (como «Daykeeper Text») y Yrsa, ambos con la licencia SIL Open Font License 1.1. Daykeeper es un proyecto no oficial de aficionados.
# A choice that stays secret for now. $player
web-chosen = { $player } ya ha elegido.
