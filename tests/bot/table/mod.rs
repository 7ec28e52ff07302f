//! Games through their public interface, on real database files.

pub mod bench;
mod calls;
mod computers;
mod crash;
mod crash_computers;
mod drafts;
mod fair_play;
mod forget;
mod full;
mod games;
mod hints;
mod lines_met;
mod lobby;
mod looking;
mod notes;
mod outbox;
mod places;
mod play_on;
mod plays;
mod presses;
mod queued_turns;
mod replay;
mod restore;
mod seats;
mod storage;
mod undo;
mod what_ifs;
