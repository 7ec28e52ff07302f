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
pub use chance::{Clock, Entropy, OsEntropy, ShiftedClock, SystemClock};
pub use computer::ThinkLimits;
pub use days::{PreferencesChange, PreferencesSheet, SettingsSheet, date, theme};
pub use ids::*;
pub use jobs::{Job, JobKind, JobPayload, JobsChange, NewJob, ReminderProgress, RemovedJobs};
pub use looking::*;
pub use outbox::*;
pub use person::{MINUTES_OF_DAY, NotifyBy, Preferences, QuietHours, Vacation};
pub use refusal::Refusal;
pub use remind::{DueReminder, ReminderNews};
pub use seating::*;
pub use service::{TableError, Tables};
pub use settings::{ClockRule, Pace, Settings, SettingsChange, TimeOut, UndoRule, span};
pub use store_trait::*;
