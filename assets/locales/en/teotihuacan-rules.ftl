# Teotihuacan: what /rules explains beside the components. The name of a topic, and its text.

teotihuacan-rule-turn = A turn
    .text = Move one of your unlocked workers 1 to 3 boards clockwise, then collect cocoa, worship or take the main action there. Or use your whole turn to unlock all your locked workers for free.
teotihuacan-rule-colours = Colours on a board
    .text = Count the different colours among the unlocked workers that were on the board before you arrived. Collecting cocoa gives 1 plus that number; a main action costs that number. Your own colour counts too; locked workers don't.
teotihuacan-rule-cocoa = Collecting cocoa
    .text = The worker stays unlocked on the board and you take 1 cocoa, plus 1 for each different colour that was already there.
teotihuacan-rule-main_action = Main actions
    .text = Pay 1 cocoa for each different colour on the board. What you get depends on how many unlocked workers you have there and on the lowest power among them; power-ups follow.
teotihuacan-rule-worship = Worship
    .text = Your worker is locked on the worship space. If another player's worker stands there, pay 1 cocoa to unlock it first. Take the temple step, or the discovery tile for its price, or both for 1 extra cocoa.
teotihuacan-rule-royal = Royal tiles
    .text = On the palace you worship at one of three royal tiles. What you get depends on the power of the worker you lock there.
teotihuacan-rule-unlocking = Unlocking
    .text = For 3 cocoa you may unlock all your workers: before the move, before a power-up or after the action. As a whole turn it is free.
teotihuacan-rule-power_ups = Power-ups
    .text = A power-up raises one of your unlocked workers on that board by 1. If you have none there, it is lost.
teotihuacan-rule-ascension = Ascension
    .text = A worker raised to 6 ascends: one step on the Avenue of the Dead, the light disc moves one step, the worker starts again on the palace with power 1, and you choose a reward.
teotihuacan-rule-fourth_worker = Fourth worker on the wheel
    .text = Everyone starts with three workers. The fourth waits on the ascension wheel with power 3; you can take it as an ascension reward, with 2 cocoa.
teotihuacan-rule-producing = Forest, quarry, gold deposits
    .text = The more workers you have there and the higher the lowest of them, the more wood, stone or gold you get. With three workers you get two power-ups.
teotihuacan-rule-alchemy = Acquiring technologies
    .text = Pay the technology's price in gold; every other player who has it scores 3 points. One worker gives access to row 1 only; with power 4 or 5 to row 2 as well, but then without the power-up. Then climb the temple of that column.
teotihuacan-rule-nobles = Building for the nobles
    .text = Pay 2 wood and put the next building into the row for your number of workers, or into a row above if that one is full. You score the space it covers and take a step on the Avenue.
teotihuacan-rule-decorations = Decorating
    .text = A decoration costs 3 gold, 1 less for each extra worker, but at least 1. It scores 3 points plus 1 for each matching icon and moves you on the pyramid track. For each painted icon that matches you climb that temple.
teotihuacan-rule-construction = Building the pyramid
    .text = Add up to as many tiles as you have workers there. Level 1 costs 2 stone; each level above it costs 1 wood more. A tile scores 1, 3, 5 or 7 points for its level plus 1 for each icon that matches the one below. For each painted icon that matches you climb that temple.
teotihuacan-rule-pyramid_track = The pyramid track
    .text = Each tile and each decoration moves you one step. In an eclipse every step scores 4, 3 or 2 points, and the leader scores 4 more. Then all markers go back to 0.
teotihuacan-rule-climbing = Temples
    .text = Each step gives its reward at once. At some steps you may claim a discovery tile instead. The top step has room for only one marker. If you end on step 10 or higher, you score the temple's bonus tile.
teotihuacan-rule-avenue = Avenue of the Dead
    .text = On steps 3, 6 and 8 you may claim a discovery tile. In every eclipse each step scores the lowest value still visible in the row of buildings: the more has been built, the less it is worth.
teotihuacan-rule-discovery = Discovery tiles
    .text = You claim them for their price and use each one once, on your own turn, even the turn you claim it. Masks are kept.
teotihuacan-rule-masks = Masks
    .text = In every eclipse your masks score in sets of different masks: 1, 3, 6, 10, 15, 21 or 28 points for a set of one to seven.
teotihuacan-rule-calendar = The calendar
    .text = The light disc moves one step at the end of each round and with each ascension. When it reaches the dark disc, finish the round and play one more; then comes the eclipse.
teotihuacan-rule-eclipse = An eclipse
    .text = In this order: score the Avenue, the leader of the pyramid track, the track itself, and masks. Finally, everyone pays the salary.
teotihuacan-rule-salary = The salary
    .text = In an eclipse each of your workers wants 1 cocoa; those of power 4 or 5 want 2. You lose 3 points for each cocoa you don't pay.
teotihuacan-rule-neutral = Neutral workers
    .text = With 2 or 3 players, workers of other colours stand on the boards and count as colours. They don't move during an era.
teotihuacan-rule-starting_tiles = Starting tiles
    .text = Everyone is dealt four and keeps two. Place three workers on different boards, chosen among those your two tiles show, and take what the tiles give.
teotihuacan-rule-end = The end
    .text = The game ends with the third eclipse, or with the one that follows the last tile of the pyramid. Temple bonus tiles score. Ties go to the player with more cocoa, then to the one earlier in turn order.

## How a component is introduced

# $gold: its price
teotihuacan-topic-technology = A technology for { $gold } gold.
teotihuacan-topic-royal = A royal tile of the palace.
teotihuacan-topic-bonus = A temple bonus tile: it scores at the end for each player on step 10 or 11.
# $price: goods
teotihuacan-topic-discovery = A discovery tile for { $price }.
teotihuacan-topic-starting = A starting tile.
teotihuacan-topic-attached = It comes with a discovery tile, which you may claim for its price.
teotihuacan-topic-reward = An ascension reward.
