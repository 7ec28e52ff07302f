### Translated from the English version f5b539e6
# What a table answers, refuses and notes.

## Answers, private, after something was done

ui-table-opened = Lobby-ul tău e deschis.
ui-table-joined = Ești în joc.
ui-table-left = Ai ieșit din lobby.
ui-table-lobby-cancelled = Lobby-ul e închis.
ui-table-started = Partida începe. Distracție plăcută!
ui-table-started-with-computers = Partida începe. Calculatoarele joacă la { $strength-the }. Pentru alte niveluri folosește *{ ui-button-add-computer }* în lobby, sau acum { COMMAND("game computer strength") }.
ui-table-cancelled = Partida a fost anulată.
ui-table-turn-done = Ți-ai jucat tura. Urmează: { $next }.
ui-table-turn-done-shown = Ți-ai jucat tura. Urmează: { $next }. Tura ta a dezvăluit „{ $what }”, așa că pentru { COMMAND("undo") } trebuie acordul celorlalți.
ui-table-turn-done-final = Ți-ai jucat tura. Urmează: { $next }. Tura ta a dezvăluit „{ $what }”, așa că nu poate fi revocată.
ui-table-turn-done-chosen = Ai ales. Poți revoca alegerea până când aleg toți. Mai au de ales: { $next }.
ui-table-turn-done-chosen-final = Ai ales. Mai au de ales: { $next }.
ui-table-turn-done-revealed = Ai ales. Era ultima alegere, așa că partida continuă.
ui-next-game = { $count ->
    [one] Te așteaptă și { $game } din { $channel }.
    [few] Te mai așteaptă { $count } partide, cel mai demult { $game } din { $channel }.
   *[other] Te mai așteaptă { $count } de partide, cel mai demult { $game } din { $channel }.
}
ui-table-turn-done-over = Ți-ai jucat tura, iar partida s-a încheiat.
ui-table-undone = Tura e revocată și s-a întors în planificatorul celui care a jucat-o.
ui-table-undone-own = Tura e revocată și s-a întors în planificatorul tău.
ui-table-undo-asked = I-am întrebat pe ceilalți.
ui-table-undo-agreed = Ți-ai dat acordul.
ui-table-undo-refused = Ai refuzat. Tura rămâne.
ui-table-undo-withdrawn = Ți-ai retras cererea. Tura rămâne.
ui-table-step = { $step }

## Refusals, private: what is wrong, and what to do

ui-refusal-no-table = Aici nu e încă nicio partidă. Începe una cu { COMMAND("game new") }.
ui-refusal-not-here = Butonul e al unei partide din alt canal. Apasă-l acolo.
ui-refusal-unknown-game = Nu cunosc jocul „{ $game }”. Alege unul din listă.
ui-refusal-bad-option = Jocul acesta nu are opțiunea „{ $option }” cu valoarea dată. Alege una din listă.
ui-refusal-bad-seats = { $game } e pentru { $min }–{ $max } jucători. Alege un număr din acest interval.
ui-refusal-channel-busy = Canalul are deja o partidă ({ $link }). Începe-o pe a ta în alt canal sau într-un fir.
ui-refusal-channel-busy-unposted = Canalul are deja o partidă, care apare imediat. Începe-o pe a ta în alt canal sau într-un fir.
ui-refusal-table-full = Toate locurile sunt ocupate. Așteaptă un loc liber sau începe altă partidă într-un fir.
ui-refusal-already-joined = Ești deja în această partidă.
ui-refusal-not-in-lobby = Încă nu ești în această partidă. Apasă *{ ui-button-join }* ca să ocupi un loc.
ui-refusal-has-resigned = Ai părăsit această partidă. Timp de o zi poți reveni cu { COMMAND("game rejoin") }, dacă nu-ți ocupă cineva locul.
ui-refusal-seat-gone = Locul tău l-a ocupat altcineva.
ui-refusal-not-at-table = Nu ești în această partidă. O poți urmări cu { COMMAND("board") } și { COMMAND("log") }.
ui-refusal-not-host = Asta poate face doar gazda, { $host }, sau cine administrează canalul.
ui-refusal-too-few-players = { $have ->
    [one] E nevoie de cel puțin { $need } jucători și este doar { $have }. Așteaptă-i pe ceilalți sau adaugă calculatoare.
    [few] E nevoie de cel puțin { $need } jucători și sunt doar { $have }. Așteaptă-i pe ceilalți sau adaugă calculatoare.
   *[other] E nevoie de cel puțin { $need } jucători și sunt doar { $have }. Așteaptă-i pe ceilalți sau adaugă calculatoare.
}
ui-refusal-already-started = Partida a început deja. Ca să o părăsești, folosește { COMMAND("game resign") }.
ui-refusal-not-started = Partida n-a început încă. Gazda o pornește din lobby.
ui-refusal-not-your-turn = Încă nu e rândul tău. La rând: { $who }.
ui-refusal-already-chosen = Ai ales deja. Te poți răzgândi cu { COMMAND("undo") } cât timp mai au de ales: { $who }.
ui-refusal-stale-press = Alegerea nu mai e valabilă. *{ ui-button-take-turn }* îți arată tura așa cum e acum.
ui-refusal-already-done = Ai încheiat deja această tură. Vezi ultimul mesaj din canal.
ui-refusal-nothing-drafted = Încă nu ai ales niciun pas de anulat.
ui-refusal-turn-not-complete = Tura ta nu e completă încă. Răspunde mai întâi la întrebare.
ui-refusal-illegal = { $more ->
    [0] „{ $step }” nu merge aici. Poți: { $possible-inside-series }.
   *[other] „{ $step }” nu merge aici. Poți: { $possible-inside-series }; și încă { $more }.
}
ui-refusal-illegal-after = { $more ->
    [0] „{ $step }” nu merge după { $planned-inside-series }. Poți: { $possible-inside-series }; sau `undo`.
   *[other] „{ $step }” nu merge după { $planned-inside-series }. Poți: { $possible-inside-series }; încă { $more } sau `undo`.
}
ui-refusal-illegal-in-line = { $more ->
    [0] Pasul { $number }, „{ $step }”, nu merge acolo, așa că nu s-a jucat nimic. Poți: { $possible-inside-series }.
   *[other] Pasul { $number }, „{ $step }”, nu merge acolo, așa că nu s-a jucat nimic. Poți: { $possible-inside-series }; și încă { $more }.
}
ui-refusal-illegal-nothing = „{ $step }” nu merge aici.
ui-refusal-because = { $reason } { $refusal }
ui-refusal-not-together = Nu le poți face pe toate împreună. Alege mai puține.
ui-refusal-after-the-end = Tura se termină înainte de „{ $step }”. Renunță la acest pas.
ui-refusal-empty-line = Rândul e gol. Alege un pas din listă.
ui-refusal-too-many-steps = Tura e prea lungă. Folosește cel mult { $most } de pași.
ui-refusal-line-too-long = Rândul e prea lung pentru o tură. Trimite-l pe bucăți.
ui-refusal-nothing-to-undo = Nu ai nicio tură de revocat.
ui-refusal-turn-of-another = Doar { $who } poate revoca acea tură.
ui-refusal-not-last-turn = Aceea nu mai e ultima ta tură. Pe ultima o revoci cu { COMMAND("undo") }.
ui-refusal-before-saved = Tura nu se mai poate revoca, fiindcă după ea partida a fost reluată dintr-o poziție salvată.
ui-refusal-undo-pending = Există deja o cerere de revocare. Răspunde întâi la ea sau retrage-o pe a ta cu *{ ui-button-refuse }*.
ui-refusal-undo-closed = Cererea aceea e închisă. Vezi ultimul mesaj din canal.
ui-refusal-own-request = E cererea ta. Trebuie să răspundă ceilalți.
ui-refusal-already-answered = Ai răspuns deja. Acum depinde de ceilalți.
ui-refusal-unknown-region = Acest joc nu are o astfel de zonă. Alege una dintre sugestii.
ui-refusal-unknown-turn = { $last ->
    [0] Încă nu s-a jucat nicio tură.
   *[other] Tura aceea nu există. Alege una de la 1 la { $last }.
}
ui-refusal-lost-turn = Tura { $turn } nu mai poate fi arătată, fiindcă regulile au fost corectate între timp. Alege una de mai târziu.
ui-refusal-game-over = Partida s-a încheiat. Începe alta cu { COMMAND("game new") }.
ui-refusal-too-many-tables = { $most ->
    [one] Găzduiești deja { $most } partidă deschisă. Termin-o sau închide-o cu { COMMAND("game cancel") }.
    [few] Găzduiești deja { $most } partide deschise. Termină una sau închide una cu { COMMAND("game cancel") }.
   *[other] Găzduiești deja { $most } de partide deschise. Termină una sau închide una cu { COMMAND("game cancel") }.
}
ui-refusal-server-full = { $most ->
    [one] Serverul are deja { $most } partidă deschisă, iar mai mult nu pot duce. Terminați-o sau închideți-o mai întâi.
    [few] Serverul are deja { $most } partide deschise, iar mai multe nu pot duce. Terminați sau închideți mai întâi una.
   *[other] Serverul are deja { $most } de partide deschise, iar mai multe nu pot duce. Terminați sau închideți mai întâi una.
}
ui-refusal-cancelled = Partida a fost anulată. Începe alta cu { COMMAND("game new") }.
ui-refusal-unreadable = Nu mai pot încărca partida aceasta. Turele ei se păstrează, iar gazda o poate închide cu { COMMAND("game cancel") }.
ui-refusal-trouble = Am avut o problemă, dar nu s-a schimbat nimic. Încearcă din nou peste o clipă.
ui-refusal-uncertain = Am avut o problemă. Uită-te la partidă înainte de a încerca din nou.

## Notes, public or to the host

ui-notice-cancelled = { $name } a anulat partida.
    .until = { $name } a anulat partida. Până la { $until } poate fi redeschisă cu { COMMAND("game reopen") }.
ui-notice-resumed = După o actualizare, partida continuă din poziția salvată. Turele de dinainte nu se mai pot revoca.
ui-notice-undelivered = N-am putut publica un mesaj în { $channel }. Partida e în regulă. Folosește acolo { COMMAND("turn") } sau { COMMAND("board") }.
ui-notice-withheld = Nu mai am voie să scriu în { $channel }. Nu s-a pierdut nimic. Cu { ui-permission-view-channel } și { ui-permission-send-messages }, public acolo ultima tură.

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

ui-fair-play-sealed = Sigiliu: { $commitment } · dovedește mai târziu că așezarea nu s-a schimbat
ui-fair-play-ended = Datele sigiliului: sămânța { $seed } · sarea { $salt } · jurnalul { $head }
ui-button-fair-play = Verifică corectitudinea
ui-fair-play-checked = { $turns ->
    [one] Da, s-a jucat cinstit. Așezarea e cea sigilată la început, iar în singura tură nu s-a schimbat nimic. Verifică și tu cu acest fișier.
    [few] Da, s-a jucat cinstit. Așezarea e cea sigilată la început, iar în cele { $turns } ture nu s-a schimbat nimic. Verifică și tu cu acest fișier.
   *[other] Da, s-a jucat cinstit. Așezarea e cea sigilată la început, iar în cele { $turns } de ture nu s-a schimbat nimic. Verifică și tu cu acest fișier.
}
ui-fair-play-checked-log = { $turns ->
    [one] Da, s-a jucat cinstit. Așezarea e cea sigilată, iar în singura tură nu s-a schimbat nimic. Verifică și tu cu acest fișier.
    [few] Da, s-a jucat cinstit. Așezarea e cea sigilată, iar în cele { $turns } ture nu s-a schimbat nimic. Verifică și tu cu acest fișier.
   *[other] Da, s-a jucat cinstit. Așezarea e cea sigilată, iar în cele { $turns } de ture nu s-a schimbat nimic. Verifică și tu cu acest fișier.
}
ui-fair-play-compare = Primul mesaj al partidei trebuie să arate același sigiliu: { $seal }
ui-fair-play-broken = Nu: { $why }. Spune-i adminului botului și păstrează fișierul.
ui-fair-play-file = Toată partida, cu tot ce trebuie pentru verificare
core-proof-shape = fișierul nu este scris cum trebuie
core-proof-game = „{ $game }” nu e un joc al acestui program
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
core-proof-not-dealt = așezarea nu a fost verificată, fiindcă regulile s-au schimbat după această partidă
core-proof-unfinished = Partida nu s-a încheiat încă.
