### Translated from the English version b625769b
# What every part of the program says.

core-seat = { $seat }
core-unnamed-seat = locul { $number }
core-unnamed-player = Jucătorul { $number }
core-standard-input = intrarea standard

core-list = { $items }
# A dash: "none" would have to agree with what is missing.
core-list-empty = –
core-list-two = { $first } și { $next }
core-list-more = { $first }, { $next }
core-list-last = { $first } și { $next }

core-series = { $first }; { $next }
core-decimal = ,
core-path = { $parts } → { $changes }
core-path-open = { $path } …
core-path-effect = { $label } · { $effect }
core-path-then = { $first }, { $next }
core-path-label = { $label-inside }
core-unknown-word = Nu cunosc cuvântul „{ $word }”.
core-row = { $first }, { $next }
core-gain = { $amount-plus }
core-amount = { $n } { $emoji }
core-repeated = { $thing } (×{ $count })
    .on = { $thing-on } (×{ $count })
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
core-turn-others = { $turn }; ceilalți: { $shares-row }
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
        [one] { SIGNED($n) } punct
        [few] { SIGNED($n) } puncte
       *[other] { SIGNED($n) } de puncte
    }

core-option = O opțiune, de ales înainte de începutul partidei.
