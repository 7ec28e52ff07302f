### Translated from the English version f9e0f604
# A person's own data: a copy, hiding from lists, and forgetting.

## Commands: see discord.ftl

cmd-privacy = privacidad
    .description = Ver tus datos, ocultarte de las listas o pedir que te olvide.
cmd-privacy-show = ver
    .description = Recibir todo lo que el bot guarda sobre ti, en un archivo que solo ves tú.
cmd-privacy-hide = ocultar
    .description = Ocultar tus estadísticas y tu puesto en las listas, o volver a mostrarlos.
cmd-privacy-hide-hidden = oculto
    .description = True te oculta en todos los servidores. False te vuelve a mostrar.
cmd-privacy-forget = olvidar
    .description = Eliminar tus datos. El bot pregunta antes.

## Buttons, at most 80 characters

ui-button-forget-me = Olvídame
ui-button-keep-data = Conservar

## Answers

ui-privacy-data = Aquí está todo lo que guardo sobre ti. Solo tú puedes ver este archivo.
ui-privacy-file = Tus datos en JSON
ui-privacy-too-large = Tus datos son demasiado grandes para un mensaje. Pide el archivo a quien gestiona este bot.
ui-privacy-hidden = Estás oculto en todos los servidores. Tus partidas cuentan, pero no apareces en ninguna lista.
ui-privacy-visible = Vuelves a estar en las listas.
ui-privacy-ask =
    ¿Olvidar todo sobre ti? No se puede deshacer.
    Elimino tus notas, hipótesis, lecciones, ajustes y estadísticas.
    En { $games ->
        [one] { $games } partida terminada
       *[other] { $games } partidas terminadas
    }, tu color y tu asiento («Jugador 2») sustituyen a tu nombre. Los demás conservan sus resultados.
    Las copias de seguridad guardan los datos antiguos hasta cinco semanas. Los mensajes en Discord se quedan.
ui-privacy-plays = { $count ->
    [one] Deja antes tu partida en curso: { $channels-row }.
   *[other] Deja antes tus { $count } partidas en curso: { $channels-row }.
}
ui-privacy-channel = { $channel }
ui-privacy-unknown = No guardo nada sobre ti.
ui-privacy-forgotten = Te he olvidado. { $games ->
    [one] { $games } partida terminada muestra tu asiento en lugar de tu nombre.
   *[other] { $games } partidas terminadas muestran tu asiento en lugar de tu nombre.
}
ui-people-hidden = { $player } no comparte sus estadísticas.
ui-people-only-you = Estás oculto, así que solo tú puedes ver esto.
