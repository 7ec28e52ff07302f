### Translated from the English version b4c74115
page-title = Daykeeper
page-about = Daykeeper es un bot de Discord para juegos de mesa largos. Juegas tu turno cuando tienes cinco minutos, hoy o la semana que viene. Ofrece *{ tzolkin-name }* y *{ teotihuacan-name }* con todas sus reglas, entre amigos o contra jugadores IA. Dibuja el tablero, sabe qué está permitido, te avisa cuando te toca y cuenta los puntos.

page-play = Cómo se juega
page-play-open = Escribe { COMMAND("game new") } en un canal para abrir una sala de espera. Los demás pulsan *{ ui-button-join }*, y los jugadores IA pueden ocupar los asientos libres. Con *{ ui-button-start }* empieza la partida.
page-play-turn = Cuando te toca, el bot te menciona. *{ ui-button-take-turn }* abre un planificador que solo tú ves. Elige paso a paso, mira la imagen y vuelve atrás cuanto quieras. Nada es definitivo hasta que pulses *{ ui-button-end-turn }*.
page-play-read = Después, en el canal se ve lo que has hecho, con una imagen. { COMMAND("board") }, { COMMAND("log") } y { COMMAND("score") } muestran la partida en cualquier momento.
page-play-rules = { COMMAND("rules") } responde a preguntas sobre reglas y losetas. { COMMAND("hint") } propone turnos y explica por qué. { COMMAND("learn") } enseña un juego con lecciones breves.
page-play-remind = Con { COMMAND("remind") } eliges dónde recibir los recordatorios, tus horas de silencio y tus vacaciones. Los comandos y las respuestas privadas están en el idioma de tu Discord. { COMMAND("game settings") } fija el idioma de los mensajes del canal.

page-commands = Comandos
page-command = Comando
page-does = Qué hace
page-more = { COMMAND("help") } explica el resto, en Discord.
