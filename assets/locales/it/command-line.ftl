# Che cosa rifiutano `record verify`, `transcript` e `render`.

core-command-language = la lingua “{ $given }” non c'è; scegli tra: { $known }
core-command-component = il componente “{ $given }” non c'è; scegli tra: { $known }
core-command-names = { $given ->
    [one] 1 nome
   *[other] { $given } nomi
} per { $players } giocatori: scrivine uno a testa, oppure nessuno
core-command-person = i giocatori di questa partita vanno da { $first } a { $last }
core-command-seat = i posti di questa partita vanno da { $first } a { $last }
core-command-file = { $why }
core-command-text = non è un file di testo
core-command-long = una trascrizione occupa al massimo { $megabytes } MB
core-command-short = il file si interrompe alla riga { $line }
core-command-record = non è la trascrizione di una partita: { $why }
core-command-shape = non è la trascrizione di una partita: è scritta in un'altra forma
core-command-format = il formato è “{ $format }”, non “{ $known }”
core-command-rules = la versione { $version } delle regole qui non è nota; la più recente è la { $newest }
core-command-step = passo { $index }: “{ $step }” lì non è possibile
core-command-no-step = il passo { $index } non c'è; l'ultimo è il { $last }
core-command-animation-width = un'animazione è larga al massimo { $width } pixel
core-command-animation-text = un'animazione non si può scrivere come testo
core-command-animation = un'animazione è una GIF; il nome del file deve finire in .gif
core-command-picture = un'immagine è una PNG; il nome del file deve finire in .png
core-command-description = una descrizione è testo; il nome del file deve finire in .txt
