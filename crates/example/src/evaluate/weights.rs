//! The weights of the evaluation.

use game_kit::evaluate::weights::weights;

weights! {
    include_str!("../../../../assets/weights/example.json");

    /// Points that a water is worth at the start of the game, in addition to its points at the end.
    WATER = "water",
}
