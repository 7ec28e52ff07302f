### Translated from the English version 0695f223
# Who sits at a table: computer players, hints, seats that change hands, a person's tables.

## Commands: see discord.ftl

cmd-game-ai = ai
    .description = Adaugă, scoate sau schimbă calculatoare (gazda) ori dă-i unuia locul tău în grijă.
cmd-game-ai-add = adauga
    .description = Așază un calculator la masa din lobby.
cmd-game-ai-add-strength = nivel
    .description = Cât de bine joacă.
    .easy = Ușor
    .medium = Mediu
    .hard = Greu
cmd-game-ai-remove = scoate
    .description = Scoate un calculator; într-o partidă începută, locul lui e oferit tuturor.
cmd-game-ai-remove-seat = loc
    .description = Numărul locului, așa cum îl arată { COMMAND("game info") }.
cmd-game-ai-strength = nivel
    .description = Schimbă nivelul unui calculator.
cmd-game-ai-strength-strength = nivel
    .description = Cât de bine joacă de acum înainte.
    .easy = Ușor
    .medium = Mediu
    .hard = Greu
cmd-game-ai-strength-seat = loc
    .description = Numărul locului, așa cum îl arată { COMMAND("game info") }.
cmd-game-ai-hand-over = predare
    .description = Dă un loc liber unui calculator sau lasă-l să țină locul cuiva până la întoarcere.
cmd-game-ai-hand-over-strength = nivel
    .description = Cât de bine joacă.
    .easy = Ușor
    .medium = Mediu
    .hard = Greu
cmd-game-ai-hand-over-seat = loc
    .description = Numărul locului, așa cum îl arată { COMMAND("game info") }.
cmd-game-replace = inlocuire
    .description = Oferă altcuiva un loc: al tău, oricare (ca gazdă) sau al cuiva în întârziere (prin vot).
cmd-game-replace-seat = loc
    .description = Numărul locului, din { COMMAND("game info") }; al tău, dacă lipsește.
cmd-game-replace-player = jucator
    .description = Cine îl poate ocupa; oricine, dacă lipsește.
cmd-game-resign = abandon
    .description = Părăsește definitiv partida: continuă un calculator sau locul tău e oferit tuturor.
cmd-game-resign-to = cui
    .description = Cine joacă în locul tău.
    .computer = un calculator
    .anybody = oricine ocupă locul
cmd-game-back = revenire
    .description = Ia-ți locul înapoi, nu-l mai oferi sau reia o partidă anulată.
cmd-game-move = mutare
    .description = Adu aici o partidă de-a ta, dacă i s-a șters canalul.
cmd-game-move-table = masa
    .description = Numărul partidei, din { COMMAND("games") }; necesar doar dacă sunt mai multe.
cmd-hint = sugestie
    .description = Vezi ce ar face un calculator în locul tău și, când se poate spune, de ce.
cmd-games = jocuri
    .description = Partidele tale de pe toate serverele și cine e la rând.
cmd-games-board = lista
    .description = Publică în schimb un mesaj cu toate mesele de pe acest server, ținut la zi.

## Buttons, at most 80 characters

ui-button-add-computer = Adaugă un calculator
ui-button-take-seat = Ocupă locul
ui-button-back-again = M-am întors
ui-button-hint = Sugestie
ui-button-use-hint = Pregătește varianta { $number }
ui-button-back-to-planner = Înapoi
ui-button-turning-points = Momente decisive
ui-button-see-turn = Tura { $turn }

## How strong a computer player is

ui-strength-easy = Ușor
    .the = nivel ușor
ui-strength-medium = Mediu
    .the = nivel mediu
ui-strength-hard = Greu
    .the = nivel greu

## Players

ui-player-computer = { $player } (calculator, { $strength-the })
ui-player-held = { $player } (îi ține locul un calculator, { $strength-the })
ui-player-nobody = { $player } (loc liber)
ui-player-numbered = { $number }. { $player }
ui-seat-number = { $number } pentru { $seat }

## Lobby

ui-choose-strength = Cât de bine să joace calculatorul?
ui-choose-next-strength = Încă unul? Cât de bine să joace?

## What computer players do

ui-turn-computer = La rând: { $players } · { $status }
ui-turn-nobody = E nevoie de cineva: { $players } · { $status }
ui-turn-resting = Calculatoarele așteaptă să se întoarcă un jucător · { $status }

## Seats that change hands. $old: who had it · $new: who has it now

ui-seated-resigned = { $old } a părăsit partida: continuă calculatorul { $new }.
    .until = { $old } a părăsit partida: continuă calculatorul { $new }. Până la { $until }, { $old } poate reveni cu { COMMAND("game back") }.
ui-seated-resigned-free = { $old } a părăsit partida: locul e liber.
    .until = { $old } a părăsit partida: locul e liber. Până la { $until }, { $old } poate reveni cu { COMMAND("game back") }.
ui-seated-replaced = { $new } preia locul jucătorului { $old }.
ui-seated-time-out = Timpul jucătorului { $old } a expirat: un calculator ține locul până la întoarcerea sa.
ui-seated-handed-over = Un calculator ține locul jucătorului { $old } până la întoarcerea sa.
ui-seated-filled = Calculatorul { $new } ocupă locul liber rămas de la { $old }.
ui-seated-left-server = { $old } nu mai e pe acest server: locul îl ține un calculator și îl poate ocupa oricine.
ui-seated-left-server-free = { $old } nu mai e pe acest server: locul îl poate ocupa oricine.
ui-seated-returned = { $new } joacă din nou.
ui-seated-removed = Calculatorul { $old } a fost scos: locul e liber.
ui-seated-alone = { $player }, numai tu ai mai rămas la masă: joacă mai departe cu calculatoarele sau încheie partida cu { COMMAND("game cancel") }.

ui-offer-everybody = **Se caută un jucător:** locul jucătorului { $player } e liber. Cine îl ocupă joacă mai departe de aici.
ui-offer-somebody = { $to }, vrei să preiei locul jucătorului { $player } și să joci mai departe de aici?
ui-offer-asked = { $player } întârzie. Oferim locul altcuiva? De acord: { $agreed } din { $needed }.

## Answers, private, after something was done

ui-table-computer-added = { $computer } (calculator, { $strength-the }) e la masă.
ui-table-computer-removed = { $computer } nu mai e la masă.
ui-table-computer-strength = { $computer }: { $strength-the } de la tura următoare.
ui-table-handed-over = De acum, locul îl ține un calculator.
ui-table-handed-over-alone = De acum, locul îl ține un calculator. Aici nu mai joacă nimeni, așa că partida stă pe loc până se întoarce un jucător.
ui-table-offered = Locul e oferit. Nu se schimbă nimic până nu-l ocupă cineva.
ui-table-offer-asked = I-am întrebat pe ceilalți.
ui-table-offer-agreed = Ești de acord.
ui-table-offer-withdrawn = Locul nu mai e oferit.
ui-table-taken = Locul e al tău.
ui-table-resigned = Ai părăsit partida.
ui-table-resigned-last = La masă nu mai era nimeni în afară de tine, așa că partida s-a încheiat.
ui-table-back = Bine ai revenit: joci mai departe de aici.
ui-table-moved = Partida continuă aici.

## Refusals, private: what is wrong, and what to do

ui-refusal-no-such-seat = Niciun loc nu se potrivește acum: { COMMAND("game info") } arată cine unde stă.
ui-refusal-which-seat = Despre ce loc e vorba? Adaugă opțiunea „{ cmd-game-replace-seat }”: { $seats }.
ui-refusal-no-computers = La această masă se joacă fără calculatoare; gazda poate schimba asta cu { COMMAND("game settings") }.
ui-refusal-sits-already = Jucătorul are deja un loc la această masă: alege pe altcineva.
ui-refusal-seats-kept = Locurile libere sunt păstrate până la { $until } pentru cine a jucat ultima partidă aici: încearcă după aceea.
ui-refusal-not-your-rematch = Doar jucătorii acestei partide pot începe revanșa: deschide o masă a ta cu { COMMAND("game new") }.
ui-refusal-has-seat = Ai deja un loc în această partidă: acesta este pentru altcineva.
ui-refusal-offered-already = Locul e deja oferit: vezi ultimul mesaj despre el.
ui-refusal-not-overdue = E prea devreme: deocamdată doar gazda, { $host }, poate oferi acest loc.
ui-refusal-host-gone = Gazda nu mai era pe server, așa că masa are alta: vezi { COMMAND("game info") }, apoi încearcă din nou.
ui-refusal-offer-closed = Locul nu mai e oferit.
ui-refusal-offered-to-another = Locul e oferit altcuiva.
ui-refusal-never-left = Locul e tot al tău: joacă-ți tura când îți vine rândul.
ui-refusal-held-by-computer = Un calculator îți ține locul: ia-l înapoi cu *{ ui-button-back-again }* sau { COMMAND("game back") }.
ui-refusal-no-hints = La această masă se joacă fără sugestii; gazda poate schimba asta cu { COMMAND("game settings") }.
ui-refusal-no-advice = Aici nu am niciun sfat: alege ce îți place mai mult.
ui-refusal-still-thinking = Încă lucrez la celelalte cereri ale tale: încearcă din nou după ce primești răspuns.
ui-refusal-not-over = Momentele decisive apar după ce se încheie partida.
ui-refusal-not-sealed = Partida a început înainte ca partidele să fie sigilate, așa că nu e nimic de verificat.
ui-refusal-nothing-to-move = Toate partidele tale își au încă canalul: nu e nimic de mutat.
ui-refusal-which-table = Despre ce partidă e vorba? Adaugă opțiunea „{ cmd-game-move-table }”: { $tables }.

## Notes

ui-notice-last-left = { $name } pleacă și nu mai joacă nimeni altcineva: partida se încheie fără rezultat.
    .until = { $name } pleacă și nu mai joacă nimeni altcineva: partida se încheie fără rezultat. Până la { $until } poate fi reluată cu { COMMAND("game back") }.
ui-notice-channel-gone = Canalul partidei tale de { $game } a fost șters. Nimic nu e pierdut: folosește { COMMAND("game move") } în alt canal ca să continui acolo (e partida cu numărul { $table }).
ui-notice-moved = Partida continuă aici: canalul vechi a fost șters.
ui-notice-goes-on = Partida continuă.

## Entries of the log. $seat: who sits there now

ui-entry-seated-resigned = Cineva a plecat; jucător nou: { $seat }
ui-entry-seated-replaced = Un loc a fost preluat; jucător nou: { $seat }
ui-entry-seated-time-out = Timpul jucătorului { $seat } a expirat: locul îl ține un calculator
ui-entry-seated-handed-over = Un calculator ține locul jucătorului { $seat }
ui-entry-seated-left-server = { $seat } nu mai e pe server
ui-entry-seated-returned = { $seat } joacă din nou
ui-entry-seated-removed = De pe locul jucătorului { $seat } a fost scos un calculator

## /hint

ui-hint-title = **Ce ar face un calculator:**
ui-hint-turn = { $gain ->
    [0] **{ $number }.** { $turn }
    [one] **{ $number }.** { $turn } · `cam { $gain } punct peste ultima variantă`
    [few] **{ $number }.** { $turn } · `cam { $gain } puncte peste ultima variantă`
   *[other] **{ $number }.** { $turn } · `cam { $gain } de puncte peste ultima variantă`
}
ui-hint-why = { $deed } – *{ $why }*
ui-hint-foot = -# Un buton pune tura în planificatorul tău; nimic nu e definitiv până nu o închei.

## Questions before something that cannot be undone. $turns: how many would be lost

ui-confirm-cancel = { $turns ->
    [0] Închei această partidă pentru toți, fără rezultat?
    [one] Închei această partidă pentru toți? { $turns } tură ar rămâne fără rezultat.
    [few] Închei această partidă pentru toți? { $turns } ture ar rămâne fără rezultat.
   *[other] Închei această partidă pentru toți? { $turns } de ture ar rămâne fără rezultat.
}
ui-confirm-resign = Părăsești definitiv această partidă? În locul tău ar juca un calculator.
ui-confirm-resign-anybody = Părăsești definitiv această partidă? Locul tău ar fi oferit tuturor.
ui-confirm-resign-last = { $turns ->
    [0] Părăsești această partidă? Numai tu mai ești la masă, așa că s-ar încheia fără rezultat.
    [one] Părăsești această partidă? Numai tu mai ești la masă, așa că s-ar încheia fără rezultat, după { $turns } tură.
    [few] Părăsești această partidă? Numai tu mai ești la masă, așa că s-ar încheia fără rezultat, după { $turns } ture.
   *[other] Părăsești această partidă? Numai tu mai ești la masă, așa că s-ar încheia fără rezultat, după { $turns } de ture.
}
ui-confirm-undo = { $turns ->
    [few] Revoci { $turns } ture? E vorba de a ta și de tot ce s-a jucat după ea; ce s-a tras sau s-a dezvăluit între timp rămâne cunoscut.
   *[other] Revoci { $turns } de ture? E vorba de a ta și de tot ce s-a jucat după ea; ce s-a tras sau s-a dezvăluit între timp rămâne cunoscut.
}
ui-confirm-kept = Nu s-a schimbat nimic.
ui-button-sure-cancel = Încheie partida
ui-button-sure-resign = Părăsește partida
ui-button-sure-undo = Revocă-le
ui-button-keep = Joacă mai departe
ui-button-stay = Îmi iau locul înapoi
ui-button-reopen = Continuă totuși
ui-table-reopened = Partida continuă.
ui-notice-reopened = { $name } a redeschis partida: jocul continuă.
ui-refusal-too-late = A trecut prea mult de atunci sau canalul are acum altă partidă: deschide una nouă cu { COMMAND("game new") }.

## Turning points

ui-review-title = **Momente decisive**
ui-review-none = Partida n-a avut niciun moment decisiv: nicio tură n-a scăzut mult șansa de câștig a cuiva.
ui-review-point = **{ $place }** · { $player } { $played }. Mai bine: { $reason }. Șansa de câștig: { $after }%, cu tura mai bună { $better }%.
ui-review-point-better = **{ $place }** · { $player }. Mai bine: { $reason }. Șansa de câștig: { $after }%, cu tura mai bună { $better }%.
ui-review-round = Runda { $round }, tura { $turn }
ui-review-turn = Tura { $turn }

## /games

ui-games-title = **Partidele tale:**
ui-games-direct = mesajele noastre directe
ui-games-none = Nu ai nicio partidă: deschide una cu { COMMAND("game new") }.
ui-games-running = **{ $game }** în { $channel }
ui-games-lobby = **{ $game }** în { $channel }: se așteaptă jucători
ui-games-channel-deleted = **{ $game }** (numărul { $table }): canalul a fost șters; mută partida în altul cu { COMMAND("game move") }
ui-games-yours = e rândul tău
ui-games-theirs = la rând: { $players }
ui-games-line = { $entry }: { $turn } ({ $since })
ui-games-link = { $line } { $link }

## The pinned message

ui-status-title = **{ $game }**: starea partidei
ui-status-waiting = La rând: { $players } ({ $since })
ui-status-players = Jucători: { $players }
ui-status-not-pinned = -# Nu pot fixa acest mesaj. Permisiuni care lipsesc: { $permissions }.
ui-permission-pin-messages = Fixează mesaje (Pin Messages)

## Settings

ui-setting-hints-alone = doar când joacă o singură persoană

## /help

ui-help-people = Lipsesc jucători? *{ ui-button-add-computer }* din lobby așază calculatoare la masă, iar `{ COMMAND("hint") }` îți dă un sfat. Trebuie să pleci? `{ COMMAND("game resign") }` și `{ COMMAND("game replace") }` îți dau locul mai departe, ca partida să continue.
