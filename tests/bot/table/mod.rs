//! Tables through their public door, on real database files.

pub mod asking;
pub mod bench;
mod computers;
mod crash;
mod crash_computers;
mod drafts;
mod fair_play;
mod forget;
mod full;
mod games;
mod hints;
mod killing;
mod lines;
mod lobby;
mod looking;
mod notes;
mod orders;
mod outbox;
pub mod pebbles;
mod places;
mod play_on;
mod plays;
mod presses;
mod replay;
mod seats;
mod storage;
mod undo;
