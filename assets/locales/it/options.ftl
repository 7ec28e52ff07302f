### Translated from the English version e204f98d
cmd-option-first_game = prima-partita
cmd-option-technology_three_per_row = tecnologie-in-righe
cmd-option-starting_tile_draft = scelta-a-turno
cmd-option-random_pyramid_start = altra-piramide
cmd-option-dark_eclipse = eclissi-oscura
cmd-option-early_end_as_third = fine-come-terza-eclissi
cmd-option-negative_scores = sotto-zero
