### Translated from the English version 5ee621a1
# Teotihuacan: names of the game and its components.

teotihuacan-name = Teotihuacan
    .tagline = Guida i tuoi dadi per la città, innalza la piramide, preparati all'eclissi.
    .length = tre ere
# On the button, while all decide at the same time: starting tiles, then the places of the workers
teotihuacan-choose = Fai la tua scelta

## Setup options: variants, all off unless chosen

teotihuacan-option-first_game = Prima partita
    .description = Una preparazione fissa per chi comincia: plance, tessere, materiali e lavoratori.
    .off = no
    .on = sì
teotihuacan-option-technology_three_per_row = Tecnologie in righe
    .description = Tre tecnologie da 1 oro nella riga 1, tre da 2 oro nella riga 2.
    .off = no
    .on = sì
teotihuacan-option-starting_tile_draft = Scelta delle tessere iniziali
    .description = Le tessere iniziali si scelgono scoperte: in ordine di turno, poi in ordine inverso.
    .off = no
    .on = sì
teotihuacan-option-random_pyramid_start = Altre piramidi di partenza
    .description = In 2 o 3 giocatori la piramide di partenza può avere diverse forme.
    .off = no
    .on = sì
teotihuacan-option-early_end_as_third = Fine anticipata come terza eclissi
    .description = Se la piramide finita chiude la partita, ogni passo del suo tracciato vale 2 punti.
    .off = no
    .on = sì
teotihuacan-option-dark_eclipse = Eclissi oscura
    .description = L'eclissi arriva subito dopo il turno in cui il segnalino bianco tocca quello nero.
    .off = no
    .on = sì

## Goods and points: amounts ($n)

teotihuacan-goods-cocoa = { $n } cacao
teotihuacan-goods-wood = { $n ->
    [one] { $n } legno
   *[other] { $n } legni
}
teotihuacan-goods-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
teotihuacan-goods-gold = { $n } oro
teotihuacan-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
# .of: of nobody who stands there or owns it · .to: as a price
teotihuacan-nothing = niente
    .of = nessuno
    .to = gratis
teotihuacan-free = gratis
teotihuacan-hidden-tile = tessera nascosta
    .the = una tessera nascosta
teotihuacan-goods-line = { $goods }; { $points }
    .placing = { $goods }; { $points }; dopo il piazzamento: { $gains }

## Boards: .effect is what they are for. Alchimia, Decorazione and Costruzione go without an article

teotihuacan-board-palace = Palazzo
    .on = nel Palazzo
    .of = del Palazzo
    .from = dal Palazzo
    .to = al Palazzo
    .effect = culto alle tessere Reali; nessuna azione principale
    .asked = cosa fa il palazzo, plancia del palazzo, cosa si fa sulla plancia 1, dov'è il palazzo
teotihuacan-board-forest = Foresta
    .on = nella Foresta
    .of = della Foresta
    .from = dalla Foresta
    .to = alla Foresta
    .effect = legno; culto per il tempio rosso
    .asked = cosa fa la foresta, dove prendo il legno, plancia del legno, plancia 2
teotihuacan-board-quarry = Cava di pietra
    .on = nella Cava di pietra
    .of = della Cava di pietra
    .from = dalla Cava di pietra
    .to = alla Cava di pietra
    .effect = pietra; culto per il tempio verde
    .asked = cosa fa la cava, dove prendo la pietra, plancia della pietra, plancia 3
teotihuacan-board-gold_deposits = Deposito d'oro
    .on = nel Deposito d'oro
    .of = del Deposito d'oro
    .from = dal Deposito d'oro
    .to = al Deposito d'oro
    .effect = oro; culto per il tempio blu
    .asked = cosa fa il deposito d'oro, dove prendo l'oro, plancia dell'oro, plancia 4
teotihuacan-board-alchemy = Alchimia
    .on = in Alchimia
    .of = di Alchimia
    .from = da Alchimia
    .to = ad Alchimia
    .effect = acquisisci una tecnologia in cambio di oro, poi un passo in un tempio e un potenziamento
    .asked = cosa fa alchimia, plancia delle tecnologie, dove prendo le tecnologie, plancia 5
teotihuacan-board-nobles = Nobili
    .on = presso i Nobili
    .of = dei Nobili
    .from = dai Nobili
    .to = ai Nobili
    .effect = costruisci un edificio per 2 legni, poi un passo sul Sentiero
    .asked = cosa fa la plancia dei nobili, plancia delle case, plancia 6
teotihuacan-board-decorations = Decorazione
    .on = in Decorazione
    .of = di Decorazione
    .from = da Decorazione
    .to = a Decorazione
    .effect = decora la piramide in cambio di oro; culto per un tempio a scelta
    .asked = cosa fa la plancia decorazione, plancia delle decorazioni, dove prendo le decorazioni, plancia 7
teotihuacan-board-construction = Costruzione
    .on = in Costruzione
    .of = di Costruzione
    .from = da Costruzione
    .to = a Costruzione
    .effect = aggiungi tasselli alla piramide per pietra e legno
    .asked = cosa fa la plancia costruzione, plancia per costruire la piramide, dove si costruisce la piramide, plancia 8

## Temples, icons. .to: one step up in a row of amounts, as core-repeated.to is several. Icons are feminine

teotihuacan-temple-blue = tempio blu
    .to = tempio blu +1
teotihuacan-temple-red = tempio rosso
    .to = tempio rosso +1
teotihuacan-temple-green = tempio verde
    .to = tempio verde +1
teotihuacan-carved-blue = blu
teotihuacan-carved-red = rossa
teotihuacan-carved-green = verde
teotihuacan-carved-plain = semplice
# .of: on a decoration, where every colored icon is painted
teotihuacan-painted-blue = blu colorata
    .of = blu
teotihuacan-painted-red = rossa colorata
    .of = rossa
teotihuacan-painted-green = verde colorata
    .of = verde
teotihuacan-painted-plain = semplice
teotihuacan-pyramid-tile = { $top_left }, { $top_right } / { $bottom_left }, { $bottom_right }
teotihuacan-decoration = { $icons-of }
    .twice = 2 × { $icon-of }
teotihuacan-space = livello { $level }, riga { $row }, colonna { $column }
# .of: in the middle of a sentence
teotihuacan-ledge-left = Lato sinistro, scalino { $step }
    .of = lato sinistro, scalino { $step }
teotihuacan-ledge-top = Lato superiore, scalino { $step }
    .of = lato superiore, scalino { $step }
teotihuacan-ledge-right = Lato destro, scalino { $step }
    .of = lato destro, scalino { $step }
teotihuacan-ledge-bottom = Lato inferiore, scalino { $step }
    .of = lato inferiore, scalino { $step }
teotihuacan-starting-tile = { $first }–{ $second }

## Technologies

teotihuacan-tech_palace_cocoa = Strada regale
    .effect = 1 cacao ogni volta che un movimento raggiunge o supera il Palazzo
teotihuacan-tech_alchemy_nobles_points = Scribi
    .effect = 3 punti dopo un'azione principale di Alchimia o dei Nobili
teotihuacan-tech_extra_resource = Attrezzi affilati
    .effect = 1 risorsa in più dopo un'azione principale di Foresta, Cava di pietra o Deposito d'oro
teotihuacan-tech_gathering_cocoa_point = Cucina da campo
    .effect = 1 cacao e 1 punto dopo un'azione principale di Foresta, Cava di pietra o Deposito d'oro
teotihuacan-tech_decoration_points = Stucco
    .effect = 4 punti per ogni decorazione
teotihuacan-tech_construction_points = Filo a piombo
    .effect = 3 punti dopo un'azione principale di Costruzione
teotihuacan-tech_bought_power_up = Cortile d'addestramento
    .effect = con 1 cacao compri un potenziamento in più dopo quelli di un'azione principale
teotihuacan-tech_construction_worker = Rampe
    .effect = vale come un lavoratore in più in Costruzione; un tassello costa 1 risorsa in meno
teotihuacan-tech_construction_temple = Processioni
    .effect = un passo in un tempio a scelta dopo un'azione principale di Costruzione

## Royal tiles; power is that of the worker locked there

teotihuacan-royal_a_technologies = Casa degli studi
    .effect = 2 punti per ogni tua tecnologia, al massimo tante quant'è il potere del lavoratore
teotihuacan-royal_a_pyramid_track = Casa dei costruttori
    .effect = 2 punti per ogni passo sul tracciato Piramide, al massimo tanti quant'è il potere del lavoratore
teotihuacan-royal_a_avenue = Casa dei pellegrini
    .effect = 1 punto per ogni passo sul Sentiero, al massimo tanti quant'è il potere del lavoratore più 1
teotihuacan-royal_b_wood_stone = Mercato della pietra
    .effect = paga 1 cacao per 1 legno e 1 pietra, al massimo tante volte quant'è il potere del lavoratore
teotihuacan-royal_b_stone_gold = Mercato dell'oro
    .effect = paga 1 cacao per 1 pietra e 1 oro, al massimo tante volte quant'è il potere del lavoratore
teotihuacan-royal_b_any_resources = Grande mercato
    .effect = una volta: paga 1 cacao e 1 risorsa per tante risorse quant'è il potere del lavoratore
teotihuacan-royal_c_cocoa = Magazzino di cacao
    .effect = tanto cacao quant'è il potere del lavoratore, più 1
teotihuacan-royal_c_sell_resources = Sala dei tributi
    .effect = vendi 1 risorsa per 2 cacao, al massimo tante volte quant'è il potere del lavoratore
teotihuacan-royal_c_temples = Corte dei sacerdoti
    .effect = passi nei templi per 1 cacao l'uno, al massimo tanti quant'è il potere del lavoratore meno 1

## Temple bonus tiles, which score at the end from step 10 on

teotihuacan-bonus_mask_set = Sala delle maschere
    .effect = di nuovo i punti del tuo miglior set di maschere
teotihuacan-bonus_technologies = Sala dei mestieri
    .effect = 5 punti per ogni tua tecnologia
teotihuacan-bonus_fixed = Sala d'onore
    .effect = 15 punti
teotihuacan-bonus_avenue = Sala della strada
    .effect = 3 punti per ogni passo sul Sentiero
teotihuacan-bonus_temples = Sala degli dei
    .effect = 9 punti per ogni tessera Bonus che raggiungi
teotihuacan-bonus_discoveries = Sala dei ritrovamenti
    .effect = 2 punti per ogni tua tessera Scoperta, tranne le maschere
teotihuacan-bonus_workers = Sala del lavoro
    .effect = 4 punti per lavoratore, 9 se il suo potere è 4 o 5

## Discovery tiles, by type. .the: with its article

teotihuacan-disc-mask_1 = Maschera del Giaguaro
    .the = la Maschera del Giaguaro
    .effect = una maschera: le maschere diverse danno punti come set a ogni eclissi (ne esiste una)
teotihuacan-disc-mask_2 = Maschera dell'Aquila
    .the = la Maschera dell'Aquila
    .effect = una maschera: le maschere diverse danno punti come set a ogni eclissi (ne esistono due)
teotihuacan-disc-mask_3 = Maschera del Gufo
    .the = la Maschera del Gufo
    .effect = una maschera: le maschere diverse danno punti come set a ogni eclissi (ne esistono due)
teotihuacan-disc-mask_4 = Maschera del Serpente
    .the = la Maschera del Serpente
    .effect = una maschera: le maschere diverse danno punti come set a ogni eclissi (ne esistono tre)
teotihuacan-disc-mask_5 = Maschera del Coyote
    .the = la Maschera del Coyote
    .effect = una maschera: le maschere diverse danno punti come set a ogni eclissi (ne esistono tre)
teotihuacan-disc-mask_6 = Maschera della Pioggia
    .the = la Maschera della Pioggia
    .effect = una maschera: le maschere diverse danno punti come set a ogni eclissi (ne esistono tre)
teotihuacan-disc-mask_7 = Maschera del Fuoco
    .the = la Maschera del Fuoco
    .effect = una maschera: le maschere diverse danno punti come set a ogni eclissi (ne esistono tre)
teotihuacan-disc-score_4 = Trofeo
    .the = il Trofeo
    .effect = 4 punti
teotihuacan-disc-resources_3 = Grande scorta
    .the = la Grande scorta
    .effect = 3 risorse a scelta
teotihuacan-disc-resources_2 = Scorta
    .the = la Scorta
    .effect = 2 risorse a scelta
teotihuacan-disc-avenue = Sandali
    .the = i Sandali
    .effect = un passo sul Sentiero dei Morti
teotihuacan-disc-any_temple = Incenso
    .the = l'Incenso
    .effect = un passo in un tempio a scelta
teotihuacan-disc-blue_temple = Offerta blu
    .the = l'Offerta blu
    .effect = un passo nel tempio blu
teotihuacan-disc-red_temple = Offerta rossa
    .the = l'Offerta rossa
    .effect = un passo nel tempio rosso
teotihuacan-disc-green_temple = Offerta verde
    .the = l'Offerta verde
    .effect = un passo nel tempio verde
teotihuacan-disc-cocoa_4 = Sacco di cacao
    .the = il Sacco di cacao
    .effect = 4 cacao; si può usare anche quando paghi il salario
teotihuacan-disc-power_ups = Banchetto
    .the = il Banchetto
    .effect = 2 potenziamenti per i tuoi lavoratori sbloccati
teotihuacan-disc-second_worker = Compagno di viaggio
    .the = il Compagno di viaggio
    .effect = prima di un movimento: due tuoi lavoratori di una plancia si muovono insieme
teotihuacan-disc-free_cocoa = Favore
    .the = il Favore
    .effect = sostituisce un pagamento in cacao
teotihuacan-disc-any_distance = Portantina
    .the = la Portantina
    .effect = prima del movimento, per raggiungere una plancia qualsiasi
teotihuacan-disc-extra_worker = Aiutante
    .the = l'Aiutante
    .effect = vale come un lavoratore in più in Alchimia, presso i Nobili o in Costruzione

## Places of discovery tiles

teotihuacan-stack-board_palace = Palazzo
    .on = nel Palazzo
teotihuacan-stack-board_forest = Foresta
    .on = nella Foresta
teotihuacan-stack-board_quarry = Cava di pietra
    .on = nella Cava di pietra
teotihuacan-stack-board_gold_deposits = Deposito d'oro
    .on = nel Deposito d'oro
teotihuacan-stack-board_decorations = Decorazione
    .on = in Decorazione
teotihuacan-stack-temple_blue_4 = spazio 4 del tempio blu
    .on = sullo spazio 4 del tempio blu
teotihuacan-stack-temple_red_5 = spazio 5 del tempio rosso
    .on = sullo spazio 5 del tempio rosso
teotihuacan-stack-temple_green_3 = spazio 3 del tempio verde
    .on = sullo spazio 3 del tempio verde
teotihuacan-stack-temple_green_6 = spazio 6 del tempio verde
    .on = sullo spazio 6 del tempio verde
teotihuacan-stack-avenue_3 = spazio 3 del Sentiero
    .on = sullo spazio 3 del Sentiero
teotihuacan-stack-avenue_6 = spazio 6 del Sentiero
    .on = sullo spazio 6 del Sentiero
teotihuacan-stack-avenue_8 = spazio 8 del Sentiero
    .on = sullo spazio 8 del Sentiero

## Ascension rewards. .of: in the middle of a sentence

teotihuacan-ascend_score = 5 punti
    .effect = subito
teotihuacan-ascend_two_temples = Due passi nei templi per 3 cacao
    .of = due passi nei templi per 3 cacao
    .effect = nello stesso o in due diversi
teotihuacan-ascend_fourth_worker = Il quarto lavoratore
    .of = il quarto lavoratore
    .effect = potere 3, nel Palazzo, e 2 cacao
teotihuacan-ascend_one_temple = Un passo in un tempio
    .of = un passo in un tempio
    .effect = in un tempio a scelta
teotihuacan-ascend_cocoa = 5 cacao
    .effect = subito

## Effects in a few words

teotihuacan-effect-any-resources = { $n ->
    [one] { $n } risorsa a scelta
   *[other] { $n } risorse a scelta
}
teotihuacan-effect-temple = { $temple } { SIGNED($n) }
teotihuacan-effect-all-temples = ogni tempio { SIGNED($n) }
teotihuacan-effect-any-temple = { $n ->
    [one] un passo in un tempio a scelta
   *[other] { $n } passi in templi a scelta
}
teotihuacan-effect-avenue = Sentiero { SIGNED($n) }
teotihuacan-effect-power-ups = { $n ->
    [one] { $n } potenziamento
   *[other] { $n } potenziamenti
}
teotihuacan-effect-free-technology = una tecnologia gratis
teotihuacan-effect-may-claim = puoi reclamare { $tile-the }
teotihuacan-effect-bonus-tile = { $tile } dà punti a fine partita
teotihuacan-effect-step = { $reward }
teotihuacan-effect-step-named = { $step }: { $reward }
teotihuacan-effect-large-step = { $reward }, oppure una tessera Scoperta
teotihuacan-royal-exchange = { $n ->
    [0] niente: serve un lavoratore di potere 2 o più
    [one] una volta: paga { $paid } per { $gained }
   *[other] fino a { $n } volte: paga { $paid } per { $gained }
}
teotihuacan-effect-mask = una maschera: { $before } → { $after ->
    [one] { $after } punto
   *[other] { $after } punti
} a ogni eclissi
teotihuacan-effect-matches = { $points } ({ $n ->
    [0] nessuna icona uguale
    [one] { $n } icona uguale
   *[other] { $n } icone uguali
})
teotihuacan-worship =
    .effect = { $step }, o { $tile-the } ({ $price-to }), o entrambi per { $both } in più
    .waived = { $step }, o { $tile-the } ({ $price-to }), o entrambi
    .one = { $step }, o { $tile-the } ({ $price-to })
    .dear = { $step }; per { $tile-the } ({ $price-to }) non ti resta abbastanza
    .tile = { $tile } ({ $price-to })
teotihuacan-any-temple = un tempio a scelta

## Main actions. $n: power-ups

teotihuacan-main-production = { $n ->
    [one] { $gains }, poi un potenziamento
   *[other] { $gains }, poi { $n } potenziamenti
}
# $points: the value of the space
teotihuacan-main-nobles = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} per 2 legni, un passo sul Sentiero, { $n ->
    [one] un potenziamento
   *[other] { $n } potenziamenti
}
teotihuacan-main-decorations = una decorazione per { $price }, poi un potenziamento
teotihuacan-main-construction = { $tiles ->
    [one] un tassello della piramide
   *[other] fino a { $tiles } tasselli della piramide
}

## Questions

teotihuacan-question-wait = Non è il tuo turno.
teotihuacan-question-keep = Scegli due delle tue quattro tessere iniziali.
teotihuacan-question-draft = Scegli una tessera iniziale.
teotihuacan-question-place = { $n ->
    [one] Dove piazzi l'ultimo lavoratore?
   *[other] Dove piazzi il lavoratore? (ancora { $n })
}
teotihuacan-question-move = Quale lavoratore muovi, e dove?
teotihuacan-question-unlock = Tutti i tuoi lavoratori sono bloccati. Scegli come sbloccarli.
teotihuacan-question-join = Porti un secondo lavoratore { $board-to }?
teotihuacan-question-action = Scegli un'azione { $board-on }.
teotihuacan-question-end = Fai ancora qualcosa, o concludi il turno?
teotihuacan-question-take = Culto { $board-on }. Scegli che cosa prendere.
teotihuacan-question-both = Scegli quale parte prendere per prima.
teotihuacan-question-discovery = Reclami la tessera Scoperta?
teotihuacan-question-exchange = Scegli uno scambio ({ $tile }).
teotihuacan-question-gain = { $n ->
    [one] Scegli una risorsa.
   *[other] Scegli una risorsa (ancora { $n }).
}
teotihuacan-question-gain-start = { $n ->
    [one] Scegli una risorsa per le tessere iniziali.
   *[other] Scegli { $n } risorse per le tessere iniziali.
}
teotihuacan-question-advance = { $n ->
    [one] Scegli il tempio in cui avanzare.
   *[other] Scegli il tempio in cui avanzare (ancora { $n } passi).
}
teotihuacan-question-order = Hai due passi nei templi. Scegli il primo.
teotihuacan-question-large-step = Spazio { $step } del { $temple }. Prendi { $reward } o reclami una tessera Scoperta?
teotihuacan-question-avenue = Spazio { $step } del Sentiero. Reclami una tessera Scoperta?
teotihuacan-question-raise = { $n ->
    [one] Scegli il lavoratore da potenziare { $board-on }.
   *[other] Scegli un lavoratore da potenziare { $board-on } (ancora { $n }).
}
teotihuacan-question-raise-any = { $n ->
    [one] Scegli il lavoratore da potenziare.
   *[other] Scegli un lavoratore da potenziare (ancora { $n }).
}
teotihuacan-question-buy = Compri un altro potenziamento { $board-on }?
teotihuacan-question-reward = Il tuo lavoratore ascende. Scegli una ricompensa.
teotihuacan-question-acquire = Scegli una tecnologia.
teotihuacan-question-workers = { $n ->
    [one] Costruisci con { $n } lavoratore, o usi una tessera che vale come uno in più?
   *[other] Costruisci con { $n } lavoratori, o usi una tessera che vale come uno in più?
}
teotihuacan-question-decoration = Scegli una decorazione.
teotihuacan-question-ledge = Scegli dove mettere la decorazione ({ $tile }).
teotihuacan-question-tile = Scegli un tassello per la piramide.
teotihuacan-question-tile-more = Aggiungi un altro tassello?
teotihuacan-question-space = Scegli dove mettere il tassello ({ $tile }).
teotihuacan-question-rotate = Scegli come girare il tassello per lo spazio { $number }.
teotihuacan-question-spare = Un tassello può costare 1 risorsa in meno. Ne approfitti qui?
teotihuacan-question-attached = { $tile }. Reclami la tessera Scoperta?
teotihuacan-question-salary = I tuoi lavoratori chiedono { $owed } cacao. Scegli quanto pagare.

## Answers: a label, and as .effect what the label does not say

teotihuacan-choice-keep = Tieni { $first } e { $second }
teotihuacan-choice-draft = Prendi { $tile }
teotihuacan-choice-place = Piazza { $board-on }
# Never "il" before a power: it would be "l'1"
teotihuacan-choice-move = Muovi il lavoratore { $power } { $from-from } { $to-to }
    .effect = { $due ->
        [0] raccogli { $collected } cacao; azione principale gratis
       *[other] raccogli { $collected } cacao; azione principale per { $due } cacao
    }
    .palace = raccogli { $collected } cacao, o rendi culto
teotihuacan-choice-join = Porta anche il lavoratore { $power }
teotihuacan-choice-collect = Raccogli { $goods }
teotihuacan-choice-main = { $cocoa ->
    [0] Azione principale { $board-of }
   *[other] Azione principale { $board-of } per { $cocoa } cacao
}
teotihuacan-choice-main-with = Azione principale { $board-of }, pagata con un Favore
teotihuacan-worship-tile = tessera nel Palazzo: { $tile } ({ $price } in più)
    .free = tessera nel Palazzo: { $tile } (gratis)
teotihuacan-choice-worship = { $cocoa ->
    [0] Culto: { $what }
   *[other] Culto: { $what } ({ $cocoa } cacao per sbloccare chi c'è)
}
teotihuacan-choice-worship-with = Culto: { $what } (un Favore per sbloccare chi c'è)
teotihuacan-choice-unlock-turn = Sblocca tutti i tuoi lavoratori, come turno intero
teotihuacan-choice-unlock-pay = Sblocca tutti i tuoi lavoratori per { $goods }
teotihuacan-choice-unlock-with = Sblocca tutti i tuoi lavoratori con un Favore
teotihuacan-choice-take-temple = Solo il passo nel tempio
teotihuacan-choice-take-royal = Solo la tessera Reale
teotihuacan-choice-take-discovery = Solo { $tile-the } ({ $price-to })
teotihuacan-choice-take-both = Passo nel tempio e { $tile } ({ $price-to })
    .royal = Tessera Reale e { $tile } ({ $price-to })
teotihuacan-choice-take-both-with = Entrambe le parti, pagate con un Favore
    .effect = reclami { $tile-the } ({ $price-to })
teotihuacan-choice-take-both-lacking = ancora da ottenere: { $missing }; { $effect }
teotihuacan-choice-part-temple = Prima il passo nel tempio
teotihuacan-choice-part-royal = Prima la tessera Reale
teotihuacan-choice-claim = Reclama { $tile-the } ({ $price-to })
teotihuacan-choice-printed = Prendi { $reward }
teotihuacan-choice-advance = Spazio { $step } del { $temple }
teotihuacan-choice-gain = Prendi { $goods }
teotihuacan-choice-raise = Potenzia il lavoratore { $power } { $board-on }: diventa { $next }
teotihuacan-choice-raise-ascends = Potenzia il lavoratore { $power } { $board-on }: ascende
teotihuacan-choice-buy = Compralo per { $goods }
teotihuacan-choice-reward-with = Due passi nei templi, pagati con un Favore
teotihuacan-choice-exchange = Paga { $paid } per { $gained }
teotihuacan-choice-exchange-with = Un Favore per { $gained }
teotihuacan-choice-exchange-for-with = Un Favore e { $paid } per { $gained }
teotihuacan-choice-sell = Vendi { $paid } per { $gained }
teotihuacan-choice-acquire = { $technology } per { $price }, poi { $temple } +1
teotihuacan-choice-acquire-owned = { $technology } (altri: +{ $points })
teotihuacan-choice-tile = Tassello { $letter }: { $tile }
teotihuacan-choice-decoration = Decorazione { $letter }: { $tile }
teotihuacan-points-by-rotation = da { $from } a { $to } punti secondo la rotazione
teotihuacan-choice-space = Spazio { $number }: { $points } per { $price }
    .effect = { $space }; sopra { $top_left }, { $top_right } / { $bottom_left }, { $bottom_right }
teotihuacan-choice-rotate = { $turns ->
    [0] 1, com'è: { $tile }
    [1] 2, un quarto di giro: { $tile }
    [2] 3, mezzo giro: { $tile }
   *[other] 4, tre quarti di giro: { $tile }
}
teotihuacan-choice-spare = Risparmia { $goods }
    .effect = paghi solo { $goods }
teotihuacan-choice-use = Usa { $tile-the }
teotihuacan-choice-salary = Paga { $paid } cacao su { $owed }
    .effect = { $lost ->
        [0] non perdi punti
        [one] perdi { $lost } punto
       *[other] perdi { $lost } punti
    }
teotihuacan-choice-salary-with = Paga tutto con un Favore
teotihuacan-choice-stop = Basta così
teotihuacan-choice-stop-join = Nessun secondo lavoratore
teotihuacan-choice-stop-turn = Fine turno
teotihuacan-choice-stop-claim = Non reclamare niente
teotihuacan-choice-stop-exchange = Non scambiare niente
teotihuacan-choice-stop-buy = Nessun altro potenziamento
teotihuacan-choice-stop-workers = { $n ->
    [one] Costruisci con { $n } lavoratore
   *[other] Costruisci con { $n } lavoratori
}
teotihuacan-choice-stop-tile = Nessun altro tassello
teotihuacan-choice-stop-spare = Paga il costo intero: { $goods }

# Above the menus of a planner
teotihuacan-menu-place = Piazza lavoratori…
teotihuacan-menu-move = Muovi un lavoratore…
teotihuacan-menu-collect = Raccogli cacao…
    .button = Raccogli: { $path }
teotihuacan-menu-main = Esegui un'azione principale…
    .button = Azione principale: { $path }
teotihuacan-menu-worship = Rendi culto…
    .button = Culto: { $path }
# Parts of a longer choice.
teotihuacan-part-move = lavoratore { $power }: { $from } → { $to }
teotihuacan-part-join = insieme al lavoratore { $power }
teotihuacan-part-unlock = sblocca tutti
teotihuacan-part-ascend_two_temples = due passi nei templi
teotihuacan-part-ascend_one_temple = un passo in un tempio a scelta
teotihuacan-part-royal = prima la tessera Reale
teotihuacan-part-temple = prima il tempio
teotihuacan-part-temple-alone = solo il passo nel tempio
teotihuacan-part-tile-alone = solo la tessera
teotihuacan-part-both = passo nel tempio e { $tile }
teotihuacan-part-both-royal = tessera Reale e { $tile }
teotihuacan-part-use = usa { $tile-the }
teotihuacan-part-raise = il { $power } { $board-on } ascende
teotihuacan-part-raise-here = il { $power } ascende
teotihuacan-undo-reward = { $reward } per l'ascensione
teotihuacan-part-buy = compra un potenziamento
teotihuacan-part-space = spazio { $number }
teotihuacan-part-rotate = { $turns ->
    [0] 1, com'è
    [1] 2, un quarto di giro
    [2] 3, mezzo giro
   *[other] 4, tre quarti di giro
}

## Status of the game, in one line

teotihuacan-short = { $cocoa ->
    [one] manca { $cocoa } cacao per il salario
   *[other] mancano { $cocoa } cacao per il salario
}
    .brief = { $cocoa ->
        [one] manca { $cocoa } cacao
       *[other] mancano { $cocoa } cacao
    }
teotihuacan-needs = salario: { $salary } cacao, ne hai { $have }

teotihuacan-status-keeping = Tutti scelgono le tessere iniziali
teotihuacan-status-placing = Tutti piazzano tre lavoratori
teotihuacan-status-bonuses = Le tessere iniziali danno i loro bonus
teotihuacan-status-turns = { $rounds ->
    [one] Era { $era } di 3, ultimo round prima dell'eclissi
   *[other] Era { $era } di 3, eclissi tra { $rounds } round
}
teotihuacan-status-next = Era { $era } di 3: questo round e un altro prima dell'eclissi
teotihuacan-status-now = Era { $era } di 3: ultimo round prima dell'eclissi
teotihuacan-status-next-final = Era { $era } di 3: questo round e un altro prima dell'eclissi finale
teotihuacan-status-now-final = Era { $era } di 3: ultimo round prima dell'eclissi finale
teotihuacan-status-eclipse = { $era }ª eclissi: si pagano i salari
teotihuacan-status-over = { $winners-count ->
    [one] Partita finita: vince { $winners }
   *[other] Partita finita: vittoria condivisa tra { $winners }
}

## The board as text

teotihuacan-board-to-act = Tocca a { $seats }
teotihuacan-board-board = { $colours ->
    [one] Posizione { $position }, { $board }: { $workers-of } (lavoratori sbloccati: { $colours } colore)
   *[other] Posizione { $position }, { $board }: { $workers-of } (lavoratori sbloccati: { $colours } colori)
}
teotihuacan-board-worker = { $seat } { $power }
teotihuacan-board-locked = { $seat } { $power } (bloccato, spazio { $space })
teotihuacan-board-neutral = { $n ->
    [one] un lavoratore neutrale
   *[other] { $n } lavoratori neutrali
}
teotihuacan-board-royal = Spazio { $space }: { $tile }, { $effect }
teotihuacan-board-technology = Riga { $row }, { $temple }: { $technology } per { $price } ({ $effect }); chi ce l'ha: { $owners-of }
    .free = Riga { $row }, { $temple }: { $technology } per { $price } ({ $effect })
teotihuacan-table-nobles = Prossimo edificio: { $rows }; edifici rimasti: { $left }
teotihuacan-board-row = riga { $row } ({ $value })
# Of a row (f)
teotihuacan-board-full = piena
teotihuacan-table-decorations = Decorazioni disponibili: { $tiles-series }
teotihuacan-board-tile = Tassello disponibile: { $tile }
teotihuacan-board-stack = Tessere Scoperta { $place-on }: { $tiles }
teotihuacan-board-priced = { $tile } ({ $price })
teotihuacan-board-free = { $tile } (gratis)
teotihuacan-board-plan = Piramide, riga { $row } dall'alto: { $icons }
teotihuacan-board-space = Spazio libero { $number }: { $space }
teotihuacan-board-ledge = { $ledge }: { $tile }
teotihuacan-board-temple = Spazi del { $temple }: { $markers }; tessera Bonus { $bonus }
teotihuacan-board-marker = { $seat } { $step }
teotihuacan-board-avenue = Sentiero dei Morti: { $markers }; in un'eclissi ogni passo vale { $value }
teotihuacan-board-track = Tracciato Piramide: { $markers }
teotihuacan-board-player = { $seat }: { $points }; { $goods }; salario di { $salary } cacao
teotihuacan-board-owns = { $seat }, tecnologie: { $tiles }
teotihuacan-board-masks = { $seat }, maschere: { $tiles }
teotihuacan-board-hand = { $seat }, tessere da usare: { $tiles }
teotihuacan-board-used = { $seat }, tessere usate: { $tiles }
teotihuacan-board-wheel = { $seat }: il quarto lavoratore ({ $power }) aspetta sulla ruota dell'Ascensione
teotihuacan-board-start = { $tile }: { $gains }

## Le cose sulla pagina web

teotihuacan-page-pyramid = Piramide
# $seat: di chi è il lavoratore
teotihuacan-page-locked = Qui è bloccato un lavoratore di { $seat } con potere { $power }.
teotihuacan-page-free = Qui non c'è nessuno.
# $effect: che cosa fa un componente
teotihuacan-page-effect = { CAPITAL($effect) }.

## Reasons for missing choices

teotihuacan-why-all-locked = Tutti i tuoi lavoratori sono bloccati, quindi nessuno può muoversi.
teotihuacan-why-no-worker = Non hai un lavoratore { $power } { $board-on }.
teotihuacan-why-locked = Il tuo lavoratore { $power } { $board-on } è bloccato.
teotihuacan-why-too-far = Ci sono { $steps } plance { $from-from } { $to-to }. Un lavoratore si muove al massimo di 3.
teotihuacan-why-unlock = Sbloccare prima del movimento costa { $price }. Hai { $have }.
teotihuacan-why-palace = Il Palazzo non ha un'azione principale.
teotihuacan-why-main = L'azione principale { $board-of } costa almeno { $price }. Hai { $have }.
teotihuacan-why-colours = L'azione principale { $board-of } costa { $price }. Hai { $have }.
teotihuacan-why-no-technology = Qui non puoi permetterti o prendere nessuna tecnologia.
teotihuacan-why-no-row = Con questi lavoratori non puoi piazzare un edificio.
teotihuacan-why-building = Un edificio costa { $price }.
teotihuacan-why-no-ledge = Ora non c'è posto per una decorazione.
teotihuacan-why-decoration = Con questi lavoratori una decorazione costa { $price }.
teotihuacan-why-finished = La piramide è completa.
teotihuacan-why-no-space = Non puoi permetterti nessun tassello sugli spazi liberi.
teotihuacan-why-worship-own = Qui non puoi rendere culto ({ $what }): c'è già un tuo lavoratore.
teotihuacan-why-worship-taken = Qui non puoi rendere culto ({ $what }): non hai cacao per sbloccare il lavoratore che c'è.
teotihuacan-why-worship-royal = Qui non puoi rendere culto ({ $what }): non puoi pagarlo.
teotihuacan-why-worship-nothing = Qui non puoi rendere culto ({ $what }): non potresti prendere né il passo nel tempio né la tessera.
teotihuacan-why-blocked = Nel { $temple } non puoi avanzare oltre.
teotihuacan-why-no-tile = Qui non c'è nessuna tessera Scoperta.
teotihuacan-why-both = Le due parti insieme costano { $price }.
teotihuacan-why-dear-tile = { $tile }: costa { $price }.
teotihuacan-why-two-temples = Due passi nei templi costano { $price }.
teotihuacan-why-fourth-worker = Il tuo quarto lavoratore è già in gioco.
teotihuacan-why-row-2 = La riga 2 richiede due lavoratori, o uno di potere 4 o 5.
teotihuacan-why-dear-technology = { $technology }: costa { $price }.
teotihuacan-why-dear-level = Un tassello al livello { $level } costa { $price }.

## Log lines. $seat: the player

teotihuacan-event-chosen = { $seat } ha scelto due tessere iniziali
teotihuacan-event-kept = { $seat } tiene { $first } e { $second }
teotihuacan-event-drafted = { $seat } prende { $tile }
teotihuacan-event-placed = { $seat } piazza un lavoratore { $board-on }
teotihuacan-event-started = { $seat } comincia { $boards-on }
teotihuacan-event-free-technology = { $seat } comincia con { $technology }
teotihuacan-event-neutral-workers = I lavoratori neutrali vanno { $boards-to }
teotihuacan-event-moved = { $seat } muove il lavoratore { $power } { $from-from } { $to-to }
teotihuacan-event-joined = { $seat } porta anche il lavoratore { $power }
teotihuacan-event-collects = { $seat } raccoglie cacao
teotihuacan-event-main = { $seat } esegue l'azione principale { $board-of }
teotihuacan-event-worships = { $seat } rende culto { $board-on }
teotihuacan-event-unlocked = { $seat } sblocca tutti i suoi lavoratori
teotihuacan-event-unlocked-other = { $seat } sblocca il lavoratore di { $other } { $board-on }
teotihuacan-event-gained = { $seat } prende { $goods }
teotihuacan-event-paid = { $seat } paga { $goods }
teotihuacan-event-scored = { $n ->
    [one] { $seat } segna { SIGNED($n) } punto ({ $source })
   *[other] { $seat } segna { SIGNED($n) } punti ({ $source })
}
teotihuacan-event-used = { $seat } usa { $tile-the }
teotihuacan-event-claimed = { $seat } reclama { $tile-the }
teotihuacan-event-advanced = { $seat } avanza nel { $temple } allo spazio { $step }
teotihuacan-event-temple-blocked = { $seat } non può avanzare nel { $temple } e perde il passo
teotihuacan-event-steps-lost = { $seat } non può avanzare in nessun tempio e perde il passo
teotihuacan-event-walked = { $seat } avanza allo spazio { $step } del Sentiero
teotihuacan-event-avenue-ended = { $seat } è in fondo al Sentiero e perde il passo
teotihuacan-event-raised = { $power ->
    [6] { $seat } potenzia un lavoratore { $board-on } oltre il 5: ascende
   *[other] { $seat } potenzia un lavoratore { $board-on }: potere { $power }
}
teotihuacan-event-power-ups-lost = { $seat } non ha lavoratori da potenziare e perde il potenziamento
teotihuacan-event-ascended = Un lavoratore di { $seat } ascende e riparte dal Palazzo
teotihuacan-event-rewarded = { $seat } prende la ricompensa dell'Ascensione: { $reward-of }
teotihuacan-event-no-result = { $seat } non ottiene niente dall'azione
teotihuacan-event-acquired = { $seat } acquisisce { $technology }
teotihuacan-event-built = { $seat } costruisce nella riga { $row } dei Nobili
teotihuacan-event-laid = { $seat } aggiunge un tassello alla piramide ({ $tile }): { $space }
teotihuacan-event-decorated = { $seat } aggiunge una decorazione ({ $tile }): { $ledge-of }
teotihuacan-event-track = { $seat } avanza allo spazio { $step } del tracciato Piramide
teotihuacan-event-pyramid-finished = { $seat } completa la piramide: la prossima eclissi è quella finale
teotihuacan-event-pyramid-tile-drawn = Nuovo tassello in Costruzione: { $tile }
teotihuacan-event-decoration-drawn = Nuova decorazione: { $tile }
teotihuacan-event-discovery-drawn = Nuova tessera Scoperta { $place-on }: { $tile }
teotihuacan-event-light-disc = Il segnalino bianco va a { $light } su { $dark }
teotihuacan-event-dark-disc-reached = Il segnalino bianco raggiunge quello nero: l'eclissi è vicina
teotihuacan-event-eclipse = Eclissi della { $era }ª era
teotihuacan-event-salary = { $unpaid ->
    [0] { $seat } paga tutto il salario ({ $paid } cacao)
   *[other] { $paid ->
        [0] { $seat } non paga il salario (punti persi: { $lost })
       *[other] { $seat } paga solo { $paid } cacao del salario (punti persi: { $lost })
    }
}
teotihuacan-event-era = Comincia la { $era }ª era
teotihuacan-event-over = Partita finita: vince { $winner } con { $points } punti

## Sources of points

teotihuacan-score-now = Sono compresi un'eclissi adesso, i salari non pagati e le tessere Bonus.
teotihuacan-next-eclipse = Punti della prossima eclissi, salari compresi, con la situazione di adesso (già contati sopra): { $shares-row }
teotihuacan-source-setup = prima partita
teotihuacan-source-production = Cava di pietra e Deposito d'oro
teotihuacan-source-temples = passi nei templi
teotihuacan-source-royal = tessere Reali
teotihuacan-source-ascension = Ascensioni
teotihuacan-source-discoveries = tessere Scoperta
teotihuacan-source-technologies = tecnologie
teotihuacan-source-buildings = edifici
teotihuacan-source-pyramid = tasselli della piramide
teotihuacan-source-decorations = decorazioni
teotihuacan-source-avenue = Sentiero dei Morti
teotihuacan-source-pyramid_track = tracciato Piramide
teotihuacan-source-masks = maschere
teotihuacan-source-salary = salari non pagati
teotihuacan-source-bonus_tiles = tessere Bonus

## A turn in one line: actions, gains, costs, and the effects of an eclipse

teotihuacan-did-keep = tiene { $things }{ core-gained }{ core-paid }
teotihuacan-did-draft = prende la tessera iniziale { $things }{ core-gained }{ core-paid }
teotihuacan-did-place = comincia { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-receive = { $gains-count ->
    [0] non riceve { teotihuacan-nothing }
   *[other] riceve { $gains-row }
}
teotihuacan-did-collect = { $gains-count ->
    [0] non raccoglie niente { $things-on }{ core-paid }
   *[other] raccoglie { $gains } { $things-on }{ core-paid }
}
teotihuacan-did-produce = lavora { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-worship = rende culto { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-worship-royal = rende culto { teotihuacan-board-palace.on } ({ $things }){ core-gained }{ core-paid }
teotihuacan-did-unlock = sblocca tutti i lavoratori{ core-gained }{ core-paid }
teotihuacan-did-move = muove { $things }{ core-gained }{ core-paid }
teotihuacan-mover = il lavoratore { $power } { $from-from } { $to-to }
teotihuacan-did-ascend = fa ascendere un lavoratore (eclissi un round prima){ core-gained }{ core-paid }
teotihuacan-did-ascend-late = fa ascendere un lavoratore{ core-gained }{ core-paid }
teotihuacan-did-acquire = acquisisce { $things }{ core-paid }{ core-gained }
teotihuacan-did-build = costruisce un edificio (Nobili){ core-gained }{ core-paid }
teotihuacan-did-lay = costruisce sulla piramide, { $things }{ core-gained }{ core-paid }
teotihuacan-did-decorate = decora la piramide, { $things }{ core-gained }{ core-paid }
teotihuacan-did-use = usa { $things-the }{ core-gained }{ core-paid }
teotihuacan-did-waive = paga il salario con { $things-the }
teotihuacan-did-nothing = non ottiene niente{ core-gained }{ core-paid }
teotihuacan-level = livello { $level }

# $n: how much; with a minus what was paid or lost
teotihuacan-change-cocoa = { $n } cacao
teotihuacan-change-wood = { $n ->
    [one] { $n } legno
   *[other] { $n } legni
}
teotihuacan-change-stone = { $n ->
    [one] { $n } pietra
   *[other] { $n } pietre
}
teotihuacan-change-gold = { $n } oro
teotihuacan-change-points = { $n ->
    [one] { $n } punto
   *[other] { $n } punti
}
teotihuacan-change-fourth-worker = un nuovo lavoratore
teotihuacan-change-power = { $n ->
    [one] lavoratore { $things }
   *[other] lavoratori { $things }
}
teotihuacan-raised = { $from } → { $to }
teotihuacan-raised-on = { $from } → { $to } { $board-on }
# "tempio blu +1"
teotihuacan-change-up = { $things-to-row }
# As teotihuacan-effect-avenue
teotihuacan-change-avenue = Sentiero +{ $n }
teotihuacan-change-technology = { $things-row }
teotihuacan-change-claimed = { $n ->
    [one] la tessera { $things }
   *[other] le tessere { $things }
}
teotihuacan-change-used = con { $things-the }
teotihuacan-change-unlocked = { $things-count ->
    [one] sbloccato il lavoratore di { $things }
   *[other] sbloccati i lavoratori di { $things }
}
teotihuacan-change-new-technology = { $things-row }
teotihuacan-change-new-tile = { $things }
teotihuacan-laid = { $space } ({ $detail })
    .brief = { $space }
teotihuacan-change-new-decoration = { $things }
teotihuacan-change-track = tracciato +{ $n }
teotihuacan-change-bonus-tile = { $n ->
    [one] una tessera Bonus
   *[other] { $n } tessere Bonus
}
teotihuacan-change-ascends = { $n ->
    [one] un lavoratore ascende
   *[other] { $n } lavoratori ascendono
}
teotihuacan-change-sooner = { $n ->
    [one] eclissi un round prima
   *[other] eclissi { $n } round prima
}

teotihuacan-day-eclipse = { $shares-count ->
    [0] L'eclissi non porta punti
   *[other] Punti dell'eclissi: { $shares-row }
}
teotihuacan-day-bonus = Punti delle tessere Bonus: { $shares-row }
teotihuacan-day-owners = Punti a chi ha già quella tecnologia: { $shares-row }
teotihuacan-day-salary = { $shares-count ->
    [0] Salari: niente da pagare
   *[other] Salari: { $shares-series }
}

## A recap for its reader

teotihuacan-recap-gone = Non hai fatto in tempo a prendere: { $tiles }
teotihuacan-recap-cheaper = Le azioni principali costano meno { $cheaper }
teotihuacan-recap-dearer = Le azioni principali costano di più { $dearer }
teotihuacan-recap-prices = Le azioni principali costano meno { $cheaper }, e di più { $dearer }
teotihuacan-recap-price = { $board-on } ({ $before } → { $now })
