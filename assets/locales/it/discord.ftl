### Translated from the English version a04c2ed2
# What the bot says in Discord: commands, buttons, messages.

## Commands: the message is the name, as it is registered.
## At most 32 characters for a name, 100 for a description; names in lower case without spaces.

cmd-game = partita
    .description = Comincia la partita di questo canale, unisciti o guarda a che punto è.
cmd-game-new = nuova
    .description = Comincia una nuova partita in questo canale.
cmd-game-new-game = gioco
    .description = Il gioco da giocare.
cmd-game-new-seats = posti
    .description = Il numero di giocatori. Di norma il massimo per il gioco.
cmd-game-new-seating = ordine-posti
    .description = Posti a sorte, o in ordine di arrivo.
    .random = a sorte
    .joined = in ordine di arrivo
cmd-game-new-place = dove
    .description = Gioca qui o in un nuovo thread.
    .here = questo canale
    .thread = nuovo thread
cmd-game-new-forum = forum
    .description = Gioca in un nuovo post di questo forum.
cmd-game-join = unisciti
    .description = Unisciti alla partita di questo canale.
cmd-game-leave = esci
    .description = Esci dalla lobby prima dell'inizio.
cmd-game-start = inizia
    .description = Inizia la partita.
cmd-game-cancel = interrompi
    .description = Chiudi la partita senza risultato.
cmd-game-info = info
    .description = Mostra la partita, chi gioca e a chi tocca.
cmd-turn = turno
    .description = Apri il pianificatore per giocare il tuo turno.
cmd-play = gioca
    .description = Gioca un passo o un turno intero in una riga.
cmd-play-action = passi
    .description = Un passo, o più passi separati da “;”. I suggerimenti compaiono mentre scrivi.
cmd-board = plancia
    .description = Mostra la plancia, adesso o dopo un turno qualsiasi.
cmd-board-region = zona
    .description = Mostra una parte della plancia in grande, con costi e guadagni per te.
cmd-board-turn = turno
    .description = Mostra la plancia dopo questo turno. Di norma l'ultimo.
cmd-board-format = formato
    .description = Un'immagine, o un testo per screen reader e connessioni lente.
    .picture = immagine
    .text = testo
cmd-log = registro
    .description = Sfoglia i turni, con le immagini.
cmd-log-turn = turno
    .description = Il turno da cui cominciare. Di norma l'ultimo.
cmd-undo = annulla
    .description = Annulla il tuo ultimo turno, o chiedi agli altri se sono d'accordo.
cmd-score = punteggio
    .description = Mostra i punti di ciascuno se la partita finisse adesso.
cmd-rules = regole
    .description = Cerca una regola, un'azione o una tessera.
cmd-rules-topic = argomento
    .description = Una parte di un nome, o la tua domanda a parole tue.
cmd-help = aiuto
    .description = Scopri come si gioca.

ui-completion = { $step } – { $label }
ui-completion-so-far = invia prima questi passi, poi continua

## Buttons, at most 80 characters

ui-button-join = Unisciti
ui-button-leave = Esci
ui-button-start = Inizia
ui-button-start-with-computers = { $count ->
    [one] Gioca con { $count } giocatore computer
   *[other] Gioca con { $count } giocatori computer
}
ui-button-options = Opzioni
ui-button-take-turn = Gioca il turno
ui-button-board = Plancia
ui-button-full-board = Plancia intera
ui-button-log = Registro
ui-button-happened = Riepilogo
ui-button-take-back = Annulla turno
ui-button-agree = D'accordo
ui-button-refuse = Rifiuta
ui-button-undo-step = Annulla passo
ui-button-undo-of = Annulla: { $step }
ui-button-details = Dettagli
ui-button-start-over = Ricomincia
ui-button-end-turn = Fine turno
ui-button-confirm = Conferma
ui-button-previous = ◀ Precedente
ui-button-more = Altro ▶
ui-button-first = ⏮ Primo
ui-button-back = ◀ Indietro
ui-button-forward = Avanti ▶
ui-button-last = Ultimo ⏭
ui-button-entries = Tutte le voci
ui-button-pictures = Immagini
ui-button-happened-here = Solo questo messaggio
ui-button-happened-since-own = Dal mio ultimo turno
ui-button-own-turn = Il mio ultimo turno
ui-button-next-game = Prossima partita
ui-button-help-more = Altro
ui-button-rematch = Rivincita

## Players

ui-player = { $player }
ui-player-unnamed = Giocatore { $number }
ui-mention = { $user }

## Lobby

ui-lobby-title = **{ $game }** – { $host } cerca giocatori.
    .closed = **{ $game }** – host: { $host }.
ui-lobby-about = { $max ->
    [2] In due · { $length }
   *[other] Da { $min } a { $max } giocatori · { $length }
}
ui-lobby-players = Giocatori ({ $count } su { $capacity }): { $players }
ui-lobby-takes = In { $people }, se ognuno risponde entro { $within }, una partita dura circa { $without }. Con i turni programmati, circa { $with }.
ui-option = { $option }: { $value }
ui-seating-random = Posti: a sorte, all'inizio
ui-seating-joined = Posti: in ordine di arrivo
ui-lobby-open = { $missing ->
    [0] { $host } può iniziare.
    [one] Manca un giocatore, anche computer, poi { $host } può iniziare.
   *[other] Mancano { $missing } giocatori, anche computer, poi { $host } può iniziare.
}
ui-lobby-options = { $options-series }
ui-terms = { $terms-series }
ui-lobby-started = La partita è cominciata.
ui-lobby-over = La partita è finita.
ui-lobby-cancelled = La lobby è chiusa.

## What happened

ui-earlier-in-recap = { $count ->
    [one] … 1 riga precedente è nel *{ ui-button-happened }*
   *[other] … { $count } righe precedenti sono nel *{ ui-button-happened }*
}
ui-earlier-left-out = { $count ->
    [one] … e 1 riga precedente
   *[other] … e { $count } righe precedenti
}
ui-happened-effect = -# { $effect }
ui-happened-since-own = **Dal tuo ultimo turno**
ui-happened-replay = { $turns ->
    [one] La plancia dopo l'ultimo turno.
   *[other] La plancia dopo ognuno degli ultimi { $turns } turni.
}
ui-happened-nothing = Nessuno ha ancora giocato.
ui-status = { $status }
ui-turn-next = ▶ { $players }, { $players-count ->
    [one] tocca a te
   *[other] tocca a voi
} · { $status }
ui-turn-choose = ▶ { $players }, { $players-count ->
    [one] scegli
   *[other] scegliete
} · { $status }
ui-turn-done = { $count ->
    [one] Turno { $last }
   *[other] Turni da { $first } a { $last }
} · { $status }
ui-turn-taken-back = ↩ Annullato:
ui-turn-undone = ↩ { $turns ->
    [one] { $player } ha annullato un turno.
   *[other] { $player } ha annullato { $turns } turni.
}

ui-choosing = ▶ { $players }, { $players-count ->
    [one] scegli
   *[other] scegliete
} (le scelte si rivelano insieme) · { $status }
ui-choosing-open = ▶ { $players }, { $players-count ->
    [one] scegli
   *[other] scegliete
} · { $status }
ui-choosing-chosen = { $players-count ->
    [one] Ha già scelto: { $players }
   *[other] Hanno già scelto: { $players }
}
ui-choosing-all = Hanno scelto tutti.

## Taking back

ui-undo-asked = ↩ { $turns ->
    [one] { $player } chiede di annullare l'ultimo turno.
   *[other] { $player } chiede di annullare gli ultimi { $turns } turni.
}
ui-undo-revealed = { $turns ->
    [one] Questo turno ha rivelato: { $what-series }.
   *[other] Questi turni hanno rivelato: { $what-series }.
}
ui-undo-agreed-by = D'accordo: { $players }
ui-undo-waiting = { $players }, d'accordo?
ui-undo-agreed = Tutti d'accordo.
ui-undo-refused = { $player } dice di no.
ui-undo-lapsed = La partita è andata avanti, quindi la richiesta è scaduta.

## Planner

ui-planner-head = { $status } · { $needs }
ui-planner-planned = In programma: { $planned-inside }
ui-planner-chosen = Scelta: { $planned-inside }
ui-planner-more = { $count ->
    [one] … e un'altra riga
   *[other] … e altre { $count } righe
}
ui-planner-goods = Hai: { $goods }
ui-planner-question = **{ $question }**
ui-planner-complete = **Il tuo turno è completo.** Premi *{ ui-button-end-turn }* per renderlo definitivo.
ui-planner-complete-choice = **La tua scelta è completa.** Premi *{ ui-button-confirm }*. Puoi annullarla finché non hanno scelto tutti.
ui-planner-complete-secret = **La tua scelta è completa.** Premi *{ ui-button-confirm }*. Gli altri la vedono quando hanno scelto tutti, e fino ad allora puoi annullarla.
ui-planner-complete-final = **La tua scelta è completa.** Premi *{ ui-button-confirm }* per renderla definitiva.
ui-planner-choose = Scegli…
ui-planner-choose-page = Scegli… (pagina { $page } di { $pages })

## Result

ui-final-title = **La partita è finita.**
# Points are whole (denominator 1) or quarters
ui-final-place = { $place }º { $player }: { FRACTION($points, $denominator) } { $denominator ->
    [1] { $points ->
        [one] punto
       *[other] punti
    }
   *[other] { $points ->
        [-4] punto
        [-3] di punto
        [-2] punto
        [-1] di punto
        [1] di punto
        [2] punto
        [3] di punto
        [4] punto
       *[other] punti
    }
}
ui-final-winner = { $winners-count ->
    [one] ## { $winners } vince a { $game } con { FRACTION($points, $denominator) } { $denominator ->
        [1] { $points ->
            [one] punto
           *[other] punti
        }
       *[other] { $points ->
            [-4] punto
            [-3] di punto
            [-2] punto
            [-1] di punto
            [1] di punto
            [2] punto
            [3] di punto
            [4] punto
           *[other] punti
        }
    }
   *[other] ## Vittoria condivisa a { $game }: { $winners }, { FRACTION($points, $denominator) } punti
}
ui-final-places = { $places-row }
ui-final-behind = { $place }º { $player } { FRACTION($points, $denominator) }
ui-final-records = Record personali: { $records-row }
ui-final-record-beaten = { $player } supera { FRACTION($points, $denominator) }
ui-final-record-kept = { $player } resta a { FRACTION($points, $denominator) }
# $source: "monumenti", "risorse (valore: 12 mais)"
ui-final-difference = Differenza di punti maggiore: { $source } ({ FRACTION($points, $denominator) } per { $winner }, { FRACTION($theirs, $denominator) } per { $second }).
ui-final-length = { $days ->
    [0] { $turns } turni in meno di un giorno.
    [one] { $turns } turni in { $days } giorno.
   *[other] { $turns } turni in { $days } giorni.
}
ui-final-replay = { $turns ->
    [one] Tutta la partita in { $turns } turno.
   *[other] Tutta la partita in { $turns } turni.
}
ui-score-seat = -# { $player } { FRACTION($points, $denominator) }: { $sources }
ui-score-source = { $source } { FRACTION($points, $denominator) }
ui-score-note = -# { $note }
ui-score-title = **Se la partita finisse adesso:**
ui-score-more = { $count ->
    [one] … e un'altra riga
   *[other] … e altre { $count } righe
}

## Board and log

ui-board-title = { $turn ->
    [0] **All'inizio** – { $status }
   *[other] **Dopo il turno { $turn } di { $last }** – { $status }
}
ui-board-regions = Mostra una parte in grande…
ui-board-region = **{ $region }**
ui-log-title = **Registro**, pagina { $page } di { $pages }
ui-log-round = **Round { $round }**
ui-log-turn = `{ $turn }` { $told }
ui-log-undone = ~~{ $entry }~~
ui-log-more = { $count ->
    [one] … e un'altra riga
   *[other] … e altre { $count } righe
}

## /game info

ui-info-title = { $game }, host { $host }: { $state }
ui-info-lobby = in attesa di giocatori
ui-info-running = in corso
ui-info-over = partita finita
ui-info-cancelled = partita interrotta
ui-info-turn = { $turn ->
    [0] Ancora nessun turno.
    [one] Finora un turno, scelte iniziali comprese.
   *[other] Finora { $turn } turni, scelte iniziali comprese.
}
ui-info-to-act = Tocca a { $players }
ui-info-since = Questo turno è iniziato { $since }
ui-info-pace = A questo ritmo circa { $length } per tutta la partita
ui-info-link = Ultimo messaggio: { $link }

## /rules

ui-rules-title = **{ $topic }** · { $game }
ui-rules-offer = { $topic } · { $game }
ui-rules-part = - { $topic }
ui-rules-more = { $count ->
    [one] … e un'altra riga
   *[other] … e altre { $count } righe
}
ui-rules-see-also = Vedi anche…
ui-rules-choose = Scegli un argomento…
ui-rules-unsure = Non ho capito bene. Cercavi una di queste cose?
ui-rules-unknown = Nessun risultato. Gli argomenti più cercati:
# Words that say nothing about what is asked; never shown. Not "era": that is an age of the games.
ui-rules-ignored = a abbastanza abbiamo accade ad agli ai al all alla alle allo altra altre altri altro anche ancora arriva arrivano avere avrei bisogna c che chi ci ciascuno ciò cioè com come con cos cosa così cui d da dagli dai dal dall dalla dalle dallo degli dei del dell della delle dello deve devi devo di dimmi dopo dov dove è e ed essere fa faccio fai fanno fare funziona funzionano funzionare già gli ha hai hanno ho i il in io l la le lei li lo loro lui ma me mi mia mie miei mio molti molto né ne negli nei nel nell nella nelle nello no noi non nostra nostro o ognuno oppure ora ottenere ottengo ottengono ottieni per perché però più poi posso possono potrei può puoi qual qualcosa quale quali quand quando quant quanta quante quanti quanto quegli quei quel quella quelle quelli quello questa queste questi questo qui quindi s se serve si sì sia solo sono spiegami sta su sua succede succedono sue sugli sui sul sull sulla sulle sullo suo suoi t ti tra trovare trovo tu tua tue tuo tuoi tutta tutte tutti tutto un una uno v va vado vengo vi viene voglio vogliono voi vorrei vuole
ui-rules-synonyms = lavoratore meeple pedina omino segnalino pezzo pupazzetto operaio dado; dado cubo; cacao fave monete denaro; mais granturco cibo grano; ruota ingranaggio; dente casella; casella spazio posto campo posizione; gradino scalino passo livello; passo casella; sentiero strada via viale; livello piano strato riga; riga fila; casa edificio carta; tessera tassello carta gettone pezzo tessere; segnalino gettone disco; teschio cranio; punto punteggio; inizio cominciare iniziare preparazione partire; fine finire finisce termina ultimo; fame affamato digiuno; nutrire sfamare mangiare cibo; costo prezzo pagare caro costa; pagare spendere dare; soldi denaro moneta; mettere piazzare posare; prendere raccogliere togliere ritirare recuperare riprendere; ottenere prendere ricevere; tagliare bruciare fuoco; alberi foresta giungla bosco; risorsa materiale cubo bene; bloccato fermo incastrato; sbloccare liberare; pregare culto adorare; aumentare migliorare potenziare alzare salire forte; salire avanzare; tecnologia ricerca imparare scoprire; scambiare scambio vendere comprare mercato convertire; acquisire comprare prendere; neutrale grigio nessuno fittizio; giocatore avversario persona; pareggio parità pari uguale; vincere vincitore vittoria; annullare sbaglio errore indietro; muovere andare spostare; aspettare restare; era epoca; ridurre sconto meno; negativo meno sotto; passare saltare; altro ancora nuovo aggiuntivo extra; costruire edificare; girare ruotare; salario paga stipendio; riempire rimpiazzare rifornire; avanzato rimasto; scendere calare; cadere uscire spinto; centro centrale calendario; uno 1 primo; due 2 secondo doppio; tre 3 terzo; quattro 4 quarto; cinque 5 quinto; sei 6; sette 7

## /help

ui-help-intro = **Daykeeper** porta i grandi giochi da tavolo in un canale. `{ COMMAND("game new") }` apre una lobby, gli altri premono *{ ui-button-join }* e l'host preme *{ ui-button-start }*.
ui-help-turn = Quando tocca a te, ricevi una menzione. *{ ui-button-take-turn }* apre un pianificatore che vedi solo tu, e nulla è definitivo finché non premi *{ ui-button-end-turn }*.
ui-help-play = Hai fretta? Scrivi un passo o un turno intero dopo `{ COMMAND("play") }`, per esempio `place palenque; place tikal; end`. I suggerimenti compaiono mentre scrivi.
ui-help-command = `/{ $command }` – { $about }
ui-help-group = `/{ $command } …`: { $names }
ui-help-unofficial = -# Daykeeper { $version } · Un progetto amatoriale non ufficiale. I giochi appartengono ai loro autori ed editori.

## Permissions, by Discord's names; the English ones in brackets, for an admin who runs Discord in English

ui-permissions-missing = Mi mancano dei permessi in { $channel }: { $permissions }.
ui-permission-view-channel = Visualizza canale (View Channel)
ui-permission-send-messages = Invia messaggi (Send Messages)
ui-permission-send-messages-in-threads = Invia messaggi nei thread (Send Messages in Threads)
ui-permission-create-public-threads = Crea thread pubblici (Create Public Threads)
ui-permission-attach-files = Allega file (Attach Files)
ui-permission-read-message-history = Leggi cronologia messaggi (Read Message History)

## Buttons and commands that cannot be understood

ui-not-a-member = Qui nessuno mi ha aggiunto, quindi non posso gestire una partita. Gioca con me nei messaggi diretti, o chiedi di aggiungermi a questo server.
ui-menu-board-text = Plancia come testo
ui-menu-other-message = Quel messaggio non racconta un turno. Scegline un altro.
ui-thread-name = { $game }: { $host }
ui-thread-opened = La tua lobby è aperta in { $thread }. Gli altri possono unirsi lì.
ui-thread-not-here = Qui non posso aprire un thread. Usa il comando in un canale di un server, fuori dai thread.
ui-threads-full = In questo server ci sono già tutti i thread attivi che Discord permette, quindi non posso aprirne un altro. Archivia un thread, oppure usa { COMMAND("game new") } in un canale.
ui-lobby-soon = La tua lobby apparirà qui tra poco.
ui-lobby-not-in-thread = La tua lobby è salvata, ma non posso ancora pubblicarla in questo thread. Menzionami qui, poi usa un mio comando qualsiasi.
ui-lobby-no-member = La tua lobby è salvata, ma non posso pubblicarla perché non sono membro di questo server. Aggiungimi con il pulsante «Aggiungi app» del mio profilo.
ui-lobby-not-posted = La tua lobby è salvata, ma non posso ancora pubblicarla qui. Mi servono questi permessi: { $permissions }.
ui-forum-refused = Discord non mi lascia creare un post in { $channel }. Lì mi servono questi permessi: { $permissions }.
ui-forum-not-yours = Non puoi creare post in { $channel }, quindi non posso farlo per te.
ui-forum-needs-tag = In { $channel } ogni post ha bisogno di un tag. Chiedi a chi lo gestisce di crearne uno chiamato “{ ui-tag-open }”.
ui-tag-open = Posti liberi
ui-tag-running = In corso
ui-tag-over = Finita
ui-list-title = **Partite in questo server**
ui-list-lobby = **{ $game }** in { $channel }: si cercano giocatori ({ $count } su { $capacity })
    .full = **{ $game }** in { $channel }: tutti i { $capacity } posti sono occupati
ui-list-running = **{ $game }** in { $channel } · { $status }
ui-list-none = Non ci sono partite aperte. Cominciane una con { COMMAND("game new") }.
ui-list-more = { $count ->
    [one] C'è un'altra partita aperta.
   *[other] Ci sono altre { $count } partite aperte.
}
ui-button-open = Apri
ui-list-posted = Ora l'elenco delle partite è qui. Lo tengo aggiornato io.
ui-list-not-allowed = Solo un host o chi gestisce questo canale può pubblicare l'elenco.
ui-list-elsewhere = L'elenco è già in { $channel }. Solo chi gestisce i canali può spostarlo.
ui-list-no-server = L'elenco mostra le partite di un server. Usa il comando in un canale di un server.
ui-unknown-command = Quel comando non esiste più. Scrivi / per vedere quelli attuali.
ui-too-long = Il testo è troppo lungo. Usa al massimo { $most } caratteri.
ui-unknown-interaction = Non ho capito. Riprova con un comando come { COMMAND("board") }.
ui-unknown-button = Non riconosco quel pulsante. Usa { COMMAND("turn") } o { COMMAND("board") }.
ui-old-button = Quel pulsante viene da un'altra mia versione. Usa { COMMAND("turn") } o { COMMAND("board") }.

## The page of a game on the web

ui-button-web = Plancia sul web
ui-button-web-renew = Rinnova link
# A link as text. $link: its address
ui-web-link = [{ ui-button-web }](<{ $link }>)
# $link: the address of the page
ui-web-watchers = Chiunque abbia [il link](<{ $link }>) può seguire questa partita sul web.
ui-table-web-renewed = Questa partita ha un nuovo link. I vecchi link non funzionano più.
ui-refusal-no-page = Questa partita non ha una pagina web. L'host può attivarla con { COMMAND("game settings") }.
