//! Records from files, opened as private finished games.

mod refusal;
mod rules;
mod service;
pub(in crate::table) mod values;

pub use refusal::*;
pub use values::*;
