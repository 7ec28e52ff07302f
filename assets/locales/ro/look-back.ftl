### Translated from the English version 23b093c8
# A look back at a finished game: the chances to win, the points by source, and awards.

ui-button-look-back = Retrospectivă
ui-button-look-back-again = Verifică din nou

## The message

ui-look-back-title = **{ $game }** s-a decis în { ui-look-back-count }: { $turns }.
ui-look-back-count = { $count ->
    [1] o tură
    [2] două ture
   *[3] trei ture
}
ui-look-back-turned = { $player } în tura { $turn } (−{ $percent }%)
ui-look-back-open = Nicio tură n-a decis singură **{ $game }**.
ui-look-back-computing = Calculez șansele: { $percent }%
ui-look-back-older = Jocul acesta a folosit reguli mai vechi. Îi poți vedea rezultatul și jurnalul.

## The picture. All texts are short

ui-look-back-chance = Șanse
ui-look-back-points = Puncte pe parcurs
ui-look-back-round = Runda
ui-look-back-turn = Tura
ui-look-back-other = altele
ui-look-back-lost = −{ $percent }%
ui-look-back-name = { $name }
ui-look-back-day = { $day } { $month }
ui-look-back-days = { $from } – { $to }
ui-look-back-dated = { $game } · { $days }

## Awards, and why a player gets them. At most 20 letters without the name

ui-look-back-comeback = Revenire
ui-look-back-why-comeback = { $name } a câștigat de la { $percent }%
ui-look-back-photo-finish = La limită
ui-look-back-why-photo-finish = { $name } a câștigat { $lead ->
    [0] departajarea
   *[other] cu { FRACTION($lead, $denominator) } punct
}
ui-look-back-full-table = Masă plină
ui-look-back-why-full-table = { $name } a hrănit pe toți
ui-look-back-steady-hand = Mână sigură
ui-look-back-why-steady-hand = { $name } a cedat { $percent }%
ui-look-back-one-way = Un singur drum
ui-look-back-why-one-way = { $name }: { $percent }% { $source }
ui-look-back-quick-hand = Mână iute
ui-look-back-why-quick-hand = { $name }: { $time } pe tură
ui-look-back-new-best = Record nou
ui-look-back-why-new-best = { $name }: { FRACTION($points, $denominator) }, înainte { FRACTION($before, $denominator) }

## Pictures: descriptions for screen readers

ui-look-back-alt = { $game }: { $places }.
ui-look-back-alt-turns = Momente decisive: { $turns }.
ui-look-back-award = { $award }: { $why }.
