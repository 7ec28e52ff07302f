### Translated from the English version b104426d
# Tzolk'in: names of the game and its components.

tzolkin-name = Tzolk'in
    .tagline = Piazza i lavoratori su ruote che girano: più a lungo ci restano, migliore è la loro azione.
    .length = 27 round
# The button by which a player opens the secret choice of tiles.
tzolkin-choose = Scegli le tessere
tzolkin-option-negative_scores = Punteggi negativi
    .description = Decide se un punteggio può scendere sotto 0.
    .allowed = permessi
    .floor_at_zero = mai sotto 0

## Materials: the name alone, and an amount of it ($count)

tzolkin-material-corn = mais
tzolkin-material-wood = legno
tzolkin-material-stone = pietra
tzolkin-material-gold = oro
tzolkin-material-skull = teschio di cristallo
tzolkin-amount-corn = { $count } mais
tzolkin-amount-wood = { $count ->
    [one] { $count } legno
   *[other] { $count } legni
}
tzolkin-amount-stone = { $count ->
    [one] { $count } pietra
   *[other] { $count } pietre
}
tzolkin-amount-gold = { $count } oro
tzolkin-amount-skull = { $count ->
    [one] { $count } teschio
   *[other] { $count } teschi
}
tzolkin-amount-resource = { $count ->
    [one] { $count } risorsa
   *[other] { $count } risorse
}
tzolkin-amount-vp = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}
tzolkin-amount-worker = { $count ->
    [one] { $count } lavoratore
   *[other] { $count } lavoratori
}
tzolkin-amount-nothing = niente

## Gears, temples, technologies, kinds. Of temples and technologies .to is one step up and .from one step down
## in a row of amounts, as core-repeated.to and .from are several

tzolkin-gear-palenque = Palenque
    .effect = Raccogli mais e legno nella giungla.
    .asked = cosa fa palenque, ruota verde, ruota del mais, azioni di palenque, caselle di palenque, ruota della giungla
tzolkin-gear-yaxchilan = Yaxchilan
    .effect = Prendi legno, pietra, oro e teschi di cristallo.
    .asked = cosa fa yaxchilan, ruota delle risorse, dove prendo la pietra, dove prendo l'oro, dove prendo il legno, come prendo risorse, azioni di yaxchilan
tzolkin-gear-tikal = Tikal
    .effect = Progredisci nelle tecnologie, costruisci edifici e monumenti.
    .asked = cosa fa tikal, ruota delle tecnologie e degli edifici, azioni di tikal, ruota per costruire, su quale ruota costruisco
tzolkin-gear-uxmal = Uxmal
    .effect = Scambia, prendi lavoratori, costruisci con il mais, usa le azioni di altre ruote.
    .asked = cosa fa uxmal, azioni di uxmal, ruota del mercato, ruota per scambi e lavoratori
tzolkin-gear-chichen_itza = Chichen Itza
    .effect = Lascia teschi di cristallo agli dei per punti e gradini nei templi.
    .asked = cosa fa chichen itza, ruota dei teschi, caselle di chichen itza, ruota blu, ruota più grande, quanti punti dà chichen itza
tzolkin-space = { $gear } { $space }
    .on = su { $gear } { $space }
    .from = da { $gear } { $space }
tzolkin-space-from = { $gear } { $space } (dalla { $from })
    .on = su { $gear } { $space } (dalla { $from })
    .from = da { $gear } { $space } (dalla { $from })
# .short: only where `$space-on` is asked for
tzolkin-first-player-space = Casella Primo Giocatore
    .short = sulla casella Primo Giocatore
    .effect = Prendi il mais accumulato e il segnalino Primo Giocatore; puoi far avanzare il calendario di 2 giorni.
    .asked = lo spazio del primo giocatore, azione primo giocatore, cosa dà la casella del primo giocatore

tzolkin-temple-chaac = Chaac
    .to = Chaac +1
    .from = Chaac −1
    .effect = Tempio marrone: pietra nel 1º e 3º Giorno del Cibo; per chi è più in alto 6 punti nel 2º, 2 nel 4º.
    .asked = tempio marrone, tempio di chaac, tempio della pietra, cosa dà chaac, dio della pioggia
tzolkin-temple-quetzalcoatl = Quetzalcoatl
    .to = Quetzalcoatl +1
    .from = Quetzalcoatl −1
    .effect = Tempio giallo: oro nel 1º e 3º Giorno del Cibo; per chi è più in alto 2 punti nel 2º, 6 nel 4º.
    .asked = tempio giallo, tempio di quetzalcoatl, tempio dell'oro, cosa dà quetzalcoatl, serpente piumato
tzolkin-temple-kukulkan = Kukulcan
    .to = Kukulcan +1
    .from = Kukulcan −1
    .effect = Tempio verde: legno e un teschio nel 1º e 3º Giorno del Cibo; per chi è più in alto 4 punti nel 2º e nel 4º.
    .asked = tempio verde, tempio di kukulcan, tempio del legno, cosa dà kukulcan, teschio dal tempio

tzolkin-technology-agriculture = Agricoltura
    .to = Agricoltura +1
    .effect = Più mais dalla giungla. Bonus oltre il livello 3: sali di 1 gradino in un tempio.
    .level-1 = +1 mais a ogni raccolta di mais su Palenque 2-5
    .level-2 = raccogli mais senza tessera quando non ce n'è una scoperta; +1 mais quando peschi
    .level-3 = altri +2 mais a ogni raccolta di mais su Palenque 2-5
    .bonus = sali di 1 gradino in un tempio a scelta
    .asked = cosa fa agricoltura, livelli di agricoltura, più mais quando raccolgo, tecnologia del mais
tzolkin-technology-extraction = Estrazione
    .to = Estrazione +1
    .effect = Estrazione di risorse: più legno, pietra e oro. Bonus oltre il livello 3: due risorse a scelta.
    .level-1 = +1 legno su Yaxchilan 1 e a ogni raccolta di legno
    .level-2 = +1 pietra su Yaxchilan 2 e 5
    .level-3 = +1 oro su Yaxchilan 3 e 5
    .bonus = 2 risorse a scelta
    .asked = cosa fa estrazione, livelli di estrazione, una risorsa in più, tecnologia delle risorse
tzolkin-technology-architecture = Architettura
    .to = Architettura +1
    .effect = Mais, punti e uno sconto per gli edifici. Bonus oltre il livello 3: tre punti.
    .level-1 = +1 mais quando costruisci un edificio
    .level-2 = +2 punti quando costruisci un edificio
    .level-3 = gli edifici costano 1 risorsa in meno su Tikal, 2 mais in meno su Uxmal 4
    .bonus = 3 punti
    .asked = cosa fa architettura, livelli di architettura, edifici più economici, tecnologia degli edifici, sconto sugli edifici
tzolkin-technology-theology = Teologia
    .to = Teologia +1
    .effect = Azioni più forti su Chichen Itza. Bonus oltre il livello 3: un teschio di cristallo.
    .level-1 = su Chichen Itza puoi usare gratis l'azione della casella seguente
    .level-2 = dopo un'azione su Chichen Itza puoi pagare 1 risorsa per salire di 1 gradino in un tempio
    .level-3 = +1 teschio su Yaxchilan 4
    .bonus = 1 teschio
    .asked = cosa fa teologia, livelli di teologia, tecnologia dei teschi, tecnologia per chichen itza, tecnologia dei templi

tzolkin-kind-farm = fattoria
tzolkin-kind-tomb = tomba
tzolkin-kind-civic = edificio civico
tzolkin-kind-shrine = santuario
tzolkin-kind-monument-tomb = monumento tombale
tzolkin-kind-monument-civic = monumento civico
tzolkin-kind-monument-shrine = monumento consacrato

## Wealth tiles

tzolkin-wealth-palenque_1 = Seme sacro
    .effect = 3 mais, un gradino in Quetzalcoatl, un livello di Agricoltura.
tzolkin-wealth-palenque_3 = Piuma d'oro
    .effect = 5 mais, 1 oro, un gradino in Quetzalcoatl.
tzolkin-wealth-palenque_5 = Tesoro del seminatore
    .effect = 1 pietra, 1 oro, un livello di Agricoltura.
tzolkin-wealth-palenque_7 = Cesto di mais
    .effect = 9 mais e 1 pietra.
tzolkin-wealth-yaxchilan_1 = Ascia sacra
    .effect = 1 legno, un gradino in Kukulcan, un livello di Estrazione.
tzolkin-wealth-yaxchilan_3 = Dono della foresta
    .effect = 2 mais, 2 legni, un gradino in Kukulcan.
tzolkin-wealth-yaxchilan_5 = Attrezzi da taglialegna
    .effect = 4 mais, 1 legno, un livello di Estrazione.
tzolkin-wealth-yaxchilan_7 = Fardello del mercante
    .effect = 3 mais, 2 legni e 1 pietra.
tzolkin-wealth-tikal_1 = Preghiera del muratore
    .effect = 2 mais, un gradino in Chaac, un livello di Architettura.
tzolkin-wealth-tikal_3 = Pranzo del tagliapietre
    .effect = 6 mais e 2 pietre.
tzolkin-wealth-tikal_5 = Oro dell'architetto
    .effect = 3 mais, 1 oro, un livello di Architettura.
tzolkin-wealth-tikal_7 = Carico della canoa
    .effect = 6 mais, 1 legno e 1 pietra.
tzolkin-wealth-uxmal_1 = Pietra della pioggia
    .effect = 5 mais, 1 pietra, un gradino in Chaac.
tzolkin-wealth-uxmal_3 = Focolare di famiglia
    .effect = 3 mais e 1 legno. A ogni Giorno del Cibo uno dei tuoi lavoratori mangia gratis.
tzolkin-wealth-uxmal_5 = Mano amica
    .effect = Un lavoratore in più.
tzolkin-wealth-uxmal_7 = Raccolto d'oro
    .effect = 8 mais e 1 oro.
tzolkin-wealth-chichen_itza_0 = Teschio dell'antenato
    .effect = 4 mais, 1 legno e 1 teschio di cristallo.
tzolkin-wealth-chichen_itza_3 = Pietra del sacerdote
    .effect = 5 mais, 1 pietra, un livello di Teologia.
tzolkin-wealth-chichen_itza_5 = Zattera di tronchi
    .effect = 4 mais e 3 legni.
tzolkin-wealth-chichen_itza_7 = Idolo di legno
    .effect = 2 mais, 2 legni, un livello di Teologia.
tzolkin-wealth-chichen_itza_10 = Carico del portatore
    .effect = 7 mais e 2 legni.

## Buildings

tzolkin-building-a1_01 = Campicello di mais
    .effect = A ogni Giorno del Cibo uno dei tuoi lavoratori mangia gratis.
tzolkin-building-a1_02 = { tzolkin-building-a1_01 }
    .effect = { tzolkin-building-a1_01.effect }
tzolkin-building-a1_03 = { tzolkin-building-a1_01 }
    .effect = { tzolkin-building-a1_01.effect }
tzolkin-building-a1_04 = Campi terrazzati
    .effect = A ogni Giorno del Cibo ciascuno dei tuoi lavoratori mangia 1 mais in meno.
tzolkin-building-a1_05 = { tzolkin-building-a1_04 }
    .effect = { tzolkin-building-a1_04.effect }
tzolkin-building-a1_06 = Cripta gemella
    .effect = Un gradino in Chaac e uno in Quetzalcoatl.
tzolkin-building-a1_07 = Sepolcro della pioggia
    .effect = Un gradino in Chaac e uno in Kukulcan.
tzolkin-building-a1_08 = Tumulo del costruttore
    .effect = Un gradino in un tempio a scelta. Poi puoi costruire un altro edificio, pagandolo come su Tikal 2.
tzolkin-building-a1_09 = Scuola dei campi
    .effect = Un livello di Agricoltura.
tzolkin-building-a1_10 = Granaio di pietra
    .effect = Un livello di Agricoltura e 1 pietra.
tzolkin-building-a1_11 = Casotto della cava
    .effect = Un livello di Estrazione e 1 mais.
tzolkin-building-a1_12 = Loggia della miniera
    .effect = Un livello di Estrazione e 1 oro.
tzolkin-building-a1_13 = Altare del muratore
    .effect = Un livello di Architettura.
tzolkin-building-a1_14 = Altare dell'astronomo
    .effect = Un livello di Teologia e un gradino in Kukulcan.
tzolkin-building-a2_01 = Grandi campi
    .effect = A ogni Giorno del Cibo tre dei tuoi lavoratori mangiano gratis.
tzolkin-building-a2_02 = { tzolkin-building-a2_01 }
    .effect = { tzolkin-building-a2_01.effect }
tzolkin-building-a2_03 = { tzolkin-building-a2_01 }
    .effect = { tzolkin-building-a2_01.effect }
tzolkin-building-a2_04 = Riposo del mercante
    .effect = 6 punti, e puoi scambiare al mercato come su Uxmal 2.
tzolkin-building-a2_05 = Tumulo degli avi
    .effect = Un lavoratore in più e 6 punti.
tzolkin-building-a2_06 = Sarcofago del sovrano
    .effect = 8 punti.
tzolkin-building-a2_07 = Cripta del viandante
    .effect = 2 punti, e puoi pagare 1 mais per usare un'azione di Palenque, Yaxchilan, Tikal o Uxmal.
tzolkin-building-a2_08 = Mausoleo dei tre dei
    .effect = Un gradino in ciascuno dei tre templi e 3 punti.
tzolkin-building-a2_09 = Gilda degli scalpellini
    .effect = Un livello di una tecnologia a scelta e 1 pietra.
tzolkin-building-a2_10 = Gilda degli orafi
    .effect = Un livello di una tecnologia a scelta e 1 oro.
tzolkin-building-a2_11 = Sala del raccolto
    .effect = Un livello di una tecnologia a scelta e 6 mais.
tzolkin-building-a2_12 = Casa degli intagliatori
    .effect = Un livello di una tecnologia a scelta e 1 teschio di cristallo.
tzolkin-building-a2_13 = Santuario della pioggia
    .effect = Due gradini in Chaac e 2 punti.
tzolkin-building-a2_14 = Santuario del capomastro
    .effect = Un livello di Architettura e 3 punti.
tzolkin-building-a2_15 = Santuario del vento
    .effect = Due gradini in Kukulcan e 3 punti.
tzolkin-building-a2_16 = Santuario dell'oracolo
    .effect = Un livello di Teologia, un gradino in Chaac e uno in Kukulcan.
tzolkin-building-a2_17 = Casa del sapere
    .effect = Due livelli di tecnologia, in una o due tecnologie a scelta.
tzolkin-building-a2_18 = Santuario dell'alba
    .effect = Due gradini in Quetzalcoatl e 4 punti.

## Monuments: .effect is the whole sentence, .score its core in a few words

tzolkin-monument-mon_tombs = Necropoli
    .effect = Alla fine 4 punti per ogni tua tomba e ogni tuo monumento tombale, compreso questo.
    .score = 4 punti per ogni tua tomba o monumento tombale
tzolkin-monument-mon_constructions = Grande strada
    .effect = Alla fine 2 punti per ogni tuo edificio e monumento, compreso questo.
    .score = 2 punti per ogni tuo edificio e monumento
tzolkin-monument-mon_corn_tiles = Colosso di mais
    .effect = Alla fine 4 punti per ogni tua tessera Mais.
    .score = 4 punti per ogni tua tessera Mais
tzolkin-monument-mon_wood_tiles = Obelisco di cedro
    .effect = Alla fine 4 punti per ogni tua tessera Legno.
    .score = 4 punti per ogni tua tessera Legno
tzolkin-monument-mon_monuments = Sala delle meraviglie
    .effect = Alla fine, per ogni monumento costruito da chiunque, 6 punti in due giocatori, 5 in tre, 4 in quattro.
    .score = punti per ogni monumento costruito da chiunque
tzolkin-monument-mon_civic = Grande piazza
    .effect = Alla fine 4 punti per ogni tuo edificio civico e monumento civico, compreso questo.
    .score = 4 punti per ogni tuo edificio o monumento civico
tzolkin-monument-mon_max_technologies = Osservatorio
    .effect = Alla fine 9 punti per una tecnologia al livello 3, 20 per due, 33 per tre o quattro.
    .score = 9, 20 o 33 punti per 1, 2 o 3 tecnologie al livello 3
tzolkin-monument-mon_technology_levels = Grande archivio
    .effect = Alla fine 3 punti per ogni tuo livello di tecnologia.
    .score = 3 punti per ogni tuo livello di tecnologia
tzolkin-monument-mon_workers = Campo della pelota
    .effect = Alla fine 6 punti con quattro lavoratori in gioco, 12 con cinque, 18 con sei (nessuno con tre).
    .score = 6, 12 o 18 punti per 4, 5 o 6 lavoratori
tzolkin-monument-mon_shrines = Recinto sacro
    .effect = Alla fine 4 punti per ogni tuo santuario e ogni tuo monumento consacrato, compreso questo.
    .score = 4 punti per ogni tuo santuario o monumento consacrato
tzolkin-monument-mon_temple_points = Piramide dei tre dei
    .effect = Alla fine segni di nuovo i punti del tuo gradino in ciascuno dei tre templi.
    .score = di nuovo i punti dei tuoi gradini nei tre templi
tzolkin-monument-mon_highest_temple = Scala verso il cielo
    .effect = Alla fine 3 punti per ogni gradino sopra la partenza nel tuo tempio migliore.
    .score = 3 punti per ogni gradino nel tuo tempio migliore
tzolkin-monument-mon_skulls = Pozzo dei teschi
    .effect = Alla fine 3 punti per ogni teschio di cristallo su Chichen Itza, chiunque ce l'abbia messo.
    .score = 3 punti per ogni teschio su Chichen Itza

## Effects of tiles in a few words

tzolkin-effect-climb = { $temple } { SIGNED($n) }
tzolkin-effect-climb-any = tempio a scelta { SIGNED($n) }
tzolkin-effect-advance = { $technology } { SIGNED($n) }
tzolkin-effect-advance-any = tecnologia a scelta { SIGNED($n) }
tzolkin-effect-build-building = un altro edificio (se vuoi)
tzolkin-effect-market = una visita al mercato
tzolkin-effect-use-action = un'azione per { $n } mais (se vuoi)
tzolkin-effect-feed-free = { $n ->
    [one] { $n } lavoratore mangia gratis nei Giorni del Cibo
   *[other] { $n } lavoratori mangiano gratis nei Giorni del Cibo
}
tzolkin-effect-feed-discount = ogni lavoratore mangia { $n } mais in meno nei Giorni del Cibo

## Actions of the spaces, after "Palenque 3: " or alone

tzolkin-action-none = nessuna azione
tzolkin-action-back-only = torna indietro fino a { $space }
tzolkin-action-ahead-only = l'azione di { $space }
tzolkin-action-fish = pesca { $goods }
tzolkin-action-harvest-corn = raccogli { $corn }
tzolkin-action-harvest = raccogli { $corn } o { $wood }
tzolkin-action-gain = { $goods }
tzolkin-action-advance = { $levels ->
    [one] progredisci in una tecnologia
   *[other] progredisci fino a { $levels } livelli di tecnologia
}
tzolkin-action-build = costruisci un edificio
tzolkin-action-build-or-monument = costruisci fino a 2 edifici, o un monumento
tzolkin-action-build-corn = costruisci un edificio pagandolo in mais
tzolkin-action-climb = { $temples ->
    [one] paga { $cost } e sali di 1 gradino in un tempio
   *[other] paga { $cost } e sali di 1 gradino in { $temples } templi
}
tzolkin-action-market = scambia al mercato
tzolkin-action-worker = prendi { $workers } dalla banca
tzolkin-action-use = paga { $cost } e usa un'azione di una ruota qualsiasi, tranne Chichen Itza
tzolkin-action-skull = lascia un teschio per { $gains }
tzolkin-action-free-choice = un'azione a scelta di { $gear }

## Questions

tzolkin-question-wait = Non è il tuo turno.
tzolkin-question-keep = Scegli due delle tue quattro tessere Ricchezza.
tzolkin-question-days = Fai avanzare il calendario di uno o due giorni?
tzolkin-question-open = Piazzi un lavoratore o ne recuperi uno?
tzolkin-question-place = Dove piazzi il lavoratore?
tzolkin-question-pick = Scegli il lavoratore da recuperare.
tzolkin-question-place-more = Piazzi un altro lavoratore o concludi il turno?
tzolkin-question-pick-more = Recuperi un altro lavoratore o concludi il turno?
tzolkin-question-end = Hai fatto tutto quello che potevi. Concludi il turno.
tzolkin-question-action = Recuperato { $space-from }. Scegli un'azione.
tzolkin-question-harvest = Scegli che cosa raccogliere { $space-on }.
tzolkin-question-lower = Bruci la foresta { $space-on }. Scegli il tempio in cui scendere.
tzolkin-question-advance = Scegli la tecnologia in cui progredire.
tzolkin-question-advance-more = Progredisci ancora in una tecnologia?
# Without $n
tzolkin-question-pay-advance = Scegli con che cosa pagare { $technology } ({ $cost }).
tzolkin-question-advance-free = { $levels ->
    [one] Scegli la tecnologia in cui progredire gratis.
   *[other] Scegli la tecnologia in cui progredire gratis (ancora { $levels } livelli).
}
# Without $n
tzolkin-question-pay-climb = Scegli con che cosa pagare ({ $cost }).
tzolkin-question-climb = Scegli il tempio in cui salire.
tzolkin-question-climb-more = Scegli il tempio in cui salire (ancora { $steps } gradini).
tzolkin-question-climb-different = Scegli il primo dei { $steps } templi diversi in cui salire.
tzolkin-question-gain = { $count ->
    [one] Scegli una risorsa.
   *[other] Scegli una risorsa (ancora { $count }).
}
tzolkin-question-build = Scegli un edificio.
tzolkin-question-build-granted = Costruisci un altro edificio?
tzolkin-question-build-or-monument = Costruisci un edificio o un monumento.
tzolkin-question-build-second = Costruisci un secondo edificio?
tzolkin-question-build-second-plain = Costruisci un secondo edificio? Architettura è servita per il primo.
tzolkin-question-build-corn = Scegli un edificio da pagare in mais.
tzolkin-question-market = Scegli uno scambio.
tzolkin-question-use = Scegli un'azione da usare per { $cost }.
tzolkin-question-offering = Offri una risorsa per salire di 1 gradino in un tempio?

## Answers: a label, and as .effect what the label does not say

tzolkin-choice-keep = Tieni le tessere { $first } e { $second }
tzolkin-choice-beg = Elemosina e scendi nel tempio di { $temple }
    .effect = poi hai { $corn } mais; punti a fine era { $points-before } → { $points-after }
    .places = { $corn } mais, bastano per { $names }; punti a fine era { $points-before } → { $points-after }
    .uses = { $corn } mais, bastano per usare { $names }; punti a fine era { $points-before } → { $points-after }
tzolkin-beg-more = { $count ->
    [one] un'altra
   *[other] altre { $count }
}
tzolkin-choice-place = { $corn ->
    [0] Piazza: { $space }, gratis
   *[other] Piazza: { $space } → −{ $corn } mais
}
    .effect = dopo un giorno: { $action }
    .last = dopo un giorno viene spinto giù
    .no-skull = dopo un giorno: { $action }; non hai teschi
    .no-tile = dopo un giorno: nessuna tessera da raccogliere
    .left = { $left ->
        [one] ti resta { $left } mais
       *[other] ti restano { $left } mais
    }
tzolkin-choice-place-mercy = Piazza { $space-on } per tutto il tuo mais ({ $corn })
tzolkin-choice-place-first =
    .effect = { $pool ->
        [0] nessun mais accumulato; { $marker }; { $board }
       *[other] mais accumulato: { $pool }; { $marker }; { $board }
    }
    .marker-takes = prendi il segnalino Primo Giocatore
    .marker-gives = il segnalino va alla tua sinistra
    .board-light = puoi avanzare di 2 giorni
    .board-dark = plancia scura: solo 1 giorno
    .board-held = { $space } occupata: solo 1 giorno
tzolkin-place-over = la partita finisce prima che tu possa recuperarlo
tzolkin-first-player-over = { $pool ->
    [0] nessun mais accumulato
   *[other] mais accumulato: { $pool }
}
tzolkin-choice-pick = Recupera da { $space }
tzolkin-choice-action = { $corn ->
    [0] { $space }: { $action }
   *[other] { $space } per { $corn } mais: { $action }
}
    .jungle = tessere Mais rimaste lì: { $wood ->
        [0] { $free }
       *[other] { $free ->
            [one] { $free } scoperta
           *[other] { $free } scoperte
        }, { $wood } sotto il legno
    }
    .no-step = nessun gradino nel tempio di { $temple }
tzolkin-choice-nothing = Recupera senza azione
tzolkin-choice-harvest-corn = Raccogli { $goods } (tessera Mais)
tzolkin-choice-harvest-wood = Raccogli { $goods } (tessera Legno)
tzolkin-choice-harvest-burn = Brucia una tessera Legno per { $goods } (tessera Mais) e scendi in un tempio
tzolkin-choice-harvest-bare = Raccogli { $goods } (senza tessera)
tzolkin-choice-harvest =
    .effect = tessere Mais che restano: { $wood ->
        [0] { $free }
       *[other] { $free ->
            [one] { $free } scoperta
           *[other] { $free } scoperte
        }, { $wood } sotto il legno
    }
tzolkin-choice-lower = Scendi nel tempio di { $temple }
    .effect = punti a fine era { $points-before } → { $points-after }
tzolkin-choice-advance = { $cost ->
    [0] { $technology } al livello { $level }, gratis
    [one] { $technology } al livello { $level } per { $cost } risorsa
   *[other] { $technology } al livello { $level } per { $cost } risorse
}
    .lost = ora non ti dà niente
tzolkin-choice-advance-bonus = { $cost ->
    [0] Bonus di { $technology }, gratis
    [one] Bonus di { $technology } per { $cost } risorsa
   *[other] Bonus di { $technology } per { $cost } risorse
}
tzolkin-choice-pay = Paga { $goods }
    .effect = poi resti con { $goods }
    .all = poi non ti resta niente
tzolkin-choice-climb = Sali nel tempio di { $temple }
    .effect = { $points-before } → { $points-after ->
        [one] { $points-after } punto
       *[other] { $points-after } punti
    } in { $temple }
    .reward = { $food-days ->
        [one] { $goods } nel 3º Giorno del Cibo
       *[other] { $goods } nel 1º e 3º Giorno del Cibo
    }
    .top = la tua plancia torna sul lato chiaro
tzolkin-choice-gain = Prendi { $goods }
tzolkin-choice-build = Costruisci { $name } ({ $cost })
    .free = gratis
    .effect = { $effects }; con Architettura { $gains }
tzolkin-choice-build-sparing = Costruisci { $name } risparmiando { $spared } ({ $cost })
tzolkin-choice-build-plain = Costruisci { $name } senza Architettura ({ $cost })
tzolkin-choice-monument =
    .effect = { $kind }; alla fine { $score }
tzolkin-choice-buy = Compra { $goods } per { $corn }
tzolkin-choice-sell = Vendi { $goods } per { $corn }
tzolkin-choice-offer = Offri { $goods }
    .effect = sali di 1 gradino in un tempio a scelta
tzolkin-choice-stop =
    .advance = Nessun altro progresso
    .granted = Nessun altro edificio
    .build = Nessun secondo edificio
    .market = Lascia il mercato
    .use = Nessuna azione
    .offering = Nessuna offerta
    .other = Basta così
tzolkin-choice-end = Fine turno
tzolkin-choice-days = { $days ->
    [one] Avanza di { $days } giorno
   *[other] Avanza di { $days } giorni
}
    .effect-one = al round { $round }
    .effect-two = al round { $round }; la tua plancia passa al lato scuro
    .effect-last = la partita finisce subito

# Above the menus of a planner
tzolkin-menu-place = Piazza lavoratori… (2º: +1 mais, 3º: +2…)
    .one = Piazza un lavoratore…
    .more = Piazzane un altro… (mais extra compreso)
    .button = Piazza: { $path }
    .legend = Puoi spuntare più caselle, in qualsiasi ordine. Il secondo lavoratore costa 1 mais in più del prezzo indicato, il terzo 2 in più e così via. Vedi il totale prima di concludere il turno.
tzolkin-menu-pick = Recupera un lavoratore…
    .button = Recupera da { $path }
tzolkin-menu-beg = Elemosina mais…
    .button = Elemosina: { $path }
# Parts of a longer choice, beside a space ("Palenque 4, come Palenque 2").
tzolkin-part-action = come { $space }
tzolkin-part-nothing = nessuna azione
tzolkin-part-first-player = casella Primo Giocatore
tzolkin-part-bonus = bonus di { $technology }
tzolkin-part-market = il mercato
tzolkin-part-burn = bruciando la foresta
tzolkin-part-build-plain = { $name } senza Architettura

## Status of the game, goods of a player

tzolkin-status-choosing = Tutti scelgono due tessere Ricchezza
tzolkin-status = { $round }, { $food }
tzolkin-status-days = { $round } (si sceglie se passa un giorno o due), { $food }
tzolkin-status-over = { $winners-count ->
    [one] Partita finita: vince { $winners }
   *[other] Partita finita: vittoria condivisa tra { $winners }
}
tzolkin-round = Round { $round } di { $rounds }
tzolkin-food = { $days ->
    [0] oggi è il Giorno del Cibo ({ $reward })
    [1] domani è il Giorno del Cibo ({ $reward })
   *[other] Giorno del Cibo tra { $days } giorni ({ $reward })
}
tzolkin-short = { $corn ->
    [one] manca { $corn } mais per il Giorno del Cibo, { $unfed } senza cibo
   *[other] mancano { $corn } mais per il Giorno del Cibo, { $unfed } senza cibo
}
    .brief = { $corn ->
        [one] manca { $corn } mais, { $unfed } senza cibo
       *[other] mancano { $corn } mais, { $unfed } senza cibo
    }
tzolkin-needs = { $corn ->
    [one] ai tuoi lavoratori serve { $corn } mais
   *[other] ai tuoi lavoratori servono { $corn } mais
} e ne hai { $have }{ $unfed ->
    [0] { "" }
   *[other] : { $short }
}
tzolkin-needs-pool = { $corn ->
    [one] ai tuoi lavoratori serve { $corn } mais
   *[other] ai tuoi lavoratori servono { $corn } mais
}; ne hai { $have } e ne prendi { $pool } da quello accumulato{ $unfed ->
    [0] { "" }
   *[other] : { $short }
}
tzolkin-food-mid-age = i templi danno materiali
tzolkin-food-end-of-age = i templi danno punti
tzolkin-food-none = niente più Giorni del Cibo
tzolkin-goods = { $hand ->
    [one] { $goods } · { $hand } lavoratore disponibile su { $workers } · { $points }
   *[other] { $goods } · { $hand } lavoratori disponibili su { $workers } · { $points }
}

## The board as text

tzolkin-board-to-act = Tocca a { $players }
tzolkin-board-order = Ordine di turno: { $players }; il segnalino Primo Giocatore è di { $first }
tzolkin-board-number = { $number }
tzolkin-board-calendar = Round { $round }, { $age }ª era; prossimi Giorni del Cibo: { $food-days }; mais accumulato: { $pool }
tzolkin-board-first-player-free = Casella Primo Giocatore: libera
tzolkin-board-first-player-taken = Casella Primo Giocatore: { $seat }
tzolkin-board-dummy = fittizio
tzolkin-board-worker = { $space } { $who }
tzolkin-board-worker-unnumbered = { $space } (oltre l'ultima casella) { $who }
tzolkin-board-gear = { $gear }: { $workers }; prossima casella libera: { $free }
tzolkin-board-gear-empty = { $gear }: nessun lavoratore; prossima casella libera: { $free }
tzolkin-board-gear-full = { $gear }: { $workers }; nessuna casella libera
tzolkin-board-jungle = Giungla: { $groups }
tzolkin-board-group-corn = { $corn ->
    [one] { $space } ({ $corn } tessera Mais)
   *[other] { $space } ({ $corn } tessere Mais)
}
tzolkin-board-group = { $corn ->
    [one] { $space } ({ $corn } tessera Mais, { $wood } sotto il legno)
   *[other] { $space } ({ $corn } tessere Mais, { $wood } sotto il legno)
}
tzolkin-board-skulls = In banca: { $bank }; sulle azioni di Chichen Itza: { $laid }
tzolkin-board-buildings = Edifici disponibili (nella pila della { $age }ª era: { $deck }):
tzolkin-board-monuments = { $count ->
    [0] Nessun monumento disponibile
   *[other] Monumenti disponibili:
}
tzolkin-board-construction = { $name }, { $kind }, per { $cost }: { $effects }
tzolkin-board-temple = { $temple } (gradini da 0 a { $top }): { $markers }; per chi è più in alto a fine era: { $bonus }
tzolkin-board-marker = { $seat } su { $step } ({ $points })
tzolkin-board-player = { $hand ->
    [one] { $seat }: { $points }; { $goods }; { $hand } lavoratore disponibile su { $workers }; { $board }
   *[other] { $seat }: { $points }; { $goods }; { $hand } lavoratori disponibili su { $workers }; { $board }
}
tzolkin-board-side =
    .light = plancia sul lato chiaro (può avanzare di 2 giorni)
    .dark = plancia sul lato scuro
tzolkin-board-levels = { $seat }: { $levels }
tzolkin-board-level = { $technology } { $level }
tzolkin-board-wealth = { $seat }, tessere Ricchezza: { $tiles }
tzolkin-board-built = { $seat }, edifici: { $tiles }
tzolkin-board-built-monuments = { $seat }, monumenti: { $tiles }
tzolkin-board-harvested = { $seat }, tessere Mais: { $corn }, tessere Legno: { $wood }
tzolkin-board-feeding = { $unfed ->
    [0] { $seat }: in un Giorno del Cibo tutti i lavoratori mangiano con { $corn }
    [one] { $seat }: in un Giorno del Cibo servono { $corn }, e { $unfed } lavoratore resterebbe senza cibo
   *[other] { $seat }: in un Giorno del Cibo servono { $corn }, e { $unfed } lavoratori resterebbero senza cibo
}
tzolkin-board-tile = { $tile } ({ $effects })
tzolkin-board-offer = Le tue tessere Ricchezza: { $tiles }
tzolkin-board-kept = Hai scelto le tessere { $tiles }

## Le cose sulla pagina web

tzolkin-page-calendar = Calendario
tzolkin-page-deck = Pila
# $seat: di chi è il lavoratore
tzolkin-page-worker = Qui c'è un lavoratore di { $seat }.
tzolkin-page-dummy = Qui c'è un lavoratore fittizio.
# $corn: una quantità di mais
tzolkin-page-next = Il prossimo lavoratore arriva qui per { $corn }.
tzolkin-page-free = Qui non c'è nessuno.
tzolkin-page-skull = Su questa azione c'è un teschio.
# $action: che cosa dà la casella al giocatore
tzolkin-page-action = Ora per { $seat }: { $action }.
tzolkin-page-impossible = Ora non possibile per { $seat }: { $action }.
# $seat: chi ha il monumento
tzolkin-page-built = Costruito da { $seat }.

## Reasons for missing choices

tzolkin-why-placed = { $count ->
    [one] Non puoi recuperare lavoratori: in questo turno ne hai già piazzato uno.
   *[other] Non puoi recuperare lavoratori: in questo turno ne hai già piazzati { $count }.
}
tzolkin-why-picked = Non puoi piazzare lavoratori: in questo turno ne hai già recuperato uno.
tzolkin-why-no-hand = Non hai lavoratori disponibili da piazzare.
tzolkin-why-none-on-gears = Non hai lavoratori sulle ruote da recuperare.
tzolkin-why-not-yours = Non hai lavoratori su { $space }.
tzolkin-why-must-beg = Prima devi elemosinare: non puoi permetterti nessuna casella e non hai lavoratori da recuperare.
tzolkin-why-mercy = Gli dei hanno pietà: piazza un lavoratore sulla casella meno cara, pagando tutto il tuo mais.
tzolkin-why-mercy-one = La pietà degli dei vale per un solo lavoratore.
tzolkin-why-beg-lowest = Non puoi elemosinare: sei sul gradino più basso di ogni tempio.
tzolkin-why-begged = In questo turno hai già elemosinato.
tzolkin-why-price = { $what } ({ $price })
tzolkin-why-dear-spaces = Con { $corn } non puoi permetterti: { $spaces-row }.
tzolkin-why-full = Nessuna casella libera su { $gears }.
tzolkin-why-first-player = Sulla casella Primo Giocatore c'è già { $seat }.
tzolkin-why-first-player-own = Sulla casella Primo Giocatore c'è già un tuo lavoratore.
tzolkin-why-first-player-dear = Un altro lavoratore sulla casella Primo Giocatore costerebbe { $price }.
tzolkin-why-space-0 = La casella 0 non ha azioni, e da lì non puoi tornare indietro.
tzolkin-why-stepping = Tornare più indietro costa 1 mais per casella. Hai { $corn }.
tzolkin-why-action = { $spaces }: { $reason }.
tzolkin-why-harvest = non ti resta niente da raccogliere
tzolkin-why-no-skulls = in banca non ci sono più teschi
tzolkin-why-advance = non puoi permetterti nessuna tecnologia
tzolkin-why-build = non puoi permetterti nessun edificio disponibile
tzolkin-why-build-or-monument = non puoi permetterti nessun edificio o monumento disponibile
tzolkin-why-no-climb = non puoi salire in nessun tempio
tzolkin-why-cost = costa { $cost }
tzolkin-why-market = non hai niente da scambiare
tzolkin-why-workers = tutti e { $count } i tuoi lavoratori sono già in gioco
tzolkin-why-own-no-skull = non hai teschi da lasciare
tzolkin-why-skull-laid = lì c'è già un teschio
tzolkin-why-corn-covered = Qui tutto il mais è sotto il legno: prendi una tessera Legno, o bruciane una.
tzolkin-why-corn-gone = Qui non ci sono più tessere Mais.
tzolkin-why-bare = Per raccogliere mais senza tessera serve Agricoltura al livello 2.
tzolkin-why-burn-lowest = Non puoi bruciare la foresta: sei sul gradino più basso di ogni tempio.
tzolkin-why-lowest = Nel tempio di { $temple } sei già sul gradino più basso.
tzolkin-why-dear-advances = { $have ->
    [0] Senza risorse non puoi permetterti: { $technologies-row }.
    [one] Con { $have } risorsa non puoi permetterti: { $technologies-row }.
   *[other] Con { $have } risorse non puoi permetterti: { $technologies-row }.
}
tzolkin-why-bonus = Il bonus di { $technology } ora non ti darebbe niente.
tzolkin-why-top = Nel tempio di { $temple } sei già sul gradino più alto.
tzolkin-why-top-taken = Nel tempio di { $temple } sul gradino più alto c'è già { $seat }.
tzolkin-why-dear-buildings = Non puoi permetterti: { $buildings-row }.
tzolkin-why-monument-here = I monumenti si costruiscono solo su Tikal 4.
tzolkin-why-monument-second = Tikal 4 permette edifici o un monumento, non entrambi.
tzolkin-why-use-chichen-itza = Le azioni di Chichen Itza non si possono usare così.

## Log lines. $seat: the player

tzolkin-event-kept = { $seat } ha scelto due tessere Ricchezza
tzolkin-event-revealed = { $seat } tiene le tessere { $tiles }
tzolkin-event-begged = { $seat } elemosina: mais { $before } → { $after }
tzolkin-event-lowered = { $seat } scende nel tempio di { $temple } al gradino che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tzolkin-event-climbed = { $seat } sale nel tempio di { $temple } al gradino che vale { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
tzolkin-event-step-lost = { $seat } non può salire nel tempio di { $temple } e perde il gradino
tzolkin-event-choice-lost = { $seat } non può salire in nessun tempio e perde il gradino
tzolkin-event-placed = { $corn ->
    [0] { $seat } piazza un lavoratore su { $gear } { $space }, gratis
   *[other] { $seat } piazza un lavoratore su { $gear } { $space } per { $corn } mais
}
tzolkin-event-placed-first-player = { $corn ->
    [0] { $seat } piazza un lavoratore sulla casella Primo Giocatore, gratis
   *[other] { $seat } piazza un lavoratore sulla casella Primo Giocatore per { $corn } mais
}
tzolkin-event-mercy = { $corn ->
    [0] Gli dei hanno pietà: { $seat } non paga niente
   *[other] Gli dei hanno pietà: { $seat } paga solo { $corn } mais
}
tzolkin-event-picked = { $seat } recupera un lavoratore da { $gear } { $space }
tzolkin-event-action = { $corn ->
    [0] { $seat } usa l'azione di { $gear } { $action }
   *[other] { $seat } torna indietro all'azione di { $gear } { $action } per { $corn } mais
}
tzolkin-event-used = { $corn ->
    [0] { $seat } usa anche l'azione di { $gear } { $action }
   *[other] { $seat } usa anche l'azione di { $gear } { $action }, per { $corn } mais
}
tzolkin-event-nothing = { $seat } recupera il lavoratore senza azione
tzolkin-event-gained = { $seat } prende { $goods }
tzolkin-event-paid = { $seat } paga { $goods }
tzolkin-event-skulls-missing = { $missing ->
    [one] In banca non ci sono più teschi: a { $seat } ne manca { $missing }
   *[other] In banca non ci sono più teschi: a { $seat } ne mancano { $missing }
}
tzolkin-event-scored = { $points ->
    [one] { $seat } segna { SIGNED($points) } punto
   *[other] { $seat } segna { SIGNED($points) } punti
}
tzolkin-event-harvested-corn = { $seat } prende una tessera Mais su Palenque { $group }
tzolkin-event-harvested-wood = { $seat } prende una tessera Legno su Palenque { $group }
tzolkin-event-burnt = { $seat } brucia la foresta su Palenque { $group } e prende la tessera Mais
tzolkin-event-harvested-bare = { $seat } raccoglie mais senza tessera su Palenque { $group }
tzolkin-event-advanced = { $seat } progredisce in { $technology } al livello { $level }
tzolkin-event-bonus = { $seat } prende il bonus di { $technology }
tzolkin-event-built = { $goods-count ->
    [0] { $seat } costruisce { $building } gratis
   *[other] { $seat } costruisce { $building } pagando { $goods }
}
tzolkin-event-built-monument = { $seat } costruisce il monumento { $monument } pagando { $goods }
tzolkin-event-worker = { $seat } ora ha { $workers } lavoratori
tzolkin-event-worker-lost = { $seat } ha già tutti i lavoratori in gioco e perde quello nuovo
tzolkin-event-bought = { $seat } compra { $resource } per { $corn } mais
tzolkin-event-sold = { $seat } vende { $resource } per { $corn } mais
tzolkin-event-skull-offered = { $seat } lascia un teschio su Chichen Itza { $action }
tzolkin-event-board-light = { $seat } gira la plancia sul lato chiaro
tzolkin-event-board-dark = { $seat } gira la plancia sul lato scuro
tzolkin-event-one-day = { $seat } fa avanzare il calendario di 1 giorno
tzolkin-event-pool-taken = { $seat } prende il mais accumulato ({ $corn })
tzolkin-event-drawn = { $buildings-count ->
    [one] Nuovo edificio disponibile: { $buildings }
   *[other] Nuovi edifici disponibili: { $buildings }
}
tzolkin-event-food-day = Giorno del Cibo { $number } di 4
tzolkin-event-fed = { $unfed ->
    [0] { $corn ->
        [0] { $seat } nutre gratis tutti e { $workers } i lavoratori
       *[other] { $seat } nutre tutti e { $workers } i lavoratori con { $corn } mais
    }
    [one] { $corn ->
        [0] { $seat } non paga mais: resta senza cibo { $unfed } lavoratore su { $workers }
       *[other] { $seat } paga { $corn } mais: resta senza cibo { $unfed } lavoratore su { $workers }
    }
   *[other] { $corn ->
        [0] { $seat } non paga mais: restano senza cibo { $unfed } lavoratori su { $workers }
       *[other] { $seat } paga { $corn } mais: restano senza cibo { $unfed } lavoratori su { $workers }
    }
}
tzolkin-event-hunger = { $points ->
    [one] { $seat }, lavoratori senza cibo: { SIGNED($points) } punto
   *[other] { $seat }, lavoratori senza cibo: { SIGNED($points) } punti
}
tzolkin-event-age-changed = Comincia la 2ª era: nuovi edifici disponibili
tzolkin-event-rewarded = { $seat } riceve dai templi { $goods }
tzolkin-event-skulls-short = { $bank ->
    [0] Teschi dovuti: { $due }, ma in banca non ce ne sono: nessuno ne riceve
    [one] Teschi dovuti: { $due }, ma in banca ce n'è solo { $bank }: nessuno ne riceve
   *[other] Teschi dovuti: { $due }, ma in banca ce ne sono solo { $bank }: nessuno ne riceve
}
tzolkin-event-temple-scored = { $bonus ->
    [0] { $seat }, tempio di { $temple }: { SIGNED($points) }
   *[other] { $seat }, tempio di { $temple }: { SIGNED($points) } ({ SIGNED($steps) } per il gradino, { SIGNED($bonus) } per la posizione più alta)
}
tzolkin-event-pool-grew = Nessuno occupa la casella Primo Giocatore: il mais accumulato sale a { $corn }
tzolkin-event-first-player-returned = { $seat } recupera il lavoratore dalla casella Primo Giocatore
tzolkin-event-marker = Il segnalino Primo Giocatore passa da { $from } a { $seat }
tzolkin-event-calendar = { $days ->
    [one] Il calendario avanza di { $days } giorno: round { $round }
   *[other] Il calendario avanza di { $days } giorni: round { $round }
}
tzolkin-event-last-day = Passa l'ultimo giorno del calendario: la partita è finita
tzolkin-event-pushed-off = Un lavoratore di { $seat } viene spinto giù da { $gear } { $space }
tzolkin-event-final-points = { $quarters ->
    [-4] { $seat }, { $source }: { FRACTION($quarters, 4) } punto
    [-3] { $seat }, { $source }: { FRACTION($quarters, 4) } di punto
    [-2] { $seat }, { $source }: { FRACTION($quarters, 4) } punto
    [-1] { $seat }, { $source }: { FRACTION($quarters, 4) } di punto
    [1] { $seat }, { $source }: { FRACTION($quarters, 4) } di punto
    [2] { $seat }, { $source }: { FRACTION($quarters, 4) } punto
    [3] { $seat }, { $source }: { FRACTION($quarters, 4) } di punto
    [4] { $seat }, { $source }: { FRACTION($quarters, 4) } punto
   *[other] { $seat }, { $source }: { FRACTION($quarters, 4) } punti
}
tzolkin-event-final-score = { $quarters ->
    [-4] { $seat } chiude con { FRACTION($quarters, 4) } punto, { $place }º posto
    [-3] { $seat } chiude con { FRACTION($quarters, 4) } di punto, { $place }º posto
    [-2] { $seat } chiude con { FRACTION($quarters, 4) } punto, { $place }º posto
    [-1] { $seat } chiude con { FRACTION($quarters, 4) } di punto, { $place }º posto
    [1] { $seat } chiude con { FRACTION($quarters, 4) } di punto, { $place }º posto
    [2] { $seat } chiude con { FRACTION($quarters, 4) } punto, { $place }º posto
    [3] { $seat } chiude con { FRACTION($quarters, 4) } di punto, { $place }º posto
    [4] { $seat } chiude con { FRACTION($quarters, 4) } punto, { $place }º posto
   *[other] { $seat } chiude con { FRACTION($quarters, 4) } punti, { $place }º posto
}

## Sources of points: bare nouns

tzolkin-score-now = I templi contano come nell'ultimo Giorno del Cibo. Nessun lavoratore mangia.
tzolkin-next-goods = Dai templi al prossimo Giorno del Cibo, con i segnalini di adesso: { $shares-series }
tzolkin-next-points = Punti dai templi al prossimo Giorno del Cibo, con i segnalini di adesso (non contati sopra): { $shares-row }
tzolkin-next-points-counted = Punti dai templi al prossimo Giorno del Cibo, con i segnalini di adesso (già contati sopra): { $shares-row }
tzolkin-score-track = punteggio in partita
tzolkin-score-tiles = tessere Ricchezza
tzolkin-score-temples-first = templi nella 1ª era
tzolkin-score-temples-second = templi nella 2ª era
tzolkin-score-offerings = teschi su Chichen Itza
tzolkin-score-buildings = edifici
tzolkin-score-technologies = tecnologie
tzolkin-score-hunger = lavoratori senza cibo
tzolkin-score-goods = materiali (valore { $corn } mais)
tzolkin-score-skulls = { $count ->
    [one] { $count } teschio di cristallo
   *[other] { $count } teschi di cristallo
}

## A turn in one line: actions, gains, costs, and the effects of the day

# A row: an enumeration would say "e" twice ("10 mais, Chaac +1 e Architettura +1, 1 oro")
tzolkin-did-keep = { $gains-count ->
    [0] comincia con le tessere { $things }{ core-paid }
   *[other] comincia con { $gains-row } (tessere { $things }){ core-paid }
}
tzolkin-did-beg = { $gains-count ->
    [0] elemosina{ core-paid }
   *[other] elemosina { $gains }{ core-paid }
}
tzolkin-did-place = piazza su { $things }{ core-gained }{ core-paid }
tzolkin-did-first-player = occupa la casella Primo Giocatore{ core-gained }{ core-paid }
tzolkin-did-fish = { $gains-count ->
    [0] pesca su { $things }{ core-paid }
   *[other] pesca { $gains } su { $things }{ core-paid }
}
tzolkin-did-harvest = { $gains-count ->
    [0] raccoglie su { $things }{ core-paid }
   *[other] raccoglie { $gains } su { $things }{ core-paid }
}
tzolkin-did-burn = brucia la foresta su { $things }{ core-gained }{ core-paid }
tzolkin-did-take = { $gains-count ->
    [0] non ricava niente da { $things }{ core-paid }
   *[other] prende { $gains } su { $things }{ core-paid }
}
tzolkin-did-study = studia su { $things }{ core-gained }{ core-paid }
tzolkin-did-pray = prega su { $things }{ core-gained }{ core-paid }
tzolkin-did-recruit = { $gains-count ->
    [0] non trova lavoratori su { $things }{ core-paid }
   *[other] ottiene { $gains } su { $things }{ core-paid }
}
tzolkin-did-pick-up = recupera da { $things } per un'azione che scegli dopo{ core-gained }{ core-paid }
# Without $count
tzolkin-did-return = recupera da { $things } senza azione{ core-gained }{ core-paid }
tzolkin-did-build = costruisce { $things }{ core-paid }{ core-gained }
tzolkin-did-trade = { $gains-count ->
    [0] va al mercato{ core-paid }
   *[other] al mercato ottiene { $gains }{ core-paid }
}
tzolkin-did-offer = { $things-count ->
    [one] lascia un teschio su { $things }{ core-gained }{ core-paid }
   *[other] lascia teschi su { $things }{ core-gained }{ core-paid }
}
tzolkin-did-one-day = fa avanzare il calendario di 1 giorno{ core-gained }{ core-paid }
tzolkin-did-two-days = fa avanzare il calendario di 2 giorni{ core-gained }{ core-paid }

# $n: how much; with a minus what was paid or lost
tzolkin-change-corn = { $n } mais
tzolkin-change-wood = { $n ->
    [one] { $n } legno
   *[other] { $n } legni
}
tzolkin-change-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
tzolkin-change-gold = { $n } oro
tzolkin-change-skull = { $n ->
    [one] { $n } teschio
   *[other] { $n } teschi
}
tzolkin-change-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
tzolkin-change-worker = { $n ->
    [one] un lavoratore
   *[other] { $n } lavoratori
}
tzolkin-change-corn-tile = { $n ->
    [one] una tessera Mais
   *[other] { $n } tessere Mais
}
tzolkin-change-wood-tile = { $n ->
    [one] una tessera Legno
   *[other] { $n } tessere Legno
}
tzolkin-change-fed = ne nutre { $n }
tzolkin-change-hungry = ne lascia { $n } senza cibo
# "Chaac +1 e Kukulcan +2"
tzolkin-change-up = { $things-to-row }
tzolkin-change-down = { $things-from-row }
tzolkin-change-new-building = { $things }

tzolkin-day-fed = Giorno del Cibo: { $shares-series }
tzolkin-day-rewards = Dai templi: { $shares-series }
tzolkin-day-temples = { $shares-count ->
    [0] Dai templi nessun punto
   *[other] Punti dai templi: { $shares-row }
}
tzolkin-day-pushed-off = Lavoratori spinti giù dalle ruote: { $shares-row }
tzolkin-share-pushed-off = ({ $things })

## A recap for its reader

tzolkin-recap-gone = Non hai fatto in tempo a costruire: { $things }
tzolkin-recap-cheaper = Un nuovo lavoratore costa meno su { $cheaper }
tzolkin-recap-dearer = Un nuovo lavoratore costa di più su { $dearer }
tzolkin-recap-prices = Un nuovo lavoratore costa meno su { $cheaper }, e di più su { $dearer }
tzolkin-recap-price = { $gear } ({ $before } → { $now })
tzolkin-recap-free = { $gear } (piena → { $now })
tzolkin-recap-full = { $gear } (ora piena)
