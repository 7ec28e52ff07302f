### Translated from the English version e21a6081
ui-refusal-server-not-allowed = In questo server non posso gestire partite. Quelle che ci sono restano salvate.
ui-refusal-maintenance = Le partite sono in pausa per manutenzione. Non è cambiato nulla e gli orologi sono fermi.
ui-refusal-no-new-games = Per ora non si possono iniziare nuove partite. Quelle in corso continuano.

cmd-admin = admin
    .description = Comandi per gli admin del bot.
cmd-admin-health = stato
    .description = Mostra connessione, database, memoria e versione.
cmd-admin-queues = code
    .description = Mostra messaggi, compiti e giocatori computer in attesa.
cmd-admin-game = partita
    .description = Mostra a che punto è una partita, senza le informazioni nascoste.
cmd-admin-game-game = partita
    .description = Il numero della partita. Di norma quella di questo canale.
cmd-admin-leave = lascia
    .description = Fai uscire il bot da un server.
cmd-admin-leave-server = server
    .description = L'ID del server.
cmd-admin-maintenance = manutenzione
    .description = Metti in pausa tutte le partite e mostra un messaggio. Senza messaggio, la manutenzione finisce.
cmd-admin-maintenance-message = messaggio
    .description = Il messaggio che vedono i giocatori.
cmd-admin-maintenance-new-only = solo-nuove
    .description = Blocca solo le nuove partite. Quelle in corso continuano.

ui-admin-not-owner = Questo comando è riservato agli admin del bot.
ui-admin-unreachable = Discord adesso non risponde. Riprova tra un momento.
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
ui-admin-thoughts = Ricerche in attesa: { $count }.
ui-admin-table = Partita { $table } · server { $server } · canale { $channel }
ui-admin-unreadable = Questa partita non si può leggere. `daykeeper check` dice perché.
ui-admin-paused = Questa partita è in pausa. Il suo server è bloccato, oppure il bot è in manutenzione.
ui-admin-why = Ultimo errore: { $why }
ui-admin-job-reminder = Promemoria per il posto { $seat }: { $at }
ui-admin-job-time-out = Il tempo del posto { $seat } scade: { $at }
ui-admin-job-computer = Giocatore computer al posto { $seat }: { $at }
ui-admin-job-pause = Fine della pausa, o del tempo per rispondere alla richiesta: { $at }
ui-admin-job-review = Ricerca dei momenti decisivi, prossima parte: { $at }
ui-admin-no-table = Quella partita non esiste.
ui-admin-no-server = Non sono in nessun server con quell'ID.
ui-admin-leave = Esco da { $server }? Le sue partite si fermano, e dopo un po' vengono cancellate se nessuno mi invita di nuovo.
ui-admin-button-leave = Esci
ui-admin-button-stay = Resta
ui-admin-left = Ho lasciato quel server.
ui-admin-maintenance-everything = Tutte le partite sono in pausa. I giocatori vedono questo messaggio:
ui-admin-maintenance-new = Le nuove partite sono bloccate. I giocatori vedono questo messaggio:
ui-admin-maintenance-ended = La manutenzione è finita.
ui-admin-maintenance-none = Non c'è nessuna manutenzione in corso. Aggiungi un messaggio per avviarla.
