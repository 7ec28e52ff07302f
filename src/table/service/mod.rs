//! Everything with I/O or state: locks, loaded games, the store, searches, and the routes to the rules.

pub(in crate::table) mod access;
pub(in crate::table) mod channels;
pub(in crate::table) mod clock;
pub(in crate::table) mod computers;
pub(in crate::table) mod dispatch;
pub(in crate::table) mod error;
pub(in crate::table) mod fair;
pub(in crate::table) mod finished_games;
pub(in crate::table) mod follows;
pub(in crate::table) mod imports;
pub(in crate::table) mod inactivity;
pub(in crate::table) mod lessons;
pub(in crate::table) mod notes;
pub(in crate::table) mod open_channels;
pub(in crate::table) mod people;
pub(in crate::table) mod planning;
pub(in crate::table) mod preferences;
pub(in crate::table) mod privacy;
pub(in crate::table) mod recent_pings;
pub(in crate::table) mod reminders;
pub(in crate::table) mod review;
pub(in crate::table) mod slots;
pub(in crate::table) mod tables;
pub(in crate::table) mod web;
