### Translated from the English version cf4cfafc
# Hints: plans for a turn, with their names, reasons and prices.

core-plan = **{ $number }. { $name }.** { $text }
    .compared = **{ $number }. { $name }.** { $text } `{ $gap }`
core-plan-step = { $number } { $step }
core-plan-then = { $first } { $next }
core-plan-even = più o meno come il piano { $plan }
core-plan-better = chiaramente meglio del piano { $plan }
core-plan-points = circa { $points } punti meglio del piano { $plan }
core-plan-others = Gli altri: { $shares-series }.

## Example

example-plan-turn = { $target }
example-plan-now = { $turn }.

## Tzolk'in: names of plans, six words or fewer

tzolkin-plan-keep-worker = Un lavoratore in più
tzolkin-plan-keep-technology = Inizia con { $target }
tzolkin-plan-keep-food = Un lavoratore che mangia gratis
tzolkin-plan-keep-skull = Subito un teschio
tzolkin-plan-keep-corn = Mais in abbondanza
tzolkin-plan-keep-wood = Legno in abbondanza
tzolkin-plan-keep-stone = Pietra in abbondanza
tzolkin-plan-keep-gold = Oro in abbondanza
tzolkin-plan-one-day = Un giorno
tzolkin-plan-two-days = Due giorni
tzolkin-plan-build = { $target }
tzolkin-plan-buildings = Due edifici
tzolkin-plan-skull = Teschio su { $target }
tzolkin-plan-climb = Sali in { $target }
tzolkin-plan-learn = Impara { $target }
tzolkin-plan-recruit = Un lavoratore in più
tzolkin-plan-take-skull = Prendi un teschio
tzolkin-plan-wood = Legno da { $target }
tzolkin-plan-corn = Mais da { $target }
tzolkin-plan-goods = Risorse da { $target }
tzolkin-plan-market = Vai al mercato
tzolkin-plan-return = Riprendi i lavoratori
tzolkin-plan-first-player = Primo giocatore
tzolkin-plan-place = Piazza su { $target }
tzolkin-plan-other = Questo turno
tzolkin-plan-feed = Prima il cibo
tzolkin-plan-first-in-temple = Da solo primo in { $temple }
tzolkin-plan-shares-temple = Raggiungi il primo in { $temple }

## Tzolk'in: what to do now

tzolkin-plan-now = { $parts-series }{ core-gained }{ core-paid }.
tzolkin-plan-use = Usa { $workers }
tzolkin-plan-use-as = { $worker } come { $space }
tzolkin-plan-use-for = { $worker } per { $action }
tzolkin-plan-finish = Concludi questa azione
tzolkin-plan-takes-back = Riprendi { $workers }
tzolkin-plan-places = Piazza: { $spaces }
tzolkin-plan-begs = Elemosina
tzolkin-plan-ends = Concludi il turno.
tzolkin-plan-keeps = Tieni { $tiles }.
tzolkin-plan-days = { $days ->
    [1] Avanza il calendario di un giorno.
   *[other] Avanza il calendario di due giorni.
}

## Tzolk'in: reasons

tzolkin-reason-feed = { $days ->
    [0] Oggi, Giorno del Cibo, servono { $need } mais e ne hai { $have }.
   *[other] Domani, Giorno del Cibo, servono { $need } mais e ne hai { $have }.
}
tzolkin-reason-feed-later = { $days ->
    [one] Domani, Giorno del Cibo, servono { $need } mais e te ne restano { $have }. Per allora questo lavoratore può prenderne { $corn }.
   *[other] Il Giorno del Cibo fra { $days } giorni richiede { $need } mais e te ne restano { $have }. Per allora questo lavoratore può prenderne { $corn }.
}
    .step = { $days ->
        [one] Domani, Giorno del Cibo, servono { $need } mais e te ne restano { $have }. Per allora { $step } può prenderne { $corn }.
       *[other] Il Giorno del Cibo fra { $days } giorni richiede { $need } mais e te ne restano { $have }. Per allora { $step } può prenderne { $corn }.
    }
tzolkin-reason-recruit = { $left ->
    [one] Il nuovo lavoratore mangia { $corn } mais nell'ultimo Giorno del Cibo, e puoi nutrirlo.
   *[other] Il nuovo lavoratore mangia { $corn } mais in ognuno dei { $left } Giorni del Cibo. Nel prossimo puoi nutrirlo.
}
tzolkin-reason-falls = Altrimenti oggi il tuo lavoratore cade da { $worker } senza niente.
tzolkin-reason-skull-in-time = Nel round { $round } arriva su { $space }: { $points } punti con un teschio, se è ancora libera.
    .step = Nel round { $round } { $step } arriva su { $space }: { $points } punti con un teschio, se è ancora libera.
tzolkin-reason-through-uxmal = Altrimenti non puoi usare { $action } per { $days } giorni.
tzolkin-reason-first-player = Prendi { $corn } mais accumulato e giochi per primo nel prossimo round.
tzolkin-reason-pool = Prendi { $corn } mais accumulato.
tzolkin-reason-wait-skull = Lascia { $worker } dov'è. Domani è su { $next }, dove un teschio dà { $then } punti invece di { $now }.
tzolkin-reason-wait-corn = Lascia { $worker } dov'è. Domani è su { $next }, dove un raccolto dà { $then } mais invece di { $now }.
tzolkin-reason-pushed-up = Gli altri lavoratori ti spingono fino a { $space }. Domani la casella 0 è di nuovo libera.
tzolkin-reason-first-in-temple = { $before ->
    [0] Sono { $points } punti oggi.
   *[other] Sono { $points } punti oggi invece di { $before }.
}
tzolkin-reason-shares-temple = Sono { $points } punti oggi.
tzolkin-reason-temple-goods = { $days ->
    [0] Oggi { $temple } dà { $goods }.
   *[other] { $temple } dà { $goods } nel round { $round }.
}
tzolkin-reason-last-round = { $points ->
    [one] Non c'è un altro turno. Questo aggiunge { $points } punto al tuo punteggio finale.
   *[other] Non c'è un altro turno. Questo aggiunge { $points } punti al tuo punteggio finale.
}
tzolkin-reason-two-buildings = Solo { $first } rende possibile { $second } in questo turno.
tzolkin-reason-monument = { $monument } vale già { $points } { $points ->
    [one] punto
   *[other] punti
}.
tzolkin-reason-scored = Dà subito { $points } punti.
tzolkin-reason-offers-skull = Il teschio dà subito { $points } punti.
tzolkin-reason-affords = Così paghi { $building }, e { $worker } può costruirlo nel prossimo turno.
tzolkin-reason-leads-to = Così puoi ottenere { $thing } entro { $turns } turni.
tzolkin-reason-leads-to-skull = Così puoi offrire un teschio su { $thing } entro { $turns } turni.
tzolkin-reason-arrives = { $turns ->
    [one] Nel prossimo turno può usare { $space }: { $action }.
   *[other] Fra { $turns } turni può usare { $space }: { $action }.
}
    .step = { $turns ->
        [one] Nel prossimo turno { $step } può usare { $space }: { $action }.
       *[other] Fra { $turns } turni { $step } può usare { $space }: { $action }.
    }
tzolkin-reason-skull-ready = Nel prossimo turno il tuo lavoratore può offrire il teschio su { $space } per { $points } punti.
tzolkin-reason-farm = D'ora in poi i tuoi lavoratori mangiano { $corn } mais in meno in ogni Giorno del Cibo.
tzolkin-reason-places-more = { $least ->
    [one] Con { $had } mais potresti piazzare un solo lavoratore nel prossimo turno. Ora fino a { $most }.
   *[other] Con { $had } mais potresti piazzare solo { $least } lavoratori nel prossimo turno. Ora fino a { $most }.
}
tzolkin-reason-temple-points = I gradini danno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} alla fine dell'era.
tzolkin-reason-learned = { $technology } probabilmente renderà spesso: { $benefit }.
tzolkin-reason-learned-once = { $technology }: { $benefit }.
tzolkin-reason-feed-part = { $days ->
    [0] Oggi, Giorno del Cibo, servono { $need } mais. Così passi da { $had } a { $have }.
    [one] Domani, Giorno del Cibo, servono { $need } mais. Così passi da { $had } a { $have }.
   *[other] Il Giorno del Cibo fra { $days } giorni richiede { $need } mais. Così passi da { $had } a { $have }.
}
tzolkin-reason-needs-corn = Avevi { $had } mais, e probabilmente te ne servirà di più entro { $turns } turni.
tzolkin-reason-begs-cheaply = Il gradino in { $temple } vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, ogni altro almeno { $least }.
tzolkin-reason-no-begging = { $corn ->
    [0] Senza questo mais probabilmente presto elemosineresti e scenderesti in un tempio.
   *[other] Con soli { $corn } mais probabilmente presto elemosineresti e scenderesti in un tempio.
}
tzolkin-reason-one-day-feeds = { $n ->
    [one] Con due giorni un tuo lavoratore in più resterebbe senza cibo.
   *[other] Con due giorni altri { $n } tuoi lavoratori resterebbero senza cibo.
}
tzolkin-reason-two-days-starve = { $n ->
    [one] Con due giorni un lavoratore in più di { $rival } resta senza cibo.
   *[other] Con due giorni altri { $n } lavoratori di { $rival } restano senza cibo.
}
tzolkin-reason-two-days-reach = Nel prossimo turno { $worker } può usare { $space }: { $action }. Dopo un giorno non potrebbe.
tzolkin-reason-keeps-light = Potrai ancora far avanzare il calendario di due giorni più avanti.
tzolkin-reason-stays = Lascia { $worker } dov'è. Nel prossimo turno può usare { $space }: { $action }.
tzolkin-reason-most-goods = Nessun'altra azione raggiungibile rende quanto { $space }: vale { $corn } mais.
tzolkin-reason-unpayable = Non puoi pagare nessuna azione di { $worker }.
tzolkin-reason-passes = Non costa mais, e oggi stesso questo lavoratore torna da te.
tzolkin-reason-start-worker = Inizi con { $n } lavoratori invece di { $before }.
tzolkin-reason-start-technology = Agli altri servono un'azione e una risorsa per questo: { $benefit }.
tzolkin-reason-start-food = Risparmi { $corn } mais in ognuno dei { $left } Giorni del Cibo.
tzolkin-reason-start-skull = Un teschio dà fino a { $points } punti su Chichen Itza.
tzolkin-reason-start-goods = Questi materiali valgono { $corn } mais, più di ogni altra coppia di tessere.
tzolkin-reason-start-building = Queste risorse pagano { $building }, che è già in offerta.
tzolkin-reason-start-corn = Questi { $corn } mais bastano per il primo Giorno del Cibo, e ne restano { $left }.
tzolkin-reason-may-skip = Da primo giocatore puoi far avanzare il calendario di due giorni.
tzolkin-reason-moves-first = Nel prossimo round giochi per primo.
tzolkin-reason-contested = { $rival } potrebbe costruire { $building } prima di te.
tzolkin-reason-chooses-first = Nel prossimo round giochi prima di { $rival }. Potete pagare entrambi { $building }.
tzolkin-reason-adds-to-monument = { $points ->
    [one] Così { $monument } ti dà { $points } punto in più.
   *[other] Così { $monument } ti dà { $points } punti in più.
}
tzolkin-reason-skull-left = Anche un teschio tenuto fino alla fine vale { $points } punti.

## Tzolk'in: prices

tzolkin-price-hunger = { $n ->
    [one] Oggi un lavoratore senza cibo costa { $points } punti.
   *[other] Oggi { $n } lavoratori senza cibo costano { $points } punti.
}
tzolkin-price-short = { $corn ->
    [one] Ti manca { $corn } mais per il Giorno del Cibo.
   *[other] Ti mancano { $corn } mais per il Giorno del Cibo.
}

## Teotihuacan: names of plans, six words or fewer

teotihuacan-plan-keep-technology = Una tecnologia gratis
teotihuacan-plan-keep-power = Un lavoratore più forte
teotihuacan-plan-keep-avenue = Un passo sul Sentiero
teotihuacan-plan-keep-discovery = Una tessera Scoperta
teotihuacan-plan-keep-tile = Inizia con { $target }
teotihuacan-plan-keep-steps = Passi nei templi
teotihuacan-plan-keep-cocoa = Cacao in abbondanza
teotihuacan-plan-keep-wood = Legno in abbondanza
teotihuacan-plan-keep-stone = Pietra in abbondanza
teotihuacan-plan-keep-gold = Oro in abbondanza
teotihuacan-plan-place = Inizia { $target-on }
teotihuacan-plan-payment = Paga { $target }
teotihuacan-plan-salary = Prima il salario
teotihuacan-plan-unlock = Libera i tuoi lavoratori
teotihuacan-plan-acquire = { $target }
teotihuacan-plan-pyramid = Piramide, { $target }
teotihuacan-plan-decorate = Decora la piramide
teotihuacan-plan-building = Costruisci per i nobili
teotihuacan-plan-work = Lavora { $target-on }
teotihuacan-plan-royal = { $target }
teotihuacan-plan-worship = Venera { $target-on }
teotihuacan-plan-collect = Cacao { $target-from }
teotihuacan-plan-gain = { $target }
teotihuacan-plan-tile = { $target }
teotihuacan-plan-other = Questo turno

## Teotihuacan: what to do now

teotihuacan-plan-move = Lavoratore { $power }, { $from } → { $to }, { $what }{ core-gained }{ core-paid }.
teotihuacan-plan-what-collect = raccogli
teotihuacan-plan-what-worship = venera
teotihuacan-plan-what-work = lavora
teotihuacan-plan-what-learn = impara
teotihuacan-plan-what-build = costruisci
teotihuacan-plan-what-decorate = decora
teotihuacan-plan-what-frees = { $cocoa ->
    [0] { $what }, poi libera i tuoi lavoratori con una tessera
   *[other] { $what }, poi paga { $cocoa } cacao per liberare i tuoi lavoratori
}
teotihuacan-plan-frees-first = { $cocoa ->
    [0] Libera i tuoi lavoratori con una tessera.
   *[other] Paga { $cocoa } cacao per liberare i tuoi lavoratori.
}
teotihuacan-plan-keeps = Tieni { $tiles }.
teotihuacan-plan-starts = Inizia { $board-on }.
teotihuacan-plan-pays = Paga { $cocoa }.
teotihuacan-plan-unlocks = Libera tutti i tuoi lavoratori bloccati. È tutto il turno.
teotihuacan-plan-does = Continua{ core-gained }{ core-paid }.

## Teotihuacan: reasons

teotihuacan-reason-salary = Devi { $salary } cacao e ne hai { $have }. Ognuno che manca costa { $points } punti.
teotihuacan-reason-ascends = { $points ->
    [one] Il Sentiero dà { $points } punto al valore di oggi.
   *[other] Il Sentiero dà { $points } punti al valore di oggi.
}
teotihuacan-reason-avenue = { $points ->
    [one] Il Sentiero dà { $points } punto al valore di oggi.
   *[other] Il Sentiero dà { $points } punti al valore di oggi.
}
teotihuacan-reason-saves-pay = Il lavoratore asceso costa meno: il tuo salario scende da { $before } a { $salary } cacao.
teotihuacan-reason-masks = { $points ->
    [one] Le tue maschere danno { $points } punto a un'eclissi invece di { $before }.
   *[other] Le tue maschere danno { $points } punti a un'eclissi invece di { $before }.
}
teotihuacan-reason-track = Il tracciato Piramide dà { $points } in più all'eclissi.
teotihuacan-reason-scored = Dà subito { $points }.
teotihuacan-reason-saves-up = Così hai { $have } cacao per il salario di { $salary } fra { $rounds } round.
teotihuacan-reason-salary-part = Il salario è di { $salary } cacao. Così passi da { $had } a { $have }.
teotihuacan-reason-last-turn = { $points ->
    [one] Non c'è un altro turno. Questo aggiunge { $points } punto al tuo punteggio finale.
   *[other] Non c'è un altro turno. Questo aggiunge { $points } punti al tuo punteggio finale.
}
teotihuacan-reason-pays-work = Con { $before } cacao non puoi lavorare su un tabellone affollato. Poi ne hai { $after }.
teotihuacan-reason-icons = { $icons } simboli combaciano. Nessun altro posto ne ha di più.
teotihuacan-reason-crowded = { $board } ha { $colors } colori. Nessun altro tabellone dà più di { $best } cacao.
teotihuacan-reason-most-cocoa = Qui raccogli { $cocoa } cacao. Nessun altro tabellone raggiungibile ne dà più di { $best }.
teotihuacan-reason-together = { $workers } lavoratori lì danno { $goods }. Questo da solo darebbe { $alone }.
teotihuacan-reason-cheap-decoration = Con { $workers } tuoi lavoratori lì costa { $gold } oro invece di { $alone }.
teotihuacan-reason-unlocks = { $workers ->
    [one] Pagare costerebbe { $cocoa } cacao e ne hai { $have }.
   *[other] Un turno libera { $workers } lavoratori. Pagare costerebbe { $cocoa } cacao.
}
teotihuacan-reason-fourth-worker = Il quarto lavoratore rende chiaramente più di punti o cacao.
teotihuacan-reason-technology = Probabilmente userai { $technology } almeno { $uses } volte.
teotihuacan-reason-technology-pays = { $technology } ti paga per questo lavoro.
teotihuacan-reason-near-ascension = Il tuo lavoratore { $board-on } arriva al potere { $power } e ascende al prossimo potenziamento.
teotihuacan-reason-affords = Nel prossimo turno probabilmente potrai pagare l'azione principale { $board-on }.
teotihuacan-reason-uses-tile = Usi subito la tessera { $tile }.
teotihuacan-reason-temple-step = Gradino { $step }, { $temple }: dà { $pays }.
teotihuacan-reason-temple-tile = Gradino { $step }, { $temple }: scegli la tessera { $tile }.
teotihuacan-reason-next-step = Prossimo gradino, { $temple }: dà { $pays }.
    .tile = Prossimo gradino, { $temple }: puoi scegliere una tessera Scoperta.
teotihuacan-reason-pays-all = Ogni cacao che manca costa { $points } punti.
teotihuacan-reason-pays-nothing = Non hai cacao con cui pagare.
teotihuacan-reason-pays-with-tile = La tessera ti fa risparmiare { $cocoa } cacao.
teotihuacan-reason-keeps-cocoa = Tieni { $cocoa } cacao per la prima azione principale della prossima era.
teotihuacan-reason-time-eclipse = L'eclissi arriva un round prima, e per allora { $rival } probabilmente non potrà pagare tutto il salario.
teotihuacan-reason-needs-cocoa = Avevi { $had } cacao, e probabilmente te ne servirà di più entro { $turns } turni.
teotihuacan-reason-tile-later = Puoi usare la tessera { $tile } entro { $turns } turni.
teotihuacan-reason-leads-to = Così paghi l'azione principale { $board-on } entro { $turns } turni.
teotihuacan-reason-leads-to-technology = Così paghi { $technology } entro { $turns } turni.
teotihuacan-reason-learned-first = Ogni giocatore che la impara dopo di te ti dà { $points } punti.
teotihuacan-reason-technology-soon = Probabilmente userai { $technology } entro { $turns } turni.
teotihuacan-reason-cheapest = Ogni altra azione principale raggiungibile costa almeno { $least } cacao.
teotihuacan-reason-meets = Nel prossimo turno questo lavoratore può raggiungere il tuo { $board-on }, e insieme rendono di più.
teotihuacan-reason-grows = Dal potere { $power } in su, un solo lavoratore dà { $goods } { $board-on }.
teotihuacan-reason-start-works = Nel primo turno solo il lavoratore { $from-on } può usare l'azione principale { $board-on }.
teotihuacan-reason-start-together = Nel primo turno il lavoratore { $from-on } può raggiungere quello { $board-on }. In due rendono di più.
teotihuacan-reason-start-reach = Nel primo turno i tuoi lavoratori raggiungono { $boards } tabelloni su { $all }. Nessun'altra scelta ne raggiunge di più.
teotihuacan-reason-start-pays = Nel primo turno probabilmente potrai usare l'azione principale { $board-on }.
teotihuacan-reason-start-technology = Parti gratis con { $technology }.
teotihuacan-reason-start-goods = Sono { $n } materiali, più di ogni altra scelta.
teotihuacan-reason-start-steps = Sono { $n } passi tra templi e Sentiero, più di ogni altra scelta.
teotihuacan-reason-start-power = { $n ->
    [one] Un lavoratore inizia con un potenziamento, e così ascende prima.
   *[other] I tuoi lavoratori iniziano con { $n } potenziamenti, e così ascendono prima.
}
teotihuacan-reason-start-avenue = { $n ->
    [one] Un passo sul Sentiero può dare punti a ogni eclissi.
   *[other] { $n } passi sul Sentiero possono dare punti a ogni eclissi.
}
teotihuacan-reason-start-temples = I passi nei templi danno { $pays }.
teotihuacan-reason-start-discovery = Puoi prendere la tessera { $tile } prima del tuo primo turno.

## Teotihuacan: prices

teotihuacan-price-salary = { $rounds ->
    [one] Cacao che manca per il salario: { $short } (−{ $points } punti).
   *[other] Cacao che manca per il salario del prossimo round: { $short }.
}
teotihuacan-price-unpaid = Perdi { $points } punti per { $short } cacao non pagati.
