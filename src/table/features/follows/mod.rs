//! People who follow a game that they don't play, and the direct messages that they get.

mod refusal;
mod service;
pub(in crate::table) mod values;

pub use refusal::*;
pub use values::*;
