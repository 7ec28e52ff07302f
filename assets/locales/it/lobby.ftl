### Translated from the English version 21dcba80
## Lobbies that fill

cmd-game-new-full = al-completo
    .description = Inizia appena tutti i posti sono occupati.
cmd-game-settings-full = al-completo
    .description = Inizia appena tutti i posti sono occupati.
ui-panel-full = Inizio automatico al completo
ui-setting-full = Inizio automatico appena tutti i posti sono occupati: { $value }
ui-lobby-starts-when-full = La partita inizia da sola appena tutti i posti sono occupati.
ui-table-joined-started = Hai preso posto e la partita comincia. Buon divertimento!
ui-lobby-full = { $host }, tutti i posti sono occupati: puoi iniziare la partita.
ui-lobby-kept = Un'altra partita, { $players }? { $players-count ->
    [one] Il tuo posto resta riservato (scadenza: { $until }): premi *{ ui-button-join }*.
   *[other] I vostri posti restano riservati (scadenza: { $until }): premete *{ ui-button-join }*.
}
