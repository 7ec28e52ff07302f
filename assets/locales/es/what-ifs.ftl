### Translated from the English version 833d29af
ui-button-try = Prueba
ui-button-undo-turn = Deshacer turno
ui-button-what-if-computer = Que juegue la IA
ui-button-what-ifs = Mis pruebas
ui-button-what-if-leave = Salir
ui-button-what-if-drop = Borrar prueba
ui-button-what-if-new = Nueva prueba

ui-what-if-head = { $turn ->
    [0] Prueba desde el principio, juegas por { $player }. Solo tú la ves. La información oculta se ha vuelto a barajar.
   *[other] Prueba desde el turno { $turn }, juegas por { $player }. Solo tú la ves. La información oculta se ha vuelto a barajar.
}
    .again = { $turn ->
    [0] Prueba desde el principio · { $player }
   *[other] Prueba · turno { $turn } · { $player }
}
ui-what-if-over = { $turn ->
    [0] Prueba desde el principio. Aquí la partida ha terminado.
   *[other] Prueba · turno { $turn }. Aquí la partida ha terminado.
}
ui-what-if-cut = -# He quitado algunos turnos que ya no son posibles.
ui-what-if-complete = **Turno completo.** *{ ui-button-end-turn }* pasa al siguiente jugador.
ui-what-if-left = Prueba guardada. Ábrela otra vez con { COMMAND("whatif") }.

ui-what-ifs-title = **Tus pruebas.** Solo tú las ves.
ui-what-ifs-none = Aún no tienes pruebas en esta partida. Abre una para probar turnos en un tablero privado.
ui-what-ifs-choose = Abrir una prueba
ui-what-if-unnamed = { $turn ->
    [0] Desde el principio
   *[other] Tras el turno { $turn }
} ({ $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
})
ui-what-ifs-item = **{ $line }** – { $status } · { $since }

ui-refusal-unknown-what-if = Ya no tienes esa prueba. { COMMAND("whatif") } muestra las tuyas.
ui-refusal-stale-what-if = Esa prueba ha cambiado, o en ella la partida ha terminado. { COMMAND("whatif") } muestra cómo están las tuyas ahora.
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

ui-what-ifs-here = -# Tus pruebas desde aquí: { $lines }
ui-games-try = Hacer una prueba en una de estas partidas
ui-games-try-option = { $game }: { $players }
