### Translated from the English version 33eb508f
# Games as files.

## Commands: see discord.ftl

cmd-game-export = esporta
    .description = Ricevi questa partita come file.
cmd-game-export-format = formato
    .description = Una trascrizione per altri programmi, o il registro a parole.
    .record = trascrizione
    .text = testo
cmd-game-import = importa
    .description = Apri la trascrizione di una partita, visibile solo a te.
cmd-game-import-file = file
    .description = Una trascrizione, ad esempio da { COMMAND("game export") }.

## Button, at most 80 characters

ui-button-export = Esporta

## Export

ui-export-record = Ecco **{ $game }** come trascrizione della partita, senza nomi.
ui-export-text = Ecco il registro di **{ $game }**.
ui-export-public = Ecco i turni pubblici fin qui. Le tessere nascoste non ci sono.
ui-export-file = La partita come file

## Import

ui-import-done = Si può rivedere tutto. Il file non contiene tempi né nomi. Conservo questa partita per 30 giorni.
ui-import-stopped = Il passo { $number } non è possibile: “{ $step }”. Puoi guardare i { $before } passi precedenti.
ui-import-title = **Partita importata** · { $game }
ui-refusal-file-lost = Non sono riuscito a ricevere il file da Discord. Riprova tra poco.
ui-refusal-file-too-large = Questo file è troppo grande. Una trascrizione ha al massimo { $most } KB.
ui-refusal-not-text = Questo file non è un testo in UTF-8. Scegli la trascrizione di una partita.
ui-refusal-not-record = Questo file non è la trascrizione di una partita (riga { $line }). { COMMAND("game export") } ne crea una.
ui-refusal-record-shape = Questa trascrizione non ha la forma prevista.
ui-refusal-record-format = Il formato di questa trascrizione è “{ $format }”. Io leggo “{ $known }”.
ui-refusal-record-game = Non conosco il gioco “{ $game }”.
ui-refusal-record-rules = Non conosco la versione { $version } di queste regole.
ui-refusal-record-setup = La preparazione di questa trascrizione non è del suo gioco.
ui-refusal-no-turns = Questa trascrizione non ha nessun turno completo.
ui-refusal-record-step = Il passo { $number } non è possibile: “{ $step }”. Prima non c'è nessun turno completo.
ui-history-imported = Apri una partita importata…
