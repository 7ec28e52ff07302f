### Translated from the English version f27fdbf2
# Lo que rechazan `record verify`, `transcript` y `render`.

core-command-language = “{ $given }” no es uno de los idiomas. Elige uno de estos: { $known }
core-command-component = “{ $given }” no es un componente. Elige uno de estos: { $known }
core-command-region = “{ $given }” no es una zona. Elige una de estas: { $known }
core-command-names = { $given ->
    [one] 1 nombre
   *[other] { $given } nombres
} para { $players } jugadores. Escribe uno por jugador o ninguno
core-command-person = los jugadores de esta partida van del { $first } al { $last }
core-command-seat = los asientos de esta partida van del { $first } al { $last }
core-command-file = { $why }
core-command-text = no es un archivo de texto
core-command-utf16 = es un texto en UTF-16; guárdalo en UTF-8
core-command-long = una transcripción puede ocupar como mucho { $megabytes } MB
core-command-short = el archivo se corta en la línea { $line }
core-command-record = no es la transcripción de una partida: { $why }
core-command-shape = la transcripción no tiene la forma esperada
core-command-format = el formato de esta transcripción es “{ $format }”, pero debería ser “{ $known }”
core-command-rules = la versión { $version } de las reglas no se conoce aquí. La más reciente es la { $newest }
core-command-step = paso { $index }: “{ $step }” no es posible ahí
core-command-no-step = el paso { $index } no existe. El último es el { $last }
core-command-animation-width = una animación puede medir como mucho { $width } píxeles de ancho
core-command-animation-text = una animación no se puede escribir como texto
core-command-animation = una animación es un GIF, así que el nombre del archivo debe acabar en .gif
core-command-picture = una imagen es un PNG, así que el nombre del archivo debe acabar en .png
core-command-description = una descripción es texto, así que el nombre del archivo debe acabar en .txt
core-command-unfinished = esta partida no ha terminado

## Looking back at a game: `analyze`

core-analyze-turning-point = Turno { $turn }, { $player }: −{ $percent } %, { $lost ->
    [one] cerca de { $lost } punto
   *[other] cerca de { $lost } puntos
}. Jugado: { $played }. Mejor: { $instead }.
core-analyze-chances = Probabilidades de ganar:
core-analyze-opening = Tras el turno { $turn }: { $shares-row }
core-analyze-round = Tras la ronda { $round }, turno { $turn }: { $shares-row }
core-analyze-chance = { $player } { $percent } %
core-analyze-points = Puntos por origen:
core-analyze-seat = { $player } { FRACTION($points, $denominator) }: { $sources }
core-analyze-source = { $source } { FRACTION($points, $denominator) }
