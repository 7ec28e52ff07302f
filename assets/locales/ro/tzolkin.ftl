### Translated from the English version b104426d
# Tzolk'in: names of the game and its components.

tzolkin-name = Tzolk'in
    .tagline = Plasează muncitori pe roți care se învârt: cu cât merg mai departe, cu atât acțiunea e mai bună.
    .length = 27 de runde
tzolkin-choose = Alege cartonașele
tzolkin-option-negative_scores = Scoruri negative
    .description = Decide dacă un scor poate coborî sub 0.
    .allowed = permise
    .floor_at_zero = oprite la 0

## Materials: the name alone, and an amount of it ($count)

tzolkin-material-corn = porumb
tzolkin-material-wood = lemn
tzolkin-material-stone = piatră
tzolkin-material-gold = aur
tzolkin-material-skull = craniu de cristal
tzolkin-amount-corn = { $count ->
    [one] { $count } porumb
    [few] { $count } porumb
   *[other] { $count } de porumb
}
tzolkin-amount-wood = { $count ->
    [one] { $count } lemn
    [few] { $count } lemne
   *[other] { $count } de lemne
}
tzolkin-amount-stone = { $count ->
    [one] { $count } piatră
    [few] { $count } pietre
   *[other] { $count } de pietre
}
tzolkin-amount-gold = { $count ->
    [one] { $count } aur
    [few] { $count } aur
   *[other] { $count } de aur
}
tzolkin-amount-skull = { $count ->
    [one] { $count } craniu
    [few] { $count } cranii
   *[other] { $count } de cranii
}
tzolkin-amount-resource = { $count ->
    [one] { $count } resursă
    [few] { $count } resurse
   *[other] { $count } de resurse
}
tzolkin-amount-vp = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}
tzolkin-amount-worker = { $count ->
    [one] { $count } muncitor
    [few] { $count } muncitori
   *[other] { $count } de muncitori
}
tzolkin-amount-nothing = nimic

## Gears, temples, technologies, kinds

tzolkin-gear-palenque = Palenque
    .effect = Recoltezi porumb și lemn din junglă.
    .asked = ce face palenque, roata verde, roata de porumb, acțiunile de pe palenque, spațiile de pe palenque, roata junglei
tzolkin-gear-yaxchilan = Yaxchilan
    .effect = Primești lemn, piatră, aur și cranii de cristal.
    .asked = ce face yaxchilan, roata de resurse, de unde iau piatră, de unde iau aur, de unde iau lemn, cum fac rost de resurse, acțiunile de pe yaxchilan
tzolkin-gear-tikal = Tikal
    .effect = Avansezi la tehnologii, construiești clădiri și monumente.
    .asked = ce face tikal, roata de tehnologii și clădiri, acțiunile de pe tikal, roata pentru construit, pe ce roată construiesc
tzolkin-gear-uxmal = Uxmal
    .effect = Faci schimb, primești muncitori, construiești cu porumb, folosești acțiuni de pe alte roți.
    .asked = ce face uxmal, acțiunile de pe uxmal, roata cu piața, roata pentru schimburi și muncitori
tzolkin-gear-chichen_itza = Chichen Itza
    .effect = Lași zeilor cranii de cristal pentru puncte și praguri în temple.
    .asked = ce face chichen itza, roata craniilor, spațiile de pe chichen itza, roata albastră, roata cea mai mare, câte puncte dă chichen itza
tzolkin-space = { $gear } { $space }
tzolkin-space-from = { $gear } { $space } (de pe { $from })
tzolkin-first-player-space = Spațiul pentru primul jucător
    .short = spațiul pentru primul jucător
    .effect = Iei porumbul adunat și jetonul de prim jucător; poți avansa calendarul cu două zile.
    .asked = locul primului jucător, acțiunea de prim jucător, ce dă spațiul primului jucător

# .to is one step up and .from one step down in a row of amounts, as core-repeated.to and .from are several
tzolkin-temple-chaac = Chaac
    .effect = Templul maro: piatră în prima și a treia Zi a Ospățului; cine e cel mai sus ia 6 puncte în a doua și 2 în a patra.
    .to = Chaac +1
    .from = Chaac −1
    .asked = templul maro, templul lui chaac, templul de piatră, ce dă chaac, zeul ploii
tzolkin-temple-quetzalcoatl = Quetzalcoatl
    .effect = Templul galben: aur în prima și a treia Zi a Ospățului; cine e cel mai sus ia 2 puncte în a doua și 6 în a patra.
    .to = Quetzalcoatl +1
    .from = Quetzalcoatl −1
    .asked = templul galben, templul lui quetzalcoatl, templul de aur, ce dă quetzalcoatl, șarpele cu pene
tzolkin-temple-kukulkan = Kukulcan
    .effect = Templul verde: lemn și un craniu în prima și a treia Zi a Ospățului; cine e cel mai sus ia 4 puncte în a doua și a patra.
    .to = Kukulcan +1
    .from = Kukulcan −1
    .asked = templul verde, templul lui kukulcan, templul de lemn, ce dă kukulcan, craniu din templu

tzolkin-technology-agriculture = Agricultură
    .effect = Mai mult porumb din junglă. Bonus peste nivelul 3: urci un prag într-un templu.
    .level-1 = +1 porumb la fiecare recoltă de porumb de pe Palenque 2–5
    .level-2 = recoltezi porumb fără cartonaș când nu e niciunul descoperit; +1 porumb la pescuit
    .level-3 = încă +2 porumb la fiecare recoltă de porumb de pe Palenque 2–5
    .bonus = urci un prag într-un templu la alegere
    .to = Agricultură +1
    .asked = ce face agricultura, nivelurile agriculturii, mai mult porumb la recoltă, tehnologia porumbului
tzolkin-technology-extraction = Extragere
    .effect = Lemn, piatră și aur în plus. Bonus peste nivelul 3: două resurse la alegere.
    .level-1 = +1 lemn pe Yaxchilan 1 și la fiecare recoltă de lemn
    .level-2 = +1 piatră pe Yaxchilan 2 și 5
    .level-3 = +1 aur pe Yaxchilan 3 și 5
    .bonus = 2 resurse la alegere
    .to = Extragere +1
    .asked = ce face extragerea, nivelurile extragerii, o resursă în plus, tehnologia resurselor
tzolkin-technology-architecture = Arhitectură
    .effect = Porumb, puncte și o reducere la clădiri. Bonus peste nivelul 3: trei puncte.
    .level-1 = +1 porumb când construiești o clădire
    .level-2 = +2 puncte când construiești o clădire
    .level-3 = clădirile costă cu 1 resursă mai puțin pe Tikal, cu 2 porumb mai puțin pe Uxmal 4
    .bonus = 3 puncte
    .to = Arhitectură +1
    .asked = ce face arhitectura, nivelurile arhitecturii, clădiri mai ieftine, tehnologia clădirilor, reducere la clădiri
tzolkin-technology-theology = Teologie
    .effect = Acțiuni mai puternice pe Chichen Itza. Bonus peste nivelul 3: un craniu de cristal.
    .level-1 = pe Chichen Itza poți folosi gratis acțiunea de pe spațiul următor
    .level-2 = după o acțiune pe Chichen Itza poți plăti 1 resursă ca să urci un prag într-un templu
    .level-3 = +1 craniu pe Yaxchilan 4
    .bonus = 1 craniu
    .to = Teologie +1
    .asked = ce face teologia, nivelurile teologiei, tehnologia craniilor, tehnologia pentru chichen itza, tehnologia templelor

tzolkin-kind-farm = fermă
tzolkin-kind-tomb = cavou
tzolkin-kind-civic = clădire civilă
tzolkin-kind-shrine = altar
tzolkin-kind-monument-tomb = monument-cavou
tzolkin-kind-monument-civic = monument civil
tzolkin-kind-monument-shrine = monument-altar

## Wealth tiles

tzolkin-wealth-palenque_1 = Sămânța Sfântă
    .effect = 3 porumb, un prag la Quetzalcoatl, un nivel la Agricultură.
tzolkin-wealth-palenque_3 = Pana de Aur
    .effect = 5 porumb, 1 aur, un prag la Quetzalcoatl.
tzolkin-wealth-palenque_5 = Comoara Semănătorului
    .effect = 1 piatră, 1 aur, un nivel la Agricultură.
tzolkin-wealth-palenque_7 = Coșul cu Porumb
    .effect = 9 porumb și 1 piatră.
tzolkin-wealth-yaxchilan_1 = Toporul Sfânt
    .effect = 1 lemn, un prag la Kukulcan, un nivel la Extragere.
tzolkin-wealth-yaxchilan_3 = Darul Pădurii
    .effect = 2 porumb, 2 lemne, un prag la Kukulcan.
tzolkin-wealth-yaxchilan_5 = Uneltele Tăietorului
    .effect = 4 porumb, 1 lemn, un nivel la Extragere.
tzolkin-wealth-yaxchilan_7 = Desaga Negustorului
    .effect = 3 porumb, 2 lemne și 1 piatră.
tzolkin-wealth-tikal_1 = Ruga Pietrarului
    .effect = 2 porumb, un prag la Chaac, un nivel la Arhitectură.
tzolkin-wealth-tikal_3 = Prânzul Cioplitorului
    .effect = 6 porumb și 2 pietre.
tzolkin-wealth-tikal_5 = Aurul Arhitectului
    .effect = 3 porumb, 1 aur, un nivel la Arhitectură.
tzolkin-wealth-tikal_7 = Încărcătura Canoei
    .effect = 6 porumb, 1 lemn și 1 piatră.
tzolkin-wealth-uxmal_1 = Piatra Ploii
    .effect = 5 porumb, 1 piatră, un prag la Chaac.
tzolkin-wealth-uxmal_3 = Vatra Familiei
    .effect = 3 porumb și 1 lemn. În fiecare Zi a Ospățului, unul dintre muncitorii tăi mănâncă gratis.
tzolkin-wealth-uxmal_5 = Mâna de Ajutor
    .effect = Un muncitor în plus.
tzolkin-wealth-uxmal_7 = Recolta de Aur
    .effect = 8 porumb și 1 aur.
tzolkin-wealth-chichen_itza_0 = Craniul Strămoșului
    .effect = 4 porumb, 1 lemn și 1 craniu de cristal.
tzolkin-wealth-chichen_itza_3 = Piatra Preotului
    .effect = 5 porumb, 1 piatră, un nivel la Teologie.
tzolkin-wealth-chichen_itza_5 = Pluta de Bușteni
    .effect = 4 porumb și 3 lemne.
tzolkin-wealth-chichen_itza_7 = Idolul de Lemn
    .effect = 2 porumb, 2 lemne, un nivel la Teologie.
tzolkin-wealth-chichen_itza_10 = Povara Hamalului
    .effect = 7 porumb și 2 lemne.

## Buildings

tzolkin-building-a1_01 = Ogorul de Porumb
    .effect = În fiecare Zi a Ospățului, unul dintre muncitorii tăi mănâncă gratis.
tzolkin-building-a1_02 = { tzolkin-building-a1_01 }
    .effect = { tzolkin-building-a1_01.effect }
tzolkin-building-a1_03 = { tzolkin-building-a1_01 }
    .effect = { tzolkin-building-a1_01.effect }
tzolkin-building-a1_04 = Câmpurile în Terase
    .effect = În fiecare Zi a Ospățului, fiecare dintre muncitorii tăi mănâncă cu 1 porumb mai puțin.
tzolkin-building-a1_05 = { tzolkin-building-a1_04 }
    .effect = { tzolkin-building-a1_04.effect }
tzolkin-building-a1_06 = Cripta Gemenilor
    .effect = Un prag la Chaac și unul la Quetzalcoatl.
tzolkin-building-a1_07 = Cavoul Ploii
    .effect = Un prag la Chaac și unul la Kukulcan.
tzolkin-building-a1_08 = Movila Ziditorului
    .effect = Un prag într-un templu la alegere. Apoi poți construi încă o clădire, plătită ca pe Tikal 2.
tzolkin-building-a1_09 = Școala Semănătorilor
    .effect = Un nivel la Agricultură.
tzolkin-building-a1_10 = Hambarul de Piatră
    .effect = Un nivel la Agricultură și 1 piatră.
tzolkin-building-a1_11 = Postul Carierei
    .effect = Un nivel la Extragere și 1 porumb.
tzolkin-building-a1_12 = Coliba Minei de Aur
    .effect = Un nivel la Extragere și 1 aur.
tzolkin-building-a1_13 = Altarul Pietrarului
    .effect = Un nivel la Arhitectură.
tzolkin-building-a1_14 = Altarul Astronomului
    .effect = Un nivel la Teologie și un prag la Kukulcan.
tzolkin-building-a2_01 = Marile Ogoare
    .effect = În fiecare Zi a Ospățului, trei dintre muncitorii tăi mănâncă gratis.
tzolkin-building-a2_02 = { tzolkin-building-a2_01 }
    .effect = { tzolkin-building-a2_01.effect }
tzolkin-building-a2_03 = { tzolkin-building-a2_01 }
    .effect = { tzolkin-building-a2_01.effect }
tzolkin-building-a2_04 = Odihna Negustorului
    .effect = 6 puncte și poți face schimb la piață, ca pe Uxmal 2.
tzolkin-building-a2_05 = Gorganul Neamului
    .effect = Un muncitor în plus și 6 puncte.
tzolkin-building-a2_06 = Sarcofagul Stăpânului
    .effect = 8 puncte.
tzolkin-building-a2_07 = Cripta Drumețului
    .effect = 2 puncte și poți plăti 1 porumb ca să folosești o acțiune de pe Palenque, Yaxchilan, Tikal sau Uxmal.
tzolkin-building-a2_08 = Mausoleul Întreit
    .effect = Un prag în fiecare dintre cele trei temple și 3 puncte.
tzolkin-building-a2_09 = Breasla Cioplitorilor
    .effect = Un nivel la orice tehnologie și 1 piatră.
tzolkin-building-a2_10 = Breasla Aurarilor
    .effect = Un nivel la orice tehnologie și 1 aur.
tzolkin-building-a2_11 = Casa Recoltei
    .effect = Un nivel la orice tehnologie și 6 porumb.
tzolkin-building-a2_12 = Atelierul de Cranii
    .effect = Un nivel la orice tehnologie și 1 craniu de cristal.
tzolkin-building-a2_13 = Altarul Ploii
    .effect = Două praguri la Chaac și 2 puncte.
tzolkin-building-a2_14 = Altarul Meșterului
    .effect = Un nivel la Arhitectură și 3 puncte.
tzolkin-building-a2_15 = Altarul Vântului
    .effect = Două praguri la Kukulcan și 3 puncte.
tzolkin-building-a2_16 = Altarul Oracolului
    .effect = Un nivel la Teologie, un prag la Chaac și unul la Kukulcan.
tzolkin-building-a2_17 = Casa Cunoașterii
    .effect = Două niveluri de tehnologie, la una sau la două tehnologii la alegere.
tzolkin-building-a2_18 = Altarul Luceafărului
    .effect = Două praguri la Quetzalcoatl și 4 puncte.

## Monuments: .effect is the whole sentence, .score its core in a few words

tzolkin-monument-mon_tombs = Necropola
    .effect = La final, câte 4 puncte pentru fiecare cavou și monument-cavou al tău, inclusiv acesta.
    .score = câte 4 puncte pentru fiecare cavou și monument-cavou al tău
tzolkin-monument-mon_constructions = Marele Drum
    .effect = La final, câte 2 puncte pentru fiecare clădire și monument al tău, inclusiv acesta.
    .score = câte 2 puncte pentru fiecare clădire și monument al tău
tzolkin-monument-mon_corn_tiles = Colosul de Porumb
    .effect = La final, câte 4 puncte pentru fiecare cartonaș de porumb păstrat.
    .score = câte 4 puncte pentru fiecare cartonaș de porumb al tău
tzolkin-monument-mon_wood_tiles = Obeliscul de Cedru
    .effect = La final, câte 4 puncte pentru fiecare cartonaș de lemn păstrat.
    .score = câte 4 puncte pentru fiecare cartonaș de lemn al tău
tzolkin-monument-mon_monuments = Sala Minunilor
    .effect = La final, pentru fiecare monument construit de oricine, câte 6 puncte în doi jucători, 5 în trei, 4 în patru.
    .score = puncte pentru fiecare monument construit de oricine
tzolkin-monument-mon_civic = Marea Esplanadă
    .effect = La final, câte 4 puncte pentru fiecare clădire civilă și monument civil al tău, inclusiv acesta.
    .score = câte 4 puncte pentru fiecare clădire civilă și monument civil al tău
tzolkin-monument-mon_max_technologies = Observatorul
    .effect = La final, 9 puncte pentru o tehnologie la nivelul 3, 20 pentru două, 33 pentru trei sau patru.
    .score = 9, 20 sau 33 de puncte pentru 1, 2 sau 3 tehnologii la nivelul 3
tzolkin-monument-mon_technology_levels = Marea Arhivă
    .effect = La final, câte 3 puncte pentru fiecare nivel de tehnologie al tău.
    .score = câte 3 puncte pentru fiecare nivel de tehnologie al tău
tzolkin-monument-mon_workers = Terenul de Pelota
    .effect = La final, 6 puncte cu patru muncitori în joc, 12 cu cinci, 18 cu șase (niciunul cu trei).
    .score = 6, 12 sau 18 puncte pentru 4, 5 sau 6 muncitori
tzolkin-monument-mon_shrines = Incinta Sacră
    .effect = La final, câte 4 puncte pentru fiecare altar și monument-altar al tău, inclusiv acesta.
    .score = câte 4 puncte pentru fiecare altar și monument-altar al tău
tzolkin-monument-mon_temple_points = Piramida Celor Trei Zei
    .effect = La final iei încă o dată punctele pragului tău din fiecare dintre cele trei temple.
    .score = încă o dată punctele pragurilor tale din cele trei temple
tzolkin-monument-mon_highest_temple = Scara Cerului
    .effect = La final, câte 3 puncte pentru fiecare prag peste cel de start în cel mai bun templu al tău.
    .score = câte 3 puncte pentru fiecare prag din cel mai bun templu
tzolkin-monument-mon_skulls = Fântâna Craniilor
    .effect = La final, câte 3 puncte pentru fiecare craniu de pe Chichen Itza, indiferent cine l-a lăsat.
    .score = câte 3 puncte pentru fiecare craniu de pe Chichen Itza

## Effects of tiles in a few words

tzolkin-effect-climb = { $temple } { SIGNED($n) }
tzolkin-effect-climb-any = orice templu { SIGNED($n) }
tzolkin-effect-advance = { $technology } { SIGNED($n) }
tzolkin-effect-advance-any = orice tehnologie { SIGNED($n) }
tzolkin-effect-build-building = încă o clădire (opțional)
tzolkin-effect-market = schimb la piață
tzolkin-effect-use-action = o acțiune pentru { $n } porumb (opțional)
tzolkin-effect-feed-free = { $n ->
    [one] hrană gratis pentru { $n } muncitor
    [few] hrană gratis pentru { $n } muncitori
   *[other] hrană gratis pentru { $n } de muncitori
}
tzolkin-effect-feed-discount = fiecare muncitor mănâncă cu { $n } porumb mai puțin

## Actions of the spaces, after "Palenque 3: " or alone

tzolkin-action-none = nicio acțiune
tzolkin-action-back-only = înapoi la { $space }
tzolkin-action-ahead-only = acțiunea de pe { $space }
tzolkin-action-fish = pescuiești { $goods }
tzolkin-action-harvest-corn = recoltezi { $corn }
tzolkin-action-harvest = recoltezi { $corn } sau { $wood }
tzolkin-action-gain = { $goods }
tzolkin-action-advance = { $levels ->
    [one] avansezi la o tehnologie
    [few] avansezi cel mult { $levels } niveluri la tehnologii
   *[other] avansezi cel mult { $levels } de niveluri la tehnologii
}
tzolkin-action-build = construiești o clădire
tzolkin-action-build-or-monument = construiești cel mult 2 clădiri sau un monument
tzolkin-action-build-corn = construiești o clădire plătită cu porumb
tzolkin-action-climb = { $temples ->
    [one] plătești { $cost } ca să urci un prag într-un templu
   *[other] plătești { $cost } ca să urci câte un prag în { $temples } temple
}
tzolkin-action-market = faci schimb la piață
tzolkin-action-worker = iei { $workers } din bancă
tzolkin-action-use = plătești { $cost } pentru o acțiune a unei roți (nu Chichen Itza)
tzolkin-action-skull = lași un craniu pentru { $gains }
tzolkin-action-free-choice = orice acțiune de pe { $gear }

## Questions

tzolkin-question-wait = Nu e rândul tău.
tzolkin-question-keep = Alege două dintre cele patru cartonașe de avere.
tzolkin-question-days = Avansezi calendarul cu o zi sau cu două?
tzolkin-question-open = Plasezi un muncitor sau ridici unul?
tzolkin-question-place = Unde plasezi muncitorul?
tzolkin-question-pick = Alege muncitorul pe care îl ridici.
tzolkin-question-place-more = Mai plasezi un muncitor sau închei tura?
tzolkin-question-pick-more = Mai ridici un muncitor sau închei tura?
tzolkin-question-end = Ai făcut tot ce se putea. Încheie tura.
tzolkin-question-action = Ai ridicat de pe { $space }. Alege o acțiune.
tzolkin-question-harvest = Alege ce recoltezi pe { $space }.
tzolkin-question-lower = Dai foc pădurii pe { $space }. Alege în ce templu cobori.
tzolkin-question-advance = Alege la ce tehnologie avansezi.
tzolkin-question-advance-more = Mai avansezi la o tehnologie?
# Without $n
tzolkin-question-pay-advance = Alege cu ce plătești pentru { $technology } ({ $cost }).
tzolkin-question-advance-free = { $levels ->
    [one] Alege la ce tehnologie avansezi gratis.
    [few] Alege la ce tehnologie avansezi gratis (încă { $levels } niveluri).
   *[other] Alege la ce tehnologie avansezi gratis (încă { $levels } de niveluri).
}
# Without $n
tzolkin-question-pay-climb = Alege cu ce plătești ({ $cost }).
tzolkin-question-climb = Alege în ce templu urci.
tzolkin-question-climb-more = { $steps ->
    [one] Alege în ce templu urci (încă { $steps } prag).
    [few] Alege în ce templu urci (încă { $steps } praguri).
   *[other] Alege în ce templu urci (încă { $steps } de praguri).
}
tzolkin-question-climb-different = Alege în ce templu urci mai întâi ({ $steps } temple diferite).
tzolkin-question-gain = { $count ->
    [one] Alege o resursă.
   *[other] Alege o resursă (încă { $count }).
}
tzolkin-question-build = Alege o clădire.
tzolkin-question-build-granted = Mai construiești o clădire?
tzolkin-question-build-or-monument = Construiește o clădire sau un monument.
tzolkin-question-build-second = Construiești și a doua clădire?
tzolkin-question-build-second-plain = Construiești și a doua clădire? Arhitectura ai folosit-o la prima.
tzolkin-question-build-corn = Alege o clădire pe care o plătești cu porumb.
tzolkin-question-market = Alege ce schimbi la piață.
tzolkin-question-use = Alege ce acțiune folosești pentru { $cost }.
tzolkin-question-offering = Dai o resursă ca să urci un prag într-un templu?

## Answers: a label, and as .effect what the label does not say

tzolkin-choice-keep = Păstrează cartonașele { $first } și { $second }
tzolkin-choice-beg = Cerșește și coboară în templul lui { $temple }
    .effect = vei avea { $corn } porumb; puncte la final de eră { $points-before } → { $points-after }
    .places = { $corn } porumb, ajunge pentru { $names }; puncte la final de eră { $points-before } → { $points-after }
    .uses = { $corn } porumb, ajunge pentru { $names }; puncte la final de eră { $points-before } → { $points-after }
tzolkin-beg-more = încă { $count }
tzolkin-choice-place = { $corn ->
    [0] Plasează pe { $space }, gratis
    [one] Plasează pe { $space } → −{ $corn } porumb
    [few] Plasează pe { $space } → −{ $corn } porumb
   *[other] Plasează pe { $space } → −{ $corn } de porumb
}
    .effect = după o zi: { $action }
    .last = după o zi e scos de pe roată
    .no-skull = după o zi: { $action }; nu ai craniu
    .no-tile = după o zi: nu mai e nicio plăcuță de recoltat
    .left = { $left ->
        [other] rămâi cu { $left } de porumb
       *[few] rămâi cu { $left } porumb
    }
tzolkin-choice-place-mercy = Plasează pe { $space }, plătind tot porumbul tău ({ $corn })
tzolkin-choice-place-first =
    .effect = { $pool ->
        [0] nu e porumb adunat; { $marker }; { $board }
        [one] { $pool } porumb adunat; { $marker }; { $board }
        [few] { $pool } porumb adunat; { $marker }; { $board }
       *[other] { $pool } de porumb adunat; { $marker }; { $board }
    }
    .marker-takes = iei jetonul de prim jucător
    .marker-gives = jetonul de prim jucător trece în stânga ta
    .board-light = poți avansa două zile
    .board-dark = tabla ta e întunecată: doar o zi
    .board-held = { $space } ocupat: doar o zi
tzolkin-place-over = partida se încheie înainte să ridici muncitorul
tzolkin-first-player-over = { $pool ->
    [0] nu e porumb adunat
    [one] { $pool } porumb adunat
    [few] { $pool } porumb adunat
   *[other] { $pool } de porumb adunat
}
tzolkin-choice-pick = Ridică de pe { $space }
tzolkin-choice-action = { $corn ->
    [0] { $space }: { $action }
    [one] { $space } pentru { $corn } porumb: { $action }
    [few] { $space } pentru { $corn } porumb: { $action }
   *[other] { $space } pentru { $corn } de porumb: { $action }
}
    .jungle = cartonașe de porumb rămase: { $wood ->
        [0] { $free }
       *[other] descoperite { $free }, sub lemn { $wood }
    }
    .no-step = niciun prag la { $temple }
tzolkin-choice-nothing = Ridică fără acțiune
tzolkin-choice-harvest-corn = Recoltează { $goods } (cartonaș de porumb)
tzolkin-choice-harvest-wood = Recoltează { $goods } (cartonaș de lemn)
tzolkin-choice-harvest-burn = Dă foc pădurii pentru { $goods } (cartonaș de porumb) și coboară într-un templu
tzolkin-choice-harvest-bare = Recoltează { $goods } (fără cartonaș)
tzolkin-choice-harvest =
    .effect = mai rămân cartonașe de porumb: { $wood ->
        [0] { $free }
       *[other] descoperite { $free }, sub lemn { $wood }
    }
tzolkin-choice-lower = Coboară în templul lui { $temple }
    .effect = puncte la final de eră { $points-before } → { $points-after }
tzolkin-choice-advance = { $cost ->
    [0] Nivelul { $level } la { $technology }, gratis
    [one] Nivelul { $level } la { $technology } pentru { $cost } resursă
    [few] Nivelul { $level } la { $technology } pentru { $cost } resurse
   *[other] Nivelul { $level } la { $technology } pentru { $cost } de resurse
}
    .lost = acum nu-ți aduce nimic
tzolkin-choice-advance-bonus = { $cost ->
    [0] Bonus { $technology }, gratis
    [one] Bonus { $technology } pentru { $cost } resursă
    [few] Bonus { $technology } pentru { $cost } resurse
   *[other] Bonus { $technology } pentru { $cost } de resurse
}
tzolkin-choice-pay = Plătește { $goods }
    .effect = rămâi cu { $goods }
    .all = nu-ți mai rămâne nimic
tzolkin-choice-climb = Urcă în templul lui { $temple }
    .effect = { $points-before } → { $points-after ->
        [one] { $points-after } punct
        [few] { $points-after } puncte
       *[other] { $points-after } de puncte
    } la { $temple }
    .reward = { $food-days ->
        [one] { $goods } în a treia Zi a Ospățului
       *[other] { $goods } în prima și a treia Zi a Ospățului
    }
    .top = tabla ta trece pe partea deschisă
tzolkin-choice-gain = Ia { $goods }
tzolkin-choice-build = Construiește { $name } ({ $cost })
    .free = gratis
    .effect = { $effects }; de la Arhitectură { $gains }
tzolkin-choice-build-sparing = Construiește { $name } cu { $spared } mai puțin ({ $cost })
tzolkin-choice-build-plain = Construiește { $name } fără Arhitectură ({ $cost })
tzolkin-choice-monument =
    .effect = { $kind }; la final { $score }
tzolkin-choice-buy = Cumpără { $goods } cu { $corn }
tzolkin-choice-sell = Vinde { $goods } pentru { $corn }
tzolkin-choice-offer = Dă { $goods }
    .effect = urci un prag într-un templu la alegere
tzolkin-choice-stop =
    .advance = Nu mai avansa
    .granted = Fără clădire în plus
    .build = Fără a doua clădire
    .market = Pleacă de la piață
    .use = Nicio acțiune
    .offering = Nu da nimic
    .other = Ajunge
tzolkin-choice-end = Încheie tura
tzolkin-choice-days = { $days ->
    [one] Avansează { $days } zi
    [few] Avansează { $days } zile
   *[other] Avansează { $days } de zile
}
    .effect-one = până la runda { $round }
    .effect-two = până la runda { $round }; tabla ta trece pe partea întunecată
    .effect-last = încheie partida pe loc

tzolkin-menu-place = Plasează muncitori… (al 2-lea: +1 porumb, al 3-lea: +2…)
    .one = Plasează un muncitor…
    .more = Plasează încă un muncitor… (prețul cuprinde porumbul în plus)
    .button = Plasează pe { $path }
    .legend = Poți bifa mai multe spații, în orice ordine. Al doilea muncitor costă cu 1 porumb mai mult decât scrie aici, al treilea cu 2 mai mult și tot așa. Vezi totalul înainte să închei tura.
tzolkin-menu-pick = Ridică un muncitor…
    .button = Ridică de pe { $path }
tzolkin-menu-beg = Cerșește porumb…
    .button = Cerșește: { $path }
tzolkin-part-action = ca pe { $space }
tzolkin-part-nothing = fără acțiune
tzolkin-part-first-player = spațiul pentru primul jucător
tzolkin-part-bonus = bonus { $technology }
tzolkin-part-market = piața
tzolkin-part-burn = arzând pădurea
tzolkin-part-build-plain = { $name } fără Arhitectură

## Status of the game, goods of a player

tzolkin-status-choosing = Fiecare își alege două cartonașe de avere
tzolkin-status = { $round }, { $food }
tzolkin-status-days = { $round } (se alege: trece o zi sau două), { $food }
tzolkin-status-over = { $winners-count ->
    [one] Partida s-a încheiat: câștigă { $winners }
   *[other] Partida s-a încheiat: { $winners } împart victoria
}
tzolkin-round = Runda { $round } din { $rounds }
tzolkin-food = { $days ->
    [0] azi e Ziua Ospățului ({ $reward })
    [1] mâine e Ziua Ospățului ({ $reward })
    [few] Ziua Ospățului peste { $days } zile ({ $reward })
   *[other] Ziua Ospățului peste { $days } de zile ({ $reward })
}
tzolkin-short = { $corn ->
    [one] lipsește { $corn } porumb
    [few] lipsesc { $corn } porumb
   *[other] lipsesc { $corn } de porumb
} pentru Ziua Ospățului, { $unfed } { $unfed ->
    [one] nehrănit
   *[other] nehrăniți
}
    .brief = { $corn ->
        [one] lipsește { $corn } porumb
        [few] lipsesc { $corn } porumb
       *[other] lipsesc { $corn } de porumb
    }, { $unfed } { $unfed ->
        [one] nehrănit
       *[other] nehrăniți
    }
tzolkin-needs = muncitorilor le trebuie { $corn ->
    [other] { $corn } de porumb
   *[few] { $corn } porumb
}, ai { $have }{ $unfed ->
    [0] { "" }
   *[other] : { $short }
}
tzolkin-needs-pool = muncitorilor le trebuie { $corn ->
    [other] { $corn } de porumb
   *[few] { $corn } porumb
}, ai { $have } și iei { $pool } din porumbul adunat{ $unfed ->
    [0] { "" }
   *[other] : { $short }
}
tzolkin-food-mid-age = templele dau bunuri
tzolkin-food-end-of-age = templele dau puncte
tzolkin-food-none = toate Zilele Ospățului au trecut
tzolkin-goods = { $goods } · muncitori disponibili: { $hand } din { $workers } · { $points }

## The board as text

tzolkin-board-to-act = La rând: { $players }
tzolkin-board-order = Ordinea turelor: { $players }; { $first } are jetonul de prim jucător
tzolkin-board-number = { $number }
tzolkin-board-calendar = Runda { $round }, era { $age }; Zile ale Ospățului care urmează: { $food-days }; porumb adunat: { $pool }
tzolkin-board-first-player-free = Spațiul pentru primul jucător: liber
tzolkin-board-first-player-taken = Spațiul pentru primul jucător: { $seat }
tzolkin-board-dummy = fictiv
tzolkin-board-worker = { $space } { $who }
tzolkin-board-worker-unnumbered = { $space } (după ultimul spațiu) { $who }
tzolkin-board-gear = { $gear }: { $workers }; următorul spațiu liber: { $free }
tzolkin-board-gear-empty = { $gear }: niciun muncitor; următorul spațiu liber: { $free }
tzolkin-board-gear-full = { $gear }: { $workers }; niciun spațiu liber
tzolkin-board-jungle = Jungla: { $groups }
tzolkin-board-group-corn = { $space } cu { $corn ->
    [one] { $corn } cartonaș de porumb
    [few] { $corn } cartonașe de porumb
   *[other] { $corn } de cartonașe de porumb
}
tzolkin-board-group = { $space } cu { $corn ->
    [one] { $corn } cartonaș de porumb
    [few] { $corn } cartonașe de porumb
   *[other] { $corn } de cartonașe de porumb
} ({ $wood } sub lemn)
tzolkin-board-skulls = În bancă: { $bank }; pe acțiunile de pe Chichen Itza: { $laid }
tzolkin-board-buildings = Clădiri disponibile (încă { $deck } în teancul erei { $age }):
tzolkin-board-monuments = { $count ->
    [0] Niciun monument disponibil
   *[other] Monumente disponibile:
}
tzolkin-board-construction = { $name }, { $kind }, pentru { $cost }: { $effects }
tzolkin-board-temple = { $temple } (pragurile 0–{ $top }): { $markers }; pentru cine e cel mai sus la finalul erei: { $bonus }
tzolkin-board-marker = { $seat } pe { $step } ({ $points })
tzolkin-board-player = { $seat }: { $points }; { $goods }; muncitori disponibili: { $hand } din { $workers }; { $board }
tzolkin-board-side =
    .light = tabla pe partea deschisă (poate avansa două zile)
    .dark = tabla pe partea întunecată
tzolkin-board-levels = { $seat }: { $levels }
tzolkin-board-level = { $technology } { $level }
tzolkin-board-wealth = { $seat }, cartonașe de avere: { $tiles }
tzolkin-board-built = { $seat }, clădiri: { $tiles }
tzolkin-board-built-monuments = { $seat }, monumente: { $tiles }
tzolkin-board-harvested = { $seat }, cartonașe recoltate: { $corn } de porumb și { $wood } de lemn
tzolkin-board-feeding = { $unfed ->
    [0] { $seat } și-ar hrăni toți muncitorii cu { $corn } de Ziua Ospățului
    [one] { $seat } ar avea de plătit { $corn } de Ziua Ospățului: { $unfed } muncitor ar rămâne nehrănit
    [few] { $seat } ar avea de plătit { $corn } de Ziua Ospățului: { $unfed } muncitori ar rămâne nehrăniți
   *[other] { $seat } ar avea de plătit { $corn } de Ziua Ospățului: { $unfed } de muncitori ar rămâne nehrăniți
}
tzolkin-board-tile = { $tile } ({ $effects })
tzolkin-board-offer = Cartonașele tale de avere: { $tiles }
tzolkin-board-kept = Ai ales cartonașele { $tiles }

## Ce se află pe pagina web

tzolkin-page-calendar = Calendar
tzolkin-page-deck = Teanc
# $seat: al cui este muncitorul
tzolkin-page-worker = Aici e un muncitor al jucătorului { $seat }.
tzolkin-page-dummy = Aici e un muncitor fictiv.
# $corn: o cantitate de porumb
tzolkin-page-next = Următorul muncitor vine aici pentru { $corn }.
tzolkin-page-free = Aici nu e nimeni.
tzolkin-page-skull = Pe această acțiune e un craniu.
# $action: ce îi dă spațiul jucătorului
tzolkin-page-action = Acum pentru { $seat }: { $action }.
tzolkin-page-impossible = Acum nu e posibil pentru { $seat }: { $action }.
# $seat: cine are monumentul
tzolkin-page-built = Construit de { $seat }.

## Reasons for missing choices

tzolkin-why-placed = { $count ->
    [one] Nu poți ridica muncitori: tura asta ai plasat deja unul.
    [few] Nu poți ridica muncitori: tura asta ai plasat deja { $count }.
   *[other] Nu poți ridica muncitori: tura asta ai plasat deja { $count }.
}
tzolkin-why-picked = Nu poți plasa muncitori: tura asta ai ridicat deja unul.
tzolkin-why-no-hand = Nu ai niciun muncitor disponibil de plasat.
tzolkin-why-none-on-gears = Nu ai niciun muncitor pe roți.
tzolkin-why-not-yours = Nu ai niciun muncitor pe { $space }.
tzolkin-why-must-beg = Trebuie întâi să cerșești: nu poți plăti niciun spațiu și nu ai muncitor de ridicat.
tzolkin-why-mercy = Zeilor li se face milă: plasează un muncitor pe cel mai ieftin spațiu pentru tot porumbul tău.
tzolkin-why-mercy-one = Mila zeilor e pentru un singur muncitor.
tzolkin-why-beg-lowest = Nu poți cerși: ești pe cel mai de jos prag în toate templele.
tzolkin-why-begged = Tura asta ai cerșit deja.
tzolkin-why-price = { $what } ({ $price })
tzolkin-why-dear-spaces = Cu { $corn } nu poți plăti: { $spaces-row }.
tzolkin-why-full = Niciun spațiu liber pe { $gears }.
tzolkin-why-first-player = Spațiul pentru primul jucător e ocupat de { $seat }.
tzolkin-why-first-player-own = Muncitorul tău e deja pe spațiul pentru primul jucător.
tzolkin-why-first-player-dear = Încă un muncitor pe spațiul pentru primul jucător ar costa { $price }.
tzolkin-why-space-0 = Spațiul 0 nu are acțiune, iar de acolo nu poți face pași înapoi.
tzolkin-why-stepping = Fiecare pas înapoi în plus costă 1 porumb. Ai { $corn }.
tzolkin-why-action = { $spaces }: { $reason }.
tzolkin-why-harvest = nu mai ai ce recolta
tzolkin-why-no-skulls = banca nu mai are niciun craniu
tzolkin-why-advance = nu poți plăti nicio tehnologie
tzolkin-why-build = nu poți plăti nicio clădire disponibilă
tzolkin-why-build-or-monument = nu poți plăti nicio clădire și niciun monument disponibil
tzolkin-why-no-climb = nu poți urca în niciun templu
tzolkin-why-cost = costă { $cost }
tzolkin-why-market = nu ai ce schimba
tzolkin-why-workers = toți cei { $count } muncitori ai tăi sunt deja în joc
tzolkin-why-own-no-skull = nu ai niciun craniu de lăsat
tzolkin-why-skull-laid = acolo e deja un craniu
tzolkin-why-corn-covered = Tot porumbul de aici e sub lemn: ia un cartonaș de lemn sau arde unul.
tzolkin-why-corn-gone = Aici nu mai sunt cartonașe de porumb.
tzolkin-why-bare = Ca să recoltezi porumb fără cartonaș îți trebuie nivelul 2 la Agricultură.
tzolkin-why-burn-lowest = Nu poți arde lemn: ești pe cel mai de jos prag în toate templele.
tzolkin-why-lowest = Ești deja pe cel mai de jos prag din templul lui { $temple }.
tzolkin-why-dear-advances = { $have ->
    [0] Fără resurse nu poți plăti: { $technologies-row }.
    [one] Cu { $have } resursă nu poți plăti: { $technologies-row }.
    [few] Cu { $have } resurse nu poți plăti: { $technologies-row }.
   *[other] Cu { $have } de resurse nu poți plăti: { $technologies-row }.
}
tzolkin-why-bonus = Bonusul pentru { $technology } nu ți-ar aduce nimic acum.
tzolkin-why-top = Ești deja pe pragul cel mai de sus din templul lui { $temple }.
tzolkin-why-top-taken = Pe pragul cel mai de sus din templul lui { $temple } e deja { $seat }.
tzolkin-why-dear-buildings = Nu ai cu ce plăti: { $buildings-row }.
tzolkin-why-monument-here = Monumentele se construiesc numai pe Tikal 4.
tzolkin-why-monument-second = Tikal 4 îți dă clădiri sau un monument, nu și una, și alta.
tzolkin-why-use-chichen-itza = Acțiunile de pe Chichen Itza nu se pot folosi așa.

## Log lines. $seat: the player

tzolkin-event-kept = { $seat } a ales două cartonașe de avere
tzolkin-event-revealed = { $seat } păstrează cartonașele { $tiles }
tzolkin-event-begged = { $seat } cerșește: { $after } porumb în loc de { $before }
tzolkin-event-lowered = { $seat } coboară în templul lui { $temple } pe pragul care valorează { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
tzolkin-event-climbed = { $seat } urcă în templul lui { $temple } pe pragul care valorează { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
tzolkin-event-step-lost = { $seat } nu poate urca în templul lui { $temple } și pierde pragul
tzolkin-event-choice-lost = { $seat } nu poate urca în niciun templu și pierde pragul
tzolkin-event-placed = { $corn ->
    [0] { $seat } plasează un muncitor pe { $gear } { $space }, gratis
    [one] { $seat } plasează un muncitor pe { $gear } { $space } pentru { $corn } porumb
    [few] { $seat } plasează un muncitor pe { $gear } { $space } pentru { $corn } porumb
   *[other] { $seat } plasează un muncitor pe { $gear } { $space } pentru { $corn } de porumb
}
tzolkin-event-placed-first-player = { $corn ->
    [0] { $seat } plasează un muncitor pe spațiul pentru primul jucător, gratis
    [one] { $seat } plasează un muncitor pe spațiul pentru primul jucător, plătind { $corn } porumb
    [few] { $seat } plasează un muncitor pe spațiul pentru primul jucător, plătind { $corn } porumb
   *[other] { $seat } plasează un muncitor pe spațiul pentru primul jucător, plătind { $corn } de porumb
}
tzolkin-event-mercy = { $corn ->
    [0] Zeilor li se face milă: { $seat } nu plătește nimic
   *[other] Zeilor li se face milă: { $seat } plătește doar { $corn } porumb
}
tzolkin-event-picked = { $seat } ridică un muncitor de pe { $gear } { $space }
tzolkin-event-action = { $corn ->
    [0] { $seat } folosește acțiunea { $action } de pe { $gear }
    [one] { $seat } se întoarce la acțiunea { $action } de pe { $gear } pentru { $corn } porumb
    [few] { $seat } se întoarce la acțiunea { $action } de pe { $gear } pentru { $corn } porumb
   *[other] { $seat } se întoarce la acțiunea { $action } de pe { $gear } pentru { $corn } de porumb
}
tzolkin-event-used = { $corn ->
    [0] { $seat } folosește și acțiunea { $action } de pe { $gear }
    [one] { $seat } folosește și acțiunea { $action } de pe { $gear }, pentru { $corn } porumb
    [few] { $seat } folosește și acțiunea { $action } de pe { $gear }, pentru { $corn } porumb
   *[other] { $seat } folosește și acțiunea { $action } de pe { $gear }, pentru { $corn } de porumb
}
tzolkin-event-nothing = { $seat } își ia muncitorul înapoi fără acțiune
tzolkin-event-gained = { $seat } primește { $goods }
tzolkin-event-paid = { $seat } plătește { $goods }
tzolkin-event-skulls-missing = { $missing ->
    [one] Banca nu mai are cranii: jucătorului { $seat } îi lipsește { $missing }
   *[other] Banca nu mai are cranii: jucătorului { $seat } îi lipsesc { $missing }
}
tzolkin-event-scored = { $points ->
    [one] { $seat }: { SIGNED($points) } punct
    [few] { $seat }: { SIGNED($points) } puncte
   *[other] { $seat }: { SIGNED($points) } de puncte
}
tzolkin-event-harvested-corn = { $seat } ia un cartonaș de porumb de pe Palenque { $group }
tzolkin-event-harvested-wood = { $seat } ia un cartonaș de lemn de pe Palenque { $group }
tzolkin-event-burnt = { $seat } dă foc pădurii pe Palenque { $group } și ia cartonașul de porumb
tzolkin-event-harvested-bare = { $seat } recoltează porumb fără cartonaș pe Palenque { $group }
tzolkin-event-advanced = { $seat } avansează la { $technology } până la nivelul { $level }
tzolkin-event-bonus = { $seat } ia bonusul pentru { $technology }
tzolkin-event-built = { $goods-count ->
    [0] { $seat } construiește { $building } gratis
   *[other] { $seat } construiește { $building } plătind { $goods }
}
tzolkin-event-built-monument = { $seat } construiește monumentul { $monument } plătind { $goods }
tzolkin-event-worker = { $workers ->
    [one] { $seat } are acum { $workers } muncitor
    [few] { $seat } are acum { $workers } muncitori
   *[other] { $seat } are acum { $workers } de muncitori
}
tzolkin-event-worker-lost = { $seat } are deja toți muncitorii în joc și îl pierde pe cel nou
tzolkin-event-bought = { $seat } cumpără { $resource } cu { $corn } porumb
tzolkin-event-sold = { $seat } vinde { $resource } pentru { $corn } porumb
tzolkin-event-skull-offered = { $seat } lasă un craniu pe Chichen Itza { $action }
tzolkin-event-board-light = { $seat } întoarce tabla pe partea deschisă
tzolkin-event-board-dark = { $seat } întoarce tabla pe partea întunecată
tzolkin-event-one-day = { $seat } avansează calendarul cu o zi
tzolkin-event-pool-taken = { $corn ->
    [one] { $seat } ia porumbul adunat: { $corn } porumb
    [few] { $seat } ia porumbul adunat: { $corn } porumb
   *[other] { $seat } ia porumbul adunat: { $corn } de porumb
}
tzolkin-event-drawn = { $buildings-count ->
    [one] Clădire nouă disponibilă: { $buildings }
   *[other] Clădiri noi disponibile: { $buildings }
}
tzolkin-event-food-day = Ziua Ospățului { $number } din 4
tzolkin-event-fed = { $unfed ->
    [0] { $corn ->
        [0] { $seat } hrănește gratis toți cei { $workers } muncitori
        [one] { $seat } hrănește toți cei { $workers } muncitori cu { $corn } porumb
        [few] { $seat } hrănește toți cei { $workers } muncitori cu { $corn } porumb
       *[other] { $seat } hrănește toți cei { $workers } muncitori cu { $corn } de porumb
    }
    [one] { $corn ->
        [0] { $seat } nu plătește nimic: { $unfed } din { $workers } muncitori rămâne nehrănit
       *[other] { $seat } plătește { $corn } porumb: { $unfed } din { $workers } muncitori rămâne nehrănit
    }
   *[other] { $corn ->
        [0] { $seat } nu plătește nimic: { $unfed } din { $workers } muncitori rămân nehrăniți
       *[other] { $seat } plătește { $corn } porumb: { $unfed } din { $workers } muncitori rămân nehrăniți
    }
}
tzolkin-event-hunger = { $seat }, muncitori nehrăniți: { SIGNED($points) } PV
tzolkin-event-age-changed = Începe era 2: sunt disponibile clădiri noi
tzolkin-event-rewarded = { $seat } primește { $goods } de la temple
tzolkin-event-skulls-short = { $bank ->
    [0] Cranii cuvenite: { $due }, dar banca nu are niciunul: nu primește nimeni
   *[other] Cranii cuvenite: { $due }, dar banca are doar { $bank }: nu primește nimeni
}
tzolkin-event-temple-scored = { $bonus ->
    [0] { $seat }, templul lui { $temple }: { SIGNED($points) }
   *[other] { $seat }, templul lui { $temple }: { SIGNED($points) } ({ SIGNED($steps) } pentru prag, { SIGNED($bonus) } pentru cel mai sus)
}
tzolkin-event-pool-grew = Nimeni nu ocupă spațiul pentru primul jucător: porumbul adunat crește la { $corn }
tzolkin-event-first-player-returned = { $seat } își ia muncitorul înapoi de pe spațiul pentru primul jucător
tzolkin-event-marker = Jetonul de prim jucător trece de la { $from } la { $seat }
tzolkin-event-calendar = { $days ->
    [one] Calendarul avansează cu { $days } zi: runda { $round }
    [few] Calendarul avansează cu { $days } zile: runda { $round }
   *[other] Calendarul avansează cu { $days } de zile: runda { $round }
}
tzolkin-event-last-day = Trece și ultima zi din calendar: partida s-a încheiat
tzolkin-event-pushed-off = Un muncitor al jucătorului { $seat } e scos de pe { $gear } { $space }
tzolkin-event-final-points = { $seat }, { $source }: { FRACTION($quarters, 4) } PV
tzolkin-event-final-score = { $seat } încheie cu un scor de { FRACTION($quarters, 4) }, locul { $place }

## Sources of points: "12 points from earlier scoring", "earlier scoring 12"

tzolkin-score-now = Templele se punctează ca în ultima Zi a Ospățului. Niciun muncitor nu mănâncă.
tzolkin-next-goods = De la temple în următoarea Zi a Ospățului, cu jetoanele de acum: { $shares-series }
tzolkin-next-points = Puncte de la temple în următoarea Zi a Ospățului, cu jetoanele de acum (necuprinse mai sus): { $shares-row }
tzolkin-next-points-counted = Puncte de la temple în următoarea Zi a Ospățului, cu jetoanele de acum (deja cuprinse mai sus): { $shares-row }
tzolkin-score-track = puncte obținute pe parcurs
tzolkin-score-tiles = cartonașe de avere
tzolkin-score-temples-first = temple în era 1
tzolkin-score-temples-second = temple în era 2
tzolkin-score-offerings = cranii pe Chichen Itza
tzolkin-score-buildings = clădiri
tzolkin-score-technologies = tehnologii
tzolkin-score-hunger = muncitori nehrăniți
tzolkin-score-goods = { $corn ->
    [other] bunuri (cât { $corn } de porumb)
   *[few] bunuri (cât { $corn } porumb)
}
tzolkin-score-skulls = { $count ->
    [one] { $count } craniu de cristal
    [few] { $count } cranii de cristal
   *[other] { $count } de cranii de cristal
}

## A turn in one line: actions, gains, costs, and the effects of the day

tzolkin-did-keep = { $gains-count ->
    [0] începe cu cartonașele { $things }{ core-paid }
   *[other] începe cu { $gains-row } (cartonașele { $things }){ core-paid }
}
tzolkin-did-beg = { $gains-count ->
    [0] cerșește{ core-paid }
   *[other] cerșește { $gains }{ core-paid }
}
tzolkin-did-place = plasează pe { $things }{ core-gained }{ core-paid }
tzolkin-did-first-player = ocupă spațiul pentru primul jucător{ core-gained }{ core-paid }
tzolkin-did-fish = { $gains-count ->
    [0] pescuiește pe { $things }{ core-paid }
   *[other] pescuiește { $gains } pe { $things }{ core-paid }
}
tzolkin-did-harvest = { $gains-count ->
    [0] recoltează pe { $things }{ core-paid }
   *[other] recoltează { $gains } pe { $things }{ core-paid }
}
tzolkin-did-burn = dă foc pădurii pe { $things }{ core-gained }{ core-paid }
tzolkin-did-take = { $gains-count ->
    [0] nu obține nimic pe { $things }{ core-paid }
   *[other] ia { $gains } de pe { $things }{ core-paid }
}
tzolkin-did-study = studiază la { $things }{ core-gained }{ core-paid }
tzolkin-did-pray = se roagă la { $things }{ core-gained }{ core-paid }
tzolkin-did-recruit = { $gains-count ->
    [0] nu găsește niciun muncitor pe { $things }{ core-paid }
   *[other] primește { $gains } pe { $things }{ core-paid }
}
tzolkin-did-pick-up = ridică de pe { $things } pentru o acțiune pe care o alegi apoi{ core-gained }{ core-paid }
# Without $count
tzolkin-did-return = ridică de pe { $things } fără acțiune{ core-gained }{ core-paid }
tzolkin-did-build = construiește { $things }{ core-paid }{ core-gained }
tzolkin-did-trade = { $gains-count ->
    [0] trece pe la piață{ core-paid }
   *[other] obține la piață { $gains }{ core-paid }
}
tzolkin-did-offer = { $things-count ->
    [one] lasă un craniu pe { $things }{ core-gained }{ core-paid }
   *[other] lasă cranii pe { $things }{ core-gained }{ core-paid }
}
tzolkin-did-one-day = avansează calendarul cu o zi{ core-gained }{ core-paid }
tzolkin-did-two-days = avansează calendarul cu două zile{ core-gained }{ core-paid }

# $n: with a minus what was paid or lost
tzolkin-change-corn = { $n ->
    [one] { $n } porumb
    [few] { $n } porumb
   *[other] { $n } de porumb
}
tzolkin-change-wood = { $n ->
    [one] { $n } lemn
    [few] { $n } lemne
   *[other] { $n } de lemne
}
tzolkin-change-stone = { $n ->
    [one] { $n } piatră
    [few] { $n } pietre
   *[other] { $n } de pietre
}
tzolkin-change-gold = { $n ->
    [one] { $n } aur
    [few] { $n } aur
   *[other] { $n } de aur
}
tzolkin-change-skull = { $n ->
    [one] { $n } craniu
    [few] { $n } cranii
   *[other] { $n } de cranii
}
tzolkin-change-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
tzolkin-change-worker = { $n ->
    [one] un muncitor
    [few] { $n } muncitori
   *[other] { $n } de muncitori
}
tzolkin-change-corn-tile = { $n ->
    [one] un cartonaș de porumb
    [few] { $n } cartonașe de porumb
   *[other] { $n } de cartonașe de porumb
}
tzolkin-change-wood-tile = { $n ->
    [one] un cartonaș de lemn
    [few] { $n } cartonașe de lemn
   *[other] { $n } de cartonașe de lemn
}
tzolkin-change-fed = hrănește { $n }
tzolkin-change-hungry = lasă { $n } { $n ->
    [one] nehrănit
   *[other] nehrăniți
}
# "Chaac +1, Agricultură +1"
tzolkin-change-up = { $things-to-row }
tzolkin-change-down = { $things-from-row }
tzolkin-change-new-building = { $things }

tzolkin-day-fed = Ziua Ospățului: { $shares-series }
tzolkin-day-rewards = De la temple: { $shares-series }
tzolkin-day-temples = { $shares-count ->
    [0] Templele nu aduc puncte
   *[other] Puncte de la temple: { $shares-row }
}
tzolkin-day-pushed-off = Muncitori scoși de pe roți: { $shares-row }
tzolkin-share-pushed-off = ({ $things })

## A recap for its reader

tzolkin-recap-gone = N-ai apucat să construiești: { $things }
tzolkin-recap-cheaper = Un muncitor nou costă mai puțin pe { $cheaper }
tzolkin-recap-dearer = Un muncitor nou costă mai mult pe { $dearer }
tzolkin-recap-prices = Un muncitor nou costă mai puțin pe { $cheaper }, și mai mult pe { $dearer }
tzolkin-recap-price = { $gear } ({ $before } → { $now })
tzolkin-recap-free = { $gear } (plină → { $now })
tzolkin-recap-full = { $gear } (acum plină)
