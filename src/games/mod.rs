//! The games, each a folder, and their one registry.
//!
//! A game implements [`crate::engine::Game`] (its rules) and [`Present`] (its words and pictures),
//! and gets one line in [`titles`]. Everything else knows games only as [`Title`] and [`Position`].

pub mod arena;
mod exact;
mod kit;
mod present;
pub mod record;
mod replay;
pub mod simulate;
pub mod teotihuacan;
mod title;
pub mod tzolkin;

use std::marker::PhantomData;

pub use present::{Choice, PictureKind, PictureRequest, Present, Prompt, ScoreLine, Theme, Topic};
pub use replay::replay;
pub use title::{Erased, Illegal, Position, Title};

/// Every game that can be played.
pub fn titles() -> &'static [&'static dyn Title] {
    &[&title::Erased::<tzolkin::Tzolkin>(PhantomData), &title::Erased::<teotihuacan::Teotihuacan>(PhantomData)]
}

/// The game with this identifier.
pub fn title(id: &str) -> Option<&'static dyn Title> {
    titles().iter().copied().find(|title| title.id() == id)
}
