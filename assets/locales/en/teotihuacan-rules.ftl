# Teotihuacan: what /rules explains beside the components. The name of a topic, and its text.

teotihuacan-rule-turn = A turn
    .text = Move one of your unlocked workers 1 to 3 boards clockwise, then collect cocoa, worship or do the main action there. Instead you may unlock all your locked workers for nothing.
teotihuacan-rule-colours = Colours on a board
    .text = Count the different colours among the unlocked workers that stood on the board before you came. Collecting cocoa gives 1 plus that number; a main action costs that number. Your own colour counts too, locked workers do not.
teotihuacan-rule-cocoa = Collecting cocoa
    .text = The worker stays unlocked on the board and you take 1 cocoa, plus 1 for each different colour that stood there before.
teotihuacan-rule-main_action = Main actions
    .text = Pay 1 cocoa for each different colour on the board. The number of your unlocked workers there and the lowest power among them say what you get; power-ups follow.
teotihuacan-rule-worship = Worship
    .text = The worker is locked on the worship space; 1 cocoa unlocks another player's worker that stands in the way. You take the temple step, or the discovery tile for its price, or both for 1 cocoa more.
teotihuacan-rule-royal = Royal tiles
    .text = On the palace you worship at one of three royal tiles. What it gives depends on the power of the worker that is locked there.
teotihuacan-rule-unlocking = Unlocking
    .text = For 3 cocoa you unlock all your workers before the move, before a power-up or after the action. As a turn of its own it is free.
teotihuacan-rule-power_ups = Power-ups
    .text = A power-up raises one of your unlocked workers on that board by 1. One that nobody can take is lost.
teotihuacan-rule-ascension = Ascension
    .text = A worker raised to 6 ascends: one step on the Avenue of the Dead, the light disc moves one step, the worker begins again on the palace with power 1, and you choose a reward.
teotihuacan-rule-fourth_worker = Fourth worker on the wheel
    .text = Everybody starts with three workers. The fourth waits with power 3 on the ascension wheel and comes as the reward of an ascension, with 2 cocoa.
teotihuacan-rule-producing = Forest, quarry, gold deposits
    .text = The more of your workers and the higher the lowest of them, the more wood, stone or gold. Three workers give two power-ups.
teotihuacan-rule-alchemy = Acquiring technologies
    .text = Pay the gold of a technology; everybody else who has it scores 3 points. One worker reaches the first row only, with power 4 or 5 also the second, but then without the power-up. You climb the temple of the column.
teotihuacan-rule-nobles = Building for the nobles
    .text = Pay 2 wood and put the next building into the row of your number of workers, or above it where that is full. You score what it covers and take a step on the Avenue.
teotihuacan-rule-decorations = Decorating
    .text = A decoration costs 3 gold, 1 less for each further worker, at least 1. It scores 3 points and 1 for each matching icon, moves you on the pyramid track, and painted icons that match climb their temples.
teotihuacan-rule-construction = Building the pyramid
    .text = Add up to as many tiles as you have workers there. Level 1 costs 2 stone, each level above 1 wood more. A tile scores 1, 3, 5 or 7 points for its level and 1 for each icon that matches the one below; painted icons that match climb their temples.
teotihuacan-rule-pyramid_track = The pyramid track
    .text = Each tile and each decoration moves you one step. In an eclipse every step scores 4, 3 or 2 points, and who leads scores 4 more. Then all go back to 0.
teotihuacan-rule-climbing = Temples
    .text = Each step gives its reward at once. At some steps you may claim a discovery tile instead. The top step has room for one marker. From step 10 on you score the temple's bonus tile at the end.
teotihuacan-rule-avenue = Avenue of the Dead
    .text = On steps 3, 6 and 8 you may claim a discovery tile. In every eclipse each step scores the lowest value that shows in the row of buildings, so it is worth less the more has been built.
teotihuacan-rule-discovery = Discovery tiles
    .text = Claimed for their price and used once, in your own turn; masks stay. A tile may be used in the turn in which it was claimed.
teotihuacan-rule-masks = Masks
    .text = In every eclipse your masks score in sets of different ones: 1, 3, 6, 10, 15, 21 or 28 points for one to seven.
teotihuacan-rule-calendar = The calendar
    .text = The light disc moves one step at the end of each round and with each ascension. When it reaches the dark disc, the round is played to its end and one more follows; then comes the eclipse.
teotihuacan-rule-eclipse = An eclipse
    .text = In this order: the Avenue scores, then the leader of the pyramid track, the track itself and masks. At last the salary is paid.
teotihuacan-rule-salary = The salary
    .text = In an eclipse each of your workers wants 1 cocoa, those of power 4 or 5 want 2. Each cocoa that you do not pay costs 3 points.
teotihuacan-rule-neutral = Neutral workers
    .text = With 2 or 3 players workers of other colours stand on boards and count as colours. They never move within an era.
teotihuacan-rule-starting_tiles = Starting tiles
    .text = Everybody is dealt four and keeps two. You place three workers on different boards among those that your two tiles show, and take what the tiles give.
teotihuacan-rule-end = The end
    .text = The game ends with the third eclipse, or with the one that follows the last tile of the pyramid. Temple bonus tiles score. Ties go to who has more cocoa left, then to the earlier seat.

## How a component is introduced

# $gold: its price
teotihuacan-topic-technology = A technology for { $gold } gold.
teotihuacan-topic-royal = A royal tile of the palace.
teotihuacan-topic-bonus = A temple bonus tile: it scores at the end for who is on step 10 or 11.
# $price: goods
teotihuacan-topic-discovery = A discovery tile for { $price }.
teotihuacan-topic-starting = A starting tile.
teotihuacan-topic-attached = A discovery tile is dealt with it, which you may claim for its price.
teotihuacan-topic-reward = A reward of an ascension.
