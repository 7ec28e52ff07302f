//! Lessons: a person plays tasks on a private board and gets a reply to each mistake.

pub(in crate::table) mod refusal;
pub(in crate::table) mod rules;
pub(in crate::table) mod service;
pub(in crate::table) mod values;

pub use refusal::*;
pub use values::*;
