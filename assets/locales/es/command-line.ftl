### Translated from the English version 075c8dc8
# Lo que rechazan `record verify`, `transcript` y `render`.

core-command-language = no existe el idioma “{ $given }”; elige uno de estos: { $known }
core-command-component = no existe el componente “{ $given }”; elige uno de estos: { $known }
core-command-names = { $given ->
    [one] 1 nombre
   *[other] { $given } nombres
} para { $players } jugadores: escribe uno por jugador o ninguno
core-command-person = los jugadores de esta partida van del { $first } al { $last }
core-command-seat = los asientos de esta partida van del { $first } al { $last }
core-command-file = { $why }
core-command-text = no es un archivo de texto
core-command-long = una transcripción puede ocupar como mucho { $megabytes } MB
core-command-short = el archivo se corta en la línea { $line }
core-command-record = no es la transcripción de una partida: { $why }
core-command-shape = la transcripción no tiene la forma esperada
core-command-format = el formato de esta transcripción es “{ $format }”, pero debería ser “{ $known }”
core-command-rules = aquí no se conoce la versión { $version } de las reglas; la más reciente es la { $newest }
core-command-step = paso { $index }: “{ $step }” no es posible ahí
core-command-no-step = no existe el paso { $index }; el último es el { $last }
core-command-animation-width = una animación puede medir como mucho { $width } píxeles de ancho
core-command-animation-text = una animación no se puede escribir como texto
core-command-animation = una animación es un GIF; el nombre del archivo debe acabar en .gif
core-command-picture = una imagen es un PNG; el nombre del archivo debe acabar en .png
core-command-description = una descripción es texto; el nombre del archivo debe acabar en .txt
