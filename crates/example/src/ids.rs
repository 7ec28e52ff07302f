//! Names of the components.

use game_kit::ids::{ids, numbered};

ids! {
    Crop "crop" {
        Maize = "maize",
        Beans = "beans",
        Squash = "squash",
    }
}

numbered! {
    /// A field card (rules 1).
    Card, 18
}
