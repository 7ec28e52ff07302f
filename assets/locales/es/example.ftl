### Translated from the English version 107c1919
# Terraces, the example game from which a new game is copied.

example-name = Bancales
    .tagline = Quédate con los mejores campos y riégalos: un ejemplo de juego.
    .length = unos pocos turnos
example-choose = Elegir
example-option-water = Agua
    .description = El agua con la que empieza cada jugador.
    .two = 2
    .three = 3

## Components. $worth: points of a card

example-crop-maize = maíz
example-crop-beans = frijoles
example-crop-squash = calabaza
example-card-maize = maíz { $worth }
example-card-beans = frijoles { $worth }
example-card-squash = calabaza { $worth }
example-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}

## Questions and answers. $card: a card

example-question-turn = Toma una carta o descansa.
example-question-water = ¿Riegas la carta?
example-question-wait = Le toca a { $seat }.
example-question-over = Fin de la partida.
example-choice-take = Tomar { $card }
example-choice-rest = Descansar
    .effect = 1 de agua; la primera carta a la vista por la izquierda sale de la partida
example-choice-water = Regarla
example-choice-stop = Dejarla seca
example-why-no-water = No tienes agua, así que la carta que tomes se queda seca.

## The table

example-status = Ronda { $round } de 4
example-status-over = Fin de la partida
example-goods = { $water } de agua, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}, { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
example-board-open = Cartas a la vista: { $cards }
example-open = Cartas a la vista
example-board-watered = { $card } (con riego)
example-board-player = { $seat }: { $water } de agua, { $cards-count ->
    [0] sin cartas
   *[other] { $cards }
}

## Events. $seat: whose effect it is

example-event-took = { $seat } toma { $card }
example-event-rested = { $seat } descansa y recibe 1 de agua
example-event-watered = { $seat } riega { $card }
example-event-revealed = Se descubre { $card }

## A turn in one line. $things: cards · $gains: what it brought ("1 water") · $costs: what it cost ("−1 water")

example-did-take = toma { $things }{ core-gained }{ core-paid }
example-did-rest = descansa{ core-gained }{ core-paid }
example-did-water = la riega{ core-gained }{ core-paid }
example-change-water = { $n } de agua

## Pictures

example-picture-final-scoring = Puntuación final
example-picture-scoring-now = Si acabara ahora
example-picture-place = { $n }.
example-picture-colour-red = Rojo
example-picture-colour-green = Verde
example-picture-colour-blue = Azul
example-picture-colour-yellow = Amarillo

## Scoring

example-source-cards = Cartas
example-source-sets = Conjuntos de tres cultivos
example-source-water = Agua

## Rules

example-rule-turn = El turno
    .text = Toma una carta a la vista; puedes pagar 1 de agua para que valga el doble. O descansa: recibes 1 de agua.
    .asked = qué puedo hacer, opciones, descansar, carta, agua
example-rule-scoring = Puntuación
    .text = El valor de tus cartas, 4 puntos por cada conjunto de tres cultivos distintos y 1 punto por cada unidad de agua.
    .asked = puntos, ganar, final, conjuntos
example-topic-crop = Seis cartas, con valores de 1 a 6. Una carta de cada cultivo forma un conjunto.
