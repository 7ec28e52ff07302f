### Translated from the English version 3d368207
# Texts in the pictures of Teotihuacan. Short: most of it has little room.

## Players without a name that can be shown

teotihuacan-picture-colour-red = Rosso
teotihuacan-picture-colour-green = Verde
teotihuacan-picture-colour-blue = Blu
teotihuacan-picture-colour-yellow = Giallo

## The first line

teotihuacan-picture-played = Ha giocato { $name }
teotihuacan-picture-to-draft = { $name } sceglie la tessera
teotihuacan-picture-bonuses = { $name }: primi bonus
teotihuacan-picture-to-pay = { $name } paga i salari
teotihuacan-picture-wins = Vince { $name }
teotihuacan-picture-shared = Vittoria condivisa
teotihuacan-picture-keeping = Scegli le tessere
teotihuacan-picture-placing = Piazza i lavoratori
teotihuacan-picture-era = Era { $era }
teotihuacan-picture-of-eras = di { $eras }
teotihuacan-picture-eclipse-in = { $rounds ->
    [one] Eclissi tra { $rounds } round
   *[other] Eclissi tra { $rounds } round
}
teotihuacan-picture-rounds = { $rounds ->
    [one] round
   *[other] round
}
teotihuacan-picture-last-round = Eclissi a fine round
teotihuacan-picture-eclipse-now = Eclissi
teotihuacan-picture-round = Round { $round }
teotihuacan-picture-after-round = Dopo il round { $round }
teotihuacan-picture-light-disc = Calendario { $light } su { $dark }

## The right column

teotihuacan-picture-temple-blue = Blu
teotihuacan-picture-temple-red = Rosso
teotihuacan-picture-temple-green = Verde
teotihuacan-picture-avenue = Sentiero dei Morti
teotihuacan-picture-pyramid-track = Tracciato Piramide
teotihuacan-picture-ascension = Ascensione

## The players

teotihuacan-picture-order = { $n }º
teotihuacan-picture-order-to-move = { $n }º · di turno
teotihuacan-picture-order-to-decide = { $n }º · decide
teotihuacan-picture-place = { $n }º posto

## Alt texts

teotihuacan-picture-alt-board = La plancia di Teotihuacan nella { $era }ª era.
teotihuacan-picture-alt-keeping = I giocatori scelgono le tessere iniziali.
teotihuacan-picture-alt-placing = I giocatori piazzano i lavoratori iniziali.
teotihuacan-picture-alt-to-move = Tocca a { $seat }.
teotihuacan-picture-alt-eclipse = È l'eclissi; { $seat } paga i lavoratori.
teotihuacan-picture-alt-over = La partita è finita; vince { $winner }.
teotihuacan-picture-alt-rounds = { $rounds ->
    [one] L'eclissi arriva dopo questo round.
   *[other] L'eclissi arriva tra { $rounds } round.
}
teotihuacan-picture-alt-scores = Punti: { $scores }.
teotihuacan-picture-alt-score = { $seat } { $points }
teotihuacan-picture-alt-held = { $seat } ha { $goods }.
teotihuacan-picture-alt-draft = Il turno di { $seat } come lo sta preparando.
teotihuacan-picture-alt-scoring = I punti di tutti, per provenienza.
teotihuacan-picture-alt-card = { $name }. { $effect }
teotihuacan-picture-alt-card-plain = { $name }.

## Drafts, areas, scoring, cards

teotihuacan-picture-matches = Icone uguali
teotihuacan-picture-level = Livello { $level }
teotihuacan-picture-no-tiles = Ancora nessuna Scoperta
teotihuacan-picture-salary-sum = Prossima eclissi: { $owed } cacao di salario, { $held } in mano
teotihuacan-picture-final-scoring = Punteggio finale
teotihuacan-picture-scoring-now = Se finisse adesso con un'eclissi
teotihuacan-picture-next-eclipse = Prossima eclissi (già contata)
teotihuacan-picture-card-board = plancia azione
teotihuacan-picture-card-technology = tecnologia
teotihuacan-picture-card-royal = tessera Reale
teotihuacan-picture-card-bonus = tessera Bonus
teotihuacan-picture-card-reward = Ascensione
teotihuacan-picture-card-discovery = tessera Scoperta
teotihuacan-picture-card-start = tessera iniziale
teotihuacan-picture-card-pyramid = tassello
teotihuacan-picture-card-decoration = decorazione

## Regions, each drawn large

teotihuacan-picture-region-temples = Templi
teotihuacan-picture-region-tracks = Sentiero e tracciato Piramide
teotihuacan-picture-region-tiles = Tessere scoperta
teotihuacan-picture-region-player = { $seat }
teotihuacan-picture-alt-region = { $name }, in grande.
teotihuacan-picture-alt-line = { $line }.
teotihuacan-picture-alt-visit = Il lavoratore di { $seat } di forza { $power } { $board-from }: paga { $price }, riceve { $gains }
teotihuacan-picture-alt-visit-here = Il lavoratore di { $seat } di forza { $power } già qui: paga { $price }, riceve { $gains }
teotihuacan-picture-alt-visit-impossible = { $visit } (ora non è possibile)
teotihuacan-picture-alt-no-visit = Nessun lavoratore di { $seat } può arrivare qui con una mossa
teotihuacan-picture-alt-next-steps = Prossimi passi di { $seat }: { $steps }
teotihuacan-picture-alt-next-step = { $temple }: { $reward }
teotihuacan-picture-alt-eclipse-now = Punti di un'eclissi adesso: { $scores }
teotihuacan-picture-region-who = Lavoratori che possono andare
teotihuacan-picture-region-none = Nessun lavoratore può arrivare qui con una mossa.
teotihuacan-picture-region-table = Cosa dà
teotihuacan-picture-region-worship = Culto
teotihuacan-picture-region-any-temple = sali in un tempio a scelta
teotihuacan-picture-region-points = Punti migliori per spazio
teotihuacan-picture-region-power-ups = Potenziamenti per lavoratori
teotihuacan-picture-region-both-rows =
    Le ultime tre tecnologie chiedono 2 lavoratori, o uno con forza 4 o 5.
teotihuacan-picture-region-nobles = Punti per il prossimo edificio
teotihuacan-picture-region-buildings = Valore di un passo sul Sentiero
teotihuacan-picture-region-eclipse = Un'eclissi adesso
teotihuacan-picture-region-places = in { $n } posti
teotihuacan-picture-region-waiting = non in gioco
teotihuacan-picture-region-nothing = Ancora nessuna tecnologia o tessera
