### Translated from the English version fbd633e7
ui-typed-none = nessuno, nessuna, niente, mai
ui-typed-days = g, giorno, giorni
ui-typed-hours = h, ora, ore
ui-typed-minutes = m, min, minuto, minuti
