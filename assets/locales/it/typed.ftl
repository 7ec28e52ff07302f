### Translated from the English version 902cbb6e
ui-typed-none = nessuno, nessuna, niente, mai, no
ui-typed-weeks = sett, settimana, settimane
ui-typed-days = g, giorno, giorni
ui-typed-hours = h, ora, ore
ui-typed-minutes = m, min, minuto, minuti
ui-typed-one = un, uno, una
ui-typed-around = fra, tra, e, il, lo, al, fino, di
ui-typed-between = da, dalle, dalla, dal, a, alle, alla, al, fino, tra, fra, le, e
ui-typed-midnight = mezzanotte
ui-typed-noon = mezzogiorno
ui-typed-tomorrow = domani
ui-typed-day-after-tomorrow = dopodomani
ui-typed-months = gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre
