### Translated from the English version 5ee621a1
# Teotihuacan: names of the game and its components.

teotihuacan-name = Teotihuacan
    .tagline = Pasea tus dados por la ciudad, levanta la pirámide y prepárate para el eclipse.
    .length = tres eras
teotihuacan-choose = Elegir

## Setup options: variants, all off unless chosen

teotihuacan-option-first_game = Primera partida
    .description = Preparación fija para principiantes: tableros, losetas, materiales y trabajadores.
    .off = no
    .on = sí
teotihuacan-option-technology_three_per_row = Tecnologías en filas
    .description = Tres tecnologías por 1 de oro en la fila 1, tres por 2 de oro en la fila 2.
    .off = no
    .on = sí
teotihuacan-option-starting_tile_draft = Elección por turnos
    .description = Las losetas de inicio se eligen boca arriba: en orden de turno y luego a la inversa.
    .off = no
    .on = sí
teotihuacan-option-random_pyramid_start = Otras pirámides iniciales
    .description = Con 2 o 3 jugadores, la pirámide empieza con una de varias formas.
    .off = no
    .on = sí
teotihuacan-option-early_end_as_third = Final anticipado como tercer eclipse
    .description = Si la pirámide terminada acaba la partida, cada casilla de su pista da 2 puntos.
    .off = no
    .on = sí
teotihuacan-option-dark_eclipse = Eclipse oscuro
    .description = El eclipse llega justo tras el turno en que el disco blanco alcanza el disco negro.
    .off = no
    .on = sí

## Goods and points: amounts ($n)

teotihuacan-goods-cocoa = { $n } de cacao
teotihuacan-goods-wood = { $n } de madera
teotihuacan-goods-stone = { $n } de piedra
teotihuacan-goods-gold = { $n } de oro
teotihuacan-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
teotihuacan-nothing = nada
teotihuacan-free = gratis
teotihuacan-hidden-tile = una loseta oculta
teotihuacan-goods-line = { $goods }; { $points }
    .placing = { $goods }; { $points }; tras la colocación: { $gains }

## Boards: .effect is what they are for

teotihuacan-board-palace = Palacio
    .on = en el Palacio
    .of = del Palacio
    .from = del Palacio
    .to = al Palacio
    .effect = adoración en las losetas reales; sin acción principal
    .asked = qué hace el palacio, tablero del palacio, qué se hace en el tablero 1, dónde está el palacio
teotihuacan-board-forest = Bosque
    .on = en el Bosque
    .of = del Bosque
    .from = del Bosque
    .to = al Bosque
    .effect = madera; adoración para el templo rojo
    .asked = qué hace el bosque, dónde consigo madera, tablero de la madera, tablero 2
teotihuacan-board-quarry = Cantera
    .on = en la Cantera
    .of = de la Cantera
    .from = de la Cantera
    .to = a la Cantera
    .effect = piedra; adoración para el templo verde
    .asked = qué hace la cantera, dónde consigo piedra, tablero de la piedra, tablero 3
teotihuacan-board-gold_deposits = Depósitos de oro
    .on = en los Depósitos de oro
    .of = de los Depósitos de oro
    .from = de los Depósitos de oro
    .to = a los Depósitos de oro
    .effect = oro; adoración para el templo azul
    .asked = qué hacen los depósitos de oro, dónde consigo oro, tablero del oro, tablero 4
teotihuacan-board-alchemy = Alquimia
    .on = en la Alquimia
    .of = de la Alquimia
    .from = de la Alquimia
    .to = a la Alquimia
    .effect = adquirir una tecnología por oro, luego 1 paso de templo y 1 mejora
    .asked = qué hace la alquimia, tablero de las tecnologías, dónde consigo tecnologías, tablero 5
teotihuacan-board-nobles = Nobles
    .on = en los Nobles
    .of = de los Nobles
    .from = de los Nobles
    .to = a los Nobles
    .effect = construir un edificio por 2 de madera, luego 1 paso en la Avenida
    .asked = qué hace el tablero de los nobles, tablero de las casas, tablero 6
teotihuacan-board-decorations = Decoraciones
    .on = en las Decoraciones
    .of = de las Decoraciones
    .from = de las Decoraciones
    .to = a las Decoraciones
    .effect = decorar la pirámide por oro; adoración para cualquier templo
    .asked = qué hace el tablero de decoraciones, tablero de las decoraciones, dónde consigo decoraciones, tablero 7
teotihuacan-board-construction = Construcción
    .on = en la Construcción
    .of = de la Construcción
    .from = de la Construcción
    .to = a la Construcción
    .effect = añadir losetas a la pirámide por piedra y madera
    .asked = qué hace el tablero de construcción, tablero para construir la pirámide, dónde se construye la pirámide, tablero 8

## Temples, icons

# .to: one step up in a row of amounts, as core-repeated.to is several
teotihuacan-temple-blue = templo azul
    .on = en el templo azul
    .of = del templo azul
    .to = templo azul +1
teotihuacan-temple-red = templo rojo
    .on = en el templo rojo
    .of = del templo rojo
    .to = templo rojo +1
teotihuacan-temple-green = templo verde
    .on = en el templo verde
    .of = del templo verde
    .to = templo verde +1
# Siempre de «símbolo»
teotihuacan-carved-blue = azul
teotihuacan-carved-red = rojo
teotihuacan-carved-green = verde
teotihuacan-carved-plain = simple
# .of: on a decoration, where every colored icon is painted
teotihuacan-painted-blue = azul pintado
    .of = azul
teotihuacan-painted-red = rojo pintado
    .of = rojo
teotihuacan-painted-green = verde pintado
    .of = verde
teotihuacan-painted-plain = simple
teotihuacan-pyramid-tile = { $top_left }, { $top_right } / { $bottom_left }, { $bottom_right }
teotihuacan-decoration = { $icons-of }
    .twice = 2 × { $icon-of }
teotihuacan-space = nivel { $level }, fila { $row }, columna { $column }
teotihuacan-ledge-left = Lado izquierdo, escalón { $step }
    .on = en el lado izquierdo, escalón { $step }
teotihuacan-ledge-top = Lado superior, escalón { $step }
    .on = en el lado superior, escalón { $step }
teotihuacan-ledge-right = Lado derecho, escalón { $step }
    .on = en el lado derecho, escalón { $step }
teotihuacan-ledge-bottom = Lado inferior, escalón { $step }
    .on = en el lado inferior, escalón { $step }
teotihuacan-starting-tile = { $first }–{ $second }

## Technologies

teotihuacan-tech_palace_cocoa = Camino real
    .effect = 1 de cacao cada vez que un movimiento llega al Palacio o lo pasa
teotihuacan-tech_alchemy_nobles_points = Escribas
    .effect = 3 puntos tras una acción principal de la Alquimia o de los Nobles
teotihuacan-tech_extra_resource = Herramientas afiladas
    .effect = 1 recurso extra tras una acción principal del Bosque, de la Cantera o de los Depósitos de oro
teotihuacan-tech_gathering_cocoa_point = Cocina de campaña
    .effect = 1 de cacao y 1 punto tras una acción principal del Bosque, de la Cantera o de los Depósitos de oro
teotihuacan-tech_decoration_points = Estuco
    .effect = 4 puntos por cada decoración
teotihuacan-tech_construction_points = Plomada
    .effect = 3 puntos tras una acción principal de la Construcción
teotihuacan-tech_bought_power_up = Patio de entrenamiento
    .effect = por 1 de cacao, otra mejora después de las de una acción principal
teotihuacan-tech_construction_worker = Rampas
    .effect = cuenta como un trabajador más en la Construcción; una loseta cuesta 1 recurso menos
teotihuacan-tech_construction_temple = Procesiones
    .effect = 1 paso en cualquier templo tras una acción principal de la Construcción

## Royal tiles; power is that of the worker locked there

teotihuacan-royal_a_technologies = Casa del estudio
    .effect = 2 puntos por tecnología tuya; cuentan como máximo tantas como el poder del trabajador
teotihuacan-royal_a_pyramid_track = Casa de constructores
    .effect = 2 puntos por casilla de la pista de la pirámide, como máximo tantas como el poder del trabajador
teotihuacan-royal_a_avenue = Casa de peregrinos
    .effect = 1 punto por casilla de la Avenida; cuentan como máximo tantas como el poder del trabajador más 1
teotihuacan-royal_b_wood_stone = Mercado de piedra
    .effect = hasta tantas veces como el poder del trabajador: pagar 1 de cacao por 1 de madera y 1 de piedra
teotihuacan-royal_b_stone_gold = Mercado de oro
    .effect = hasta tantas veces como el poder del trabajador: pagar 1 de cacao por 1 de piedra y 1 de oro
teotihuacan-royal_b_any_resources = Gran mercado
    .effect = una vez: pagar 1 de cacao y 1 recurso por tantos recursos como el poder del trabajador
teotihuacan-royal_c_cocoa = Almacén de cacao
    .effect = tanto cacao como el poder del trabajador, más 1
teotihuacan-royal_c_sell_resources = Sala de tributos
    .effect = hasta tantas veces como el poder del trabajador: vender 1 recurso por 2 de cacao
teotihuacan-royal_c_temples = Corte de sacerdotes
    .effect = hasta (poder del trabajador − 1) veces: pagar 1 de cacao por 1 paso en cualquier templo

## Temple bonus tiles, which score at the end from step 10 on

teotihuacan-bonus_mask_set = Sala de las máscaras
    .effect = otra vez los puntos de tu mejor conjunto de máscaras
teotihuacan-bonus_technologies = Sala de los oficios
    .effect = 5 puntos por cada tecnología tuya
teotihuacan-bonus_fixed = Sala de honor
    .effect = 15 puntos
teotihuacan-bonus_avenue = Sala del camino
    .effect = 3 puntos por cada casilla de la Avenida
teotihuacan-bonus_temples = Sala de los dioses
    .effect = 9 puntos por cada loseta de bonificación de templo que alcances
teotihuacan-bonus_discoveries = Sala de los hallazgos
    .effect = 2 puntos por cada loseta de descubrimiento tuya, salvo máscaras
teotihuacan-bonus_workers = Sala del trabajo
    .effect = 4 puntos por trabajador, 9 si su poder es 4 o 5

## Discovery tiles, by type

# .the: con artículo («usa el Festín»)
teotihuacan-disc-mask_1 = Máscara de jaguar
    .the = la Máscara de jaguar
    .effect = una máscara: en cada eclipse puntúan los conjuntos de máscaras distintas (solo hay una)
teotihuacan-disc-mask_2 = Máscara de águila
    .the = la Máscara de águila
    .effect = una máscara: en cada eclipse puntúan los conjuntos de máscaras distintas (hay dos)
teotihuacan-disc-mask_3 = Máscara de búho
    .the = la Máscara de búho
    .effect = una máscara: en cada eclipse puntúan los conjuntos de máscaras distintas (hay dos)
teotihuacan-disc-mask_4 = Máscara de serpiente
    .the = la Máscara de serpiente
    .effect = una máscara: en cada eclipse puntúan los conjuntos de máscaras distintas (hay tres)
teotihuacan-disc-mask_5 = Máscara de coyote
    .the = la Máscara de coyote
    .effect = una máscara: en cada eclipse puntúan los conjuntos de máscaras distintas (hay tres)
teotihuacan-disc-mask_6 = Máscara de lluvia
    .the = la Máscara de lluvia
    .effect = una máscara: en cada eclipse puntúan los conjuntos de máscaras distintas (hay tres)
teotihuacan-disc-mask_7 = Máscara de fuego
    .the = la Máscara de fuego
    .effect = una máscara: en cada eclipse puntúan los conjuntos de máscaras distintas (hay tres)
teotihuacan-disc-score_4 = Trofeo
    .the = el Trofeo
    .effect = 4 puntos
teotihuacan-disc-resources_3 = Gran alijo
    .the = el Gran alijo
    .effect = 3 recursos a tu elección
teotihuacan-disc-resources_2 = Alijo
    .the = el Alijo
    .effect = 2 recursos a tu elección
teotihuacan-disc-avenue = Sandalias
    .the = las Sandalias
    .effect = 1 paso en la Avenida de los Muertos
teotihuacan-disc-any_temple = Incienso
    .the = el Incienso
    .effect = 1 paso en cualquier templo
teotihuacan-disc-blue_temple = Ofrenda azul
    .the = la Ofrenda azul
    .effect = 1 paso en el templo azul
teotihuacan-disc-red_temple = Ofrenda roja
    .the = la Ofrenda roja
    .effect = 1 paso en el templo rojo
teotihuacan-disc-green_temple = Ofrenda verde
    .the = la Ofrenda verde
    .effect = 1 paso en el templo verde
teotihuacan-disc-cocoa_4 = Saco de cacao
    .the = el Saco de cacao
    .effect = 4 de cacao; también se puede usar al pagar el salario
teotihuacan-disc-power_ups = Festín
    .the = el Festín
    .effect = 2 mejoras para cualquiera de tus trabajadores desbloqueados
teotihuacan-disc-second_worker = Compañero de viaje
    .the = el Compañero de viaje
    .effect = antes de mover: dos trabajadores tuyos de un tablero se mueven juntos
teotihuacan-disc-free_cocoa = Favor
    .the = el Favor
    .effect = sustituye un pago de cacao
teotihuacan-disc-any_distance = Litera
    .the = la Litera
    .effect = antes del movimiento: el trabajador va al tablero que quieras
teotihuacan-disc-extra_worker = Ayudante
    .the = el Ayudante
    .effect = cuenta como un trabajador más en la Alquimia, los Nobles o la Construcción

## Places of discovery tiles

teotihuacan-stack-board_palace = Palacio
    .on = en el Palacio
teotihuacan-stack-board_forest = Bosque
    .on = en el Bosque
teotihuacan-stack-board_quarry = Cantera
    .on = en la Cantera
teotihuacan-stack-board_gold_deposits = Depósitos de oro
    .on = en los Depósitos de oro
teotihuacan-stack-board_decorations = Decoraciones
    .on = en las Decoraciones
teotihuacan-stack-temple_blue_4 = casilla 4 del templo azul
    .on = en la casilla 4 del templo azul
teotihuacan-stack-temple_red_5 = casilla 5 del templo rojo
    .on = en la casilla 5 del templo rojo
teotihuacan-stack-temple_green_3 = casilla 3 del templo verde
    .on = en la casilla 3 del templo verde
teotihuacan-stack-temple_green_6 = casilla 6 del templo verde
    .on = en la casilla 6 del templo verde
teotihuacan-stack-avenue_3 = casilla 3 de la Avenida
    .on = en la casilla 3 de la Avenida
teotihuacan-stack-avenue_6 = casilla 6 de la Avenida
    .on = en la casilla 6 de la Avenida
teotihuacan-stack-avenue_8 = casilla 8 de la Avenida
    .on = en la casilla 8 de la Avenida

## Ascension rewards

teotihuacan-ascend_score = 5 puntos
    .effect = en el acto
teotihuacan-ascend_two_temples = 2 pasos de templo por 3 de cacao
    .effect = en un templo o en dos
teotihuacan-ascend_fourth_worker = El cuarto trabajador
    .the = el cuarto trabajador
    .effect = poder 3, en el Palacio, y 2 de cacao
teotihuacan-ascend_one_temple = 1 paso de templo
    .effect = en cualquier templo
teotihuacan-ascend_cocoa = 5 de cacao
    .effect = en el acto

## Effects in a few words

teotihuacan-effect-any-resources = { $n ->
    [one] { $n } recurso a elegir
   *[other] { $n } recursos a elegir
}
teotihuacan-effect-temple = { $temple } { SIGNED($n) }
teotihuacan-effect-all-temples = cada templo { SIGNED($n) }
teotihuacan-effect-any-temple = { $n ->
    [one] { $n } paso en cualquier templo
   *[other] { $n } pasos de templo a elegir
}
teotihuacan-effect-avenue = Avenida { SIGNED($n) }
teotihuacan-effect-power-ups = { $n ->
    [one] { $n } mejora
   *[other] { $n } mejoras
}
teotihuacan-effect-free-technology = una tecnología gratis
teotihuacan-effect-may-claim = reclamar { $tile-the }
teotihuacan-effect-bonus-tile = { $tile } puntúa al final de la partida
teotihuacan-effect-step = { $reward }
teotihuacan-effect-step-named = { $step }: { $reward }
teotihuacan-effect-large-step = { $reward }, o reclamar una loseta de descubrimiento
teotihuacan-royal-exchange = { $n ->
    [0] nada: hace falta un trabajador de poder 2 o más
    [one] una vez: pagar { $paid } por { $gained }
   *[other] hasta { $n } veces: pagar { $paid } por { $gained }
}
teotihuacan-effect-mask = una máscara: { $before } → { $after ->
    [one] { $after } punto
   *[other] { $after } puntos
} en cada eclipse
teotihuacan-effect-matches = { $points } ({ $n ->
    [0] ningún símbolo igual
    [one] { $n } símbolo igual
   *[other] { $n } símbolos iguales
})
teotihuacan-worship =
    .effect = { $step }, { $tile-the } ({ $price }) o ambas cosas por { $both } más
    .waived = { $step }, { $tile-the } ({ $price }) o ambas cosas
    .one = { $step } o { $tile-the } ({ $price })
    .dear = { $step }; no te queda suficiente para { $tile-the } ({ $price })
    .tile = { $tile } ({ $price })
teotihuacan-any-temple = cualquier templo

## Main actions. $n: power-ups

teotihuacan-main-production = { $n ->
    [one] { $gains }, luego { $n } mejora
   *[other] { $gains }, luego { $n } mejoras
}
teotihuacan-main-nobles = { $n ->
    [one] { $points ->
        [one] { $points } punto por 2 de madera, 1 paso en la Avenida, { $n } mejora
       *[other] { $points } puntos por 2 de madera, 1 paso en la Avenida, { $n } mejora
    }
   *[other] { $points ->
        [one] { $points } punto por 2 de madera, 1 paso en la Avenida, { $n } mejoras
       *[other] { $points } puntos por 2 de madera, 1 paso en la Avenida, { $n } mejoras
    }
}
teotihuacan-main-decorations = una decoración por { $price }, luego 1 mejora
teotihuacan-main-construction = { $tiles ->
    [one] { $tiles } loseta de pirámide
   *[other] hasta { $tiles } losetas de pirámide
}

## Questions

teotihuacan-question-wait = No es tu turno.
teotihuacan-question-keep = Elige dos de tus cuatro losetas de inicio.
teotihuacan-question-draft = Elige una loseta de inicio.
teotihuacan-question-place = { $n ->
    [one] ¿Dónde colocas tu último trabajador?
   *[other] ¿Dónde colocas el trabajador? (quedan { $n })
}
teotihuacan-question-move = ¿Qué trabajador mueves y adónde?
teotihuacan-question-unlock = Todos tus trabajadores están bloqueados. Elige cómo desbloquearlos.
teotihuacan-question-join = ¿Llevas también { $board-to } un segundo trabajador?
teotihuacan-question-action = Elige una acción { $board-on }.
teotihuacan-question-end = ¿Algo más, o terminas tu turno?
teotihuacan-question-take = Adoración { $board-on }. Elige qué tomas.
teotihuacan-question-both = Elige qué parte tomas primero.
teotihuacan-question-discovery = ¿Reclamas la loseta de descubrimiento?
teotihuacan-question-exchange = Elige un intercambio ({ $tile }).
teotihuacan-question-gain = { $n ->
    [one] Elige un recurso.
   *[other] Elige un recurso (quedan { $n }).
}
teotihuacan-question-gain-start = { $n ->
    [one] Elige un recurso por tus losetas de inicio.
   *[other] Elige { $n } recursos por tus losetas de inicio.
}
teotihuacan-question-advance = { $n ->
    [one] Elige en qué templo avanzas.
   *[other] Elige en qué templo avanzas (quedan { $n } pasos).
}
teotihuacan-question-order = Tienes dos pasos de templo. Elige el primero.
teotihuacan-question-large-step = Casilla { $step } { $temple-of }. ¿Tomas { $reward } o reclamas una loseta de descubrimiento?
teotihuacan-question-avenue = Casilla { $step } de la Avenida. ¿Reclamas una loseta de descubrimiento?
teotihuacan-question-raise = { $n ->
    [one] Elige qué trabajador mejoras { $board-on }.
   *[other] Elige qué trabajador mejoras { $board-on } (quedan { $n }).
}
teotihuacan-question-raise-any = { $n ->
    [one] Elige qué trabajador mejoras.
   *[other] Elige qué trabajador mejoras (quedan { $n }).
}
teotihuacan-question-buy = ¿Compras otra mejora { $board-on }?
teotihuacan-question-reward = Tu trabajador asciende. Elige una recompensa.
teotihuacan-question-acquire = Elige una tecnología.
teotihuacan-question-workers = { $n ->
    [one] ¿Construyes con { $n } trabajador, o usas una loseta que cuenta como uno más?
   *[other] ¿Construyes con { $n } trabajadores, o usas una loseta que cuenta como uno más?
}
teotihuacan-question-decoration = Elige una decoración.
teotihuacan-question-ledge = Elige dónde pones la decoración ({ $tile }).
teotihuacan-question-tile = Elige una loseta para la pirámide.
teotihuacan-question-tile-more = ¿Añades otra loseta?
teotihuacan-question-space = Elige dónde pones la loseta ({ $tile }).
teotihuacan-question-rotate = Elige cómo girar la loseta del espacio { $number }.
teotihuacan-question-spare = Una loseta puede costarte 1 recurso menos. ¿Lo aprovechas aquí?
teotihuacan-question-attached = { $tile }. ¿Reclamas la loseta de descubrimiento?
teotihuacan-question-salary = Tus trabajadores piden { $owed } de cacao. Elige cuánto pagas.

## Answers: a label, and as .effect what the label does not say

teotihuacan-choice-keep = Quedarse con { $first } y { $second }
teotihuacan-choice-draft = Tomar { $tile }
teotihuacan-choice-place = Colocar { $board-on }
teotihuacan-choice-move = Mover el trabajador { $power } { $from-from } { $to-to }
    .effect = { $due ->
        [0] recoger { $collected } de cacao; la acción principal es gratis
       *[other] recoger { $collected } de cacao; acción principal por { $due } de cacao
    }
    .palace = recoger { $collected } de cacao, o rendir culto
teotihuacan-choice-join = Llevar también el trabajador { $power }
teotihuacan-choice-collect = Recoger { $goods }
teotihuacan-choice-main = { $cocoa ->
    [0] Acción principal { $board-of }
   *[other] Acción principal { $board-of } por { $cocoa } de cacao
}
teotihuacan-choice-main-with = Acción principal { $board-of }, con un Favor
teotihuacan-worship-tile = loseta del Palacio: { $tile } ({ $price } más)
    .free = loseta del Palacio: { $tile } (gratis)
teotihuacan-choice-worship = { $cocoa ->
    [0] Rendir culto: { $what }
   *[other] Rendir culto: { $what } (desbloqueo: { $cocoa } de cacao)
}
teotihuacan-choice-worship-with = Rendir culto: { $what } (desbloqueo: un Favor)
teotihuacan-choice-unlock-turn = Desbloquear todos tus trabajadores, como turno entero
teotihuacan-choice-unlock-pay = Desbloquear todos tus trabajadores por { $goods }
teotihuacan-choice-unlock-with = Desbloquear todos tus trabajadores con un Favor
teotihuacan-choice-take-temple = Solo el paso de templo
teotihuacan-choice-take-royal = Solo la loseta real
teotihuacan-choice-take-discovery = Solo { $tile-the } ({ $price })
teotihuacan-choice-take-both = El paso de templo y { $tile-the }: { $price }
    .royal = La loseta real y { $tile-the }: { $price }
teotihuacan-choice-take-both-with = Ambas partes, con un Favor
    .effect = la loseta de descubrimiento es { $tile } ({ $price })
teotihuacan-choice-take-both-lacking = aún falta conseguir { $missing }; { $effect }
teotihuacan-choice-part-temple = Ahora el paso de templo
teotihuacan-choice-part-royal = Ahora la loseta real
teotihuacan-choice-claim = Reclamar { $tile-the } ({ $price })
teotihuacan-choice-printed = Tomar { $reward }
teotihuacan-choice-advance = Casilla { $step } { $temple-of }
teotihuacan-choice-gain = Tomar { $goods }
teotihuacan-choice-raise = Mejorar el trabajador { $power } { $board-on } a { $next }
teotihuacan-choice-raise-ascends = Mejorar el trabajador { $power } { $board-on }: asciende
teotihuacan-choice-buy = Comprarla por { $goods }
teotihuacan-choice-reward-with = 2 pasos de templo, con un Favor
teotihuacan-choice-exchange = Pagar { $paid } por { $gained }
teotihuacan-choice-exchange-with = Un Favor por { $gained }
teotihuacan-choice-exchange-for-with = Un Favor y { $paid } por { $gained }
teotihuacan-choice-sell = Vender { $paid } por { $gained }
teotihuacan-choice-acquire = { $technology } por { $price }, luego { $temple } +1
teotihuacan-choice-acquire-owned = { $technology } (a los demás +{ $points })
teotihuacan-choice-tile = Loseta { $letter }: { $tile }
teotihuacan-choice-decoration = Decoración { $letter }: { $tile }
teotihuacan-points-by-rotation = de { $from } a { $to } puntos según la rotación
teotihuacan-choice-space = Espacio { $number }: { $points } por { $price }
    .effect = { $space }; sobre { $top_left }, { $top_right } / { $bottom_left }, { $bottom_right }
teotihuacan-choice-rotate = { $turns ->
    [0] 1, tal cual: { $tile }
    [1] 2, un cuarto de vuelta: { $tile }
    [2] 3, media vuelta: { $tile }
   *[other] 4, tres cuartos de vuelta: { $tile }
}
teotihuacan-choice-spare = Ahorrar { $goods }
    .effect = pagar solo { $goods }
teotihuacan-choice-use = Usar { $tile-the }
teotihuacan-choice-salary = Pagar { $paid } de { $owed } de cacao
    .effect = { $lost ->
        [0] no pierdes puntos
        [one] pierdes { $lost } punto
       *[other] pierdes { $lost } puntos
    }
teotihuacan-choice-salary-with = Pagarlo todo con un Favor
teotihuacan-choice-stop = Nada más
teotihuacan-choice-stop-join = Sin segundo trabajador
teotihuacan-choice-stop-turn = Terminar turno
teotihuacan-choice-stop-claim = No reclamar nada
teotihuacan-choice-stop-exchange = No intercambiar nada
teotihuacan-choice-stop-buy = Sin mejora extra
teotihuacan-choice-stop-workers = { $n ->
    [one] Construir con { $n } trabajador
   *[other] Construir con { $n } trabajadores
}
teotihuacan-choice-stop-tile = No añadir más losetas
teotihuacan-choice-stop-spare = Pagar el precio completo: { $goods }

teotihuacan-menu-place = Colocar trabajadores…
teotihuacan-menu-move = Mover un trabajador…
teotihuacan-menu-collect = Recoger cacao…
    .button = Recoger: { $path }
teotihuacan-menu-main = Realizar una acción principal…
    .button = Acción principal: { $path }
teotihuacan-menu-worship = Rendir culto…
    .button = Rendir culto: { $path }
teotihuacan-part-move = trabajador { $power }: { $from } → { $to }
teotihuacan-part-join = con el trabajador { $power }
teotihuacan-part-unlock = desbloquear a todos
teotihuacan-part-ascend_two_temples = 2 pasos de templo
teotihuacan-part-ascend_one_temple = 1 paso en cualquier templo
teotihuacan-part-royal = primero la loseta real
teotihuacan-part-temple = primero el templo
teotihuacan-part-temple-alone = solo el paso de templo
teotihuacan-part-tile-alone = solo la loseta
teotihuacan-part-both = paso de templo y { $tile-the }
teotihuacan-part-both-royal = loseta real y { $tile-the }
teotihuacan-part-use = usar { $tile-the }
teotihuacan-part-raise = el trabajador { $power } { $board-of } asciende
teotihuacan-part-raise-here = el { $power } asciende
teotihuacan-undo-reward = { $reward } por el ascenso
teotihuacan-part-buy = comprar una mejora
teotihuacan-part-space = espacio { $number }
teotihuacan-part-rotate = { $turns ->
    [0] 1, tal cual
    [1] 2, un cuarto de vuelta
    [2] 3, media vuelta
   *[other] 4, tres cuartos de vuelta
}

## Status of the game, in one line

teotihuacan-short = { $cocoa ->
    [one] falta
   *[other] faltan
} { $cocoa } de cacao para el salario
    .brief = { $cocoa ->
        [one] falta
       *[other] faltan
    } { $cocoa } de cacao
teotihuacan-needs = salario: { $salary } de cacao, tienes { $have }

teotihuacan-status-keeping = Todos eligen sus losetas de inicio
teotihuacan-status-placing = Todos colocan tres trabajadores
teotihuacan-status-bonuses = Las losetas de inicio dan sus bonificaciones
teotihuacan-status-turns = { $rounds ->
    [one] Era { $era } de 3, última ronda antes del eclipse
   *[other] Era { $era } de 3, eclipse dentro de { $rounds } rondas
}
teotihuacan-status-next = Era { $era } de 3: esta ronda y una más antes del eclipse
teotihuacan-status-now = Era { $era } de 3: última ronda antes del eclipse
teotihuacan-status-next-final = Era { $era } de 3: esta ronda y una más antes del eclipse final
teotihuacan-status-now-final = Era { $era } de 3: última ronda antes del eclipse final
teotihuacan-status-eclipse = Eclipse { $era }: se pagan los salarios
teotihuacan-status-over = { $winners-count ->
    [one] Fin de la partida: gana { $winners }
   *[other] Fin de la partida: comparten la victoria { $winners }
}

## The board as text

teotihuacan-board-to-act = Turno de { $seats }
teotihuacan-board-board = { $colours ->
    [one] Posición { $position }, { $board }: { $workers } (trabajadores desbloqueados: { $colours } color)
   *[other] Posición { $position }, { $board }: { $workers } (trabajadores desbloqueados: { $colours } colores)
}
teotihuacan-board-worker = { $seat } { $power }
teotihuacan-board-locked = { $seat } { $power } (trabajador bloqueado en la casilla { $space })
teotihuacan-board-neutral = { $n ->
    [one] { $n } trabajador neutral
   *[other] { $n } trabajadores neutrales
}
teotihuacan-board-royal = Casilla { $space }: { $tile }, { $effect }
teotihuacan-board-technology = Fila { $row }, { $temple }: { $technology } por { $price } ({ $effect }); quién la tiene: { $owners }
    .free = Fila { $row }, { $temple }: { $technology } por { $price } ({ $effect })
teotihuacan-table-nobles = { $left ->
    [one] Próximo edificio: { $rows }; queda { $left }
   *[other] Próximo edificio: { $rows }; quedan { $left }
}
teotihuacan-board-row = fila { $row } ({ $value })
teotihuacan-board-full = completa
teotihuacan-table-decorations = Decoraciones disponibles: { $tiles-series }
teotihuacan-board-tile = Loseta disponible: { $tile }
teotihuacan-board-stack = Losetas de descubrimiento { $place-on }: { $tiles }
teotihuacan-board-priced = { $tile } por { $price }
teotihuacan-board-free = { $tile }, gratis
teotihuacan-board-plan = Pirámide, fila { $row } desde arriba: { $icons }
teotihuacan-board-space = Espacio libre { $number }: { $space }
teotihuacan-board-ledge = { $ledge }: { $tile }
teotihuacan-board-temple = Casillas { $temple-of }: { $markers }; loseta de bonificación { $bonus }
teotihuacan-board-marker = { $seat } { $step }
teotihuacan-board-avenue = Avenida de los Muertos: { $markers }; puntos por casilla en un eclipse: { $value }
teotihuacan-board-track = Pista de la pirámide: { $markers }
teotihuacan-board-player = { $seat }: { $points }; { $goods }; salario: { $salary } de cacao
teotihuacan-board-owns = { $seat }, tecnologías: { $tiles }
teotihuacan-board-masks = { $seat }, máscaras: { $tiles }
teotihuacan-board-hand = { $seat }, losetas por usar: { $tiles }
teotihuacan-board-used = { $seat }, losetas usadas: { $tiles }
teotihuacan-board-wheel = { $seat }: el cuarto trabajador ({ $power }) espera en la rueda de ascensión
teotihuacan-board-start = { $tile }: { $gains }

## Lo que hay en la página web

teotihuacan-page-pyramid = Pirámide
# $seat: de quién es el trabajador
teotihuacan-page-locked = Aquí está bloqueado un trabajador de { $seat } con poder { $power }.
teotihuacan-page-free = Aquí no hay nadie.
# $effect: lo que hace un componente
teotihuacan-page-effect = { CAPITAL($effect) }.

## Reasons for missing choices

teotihuacan-why-all-locked = Todos tus trabajadores están bloqueados, así que ninguno puede moverse.
teotihuacan-why-no-worker = No tienes ningún trabajador { $power } { $board-on }.
teotihuacan-why-locked = Tu trabajador { $power } { $board-on } está bloqueado.
teotihuacan-why-too-far = El camino { $from-from } { $to-to } es de { $steps } tableros. Un trabajador avanza 3 como máximo.
teotihuacan-why-unlock = Desbloquear antes del movimiento cuesta { $price }. Tienes { $have }.
teotihuacan-why-palace = El Palacio no tiene acción principal.
teotihuacan-why-main = La acción principal { $board-of } cuesta al menos { $price }. Tienes { $have }.
teotihuacan-why-colours = La acción principal { $board-of } cuesta { $price }. Tienes { $have }.
teotihuacan-why-no-technology = Aquí no puedes tomar ni pagar ninguna tecnología.
teotihuacan-why-no-row = Con estos trabajadores no puedes poner ningún edificio.
teotihuacan-why-building = Un edificio cuesta { $price }.
teotihuacan-why-no-ledge = Ahora no hay sitio para una decoración.
teotihuacan-why-decoration = Con estos trabajadores, una decoración cuesta { $price }.
teotihuacan-why-finished = La pirámide está terminada.
teotihuacan-why-no-space = No puedes pagar ninguna loseta en los espacios libres.
teotihuacan-why-worship-own = Aquí no puedes rendir culto ({ $what }): ya está tu propio trabajador.
teotihuacan-why-worship-taken = Aquí no puedes rendir culto ({ $what }): no tienes cacao para desbloquear al trabajador que hay.
teotihuacan-why-worship-royal = Aquí no puedes rendir culto ({ $what }): no puedes pagarlo.
teotihuacan-why-worship-nothing = Aquí no puedes rendir culto ({ $what }): no podrías tomar ni el paso de templo ni la loseta.
teotihuacan-why-blocked = No puedes avanzar más { $temple-on }.
teotihuacan-why-no-tile = Aquí no hay ninguna loseta de descubrimiento.
teotihuacan-why-both = Ambas partes cuestan { $price }.
teotihuacan-why-dear-tile = { $tile }: no puedes pagar { $price }.
teotihuacan-why-two-temples = Dos pasos de templo cuestan { $price }.
teotihuacan-why-fourth-worker = Tu cuarto trabajador ya está en juego.
teotihuacan-why-row-2 = La fila 2 exige dos trabajadores, o uno de poder 4 o 5.
teotihuacan-why-dear-technology = { $technology }: no puedes pagar { $price }.
teotihuacan-why-dear-level = Una loseta en el nivel { $level } cuesta { $price }.

## Log lines. $seat: the player

teotihuacan-event-chosen = { $seat } ha elegido dos losetas de inicio
teotihuacan-event-kept = { $seat } se queda con { $first } y { $second }
teotihuacan-event-drafted = { $seat } toma { $tile }
teotihuacan-event-placed = { $seat } coloca un trabajador { $board-on }
teotihuacan-event-started = { $seat } empieza { $boards-on }
teotihuacan-event-free-technology = { $seat } empieza con { $technology }
teotihuacan-event-neutral-workers = Trabajadores neutrales: { $boards }
teotihuacan-event-moved = { $seat } mueve el trabajador { $power } { $from-from } { $to-to }
teotihuacan-event-joined = { $seat } lleva también el trabajador { $power }
teotihuacan-event-collects = { $seat } recoge cacao
teotihuacan-event-main = { $seat } realiza la acción principal { $board-of }
teotihuacan-event-worships = { $seat } rinde culto { $board-on }
teotihuacan-event-unlocked = { $seat } desbloquea todos sus trabajadores
teotihuacan-event-unlocked-other = { $seat } desbloquea al trabajador de { $other } { $board-on }
teotihuacan-event-gained = { $seat } recibe { $goods }
teotihuacan-event-paid = { $seat } paga { $goods }
teotihuacan-event-scored = { $n ->
    [one] { $seat }: { SIGNED($n) } punto ({ $source })
   *[other] { $seat }: { SIGNED($n) } puntos ({ $source })
}
teotihuacan-event-used = { $seat } usa { $tile-the }
teotihuacan-event-claimed = { $seat } reclama { $tile-the }
teotihuacan-event-advanced = { $seat } avanza a la casilla { $step } { $temple-of }
teotihuacan-event-temple-blocked = { $seat } no puede avanzar { $temple-on } y pierde el paso
teotihuacan-event-steps-lost = { $seat } no puede avanzar en ningún templo y pierde el paso
teotihuacan-event-walked = { $seat } avanza hasta la casilla { $step } de la Avenida
teotihuacan-event-avenue-ended = { $seat } está al final de la Avenida y pierde el paso
teotihuacan-event-raised = { $power ->
    [6] { $seat } mejora un trabajador { $board-on } por encima de 5: asciende
   *[other] { $seat } mejora un trabajador { $board-on }: poder { $power }
}
teotihuacan-event-power-ups-lost = { $seat } no tiene trabajador para la mejora y la pierde
teotihuacan-event-ascended = Un trabajador de { $seat } asciende y vuelve a empezar en el Palacio
teotihuacan-event-rewarded = { $seat } toma la recompensa de ascensión: { $reward-the }
teotihuacan-event-no-result = { $seat } no obtiene nada de la acción
teotihuacan-event-acquired = { $seat } adquiere { $technology }
teotihuacan-event-built = { $seat } construye en la fila { $row } de los Nobles
teotihuacan-event-laid = { $seat } añade una loseta de pirámide ({ $tile }): { $space }
teotihuacan-event-decorated = { $seat } añade una decoración ({ $tile }) { $ledge-on }
teotihuacan-event-track = { $seat } avanza a la casilla { $step } de la pista de la pirámide
teotihuacan-event-pyramid-finished = { $seat } termina la pirámide: el próximo eclipse es el final
teotihuacan-event-pyramid-tile-drawn = Nueva loseta en la Construcción: { $tile }
teotihuacan-event-decoration-drawn = Nueva decoración: { $tile }
teotihuacan-event-discovery-drawn = Nueva loseta de descubrimiento { $place-on }: { $tile }
teotihuacan-event-light-disc = El disco blanco avanza a { $light } de { $dark }
teotihuacan-event-dark-disc-reached = El disco blanco alcanza el disco negro: se acerca el eclipse
teotihuacan-event-eclipse = Eclipse de la era { $era }
teotihuacan-event-salary = { $unpaid ->
    [0] { $seat } paga todo el salario ({ $paid } de cacao)
   *[other] { $lost ->
        [one] { $paid ->
            [0] { $seat } no paga nada del salario y pierde { $lost } punto
           *[other] { $seat } paga solo { $paid } de cacao del salario y pierde { $lost } punto
        }
       *[other] { $paid ->
            [0] { $seat } no paga nada del salario y pierde { $lost } puntos
           *[other] { $seat } paga solo { $paid } de cacao del salario y pierde { $lost } puntos
        }
    }
}
teotihuacan-event-era = Empieza la era { $era }
teotihuacan-event-over = Fin de la partida: gana { $winner } con { $points } puntos

## Sources of points

teotihuacan-score-now = Incluye un eclipse ahora, los salarios sin pagar y las losetas de bonificación de templo.
teotihuacan-next-eclipse = Puntos del próximo eclipse, salarios incluidos, con la situación de ahora (ya contados arriba): { $shares-row }
teotihuacan-source-setup = primera partida
teotihuacan-source-production = Cantera y Depósitos de oro
teotihuacan-source-temples = pasos de templo
teotihuacan-source-royal = losetas reales
teotihuacan-source-ascension = ascensiones
teotihuacan-source-discoveries = losetas de descubrimiento
teotihuacan-source-technologies = tecnologías
teotihuacan-source-buildings = edificios
teotihuacan-source-pyramid = losetas de pirámide
teotihuacan-source-decorations = decoraciones
teotihuacan-source-avenue = Avenida de los Muertos
teotihuacan-source-pyramid_track = pista de la pirámide
teotihuacan-source-masks = máscaras
teotihuacan-source-salary = salarios sin pagar
teotihuacan-source-bonus_tiles = losetas de bonificación de templo

## A turn in one line: actions, gains, costs, and the effects of an eclipse

teotihuacan-did-keep = se queda con { $things }{ core-gained }{ core-paid }
teotihuacan-did-draft = toma la loseta de inicio { $things }{ core-gained }{ core-paid }
teotihuacan-did-place = empieza { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-receive = { $gains-count ->
    [0] no recibe { teotihuacan-nothing }
   *[other] recibe { $gains-row }
}
teotihuacan-did-collect = { $gains-count ->
    [0] no recoge nada { $things-on }{ core-paid }
   *[other] recoge { $gains } { $things-on }{ core-paid }
}
teotihuacan-did-produce = trabaja { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-worship = rinde culto { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-worship-royal = rinde culto { teotihuacan-board-palace.on } ({ $things }){ core-gained }{ core-paid }
teotihuacan-did-unlock = desbloquea todos sus trabajadores{ core-gained }{ core-paid }
teotihuacan-did-move = mueve { $things }{ core-gained }{ core-paid }
teotihuacan-mover = el trabajador { $power } { $from-from } { $to-to }
teotihuacan-did-ascend = hace ascender a un trabajador (eclipse una ronda antes){ core-gained }{ core-paid }
teotihuacan-did-ascend-late = hace ascender a un trabajador{ core-gained }{ core-paid }
teotihuacan-did-acquire = adquiere { $things }{ core-paid }{ core-gained }
teotihuacan-did-build = construye para los Nobles{ core-gained }{ core-paid }
teotihuacan-did-lay = construye en la pirámide, { $things }{ core-gained }{ core-paid }
teotihuacan-did-decorate = decora la pirámide, { $things }{ core-gained }{ core-paid }
teotihuacan-did-use = usa { $things-the }{ core-gained }{ core-paid }
teotihuacan-did-waive = paga el salario con { $things-the }
teotihuacan-did-nothing = no consigue nada{ core-gained }{ core-paid }
teotihuacan-level = nivel { $level }

teotihuacan-change-cocoa = { $n } de cacao
teotihuacan-change-wood = { $n } de madera
teotihuacan-change-stone = { $n } de piedra
teotihuacan-change-gold = { $n } de oro
teotihuacan-change-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
teotihuacan-change-fourth-worker = un trabajador nuevo
teotihuacan-change-power = { $n ->
    [one] trabajador { $things }
   *[other] trabajadores { $things }
}
teotihuacan-raised = { $from } → { $to }
teotihuacan-raised-on = { $from } → { $to } { $board-on }
# "templo azul +1"
teotihuacan-change-up = { $things-to-row }
teotihuacan-change-avenue = Avenida +{ $n }
teotihuacan-change-technology = { $things-count ->
    [1] la tecnología { $things }
   *[other] las tecnologías { $things }
}
teotihuacan-change-claimed = { $n ->
    [one] la loseta { $things }
   *[other] las losetas { $things }
}
teotihuacan-change-used = { $things-count ->
    [one] se gasta { $things-the }
   *[other] se gastan { $things-the }
}
teotihuacan-change-unlocked = { $things-count ->
    [one] desbloqueado el trabajador de { $things }
   *[other] desbloqueados los trabajadores de { $things }
}
teotihuacan-change-new-technology = { $things-count ->
    [1] la tecnología { $things }
   *[other] las tecnologías { $things }
}
teotihuacan-change-new-tile = { $things }
teotihuacan-laid = { $space } ({ $detail })
    .brief = { $space }
teotihuacan-change-new-decoration = { $things }
teotihuacan-change-track = pista +{ $n }
teotihuacan-change-bonus-tile = { $n ->
    [one] una loseta de bonificación
   *[other] { $n } losetas de bonificación
}
teotihuacan-change-ascends = { $n ->
    [one] un trabajador asciende
   *[other] { $n } trabajadores ascienden
}
teotihuacan-change-sooner = { $n ->
    [one] eclipse una ronda antes
   *[other] eclipse { $n } rondas antes
}

teotihuacan-day-eclipse = { $shares-count ->
    [0] El eclipse no da puntos
   *[other] Puntos del eclipse: { $shares-row }
}
teotihuacan-day-bonus = Puntos de las losetas de bonificación de templo: { $shares-row }
teotihuacan-day-owners = Puntos para los demás que tienen esa tecnología: { $shares-row }
teotihuacan-day-salary = { $shares-count ->
    [0] Salarios: nada que pagar
   *[other] Salarios: { $shares-series }
}

## A recap for its reader

teotihuacan-recap-gone = No llegaste a tomar: { $tiles }
teotihuacan-recap-cheaper = Las acciones principales cuestan menos { $cheaper }
teotihuacan-recap-dearer = Las acciones principales cuestan más { $dearer }
teotihuacan-recap-prices = Las acciones principales cuestan menos { $cheaper }, y más { $dearer }
teotihuacan-recap-price = { $board-on } ({ $before } → { $now })
