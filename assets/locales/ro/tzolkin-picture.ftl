### Translated from the English version 9ec0b6f9
# Texts in the pictures of Tzolk'in. Short: most of it has little room.

## Players without a name that can be shown

tzolkin-picture-colour-red = Roșu
tzolkin-picture-colour-green = Verde
tzolkin-picture-colour-blue = Albastru
tzolkin-picture-colour-yellow = Galben

## The first line

tzolkin-picture-to-move = La rând: { $name }
tzolkin-picture-played = A jucat { $name }
tzolkin-picture-to-advance = { $name }: o zi sau două?
tzolkin-picture-wins = Câștigă { $name }
tzolkin-picture-shared = Victorie împărțită
tzolkin-picture-choosing = Alege cartonașele
tzolkin-picture-of-rounds = din { $rounds }
tzolkin-picture-food-day-in = { $days ->
    [0] Ospățul e azi
    [one] Ospățul peste { $days } zi
    [few] Ospățul peste { $days } zile
   *[other] Ospățul peste { $days } de zile
}
tzolkin-picture-food-days-over = Ospețele au trecut
tzolkin-picture-round = Runda { $round }
tzolkin-picture-after-round = După runda { $round }
tzolkin-picture-age = Era { $age }

## The calendar and the gears

tzolkin-picture-disc-round = Runda
tzolkin-picture-food-in = { $days ->
    [0] azi
    [one] { $days } zi
    [few] { $days } zile
   *[other] { $days } de zile
}
tzolkin-picture-food-over = gata
# After the number of corn that lies on the calendar
tzolkin-picture-pool = adunat
tzolkin-picture-skulls-left = { $count } în bancă
tzolkin-picture-days-passed = { $days ->
    [one] +{ $days } zi
    [few] +{ $days } zile
   *[other] +{ $days } de zile
}

## The offer

tzolkin-picture-buildings = Clădiri
tzolkin-picture-monuments = Monumente
tzolkin-picture-deck = { $count } în teanc

## The players

tzolkin-picture-order = Ordine: { $n }
tzolkin-picture-order-to-move = Ordine: { $n } · la rând
tzolkin-picture-order-choosing = Ordine: { $n } · alege
tzolkin-picture-place = Locul { $n }
tzolkin-picture-fed-free = { $free } gratis
tzolkin-picture-fed-cheaper = câte −{ $less }
tzolkin-picture-fed-both = { $free } gratis, −{ $less }

## Alt texts

tzolkin-picture-alt-board = Tabla de Tzolk'in în runda { $round }, era { $age }.
tzolkin-picture-alt-overview = { $status }.
tzolkin-picture-alt-held = { $seat } are { $goods } și îi trebuie { $corn } la Ospăț.
tzolkin-picture-alt-prices = Următoarele spații libere: { $spaces }.
tzolkin-picture-alt-next = { $space }
tzolkin-picture-alt-full = { $gear } plină
tzolkin-picture-alt-choosing = Jucătorii își aleg averea.
tzolkin-picture-alt-to-move = La rând: { $seat }.
tzolkin-picture-alt-over = Partida s-a încheiat; victoria: { $winners }.
tzolkin-picture-alt-scores = Puncte: { $scores }.
tzolkin-picture-alt-score = { $seat } { $points }
tzolkin-picture-alt-seat = { $seat }
tzolkin-picture-alt-draft = Tura jucătorului { $seat }, așa cum o pregătește.
tzolkin-picture-alt-scoring = Punctele fiecăruia, pe surse.
tzolkin-picture-alt-card = { $name }. { $effect }

## A player's own area

tzolkin-picture-no-buildings = Nicio clădire încă
tzolkin-picture-feeding-sum = { $free ->
    [0] Ospăț: { $workers } muncitori × { $each } = { $corn } porumb
   *[other] Ospăț: ({ $workers } muncitori − { $free } gratis) × { $each } = { $corn } porumb
}
tzolkin-picture-feeding-short = { $unfed ->
    [one] { $unfed } nehrănit: −{ $points } PV
   *[other] { $unfed } nehrăniți: −{ $points } PV
}

## The scoring

tzolkin-picture-final-scoring = Punctaj final
tzolkin-picture-scoring-now = Dacă s-ar încheia cu templele de acum
tzolkin-picture-next-goods = Următoarea Zi a Ospățului
tzolkin-picture-next-points = Următorul ospăț (necuprins)
tzolkin-picture-next-points-counted = Următorul ospăț (deja cuprins)

## A single tile

tzolkin-picture-card-building = { $kind } · era { $age }
tzolkin-picture-card-wealth = cartonaș de avere

tzolkin-picture-source-goods = resurse și porumb
tzolkin-picture-source-skulls = cranii de cristal
tzolkin-picture-source-monuments = monumente

## Regions, each drawn large

tzolkin-picture-region-temples = Temple
tzolkin-picture-region-technologies = Tehnologii
tzolkin-picture-region-place = Plasează aici un muncitor
tzolkin-picture-region-place-short = Îți lipsește porumbul ca să plasezi un muncitor
tzolkin-picture-region-gear-full = Niciun spațiu liber
tzolkin-picture-region-no-worker = Nu ai muncitori disponibili
tzolkin-picture-region-workers = Muncitorii tăi de aici și acțiunile lor
tzolkin-picture-region-new-worker = Un muncitor nou, zi de zi
tzolkin-picture-region-no-workers = Nu ai muncitori pe această roată.
tzolkin-picture-region-no-action = Încă nicio acțiune posibilă
tzolkin-picture-region-food-day-goods = Bunuri la următorul Ospăț
tzolkin-picture-region-food-day-points = Puncte la următorul Ospăț
tzolkin-picture-region-now = acum
tzolkin-picture-region-ready = Poți plăti
tzolkin-picture-region-short = Lipsă:
tzolkin-picture-alt-region = { $name }, în mare.
tzolkin-picture-alt-line = { $line }.
tzolkin-picture-alt-place = Prețul următorului muncitor al lui { $seat }: { $price }
tzolkin-picture-alt-space = { $space }: { $action }
tzolkin-picture-alt-gain = { $seat } { $gain }
tzolkin-picture-alt-food-day = La următorul Ospăț: { $gains }
tzolkin-picture-alt-level = { $technology } { $level } (următorul pentru { $price })
tzolkin-picture-alt-levels = { $seat }: { $levels }
