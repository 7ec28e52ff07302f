### Translated from the English version 502f616e
ui-refusal-server-not-let-in = In questo server non sono attivo. Se qui c'è una partita in corso, resta salvata e aspetta.
ui-refusal-maintenance = Adesso non si può giocare. Nulla è cambiato e tutti gli orologi sono fermi.
ui-refusal-no-new-games = Adesso niente nuove partite; quelle in corso continuano.


cmd-admin = admin
    .description = Per chi possiede questo bot.
cmd-admin-health = stato
    .description = Connessione, database, memoria, versione.
cmd-admin-queues = code
    .description = Che cosa è in coda: messaggi, compiti e mosse dei computer.
cmd-admin-table = tavolo
    .description = La situazione di un tavolo, senza nulla di ciò che il gioco nasconde.
cmd-admin-table-table = tavolo
    .description = Il suo numero; se non lo indichi, il tavolo di questo canale.
cmd-admin-leave = lascia
    .description = Fai uscire il bot da un server.
cmd-admin-leave-server = server
    .description = L'ID del server.
cmd-admin-maintenance = manutenzione
    .description = Metti in pausa tutte le partite e mostra questo messaggio; senza messaggio, la pausa finisce.
cmd-admin-maintenance-message = messaggio
    .description = Che cosa leggono tutti.
cmd-admin-maintenance-new-only = solo-nuove
    .description = Rifiuta solo le nuove partite; quelle in corso continuano.

ui-admin-not-owner = Questo comando è per chi possiede questo bot.
ui-admin-unreachable = Discord adesso non risponde: riprova tra un momento.
ui-admin-version = Daykeeper { $version }, avviato { $since }.
ui-admin-gateway = Connessioni a Discord: { $count } di { $wanted }.
ui-admin-database = Il database risponde in { $millis } ms.
ui-admin-memory = Memoria: { $megabytes } MB.
ui-admin-outbox = Messaggi in attesa: { $count }{ $count ->
    [0] .
   *[other] , il più vecchio da { $age }.
}
ui-admin-jobs = Compiti da eseguire ora: { $count }{ $count ->
    [0] .
   *[other] , il più vecchio in ritardo di { $age }.
}
ui-admin-thoughts = Computer in attesa di pensare: { $count }.
ui-admin-table = Tavolo { $table } · server { $server } · canale { $channel }
ui-admin-unreadable = Questa partita non si può leggere: `daykeeper check` dice perché.
ui-admin-stands-still = Il tavolo è fermo: il suo server non è tra quelli ammessi, oppure il bot è in manutenzione.
ui-admin-why = Ultimo errore: { $why }
ui-admin-job-reminder = Promemoria per il posto { $seat }: { $at }
ui-admin-job-time-out = Il tempo del posto { $seat } scade: { $at }
ui-admin-job-computer = Computer al posto { $seat }: { $at }
ui-admin-job-pause = Fine della pausa o del tempo per rispondere alla proposta: { $at }
ui-admin-no-table = Questo tavolo non esiste.
ui-admin-no-server = Non sono in nessun server con quell'ID.
ui-admin-leave = Esco da { $server }? Le sue partite si fermano. Dopo qualche tempo vengono cancellate, a meno che qualcuno non mi inviti di nuovo.
ui-admin-button-leave = Esci
ui-admin-button-stay = Resta
ui-admin-left = Fatto, non sono più in quel server.
ui-admin-maintenance-everything = Tutte le partite sono in pausa. Chi prova a giocare legge:
ui-admin-maintenance-new = Non si possono iniziare nuove partite. Chi ci prova legge:
ui-admin-maintenance-ended = La manutenzione è finita.
ui-admin-maintenance-none = Non c'è nessuna manutenzione da terminare. Aggiungi un messaggio per iniziarne una.
