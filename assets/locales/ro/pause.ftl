### Translated from the English version a9960c4c
## Pauses

cmd-game-pause = pauza
    .description = Propune o pauză celorlalți jucători.
cmd-game-pause-days = zile
    .description = Pentru câte zile; fără sfârșit dacă nu spui.

ui-button-go-on = Continuă

ui-pause-on = ⏸ Partida e în pauză până când o continuă cineva.
    .until = ⏸ Partida e în pauză până la { $until } sau până când o continuă cineva.

ui-pause-brief = în pauză
    .until = în pauză până la { $until }
ui-games-paused = { $entry }: { $pause }

## A proposal

ui-pause-asked = ⏸ { $player } propune o pauză până când continuă cineva partida.
    .days = { $days ->
    [one] ⏸ { $player } propune o pauză de { $days } zi.
    [few] ⏸ { $player } propune o pauză de { $days } zile.
   *[other] ⏸ { $player } propune o pauză de { $days } de zile.
}
ui-pause-agrees = { $player } e de acord.
ui-pause-waits = { $player }, de acord?
ui-pause-agreed = Toată lumea e de acord.
ui-pause-refused = { $player } vrea să joace mai departe.
ui-pause-withdrawn = { $player } își retrage propunerea.
ui-pause-lapsed = N-au răspuns toți la timp, așa că propunerea e închisă.

ui-table-pause-proposed = I-am întrebat pe ceilalți dacă partida poate lua o pauză.
ui-table-pause-agreed = Ești de acord; pauza începe când sunt toți de acord.
ui-table-pause-refused = Ai refuzat: partida continuă.
ui-table-pause-withdrawn = Ți-ai retras propunerea: partida continuă.
ui-table-paused = Partida e în pauză.
ui-table-pause-ended = Partida continuă.

## What the channel reads

ui-notice-paused = ⏸ Partida e în pauză: nu vin mementouri, ceasurile stau și calculatoarele nu joacă până când cineva apasă *{ ui-button-go-on }*.
    .until = ⏸ Partida e în pauză până la { $until }: nu vin mementouri, ceasurile stau și calculatoarele nu joacă. Oricine de la masă poate apăsa *{ ui-button-go-on }* mai devreme.
ui-notice-pause-ended = ▶ Pauza s-a terminat: partida continuă.
    .by = ▶ { $name } încheie pauza: partida continuă.

## What cannot be done

ui-refusal-paused = Partida e în pauză: apasă *{ ui-button-go-on }* ca să joci.
    .until = Partida e în pauză până la { $until }: apasă *{ ui-button-go-on }* ca să joci acum.
ui-refusal-not-paused = Partida nu e în pauză: se joacă deja.
ui-refusal-bad-pause = { $most ->
    [one] O pauză ține { $most } zi. Dacă nu spui câte zile, ține până când apasă cineva *{ ui-button-go-on }*.
    [few] O pauză ține de la 1 la { $most } zile. Dacă nu spui câte zile, ține până când apasă cineva *{ ui-button-go-on }*.
   *[other] O pauză ține de la 1 la { $most } de zile. Dacă nu spui câte zile, ține până când apasă cineva *{ ui-button-go-on }*.
}
ui-refusal-pause-pending = S-a propus deja o pauză: întâi trebuie să se răspundă la propunerea aceea. Cine a făcut-o o poate retrage cu *{ ui-button-refuse }*.
ui-refusal-pause-closed = Propunerea e închisă: vezi ultimul mesaj din canal.
