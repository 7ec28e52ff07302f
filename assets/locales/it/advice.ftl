### Translated from the English version edcb8520
# Hints: plans for a turn, with their names, reasons and prices.

core-plan = **{ $number }. { $name }.** { $text }
    .compared = **{ $number }. { $name }.** { $text } `{ $gap }`
core-plan-step = { $number } { $step }
core-plan-then = { $first } { $next }
core-plan-next = { $first }. { $next }
core-plan-even = più o meno come il piano { $plan }
core-plan-better = chiaramente meglio del piano { $plan }
core-plan-points = circa { $points } punti meglio del piano { $plan }
core-plan-others = Gli altri: { $shares-series }.
core-plan-hurried = Ho avuto poco tempo per cercare, quindi controlla da te.

## Reasons

core-n-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
core-when-end = alla fine della partita
core-within = { $turns ->
    [one] nel prossimo turno
   *[other] entro { $turns } turni
}
core-reason-last = Non c'è un altro turno. Questo aggiunge { core-n-points } al tuo punteggio finale ({ $sources }).
core-reason-nothing = Niente di ciò che puoi fare dà altri punti.
core-reason-scored = Dà subito { core-n-points } ({ $sources }).
core-reason-stands = Se resta così, porta { core-n-points } in più { $when } ({ $sources }).
core-reason-saves = Altrimenti perderesti { core-n-points } { $when } ({ $source }).
    .part = Senza { $part } perderesti { core-n-points } { $when } ({ $source }).
core-reason-affords = { $things-count ->
    [1] Dopo questo turno hai le risorse per { $things }.
   *[other] Dopo questo turno hai le risorse per una di queste cose: { $things-row }.
}

## Example

example-plan-turn = { $target }
example-plan-now = { $turn }.
example-plan-ends = Concludi il turno.
example-plan-other = Questo turno

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
tzolkin-plan-place-many = Piazza più lavoratori
tzolkin-plan-other = Questo turno

## Tzolk'in: what to do now

tzolkin-plan-now = { $parts }{ core-gained }{ core-paid }.
tzolkin-plan-use = Usa { $workers }
tzolkin-plan-use-as = { $worker } per la sua azione { $space }
tzolkin-plan-use-for = { $worker } per { $action }
tzolkin-plan-finish = Concludi questa azione
tzolkin-plan-takes-back = Riprendi { $workers }
tzolkin-plan-places = Piazza: { $spaces }
tzolkin-plan-begs = Elemosina
tzolkin-plan-ends = Concludi il turno.
tzolkin-plan-keeps = Tieni { $tiles }: { $effects-row }.
tzolkin-plan-days = { $days ->
    [1] Avanza il calendario di un giorno.
   *[other] Avanza il calendario di due giorni. La tua plancia passa al lato scuro.
}

## Tzolk'in: reasons

tzolkin-when-food-day = nel Giorno del Cibo
tzolkin-when-age = alla fine dell'era
tzolkin-why-goods = materiali
tzolkin-why-skulls = teschi di cristallo
tzolkin-why-hunger = cibo
tzolkin-reason-gets = Dopo puoi ottenere { $thing } { core-within }.
tzolkin-reason-effect = D'ora in poi: { $effect }.
tzolkin-reason-skull = Il lavoratore su { $piece } può offrire un teschio su { $thing } { core-within }: { $points }.
tzolkin-reason-acts = Il lavoratore su { $piece } può usare { $thing } { core-within }: { $action }.
tzolkin-reason-need = { $days ->
    [one] Domani, Giorno del Cibo, servono { $need } mais. Così passi da { $had } a { $have }.
   *[other] Il Giorno del Cibo fra { $days } giorni richiede { $need } mais. Così passi da { $had } a { $have }.
}
tzolkin-reason-falls = Altrimenti oggi il tuo lavoratore cade da { $worker } senza niente.
tzolkin-reason-first-player = Prendi { $corn } mais accumulato e giochi per primo nel prossimo round.
tzolkin-reason-pool = Prendi { $corn } mais accumulato.
tzolkin-reason-moves-first = Nel prossimo round giochi per primo.
tzolkin-reason-one-day = { $spaces-count ->
    [0] { tzolkin-days-left }
   *[other] Nel prossimo turno i tuoi lavoratori sono su { $spaces }, dopo due giorni su { $others }. { tzolkin-days-left }
}
tzolkin-days-left = Conservi un turno: { $food } prima del Giorno del Cibo e { $n } fino alla fine. Con due giorni ne perdi uno.
tzolkin-reason-two-days = Nel prossimo turno i tuoi lavoratori sono su { $spaces } invece che su { $others }.
tzolkin-reason-takes-skull = Un teschio può dare { $points } punti su Chichen Itza.
tzolkin-reason-feeds = { $left ->
    [one] I tuoi lavoratori mangiano { $corn } mais in meno nell'ultimo Giorno del Cibo.
   *[other] I tuoi lavoratori mangiano { $corn } mais in meno in ognuno dei { $left } Giorni del Cibo rimasti.
}
tzolkin-reason-forced = Non hai lavoratori in mano, quindi devi riprenderne uno. Gli altri vanno avanti: { $stay }.
tzolkin-reason-start-worker = Inizi con { $n } lavoratori invece di { $before }.
tzolkin-reason-start-technology = Agli altri servono un'azione e una risorsa per questo: { $benefit }.
tzolkin-reason-start-food = Risparmi { $corn } mais in ognuno dei { $left } Giorni del Cibo.
tzolkin-reason-start-skull = Un teschio dà fino a { $points } punti su Chichen Itza.
tzolkin-reason-start-goods = Questi materiali valgono { $corn } mais, più di ogni altra coppia di tessere.

## Tzolk'in: prices

tzolkin-price-hunger = { $n ->
    [one] Oggi un lavoratore senza cibo costa { $points } punti.
   *[other] Oggi { $n } lavoratori senza cibo costano { $points } punti.
}
tzolkin-price-short = Mais che manca per il Giorno del Cibo dopo questo turno: { $corn }.
    .solved = Mais che manca per il Giorno del Cibo dopo questo turno: { $corn }. Probabilmente riuscirai ancora a procurartelo.
    .open = Mais che manca per il Giorno del Cibo dopo questo turno: { $corn } (−{ $points } punti se non lo trovi).
    .way = Mais che manca per il Giorno del Cibo dopo questo turno: { $corn }. Il lavoratore su { $piece } può procurarlo su { $thing } { core-within }.
tzolkin-plan-moves-last = Giochi già per primo. Il segnalino passa al giocatore successivo, quindi nel prossimo round giochi per ultimo.

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

teotihuacan-plan-move = Lavoratore di potere { $power }, { $from } → { $to }, { $what }{ core-gained }{ core-paid }.
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
teotihuacan-plan-keeps = Tieni { $tiles }: { $effects-row }.
teotihuacan-plan-starts = Inizia { $board-on }.
teotihuacan-plan-pays = Paga { $cocoa }.
teotihuacan-plan-unlocks = Libera tutti i tuoi lavoratori bloccati. È tutto il turno.
teotihuacan-plan-does = Continua{ core-gained }{ core-paid }.

## Teotihuacan: reasons

teotihuacan-when-eclipse = all'eclissi
teotihuacan-why-production = lavoro
teotihuacan-why-salary = salario
teotihuacan-reason-effect = D'ora in poi: { $effect }.
teotihuacan-reason-need = Il salario è di { $need } cacao. Così passi da { $had } a { $have }.
teotihuacan-affords-tile = un tassello della piramide al livello { $level }
teotihuacan-affords-decoration = { $n ->
    [one] una decorazione
   *[other] { $n } decorazioni
}
teotihuacan-affords-building = { $n ->
    [one] un edificio per i nobili
   *[other] { $n } edifici per i nobili
}
teotihuacan-reason-frees = { $workers ->
    [one] Il tuo lavoratore bloccato è di nuovo libero.
   *[other] I tuoi { $workers } lavoratori bloccati sono di nuovo liberi.
}
teotihuacan-reason-boards = Con { $have } cacao invece di { $had }, hai il cacao per l'azione principale su { $more } plance su 7 invece di { $few }.
teotihuacan-reason-ready = Un lavoratore arriva a potere 5. Il prossimo potenziamento lo fa ascendere.
teotihuacan-reason-learns = Nel tuo primo turno puoi imparare { $thing }.
teotihuacan-reason-opens = Nel tuo primo turno puoi usare l'azione principale { $board-on }.
teotihuacan-reason-tile = Tieni { $tile } ({ $effect }).
teotihuacan-reason-pays = { $tile } paga { $paid } dei { $need } cacao del tuo salario.
teotihuacan-reason-worker = D'ora in poi hai { $n } lavoratori.
teotihuacan-reason-climbs = { $temple }: { $n ->
    [one] ti manca 1 passo a { $tile }, che dà punti alla fine.
   *[other] ti mancano { $n } passi a { $tile }, che dà punti alla fine.
}
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

## Teotihuacan: prices

teotihuacan-price-salary = { $rounds ->
    [one] Cacao che manca per il salario: { $short } (−{ $points } punti).
   *[other] Cacao che manca per il salario del prossimo round: { $short }.
}
    .solved = Cacao che manca per il salario del prossimo round dopo questo turno: { $short }. Probabilmente riuscirai ancora a procurartelo.
    .open = Cacao che manca per il salario del prossimo round dopo questo turno: { $short } (−{ $points } punti se non lo trovi).
teotihuacan-price-unpaid = Perdi { $points } punti per { $short } cacao non pagati.
