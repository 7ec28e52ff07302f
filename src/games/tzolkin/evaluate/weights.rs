//! The weights of the evaluation.

use crate::games::kit::evaluate::weights::weights;

weights! {
    include_str!("../../../../assets/weights/tzolkin.json");

    /// Points of a corn beyond its worth at the end, early in the game.
    CORN = "corn",
    /// What each of the first four corn is worth more, because it lets one place.
    CORN_FIRST = "corn_first",
    /// The same of the next six.
    CORN_NEXT = "corn_next",
    /// Points of a wood beyond its worth at the end.
    WOOD = "wood",
    /// The same of a stone.
    STONE = "stone",
    /// The same of a gold.
    GOLD = "gold",
    /// The same of a skull.
    SKULL = "skull",
    /// Turns left at which these are half.
    HALF = "half",
    /// Resources of which more are worth no more than at the end.
    ENOUGH = "enough",
    /// Corn beyond the next food day's need of which more are worth less.
    CORN_ENOUGH = "corn_enough",
    /// Corn that a turn brings, when it is guessed who will go hungry.
    INCOME = "income",
    /// Points of a turn of the fourth worker.
    WORKER_4 = "worker_4",
    /// The same of the fifth.
    WORKER_5 = "worker_5",
    /// The same of the sixth.
    WORKER_6 = "worker_6",
    /// Points of a turn of each of the first three, and of a turn that any waits on a gear.
    WAIT = "wait",
    /// Agriculture's levels, over a whole game.
    AGRICULTURE_1 = "agriculture_1",
    AGRICULTURE_2 = "agriculture_2",
    AGRICULTURE_3 = "agriculture_3",
    /// Extraction's levels.
    EXTRACTION_1 = "extraction_1",
    EXTRACTION_2 = "extraction_2",
    EXTRACTION_3 = "extraction_3",
    /// Architecture's levels.
    ARCHITECTURE_1 = "architecture_1",
    ARCHITECTURE_2 = "architecture_2",
    ARCHITECTURE_3 = "architecture_3",
    /// Theology's levels.
    THEOLOGY_1 = "theology_1",
    THEOLOGY_2 = "theology_2",
    THEOLOGY_3 = "theology_3",
    /// Steps that a marker climbs in a turn, by temple.
    CLIMB_CHAAC = "climb_chaac",
    CLIMB_QUETZALCOATL = "climb_quetzalcoatl",
    CLIMB_KUKULKAN = "climb_kukulkan",
    /// The share of the bonus for the highest that counts.
    HIGHEST = "highest",
    /// How sure a construction is for which one, two or three goods are missing.
    SHORT_1 = "short_1",
    SHORT_2 = "short_2",
    SHORT_3 = "short_3",
    /// How sure an action of Chichen Itza is without a skull.
    NO_SKULL = "no_skull",
    /// What a further worker on Tikal or Uxmal still gets of it.
    SECOND = "second",
    /// How much a monument that could be built counts before a worker is there for it.
    PLAN = "plan",
    /// How much a monument's points grow in a whole game.
    GROWTH = "growth",
    /// Points of a turn: what it costs that some workers wait in hand, or on gears, for one.
    TURN = "turn",
    /// Points of a worker in hand for which the corn is missing.
    IDLE = "idle",
    /// Points of a light board.
    LIGHT = "light",
    /// Points of a worker on the first player space.
    FIRST = "first",
    /// Points of using the market.
    MARKET = "market",
    /// Points of using an action through a building.
    USE = "use",
}
