//! What tables decide: pure functions of a table in memory, without locks, store or tasks.

pub mod acting;
pub mod ahead;
pub mod announce;
pub mod carry_out;
pub mod cause;
pub mod channel;
pub mod check;
pub mod computer;
pub mod decide;
pub mod decision;
pub mod deed;
pub mod draft;
pub mod fair_play;
pub mod history;
pub mod jobs;
pub mod lines;
pub mod loaded;
pub mod lobby;
pub mod messages;
pub mod orders;
pub mod origin;
pub mod pause;
pub mod preferences;
pub mod push;
pub mod reading;
pub mod reminders;
pub mod seats;
pub mod settings;
pub mod sleep;
pub mod time_bank;
pub mod time_out;
pub mod turn;
pub mod undo;
pub mod view;

pub use check::check;
pub use history::{HistoryError, Unreadable};
