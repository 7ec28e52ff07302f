cmd-option-first_game = primul-joc
cmd-option-technology_three_per_row = tehnologii-pe-randuri
cmd-option-starting_tile_draft = alegere-pe-rand
cmd-option-random_pyramid_start = alta-piramida
cmd-option-dark_eclipse = eclipsa-intunecata
cmd-option-early_end_as_third = final-timpuriu-ca-al-treilea
cmd-option-negative_scores = sub-zero
