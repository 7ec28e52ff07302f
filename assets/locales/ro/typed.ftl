### Translated from the English version fbd633e7
ui-typed-none = fără, niciunul, niciuna, niciun, nimic
ui-typed-days = z, zi, zile
ui-typed-hours = h, oră, ore
ui-typed-minutes = m, min, minut, minute
