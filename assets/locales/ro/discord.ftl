### Translated from the English version a04c2ed2
# What the bot says in Discord: commands, buttons, messages.

## Commands: the message is the name, as it is registered.
## At most 32 characters for a name, 100 for a description; names in lower case without spaces.

cmd-game = joc
    .description = Începe partida din acest canal, intră în ea sau vezi cum merge.
cmd-game-new = nou
    .description = Începe o partidă nouă în acest canal.
cmd-game-new-game = titlu
    .description = Jocul pentru această partidă.
cmd-game-new-seats = locuri
    .description = Numărul de jucători. Implicit, maximul jocului.
cmd-game-new-seating = ordinea-locurilor
    .description = Locuri prin tragere la sorți sau în ordinea sosirii.
    .random = prin tragere la sorți
    .joined = în ordinea sosirii
cmd-game-new-place = unde
    .description = Joacă aici sau într-un fir nou.
    .here = acest canal
    .thread = fir nou
cmd-game-new-forum = forum
    .description = Joacă într-o postare nouă din acest forum.
cmd-game-join = intrare
    .description = Intră în partida din acest canal.
cmd-game-leave = plecare
    .description = Ieși din lobby înainte să înceapă partida.
cmd-game-start = start
    .description = Pornește partida.
cmd-game-cancel = anulare
    .description = Încheie partida fără rezultat.
cmd-game-info = info
    .description = Arată partida, cine joacă și cine e la rând.
cmd-turn = tura
    .description = Deschide planificatorul ca să-ți joci tura.
cmd-play = joaca
    .description = Joacă un pas sau o tură întreagă într-un singur rând.
cmd-play-action = pasi
    .description = Un pas sau mai mulți, separați prin „;”. Sugestiile apar pe măsură ce scrii.
cmd-board = tabla
    .description = Arată tabla, acum sau după orice tură.
cmd-board-region = zona
    .description = Arată mare o parte a tablei, cu ce costă și ce îți dă.
cmd-board-turn = tura
    .description = Arată tabla de după această tură. Implicit, ultima.
cmd-board-format = format
    .description = O imagine sau text pentru cititoare de ecran și conexiuni lente.
    .picture = imagine
    .text = text
cmd-log = jurnal
    .description = Răsfoiește turele, cu imagini.
cmd-log-turn = tura
    .description = Tura de la care începi. Implicit, ultima.
cmd-undo = revocare
    .description = Revocă ultima ta tură sau cere acordul celorlalți.
cmd-score = scor
    .description = Arată scorul, ca și cum partida s-ar încheia acum.
cmd-rules = reguli
    .description = Caută o regulă, o acțiune sau un cartonaș.
cmd-rules-topic = subiect
    .description = O parte dintr-un nume sau întrebarea ta, cu vorbele tale.
cmd-help = ajutor
    .description = Află cum se joacă.

ui-completion = { $step } – { $label }
ui-completion-so-far = trimite întâi acești pași, apoi continuă

## Buttons, at most 80 characters

ui-button-join = Intră
ui-button-leave = Ieși
ui-button-start = Start
ui-button-start-with-computers = { $count ->
    [one] Joacă cu { $count } calculator
    [few] Joacă cu { $count } calculatoare
   *[other] Joacă cu { $count } de calculatoare
}
ui-button-options = Opțiuni
ui-button-take-turn = Joacă tura
ui-button-board = Tabla
ui-button-full-board = Tabla întreagă
ui-button-log = Jurnal
ui-button-happened = Rezumat
ui-button-take-back = Revocă tura
ui-button-agree = De acord
ui-button-refuse = Refuz
ui-button-undo-step = Anulează pasul
ui-button-undo-of = Anulează: { $step }
ui-button-details = Detalii
ui-button-start-over = De la capăt
ui-button-end-turn = Încheie tura
ui-button-confirm = Confirmă
ui-button-previous = ◀ Anterioara
ui-button-more = Mai multe ▶
ui-button-first = ⏮ Prima
ui-button-back = ◀ Înapoi
ui-button-forward = Înainte ▶
ui-button-last = Ultima ⏭
ui-button-entries = Tot jurnalul
ui-button-pictures = Imagini
ui-button-happened-here = Doar acest mesaj
ui-button-happened-since-own = De la ultima mea tură
ui-button-own-turn = Ultima mea tură
ui-button-next-game = Partida următoare
ui-button-help-more = Mai mult
ui-button-rematch = Revanșă

## Players

ui-player = { $player }
ui-player-unnamed = Jucătorul { $number }
ui-mention = { $user }

## Lobby

ui-lobby-title = **{ $game }** – { $host } caută jucători.
    .closed = **{ $game }** – gazda: { $host }.
ui-lobby-about = { $max ->
    [2] Doi jucători · { $length }
   *[other] { $min }–{ $max } jucători · { $length }
}
ui-lobby-players = Jucători ({ $count } din { $capacity }): { $players }
ui-lobby-takes = Cu { $people } oameni care răspund în cel mult { $within }, o partidă durează cam { $without }. Cu ture programate durează cam { $with }.
ui-option = { $option }: { $value }
ui-seating-random = Locuri: prin tragere la sorți, la start
ui-seating-joined = Locuri: în ordinea sosirii
ui-lobby-open = { $missing ->
    [0] { $host } poate începe acum.
    [one] Mai lipsește un jucător, fie și calculator, apoi { $host } poate începe.
    [few] Mai lipsesc { $missing } jucători, fie și calculatoare, apoi { $host } poate începe.
   *[other] Mai lipsesc { $missing } de jucători, fie și calculatoare, apoi { $host } poate începe.
}
ui-lobby-options = { $options-series }
ui-terms = { $terms-series }
ui-lobby-started = Partida a început.
ui-lobby-over = Partida s-a încheiat.
ui-lobby-cancelled = Lobby-ul e închis.

## What happened

ui-earlier-in-recap = { $count ->
    [one] … un rând anterior e în *{ ui-button-happened }*
    [few] … { $count } rânduri anterioare sunt în *{ ui-button-happened }*
   *[other] … { $count } de rânduri anterioare sunt în *{ ui-button-happened }*
}
ui-earlier-left-out = { $count ->
    [one] … și un rând anterior
    [few] … și { $count } rânduri anterioare
   *[other] … și { $count } de rânduri anterioare
}
ui-happened-effect = -# { $effect }
ui-happened-since-own = **De la ultima ta tură**
ui-happened-replay = { $turns ->
    [one] Tabla după ultima tură.
    [few] Tabla după fiecare dintre ultimele { $turns } ture.
   *[other] Tabla după fiecare dintre ultimele { $turns } de ture.
}
ui-happened-nothing = Încă n-a jucat nimeni.
ui-status = { $status }
ui-turn-next = ▶ { $players }, { $players-count ->
    [one] e rândul tău
   *[other] e rândul vostru
} · { $status }
ui-turn-choose = ▶ { $players }, { $players-count ->
    [one] alege
   *[other] alegeți
} · { $status }
ui-turn-done = { $count ->
    [one] Tura { $last }
    [few] Turele { $first }–{ $last }
   *[other] Turele { $first }–{ $last }
} · { $status }
ui-turn-taken-back = ↩ Revocat:
ui-turn-undone = ↩ { $turns ->
    [one] { $player } a revocat o tură.
    [few] { $player } a revocat { $turns } ture.
   *[other] { $player } a revocat { $turns } de ture.
}

ui-choosing = ▶ { $players }, { $players-count ->
    [one] alege
   *[other] alegeți
} (totul se dezvăluie deodată) · { $status }
ui-choosing-open = ▶ { $players }, { $players-count ->
    [one] alege
   *[other] alegeți
} · { $status }
ui-choosing-chosen = Au ales: { $players }
ui-choosing-all = Toată lumea a ales.

## Taking back

ui-undo-asked = ↩ { $turns ->
    [one] { $player } cere revocarea ultimei ture.
    [few] { $player } cere revocarea ultimelor { $turns } ture.
   *[other] { $player } cere revocarea ultimelor { $turns } de ture.
}
ui-undo-revealed = { $turns ->
    [one] Această tură a dezvăluit: { $what-series }.
   *[other] Aceste ture au dezvăluit: { $what-series }.
}
ui-undo-agreed-by = De acord: { $players }
ui-undo-waiting = { $players }, de acord?
ui-undo-agreed = Toată lumea e de acord.
ui-undo-refused = { $player } refuză.
ui-undo-lapsed = Partida a mers mai departe, așa că cererea a expirat.

## Planner

ui-planner-head = { $status } · { $needs }
ui-planner-planned = Plan: { $planned-inside }
ui-planner-chosen = Ales: { $planned-inside }
ui-planner-more = … și încă { $count }
ui-planner-goods = Ai: { $goods }
ui-planner-question = **{ $question }**
ui-planner-complete = **Tura ta e completă.** Apasă *{ ui-button-end-turn }* ca să devină definitivă.
ui-planner-complete-choice = **Alegerea ta e completă.** Apasă *{ ui-button-confirm }*. O poți revoca până când aleg toți.
ui-planner-complete-secret = **Alegerea ta e completă.** Apasă *{ ui-button-confirm }*. Ceilalți o văd după ce aleg toți, iar până atunci o poți revoca.
ui-planner-complete-final = **Alegerea ta e completă.** Apasă *{ ui-button-confirm }* ca să devină definitivă.
ui-planner-choose = Alege…
ui-planner-choose-page = Alege… (pagina { $page } din { $pages })

## Result

ui-final-title = **Partida s-a încheiat.**
ui-final-place = Locul { $place }: { $player }: { FRACTION($points, $denominator) } PV
ui-final-winner = { $winners-count ->
    [one] ## { $winners } câștigă la { $game } cu un scor de { FRACTION($points, $denominator) }
   *[other] ## { $winners } împart victoria la { $game } cu un scor de { FRACTION($points, $denominator) }
}
ui-final-places = { $places-row }
ui-final-behind = locul { $place }: { $player } { FRACTION($points, $denominator) }
ui-final-records = Recorduri personale: { $records-row }
ui-final-record-beaten = { $player } depășește { FRACTION($points, $denominator) }
ui-final-record-kept = { $player } rămâne la { FRACTION($points, $denominator) }
ui-final-difference = Cea mai mare diferență de puncte: { $source } ({ FRACTION($points, $denominator) } pentru { $winner }, { FRACTION($theirs, $denominator) } pentru { $second }).
ui-final-length = { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
} { $days ->
    [0] în mai puțin de o zi.
    [one] într-o zi.
    [few] în { $days } zile.
   *[other] în { $days } de zile.
}
ui-final-replay = { $turns ->
    [one] Reluarea partidei, { $turns } tură.
    [few] Reluarea partidei, { $turns } ture.
   *[other] Reluarea partidei, { $turns } de ture.
}
ui-score-seat = -# { $player } { FRACTION($points, $denominator) }: { $sources }
ui-score-source = { $source } { FRACTION($points, $denominator) }
ui-score-note = -# { $note }
ui-score-title = **Dacă partida s-ar încheia acum:**
ui-score-more = … și încă { $count }

## Board and log

ui-board-title = { $turn ->
    [0] **La început** – { $status }
   *[other] **După tura { $turn } din { $last }** – { $status }
}
ui-board-regions = Arată mare o parte…
ui-board-region = **{ $region }**
ui-log-title = **Jurnal**, pagina { $page } din { $pages }
ui-log-round = **Runda { $round }**
ui-log-turn = `{ $turn }` { $told }
ui-log-undone = ~~{ $entry }~~
ui-log-more = … și încă { $count }

## /game info

ui-info-title = { $game }, gazda { $host }: { $state }
ui-info-lobby = se așteaptă jucători
ui-info-running = în curs
ui-info-over = încheiată
ui-info-cancelled = anulată
ui-info-turn = { $turn ->
    [0] Încă nu s-a jucat nicio tură.
    [one] O tură până acum, cu tot cu alegerile de la început.
    [few] { $turn } ture până acum, cu tot cu alegerile de la început.
   *[other] { $turn } de ture până acum, cu tot cu alegerile de la început.
}
ui-info-to-act = La rând: { $players }
ui-info-since = Tura a început { $since }
ui-info-pace = În ritmul acesta, toată partida durează cam { $length }
ui-info-link = Ultimul mesaj: { $link }

## /rules

ui-rules-title = **{ $topic }** · { $game }
ui-rules-offer = { $topic } · { $game }
ui-rules-part = - { $topic }
ui-rules-more = … și încă { $count }
ui-rules-see-also = Vezi și…
ui-rules-choose = Alege un subiect…
ui-rules-unsure = Nu știu sigur la ce te referi. E ceva de aici?
ui-rules-unknown = Niciun rezultat. Subiectele cele mai căutate:
# Words that say nothing about what is asked; never shown.
ui-rules-ignored = a acea aceasta această aceea acel acela aceste acestea acestui acești acest acesta acolo acum adică ai aia aici al ale alea alt altă am apoi ar are as aș asta astea așa atunci au avea avem aveți ca când cât câte câți care cărui ce cea cei cel cele ceva cine cu cui cum cumva că căci dacă dar dau dă de deci deja despre din dintre do doar după e ea ei el ele este ești eu explică face facem fac fel fi fie fiecare foarte funcționează funcționa i îi il îl îmi în într între își îți însă înseamnă la le li lor lui lângă m ma mă mai mea mei mele meu mi mie n ne mult multe multă mulți nici niște noastră noi nostru nu o oare ori pe pentru poate pot poți pot prin putea putem regula regulile s sa sau să se și său spune sunt suntem sub ta te ți tine toate tot toți trebuie tu tău tăi tale un una unde unei unele unii unor unul unui va vă vreau vrea vin vine vreo vreun voi vom zice
ui-rules-synonyms = muncitor meeple pion om omuleț figură figurină piesă lucrător zar; zar cub; cacao boabe bani; porumb mâncare grâu hrană; roată angrenaj; dinte spațiu; spațiu loc poziție căsuță; prag treaptă scară nivel; treaptă pas; cale drum stradă alee bulevard; nivel etaj rând; rând linie; casă clădire carte; cartonaș piesă carte fisă; jeton disc fisă; craniu cap; punct scor punctaj; început începe pregătire; sfârșit final termina încheie ultim; foame flămând nehrănit; hrăni mânca mâncare hrană; cost preț plăti scump costă; plăti cheltui da; bani monedă; pune plasa așeza; lua ridica retrage scoate recupera; primi obține câștiga lua; tăia arde foc; copaci pădure junglă; resursă material cub bun; blocat înțepenit prins; debloca elibera; ruga închina; crește îmbunătăți urca ridica promova puternic; urca avansa; tehnologie cerceta învăța; schimb schimba vinde cumpăra piață; dobândi cumpăra lua; neutru gri nimeni fictiv; jucător adversar persoană; egalitate egal; câștig câștiga câștigător victorie; anula revoca greșeală greșit; muta merge mișca; aștepta rămâne sta; eră epocă; reduce reducere ieftin; negativ minus; sări trece pasa; alt nou suplimentar; construi clădi ridica; roti întoarce învârti; salariu leafă plată; completa umple; rămas; coborî scădea; cădea scos ieși; centru mijloc central calendar; unu 1 prim; doi două 2 dublu; trei 3; patru 4; cinci 5; șase 6; șapte 7

## /help

ui-help-intro = **Daykeeper** găzduiește jocuri de societate lungi într-un canal. `{ COMMAND("game new") }` deschide un lobby, ceilalți apasă *{ ui-button-join }*, iar gazda apasă *{ ui-button-start }*.
ui-help-turn = Când e rândul tău, primești o mențiune. *{ ui-button-take-turn }* deschide un planificator pe care îl vezi doar tu, iar nimic nu e definitiv până nu apeși *{ ui-button-end-turn }*.
ui-help-play = Te grăbești? Scrie un pas sau o tură întreagă după `{ COMMAND("play") }`, de exemplu `place palenque; place tikal; end`. Sugestiile apar pe măsură ce scrii.
ui-help-command = `/{ $command }` – { $about }
ui-help-group = `/{ $command } …`: { $names }
ui-help-unofficial = -# Daykeeper { $version } · Un proiect neoficial, făcut de fani. Jocurile aparțin autorilor și editorilor lor.

## Permissions, by Discord's names

ui-permissions-missing = Îmi lipsesc permisiuni în { $channel }: { $permissions }.
ui-permission-view-channel = Vezi canalele (View Channel)
ui-permission-send-messages = Trimite mesaje (Send Messages)
ui-permission-send-messages-in-threads = Trimite mesaje în fire (Send Messages in Threads)
ui-permission-create-public-threads = Creează fire publice (Create Public Threads)
ui-permission-attach-files = Atașează fișiere (Attach Files)
ui-permission-read-message-history = Citește istoricul mesajelor (Read Message History)

## Buttons and commands that cannot be understood

ui-not-a-member = Nu m-a adăugat nimeni aici, așa că nu pot găzdui o partidă. Joacă în mesajele noastre directe sau cere să fiu adăugat pe acest server.
ui-menu-board-text = Tabla ca text
ui-menu-other-message = Mesajul acela nu arată nicio tură. Alege altul.
ui-thread-name = { $game }: { $host }
ui-thread-opened = Lobby-ul tău e deschis în { $thread }. Ceilalți pot intra acolo.
ui-thread-not-here = Aici nu pot deschide un fir. Folosește comanda într-un canal al unui server, în afara firelor.
ui-threads-full = Acest server are deja toate firele active pe care le permite Discord, așa că nu pot deschide altul. Arhivează un fir sau folosește { COMMAND("game new") } într-un canal.
ui-lobby-soon = Lobby-ul tău va apărea aici în curând.
ui-lobby-not-in-thread = Lobby-ul tău este salvat, dar încă nu îl pot publica în acest fir. Menționează-mă aici, apoi folosește oricare dintre comenzile mele.
ui-lobby-no-member = Lobby-ul tău este salvat, dar nu îl pot publica, pentru că nu sunt membru al acestui server. Adaugă-mă cu butonul „Adaugă aplicația” din profilul meu.
ui-lobby-not-posted = Lobby-ul tău este salvat, dar încă nu îl pot publica aici. Am nevoie de aceste permisiuni: { $permissions }.
ui-forum-refused = Discord nu mă lasă să creez o postare în { $channel }. Acolo am nevoie de aceste permisiuni: { $permissions }.
ui-forum-not-yours = Nu poți crea postări în { $channel }, așa că nu pot crea una pentru tine.
ui-forum-needs-tag = Fiecare postare din { $channel } are nevoie de o etichetă. Roagă un moderator să adauge una numită „{ ui-tag-open }”.
ui-tag-open = Locuri libere
ui-tag-running = În curs
ui-tag-over = Încheiată
ui-list-title = **Partidele de pe acest server**
ui-list-lobby = **{ $game }** în { $channel }: se caută jucători ({ $count } din { $capacity })
    .full = **{ $game }** în { $channel }: toate cele { $capacity } locuri sunt ocupate
ui-list-running = **{ $game }** în { $channel } · { $status }
ui-list-none = Nu e deschisă nicio partidă. Începe una cu { COMMAND("game new") }.
ui-list-more = { $count ->
    [one] Mai e o partidă deschisă.
    [few] Mai sunt { $count } partide deschise.
   *[other] Mai sunt { $count } de partide deschise.
}
ui-button-open = Deschide
ui-list-posted = Lista partidelor e acum aici. O țin eu la zi.
ui-list-not-allowed = Lista o poate publica doar o gazdă sau cine administrează canalul.
ui-list-elsewhere = Lista este deja în { $channel }. O poate muta doar cine administrează canalele.
ui-list-no-server = Lista arată partidele unui server. Folosește comanda într-un canal al unui server.
ui-unknown-command = Comanda aceea nu mai există. Scrie / ca să vezi comenzile actuale.
ui-too-long = Textul e prea lung. { $most ->
    [one] Folosește cel mult { $most } caracter.
    [few] Folosește cel mult { $most } caractere.
   *[other] Folosește cel mult { $most } de caractere.
}
ui-unknown-interaction = N-am înțeles. Încearcă din nou cu o comandă ca { COMMAND("board") }.
ui-unknown-button = Nu recunosc butonul acela. Folosește { COMMAND("turn") } sau { COMMAND("board") }.
ui-old-button = Butonul acela e dintr-o altă versiune a mea. Folosește { COMMAND("turn") } sau { COMMAND("board") }.

## The page of a game on the web

ui-button-web = Tabla pe web
ui-button-web-renew = Schimbă linkul
# A link as text. $link: its address
ui-web-link = [{ ui-button-web }](<{ $link }>)
# $link: the address of the page
ui-web-watchers = Oricine are [linkul](<{ $link }>) poate urmări partida pe web.
ui-table-web-renewed = Partida are un link nou. Linkurile vechi nu mai funcționează.
ui-refusal-no-page = Partida nu are pagină web. Gazda o poate activa cu { COMMAND("game settings") }.
