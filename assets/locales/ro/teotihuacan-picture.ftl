### Translated from the English version 3d368207
# Texts in the pictures of Teotihuacan. Short: most of it has little room.

## Players without a name that can be shown

teotihuacan-picture-colour-red = Roșu
teotihuacan-picture-colour-green = Verde
teotihuacan-picture-colour-blue = Albastru
teotihuacan-picture-colour-yellow = Galben

## The first line

teotihuacan-picture-played = A jucat { $name }
teotihuacan-picture-to-draft = { $name } alege un cartonaș
teotihuacan-picture-bonuses = { $name }: bonusuri
teotihuacan-picture-to-pay = { $name }: salarii
teotihuacan-picture-wins = Câștigă { $name }
teotihuacan-picture-shared = Victorie împărțită
teotihuacan-picture-keeping = Alege cartonașele
teotihuacan-picture-placing = Plasează muncitorii
teotihuacan-picture-era = Era { $era }
teotihuacan-picture-of-eras = din { $eras }
teotihuacan-picture-eclipse-in = { $rounds ->
    [one] Eclipsă peste { $rounds } rundă
    [few] Eclipsă peste { $rounds } runde
   *[other] Eclipsă peste { $rounds } de runde
}
teotihuacan-picture-rounds = { $rounds ->
    [one] rundă
    [few] runde
   *[other] de runde
}
teotihuacan-picture-last-round = Ultima rundă înainte de eclipsă
teotihuacan-picture-eclipse-now = Eclipsă
teotihuacan-picture-round = Runda { $round }
teotihuacan-picture-after-round = După runda { $round }
teotihuacan-picture-light-disc = Disc alb { $light } din { $dark }

## The right column

teotihuacan-picture-temple-blue = Albastru
teotihuacan-picture-temple-red = Roșu
teotihuacan-picture-temple-green = Verde
teotihuacan-picture-avenue = Calea Morților
teotihuacan-picture-pyramid-track = Pista piramidei
teotihuacan-picture-ascension = Înălțare

## The players

teotihuacan-picture-order = Ordine: { $n }
teotihuacan-picture-order-to-move = Ordine: { $n } · la rând
teotihuacan-picture-order-to-decide = Ordine: { $n } · decide
teotihuacan-picture-place = Locul { $n }

## Alt texts

teotihuacan-picture-alt-board = Tabla de Teotihuacan în era { $era }.
teotihuacan-picture-alt-keeping = Jucătorii își aleg cartonașele de start.
teotihuacan-picture-alt-placing = Jucătorii își plasează primii muncitori.
teotihuacan-picture-alt-to-move = La rând: { $seat }.
teotihuacan-picture-alt-eclipse = E eclipsă; { $seat } plătește muncitorii.
teotihuacan-picture-alt-over = Partida s-a încheiat; victoria: { $winner }.
teotihuacan-picture-alt-rounds = { $rounds ->
    [one] Eclipsa vine după această rundă.
    [few] Eclipsa vine peste { $rounds } runde.
   *[other] Eclipsa vine peste { $rounds } de runde.
}
teotihuacan-picture-alt-scores = Puncte: { $scores }.
teotihuacan-picture-alt-score = { $seat } { $points }
teotihuacan-picture-alt-held = { $seat } are { $goods }.
teotihuacan-picture-alt-draft = Tura jucătorului { $seat }, așa cum o pregătește.
teotihuacan-picture-alt-scoring = Punctele fiecăruia, pe surse.
teotihuacan-picture-alt-card = { $name }. { $effect }
teotihuacan-picture-alt-card-plain = { $name }.

## Drafts, areas, scoring, cards

teotihuacan-picture-matches = Simboluri identice
teotihuacan-picture-level = Nivelul { $level }
teotihuacan-picture-no-tiles = Nicio descoperire încă
teotihuacan-picture-salary-sum = Următoarea eclipsă cere { $owed } cacao; disponibil: { $held }
teotihuacan-picture-final-scoring = Punctaj final
teotihuacan-picture-scoring-now = Dacă s-ar încheia acum cu o eclipsă
teotihuacan-picture-next-eclipse = Următoarea eclipsă (deja cuprinsă)
teotihuacan-picture-card-board = tablă de acțiune
teotihuacan-picture-card-technology = tehnologie
teotihuacan-picture-card-royal = cartonaș regal
teotihuacan-picture-card-bonus = cartonaș bonus
teotihuacan-picture-card-reward = recompensă
teotihuacan-picture-card-discovery = descoperire
teotihuacan-picture-card-start = cartonaș de start
teotihuacan-picture-card-pyramid = piesă de piramidă
teotihuacan-picture-card-decoration = decorațiune

## Regions, each drawn large

teotihuacan-picture-region-temples = Temple
teotihuacan-picture-region-tracks = Calea și pista piramidei
teotihuacan-picture-region-tiles = Plăci de descoperire
teotihuacan-picture-region-player = { $seat }
teotihuacan-picture-alt-region = { $name }, în mare.
teotihuacan-picture-alt-line = { $line }.
teotihuacan-picture-alt-visit = Muncitorul lui { $seat } cu putere { $power } { $board-from }: plătește { $price }, primește { $gains }
teotihuacan-picture-alt-visit-here = Muncitorul lui { $seat } cu putere { $power } aflat aici: plătește { $price }, primește { $gains }
teotihuacan-picture-alt-visit-impossible = { $visit } (acum nu e posibil)
teotihuacan-picture-alt-no-visit = Niciun muncitor al lui { $seat } nu poate ajunge aici dintr-o mutare
teotihuacan-picture-alt-next-steps = Pașii următori ai lui { $seat }: { $steps }
teotihuacan-picture-alt-next-step = { $temple }: { $reward }
teotihuacan-picture-alt-eclipse-now = Punctele unei eclipse acum: { $scores }
teotihuacan-picture-region-who = Muncitori care pot merge
teotihuacan-picture-region-none = Niciun muncitor nu poate ajunge aici dintr-o mutare.
teotihuacan-picture-region-table = Ce oferă
teotihuacan-picture-region-worship = Venerare
teotihuacan-picture-region-any-temple = urcă la orice templu
teotihuacan-picture-region-points = Cele mai bune puncte pe spațiu
teotihuacan-picture-region-power-ups = Creșteri de putere pe muncitori
teotihuacan-picture-region-both-rows =
    Ultimele trei tehnologii cer 2 muncitori sau unul cu puterea 4 sau 5.
teotihuacan-picture-region-nobles = Puncte pentru următoarea clădire
teotihuacan-picture-region-buildings = Valoarea unui pas pe Cale
teotihuacan-picture-region-eclipse = O eclipsă acum
teotihuacan-picture-region-places = în { $n } locuri
teotihuacan-picture-region-waiting = încă nu în joc
teotihuacan-picture-region-nothing = Încă nicio tehnologie și nicio placă
