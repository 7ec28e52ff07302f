### Translated from the English version f5b539e6
# What a table answers, refuses and notes.

## Answers, private, after something was done

ui-table-opened = La tua lobby è aperta.
ui-table-joined = Sei dei nostri.
ui-table-left = Non sei più nella lobby.
ui-table-lobby-cancelled = La lobby è chiusa.
ui-table-started = La partita comincia. Buon divertimento!
ui-table-started-with-computers = La partita comincia. Livello dei giocatori computer: { $strength-of }. Per altri livelli usa *{ ui-button-add-computer }* nella lobby, o ora { COMMAND("game computer strength") }.
ui-table-cancelled = La partita è stata interrotta.
ui-table-turn-done = Turno concluso. Ora tocca a { $next }.
ui-table-turn-done-shown = Turno concluso. Ora tocca a { $next }. Il turno ha rivelato “{ $what }”, quindi per { COMMAND("undo") } devono essere tutti d'accordo.
ui-table-turn-done-final = Turno concluso. Ora tocca a { $next }. Il turno ha rivelato “{ $what }”, quindi non si può annullare.
ui-table-turn-done-chosen = Scelta fatta. Puoi annullarla finché non hanno scelto tutti. Chi manca: { $next }.
ui-table-turn-done-chosen-final = Scelta fatta. Chi manca: { $next }.
ui-table-turn-done-revealed = Scelta fatta. Era l'ultima, quindi la partita continua.
ui-next-game = { $count ->
    [one] Ti aspetta anche { $game } in { $channel }.
   *[other] Ti aspettano altre { $count } partite, { $game } in { $channel } da più tempo.
}
ui-table-turn-done-over = Turno concluso, e la partita è finita.
ui-table-undone = Il turno è annullato e torna nel pianificatore di chi l'ha giocato.
ui-table-undone-own = Il turno è annullato e torna nel tuo pianificatore.
ui-table-undo-asked = Ho chiesto agli altri se sono d'accordo.
ui-table-undo-agreed = Hai detto di sì.
ui-table-undo-refused = Hai detto di no. Il turno resta.
ui-table-undo-withdrawn = Hai ritirato la richiesta. Il turno resta.
ui-table-step = { $step }

## Refusals, private: what is wrong, and what to do

ui-refusal-no-table = Qui non c'è ancora nessuna partita. Cominciane una con { COMMAND("game new") }.
ui-refusal-not-here = Quel pulsante è di una partita in un altro canale. Premilo lì.
ui-refusal-unknown-game = Non conosco il gioco “{ $game }”. Scegline uno dall'elenco.
ui-refusal-bad-option = Questo gioco non ha un'opzione “{ $option }” con quel valore. Sceglila dall'elenco.
ui-refusal-bad-seats = A { $game } si gioca in { $min }–{ $max }. Scegli un numero adatto.
ui-refusal-channel-busy = In questo canale c'è già una partita ({ $link }). Comincia la tua in un altro canale o in un thread.
ui-refusal-channel-busy-unposted = In questo canale c'è già una partita, che sta per comparire. Comincia la tua in un altro canale o in un thread.
ui-refusal-table-full = Tutti i posti sono occupati. Aspetta un posto libero, o comincia un'altra partita in un thread.
ui-refusal-already-joined = Giochi già questa partita.
ui-refusal-not-in-lobby = Non giochi ancora questa partita. Premi *{ ui-button-join }* per prendere un posto.
ui-refusal-has-resigned = Hai lasciato questa partita. Per un giorno puoi rientrare con { COMMAND("game rejoin") }, se nessuno prende il tuo posto.
ui-refusal-seat-gone = Il tuo posto l'ha preso qualcun altro.
ui-refusal-not-at-table = Non giochi questa partita. Puoi seguirla con { COMMAND("board") } e { COMMAND("log") }.
ui-refusal-not-host = Può farlo solo l'host, { $host }, o chi gestisce questo canale.
ui-refusal-too-few-players = { $have ->
    [one] Servono almeno { $need } giocatori e ce n'è { $have }. Aspetta gli altri, o aggiungi giocatori computer.
   *[other] Servono almeno { $need } giocatori e ce ne sono { $have }. Aspetta gli altri, o aggiungi giocatori computer.
}
ui-refusal-already-started = La partita è già cominciata. Per lasciarla usa { COMMAND("game resign") }.
ui-refusal-not-started = La partita non è ancora cominciata. L'host la avvia dalla lobby.
ui-refusal-not-your-turn = Non tocca ancora a te, ma a { $who }.
ui-refusal-already-chosen = Hai già scelto. Puoi cambiare idea con { COMMAND("undo") } finché non hanno scelto tutti. Chi manca: { $who }.
ui-refusal-stale-press = Quella scelta non è più valida. *{ ui-button-take-turn }* mostra il tuo turno com'è adesso.
ui-refusal-already-done = Hai già concluso questo turno. Guarda l'ultimo messaggio del canale.
ui-refusal-nothing-drafted = Non hai ancora scelto nessun passo da annullare.
ui-refusal-turn-not-complete = Il tuo turno non è ancora completo. Prima rispondi alla domanda.
ui-refusal-illegal = { $more ->
    [0] “{ $step }” qui non si può. Puoi scegliere: { $possible-inside-series }.
    [one] “{ $step }” qui non si può. Puoi scegliere: { $possible-inside-series }; e un altro passo.
   *[other] “{ $step }” qui non si può. Puoi scegliere: { $possible-inside-series }; e altri { $more } passi.
}
ui-refusal-illegal-after = { $more ->
    [0] “{ $step }” non si può dopo { $planned-inside-series }. Puoi scegliere: { $possible-inside-series }; oppure `undo`.
    [one] “{ $step }” non si può dopo { $planned-inside-series }. Puoi scegliere: { $possible-inside-series }; un altro passo, oppure `undo`.
   *[other] “{ $step }” non si può dopo { $planned-inside-series }. Puoi scegliere: { $possible-inside-series }; altri { $more } passi, oppure `undo`.
}
ui-refusal-illegal-in-line = { $more ->
    [0] Il passo { $number }, “{ $step }”, lì non si può, quindi non ho giocato nulla. Puoi scegliere: { $possible-inside-series }.
    [one] Il passo { $number }, “{ $step }”, lì non si può, quindi non ho giocato nulla. Puoi scegliere: { $possible-inside-series }; e un altro passo.
   *[other] Il passo { $number }, “{ $step }”, lì non si può, quindi non ho giocato nulla. Puoi scegliere: { $possible-inside-series }; e altri { $more } passi.
}
ui-refusal-illegal-nothing = “{ $step }” qui non si può.
ui-refusal-because = { $reason } { $refusal }
ui-refusal-not-together = Non puoi fare tutto questo insieme. Scegli di meno.
ui-refusal-after-the-end = Il turno finisce prima di “{ $step }”. Togli quel passo.
ui-refusal-empty-line = La riga è vuota. Scegli un passo dall'elenco.
ui-refusal-too-many-steps = Il turno è troppo lungo. Usa al massimo { $most } passi.
ui-refusal-line-too-long = La riga è troppo lunga per un turno. Dividila.
ui-refusal-nothing-to-undo = Non hai nessun turno da annullare.
ui-refusal-turn-of-another = Solo { $who } può annullare quel turno.
ui-refusal-not-last-turn = Quello non è più il tuo ultimo turno. Annulla l'ultimo con { COMMAND("undo") }.
ui-refusal-before-saved = Quel turno non si può annullare, perché poi la partita è ripresa da una posizione salvata.
ui-refusal-undo-pending = C'è già una richiesta di annullamento. Rispondi prima a quella, o ritira la tua con *{ ui-button-refuse }*.
ui-refusal-undo-closed = Quella richiesta è chiusa. Guarda l'ultimo messaggio del canale.
ui-refusal-own-request = La richiesta è tua. Devono rispondere gli altri.
ui-refusal-already-answered = Hai già risposto. Ora tocca agli altri.
ui-refusal-unknown-region = Questa partita non ha una zona così. Scegline una tra i suggerimenti.
ui-refusal-unknown-turn = { $last ->
    [0] Nessuno ha ancora giocato un turno.
   *[other] Quel turno non esiste. Scegline uno da 1 a { $last }.
}
ui-refusal-lost-turn = Il turno { $turn } non si può più mostrare, perché da allora le regole sono state corrette. Scegline uno successivo.
ui-refusal-game-over = La partita è finita. Cominciane un'altra con { COMMAND("game new") }.
ui-refusal-too-many-tables = { $most ->
    [one] Hai già una partita aperta come host. Finiscila o chiudila con { COMMAND("game cancel") }.
   *[other] Hai già { $most } partite aperte come host. Finiscine o chiudine una con { COMMAND("game cancel") }.
}
ui-refusal-server-full = { $most ->
    [one] Questo server ha già una partita aperta, e di più non riesco a seguirne. Prima finitela o chiudetela.
   *[other] Questo server ha già { $most } partite aperte, e di più non riesco a seguirne. Prima finitene o chiudetene una.
}
ui-refusal-cancelled = La partita è stata interrotta. Cominciane un'altra con { COMMAND("game new") }.
ui-refusal-unreadable = Non riesco più a caricare questa partita. I turni restano salvati, e l'host può chiuderla con { COMMAND("game cancel") }.
ui-refusal-trouble = Ho avuto un problema, ma non è cambiato nulla. Riprova tra poco.
ui-refusal-uncertain = Ho avuto un problema. Guarda la partita prima di riprovare.

## Notes, public or to the host

ui-notice-cancelled = { $name } interrompe la partita.
    .until = { $name } interrompe la partita. Per riaprirla usa { COMMAND("game reopen") } (scadenza: { $until }).
ui-notice-resumed = Dopo un aggiornamento, questa partita continua dalla posizione salvata. I turni di prima non si possono annullare.
ui-notice-undelivered = Non sono riuscito a pubblicare un messaggio in { $channel }. La partita è a posto. Lì usa { COMMAND("turn") } o { COMMAND("board") }.
ui-notice-withheld = Non ho più il permesso di scrivere in { $channel }. Non si è perso nulla. Con { ui-permission-view-channel } e { ui-permission-send-messages } ci pubblico il turno più recente.

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

ui-fair-play-sealed = Sigillo: { $commitment } · poi dimostra che la preparazione non è cambiata
ui-fair-play-ended = Dati del sigillo: seme { $seed } · sale { $salt } · registro { $head }
ui-button-fair-play = Verifica correttezza
ui-fair-play-checked = { $turns ->
    [one] Sì, è tutto regolare. La preparazione è quella sigillata all'inizio, e il suo unico turno non è cambiato. Puoi verificarlo con questo file.
   *[other] Sì, è tutto regolare. La preparazione è quella sigillata all'inizio, e i suoi { $turns } turni non sono cambiati. Puoi verificarlo con questo file.
}
ui-fair-play-checked-log = { $turns ->
    [one] Sì, è tutto regolare. La preparazione è quella sigillata, e il suo unico turno non è cambiato. Puoi verificarlo con questo file.
   *[other] Sì, è tutto regolare. La preparazione è quella sigillata, e i suoi { $turns } turni non sono cambiati. Puoi verificarlo con questo file.
}
ui-fair-play-compare = Il primo messaggio della partita deve mostrare lo stesso sigillo: { $seal }
ui-fair-play-broken = No: { $why }. Avvisa l'admin del bot e conserva questo file.
ui-fair-play-file = Tutta la partita, con ciò che serve per verificarla
core-proof-shape = il file non è scritto come dovrebbe
core-proof-game = “{ $game }” non è un gioco di questo programma
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
core-proof-not-dealt = la preparazione non è stata controllata, perché le regole sono cambiate dopo questa partita
core-proof-unfinished = La partita non è ancora finita.
