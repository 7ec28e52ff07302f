//! Locks, loaded games, the store and the search pool behind every feature.

pub(in crate::table) mod computers;
pub(in crate::table) mod error;
pub(in crate::table) mod fair;
pub(in crate::table) mod known_access;
pub(in crate::table) mod slots;
pub(in crate::table) mod tables;
