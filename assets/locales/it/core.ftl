### Translated from the English version b625769b
# What every part of the program says.

core-seat = { $seat }
core-unnamed-seat = posto { $number }
core-unnamed-player = Giocatore { $number }
core-standard-input = input standard

core-list = { $items }
# Of nothing: a dash, because the gender of what is missing is not known.
core-list-empty = –
core-list-two = { $next-vowel ->
    [e] { $first } ed { $next }
   *[other] { $first } e { $next }
}
core-list-more = { $first }, { $next }
core-list-last = { $next-vowel ->
    [e] { $first } ed { $next }
   *[other] { $first } e { $next }
}

core-series = { $first }; { $next }
core-decimal = ,
core-path = { $parts } → { $changes }
core-path-open = { $path } …
core-path-effect = { $label } · { $effect }
core-path-then = { $first }, { $next }
core-path-label = { $label-inside }
core-unknown-word = Non conosco la parola “{ $word }”.
core-row = { $first }, { $next }
core-gain = { $amount-plus }
core-amount = { $n } { $emoji }
# .to, .from: several steps up or down in a row of amounts ("Kukulcan +2")
core-repeated = { $thing } (×{ $count })
    .on = { $thing-on } (×{ $count })
    .of = { $thing-of } (×{ $count })
    .the = { $thing-the } (×{ $count })
    .to = { $thing } +{ $count }
    .from = { $thing } −{ $count }

core-turn = { $clauses-count ->
    [0] { $player }: { $changes-row }
   *[other] { $player } { $clauses-series }
}
core-turn-more = … { $clauses-series }
core-turn-summary = { $clauses-count ->
    [0] { $changes-row }
   *[other] { $clauses-series }
}
core-turn-others = { $turn }; gli altri: { $shares-row }
core-paid = { $costs-count ->
    [0] { "" }
   *[other] { " " }({ $costs-row })
}
core-gained = { $gains-count ->
    [0] { "" }
   *[other] { ":" } { $gains-row }
}
core-share = { $player } { $changes-row }
core-share-number = { $n }
core-share-points = { SIGNED($n) }
    .named = { $n ->
        [one] { SIGNED($n) } punto
       *[other] { SIGNED($n) } punti
    }

core-option = Un'opzione, da scegliere prima dell'inizio della partita.
