//! The running bot and its state between events.

pub(crate) mod bot;
pub(crate) mod dirty_set;
pub(crate) mod draw;
pub(crate) mod owners;
pub(crate) mod per_user;
pub(crate) mod repeats;
