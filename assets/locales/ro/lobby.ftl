### Translated from the English version cfdd58fc
## Lobbies that fill

cmd-game-new-auto-start = start-automat
    .description = Începe partida când sunt ocupate toate locurile.
cmd-game-new-rated = cotata
    .description = False lasă partida în afara cotelor.
cmd-game-settings-auto-start = start-automat
    .description = Începe partida când sunt ocupate toate locurile.
ui-panel-auto-start = Start automat
ui-setting-start-when-full = Start automat: { $value }
ui-lobby-statistics = Rezultatul va apărea în { COMMAND("history") }, { COMMAND("stats") } și { COMMAND("leaderboard") } pe acest server. { COMMAND("privacy hide") } te scoate de pe aceste liste.
    .unrated = Rezultatul va apărea în { COMMAND("history") } și { COMMAND("stats") } pe acest server. { COMMAND("privacy hide") } te scoate de pe aceste liste.
ui-lobby-starts-when-full = Partida începe automat când sunt ocupate toate locurile.
ui-table-joined-started = Ai ocupat un loc și partida începe. Distracție plăcută!
ui-lobby-full = { $host }, toate locurile sunt ocupate. Poți începe partida.
ui-lobby-kept = Încă o partidă, { $players }? { $players-count ->
    [one] Apasă *{ ui-button-join }*. Locul tău e păstrat
   *[other] Apăsați *{ ui-button-join }*. Locurile voastre sunt păstrate
} până la { $until }.
