### Translated from the English version e81e397b
# Finished games: their list, and one that is open again.

## Commands: see discord.ftl

cmd-history = istoric
    .description = Arată partidele terminate și deschide-le din nou.
cmd-history-player = jucator
    .description = Arată partidele acestui jucător pe care le poți deschide.

## Buttons, at most 80 characters

ui-button-finished-games = Partide terminate
ui-button-older = ◀ Mai vechi
ui-button-newer = Mai noi ▶
ui-button-next-turning-point = Următorul moment decisiv
ui-button-replay = Reluare
ui-button-points = Puncte

## List

ui-history-title = **Partidele tale terminate**, pagina { $page } din { $pages }
ui-history-title-with = **Partide terminate:** { $player }, pagina { $page } din { $pages }
ui-history-none = Încă n-ai terminat nicio partidă aici. Începe una cu { COMMAND("game new") }.
ui-history-none-with = { $player } nu are aici nicio partidă terminată pe care s-o poți deschide.
ui-history-open = Deschide o partidă…
ui-history-game = **{ $number }** · { $game }
ui-history-dated = { $game } · { $from } – { $to }
ui-history-places = { $places-row }
ui-history-place = Locul { $place }: { $player } { FRACTION($points, $denominator) }
ui-history-length = -# { $length }
    .web = -# { $length } · { $page }
ui-history-option = { $number } · { $game }: { $players }
ui-servers = Alege un server…
ui-servers-all = Toate serverele

## A finished game

ui-history-turning-point = { $board } · Momentul decisiv { $number }
ui-history-go-to = Mergi la…
ui-history-round = Runda { $round }
ui-refusal-old-rules = Partida a folosit reguli mai vechi. Îi poți vedea rezultatul și jurnalul.
