## Names of the options of games in /game new: lower case, without spaces, at most 32 characters

cmd-option-first_game = first-game
cmd-option-technology_three_per_row = technology-three-per-row
cmd-option-starting_tile_draft = starting-tile-draft
cmd-option-random_pyramid_start = random-pyramid-start
cmd-option-dark_eclipse = dark-eclipse
cmd-option-early_end_as_third = early-end-as-third
cmd-option-negative_scores = negative-scores
