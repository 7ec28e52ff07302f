### Translated from the English version ea85a236
# Who sits at a table: computer players, hints, seats that change hands, a person's tables.

## Commands: see discord.ftl

cmd-game-computer = computer
    .description = Aggiungi, togli o cambia i giocatori computer, o fatti sostituire da uno.
cmd-game-computer-add = aggiungi
    .description = Aggiungi un giocatore computer alla lobby.
cmd-game-computer-add-strength = livello
    .description = Quanto gioca bene.
    .easy = Facile
    .medium = Medio
    .hard = Difficile
cmd-game-computer-remove = togli
    .description = Togli un giocatore computer. A partita iniziata, il suo posto diventa libero.
cmd-game-computer-remove-seat = posto
    .description = Il numero del posto, come lo mostra { COMMAND("game info") }.
cmd-game-computer-strength = livello
    .description = Cambia il livello di un giocatore computer.
cmd-game-computer-strength-strength = livello
    .description = Quanto gioca bene d'ora in poi.
    .easy = Facile
    .medium = Medio
    .hard = Difficile
cmd-game-computer-strength-seat = posto
    .description = Il numero del posto, come lo mostra { COMMAND("game info") }.
cmd-game-computer-fill-in = supplente
    .description = Fatti sostituire da un giocatore computer, o dagli un posto libero.
cmd-game-computer-fill-in-strength = livello
    .description = Quanto gioca bene.
    .easy = Facile
    .medium = Medio
    .hard = Difficile
cmd-game-computer-fill-in-seat = posto
    .description = Il numero del posto, come lo mostra { COMMAND("game info") }.
cmd-game-replace = sostituisci
    .description = Offri il tuo posto. L'host può offrire ogni posto, gli altri quello di chi tarda.
cmd-game-replace-seat = posto
    .description = Il numero del posto, come in { COMMAND("game info") }. Di norma il tuo.
cmd-game-replace-player = giocatore
    .description = Chi può prenderlo. Di norma chiunque.
cmd-game-host = host
    .description = Nomina host un altro giocatore.
cmd-game-host-player = giocatore
    .description = Il nuovo host.
cmd-game-resign = abbandona
    .description = Lascia la partita per sempre. Continua un giocatore computer o qualcun altro.
cmd-game-resign-to = a-chi
    .description = Chi continua al tuo posto.
    .computer = un giocatore computer
    .anybody = chi prende il posto
cmd-game-rejoin = rientra
    .description = Torna al tuo posto, o smetti di offrirlo.
cmd-game-reopen = riapri
    .description = Riapri una partita interrotta.
cmd-game-move = sposta
    .description = Sposta qui una tua partita, se il suo canale è stato eliminato.
cmd-game-move-game = partita
    .description = Il numero della partita in { COMMAND("games") }, se ne hai più di una.
cmd-hint = suggerimento
    .description = Scopri che cosa farebbe un giocatore computer al tuo posto.
cmd-games = partite
    .description = Mostra le tue partite in tutti i server, e a chi tocca.
cmd-games-post = pubblica
    .description = Pubblica l'elenco delle partite di questo server, sempre aggiornato.

## Buttons, at most 80 characters

ui-button-add-computer = Aggiungi giocatore computer
ui-button-take-seat = Prendi il posto
ui-button-back-again = Rieccomi
ui-button-hint = Suggerimento
ui-button-show-hint = Mostra il suggerimento { $number }
ui-button-use-hint = Usa il suggerimento { $number }
ui-button-back-to-planner = Indietro
ui-button-turning-points = Momenti decisivi
ui-button-see-turn = Turno { $turn }
ui-button-try-turn = Prova il turno { $turn }

## How strong a computer player is. .of: in the middle of a sentence

ui-strength-easy = Facile
    .of = facile
ui-strength-medium = Medio
    .of = medio
ui-strength-hard = Difficile
    .of = difficile

## Players

ui-player-computer = { $player } (computer, { $strength-of })
ui-player-filled-in = { $player } (al suo posto un computer, { $strength-of })
ui-player-nobody = { $player } (posto libero)
ui-player-numbered = { $number }. { $player }
ui-seat-number = { $number } per { $seat }

## Lobby

ui-choose-strength = Di che livello vuoi il giocatore computer?
ui-choose-next-strength = Un altro? Di che livello?

## What computer players do

ui-turn-computer = { $players-count ->
    [one] Gioca { $players } · { $status }
   *[other] Giocano { $players } · { $status }
}
ui-turn-nobody = Posto libero: { $players } · { $status }
ui-turn-resting = La partita aspetta che torni un giocatore · { $status }

## Seats that change hands. $old: who had it · $new: who has it now

ui-seated-resigned = { $old } lascia la partita. Continua il giocatore computer { $new }.
    .until = { $old } lascia la partita. Continua il giocatore computer { $new }. Per rientrare c'è { COMMAND("game rejoin") } (scadenza: { $until }).
ui-seated-resigned-free = { $old } lascia la partita. Il posto è libero.
    .until = { $old } lascia la partita. Il posto è libero. Per rientrare c'è { COMMAND("game rejoin") } (scadenza: { $until }).
ui-seated-replaced = { $new } prende il posto di { $old }.
    .by = { $new } prende il posto di { $old }. Il posto era stato offerto da { $by }.
ui-seated-time-out = Tempo scaduto per { $old }. Un giocatore computer gioca al suo posto fino al suo ritorno.
ui-seated-handed-over = Un giocatore computer gioca al posto di { $old } fino al suo ritorno.
    .by = Su richiesta di { $by } un giocatore computer gioca al posto di { $old } fino al suo ritorno.
ui-seated-filled = Il giocatore computer { $new } prende il posto libero di { $old }.
ui-seated-left-server = { $old } ha lasciato il server. Per ora gioca un giocatore computer, ma chiunque può prendere il posto.
ui-seated-left-server-free = { $old } ha lasciato il server. Chiunque può prendere il posto.
ui-seated-returned = { $new } rientra in partita.
ui-seated-removed = Il giocatore computer { $old } esce dalla partita. Il posto è libero.
ui-seated-alone = { $player }, resti solo tu. Continua contro i giocatori computer, o chiudi la partita con { COMMAND("game cancel") }.

ui-offer-everybody = **Posto libero:** continua tu al posto di { $player }.
    .by = **Posto libero:** { $by } offre il posto di { $player }. Continua tu da qui.
ui-offer-somebody = { $to }, vuoi prendere il posto di { $player }?
    .by = { $to }, vuoi prendere il posto di { $player }? Lo offre { $by }.
ui-offer-asked = { $player } è in ritardo. Offriamo il suo posto a qualcun altro? D'accordo: { $agreed } su { $needed }.

## Answers, private, after something was done

ui-table-computer-added = { $computer } (computer, { $strength-of }) si unisce alla partita.
ui-table-computer-removed = { $computer } esce dalla partita.
ui-table-computer-strength = Livello di { $computer } dal prossimo turno: { $strength-of }.
ui-table-handed-over = D'ora in poi, a quel posto gioca un giocatore computer.
ui-table-handed-over-alone = D'ora in poi, a quel posto gioca un giocatore computer. Qui non c'è nessun altro, quindi la partita aspetta che torni un giocatore.
ui-table-offered = Ora il posto è libero. Non cambia nulla finché qualcuno non lo prende.
ui-table-offer-asked = Ho chiesto agli altri.
ui-table-offer-agreed = Hai detto di sì.
ui-table-offer-withdrawn = Il posto non è più libero.
ui-table-taken = Il posto è tuo.
ui-table-host = Ora l'host è { $host }.
ui-table-dropped = { $player } non è più nella lobby.
ui-table-resigned = Hai lasciato la partita.
ui-table-resigned-last = Non resta nessun altro, quindi la partita è finita.
ui-table-back = Che bello rivederti! Continui da qui.
ui-table-moved = La partita continua qui.

## Refusals, private: what is wrong, and what to do

ui-refusal-no-such-seat = Al momento nessun posto va bene. { COMMAND("game info") } li mostra tutti.
ui-refusal-which-seat = Quale posto intendi? Aggiungi l'opzione “{ cmd-game-replace-seat }”: { $seats }.
ui-refusal-no-computers = In questa partita i giocatori computer non sono permessi. L'host può cambiarlo con { COMMAND("game settings") }.
ui-refusal-sits-already = Quella persona gioca già questa partita. Scegline un'altra.
ui-refusal-seats-kept = I posti liberi sono riservati a chi ha giocato l'ultima partita (scadenza: { $until }). Riprova dopo.
ui-refusal-not-your-rematch = Solo chi ha giocato questa partita può chiedere la rivincita. Comincia una nuova partita con { COMMAND("game new") }.
ui-refusal-has-seat = Giochi già questa partita. Questo posto è per qualcun altro.
ui-refusal-offered-already = Quel posto è già libero. Guarda l'ultimo messaggio che ne parla.
ui-refusal-not-overdue = È troppo presto. Per ora solo l'host, { $host }, può offrire questo posto.
ui-refusal-host-gone = L'host ha lasciato il server, quindi la partita ne ha uno nuovo. Guarda { COMMAND("game info") } e riprova.
ui-refusal-offer-closed = Quel posto non è più libero.
ui-refusal-replaced = Ora al tuo posto gioca { $name }. Puoi seguire la partita con { COMMAND("board") } e { COMMAND("log") }.
ui-refusal-host-not-seated = Può essere host solo chi gioca questa partita. Scegli qualcun altro.
ui-refusal-offered-to-another = Quel posto è riservato a qualcun altro.
ui-refusal-never-left = Il posto è ancora tuo. Gioca quando tocca a te.
ui-refusal-held-by-computer = Un giocatore computer gioca al tuo posto. Rientra con *{ ui-button-back-again }* o { COMMAND("game rejoin") }.
ui-refusal-no-hints = In questa partita i suggerimenti non sono permessi. L'host può cambiarlo con { COMMAND("game settings") }.
ui-refusal-no-advice = Per questa scelta non ho suggerimenti. Fai come preferisci.
ui-refusal-still-thinking = Sto ancora lavorando alle tue altre richieste. Riprova quando ho finito.
ui-refusal-not-over = I momenti decisivi compaiono a partita finita.
ui-refusal-not-sealed = Questa partita non ha un sigillo, quindi non posso verificarla.
ui-refusal-nothing-to-move = Tutte le tue partite hanno ancora il loro canale.
ui-refusal-which-table = Giochi più partite. Aggiungi l'opzione “{ cmd-game-move-game }”: { $tables }.

## Notes

ui-notice-last-left = { $name } lascia la partita e qui non gioca più nessuno. La partita finisce senza risultato.
    .until = { $name } lascia la partita, che finisce senza risultato. Per riaprirla usa { COMMAND("game reopen") } (scadenza: { $until }).
ui-notice-seat-opened = { $by } offre ad altri il tuo posto in { $channel } ({ $game }). Giochi finché qualcuno non lo prende. Per tenerlo usa lì { COMMAND("game rejoin") }.
ui-notice-seat-taken = { $by } ha preso il tuo posto in { $channel } ({ $game }), che altri avevano offerto.
ui-notice-filled-in = Su richiesta di { $by } un giocatore computer gioca al tuo posto in { $channel } ({ $game }). Per tornare usa lì { COMMAND("game rejoin") }.
ui-notice-dropped-you = { $by } ti ha tolto dalla lobby in { $channel } ({ $game }).
ui-notice-dropped = { $by } ha tolto { $old } dalla lobby.
ui-notice-new-host = { $by } ha passato il ruolo di host a { $host }.
ui-notice-next-host = Ora l'host è { $host }.
ui-notice-channel-gone = Il canale della tua partita a { $game } è stato eliminato. Non si è perso nulla. Usa { COMMAND("game move") } in un altro canale per continuare lì (partita numero { $table }).
ui-notice-moved = Questa partita continua qui, perché il suo vecchio canale è stato eliminato.
ui-notice-goes-on = La partita continua.

## Entries of the log. $seat: who sits there now

ui-entry-seated-resigned = Qualcuno lascia la partita. Ora gioca { $seat }
ui-entry-seated-replaced = Un posto passa di mano. Ora gioca { $seat }
ui-entry-seated-time-out = Tempo scaduto per { $seat }. Gioca un giocatore computer
ui-entry-seated-handed-over = Un giocatore computer gioca al posto di { $seat }
ui-entry-seated-left-server = { $seat } lascia il server
ui-entry-seated-returned = { $seat } rientra in partita
ui-entry-seated-removed = Il giocatore computer al posto di { $seat } esce dalla partita

## /hint

ui-hint-title = **Che cosa farebbe un giocatore computer:**
ui-hint-foot = -# Un pulsante carica quel suggerimento nel pianificatore, al posto dei passi che hai scelto. Nulla è definitivo finché non concludi il turno.
ui-hint-foot-early = -# Sto ancora verificando i motivi. Potrai usare un suggerimento tra un attimo.

## Questions before something that cannot be undone. $turns: how many would be lost

ui-confirm-cancel = { $turns ->
    [0] Chiudere questa partita per tutti, senza risultato?
    [one] Chiudere questa partita per tutti, senza risultato? Andrebbe perso { $turns } turno. Potrai riaprirla per un giorno.
   *[other] Chiudere questa partita per tutti, senza risultato? Andrebbero persi { $turns } turni. Potrai riaprirla per un giorno.
}
ui-confirm-resign = Lasciare questa partita? Continua un giocatore computer. Puoi tornare entro un giorno.
ui-confirm-resign-anybody = Lasciare questa partita? Chiunque può prendere il tuo posto. Se resta libero, puoi tornare entro un giorno.
ui-confirm-resign-last = { $turns ->
    [0] Lasciare questa partita? Resti solo tu, quindi finirebbe senza risultato.
    [one] Lasciare questa partita? Resti solo tu, quindi finirebbe senza risultato dopo { $turns } turno.
   *[other] Lasciare questa partita? Resti solo tu, quindi finirebbe senza risultato dopo { $turns } turni.
}
ui-confirm-undo = Annullare { $turns } turni, il tuo e tutti i successivi? Ciò che è stato rivelato nel frattempo resta noto.
ui-confirm-replace = Offrire il posto di { $player } a qualcun altro? { $player } gioca finché qualcuno non lo prende, e riceve un messaggio.
ui-confirm-drop = Togliere { $player } dalla lobby? { $player } riceve un messaggio.
ui-confirm-fill-in = Far giocare un giocatore computer al posto di { $player }? { $player } può tornare quando vuole, e riceve un messaggio.
ui-confirm-kept = Non è cambiato nulla.
ui-button-sure-cancel = Chiudi la partita
ui-button-sure-resign = Lascia la partita
ui-button-sure-undo = Annulla i turni
ui-button-sure-replace = Offri il posto
ui-button-sure-drop = Togli il giocatore
ui-button-sure-fill-in = Fai giocare il computer
ui-button-sure-not = No
ui-button-keep = Continua a giocare
ui-button-stay = Rientra
ui-button-reopen = Riapri la partita
ui-table-reopened = La partita è di nuovo aperta.
ui-notice-reopened = { $name } riapre la partita.
ui-refusal-too-late = È passato troppo tempo, o questo canale ha già un'altra partita. Cominciane una nuova con { COMMAND("game new") }.

## Turning points

ui-review-title = **Momenti decisivi**
ui-review-none = Nessun turno è costato due punti o più rispetto al migliore che ho trovato.
ui-review-searching = Sto ancora cercando i momenti decisivi: { $scanned } turni su { $all } sono fatti. Premi di nuovo tra qualche minuto.
ui-review-point = **{ $place }** · { $player } { $played }. Meglio: { $instead }, circa { $lost } punti in più.
ui-hint-would-say = *Per questo turno un suggerimento direbbe: { $why }*
ui-review-round = Round { $round }, turno { $turn }
ui-review-turn = Turno { $turn }

## /games

ui-games-title = **Le tue partite:**
ui-games-direct = messaggi diretti con me
ui-games-none = Non hai partite. Cominciane una con { COMMAND("game new") }.
# No preposition before the channel: it may be ui-games-direct
ui-games-running = { $game }, { $channel }
ui-games-lobby = { $game }, { $channel }: in attesa di giocatori
ui-games-channel-deleted = { $game } (numero { $table }): il suo canale è stato eliminato. Usa { COMMAND("game move") } in un altro.
ui-games-yours = tocca a te
ui-games-theirs = tocca a { $players }
ui-games-line = { $entry }: { $turn } ({ $since })
ui-games-link = { $line } { $link }
# $line: all that · $page: a link to its page on the web
ui-games-web = { $line } · { $page }

## The pinned message

ui-status-title = { $game }: situazione
ui-status-waiting = Tocca a { $players } ({ $since })
ui-status-players = Giocatori: { $players }
ui-status-not-pinned = -# Non posso fissare questo messaggio. Permessi mancanti: { $permissions }.
ui-status-pins-full = -# Non posso fissare questo messaggio: in questo canale non c'è posto per altri messaggi fissati.
ui-permission-pin-messages = Fissa messaggi (Pin Messages)

## Settings

ui-setting-hints-alone = solo in solitario

## /help

ui-help-people = Mancano giocatori? Premi *{ ui-button-add-computer }* nella lobby. Devi smettere? Usa `{ COMMAND("game resign") }` o `{ COMMAND("game replace") }`, e la partita continua.
