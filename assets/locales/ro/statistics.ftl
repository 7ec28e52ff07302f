### Translated from the English version c43e48d8
# People across games: ratings, statistics, lists and comparisons.

## Commands: see discord.ftl

cmd-stats = statistici
    .description = Arată cota și statisticile unui jucător sau compară doi.
cmd-stats-player = jucator
    .description = Jucătorul; fără el, tu.
cmd-stats-game = joc
    .description = Jocul; fără el, ultimul pe care l-ai terminat.
cmd-stats-against = contra
    .description = Compară cu acest jucător.
cmd-leaderboard = clasament
    .description = Arată cei mai buni jucători din sezon sau din toate timpurile.
cmd-leaderboard-game = joc
    .description = Jocul; fără el, ultimul pe care l-ai terminat.
cmd-leaderboard-season = sezon
    .description = Un trimestru sau toate timpurile; fără el, acest trimestru.
cmd-leaderboard-list = lista
    .description = Partide între oameni sau cu calculatoare.
    .people = Între oameni
    .computers = Cu calculatoare

## Buttons, at most 80 characters

ui-button-people-games = Partide
ui-button-post = Publică
ui-button-all-time = Toate timpurile
ui-button-this-season = Sezonul acesta
ui-button-season-before = Sezonul dinainte
ui-button-against-computers = Cu calculatoare
ui-button-how-it-works = Cum funcționează
ui-button-higher = ◀ Locuri mai înalte
ui-button-lower = Locuri mai joase ▶
ui-people-compare = Compară cu…

## Texts

ui-people-stats = **{ $player }** la { $game }: { $rating } ± { $band }
ui-people-stats-listed = **{ $player }** la { $game }: { $rating } ± { $band }, { $place } din { $count }
ui-people-stats-unrated = **{ $player }** la { $game }: încă nicio partidă cotată
ui-people-wins-line = { FRACTION($wins, 10) } victorii în { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
}. Cotele prevedeau { TENTHS($expected) }.
ui-people-one-more = Încă o partidă și ești pe listă.
ui-people-one-more-of = Încă o partidă și ajunge pe listă.
ui-people-no-game = Încă n-ai terminat nicio partidă de { $game } aici. Începe una cu { COMMAND("game new") }.
ui-people-no-game-of = { $player } încă n-a terminat nicio partidă de { $game } aici.
ui-people-never-met = { $one } și { $other } încă n-au terminat împreună nicio partidă de { $game } aici.
ui-people-score-line = **{ $one } { $ahead } : { $behind } { $other }** la { $game }, după cine a terminat în față
ui-people-chance = Data viitoare, { $one } are { $percent }% șanse să termine în față.
ui-people-leads = **{ $game }, { $season }**: { $player } conduce cu cel puțin { $low }
ui-people-list-computers = **{ $game }, cu calculatoare**: { $player } conduce cu cel puțin { $low }.
ui-people-provisional = Valorile calculatoarelor sunt provizorii.
ui-people-you-are = Ești pe { $place }.
ui-people-season-ends = Sezonul se termină peste { $length }.
ui-people-short-list = Lista are nevoie de doi oameni cu câte două partide cotate. Până acum: { $people-row }.
ui-people-so-far = { $player } { $count }
ui-people-empty-season = În acest sezon încă nu s-a terminat nicio partidă cotată de { $game }.
ui-people-empty-list = Aici încă nu s-a terminat nicio partidă cotată de { $game }. Începe una cu { COMMAND("game new") }.
ui-people-no-computers-list = Aici încă nimeni n-a terminat o partidă de { $game } cu calculatoare.
ui-people-updating = -# Se actualizează: { $percent }%
ui-people-how = O cotă este o estimare cu o bandă. Banda e corectă de 7–8 ori din 10. Lista e ordonată după capătul de jos al benzii. Fiecare partidă o îngustează.
ui-final-first-win = { $player } câștigă aici pentru prima dată la { $game }.
ui-final-surprise = { $player } câștigă cu doar { $percent }% șanse după cote.
ui-final-in-a-row = { $player } a câștigat aici { $count } partide la rând.
ui-final-leader = { $player } trece în fruntea clasamentului sezonului.
ui-final-ratings = Cotă: { $changes-row }
ui-final-rating-change = { $player } { SIGNED($change) } ({ $rating })

## Seasons and months

ui-people-quarter-1 = ianuarie–martie { $year }
ui-people-quarter-2 = aprilie–iunie { $year }
ui-people-quarter-3 = iulie–septembrie { $year }
ui-people-quarter-4 = octombrie–decembrie { $year }
ui-people-all-time = Toate timpurile
ui-people-month-1 = ian
ui-people-month-2 = feb
ui-people-month-3 = mar
ui-people-month-4 = apr
ui-people-month-5 = mai
ui-people-month-6 = iun
ui-people-month-7 = iul
ui-people-month-8 = aug
ui-people-month-9 = sept
ui-people-month-10 = oct
ui-people-month-11 = nov
ui-people-month-12 = dec

## Pictures: short texts

ui-people-no-initial = { "" }
ui-people-player = Jucător
ui-people-none = –
ui-people-figure = { FRACTION($points, $denominator) }
ui-people-rating = Cotă
ui-people-band = ± { $band }
# $digit: not needed here
ui-people-place = locul { $place }
ui-people-of = din { $count }
ui-people-unlisted = încă nu pe listă
ui-people-last = ultim
ui-people-games-since = { $game } · { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
} din { $since }
ui-people-games = { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
ui-people-ways = De unde punctele
ui-people-ways-compared = față de media serverului
ui-people-ways-average = media pe partidă
ui-people-wins = Victorii
ui-people-parts = { FRACTION($thousandths, 10) }
ui-people-of-games = din { $count ->
    [one] { $count } partidă
    [few] { $count } partide
   *[other] { $count } de partide
}
ui-people-expected = { TENTHS($expected) } prevăzute
ui-people-against-computers = Cu calculatoare
ui-people-no-computers = încă niciuna
ui-people-points = Puncte
ui-people-average = media
ui-people-best = record
ui-people-turn-time = Timp pe tură
ui-people-no-times = încă nicio tură
ui-people-of-time = din { $time }
ui-people-limit = partide de { $time }
ui-people-clock = cu ceas
ui-people-in-time = { $percent }% la timp
ui-people-minutes = { $count } min
ui-people-hours = { $count } h
ui-people-days = { $count ->
    [one] { $count } zi
    [few] { $count } zile
   *[other] { $count } de zile
}
ui-people-at-least = cel puțin
ui-people-last-five = ultimele cinci
ui-people-games-column = partide
ui-people-new = nou
ui-people-won-of-these = a câștigat { $count } dintre ele
ui-people-ahead-by = Cine a terminat în față și cu cât
ui-people-also-won = a câștigat partida
ui-people-average-from = Puncte în medie din
ui-people-next-time = Data viitoare
ui-people-percent = { $percent }%
ui-people-closest = Cea mai strânsă
ui-people-widest = Cea mai clară
ui-people-score = { $one } : { $other }
ui-people-in-a-row = La rând

## Pictures: descriptions for screen readers

ui-people-alt-list = { $game }, { $season }.
ui-people-alt-row = { $rank }: { $player }, cel puțin { $low }, { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}.
ui-people-alt-card = { $player } la { $game }, { $games ->
    [one] { $games } partidă
    [few] { $games } partide
   *[other] { $games } de partide
}.
ui-people-alt-rating = Cotă { $rating } ± { $band }.
ui-people-alt-wins = { FRACTION($wins, 10) } victorii în { $games ->
    [one] { $games } partidă cotată
    [few] { $games } partide cotate
   *[other] { $games } de partide cotate
}, { TENTHS($expected) } prevăzute.
ui-people-alt-pair = { $one } contra { $other } la { $game }: { $ahead } la { $behind }, după cine a terminat în față.
ui-people-alt-runs = Cele mai lungi serii: { $one } și { $other } la rând.

## Sources of points in Tzolk'in, short

tzolkin-source-temples = temple
tzolkin-source-buildings = clădiri
tzolkin-source-monuments = monumente
tzolkin-source-skulls = cranii
tzolkin-source-goods = bunuri
tzolkin-source-technologies = tehnologii
tzolkin-source-tiles = cartonașe de avere
tzolkin-source-hunger = foame
