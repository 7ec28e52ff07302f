# A newcomer's first game.

ui-teach-question = I can explain the first rounds as we go.
ui-button-explain = Explain as we go
ui-button-no-explanations = No, thanks
# $advice: for this round
ui-teach-advice = 💡 { $advice }
ui-button-what-is-this = What is this?
ui-teach-topics = **{ ui-button-what-is-this }** These things are on the board and in the menus now.
# $symbols: each drawing of the board with its meaning
ui-teach-legend = Symbols: { $symbols }
core-advice-done = You know enough to continue alone. *{ ui-button-hint }* suggests a turn, and *{ ui-button-what-is-this }* explains the board.

tzolkin-advice-wealth = These tiles are your start: everything on the two that you keep is yours before the first round. Look for corn first, since placing workers and feeding them costs corn. Wood, stone, gold and temple steps come next.
tzolkin-advice-place = Place one to three workers on the gears. Each round carries them to a better action. A worker on Palenque will bring corn, and one on Yaxchilan wood, stone or gold.
tzolkin-advice-wait = In a turn you place or pick up, never both. A worker on Palenque 1 brings 3 corn now. If it waits one round, it can harvest 4. If you have a worker in hand, you can place it instead.
# $need: corn for all workers on the next food day · $have: corn
tzolkin-advice-food = On the food day each worker eats 2 corn: you need { $need } and have { $have }. You lose 3 points for each hungry worker. Palenque brings corn, or keep what you have instead of placing.
    .enough = On the food day each worker eats 2 corn: you need { $need } and have { $have }. That is enough, so use the rest to place workers, or let your workers ride to better actions.
tzolkin-advice-technology = Next aim: a technology. Tikal 1 raises one for 1 resource. It improves harvests, the gain of resources, building or offerings for the rest of the game.
tzolkin-advice-building = Next aim: a building. Tikal 2 builds one for the resources on its card. Farms feed workers on every food day. Other buildings bring points, temple steps or technologies at once.
tzolkin-advice-temple = Next aim: a temple step. Uxmal 1 climbs one step for 3 corn, and many buildings climb too. On each food day, the temples give goods or points for your steps.

teotihuacan-advice-tiles = These tiles are your start: you keep two, get their goods, and place three workers on the boards that they name. Look for cocoa, which pays for main actions and salaries. Boards that are close together help too, because workers who meet earn more.
teotihuacan-advice-workers = Choose where your workers start. Two that are close together can soon work on the same board, and then a main action brings more.
teotihuacan-advice-move = Move one worker 1 to 3 boards clockwise. There you collect cocoa, take the main action or worship. If no unlocked worker is there yet, the main action costs no cocoa.
teotihuacan-advice-together = A main action makes a worker stronger. At power 6 it ascends: you choose a reward, and it starts again at 1. Two or three of your workers on one board bring more, so move them together.
# $salary: cocoa for all workers at the next eclipse · $have: cocoa
teotihuacan-advice-salary = At the eclipse your workers want { $salary } cocoa, and you have { $have }. Each missing cocoa costs 3 points. Collect on a board with workers of many colors, because each color brings 1 more.
    .enough = At the eclipse your workers want { $salary } cocoa, and you have { $have }. There is time until then, so spend your cocoa on main actions first.
teotihuacan-advice-technology = Next aim: a technology. On { teotihuacan-board-alchemy } you learn one for gold. From then on, you gain something each time you do what it names.
teotihuacan-advice-building = Next aim: build. On { teotihuacan-board-construction } you put tiles on the pyramid for stone, and on { teotihuacan-board-nobles } you build for wood. Both bring points at once and more at each eclipse.
teotihuacan-advice-temple = Next aim: a temple step. A worker that worships climbs one. Steps bring goods or points, and the highest ones bring a bonus tile at the end of the game.

## After a turn

# $reason: a proved reason
core-comment-good = Well played. { $reason }
# $plan: its name · $text: its reason or its steps
core-comment-better = A better turn: **{ $plan }.** { $text }
ui-panel-comments = Comments on my turns
ui-remind-comments = I comment on your turns in games that allow hints.
cmd-remind-comments = comments
    .description = After your turn, see its strong point or a better turn.
