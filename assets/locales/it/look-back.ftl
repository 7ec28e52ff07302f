### Translated from the English version 23b093c8
# A look back at a finished game: the chances to win, the points by source, and awards.

ui-button-look-back = Retrospettiva
ui-button-look-back-again = Controlla di nuovo

## The message

ui-look-back-title = **{ $game }** si è decisa in { ui-look-back-count }: { $turns }.
ui-look-back-count = { $count ->
    [1] un turno
    [2] due turni
   *[3] tre turni
}
ui-look-back-turned = { $player } al turno { $turn } (−{ $percent }%)
ui-look-back-open = Nessun singolo turno ha deciso **{ $game }**.
ui-look-back-computing = Calcolo le probabilità: { $percent }%
ui-look-back-older = Questa partita usava regole precedenti. Puoi vederne il risultato e il registro.

## The picture. All texts are short

ui-look-back-chance = Probabilità
ui-look-back-points = Punti man mano
ui-look-back-round = Round
ui-look-back-turn = Turno
ui-look-back-other = altro
ui-look-back-lost = −{ $percent }%
ui-look-back-name = { $name }
ui-look-back-day = { $day } { $month }
ui-look-back-days = { $from } – { $to }
ui-look-back-dated = { $game } · { $days }

## Awards, and why a player gets them. At most 20 letters without the name

ui-look-back-comeback = Rimonta
ui-look-back-why-comeback = { $name } vince dal { $percent }%
ui-look-back-photo-finish = Al fotofinish
ui-look-back-why-photo-finish = { $name } vince { $lead ->
    [0] lo spareggio
   *[other] per { FRACTION($lead, $denominator) } punto
}
ui-look-back-full-table = Tavola piena
ui-look-back-why-full-table = { $name } nutre tutti
ui-look-back-steady-hand = Mano ferma
ui-look-back-why-steady-hand = { $name } ha ceduto il { $percent }%
ui-look-back-one-way = Una sola via
ui-look-back-why-one-way = { $name }: { $percent }% { $source }
ui-look-back-quick-hand = Mano veloce
ui-look-back-why-quick-hand = { $name }: { $time } a turno
ui-look-back-new-best = Nuovo record
ui-look-back-why-new-best = { $name }: { FRACTION($points, $denominator) }, prima { FRACTION($before, $denominator) }

## Pictures: descriptions for screen readers

ui-look-back-alt = { $game }: { $places }.
ui-look-back-alt-turns = Momenti decisivi: { $turns }.
ui-look-back-award = { $award }: { $why }.
