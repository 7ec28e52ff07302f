### Translated from the English version f5bcc389
core-why-not-now = Ora non è il momento di “{ $verb }”.
core-why-form = “{ $step }” non è un passo completo. Questo sì: `{ $example }`.
core-why-no-stop = Non puoi saltare questa scelta.

teotihuacan-why-join = Nessun altro tuo lavoratore { $power } può venire con lui.
teotihuacan-why-none-locked = Nessuno dei tuoi lavoratori è bloccato.
teotihuacan-why-nothing-due = Qui non c'è cacao da pagare, quindi non serve un Favore.
teotihuacan-why-not-in-hand = Non hai la tessera { $tile } in mano.
teotihuacan-why-no-favour = { $tile } non può pagare cacao. Solo un Favore può farlo.
teotihuacan-why-tile-not-now = Hai { $tile }, ma non puoi usarla in questo momento.
teotihuacan-why-worship-count = { $count ->
    [one] C'è un solo spazio di culto { $board-on }.
   *[other] Ci sono solo { $count } spazi di culto { $board-on }.
}
teotihuacan-why-no-step = Il Palazzo non dà passi nei templi.
teotihuacan-why-not-royal = Non ci sono tessere Reali { $board-on }. Ci sono solo nel Palazzo.
teotihuacan-why-dear-royal = Non puoi pagare la tessera Reale { $what }.
teotihuacan-why-tile-not-here = { $tile } non è tra le tessere che puoi reclamare qui.
teotihuacan-why-other-temple = La decorazione non dà passi nel { $temple }.
teotihuacan-why-raise-here = Questa azione potenzia solo lavoratori { $board-on }.
teotihuacan-why-raise-moved = Il lavoratore { $power } { $board-on } si è mosso in questo turno, quindi ora non puoi potenziarlo.
teotihuacan-why-exchange-dear = Quello scambio costa { $price }. Hai { $have }.
teotihuacan-why-exchange-most = { $count ->
    [one] Qui puoi fare un solo scambio.
   *[other] Qui puoi fare da 1 a { $count } scambi.
}
teotihuacan-why-exchange-lacking = Non hai { $goods } da scambiare.
teotihuacan-why-sell-most = { $count ->
    [one] Qui puoi vendere una sola risorsa.
   *[other] Qui puoi vendere fino a { $count } risorse.
}
teotihuacan-why-sell-lacking = Non puoi vendere così tanto. Hai solo { $have }.
teotihuacan-why-other-royal = La tessera Reale qui, { $what }, funziona in un altro modo.
teotihuacan-why-no-such-technology = { $technology } non è tra le tecnologie di questa partita.
teotihuacan-why-owned-technology = Hai già { $technology }.
teotihuacan-why-not-on-display = Quella tessera non è in offerta.
teotihuacan-why-space-taken = Su quello spazio c'è già un tassello.
teotihuacan-why-space-below = Sotto quello spazio mancano ancora dei tasselli.
teotihuacan-why-ledge-taken = Lì c'è già una decorazione.
teotihuacan-why-ledge-below = La piramide non arriva ancora lì, o manca la decorazione sotto.
teotihuacan-why-spare-other = Questo spazio non costa { $goods }, quindi non puoi risparmiarlo.
teotihuacan-why-spare-dear = Anche risparmiando { $goods }, non puoi pagare questo spazio.
teotihuacan-why-salary-most = Il tuo salario è solo { $owed }.
teotihuacan-why-salary-have = Non puoi pagare così tanto. Per il salario hai solo { $have }.
teotihuacan-why-not-dealt = Non hai ricevuto la tessera iniziale { $tile }.
teotihuacan-why-keep-twice = Hai una sola tessera { $tile }. Tienine due diverse.
teotihuacan-why-not-offered = La tessera iniziale { $tile } non è in offerta.
teotihuacan-why-placed-there = Hai già piazzato un lavoratore { $board-on }.
teotihuacan-why-not-on-tiles = Le tue tessere iniziali non mostrano { $board }.

tzolkin-why-end = Prima di finire il turno, piazza o recupera un lavoratore.
tzolkin-why-reach = Un lavoratore su { $space } non può usare l'azione { $number }.
tzolkin-why-no-wood = Qui non c'è legno che puoi prendere.
tzolkin-why-bare-tile = Qui c'è ancora una tessera Mais. Prendi quella.
tzolkin-why-pay-amount = Devi pagare esattamente { $goods }.
tzolkin-why-pay-lacking = Non hai { $goods } per pagare.
tzolkin-why-climb-again = Sei già salito nel tempio di { $temple }. Questo passo è in un altro tempio.
tzolkin-why-buy = { $goods } costa { $price }. Hai { $corn }.
tzolkin-why-sell = Non hai { $goods } da vendere.
tzolkin-why-offer = Non hai { $goods } da offrire.
tzolkin-why-not-dealt = Non hai ricevuto la tessera { $tile }.
tzolkin-why-beg-late = Puoi elemosinare solo prima di piazzare o recuperare lavoratori.
tzolkin-why-beg-corn = Puoi elemosinare solo con { $most } al massimo. Hai { $corn }.
tzolkin-why-not-offered = { $name } non è in offerta.
tzolkin-why-no-discount = Ora non hai sconti, quindi non puoi risparmiare { $goods }.
tzolkin-why-spare-other = { $name } non costa { $goods }, quindi non puoi risparmiarlo.
tzolkin-why-spare-dear = Anche risparmiando { $goods }, non puoi pagare { $name }.
tzolkin-why-say-spared = L'Architettura ti fa risparmiare una risorsa per { $name }. Di' quale.
tzolkin-why-plain = Puoi rinunciare all'Architettura solo per il primo edificio di Tikal 4.
tzolkin-why-no-action = { $space } non si può usare così.
