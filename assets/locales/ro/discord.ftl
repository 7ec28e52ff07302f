### Translated from the English version 4d1f4fb4
# What the bot says in Discord: commands, buttons, messages.

## Commands: the message is the name, as it is registered.
## At most 32 characters for a name, 100 for a description; names in lower case without spaces.

cmd-game = joc
    .description = Deschide, pornește sau vezi partida din acest canal ori ocupă un loc.
cmd-game-new = nou
    .description = Deschide o masă în acest canal.
cmd-game-new-game = titlu
    .description = Ce joc se joacă.
cmd-game-new-seats = locuri
    .description = Câți jucători; dacă lipsește, numărul maxim.
cmd-game-new-order = ordine
    .description = Cine unde stă; prin tragere la sorți, dacă lipsește.
    .random = prin tragere la sorți
    .joined = în ordinea sosirii
cmd-game-new-in = unde
    .description = Aici sau într-un fir separat.
    .here = acest canal
    .thread = un fir separat
cmd-game-new-forum = forum
    .description = O postare în acest forum.
cmd-game-join = intrare
    .description = Ocupă un loc la masa din acest canal.
cmd-game-leave = plecare
    .description = Renunță la loc înainte să înceapă partida.
cmd-game-start = start
    .description = Pornește partida. Pentru gazdă sau cine poate administra canalul.
cmd-game-cancel = anulare
    .description = Încheie partida fără rezultat. Pentru gazdă sau cine poate administra canalul.
cmd-game-info = info
    .description = Ce se joacă aici, cine joacă și cine e la rând.
cmd-turn = tura
    .description = Joacă-ți tura sau continu-o.
cmd-play = joaca
    .description = Joacă în scris un pas sau o tură întreagă, dintr-o dată.
cmd-play-action = pasi
    .description = Un pas sau mai mulți, despărțiți prin ; – sugestiile apar pe măsură ce scrii.
cmd-board = tabla
    .description = Arată tabla, de acum sau de după orice tură.
cmd-board-turn = tura
    .description = După ce tură; acum, dacă lipsește.
cmd-board-format = format
    .description = O imagine sau text pentru cititoare de ecran și conexiuni lente.
    .picture = imagine
    .text = text
cmd-log = jurnal
    .description = Răsfoiește turele, cu imagini.
cmd-log-turn = tura
    .description = De la ce tură; ultima, dacă lipsește.
cmd-undo = revocare
    .description = Revocă ultima ta tură sau cere acordul celorlalți.
cmd-score = scor
    .description = Câte puncte ar avea fiecare acum și pentru ce.
cmd-rules = reguli
    .description = Caută o regulă, o acțiune sau un cartonaș.
cmd-rules-topic = subiect
    .description = O parte dintr-un nume sau întrebarea ta, cu vorbele tale.
cmd-help = ajutor
    .description = Cum se joacă aici.

ui-completion = { $step } – { $label }
ui-completion-so-far = trimite întâi acești pași, apoi continuă

## Buttons, at most 80 characters

ui-button-join = Intră
ui-button-leave = Pleacă
ui-button-start = Start
ui-button-start-with-computers = { $count ->
    [one] Joacă cu { $count } calculator
    [few] Joacă cu { $count } calculatoare
   *[other] Joacă cu { $count } de calculatoare
}
ui-button-options = Opțiuni
ui-button-take-turn = Joacă tura
ui-button-board = Tabla
ui-button-log = Jurnal
ui-button-happened = Ce s-a întâmplat
ui-button-take-back = Revocă
ui-button-agree = De acord
ui-button-refuse = Refuz
ui-button-undo-step = Anulează pasul
ui-button-undo-of = Anulează: { $step }
ui-button-start-over = De la capăt
ui-button-end-turn = Încheie tura
ui-button-confirm = Confirmă
ui-button-previous = ◀ Anterioara
ui-button-next = Următoarea ▶
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
ui-button-rematch = Revanșă

## Players

ui-player = { $player }
ui-mention = { $user }

## Lobby

ui-lobby-title = **{ $game }** – { $host } deschide o masă.
ui-lobby-about = { $max ->
    [2] Doi jucători · { $length }
   *[other] { $min }–{ $max } jucători · { $length }
}
ui-lobby-players = Jucători ({ $count } din { $capacity }): { $players }
ui-option = { $option }: { $value }
ui-seating-random = Locuri: prin tragere la sorți, la start
ui-seating-joined = Locuri: în ordinea sosirii
ui-lobby-open = { $missing ->
    [0] { $host } poate începe acum.
    [one] Mai lipsește un jucător sau un calculator, apoi { $host } poate începe.
    [few] Mai lipsesc { $missing } jucători sau calculatoare, apoi { $host } poate începe.
   *[other] Mai lipsesc { $missing } de jucători sau calculatoare, apoi { $host } poate începe.
}
ui-lobby-options = { $options-series }
ui-lobby-started = Partida a început.
ui-lobby-over = Partida s-a încheiat.
ui-lobby-cancelled = Masa a fost închisă.

## What happened

ui-told-more = { $count ->
    [one] … înainte a mai fost un rând: vezi *{ ui-button-happened }*
    [few] … înainte au mai fost { $count } rânduri: vezi *{ ui-button-happened }*
   *[other] … înainte au mai fost { $count } de rânduri: vezi *{ ui-button-happened }*
}
ui-happened-why = *{ $why }*
ui-happened-effect = -# { $effect }
ui-happened-since-own = **De la ultima ta tură**
ui-happened-replay = { $turns ->
    [one] Tabla dinainte și de după ultima tură.
    [few] Tabla în ultimele { $turns } ture.
   *[other] Tabla în ultimele { $turns } de ture.
}
ui-happened-nothing = Încă nu s-a jucat nimic.
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
    [few] { $player } a revocat o tură, { $turns } ture în total.
   *[other] { $player } a revocat o tură, { $turns } de ture în total.
}

ui-choosing = ▶ { $players }, { $players-count ->
    [one] alege
   *[other] alegeți
}: alegerile se dezvăluie toate deodată · { $status }
ui-choosing-open = ▶ { $players }, { $players-count ->
    [one] alege
   *[other] alegeți
} · { $status }
ui-choosing-chosen = Au ales: { $players }
ui-choosing-all = Toată lumea a ales.

## Taking back

ui-undo-asked = ↩ { $turns ->
    [one] { $player } cere revocarea unei ture.
    [few] { $player } cere revocarea unei ture: { $turns } ture în total, împreună cu cele de după ea.
   *[other] { $player } cere revocarea unei ture: { $turns } de ture în total, împreună cu cele de după ea.
}
ui-undo-agreed-by = De acord: { $players }
ui-undo-waiting = { $players }, de acord?
ui-undo-agreed = Toată lumea e de acord.
ui-undo-refused = { $player } refuză.
ui-undo-lapsed = Partida a mers mai departe, așa că cererea e închisă.

## Planner

ui-planner-head = { $status } · { $needs }
ui-planner-planned = Pregătit: { $planned-inside }
ui-planner-chosen = Ales: { $planned-inside }
ui-planner-more = … și încă { $count }
ui-planner-goods = Ai: { $goods }
ui-planner-question = **{ $question }**
ui-planner-complete = **Tura ta e completă.** *{ ui-button-end-turn }* o face definitivă; până atunci o vezi doar tu.
ui-planner-complete-choice = **Alegerea ta e completă.** Apasă *{ ui-button-confirm }*; o poți revoca până când aleg toți.
ui-planner-complete-secret = **Alegerea ta e completă.** Apasă *{ ui-button-confirm }*; o poți revoca până când aleg toți, iar ceilalți o văd abia atunci.
ui-planner-complete-final = **Alegerea ta e completă.** *{ ui-button-confirm }* o face definitivă.
ui-planner-choose = Alege…
ui-planner-choose-page = Alege… (pagina { $page } din { $pages })
ui-planner-button = { $label } · { $effect }

## Result

ui-final-title = **Partida s-a încheiat.**
ui-final-place = { $place }. { $player }: { FRACTION($points, $denominator) } PV
ui-final-winner = { $winners-count ->
    [one] ## { $winners } câștigă la { $game } cu un scor de { FRACTION($points, $denominator) }
   *[other] ## { $winners } împart victoria la { $game } cu un scor de { FRACTION($points, $denominator) }
}
ui-final-places = { $places-row }
ui-final-behind = { $place }. { $player } { FRACTION($points, $denominator) }
ui-final-difference = Ce a făcut diferența: { $source }, { FRACTION($points, $denominator) } PV pentru { $winner } și { FRACTION($theirs, $denominator) } pentru { $second }.
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
    [one] Toată partida încă o dată: { $turns } tură.
    [few] Toată partida încă o dată: { $turns } ture.
   *[other] Toată partida încă o dată: { $turns } de ture.
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
ui-log-title = **Jurnal**, pagina { $page } din { $pages }
ui-log-round = **Runda { $round }**
ui-log-turn = `{ $turn }` { $told }
ui-log-undone = ~~{ $entry }~~
ui-log-more = … și încă { $count }

## /game info

ui-info-title = **{ $game }**, masa jucătorului { $host }: { $state }
ui-info-lobby = se așteaptă jucători
ui-info-running = în desfășurare
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
ui-info-link = Ultimul mesaj: { $link }

## /rules

ui-rules-title = **{ $topic }** · { $game }
ui-rules-offer = { $topic } · { $game }
ui-rules-part = - { $topic }
ui-rules-more = … și încă { $count }
ui-rules-see-also = Vezi și…
ui-rules-choose = Alege un subiect…
ui-rules-unsure = Nu știu sigur la ce te referi. Poate la ceva de aici?
ui-rules-unknown = N-am găsit nimic despre asta. Iată ce se întreabă cel mai des:
# Words that say nothing about what is asked; never shown.
ui-rules-ignored = a acea aceasta această aceea acel acela aceste acestea acestui acești acest acesta acolo acum adică ai aia aici al ale alea alt altă am apoi ar are as aș asta astea așa atunci au avea avem aveți ca când cât câte câți care cărui ce cea cei cel cele ceva cine cu cui cum cumva că căci dacă dar dau dă de deci deja despre din dintre do doar după e ea ei el ele este ești eu explică face facem fac fel fi fie fiecare foarte funcționează funcționa i îi il îl îmi în într între își îți însă înseamnă la le li lor lui lângă m ma mă mai mea mei mele meu mi mie n ne mult multe multă mulți nici niște noastră noi nostru nu o oare ori pe pentru poate pot poți pot prin putea putem regula regulile s sa sau să se și său spune sunt suntem sub ta te ți tine toate tot toți trebuie tu tău tăi tale un una unde unei unele unii unor unul unui va vă vreau vrea vin vine vreo vreun voi vom zice
ui-rules-synonyms = muncitor meeple pion om figură piesă; zar muncitor; foame flămând hrăni mânca mâncare; cost preț plăti scump costă; bani monedă; roată angrenaj; centru mijloc central calendar; început începe pregătire; sfârșit final termina încheie ultim; blocat înțepenit; debloca elibera; ruga închina; crește îmbunătăți urca ridica puternic; construi clădi; casă clădire carte; tehnologie cerceta învăța; schimb schimba vinde cumpăra piață; resursă material cub; neutru gri nimeni; doi trei; jucător adversar persoană; egalitate egal; câștiga câștigător victorie; punct scor punctaj; anula revoca greșeală; muta merge mișca pas; aștepta rămâne; tăia arde copaci pădure junglă; eră epocă; reduce reducere fermă; negativ minus zero sub; sări trece; pune plasa; lua ridica retrage; alt încă nou suplimentar

## /help

ui-help-intro = **Daykeeper** găzduiește jocuri de societate lungi într-un canal. `{ COMMAND("game new") }` deschide o masă, ceilalți apasă *{ ui-button-join }*, iar gazda apasă *{ ui-button-start }*.
ui-help-turn = Când e rândul tău, te menționez. *{ ui-button-take-turn }* (sau `{ COMMAND("turn") }`) deschide un planificator pe care îl vezi doar tu: alege pas cu pas, privește imaginea, răzgândește-te oricât vrei. Nimic nu e definitiv până nu apeși *{ ui-button-end-turn }*.
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

ui-not-a-member = Nu m-a adăugat nimeni aici, așa că nu pot găzdui o partidă: joacă în mesajele noastre directe sau cere să fiu adăugat pe server.
ui-menu-board-text = Tabla în cuvinte
ui-menu-other-message = Mesajul acela nu ține de o partidă de-a mea: folosește comanda pe un mesaj în care povestesc o tură.
ui-thread-name = { $game }: { $host }
ui-thread-opened = Masa ta e deschisă în { $thread }: ceilalți se pot alătura acolo.
ui-thread-not-here = Un fir se poate deschide doar într-un canal al unui server, nu în alt fir: folosește comanda chiar în canal.
ui-forum-refused = Discord nu mă lasă să creez o postare în { $channel }. Acolo am nevoie de aceste permisiuni: { $permissions }.
ui-forum-not-yours = Nu poți crea postări în { $channel }, așa că nu o fac în locul tău.
ui-forum-needs-tag = Fiecare postare din { $channel } are nevoie de o etichetă. Roagă pe cineva care îl administrează să adauge una: „{ ui-tag-open }”.
ui-tag-open = Locuri libere
ui-tag-running = În curs
ui-tag-over = Încheiată
ui-list-title = **Mesele de pe acest server**
ui-list-lobby = **{ $game }** în { $channel }: se caută jucători ({ $count } din { $capacity })
ui-list-running = **{ $game }** în { $channel } · { $status }
ui-list-none = Nu e deschisă nicio masă: începe una cu { COMMAND("game new") }.
ui-list-more = { $count ->
    [one] Mai e o masă.
    [few] Mai sunt { $count } mese.
   *[other] Mai sunt { $count } de mese.
}
ui-button-open = Deschide
ui-list-posted = Lista meselor de pe acest server e acum aici, iar eu o țin la zi.
ui-list-not-allowed = Lista o poate publica doar cine poate administra canalul sau e gazda unei mese de pe acest server.
ui-list-elsewhere = Lista este deja în { $channel }: o poate muta doar cine poate administra canalele.
ui-list-no-server = Lista arată mesele unui server: folosește comanda într-un canal al lui.
ui-unknown-command = Comanda nu mai există: scrie / ca să le vezi pe cele de acum.
ui-unknown-interaction = N-am înțeles. Încearcă din nou cu o comandă ca { COMMAND("board") }.
ui-unknown-button = Nu recunosc butonul: folosește { COMMAND("turn") } sau { COMMAND("board") }.
ui-old-button = Butonul e dintr-o altă versiune a mea: folosește { COMMAND("turn") } sau { COMMAND("board") }.
