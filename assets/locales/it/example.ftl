### Translated from the English version 107c1919
# Terraces, the example game from which a new game is copied.

example-name = Terrazze
    .tagline = Prendi i campi migliori e innaffiali: un gioco di esempio.
    .length = pochi turni
example-choose = Scegli
example-option-water = Acqua
    .description = L'acqua con cui comincia ogni giocatore.
    .two = 2
    .three = 3

## Components. $worth: points of a card

example-crop-maize = mais
example-crop-beans = fagioli
example-crop-squash = zucca
example-card-maize = mais { $worth }
example-card-beans = fagioli { $worth }
example-card-squash = zucca { $worth }
example-points = { $count ->
    [one] { $count } punto
   *[other] { $count } punti
}

## Questions and answers. $card: a card

example-question-turn = Prendi una carta o riposa.
example-question-water = Innaffi la carta?
example-question-wait = Tocca a { $seat }.
example-question-over = La partita è finita.
example-choice-take = Prendi { $card }
example-choice-rest = Riposa
    .effect = prendi 1 acqua; la prima carta scoperta a sinistra esce dal gioco
example-choice-water = Innaffia
example-choice-stop = Non innaffiare
example-why-no-water = Non hai acqua, quindi la carta che prendi resta all'asciutto.

## The table

example-status = Round { $round } di 4
example-status-over = La partita è finita
example-goods = { $water } acqua, { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
example-board-open = Carte scoperte: { $cards }
example-open = Carte scoperte
example-board-watered = { $card } (con acqua)
example-board-player = { $seat }: { $water } acqua, { $cards-count ->
    [0] nessuna carta
   *[other] { $cards }
}

## Events. $seat: whose effect it is

example-event-took = { $seat } prende { $card }
example-event-rested = { $seat } riposa e prende 1 acqua
example-event-watered = { $seat } innaffia { $card }
example-event-revealed = Carta scoperta: { $card }

## A turn in one line. $things: cards · $gains: what it brought ("1 acqua") · $costs: what it cost ("−1 acqua")

example-did-take = prende { $things }{ core-gained }{ core-paid }
example-did-rest = riposa{ core-gained }{ core-paid }
example-did-water = innaffia{ core-gained }{ core-paid }
example-change-water = { $n } acqua

## Pictures

example-picture-final-scoring = Punteggio finale
example-picture-scoring-now = Se finisse adesso
example-picture-place = { $n }º
example-picture-colour-red = Rosso
example-picture-colour-green = Verde
example-picture-colour-blue = Blu
example-picture-colour-yellow = Giallo

## Scoring

example-source-cards = Carte
example-source-sets = Set di tre colture
example-source-water = Acqua

## Rules

example-rule-turn = Un turno
    .text = Prendi una carta scoperta, e se vuoi paga 1 acqua per raddoppiarne il valore. Oppure riposa: prendi 1 acqua.
    .asked = che cosa posso fare, possibilità, riposare, carta, acqua
example-rule-scoring = Punteggio
    .text = Il valore delle tue carte, 4 punti per ogni set di tre colture diverse, 1 punto per ogni unità d'acqua.
    .asked = punti, vincere, fine, set
example-topic-crop = Sei carte, di valore da 1 a 6. Una carta di ogni coltura forma un set.
