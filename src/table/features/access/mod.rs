//! Allowed servers, and maintenance.

pub(in crate::table) mod refusal;
pub(in crate::table) mod service;
pub(in crate::table) mod values;

pub use refusal::*;
pub use values::*;
