### Translated from the English version 23b093c8
# A look back at a finished game: the chances to win, the points by source, and awards.

ui-button-look-back = Retrospectiva
ui-button-look-back-again = Comprobar de nuevo

## The message

ui-look-back-title = **{ $game }** se decidió en { ui-look-back-count }: { $turns }.
ui-look-back-count = { $count ->
    [1] un turno
    [2] dos turnos
   *[3] tres turnos
}
ui-look-back-turned = { $player } en el turno { $turn } (−{ $percent } %)
ui-look-back-open = Ningún turno decidió por sí solo **{ $game }**.
ui-look-back-computing = Calculando las probabilidades: { $percent } %
ui-look-back-older = Esta partida usó reglas anteriores. Puedes ver su resultado y su registro.

## The picture. All texts are short

ui-look-back-chance = Probabilidad
ui-look-back-points = Puntos
ui-look-back-round = Ronda
ui-look-back-turn = Turno
ui-look-back-other = otros
ui-look-back-lost = −{ $percent } %
ui-look-back-name = { $name }
ui-look-back-day = { $day } { $month }
ui-look-back-days = { $from } – { $to }
ui-look-back-dated = { $game } · { $days }

## Awards, and why a player gets them. At most 20 letters without the name

ui-look-back-comeback = Remontada
ui-look-back-why-comeback = { $name } ganó con un { $percent } %
ui-look-back-photo-finish = Foto finish
ui-look-back-why-photo-finish = { $name } ganó { $lead ->
    [0] el desempate
   *[other] por { FRACTION($lead, $denominator) } punto
}
ui-look-back-full-table = Mesa llena
ui-look-back-why-full-table = { $name } dio para todos
ui-look-back-steady-hand = Pulso firme
ui-look-back-why-steady-hand = { $name } cedió un { $percent } %
ui-look-back-one-way = Un solo camino
ui-look-back-why-one-way = { $name }: { $percent } % { $source }
ui-look-back-quick-hand = Mano rápida
ui-look-back-why-quick-hand = { $name }: { $time } por turno
ui-look-back-new-best = Nueva marca
ui-look-back-why-new-best = { $name }: { FRACTION($points, $denominator) }, antes { FRACTION($before, $denominator) }

## Pictures: descriptions for screen readers

ui-look-back-alt = { $game }: { $places }.
ui-look-back-alt-turns = Momentos decisivos: { $turns }.
ui-look-back-award = { $award }: { $why }.
