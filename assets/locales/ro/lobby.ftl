### Translated from the English version 21dcba80
## Lobbies that fill

cmd-game-new-full = complet
    .description = Începe imediat ce sunt ocupate toate locurile.
cmd-game-settings-full = complet
    .description = Începe imediat ce sunt ocupate toate locurile.
ui-panel-full = Start când masa e completă
ui-setting-full = Începe imediat ce sunt ocupate toate locurile: { $value }
ui-lobby-starts-when-full = Partida începe singură imediat ce sunt ocupate toate locurile.
ui-table-joined-started = Ai ocupat un loc și partida începe. Distracție plăcută!
ui-lobby-full = { $host }, toate locurile sunt ocupate: poți începe partida.
ui-lobby-kept = Încă o partidă, { $players }? { $players-count ->
    [one] Locul tău e păstrat până la { $until }: apasă
   *[other] Locurile voastre sunt păstrate până la { $until }: apăsați
} *{ ui-button-join }*.
