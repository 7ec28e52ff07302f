### Translated from the English version f5bcc389
core-why-not-now = Ahora no toca “{ $verb }”.
core-why-form = “{ $step }” no es un paso completo. Este sí: `{ $example }`.
core-why-no-stop = Esta elección no se puede saltar.

teotihuacan-why-join = Ningún otro trabajador { $power } tuyo puede ir también.
teotihuacan-why-none-locked = No tienes ningún trabajador bloqueado.
teotihuacan-why-nothing-due = Aquí no hay cacao que pagar, así que no hace falta un Favor.
teotihuacan-why-not-in-hand = No tienes la loseta { $tile } en la mano.
teotihuacan-why-no-favour = { $tile } no sirve para pagar cacao. Solo un Favor.
teotihuacan-why-tile-not-now = Tienes { $tile }, pero no se puede usar en este momento.
teotihuacan-why-worship-count = { $count ->
    [one] Solo hay un espacio de culto { $board-on }.
   *[other] Solo hay { $count } espacios de culto { $board-on }.
}
teotihuacan-why-no-step = El Palacio no da paso de templo.
teotihuacan-why-not-royal = No hay loseta real { $board-on }. Solo las hay en el Palacio.
teotihuacan-why-dear-royal = No puedes pagar la loseta real { $what }.
teotihuacan-why-tile-not-here = { $tile } no está entre las losetas que puedes reclamar aquí.
teotihuacan-why-other-temple = La decoración no da ningún paso { $temple-on }.
teotihuacan-why-raise-here = Esta acción solo mejora trabajadores { $board-on }.
teotihuacan-why-raise-moved = El trabajador { $power } { $board-on } se ha movido en este turno, así que ahora no se puede mejorar.
teotihuacan-why-exchange-dear = Ese intercambio cuesta { $price }. Tienes { $have }.
teotihuacan-why-exchange-most = { $count ->
    [one] Aquí puedes hacer un solo intercambio.
   *[other] Aquí puedes hacer de 1 a { $count } intercambios.
}
teotihuacan-why-exchange-lacking = No tienes { $goods } para intercambiar.
teotihuacan-why-sell-most = { $count ->
    [one] Aquí puedes vender un solo recurso.
   *[other] Aquí puedes vender hasta { $count } recursos.
}
teotihuacan-why-sell-lacking = No puedes vender tanto. Solo tienes { $have }.
teotihuacan-why-other-royal = La loseta real de aquí, { $what }, funciona de otra manera.
teotihuacan-why-no-such-technology = { $technology } no está entre las tecnologías de esta partida.
teotihuacan-why-owned-technology = Ya tienes { $technology }.
teotihuacan-why-not-on-display = Esa loseta no está en la oferta.
teotihuacan-why-space-taken = Ya hay una loseta en ese espacio.
teotihuacan-why-space-below = Debajo de ese espacio todavía faltan losetas.
teotihuacan-why-ledge-taken = Ahí ya hay una decoración.
teotihuacan-why-ledge-below = La pirámide aún no llega ahí, o falta la decoración de debajo.
teotihuacan-why-spare-other = Este espacio no cuesta { $goods }, así que no puedes ahorrarlo.
teotihuacan-why-spare-dear = Aunque ahorres { $goods }, no puedes pagar este espacio.
teotihuacan-why-salary-most = Tu salario es de solo { $owed }.
teotihuacan-why-salary-have = No puedes pagar tanto. Para el salario solo tienes { $have }.
teotihuacan-why-not-dealt = No te ha tocado la loseta inicial { $tile }.
teotihuacan-why-keep-twice = Solo tienes una loseta { $tile }. Quédate con dos distintas.
teotihuacan-why-not-offered = La loseta inicial { $tile } no está en la oferta.
teotihuacan-why-placed-there = Ya has colocado un trabajador { $board-on }.
teotihuacan-why-not-on-tiles = Tus losetas iniciales no muestran { $board }.

tzolkin-why-end = Antes de terminar, coloca o recoge un trabajador.
tzolkin-why-reach = Un trabajador de { $space } no puede usar la acción { $number }.
tzolkin-why-no-wood = Aquí no hay madera que puedas tomar.
tzolkin-why-bare-tile = Aquí aún queda una loseta de maíz. Toma esa.
tzolkin-why-pay-amount = Tienes que pagar exactamente { $goods }.
tzolkin-why-pay-lacking = No tienes { $goods } para pagar.
tzolkin-why-climb-again = Ya has subido en { $temple }. Este paso es en otro templo.
tzolkin-why-buy = { $goods } cuesta { $price }. Tienes { $corn }.
tzolkin-why-sell = No tienes { $goods } para vender.
tzolkin-why-offer = No tienes { $goods } para ofrendar.
tzolkin-why-not-dealt = No te ha tocado la loseta { $tile }.
tzolkin-why-beg-late = Solo se puede mendigar antes de colocar o recoger trabajadores.
tzolkin-why-beg-corn = Solo se puede mendigar con { $most } como mucho. Tienes { $corn }.
tzolkin-why-not-offered = { $name } no está en la oferta.
tzolkin-why-no-discount = Ahora no tienes descuento, así que no puedes ahorrar { $goods }.
tzolkin-why-spare-other = { $name } no cuesta { $goods }, así que no puedes ahorrarlo.
tzolkin-why-spare-dear = Aunque ahorres { $goods }, no puedes pagar { $name }.
tzolkin-why-say-spared = La Arquitectura te ahorra un recurso de { $name }. Di cuál.
tzolkin-why-plain = Solo puedes prescindir de la Arquitectura en el primer edificio de Tikal 4.
tzolkin-why-no-action = { $space } no se puede usar así.
