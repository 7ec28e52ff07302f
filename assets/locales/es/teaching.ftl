### Translated from the English version 854a947f
ui-teach-question = Puedo explicarte las primeras rondas sobre la marcha.
ui-button-explain = Explícame sobre la marcha
ui-button-no-explanations = No, gracias
ui-teach-advice = 💡 { $advice }
ui-button-what-is-this = ¿Qué es esto?
ui-teach-topics = **{ ui-button-what-is-this }** Esto es lo que ves ahora en el tablero.
ui-teach-legend = Símbolos: { $symbols }
core-advice-done = Ya sabes lo suficiente para seguir. *{ ui-button-hint }* sugiere un turno y *{ ui-button-what-is-this }* explica lo que ves.

tzolkin-advice-wealth = Estas losetas son tu comienzo: te quedas con dos y recibes todo lo que muestran antes de la primera ronda. Busca primero maíz, porque colocar y alimentar trabajadores cuesta maíz. Después, madera, piedra, oro y peldaños en los templos.
tzolkin-advice-place = Coloca de uno a tres trabajadores en los engranajes. Cada ronda los lleva a una acción mejor. Uno en Palenque traerá maíz, y uno en Yaxchilán madera, piedra u oro.
tzolkin-advice-wait = En un turno colocas o recoges, nunca las dos cosas. Un trabajador en Palenque 1 da ahora 3 de maíz. Si espera una ronda, puede cosechar 4. Si tienes un trabajador en la mano, puedes colocarlo en su lugar.
tzolkin-advice-food = El día de comida cada trabajador come 2 de maíz: necesitas { $need } y tienes { $have }. Pierdes 3 puntos por cada trabajador con hambre. Palenque da maíz, o guarda lo que tienes en vez de colocar.
    .enough = El día de comida cada trabajador come 2 de maíz: necesitas { $need } y tienes { $have }. Es suficiente: usa el resto para colocar trabajadores, o deja que los tuyos lleguen a acciones mejores.
tzolkin-advice-technology = Siguiente objetivo: una tecnología. Tikal 1 sube una por 1 recurso. Mejora las cosechas, los recursos, la construcción o las ofrendas durante el resto de la partida.
tzolkin-advice-building = Siguiente objetivo: un edificio. Tikal 2 construye uno con los recursos de su carta. Las granjas alimentan trabajadores cada día de comida. Los demás dan al momento puntos, peldaños de templo o tecnologías.
tzolkin-advice-temple = Siguiente objetivo: un peldaño de templo. Uxmal 1 sube uno por 3 de maíz, y muchos edificios también. Cada día de comida los templos dan bienes o puntos por tus peldaños.

teotihuacan-advice-tiles = Estas losetas son tu comienzo: te quedas con dos, recibes lo que dan y colocas tres trabajadores en los tableros que indican. Busca cacao, que paga las acciones principales y los salarios. También ayudan los tableros cercanos, porque los trabajadores juntos rinden más.
teotihuacan-advice-workers = Elige dónde empiezan tus trabajadores. Dos que estén cerca pueden trabajar pronto en el mismo tablero, y entonces una acción principal da más.
teotihuacan-advice-move = Mueve un trabajador de 1 a 3 tableros en el sentido de las agujas del reloj. Allí recoges cacao, haces la acción principal o rindes culto. Donde no hay ningún trabajador desbloqueado, la acción principal no cuesta cacao.
teotihuacan-advice-together = Una acción principal hace más fuerte a un trabajador. Con poder 6 asciende: eliges una recompensa y vuelve a empezar con 1. Dos o tres trabajadores tuyos en un tablero dan más, así que júntalos.
teotihuacan-advice-salary = En el eclipse tus trabajadores piden { $salary } de cacao, y tú tienes { $have }. Cada cacao que falta cuesta 3 puntos. Recoge donde haya trabajadores de muchos colores, porque cada color da 1 más.
    .enough = En el eclipse tus trabajadores piden { $salary } de cacao, y tú tienes { $have }. Aún hay tiempo, así que gasta primero el cacao en acciones principales.
teotihuacan-advice-technology = Siguiente objetivo: una tecnología. En { teotihuacan-board-alchemy } aprendes una con oro. Desde entonces ganas algo cada vez que haces lo que indica.
teotihuacan-advice-building = Siguiente objetivo: construir. En { teotihuacan-board-construction } pones losetas en la pirámide con piedra, y en { teotihuacan-board-nobles } construyes con madera. Las dos cosas dan puntos al momento y más en cada eclipse.
teotihuacan-advice-temple = Siguiente objetivo: un peldaño de templo. Un trabajador que rinde culto sube uno. Los peldaños dan bienes o puntos, y los más altos una loseta de bonificación al final.

core-comment-good = Bien jugado. { $reason }
core-comment-better = Un turno mejor: **{ $plan }.** { $text }
ui-panel-comments = Comentarios a mis turnos
ui-remind-comments = Comento tus turnos en las partidas que permiten pistas.
cmd-remind-comments = comentarios
    .description = Ver tras tu turno qué tuvo de bueno o qué turno era mejor.
