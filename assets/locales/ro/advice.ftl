### Translated from the English version edcb8520
# Hints: plans for a turn, with their names, reasons and prices.

core-plan = **{ $number }. { $name }.** { $text }
    .compared = **{ $number }. { $name }.** { $text } `{ $gap }`
core-plan-step = { $number } { $step }
core-plan-then = { $first } { $next }
core-plan-next = { $first }. { $next }
core-plan-even = cam la fel ca planul { $plan }
core-plan-better = clar mai bun decât planul { $plan }
core-plan-points = cu vreo { $points } puncte mai bun decât planul { $plan }
core-plan-others = Ceilalți: { $shares-series }.
core-plan-hurried = Am avut puțin timp de căutare, așa că verifică și tu.

## Reasons

core-n-points = { $n ->
    [one] { $n } punct
    [few] { $n } puncte
   *[other] { $n } de puncte
}
core-when-end = la sfârșitul partidei
core-within = { $turns ->
    [one] în tura următoare
    [few] în { $turns } ture
   *[other] în { $turns } de ture
}
core-reason-last = Nu mai urmează nicio tură. Aceasta adaugă { core-n-points } la scorul tău final ({ $sources }).
core-reason-nothing = Nimic din ce poți face nu mai aduce puncte.
core-reason-scored = Aduce pe loc { core-n-points } ({ $sources }).
core-reason-stands = Dacă rămâne așa, aduce { core-n-points } în plus { $when } ({ $sources }).
core-reason-saves = Altfel ai pierde { core-n-points } { $when } ({ $source }).
    .part = Fără { $part } ai pierde { core-n-points } { $when } ({ $source }).
core-reason-affords = { $things-count ->
    [1] După această tură ai resursele pentru { $things }.
   *[other] După această tură ai resursele pentru unul dintre acestea: { $things-row }.
}

## Example

example-plan-turn = { $target }
example-plan-now = { $turn }.
example-plan-ends = Încheie tura.
example-plan-other = Tura aceasta

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
tzolkin-plan-place-many = Plasează mai mulți muncitori
tzolkin-plan-other = Tura aceasta

## Tzolk'in: what to do now

tzolkin-plan-now = { $parts }{ core-gained }{ core-paid }.
tzolkin-plan-use = Folosește { $workers }
tzolkin-plan-use-as = { $worker } pentru acțiunea { $space }
tzolkin-plan-use-for = { $worker } pentru { $action }
tzolkin-plan-finish = Termină această acțiune
tzolkin-plan-takes-back = Ia înapoi { $workers }
tzolkin-plan-places = Plasează pe { $spaces }
tzolkin-plan-begs = Cerșește
tzolkin-plan-ends = Încheie tura.
tzolkin-plan-keeps = Păstrează { $tiles }: { $effects-row }.
tzolkin-plan-days = { $days ->
    [1] Avansează calendarul cu o zi.
   *[other] Avansează calendarul cu două zile. Tabla ta trece pe partea întunecată.
}

## Tzolk'in: reasons

tzolkin-when-food-day = în ziua hranei
tzolkin-when-age = la sfârșitul erei
tzolkin-why-goods = bunuri
tzolkin-why-skulls = cranii de cristal
tzolkin-why-hunger = hrană
tzolkin-reason-gets = Apoi poți obține { $thing } { core-within }.
tzolkin-reason-effect = De acum înainte: { $effect }.
tzolkin-reason-skull = Muncitorul de pe { $piece } poate oferi un craniu pe { $thing } { core-within }: { $points }.
tzolkin-reason-acts = Muncitorul de pe { $piece } poate folosi { $thing } { core-within }: { $action }.
tzolkin-reason-need = { $days ->
    [one] Mâine e ziua hranei: îți trebuie { $need } porumb. Așa treci de la { $had } la { $have }.
    [few] Ziua hranei, peste { $days } zile, cere { $need } porumb. Așa treci de la { $had } la { $have }.
   *[other] Ziua hranei, peste { $days } de zile, cere { $need } porumb. Așa treci de la { $had } la { $have }.
}
tzolkin-reason-falls = Altfel muncitorul tău cade azi de pe { $worker } fără nimic.
tzolkin-reason-first-player = Iei { $corn } porumb adunat și joci primul în runda următoare.
tzolkin-reason-pool = Iei { $corn } porumb adunat.
tzolkin-reason-moves-first = În runda următoare joci primul.
tzolkin-reason-one-day = { $spaces-count ->
    [0] { tzolkin-days-left }
   *[other] În tura următoare muncitorii tăi sunt pe { $spaces }, după două zile pe { $others }. { tzolkin-days-left }
}
tzolkin-days-left = Păstrezi o tură: { $food } până la ziua hranei și { $n } până la final. Cu două zile pierzi una.
tzolkin-reason-two-days = În tura următoare muncitorii tăi sunt pe { $spaces } în loc de { $others }.
tzolkin-reason-takes-skull = Un craniu poate aduce { $points } puncte pe Chichen Itza.
tzolkin-reason-feeds = { $left ->
    [one] Muncitorii tăi mănâncă cu { $corn } porumb mai puțin în ultima zi a hranei.
   *[other] Muncitorii tăi mănâncă cu { $corn } porumb mai puțin în fiecare dintre cele { $left } zile ale hranei rămase.
}
tzolkin-reason-forced = Nu ai niciun muncitor în mână, așa că trebuie să iei unul înapoi. Ceilalți merg mai departe: { $stay }.
tzolkin-reason-start-worker = Începi cu { $n } muncitori în loc de { $before }.
tzolkin-reason-start-technology = Ceilalți au nevoie de o acțiune și de o resursă pentru asta: { $benefit }.
tzolkin-reason-start-food = Economisești { $corn } porumb în fiecare dintre cele { $left } zile ale hranei.
tzolkin-reason-start-skull = Un craniu aduce până la { $points } puncte pe Chichen Itza.
tzolkin-reason-start-goods = Aceste bunuri valorează { $corn } porumb, mai mult decât orice alte două cartonașe.

## Tzolk'in: prices

tzolkin-price-hunger = { $n ->
    [one] Azi un muncitor flămând costă { $points } puncte.
   *[other] Azi { $n } muncitori flămânzi costă { $points } puncte.
}
tzolkin-price-short = Porumb care lipsește pentru ziua hranei după această tură: { $corn }.
    .solved = Porumb care lipsește pentru ziua hranei după această tură: { $corn }. Probabil îl mai poți obține.
    .open = Porumb care lipsește pentru ziua hranei după această tură: { $corn } (−{ $points } puncte dacă nu îl obții).
    .way = Porumb care lipsește pentru ziua hranei după această tură: { $corn }. Muncitorul de pe { $piece } îl poate obține pe { $thing } { core-within }.
tzolkin-plan-moves-last = Joci deja primul. Jetonul trece la jucătorul următor, așa că în runda următoare joci ultimul.

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

teotihuacan-plan-move = Muncitorul cu puterea { $power }, { $from } → { $to }, { $what }{ core-gained }{ core-paid }.
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
teotihuacan-plan-keeps = Păstrează { $tiles }: { $effects-row }.
teotihuacan-plan-starts = Începe { $board-on }.
teotihuacan-plan-pays = Plătește { $cocoa }.
teotihuacan-plan-unlocks = Eliberează toți muncitorii blocați. Asta e toată tura.
teotihuacan-plan-does = Continuă{ core-gained }{ core-paid }.

## Teotihuacan: reasons

teotihuacan-when-eclipse = la eclipsă
teotihuacan-why-production = muncă
teotihuacan-why-salary = salariu
teotihuacan-reason-effect = De acum înainte: { $effect }.
teotihuacan-reason-need = Salariul este de { $need } cacao. Așa treci de la { $had } la { $have }.
teotihuacan-affords-tile = o piesă de piramidă pe nivelul { $level }
teotihuacan-affords-decoration = { $n ->
    [one] o decorațiune
    [few] { $n } decorațiuni
   *[other] { $n } de decorațiuni
}
teotihuacan-affords-building = { $n ->
    [one] o clădire pentru nobili
    [few] { $n } clădiri pentru nobili
   *[other] { $n } de clădiri pentru nobili
}
teotihuacan-reason-frees = { $workers ->
    [one] Muncitorul tău blocat e din nou liber.
   *[other] Cei { $workers } muncitori blocați ai tăi sunt din nou liberi.
}
teotihuacan-reason-boards = Cu { $have } cacao în loc de { $had }, ai cacao pentru acțiunea principală pe { $more } din 7 table în loc de { $few }.
teotihuacan-reason-ready = Un muncitor ajunge la puterea 5. La următoarea promovare se înalță.
teotihuacan-reason-learns = În prima tură poți învăța { $thing }.
teotihuacan-reason-opens = În prima tură poți folosi acțiunea principală { $board-on }.
teotihuacan-reason-tile = Păstrezi { $tile } ({ $effect }).
teotihuacan-reason-pays = { $tile } plătește { $paid } din cele { $need } cacao ale salariului tău.
teotihuacan-reason-worker = De acum înainte ai { $n } muncitori.
teotihuacan-reason-climbs = { $temple }: { $n ->
    [one] mai ai 1 pas până la { $tile }, care punctează la final.
    [few] mai ai { $n } pași până la { $tile }, care punctează la final.
   *[other] mai ai { $n } de pași până la { $tile }, care punctează la final.
}
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

## Teotihuacan: prices

teotihuacan-price-salary = { $rounds ->
    [one] Cacao care lipsește pentru salariu: { $short } (−{ $points } puncte).
   *[other] Cacao care lipsește pentru salariul din runda următoare: { $short }.
}
    .solved = Cacao care lipsește pentru salariul din runda următoare după această tură: { $short }. Probabil îl mai poți obține.
    .open = Cacao care lipsește pentru salariul din runda următoare după această tură: { $short } (−{ $points } puncte dacă nu îl obții).
teotihuacan-price-unpaid = Pierzi { $points } puncte pentru { $short } cacao neplătite.
