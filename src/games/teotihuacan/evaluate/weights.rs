//! The weights of the evaluation.

use crate::games::kit::evaluate::weights::weights;

weights! {
    include_str!("../../../../assets/weights/teotihuacan.json");

    /// Points of a cocoa, a wood, a stone, a gold, early in the game.
    COCOA = "cocoa",
    WOOD = "wood",
    STONE = "stone",
    GOLD = "gold",
    /// What each of the first three cocoa is worth more, because they pay for an action.
    COCOA_FIRST = "cocoa_first",
    /// Turns left at which goods are worth half.
    HALF = "half",
    /// Resources beyond so many are worth less.
    ENOUGH = "enough",
    /// Cocoa that comes in a turn, for the salary.
    INCOME = "income",
    /// Points of a worker of this power beyond one of power 1.
    POWER_2 = "power_2",
    POWER_3 = "power_3",
    POWER_4 = "power_4",
    POWER_5 = "power_5",
    /// Points a turn of the fourth worker.
    FOURTH = "fourth",
    /// Points that a locked worker costs, and each further one.
    LOCKED = "locked",
    LOCKED_MORE = "locked_more",
    /// Points that it costs when no worker can move.
    STUCK = "stuck",
    /// How much the best action that a worker can reach counts, and those of the others.
    BEST = "best",
    OTHERS = "others",
    /// Steps on a temple that a turn brings.
    CLIMB = "climb",
    /// Points of a step for the better rewards above.
    HIGHER = "higher",
    /// How much what a bonus tile counts grows in a turn.
    GROWTH = "growth",
    /// Buildings that a round brings.
    BUILT = "built",
    /// How much steps on the Avenue count.
    AVENUE = "avenue",
    /// Points of being ahead on the pyramid track.
    AHEAD = "ahead",
    /// Icons that match on a tile of the pyramid, and temple steps that they bring.
    MATCHES = "matches",
    STEPS = "steps",
    /// Icons that match on a decoration, and temple steps that they bring.
    DECORATION_MATCHES = "decoration_matches",
    DECORATION_STEPS = "decoration_steps",
    /// Points of a mask beyond its set, for each eclipse to come.
    MASK = "mask",
    /// Points a turn of each technology.
    PALACE_COCOA = "palace_cocoa",
    ALCHEMY_NOBLES_POINTS = "alchemy_nobles_points",
    EXTRA_RESOURCE = "extra_resource",
    GATHERING_COCOA_POINT = "gathering_cocoa_point",
    DECORATION_POINTS = "decoration_points",
    CONSTRUCTION_POINTS = "construction_points",
    BOUGHT_POWER_UP = "bought_power_up",
    CONSTRUCTION_WORKER = "construction_worker",
    CONSTRUCTION_TEMPLE = "construction_temple",
    /// Points of the tiles that serve a moment, early in the game.
    SECOND_WORKER = "second_worker",
    ANY_DISTANCE = "any_distance",
    FREE_COCOA = "free_cocoa",
    EXTRA_WORKER = "extra_worker",
    /// How much a tile in hand counts of what it would bring now.
    HAND = "hand",
    /// Steps of the light disc in a round beyond its own one, for each player.
    ASCENSIONS = "ascensions",
}
