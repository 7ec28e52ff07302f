//! Each person's settings for reminders and absences.

pub(in crate::table) mod refusal;
pub(in crate::table) mod rules;
pub(in crate::table) mod service;
pub(in crate::table) mod values;

pub use refusal::*;
pub(in crate::table) use rules::*;
pub use values::*;
