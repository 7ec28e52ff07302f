//! The weights of the evaluation.

use game_kit::evaluate::weights::weights;

weights! {
    include_str!("../../../../assets/weights/teotihuacan.json");

    /// Points of a cocoa, a wood, a stone, a gold, early in the game.
    COCOA = "cocoa",
    WOOD = "wood",
    STONE = "stone",
    GOLD = "gold",
    /// Additional points of each of the first three cocoa, since they pay for actions.
    COCOA_FIRST = "cocoa_first",
    /// Turns left at which the worth of goods is halved.
    HALF = "half",
    /// Number of resources from which on further ones are worth less.
    ENOUGH = "enough",
    /// Income in cocoa per turn, for the salary.
    INCOME = "income",
    /// Points of a worker of this power beyond one of power 1.
    POWER_2 = "power_2",
    POWER_3 = "power_3",
    POWER_4 = "power_4",
    POWER_5 = "power_5",
    /// Points per turn of the fourth worker.
    FOURTH = "fourth",
    /// Cost in points of a locked worker, and of each further one.
    LOCKED = "locked",
    LOCKED_MORE = "locked_more",
    /// Cost in points if no worker can move.
    STUCK = "stuck",
    /// Share of the best reachable action that counts, and share of the other workers' actions.
    BEST = "best",
    OTHERS = "others",
    /// Steps on a temple per turn.
    CLIMB = "climb",
    /// Points of a step for the better rewards above.
    HIGHER = "higher",
    /// Growth per turn of the amount that a bonus tile counts.
    GROWTH = "growth",
    /// Buildings per round.
    BUILT = "built",
    /// Share of steps on the Avenue that counts.
    AVENUE = "avenue",
    /// Points of the lead on the pyramid track.
    AHEAD = "ahead",
    /// Matching icons of a pyramid tile, and the temple steps that they give.
    MATCHES = "matches",
    STEPS = "steps",
    /// Matching icons of a decoration, and the temple steps that they give.
    DECORATION_MATCHES = "decoration_matches",
    DECORATION_STEPS = "decoration_steps",
    /// Points of a mask beyond its set, for each eclipse to come.
    MASK = "mask",
    /// Points per turn of each technology.
    PALACE_COCOA = "palace_cocoa",
    ALCHEMY_NOBLES_POINTS = "alchemy_nobles_points",
    EXTRA_RESOURCE = "extra_resource",
    GATHERING_COCOA_POINT = "gathering_cocoa_point",
    DECORATION_POINTS = "decoration_points",
    CONSTRUCTION_POINTS = "construction_points",
    BOUGHT_POWER_UP = "bought_power_up",
    CONSTRUCTION_WORKER = "construction_worker",
    CONSTRUCTION_TEMPLE = "construction_temple",
    /// Points of the tiles that help for one moment, early in the game.
    SECOND_WORKER = "second_worker",
    ANY_DISTANCE = "any_distance",
    FREE_COCOA = "free_cocoa",
    EXTRA_WORKER = "extra_worker",
    /// Share of a tile's present gain that counts while it is in hand.
    HAND = "hand",
    /// Steps of the light disc per round beyond its regular one, for each player.
    ASCENSIONS = "ascensions",
}
