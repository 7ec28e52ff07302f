### Translated from the English version badca714
# What a table answers, refuses and notes.

## Answers, private, after something was done

ui-table-opened = Il tuo tavolo è aperto: gli altri possono unirsi qui sotto.
ui-table-joined = Sei dei nostri.
ui-table-left = Hai lasciato il tavolo.
ui-table-lobby-cancelled = Il tavolo è chiuso.
ui-table-started = La partita comincia. Buon divertimento!
ui-table-cancelled = La partita è stata interrotta.
ui-table-turn-done = Turno concluso. Ora tocca a { $next }.
ui-table-turn-done-shown = Turno concluso. Ora tocca a { $next }. Il turno ha rivelato qualcosa di nascosto (“{ $what }”): si può annullare solo con { COMMAND("undo") }.
ui-table-turn-done-final = Turno concluso. Ora tocca a { $next }. Il turno ha rivelato qualcosa di nascosto (“{ $what }”): non si può annullare.
ui-table-turn-done-chosen = La tua scelta è fatta; puoi annullarla finché non hanno scelto tutti. Chi deve ancora scegliere: { $next }.
ui-table-turn-done-chosen-final = La tua scelta è fatta. Chi deve ancora scegliere: { $next }.
ui-table-turn-done-revealed = La tua scelta è fatta. Era l'ultima: la partita prosegue.
ui-next-game = { $count ->
    [one] Ti aspetta anche un'altra partita: { $game } in { $channel }.
   *[other] Ti aspettano altre { $count } partite: da più tempo { $game } in { $channel }.
}
ui-table-turn-done-over = Turno concluso, e con questo anche la partita.
ui-table-undone = Il turno è annullato e aspetta nel pianificatore di chi l'ha giocato.
ui-table-undone-own = Il turno è annullato e ti aspetta nel pianificatore.
ui-table-undo-asked = Ho chiesto agli altri se puoi annullare il tuo turno.
ui-table-undo-agreed = Hai detto di sì.
ui-table-undo-refused = Hai detto di no: il turno resta valido.
ui-table-undo-withdrawn = Hai ritirato la richiesta: il turno resta valido.
ui-table-step = { $step }

## Refusals, private: what is wrong, and what to do

ui-refusal-no-table = In questo canale non c'è nessuna partita: aprine una con { COMMAND("game new") }.
ui-refusal-not-here = Quel pulsante è di una partita in un altro canale: premilo lì.
ui-refusal-unknown-game = Non conosco nessun gioco “{ $game }”: scegline uno dall'elenco.
ui-refusal-bad-option = Questo gioco non ha un'opzione “{ $option }” con quel valore: sceglila dall'elenco.
ui-refusal-bad-seats = { $game } è per { $min }-{ $max } giocatori: scegli un numero di posti adatto.
ui-refusal-channel-busy = In questo canale c'è già una partita ({ $link }): apri la tua in un altro canale o in un thread.
ui-refusal-channel-busy-unposted = In questo canale c'è già una partita, che sta per comparire: apri la tua in un altro canale o in un thread.
ui-refusal-table-full = Tutti i posti sono occupati: aspetta che se ne liberi uno, o apri un altro tavolo in un thread.
ui-refusal-already-joined = Hai già un posto a questo tavolo.
ui-refusal-not-in-lobby = Non hai un posto a questo tavolo: prendine uno con *{ ui-button-join }*.
ui-refusal-has-resigned = Hai lasciato il tuo posto in questa partita. Per un giorno puoi riprenderlo con { COMMAND("game back") }, se nel frattempo non lo prende qualcun altro.
ui-refusal-seat-gone = Nel frattempo il tuo posto è passato a qualcun altro.
ui-refusal-not-at-table = Non partecipi a questa partita, ma puoi seguirla con { COMMAND("board") } e { COMMAND("log") }.
ui-refusal-not-host = Può farlo solo l'host, { $host }, o chi gestisce questo canale.
ui-refusal-too-few-players = { $have ->
    [one] Bisogna essere almeno in { $need } e per ora c'è solo un giocatore: aspetta gli altri o aggiungi dei computer.
   *[other] Bisogna essere almeno in { $need } e per ora siete in { $have }: aspetta gli altri o aggiungi dei computer.
}
ui-refusal-already-started = La partita è già cominciata: guarda l'ultimo messaggio del canale. Per lasciarla usa { COMMAND("game resign") }.
ui-refusal-not-started = La partita non è ancora cominciata: l'host la avvia dalla lobby.
ui-refusal-not-your-turn = Non tocca ancora a te, ma a { $who }.
ui-refusal-already-chosen = Hai già scelto. Chi deve ancora scegliere: { $who }. Fino ad allora puoi cambiare idea con { COMMAND("undo") }.
ui-refusal-stale-press = Quel pulsante non vale più: non è cambiato nulla. *{ ui-button-take-turn }* mostra il tuo turno com'è adesso.
ui-refusal-already-done = Hai già concluso questo turno: guarda l'ultimo messaggio del canale.
ui-refusal-nothing-drafted = Non c'è nessun passo da annullare: prima scegline uno.
ui-refusal-turn-not-complete = Il tuo turno non è ancora completo: prima rispondi alla domanda.
ui-refusal-illegal = { $more ->
    [0] “{ $step }” ora non è possibile, quindi nulla è cambiato. Puoi scegliere: { $possible-inside-series }.
    [one] “{ $step }” ora non è possibile, quindi nulla è cambiato. Puoi scegliere: { $possible-inside-series }; e un altro passo.
   *[other] “{ $step }” ora non è possibile, quindi nulla è cambiato. Puoi scegliere: { $possible-inside-series }; e altri { $more } passi.
}
ui-refusal-illegal-after = { $more ->
    [0] “{ $step }” non è possibile dopo ciò che hai pianificato ({ $planned-inside-series }), quindi nulla è cambiato. Puoi scegliere: { $possible-inside-series }. `undo` annulla il tuo ultimo passo.
    [one] “{ $step }” non è possibile dopo ciò che hai pianificato ({ $planned-inside-series }), quindi nulla è cambiato. Puoi scegliere: { $possible-inside-series }; e un altro passo. `undo` annulla il tuo ultimo passo.
   *[other] “{ $step }” non è possibile dopo ciò che hai pianificato ({ $planned-inside-series }), quindi nulla è cambiato. Puoi scegliere: { $possible-inside-series }; e altri { $more } passi. `undo` annulla il tuo ultimo passo.
}
ui-refusal-illegal-in-line = { $more ->
    [0] Il passo { $number } della tua riga, “{ $step }”, lì non è possibile, quindi nulla è stato giocato. Lì puoi scegliere: { $possible-inside-series }.
    [one] Il passo { $number } della tua riga, “{ $step }”, lì non è possibile, quindi nulla è stato giocato. Lì puoi scegliere: { $possible-inside-series }; e un altro passo.
   *[other] Il passo { $number } della tua riga, “{ $step }”, lì non è possibile, quindi nulla è stato giocato. Lì puoi scegliere: { $possible-inside-series }; e altri { $more } passi.
}
ui-refusal-illegal-nothing = “{ $step }” ora non è possibile, quindi nulla è cambiato.
ui-refusal-not-together = Tutto insieme non è possibile, quindi nulla è cambiato: scegli di meno.
ui-refusal-after-the-end = Il turno finisce prima di “{ $step }”, quindi nulla è cambiato: togli quel passo.
ui-refusal-empty-line = Scrivi almeno un passo: sceglilo dall'elenco.
ui-refusal-line-too-long = La riga è troppo lunga per un turno: dividila.
ui-refusal-nothing-to-undo = Non hai nessun turno da annullare.
ui-refusal-turn-of-another = Solo { $who } può annullare quel turno.
ui-refusal-not-last-turn = Quello non è più il tuo ultimo turno: annulla l'ultimo con { COMMAND("undo") }.
ui-refusal-before-saved = Quel turno non si può annullare: dopo, la partita è ripresa da una posizione salvata.
ui-refusal-undo-pending = Il tavolo sta già decidendo se annullare un turno: prima va decisa quella richiesta. Chi l'ha fatta la può ritirare con *{ ui-button-refuse }*.
ui-refusal-undo-closed = Quella richiesta è chiusa: guarda l'ultimo messaggio del canale.
ui-refusal-own-request = La richiesta è tua: devono rispondere gli altri.
ui-refusal-already-answered = Hai già risposto: ora tocca agli altri.
ui-refusal-unknown-turn = { $last ->
    [0] Non c'è ancora nessun turno.
   *[other] Quel turno non esiste: scegline uno da 1 a { $last }.
}
ui-refusal-lost-turn = Il turno { $turn } non si può più mostrare, perché da allora le regole sono state corrette: scegline uno successivo.
ui-refusal-game-over = La partita è finita: aprine un'altra con { COMMAND("game new") }.
ui-refusal-too-many-tables = { $most ->
    [one] Hai già una partita aperta come host: finiscila, o chiudila con { COMMAND("game cancel") }.
   *[other] Hai già { $most } partite aperte come host: finiscine una, o chiudine una con { COMMAND("game cancel") }.
}
ui-refusal-server-full = { $most ->
    [one] Questo server ha già una partita aperta e di più non riesco a seguirne: prima finitela o chiudetela.
   *[other] Questo server ha già { $most } partite aperte e di più non riesco a seguirne: prima finitene o chiudetene una.
}
ui-refusal-cancelled = La partita è stata interrotta: aprine un'altra con { COMMAND("game new") }.
ui-refusal-unreadable = Questa partita non si può più caricare. I turni restano conservati; l'host può chiuderla con { COMMAND("game cancel") }.
ui-refusal-trouble = Da parte mia qualcosa è andato storto, ma nulla è cambiato: riprova tra poco.
ui-refusal-uncertain = Da parte mia qualcosa è andato storto. Guarda la partita prima di riprovare.

## Notes, public or to the host

ui-notice-cancelled = { $name } interrompe la partita.
    .until = { $name } interrompe la partita. Per riprenderla: { COMMAND("game back") } (scadenza: { $until }).
ui-notice-resumed = Dopo un aggiornamento non posso più riprodurre esattamente i turni già giocati di questa partita. Si prosegue dalla posizione salvata; quei turni non si possono annullare.
ui-notice-undelivered = Discord non ha accettato un mio messaggio in { $channel }; il motivo è nei log del bot. La partita prosegue: { COMMAND("turn") } e { COMMAND("board") } lì funzionano come sempre.
ui-notice-withheld = Non ho più il permesso di scrivere in { $channel }. Nulla è perso: appena lo riavrò, lì comparirà il turno più recente. Servono: { ui-permission-view-channel }, { ui-permission-send-messages }.

## Entries of the log

ui-entry-turn = Turno { $turn }, { $seat }
ui-entry-turn-undone = Un turno di { $seat }, annullato in seguito
ui-entry-undo-asked = { $seat } chiede di annullare un turno
ui-entry-undo-agreed = { $seat } dice di sì
ui-entry-undo-refused = { $seat } dice di no
ui-entry-undone = { $turns ->
    [one] { $seat } annulla un turno
   *[other] { $seat } annulla { $turns } turni
}
ui-entry-resumed = La partita riprende da una posizione salvata

## Fair play: what can be checked

ui-fair-play-sealed = Fair play: il sigillo di questa partita è { $commitment }
ui-fair-play-ended = Fair play: seme { $seed }, sale { $salt }, il registro finisce con { $head }
ui-button-fair-play = Tutto regolare?
ui-fair-play-checked = { $turns ->
    [one] Sì. La partita ha proprio la preparazione sigillata all'inizio, e da allora nulla è cambiato nel suo unico turno. Puoi controllare con questo file.
   *[other] Sì. La partita ha proprio la preparazione sigillata all'inizio, e da allora nulla è cambiato nei suoi { $turns } turni. Puoi controllare con questo file.
}
ui-fair-play-checked-log = { $turns ->
    [one] Sì: la partita ha la preparazione sigillata, e da allora nulla è cambiato nel suo unico turno. Puoi controllare con questo file.
   *[other] Sì: la partita ha la preparazione sigillata, e da allora nulla è cambiato nei suoi { $turns } turni. Puoi controllare con questo file.
}
ui-fair-play-compare = Il primo messaggio della partita deve mostrare lo stesso sigillo: { $seal }
ui-fair-play-broken = No: { $why }. Avvisa chi gestisce questo bot e conserva questo file.
ui-fair-play-file = Tutta la partita, con ciò che serve per controllarla
core-proof-shape = il file non è scritto come dovrebbe
core-proof-game = qui non c'è un gioco “{ $game }”
core-proof-commitment = sale, seme e preparazione non danno il sigillo
core-proof-deal = il suo seme è { $seed } e il suo sale è { $salt }, non quelli indicati
core-proof-seal = il suo sigillo è { $seal }, non quello indicato
core-proof-dealt = la preparazione non viene dal seme
core-proof-setup = la preparazione non è di questo gioco
core-proof-chain = la voce { $entry } non segue la precedente: qualcosa è stato cambiato o tolto
core-proof-head = il registro non finisce con l'hash comunicato
core-proof-state = la voce { $entry } non porta alla posizione che indica
core-proof-good = { $turns ->
    [one] La partita è stata preparata proprio come indica il sigillo iniziale ({ $commitment }), e il suo unico turno non è cambiato dopo.
   *[other] La partita è stata preparata proprio come indica il sigillo iniziale ({ $commitment }), e nessuno dei suoi { $turns } turni è cambiato dopo.
}
core-proof-good-log = { $turns ->
    [one] La partita ha la preparazione sigillata all'inizio ({ $commitment }), e il suo unico turno non è cambiato dopo. Le regole sono cambiate nel frattempo, quindi la preparazione non è stata ripetuta.
   *[other] La partita ha la preparazione sigillata all'inizio ({ $commitment }), e nessuno dei suoi { $turns } turni è cambiato dopo. Le regole sono cambiate nel frattempo, quindi la preparazione non è stata ripetuta.
}
core-proof-unfinished = La partita non è ancora finita.
