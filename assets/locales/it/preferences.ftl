### Translated from the English version 6a1cb0d6
# Settings of tables; reminders, clocks and vacations.

## Settings of a table

ui-settings-title = **Impostazioni di questo tavolo**
ui-setting-pace = Promemoria: { $value }
ui-setting-clock = Orologio: { $value }
ui-setting-time-out = Quando il tempo scade: { $value }
ui-setting-undo = Annullare un turno: { $value }
ui-setting-ai = Giocatori computer: { $value }
ui-setting-hints = Suggerimenti: { $value }
ui-setting-unhurried = Computer senza fretta: { $value }
ui-setting-pinned = Situazione in un messaggio fissato: { $value }
ui-setting-language = Lingua: { $value }
ui-setting-theme = Immagini: { $value }
ui-panel-choose = Cambia…
ui-panel-entry = { $setting }: { $value }
ui-panel-value = { $setting }…
ui-panel-typed = Non è nel menu? `{ COMMAND("game settings") }` accetta qualsiasi valore per *{ $option }*.
    .person = Non è nel menu? `{ COMMAND("remind") }` accetta qualsiasi valore per *{ $option }*.
ui-panel-pace = Promemoria
ui-panel-hours = Promemoria dopo quante ore
ui-panel-bank = Orologio, per tutta la partita
ui-panel-increment = Orologio, per ogni turno
ui-panel-time-out = Quando il tempo scade
ui-panel-undo = Annullare un turno
ui-panel-computers = Giocatori computer
ui-panel-hints = Suggerimenti
ui-panel-unhurried = Computer senza fretta
ui-panel-pinned = Situazione in un messaggio fissato
ui-panel-order = Ordine dei posti
ui-panel-theme = Immagini
ui-panel-language = Lingua
ui-panel-where = Dove arrivano i promemoria
ui-panel-zone = Fuso orario
ui-panel-quiet = Ore di silenzio
ui-panel-away = Vacanza
ui-setting-yes = sì
ui-setting-no = no
ui-theme-light = chiare
ui-theme-dark = scure

ui-pace-live = dopo 10 minuti (dal vivo)
ui-pace-fast = dopo 4 ore (veloce)
ui-pace-daily = dopo 1, 3, 7, 15 … giorni (giornaliero)
ui-pace-relaxed = dopo 3 giorni (tranquillo)
ui-pace-weekly = dopo una settimana (settimanale)
ui-pace-hours = { $hours ->
    [one] dopo un'ora
   *[other] dopo { $hours } ore
}

ui-clock-none = nessuno
ui-clock-bank = { $bank } a testa
ui-clock-rule = { $bank } a testa, più { $increment } a turno

ui-time-out-remind = solo un promemoria
ui-time-out-turn = il turno lo gioca un computer
ui-time-out-seat = un computer tiene il posto fino al ritorno del giocatore

ui-undo-rule-agreed = liberamente finché non comincia il prossimo giocatore, poi se tutti sono d'accordo
ui-undo-rule-free = solo finché non comincia il prossimo giocatore
ui-undo-rule-never = mai

# Spans of time in their two largest units
ui-span-days = { $days } g { $hours } h
ui-span-hours = { $hours } h { $minutes } min
ui-span-minutes = { $minutes } min

ui-table-settings-changed = Salvato. { $settings-series }.
ui-table-settings-same = Niente da cambiare: è già così.
ui-notice-settings = { $name } cambia le impostazioni del tavolo. { $settings-series }.

## Clocks and vacations in public

# $until: a date; no article before it (il 7, l'8)
ui-clock-left = -# { $player }, tempo rimasto: { $left }
    .runs = -# { $player }, tempo rimasto: { $left } (scadenza: { $until })
    .paused = -# { $player }, tempo rimasto: { $left } (ora in pausa; scadenza: { $until } o più tardi)
ui-clock-own = -# Il tuo tempo rimasto: { $left }
    .runs = -# Il tuo tempo rimasto: { $left } (scadenza: { $until })
    .paused = -# Il tuo tempo rimasto: { $left } (ora in pausa; scadenza: { $until } o più tardi)
ui-turn-away = -# { $player } è in vacanza (rientro: { $until }): niente menzioni, orologio in pausa.
ui-notice-away = { $name } è in vacanza (rientro: { $until }): niente menzioni, orologio in pausa.
ui-notice-time-out-remind = Tempo scaduto per { $player }. Nessun danno: la partita aspetta.
ui-notice-time-out-turn = Tempo scaduto per { $player }: questo turno lo gioca un computer.
ui-notice-time-out-seat = Tempo scaduto per { $player }: un computer tiene il posto fino al suo ritorno.

## Reminders

# $since: "2 ore fa"
ui-button-take-turn-of = Gioca il turno: { $game }
ui-reminder-turn = { $user }, tocca a te in { $channel } ({ $game }).
ui-reminder-choice = { $user }, tocca a te scegliere in { $channel } ({ $game }).
ui-reminder-turn-again = { $user }, { $game } ti aspetta in { $channel }. Il tuo turno è iniziato { $since }.
ui-reminder-choice-again = { $user }, { $game } aspetta la tua scelta in { $channel }. Ti è stata chiesta { $since }.

## /remind

ui-remind-channel = I promemoria arrivano nel canale della partita.
ui-remind-direct = I promemoria arrivano come messaggi diretti, o nel canale della partita se non ne accetti.
ui-remind-both = I promemoria arrivano nel canale della partita e come messaggi diretti.
ui-remind-nowhere = I promemoria sono disattivati.
ui-remind-quiet = Ore di silenzio: { $from }–{ $until } ({ $zone }). I promemoria aspettano che finiscano, e i tuoi orologi sono in pausa.
ui-remind-zone = Il tuo fuso orario è { $zone }. Non hai ore di silenzio.
ui-remind-no-quiet = Non hai ore di silenzio.
ui-remind-away = Sei in vacanza (rientro: { $until }): nessun promemoria, e i tuoi orologi sono in pausa.
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

ui-refusal-undo-never = A questo tavolo i turni non si annullano; l'host può cambiarlo con { COMMAND("game settings") }.
ui-refusal-undo-only-free = A questo tavolo un turno si annulla solo finché non comincia il prossimo giocatore; l'host può cambiarlo con { COMMAND("game settings") }.
ui-refusal-bad-hours = Un promemoria può arrivare dopo un numero di ore da 1 a { $most }: scegline uno.
ui-refusal-bad-clock = Per l'orologio serve un tempo totale; né quello né l'incremento possono superare i 90 giorni. Imposta *{ ui-panel-bank }* o l'opzione “{ cmd-game-settings-bank }”, per esempio su 3g.
ui-refusal-unknown-zone = Non conosco il fuso orario “{ $zone }”: sceglilo dall'elenco mentre scrivi, per esempio Europe/Rome.
ui-refusal-no-zone = Per le ore di silenzio serve il tuo fuso orario: aggiungi l'opzione “{ cmd-remind-zone }”.
ui-refusal-bad-quiet = Le ore di silenzio hanno un inizio e una fine, distanti al massimo { $hours ->
    [one] un'ora
   *[other] { $hours } ore
}: scegline altre.
ui-refusal-bad-away = Il rientro dev'essere nel futuro, al massimo tra { $days ->
    [one] un giorno
   *[other] { $days } giorni
}: scegli un altro giorno.
ui-refusal-unclear = Non capisco “{ $text }”: scegli uno dei suggerimenti.
    .span = Non capisco “{ $text }”: scrivi una durata, come 12h o 3g.
    .quiet = Non capisco “{ $text }”: scrivi le ore come 22:30-07:00, oppure “nessuna”.
    .day = Non capisco “{ $text }”: scrivi un giorno come 2027-01-31, oppure “nessuna”.

## Commands, as in discord.ftl

ui-language-name = Italiano
cmd-game-settings = impostazioni
    .description = Guarda o cambia le impostazioni del tavolo: promemoria, orologio, annullamenti, lingua, immagini.
cmd-game-settings-pace = ritmo
    .description = Dopo quanto arriva un promemoria.
    .live = { ui-pace-live }
    .fast = { ui-pace-fast }
    .daily = { ui-pace-daily }
    .relaxed = { ui-pace-relaxed }
    .weekly = { ui-pace-weekly }
cmd-game-settings-hours = ore
    .description = Un ritmo su misura: dopo quante ore arriva un promemoria.
cmd-game-settings-bank = tempo-totale
    .description = Tempo di riflessione a testa per tutta la partita, per esempio 3g o 12h; “nessuno” lo toglie.
cmd-game-settings-increment = incremento
    .description = Tempo aggiunto a ogni turno, per esempio 12h; serve anche l'orologio per tutta la partita.
cmd-game-settings-time-out = tempo-scaduto
    .description = Che cosa succede quando il tempo scade. Nessuno perde la partita per questo.
    .remind = solo un promemoria
    .turn = il turno lo gioca un computer
    .seat = un computer tiene il posto fino al ritorno del giocatore
cmd-game-settings-undo = annullare
    .description = Quando si può annullare un turno.
    .agreed = liberamente finché non comincia il prossimo giocatore, poi se tutti sono d'accordo
    .free = solo finché non comincia il prossimo giocatore
    .never = mai
cmd-game-settings-computers = computer
    .description = Se i computer possono partecipare o sostituire qualcuno.
cmd-game-settings-hints = suggerimenti
    .description = Se il bot dà suggerimenti.
    .yes = { ui-setting-yes }
    .no = { ui-setting-no }
    .alone = in solitaria
cmd-game-settings-unhurried = senza-fretta
    .description = Se i computer si prendono il loro tempo invece di rispondere in pochi secondi.
cmd-game-settings-pinned = fissato
    .description = Se un messaggio fissato mostra sempre la situazione della partita.
cmd-game-settings-order = ordine
    .description = Chi siede dove; solo prima dell'inizio.
    .random = a sorte
    .joined = in ordine di arrivo
cmd-game-settings-theme = tema
    .description = Immagini chiare o scure.
    .light = chiare
    .dark = scure
cmd-game-settings-language = lingua
    .description = La lingua dei messaggi pubblici.
cmd-remind = promemoria
    .description = Guarda o cambia i tuoi promemoria: dove arrivano, ore di silenzio, vacanza.
cmd-remind-where = dove
    .description = Dove arrivano i tuoi promemoria.
    .channel = nel canale
    .direct = messaggi diretti
    .both = entrambi
    .nowhere = da nessuna parte
cmd-remind-zone = fuso
    .description = Il tuo fuso orario, per esempio Europe/Rome.
cmd-remind-quiet = silenzio
    .description = Ore senza promemoria e con l'orologio fermo, per esempio 22:30-07:00; “nessuna” le toglie.
cmd-remind-away = assenza
    .description = Vacanza: il giorno del rientro, per esempio 2027-01-31; “nessuna” se ci sei di nuovo.

ui-panel-push = Notifiche fuori da Discord
ui-panel-push-write = Scrivi un indirizzo …
ui-panel-push-none = nessuna
ui-push-form = Il tuo indirizzo fuori da Discord
ui-push-label = Indirizzo da avvisare quando tocca a te
ui-push-example = https://ntfy.sh/un-argomento-tutto-tuo
ui-remind-push-tested = Il tuo indirizzo su { $host } è in prova: entro un minuto dovrebbe arrivarci un messaggio di prova.
ui-remind-push = Quando tocca a te, fuori dalle tue ore di silenzio, arriva un avviso anche al tuo indirizzo su { $host }.
ui-remind-push-failed = Il tuo indirizzo su { $host } non ha funzionato: non ci arriva più nulla. Impostalo di nuovo per riprovare.
ui-push-test = Questa è una prova: d'ora in poi qui arriva un avviso quando tocca a te.
ui-push-turn = { $game }: tocca a te.
ui-notice-push-failed = Il tuo indirizzo su { $host } non ha funzionato: non ci arriva più nulla. In Discord gli avvisi restano come prima; con { COMMAND("remind") } puoi riprovare.
ui-refusal-push-not-offered = Chi gestisce questo bot non permette notifiche fuori da Discord.
ui-refusal-push-not-listed = Il tuo indirizzo deve cominciare con uno di questi: { $hosts }
ui-refusal-push-too-often = Per ora ho inviato abbastanza notifiche di prova. Riprova più tardi.
cmd-remind-push = notifica
    .description = Un indirizzo fuori da Discord da avvisare quando tocca a te, o “nessuno”.
