### Translated from the English version 2290b01c
# Names of games.

## Commands: see discord.ftl

cmd-game-name = nombre
    .description = Poner nombre a la partida, para las listas y el resultado.
cmd-game-name-name = nombre
    .description = Como máximo 40 caracteres, sin enlaces ni menciones.

## A game in lists, headings and menus

ui-game-named = { $name }
ui-game-numbered = Partida { $number }
ui-game-title = **{ $name }** · { $game }
    .plain = { $name } · { $game }
ui-game-untitled = **{ $game }**
    .plain = { $game }

## Naming

ui-notice-named = Ahora esta partida se llama **{ $name }**.
ui-refusal-not-namer = Solo el host puede poner nombre a la partida. Pídeselo a { $host }.
ui-refusal-too-late-to-name = Puedes poner nombre a una partida hasta un día después de su final.
ui-refusal-bad-name = Elige un nombre de { $most } caracteres como máximo, en una sola línea, sin enlaces ni menciones.
