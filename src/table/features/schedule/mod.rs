//! The jobs that a game needs after a change: reminders, clocks, computer players, queued turns.

pub(in crate::table) mod rules;
