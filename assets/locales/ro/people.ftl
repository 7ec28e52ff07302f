### Translated from the English version ea85a236
# Who sits at a table: computer players, hints, seats that change hands, a person's tables.

## Commands: see discord.ftl

cmd-game-computer = calculator
    .description = Adaugă, scoate sau schimbă calculatoare, ori lasă unul să joace în locul tău.
cmd-game-computer-add = adauga
    .description = Adaugă un calculator în lobby.
cmd-game-computer-add-strength = nivel
    .description = Cât de bine joacă.
    .easy = Ușor
    .medium = Mediu
    .hard = Greu
cmd-game-computer-remove = scoate
    .description = Scoate un calculator. Într-o partidă începută, locul lui devine liber.
cmd-game-computer-remove-seat = loc
    .description = Numărul locului, așa cum îl arată { COMMAND("game info") }.
cmd-game-computer-strength = nivel
    .description = Schimbă nivelul unui calculator.
cmd-game-computer-strength-strength = nivel
    .description = Cât de bine joacă de acum înainte.
    .easy = Ușor
    .medium = Mediu
    .hard = Greu
cmd-game-computer-strength-seat = loc
    .description = Numărul locului, așa cum îl arată { COMMAND("game info") }.
cmd-game-computer-fill-in = suplinire
    .description = Lasă un calculator să joace în locul tău sau dă-i un loc liber.
cmd-game-computer-fill-in-strength = nivel
    .description = Cât de bine joacă.
    .easy = Ușor
    .medium = Mediu
    .hard = Greu
cmd-game-computer-fill-in-seat = loc
    .description = Numărul locului, așa cum îl arată { COMMAND("game info") }.
cmd-game-replace = inlocuire
    .description = Oferă-ți locul. Gazda poate oferi orice loc, ceilalți pe al cuiva care întârzie.
cmd-game-replace-seat = loc
    .description = Numărul locului, din { COMMAND("game info") }. Implicit, al tău.
cmd-game-replace-player = jucator
    .description = Cine îl poate ocupa. Implicit, oricine.
cmd-game-host = gazda
    .description = Fă gazdă pe alt jucător.
cmd-game-host-player = jucator
    .description = Noua gazdă.
cmd-game-resign = abandon
    .description = Părăsește definitiv partida. Continuă un calculator sau altcineva.
cmd-game-resign-to = cui
    .description = Cine continuă în locul tău.
    .computer = un calculator
    .anybody = cine ocupă locul
cmd-game-rejoin = revenire
    .description = Revino la locul tău sau nu-l mai oferi.
cmd-game-reopen = redeschidere
    .description = Redeschide o partidă anulată.
cmd-game-move = mutare
    .description = Mută aici o partidă de-a ta, dacă i s-a șters canalul.
cmd-game-move-game = partida
    .description = Numărul partidei din { COMMAND("games") }, dacă ai mai multe.
cmd-hint = sugestie
    .description = Vezi ce ar face un calculator în locul tău.
cmd-games = jocuri
    .description = Arată partidele tale de pe toate serverele și cine e la rând.
cmd-games-post = publicare
    .description = Publică lista partidelor de pe acest server, mereu la zi.

## Buttons, at most 80 characters

ui-button-add-computer = Adaugă un calculator
ui-button-take-seat = Ocupă locul
ui-button-back-again = M-am întors
ui-button-hint = Sugestie
ui-button-show-hint = Arată sugestia { $number }
ui-button-use-hint = Folosește sugestia { $number }
ui-button-back-to-planner = Înapoi
ui-button-turning-points = Momente decisive
ui-button-see-turn = Tura { $turn }
ui-button-try-turn = Încearcă tura { $turn }

## How strong a computer player is

ui-strength-easy = Ușor
    .the = nivel ușor
ui-strength-medium = Mediu
    .the = nivel mediu
ui-strength-hard = Greu
    .the = nivel greu

## Players

ui-player-computer = { $player } (calculator, { $strength-the })
ui-player-filled-in = { $player } (deocamdată joacă un calculator, { $strength-the })
ui-player-nobody = { $player } (loc liber)
ui-player-numbered = { $number }. { $player }
ui-seat-number = { $number } pentru { $seat }

## Lobby

ui-choose-strength = Cât de bine să joace calculatorul?
ui-choose-next-strength = Încă unul? Cât de bine să joace?

## What computer players do

ui-turn-computer = La rând: { $players } · { $status }
ui-turn-nobody = Loc liber: { $players } · { $status }
ui-turn-resting = Partida așteaptă să se întoarcă un jucător · { $status }

## Seats that change hands. $old: who had it · $new: who has it now

ui-seated-resigned = { $old } a părăsit partida. Continuă calculatorul { $new }.
    .until = { $old } a părăsit partida. Continuă calculatorul { $new }. Până la { $until }, { $old } poate reveni cu { COMMAND("game rejoin") }.
ui-seated-resigned-free = { $old } a părăsit partida. Locul e liber.
    .until = { $old } a părăsit partida. Locul e liber. Până la { $until }, { $old } poate reveni cu { COMMAND("game rejoin") }.
ui-seated-replaced = { $new } preia locul jucătorului { $old }.
    .by = { $new } preia locul jucătorului { $old }. Locul a fost oferit de { $by }.
ui-seated-time-out = Timpul jucătorului { $old } a expirat. Un calculator joacă în locul său până la întoarcere.
ui-seated-handed-over = Un calculator joacă în locul jucătorului { $old } până la întoarcerea sa.
    .by = La cererea lui { $by }, un calculator joacă în locul jucătorului { $old } până la întoarcerea sa.
ui-seated-filled = Calculatorul { $new } ocupă locul liber rămas de la { $old }.
ui-seated-left-server = { $old } nu mai e pe acest server. Deocamdată joacă un calculator, dar locul îl poate ocupa oricine.
ui-seated-left-server-free = { $old } nu mai e pe acest server. Locul îl poate ocupa oricine.
ui-seated-returned = { $new } a revenit.
ui-seated-removed = Calculatorul { $old } iese din partidă. Locul e liber.
ui-seated-alone = { $player }, numai tu ai mai rămas. Continuă cu calculatoarele sau încheie partida cu { COMMAND("game cancel") }.

ui-offer-everybody = **Loc liber:** continuă tu în locul jucătorului { $player }.
    .by = **Loc liber:** { $by } oferă locul jucătorului { $player }. Continuă tu de aici.
ui-offer-somebody = { $to }, vrei să preiei locul jucătorului { $player }?
    .by = { $to }, vrei să preiei locul jucătorului { $player }? Îl oferă { $by }.
ui-offer-asked = { $player } întârzie. Oferim locul altcuiva? De acord: { $agreed } din { $needed }.

## Answers, private, after something was done

ui-table-computer-added = { $computer } (calculator, { $strength-the }) intră în partidă.
ui-table-computer-removed = { $computer } iese din partidă.
ui-table-computer-strength = { $computer }: { $strength-the } de la tura următoare.
ui-table-handed-over = De acum, pe acel loc joacă un calculator.
ui-table-handed-over-alone = De acum, pe acel loc joacă un calculator. Aici nu mai e nimeni, așa că partida așteaptă să se întoarcă un jucător.
ui-table-offered = Locul e liber acum. Nu se schimbă nimic până nu-l ocupă cineva.
ui-table-offer-asked = I-am întrebat pe ceilalți.
ui-table-offer-agreed = Ți-ai dat acordul.
ui-table-offer-withdrawn = Locul nu mai e liber.
ui-table-taken = Locul e al tău.
ui-table-host = Gazda este acum { $host }.
ui-table-dropped = { $player } nu mai este în lobby.
ui-table-resigned = Ai părăsit partida.
ui-table-resigned-last = Nu mai era nimeni în afară de tine, așa că partida s-a încheiat.
ui-table-back = Bine ai revenit! Continui de aici.
ui-table-moved = Partida continuă aici.

## Refusals, private: what is wrong, and what to do

ui-refusal-no-such-seat = Niciun loc nu se potrivește acum. { COMMAND("game info") } le arată pe toate.
ui-refusal-which-seat = Despre ce loc e vorba? Adaugă opțiunea „{ cmd-game-replace-seat }”: { $seats }.
ui-refusal-no-computers = În această partidă nu sunt permise calculatoare. Gazda poate schimba asta cu { COMMAND("game settings") }.
ui-refusal-sits-already = Persoana aceea e deja în această partidă. Alege pe altcineva.
ui-refusal-seats-kept = Locurile libere sunt păstrate până la { $until } pentru cine a jucat ultima partidă. Încearcă după aceea.
ui-refusal-not-your-rematch = Doar jucătorii acestei partide pot cere revanșa. Începe o partidă nouă cu { COMMAND("game new") }.
ui-refusal-has-seat = Ești deja în această partidă. Locul acesta e pentru altcineva.
ui-refusal-offered-already = Locul acela e deja liber. Vezi ultimul mesaj despre el.
ui-refusal-not-overdue = E prea devreme. Deocamdată doar gazda, { $host }, poate oferi acest loc.
ui-refusal-host-gone = Gazda nu mai e pe server, așa că partida are alta. Vezi { COMMAND("game info") }, apoi încearcă din nou.
ui-refusal-offer-closed = Locul acela nu mai e liber.
ui-refusal-replaced = Pe locul tău joacă acum { $name }. Poți urmări partida cu { COMMAND("board") } și { COMMAND("log") }.
ui-refusal-host-not-seated = Gazdă poate fi doar cineva care joacă această partidă. Alege pe altcineva.
ui-refusal-offered-to-another = Locul acela e păstrat pentru altcineva.
ui-refusal-never-left = Locul e tot al tău. Joacă-ți tura când îți vine rândul.
ui-refusal-held-by-computer = Un calculator joacă în locul tău. Revino cu *{ ui-button-back-again }* sau { COMMAND("game rejoin") }.
ui-refusal-no-hints = În această partidă nu sunt permise sugestii. Gazda poate schimba asta cu { COMMAND("game settings") }.
ui-refusal-no-advice = Pentru alegerea asta nu am sugestii. Alege ce îți place mai mult.
ui-refusal-still-thinking = Încă lucrez la celelalte cereri ale tale. Încearcă din nou după ce termin.
ui-refusal-not-over = Momentele decisive apar după ce se încheie partida.
ui-refusal-not-sealed = Partida nu are sigiliu, așa că nu o pot verifica.
ui-refusal-nothing-to-move = Toate partidele tale mai au canalul lor.
ui-refusal-which-table = Ești în mai multe partide. Adaugă opțiunea „{ cmd-game-move-game }”: { $tables }.

## Notes

ui-notice-last-left = { $name } pleacă și nu mai joacă nimeni altcineva. Partida se încheie fără rezultat.
    .until = { $name } pleacă, așa că partida se încheie fără rezultat. Până la { $until } poate fi redeschisă cu { COMMAND("game reopen") }.
ui-notice-seat-opened = { $by } oferă altora locul tău din { $channel } ({ $game }). Joci până când îl ia cineva. Ca să-l păstrezi, folosește acolo { COMMAND("game rejoin") }.
ui-notice-seat-taken = { $by } ți-a preluat locul din { $channel } ({ $game }), pe care îl oferiseră alții.
ui-notice-filled-in = La cererea lui { $by }, un calculator joacă pentru tine în { $channel } ({ $game }). Ca să revii, folosește acolo { COMMAND("game rejoin") }.
ui-notice-dropped-you = { $by } te-a scos din lobby în { $channel } ({ $game }).
ui-notice-dropped = { $by } a scos pe { $old } din lobby.
ui-notice-new-host = { $by } a dat rolul de gazdă lui { $host }.
ui-notice-next-host = Gazda este acum { $host }.
ui-notice-channel-gone = Canalul partidei tale de { $game } a fost șters. Nu s-a pierdut nimic. Folosește { COMMAND("game move") } în alt canal ca să continui acolo (partida numărul { $table }).
ui-notice-moved = Partida continuă aici, fiindcă vechiul ei canal a fost șters.
ui-notice-goes-on = Partida continuă.

## Entries of the log. $seat: who sits there now

ui-entry-seated-resigned = Cineva a plecat. Acum joacă { $seat }
ui-entry-seated-replaced = Un loc a fost preluat. Acum joacă { $seat }
ui-entry-seated-time-out = Timpul jucătorului { $seat } a expirat. Joacă un calculator
ui-entry-seated-handed-over = Un calculator joacă în locul jucătorului { $seat }
ui-entry-seated-left-server = { $seat } nu mai e pe server
ui-entry-seated-returned = { $seat } a revenit
ui-entry-seated-removed = Calculatorul de pe locul jucătorului { $seat } iese din partidă

## /hint

ui-hint-title = **Ce ar face un calculator:**
ui-hint-foot = -# Un buton încarcă sugestia în planificator, în locul pașilor aleși acolo. Nimic nu e definitiv până nu închei tura.
ui-hint-foot-early = -# Încă verific motivele. Poți folosi o sugestie într-o clipă.

## Questions before something that cannot be undone. $turns: how many would be lost

ui-confirm-cancel = { $turns ->
    [0] Închei această partidă pentru toți, fără rezultat?
    [one] Închei această partidă pentru toți, fără rezultat? S-ar pierde { $turns } tură. O poți redeschide timp de o zi.
    [few] Închei această partidă pentru toți, fără rezultat? S-ar pierde { $turns } ture. O poți redeschide timp de o zi.
   *[other] Închei această partidă pentru toți, fără rezultat? S-ar pierde { $turns } de ture. O poți redeschide timp de o zi.
}
ui-confirm-resign = Părăsești această partidă? Continuă un calculator. Te poți întoarce în decurs de o zi.
ui-confirm-resign-anybody = Părăsești această partidă? Locul tău îl poate ocupa oricine. Dacă rămâne liber, te poți întoarce în decurs de o zi.
ui-confirm-resign-last = { $turns ->
    [0] Părăsești această partidă? Numai tu mai joci, așa că s-ar încheia fără rezultat.
    [one] Părăsești această partidă? Numai tu mai joci, așa că s-ar încheia fără rezultat, după { $turns } tură.
    [few] Părăsești această partidă? Numai tu mai joci, așa că s-ar încheia fără rezultat, după { $turns } ture.
   *[other] Părăsești această partidă? Numai tu mai joci, așa că s-ar încheia fără rezultat, după { $turns } de ture.
}
ui-confirm-undo = { $turns ->
    [few] Revoci { $turns } ture, a ta și toate cele de după ea? Ce s-a aflat între timp rămâne cunoscut.
   *[other] Revoci { $turns } de ture, a ta și toate cele de după ea? Ce s-a aflat între timp rămâne cunoscut.
}
ui-confirm-replace = Oferi altcuiva locul jucătorului { $player }? { $player } joacă până când îl ia cineva și primește un mesaj.
ui-confirm-drop = Scoți pe { $player } din lobby? { $player } primește un mesaj.
ui-confirm-fill-in = Lași un calculator să joace pentru { $player }? { $player } poate reveni oricând și primește un mesaj.
ui-confirm-kept = Nu s-a schimbat nimic.
ui-button-sure-cancel = Încheie partida
ui-button-sure-resign = Părăsește partida
ui-button-sure-undo = Revocă turele
ui-button-sure-replace = Oferă locul
ui-button-sure-drop = Scoate jucătorul
ui-button-sure-fill-in = Joacă un calculator
ui-button-sure-not = Nu
ui-button-keep = Joacă mai departe
ui-button-stay = Revino în partidă
ui-button-reopen = Redeschide partida
ui-table-reopened = Partida e din nou deschisă.
ui-notice-reopened = { $name } redeschide partida.
ui-refusal-too-late = A trecut prea mult timp sau canalul are acum altă partidă. Începe una nouă cu { COMMAND("game new") }.

## Turning points

ui-review-title = **Momente decisive**
ui-review-none = Nicio tură n-a costat două puncte sau mai mult față de cea mai bună pe care am găsit-o.
ui-review-searching = Încă mai caut momentele decisive: { $scanned } din { $all } ture sunt gata. Apasă din nou peste câteva minute.
ui-review-point = { $lost ->
    [few] **{ $place }** · { $player } { $played }. Mai bine: { $instead }, cam { $lost } puncte în plus.
   *[other] **{ $place }** · { $player } { $played }. Mai bine: { $instead }, cam { $lost } de puncte în plus.
}
ui-hint-would-say = *Pentru această tură o sugestie ar spune: { $why }*
ui-review-round = Runda { $round }, tura { $turn }
ui-review-turn = Tura { $turn }

## /games

ui-games-title = **Partidele tale:**
ui-games-direct = mesajele noastre directe
ui-games-none = Nu ai nicio partidă. Începe una cu { COMMAND("game new") }.
ui-games-running = { $game } în { $channel }
ui-games-lobby = { $game } în { $channel }: se așteaptă jucători
ui-games-channel-deleted = { $game } (numărul { $table }): canalul a fost șters. Folosește { COMMAND("game move") } în altul.
ui-games-yours = e rândul tău
ui-games-theirs = la rând: { $players }
ui-games-line = { $entry }: { $turn } ({ $since })
ui-games-link = { $line } { $link }
# $line: all that · $page: a link to its page on the web
ui-games-web = { $line } · { $page }

## The pinned message

ui-status-title = { $game }: starea partidei
ui-status-waiting = La rând: { $players } ({ $since })
ui-status-players = Jucători: { $players }
ui-status-not-pinned = -# Nu pot fixa acest mesaj. Permisiuni care lipsesc: { $permissions }.
ui-status-pins-full = -# Nu pot fixa acest mesaj: în acest canal nu mai este loc pentru alte mesaje fixate.
ui-permission-pin-messages = Fixează mesaje (Pin Messages)

## Settings

ui-setting-hints-alone = doar solo

## /help

ui-help-people = Lipsesc jucători? Apasă *{ ui-button-add-computer }* în lobby. Trebuie să pleci? Folosește `{ COMMAND("game resign") }` sau `{ COMMAND("game replace") }`, iar partida continuă.
