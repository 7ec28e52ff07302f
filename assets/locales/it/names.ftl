### Translated from the English version 2290b01c
# Names of games.

## Commands: see discord.ftl

cmd-game-name = nome
    .description = Dai un nome alla partita, per gli elenchi e il risultato.
cmd-game-name-name = nome
    .description = Al massimo 40 caratteri, senza link né menzioni.

## A game in lists, headings and menus

ui-game-named = { $name }
ui-game-numbered = Partita { $number }
ui-game-title = **{ $name }** · { $game }
    .plain = { $name } · { $game }
ui-game-untitled = **{ $game }**
    .plain = { $game }

## Naming

ui-notice-named = Ora questa partita si chiama **{ $name }**.
ui-refusal-not-namer = Solo l'host può dare un nome alla partita. Chiedi a { $host }.
ui-refusal-too-late-to-name = Puoi dare un nome a una partita fino a un giorno dopo la sua fine.
ui-refusal-bad-name = Scegli un nome di al massimo { $most } caratteri su una sola riga, senza link né menzioni.
