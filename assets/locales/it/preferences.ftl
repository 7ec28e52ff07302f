### Translated from the English version 2ad25715
# Settings of tables; reminders, clocks and vacations.

## Settings of a table

ui-settings-title = **Impostazioni di questa partita**
ui-settings-usual = Tutte le impostazioni sono quelle predefinite.
ui-setting-pace = Promemoria dopo: { $value }
ui-setting-clock = Orologio: { $value }
ui-setting-time-out = Tempo scaduto: { $value }
ui-setting-undo = Annullare: { $value }
ui-setting-ai = Giocatori computer: { $value }
ui-setting-hints = Suggerimenti: { $value }
ui-setting-unhurried = Ritmo dei computer: { $value }
ui-computer-pace-fast = rispondono in pochi secondi
ui-computer-pace-slow = se la prendono comoda
ui-setting-pinned = Stato fissato: { $value }
ui-setting-one-message = Un messaggio per round: { $value }
ui-setting-rated = Valida per la classifica: { $value }
ui-setting-web = Pagina web: { $value }
ui-setting-language = Lingua: { $value }
ui-setting-theme = Tema: { $value }
ui-panel-choose = Cambia…
ui-panel-entry = { $setting }: { $value }
ui-panel-value = { $setting }…
ui-panel-typed = Per altri valori usa `{ COMMAND("game settings") }` con *{ $option }*.
    .person = Per altri valori usa `{ COMMAND("remind") }` con *{ $option }*.
ui-panel-remind-after = Promemoria dopo
ui-panel-time-bank = Tempo totale
ui-panel-per-turn = Tempo per turno
ui-panel-on-timeout = Tempo scaduto
ui-panel-undo = Annullare
ui-panel-computer-players = Giocatori computer
ui-panel-hints = Suggerimenti
ui-panel-computer-pace = Ritmo dei computer
ui-panel-pinned = Stato fissato
ui-panel-one-message = Un messaggio per round
ui-panel-rated = Valida per la classifica
ui-panel-web = Pagina web
ui-panel-seating = Ordine dei posti
ui-panel-theme = Tema
ui-panel-language = Lingua
ui-panel-pictures = Immagini nelle risposte private
ui-panel-send-to = Promemoria inviati a
ui-panel-timezone = Fuso orario
ui-panel-quiet-hours = Ore di silenzio
ui-panel-vacation = Vacanza
ui-setting-yes = sì
ui-setting-no = no
ui-theme-light = chiaro
ui-theme-dark = scuro

ui-pace-live = 10 minuti (dal vivo)
ui-pace-fast = 4 ore (veloce)
ui-pace-daily = 1, 3, 7, 15 … giorni (giornaliero)
ui-pace-relaxed = 3 giorni (tranquillo)
ui-pace-weekly = 1 settimana (settimanale)
ui-pace-hours = { $hours ->
    [one] { $hours } ora
   *[other] { $hours } ore
}

ui-clock-none = nessuno
ui-clock-bank = { $bank } a testa
ui-clock-rule = { $bank } a testa, più { $increment } a turno

ui-time-out-remind = solo un promemoria
ui-time-out-turn = il turno lo gioca un giocatore computer
ui-time-out-seat = un giocatore computer gioca al suo posto fino al ritorno

ui-undo-rule-agreed = liberamente finché non comincia il prossimo giocatore, poi se tutti sono d'accordo
ui-undo-rule-free = solo finché non comincia il prossimo giocatore
ui-undo-rule-never = mai

# Spans of time in their two largest units
ui-span-days = { $hours ->
    [0] { $days } g
   *[other] { $days } g { $hours } h
}
ui-span-hours = { $minutes ->
    [0] { $hours } h
   *[other] { $hours } h { $minutes } min
}
ui-span-minutes = { $minutes } min
ui-length-minutes = { $count ->
    [one] 1 minuto
   *[other] { $count } minuti
}
ui-length-hours = { $count ->
    [one] 1 ora
   *[other] { $count } ore
}
ui-length-days = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
ui-length-weeks = { $count ->
    [one] 1 settimana
   *[other] { $count } settimane
}

ui-table-settings-changed = Salvato. { $settings-series }.
ui-table-settings-same = Era già così. Non è cambiato nulla.
ui-notice-settings = { $name } cambia le impostazioni della partita. { $settings-series }.

## Clocks and vacations in public

# $until: a date; no article before it (il 7, l'8)
ui-clock-left = -# { $player }, tempo rimasto: { $left }
    .runs = -# { $player }, tempo rimasto: { $left } (scadenza: { $until })
    .paused = -# { $player }, tempo rimasto: { $left }, ora in pausa (scadenza: { $until } o più tardi)
ui-clock-own = -# Il tuo tempo rimasto: { $left }
    .runs = -# Il tuo tempo rimasto: { $left } (scadenza: { $until })
    .paused = -# Il tuo tempo rimasto: { $left }, ora in pausa (scadenza: { $until } o più tardi)
ui-turn-away = -# { $player } è in vacanza (rientro: { $until }), senza menzioni e con l'orologio in pausa.
ui-notice-away = { $name } è in vacanza (rientro: { $until }), senza menzioni e con l'orologio in pausa.
ui-notice-time-out-remind = Tempo scaduto per { $player }. La partita aspetta comunque.
ui-notice-time-out-turn = Tempo scaduto per { $player }. Questo turno lo gioca il computer.
ui-notice-time-out-seat = Tempo scaduto per { $player }. Un giocatore computer gioca al suo posto fino al suo ritorno.

## Reminders

# $since: "2 ore fa"
ui-button-take-turn-of = Gioca il turno: { $game }
ui-reminder-turn = { $user }, tocca a te in { $channel } ({ $game }).
ui-reminder-choice = { $user }, tocca a te scegliere in { $channel } ({ $game }).
ui-reminder-turn-again = { $user }, { $game } ti aspetta in { $channel }. Il tuo turno è iniziato { $since }.
ui-reminder-choice-again = { $user }, { $game } aspetta la tua scelta in { $channel } ({ $since }).

## /remind

ui-remind-channel = I promemoria arrivano nel canale della partita.
ui-remind-direct = I promemoria arrivano come messaggi diretti, o nel canale della partita se non ne accetti.
ui-remind-both = I promemoria arrivano nel canale della partita e come messaggi diretti.
ui-remind-nowhere = I promemoria sono disattivati.
ui-remind-quiet = Ore di silenzio: { $from }–{ $until } ({ $zone }), senza promemoria e con gli orologi in pausa.
ui-remind-zone = Il tuo fuso orario è { $zone }. Non hai ore di silenzio.
ui-remind-no-quiet = Non hai ore di silenzio.
ui-remind-away = Sei in vacanza (rientro: { $until }), senza promemoria e con gli orologi in pausa.
ui-remind-pictures = Immagini nelle risposte private: tema { $value }.
ui-remind-nothing-waits = Nessuna partita ti aspetta.
ui-remind-never = { $tables ->
    [one] Una partita ti aspetta, ma non riceverai promemoria.
   *[other] { $tables } partite ti aspettano, ma non riceverai promemoria.
}
ui-remind-next-channel = { $tables ->
    [one] Una partita ti aspetta. Prossimo promemoria: { $at }, in { $channel }.
   *[other] { $tables } partite ti aspettano. Prossimo promemoria: { $at }, in { $channel }.
}
ui-remind-next-direct = { $tables ->
    [one] Una partita ti aspetta. Prossimo promemoria: { $at }, per { $channel }, come messaggio diretto.
   *[other] { $tables } partite ti aspettano. Prossimo promemoria: { $at }, per { $channel }, come messaggio diretto.
}
ui-remind-next-both = { $tables ->
    [one] Una partita ti aspetta. Prossimo promemoria: { $at }, in { $channel } e come messaggio diretto.
   *[other] { $tables } partite ti aspettano. Prossimo promemoria: { $at }, in { $channel } e come messaggio diretto.
}

## Refusals, private

ui-refusal-undo-never = In questa partita i turni non si annullano. L'host può cambiarlo con { COMMAND("game settings") }.
ui-refusal-undo-only-free = In questa partita puoi annullare solo finché non comincia il prossimo giocatore. L'host può cambiarlo con { COMMAND("game settings") }.
ui-refusal-bad-hours = Durata non valida. Scegli da 1 a { $most } ore.
ui-refusal-bad-clock = Orologio non valido. Imposta *{ ui-panel-time-bank }* (opzione “{ cmd-game-settings-time-bank }”) su un massimo di 90 giorni, per esempio 3g.
ui-refusal-unknown-zone = Non conosco il fuso orario “{ $zone }”. Sceglilo dall'elenco mentre scrivi, per esempio Europe/Rome.
ui-refusal-no-zone = Per le ore di silenzio serve il tuo fuso orario. Aggiungi l'opzione “{ cmd-remind-timezone }”.
ui-refusal-bad-quiet = Quelle ore di silenzio non vanno bene. Tra inizio e fine lascia al massimo { $hours ->
    [one] un'ora
   *[other] { $hours } ore
}.
ui-refusal-bad-away = Data non valida. Scegli un giorno entro { $days ->
    [one] un giorno
   *[other] { $days } giorni
}.
ui-refusal-unclear = Non capisco “{ $text }”. Scegli uno dei suggerimenti.
    .span = Non capisco “{ $text }”. Scrivi una durata come 12h o 3g.
    .quiet = Non capisco “{ $text }”. Scrivi le ore come 22:30-07:00, oppure “nessuna”.
    .day = Non capisco “{ $text }”. Scrivi un giorno come 2027-01-31, oppure “nessuna”.

## Commands, as in discord.ftl

ui-language-name = Italiano
cmd-game-settings = impostazioni
    .description = Guarda o cambia le impostazioni di questa partita.
cmd-game-settings-remind-after = promemoria-dopo
    .description = Il tempo prima di un promemoria. Scegli dall'elenco, o scrivi un tempo come 36h.
    .live = { ui-pace-live }
    .fast = { ui-pace-fast }
    .daily = { ui-pace-daily }
    .relaxed = { ui-pace-relaxed }
    .weekly = { ui-pace-weekly }
cmd-game-settings-time-bank = tempo-totale
    .description = Il tempo di ciascuno per tutta la partita, come 3g, o “nessuno” per giocare senza orologio.
cmd-game-settings-per-turn = tempo-per-turno
    .description = Il tempo aggiunto a ogni turno, come 12h. Serve anche un tempo totale.
cmd-game-settings-on-timeout = tempo-scaduto
    .description = Che cosa succede quando il tempo scade. Nessuno perde la partita per questo.
    .remind = solo un promemoria
    .turn = il turno lo gioca un giocatore computer
    .seat = un giocatore computer gioca al suo posto fino al ritorno
cmd-game-settings-undo = annullare
    .description = Quando i giocatori possono annullare un turno.
    .agreed = liberamente finché non comincia il prossimo giocatore, poi se tutti sono d'accordo
    .free = solo finché non comincia il prossimo giocatore
    .never = mai
cmd-game-settings-computer-players = giocatori-computer
    .description = Permetti ai giocatori computer di unirsi o di sostituire qualcuno.
cmd-game-settings-hints = suggerimenti
    .description = Quando sono permessi suggerimenti e commenti.
    .yes = { ui-setting-yes }
    .no = { ui-setting-no }
    .alone = in solitario
cmd-game-settings-computer-pace = ritmo-computer
    .description = Quanto sono veloci i giocatori computer.
    .fast = { ui-computer-pace-fast }
    .slow = { ui-computer-pace-slow }
cmd-game-settings-pinned = fissato
    .description = Tieni un messaggio fissato con lo stato della partita.
cmd-game-settings-one-message = un-messaggio
    .description = Raccogli ogni round in un solo messaggio.
cmd-game-settings-rated = valida
    .description = Conta la partita per la classifica. Solo prima dell'inizio.
cmd-game-settings-seating = ordine-posti
    .description = Posti a sorte, o in ordine di arrivo. Solo prima dell'inizio.
    .random = a sorte
    .joined = in ordine di arrivo
cmd-game-settings-theme = tema
    .description = Immagini chiare o scure.
    .light = chiaro
    .dark = scuro
cmd-game-settings-language = lingua
    .description = La lingua dei messaggi pubblici.
cmd-game-settings-web = web
    .description = Una pagina web di sola lettura. Chiunque abbia il link può guardare.
cmd-remind = promemoria
    .description = Guarda o cambia i promemoria, le ore di silenzio e le vacanze.
cmd-remind-send-to = invia-a
    .description = Dove arrivano i tuoi promemoria.
    .channel = il canale
    .direct = messaggi diretti
    .both = entrambi
    .nowhere = da nessuna parte
cmd-remind-pictures = immagini
    .description = Immagini chiare o scure nelle tue risposte private.
    .light = chiare
    .dark = scure
    .game = come nella partita
cmd-remind-timezone = fuso-orario
    .description = Il tuo fuso orario, per esempio Europe/Rome.
cmd-remind-quiet-hours = ore-di-silenzio
    .description = Ore senza menzioni e con gli orologi in pausa, come 22:30-07:00, o “nessuna”.
cmd-remind-vacation = vacanza
    .description = Il giorno in cui torni, come 2027-01-31, o “nessuna”.
