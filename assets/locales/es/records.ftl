### Translated from the English version 33eb508f
# Games as files.

## Commands: see discord.ftl

cmd-game-export = exportar
    .description = Recibir esta partida como archivo.
cmd-game-export-format = formato
    .description = Una transcripción para otros programas, o el registro en palabras.
    .record = transcripción
    .text = texto
cmd-game-import = importar
    .description = Abrir la transcripción de una partida, que solo ves tú.
cmd-game-import-file = archivo
    .description = Una transcripción, por ejemplo de { COMMAND("game export") }.

## Button, at most 80 characters

ui-button-export = Exportar

## Export

ui-export-record = Aquí tienes **{ $game }** como transcripción de la partida, sin nombres.
ui-export-text = Aquí tienes el registro de **{ $game }**.
ui-export-public = Aquí tienes los turnos públicos hasta ahora, sin losetas ocultas.
ui-export-file = La partida como archivo

## Import

ui-import-done = Todo se puede volver a ver. El archivo no tiene tiempos ni nombres. Guardo esta partida 30 días.
ui-import-stopped = El paso { $number } no es legal: “{ $step }”. Puedes ver los { $before } pasos anteriores.
ui-import-title = **Partida importada** · { $game }
ui-refusal-file-lost = No he podido recibir este archivo de Discord. Vuelve a intentarlo en un momento.
ui-refusal-file-too-large = Este archivo es demasiado grande. Una transcripción tiene { $most } KB como máximo.
ui-refusal-not-text = Este archivo no es texto en UTF-8. Elige la transcripción de una partida.
ui-refusal-not-record = Este archivo no es la transcripción de una partida (línea { $line }). { COMMAND("game export") } crea una.
ui-refusal-record-shape = Esta transcripción no tiene la forma esperada.
ui-refusal-record-format = El formato de esta transcripción es “{ $format }”. Yo leo “{ $known }”.
ui-refusal-record-game = No conozco el juego “{ $game }”.
ui-refusal-record-rules = No conozco la versión { $version } de estas reglas.
ui-refusal-record-setup = La preparación de esta transcripción no es de su juego.
ui-refusal-no-turns = Esta transcripción no tiene ningún turno completo.
ui-refusal-record-step = El paso { $number } no es legal: “{ $step }”. Antes no hay ningún turno completo.
ui-history-imported = Abrir una partida importada…
