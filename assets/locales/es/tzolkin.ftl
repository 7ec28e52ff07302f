### Translated from the English version b104426d
# Tzolk'in: names of the game and its components.

tzolkin-name = Tzolk'in
    .tagline = Coloca trabajadores en engranajes que giran: cuanto más viajan, mejor es su acción.
    .length = 27 rondas
tzolkin-choose = Elegir losetas
tzolkin-option-negative_scores = Puntuación negativa
    .description = Decide si la puntuación puede bajar de 0.
    .allowed = permitida
    .floor_at_zero = se queda en 0

## Materials: the name alone, and an amount of it ($count)

tzolkin-material-corn = maíz
tzolkin-material-wood = madera
tzolkin-material-stone = piedra
tzolkin-material-gold = oro
tzolkin-material-skull = calavera de cristal
tzolkin-amount-corn = { $count } de maíz
tzolkin-amount-wood = { $count } de madera
tzolkin-amount-stone = { $count } de piedra
tzolkin-amount-gold = { $count } de oro
tzolkin-amount-skull = { $count ->
    [one] { $count } calavera
   *[other] { $count } calaveras
}
tzolkin-amount-resource = { $count ->
    [one] { $count } recurso
   *[other] { $count } recursos
}
tzolkin-amount-vp = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
}
tzolkin-amount-worker = { $count ->
    [one] { $count } trabajador
   *[other] { $count } trabajadores
}
tzolkin-amount-nothing = nada

## Gears, temples, technologies, kinds

tzolkin-gear-palenque = Palenque
    .effect = Cosechar maíz y madera de la jungla.
    .asked = qué hace palenque, rueda verde, engranaje del maíz, acciones de palenque, casillas de palenque, engranaje de la jungla
tzolkin-gear-yaxchilan = Yaxchilán
    .effect = Obtener madera, piedra, oro y calaveras de cristal.
    .asked = qué hace yaxchilán, engranaje de los recursos, dónde consigo piedra, dónde consigo oro, dónde consigo madera, cómo consigo recursos, acciones de yaxchilán
tzolkin-gear-tikal = Tikal
    .effect = Avanzar en tecnologías, construir edificios y monumentos.
    .asked = qué hace tikal, engranaje de tecnologías y edificios, acciones de tikal, engranaje para construir, en qué engranaje construyo
tzolkin-gear-uxmal = Uxmal
    .effect = Comerciar, ganar trabajadores, construir con maíz, usar acciones de otros engranajes.
    .asked = qué hace uxmal, acciones de uxmal, engranaje del mercado, engranaje para comerciar y trabajadores
tzolkin-gear-chichen_itza = Chichén Itzá
    .effect = Dejar calaveras de cristal a los dioses a cambio de puntos y peldaños de templo.
    .asked = qué hace chichén itzá, engranaje de las calaveras, casillas de chichén itzá, rueda azul, rueda más grande, cuántos puntos da chichén itzá
tzolkin-space = { $gear } { $space }
tzolkin-space-from = { $gear } { $space } (desde { $from })
tzolkin-first-player-space = Casilla de jugador inicial
    .short = la casilla de jugador inicial
    .effect = Toma el maíz acumulado y el marcador de jugador inicial; puedes avanzar el calendario 2 días.
    .asked = el espacio del jugador inicial, acción de jugador inicial, qué da la casilla de jugador inicial

# .to is one step up and .from one step down in a row of amounts, as core-repeated.to and .from are several
tzolkin-temple-chaac = Chaac
    .effect = Templo marrón: piedra los días de comida 1.º y 3.º; por la posición más alta, 6 puntos el 2.º y 2 el 4.º.
    .to = Chaac +1
    .from = Chaac −1
    .asked = templo marrón, templo de chaac, templo de la piedra, qué da chaac, dios de la lluvia
tzolkin-temple-quetzalcoatl = Quetzalcóatl
    .effect = Templo amarillo: oro los días de comida 1.º y 3.º; por la posición más alta, 2 puntos el 2.º y 6 el 4.º.
    .to = Quetzalcóatl +1
    .from = Quetzalcóatl −1
    .asked = templo amarillo, templo de quetzalcóatl, templo del oro, qué da quetzalcóatl, serpiente emplumada
tzolkin-temple-kukulkan = Kukulcán
    .effect = Templo verde: madera y una calavera los días de comida 1.º y 3.º; por la posición más alta, 4 puntos el 2.º y el 4.º.
    .to = Kukulcán +1
    .from = Kukulcán −1
    .asked = templo verde, templo de kukulcán, templo de la madera, qué da kukulcán, calavera del templo

tzolkin-technology-agriculture = Agricultura
    .effect = Más maíz de la jungla. Bonificación más allá del nivel 3: subir 1 peldaño de templo.
    .level-1 = +1 de maíz con cada cosecha de maíz de Palenque 2 a 5
    .level-2 = cosechar maíz sin loseta cuando no hay ninguna a la vista; +1 de maíz al pescar
    .level-3 = otros +2 de maíz con cada cosecha de maíz de Palenque 2 a 5
    .bonus = subir 1 peldaño en el templo que quieras
    .to = Agricultura +1
    .asked = qué hace agricultura, niveles de agricultura, más maíz al cosechar, tecnología del maíz
tzolkin-technology-extraction = Extracción
    .effect = Extracción de recursos: más madera, piedra y oro. Bonificación más allá del nivel 3: 2 recursos a tu elección.
    .level-1 = +1 de madera en Yaxchilán 1 y con cada cosecha de madera
    .level-2 = +1 de piedra en Yaxchilán 2 y 5
    .level-3 = +1 de oro en Yaxchilán 3 y 5
    .bonus = 2 recursos a tu elección
    .to = Extracción +1
    .asked = qué hace extracción, niveles de extracción, un recurso extra, tecnología de los recursos
tzolkin-technology-architecture = Arquitectura
    .effect = Maíz, puntos y descuento al construir edificios. Bonificación más allá del nivel 3: 3 puntos.
    .level-1 = +1 de maíz por cada edificio que construyas
    .level-2 = +2 puntos por cada edificio que construyas
    .level-3 = los edificios cuestan 1 recurso menos en Tikal y 2 de maíz menos en Uxmal 4
    .bonus = 3 puntos
    .to = Arquitectura +1
    .asked = qué hace arquitectura, niveles de arquitectura, edificios más baratos, tecnología de edificios, descuento en edificios
tzolkin-technology-theology = Teología
    .effect = Mejores acciones en Chichén Itzá. Bonificación más allá del nivel 3: 1 calavera de cristal.
    .level-1 = en Chichén Itzá puedes usar gratis la acción de la casilla siguiente
    .level-2 = tras una acción de Chichén Itzá puedes pagar 1 recurso para subir 1 peldaño de templo
    .level-3 = +1 calavera en Yaxchilán 4
    .bonus = 1 calavera
    .to = Teología +1
    .asked = qué hace teología, niveles de teología, tecnología de las calaveras, tecnología para chichén itzá, tecnología de los templos

tzolkin-kind-farm = granja
tzolkin-kind-tomb = tumba
tzolkin-kind-civic = edificio público
tzolkin-kind-shrine = santuario
tzolkin-kind-monument-tomb = monumento de tumba
tzolkin-kind-monument-civic = monumento público
tzolkin-kind-monument-shrine = monumento de santuario

## Wealth tiles

# .the: dentro de una frase · .of: detrás de «losetas»
tzolkin-wealth-palenque_1 = Semilla sagrada
    .effect = 3 de maíz, 1 peldaño en Quetzalcóatl y 1 nivel de Agricultura.
tzolkin-wealth-palenque_3 = Pluma de oro
    .effect = 5 de maíz, 1 de oro y 1 peldaño en Quetzalcóatl.
tzolkin-wealth-palenque_5 = Tesoro del sembrador
    .effect = 1 de piedra, 1 de oro y 1 nivel de Agricultura.
tzolkin-wealth-palenque_7 = Cesta de maíz
    .effect = 9 de maíz y 1 de piedra.
tzolkin-wealth-yaxchilan_1 = Hacha sagrada
    .effect = 1 de madera, 1 peldaño en Kukulcán y 1 nivel de Extracción.
tzolkin-wealth-yaxchilan_3 = Don de la jungla
    .effect = 2 de maíz, 2 de madera y 1 peldaño en Kukulcán.
tzolkin-wealth-yaxchilan_5 = Útiles del leñador
    .effect = 4 de maíz, 1 de madera y 1 nivel de Extracción.
tzolkin-wealth-yaxchilan_7 = Fardo del mercader
    .effect = 3 de maíz, 2 de madera y 1 de piedra.
tzolkin-wealth-tikal_1 = Oración del albañil
    .effect = 2 de maíz, 1 peldaño en Chaac y 1 nivel de Arquitectura.
tzolkin-wealth-tikal_3 = Comida del cantero
    .effect = 6 de maíz y 2 de piedra.
tzolkin-wealth-tikal_5 = Oro del arquitecto
    .effect = 3 de maíz, 1 de oro y 1 nivel de Arquitectura.
tzolkin-wealth-tikal_7 = Carga de la canoa
    .effect = 6 de maíz, 1 de madera y 1 de piedra.
tzolkin-wealth-uxmal_1 = Piedra de la lluvia
    .effect = 5 de maíz, 1 de piedra y 1 peldaño en Chaac.
tzolkin-wealth-uxmal_3 = Fogón familiar
    .effect = 3 de maíz y 1 de madera. En cada día de comida, 1 de tus trabajadores come gratis.
tzolkin-wealth-uxmal_5 = Mano amiga
    .effect = 1 trabajador más.
tzolkin-wealth-uxmal_7 = Cosecha de oro
    .effect = 8 de maíz y 1 de oro.
tzolkin-wealth-chichen_itza_0 = Calavera del antepasado
    .effect = 4 de maíz, 1 de madera y 1 calavera de cristal.
tzolkin-wealth-chichen_itza_3 = Piedra del sacerdote
    .effect = 5 de maíz, 1 de piedra y 1 nivel de Teología.
tzolkin-wealth-chichen_itza_5 = Balsa de troncos
    .effect = 4 de maíz y 3 de madera.
tzolkin-wealth-chichen_itza_7 = Ídolo de madera
    .effect = 2 de maíz, 2 de madera y 1 nivel de Teología.
tzolkin-wealth-chichen_itza_10 = Carga del porteador
    .effect = 7 de maíz y 2 de madera.

## Buildings

tzolkin-building-a1_01 = Parcela de maíz
    .effect = En cada día de comida, 1 de tus trabajadores come gratis.
tzolkin-building-a1_02 = { tzolkin-building-a1_01 }
    .effect = { tzolkin-building-a1_01.effect }
tzolkin-building-a1_03 = { tzolkin-building-a1_01 }
    .effect = { tzolkin-building-a1_01.effect }
tzolkin-building-a1_04 = Bancales
    .effect = En cada día de comida, cada uno de tus trabajadores come 1 de maíz menos.
tzolkin-building-a1_05 = { tzolkin-building-a1_04 }
    .effect = { tzolkin-building-a1_04.effect }
tzolkin-building-a1_06 = Cripta gemela
    .effect = 1 peldaño en Chaac y 1 en Quetzalcóatl.
tzolkin-building-a1_07 = Bóveda de la lluvia
    .effect = 1 peldaño en Chaac y 1 en Kukulcán.
tzolkin-building-a1_08 = Túmulo del constructor
    .effect = 1 peldaño en el templo que quieras. Después puedes construir otro edificio, pagándolo como en Tikal 2.
tzolkin-building-a1_09 = Escuela agrícola
    .effect = 1 nivel de Agricultura.
tzolkin-building-a1_10 = Granero de piedra
    .effect = 1 nivel de Agricultura y 1 de piedra.
tzolkin-building-a1_11 = Puesto de la cantera
    .effect = 1 nivel de Extracción y 1 de maíz.
tzolkin-building-a1_12 = Casa de la mina de oro
    .effect = 1 nivel de Extracción y 1 de oro.
tzolkin-building-a1_13 = Altar del albañil
    .effect = 1 nivel de Arquitectura.
tzolkin-building-a1_14 = Altar del astrónomo
    .effect = 1 nivel de Teología y 1 peldaño en Kukulcán.
tzolkin-building-a2_01 = Grandes campos
    .effect = En cada día de comida, 3 de tus trabajadores comen gratis.
tzolkin-building-a2_02 = { tzolkin-building-a2_01 }
    .effect = { tzolkin-building-a2_01.effect }
tzolkin-building-a2_03 = { tzolkin-building-a2_01 }
    .effect = { tzolkin-building-a2_01.effect }
tzolkin-building-a2_04 = Reposo del mercader
    .effect = 6 puntos, y puedes comerciar en el mercado como en Uxmal 2.
tzolkin-building-a2_05 = Túmulo familiar
    .effect = 1 trabajador más y 6 puntos.
tzolkin-building-a2_06 = Sarcófago del soberano
    .effect = 8 puntos.
tzolkin-building-a2_07 = Cripta del caminante
    .effect = 2 puntos, y puedes pagar 1 de maíz por usar una acción de Palenque, Yaxchilán, Tikal o Uxmal.
tzolkin-building-a2_08 = Mausoleo triple
    .effect = 1 peldaño en cada uno de los tres templos y 3 puntos.
tzolkin-building-a2_09 = Gremio de canteros
    .effect = 1 nivel de cualquier tecnología y 1 de piedra.
tzolkin-building-a2_10 = Gremio de orfebres
    .effect = 1 nivel de cualquier tecnología y 1 de oro.
tzolkin-building-a2_11 = Casa de la cosecha
    .effect = 1 nivel de cualquier tecnología y 6 de maíz.
tzolkin-building-a2_12 = Taller de las calaveras
    .effect = 1 nivel de cualquier tecnología y 1 calavera de cristal.
tzolkin-building-a2_13 = Santuario de la lluvia
    .effect = 2 peldaños en Chaac y 2 puntos.
tzolkin-building-a2_14 = Santuario del maestro
    .effect = 1 nivel de Arquitectura y 3 puntos.
tzolkin-building-a2_15 = Santuario del viento
    .effect = 2 peldaños en Kukulcán y 3 puntos.
tzolkin-building-a2_16 = Santuario del oráculo
    .effect = 1 nivel de Teología, 1 peldaño en Chaac y 1 en Kukulcán.
tzolkin-building-a2_17 = Casa del saber
    .effect = 2 niveles de tecnología, en una o dos tecnologías a tu elección.
tzolkin-building-a2_18 = Santuario del lucero
    .effect = 2 peldaños en Quetzalcóatl y 4 puntos.

## Monuments: .effect is the whole sentence, .score its core in a few words

tzolkin-monument-mon_tombs = Necrópolis
    .effect = Al final, 4 puntos por cada tumba tuya, sea edificio o monumento, incluido este.
    .score = 4 puntos por cada tumba o monumento de tumba que tengas
tzolkin-monument-mon_constructions = Gran calzada
    .effect = Al final, 2 puntos por cada edificio y monumento tuyo, incluido este.
    .score = 2 puntos por cada edificio y monumento tuyo
tzolkin-monument-mon_corn_tiles = Coloso de maíz
    .effect = Al final, 4 puntos por cada loseta de maíz que conserves.
    .score = 4 puntos por cada loseta de maíz tuya
tzolkin-monument-mon_wood_tiles = Obelisco de cedro
    .effect = Al final, 4 puntos por cada loseta de madera que conserves.
    .score = 4 puntos por cada loseta de madera tuya
tzolkin-monument-mon_monuments = Sala de las maravillas
    .effect = Al final, por cada monumento construido por cualquier jugador, 6 puntos con 2 jugadores, 5 con 3 y 4 con 4.
    .score = puntos por cada monumento construido, de quien sea
tzolkin-monument-mon_civic = Gran plaza
    .effect = Al final, 4 puntos por cada edificio público y monumento público tuyo, incluido este.
    .score = 4 puntos por cada edificio o monumento público que tengas
tzolkin-monument-mon_max_technologies = Observatorio
    .effect = Al final, 9 puntos por 1 tecnología en el nivel 3, 20 por 2, 33 por 3 o 4.
    .score = 9, 20 o 33 puntos por 1, 2 o 3 tecnologías en el nivel 3
tzolkin-monument-mon_technology_levels = Gran archivo
    .effect = Al final, 3 puntos por cada uno de tus niveles de tecnología.
    .score = 3 puntos por cada nivel de tecnología tuyo
tzolkin-monument-mon_workers = Juego de pelota
    .effect = Al final, 6 puntos con 4 trabajadores en juego, 12 con 5, 18 con 6 (ninguno con 3).
    .score = 6, 12 o 18 puntos por 4, 5 o 6 trabajadores
tzolkin-monument-mon_shrines = Recinto sagrado
    .effect = Al final, 4 puntos por cada santuario tuyo, sea edificio o monumento, incluido este.
    .score = 4 puntos por cada santuario o monumento de santuario que tengas
tzolkin-monument-mon_temple_points = Pirámide de tres dioses
    .effect = Al final ganas otra vez los puntos de tu peldaño en cada uno de los tres templos.
    .score = otra vez los puntos de tus peldaños en los tres templos
tzolkin-monument-mon_highest_temple = Escalera al cielo
    .effect = Al final, 3 puntos por cada peldaño por encima del inicial en tu mejor templo.
    .score = 3 puntos por cada peldaño de tu mejor templo
tzolkin-monument-mon_skulls = Pozo de las calaveras
    .effect = Al final, 3 puntos por cada calavera de cristal en Chichén Itzá, sea de quien sea.
    .score = 3 puntos por cada calavera en Chichén Itzá

## Effects of tiles in a few words

tzolkin-effect-climb = { $temple } { SIGNED($n) }
tzolkin-effect-climb-any = cualquier templo { SIGNED($n) }
tzolkin-effect-advance = { $technology } { SIGNED($n) }
tzolkin-effect-advance-any = cualquier tecnología { SIGNED($n) }
tzolkin-effect-build-building = otro edificio (opcional)
tzolkin-effect-market = una visita al mercado
tzolkin-effect-use-action = una acción por { $n } de maíz (opcional)
tzolkin-effect-feed-free = { $n ->
    [one] comida gratis para { $n } trabajador
   *[other] comida gratis para { $n } trabajadores
}
tzolkin-effect-feed-discount = cada trabajador come { $n } de maíz menos en los días de comida

## Actions of the spaces, after "Palenque 3: " or alone

tzolkin-action-none = sin acción
tzolkin-action-back-only = retroceder a { $space }
tzolkin-action-ahead-only = la acción de { $space }
tzolkin-action-fish = pescar { $goods }
tzolkin-action-harvest-corn = cosechar { $corn }
tzolkin-action-harvest = cosechar { $corn } o { $wood }
tzolkin-action-gain = { $goods }
tzolkin-action-advance = { $levels ->
    [one] avanzar en una tecnología
   *[other] avanzar hasta { $levels } niveles de tecnología
}
tzolkin-action-build = construir un edificio
tzolkin-action-build-or-monument = construir hasta 2 edificios, o un monumento
tzolkin-action-build-corn = construir un edificio pagando maíz
tzolkin-action-climb = { $temples ->
    [one] pagar { $cost } y subir 1 peldaño de templo
   *[other] pagar { $cost } y subir 1 peldaño en { $temples } templos
}
tzolkin-action-market = comerciar en el mercado
tzolkin-action-worker = tomar { $workers } de la reserva
tzolkin-action-use = pagar { $cost } por una acción que no sea de Chichén Itzá
tzolkin-action-skull = dejar una calavera por { $gains }
tzolkin-action-free-choice = cualquier acción de { $gear }

## Questions

tzolkin-question-wait = No es tu turno.
tzolkin-question-keep = Elige dos de tus cuatro losetas de riqueza.
tzolkin-question-days = ¿Avanzas el calendario 1 día o 2?
tzolkin-question-open = ¿Colocas un trabajador o recoges uno?
tzolkin-question-place = ¿Dónde colocas el trabajador?
tzolkin-question-pick = Elige qué trabajador recoges.
tzolkin-question-place-more = ¿Colocas otro trabajador o terminas tu turno?
tzolkin-question-pick-more = ¿Recoges otro trabajador o terminas tu turno?
tzolkin-question-end = Has hecho todo lo que podías. Termina tu turno.
tzolkin-question-action = Recoges de { $space }. Elige una acción.
tzolkin-question-harvest = Elige qué cosechas en { $space }.
tzolkin-question-lower = Quemas la jungla en { $space }. Elige en qué templo desciendes.
tzolkin-question-advance = Elige en qué tecnología avanzas.
tzolkin-question-advance-more = ¿Avanzas en alguna tecnología más?
# Without $n
tzolkin-question-pay-advance = Elige con qué pagas { $technology } ({ $cost }).
tzolkin-question-advance-free = { $levels ->
    [one] Elige en qué tecnología avanzas gratis.
   *[other] Elige en qué tecnología avanzas gratis (quedan { $levels } niveles).
}
# Without $n
tzolkin-question-pay-climb = Elige con qué pagas ({ $cost }).
tzolkin-question-climb = Elige en qué templo subes.
tzolkin-question-climb-more = Elige en qué templo subes (quedan { $steps } peldaños).
tzolkin-question-climb-different = Elige en qué templo subes primero ({ $steps } templos distintos).
tzolkin-question-gain = { $count ->
    [one] Elige un recurso.
   *[other] Elige un recurso (quedan { $count }).
}
tzolkin-question-build = Elige un edificio.
tzolkin-question-build-granted = ¿Construyes otro edificio?
tzolkin-question-build-or-monument = Construye un edificio o un monumento.
tzolkin-question-build-second = ¿Construyes un segundo edificio?
tzolkin-question-build-second-plain = ¿Construyes un segundo edificio? La Arquitectura ya se usó con el primero.
tzolkin-question-build-corn = Elige un edificio y págalo con maíz.
tzolkin-question-market = Elige qué compras o vendes.
tzolkin-question-use = Elige qué acción usas por { $cost }.
tzolkin-question-offering = ¿Ofrendas un recurso para subir 1 peldaño de templo?

## Answers: a label, and as .effect what the label does not say

tzolkin-choice-keep = Quedarse con las losetas { $first } y { $second }
tzolkin-choice-beg = Mendigar y descender en { $temple }
    .effect = tendrás { $corn } de maíz; { $points-before } → { $points-after ->
        [one] { $points-after } punto
       *[other] { $points-after } puntos
    } a fin de era
    .places = { $corn } de maíz, alcanza para { $names }; { $points-before } → { $points-after ->
        [one] { $points-after } punto
       *[other] { $points-after } puntos
    } a fin de era
    .uses = { $corn } de maíz, alcanza para usar { $names }; { $points-before } → { $points-after ->
        [one] { $points-after } punto
       *[other] { $points-after } puntos
    } a fin de era
tzolkin-beg-more = { $count } más
tzolkin-choice-place = { $corn ->
    [0] Colocar en { $space }, gratis
   *[other] Colocar en { $space } → −{ $corn } de maíz
}
    .effect = tras un día, { $action }
    .last = tras un día queda expulsado
    .no-skull = tras un día, { $action }; no tienes calaveras
    .no-tile = tras un día, no queda ninguna loseta que cosechar
    .left = { $left ->
        [0] te quedas sin maíz
        [one] te queda { $left } de maíz
       *[other] te quedan { $left } de maíz
    }
tzolkin-choice-place-mercy = Colocar en { $space } por todo tu maíz ({ $corn })
tzolkin-choice-place-first =
    .effect = { $pool ->
        [0] no hay maíz acumulado; { $marker }; { $board }
       *[other] { $pool } de maíz acumulado; { $marker }; { $board }
    }
    .marker-takes = te llevas el marcador de jugador inicial
    .marker-gives = el marcador pasa a tu izquierda
    .board-light = puedes avanzar 2 días
    .board-dark = tablero oscuro: solo 1 día
    .board-held = { $space } ocupada: solo 1 día
tzolkin-place-over = la partida termina antes de que recojas el trabajador
tzolkin-first-player-over = { $pool ->
    [0] no hay maíz acumulado
   *[other] { $pool } de maíz acumulado
}
tzolkin-choice-pick = Recoger de { $space }
tzolkin-choice-action = { $corn ->
    [0] { $space }: { $action }
   *[other] { $space } por { $corn } de maíz: { $action }
}
    .jungle = { $wood ->
        [0] { $free ->
            [one] hay { $free } loseta de maíz
           *[other] hay { $free } losetas de maíz
        }
       *[other] { $free ->
            [one] hay { $free } loseta de maíz a la vista
           *[other] hay { $free } losetas de maíz a la vista
        } y { $wood } bajo madera
    }
    .no-step = sin peldaño en { $temple }
tzolkin-choice-nothing = Recoger sin acción
tzolkin-choice-harvest-corn = Cosechar { $goods } (loseta de maíz)
tzolkin-choice-harvest-wood = Cosechar { $goods } (loseta de madera)
tzolkin-choice-harvest-burn = Quemar la jungla por { $goods } (loseta de maíz) y descender en un templo
tzolkin-choice-harvest-bare = Cosechar { $goods } (sin loseta)
tzolkin-choice-harvest =
    .effect = { $wood ->
        [0] { $free ->
            [one] allí quedará { $free } loseta de maíz
           *[other] allí quedarán { $free } losetas de maíz
        }
       *[other] { $free ->
            [one] allí quedará { $free } loseta de maíz a la vista
           *[other] allí quedarán { $free } losetas de maíz a la vista
        } y { $wood } bajo madera
    }
tzolkin-choice-lower = Descender en { $temple }
    .effect = { $points-before } → { $points-after ->
        [one] { $points-after } punto
       *[other] { $points-after } puntos
    } a fin de era
tzolkin-choice-advance = { $cost ->
    [0] Nivel { $level } de { $technology }, gratis
    [one] Nivel { $level } de { $technology } por { $cost } recurso
   *[other] Nivel { $level } de { $technology } por { $cost } recursos
}
    .lost = ahora no te da nada
tzolkin-choice-advance-bonus = { $cost ->
    [0] Bonificación de { $technology }, gratis
    [one] Bonificación de { $technology } por { $cost } recurso
   *[other] Bonificación de { $technology } por { $cost } recursos
}
tzolkin-choice-pay = Pagar { $goods }
    .effect = te queda: { $goods }
    .all = no te queda nada
tzolkin-choice-climb = Subir en { $temple }
    .effect = { $points-before } → { $points-after ->
        [one] { $points-after } punto
       *[other] { $points-after } puntos
    } en { $temple }
    .reward = { $food-days ->
        [one] { $goods } en el día de comida 3
       *[other] { $goods } en los días de comida 1 y 3
    }
    .top = tu tablero vuelve al lado claro
tzolkin-choice-gain = Tomar { $goods }
tzolkin-choice-build = Construir { $name } ({ $cost })
    .free = gratis
    .effect = { $effects }; por Arquitectura, { $gains }
tzolkin-choice-build-sparing = Construir { $name } ahorrando { $spared } ({ $cost })
tzolkin-choice-build-plain = Construir { $name } sin Arquitectura ({ $cost })
tzolkin-choice-monument =
    .effect = { $kind }; al final, { $score }
tzolkin-choice-buy = Comprar { $goods } por { $corn }
tzolkin-choice-sell = Vender { $goods } por { $corn }
tzolkin-choice-offer = Ofrendar { $goods }
    .effect = subir 1 peldaño en el templo que quieras
tzolkin-choice-stop =
    .advance = No avanzar más
    .granted = Sin edificio extra
    .build = Sin segundo edificio
    .market = Salir del mercado
    .use = Sin acción
    .offering = Sin ofrenda
    .other = Nada más
tzolkin-choice-end = Terminar turno
tzolkin-choice-days = { $days ->
    [one] Avanzar { $days } día
   *[other] Avanzar { $days } días
}
    .effect-one = hasta la ronda { $round }
    .effect-two = hasta la ronda { $round }; tu tablero pasa al lado oscuro
    .effect-last = la partida acaba en el acto

tzolkin-menu-place = Colocar trabajadores… (2.º: +1 de maíz, 3.º: +2…)
    .one = Colocar un trabajador…
    .more = Colocar otro trabajador… (el maíz extra ya está en el precio)
    .button = Colocar en { $path }
    .legend = Puedes marcar varios, en cualquier orden. El segundo cuesta 1 de maíz más de lo que se indica aquí, el tercero 2 más, y así sucesivamente. Verás el total antes de terminar el turno.
tzolkin-menu-pick = Recoger un trabajador…
    .button = Recoger de { $path }
tzolkin-menu-beg = Mendigar maíz…
    .button = Mendigar: { $path }
tzolkin-part-action = como { $space }
tzolkin-part-nothing = sin acción
tzolkin-part-first-player = la casilla de jugador inicial
tzolkin-part-bonus = bonificación de { $technology }
tzolkin-part-market = el mercado
tzolkin-part-burn = quemando la jungla
tzolkin-part-build-plain = { $name } sin Arquitectura

## Status of the game, goods of a player

tzolkin-status-choosing = Todos eligen dos losetas de riqueza
tzolkin-status = { $round }, { $food }
tzolkin-status-days = { $round } (se elige si pasa 1 día o 2), { $food }
tzolkin-status-over = { $winners-count ->
    [one] Fin de la partida: gana { $winners }
   *[other] Fin de la partida: comparten la victoria { $winners }
}
tzolkin-round = Ronda { $round } de { $rounds }
tzolkin-food = { $days ->
    [0] hoy es día de comida ({ $reward })
    [1] mañana es día de comida ({ $reward })
   *[other] día de comida dentro de { $days } días ({ $reward })
}
tzolkin-short = { $corn ->
    [one] falta
   *[other] faltan
} { $corn } de maíz para el día de comida, { $unfed } sin comer
    .brief = { $corn ->
        [one] falta
       *[other] faltan
    } { $corn } de maíz, { $unfed } sin comer
tzolkin-needs = tus trabajadores necesitan { $corn } de maíz y tienes { $have }{ $unfed ->
    [0] { "" }
   *[other] : { $short }
}
tzolkin-needs-pool = tus trabajadores necesitan { $corn } de maíz; tienes { $have } y tomas { $pool } del maíz acumulado{ $unfed ->
    [0] { "" }
   *[other] : { $short }
}
tzolkin-food-mid-age = los templos dan materiales
tzolkin-food-end-of-age = los templos dan puntos
tzolkin-food-none = ya no quedan días de comida
tzolkin-goods = { $goods } · trabajadores disponibles: { $hand } de { $workers } · { $points }

## The board as text

tzolkin-board-to-act = Turno de { $players }
tzolkin-board-order = Orden de turno: { $players }; marcador de jugador inicial: { $first }
tzolkin-board-number = { $number }
tzolkin-board-calendar = Ronda { $round }, era { $age ->
    [1] I
   *[other] II
}; próximos días de comida: { $food-days }; maíz acumulado: { $pool }
tzolkin-board-first-player-free = Casilla de jugador inicial: libre
tzolkin-board-first-player-taken = Casilla de jugador inicial: { $seat }
tzolkin-board-dummy = no asignado
tzolkin-board-worker = { $space } { $who }
tzolkin-board-worker-unnumbered = { $space } (tras la última casilla) { $who }
tzolkin-board-gear = { $gear }: { $workers }; siguiente casilla libre: { $free }
tzolkin-board-gear-empty = { $gear }: sin trabajadores; siguiente casilla libre: { $free }
tzolkin-board-gear-full = { $gear }: { $workers }; ninguna casilla libre
tzolkin-board-jungle = Jungla: { $groups }
tzolkin-board-group-corn = { $corn ->
    [one] { $space } con { $corn } loseta de maíz
   *[other] { $space } con { $corn } losetas de maíz
}
tzolkin-board-group = { $corn ->
    [one] { $space } con { $corn } loseta de maíz ({ $wood } bajo madera)
   *[other] { $space } con { $corn } losetas de maíz ({ $wood } bajo madera)
}
tzolkin-board-skulls = En la reserva: { $bank }; en acciones de Chichén Itzá: { $laid }
tzolkin-board-buildings = Edificios disponibles (en la pila de la era { $age ->
    [1] I
   *[other] II
}: { $deck }):
tzolkin-board-monuments = { $count ->
    [0] Ningún monumento disponible
   *[other] Monumentos disponibles:
}
tzolkin-board-construction = { $name }, { $kind }, por { $cost }: { $effects }
tzolkin-board-temple = { $temple } (peldaños 0 a { $top }): { $markers }; por la posición más alta a fin de era: { $bonus }
tzolkin-board-marker = { $seat } en { $step } ({ $points })
tzolkin-board-player = { $seat }: { $points }; { $goods }; trabajadores disponibles: { $hand } de { $workers }; { $board }
tzolkin-board-side =
    .light = tablero por el lado claro (puede avanzar 2 días)
    .dark = tablero por el lado oscuro
tzolkin-board-levels = { $seat }: { $levels }
tzolkin-board-level = { $technology } { $level }
tzolkin-board-wealth = { $seat }, losetas de riqueza: { $tiles }
tzolkin-board-built = { $seat }, edificios: { $tiles }
tzolkin-board-built-monuments = { $seat }, monumentos: { $tiles }
tzolkin-board-harvested = { $seat } conserva losetas de maíz: { $corn }, de madera: { $wood }
tzolkin-board-feeding = { $unfed ->
    [0] En un día de comida, { $seat } alimentaría a todos con { $corn }
    [one] En un día de comida, { $seat } necesitaría { $corn }: { $unfed } trabajador se quedaría sin comer
   *[other] En un día de comida, { $seat } necesitaría { $corn }: { $unfed } trabajadores se quedarían sin comer
}
tzolkin-board-tile = { $tile } ({ $effects })
tzolkin-board-offer = Tus losetas de riqueza: { $tiles }
tzolkin-board-kept = Has elegido { $tiles }

## Lo que hay en la página web

tzolkin-page-calendar = Calendario
tzolkin-page-deck = Pila
# $seat: de quién es el trabajador
tzolkin-page-worker = Aquí hay un trabajador de { $seat }.
tzolkin-page-dummy = Aquí hay un trabajador no asignado.
# $corn: una cantidad de maíz
tzolkin-page-next = El próximo trabajador llega aquí por { $corn }.
tzolkin-page-free = Aquí no hay nadie.
tzolkin-page-skull = En esta acción hay una calavera.
# $action: lo que da la casilla al jugador
tzolkin-page-action = Ahora para { $seat }: { $action }.
tzolkin-page-impossible = Ahora no es posible para { $seat }: { $action }.
# $seat: quién tiene el monumento
tzolkin-page-built = Construido por { $seat }.

## Reasons for missing choices

tzolkin-why-placed = { $count ->
    [one] No puedes recoger trabajadores: ya has colocado uno en este turno.
   *[other] No puedes recoger trabajadores: ya has colocado { $count } en este turno.
}
tzolkin-why-picked = No puedes colocar trabajadores: ya has recogido alguno en este turno.
tzolkin-why-no-hand = No tienes ningún trabajador disponible para colocar.
tzolkin-why-none-on-gears = No tienes ningún trabajador en los engranajes.
tzolkin-why-not-yours = No tienes ningún trabajador en { $space }.
tzolkin-why-must-beg = Primero tienes que mendigar: no puedes pagar ninguna casilla y no tienes trabajadores que recoger.
tzolkin-why-mercy = Los dioses se apiadan: coloca un trabajador en la casilla más barata por todo tu maíz.
tzolkin-why-mercy-one = Los dioses solo se apiadan de un trabajador.
tzolkin-why-beg-lowest = No puedes mendigar: estás en el peldaño más bajo de todos los templos.
tzolkin-why-begged = Ya has mendigado en este turno.
tzolkin-why-price = { $what } ({ $price })
tzolkin-why-dear-spaces = Con { $corn } no puedes pagar: { $spaces-row }.
tzolkin-why-full = { $gears-count ->
    [one] No hay ninguna casilla libre en { $gears }.
   *[other] Engranajes sin ninguna casilla libre: { $gears }.
}
tzolkin-why-first-player = { $seat } ocupa la casilla de jugador inicial.
tzolkin-why-first-player-own = Ya tienes un trabajador en la casilla de jugador inicial.
tzolkin-why-first-player-dear = Otro trabajador en la casilla de jugador inicial costaría { $price }.
tzolkin-why-space-0 = La casilla 0 no tiene acción, y desde ella no se puede retroceder.
tzolkin-why-stepping = Retroceder más cuesta 1 de maíz por casilla. Tienes { $corn }.
tzolkin-why-action = { $spaces }: { $reason }.
tzolkin-why-harvest = ya no te queda nada que cosechar
tzolkin-why-no-skulls = no quedan calaveras en la reserva
tzolkin-why-advance = no puedes pagar ninguna tecnología
tzolkin-why-build = no puedes pagar ningún edificio disponible
tzolkin-why-build-or-monument = no puedes pagar ningún edificio ni monumento disponible
tzolkin-why-no-climb = no puedes subir en ningún templo
tzolkin-why-cost = cuesta { $cost }
tzolkin-why-market = no tienes nada con que comerciar
tzolkin-why-workers = tus { $count } trabajadores ya están en juego
tzolkin-why-own-no-skull = no tienes ninguna calavera que dejar
tzolkin-why-skull-laid = ahí ya hay una calavera
tzolkin-why-corn-covered = Aquí todo el maíz está bajo madera: toma una loseta de madera o quema una.
tzolkin-why-corn-gone = Aquí no quedan losetas de maíz.
tzolkin-why-bare = Para cosechar maíz sin loseta hace falta Agricultura de nivel 2.
tzolkin-why-burn-lowest = No puedes quemar la jungla: estás en el peldaño más bajo de todos los templos.
tzolkin-why-lowest = Ya estás en el peldaño más bajo de { $temple }.
tzolkin-why-dear-advances = { $have ->
    [0] Sin recursos no puedes pagar: { $technologies-row }.
    [one] Con { $have } recurso no puedes pagar: { $technologies-row }.
   *[other] Con { $have } recursos no puedes pagar: { $technologies-row }.
}
tzolkin-why-bonus = La bonificación de { $technology } no te daría nada ahora.
tzolkin-why-top = Ya estás en el peldaño más alto de { $temple }.
tzolkin-why-top-taken = { $seat } ya está en el peldaño más alto de { $temple }.
tzolkin-why-dear-buildings = No puedes pagar: { $buildings-row }.
tzolkin-why-monument-here = Los monumentos solo se construyen en Tikal 4.
tzolkin-why-monument-second = Tikal 4 te da edificios o un monumento, no ambas cosas.
tzolkin-why-use-chichen-itza = Las acciones de Chichén Itzá no se pueden usar así.

## Log lines. $seat: the player

tzolkin-event-kept = { $seat } ha elegido dos losetas de riqueza
tzolkin-event-revealed = { $seat } se queda con las losetas { $tiles }
tzolkin-event-begged = { $seat } mendiga: { $after } de maíz en lugar de { $before }
tzolkin-event-lowered = { $seat } desciende en el templo de { $temple } al peldaño que vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tzolkin-event-climbed = { $seat } sube en el templo de { $temple } al peldaño que vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
tzolkin-event-step-lost = { $seat } no puede subir en el templo de { $temple } y pierde el peldaño
tzolkin-event-choice-lost = { $seat } no puede subir en ningún templo y pierde el peldaño
tzolkin-event-placed = { $corn ->
    [0] { $seat } coloca un trabajador en { $gear } { $space }, gratis
   *[other] { $seat } coloca un trabajador en { $gear } { $space } por { $corn } de maíz
}
tzolkin-event-placed-first-player = { $corn ->
    [0] { $seat } coloca un trabajador en la casilla de jugador inicial, gratis
   *[other] { $seat } coloca un trabajador en la casilla de jugador inicial por { $corn } de maíz
}
tzolkin-event-mercy = { $corn ->
    [0] Los dioses se apiadan: { $seat } no paga nada
   *[other] Los dioses se apiadan: { $seat } paga solo { $corn } de maíz
}
tzolkin-event-picked = { $seat } recoge un trabajador de { $gear } { $space }
tzolkin-event-action = { $corn ->
    [0] { $seat } realiza la acción { $action } de { $gear }
   *[other] { $seat } retrocede a la acción { $action } de { $gear } por { $corn } de maíz
}
tzolkin-event-used = { $corn ->
    [0] { $seat } usa también la acción { $action } de { $gear }
   *[other] { $seat } usa también la acción { $action } de { $gear } por { $corn } de maíz
}
tzolkin-event-nothing = { $seat } recoge su trabajador sin acción
tzolkin-event-gained = { $seat } recibe { $goods }
tzolkin-event-paid = { $seat } paga { $goods }
tzolkin-event-skulls-missing = { $missing ->
    [one] No quedan calaveras en la reserva: a { $seat } le falta { $missing }
   *[other] No quedan calaveras en la reserva: a { $seat } le faltan { $missing }
}
tzolkin-event-scored = { $points ->
    [one] { $seat }: { SIGNED($points) } punto
   *[other] { $seat }: { SIGNED($points) } puntos
}
tzolkin-event-harvested-corn = { $seat } toma una loseta de maíz en Palenque { $group }
tzolkin-event-harvested-wood = { $seat } toma una loseta de madera en Palenque { $group }
tzolkin-event-burnt = { $seat } quema la jungla en Palenque { $group } y toma la loseta de maíz
tzolkin-event-harvested-bare = { $seat } cosecha maíz sin loseta en Palenque { $group }
tzolkin-event-advanced = { $seat } avanza en { $technology } hasta el nivel { $level }
tzolkin-event-bonus = { $seat } recibe la bonificación de { $technology }
tzolkin-event-built = { $goods-count ->
    [0] { $seat } construye { $building } gratis
   *[other] { $seat } construye { $building } pagando { $goods }
}
tzolkin-event-built-monument = { $seat } construye el monumento { $monument } pagando { $goods }
tzolkin-event-worker = { $seat } tiene ahora { $workers } trabajadores
tzolkin-event-worker-lost = { $seat } ya tiene todos sus trabajadores en juego y pierde el nuevo
tzolkin-event-bought = { $seat } compra { $resource } por { $corn } de maíz
tzolkin-event-sold = { $seat } vende { $resource } por { $corn } de maíz
tzolkin-event-skull-offered = { $seat } deja una calavera en Chichén Itzá { $action }
tzolkin-event-board-light = { $seat } pone su tablero por el lado claro
tzolkin-event-board-dark = { $seat } pone su tablero por el lado oscuro
tzolkin-event-one-day = { $seat } avanza el calendario 1 día
tzolkin-event-pool-taken = { $seat } toma el maíz acumulado: { $corn }
tzolkin-event-drawn = { $buildings-count ->
    [one] Nuevo edificio disponible: { $buildings }
   *[other] Nuevos edificios disponibles: { $buildings }
}
tzolkin-event-food-day = Día de comida { $number } de 4
tzolkin-event-fed = { $unfed ->
    [0] { $corn ->
        [0] { $seat } alimenta gratis a sus { $workers } trabajadores
       *[other] { $seat } alimenta a sus { $workers } trabajadores con { $corn } de maíz
    }
    [one] { $corn ->
        [0] { $seat } no paga nada: queda sin comer { $unfed } de { $workers } trabajadores
       *[other] { $seat } paga { $corn } de maíz: queda sin comer { $unfed } de { $workers } trabajadores
    }
   *[other] { $corn ->
        [0] { $seat } no paga nada: quedan sin comer { $unfed } de { $workers } trabajadores
       *[other] { $seat } paga { $corn } de maíz: quedan sin comer { $unfed } de { $workers } trabajadores
    }
}
tzolkin-event-hunger = { $points ->
    [one] { $seat }, trabajadores sin comer: { SIGNED($points) } punto
   *[other] { $seat }, trabajadores sin comer: { SIGNED($points) } puntos
}
tzolkin-event-age-changed = Empieza la era II: hay nuevos edificios disponibles
tzolkin-event-rewarded = { $seat } recibe { $goods } de los templos
tzolkin-event-skulls-short = { $bank ->
    [0] { $due ->
        [one] Habría que dar { $due } calavera, pero no queda ninguna en la reserva: nadie la recibe
       *[other] Habría que dar { $due } calaveras, pero no queda ninguna en la reserva: nadie recibe calavera
    }
   *[other] Habría que dar { $due } calaveras, pero en la reserva solo hay { $bank }: nadie recibe calavera
}
tzolkin-event-temple-scored = { $bonus ->
    [0] { $seat }, templo de { $temple }: { SIGNED($points) }
   *[other] { $seat }, templo de { $temple }: { SIGNED($points) } ({ SIGNED($steps) } por el peldaño, { SIGNED($bonus) } por la posición más alta)
}
tzolkin-event-pool-grew = Nadie ocupa la casilla de jugador inicial: el maíz acumulado sube a { $corn }
tzolkin-event-first-player-returned = { $seat } recoge su trabajador de la casilla de jugador inicial
tzolkin-event-marker = El marcador de jugador inicial pasa de { $from } a { $seat }
tzolkin-event-calendar = { $days ->
    [one] El calendario avanza { $days } día: ronda { $round }
   *[other] El calendario avanza { $days } días: ronda { $round }
}
tzolkin-event-last-day = Pasa el último día del calendario: fin de la partida
tzolkin-event-pushed-off = Un trabajador de { $seat } queda expulsado de { $gear } { $space }
tzolkin-event-final-points = { $quarters ->
    [-4] { $seat }, { $source }: { FRACTION($quarters, 4) } punto
    [1] { $seat }, { $source }: { FRACTION($quarters, 4) } de punto
    [2] { $seat }, { $source }: { FRACTION($quarters, 4) } punto
    [3] { $seat }, { $source }: { FRACTION($quarters, 4) } de punto
    [4] { $seat }, { $source }: 1 punto
   *[other] { $seat }, { $source }: { FRACTION($quarters, 4) } puntos
}
tzolkin-event-final-score = { $quarters ->
    [-4] { $seat } acaba con { FRACTION($quarters, 4) } punto, puesto { $place }
    [-3] { $seat } acaba con { FRACTION($quarters, 4) } de punto, puesto { $place }
    [-2] { $seat } acaba con { FRACTION($quarters, 4) } punto, puesto { $place }
    [-1] { $seat } acaba con { FRACTION($quarters, 4) } de punto, puesto { $place }
    [1] { $seat } acaba con { FRACTION($quarters, 4) } de punto, puesto { $place }
    [2] { $seat } acaba con { FRACTION($quarters, 4) } punto, puesto { $place }
    [3] { $seat } acaba con { FRACTION($quarters, 4) } de punto, puesto { $place }
    [4] { $seat } acaba con 1 punto, puesto { $place }
   *[other] { $seat } acaba con { FRACTION($quarters, 4) } puntos, puesto { $place }
}

## Sources of points: "12 points from earlier scoring", "earlier scoring 12"

tzolkin-score-now = Los templos cuentan como en el último día de comida. Ningún trabajador come.
tzolkin-next-goods = Materiales de los templos en el próximo día de comida, con los marcadores de ahora: { $shares-series }
tzolkin-next-points = Puntos de los templos en el próximo día de comida, con los marcadores de ahora (no contados arriba): { $shares-row }
tzolkin-next-points-counted = Puntos de los templos en el próximo día de comida, con los marcadores de ahora (ya contados arriba): { $shares-row }
tzolkin-score-track = puntuación previa
tzolkin-score-tiles = losetas de riqueza
tzolkin-score-temples-first = templos en la era I
tzolkin-score-temples-second = templos en la era II
tzolkin-score-offerings = calaveras en Chichén Itzá
tzolkin-score-buildings = edificios
tzolkin-score-technologies = tecnologías
tzolkin-score-hunger = trabajadores sin comer
tzolkin-score-goods = materiales (por valor de { $corn } de maíz)
tzolkin-score-skulls = { $count ->
    [one] { $count } calavera de cristal
   *[other] { $count } calaveras de cristal
}

## A turn in one line: actions, gains, costs, and the effects of the day

tzolkin-did-keep = { $gains-count ->
    [0] empieza con las losetas { $things }{ core-paid }
   *[other] empieza con { $gains-row } (losetas { $things }){ core-paid }
}
tzolkin-did-beg = { $gains-count ->
    [0] mendiga{ core-paid }
   *[other] mendiga { $gains }{ core-paid }
}
tzolkin-did-place = coloca en { $things }{ core-gained }{ core-paid }
tzolkin-did-first-player = ocupa la casilla de jugador inicial{ core-gained }{ core-paid }
tzolkin-did-fish = { $gains-count ->
    [0] pesca en { $things }{ core-paid }
   *[other] pesca { $gains } en { $things }{ core-paid }
}
tzolkin-did-harvest = { $gains-count ->
    [0] cosecha en { $things }{ core-paid }
   *[other] cosecha { $gains } en { $things }{ core-paid }
}
tzolkin-did-burn = quema la jungla en { $things }{ core-gained }{ core-paid }
tzolkin-did-take = { $gains-count ->
    [0] no obtiene nada en { $things }{ core-paid }
   *[other] toma { $gains } en { $things }{ core-paid }
}
tzolkin-did-study = investiga en { $things }{ core-gained }{ core-paid }
tzolkin-did-pray = reza en { $things }{ core-gained }{ core-paid }
tzolkin-did-recruit = { $gains-count ->
    [0] no encuentra trabajadores en { $things }{ core-paid }
   *[other] gana { $gains } en { $things }{ core-paid }
}
tzolkin-did-pick-up = recoge de { $things } para una acción que eliges después{ core-gained }{ core-paid }
# Without $count
tzolkin-did-return = recoge de { $things } sin acción{ core-gained }{ core-paid }
tzolkin-did-build = construye { $things }{ core-paid }{ core-gained }
tzolkin-did-trade = { $gains-count ->
    [0] visita el mercado{ core-paid }
   *[other] obtiene { $gains } en el mercado{ core-paid }
}
tzolkin-did-offer = { $things-count ->
    [one] deja una calavera en { $things }{ core-gained }{ core-paid }
   *[other] deja calaveras en { $things }{ core-gained }{ core-paid }
}
tzolkin-did-one-day = avanza el calendario 1 día{ core-gained }{ core-paid }
tzolkin-did-two-days = avanza el calendario 2 días{ core-gained }{ core-paid }

tzolkin-change-corn = { $n } de maíz
tzolkin-change-wood = { $n } de madera
tzolkin-change-stone = { $n } de piedra
tzolkin-change-gold = { $n } de oro
tzolkin-change-skull = { $n ->
    [one] { $n } calavera
   *[other] { $n } calaveras
}
tzolkin-change-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
tzolkin-change-worker = { $n ->
    [one] un trabajador
   *[other] { $n } trabajadores
}
tzolkin-change-corn-tile = { $n ->
    [one] una loseta de maíz
   *[other] { $n } losetas de maíz
}
tzolkin-change-wood-tile = { $n ->
    [one] una loseta de madera
   *[other] { $n } losetas de madera
}
tzolkin-change-fed = alimenta a { $n }
tzolkin-change-hungry = deja a { $n } sin comer
# "Chaac +1, Agricultura +1"
tzolkin-change-up = { $things-to-row }
tzolkin-change-down = { $things-from-row }
tzolkin-change-new-building = { $things }

tzolkin-day-fed = Día de comida: { $shares-series }
tzolkin-day-rewards = Los templos dan: { $shares-series }
tzolkin-day-temples = { $shares-count ->
    [0] Los templos no dan puntos
   *[other] Puntos de los templos: { $shares-row }
}
tzolkin-day-pushed-off = Trabajadores expulsados de los engranajes: { $shares-row }
tzolkin-share-pushed-off = ({ $things })

## A recap for its reader

tzolkin-recap-gone = No llegaste a construir: { $things }
tzolkin-recap-cheaper = Un trabajador nuevo cuesta menos en { $cheaper }
tzolkin-recap-dearer = Un trabajador nuevo cuesta más en { $dearer }
tzolkin-recap-prices = Un trabajador nuevo cuesta menos en { $cheaper }, y más en { $dearer }
tzolkin-recap-price = { $gear } ({ $before } → { $now })
tzolkin-recap-free = { $gear } (llena → { $now })
tzolkin-recap-full = { $gear } (ahora llena)
