### Translated from the English version f27fdbf2
# Che cosa rifiutano `record verify`, `transcript` e `render`.

core-command-language = “{ $given }” non è una delle lingue. Scegli tra: { $known }
core-command-component = “{ $given }” non è un componente. Scegli tra: { $known }
core-command-region = “{ $given }” non è una zona. Scegli tra: { $known }
core-command-names = { $given ->
    [one] 1 nome
   *[other] { $given } nomi
} per { $players } giocatori. Scrivine uno a testa, oppure nessuno
core-command-person = i giocatori di questa partita hanno i numeri da { $first } a { $last }
core-command-seat = i posti di questa partita hanno i numeri da { $first } a { $last }
core-command-file = { $why }
core-command-text = non è un file di testo
core-command-utf16 = è un testo in UTF-16; salvalo in UTF-8
core-command-long = una trascrizione occupa al massimo { $megabytes } MB
core-command-short = il file si interrompe alla riga { $line }
core-command-record = non è la trascrizione di una partita: { $why }
core-command-shape = la trascrizione non ha la forma prevista
core-command-format = il formato di questa trascrizione è “{ $format }” invece di “{ $known }”
core-command-rules = la versione { $version } delle regole è sconosciuta. La più recente è la { $newest }
core-command-step = passo { $index }: “{ $step }” lì non è possibile
core-command-no-step = il passo { $index } non c'è. L'ultimo è il numero { $last }
core-command-animation-width = un'animazione è larga al massimo { $width } pixel
core-command-animation-text = un'animazione non si può scrivere come testo
core-command-animation = un'animazione è una GIF, quindi il nome del file deve finire in .gif
core-command-picture = un'immagine è una PNG, quindi il nome del file deve finire in .png
core-command-description = una descrizione è un testo, quindi il nome del file deve finire in .txt
core-command-unfinished = questa partita non è finita

## Looking back at a game: `analyze`

core-analyze-turning-point = Turno { $turn }, { $player }: −{ $percent }%, { $lost ->
    [one] circa { $lost } punto
   *[other] circa { $lost } punti
}. Giocato: { $played }. Meglio: { $instead }.
core-analyze-chances = Probabilità di vincere:
core-analyze-opening = Dopo il turno { $turn }: { $shares-row }
core-analyze-round = Dopo il round { $round }, turno { $turn }: { $shares-row }
core-analyze-chance = { $player } { $percent }%
core-analyze-points = Punti per provenienza:
core-analyze-seat = { $player } { FRACTION($points, $denominator) }: { $sources }
core-analyze-source = { $source } { FRACTION($points, $denominator) }
