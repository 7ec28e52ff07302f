//! Builds messages from the replies of `table`.

pub mod advice;
pub mod announcement;
pub(crate) mod confirm;
pub(crate) mod content;
pub(crate) mod fair_play;
pub mod lobby;
pub mod log;
pub(crate) mod notes;
pub mod panel;
pub(crate) mod pause;
pub mod planner;
pub mod preferences;
pub(crate) mod queued_turns;
pub mod reply;
pub mod result;
pub mod rules;
pub(crate) mod sleep;
pub mod tables;
pub mod turn;
pub(crate) mod what_ifs;
