### Translated from the English version ce4817ed
ui-button-try = Prova
ui-button-undo-turn = Annulla turno
ui-button-line-computer = Fai giocare il computer
ui-button-lines = Le mie varianti
ui-button-line-leave = Esci
ui-button-line-name = Dai un nome a questa variante
ui-button-line-drop = Elimina questa variante
ui-button-line-new = Nuova variante da adesso

ui-line-head = { $turn ->
    [0] Stai facendo una prova che comincia dall'inizio; ora giochi per { $player }. La prova la vedi solo tu; ciò che non puoi sapere viene ridistribuito a caso.
   *[other] Stai facendo una prova che comincia dopo il turno { $turn }; ora giochi per { $player }. La prova la vedi solo tu; ciò che non puoi sapere viene ridistribuito a caso.
}
ui-line-over = { $turn ->
    [0] Stai facendo una prova che comincia dall'inizio, e in questa variante la partita è finita. La prova la vedi solo tu.
   *[other] Stai facendo una prova che comincia dopo il turno { $turn }, e in questa variante la partita è finita. La prova la vedi solo tu.
}
ui-line-name = Variante: **{ $name }**
ui-line-cut = -# Alcuni turni di questa variante non sono più possibili e sono stati tolti.
ui-line-complete = **Il turno è completo.** *{ ui-button-end-turn }* passa al prossimo giocatore.
ui-line-left = Hai chiuso la prova. Quello che hai giocato resta: lo ritrovi con { COMMAND("try") }.

ui-lines-title = **Le tue varianti di questa partita.** Le vedi solo tu.
ui-lines-none = Non hai ancora varianti di questa partita. Una variante è quello che provi da un momento qualsiasi della partita.
ui-lines-choose = Apri una variante
ui-lines-compare = Confronta due varianti
ui-lines-left = **A sinistra:** { $line } · { $status }
ui-lines-right = **A destra:** { $line } · { $status }
ui-lines-differ = -# Le differenze sono evidenziate su entrambe le plance.
ui-line-named = { $name }
ui-line-unnamed = { $turn ->
    [0] Dall'inizio
   *[other] Dopo il turno { $turn }
} ({ $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
})
ui-lines-line = **{ $line }** – { $status } · { $since }
ui-line-form = Nome della variante

ui-refusal-unknown-line = Non hai più quella variante: { COMMAND("try") } mostra quelle che hai.
ui-refusal-stale-line = Quella variante è cambiata, o lì la partita è finita: non è stato fatto nulla. { COMMAND("try") } mostra le tue varianti come sono adesso.
ui-refusal-too-many-lines = Hai già { $most } varianti con un nome in questa partita. Prima eliminane una.
ui-refusal-line-name-too-long = Il nome di una variante ha al massimo { $most } caratteri.
cmd-try = prova
    .description = Fai una prova privata da un momento qualsiasi di questa partita.
cmd-try-turn = turno
    .description = Dopo quale turno comincia la variante; se non lo indichi, vedi le tue varianti.
cmd-try-action = passi
    .description = Un passo, o più passi separati da ; – anche di più turni di fila.

ui-button-play-on = Continua da qui
ui-lobby-goes-on = ↪ Questa partita ne riprende una precedente, così com'era dopo il turno { $turn }. Ciò che a quel punto nessuno poteva sapere viene ridistribuito. Chi la giocava ritrova il suo posto; gli altri prendono quelli liberi.
ui-turn-goes-on = ↪ La plancia è quella di una partita precedente, dopo il turno { $turn }. Ciò che a quel punto nessuno poteva sapere è stato ridistribuito.
ui-refusal-nothing-to-play-on = Da lì non si può continuare con una nuova partita. Questa dev'essere già finita; scegli un turno dopo le scelte segrete e prima dell'ultimo turno.
cmd-try-play-on = continua
    .description = A partita finita: apri un nuovo tavolo che continua dopo questo turno.

ui-lines-here = -# Le tue varianti da qui: { $lines }
ui-games-try = Prova qualcosa in una di queste partite
ui-games-try-option = { $game }: { $players }
