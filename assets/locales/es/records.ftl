### Translated from the English version 00000000
# Games as files.

## Commands: see discord.ftl

cmd-game-export = exportar
    .description = Recibir esta partida como archivo.
cmd-game-export-format = formato
    .description = Una transcripción para otros programas, o el registro en palabras.
    .record = transcripción
    .text = texto

## Button, at most 80 characters

ui-button-export = Exportar

## Export

ui-export-record = Aquí tienes **{ $game }** como transcripción de la partida, sin nombres.
ui-export-text = Aquí tienes el registro de **{ $game }**.
ui-export-public = Aquí tienes los turnos públicos hasta ahora, sin losetas ocultas.
ui-export-file = La partida como archivo
