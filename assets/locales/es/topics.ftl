### Translated from the English version 859a5c82
teotihuacan-topic-reward-line = • { $name } ({ $effect })
teotihuacan-reward-questions = recompensas de ascensión, qué recompensas de ascensión hay, recompensas por ascender, lista de recompensas de ascensión, qué puedo elegir cuando un trabajador asciende, elegir recompensa de ascensión, qué gano cuando un trabajador asciende
teotihuacan-rule-players = Jugadores y expansiones
    .text = De dos a cuatro jugadores. Los jugadores IA pueden ocupar asientos, así que también puedes jugar en solitario contra ellos. Solo conozco el juego base, sin expansiones.
    .asked = cuántos jugadores pueden jugar, cuántas personas pueden jugar, solitario, modo solitario, en solitario, jugar solo, un solo jugador, un jugador, jugar contra el ordenador, jugar contra la máquina, jugadores IA, autómata, expansión, expansiones, hay alguna expansión, período preclásico tardío, sombra de xitle, juego base
tzolkin-rule-players = Jugadores y expansiones
    .text = De dos a cuatro jugadores. Los jugadores IA pueden ocupar asientos, así que también puedes jugar en solitario contra ellos. Solo conozco el juego base, sin expansiones.
    .asked = cuántos jugadores pueden jugar, cuántas personas pueden jugar, solitario, modo solitario, en solitario, jugar solo, un solo jugador, un jugador, jugar contra el ordenador, jugar contra la máquina, jugadores IA, autómata, expansión, expansiones, hay alguna expansión, tribus y profecías, tribus, profecías, juego base
