## Topics of /rules that list things or answer what the game has. `.asked`: words that people use, never shown

# A reward with its effect, as a line of a list
teotihuacan-topic-reward-line = • { $name } ({ $effect })
# Questions about the list of rewards
teotihuacan-reward-questions = ascension rewards, which ascension rewards are there, rewards for ascending, list of ascension rewards, what can I choose when a worker ascends, choose an ascension reward, what do I get when a worker ascends
teotihuacan-rule-players = Players and expansions
    .text = Two to four players. Computer players can take seats, so you can also play alone against them. I only know the base game, without expansions.
    .asked = how many players can play, how many people can play, solo, solo mode, solitaire, play alone, single player, one player game, play against the computer, computer players, automa, expansion, expansions, is there an expansion, late preclassic period, late preclassic period expansion, shadow of xitle, base game, promo
tzolkin-rule-players = Players and expansions
    .text = Two to four players. Computer players can take seats, so you can also play alone against them. I only know the base game, without expansions.
    .asked = how many players can play, how many people can play, solo, solo mode, solitaire, play alone, single player, one player game, play against the computer, computer players, automa, expansion, expansions, is there an expansion, tribes and prophecies, tribes, prophecies, base game, promo, quick actions
