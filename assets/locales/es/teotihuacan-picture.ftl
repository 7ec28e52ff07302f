### Translated from the English version 3d368207
# Texts in the pictures of Teotihuacan. Short: most of it has little room.

## Players without a name that can be shown

teotihuacan-picture-colour-red = Rojo
teotihuacan-picture-colour-green = Verde
teotihuacan-picture-colour-blue = Azul
teotihuacan-picture-colour-yellow = Amarillo

## The first line

teotihuacan-picture-played = Ha jugado { $name }
teotihuacan-picture-to-draft = { $name } elige loseta
teotihuacan-picture-bonuses = { $name }: bonificaciones
teotihuacan-picture-to-pay = { $name } paga el salario
teotihuacan-picture-wins = Gana { $name }
teotihuacan-picture-shared = Victoria compartida
teotihuacan-picture-keeping = Elige tus losetas
teotihuacan-picture-placing = Coloca trabajadores
teotihuacan-picture-era = Era { $era }
teotihuacan-picture-of-eras = de { $eras }
teotihuacan-picture-eclipse-in = { $rounds ->
    [one] Eclipse en { $rounds } ronda
   *[other] Eclipse en { $rounds } rondas
}
teotihuacan-picture-rounds = { $rounds ->
    [one] ronda
   *[other] rondas
}
teotihuacan-picture-last-round = Última ronda antes del eclipse
teotihuacan-picture-eclipse-now = Eclipse
teotihuacan-picture-round = Ronda { $round }
teotihuacan-picture-after-round = Tras la ronda { $round }
teotihuacan-picture-light-disc = Disco blanco { $light } de { $dark }

## The right column

teotihuacan-picture-temple-blue = Azul
teotihuacan-picture-temple-red = Rojo
teotihuacan-picture-temple-green = Verde
teotihuacan-picture-avenue = Avenida de los Muertos
teotihuacan-picture-pyramid-track = Pista de la pirámide
teotihuacan-picture-ascension = Ascensión

## The players

teotihuacan-picture-order = { $n }.º
teotihuacan-picture-order-to-move = { $n }.º · le toca
teotihuacan-picture-order-to-decide = { $n }.º · decide
teotihuacan-picture-place = Puesto { $n }

## Alt texts

teotihuacan-picture-alt-board = El tablero de Teotihuacan en la era { $era }.
teotihuacan-picture-alt-keeping = Los jugadores eligen sus losetas de inicio.
teotihuacan-picture-alt-placing = Los jugadores colocan sus trabajadores iniciales.
teotihuacan-picture-alt-to-move = Le toca a { $seat }.
teotihuacan-picture-alt-eclipse = Es el eclipse; { $seat } paga a sus trabajadores.
teotihuacan-picture-alt-over = Fin de la partida; la victoria es de { $winner }.
teotihuacan-picture-alt-rounds = { $rounds ->
    [one] El eclipse llega tras esta ronda.
   *[other] El eclipse llega dentro de { $rounds } rondas.
}
teotihuacan-picture-alt-scores = Puntos: { $scores }.
teotihuacan-picture-alt-score = { $seat } { $points }
teotihuacan-picture-alt-held = { $seat } tiene { $goods }.
teotihuacan-picture-alt-draft = El turno de { $seat }, tal como lo prepara.
teotihuacan-picture-alt-scoring = Los puntos de cada jugador por origen.
teotihuacan-picture-alt-card = { $name }. { $effect }
teotihuacan-picture-alt-card-plain = { $name }.

## Drafts, areas, scoring, cards

teotihuacan-picture-matches = Símbolos iguales
teotihuacan-picture-level = Nivel { $level }
teotihuacan-picture-no-tiles = Aún sin descubrimientos
teotihuacan-picture-salary-sum = El próximo eclipse pide { $owed } de cacao; hay { $held }
teotihuacan-picture-final-scoring = Puntuación final
teotihuacan-picture-scoring-now = Si acabara ahora con un eclipse
teotihuacan-picture-next-eclipse = Próximo eclipse (ya contado)
teotihuacan-picture-card-board = tablero de acción
teotihuacan-picture-card-technology = tecnología
teotihuacan-picture-card-royal = loseta real
teotihuacan-picture-card-bonus = bonificación de templo
teotihuacan-picture-card-reward = recompensa de ascensión
teotihuacan-picture-card-discovery = descubrimiento
teotihuacan-picture-card-start = loseta de inicio
teotihuacan-picture-card-pyramid = loseta de pirámide
teotihuacan-picture-card-decoration = decoración

## Regions, each drawn large

teotihuacan-picture-region-temples = Templos
teotihuacan-picture-region-tracks = Avenida y pista de la pirámide
teotihuacan-picture-region-tiles = Losetas de descubrimiento
teotihuacan-picture-region-player = { $seat }
teotihuacan-picture-alt-region = { $name }, en grande.
teotihuacan-picture-alt-line = { $line }.
teotihuacan-picture-alt-visit = El trabajador de { $seat } con fuerza { $power } { $board-from }: paga { $price }, recibe { $gains }
teotihuacan-picture-alt-visit-here = El trabajador de { $seat } con fuerza { $power } que ya está aquí: paga { $price }, recibe { $gains }
teotihuacan-picture-alt-visit-impossible = { $visit } (ahora no es posible)
teotihuacan-picture-alt-no-visit = Ningún trabajador de { $seat } puede llegar aquí con un movimiento
teotihuacan-picture-alt-next-steps = Próximos pasos de { $seat }: { $steps }
teotihuacan-picture-alt-next-step = { $temple }: { $reward }
teotihuacan-picture-alt-eclipse-now = Puntos de un eclipse ahora: { $scores }
teotihuacan-picture-region-who = Trabajadores que pueden ir
teotihuacan-picture-region-none = Ningún trabajador puede llegar aquí en un movimiento.
teotihuacan-picture-region-table = Lo que da
teotihuacan-picture-region-worship = Culto
teotihuacan-picture-region-any-temple = sube en cualquier templo
teotihuacan-picture-region-points = Mejores puntos por espacio
teotihuacan-picture-region-power-ups = Mejoras según trabajadores
teotihuacan-picture-region-both-rows =
    Las tres últimas tecnologías piden 2 trabajadores o uno con fuerza 4 o 5.
teotihuacan-picture-region-nobles = Puntos por el próximo edificio
teotihuacan-picture-region-buildings = Valor de un paso en la Avenida
teotihuacan-picture-region-eclipse = Un eclipse ahora
teotihuacan-picture-region-places = en { $n } lugares
teotihuacan-picture-region-waiting = aún no en juego
teotihuacan-picture-region-nothing = Aún sin tecnologías ni losetas
