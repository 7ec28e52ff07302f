### Translated from the English version 2ad25715
# Settings of tables; reminders, clocks and vacations.

## Settings of a table

ui-settings-title = **Setările acestei partide**
ui-settings-usual = Toate setările sunt cele implicite.
ui-setting-pace = Reamintire după: { $value }
ui-setting-clock = Ceas: { $value }
ui-setting-time-out = Timp expirat: { $value }
ui-setting-undo = Revocare: { $value }
ui-setting-ai = Calculatoare: { $value }
ui-setting-hints = Sugestii: { $value }
ui-setting-unhurried = Ritmul calculatoarelor: { $value }
ui-computer-pace-fast = răspund în câteva secunde
ui-computer-pace-slow = joacă pe îndelete
ui-setting-pinned = Stare fixată: { $value }
ui-setting-one-message = Un mesaj pe rundă: { $value }
ui-setting-rated = Cotată: { $value }
ui-setting-web = Pagină web: { $value }
ui-setting-language = Limba: { $value }
ui-setting-theme = Tema: { $value }
ui-panel-choose = Schimbă…
ui-panel-entry = { $setting }: { $value }
ui-panel-value = { $setting }…
ui-panel-typed = Pentru alte valori, folosește `{ COMMAND("game settings") }` cu *{ $option }*.
    .person = Pentru alte valori, folosește `{ COMMAND("remind") }` cu *{ $option }*.
ui-panel-remind-after = Reamintire după
ui-panel-time-bank = Timp total
ui-panel-per-turn = Timp pe tură
ui-panel-on-timeout = Timp expirat
ui-panel-undo = Revocare
ui-panel-computer-players = Calculatoare
ui-panel-hints = Sugestii
ui-panel-computer-pace = Ritmul calculatoarelor
ui-panel-pinned = Stare fixată
ui-panel-one-message = Un mesaj pe rundă
ui-panel-rated = Cotată
ui-panel-web = Pagină web
ui-panel-seating = Ordinea locurilor
ui-panel-theme = Tema
ui-panel-language = Limba
ui-panel-pictures = Imagini în răspunsuri private
ui-panel-send-to = Trimite reamintirile la
ui-panel-timezone = Fus orar
ui-panel-quiet-hours = Ore de liniște
ui-panel-vacation = Vacanță
ui-setting-yes = da
ui-setting-no = nu
ui-theme-light = luminoasă
ui-theme-dark = întunecată

ui-pace-live = 10 minute (în direct)
ui-pace-fast = 4 ore (rapid)
ui-pace-daily = 1, 3, 7, 15 … zile (zilnic)
ui-pace-relaxed = 3 zile (relaxat)
ui-pace-weekly = o săptămână (săptămânal)
ui-pace-hours = { $hours ->
    [one] o oră
    [few] { $hours } ore
   *[other] { $hours } de ore
}

ui-clock-none = fără
ui-clock-bank = { $bank } pentru fiecare jucător
ui-clock-rule = { $bank } pentru fiecare jucător, plus { $increment } la fiecare tură

ui-time-out-remind = doar o reamintire
ui-time-out-turn = un calculator joacă tura
ui-time-out-seat = un calculator joacă în locul său până la întoarcere

ui-undo-rule-agreed = liber până începe jucătorul următor, apoi cu acordul tuturor
ui-undo-rule-free = doar până începe jucătorul următor
ui-undo-rule-never = niciodată

ui-span-days = { $hours ->
    [0] { $days } z
   *[other] { $days } z { $hours } h
}
ui-span-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
ui-span-minutes = { $minutes } min
ui-length-minutes = { $count ->
    [one] un minut
    [few] { $count } minute
   *[other] { $count } de minute
}
ui-length-hours = { $count ->
    [one] o oră
    [few] { $count } ore
   *[other] { $count } de ore
}
ui-length-days = { $count ->
    [one] o zi
    [few] { $count } zile
   *[other] { $count } de zile
}
ui-length-weeks = { $count ->
    [one] o săptămână
    [few] { $count } săptămâni
   *[other] { $count } de săptămâni
}

ui-table-settings-changed = Salvat. { $settings-series }.
ui-table-settings-same = Era deja așa. Nu s-a schimbat nimic.
ui-notice-settings = { $name } a schimbat setările partidei. { $settings-series }.

## Clocks and vacations in public

ui-clock-left = -# { $player }, timp rămas: { $left }
    .runs = -# { $player }, timp rămas: { $left }, până la { $until }
    .paused = -# { $player }, timp rămas: { $left }, ceasul e oprit (expiră pe { $until } sau mai târziu)
ui-clock-own = -# Timpul tău rămas: { $left }
    .runs = -# Timpul tău rămas: { $left }, până la { $until }
    .paused = -# Timpul tău rămas: { $left }, ceasul e oprit (expiră pe { $until } sau mai târziu)
ui-turn-away = -# { $player } e în vacanță până la { $until }, fără mențiuni și cu ceasul oprit.
ui-notice-away = { $name } e în vacanță până la { $until }, fără mențiuni și cu ceasul oprit.
ui-notice-time-out-remind = Timpul jucătorului { $player } a expirat. Partida așteaptă oricum.
ui-notice-time-out-turn = Timpul jucătorului { $player } a expirat. Tura asta o joacă un calculator.
ui-notice-time-out-seat = Timpul jucătorului { $player } a expirat. Un calculator joacă în locul său până la întoarcere.

## Reminders

ui-button-take-turn-of = Joacă tura: { $game }
ui-reminder-turn = { $user }, e rândul tău în { $channel } ({ $game }).
ui-reminder-choice = { $user }, ai de ales în { $channel } ({ $game }).
ui-reminder-turn-again = { $user }, e tot rândul tău în { $channel } ({ $game }). Tura a început { $since }.
ui-reminder-choice-again = { $user }, { $game } îți așteaptă alegerea în { $channel } ({ $since }).

## /remind

ui-remind-channel = Reamintirile vin în canalul partidei.
ui-remind-direct = Reamintirile vin ca mesaje directe sau, dacă nu le primești, în canalul partidei.
ui-remind-both = Reamintirile vin și în canalul partidei, și ca mesaje directe.
ui-remind-nowhere = Reamintirile sunt oprite.
ui-remind-quiet = Ore de liniște: { $from }–{ $until } ({ $zone }), fără reamintiri și cu ceasurile oprite.
ui-remind-zone = Fusul tău orar e { $zone }. Nu ai ore de liniște.
ui-remind-no-quiet = Nu ai ore de liniște.
ui-remind-away = Ești în vacanță până la { $until }, fără reamintiri și cu ceasurile oprite.
ui-remind-pictures = Imaginile din răspunsurile tale private: tema { $value }.
ui-remind-nothing-waits = Nicio partidă nu te așteaptă.
ui-remind-never = { $tables ->
    [one] Te așteaptă o partidă, dar nu vei primi nicio reamintire.
    [few] Te așteaptă { $tables } partide, dar nu vei primi nicio reamintire.
   *[other] Te așteaptă { $tables } de partide, dar nu vei primi nicio reamintire.
}
ui-remind-next-channel = { $tables ->
    [one] Te așteaptă o partidă. Următoarea reamintire: { $at }, în { $channel }.
    [few] Te așteaptă { $tables } partide. Următoarea reamintire: { $at }, în { $channel }.
   *[other] Te așteaptă { $tables } de partide. Următoarea reamintire: { $at }, în { $channel }.
}
ui-remind-next-direct = { $tables ->
    [one] Te așteaptă o partidă. Următoarea reamintire: { $at }, ca mesaj direct despre { $channel }.
    [few] Te așteaptă { $tables } partide. Următoarea reamintire: { $at }, ca mesaj direct despre { $channel }.
   *[other] Te așteaptă { $tables } de partide. Următoarea reamintire: { $at }, ca mesaj direct despre { $channel }.
}
ui-remind-next-both = { $tables ->
    [one] Te așteaptă o partidă. Următoarea reamintire: { $at }, în { $channel } și ca mesaj direct.
    [few] Te așteaptă { $tables } partide. Următoarea reamintire: { $at }, în { $channel } și ca mesaj direct.
   *[other] Te așteaptă { $tables } de partide. Următoarea reamintire: { $at }, în { $channel } și ca mesaj direct.
}

## Refusals, private

ui-refusal-undo-never = În această partidă turele nu se pot revoca. Gazda poate schimba asta cu { COMMAND("game settings") }.
ui-refusal-undo-only-free = În această partidă poți revoca doar până începe jucătorul următor. Gazda poate schimba asta cu { COMMAND("game settings") }.
ui-refusal-bad-hours = Durata nu e validă. Alege un număr de ore între 1 și { $most }.
ui-refusal-bad-clock = Ceasul nu e valid. Pune *{ ui-panel-time-bank }* (opțiunea „{ cmd-game-settings-time-bank }”) la cel mult 90 de zile, de exemplu 3z.
ui-refusal-unknown-zone = Nu cunosc fusul orar „{ $zone }”. Alege unul din lista care apare când scrii, de exemplu Europe/Bucharest.
ui-refusal-no-zone = Pentru orele de liniște îmi trebuie fusul tău orar. Adaugă opțiunea „{ cmd-remind-timezone }”.
ui-refusal-bad-quiet = { $hours ->
    [one] Orele acelea de liniște nu sunt bune. Alege un început și un sfârșit la cel mult o oră distanță.
    [few] Orele acelea de liniște nu sunt bune. Alege un început și un sfârșit la cel mult { $hours } ore distanță.
   *[other] Orele acelea de liniște nu sunt bune. Alege un început și un sfârșit la cel mult { $hours } de ore distanță.
}
ui-refusal-bad-away = { $days ->
    [one] Data nu e validă. Alege cel târziu ziua de mâine.
    [few] Data nu e validă. Alege o zi din următoarele { $days } zile.
   *[other] Data nu e validă. Alege o zi din următoarele { $days } de zile.
}
ui-refusal-unclear = Nu înțeleg „{ $text }”. Alege una dintre sugestii.
    .span = Nu înțeleg „{ $text }”. Scrie un timp, de exemplu 12h sau 3z.
    .quiet = Nu înțeleg „{ $text }”. Scrie orele, de exemplu 22:30-07:00, sau „fără”.
    .day = Nu înțeleg „{ $text }”. Scrie o zi, de exemplu 2027-01-31, sau „fără”.

## Commands, as in discord.ftl

ui-language-name = Română
cmd-game-settings = setari
    .description = Vezi sau schimbă setările acestei partide.
cmd-game-settings-remind-after = reamintire-dupa
    .description = Timpul până la o reamintire. Alege din listă sau scrie unul, de exemplu 36h.
    .live = { ui-pace-live }
    .fast = { ui-pace-fast }
    .daily = { ui-pace-daily }
    .relaxed = { ui-pace-relaxed }
    .weekly = { ui-pace-weekly }
cmd-game-settings-time-bank = timp-total
    .description = Timpul fiecăruia pe toată partida, de exemplu 3z, sau „fără” ca să joci fără ceas.
cmd-game-settings-per-turn = timp-pe-tura
    .description = Timpul adăugat la fiecare tură, de exemplu 12h. E nevoie și de un timp total.
cmd-game-settings-on-timeout = timp-expirat
    .description = Ce se întâmplă când expiră timpul. Nimeni nu pierde partida din cauza asta.
    .remind = doar o reamintire
    .turn = un calculator joacă tura
    .seat = un calculator joacă în locul său până la întoarcere
cmd-game-settings-undo = revocare
    .description = Când se pot revoca turele.
    .agreed = liber până începe jucătorul următor, apoi cu acordul tuturor
    .free = doar până începe jucătorul următor
    .never = niciodată
cmd-game-settings-computer-players = calculatoare
    .description = Permite calculatoarelor să intre în partidă sau să joace în locul cuiva.
cmd-game-settings-hints = sugestii
    .description = Când sunt permise sugestii și comentarii.
    .yes = { ui-setting-yes }
    .no = { ui-setting-no }
    .alone = doar solo
cmd-game-settings-computer-pace = ritm-calculatoare
    .description = Cât de repede joacă calculatoarele.
    .fast = { ui-computer-pace-fast }
    .slow = { ui-computer-pace-slow }
cmd-game-settings-pinned = fixat
    .description = Păstrează un mesaj fixat cu starea partidei.
cmd-game-settings-one-message = un-mesaj
    .description = Adună fiecare rundă într-un singur mesaj.
cmd-game-settings-rated = cotata
    .description = Socotește partida la cote. Doar înainte de start.
cmd-game-settings-seating = ordinea-locurilor
    .description = Locuri prin tragere la sorți sau în ordinea sosirii. Doar înainte de start.
    .random = prin tragere la sorți
    .joined = în ordinea sosirii
cmd-game-settings-theme = tema
    .description = Imagini luminoase sau întunecate.
    .light = luminoasă
    .dark = întunecată
cmd-game-settings-language = limba
    .description = Limba mesajelor publice.
cmd-game-settings-web = web
    .description = O pagină web doar pentru citit. Oricine are linkul poate urmări partida.
cmd-remind = reamintire
    .description = Vezi sau schimbă reamintirile, orele de liniște și vacanța.
cmd-remind-send-to = trimite-la
    .description = Unde vin reamintirile tale.
    .channel = canal
    .direct = mesaje directe
    .both = amândouă
    .nowhere = nicăieri
cmd-remind-pictures = imagini
    .description = Imagini luminoase sau întunecate în răspunsurile tale private.
    .light = luminoase
    .dark = întunecate
    .game = ca în joc
cmd-remind-timezone = fus-orar
    .description = Fusul tău orar, de exemplu Europe/Bucharest.
cmd-remind-quiet-hours = ore-de-liniste
    .description = Ore fără mențiuni și cu ceasurile oprite, de exemplu 22:30-07:00, sau „fără”.
cmd-remind-vacation = vacanta
    .description = Ziua în care revii, de exemplu 2027-01-31, sau „fără”.
