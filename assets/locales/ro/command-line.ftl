### Translated from the English version f27fdbf2
# Ce refuză `record verify`, `transcript` și `render`.

core-command-language = „{ $given }” nu e una dintre limbi. Alege una dintre: { $known }
core-command-component = „{ $given }” nu e o componentă. Alege una dintre: { $known }
core-command-region = „{ $given }” nu e o zonă. Alege una dintre: { $known }
core-command-names = { $given ->
    [one] 1 nume
    [few] { $given } nume
   *[other] { $given } de nume
} pentru { $players } jucători: scrie câte unul pentru fiecare sau niciunul
core-command-person = jucătorii acestei partide sunt numerotați de la { $first } la { $last }
core-command-seat = locurile acestei partide sunt numerotate de la { $first } la { $last }
core-command-file = { $why }
core-command-text = nu este un fișier text
core-command-utf16 = este un text în UTF-16; salvează-l în UTF-8
core-command-long = o transcriere are cel mult { $megabytes } MB
core-command-short = fișierul se întrerupe la rândul { $line }
core-command-record = nu este transcrierea unei partide: { $why }
core-command-shape = transcrierea nu are forma așteptată
core-command-format = formatul este „{ $format }”, nu „{ $known }”
core-command-rules = versiunea { $version } a regulilor nu este cunoscută aici. Cea mai nouă este { $newest }
core-command-step = pasul { $index }: „{ $step }” nu este posibil acolo
core-command-no-step = pasul { $index } nu există. Ultimul este { $last }
core-command-animation-width = o animație are cel mult { $width } de pixeli lățime
core-command-animation-text = o animație nu poate fi scrisă ca text
core-command-animation = o animație este un GIF, așa că numele fișierului trebuie să se termine în .gif
core-command-picture = o imagine este un PNG, așa că numele fișierului trebuie să se termine în .png
core-command-description = o descriere este text, așa că numele fișierului trebuie să se termine în .txt
core-command-unfinished = jocul acesta nu s-a terminat

## Looking back at a game: `analyze`

core-analyze-turning-point = Tura { $turn }, { $player }: −{ $percent }%, { $lost ->
    [one] cam { $lost } punct
    [few] cam { $lost } puncte
   *[other] cam { $lost } de puncte
}. Jucat: { $played }. Mai bine: { $instead }.
core-analyze-chances = Șanse de victorie:
core-analyze-opening = După tura { $turn }: { $shares-row }
core-analyze-round = După runda { $round }, tura { $turn }: { $shares-row }
core-analyze-chance = { $player } { $percent }%
core-analyze-points = Puncte după sursă:
core-analyze-seat = { $player } { FRACTION($points, $denominator) }: { $sources }
core-analyze-source = { $source } { FRACTION($points, $denominator) }
