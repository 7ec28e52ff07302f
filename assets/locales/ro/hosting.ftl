ui-refusal-server-not-let-in = Pe serverul acesta nu sunt activ. Dacă aici e o partidă în curs, rămâne salvată și așteaptă.
ui-refusal-maintenance = Acum nu se poate juca. Nimic nu s-a schimbat și niciun ceas nu merge.
ui-refusal-no-new-games = Acum nu încep partide noi; cele în curs merg mai departe.


cmd-admin = admin
    .description = Pentru cei care dețin acest bot.
cmd-admin-health = stare
    .description = Conexiune, bază de date, memorie, versiune.
cmd-admin-queues = cozi
    .description = Ce așteaptă să fie trimis, făcut sau gândit.
cmd-admin-table = masa
    .description = Cum stă o masă, fără nimic din ce ascunde jocul.
cmd-admin-table-table = masa
    .description = Numărul ei; dacă lipsește, masa din acest canal.
cmd-admin-leave = pleaca
    .description = Scoate botul de pe un server.
cmd-admin-leave-server = server
    .description = ID-ul serverului.
cmd-admin-maintenance = mentenanta
    .description = Toți primesc un mesaj în loc să joace; fără mesaj, mentenanța se încheie.
cmd-admin-maintenance-message = mesaj
    .description = Ce citesc toți.
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
   *[other] , cel mai vechi de { $age }.
}
ui-admin-jobs = Sarcini scadente: { $count }{ $count ->
    [0] .
   *[other] , cea mai veche întârzie de { $age }.
}
ui-admin-thoughts = Calculatoare care așteaptă să gândească: { $count }.
ui-admin-table = Masa { $table } · server { $server } · canal { $channel }
ui-admin-unreadable = Partida aceasta nu poate fi citită: `daykeeper check` spune de ce.
ui-admin-stands-still = Masa stă pe loc: botul nu e activ pe serverul ei sau e mentenanță.
ui-admin-why = Cea mai recentă eroare: { $why }
ui-admin-job-reminder = Memento pentru locul { $seat }: { $at }
ui-admin-job-time-out = Ceasul locului { $seat } expiră: { $at }
ui-admin-job-computer = Calculator la locul { $seat }: { $at }
ui-admin-no-table = Nu există o astfel de masă.
ui-admin-no-server = Nu sunt pe niciun server cu acest ID.
ui-admin-leave = Plec de pe { $server }? Partidele de acolo se opresc. După un timp se șterg, dacă nu mă invită cineva din nou.
ui-admin-button-leave = Pleacă
ui-admin-button-stay = Rămâi
ui-admin-left = Gata, nu mai sunt pe acel server.
ui-admin-maintenance-everything = Nu se joacă și toți citesc:
ui-admin-maintenance-new = Nu încep partide noi; cine încearcă citește:
ui-admin-maintenance-ended = Mentenanța s-a încheiat.
ui-admin-maintenance-none = Nu e nicio mentenanță de încheiat: adaugă un mesaj ca să începi una.
