//! Board, log and score of a game, as one player may see them.

pub(in crate::table) mod refusal;
pub(in crate::table) mod request;
pub(in crate::table) mod rules;
pub(in crate::table) mod values;

pub use refusal::*;
pub use request::*;
pub use values::*;
