//! Hints, comments and explanations during a game; turning points and a look back after it.

pub(in crate::table) mod comments;
pub(in crate::table) mod explanations;
pub(in crate::table) mod hints;
pub(in crate::table) mod look_back;
pub(in crate::table) mod refusal;
pub(in crate::table) mod request;
pub(in crate::table) mod search;
mod stored;
pub(in crate::table) mod turning_points;
pub(in crate::table) mod values;

pub use refusal::*;
pub use request::*;
pub use values::*;
