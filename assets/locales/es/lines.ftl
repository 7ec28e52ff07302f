### Translated from the English version ce4817ed
ui-button-try = Probar
ui-button-undo-turn = Deshacer turno
ui-button-line-computer = Que juegue la IA
ui-button-lines = Mis variantes
ui-button-line-leave = Salir
ui-button-line-name = Poner nombre a esta variante
ui-button-line-drop = Borrar esta variante
ui-button-line-new = Nueva variante desde ahora

ui-line-head = { $turn ->
    [0] Estás probando jugadas desde el principio de la partida; ahora juegas por { $player }. Solo tú lo ves; lo que no puedes saber se reparte de nuevo.
   *[other] Estás probando jugadas tras el turno { $turn }; ahora juegas por { $player }. Solo tú lo ves; lo que no puedes saber se reparte de nuevo.
}
ui-line-over = { $turn ->
    [0] Estás probando jugadas desde el principio de la partida, y en esta variante la partida ya ha terminado. Solo tú lo ves.
   *[other] Estás probando jugadas tras el turno { $turn }, y en esta variante la partida ya ha terminado. Solo tú lo ves.
}
ui-line-name = Variante: **{ $name }**
ui-line-cut = -# Algunos turnos de esta variante ya no son posibles y se han quitado.
ui-line-complete = **El turno está completo.** *{ ui-button-end-turn }* sigue con el próximo jugador.
ui-line-left = Has salido. Lo que has jugado se conserva: lo recuperas con { COMMAND("try") }.

ui-lines-title = **Tus variantes de esta partida.** Solo tú las ves.
ui-lines-none = Todavía no tienes variantes de esta partida. Una variante es lo que pruebas a partir de cualquier momento de la partida.
ui-lines-choose = Abrir una variante
ui-lines-compare = Comparar dos variantes
ui-lines-left = **A la izquierda:** { $line } · { $status }
ui-lines-right = **A la derecha:** { $line } · { $status }
ui-lines-differ = -# Las diferencias están marcadas en los dos tableros.
ui-line-named = { $name }
ui-line-unnamed = { $turn ->
    [0] Desde el principio
   *[other] Tras el turno { $turn }
} ({ $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
})
ui-lines-line = **{ $line }** – { $status } · { $since }
ui-line-form = Nombre de la variante

ui-refusal-unknown-line = Ya no tienes esa variante: { COMMAND("try") } muestra las que tienes.
ui-refusal-stale-line = Esa variante ha cambiado, o en ella la partida ya ha terminado: no se ha hecho nada. { COMMAND("try") } muestra tus variantes como están ahora.
ui-refusal-too-many-lines = Tienes { $most } variantes con nombre en esta partida. Borra antes una.
ui-refusal-line-name-too-long = El nombre de una variante tiene como máximo { $most } caracteres.
cmd-try = probar
    .description = Probar jugadas en privado desde cualquier momento de esta partida.
cmd-try-turn = turno
    .description = Turno tras el que empieza una variante nueva; si no lo indicas, ves tus variantes.
cmd-try-action = pasos
    .description = Un paso, o varios separados por ; – incluso de varios turnos seguidos.

ui-button-play-on = Seguir desde aquí
ui-lobby-goes-on = ↪ Esta partida continúa otra anterior, tal como estaba tras el turno { $turn }. Lo que nadie podía saber entonces se reparte de nuevo. Quien la jugaba recupera su asiento; los demás ocupan los libres.
ui-turn-goes-on = ↪ El tablero es el de una partida anterior tras el turno { $turn }. Lo que nadie podía saber entonces se ha repartido de nuevo.
ui-refusal-nothing-to-play-on = Desde ahí no puede seguir otra partida. La partida tiene que haber terminado; elige un turno suyo posterior a las elecciones secretas y anterior al último.
cmd-try-play-on = continuar
    .description = Tras la partida: abrir una mesa nueva que sigue después de este turno.

ui-lines-here = -# Desde aquí probaste: { $lines }
ui-games-try = Probar algo en una de estas partidas
ui-games-try-option = { $game }: { $players }
