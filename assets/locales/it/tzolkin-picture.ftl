### Translated from the English version 9ec0b6f9
# Texts in the pictures of Tzolk'in. Short: most of it has little room.

## Players without a name that can be shown

tzolkin-picture-colour-red = Rosso
tzolkin-picture-colour-green = Verde
tzolkin-picture-colour-blue = Blu
tzolkin-picture-colour-yellow = Giallo

## The first line

tzolkin-picture-to-move = Tocca a { $name }
tzolkin-picture-played = Ha giocato { $name }
tzolkin-picture-to-advance = { $name }: un giorno o due?
tzolkin-picture-wins = Vince { $name }
tzolkin-picture-shared = Vittoria condivisa
tzolkin-picture-choosing = Scegli le tessere
tzolkin-picture-of-rounds = di { $rounds }
tzolkin-picture-food-day-in = { $days ->
    [0] Cibo: oggi
    [one] Cibo: domani
   *[other] Cibo tra { $days } giorni
}
tzolkin-picture-food-days-over = Giorni del Cibo finiti
tzolkin-picture-round = Round { $round }
tzolkin-picture-after-round = Dopo il round { $round }
tzolkin-picture-age = { $age }ª era

## The calendar and the gears

tzolkin-picture-disc-round = Round
tzolkin-picture-food-in = { $days ->
    [0] oggi
    [one] domani
   *[other] tra { $days } giorni
}
tzolkin-picture-food-over = finiti
tzolkin-picture-pool = cumulo
tzolkin-picture-skulls-left = { $count } in banca
tzolkin-picture-days-passed = { $days ->
    [one] +{ $days } giorno
   *[other] +{ $days } giorni
}

## The offer

tzolkin-picture-buildings = Edifici
tzolkin-picture-monuments = Monumenti
tzolkin-picture-deck = { $count } nella pila

## The players

tzolkin-picture-order = { $n }º
tzolkin-picture-order-to-move = { $n }º · di turno
tzolkin-picture-order-choosing = { $n }º · sceglie
tzolkin-picture-place = { $n }º posto
tzolkin-picture-fed-free = { $free } gratis
tzolkin-picture-fed-cheaper = −{ $less } a testa
tzolkin-picture-fed-both = { $free } gratis, −{ $less }

## Alt texts

tzolkin-picture-alt-board = La plancia di Tzolk'in, round { $round }, { $age }ª era.
tzolkin-picture-alt-overview = { $status }.
tzolkin-picture-alt-held = { $seat } ha { $goods } e deve { $corn } al Giorno del Cibo.
tzolkin-picture-alt-prices = Prossimi spazi liberi: { $spaces }.
tzolkin-picture-alt-next = { $space }
tzolkin-picture-alt-full = { $gear } piena
tzolkin-picture-alt-choosing = I giocatori scelgono le tessere Ricchezza.
tzolkin-picture-alt-to-move = Tocca a { $seat }.
tzolkin-picture-alt-over = La partita è finita; vittoria: { $winners }.
tzolkin-picture-alt-scores = Punti: { $scores }.
tzolkin-picture-alt-score = { $seat } { $points }
tzolkin-picture-alt-seat = { $seat }
tzolkin-picture-alt-draft = Il turno di { $seat } come lo sta preparando.
tzolkin-picture-alt-scoring = I punti di tutti, per provenienza.
tzolkin-picture-alt-card = { $name }. { $effect }

## A player's own area

tzolkin-picture-no-buildings = Ancora nessun edificio
tzolkin-picture-feeding-sum = { $free ->
    [0] Cibo: { $workers } lavoratori × { $each } = { $corn } mais
   *[other] Cibo: ({ $workers } lavoratori − { $free } gratis) × { $each } = { $corn } mais
}
tzolkin-picture-feeding-short = { $unfed } senza cibo: −{ $points } punti

## The scoring

tzolkin-picture-final-scoring = Punteggio finale
tzolkin-picture-scoring-now = Se finisse con i templi di adesso
tzolkin-picture-next-goods = Prossimo Giorno del Cibo
tzolkin-picture-next-points = Prossimo Giorno del Cibo (non contato)
tzolkin-picture-next-points-counted = Prossimo Giorno del Cibo (già contato)

## A single tile

tzolkin-picture-card-building = { $kind } · { $age }ª era
tzolkin-picture-card-wealth = Ricchezza

tzolkin-picture-source-goods = materiali e mais
tzolkin-picture-source-skulls = teschi di cristallo
tzolkin-picture-source-monuments = monumenti

## Regions, each drawn large

tzolkin-picture-region-temples = Templi
tzolkin-picture-region-technologies = Tecnologie
tzolkin-picture-region-place = Piazza qui un lavoratore
tzolkin-picture-region-place-short = Ti manca il mais per piazzare un lavoratore
tzolkin-picture-region-gear-full = Nessuno spazio libero
tzolkin-picture-region-no-worker = Non hai lavoratori disponibili
tzolkin-picture-region-workers = I tuoi lavoratori e le loro azioni
tzolkin-picture-region-new-worker = Un nuovo lavoratore, giorno per giorno
tzolkin-picture-region-no-workers = Non hai lavoratori su questa ruota.
tzolkin-picture-region-no-action = Ancora nessuna azione possibile
tzolkin-picture-region-food-day-goods = Beni al prossimo Giorno del Cibo
tzolkin-picture-region-food-day-points = Punti al prossimo Giorno del Cibo
tzolkin-picture-region-now = ora
tzolkin-picture-region-ready = Puoi pagare
tzolkin-picture-region-short = Manca:
tzolkin-picture-alt-region = { $name }, in grande.
tzolkin-picture-alt-line = { $line }.
tzolkin-picture-alt-place = Costo del prossimo lavoratore di { $seat }: { $price }
tzolkin-picture-alt-space = { $space }: { $action }
tzolkin-picture-alt-gain = { $seat } { $gain }
tzolkin-picture-alt-food-day = Al prossimo Giorno del Cibo: { $gains }
tzolkin-picture-alt-level = { $technology } { $level } (il prossimo per { $price })
tzolkin-picture-alt-levels = { $seat }: { $levels }
