### Translated from the English version 107c1919
# Terraces, the example game from which a new game is copied.

example-name = Terase
    .tagline = Ia cele mai bune ogoare și udă-le: un exemplu de joc.
    .length = câteva ture
example-choose = Alege
example-option-water = Apă
    .description = Apa cu care începe fiecare jucător.
    .two = 2
    .three = 3

## Components. $worth: points of a card

example-crop-maize = porumb
example-crop-beans = fasole
example-crop-squash = dovleac
example-card-maize = porumb { $worth }
example-card-beans = fasole { $worth }
example-card-squash = dovleac { $worth }
example-points = { $count ->
    [one] { $count } punct
    [few] { $count } puncte
   *[other] { $count } de puncte
}

## Questions and answers. $card: a card

example-question-turn = Ia o carte sau odihnește-te.
example-question-water = Uzi cartea?
example-question-wait = E rândul jucătorului { $seat }.
example-question-over = Partida s-a încheiat.
example-choice-take = Ia { $card }
example-choice-rest = Odihnește-te
    .effect = 1 apă; prima carte descoperită din stânga iese din joc
example-choice-water = Ud-o
example-choice-stop = Las-o uscată
example-why-no-water = Nu ai apă, așa că o carte luată acum rămâne uscată.

## The table

example-status = Runda { $round } din 4
example-status-over = Partida s-a încheiat
example-goods = { $water } apă, { $cards ->
    [one] { $cards } carte
    [few] { $cards } cărți
   *[other] { $cards } de cărți
}, { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}
example-board-open = Cărți descoperite: { $cards }
example-open = Cărți descoperite
example-board-watered = { $card } (cu apă)
example-board-player = { $seat }: { $water } apă, { $cards-count ->
    [0] nicio carte
   *[other] { $cards }
}

## Events. $seat: whose effect it is

example-event-took = { $seat } ia { $card }
example-event-rested = { $seat } se odihnește și primește 1 apă
example-event-watered = { $seat } udă { $card }
example-event-revealed = Se întoarce { $card }

## A turn in one line. $things: cards · $gains: what it brought ("1 water") · $costs: what it cost ("−1 water")

example-did-take = ia { $things }{ core-gained }{ core-paid }
example-did-rest = se odihnește{ core-gained }{ core-paid }
example-did-water = udă cartea{ core-gained }{ core-paid }
example-change-water = { $n } apă

## Pictures

example-picture-final-scoring = Punctaj final
example-picture-scoring-now = Dacă s-ar încheia acum
example-picture-place = { $n }.
example-picture-colour-red = Roșu
example-picture-colour-green = Verde
example-picture-colour-blue = Albastru
example-picture-colour-yellow = Galben

## Scoring

example-source-cards = Cărți
example-source-sets = Seturi de trei culturi
example-source-water = Apă

## Rules

example-rule-turn = O tură
    .text = Ia o carte descoperită și poți plăti 1 apă ca să-i dublezi valoarea. Sau odihnește-te: primești 1 apă.
    .asked = ce pot face, opțiuni, odihnă, carte, apă
example-rule-scoring = Punctajul
    .text = Valoarea cărților tale, 4 puncte pentru fiecare set de trei culturi diferite, 1 punct pentru fiecare unitate de apă.
    .asked = puncte, câștig, final, seturi
example-topic-crop = Șase cărți, cu valori de la 1 la 6. Câte o carte din fiecare cultură formează un set.
