### Translated from the English version 0695f223
# Who sits at a table: computer players, hints, seats that change hands, a person's tables.

## Commands: see discord.ftl

cmd-game-ai = ia
    .description = Giocatori computer: l'host li gestisce, e tu puoi affidare a uno il tuo posto.
cmd-game-ai-add = aggiungi
    .description = Fai sedere un computer nella lobby.
cmd-game-ai-add-strength = livello
    .description = Quanto gioca bene.
    .easy = Facile
    .medium = Medio
    .hard = Difficile
cmd-game-ai-remove = togli
    .description = Togli un computer; a partita iniziata il suo posto viene offerto a tutti.
cmd-game-ai-remove-seat = posto
    .description = Il numero del posto, come lo mostra { COMMAND("game info") }.
cmd-game-ai-strength = livello
    .description = Cambia il livello di un computer.
cmd-game-ai-strength-strength = livello
    .description = Quanto gioca bene d'ora in poi.
    .easy = Facile
    .medium = Medio
    .hard = Difficile
cmd-game-ai-strength-seat = posto
    .description = Il numero del posto, come lo mostra { COMMAND("game info") }.
cmd-game-ai-hand-over = affida
    .description = Affida a un computer un posto libero, o quello di un giocatore fino al suo ritorno.
cmd-game-ai-hand-over-strength = livello
    .description = Quanto gioca bene.
    .easy = Facile
    .medium = Medio
    .hard = Difficile
cmd-game-ai-hand-over-seat = posto
    .description = Il numero del posto, come lo mostra { COMMAND("game info") }.
cmd-game-replace = sostituisci
    .description = Offri un posto: il tuo, uno qualsiasi se sei l'host, o quello di chi tarda, se i più accettano.
cmd-game-replace-seat = posto
    .description = Il numero del posto, come lo mostra { COMMAND("game info") }; se non lo indichi, il tuo.
cmd-game-replace-player = giocatore
    .description = Chi può prenderlo; se non lo indichi, chiunque.
cmd-game-resign = abbandona
    .description = Lascia definitivamente la partita: continua un computer, o il tuo posto viene offerto a tutti.
cmd-game-resign-to = a-chi
    .description = Chi continua al tuo posto.
    .computer = un computer
    .anybody = chi prende il posto
cmd-game-back = rientra
    .description = Riprendi il tuo posto, smetti di offrirlo o recupera una partita interrotta.
cmd-game-move = sposta
    .description = Porta qui una tua partita, se il suo canale è stato eliminato.
cmd-game-move-table = tavolo
    .description = Il numero della partita, come lo mostra { COMMAND("games") }; serve solo se ne hai più di una.
cmd-hint = suggerimento
    .description = Scopri che cosa farebbe un computer al tuo posto, e spesso anche perché.
cmd-games = partite
    .description = Le tue partite in tutti i server, e a chi tocca.
cmd-games-board = elenco
    .description = Pubblica invece un messaggio con tutti i tavoli di questo server, sempre aggiornato.

## Buttons, at most 80 characters

ui-button-add-computer = Aggiungi computer
ui-button-take-seat = Prendi il posto
ui-button-back-again = Rieccomi
ui-button-hint = Suggerimento
ui-button-use-hint = Usa il suggerimento { $number }
ui-button-back-to-planner = Indietro
ui-button-turning-points = Momenti decisivi
ui-button-see-turn = Turno { $turn }

## How strong a computer player is. .of: in the middle of a sentence

ui-strength-easy = Facile
    .of = facile
ui-strength-medium = Medio
    .of = medio
ui-strength-hard = Difficile
    .of = difficile

## Players

ui-player-computer = { $player } (computer, { $strength-of })
ui-player-held = { $player } (per ora un computer, { $strength-of })
ui-player-nobody = { $player } (posto libero)
ui-player-numbered = { $number }. { $player }
ui-seat-number = { $number } per { $seat }

## Lobby

ui-choose-strength = Di che livello vuoi il computer?
ui-choose-next-strength = Un altro? Di che livello?

## What computer players do

ui-turn-computer = { $players-count ->
    [one] Gioca { $players } · { $status }
   *[other] Giocano { $players } · { $status }
}
ui-turn-nobody = Cercasi giocatore: { $players } · { $status }
ui-turn-resting = I computer aspettano che rientri un giocatore · { $status }

## Seats that change hands. $old: who had it · $new: who has it now

ui-seated-resigned = { $old } lascia la partita: continua il computer { $new }.
    .until = { $old } lascia la partita: continua il computer { $new }. Per rientrare: { COMMAND("game back") } (scadenza: { $until }).
ui-seated-resigned-free = { $old } lascia la partita: il posto è libero.
    .until = { $old } lascia la partita: il posto è libero. Per rientrare: { COMMAND("game back") } (scadenza: { $until }).
ui-seated-replaced = { $new } prende il posto di { $old }.
ui-seated-time-out = Tempo scaduto per { $old }: un computer tiene il posto fino al suo ritorno.
ui-seated-handed-over = Un computer tiene il posto di { $old } fino al suo ritorno.
ui-seated-filled = Il computer { $new } prende il posto libero di { $old }.
ui-seated-left-server = { $old } ha lasciato il server: un computer tiene il posto, e chiunque può prenderlo.
ui-seated-left-server-free = { $old } ha lasciato il server: chiunque può prendere il posto.
ui-seated-returned = { $new } rientra in partita.
ui-seated-removed = Il computer { $old } non gioca più: il posto è libero.
ui-seated-alone = { $player }, non resta nessun'altra persona: continua contro i computer, o chiudi la partita con { COMMAND("game cancel") }.

ui-offer-everybody = **Cercasi giocatore:** il posto di { $player } è libero. Chi lo prende continua da qui.
ui-offer-somebody = { $to }, vuoi prendere il posto di { $player } e continuare da qui?
ui-offer-asked = { $player } è in ritardo. Offriamo il suo posto a qualcun altro? D'accordo: { $agreed } su { $needed }.

## Answers, private, after something was done

ui-table-computer-added = { $computer } (computer, { $strength-of }) prende posto al tavolo.
ui-table-computer-removed = { $computer } non gioca più.
ui-table-computer-strength = Livello di { $computer } dal prossimo turno: { $strength-of }.
ui-table-handed-over = D'ora in poi il posto è di un computer.
ui-table-handed-over-alone = D'ora in poi il posto è di un computer. Qui non gioca nessun altro: la partita resta ferma finché non rientra un giocatore.
ui-table-offered = Il posto è stato offerto. Nulla cambia finché qualcuno non lo prende.
ui-table-offer-asked = Ho chiesto agli altri.
ui-table-offer-agreed = Hai detto di sì.
ui-table-offer-withdrawn = L'offerta del posto è ritirata.
ui-table-taken = Il posto è tuo.
ui-table-resigned = Hai lasciato la partita.
ui-table-resigned-last = Al tavolo non resta nessun altro, quindi la partita è finita.
ui-table-back = Che bello rivederti: continui da qui.
ui-table-moved = La partita prosegue qui.

## Refusals, private: what is wrong, and what to do

ui-refusal-no-such-seat = Al momento nessun posto è adatto: { COMMAND("game info") } mostra chi siede dove.
ui-refusal-which-seat = Quale posto intendi? Aggiungi l'opzione “{ cmd-game-replace-seat }”: { $seats }.
ui-refusal-no-computers = Questo tavolo gioca senza computer; l'host può cambiarlo con { COMMAND("game settings") }.
ui-refusal-sits-already = Quella persona ha già un posto a questo tavolo: scegline un'altra.
ui-refusal-seats-kept = I posti liberi sono riservati a chi ha giocato qui l'ultima partita (scadenza: { $until }): riprova dopo.
ui-refusal-not-your-rematch = Solo chi ha giocato questa partita può iniziare la rivincita: apri un tavolo tuo con { COMMAND("game new") }.
ui-refusal-has-seat = Hai già un posto in questa partita: questo è per qualcun altro.
ui-refusal-offered-already = Quel posto è già stato offerto: guarda l'ultimo messaggio che ne parla.
ui-refusal-not-overdue = È ancora presto: per ora solo l'host, { $host }, può offrire questo posto. Riprova più avanti.
ui-refusal-host-gone = L'host ha lasciato il server, quindi il tavolo ne ha uno nuovo: guarda { COMMAND("game info") } e riprova.
ui-refusal-offer-closed = L'offerta di quel posto è chiusa.
ui-refusal-offered-to-another = Quel posto è offerto a qualcun altro.
ui-refusal-never-left = Il posto è ancora tuo: gioca quando tocca a te.
ui-refusal-held-by-computer = Un computer tiene il tuo posto: riprendilo con *{ ui-button-back-again }* o { COMMAND("game back") }.
ui-refusal-no-hints = Questo tavolo gioca senza suggerimenti; l'host può cambiarlo con { COMMAND("game settings") }.
ui-refusal-no-advice = Qui non ho consigli: scegli quello che ti piace di più.
ui-refusal-still-thinking = Sto ancora lavorando alle tue altre richieste: riprova quando avranno risposta.
ui-refusal-not-over = I momenti decisivi compaiono a partita finita.
ui-refusal-not-sealed = Quando questa partita è cominciata, le partite non si sigillavano ancora: non c'è nulla da controllare.
ui-refusal-nothing-to-move = Tutte le tue partite hanno ancora il loro canale: non c'è nulla da spostare.
ui-refusal-which-table = Quale partita intendi? Aggiungi l'opzione “{ cmd-game-move-table }”: { $tables }.

## Notes

ui-notice-last-left = { $name } lascia la partita e qui non gioca nessun'altra persona: finisce senza risultato.
    .until = { $name } lascia la partita e qui non gioca nessun'altra persona: finisce senza risultato. Per riprenderla: { COMMAND("game back") } (scadenza: { $until }).
ui-notice-channel-gone = Il canale della tua partita a { $game } è stato eliminato. Nulla è perso: usa { COMMAND("game move") } in un altro canale per continuare lì (è la partita numero { $table }).
ui-notice-moved = La partita prosegue qui: il suo vecchio canale è stato eliminato.
ui-notice-goes-on = La partita prosegue.

## Entries of the log. $seat: who sits there now

ui-entry-seated-resigned = Qualcuno lascia la partita; ora gioca { $seat }
ui-entry-seated-replaced = Un posto passa di mano; ora gioca { $seat }
ui-entry-seated-time-out = Tempo scaduto per { $seat }: un computer tiene il posto
ui-entry-seated-handed-over = Un computer prende il posto di { $seat }
ui-entry-seated-left-server = { $seat } lascia il server
ui-entry-seated-returned = { $seat } rientra in partita
ui-entry-seated-removed = Il computer lascia il posto di { $seat }

## /hint

ui-hint-title = **Che cosa farebbe un computer:**
ui-hint-turn = { $gain ->
    [0] **{ $number }.** { $turn }
    [one] **{ $number }.** { $turn } · `circa { $gain } punto in più dell'ultimo in lista`
   *[other] **{ $number }.** { $turn } · `circa { $gain } punti in più dell'ultimo in lista`
}
ui-hint-why = { $deed } – *{ $why }*
ui-hint-foot = -# Un pulsante porta il turno nel tuo pianificatore; nulla è definitivo finché non lo concludi.

## Questions before something that cannot be undone. $turns: how many would be lost

ui-confirm-cancel = { $turns ->
    [0] Chiudere questa partita per tutti, senza risultato?
    [one] Chiudere questa partita per tutti, senza risultato? Andrebbe perso { $turns } turno.
   *[other] Chiudere questa partita per tutti, senza risultato? Andrebbero persi { $turns } turni.
}
ui-confirm-resign = Lasciare definitivamente questa partita? Al tuo posto giocherebbe un computer.
ui-confirm-resign-anybody = Lasciare definitivamente questa partita? Il tuo posto verrebbe offerto a tutti.
ui-confirm-resign-last = { $turns ->
    [0] Lasciare questa partita? Non c'è nessun'altra persona: finirebbe senza risultato.
    [one] Lasciare questa partita? Non c'è nessun'altra persona: finirebbe senza risultato, dopo { $turns } turno.
   *[other] Lasciare questa partita? Non c'è nessun'altra persona: finirebbe senza risultato, dopo { $turns } turni.
}
ui-confirm-undo = Annullare { $turns } turni? Cioè il tuo e tutti quelli successivi; ciò che nel frattempo è stato pescato o rivelato resta noto.
ui-confirm-kept = Nulla è cambiato.
ui-button-sure-cancel = Chiudi la partita
ui-button-sure-resign = Lascia la partita
ui-button-sure-undo = Annulla i turni
ui-button-keep = Continua a giocare
ui-button-stay = Riprendi il tuo posto
ui-button-reopen = Riapri la partita
ui-table-reopened = La partita prosegue.
ui-notice-reopened = { $name } riapre la partita: si continua.
ui-refusal-too-late = È passato troppo tempo, o questo canale ha ormai un'altra partita: aprine una nuova con { COMMAND("game new") }.

## Turning points

ui-review-title = **Momenti decisivi**
ui-review-none = Nessun momento decisivo: in questa partita nessun turno ha spostato di molto le probabilità di vittoria.
ui-review-point = **{ $place }** · { $player } { $played }. Meglio: { $reason }. Probabilità di vittoria: { $after }%, con il turno migliore { $better }%.
ui-review-point-better = **{ $place }** · { $player }. Meglio: { $reason }. Probabilità di vittoria: { $after }%, con il turno migliore { $better }%.
ui-review-round = Round { $round }, turno { $turn }
ui-review-turn = Turno { $turn }

## /games

ui-games-title = **Le tue partite:**
ui-games-direct = messaggi diretti con me
ui-games-none = Non hai partite: aprine una con { COMMAND("game new") }.
# No preposition before the channel: it may be ui-games-direct
ui-games-running = **{ $game }**, { $channel }
ui-games-lobby = **{ $game }**, { $channel }: si aspettano giocatori
ui-games-channel-deleted = **{ $game }** (numero { $table }): il suo canale è stato eliminato; portala in un altro con { COMMAND("game move") }
ui-games-yours = tocca a te
ui-games-theirs = tocca a { $players }
ui-games-line = { $entry }: { $turn } ({ $since })
ui-games-link = { $line } { $link }

## The pinned message

ui-status-title = **{ $game }**: situazione
ui-status-waiting = Tocca a { $players } ({ $since })
ui-status-players = Giocatori: { $players }
ui-status-not-pinned = -# Non posso fissare questo messaggio. Permessi mancanti: { $permissions }.
ui-permission-pin-messages = Fissa messaggi (Pin Messages)

## Settings

ui-setting-hints-alone = solo quando gioca una persona sola

## /help

ui-help-people = Mancano giocatori? *{ ui-button-add-computer }* nella lobby fa sedere un computer, e `{ COMMAND("hint") }` gli chiede un consiglio. Devi smettere? `{ COMMAND("game resign") }` e `{ COMMAND("game replace") }` passano il tuo posto ad altri, così la partita continua.
