### Translated from the English version 3c658d89
page-title = Daykeeper
page-about = Daykeeper es un bot de Discord para jugar a distancia a juegos de mesa largos: juegas tu turno cuando tienes cinco minutos, hoy o la semana que viene. Ofrece *{ tzolkin-name }* y *{ teotihuacan-name }* con todas sus reglas, entre amigos o contra la IA. Dibuja el tablero, sabe qué está permitido, avisa cuando te toca y cuenta los puntos.

page-play = Cómo se juega
page-play-open = En un canal, { COMMAND("game new") } abre una mesa. Los demás pulsan *{ ui-button-join }*; los asientos libres puede ocuparlos la IA. Con *{ ui-button-start }* empieza la partida.
page-play-turn = Cuando te toca, el bot te menciona. *{ ui-button-take-turn }* abre un planificador que solo tú ves: elige paso a paso, mira la imagen, vuelve atrás cuanto quieras. Nada es definitivo hasta que pulses *{ ui-button-end-turn }*.
page-play-read = Después, el canal cuenta lo que has hecho, con una imagen. { COMMAND("board") }, { COMMAND("log") } y { COMMAND("score") } muestran la partida en cualquier momento.
page-play-rules = { COMMAND("rules") } responde a preguntas sobre reglas y losetas; { COMMAND("hint") } propone turnos y explica por qué.
page-play-remind = Con { COMMAND("remind") } eliges dónde recibir los recordatorios, tus horas de silencio y tus ausencias. Los comandos y las respuestas privadas están en el idioma de tu Discord; { COMMAND("game settings") } fija el idioma de los mensajes del canal.

page-commands = Comandos
page-command = Comando
page-does = Qué hace
page-more = { COMMAND("help") } explica el resto, en Discord.
