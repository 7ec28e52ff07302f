### Translated from the English version cfdd58fc
## Lobbies that fill

cmd-game-new-auto-start = inizio-automatico
    .description = Inizia la partita quando tutti i posti sono occupati.
cmd-game-new-rated = valida
    .description = False esclude la partita dalla classifica.
cmd-game-settings-auto-start = inizio-automatico
    .description = Inizia la partita quando tutti i posti sono occupati.
ui-panel-auto-start = Inizio automatico
ui-setting-start-when-full = Inizio automatico: { $value }
ui-lobby-statistics = Il risultato comparirà in { COMMAND("history") }, { COMMAND("stats") } e { COMMAND("leaderboard") } di questo server. { COMMAND("privacy hide") } ti toglie da questi elenchi.
    .unrated = Il risultato comparirà in { COMMAND("history") } e { COMMAND("stats") } di questo server. { COMMAND("privacy hide") } ti toglie da questi elenchi.
ui-lobby-starts-when-full = La partita inizia da sola quando tutti i posti sono occupati.
ui-table-joined-started = Hai preso posto e la partita comincia. Buon divertimento!
ui-lobby-full = { $host }, tutti i posti sono occupati. Puoi iniziare la partita.
ui-lobby-kept = Un'altra partita, { $players }? { $players-count ->
    [one] Premi *{ ui-button-join }*. Il tuo posto resta riservato
   *[other] Premete *{ ui-button-join }*. I vostri posti restano riservati
} (scadenza: { $until }).
