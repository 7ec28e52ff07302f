### Translated from the English version 8dd15f8a
ui-button-plan-ahead = Pianifica in anticipo
ui-button-another = Pianifica un altro turno
ui-button-queue-turn = Programma turno
ui-button-queued-turns = Turni programmati ({ $count })

ui-ahead-now = Pianifichi in anticipo dalla plancia di adesso. Lo vedi solo tu.
    .again = Pianifichi in anticipo
ui-ahead-next-day = Pianifichi in anticipo dalla plancia dopo il prossimo movimento del calendario. Lo vedi solo tu.
    .again = Pianifichi in anticipo · giorno dopo
ui-ahead-complete = **Turno completo.** Premi *{ ui-button-queue-turn }*. Quando tocca a te, lo gioco se la condizione è soddisfatta.

ui-queued-turn-failed = Il turno programmato { $number } è stato saltato: { $why }.
ui-queued-turn-waits = Il tuo turno programmato verrà giocato tra pochi minuti, se qui non pianifichi altro.
ui-queued-turn-illegal = “{ $step }” non è più possibile
ui-queued-turn-incomplete = i suoi passi non completano più il turno
ui-queued-turn-costs = costerebbe { $more } in più del previsto
ui-queued-turn-otherwise = il risultato è cambiato

ui-queued-turns-title = **I tuoi turni programmati.** Quando tocca a te, gioco il primo la cui condizione è soddisfatta.
ui-queued-turns-none = Non hai turni programmati.
ui-queued-turns-item = **{ $number }.** { $planned } – { $when }
ui-queued-turns-not-now = -# Se ora toccasse a te, verrebbe saltato: { $why }.
ui-queued-turns-else = Se nessuno va bene, giochi tu come al solito.
ui-queued-turn-when = Quando giocare il turno programmato { $number }
ui-queued-turn-as-planned = se non costa di più e il risultato non è cambiato
ui-queued-turn-within-nothing = se non costa più del previsto
ui-queued-turn-within = se costa al massimo { $more } in più
ui-queued-turn-legal = se è ancora possibile
ui-queued-turn-withdraw = Elimina questo turno programmato

ui-notice-queued-turn = Il tuo turno programmato in { $channel } ({ $game }) è stato giocato: { $summary }.
ui-notice-queued-turn-alone = Il tuo turno programmato in { $channel } ({ $game }) è stato giocato.
ui-notice-forced = Ho giocato io il tuo turno in { $channel } ({ $game }), perché non avevi scelta: { $summary }.
ui-notice-forced-alone = Ho giocato io il tuo turno in { $channel } ({ $game }), perché non avevi scelta.
ui-notice-undone = { $player } ha annullato dei turni in { $channel } ({ $game }), tra cui il tuo. Lo ritrovi nel tuo piano: usa { COMMAND("plan") }.

ui-refusal-your-turn = Tocca già a te. Premi *{ ui-button-take-turn }*.
ui-refusal-nothing-ahead = Adesso non si può pianificare in anticipo. Riprova dopo il prossimo turno.
ui-refusal-too-many-queued-turns = Hai già { $most } turni programmati. Prima eliminane uno.

ui-panel-auto-play = Gioco automatico
ui-panel-delay = Ritardo dei turni programmati
ui-remind-forced = Il gioco automatico è attivo. Se non hai scelta, gioco io il tuo turno.
ui-remind-later = I tuoi turni programmati vengono giocati con 1–20 minuti di ritardo. La menzione arriva comunque.
cmd-remind-auto-play = gioco-automatico
    .description = Gioca per te i turni che non lasciano scelta e non rivelano nulla.
cmd-remind-delay = ritardo
    .description = Gioca i turni programmati con 1–20 minuti di ritardo, così nessuno se ne accorge.
cmd-plan = pianifica
    .description = Pianifica il prossimo turno mentre giocano gli altri, e guarda i turni programmati.
cmd-plan-action = passi
    .description = Un passo, o più passi separati da “;”. Un turno completo viene programmato.
