//! A person's own data: a copy, hiding from lists, and forgetting.

pub(in crate::table) mod request;
mod service;
pub(in crate::table) mod values;

pub use request::*;
pub use values::*;
