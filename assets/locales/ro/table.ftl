### Translated from the English version badca714
# What a table answers, refuses and notes.

## Answers, private, after something was done

ui-table-opened = Masa ta e deschisă: ceilalți pot intra de mai jos.
ui-table-joined = Ești în joc.
ui-table-left = Nu mai ești la masă.
ui-table-lobby-cancelled = Masa s-a închis.
ui-table-started = Partida începe. Distracție plăcută!
ui-table-cancelled = Partida a fost anulată.
ui-table-turn-done = Ți-ai jucat tura. Urmează: { $next }.
ui-table-turn-done-shown = Ți-ai jucat tura. Urmează: { $next }. Tura a dezvăluit ceva ascuns („{ $what }”): o poți revoca doar cu { COMMAND("undo") }.
ui-table-turn-done-final = Ți-ai jucat tura. Urmează: { $next }. Tura a dezvăluit ceva ascuns („{ $what }”): nu mai poate fi revocată.
ui-table-turn-done-chosen = Ai ales; poți revoca alegerea până când aleg toți. Mai au de ales: { $next }.
ui-table-turn-done-chosen-final = Ai ales. Mai au de ales: { $next }.
ui-table-turn-done-revealed = Ai ales. Era ultima alegere, așa că partida merge mai departe.
ui-next-game = { $count ->
    [one] Și { $game } din { $channel } te așteaptă.
    [few] Te mai așteaptă { $count } partide; de cel mai mult timp { $game } din { $channel }.
   *[other] Te mai așteaptă { $count } de partide; de cel mai mult timp { $game } din { $channel }.
}
ui-table-turn-done-over = Ți-ai jucat tura, iar cu ea s-a încheiat partida.
ui-table-undone = Tura e revocată și așteaptă în planificatorul jucătorului.
ui-table-undone-own = Tura e revocată și te așteaptă în planificatorul tău.
ui-table-undo-asked = I-am întrebat pe ceilalți dacă îți poți revoca tura.
ui-table-undo-agreed = Ești de acord.
ui-table-undo-refused = Ai refuzat: tura rămâne.
ui-table-undo-withdrawn = Ți-ai retras cererea: tura rămâne.
ui-table-step = { $step }

## Refusals, private: what is wrong, and what to do

ui-refusal-no-table = În acest canal nu e nicio partidă: deschide una cu { COMMAND("game new") }.
ui-refusal-not-here = Butonul ține de o partidă din alt canal: apasă-l acolo.
ui-refusal-unknown-game = Nu cunosc jocul „{ $game }”: alege unul din listă.
ui-refusal-bad-option = Jocul acesta nu are opțiunea „{ $option }” cu valoarea dată: alege una din listă.
ui-refusal-bad-seats = { $game } e pentru { $min }–{ $max } jucători: alege un număr de locuri din acest interval.
ui-refusal-channel-busy = Canalul are deja o partidă ({ $link }): deschide-o pe a ta în alt canal sau într-un fir.
ui-refusal-channel-busy-unposted = Canalul are deja o partidă, care apare imediat: deschide-o pe a ta în alt canal sau într-un fir.
ui-refusal-table-full = Toate locurile sunt ocupate: așteaptă să se elibereze unul sau deschide altă masă într-un fir.
ui-refusal-already-joined = Ai deja un loc la această masă.
ui-refusal-not-in-lobby = Nu ai un loc la această masă: ocupă unul cu *{ ui-button-join }*.
ui-refusal-has-resigned = Ai renunțat la locul tău în această partidă. Îl poți lua înapoi timp de o zi cu { COMMAND("game back") }, dacă nu l-a ocupat altcineva.
ui-refusal-seat-gone = Locul tău l-a ocupat între timp altcineva.
ui-refusal-not-at-table = Nu joci în această partidă, dar o poți urmări cu { COMMAND("board") } și { COMMAND("log") }.
ui-refusal-not-host = Asta poate face doar gazda, { $host }, sau cine poate administra canalul.
ui-refusal-too-few-players = { $have ->
    [one] E nevoie de cel puțin { $need } jucători și este doar { $have }: așteaptă-i pe ceilalți sau adaugă calculatoare.
    [few] E nevoie de cel puțin { $need } jucători și sunt doar { $have }: așteaptă-i pe ceilalți sau adaugă calculatoare.
   *[other] E nevoie de cel puțin { $need } jucători și sunt doar { $have }: așteaptă-i pe ceilalți sau adaugă calculatoare.
}
ui-refusal-already-started = Partida a început deja: vezi ultimul mesaj din acest canal. Ca să o părăsești, folosește { COMMAND("game resign") }.
ui-refusal-not-started = Partida n-a început încă: gazda o pornește din lobby.
ui-refusal-not-your-turn = Încă nu e rândul tău. La rând: { $who }.
ui-refusal-already-chosen = Ai ales deja. Mai au de ales: { $who }. Până atunci te poți răzgândi cu { COMMAND("undo") }.
ui-refusal-stale-press = Butonul nu mai e actual, deci nu s-a schimbat nimic. *{ ui-button-take-turn }* îți arată tura așa cum e acum.
ui-refusal-already-done = Ai încheiat deja această tură: vezi ultimul mesaj din canal.
ui-refusal-nothing-drafted = Încă nu e niciun pas de anulat.
ui-refusal-turn-not-complete = Tura ta nu e completă încă: răspunde mai întâi la întrebare.
ui-refusal-illegal = { $more ->
    [0] „{ $step }” nu se poate acum, așa că nu s-a schimbat nimic. Posibil: { $possible-inside-series }.
   *[other] „{ $step }” nu se poate acum, așa că nu s-a schimbat nimic. Posibil: { $possible-inside-series }; și încă { $more }.
}
ui-refusal-illegal-after = { $more ->
    [0] „{ $step }” nu se mai poate după pașii pregătiți ({ $planned-inside-series }), așa că nu s-a schimbat nimic. Posibil: { $possible-inside-series }. `undo` anulează ultimul pas.
   *[other] „{ $step }” nu se mai poate după pașii pregătiți ({ $planned-inside-series }), așa că nu s-a schimbat nimic. Posibil: { $possible-inside-series }; și încă { $more }. `undo` anulează ultimul pas.
}
ui-refusal-illegal-in-line = { $more ->
    [0] Pasul { $number } din ce ai scris, „{ $step }”, nu se poate acolo, așa că nu s-a jucat nimic. Acolo e posibil: { $possible-inside-series }.
   *[other] Pasul { $number } din ce ai scris, „{ $step }”, nu se poate acolo, așa că nu s-a jucat nimic. Acolo e posibil: { $possible-inside-series }; și încă { $more }.
}
ui-refusal-illegal-nothing = „{ $step }” nu se poate acum, așa că nu s-a schimbat nimic.
ui-refusal-not-together = Toate acestea nu se pot împreună, așa că nu s-a schimbat nimic: alege mai puține.
ui-refusal-after-the-end = Tura se termină deja înainte de „{ $step }”, așa că nu s-a schimbat nimic: renunță la acest pas.
ui-refusal-empty-line = Scrie măcar un pas: alege unul din listă.
ui-refusal-line-too-long = Textul e prea lung pentru o tură: trimite-l pe bucăți.
ui-refusal-nothing-to-undo = Nu ai nicio tură de revocat.
ui-refusal-turn-of-another = Doar { $who } poate revoca acea tură.
ui-refusal-not-last-turn = Aceea nu mai e ultima ta tură: pe ultima o revoci cu { COMMAND("undo") }.
ui-refusal-before-saved = Tura nu se mai poate revoca: după ea, partida a fost reluată dintr-o poziție salvată.
ui-refusal-undo-pending = Masa votează deja revocarea unei ture: întâi trebuie să se răspundă la cererea aceea. Cine a făcut-o o poate retrage cu *{ ui-button-refuse }*.
ui-refusal-undo-closed = Cererea e închisă: vezi ultimul mesaj din canal.
ui-refusal-own-request = E cererea ta: trebuie să răspundă ceilalți.
ui-refusal-already-answered = Ai răspuns deja: acum depinde de ceilalți.
ui-refusal-unknown-turn = { $last ->
    [0] Încă nu s-a jucat nicio tură.
   *[other] Nu există o asemenea tură: alege una de la 1 la { $last }.
}
ui-refusal-lost-turn = Tura { $turn } nu mai poate fi arătată, pentru că regulile au fost corectate între timp: alege una de mai târziu.
ui-refusal-game-over = Partida s-a încheiat: deschide alta cu { COMMAND("game new") }.
ui-refusal-too-many-tables = { $most ->
    [one] Găzduiești deja { $most } partidă deschisă: termin-o sau închide-o cu { COMMAND("game cancel") }.
    [few] Găzduiești deja { $most } partide deschise: termină una sau închide una cu { COMMAND("game cancel") }.
   *[other] Găzduiești deja { $most } de partide deschise: termină una sau închide una cu { COMMAND("game cancel") }.
}
ui-refusal-server-full = { $most ->
    [one] Serverul are deja { $most } partidă deschisă și mai mult nu pot duce: terminați-o sau închideți-o mai întâi.
    [few] Serverul are deja { $most } partide deschise și mai multe nu pot duce: terminați sau închideți mai întâi una.
   *[other] Serverul are deja { $most } de partide deschise și mai multe nu pot duce: terminați sau închideți mai întâi una.
}
ui-refusal-cancelled = Partida a fost anulată: deschide alta cu { COMMAND("game new") }.
ui-refusal-unreadable = Partida nu mai poate fi încărcată. Turele ei se păstrează; gazda o poate închide cu { COMMAND("game cancel") }.
ui-refusal-trouble = Ceva n-a mers la mine și nu s-a schimbat nimic: încearcă din nou peste o clipă.
ui-refusal-uncertain = Ceva n-a mers la mine. Uită-te la partidă înainte de a încerca din nou.

## Notes, public or to the host

ui-notice-cancelled = { $name } a anulat partida.
    .until = { $name } a anulat partida. Până la { $until } poate fi reluată cu { COMMAND("game back") }.
ui-notice-resumed = După o actualizare, turele mai vechi ale partidei nu mai pot fi redate întocmai. Partida continuă din poziția salvată; turele de dinainte nu se mai pot revoca.
ui-notice-undelivered = Discord n-a acceptat un mesaj de-al meu în { $channel }; motivul e în jurnalele botului. Partida continuă: { COMMAND("turn") } și { COMMAND("board") } merg acolo ca întotdeauna.
ui-notice-withheld = Nu mai am voie să scriu în { $channel }. Nimic nu e pierdut: cu permisiunile { ui-permission-view-channel } și { ui-permission-send-messages }, ultima tură apare acolo.

## Entries of the log

ui-entry-turn = Tura { $turn }, { $seat }
ui-entry-turn-undone = O tură a jucătorului { $seat }, revocată mai târziu
ui-entry-undo-asked = { $seat } cere revocarea unei ture
ui-entry-undo-agreed = { $seat } e de acord
ui-entry-undo-refused = { $seat } refuză
ui-entry-undone = { $turns ->
    [one] { $seat } revocă o tură
    [few] { $seat } revocă { $turns } ture
   *[other] { $seat } revocă { $turns } de ture
}
ui-entry-resumed = Partida e reluată dintr-o poziție salvată

## Fair play: what can be checked

ui-fair-play-sealed = Joc cinstit: sigiliul partidei e { $commitment }
ui-fair-play-ended = Joc cinstit: sămânța { $seed }, sarea { $salt }, jurnalul se încheie cu { $head }
ui-button-fair-play = A fost cinstit?
ui-fair-play-checked = { $turns ->
    [one] Da. S-a jucat exact partida sigilată la început, iar în singura ei tură nu s-a schimbat nimic după aceea. Verifică și tu cu acest fișier.
    [few] Da. S-a jucat exact partida sigilată la început, iar în cele { $turns } ture ale ei nu s-a schimbat nimic după aceea. Verifică și tu cu acest fișier.
   *[other] Da. S-a jucat exact partida sigilată la început, iar în cele { $turns } de ture ale ei nu s-a schimbat nimic după aceea. Verifică și tu cu acest fișier.
}
ui-fair-play-checked-log = { $turns ->
    [one] Da: așezarea e cea sigilată la început, iar în singura tură nu s-a schimbat nimic după aceea. Verifică și tu cu acest fișier.
    [few] Da: așezarea e cea sigilată la început, iar în cele { $turns } ture nu s-a schimbat nimic după aceea. Verifică și tu cu acest fișier.
   *[other] Da: așezarea e cea sigilată la început, iar în cele { $turns } de ture nu s-a schimbat nimic după aceea. Verifică și tu cu acest fișier.
}
ui-fair-play-compare = Primul mesaj al partidei trebuie să arate același sigiliu: { $seal }
ui-fair-play-broken = Nu: { $why }. Spune-i persoanei care administrează botul și păstrează fișierul.
ui-fair-play-file = Toată partida, cu tot ce trebuie pentru verificare
core-proof-shape = fișierul nu este scris cum trebuie
core-proof-game = aici nu există jocul „{ $game }”
core-proof-commitment = sarea, sămânța și așezarea nu dau sigiliul
core-proof-deal = sămânța ei este { $seed }, iar sarea { $salt }, nu cele indicate
core-proof-seal = sigiliul ei este { $seal }, nu cel indicat
core-proof-dealt = așezarea nu provine din sămânță
core-proof-setup = așezarea nu este a acestui joc
core-proof-chain = intrarea { $entry } nu urmează celei dinainte: ceva a fost schimbat sau scos
core-proof-head = jurnalul nu se încheie cu hashul comunicat
core-proof-state = intrarea { $entry } nu duce la poziția pe care o numește
core-proof-good = S-a jucat exact partida sigilată la început ({ $commitment }), iar în { $turns ->
    [one] singura ei tură
    [few] cele { $turns } ture ale ei
   *[other] cele { $turns } de ture ale ei
} nu s-a schimbat nimic după aceea.
core-proof-good-log = Așezarea e cea sigilată la început ({ $commitment }), iar în { $turns ->
    [one] singura tură
    [few] cele { $turns } ture
   *[other] cele { $turns } de ture
} nu s-a schimbat nimic după aceea. Regulile s-au schimbat între timp, așa că așezarea nu a fost generată din nou.
core-proof-unfinished = Partida nu s-a încheiat încă.
