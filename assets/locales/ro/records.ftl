### Translated from the English version 00000000
# Games as files.

## Commands: see discord.ftl

cmd-game-export = export
    .description = Primește partida ca fișier.
cmd-game-export-format = format
    .description = O transcriere pentru alte programe sau jurnalul în cuvinte.
    .record = transcriere
    .text = text

## Button, at most 80 characters

ui-button-export = Exportă

## Export

ui-export-record = Iată **{ $game }** ca transcriere a partidei, fără nume.
ui-export-text = Iată jurnalul: **{ $game }**.
ui-export-public = Iată turele publice de până acum, fără cartonașele ascunse.
ui-export-file = Partida ca fișier
