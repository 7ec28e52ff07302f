### Translated from the English version cf571968
## La pagina di una partita sul web.

web-to-move = { $players-count ->
    [one] Tocca a { $players }
   *[other] Scelgono { $players }
}
web-wins = { $players-count ->
    [one] Vince { $players } con { FRACTION($points, $denominator) } punti
   *[other] Vittoria condivisa di { $players } con { FRACTION($points, $denominator) } punti
}
web-past = Dopo il turno { $turn }
web-cancelled = Questa partita è stata annullata
web-lobby = { $open ->
    [0] L'host avvia la partita su Discord
    [one] { $open } posto libero. L'host avvia la partita su Discord
   *[other] { $open } posti liberi. L'host avvia la partita su Discord
}
web-named = { $game }: { $name }
web-mode-live = In diretta
web-mode-past = Turno passato
web-mode-paused = In pausa
web-mode-over = Finita
web-your-turn = Tocca a te
web-undone = L'ultimo turno è stato annullato.

web-news = { $count ->
    [one] { $count } turno nuovo
   *[other] { $count } turni nuovi
}
web-news-more = altri { $count } prima
web-read = Ho visto

web-board = Il tabellone
web-turns = Turni
web-turn-word = Turno
web-turn = Turno { $turn }
web-round = Round { $round }
web-first = Inizio della partita
web-back = Un turno indietro
web-next = Un turno avanti
web-now = Turno più recente
web-play = Riproduci i turni
web-zoom-in = Ingrandisci
web-zoom-out = Riduci
web-whole = Tabellone intero
web-close = Chiudi

web-players = Giocatori
web-player-more = Tessere ed edifici
web-seat-open = posto libero
web-me = Sono io
web-place = { $place }° posto, { FRACTION($points, $denominator) } punti
web-points = { FRACTION($points, $denominator) }
web-log = Registro
web-text = Versione testuale: tutto ciò che è sul tabellone

web-chart-points = Punti se la partita fosse finita allora
web-start = Inizio
web-turning-points = Momenti decisivi
web-sources = Da dove vengono i punti
web-sum = Somma

web-offline = Il bot non è raggiungibile. La pagina riprova da sola.
web-gone = Questo link non funziona. Chiedine uno nuovo su Discord.
web-read-only = Questa pagina mostra soltanto la partita. Si gioca su Discord.
web-anyone = Chiunque abbia questo link può guardare.
web-keys = Tasti: ← e → cambiano turno, Home e Fine vanno al primo e al più recente, la barra spaziatrice riproduce, + e − ingrandiscono e riducono.
web-credits = Caratteri: Lato (come “Daykeeper Text”) e Yrsa, entrambi con licenza SIL Open Font License 1.1. Daykeeper è un progetto amatoriale non ufficiale.
# A choice that stays secret for now. $player
web-chosen = { $player } ha scelto.
