### Translated from the English version 6a1cb0d6
# Settings of tables; reminders, clocks and vacations.

## Settings of a table

ui-settings-title = **Setările acestei mese**
ui-setting-pace = Mementouri: { $value }
ui-setting-clock = Ceas: { $value }
ui-setting-time-out = Când expiră timpul: { $value }
ui-setting-undo = Revocarea turelor: { $value }
ui-setting-ai = Calculatoare: { $value }
ui-setting-hints = Sugestii: { $value }
ui-setting-unhurried = Calculatoarele joacă pe îndelete: { $value }
ui-setting-pinned = Mesaj fixat cu starea partidei: { $value }
ui-setting-language = Limba: { $value }
ui-setting-theme = Imagini: { $value }
ui-panel-choose = Schimbă…
ui-panel-entry = { $setting }: { $value }
ui-panel-value = { $setting }…
ui-panel-typed = Nu e în meniu? `{ COMMAND("game settings") }` acceptă orice valoare pentru *{ $option }*.
    .person = Nu e în meniu? `{ COMMAND("remind") }` acceptă orice valoare pentru *{ $option }*.
ui-panel-pace = Mementouri
ui-panel-hours = Ore până la memento
ui-panel-bank = Ceas, pe toată partida
ui-panel-increment = Ceas, pe fiecare tură
ui-panel-time-out = Când expiră timpul
ui-panel-undo = Revocarea turelor
ui-panel-computers = Calculatoare
ui-panel-hints = Sugestii
ui-panel-unhurried = Calculatoarele joacă pe îndelete
ui-panel-pinned = Mesaj fixat cu starea partidei
ui-panel-order = Ordinea locurilor
ui-panel-theme = Imagini
ui-panel-language = Limba
ui-panel-where = Unde vin mementourile
ui-panel-zone = Fus orar
ui-panel-quiet = Ore de liniște
ui-panel-away = Vacanță
ui-setting-yes = da
ui-setting-no = nu
ui-theme-light = luminoase
ui-theme-dark = întunecate

ui-pace-live = după 10 minute (în direct)
ui-pace-fast = după 4 ore (rapid)
ui-pace-daily = după o zi, apoi în zilele 3, 7, 15 … (zilnic)
ui-pace-relaxed = după 3 zile (relaxat)
ui-pace-weekly = după o săptămână (săptămânal)
ui-pace-hours = { $hours ->
    [one] după o oră
    [few] după { $hours } ore
   *[other] după { $hours } de ore
}

ui-clock-none = fără
ui-clock-bank = { $bank } pentru fiecare jucător
ui-clock-rule = { $bank } pentru fiecare jucător, plus { $increment } la fiecare tură

ui-time-out-remind = doar un memento
ui-time-out-turn = un calculator joacă tura
ui-time-out-seat = un calculator ține locul până la întoarcerea jucătorului

ui-undo-rule-agreed = liber până începe jucătorul următor, apoi cu acordul tuturor
ui-undo-rule-free = doar până începe jucătorul următor
ui-undo-rule-never = niciodată

ui-span-days = { $days } z { $hours } h
ui-span-hours = { $hours } h { $minutes } min
ui-span-minutes = { $minutes } min

ui-table-settings-changed = Salvat. { $settings-series }.
ui-table-settings-same = Nimic de schimbat: e deja așa.
ui-notice-settings = { $name } a schimbat setările mesei. { $settings-series }.

## Clocks and vacations in public

ui-clock-left = -# { $player }, timp rămas: { $left }
    .runs = -# { $player }, timp rămas: { $left }, până la { $until }
    .paused = -# { $player }, timp rămas: { $left }; ceasul stă acum (expiră pe { $until } sau mai târziu)
ui-clock-own = -# Timpul tău rămas: { $left }
    .runs = -# Timpul tău rămas: { $left }, până la { $until }
    .paused = -# Timpul tău rămas: { $left }; ceasul stă acum (expiră pe { $until } sau mai târziu)
ui-turn-away = -# { $player } e în vacanță până la { $until }: fără mențiuni, iar ceasul stă.
ui-notice-away = { $name } e în vacanță până la { $until }: fără mențiuni, iar ceasul stă.
ui-notice-time-out-remind = Timpul jucătorului { $player } a expirat. Nu-i nimic: partida așteaptă.
ui-notice-time-out-turn = Timpul jucătorului { $player } a expirat: tura asta o joacă un calculator.
ui-notice-time-out-seat = Timpul jucătorului { $player } a expirat: un calculator ține locul până la întoarcerea sa.

## Reminders

ui-button-take-turn-of = Joacă tura: { $game }
ui-reminder-turn = { $user }, e rândul tău în { $channel } ({ $game }).
ui-reminder-choice = { $user }, ai de ales în { $channel } ({ $game }).
ui-reminder-turn-again = { $user }, e tot rândul tău în { $channel } ({ $game }). Tura a început { $since }.
ui-reminder-choice-again = { $user }, { $game } îți așteaptă alegerea în { $channel }. Întrebarea a venit { $since }.

## /remind

ui-remind-channel = Mementourile vin în canalul partidei.
ui-remind-direct = Mementourile vin ca mesaje directe sau, dacă nu le primești, în canalul partidei.
ui-remind-both = Mementourile vin și în canalul partidei, și ca mesaje directe.
ui-remind-nowhere = Mementourile sunt oprite.
ui-remind-quiet = Ore de liniște: { $from }–{ $until } ({ $zone }). Până se termină, mementourile așteaptă și ceasurile tale stau.
ui-remind-zone = Fusul tău orar e { $zone }. Nu ai ore de liniște.
ui-remind-no-quiet = Nu ai ore de liniște.
ui-remind-away = Ești în vacanță până la { $until }: fără mementouri, iar ceasurile tale stau.
ui-remind-nothing-waits = Nicio partidă nu te așteaptă.
ui-remind-never = { $tables ->
    [one] Te așteaptă o partidă, dar nu vei primi niciun memento.
    [few] Te așteaptă { $tables } partide, dar nu vei primi niciun memento.
   *[other] Te așteaptă { $tables } de partide, dar nu vei primi niciun memento.
}
ui-remind-next-channel = { $tables ->
    [one] Te așteaptă o partidă. Următorul memento: { $at }, în { $channel }.
    [few] Te așteaptă { $tables } partide. Următorul memento: { $at }, în { $channel }.
   *[other] Te așteaptă { $tables } de partide. Următorul memento: { $at }, în { $channel }.
}
ui-remind-next-direct = { $tables ->
    [one] Te așteaptă o partidă. Următorul memento: { $at }, ca mesaj direct despre { $channel }.
    [few] Te așteaptă { $tables } partide. Următorul memento: { $at }, ca mesaj direct despre { $channel }.
   *[other] Te așteaptă { $tables } de partide. Următorul memento: { $at }, ca mesaj direct despre { $channel }.
}
ui-remind-next-both = { $tables ->
    [one] Te așteaptă o partidă. Următorul memento: { $at }, în { $channel } și ca mesaj direct.
    [few] Te așteaptă { $tables } partide. Următorul memento: { $at }, în { $channel } și ca mesaj direct.
   *[other] Te așteaptă { $tables } de partide. Următorul memento: { $at }, în { $channel } și ca mesaj direct.
}

## Refusals, private

ui-refusal-undo-never = La această masă turele nu se pot revoca; gazda poate schimba asta cu { COMMAND("game settings") }.
ui-refusal-undo-only-free = La această masă o tură se poate revoca doar până începe jucătorul următor; gazda poate schimba asta cu { COMMAND("game settings") }.
ui-refusal-bad-hours = Numărul de ore până la un memento e între 1 și { $most }: alege altul.
ui-refusal-bad-clock = Ceasul cere un timp total, ales la *{ ui-panel-bank }* sau cu opțiunea „{ cmd-game-settings-bank }”, de exemplu 3z. Nici timpul total, nici adaosul nu pot depăși 90 de zile.
ui-refusal-unknown-zone = Nu cunosc fusul orar „{ $zone }”: alege unul din lista care apare când scrii, de exemplu Europe/Bucharest.
ui-refusal-no-zone = Pentru orele de liniște îmi trebuie fusul tău orar: adaugă opțiunea „{ cmd-remind-zone }”.
ui-refusal-bad-quiet = { $hours ->
    [one] Orele de liniște trebuie să aibă început și sfârșit, la cel mult { $hours } oră distanță: alege altele.
    [few] Orele de liniște trebuie să aibă început și sfârșit, la cel mult { $hours } ore distanță: alege altele.
   *[other] Orele de liniște trebuie să aibă început și sfârșit, la cel mult { $hours } de ore distanță: alege altele.
}
ui-refusal-bad-away = { $days ->
    [one] Vacanța poate ține cel mult { $days } zi, de azi înainte: alege altă zi.
    [few] Vacanța poate ține cel mult { $days } zile, de azi înainte: alege altă zi.
   *[other] Vacanța poate ține cel mult { $days } de zile, de azi înainte: alege altă zi.
}
ui-refusal-unclear = Nu înțeleg „{ $text }”: alege una dintre sugestii.
    .span = Nu înțeleg „{ $text }”: scrie o durată, ca 12h sau 3z.
    .quiet = Nu înțeleg „{ $text }”: scrie orele ca 22:30-07:00 sau „fără”.
    .day = Nu înțeleg „{ $text }”: scrie o zi ca 2027-01-31 sau „fără”.

## Commands, as in discord.ftl

ui-language-name = Română
cmd-game-settings = setari
    .description = Vezi sau schimbă setările mesei: mementouri, ceas, revocare, limbă, imagini.
cmd-game-settings-pace = ritm
    .description = Cât de repede vine un memento.
    .live = { ui-pace-live }
    .fast = { ui-pace-fast }
    .daily = { ui-pace-daily }
    .relaxed = { ui-pace-relaxed }
    .weekly = { ui-pace-weekly }
cmd-game-settings-hours = ore
    .description = Un ritm propriu: orele până la un memento.
cmd-game-settings-bank = timp-total
    .description = Timpul de gândire al fiecăruia pe toată partida, de exemplu 3z sau 12h; „fără” oprește ceasul.
cmd-game-settings-increment = adaos
    .description = Timp în plus la fiecare tură, de exemplu 12h; e nevoie și de ceasul pe toată partida.
cmd-game-settings-time-out = timp-expirat
    .description = Ce se întâmplă când expiră timpul. Nimeni nu pierde partida din cauza asta.
    .remind = doar un memento
    .turn = un calculator joacă tura
    .seat = un calculator ține locul până la întoarcerea jucătorului
cmd-game-settings-undo = revocare
    .description = Când se pot revoca turele.
    .agreed = liber până începe jucătorul următor, apoi cu acordul tuturor
    .free = doar până începe jucătorul următor
    .never = niciodată
cmd-game-settings-computers = calculatoare
    .description = Dacă pot juca și calculatoare, ca adversari sau ca înlocuitori.
cmd-game-settings-hints = sugestii
    .description = Dacă există sugestii.
    .yes = { ui-setting-yes }
    .no = { ui-setting-no }
    .alone = doar solo
cmd-game-settings-unhurried = pe-indelete
    .description = Calculatoarele joacă pe îndelete, nu în câteva secunde.
cmd-game-settings-pinned = fixat
    .description = Dacă un mesaj fixat arată mereu starea partidei.
cmd-game-settings-order = ordine
    .description = Cine unde stă; doar înainte de start.
    .random = prin tragere la sorți
    .joined = în ordinea sosirii
cmd-game-settings-theme = tema
    .description = Imagini luminoase sau întunecate.
    .light = luminoase
    .dark = întunecate
cmd-game-settings-language = limba
    .description = Limba mesajelor publice.
cmd-remind = memento
    .description = Vezi sau schimbă-ți mementourile: unde vin, ore de liniște, vacanță.
cmd-remind-where = unde
    .description = Unde vin mementourile tale.
    .channel = în canal
    .direct = mesaje directe
    .both = și în canal, și direct
    .nowhere = nicăieri
cmd-remind-zone = fus
    .description = Fusul tău orar, de exemplu Europe/Bucharest.
cmd-remind-quiet = liniste
    .description = Ore fără mementouri, cu ceasurile oprite, de exemplu 22:30-07:00; „fără” le șterge.
cmd-remind-away = absenta
    .description = Vacanță: ziua în care revii, de exemplu 2027-01-31; „fără”, dacă ai revenit.

ui-panel-push = Notificări în afara Discordului
ui-panel-push-write = Scrie o adresă …
ui-panel-push-none = niciuna
ui-push-form = Adresa ta din afara Discordului
ui-push-label = Adresa pentru notificări când e rândul tău
ui-push-example = https://ntfy.sh/un-subiect-doar-al-tau
ui-remind-push-tested = Adresa ta de la { $host } e în probă: într-un minut ar trebui să ajungă acolo un mesaj de probă.
ui-remind-push = Când e rândul tău, în afara orelor de liniște, primești o notificare și la adresa ta de la { $host }.
ui-remind-push-failed = Adresa ta de la { $host } nu a funcționat: acolo nu se mai trimite nimic. Pune-o din nou ca să fie încercată încă o dată.
ui-push-test = Aceasta e o probă: de acum încolo aici vine un anunț când e rândul tău.
ui-push-turn = { $game }: e rândul tău.
ui-notice-push-failed = Adresa ta de la { $host } nu a funcționat: acolo nu se mai trimite nimic. Pe Discord primești mementourile ca înainte; cu { COMMAND("remind") } poți încerca din nou adresa.
ui-refusal-push-not-offered = Cine administrează acest bot nu permite notificări în afara Discordului.
ui-refusal-push-not-listed = Adresa ta trebuie să înceapă cu una dintre acestea: { $hosts }
ui-refusal-push-too-often = Am trimis destule notificări de test deocamdată. Încearcă din nou mai târziu.
cmd-remind-push = notificare
    .description = O adresă din afara Discordului la care afli când e rândul tău, sau „niciuna”.
