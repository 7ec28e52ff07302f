### Translated from the English version 2290b01c
# Names of games.

## Commands: see discord.ftl

cmd-game-name = nume
    .description = Dă un nume partidei, pentru liste și rezultat.
cmd-game-name-name = nume
    .description = Cel mult 40 de caractere, fără linkuri și mențiuni.

## A game in lists, headings and menus

ui-game-named = { $name }
ui-game-numbered = Partida { $number }
ui-game-title = **{ $name }** · { $game }
    .plain = { $name } · { $game }
ui-game-untitled = **{ $game }**
    .plain = { $game }

## Naming

ui-notice-named = Partida se numește acum **{ $name }**.
ui-refusal-not-namer = Doar gazda poate da un nume partidei. Vorbește cu { $host }.
ui-refusal-too-late-to-name = Poți da un nume unei partide până la o zi după sfârșitul ei.
ui-refusal-bad-name = Alege un nume de cel mult { $most } de caractere, pe un singur rând, fără linkuri și mențiuni.
