### Translated from the English version cf4cfafc
# Hints: plans for a turn, with their names, reasons and prices.

core-plan = **{ $number }. { $name }.** { $text }
    .compared = **{ $number }. { $name }.** { $text } `{ $gap }`
core-plan-step = { $number } { $step }
core-plan-then = { $first } { $next }
core-plan-even = más o menos igual que el plan { $plan }
core-plan-better = claramente mejor que el plan { $plan }
core-plan-points = unos { $points } puntos mejor que el plan { $plan }
core-plan-others = Los demás: { $shares-series }.

## Example

example-plan-turn = { $target }
example-plan-now = { $turn }.

## Tzolk'in: names of plans, six words or fewer

tzolkin-plan-keep-worker = Un trabajador más
tzolkin-plan-keep-technology = Empieza con { $target }
tzolkin-plan-keep-food = Un trabajador que come gratis
tzolkin-plan-keep-skull = Una calavera desde el inicio
tzolkin-plan-keep-corn = Mucho maíz
tzolkin-plan-keep-wood = Mucha madera
tzolkin-plan-keep-stone = Mucha piedra
tzolkin-plan-keep-gold = Mucho oro
tzolkin-plan-one-day = Un día
tzolkin-plan-two-days = Dos días
tzolkin-plan-build = { $target }
tzolkin-plan-buildings = Dos edificios
tzolkin-plan-skull = Calavera en { $target }
tzolkin-plan-climb = Sube en { $target }
tzolkin-plan-learn = Aprende { $target }
tzolkin-plan-recruit = Un trabajador más
tzolkin-plan-take-skull = Toma una calavera
tzolkin-plan-wood = Madera de { $target }
tzolkin-plan-corn = Maíz de { $target }
tzolkin-plan-goods = Recursos de { $target }
tzolkin-plan-market = Ve al mercado
tzolkin-plan-return = Recoge trabajadores
tzolkin-plan-first-player = Jugador inicial
tzolkin-plan-place = Coloca en { $target }
tzolkin-plan-other = Este turno
tzolkin-plan-feed = Primero la comida
tzolkin-plan-first-in-temple = Primero en solitario en { $temple }
tzolkin-plan-shares-temple = Iguala al primero en { $temple }

## Tzolk'in: what to do now

tzolkin-plan-now = { $parts-series }{ core-gained }{ core-paid }.
tzolkin-plan-use = Usa { $workers }
tzolkin-plan-use-as = { $worker } como { $space }
tzolkin-plan-use-for = { $worker } para { $action }
tzolkin-plan-finish = Termina esta acción
tzolkin-plan-takes-back = Recoge { $workers }
tzolkin-plan-places = Coloca en { $spaces }
tzolkin-plan-begs = Mendiga
tzolkin-plan-ends = Termina el turno.
tzolkin-plan-keeps = Quédate con { $tiles }.
tzolkin-plan-days = { $days ->
    [1] Avanza el calendario un día.
   *[other] Avanza el calendario dos días.
}

## Tzolk'in: reasons

tzolkin-reason-feed = { $days ->
    [0] Hoy es día de comida: necesitas { $need } de maíz y tienes { $have }.
   *[other] Mañana es día de comida: necesitas { $need } de maíz y tienes { $have }.
}
tzolkin-reason-feed-later = { $days ->
    [one] Mañana es día de comida: necesitas { $need } de maíz y te quedan { $have }. Para entonces este trabajador puede conseguir { $corn }.
   *[other] El día de comida dentro de { $days } días pide { $need } de maíz y te quedan { $have }. Para entonces este trabajador puede conseguir { $corn }.
}
    .step = { $days ->
        [one] Mañana es día de comida: necesitas { $need } de maíz y te quedan { $have }. Para entonces { $step } puede conseguir { $corn }.
       *[other] El día de comida dentro de { $days } días pide { $need } de maíz y te quedan { $have }. Para entonces { $step } puede conseguir { $corn }.
    }
tzolkin-reason-recruit = { $left ->
    [one] El nuevo trabajador come { $corn } de maíz en el último día de comida, y puedes alimentarlo.
   *[other] El nuevo trabajador come { $corn } de maíz en cada uno de los { $left } días de comida. En el próximo puedes alimentarlo.
}
tzolkin-reason-falls = Si no, tu trabajador cae hoy de { $worker } sin nada.
tzolkin-reason-skull-in-time = En la ronda { $round } llega a { $space }: { $points } puntos con una calavera si sigue libre.
    .step = En la ronda { $round } { $step } llega a { $space }: { $points } puntos con una calavera si sigue libre.
tzolkin-reason-through-uxmal = Si no, no puedes usar { $action } en { $days } días.
tzolkin-reason-first-player = Tomas { $corn } de maíz acumulado y juegas primero en la próxima ronda.
tzolkin-reason-pool = Tomas { $corn } de maíz acumulado.
tzolkin-reason-wait-skull = Deja { $worker } donde está. Mañana está en { $next }, donde una calavera da { $then } puntos en lugar de { $now }.
tzolkin-reason-wait-corn = Deja { $worker } donde está. Mañana está en { $next }, donde una cosecha da { $then } de maíz en lugar de { $now }.
tzolkin-reason-pushed-up = Los demás trabajadores te empujan hasta { $space }. Mañana la casilla 0 vuelve a estar libre.
tzolkin-reason-first-in-temple = { $before ->
    [0] Son { $points } puntos hoy.
   *[other] Son { $points } puntos hoy en lugar de { $before }.
}
tzolkin-reason-shares-temple = Son { $points } puntos hoy.
tzolkin-reason-temple-goods = { $days ->
    [0] Hoy { $temple } da { $goods }.
   *[other] { $temple } da { $goods } en la ronda { $round }.
}
tzolkin-reason-last-round = { $points ->
    [one] No hay más turnos. Este suma { $points } punto a tu puntuación final.
   *[other] No hay más turnos. Este suma { $points } puntos a tu puntuación final.
}
tzolkin-reason-two-buildings = Solo { $first } hace posible { $second } en este turno.
tzolkin-reason-monument = { $points ->
    [one] { $monument } ya vale { $points } punto.
   *[other] { $monument } ya vale { $points } puntos.
}
tzolkin-reason-scored = Da { $points } puntos al momento.
tzolkin-reason-offers-skull = La calavera da { $points } puntos al momento.
tzolkin-reason-affords = Así pagas { $building }, y { $worker } puede construirlo en el próximo turno.
tzolkin-reason-leads-to = Así puedes conseguir { $thing } en { $turns } turnos.
tzolkin-reason-leads-to-skull = Así puedes ofrecer una calavera en { $thing } en { $turns } turnos.
tzolkin-reason-arrives = { $turns ->
    [one] En el próximo turno puede usar { $space }: { $action }.
   *[other] Dentro de { $turns } turnos puede usar { $space }: { $action }.
}
    .step = { $turns ->
        [one] En el próximo turno { $step } puede usar { $space }: { $action }.
       *[other] Dentro de { $turns } turnos { $step } puede usar { $space }: { $action }.
    }
tzolkin-reason-skull-ready = En el próximo turno tu trabajador puede ofrecer la calavera en { $space } por { $points } puntos.
tzolkin-reason-farm = Desde ahora tus trabajadores comen { $corn } de maíz menos en cada día de comida.
tzolkin-reason-places-more = { $least ->
    [one] Con { $had } de maíz solo podrías colocar un trabajador en el próximo turno. Ahora, hasta { $most }.
   *[other] Con { $had } de maíz solo podrías colocar { $least } trabajadores en el próximo turno. Ahora, hasta { $most }.
}
tzolkin-reason-temple-points = Los peldaños dan { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} al acabar la era.
tzolkin-reason-learned = { $technology } probablemente rendirá a menudo: { $benefit }.
tzolkin-reason-learned-once = { $technology }: { $benefit }.
tzolkin-reason-feed-part = { $days ->
    [0] Hoy es día de comida: necesitas { $need } de maíz. Así pasas de { $had } a { $have }.
    [one] Mañana es día de comida: necesitas { $need } de maíz. Así pasas de { $had } a { $have }.
   *[other] El día de comida dentro de { $days } días pide { $need } de maíz. Así pasas de { $had } a { $have }.
}
tzolkin-reason-needs-corn = Tenías { $had } de maíz, y probablemente necesitarás más en { $turns } turnos.
tzolkin-reason-begs-cheaply = El peldaño en { $temple } vale { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}; cualquier otro, al menos { $least }.
tzolkin-reason-no-begging = { $corn ->
    [0] Sin este maíz, probablemente mendigarías pronto y bajarías en un templo.
   *[other] Con solo { $corn } de maíz, probablemente mendigarías pronto y bajarías en un templo.
}
tzolkin-reason-one-day-feeds = { $n ->
    [one] Con dos días, un trabajador tuyo más se quedaría sin comer.
   *[other] Con dos días, otros { $n } trabajadores tuyos se quedarían sin comer.
}
tzolkin-reason-two-days-starve = { $n ->
    [one] Con dos días, un trabajador más de { $rival } se queda sin comer.
   *[other] Con dos días, otros { $n } trabajadores de { $rival } se quedan sin comer.
}
tzolkin-reason-two-days-reach = En el próximo turno { $worker } puede usar { $space }: { $action }. Con un solo día no podría.
tzolkin-reason-keeps-light = Todavía podrás avanzar el calendario dos días más adelante.
tzolkin-reason-stays = Deja { $worker } donde está. En el próximo turno puede usar { $space }: { $action }.
tzolkin-reason-most-goods = Ninguna otra acción a tu alcance rinde como { $space }: vale { $corn } de maíz.
tzolkin-reason-unpayable = No puedes pagar ninguna acción de { $worker }.
tzolkin-reason-passes = No cuesta maíz, y este trabajador vuelve hoy a tu mano.
tzolkin-reason-start-worker = Empiezas con { $n } trabajadores en lugar de { $before }.
tzolkin-reason-start-technology = Los demás necesitan una acción y un recurso para esto: { $benefit }.
tzolkin-reason-start-food = Ahorras { $corn } de maíz en cada uno de los { $left } días de comida.
tzolkin-reason-start-skull = Una calavera da hasta { $points } puntos en Chichen Itza.
tzolkin-reason-start-goods = Estos materiales valen { $corn } de maíz, más que cualquier otro par de losetas.
tzolkin-reason-start-building = Estos recursos pagan { $building }, que ya está en oferta.
tzolkin-reason-start-corn = Este maíz ({ $corn }) basta para el primer día de comida y sobran { $left }.
tzolkin-reason-may-skip = Como jugador inicial puedes avanzar el calendario dos días.
tzolkin-reason-moves-first = En la próxima ronda juegas primero.
tzolkin-reason-contested = { $rival } podría construir { $building } antes que tú.
tzolkin-reason-chooses-first = En la próxima ronda juegas antes que { $rival }. Los dos podéis pagar { $building }.
tzolkin-reason-adds-to-monument = { $points ->
    [one] Así { $monument } te da { $points } punto más.
   *[other] Así { $monument } te da { $points } puntos más.
}
tzolkin-reason-skull-left = Una calavera guardada hasta el final también vale { $points } puntos.

## Tzolk'in: prices

tzolkin-price-hunger = { $n ->
    [one] Hoy un trabajador sin comer cuesta { $points } puntos.
   *[other] Hoy { $n } trabajadores sin comer cuestan { $points } puntos.
}
tzolkin-price-short = { $corn ->
    [one] Te falta { $corn } de maíz para el día de comida.
   *[other] Te faltan { $corn } de maíz para el día de comida.
}

## Teotihuacan: names of plans, six words or fewer

teotihuacan-plan-keep-technology = Una tecnología gratis
teotihuacan-plan-keep-power = Un trabajador más fuerte
teotihuacan-plan-keep-avenue = Un paso en la Avenida
teotihuacan-plan-keep-discovery = Una loseta de descubrimiento
teotihuacan-plan-keep-tile = Empieza con { $target }
teotihuacan-plan-keep-steps = Pasos en los templos
teotihuacan-plan-keep-cocoa = Mucho cacao
teotihuacan-plan-keep-wood = Mucha madera
teotihuacan-plan-keep-stone = Mucha piedra
teotihuacan-plan-keep-gold = Mucho oro
teotihuacan-plan-place = Empieza { $target-on }
teotihuacan-plan-payment = Paga { $target }
teotihuacan-plan-salary = Primero el salario
teotihuacan-plan-unlock = Libera a tus trabajadores
teotihuacan-plan-acquire = { $target }
teotihuacan-plan-pyramid = Pirámide, { $target }
teotihuacan-plan-decorate = Decora la pirámide
teotihuacan-plan-building = Construye para los nobles
teotihuacan-plan-work = Trabaja { $target-on }
teotihuacan-plan-royal = { $target }
teotihuacan-plan-worship = Venera { $target-on }
teotihuacan-plan-collect = Cacao { $target-of }
teotihuacan-plan-gain = { $target }
teotihuacan-plan-tile = { $target }
teotihuacan-plan-other = Este turno

## Teotihuacan: what to do now

teotihuacan-plan-move = Trabajador { $power }, { $from } → { $to }, { $what }{ core-gained }{ core-paid }.
teotihuacan-plan-what-collect = recolecta
teotihuacan-plan-what-worship = venera
teotihuacan-plan-what-work = trabaja
teotihuacan-plan-what-learn = aprende
teotihuacan-plan-what-build = construye
teotihuacan-plan-what-decorate = decora
teotihuacan-plan-what-frees = { $cocoa ->
    [0] { $what }, y luego libera a tus trabajadores con una loseta
   *[other] { $what }, y luego paga { $cocoa } de cacao para liberar a tus trabajadores
}
teotihuacan-plan-frees-first = { $cocoa ->
    [0] Libera a tus trabajadores con una loseta.
   *[other] Paga { $cocoa } de cacao para liberar a tus trabajadores.
}
teotihuacan-plan-keeps = Quédate con { $tiles }.
teotihuacan-plan-starts = Empieza { $board-on }.
teotihuacan-plan-pays = Paga { $cocoa }.
teotihuacan-plan-unlocks = Libera a todos tus trabajadores bloqueados. Es todo el turno.
teotihuacan-plan-does = Sigue{ core-gained }{ core-paid }.

## Teotihuacan: reasons

teotihuacan-reason-salary = Debes { $salary } de cacao y tienes { $have }. Cada uno que falta cuesta { $points } puntos.
teotihuacan-reason-ascends = { $points ->
    [one] La Avenida da { $points } punto con el valor de hoy.
   *[other] La Avenida da { $points } puntos con el valor de hoy.
}
teotihuacan-reason-avenue = { $points ->
    [one] La Avenida da { $points } punto con el valor de hoy.
   *[other] La Avenida da { $points } puntos con el valor de hoy.
}
teotihuacan-reason-saves-pay = El trabajador ascendido cuesta menos: tu salario baja de { $before } a { $salary } de cacao.
teotihuacan-reason-masks = { $points ->
    [one] Tus máscaras dan { $points } punto en un eclipse en lugar de { $before }.
   *[other] Tus máscaras dan { $points } puntos en un eclipse en lugar de { $before }.
}
teotihuacan-reason-track = La pista de la pirámide da { $points } más en el eclipse.
teotihuacan-reason-scored = Da { $points } al momento.
teotihuacan-reason-saves-up = Así tienes { $have } de cacao para el salario de { $salary } dentro de { $rounds } rondas.
teotihuacan-reason-salary-part = El salario es de { $salary } de cacao. Así pasas de { $had } a { $have }.
teotihuacan-reason-last-turn = { $points ->
    [one] No hay más turnos. Este suma { $points } punto a tu puntuación final.
   *[other] No hay más turnos. Este suma { $points } puntos a tu puntuación final.
}
teotihuacan-reason-pays-work = Con { $before } de cacao no puedes trabajar en un tablero concurrido. Después tienes { $after }.
teotihuacan-reason-icons = Coinciden { $icons } símbolos. Ningún otro lugar tiene más.
teotihuacan-reason-crowded = { $board } tiene { $colors } colores. Ningún otro tablero da más de { $best } de cacao.
teotihuacan-reason-most-cocoa = Aquí recoges { $cocoa } de cacao. Ningún otro tablero a tu alcance da más de { $best }.
teotihuacan-reason-together = { $workers } trabajadores ahí dan { $goods }. Por sí solo, este daría { $alone }.
teotihuacan-reason-cheap-decoration = Con { $workers } trabajadores tuyos ahí cuesta { $gold } de oro en lugar de { $alone }.
teotihuacan-reason-unlocks = { $workers ->
    [one] Pagar costaría { $cocoa } de cacao y tienes { $have }.
   *[other] Un turno libera a { $workers } trabajadores. Pagar costaría { $cocoa } de cacao.
}
teotihuacan-reason-fourth-worker = El cuarto trabajador rinde claramente más que puntos o cacao.
teotihuacan-reason-technology = Probablemente usarás { $technology } al menos { $uses } veces.
teotihuacan-reason-technology-pays = { $technology } te paga por este trabajo.
teotihuacan-reason-near-ascension = Tu trabajador { $board-on } llega al poder { $power } y asciende con su próxima mejora.
teotihuacan-reason-affords = En el próximo turno probablemente podrás pagar la acción principal { $board-on }.
teotihuacan-reason-uses-tile = Usas enseguida la loseta { $tile }.
teotihuacan-reason-temple-step = El peldaño { $step } { $temple-of } da { $pays }.
teotihuacan-reason-temple-tile = En el peldaño { $step } { $temple-of } eliges la loseta { $tile }.
teotihuacan-reason-next-step = El siguiente peldaño { $temple-of } da { $pays }.
    .tile = En el siguiente peldaño { $temple-of } puedes elegir una loseta de descubrimiento.
teotihuacan-reason-pays-all = Cada cacao que falta cuesta { $points } puntos.
teotihuacan-reason-pays-nothing = No tienes cacao para pagar.
teotihuacan-reason-pays-with-tile = La loseta te ahorra { $cocoa } de cacao.
teotihuacan-reason-keeps-cocoa = Guardas { $cocoa } de cacao para tu primera acción principal de la próxima era.
teotihuacan-reason-time-eclipse = El eclipse llega una ronda antes, y para entonces { $rival } probablemente no podrá pagar todo el salario.
teotihuacan-reason-needs-cocoa = Tenías { $had } de cacao, y probablemente necesitarás más en { $turns } turnos.
teotihuacan-reason-tile-later = Puedes usar la loseta { $tile } en { $turns } turnos.
teotihuacan-reason-leads-to = Con eso pagas la acción principal { $board-on } en { $turns } turnos.
teotihuacan-reason-leads-to-technology = Con eso pagas { $technology } en { $turns } turnos.
teotihuacan-reason-learned-first = Cada jugador que la aprenda después de ti te da { $points } puntos.
teotihuacan-reason-technology-soon = Probablemente usarás { $technology } en { $turns } turnos.
teotihuacan-reason-cheapest = Cualquier otra acción principal a tu alcance cuesta al menos { $least } de cacao.
teotihuacan-reason-meets = En el próximo turno, este trabajador puede unirse al tuyo { $board-on }, y juntos rinden más.
teotihuacan-reason-grows = A partir del poder { $power }, un solo trabajador da { $goods } { $board-on }.
teotihuacan-reason-start-works = En tu primer turno, solo el trabajador { $from-on } puede usar la acción principal { $board-on }.
teotihuacan-reason-start-together = En tu primer turno, el trabajador { $from-on } puede unirse al que está { $board-on }. Dos rinden más que uno.
teotihuacan-reason-start-reach = En tu primer turno, tus trabajadores alcanzan { $boards } de { $all } tableros. Ninguna otra elección alcanza más.
teotihuacan-reason-start-pays = En tu primer turno probablemente podrás usar la acción principal { $board-on }.
teotihuacan-reason-start-technology = Empiezas gratis con { $technology }.
teotihuacan-reason-start-goods = Son { $n } materiales, más que con cualquier otra elección.
teotihuacan-reason-start-steps = Son { $n } pasos en templos y en la Avenida, más que con cualquier otra elección.
teotihuacan-reason-start-power = { $n ->
    [one] Un trabajador empieza con una mejora, así que asciende antes.
   *[other] Tus trabajadores empiezan con { $n } mejoras, así que ascienden antes.
}
teotihuacan-reason-start-avenue = { $n ->
    [one] Un paso en la Avenida puede dar puntos en cada eclipse.
   *[other] { $n } pasos en la Avenida pueden dar puntos en cada eclipse.
}
teotihuacan-reason-start-temples = Los pasos en los templos dan { $pays }.
teotihuacan-reason-start-discovery = Puedes tomar la loseta { $tile } antes de tu primer turno.

## Teotihuacan: prices

teotihuacan-price-salary = { $rounds ->
    [one] Cacao que falta para el salario: { $short } (−{ $points } puntos).
   *[other] Cacao que falta para el salario de la próxima ronda: { $short }.
}
teotihuacan-price-unpaid = Pierdes { $points } puntos por { $short } de cacao sin pagar.
