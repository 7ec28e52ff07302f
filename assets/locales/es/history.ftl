### Translated from the English version e81e397b
# Finished games: their list, and one that is open again.

## Commands: see discord.ftl

cmd-history = historial
    .description = Ver partidas terminadas y volver a abrirlas.
cmd-history-player = jugador
    .description = Ver las partidas de este jugador que puedes abrir.

## Buttons, at most 80 characters

ui-button-finished-games = Partidas terminadas
ui-button-older = ◀ Anteriores
ui-button-newer = Más recientes ▶
ui-button-next-turning-point = Siguiente momento decisivo
ui-button-replay = Repetición
ui-button-points = Puntos

## List

ui-history-title = **Tus partidas terminadas**, página { $page } de { $pages }
ui-history-title-with = **Partidas terminadas de** { $player }, página { $page } de { $pages }
ui-history-none = Aquí aún no has terminado ninguna partida. Empieza una con { COMMAND("game new") }.
ui-history-none-with = { $player } no tiene aquí ninguna partida terminada que puedas abrir.
ui-history-open = Abrir una partida…
ui-history-game = **{ $number }** · { $game }
ui-history-dated = { $game } · { $from } – { $to }
ui-history-places = { $places-row }
ui-history-place = { $place }.º { $player } { FRACTION($points, $denominator) }
ui-history-length = -# { $length }
    .web = -# { $length } · { $page }
ui-history-option = { $number } · { $game }: { $players }
ui-servers = Elige un servidor…
ui-servers-all = Todos los servidores

## A finished game

ui-history-turning-point = { $board } · Momento decisivo { $number }
ui-history-go-to = Ir a…
ui-history-round = Ronda { $round }
ui-refusal-old-rules = Esta partida usó reglas anteriores. Puedes ver su resultado y su registro.
