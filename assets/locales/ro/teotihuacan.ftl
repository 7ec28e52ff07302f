### Translated from the English version 5ee621a1
# Teotihuacan: names of the game and its components.

teotihuacan-name = Teotihuacan
    .tagline = Plimbă-ți zarurile prin oraș, înalță piramida, fii gata de eclipsă.
    .length = trei ere
teotihuacan-choose = Alege

## Setup options: variants, all off unless chosen

teotihuacan-option-first_game = Prima partidă
    .description = O așezare fixă pentru începători: table, cartonașe, bunuri și muncitori.
    .off = nu
    .on = da
teotihuacan-option-technology_three_per_row = Tehnologii pe rânduri
    .description = Trei tehnologii de 1 aur pe rândul 1, trei de 2 aur pe rândul 2.
    .off = nu
    .on = da
teotihuacan-option-starting_tile_draft = Cartonașe de start alese pe rând
    .description = Cartonașele de start se aleg pe rând, la vedere: în ordinea turelor, apoi invers.
    .off = nu
    .on = da
teotihuacan-option-random_pyramid_start = Altă piramidă de start
    .description = În 2 sau 3 jucători, piramida începe cu una dintre mai multe forme.
    .off = nu
    .on = da
teotihuacan-option-early_end_as_third = Final timpuriu ca a treia eclipsă
    .description = Când o piramidă terminată încheie partida, fiecare pas pe pista ei aduce 2 puncte.
    .off = nu
    .on = da
teotihuacan-option-dark_eclipse = Eclipsă întunecată
    .description = Eclipsa vine imediat după tura în care discul alb ajunge la discul negru.
    .off = nu
    .on = da

## Goods and points: amounts ($n)

teotihuacan-goods-cocoa = { $n ->
    [one] { $n } cacao
    [few] { $n } cacao
   *[other] { $n } de cacao
}
teotihuacan-goods-wood = { $n ->
    [one] { $n } lemn
    [few] { $n } lemne
   *[other] { $n } de lemne
}
teotihuacan-goods-stone = { $n ->
    [one] { $n } piatră
    [few] { $n } pietre
   *[other] { $n } de pietre
}
teotihuacan-goods-gold = { $n ->
    [one] { $n } aur
    [few] { $n } aur
   *[other] { $n } de aur
}
teotihuacan-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
teotihuacan-nothing = nimic
teotihuacan-free = gratis
teotihuacan-hidden-tile = un cartonaș ascuns
teotihuacan-goods-line = { $goods }; { $points }
    .placing = { $goods }; { $points }; după plasare: { $gains }

## Boards: .effect is what they are for

# .on: where something is or goes · .from: where it comes from
teotihuacan-board-palace = Palat
    .on = la Palat
    .from = de la Palat
    .effect = închinare la cartonașele regale; fără acțiune principală
    .asked = ce face palatul, tabla palatului, ce se face pe tabla 1, unde e palatul
teotihuacan-board-forest = Pădure
    .on = în Pădure
    .from = din Pădure
    .effect = lemn; închinare pentru templul roșu
    .asked = ce face pădurea, de unde iau lemn, tabla cu lemn, tabla 2
teotihuacan-board-quarry = Carieră
    .on = în Carieră
    .from = din Carieră
    .effect = piatră; închinare pentru templul verde
    .asked = ce face cariera, de unde iau piatră, tabla cu piatră, tabla 3
teotihuacan-board-gold_deposits = Zăcăminte de aur
    .on = la Zăcămintele de aur
    .from = de la Zăcămintele de aur
    .effect = aur; închinare pentru templul albastru
    .asked = ce fac zăcămintele de aur, de unde iau aur, tabla cu aur, tabla 4
teotihuacan-board-alchemy = Alchimie
    .on = la Alchimie
    .from = de la Alchimie
    .effect = dobândești o tehnologie cu aur, apoi un pas în templu și o promovare
    .asked = ce face alchimia, tabla cu tehnologii, de unde iau tehnologii, tabla 5
teotihuacan-board-nobles = Nobili
    .on = la Nobili
    .from = de la Nobili
    .effect = construiești o clădire cu 2 lemne, apoi un pas pe Calea Morților
    .asked = ce face tabla nobililor, tabla caselor, tabla 6
teotihuacan-board-decorations = Decorațiuni
    .on = la Decorațiuni
    .from = de la Decorațiuni
    .effect = decorezi piramida cu aur; închinare pentru orice templu
    .asked = ce face tabla decorațiunilor, tabla cu decorațiuni, de unde iau decorațiuni, tabla 7
teotihuacan-board-construction = Construcție
    .on = la Construcție
    .from = de la Construcție
    .effect = adaugi piese la piramidă cu piatră și lemn
    .asked = ce face tabla construcției, tabla pentru piramidă, unde se construiește piramida, tabla 8

## Temples, icons

# .to: one step up in a row of amounts, as core-repeated.to is several
teotihuacan-temple-blue = templul albastru
    .to = templul albastru +1
teotihuacan-temple-red = templul roșu
    .to = templul roșu +1
teotihuacan-temple-green = templul verde
    .to = templul verde +1
# Always of "simbol"
teotihuacan-carved-blue = albastru
teotihuacan-carved-red = roșu
teotihuacan-carved-green = verde
teotihuacan-carved-plain = simplu
# .of: on a decoration, where every colored icon is painted
teotihuacan-painted-blue = albastru pictat
    .of = albastru
teotihuacan-painted-red = roșu pictat
    .of = roșu
teotihuacan-painted-green = verde pictat
    .of = verde
teotihuacan-painted-plain = simplu
teotihuacan-pyramid-tile = { $top_left }, { $top_right } / { $bottom_left }, { $bottom_right }
teotihuacan-decoration = { $icons-of }
    .twice = 2 × { $icon-of }
teotihuacan-space = nivelul { $level }, rândul { $row }, coloana { $column }
teotihuacan-ledge-left = Latura stângă, treapta { $step }
teotihuacan-ledge-top = Latura de sus, treapta { $step }
teotihuacan-ledge-right = Latura dreaptă, treapta { $step }
teotihuacan-ledge-bottom = Latura de jos, treapta { $step }
teotihuacan-starting-tile = { $first }–{ $second }

## Technologies

teotihuacan-tech_palace_cocoa = Drumul Regal
    .effect = 1 cacao de fiecare dată când o mutare ajunge la Palat sau trece de el
teotihuacan-tech_alchemy_nobles_points = Scribii
    .effect = 3 puncte după o acțiune principală de la Alchimie sau de la Nobili
teotihuacan-tech_extra_resource = Uneltele Ascuțite
    .effect = 1 resursă în plus după o acțiune principală din Pădure, din Carieră sau de la Zăcămintele de aur
teotihuacan-tech_gathering_cocoa_point = Bucătăria de Câmp
    .effect = 1 cacao și 1 punct după o acțiune principală din Pădure, din Carieră sau de la Zăcămintele de aur
teotihuacan-tech_decoration_points = Stucatura
    .effect = 4 puncte pentru fiecare decorațiune
teotihuacan-tech_construction_points = Firul cu Plumb
    .effect = 3 puncte după o acțiune principală de la Construcție
teotihuacan-tech_bought_power_up = Curtea de Antrenament
    .effect = după promovările unei acțiuni principale mai cumperi una cu 1 cacao
teotihuacan-tech_construction_worker = Rampele
    .effect = contează ca încă un muncitor la Construcție; o piesă costă cu 1 resursă mai puțin
teotihuacan-tech_construction_temple = Procesiunile
    .effect = un pas în orice templu după o acțiune principală de la Construcție

## Royal tiles; power is that of the worker locked there

teotihuacan-royal_a_technologies = Casa Învățaților
    .effect = 2 puncte pentru fiecare tehnologie a ta, de cel mult atâtea ori cât e puterea muncitorului
teotihuacan-royal_a_pyramid_track = Casa Ziditorilor
    .effect = câte 2 puncte pentru fiecare pas pe pista piramidei, cel mult atâția cât e puterea muncitorului
teotihuacan-royal_a_avenue = Casa Pelerinilor
    .effect = câte 1 punct de fiecare pas pe Calea Morților, cel mult atâția cât e puterea muncitorului plus 1
teotihuacan-royal_b_wood_stone = Târgul de Piatră
    .effect = 1 lemn și 1 piatră pentru 1 cacao, de cel mult atâtea ori cât e puterea muncitorului
teotihuacan-royal_b_stone_gold = Târgul de Aur
    .effect = 1 piatră și 1 aur pentru 1 cacao, de cel mult atâtea ori cât e puterea muncitorului
teotihuacan-royal_b_any_resources = Marele Târg
    .effect = o dată: atâtea resurse cât e puterea muncitorului, pentru 1 cacao și 1 resursă
teotihuacan-royal_c_cocoa = Cămara de Cacao
    .effect = atâta cacao cât e puterea muncitorului, plus 1
teotihuacan-royal_c_sell_resources = Sala Tributului
    .effect = vinzi 1 resursă pentru 2 cacao, de cel mult atâtea ori cât e puterea muncitorului
teotihuacan-royal_c_temples = Curtea Preoților
    .effect = un pas în orice templu pentru 1 cacao, de cel mult atâtea ori cât e puterea muncitorului minus 1

## Temple bonus tiles, which score at the end from step 10 on

teotihuacan-bonus_mask_set = Sala Măștilor
    .effect = încă o dată punctele celui mai bun set de măști al tău
teotihuacan-bonus_technologies = Sala Meșteșugului
    .effect = câte 5 puncte pentru fiecare tehnologie a ta
teotihuacan-bonus_fixed = Sala Onoarei
    .effect = 15 puncte
teotihuacan-bonus_avenue = Sala Drumului
    .effect = câte 3 puncte pentru fiecare pas pe Calea Morților
teotihuacan-bonus_temples = Sala Zeilor
    .effect = câte 9 puncte pentru fiecare cartonaș bonus la care ajungi
teotihuacan-bonus_discoveries = Sala Descoperirilor
    .effect = câte 2 puncte pentru fiecare cartonaș de descoperire al tău, în afară de măști
teotihuacan-bonus_workers = Sala Muncii
    .effect = câte 4 puncte pentru fiecare muncitor, 9 dacă are puterea 4 sau 5

## Discovery tiles, by type

teotihuacan-disc-mask_1 = Masca Jaguarului
    .effect = o mască: măștile diferite punctează ca set la fiecare eclipsă (există una singură)
teotihuacan-disc-mask_2 = Masca Vulturului
    .effect = o mască: măștile diferite punctează ca set la fiecare eclipsă (există două)
teotihuacan-disc-mask_3 = Masca Bufniței
    .effect = o mască: măștile diferite punctează ca set la fiecare eclipsă (există două)
teotihuacan-disc-mask_4 = Masca Șarpelui
    .effect = o mască: măștile diferite punctează ca set la fiecare eclipsă (există trei)
teotihuacan-disc-mask_5 = Masca Coiotului
    .effect = o mască: măștile diferite punctează ca set la fiecare eclipsă (există trei)
teotihuacan-disc-mask_6 = Masca Ploii
    .effect = o mască: măștile diferite punctează ca set la fiecare eclipsă (există trei)
teotihuacan-disc-mask_7 = Masca Focului
    .effect = o mască: măștile diferite punctează ca set la fiecare eclipsă (există trei)
teotihuacan-disc-score_4 = Trofeul
    .effect = 4 puncte
teotihuacan-disc-resources_3 = Comoara Mare
    .effect = 3 resurse la alegere
teotihuacan-disc-resources_2 = Comoara Mică
    .effect = 2 resurse la alegere
teotihuacan-disc-avenue = Sandalele
    .effect = un pas pe Calea Morților
teotihuacan-disc-any_temple = Tămâia
    .effect = un pas în orice templu
teotihuacan-disc-blue_temple = Ofranda Albastră
    .effect = un pas în templul albastru
teotihuacan-disc-red_temple = Ofranda Roșie
    .effect = un pas în templul roșu
teotihuacan-disc-green_temple = Ofranda Verde
    .effect = un pas în templul verde
teotihuacan-disc-cocoa_4 = Sacul de Cacao
    .effect = 4 cacao; se poate folosi și la plata salariului
teotihuacan-disc-power_ups = Festinul
    .effect = 2 promovări pentru oricare dintre muncitorii tăi deblocați
teotihuacan-disc-second_worker = Tovarășul de Drum
    .effect = înainte de mutare: doi muncitori ai tăi de pe o tablă se mută împreună
teotihuacan-disc-free_cocoa = Favoarea
    .effect = ține locul unei plăți în cacao
teotihuacan-disc-any_distance = Lectica
    .effect = înainte de mutare: muncitorul merge pe orice tablă
teotihuacan-disc-extra_worker = Ucenicul
    .effect = contează ca încă un muncitor la Alchimie, la Nobili sau la Construcție

## Places of discovery tiles

teotihuacan-stack-board_palace = Palat
    .on = la Palat
teotihuacan-stack-board_forest = Pădure
    .on = în Pădure
teotihuacan-stack-board_quarry = Carieră
    .on = în Carieră
teotihuacan-stack-board_gold_deposits = Zăcăminte de aur
    .on = la Zăcămintele de aur
teotihuacan-stack-board_decorations = Decorațiuni
    .on = la Decorațiuni
teotihuacan-stack-temple_blue_4 = treapta 4 din templul albastru
    .on = pe treapta 4 din templul albastru
teotihuacan-stack-temple_red_5 = treapta 5 din templul roșu
    .on = pe treapta 5 din templul roșu
teotihuacan-stack-temple_green_3 = treapta 3 din templul verde
    .on = pe treapta 3 din templul verde
teotihuacan-stack-temple_green_6 = treapta 6 din templul verde
    .on = pe treapta 6 din templul verde
teotihuacan-stack-avenue_3 = treapta 3 de pe Calea Morților
    .on = pe treapta 3 de pe Calea Morților
teotihuacan-stack-avenue_6 = treapta 6 de pe Calea Morților
    .on = pe treapta 6 de pe Calea Morților
teotihuacan-stack-avenue_8 = treapta 8 de pe Calea Morților
    .on = pe treapta 8 de pe Calea Morților

## Ascension rewards

teotihuacan-ascend_score = 5 puncte
    .effect = pe loc
teotihuacan-ascend_two_temples = Doi pași în temple pentru 3 cacao
    .effect = în același sau în două diferite
teotihuacan-ascend_fourth_worker = Al patrulea muncitor
    .effect = cu puterea 3, la Palat, și 2 cacao
teotihuacan-ascend_one_temple = Un pas într-un templu
    .effect = în orice templu
teotihuacan-ascend_cocoa = 5 cacao
    .effect = pe loc

## Effects in a few words

teotihuacan-effect-any-resources = { $n ->
    [one] { $n } resursă la alegere
    [few] { $n } resurse la alegere
   *[other] { $n } de resurse la alegere
}
teotihuacan-effect-temple = { $temple } { SIGNED($n) }
teotihuacan-effect-all-temples = fiecare templu { SIGNED($n) }
teotihuacan-effect-any-temple = { $n ->
    [one] un pas în orice templu
    [few] { $n } pași în orice temple
   *[other] { $n } de pași în orice temple
}
teotihuacan-effect-avenue = Calea Morților { SIGNED($n) }
teotihuacan-effect-power-ups = { $n ->
    [one] { $n } promovare
    [few] { $n } promovări
   *[other] { $n } de promovări
}
teotihuacan-effect-free-technology = o tehnologie gratis
teotihuacan-effect-may-claim = poți lua { $tile }
teotihuacan-effect-bonus-tile = { $tile } punctează la finalul partidei
teotihuacan-effect-step = { $reward }
teotihuacan-effect-step-named = { $step }: { $reward }
teotihuacan-effect-large-step = { $reward } sau revendici un cartonaș de descoperire
teotihuacan-royal-exchange = { $n ->
    [0] nimic: e nevoie de un muncitor de putere 2 sau mai mare
    [one] o dată: plătești { $paid } pentru { $gained }
   *[other] de cel mult { $n } ori: plătești { $paid } pentru { $gained }
}
teotihuacan-effect-mask = o mască: { $before } → { $after ->
    [one] { $after } punct
    [few] { $after } puncte
   *[other] { $after } de puncte
} la fiecare eclipsă
teotihuacan-effect-matches = { $points } ({ $n ->
    [0] niciun simbol identic
    [one] { $n } simbol identic
    [few] { $n } simboluri identice
   *[other] { $n } de simboluri identice
})
teotihuacan-worship =
    .effect = { $step }, sau { $tile } ({ $price }), ori ambele pentru încă { $both }
    .waived = { $step }, sau { $tile } ({ $price }), ori ambele
    .one = { $step } sau { $tile } ({ $price })
    .dear = { $step }; nu-ți mai ajunge pentru { $tile } ({ $price })
    .tile = { $tile } ({ $price })
teotihuacan-any-temple = orice templu

## Main actions. $n: power-ups

teotihuacan-main-production = { $n ->
    [one] { $gains }, apoi o promovare
    [few] { $gains }, apoi { $n } promovări
   *[other] { $gains }, apoi { $n } de promovări
}
teotihuacan-main-nobles = { $points ->
    [one] { $points } punct pentru 2 lemne, un pas pe Calea Morților, { $n ->
        [one] o promovare
       *[few] { $n } promovări
    }
    [few] { $points } puncte pentru 2 lemne, un pas pe Calea Morților, { $n ->
        [one] o promovare
       *[few] { $n } promovări
    }
   *[other] { $points } de puncte pentru 2 lemne, un pas pe Calea Morților, { $n ->
        [one] o promovare
       *[few] { $n } promovări
    }
}
teotihuacan-main-decorations = o decorațiune pentru { $price }, apoi o promovare
teotihuacan-main-construction = { $tiles ->
    [one] o piesă de piramidă
    [few] cel mult { $tiles } piese de piramidă
   *[other] cel mult { $tiles } de piese de piramidă
}

## Questions

teotihuacan-question-wait = Nu e rândul tău.
teotihuacan-question-keep = Alege două dintre cele patru cartonașe de start.
teotihuacan-question-draft = Alege un cartonaș de start.
teotihuacan-question-place = { $n ->
    [one] Unde îți plasezi ultimul muncitor?
   *[other] Unde plasezi muncitorul? (încă { $n })
}
teotihuacan-question-move = Ce muncitor muți și unde?
teotihuacan-question-unlock = Toți muncitorii tăi sunt blocați. Alege cum îi deblochezi.
teotihuacan-question-join = Iei { $board-on } și un al doilea muncitor?
teotihuacan-question-action = Alege o acțiune { $board-on }.
teotihuacan-question-end = Mai faci ceva sau închei tura?
teotihuacan-question-take = Închinare { $board-on }. Alege ce iei.
teotihuacan-question-both = Alege ce parte iei mai întâi.
teotihuacan-question-discovery = Revendici cartonașul de descoperire?
teotihuacan-question-exchange = Alege un schimb ({ $tile }).
teotihuacan-question-gain = { $n ->
    [one] Alege o resursă.
   *[other] Alege o resursă (încă { $n }).
}
teotihuacan-question-gain-start = { $n ->
    [one] Alege o resursă pentru cartonașele de start.
    [few] Alege { $n } resurse pentru cartonașele de start.
   *[other] Alege { $n } de resurse pentru cartonașele de start.
}
teotihuacan-question-advance = { $n ->
    [one] Alege în ce templu avansezi.
    [few] Alege în ce templu avansezi (încă { $n } pași).
   *[other] Alege în ce templu avansezi (încă { $n } de pași).
}
teotihuacan-question-order = Ai doi pași în temple. Alege-l pe primul.
teotihuacan-question-large-step = Treapta { $step } din { $temple }. Iei { $reward } sau revendici un cartonaș de descoperire?
teotihuacan-question-avenue = Treapta { $step } de pe Calea Morților. Revendici un cartonaș de descoperire?
teotihuacan-question-raise = { $n ->
    [one] Alege ce muncitor promovezi { $board-on }.
   *[other] Alege ce muncitor promovezi { $board-on } (încă { $n }).
}
teotihuacan-question-raise-any = { $n ->
    [one] Alege ce muncitor promovezi.
   *[other] Alege ce muncitor promovezi (încă { $n }).
}
teotihuacan-question-buy = Mai cumperi o promovare { $board-on }?
teotihuacan-question-reward = Muncitorul tău se înalță. Alege o recompensă.
teotihuacan-question-acquire = Alege o tehnologie.
teotihuacan-question-workers = { $n ->
    [one] Construiești cu { $n } muncitor sau folosești un cartonaș care contează ca încă unul?
    [few] Construiești cu { $n } muncitori sau folosești un cartonaș care contează ca încă unul?
   *[other] Construiești cu { $n } de muncitori sau folosești un cartonaș care contează ca încă unul?
}
teotihuacan-question-decoration = Alege o decorațiune.
teotihuacan-question-ledge = Alege unde pui decorațiunea ({ $tile }).
teotihuacan-question-tile = Alege o piesă pentru piramidă.
teotihuacan-question-tile-more = Mai adaugi o piesă?
teotihuacan-question-space = Alege unde pui piesa ({ $tile }).
teotihuacan-question-rotate = Alege cum rotești piesa pentru spațiul { $number }.
teotihuacan-question-spare = O piesă poate costa cu 1 resursă mai puțin. Folosești reducerea aici?
teotihuacan-question-attached = Revendici cartonașul de descoperire de la { $tile }?
teotihuacan-question-salary = { $owed ->
    [other] Muncitorii tăi cer { $owed } de cacao. Alege cât plătești.
   *[few] Muncitorii tăi cer { $owed } cacao. Alege cât plătești.
}

## Answers: a label, and as .effect what the label does not say

teotihuacan-choice-keep = Păstrează { $first } și { $second }
teotihuacan-choice-draft = Ia { $tile }
teotihuacan-choice-place = Plasează { $board-on }
# A worker by its power: "muncitorul 3"
teotihuacan-choice-move = Mută muncitorul { $power } { $from-from } { $to-on }
    .effect = { $due ->
        [0] strângi { $collected } cacao; acțiunea principală e gratis
       *[other] strângi { $collected } cacao; acțiunea principală costă { $due } cacao
    }
    .palace = strângi { $collected } cacao sau te închini
teotihuacan-choice-join = Ia și muncitorul { $power }
teotihuacan-choice-collect = Strânge { $goods }
teotihuacan-choice-main = { $cocoa ->
    [0] Acțiunea principală { $board-from }
   *[other] Acțiunea principală { $board-from } pentru { $cocoa } cacao
}
teotihuacan-choice-main-with = Acțiunea principală { $board-from }, cu o Favoare
teotihuacan-worship-tile = cartonașul de la Palat: { $tile } (încă { $price })
    .free = cartonașul de la Palat: { $tile } (gratuit)
teotihuacan-choice-worship = { $cocoa ->
    [0] Închină-te: { $what }
   *[other] Închină-te: { $what } ({ $cocoa } cacao deblochează muncitorul de acolo)
}
teotihuacan-choice-worship-with = Închină-te: { $what } (o Favoare deblochează muncitorul de acolo)
teotihuacan-choice-unlock-turn = Deblochează-ți toți muncitorii, ca tură întreagă
teotihuacan-choice-unlock-pay = Deblochează-ți toți muncitorii pentru { $goods }
teotihuacan-choice-unlock-with = Deblochează-ți toți muncitorii cu o Favoare
teotihuacan-choice-take-temple = Doar pasul în templu
teotihuacan-choice-take-royal = Doar cartonașul regal
teotihuacan-choice-take-discovery = Doar { $tile } ({ $price })
teotihuacan-choice-take-both = Pasul în templu și { $tile } (total: { $price })
    .royal = Cartonașul regal și { $tile } (total: { $price })
teotihuacan-choice-take-both-with = Ambele părți, cu o Favoare
    .effect = cartonașul de descoperire: { $tile } ({ $price })
teotihuacan-choice-take-both-lacking = îți mai trebuie { $missing }; { $effect }
teotihuacan-choice-part-temple = Acum pasul în templu
teotihuacan-choice-part-royal = Acum cartonașul regal
teotihuacan-choice-claim = Revendică { $tile } ({ $price })
teotihuacan-choice-printed = Ia { $reward }
teotihuacan-choice-advance = Treapta { $step } din { $temple }
teotihuacan-choice-gain = Ia { $goods }
teotihuacan-choice-raise = Promovează muncitorul { $power } { $board-on } la { $next }
teotihuacan-choice-raise-ascends = Promovează muncitorul { $power } { $board-on }: se înalță
teotihuacan-choice-buy = Cumpăr-o pentru { $goods }
teotihuacan-choice-reward-with = Doi pași în temple, cu o Favoare
teotihuacan-choice-exchange = Plătește { $paid } pentru { $gained }
teotihuacan-choice-exchange-with = O Favoare pentru { $gained }
teotihuacan-choice-exchange-for-with = O Favoare și { $paid } pentru { $gained }
teotihuacan-choice-sell = Vinde { $paid } pentru { $gained }
teotihuacan-choice-acquire = { $technology } pentru { $price }, apoi { $temple } +1
teotihuacan-choice-acquire-owned = { $technology } (celorlalți +{ $points })
teotihuacan-choice-tile = Piesa { $letter }: { $tile }
teotihuacan-choice-decoration = Decorațiunea { $letter }: { $tile }
teotihuacan-points-by-rotation = între { $from } și { $to } { $to ->
    [few] puncte
   *[other] de puncte
}, după rotație
teotihuacan-choice-space = Spațiul { $number }: { $points } pentru { $price }
    .effect = { $space }; peste { $top_left }, { $top_right } / { $bottom_left }, { $bottom_right }
teotihuacan-choice-rotate = { $turns ->
    [0] 1, așa cum e: { $tile }
    [1] 2, un sfert de rotație: { $tile }
    [2] 3, jumătate de rotație: { $tile }
   *[other] 4, trei sferturi de rotație: { $tile }
}
teotihuacan-choice-spare = Economisește { $goods }
    .effect = plătești doar { $goods }
teotihuacan-choice-use = Folosește { $tile }
teotihuacan-choice-salary = Plătește { $paid } din { $owed } cacao
    .effect = { $lost ->
        [0] nu pierzi niciun punct
        [one] pierzi { $lost } punct
        [few] pierzi { $lost } puncte
       *[other] pierzi { $lost } de puncte
    }
teotihuacan-choice-salary-with = Plătește tot cu o Favoare
teotihuacan-choice-stop = Ajunge
teotihuacan-choice-stop-join = Fără al doilea muncitor
teotihuacan-choice-stop-turn = Încheie tura
teotihuacan-choice-stop-claim = Nu revendica nimic
teotihuacan-choice-stop-exchange = Nu schimba nimic
teotihuacan-choice-stop-buy = Fără promovare în plus
teotihuacan-choice-stop-workers = { $n ->
    [one] Construiește cu { $n } muncitor
    [few] Construiește cu { $n } muncitori
   *[other] Construiește cu { $n } de muncitori
}
teotihuacan-choice-stop-tile = Nu mai adăuga piese
teotihuacan-choice-stop-spare = Plătește tot prețul: { $goods }

teotihuacan-menu-place = Plasează muncitori…
teotihuacan-menu-move = Mută un muncitor…
teotihuacan-menu-collect = Strânge cacao…
    .button = Strânge: { $path }
teotihuacan-menu-main = Fă o acțiune principală…
    .button = Acțiune principală: { $path }
teotihuacan-menu-worship = Închină-te…
    .button = Închinare: { $path }
teotihuacan-part-move = muncitorul { $power }: { $from } → { $to }
teotihuacan-part-join = cu muncitorul { $power }
teotihuacan-part-unlock = deblochează-i pe toți
teotihuacan-part-ascend_two_temples = doi pași în temple
teotihuacan-part-ascend_one_temple = un pas în orice templu
teotihuacan-part-royal = întâi cartonașul regal
teotihuacan-part-temple = întâi templul
teotihuacan-part-temple-alone = doar pasul în templu
teotihuacan-part-tile-alone = doar cartonașul
teotihuacan-part-both = pasul în templu și { $tile }
teotihuacan-part-both-royal = cartonașul regal și { $tile }
teotihuacan-part-use = folosește { $tile }
teotihuacan-part-raise = muncitorul { $power } { $board-from } se înalță
teotihuacan-part-raise-here = { $power } se înalță
teotihuacan-undo-reward = { $reward } pentru înălțare
teotihuacan-part-buy = cumpără o promovare
teotihuacan-part-space = spațiul { $number }
teotihuacan-part-rotate = { $turns ->
    [0] 1, așa cum e
    [1] 2, un sfert de rotație
    [2] 3, jumătate de rotație
   *[other] 4, trei sferturi de rotație
}

## Status of the game, in one line

teotihuacan-short = { $cocoa ->
    [one] lipsește { $cocoa } cacao
    [few] lipsesc { $cocoa } cacao
   *[other] lipsesc { $cocoa } de cacao
} pentru salariu
    .brief = { $cocoa ->
        [one] lipsește { $cocoa } cacao
        [few] lipsesc { $cocoa } cacao
       *[other] lipsesc { $cocoa } de cacao
    }
teotihuacan-needs = salariu: { $salary ->
    [other] { $salary } de cacao
   *[few] { $salary } cacao
}, ai { $have }

teotihuacan-status-keeping = Fiecare își alege cartonașele de start
teotihuacan-status-placing = Fiecare plasează trei muncitori
teotihuacan-status-bonuses = Cartonașele de start își dau bonusurile
teotihuacan-status-turns = { $rounds ->
    [one] Era { $era } din 3, ultima rundă înainte de eclipsă
    [few] Era { $era } din 3, eclipsa peste { $rounds } runde
   *[other] Era { $era } din 3, eclipsa peste { $rounds } de runde
}
teotihuacan-status-next = Era { $era } din 3: runda aceasta și încă una până la eclipsă
teotihuacan-status-now = Era { $era } din 3: ultima rundă înainte de eclipsă
teotihuacan-status-next-final = Era { $era } din 3: runda aceasta și încă una până la eclipsa finală
teotihuacan-status-now-final = Era { $era } din 3: ultima rundă înainte de eclipsa finală
teotihuacan-status-eclipse = Eclipsa { $era }: se plătesc salariile
teotihuacan-status-over = { $winners-count ->
    [one] Partida s-a încheiat: câștigă { $winners }
   *[other] Partida s-a încheiat: { $winners } împart victoria
}

## The board as text

teotihuacan-board-to-act = La rând: { $seats }
teotihuacan-board-board = { $colours ->
    [one] Poziția { $position }, { $board }: { $workers } (muncitori deblocați: { $colours } culoare)
    [few] Poziția { $position }, { $board }: { $workers } (muncitori deblocați: { $colours } culori)
   *[other] Poziția { $position }, { $board }: { $workers } (muncitori deblocați: { $colours } de culori)
}
teotihuacan-board-worker = { $seat } { $power }
teotihuacan-board-locked = { $seat } { $power } blocat pe spațiul { $space }
teotihuacan-board-neutral = { $n ->
    [one] un muncitor neutru
    [few] { $n } muncitori neutri
   *[other] { $n } de muncitori neutri
}
teotihuacan-board-royal = Spațiul { $space }: { $tile }, { $effect }
teotihuacan-board-technology = Rândul { $row }, { $temple }: { $technology } pentru { $price } ({ $effect }); deținători: { $owners }
    .free = Rândul { $row }, { $temple }: { $technology } pentru { $price } ({ $effect })
teotihuacan-table-nobles = Următoarea clădire: { $rows }; rămase: { $left }
teotihuacan-board-row = rândul { $row } ({ $value })
teotihuacan-board-full = plin
teotihuacan-table-decorations = Decorațiuni disponibile: { $tiles-series }
teotihuacan-board-tile = Piesă disponibilă: { $tile }
teotihuacan-board-stack = Cartonașe de descoperire { $place-on }: { $tiles }
teotihuacan-board-priced = { $tile } pentru { $price }
teotihuacan-board-free = { $tile }, gratis
teotihuacan-board-plan = Piramida, rândul { $row } de sus: { $icons }
teotihuacan-board-space = Spațiu liber { $number }: { $space }
teotihuacan-board-ledge = { $ledge }: { $tile }
teotihuacan-board-temple = Treptele din { $temple }: { $markers }; cartonaș bonus: { $bonus }
teotihuacan-board-marker = { $seat } { $step }
teotihuacan-board-avenue = Calea Morților: { $markers }; la eclipsă fiecare pas aduce { $value }
teotihuacan-board-track = Pista piramidei: { $markers }
teotihuacan-board-player = { $seat }: { $points }; { $goods }; salariu { $salary } cacao
teotihuacan-board-owns = { $seat }, tehnologii: { $tiles }
teotihuacan-board-masks = { $seat }, măști: { $tiles }
teotihuacan-board-hand = { $seat }, cartonașe de folosit: { $tiles }
teotihuacan-board-used = { $seat }, cartonașe folosite: { $tiles }
teotihuacan-board-wheel = { $seat }: al patrulea muncitor ({ $power }) așteaptă pe roata înălțării
teotihuacan-board-start = { $tile }: { $gains }

## Ce se află pe pagina web

teotihuacan-page-pyramid = Piramidă
# $seat: al cui este muncitorul
teotihuacan-page-locked = Aici e blocat un muncitor cu puterea { $power } al jucătorului { $seat }.
teotihuacan-page-free = Aici nu e nimeni.
# $effect: ce face o componentă
teotihuacan-page-effect = { CAPITAL($effect) }.

## Reasons for missing choices

teotihuacan-why-all-locked = Toți muncitorii tăi sunt blocați, așa că niciunul nu se poate muta.
teotihuacan-why-no-worker = Nu ai niciun muncitor { $power } { $board-on }.
teotihuacan-why-locked = Muncitorul tău { $power } { $board-on } este blocat.
teotihuacan-why-too-far = Drumul { $from-from } { $to-on } are { $steps } table. Un muncitor se mută cu cel mult 3.
teotihuacan-why-unlock = Deblocarea înainte de mutare costă { $price }. Ai { $have }.
teotihuacan-why-palace = Palatul nu are acțiune principală.
teotihuacan-why-main = Acțiunea principală { $board-from } costă cel puțin { $price }. Ai { $have }.
teotihuacan-why-colours = Acțiunea principală { $board-from } costă { $price }. Ai { $have }.
teotihuacan-why-no-technology = Aici nu e nicio tehnologie pe care s-o poți lua și plăti.
teotihuacan-why-no-row = Cu acești muncitori nu poți construi nicio clădire.
teotihuacan-why-building = O clădire costă { $price }.
teotihuacan-why-no-ledge = Acum nu e loc pentru nicio decorațiune.
teotihuacan-why-decoration = Cu acești muncitori, o decorațiune costă { $price }.
teotihuacan-why-finished = Piramida e terminată.
teotihuacan-why-no-space = Nu poți plăti nicio piesă pe spațiile libere.
teotihuacan-why-worship-own = Aici nu te poți închina ({ $what }): e deja acolo un muncitor de-al tău.
teotihuacan-why-worship-taken = Aici nu te poți închina ({ $what }): nu ai cacao ca să deblochezi muncitorul de acolo.
teotihuacan-why-worship-royal = Aici nu te poți închina ({ $what }): nu ai cu ce plăti.
teotihuacan-why-worship-nothing = Aici nu te poți închina ({ $what }): n-ai putea lua nici pasul în templu, nici cartonașul.
teotihuacan-why-blocked = Nu mai poți avansa în { $temple }.
teotihuacan-why-no-tile = Aici nu e niciun cartonaș de descoperire.
teotihuacan-why-both = Ambele părți costă { $price }.
teotihuacan-why-dear-tile = { $tile } costă { $price }.
teotihuacan-why-two-temples = Doi pași în temple costă { $price }.
teotihuacan-why-fourth-worker = Al patrulea muncitor al tău e deja în joc.
teotihuacan-why-row-2 = Rândul 2 cere doi muncitori sau unul cu puterea 4 sau 5.
teotihuacan-why-dear-technology = { $technology } costă { $price }.
teotihuacan-why-dear-level = O piesă pe nivelul { $level } costă { $price }.

## Log lines. $seat: the player

teotihuacan-event-chosen = { $seat } a ales două cartonașe de start
teotihuacan-event-kept = { $seat } păstrează { $first } și { $second }
teotihuacan-event-drafted = { $seat } ia { $tile }
teotihuacan-event-placed = { $seat } plasează un muncitor { $board-on }
teotihuacan-event-started = { $seat } începe { $boards-on }
teotihuacan-event-free-technology = { $seat } începe cu tehnologia „{ $technology }”
teotihuacan-event-neutral-workers = Muncitorii neutri merg { $boards-on }
teotihuacan-event-moved = { $seat } mută muncitorul { $power } { $from-from } { $to-on }
teotihuacan-event-joined = { $seat } ia și muncitorul { $power }
teotihuacan-event-collects = { $seat } strânge cacao
teotihuacan-event-main = { $seat } face acțiunea principală { $board-from }
teotihuacan-event-worships = { $seat } se închină { $board-on }
teotihuacan-event-unlocked = { $seat } își deblochează toți muncitorii
teotihuacan-event-unlocked-other = { $seat } deblochează { $board-on } muncitorul jucătorului { $other }
teotihuacan-event-gained = { $seat } primește { $goods }
teotihuacan-event-paid = { $seat } plătește { $goods }
teotihuacan-event-scored = { $n ->
    [one] { $seat }: { SIGNED($n) } punct ({ $source })
    [few] { $seat }: { SIGNED($n) } puncte ({ $source })
   *[other] { $seat }: { SIGNED($n) } de puncte ({ $source })
}
teotihuacan-event-used = { $seat } folosește { $tile }
teotihuacan-event-claimed = { $seat } revendică { $tile }
teotihuacan-event-advanced = { $seat } avansează în { $temple } până la treapta { $step }
teotihuacan-event-temple-blocked = { $seat } nu poate avansa în { $temple } și pierde pasul
teotihuacan-event-steps-lost = { $seat } nu poate avansa în niciun templu și pierde pasul
teotihuacan-event-walked = { $seat } merge până la treapta { $step } de pe Calea Morților
teotihuacan-event-avenue-ended = { $seat } e la capătul Căii Morților și pierde pasul
teotihuacan-event-raised = { $power ->
    [6] { $seat } promovează un muncitor { $board-on } peste puterea 5: se înalță
   *[other] { $seat } promovează un muncitor { $board-on }: puterea { $power }
}
teotihuacan-event-power-ups-lost = { $seat } nu are pe cine promova și pierde promovarea
teotihuacan-event-ascended = Un muncitor al jucătorului { $seat } se înalță și o ia de la capăt la Palat
teotihuacan-event-rewarded = { $seat } ia recompensa de înălțare: { $reward-inside }
teotihuacan-event-no-result = { $seat } nu obține nimic din acțiune
teotihuacan-event-acquired = { $seat } dobândește tehnologia „{ $technology }”
teotihuacan-event-built = { $seat } construiește pentru nobili, în rândul { $row }
teotihuacan-event-laid = { $seat } adaugă o piesă de piramidă ({ $tile }): { $space }
teotihuacan-event-decorated = { $seat } adaugă o decorațiune ({ $tile }): { $ledge-inside }
teotihuacan-event-track = { $seat } avansează până la treapta { $step } pe pista piramidei
teotihuacan-event-pyramid-finished = { $seat } termină piramida: următoarea eclipsă e cea finală
teotihuacan-event-pyramid-tile-drawn = Piesă nouă la Construcție: { $tile }
teotihuacan-event-decoration-drawn = Decorațiune nouă: { $tile }
teotihuacan-event-discovery-drawn = Cartonaș de descoperire nou { $place-on }: { $tile }
teotihuacan-event-light-disc = Discul alb ajunge la { $light } din { $dark }
teotihuacan-event-dark-disc-reached = Discul alb ajunge la discul negru: eclipsa e aproape
teotihuacan-event-eclipse = Eclipsa erei { $era }
teotihuacan-event-salary = { $unpaid ->
    [0] { $seat } plătește tot salariul ({ $paid } cacao)
   *[other] { $paid ->
        [0] { $seat } nu plătește nimic din salariu
       *[other] { $seat } plătește doar { $paid } cacao din salariu
    } și pierde { $lost ->
        [one] { $lost } punct
        [few] { $lost } puncte
       *[other] { $lost } de puncte
    }
}
teotihuacan-event-era = Începe era { $era }
teotihuacan-event-over = { $points ->
    [one] Partida s-a încheiat: câștigă { $winner } cu { $points } punct
    [few] Partida s-a încheiat: câștigă { $winner } cu { $points } puncte
   *[other] Partida s-a încheiat: câștigă { $winner } cu { $points } de puncte
}

## Sources of points

teotihuacan-score-now = Cuprinde o eclipsă acum, salariile neplătite și cartonașele bonus.
teotihuacan-next-eclipse = Punctele următoarei eclipse, cu tot cu salarii, cu situația de acum (deja cuprinse mai sus): { $shares-row }
teotihuacan-source-setup = prima partidă
teotihuacan-source-production = Carieră și Zăcăminte de aur
teotihuacan-source-temples = pași în temple
teotihuacan-source-royal = cartonașe regale
teotihuacan-source-ascension = înălțări
teotihuacan-source-discoveries = cartonașe de descoperire
teotihuacan-source-technologies = tehnologii
teotihuacan-source-buildings = clădiri
teotihuacan-source-pyramid = piese de piramidă
teotihuacan-source-decorations = decorațiuni
teotihuacan-source-avenue = Calea Morților
teotihuacan-source-pyramid_track = pista piramidei
teotihuacan-source-masks = măști
teotihuacan-source-salary = salarii neplătite
teotihuacan-source-bonus_tiles = cartonașe bonus

## A turn in one line: actions, gains, costs, and the effects of an eclipse

teotihuacan-did-keep = păstrează { $things }{ core-gained }{ core-paid }
teotihuacan-did-draft = ia cartonașul de start { $things }{ core-gained }{ core-paid }
teotihuacan-did-place = începe { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-receive = { $gains-count ->
    [0] nu primește { teotihuacan-nothing }
   *[other] primește { $gains-row }
}
teotihuacan-did-collect = { $gains-count ->
    [0] nu strânge nimic { $things-on }{ core-paid }
   *[other] strânge { $gains } { $things-on }{ core-paid }
}
teotihuacan-did-produce = lucrează { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-worship = se închină { $things-on }{ core-gained }{ core-paid }
teotihuacan-did-worship-royal = se închină { teotihuacan-board-palace.on } ({ $things }){ core-gained }{ core-paid }
teotihuacan-did-unlock = își deblochează toți muncitorii{ core-gained }{ core-paid }
teotihuacan-did-move = mută { $things }{ core-gained }{ core-paid }
teotihuacan-mover = muncitorul { $power } { $from-from } { $to-on }
teotihuacan-did-ascend = înalță un muncitor (eclipsa cu o rundă mai devreme){ core-gained }{ core-paid }
teotihuacan-did-ascend-late = înalță un muncitor{ core-gained }{ core-paid }
teotihuacan-did-acquire = { $things-count ->
    [one] dobândește tehnologia „{ $things }”{ core-paid }{ core-gained }
   *[other] dobândește tehnologiile { $things }{ core-paid }{ core-gained }
}
teotihuacan-did-build = construiește pentru nobili{ core-gained }{ core-paid }
teotihuacan-did-lay = construiește la piramidă, { $things }{ core-gained }{ core-paid }
teotihuacan-did-decorate = decorează piramida, { $things }{ core-gained }{ core-paid }
teotihuacan-did-use = folosește { $things }{ core-gained }{ core-paid }
teotihuacan-did-waive = plătește salariul cu { $things }
teotihuacan-did-nothing = nu obține nimic{ core-gained }{ core-paid }
teotihuacan-level = nivelul { $level }

# $n: with a minus what was paid or lost
teotihuacan-change-cocoa = { $n ->
    [one] { $n } cacao
    [few] { $n } cacao
   *[other] { $n } de cacao
}
teotihuacan-change-wood = { $n ->
    [one] { $n } lemn
    [few] { $n } lemne
   *[other] { $n } de lemne
}
teotihuacan-change-stone = { $n ->
    [one] { $n } piatră
    [few] { $n } pietre
   *[other] { $n } de pietre
}
teotihuacan-change-gold = { $n ->
    [one] { $n } aur
    [few] { $n } aur
   *[other] { $n } de aur
}
teotihuacan-change-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
teotihuacan-change-fourth-worker = un muncitor nou
teotihuacan-change-power = { $n ->
    [one] muncitor { $things }
   *[other] muncitori { $things }
}
teotihuacan-raised = { $from } → { $to }
teotihuacan-raised-on = { $from } → { $to } { $board-on }
# "templul albastru +1"
teotihuacan-change-up = { $things-to-row }
teotihuacan-change-avenue = Calea Morților +{ $n }
teotihuacan-change-technology = { $things-count ->
    [one] tehnologia „{ $things }”
   *[other] tehnologiile { $things }
}
teotihuacan-change-claimed = { $n ->
    [one] cartonașul „{ $things }”
   *[other] cartonașele { $things }
}
teotihuacan-change-used = cu { $things }
teotihuacan-change-unlocked = { $things-count ->
    [one] deblocat muncitorul jucătorului { $things }
   *[other] deblocați muncitorii jucătorilor { $things }
}
teotihuacan-change-new-technology = { $things-count ->
    [one] tehnologia „{ $things }”
   *[other] tehnologiile { $things }
}
teotihuacan-change-new-tile = { $things }
teotihuacan-laid = { $space } ({ $detail })
    .brief = { $space }
teotihuacan-change-new-decoration = { $things }
teotihuacan-change-track = pistă +{ $n }
teotihuacan-change-bonus-tile = { $n ->
    [one] un cartonaș bonus
    [few] { $n } cartonașe bonus
   *[other] { $n } de cartonașe bonus
}
teotihuacan-change-ascends = { $n ->
    [one] un muncitor se înalță
    [few] { $n } muncitori se înalță
   *[other] { $n } de muncitori se înalță
}
teotihuacan-change-sooner = { $n ->
    [one] eclipsa cu o rundă mai devreme
    [few] eclipsa cu { $n } runde mai devreme
   *[other] eclipsa cu { $n } de runde mai devreme
}

teotihuacan-day-eclipse = { $shares-count ->
    [0] Eclipsa nu aduce puncte
   *[other] Punctele eclipsei: { $shares-row }
}
teotihuacan-day-bonus = Punctele cartonașelor bonus: { $shares-row }
teotihuacan-day-owners = Puncte pentru ceilalți care au tehnologia: { $shares-row }
teotihuacan-day-salary = { $shares-count ->
    [0] Salarii: nimic de plătit
   *[other] Salarii: { $shares-series }
}

## A recap for its reader

teotihuacan-recap-gone = N-ai apucat să iei: { $tiles }
teotihuacan-recap-cheaper = Acțiunile principale costă mai puțin { $cheaper }
teotihuacan-recap-dearer = Acțiunile principale costă mai mult { $dearer }
teotihuacan-recap-prices = Acțiunile principale costă mai puțin { $cheaper }, și mai mult { $dearer }
teotihuacan-recap-price = { $board-on } ({ $before } → { $now })
