//! One folder per feature, with its values, its pure rules, and the service around them.

pub(in crate::table) mod access;
pub(in crate::table) mod channels;
pub(in crate::table) mod clocks;
pub(in crate::table) mod fairness;
pub(in crate::table) mod inactivity;
pub(in crate::table) mod lobby;
pub(in crate::table) mod notes;
pub(in crate::table) mod planning;
pub(in crate::table) mod preferences;
pub(in crate::table) mod push;
pub(in crate::table) mod queued_turns;
pub(in crate::table) mod reminders;
pub(in crate::table) mod review;
pub(in crate::table) mod schedule;
pub(in crate::table) mod seats;
pub(in crate::table) mod settings;
pub(in crate::table) mod standstill;
pub(in crate::table) mod turn;
pub(in crate::table) mod undo;
pub(in crate::table) mod viewing;

pub use access::*;
pub use channels::*;
pub use clocks::*;
pub use fairness::*;
pub use lobby::*;
pub use notes::*;
pub use planning::*;
pub use preferences::*;
pub use push::*;
pub use queued_turns::*;
pub use review::*;
pub use seats::*;
pub use settings::*;
pub use standstill::*;
pub use undo::*;
pub use viewing::*;
