//! Opening, joining and starting a game, also from an old position.

pub(in crate::table) mod origin;
pub(in crate::table) mod refusal;
pub(in crate::table) mod request;
pub(in crate::table) mod rules;
pub(in crate::table) mod values;

pub use refusal::*;
pub use request::*;
pub(in crate::table) use rules::*;
pub use values::*;
