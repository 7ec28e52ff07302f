### Translated from the English version 902cbb6e
ui-typed-none = fără, niciunul, niciuna, niciun, nimic, nu
ui-typed-weeks = săpt, săptămână, săptămâni
ui-typed-days = z, zi, zile
ui-typed-hours = h, oră, ore
ui-typed-minutes = m, min, minut, minute
ui-typed-one = o, un, una, unu
ui-typed-around = în, peste, de, și, pe, la, până
ui-typed-between = de, la, până, între, și, ora, nopții
ui-typed-midnight = miezul
ui-typed-noon = amiază, prânz
ui-typed-tomorrow = mâine
ui-typed-day-after-tomorrow = poimâine
ui-typed-months = ianuarie, februarie, martie, aprilie, mai, iunie, iulie, august, septembrie, octombrie, noiembrie, decembrie
