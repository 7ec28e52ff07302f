### Translated from the English version e204f98d
cmd-option-first_game = primera-partida
cmd-option-technology_three_per_row = tecnologias-en-filas
cmd-option-starting_tile_draft = eleccion-por-turnos
cmd-option-random_pyramid_start = otra-piramide
cmd-option-dark_eclipse = eclipse-oscuro
cmd-option-early_end_as_third = final-anticipado
cmd-option-negative_scores = bajo-cero
