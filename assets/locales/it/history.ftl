### Translated from the English version e81e397b
# Finished games: their list, and one that is open again.

## Commands: see discord.ftl

cmd-history = storico
    .description = Mostra le partite finite e riaprile.
cmd-history-player = giocatore
    .description = Mostra le partite di questo giocatore che puoi aprire.

## Buttons, at most 80 characters

ui-button-finished-games = Partite finite
ui-button-older = ◀ Meno recenti
ui-button-newer = Più recenti ▶
ui-button-next-turning-point = Prossimo momento decisivo
ui-button-replay = Replay
ui-button-points = Punti

## List

ui-history-title = **Le tue partite finite**, pagina { $page } di { $pages }
ui-history-title-with = **Partite finite di** { $player }, pagina { $page } di { $pages }
ui-history-none = Qui non hai ancora finito una partita. Cominciane una con { COMMAND("game new") }.
ui-history-none-with = Qui { $player } non ha partite finite che tu possa aprire.
ui-history-open = Apri una partita…
ui-history-game = **{ $number }** · { $game }
ui-history-dated = { $game } · { $from } – { $to }
ui-history-places = { $places-row }
ui-history-place = { $place }º { $player } { FRACTION($points, $denominator) }
ui-history-length = -# { $length }
    .web = -# { $length } · { $page }
ui-history-option = { $number } · { $game }: { $players }
ui-servers = Scegli un server…
ui-servers-all = Tutti i server

## A finished game

ui-history-turning-point = { $board } · Momento decisivo { $number }
ui-history-go-to = Vai a…
ui-history-round = Round { $round }
ui-refusal-old-rules = Questa partita usava regole precedenti. Puoi vederne il risultato e il registro.
