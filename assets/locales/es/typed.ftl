### Translated from the English version fbd633e7
ui-typed-none = no, ninguno, ninguna, nada, nunca
ui-typed-days = d, día, días
ui-typed-hours = h, hora, horas
ui-typed-minutes = m, min, minuto, minutos
