### Translated from the English version 9ec0b6f9
# Texts in the pictures of Tzolk'in. Short: most of it has little room.

## Players without a name that can be shown

tzolkin-picture-colour-red = Rojo
tzolkin-picture-colour-green = Verde
tzolkin-picture-colour-blue = Azul
tzolkin-picture-colour-yellow = Amarillo

## The first line

tzolkin-picture-to-move = Le toca a { $name }
tzolkin-picture-played = Ha jugado { $name }
tzolkin-picture-to-advance = { $name }: ¿1 día o 2?
tzolkin-picture-wins = Gana { $name }
tzolkin-picture-shared = Victoria compartida
tzolkin-picture-choosing = Elige tus losetas
tzolkin-picture-of-rounds = de { $rounds }
tzolkin-picture-food-day-in = { $days ->
    [0] Hoy, día de comida
    [one] Comida en { $days } día
   *[other] Comida en { $days } días
}
tzolkin-picture-food-days-over = Sin más días de comida
tzolkin-picture-round = Ronda { $round }
tzolkin-picture-after-round = Tras la ronda { $round }
tzolkin-picture-age = Era { $age ->
    [1] I
   *[other] II
}

## The calendar and the gears

tzolkin-picture-disc-round = Ronda
tzolkin-picture-food-in = { $days ->
    [0] hoy
    [one] en { $days } día
   *[other] en { $days } días
}
tzolkin-picture-food-over = fin
tzolkin-picture-pool = acum.
tzolkin-picture-skulls-left = { $count ->
    [one] queda { $count }
   *[other] quedan { $count }
}
tzolkin-picture-days-passed = { $days ->
    [one] +{ $days } día
   *[other] +{ $days } días
}

## The offer

tzolkin-picture-buildings = Edificios
tzolkin-picture-monuments = Monumentos
tzolkin-picture-deck = { $count } en la pila

## The players

tzolkin-picture-order = { $n }.º
tzolkin-picture-order-to-move = { $n }.º · le toca
tzolkin-picture-order-choosing = { $n }.º · elige
tzolkin-picture-place = Puesto { $n }
tzolkin-picture-fed-free = { $free } gratis
tzolkin-picture-fed-cheaper = −{ $less } c/u
tzolkin-picture-fed-both = { $free } gr., −{ $less }

## Alt texts

tzolkin-picture-alt-board = El tablero de Tzolk'in en la ronda { $round }, era { $age ->
    [1] I
   *[other] II
}.
tzolkin-picture-alt-overview = { $status }.
tzolkin-picture-alt-held = { $seat } tiene { $goods } y necesita { $corn } el día de comida.
tzolkin-picture-alt-prices = Próximas casillas libres: { $spaces }.
tzolkin-picture-alt-next = { $space }
tzolkin-picture-alt-full = { $gear } completa
tzolkin-picture-alt-choosing = Los jugadores eligen losetas de riqueza.
tzolkin-picture-alt-to-move = Le toca a { $seat }.
tzolkin-picture-alt-over = Fin de la partida; la victoria es de { $winners }.
tzolkin-picture-alt-scores = Puntos: { $scores }.
tzolkin-picture-alt-score = { $seat } { $points }
tzolkin-picture-alt-seat = { $seat }
tzolkin-picture-alt-draft = El turno de { $seat }, tal como lo prepara.
tzolkin-picture-alt-scoring = Los puntos de cada jugador por origen.
tzolkin-picture-alt-card = { $name }. { $effect }

## A player's own area

tzolkin-picture-no-buildings = Aún sin edificios
tzolkin-picture-feeding-sum = { $free ->
    [0] Comida: { $workers } trabajadores × { $each } = { $corn } de maíz
   *[other] Comida: ({ $workers } trabajadores − { $free } gratis) × { $each } = { $corn } de maíz
}
tzolkin-picture-feeding-short = { $unfed } sin comer: −{ $points } puntos

## The scoring

tzolkin-picture-final-scoring = Puntuación final
tzolkin-picture-scoring-now = Si acabara con los templos como están
tzolkin-picture-next-goods = Próximo día de comida
tzolkin-picture-next-points = Próximo día de comida (no contado)
tzolkin-picture-next-points-counted = Próximo día de comida (ya contado)

## A single tile

tzolkin-picture-card-building = { $kind } · era { $age ->
    [1] I
   *[other] II
}
tzolkin-picture-card-wealth = riqueza inicial

tzolkin-picture-source-goods = recursos y maíz
tzolkin-picture-source-skulls = calaveras de cristal
tzolkin-picture-source-monuments = monumentos

## Regions, each drawn large

tzolkin-picture-region-temples = Templos
tzolkin-picture-region-technologies = Tecnologías
tzolkin-picture-region-place = Coloca aquí un trabajador
tzolkin-picture-region-place-short = Te falta maíz para colocar un trabajador
tzolkin-picture-region-gear-full = Ninguna casilla libre
tzolkin-picture-region-no-worker = No tienes trabajadores disponibles
tzolkin-picture-region-workers = Tus trabajadores aquí y sus acciones
tzolkin-picture-region-new-worker = Un trabajador nuevo, día a día
tzolkin-picture-region-no-workers = No tienes trabajadores en este engranaje.
tzolkin-picture-region-no-action = Aún sin acción posible
tzolkin-picture-region-food-day-goods = Bienes del próximo día de comida
tzolkin-picture-region-food-day-points = Puntos del próximo día de comida
tzolkin-picture-region-now = ahora
tzolkin-picture-region-ready = Puedes pagar
tzolkin-picture-region-short = Falta:
tzolkin-picture-alt-region = { $name }, en grande.
tzolkin-picture-alt-line = { $line }.
tzolkin-picture-alt-place = Coste del próximo trabajador de { $seat }: { $price }
tzolkin-picture-alt-space = { $space }: { $action }
tzolkin-picture-alt-gain = { $seat } { $gain }
tzolkin-picture-alt-food-day = En el próximo día de comida: { $gains }
tzolkin-picture-alt-level = { $technology } { $level } (el siguiente por { $price })
tzolkin-picture-alt-levels = { $seat }: { $levels }
