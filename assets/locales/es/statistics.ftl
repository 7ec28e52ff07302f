### Translated from the English version c43e48d8
# People across games: ratings, statistics, lists and comparisons.

## Commands: see discord.ftl

cmd-stats = estadisticas
    .description = Ver la puntuación y las estadísticas de un jugador, o comparar dos.
cmd-stats-player = jugador
    .description = El jugador; sin él, tú.
cmd-stats-game = juego
    .description = El juego; sin él, el último que terminaste.
cmd-stats-against = contra
    .description = Comparar con este jugador.
cmd-leaderboard = clasificacion
    .description = Ver los mejores jugadores de la temporada o de siempre.
cmd-leaderboard-game = juego
    .description = El juego; sin él, el último que terminaste.
cmd-leaderboard-season = temporada
    .description = Un trimestre o siempre; sin él, este trimestre.
cmd-leaderboard-list = lista
    .description = Partidas entre personas o contra jugadores IA.
    .people = Entre personas
    .computers = Contra jugadores IA

## Buttons, at most 80 characters

ui-button-people-games = Partidas
ui-button-post = Publicar
ui-button-all-time = De siempre
ui-button-this-season = Esta temporada
ui-button-season-before = Temporada anterior
ui-button-against-computers = Contra jugadores IA
ui-button-how-it-works = Cómo funciona
ui-button-higher = ◀ Puestos más altos
ui-button-lower = Puestos más bajos ▶
ui-people-compare = Comparar con…

## Texts

ui-people-stats = **{ $player }** en { $game }: { $rating } ± { $band }
ui-people-stats-listed = **{ $player }** en { $game }: { $rating } ± { $band }, { $place } de { $count }
ui-people-stats-unrated = **{ $player }** en { $game }: aún ninguna partida puntuada
ui-people-wins-line = { FRACTION($wins, 10) } victorias en { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}. Las puntuaciones preveían { TENTHS($expected) }.
ui-people-one-more = Una partida más y estarás en la lista.
ui-people-one-more-of = Una partida más y estará en la lista.
ui-people-no-game = Aquí aún no has terminado ninguna partida de { $game }. Empieza una con { COMMAND("game new") }.
ui-people-no-game-of = Aquí { $player } aún no ha terminado ninguna partida de { $game }.
ui-people-never-met = Aquí { $one } y { $other } aún no han terminado juntos ninguna partida de { $game }.
ui-people-score-line = **{ $one } { $ahead } : { $behind } { $other }** en { $game }, según quién quedó por delante
ui-people-chance = La próxima vez, { $one } tiene un { $percent } % de probabilidad de quedar por delante.
ui-people-leads = **{ $game }, { $season }**: { $player } va en cabeza con al menos { $low }
ui-people-list-computers = **{ $game }, contra jugadores IA**: { $player } va en cabeza con al menos { $low }.
ui-people-provisional = Los valores de los jugadores IA son provisionales.
ui-people-you-are = Tu puesto: { $place }.
ui-people-season-ends = La temporada termina en { $length }.
ui-people-short-list = La lista necesita dos personas con dos partidas puntuadas cada una. Hasta ahora: { $people-row }.
ui-people-so-far = { $player } { $count }
ui-people-empty-season = En esta temporada aún no ha terminado ninguna partida puntuada de { $game }.
ui-people-empty-list = Aquí aún no ha terminado ninguna partida puntuada de { $game }. Empieza una con { COMMAND("game new") }.
ui-people-no-computers-list = Aquí aún nadie ha terminado una partida de { $game } contra jugadores IA.
ui-people-updating = -# Actualizando: { $percent } %
ui-people-how = Una puntuación es una estimación con una banda. La banda acierta 7 u 8 veces de cada 10. La lista se ordena por el extremo bajo de la banda. Cada partida la estrecha.
ui-final-first-win = { $player } gana aquí por primera vez a { $game }.
ui-final-surprise = { $player } gana con solo un { $percent } % de probabilidad según las puntuaciones.
ui-final-in-a-row = { $player } ha ganado aquí { $count } partidas seguidas.
ui-final-leader = { $player } pasa a liderar la temporada.
ui-final-ratings = Puntuación: { $changes-row }
ui-final-rating-change = { $player } { SIGNED($change) } ({ $rating })

## Seasons and months

ui-people-quarter-1 = enero a marzo de { $year }
ui-people-quarter-2 = abril a junio de { $year }
ui-people-quarter-3 = julio a septiembre de { $year }
ui-people-quarter-4 = octubre a diciembre de { $year }
ui-people-all-time = De siempre
ui-people-month-1 = ene
ui-people-month-2 = feb
ui-people-month-3 = mar
ui-people-month-4 = abr
ui-people-month-5 = may
ui-people-month-6 = jun
ui-people-month-7 = jul
ui-people-month-8 = ago
ui-people-month-9 = sep
ui-people-month-10 = oct
ui-people-month-11 = nov
ui-people-month-12 = dic

## Pictures: short texts

ui-people-no-initial = { "" }
ui-people-player = Jugador
ui-people-none = –
ui-people-figure = { FRACTION($points, $denominator) }
ui-people-rating = Puntuación
ui-people-band = ± { $band }
# $digit: not needed here
ui-people-place = { $place }.º
ui-people-of = de { $count }
ui-people-unlisted = aún no en la lista
ui-people-last = último
ui-people-games-since = { $game } · { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
} desde { $since }
ui-people-games = { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
ui-people-ways = De dónde los puntos
ui-people-ways-compared = frente a la media del servidor
ui-people-ways-average = media por partida
ui-people-wins = Victorias
ui-people-parts = { FRACTION($thousandths, 10) }
ui-people-of-games = de { $count ->
    [one] { $count } partida
   *[other] { $count } partidas
}
ui-people-expected = { TENTHS($expected) } previstas
ui-people-against-computers = Contra jugadores IA
ui-people-no-computers = aún ninguna
ui-people-points = Puntos
ui-people-average = media
ui-people-best = récord
ui-people-turn-time = Tiempo por turno
ui-people-no-times = aún ningún turno
ui-people-of-time = de { $time }
ui-people-limit = partidas de { $time }
ui-people-clock = con reloj
ui-people-in-time = { $percent } % a tiempo
ui-people-minutes = { $count } min
ui-people-hours = { $count } h
ui-people-days = { $count ->
    [one] { $count } día
   *[other] { $count } días
}
ui-people-at-least = al menos
ui-people-last-five = últimas cinco
ui-people-games-column = partidas
ui-people-new = nuevo
ui-people-won-of-these = ganó { $count } de ellas
ui-people-ahead-by = Quién quedó por delante y por cuánto
ui-people-also-won = ganó la partida
ui-people-average-from = Puntos de media por
ui-people-next-time = La próxima vez
ui-people-percent = { $percent } %
ui-people-closest = La más reñida
ui-people-widest = La más clara
ui-people-score = { $one } : { $other }
ui-people-in-a-row = Seguidas

## Pictures: descriptions for screen readers

ui-people-alt-list = { $game }, { $season }.
ui-people-alt-row = { $rank }: { $player }, al menos { $low }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
ui-people-alt-card = { $player } en { $game }, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}.
ui-people-alt-rating = Puntuación { $rating } ± { $band }.
ui-people-alt-wins = { FRACTION($wins, 10) } victorias en { $games ->
    [one] { $games } partida puntuada
   *[other] { $games } partidas puntuadas
}, { TENTHS($expected) } previstas.
ui-people-alt-pair = { $one } contra { $other } en { $game }: { $ahead } a { $behind }, según quién quedó por delante.
ui-people-alt-runs = Rachas más largas: { $one } y { $other } seguidas.

## Sources of points in Tzolk'in, short

tzolkin-source-temples = templos
tzolkin-source-buildings = edificios
tzolkin-source-monuments = monumentos
tzolkin-source-skulls = calaveras
tzolkin-source-goods = materiales
tzolkin-source-technologies = tecnologías
tzolkin-source-tiles = losetas de riqueza
tzolkin-source-hunger = hambre
