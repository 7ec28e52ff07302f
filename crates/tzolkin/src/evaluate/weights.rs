//! The weights of the evaluation.

use game_kit::evaluate::weights::weights;

weights! {
    include_str!("../../../../assets/weights/tzolkin.json");

    /// Points of a corn beyond its worth at the end, early in the game.
    CORN = "corn",
    /// Additional points of each of the first four corn, since they pay for placing workers.
    CORN_FIRST = "corn_first",
    /// Additional points of each of the next six corn.
    CORN_NEXT = "corn_next",
    /// Points of a wood beyond its worth at the end.
    WOOD = "wood",
    /// Points of a stone beyond its worth at the end.
    STONE = "stone",
    /// Points of a gold beyond its worth at the end.
    GOLD = "gold",
    /// Points of a skull beyond its worth at the end.
    SKULL = "skull",
    /// Turns left at which the points of goods beyond their worth at the end are halved.
    HALF = "half",
    /// Number of resources from which on further ones have only their worth at the end.
    ENOUGH = "enough",
    /// Corn beyond the need of the next food day from which on further corn is worth less.
    CORN_ENOUGH = "corn_enough",
    /// Corn per turn, for estimating how many workers will stay hungry.
    INCOME = "income",
    /// Points of a turn of the fourth worker.
    WORKER_4 = "worker_4",
    /// Points of a turn of the fifth worker.
    WORKER_5 = "worker_5",
    /// Points of a turn of the sixth worker.
    WORKER_6 = "worker_6",
    /// Points of a turn of each of the first three workers, and of a turn that any worker waits on a gear.
    WAIT = "wait",
    /// Points of each level of agriculture that a player owns for a whole game.
    AGRICULTURE_1 = "agriculture_1",
    AGRICULTURE_2 = "agriculture_2",
    AGRICULTURE_3 = "agriculture_3",
    /// Points of each level of extraction that a player owns for a whole game.
    EXTRACTION_1 = "extraction_1",
    EXTRACTION_2 = "extraction_2",
    EXTRACTION_3 = "extraction_3",
    /// Points of each level of architecture that a player owns for a whole game.
    ARCHITECTURE_1 = "architecture_1",
    ARCHITECTURE_2 = "architecture_2",
    ARCHITECTURE_3 = "architecture_3",
    /// Points of each level of theology that a player owns for a whole game.
    THEOLOGY_1 = "theology_1",
    THEOLOGY_2 = "theology_2",
    THEOLOGY_3 = "theology_3",
    /// Steps that a marker climbs in a turn, by temple.
    CLIMB_CHAAC = "climb_chaac",
    CLIMB_QUETZALCOATL = "climb_quetzalcoatl",
    CLIMB_KUKULKAN = "climb_kukulkan",
    /// The share of the bonus for the highest that counts.
    HIGHEST = "highest",
    /// Certainty of a construction with one, two or three missing goods, from 0 to 1.
    SHORT_1 = "short_1",
    SHORT_2 = "short_2",
    SHORT_3 = "short_3",
    /// Certainty of an action of Chichen Itza without a skull, from 0 to 1.
    NO_SKULL = "no_skull",
    /// Share of the gain that a further worker on Tikal or Uxmal still gets.
    SECOND = "second",
    /// Share of a monument's worth that counts before a worker is there to build it.
    PLAN = "plan",
    /// Growth of a monument's points over a whole game.
    GROWTH = "growth",
    /// Cost in points of a turn in which workers wait, in hand or on gears.
    TURN = "turn",
    /// Points of a worker in hand without the corn to place it.
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
