### Translated from the English version cf4cfafc
# Hints: plans for a turn, with their names, reasons and prices.

core-plan = **{ $number }. { $name }.** { $text }
    .compared = **{ $number }. { $name }.** { $text } `{ $gap }`
core-plan-step = { $number } { $step }
core-plan-then = { $first } { $next }
core-plan-even = cam la fel ca planul { $plan }
core-plan-better = clar mai bun decât planul { $plan }
core-plan-points = cu vreo { $points } puncte mai bun decât planul { $plan }
core-plan-others = Ceilalți: { $shares-series }.

## Example

example-plan-turn = { $target }
example-plan-now = { $turn }.

## Tzolk'in: names of plans, six words or fewer

tzolkin-plan-keep-worker = Încă un muncitor
tzolkin-plan-keep-technology = Începe cu { $target }
tzolkin-plan-keep-food = Un muncitor hrănit gratuit
tzolkin-plan-keep-skull = Un craniu de la început
tzolkin-plan-keep-corn = Mult porumb
tzolkin-plan-keep-wood = Mult lemn
tzolkin-plan-keep-stone = Multă piatră
tzolkin-plan-keep-gold = Mult aur
tzolkin-plan-one-day = O zi
tzolkin-plan-two-days = Două zile
tzolkin-plan-build = { $target }
tzolkin-plan-buildings = Două clădiri
tzolkin-plan-skull = Craniu pe { $target }
tzolkin-plan-climb = Urcă la { $target }
tzolkin-plan-learn = Învață { $target }
tzolkin-plan-recruit = Încă un muncitor
tzolkin-plan-take-skull = Ia un craniu
tzolkin-plan-wood = Lemn de pe { $target }
tzolkin-plan-corn = Porumb de pe { $target }
tzolkin-plan-goods = Resurse de pe { $target }
tzolkin-plan-market = Mergi la piață
tzolkin-plan-return = Ia muncitorii înapoi
tzolkin-plan-first-player = Primul jucător
tzolkin-plan-place = Plasează pe { $target }
tzolkin-plan-other = Tura aceasta
tzolkin-plan-feed = Întâi hrana
tzolkin-plan-first-in-temple = Singur primul la { $temple }
tzolkin-plan-shares-temple = Ajunge primul la { $temple }

## Tzolk'in: what to do now

tzolkin-plan-now = { $parts-series }{ core-gained }{ core-paid }.
tzolkin-plan-use = Folosește { $workers }
tzolkin-plan-use-as = { $worker } ca { $space }
tzolkin-plan-use-for = { $worker } pentru { $action }
tzolkin-plan-finish = Termină această acțiune
tzolkin-plan-takes-back = Ia înapoi { $workers }
tzolkin-plan-places = Plasează pe { $spaces }
tzolkin-plan-begs = Cerșește
tzolkin-plan-ends = Încheie tura.
tzolkin-plan-keeps = Păstrează { $tiles }.
tzolkin-plan-days = { $days ->
    [1] Avansează calendarul cu o zi.
   *[other] Avansează calendarul cu două zile.
}

## Tzolk'in: reasons

tzolkin-reason-feed = { $days ->
    [0] Azi e ziua hranei: îți trebuie { $need } porumb și ai { $have }.
   *[other] Mâine e ziua hranei: îți trebuie { $need } porumb și ai { $have }.
}
tzolkin-reason-feed-later = { $days ->
    [one] Mâine e ziua hranei: îți trebuie { $need } porumb și îți rămâne { $have }. Până atunci muncitorul acesta poate aduce { $corn }.
    [few] Ziua hranei, peste { $days } zile, cere { $need } porumb și îți rămâne { $have }. Până atunci muncitorul acesta poate aduce { $corn }.
   *[other] Ziua hranei, peste { $days } de zile, cere { $need } porumb și îți rămâne { $have }. Până atunci muncitorul acesta poate aduce { $corn }.
}
    .step = { $days ->
        [one] Mâine e ziua hranei: îți trebuie { $need } porumb și îți rămâne { $have }. Până atunci { $step } poate aduce { $corn }.
        [few] Ziua hranei, peste { $days } zile, cere { $need } porumb și îți rămâne { $have }. Până atunci { $step } poate aduce { $corn }.
       *[other] Ziua hranei, peste { $days } de zile, cere { $need } porumb și îți rămâne { $have }. Până atunci { $step } poate aduce { $corn }.
    }
tzolkin-reason-recruit = { $left ->
    [one] Noul muncitor mănâncă { $corn } porumb în ultima zi a hranei și îl poți hrăni.
   *[other] Noul muncitor mănâncă { $corn } porumb în fiecare dintre cele { $left } zile ale hranei. În următoarea îl poți hrăni.
}
tzolkin-reason-falls = Altfel muncitorul tău cade azi de pe { $worker } fără nimic.
tzolkin-reason-skull-in-time = În runda { $round } ajunge pe { $space }: { $points } puncte cu un craniu, dacă e încă liber.
    .step = În runda { $round } { $step } ajunge pe { $space }: { $points } puncte cu un craniu, dacă e încă liber.
tzolkin-reason-through-uxmal = Altfel nu poți folosi { $action } timp de { $days } zile.
tzolkin-reason-first-player = Iei { $corn } porumb adunat și joci primul în runda următoare.
tzolkin-reason-pool = Iei { $corn } porumb adunat.
tzolkin-reason-wait-skull = Lasă { $worker } acolo. Mâine e pe { $next }, unde un craniu aduce { $then } puncte în loc de { $now }.
tzolkin-reason-wait-corn = Lasă { $worker } acolo. Mâine e pe { $next }, unde o recoltă aduce { $then } porumb în loc de { $now }.
tzolkin-reason-pushed-up = Ceilalți muncitori te împing până la { $space }. Mâine spațiul 0 e din nou liber.
tzolkin-reason-first-in-temple = { $before ->
    [0] Asta înseamnă { $points } puncte azi.
   *[other] Asta înseamnă { $points } puncte azi în loc de { $before }.
}
tzolkin-reason-shares-temple = Asta înseamnă { $points } puncte azi.
tzolkin-reason-temple-goods = { $days ->
    [0] Azi { $temple } dă { $goods }.
   *[other] { $temple } dă { $goods } în runda { $round }.
}
tzolkin-reason-last-round = { $points ->
    [one] Nu mai urmează nicio tură. Aceasta adaugă { $points } punct la scorul tău final.
    [few] Nu mai urmează nicio tură. Aceasta adaugă { $points } puncte la scorul tău final.
   *[other] Nu mai urmează nicio tură. Aceasta adaugă { $points } de puncte la scorul tău final.
}
tzolkin-reason-two-buildings = Doar { $first } face posibilă construcția { $second } în tura aceasta.
tzolkin-reason-monument = { $points ->
    [one] { $monument } valorează deja { $points } punct.
    [few] { $monument } valorează deja { $points } puncte.
   *[other] { $monument } valorează deja { $points } de puncte.
}
tzolkin-reason-scored = Aduce imediat { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
tzolkin-reason-offers-skull = Craniul aduce imediat { $points } puncte.
tzolkin-reason-affords = Așa plătești { $building }, pe care { $worker } o poate construi în tura următoare.
tzolkin-reason-leads-to = Așa poți obține { $thing } în { $turns } ture.
tzolkin-reason-leads-to-skull = Așa poți oferi un craniu pe { $thing } în { $turns } ture.
tzolkin-reason-arrives = { $turns ->
    [one] În tura următoare poate folosi { $space }: { $action }.
    [few] Peste { $turns } ture poate folosi { $space }: { $action }.
   *[other] Peste { $turns } de ture poate folosi { $space }: { $action }.
}
    .step = { $turns ->
        [one] În tura următoare { $step } poate folosi { $space }: { $action }.
        [few] Peste { $turns } ture { $step } poate folosi { $space }: { $action }.
       *[other] Peste { $turns } de ture { $step } poate folosi { $space }: { $action }.
    }
tzolkin-reason-skull-ready = În tura următoare muncitorul tău poate oferi craniul pe { $space } pentru { $points } puncte.
tzolkin-reason-farm = De acum muncitorii tăi mănâncă cu { $corn } porumb mai puțin în fiecare zi a hranei.
tzolkin-reason-places-more = { $least ->
    [one] Cu { $had } porumb ai putea plasa un singur muncitor în tura următoare. Acum, până la { $most }.
   *[other] Cu { $had } porumb ai putea plasa doar { $least } muncitori în tura următoare. Acum, până la { $most }.
}
tzolkin-reason-temple-points = Pragurile aduc { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
} la sfârșitul erei.
tzolkin-reason-learned = { $technology } va aduce probabil des câștig: { $benefit }.
tzolkin-reason-learned-once = { $technology }: { $benefit }.
tzolkin-reason-feed-part = { $days ->
    [0] Azi e ziua hranei: îți trebuie { $need } porumb. Așa treci de la { $had } la { $have }.
    [one] Mâine e ziua hranei: îți trebuie { $need } porumb. Așa treci de la { $had } la { $have }.
    [few] Ziua hranei, peste { $days } zile, cere { $need } porumb. Așa treci de la { $had } la { $have }.
   *[other] Ziua hranei, peste { $days } de zile, cere { $need } porumb. Așa treci de la { $had } la { $have }.
}
tzolkin-reason-needs-corn = Aveai { $had } porumb și probabil îți va trebui mai mult în { $turns } ture.
tzolkin-reason-begs-cheaply = Pragul din { $temple } valorează { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}, oricare altul cel puțin { $least }.
tzolkin-reason-no-begging = { $corn ->
    [0] Fără acest porumb, probabil ai cerși curând și ai coborî într-un templu.
   *[other] Cu doar { $corn } porumb, probabil ai cerși curând și ai coborî într-un templu.
}
tzolkin-reason-one-day-feeds = { $n ->
    [one] La două zile, încă un muncitor de-al tău ar rămâne nehrănit.
    [few] La două zile, încă { $n } muncitori de-ai tăi ar rămâne nehrăniți.
   *[other] La două zile, încă { $n } de muncitori de-ai tăi ar rămâne nehrăniți.
}
tzolkin-reason-two-days-starve = { $n ->
    [one] La două zile, { $rival } are încă un muncitor nehrănit.
    [few] La două zile, { $rival } are încă { $n } muncitori nehrăniți.
   *[other] La două zile, { $rival } are încă { $n } de muncitori nehrăniți.
}
tzolkin-reason-two-days-reach = În tura următoare { $worker } poate folosi { $space }: { $action }. După o singură zi n-ar putea.
tzolkin-reason-keeps-light = Mai poți avansa calendarul cu două zile mai târziu.
tzolkin-reason-stays = Lasă { $worker } acolo. În tura următoare poate folosi { $space }: { $action }.
tzolkin-reason-most-goods = Nicio altă acțiune la îndemână nu aduce cât { $space }: valorează { $corn } porumb.
tzolkin-reason-unpayable = Nu poți plăti nicio acțiune de pe { $worker }.
tzolkin-reason-passes = Nu costă porumb, iar muncitorul se întoarce la tine chiar azi.
tzolkin-reason-start-worker = Începi cu { $n } muncitori în loc de { $before }.
tzolkin-reason-start-technology = Ceilalți au nevoie de o acțiune și de o resursă pentru asta: { $benefit }.
tzolkin-reason-start-food = Economisești { $corn } porumb în fiecare dintre cele { $left } zile ale hranei.
tzolkin-reason-start-skull = Un craniu aduce până la { $points } puncte pe Chichen Itza.
tzolkin-reason-start-goods = Aceste bunuri valorează { $corn } porumb, mai mult decât orice alte două cartonașe.
tzolkin-reason-start-building = Aceste resurse plătesc { $building }, care e deja în ofertă.
tzolkin-reason-start-corn = Acest porumb ({ $corn }) ajunge pentru prima zi a hranei și îți rămân { $left }.
tzolkin-reason-may-skip = Ca prim jucător poți avansa calendarul cu două zile.
tzolkin-reason-moves-first = În runda următoare joci primul.
tzolkin-reason-contested = { $rival } ar putea construi { $building } înaintea ta.
tzolkin-reason-chooses-first = În runda următoare joci înaintea lui { $rival }. Amândoi puteți plăti { $building }.
tzolkin-reason-adds-to-monument = { $points ->
    [one] Așa { $monument } îți aduce { $points } punct în plus.
    [few] Așa { $monument } îți aduce { $points } puncte în plus.
   *[other] Așa { $monument } îți aduce { $points } de puncte în plus.
}
tzolkin-reason-skull-left = Chiar și un craniu păstrat până la sfârșit valorează { $points } puncte.

## Tzolk'in: prices

tzolkin-price-hunger = { $n ->
    [one] Azi un muncitor flămând costă { $points } puncte.
   *[other] Azi { $n } muncitori flămânzi costă { $points } puncte.
}
tzolkin-price-short = { $corn ->
    [one] Îți lipsește { $corn } porumb pentru ziua hranei.
   *[other] Îți lipsesc { $corn } porumb pentru ziua hranei.
}

## Teotihuacan: names of plans, six words or fewer

teotihuacan-plan-keep-technology = O tehnologie gratuită
teotihuacan-plan-keep-power = Un muncitor mai puternic
teotihuacan-plan-keep-avenue = Un pas pe Cale
teotihuacan-plan-keep-discovery = Un cartonaș de descoperire
teotihuacan-plan-keep-tile = Începe cu { $target }
teotihuacan-plan-keep-steps = Pași în temple
teotihuacan-plan-keep-cocoa = Multă cacao
teotihuacan-plan-keep-wood = Mult lemn
teotihuacan-plan-keep-stone = Multă piatră
teotihuacan-plan-keep-gold = Mult aur
teotihuacan-plan-place = Începe { $target-on }
teotihuacan-plan-payment = Plătește { $target }
teotihuacan-plan-salary = Întâi salariul
teotihuacan-plan-unlock = Eliberează muncitorii
teotihuacan-plan-acquire = { $target }
teotihuacan-plan-pyramid = Piramida, { $target }
teotihuacan-plan-decorate = Decorează piramida
teotihuacan-plan-building = Construiește pentru nobili
teotihuacan-plan-work = Lucrează { $target-on }
teotihuacan-plan-royal = { $target }
teotihuacan-plan-worship = Venerează { $target-on }
teotihuacan-plan-collect = Cacao { $target-from }
teotihuacan-plan-gain = { $target }
teotihuacan-plan-tile = { $target }
teotihuacan-plan-other = Tura aceasta

## Teotihuacan: what to do now

teotihuacan-plan-move = Muncitorul { $power }, { $from } → { $to }, { $what }{ core-gained }{ core-paid }.
teotihuacan-plan-what-collect = strânge
teotihuacan-plan-what-worship = venerează
teotihuacan-plan-what-work = lucrează
teotihuacan-plan-what-learn = învață
teotihuacan-plan-what-build = construiește
teotihuacan-plan-what-decorate = decorează
teotihuacan-plan-what-frees = { $cocoa ->
    [0] { $what }, apoi eliberează-ți muncitorii cu un cartonaș
   *[other] { $what }, apoi plătește { $cocoa } cacao ca să-ți eliberezi muncitorii
}
teotihuacan-plan-frees-first = { $cocoa ->
    [0] Eliberează-ți muncitorii cu un cartonaș.
   *[other] Plătește { $cocoa } cacao ca să-ți eliberezi muncitorii.
}
teotihuacan-plan-keeps = Păstrează { $tiles }.
teotihuacan-plan-starts = Începe { $board-on }.
teotihuacan-plan-pays = Plătește { $cocoa }.
teotihuacan-plan-unlocks = Eliberează toți muncitorii blocați. Asta e toată tura.
teotihuacan-plan-does = Continuă{ core-gained }{ core-paid }.

## Teotihuacan: reasons

teotihuacan-reason-salary = Datorezi { $salary } cacao și ai { $have }. Fiecare care lipsește costă { $points } puncte.
teotihuacan-reason-ascends = { $points ->
    [one] Calea aduce { $points } punct la valoarea de azi.
   *[other] Calea aduce { $points } puncte la valoarea de azi.
}
teotihuacan-reason-avenue = { $points ->
    [one] Calea aduce { $points } punct la valoarea de azi.
   *[other] Calea aduce { $points } puncte la valoarea de azi.
}
teotihuacan-reason-saves-pay = Muncitorul înălțat costă mai puțin: salariul tău scade de la { $before } la { $salary } cacao.
teotihuacan-reason-masks = { $points ->
    [one] Măștile tale aduc { $points } punct la o eclipsă în loc de { $before }.
    [few] Măștile tale aduc { $points } puncte la o eclipsă în loc de { $before }.
   *[other] Măștile tale aduc { $points } de puncte la o eclipsă în loc de { $before }.
}
teotihuacan-reason-track = Pista piramidei aduce { $points } în plus la eclipsă.
teotihuacan-reason-scored = Aduce imediat { $points }.
teotihuacan-reason-saves-up = Așa ai { $have } cacao pentru salariul de { $salary } peste { $rounds } runde.
teotihuacan-reason-salary-part = Salariul este de { $salary } cacao. Așa treci de la { $had } la { $have }.
teotihuacan-reason-last-turn = { $points ->
    [one] Nu mai urmează nicio tură. Aceasta adaugă { $points } punct la scorul tău final.
    [few] Nu mai urmează nicio tură. Aceasta adaugă { $points } puncte la scorul tău final.
   *[other] Nu mai urmează nicio tură. Aceasta adaugă { $points } de puncte la scorul tău final.
}
teotihuacan-reason-pays-work = Cu { $before } cacao nu poți lucra pe o tablă aglomerată. Apoi ai { $after }.
teotihuacan-reason-icons = { $icons } simboluri se potrivesc. Niciun alt loc nu are mai multe.
teotihuacan-reason-crowded = { $board } are { $colors } culori. Nicio altă tablă nu aduce mai mult de { $best } cacao.
teotihuacan-reason-most-cocoa = Aici strângi { $cocoa } cacao. Nicio altă tablă la îndemână nu aduce mai mult de { $best }.
teotihuacan-reason-together = { $workers } muncitori acolo aduc { $goods }. Acesta singur ar aduce { $alone }.
teotihuacan-reason-cheap-decoration = Cu { $workers } muncitori ai tăi acolo costă { $gold } aur în loc de { $alone }.
teotihuacan-reason-unlocks = { $workers ->
    [one] Plata ar costa { $cocoa } cacao și ai { $have }.
   *[other] O tură eliberează { $workers } muncitori. Plata ar costa { $cocoa } cacao.
}
teotihuacan-reason-fourth-worker = Al patrulea muncitor aduce clar mai mult decât puncte sau cacao.
teotihuacan-reason-technology = Probabil vei folosi { $technology } de cel puțin { $uses } ori.
teotihuacan-reason-technology-pays = Tehnologia { $technology } îți aduce câștig pentru munca aceasta.
teotihuacan-reason-near-ascension = Muncitorul tău { $board-on } ajunge la puterea { $power } și se înalță la următoarea promovare.
teotihuacan-reason-affords = În tura următoare vei putea probabil plăti acțiunea principală { $board-on }.
teotihuacan-reason-uses-tile = Folosești imediat cartonașul { $tile }.
teotihuacan-reason-temple-step = Treapta { $step }, { $temple }: dă { $pays }.
teotihuacan-reason-temple-tile = Treapta { $step }, { $temple }: alegi cartonașul { $tile }.
teotihuacan-reason-next-step = Treapta următoare, { $temple }: dă { $pays }.
    .tile = Treapta următoare, { $temple }: poți alege un cartonaș de descoperire.
teotihuacan-reason-pays-all = Fiecare cacao care lipsește costă { $points } puncte.
teotihuacan-reason-pays-nothing = Nu ai cacao cu care să plătești.
teotihuacan-reason-pays-with-tile = Cartonașul te scutește de { $cocoa } cacao.
teotihuacan-reason-keeps-cocoa = Păstrezi { $cocoa } cacao pentru prima acțiune principală din era următoare.
teotihuacan-reason-time-eclipse = Eclipsa vine cu o rundă mai devreme, iar până atunci { $rival } probabil nu va putea plăti tot salariul.
teotihuacan-reason-needs-cocoa = Aveai { $had } cacao și probabil îți va trebui mai mult în { $turns } ture.
teotihuacan-reason-tile-later = Poți folosi cartonașul { $tile } în { $turns } ture.
teotihuacan-reason-leads-to = Cu asta plătești acțiunea principală { $board-on } în { $turns } ture.
teotihuacan-reason-leads-to-technology = Cu asta plătești { $technology } în { $turns } ture.
teotihuacan-reason-learned-first = Fiecare jucător care o învață după tine îți aduce { $points } puncte.
teotihuacan-reason-technology-soon = Probabil vei folosi { $technology } în { $turns } ture.
teotihuacan-reason-cheapest = Orice altă acțiune principală la îndemână costă cel puțin { $least } cacao.
teotihuacan-reason-meets = În tura următoare, acest muncitor poate veni lângă al tău { $board-on }, iar împreună aduc mai mult.
teotihuacan-reason-grows = De la puterea { $power } în sus, un singur muncitor aduce { $goods } { $board-on }.
teotihuacan-reason-start-works = În prima tură, doar muncitorul { $from-on } poate folosi acțiunea principală { $board-on }.
teotihuacan-reason-start-together = În prima tură, muncitorul { $from-on } poate veni lângă cel { $board-on }. Doi aduc mai mult decât unul.
teotihuacan-reason-start-reach = În prima tură, muncitorii tăi ajung la { $boards } din { $all } table. Nicio altă alegere nu ajunge la mai multe.
teotihuacan-reason-start-pays = În prima tură vei putea probabil folosi acțiunea principală { $board-on }.
teotihuacan-reason-start-technology = Începi gratuit cu { $technology }.
teotihuacan-reason-start-goods = Sunt { $n } bunuri, mai multe decât la orice altă alegere.
teotihuacan-reason-start-steps = Sunt { $n } pași în temple și pe Cale, mai mulți decât la orice altă alegere.
teotihuacan-reason-start-power = { $n ->
    [one] Un muncitor începe cu o promovare, așa că se înalță mai repede.
    [few] Muncitorii tăi încep cu { $n } promovări, așa că se înalță mai repede.
   *[other] Muncitorii tăi încep cu { $n } de promovări, așa că se înalță mai repede.
}
teotihuacan-reason-start-avenue = { $n ->
    [one] Un pas pe Cale poate aduce puncte la fiecare eclipsă.
    [few] { $n } pași pe Cale pot aduce puncte la fiecare eclipsă.
   *[other] { $n } de pași pe Cale pot aduce puncte la fiecare eclipsă.
}
teotihuacan-reason-start-temples = Pașii din temple aduc { $pays }.
teotihuacan-reason-start-discovery = Poți lua cartonașul { $tile } înainte de prima tură.

## Teotihuacan: prices

teotihuacan-price-salary = { $rounds ->
    [one] Cacao care lipsește pentru salariu: { $short } (−{ $points } puncte).
   *[other] Cacao care lipsește pentru salariul din runda următoare: { $short }.
}
teotihuacan-price-unpaid = Pierzi { $points } puncte pentru { $short } cacao neplătite.
