### Translated from the English version f5bcc389
core-why-not-now = Acum nu e momentul pentru „{ $verb }”.
core-why-form = „{ $step }” nu e un pas întreg. Acesta este: `{ $example }`.
core-why-no-stop = Nu poți sări peste această alegere.

teotihuacan-why-join = Niciun alt muncitor { $power } al tău nu poate merge cu el.
teotihuacan-why-none-locked = Niciun muncitor de-al tău nu e blocat.
teotihuacan-why-nothing-due = Aici nu e de plătit cacao, deci nu ai nevoie de o Favoare.
teotihuacan-why-not-in-hand = Nu ai cartonașul { $tile } în mână.
teotihuacan-why-no-favour = { $tile } nu poate plăti cacao. Doar o Favoare poate.
teotihuacan-why-tile-not-now = Ai { $tile }, dar nu îl poți folosi în acest moment.
teotihuacan-why-worship-count = { $count ->
    [one] Există un singur spațiu de închinare { $board-on }.
    [few] Există doar { $count } spații de închinare { $board-on }.
   *[other] Există doar { $count } de spații de închinare { $board-on }.
}
teotihuacan-why-no-step = Palatul nu dă pași în temple.
teotihuacan-why-not-royal = Nu sunt cartonașe regale { $board-on }. Sunt doar la Palat.
teotihuacan-why-dear-royal = Nu poți plăti cartonașul regal { $what }.
teotihuacan-why-tile-not-here = { $tile } nu e printre cartonașele pe care le poți revendica aici.
teotihuacan-why-other-temple = Decorațiunea nu dă niciun pas în { $temple }.
teotihuacan-why-raise-here = Această acțiune promovează doar muncitori { $board-on }.
teotihuacan-why-raise-moved = Muncitorul { $power } { $board-on } s-a mutat în această tură, deci acum nu îl poți promova.
teotihuacan-why-exchange-dear = Acel schimb costă { $price }. Ai { $have }.
teotihuacan-why-exchange-most = { $count ->
    [one] Aici poți face un singur schimb.
    [few] Aici poți face între 1 și { $count } schimburi.
   *[other] Aici poți face între 1 și { $count } de schimburi.
}
teotihuacan-why-exchange-lacking = Nu ai { $goods } de schimbat.
teotihuacan-why-sell-most = { $count ->
    [one] Aici poți vinde o singură resursă.
    [few] Aici poți vinde până la { $count } resurse.
   *[other] Aici poți vinde până la { $count } de resurse.
}
teotihuacan-why-sell-lacking = Nu poți vinde atât. Ai doar { $have }.
teotihuacan-why-other-royal = Cartonașul regal de aici, { $what }, funcționează altfel.
teotihuacan-why-no-such-technology = { $technology } nu e printre tehnologiile acestei partide.
teotihuacan-why-owned-technology = Ai deja { $technology }.
teotihuacan-why-not-on-display = Acea piesă nu e în ofertă.
teotihuacan-why-space-taken = Pe acel spațiu este deja o piesă.
teotihuacan-why-space-below = Sub acel spațiu încă lipsesc piese.
teotihuacan-why-ledge-taken = Acolo este deja o decorațiune.
teotihuacan-why-ledge-below = Piramida nu ajunge încă acolo sau lipsește decorațiunea de dedesubt.
teotihuacan-why-spare-other = Acest spațiu nu costă { $goods }, deci nu poți economisi așa.
teotihuacan-why-spare-dear = Chiar dacă economisești { $goods }, nu poți plăti acest spațiu.
teotihuacan-why-salary-most = Salariul tău este doar { $owed }.
teotihuacan-why-salary-have = Nu poți plăti atât. Pentru salariu ai doar { $have }.
teotihuacan-why-not-dealt = Nu ai primit cartonașul de start { $tile }.
teotihuacan-why-keep-twice = Ai un singur cartonaș { $tile }. Păstrează două diferite.
teotihuacan-why-not-offered = Cartonașul de start { $tile } nu e în ofertă.
teotihuacan-why-placed-there = Ai plasat deja un muncitor { $board-on }.
teotihuacan-why-not-on-tiles = Cartonașele tale de start nu arată { $board }.

tzolkin-why-end = Înainte de a încheia tura, plasează sau ridică un muncitor.
tzolkin-why-reach = Un muncitor de pe { $space } nu poate folosi acțiunea { $number }.
tzolkin-why-no-wood = Aici nu e lemn pe care să îl poți lua.
tzolkin-why-bare-tile = Aici mai e un cartonaș de porumb. Ia-l pe acela.
tzolkin-why-pay-amount = Trebuie să plătești exact { $goods }.
tzolkin-why-pay-lacking = Nu ai { $goods } ca să plătești.
tzolkin-why-climb-again = Ai urcat deja în templul lui { $temple }. Acest pas e în alt templu.
tzolkin-why-buy = { $goods } costă { $price }. Ai { $corn }.
tzolkin-why-sell = Nu ai { $goods } de vândut.
tzolkin-why-offer = Nu ai { $goods } de dat ca ofrandă.
tzolkin-why-not-dealt = Nu ai primit cartonașul { $tile }.
tzolkin-why-beg-late = Poți cerși doar înainte să plasezi sau să ridici muncitori.
tzolkin-why-beg-corn = Poți cerși doar cu cel mult { $most }. Ai { $corn }.
tzolkin-why-not-offered = { $name } nu e în ofertă.
tzolkin-why-no-discount = Acum nu ai reducere, deci nu poți economisi { $goods }.
tzolkin-why-spare-other = { $name } nu costă { $goods }, deci nu poți economisi așa.
tzolkin-why-spare-dear = Chiar dacă economisești { $goods }, nu poți plăti { $name }.
tzolkin-why-say-spared = Arhitectura îți economisește o resursă la { $name }. Spune care.
tzolkin-why-plain = Poți renunța la Arhitectură doar la prima clădire de pe Tikal 4.
tzolkin-why-no-action = { $space } nu se poate folosi așa.
