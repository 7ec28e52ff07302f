### Translated from the English version c34457de
## Pauses

cmd-game-pause = pausa
    .description = Chiedi agli altri di mettere in pausa la partita.
cmd-game-pause-days = giorni
    .description = Quanti giorni. Di norma finché qualcuno non riprende.

ui-button-go-on = Riprendi

ui-pause-on = ⏸ In pausa finché qualcuno non preme *{ ui-button-go-on }*.
    .until = ⏸ In pausa (fine: { $until }), o finché qualcuno non preme *{ ui-button-go-on }*.

ui-pause-brief = in pausa
    .until = in pausa (fine: { $until })
ui-games-paused = { $entry }: { $pause }

## A proposal

ui-pause-asked = ⏸ { $player } chiede di mettere in pausa la partita.
    .days = ⏸ { $player } chiede di mettere in pausa la partita per { $days ->
    [one] 1 giorno
   *[other] { $days } giorni
}.
ui-pause-agrees = { $player } dice di sì.
ui-pause-waits = { $player }, d'accordo?
ui-pause-agreed = Tutti d'accordo.
ui-pause-refused = { $player } dice di no.
ui-pause-withdrawn = { $player } ritira la richiesta.
ui-pause-lapsed = Non hanno risposto tutti in tempo, quindi la richiesta è scaduta.

ui-table-pause-proposed = Ho chiesto agli altri se sono d'accordo.
ui-table-pause-agreed = Hai detto di sì. La pausa comincia quando sono d'accordo tutti.
ui-table-pause-refused = Hai detto di no. La partita continua.
ui-table-pause-withdrawn = Hai ritirato la richiesta. La partita continua.
ui-table-paused = La partita è in pausa.
ui-table-pause-ended = La partita continua.

## What the channel reads

ui-notice-paused = ⏸ La partita è in pausa, senza promemoria, orologi e turni dei computer. Premi *{ ui-button-go-on }* per continuare.
    .until = ⏸ La partita è in pausa (fine: { $until }), senza promemoria, orologi e turni dei computer. Premi *{ ui-button-go-on }* per continuare prima.
ui-notice-pause-ended = ▶ La pausa è finita.
    .by = ▶ { $name } riprende la partita.

## What cannot be done

ui-refusal-paused = La partita è in pausa. Premi *{ ui-button-go-on }* per giocare.
    .until = La partita è in pausa (fine: { $until }). Premi *{ ui-button-go-on }* per giocare subito.
ui-refusal-not-paused = La partita non è in pausa.
ui-refusal-bad-pause = Una pausa dura { $most ->
    [one] 1 giorno
   *[other] da 1 a { $most } giorni
}. Senza giorni, dura finché qualcuno non preme *{ ui-button-go-on }*.
ui-refusal-pause-pending = C'è già una richiesta di pausa. Rispondi prima a quella, o ritira la tua con *{ ui-button-refuse }*.
ui-refusal-pause-closed = Quella richiesta è chiusa. Guarda l'ultimo messaggio del canale.
