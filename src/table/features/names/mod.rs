//! Names that hosts give to games.

mod refusal;
pub(in crate::table) mod rules;
pub(in crate::table) mod values;

pub use refusal::*;
pub use values::*;
