### Translated from the English version ef815727
ui-button-try = Prueba
ui-button-undo-turn = Deshacer turno
ui-button-line-computer = Que juegue la IA
ui-button-lines = Mis pruebas
ui-button-line-leave = Salir
ui-button-line-name = Poner nombre
ui-button-line-drop = Borrar prueba
ui-button-line-new = Nueva prueba

ui-line-head = { $turn ->
    [0] Prueba desde el principio, juegas por { $player }. Solo tú la ves. La información oculta se ha vuelto a barajar.
   *[other] Prueba desde el turno { $turn }, juegas por { $player }. Solo tú la ves. La información oculta se ha vuelto a barajar.
}
    .again = { $turn ->
    [0] Prueba desde el principio · { $player }
   *[other] Prueba · turno { $turn } · { $player }
}
ui-line-over = { $turn ->
    [0] Prueba desde el principio. Aquí la partida ha terminado.
   *[other] Prueba · turno { $turn }. Aquí la partida ha terminado.
}
ui-line-name = Prueba: **{ $name }**
ui-line-cut = -# Algunos turnos ya no son posibles, así que los he quitado.
ui-line-complete = **Turno completo.** *{ ui-button-end-turn }* pasa al siguiente jugador.
ui-line-left = Prueba guardada. Ábrela otra vez con { COMMAND("whatif") }.

ui-lines-title = **Tus pruebas.** Solo tú las ves.
ui-lines-none = Aún no tienes pruebas en esta partida. Abre una para probar turnos en un tablero privado.
ui-lines-choose = Abrir una prueba
ui-lines-compare = Comparar dos pruebas
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
ui-line-form = Nombre de la prueba

ui-refusal-unknown-line = Ya no tienes esa prueba. { COMMAND("whatif") } muestra las tuyas.
ui-refusal-stale-line = Esa prueba ha cambiado, o en ella la partida ha terminado. { COMMAND("whatif") } muestra las tuyas como están ahora.
ui-refusal-too-many-lines = Ya tienes { $most } pruebas con nombre en esta partida. Borra antes una.
ui-refusal-line-name-too-long = Ese nombre es demasiado largo. Usa { $most } caracteres como mucho.
cmd-whatif = prueba
    .description = Probar turnos en un tablero privado, desde cualquier turno de esta partida.
cmd-whatif-turn = turno
    .description = Empezar tras este turno. Por defecto, ver tus pruebas o empezar una ahora.
cmd-whatif-action = pasos
    .description = Un paso, o varios separados por “;”, incluso de varios turnos seguidos.

ui-button-play-on = Partida nueva desde aquí
ui-lobby-goes-on = ↪ Esta partida parte de otra anterior, tras el turno { $turn }. La información oculta se baraja de nuevo, y quienes la jugaban recuperan su asiento.
ui-turn-goes-on = ↪ El tablero es de una partida anterior, tras el turno { $turn }. La información oculta se ha vuelto a barajar.
ui-refusal-nothing-to-play-on = Desde ahí no puede empezar una partida. Elige una partida terminada, y un turno entre las elecciones iniciales y el último.
cmd-game-new-from-turn = desde-turno
    .description = Empezar desde este turno de la partida terminada aquí. Ignora las demás opciones.

ui-lines-here = -# Tus pruebas desde aquí: { $lines }
ui-games-try = Hacer una prueba en una de estas partidas
ui-games-try-option = { $game }: { $players }
