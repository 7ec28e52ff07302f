//! Tables through their public door, on real database files.

mod bench;
mod crash;
mod drafts;
mod games;
mod lobby;
mod looking;
mod outbox;
mod pebbles;
mod presses;
mod replay;
mod storage;

mod undo;
