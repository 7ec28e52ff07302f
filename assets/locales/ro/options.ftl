### Translated from the English version e204f98d
cmd-option-first_game = prima-partida
cmd-option-technology_three_per_row = tehnologii-pe-randuri
cmd-option-starting_tile_draft = alegere-pe-rand
cmd-option-random_pyramid_start = alta-piramida
cmd-option-dark_eclipse = eclipsa-intunecata
cmd-option-early_end_as_third = final-ca-a-treia-eclipsa
cmd-option-negative_scores = scoruri-negative
