//! Games as files.

pub(in crate::table) mod rules;
pub(in crate::table) mod values;

pub use values::*;
