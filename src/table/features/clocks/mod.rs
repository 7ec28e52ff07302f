//! Time banks, and the consequences when one runs out.

pub(in crate::table) mod rules;
pub(in crate::table) mod values;

pub use values::*;
