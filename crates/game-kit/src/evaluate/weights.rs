//! The weights of a game's evaluation: their names, their positions in a list, and the file built into the program.

use std::collections::BTreeMap;

/// Defines a constant with the position of each weight, `NAMES` and `shipped` (the weights of the file).
#[macro_export]
macro_rules! weights {
    ($file:expr; $($(#[$doc:meta])* $name:ident = $id:literal,)*) => {
        $($(#[$doc])* pub(super) const $name: usize = $crate::evaluate::weights::place(NAMES, $id);)*

        pub(super) const NAMES: &[&str] = &[$($id,)*];

        /// Weights in the order of `NAMES`. The array has one entry per name, so an index needs no bounds check.
        pub(super) type Weights = [f32; NAMES.len()];

        pub(super) fn shipped() -> &'static Weights {
            static SHIPPED: std::sync::LazyLock<Weights> = std::sync::LazyLock::new(|| {
                let weights = $crate::evaluate::weights::read(NAMES, $file);
                std::array::from_fn(|place| weights[place])
            });
            &SHIPPED
        }
    };
}
pub use weights;

pub const fn place(names: &[&str], name: &str) -> usize {
    let mut place = 0;
    while !same(names[place].as_bytes(), name.as_bytes()) {
        place += 1;
    }
    place
}

const fn same(one: &[u8], other: &[u8]) -> bool {
    let mut at = 0;
    while at < one.len() && at < other.len() && one[at] == other[at] {
        at += 1;
    }
    at == one.len() && at == other.len()
}

/// The numbers of a file in the order of the names.
pub fn read(names: &[&str], text: &str) -> Vec<f32> {
    // The file is part of the program, and a test reads it.
    let named: BTreeMap<String, f32> = serde_json::from_str(text).expect("the weights are numbers by name");
    names.iter().map(|&name| named[name]).collect()
}
