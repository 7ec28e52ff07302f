### Translated from the English version e21a6081
ui-refusal-server-not-allowed = Pe acest server nu pot găzdui partide. Cele existente rămân salvate.
ui-refusal-maintenance = Partidele sunt în pauză pentru mentenanță. Nu s-a schimbat nimic, iar ceasurile sunt oprite.
ui-refusal-no-new-games = Acum nu se pot începe partide noi. Cele în curs continuă.

cmd-admin = admin
    .description = Comenzi pentru adminii botului.
cmd-admin-health = stare
    .description = Arată conexiunea, baza de date, memoria și versiunea.
cmd-admin-queues = cozi
    .description = Arată mesajele, sarcinile și calculatoarele care așteaptă.
cmd-admin-game = partida
    .description = Arată starea unei partide, fără informațiile ascunse.
cmd-admin-game-game = partida
    .description = Numărul partidei. Implicit, cea din acest canal.
cmd-admin-leave = pleaca
    .description = Scoate botul de pe un server.
cmd-admin-leave-server = server
    .description = ID-ul serverului.
cmd-admin-maintenance = mentenanta
    .description = Pune toate partidele în pauză și arată un mesaj. Fără mesaj, mentenanța se încheie.
cmd-admin-maintenance-message = mesaj
    .description = Mesajul pe care îl văd jucătorii.
cmd-admin-maintenance-new-only = doar-noi
    .description = Blochează doar partidele noi. Cele în curs continuă.

ui-admin-not-owner = Comanda aceasta e doar pentru adminii botului.
ui-admin-unreachable = Discord nu răspunde acum. Încearcă din nou peste o clipă.
ui-admin-version = Daykeeper { $version }, pornit { $since }.
ui-admin-gateway = Conexiuni la Discord: { $count } din { $wanted }.
ui-admin-database = Baza de date răspunde în { $millis } ms.
ui-admin-memory = Memorie: { $megabytes } MB.
ui-admin-outbox = Mesaje în așteptare: { $count }{ $count ->
    [0] .
   *[other] , cel mai vechi așteaptă de { $age }.
}
ui-admin-jobs = Sarcini scadente: { $count }{ $count ->
    [0] .
   *[other] , cea mai veche întârzie cu { $age }.
}
ui-admin-thoughts = Căutări în așteptare: { $count }.
ui-admin-table = Partida { $table } · server { $server } · canal { $channel }
ui-admin-unreadable = Partida aceasta nu poate fi citită. `daykeeper check` spune de ce.
ui-admin-paused = Partida aceasta e în pauză. Serverul ei e blocat sau botul e în mentenanță.
ui-admin-why = Cea mai recentă eroare: { $why }
ui-admin-job-reminder = Reamintire pentru locul { $seat }: { $at }
ui-admin-job-time-out = Ceasul locului { $seat } expiră: { $at }
ui-admin-job-computer = Calculator la locul { $seat }: { $at }
ui-admin-job-pause = Sfârșitul pauzei sau al timpului de răspuns la cerere: { $at }
ui-admin-job-review = Căutarea momentelor decisive, partea următoare: { $at }
ui-admin-no-table = Partida aceea nu există.
ui-admin-no-server = Nu sunt pe niciun server cu acest ID.
ui-admin-leave = Plec de pe { $server }? Partidele de acolo se opresc, iar mai târziu se șterg dacă nu mă invită cineva din nou.
ui-admin-button-leave = Pleacă
ui-admin-button-stay = Rămâi
ui-admin-left = Am plecat de pe acel server.
ui-admin-maintenance-everything = Toate partidele sunt în pauză. Jucătorii văd acest mesaj:
ui-admin-maintenance-new = Partidele noi sunt blocate. Jucătorii văd acest mesaj:
ui-admin-maintenance-ended = Mentenanța s-a încheiat.
ui-admin-maintenance-none = Nu e nicio mentenanță în curs. Adaugă un mesaj ca s-o pornești.
