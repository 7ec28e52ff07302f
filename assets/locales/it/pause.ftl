### Translated from the English version a9960c4c
## Pauses

cmd-game-pause = pausa
    .description = Proponi una pausa agli altri giocatori.
cmd-game-pause-days = giorni
    .description = Per quanti giorni; senza fine se non lo indichi.

ui-button-go-on = Prosegui

ui-pause-on = ⏸ La partita è in pausa finché qualcuno non la fa proseguire.
    .until = ⏸ La partita è in pausa (fine: { $until }, o prima se qualcuno la fa proseguire).

ui-pause-brief = in pausa
    .until = in pausa (fine: { $until })
ui-games-paused = { $entry }: { $pause }

## A proposal

ui-pause-asked = ⏸ { $player } propone una pausa finché qualcuno non fa proseguire la partita.
    .days = ⏸ { $player } propone una pausa di { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}.
ui-pause-agrees = { $player } dice di sì.
ui-pause-waits = { $player }, d'accordo?
ui-pause-agreed = Tutti d'accordo.
ui-pause-refused = { $player } preferisce continuare a giocare.
ui-pause-withdrawn = { $player } ritira la proposta.
ui-pause-lapsed = Non hanno risposto tutti in tempo: la proposta è chiusa.

ui-table-pause-proposed = Ho chiesto agli altri se la partita può andare in pausa.
ui-table-pause-agreed = Hai detto di sì: la pausa comincia quando sono tutti d'accordo.
ui-table-pause-refused = Hai detto di no: la partita prosegue.
ui-table-pause-withdrawn = Hai ritirato la proposta: la partita prosegue.
ui-table-paused = La partita è in pausa.
ui-table-pause-ended = La partita prosegue.

## What the channel reads

ui-notice-paused = ⏸ La partita è in pausa: orologi e computer sono fermi e non arrivano promemoria finché qualcuno non preme *{ ui-button-go-on }*.
    .until = ⏸ La partita è in pausa (fine: { $until }): orologi e computer sono fermi e non arrivano promemoria. Chi siede al tavolo può premere *{ ui-button-go-on }* anche prima.
ui-notice-pause-ended = ▶ La pausa è finita: la partita prosegue.
    .by = ▶ { $name } mette fine alla pausa: la partita prosegue.

## What cannot be done

ui-refusal-paused = La partita è in pausa: premi *{ ui-button-go-on }* per giocare.
    .until = La partita è in pausa (fine: { $until }): premi *{ ui-button-go-on }* per giocare subito.
ui-refusal-not-paused = La partita non è in pausa: si sta già giocando.
ui-refusal-bad-pause = Una pausa dura { $most ->
    [one] 1 giorno
   *[other] da 1 a { $most } giorni
}. Se non indichi i giorni, dura finché qualcuno non preme *{ ui-button-go-on }*.
ui-refusal-pause-pending = È già stata proposta una pausa: prima va decisa quella. Chi l'ha proposta la può ritirare con *{ ui-button-refuse }*.
ui-refusal-pause-closed = Quella proposta è chiusa: guarda l'ultimo messaggio del canale.
