//! The component data of `assets/data/teotihuacan.json` as flat tables (rules 2).

mod load;
mod model;

use std::sync::LazyLock;

pub use model::*;

/// The data, read once.
pub fn data() -> &'static Data {
    static DATA: LazyLock<Data> = LazyLock::new(load::load);
    &DATA
}
