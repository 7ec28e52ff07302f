### Translated from the English version c43e48d8
# People across games: ratings, statistics, lists and comparisons.

## Commands: see discord.ftl

cmd-stats = statistiche
    .description = Mostra il punteggio e le statistiche di un giocatore, o confrontane due.
cmd-stats-player = giocatore
    .description = Il giocatore; senza, tu.
cmd-stats-game = gioco
    .description = Il gioco; senza, l'ultimo che hai finito.
cmd-stats-against = contro
    .description = Confronta con questo giocatore.
cmd-leaderboard = classifica
    .description = Mostra i migliori giocatori della stagione o di sempre.
cmd-leaderboard-game = gioco
    .description = Il gioco; senza, l'ultimo che hai finito.
cmd-leaderboard-season = stagione
    .description = Un trimestre o sempre; senza, questo trimestre.
cmd-leaderboard-list = lista
    .description = Partite tra persone o contro giocatori computer.
    .people = Tra persone
    .computers = Contro giocatori computer

## Buttons, at most 80 characters

ui-button-people-games = Partite
ui-button-post = Pubblica
ui-button-all-time = Di sempre
ui-button-this-season = Questa stagione
ui-button-season-before = Stagione precedente
ui-button-against-computers = Contro giocatori computer
ui-button-how-it-works = Come funziona
ui-button-higher = ◀ Posti più alti
ui-button-lower = Posti più bassi ▶
ui-people-compare = Confronta con…

## Texts

ui-people-stats = **{ $player }** a { $game }: { $rating } ± { $band }
ui-people-stats-listed = **{ $player }** a { $game }: { $rating } ± { $band }, { $place } di { $count }
ui-people-stats-unrated = **{ $player }** a { $game }: ancora nessuna partita valida per la classifica
ui-people-wins-line = { FRACTION($wins, 10) } vittorie in { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}. I punteggi ne prevedevano { TENTHS($expected) }.
ui-people-one-more = Ancora una partita e sei in classifica.
ui-people-one-more-of = Ancora una partita e sarà in classifica.
ui-people-no-game = Qui non hai ancora finito una partita a { $game }. Cominciane una con { COMMAND("game new") }.
ui-people-no-game-of = Qui { $player } non ha ancora finito una partita a { $game }.
ui-people-never-met = Qui { $one } e { $other } non hanno ancora finito insieme una partita a { $game }.
ui-people-score-line = **{ $one } { $ahead } : { $behind } { $other }** a { $game }, contando chi è arrivato davanti
ui-people-chance = La prossima volta { $one } ha il { $percent }% di probabilità di arrivare davanti.
ui-people-leads = **{ $game }, { $season }**: { $player } è in testa con almeno { $low }
ui-people-list-computers = **{ $game }, contro giocatori computer**: { $player } è in testa con almeno { $low }.
ui-people-provisional = I valori dei giocatori computer sono provvisori.
ui-people-you-are = Sei { $place }.
ui-people-season-ends = La stagione finisce tra { $length }.
ui-people-short-list = La classifica richiede due persone con due partite valide ciascuna. Finora: { $people-row }.
ui-people-so-far = { $player } { $count }
ui-people-empty-season = In questa stagione non è ancora finita nessuna partita valida a { $game }.
ui-people-empty-list = Qui non è ancora finita nessuna partita valida a { $game }. Cominciane una con { COMMAND("game new") }.
ui-people-no-computers-list = Qui nessuno ha ancora finito una partita a { $game } contro giocatori computer.
ui-people-updating = -# Aggiornamento: { $percent }%
ui-people-how = Un punteggio è una stima con una fascia. La fascia è giusta 7 o 8 volte su 10. La classifica segue il limite basso della fascia. Ogni partita la restringe.
ui-final-first-win = { $player } vince qui per la prima volta a { $game }.
ui-final-surprise = { $player } vince con appena il { $percent }% di probabilità secondo i punteggi.
ui-final-in-a-row = { $player } ha vinto qui { $count } partite di fila.
ui-final-leader = { $player } passa in testa alla classifica della stagione.
ui-final-ratings = Punteggio: { $changes-row }
ui-final-rating-change = { $player } { SIGNED($change) } ({ $rating })

## Seasons and months

ui-people-quarter-1 = gennaio–marzo { $year }
ui-people-quarter-2 = aprile–giugno { $year }
ui-people-quarter-3 = luglio–settembre { $year }
ui-people-quarter-4 = ottobre–dicembre { $year }
ui-people-all-time = Di sempre
ui-people-month-1 = gen
ui-people-month-2 = feb
ui-people-month-3 = mar
ui-people-month-4 = apr
ui-people-month-5 = mag
ui-people-month-6 = giu
ui-people-month-7 = lug
ui-people-month-8 = ago
ui-people-month-9 = set
ui-people-month-10 = ott
ui-people-month-11 = nov
ui-people-month-12 = dic

## Pictures: short texts

ui-people-no-initial = { "" }
ui-people-player = Giocatore
ui-people-none = –
ui-people-figure = { FRACTION($points, $denominator) }
ui-people-rating = Punteggio
ui-people-band = ± { $band }
# $digit: not needed here
ui-people-place = { $place }º
ui-people-of = di { $count }
ui-people-unlisted = non ancora in classifica
ui-people-last = ultimo
ui-people-games-since = { $game } · { $count ->
    [one] { $count } partita
   *[other] { $count } partite
} da { $since }
ui-people-games = { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
ui-people-ways = Da dove i punti
ui-people-ways-compared = rispetto alla media del server
ui-people-ways-average = media per partita
ui-people-wins = Vittorie
ui-people-parts = { FRACTION($thousandths, 10) }
ui-people-of-games = su { $count ->
    [one] { $count } partita
   *[other] { $count } partite
}
ui-people-expected = { TENTHS($expected) } previste
ui-people-against-computers = Contro giocatori computer
ui-people-no-computers = ancora nessuna
ui-people-points = Punti
ui-people-average = media
ui-people-best = record
ui-people-turn-time = Tempo per turno
ui-people-no-times = ancora nessun turno
ui-people-of-time = di { $time }
ui-people-limit = partite da { $time }
ui-people-clock = con orologi
ui-people-in-time = { $percent }% in tempo
ui-people-minutes = { $count } min
ui-people-hours = { $count } h
ui-people-days = { $count ->
    [one] { $count } giorno
   *[other] { $count } giorni
}
ui-people-at-least = almeno
ui-people-last-five = ultime cinque
ui-people-games-column = partite
ui-people-new = nuovo
ui-people-won-of-these = ne ha vinte { $count }
ui-people-ahead-by = Chi è arrivato davanti, e di quanto
ui-people-also-won = ha vinto la partita
ui-people-average-from = Punti in media da
ui-people-next-time = La prossima volta
ui-people-percent = { $percent }%
ui-people-closest = Più combattuta
ui-people-widest = Più netta
ui-people-score = { $one } : { $other }
ui-people-in-a-row = Di fila

## Pictures: descriptions for screen readers

ui-people-alt-list = { $game }, { $season }.
ui-people-alt-row = { $rank }: { $player }, almeno { $low }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}.
ui-people-alt-card = { $player } a { $game }, { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}.
ui-people-alt-rating = Punteggio { $rating } ± { $band }.
ui-people-alt-wins = { FRACTION($wins, 10) } vittorie in { $games ->
    [one] { $games } partita valida
   *[other] { $games } partite valide
}, { TENTHS($expected) } previste.
ui-people-alt-pair = { $one } contro { $other } a { $game }: { $ahead } a { $behind }, contando chi è arrivato davanti.
ui-people-alt-runs = Serie più lunghe: { $one } e { $other } di fila.

## Sources of points in Tzolk'in, short

tzolkin-source-temples = templi
tzolkin-source-buildings = edifici
tzolkin-source-monuments = monumenti
tzolkin-source-skulls = teschi
tzolkin-source-goods = materiali
tzolkin-source-technologies = tecnologie
tzolkin-source-tiles = tessere Ricchezza
tzolkin-source-hunger = fame
