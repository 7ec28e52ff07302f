### Translated from the English version b625769b
# What every part of the program says.

core-seat = { $seat }
core-unnamed-seat = asiento { $number }
core-unnamed-player = Jugador { $number }
core-standard-input = entrada estándar

core-list = { $items }
core-list-empty = –
# y → e ante el sonido i
core-list-two = { $next-vowel ->
    [i] { $first } e { $next }
   *[other] { $first } y { $next }
}
core-list-more = { $first }, { $next }
core-list-last = { $next-vowel ->
    [i] { $first } e { $next }
   *[other] { $first } y { $next }
}

core-series = { $first }; { $next }
core-decimal = ,
core-path = { $parts } → { $changes }
core-path-open = { $path }…
core-path-effect = { $label } · { $effect }
core-path-then = { $first }, { $next }
core-path-label = { $label-inside }
core-unknown-word = No conozco la palabra “{ $word }”.
core-row = { $first }, { $next }
core-gain = { $amount-plus }
core-amount = { $n } { $emoji }
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
core-turn-others = { $turn }; los demás: { $shares-row }
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
       *[other] { SIGNED($n) } puntos
    }

core-option = Una opción, a elegir antes de que empiece la partida.
