//! A game's settings.

pub(in crate::table) mod refusal;
pub(in crate::table) mod rules;
pub(in crate::table) mod values;

pub use refusal::*;
pub(in crate::table) use rules::*;
pub use values::*;
