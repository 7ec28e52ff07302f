### Translated from the English version 33eb508f
# Games as files.

## Commands: see discord.ftl

cmd-game-export = export
    .description = Primește partida ca fișier.
cmd-game-export-format = format
    .description = O transcriere pentru alte programe sau jurnalul în cuvinte.
    .record = transcriere
    .text = text
cmd-game-import = import
    .description = Deschide transcrierea unei partide, pe care o vezi doar tu.
cmd-game-import-file = fisier
    .description = O transcriere, de exemplu din { COMMAND("game export") }.

## Button, at most 80 characters

ui-button-export = Exportă

## Export

ui-export-record = Iată **{ $game }** ca transcriere a partidei, fără nume.
ui-export-text = Iată jurnalul: **{ $game }**.
ui-export-public = Iată turele publice de până acum, fără cartonașele ascunse.
ui-export-file = Partida ca fișier

## Import

ui-import-done = Totul se poate revedea. Fișierul nu are timpi și nume. Păstrez partida 30 de zile.
ui-import-stopped = Pasul { $number } nu este legal: „{ $step }”. Poți vedea pașii dinainte (în total { $before }).
ui-import-title = **Partidă importată** · { $game }
ui-refusal-file-lost = N-am putut primi fișierul de la Discord. Încearcă din nou peste puțin timp.
ui-refusal-file-too-large = Fișierul e prea mare. O transcriere are cel mult { $most } KB.
ui-refusal-not-text = Fișierul nu e text în UTF-8. Alege transcrierea unei partide.
ui-refusal-not-record = Fișierul nu e transcrierea unei partide (rândul { $line }). { COMMAND("game export") } face una.
ui-refusal-record-shape = Transcrierea nu are forma așteptată.
ui-refusal-record-format = Formatul transcrierii este „{ $format }”. Eu citesc „{ $known }”.
ui-refusal-record-game = Nu cunosc jocul „{ $game }”.
ui-refusal-record-rules = Nu cunosc versiunea { $version } a acestor reguli.
ui-refusal-record-setup = Așezarea din transcriere nu e a jocului ei.
ui-refusal-no-turns = Transcrierea nu are nicio tură completă.
ui-refusal-record-step = Pasul { $number } nu este legal: „{ $step }”. Înainte nu e nicio tură completă.
ui-history-imported = Deschide o partidă importată…
