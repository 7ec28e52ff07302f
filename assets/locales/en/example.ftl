# Terraces, the example game from which a new game is copied.

example-name = Terraces
    .tagline = Take the best fields and water them. An example of a game.
    .length = a few turns
# The button by which a player opens a secret choice; this game has none.
example-choose = Choose
example-option-water = Water
    .description = Water for each player at the start.
    .two = 2
    .three = 3

## Components. $worth: points of a card

example-crop-maize = maize
example-crop-beans = beans
example-crop-squash = squash
example-card-maize = maize { $worth }
example-card-beans = beans { $worth }
example-card-squash = squash { $worth }
example-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

## Questions and answers. $card: a card

example-question-turn = Take a card or rest.
example-question-water = Water the card?
# $seat: the player whose turn it is
example-question-wait = It's { $seat }'s turn.
example-question-over = The game is over.
example-choice-take = Take { $card }
example-choice-rest = Rest
    .effect = 1 water; the leftmost open card leaves the game
example-choice-water = Water it
example-choice-stop = Leave it dry
example-why-no-water = You have no water, so any card you take stays dry.

## The table

# $round: the round · $deck: cards in the deck
example-status = Round { $round } of 4
example-status-over = The game is over
example-goods = { $water } water, { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
# $cards: cards
example-board-open = Open cards: { $cards }
example-open = Open cards
example-board-watered = { $card } (watered)
# $seat: the player · $water: how much · $cards: cards · $cards-count: how many
example-board-player = { $seat }: { $water } water, { $cards-count ->
    [0] no cards
   *[other] { $cards }
}

## Events. $seat: whose effect it is

example-event-took = { $seat } takes { $card }
example-event-rested = { $seat } rests and gains 1 water
example-event-watered = { $seat } waters { $card }
example-event-revealed = { $card } is turned over

## A turn in one line. $things: cards · $gains: what it brought ("1 water") · $costs: what it cost ("−1 water")

example-did-take = takes { $things }{ core-gained }{ core-paid }
example-did-rest = rests{ core-gained }{ core-paid }
example-did-water = waters it{ core-gained }{ core-paid }
# $n: how much; with a minus what was paid
example-change-water = { $n } water

## Pictures

example-picture-final-scoring = Final scoring
example-picture-scoring-now = If the game ended now
# $n: a rank, from 1
example-picture-place = { $n }.
# What to call a player whose name no font can show.
example-picture-colour-red = Red
example-picture-colour-green = Green
example-picture-colour-blue = Blue
example-picture-colour-yellow = Yellow

## Scoring

example-source-cards = Cards
example-source-sets = Sets of three crops
example-source-water = Water

## Rules

example-rule-turn = A turn
    .text = Take an open card, and pay 1 water to double its worth if you like. Or rest to gain 1 water.
    .asked = what can I do, options, rest, card, water
example-rule-scoring = Scoring
    .text = You score the worth of your cards, 4 points for each set of three different crops, and 1 point for each water.
    .asked = points, win, end, sets
example-topic-crop = There are six cards, worth 1 to 6. One card of each crop makes a set.
