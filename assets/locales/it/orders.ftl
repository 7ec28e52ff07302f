### Translated from the English version 83602b1c
ui-button-plan-ahead = Pianifica in anticipo
ui-button-another = Pianifica un altro turno
ui-button-confirm-order = Conferma ordine
ui-button-plan-now = Pianifica dalla situazione attuale
ui-button-plan-next-day = Pianifica per il giorno dopo
ui-button-orders = I miei ordini ({ $count })

ui-ahead-now = Stai pianificando in anticipo, dalla situazione attuale. Lo vedi solo tu.
ui-ahead-next-day = Stai pianificando in anticipo, dalla situazione dopo il prossimo movimento del calendario. Lo vedi solo tu.
ui-ahead-complete = **Il turno è completo.** *{ ui-button-confirm-order }* lo conserva: quando tocca a te, il bot lo esegue se la condizione è soddisfatta, e te lo dice.

ui-order-failed = Il tuo ordine { $number } non è stato eseguito: { $why }.
ui-order-waits = Il tuo ordine verrà eseguito entro pochi minuti, se qui non pianifichi altro.
ui-order-illegal = “{ $step }” non è più possibile
ui-order-incomplete = i suoi passi non completano più il turno
ui-order-costs = costerebbe { $more } in più del previsto
ui-order-otherwise = costerebbe o darebbe qualcosa di diverso dal previsto

ui-orders-title = **I tuoi ordini.** Li vedi solo tu. Quando tocca a te, viene eseguito il primo la cui condizione è soddisfatta.
ui-orders-none = Non hai ordini.
ui-orders-line = **{ $number }.** { $planned } – { $when }
ui-orders-not-now = -# Se ora toccasse a te, non verrebbe eseguito: { $why }.
ui-orders-else = Se nessuno è eseguibile, giochi tu come al solito.
ui-order-when = Ordine { $number }: quando viene eseguito?
ui-order-as-planned = se costa e dà quanto previsto
ui-order-within-nothing = se non costa più del previsto
ui-order-within = se costa al massimo { $more } in più
ui-order-legal = basta che sia possibile
ui-order-withdraw = Ritira questo ordine

ui-notice-ordered = Il tuo ordine in { $channel } ({ $game }) è stato eseguito: { $deed }.
ui-notice-ordered-alone = Il tuo ordine in { $channel } ({ $game }) è stato eseguito.
ui-notice-forced = Il tuo turno in { $channel } ({ $game }) non lasciava scelta, quindi è stato giocato: { $deed }.
ui-notice-forced-alone = Il tuo turno in { $channel } ({ $game }) non lasciava scelta, quindi è stato giocato.

ui-refusal-your-turn = Tocca già a te: gioca con *{ ui-button-take-turn }*.
ui-refusal-nothing-ahead = Adesso non si può pianificare in anticipo. Riprova dopo il prossimo turno.
ui-refusal-too-many-orders = Hai già { $most } ordini. Prima ritirane uno.

ui-panel-forced = Turni senza scelta giocati per te
ui-panel-later = Ordini eseguiti qualche minuto dopo
ui-remind-forced = I turni che non ti lasciano scelta vengono giocati per te.
ui-remind-later = I tuoi ordini vengono eseguiti da 1 a 20 minuti dopo l'inizio del tuo turno; l'avviso arriva comunque.
cmd-remind-forced = obbligati
    .description = Gioca per te i turni che non lasciano scelta e non rivelano nulla.
cmd-remind-later = ritardo
    .description = Esegue i tuoi ordini da 1 a 20 minuti dopo: l'ora non rivela nulla.
cmd-plan = pianifica
    .description = Pianifica il tuo prossimo turno mentre giocano gli altri, e guarda i tuoi ordini.
cmd-plan-action = passi
    .description = Un passo, o più passi separati da ; – un turno completo diventa un ordine.
