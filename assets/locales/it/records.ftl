### Translated from the English version 00000000
# Games as files.

## Commands: see discord.ftl

cmd-game-export = esporta
    .description = Ricevi questa partita come file.
cmd-game-export-format = formato
    .description = Una trascrizione per altri programmi, o il registro a parole.
    .record = trascrizione
    .text = testo

## Button, at most 80 characters

ui-button-export = Esporta

## Export

ui-export-record = Ecco **{ $game }** come trascrizione della partita, senza nomi.
ui-export-text = Ecco il registro di **{ $game }**.
ui-export-public = Ecco i turni pubblici fin qui. Le tessere nascoste non ci sono.
ui-export-file = La partita come file
