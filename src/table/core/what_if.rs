//! A what-if as replies show it.

use jiff::Timestamp;

use crate::engine::{Event, Phrase, Seat};

use super::stamp::Stamp;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WhatIfPlanning {
    /// The number of real turns before the what-if begins.
    pub turn: u32,
    pub turns: usize,
    /// The effects of the last real turn before the what-if.
    pub last_events: Vec<Event>,
    /// `true` if the bot dropped some of the what-if's turns because they are no longer possible after a change of the
    /// rules or the seats.
    pub cut: bool,
    /// `true` if computer players can play turns in the what-if.
    pub computers: bool,
}

/// A what-if in the list.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownWhatIf {
    /// The stamp of the what-if's buttons.
    pub stamp: Stamp,
    pub what_if: WhatIfPlanning,
    /// The state of the what-if's game in words.
    pub status: Phrase,
    /// The seat that must act in the what-if; `None` after the game's end.
    pub seat: Option<Seat>,
    /// The time of the last change.
    pub changed_at: Timestamp,
}
