# Texts in the pictures of Teotihuacan. Short: most of it has little room.

## Players without a name that can be shown

teotihuacan-picture-colour-red = Red
teotihuacan-picture-colour-green = Green
teotihuacan-picture-colour-blue = Blue
teotihuacan-picture-colour-yellow = Yellow

## The first line

# $name: a player
teotihuacan-picture-played = { $name } played
teotihuacan-picture-to-draft = { $name } drafts a tile
teotihuacan-picture-bonuses = { $name }: first bonuses
teotihuacan-picture-to-pay = { $name } pays salaries
teotihuacan-picture-wins = { $name } wins
teotihuacan-picture-shared = A shared victory
teotihuacan-picture-keeping = Choose your tiles
teotihuacan-picture-placing = Place your workers
teotihuacan-picture-era = Era { $era }
# After "Era 2"; $eras: of the whole game
teotihuacan-picture-of-eras = of { $eras }
# $rounds: rounds until the eclipse, the one being played included
teotihuacan-picture-eclipse-in = { $rounds ->
    [one] Eclipse in { $rounds } round
   *[other] Eclipse in { $rounds } rounds
}
# After the number of rounds until the eclipse: "4 rounds"
teotihuacan-picture-rounds = { $rounds ->
    [one] round
   *[other] rounds
}
teotihuacan-picture-last-round = Last round before the eclipse
teotihuacan-picture-eclipse-now = Eclipse
teotihuacan-picture-round = Round { $round }
teotihuacan-picture-after-round = After round { $round }
# Spaces of the calendar; $light: of the light disc · $dark: of the dark disc
teotihuacan-picture-light-disc = Light disc { $light } of { $dark }

## The right column

teotihuacan-picture-temple-blue = Blue
teotihuacan-picture-temple-red = Red
teotihuacan-picture-temple-green = Green
teotihuacan-picture-avenue = Avenue of the Dead
teotihuacan-picture-pyramid-track = Pyramid track
teotihuacan-picture-ascension = Ascension

## The players

# $n: place in the order of turns
teotihuacan-picture-order = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
teotihuacan-picture-order-to-move = { $n ->
    [1] 1st · to move
    [2] 2nd · to move
    [3] 3rd · to move
   *[other] { $n }th · to move
}
teotihuacan-picture-order-to-decide = { $n ->
    [1] 1st · to decide
    [2] 2nd · to decide
    [3] 3rd · to decide
   *[other] { $n }th · to decide
}
# $n: place at the end
teotihuacan-picture-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}

## Alt texts

teotihuacan-picture-alt-board = The Teotihuacan table in era { $era }.
teotihuacan-picture-alt-keeping = The players choose their starting tiles.
teotihuacan-picture-alt-placing = The players place their starting workers.
teotihuacan-picture-alt-to-move = It's { $seat }'s turn.
teotihuacan-picture-alt-eclipse = It's the eclipse, and { $seat } pays the workers.
# $winner: a player
teotihuacan-picture-alt-over = The game is over. Winner: { $winner }.
# $rounds: rounds until the eclipse, the one being played included
teotihuacan-picture-alt-rounds = { $rounds ->
    [one] The eclipse comes after this round.
   *[other] The eclipse comes in { $rounds } rounds.
}
# $scores: player and points
teotihuacan-picture-alt-scores = Points: { $scores }.
teotihuacan-picture-alt-score = { $seat } { $points }
# $goods: with amounts
teotihuacan-picture-alt-held = { $seat } has { $goods }.
# $seat: a player
teotihuacan-picture-alt-draft = { $seat }'s turn as planned so far.
teotihuacan-picture-alt-scoring = Each player's points by source.
# $name: a tile · $effect: its sentence
teotihuacan-picture-alt-card = { $name }. { $effect }
teotihuacan-picture-alt-card-plain = { $name }.

## Drafts, areas, scoring, cards

# Before the points for icons that match
teotihuacan-picture-matches = Matching icons
teotihuacan-picture-level = Level { $level }
teotihuacan-picture-no-tiles = No discovery tiles yet
# $owed: cocoa due in the next eclipse · $held: cocoa
teotihuacan-picture-salary-sum = The next eclipse asks for { $owed } cocoa; { $held } in hand
teotihuacan-picture-final-scoring = Final scoring
teotihuacan-picture-scoring-now = If the game ended with an eclipse now
# Below the totals: what it would bring
teotihuacan-picture-next-eclipse = Next eclipse (counted above)
teotihuacan-picture-card-board = action board
teotihuacan-picture-card-technology = technology
teotihuacan-picture-card-royal = royal tile
teotihuacan-picture-card-bonus = temple bonus tile
teotihuacan-picture-card-reward = ascension reward
teotihuacan-picture-card-discovery = discovery tile
teotihuacan-picture-card-start = starting tile
teotihuacan-picture-card-pyramid = pyramid tile
teotihuacan-picture-card-decoration = decoration

## Regions, each drawn large

teotihuacan-picture-region-temples = Temples
teotihuacan-picture-region-tracks = Avenue and pyramid track
teotihuacan-picture-region-tiles = Discovery tiles
# $seat: a player
teotihuacan-picture-region-player = { $seat }
# $name: a region
teotihuacan-picture-alt-region = { $name }, drawn large.
# $line: one line about a region
teotihuacan-picture-alt-line = { $line }.
# $seat: a player · $board: where the worker is · $price, $gains: goods and effects
teotihuacan-picture-alt-visit = { $seat }'s worker with power { $power } { $board-from }: pays { $price }, gets { $gains }
teotihuacan-picture-alt-visit-here = { $seat }'s worker with power { $power } here: pays { $price }, gets { $gains }
# $visit: one of the two above
teotihuacan-picture-alt-visit-impossible = { $visit } (not possible now)
teotihuacan-picture-alt-no-visit = No worker of { $seat } can get here in one move
# $steps: what the next step in each temple gives
teotihuacan-picture-alt-next-steps = Next steps of { $seat }: { $steps }
# $temple: a temple · $reward: what its next step gives
teotihuacan-picture-alt-next-step = { $temple }: { $reward }
# $scores: player and points
teotihuacan-picture-alt-eclipse-now = Points of an eclipse now: { $scores }
teotihuacan-picture-region-who = Workers that can go
teotihuacan-picture-region-none = None of the workers can get here in one move.
teotihuacan-picture-region-table = Gains
teotihuacan-picture-region-worship = Worship
teotihuacan-picture-region-any-temple = any temple up
teotihuacan-picture-region-points = Best points by space
teotihuacan-picture-region-power-ups = Power-ups by workers
teotihuacan-picture-region-both-rows = The last three technologies need 2 workers, or a worker with power 4 or 5.
teotihuacan-picture-region-nobles = Points for the next building
teotihuacan-picture-region-buildings = Value of a step on the Avenue
teotihuacan-picture-region-eclipse = An eclipse now
# $n: number of places
teotihuacan-picture-region-places = in { $n } places
teotihuacan-picture-region-waiting = not in play
teotihuacan-picture-region-nothing = No technologies and no tiles yet
