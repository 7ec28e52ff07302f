//! A table: one game in a channel, from its lobby to its result.
//!
//! The log is the game: turns are appended, taking back is an entry too, and the state is the
//! replay of what still counts. Everything public is owed in an outbox, stored in the same
//! transaction as its cause.

mod announce;
mod api;
mod bank;
mod chance;
mod computer;
mod days;
mod deliver;
mod draft;
mod hint;
mod ids;
mod jobs;
mod live;
mod lobby;
mod looking;
mod outbox;
mod person;
mod places;
mod refusal;
mod remind;
mod replay;
mod review;
mod seating;
mod seats;
mod service;
mod settings;
mod store_trait;
mod turn;
mod undo;
mod view;

pub use crate::ai::Strength;
pub use api::*;
pub use bank::{SeatClock, TimeLeft};
pub use chance::{Chance, Clock, OsChance, ShiftedClock, SystemClock};
pub use computer::Thinking;
pub use days::{RemindChange, RemindSheet, SettingsSheet, date, theme};
pub use ids::*;
pub use jobs::{Dropped, Job, JobKind, JobsChange, NewJob, Payload, Told as TimesTold};
pub use looking::*;
pub use outbox::*;
pub use person::{Away, MINUTES_OF_DAY, Person, Quiet, Where};
pub use refusal::Refusal;
pub use remind::{DueReminder, ReminderNews};
pub use seating::*;
pub use service::{TableError, Tables};
pub use settings::{ClockRule, Pace, Settings, SettingsChange, TimeOut, UndoRule, span};
pub use store_trait::*;
