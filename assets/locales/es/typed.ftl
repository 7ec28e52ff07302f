### Translated from the English version 902cbb6e
ui-typed-none = no, ninguno, ninguna, nada, nunca
ui-typed-weeks = sem, semana, semanas
ui-typed-days = d, día, días
ui-typed-hours = h, hora, horas
ui-typed-minutes = m, min, minuto, minutos
ui-typed-one = un, uno, una
ui-typed-around = en, dentro, de, del, y, el, al, hasta
ui-typed-between = de, desde, a, hasta, las, la, entre, y
ui-typed-midnight = medianoche
ui-typed-noon = mediodía
ui-typed-tomorrow = mañana
ui-typed-day-after-tomorrow = pasado mañana
ui-typed-months = enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre
