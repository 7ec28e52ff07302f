//! Holds the running bot and the state it keeps between events.

pub(crate) mod bot;
pub(crate) mod draw;
pub(crate) mod news;
pub(crate) mod owners;
pub(crate) mod per_user;
pub(crate) mod repeats;
