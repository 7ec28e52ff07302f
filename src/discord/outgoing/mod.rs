//! Sends and updates messages, lists of games, threads, tags, presence and emojis.

pub mod board;
pub(crate) mod deliver;
pub(crate) mod emoji_registration;
pub mod forum;
pub(crate) mod presence;
pub(crate) mod tags;
pub(crate) mod threads;
