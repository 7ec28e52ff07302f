### Translated from the English version c34457de
## Pauses

cmd-game-pause = pauza
    .description = Cere-le celorlalți o pauză.
cmd-game-pause-days = zile
    .description = Numărul de zile. Implicit, până reia cineva partida.

ui-button-go-on = Reia

ui-pause-on = ⏸ În pauză până când apasă cineva *{ ui-button-go-on }*.
    .until = ⏸ În pauză până la { $until } sau până când apasă cineva *{ ui-button-go-on }*.

ui-pause-brief = în pauză
    .until = în pauză până la { $until }
ui-games-paused = { $entry }: { $pause }

## A proposal

ui-pause-asked = ⏸ { $player } cere o pauză.
    .days = { $days ->
    [one] ⏸ { $player } cere o pauză de { $days } zi.
    [few] ⏸ { $player } cere o pauză de { $days } zile.
   *[other] ⏸ { $player } cere o pauză de { $days } de zile.
}
ui-pause-agrees = { $player } e de acord.
ui-pause-waits = { $player }, de acord?
ui-pause-agreed = Toată lumea e de acord.
ui-pause-refused = { $player } refuză.
ui-pause-withdrawn = { $player } își retrage cererea.
ui-pause-lapsed = N-au răspuns toți la timp, așa că cererea a expirat.

ui-table-pause-proposed = I-am întrebat pe ceilalți.
ui-table-pause-agreed = Ți-ai dat acordul. Pauza începe când sunt toți de acord.
ui-table-pause-refused = Ai refuzat. Partida continuă.
ui-table-pause-withdrawn = Ți-ai retras cererea. Partida continuă.
ui-table-paused = Partida e în pauză.
ui-table-pause-ended = Partida continuă.

## What the channel reads

ui-notice-paused = ⏸ Partida e în pauză, fără reamintiri, ceasuri și ture ale calculatoarelor. Apasă *{ ui-button-go-on }* ca să continue.
    .until = ⏸ Partida e în pauză până la { $until }, fără reamintiri, ceasuri și ture ale calculatoarelor. Apasă *{ ui-button-go-on }* ca să continue mai devreme.
ui-notice-pause-ended = ▶ Pauza s-a terminat.
    .by = ▶ { $name } reia partida.

## What cannot be done

ui-refusal-paused = Partida e în pauză. Apasă *{ ui-button-go-on }* ca să joci.
    .until = Partida e în pauză până la { $until }. Apasă *{ ui-button-go-on }* ca să joci acum.
ui-refusal-not-paused = Partida nu e în pauză.
ui-refusal-bad-pause = { $most ->
    [one] O pauză ține { $most } zi. Fără zile, ține până când apasă cineva *{ ui-button-go-on }*.
    [few] O pauză ține de la 1 la { $most } zile. Fără zile, ține până când apasă cineva *{ ui-button-go-on }*.
   *[other] O pauză ține de la 1 la { $most } de zile. Fără zile, ține până când apasă cineva *{ ui-button-go-on }*.
}
ui-refusal-pause-pending = Există deja o cerere de pauză. Răspunde întâi la ea sau retrage-o pe a ta cu *{ ui-button-refuse }*.
ui-refusal-pause-closed = Cererea aceea e închisă. Vezi ultimul mesaj din canal.
