//! Players' private notes.

pub(in crate::table) mod service;
pub(in crate::table) mod values;

pub use values::*;
