//! Players who leave, return or take over a seat, and computer players.

pub(in crate::table) mod refusal;
pub(in crate::table) mod request;
pub(in crate::table) mod rules;

pub use refusal::*;
pub use request::*;
pub(in crate::table) use rules::*;
