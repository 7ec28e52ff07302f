## Names of the options of games in /game new: lower case, without spaces, at most 32 characters

cmd-option-first_game = first_game
cmd-option-technology_three_per_row = technology_three_per_row
cmd-option-starting_tile_draft = starting_tile_draft
cmd-option-random_pyramid_start = random_pyramid_start
cmd-option-dark_eclipse = dark_eclipse
cmd-option-early_end_as_third = early_end_as_third
cmd-option-negative_scores = negative_scores
