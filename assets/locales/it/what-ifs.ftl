### Translated from the English version 833d29af
ui-button-try = Prova
ui-button-undo-turn = Annulla turno
ui-button-what-if-computer = Fai giocare il computer
ui-button-what-ifs = Le mie prove
ui-button-what-if-leave = Esci
ui-button-what-if-drop = Elimina prova
ui-button-what-if-new = Nuova prova

ui-what-if-head = { $turn ->
    [0] Prova dall'inizio, giochi per { $player }. La vedi solo tu. Le informazioni nascoste sono rimescolate.
   *[other] Prova dal turno { $turn }, giochi per { $player }. La vedi solo tu. Le informazioni nascoste sono rimescolate.
}
    .again = { $turn ->
    [0] Prova dall'inizio · { $player }
   *[other] Prova · turno { $turn } · { $player }
}
ui-what-if-over = { $turn ->
    [0] Prova dall'inizio. Qui la partita è finita.
   *[other] Prova · turno { $turn }. Qui la partita è finita.
}
ui-what-if-cut = -# Alcuni turni non sono più possibili, quindi li ho tolti.
ui-what-if-complete = **Turno completo.** *{ ui-button-end-turn }* passa al prossimo giocatore.
ui-what-if-left = Prova salvata. La riapri con { COMMAND("whatif") }.

ui-what-ifs-title = **Le tue prove.** Le vedi solo tu.
ui-what-ifs-none = In questa partita non hai ancora prove. Aprine una per provare turni su una plancia privata.
ui-what-ifs-choose = Apri una prova
ui-what-if-unnamed = { $turn ->
    [0] Dall'inizio
   *[other] Dopo il turno { $turn }
} ({ $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
})
ui-what-ifs-item = **{ $line }** – { $status } · { $since }

ui-refusal-unknown-what-if = Quella prova non c'è più. { COMMAND("whatif") } mostra le tue.
ui-refusal-stale-what-if = Quella prova è cambiata, o lì la partita è finita. { COMMAND("whatif") } mostra come sono adesso le tue prove.
cmd-whatif = prova
    .description = Prova turni su una plancia privata, da un turno qualsiasi di questa partita.
cmd-whatif-turn = turno
    .description = Comincia dopo questo turno. Di norma mostra le tue prove o ne apre una da adesso.
cmd-whatif-action = passi
    .description = Un passo, o più passi separati da “;”, anche di più turni.

ui-button-play-on = Nuova partita da qui
ui-lobby-goes-on = ↪ Questa partita ne riprende una precedente, dopo il turno { $turn }. Le informazioni nascoste sono rimescolate, e chi la giocava ritrova il suo posto.
ui-turn-goes-on = ↪ La plancia è di una partita precedente, dopo il turno { $turn }. Le informazioni nascoste sono state rimescolate.
ui-refusal-nothing-to-play-on = Da lì non può cominciare una partita. Scegli una partita finita, e un turno tra le scelte iniziali e l'ultimo.
cmd-game-new-from-turn = dal-turno
    .description = Comincia da questo turno della partita finita qui. Ignora tutte le altre opzioni.

ui-what-ifs-here = -# Le tue prove da qui: { $lines }
ui-games-try = Fai una prova in una di queste partite
ui-games-try-option = { $game }: { $players }
