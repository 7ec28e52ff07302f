### Translated from the English version 502f616e
ui-refusal-server-not-let-in = Pe serverul acesta nu sunt activ. Dacă aici e o partidă în curs, rămâne salvată și așteaptă.
ui-refusal-maintenance = Acum nu se poate juca. Nimic nu s-a schimbat, iar toate ceasurile stau.
ui-refusal-no-new-games = Acum nu se pot începe partide noi; cele în curs merg mai departe.


cmd-admin = admin
    .description = Pentru cei care dețin acest bot.
cmd-admin-health = stare
    .description = Conexiune, bază de date, memorie, versiune.
cmd-admin-queues = cozi
    .description = Ce așteaptă să fie trimis, făcut sau gândit.
cmd-admin-table = masa
    .description = Situația unei mese; nu arată nimic din ce ascunde jocul.
cmd-admin-table-table = masa
    .description = Numărul ei; dacă lipsește, masa din acest canal.
cmd-admin-leave = pleaca
    .description = Scoate botul de pe un server.
cmd-admin-leave-server = server
    .description = ID-ul serverului.
cmd-admin-maintenance = mentenanta
    .description = Pune toate partidele în pauză și afișează mesajul; fără mesaj, pauza se încheie.
cmd-admin-maintenance-message = mesaj
    .description = Ce citește toată lumea.
cmd-admin-maintenance-new-only = doar-noi
    .description = Refuză doar partidele noi; cele în curs merg mai departe.

ui-admin-not-owner = Comanda aceasta e pentru cei care dețin acest bot.
ui-admin-unreachable = Discord nu răspunde acum: mai încearcă peste o clipă.
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
ui-admin-thoughts = Calculatoare care așteaptă să gândească: { $count }.
ui-admin-table = Masa { $table } · server { $server } · canal { $channel }
ui-admin-unreadable = Partida aceasta nu poate fi citită: `daykeeper check` spune de ce.
ui-admin-stands-still = Masa stă pe loc: botul nu e activ pe serverul ei sau e în mentenanță.
ui-admin-why = Cea mai recentă eroare: { $why }
ui-admin-job-reminder = Memento pentru locul { $seat }: { $at }
ui-admin-job-time-out = Ceasul locului { $seat } expiră: { $at }
ui-admin-job-computer = Calculator la locul { $seat }: { $at }
ui-admin-job-pause = Sfârșitul pauzei sau al timpului de răspuns la propunere: { $at }
ui-admin-no-table = Nu există o astfel de masă.
ui-admin-no-server = Nu sunt pe niciun server cu acest ID.
ui-admin-leave = Plec de pe { $server }? Partidele de acolo se opresc. După un timp se șterg, dacă nu mă invită cineva din nou.
ui-admin-button-leave = Pleacă
ui-admin-button-stay = Rămâi
ui-admin-left = Gata, nu mai sunt pe acel server.
ui-admin-maintenance-everything = Toate partidele sunt în pauză. Cine încearcă să joace citește:
ui-admin-maintenance-new = Nu se pot începe partide noi. Cine încearcă citește:
ui-admin-maintenance-ended = Mentenanța s-a încheiat.
ui-admin-maintenance-none = Nu e nicio mentenanță în curs. Adaugă un mesaj ca să începi una.
