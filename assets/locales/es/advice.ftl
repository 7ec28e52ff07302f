### Translated from the English version edcb8520
# Hints: plans for a turn, with their names, reasons and prices.

core-plan = **{ $number }. { $name }.** { $text }
    .compared = **{ $number }. { $name }.** { $text } `{ $gap }`
core-plan-step = { $number } { $step }
core-plan-then = { $first } { $next }
core-plan-next = { $first }. { $next }
core-plan-even = más o menos igual que el plan { $plan }
core-plan-better = claramente mejor que el plan { $plan }
core-plan-points = unos { $points } puntos mejor que el plan { $plan }
core-plan-others = Los demás: { $shares-series }.
core-plan-hurried = He tenido poco tiempo para buscar, así que compruébalo.

## Reasons

core-n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } puntos
}
core-when-end = al final de la partida
core-within = { $turns ->
    [one] en el próximo turno
   *[other] en { $turns } turnos
}
core-reason-last = No hay más turnos. Este suma { core-n-points } a tu puntuación final ({ $sources }).
core-reason-nothing = Nada de lo que puedes hacer da más puntos.
core-reason-scored = Da { core-n-points } ahora mismo ({ $sources }).
core-reason-stands = Si todo sigue igual, suma { core-n-points } { $when } ({ $sources }).
core-reason-saves = Si no, perderías { core-n-points } { $when } ({ $source }).
    .part = Sin { $part } perderías { core-n-points } { $when } ({ $source }).
core-reason-affords = { $things-count ->
    [1] Tras este turno tienes los recursos para { $things }.
   *[other] Tras este turno tienes los recursos para una de estas cosas: { $things-row }.
}

## Example

example-plan-turn = { $target }
example-plan-now = { $turn }.
example-plan-ends = Termina el turno.
example-plan-other = Este turno

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
tzolkin-plan-place-many = Coloca varios trabajadores
tzolkin-plan-other = Este turno

## Tzolk'in: what to do now

tzolkin-plan-now = { $parts }{ core-gained }{ core-paid }.
tzolkin-plan-use = Usa { $workers }
tzolkin-plan-use-as = { $worker } para su acción { $space }
tzolkin-plan-use-for = { $worker } para { $action }
tzolkin-plan-finish = Termina esta acción
tzolkin-plan-takes-back = Recoge { $workers }
tzolkin-plan-places = Coloca en { $spaces }
tzolkin-plan-begs = Mendiga
tzolkin-plan-ends = Termina el turno.
tzolkin-plan-keeps = Quédate con { $tiles }: { $effects-row }.
tzolkin-plan-days = { $days ->
    [1] Avanza el calendario un día.
   *[other] Avanza el calendario dos días. Tu tablero pasa al lado oscuro.
}

## Tzolk'in: reasons

tzolkin-when-food-day = en el día de comida
tzolkin-when-age = al final de la era
tzolkin-why-goods = materiales
tzolkin-why-skulls = calaveras de cristal
tzolkin-why-hunger = comida
tzolkin-reason-gets = Después puedes conseguir { $thing } { core-within }.
tzolkin-reason-effect = Desde ahora: { $effect }.
tzolkin-reason-skull = El trabajador de { $piece } puede ofrecer una calavera en { $thing } { core-within }: { $points }.
tzolkin-reason-acts = El trabajador de { $piece } puede usar { $thing } { core-within }: { $action }.
tzolkin-reason-need = { $days ->
    [one] Mañana es día de comida: necesitas { $need } de maíz. Así pasas de { $had } a { $have }.
   *[other] El día de comida dentro de { $days } días pide { $need } de maíz. Así pasas de { $had } a { $have }.
}
tzolkin-reason-falls = Si no, tu trabajador cae hoy de { $worker } sin nada.
tzolkin-reason-first-player = Tomas { $corn } de maíz acumulado y juegas primero en la próxima ronda.
tzolkin-reason-pool = Tomas { $corn } de maíz acumulado.
tzolkin-reason-moves-first = En la próxima ronda juegas primero.
tzolkin-reason-one-day = { $spaces-count ->
    [0] { tzolkin-days-left }
   *[other] En el próximo turno tus trabajadores están en { $spaces }; tras dos días, en { $others }. { tzolkin-days-left }
}
tzolkin-days-left = Conservas un turno: { $food } antes del día de comida y { $n } hasta el final. Con dos días pierdes uno.
tzolkin-reason-two-days = En el próximo turno tus trabajadores están en { $spaces } en lugar de { $others }.
tzolkin-reason-takes-skull = Una calavera puede dar { $points } puntos en Chichen Itza.
tzolkin-reason-feeds = { $left ->
    [one] Tus trabajadores comen { $corn } de maíz menos en el último día de comida.
   *[other] Tus trabajadores comen { $corn } de maíz menos en cada uno de los { $left } días de comida que quedan.
}
tzolkin-reason-forced = No tienes trabajadores en mano, así que debes recoger uno. Los demás avanzan: { $stay }.
tzolkin-reason-start-worker = Empiezas con { $n } trabajadores en lugar de { $before }.
tzolkin-reason-start-technology = Los demás necesitan una acción y un recurso para esto: { $benefit }.
tzolkin-reason-start-food = Ahorras { $corn } de maíz en cada uno de los { $left } días de comida.
tzolkin-reason-start-skull = Una calavera da hasta { $points } puntos en Chichen Itza.
tzolkin-reason-start-goods = Estos materiales valen { $corn } de maíz, más que cualquier otro par de losetas.

## Tzolk'in: prices

tzolkin-price-hunger = { $n ->
    [one] Hoy un trabajador sin comer cuesta { $points } puntos.
   *[other] Hoy { $n } trabajadores sin comer cuestan { $points } puntos.
}
tzolkin-price-short = Maíz que falta para el día de comida tras este turno: { $corn }.
    .solved = Maíz que falta para el día de comida tras este turno: { $corn }. Probablemente aún puedas conseguirlo.
    .open = Maíz que falta para el día de comida tras este turno: { $corn } (−{ $points } puntos si no lo consigues).
    .way = Maíz que falta para el día de comida tras este turno: { $corn }. El trabajador de { $piece } puede conseguirlo en { $thing } { core-within }.
tzolkin-plan-moves-last = Ya juegas primero. El marcador pasa al siguiente jugador, así que en la próxima ronda juegas el último.

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

teotihuacan-plan-move = Trabajador de poder { $power }, { $from } → { $to }, { $what }{ core-gained }{ core-paid }.
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
teotihuacan-plan-keeps = Quédate con { $tiles }: { $effects-row }.
teotihuacan-plan-starts = Empieza { $board-on }.
teotihuacan-plan-pays = Paga { $cocoa }.
teotihuacan-plan-unlocks = Libera a todos tus trabajadores bloqueados. Es todo el turno.
teotihuacan-plan-does = Sigue{ core-gained }{ core-paid }.

## Teotihuacan: reasons

teotihuacan-when-eclipse = en el eclipse
teotihuacan-why-production = trabajo
teotihuacan-why-salary = salario
teotihuacan-reason-effect = Desde ahora: { $effect }.
teotihuacan-reason-need = El salario es de { $need } de cacao. Así pasas de { $had } a { $have }.
teotihuacan-affords-tile = una loseta de pirámide en el nivel { $level }
teotihuacan-affords-decoration = { $n ->
    [one] una decoración
   *[other] { $n } decoraciones
}
teotihuacan-affords-building = { $n ->
    [one] un edificio para los nobles
   *[other] { $n } edificios para los nobles
}
teotihuacan-reason-frees = { $workers ->
    [one] Tu trabajador bloqueado vuelve a estar libre.
   *[other] Tus { $workers } trabajadores bloqueados vuelven a estar libres.
}
teotihuacan-reason-boards = Con { $have } de cacao en lugar de { $had }, tienes cacao para la acción principal en { $more } de 7 tableros en lugar de { $few }.
teotihuacan-reason-ready = Un trabajador llega a poder 5. Con su próxima mejora asciende.
teotihuacan-reason-learns = En tu primer turno puedes aprender { $thing }.
teotihuacan-reason-opens = En tu primer turno puedes usar la acción principal { $board-on }.
teotihuacan-reason-tile = Te quedas con { $tile } ({ $effect }).
teotihuacan-reason-pays = { $tile } paga { $paid } de los { $need } de cacao de tu salario.
teotihuacan-reason-worker = Desde ahora tienes { $n } trabajadores.
teotihuacan-reason-climbs = { $temple }: { $n ->
    [one] te falta 1 paso para { $tile }, que puntúa al final.
   *[other] te faltan { $n } pasos para { $tile }, que puntúa al final.
}
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

## Teotihuacan: prices

teotihuacan-price-salary = { $rounds ->
    [one] Cacao que falta para el salario: { $short } (−{ $points } puntos).
   *[other] Cacao que falta para el salario de la próxima ronda: { $short }.
}
    .solved = Cacao que falta para el salario de la próxima ronda tras este turno: { $short }. Probablemente aún puedas conseguirlo.
    .open = Cacao que falta para el salario de la próxima ronda tras este turno: { $short } (−{ $points } puntos si no lo consigues).
teotihuacan-price-unpaid = Pierdes { $points } puntos por { $short } de cacao sin pagar.
