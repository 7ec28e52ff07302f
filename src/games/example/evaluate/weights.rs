//! The weights of the evaluation.

use crate::games::kit::evaluate::weights::weights;

weights! {
    include_str!("../../../../assets/weights/example.json");

    /// Points of a water beyond its worth at the end, at the beginning of the game.
    WATER = "water",
}
