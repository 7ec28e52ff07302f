//! The numbers of every component, read once from the data file (rules 18).

mod load;
mod model;

use std::sync::LazyLock;

pub use model::*;

/// The numbers of the game.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(|| {
        // The file is part of the program, and a test reads it.
        load::read(include_str!("../../../../assets/data/tzolkin.json")).expect("the data file is complete")
    });
    &DATA
}
