//! The games, each a folder, and their one registry.
//!
//! A game implements [`crate::engine::Game`] (its rules) and [`Present`] (its words and pictures),
//! and gets one line in [`titles`]. Everything else knows games only as [`Title`] and [`Position`].

pub mod arena;
pub mod example;
mod kit;
mod path;
mod present;
pub mod proof;
pub mod record;
mod replay;
pub mod simulate;
mod strict_json;
pub mod teotihuacan;
mod title;
pub mod tzolkin;

use std::marker::PhantomData;

pub use path::{Path, PathMenu, first_click, forced, menus};
pub use present::{
    Choice, Menu, PictureKind, PictureRequest, Present, Prompt, Rank, ScoreLine, Theme, Topic, WordIcons,
};
pub use replay::replay;
pub use title::{Erased, Illegal, Position, Title};

/// Every game that can be played.
pub fn titles() -> &'static [&'static dyn Title] {
    &[&title::Erased::<tzolkin::Tzolkin>(PhantomData), &title::Erased::<teotihuacan::Teotihuacan>(PhantomData)]
}

/// The example from which a new game is copied: tested like a game, and offered to nobody.
pub fn example() -> &'static dyn Title {
    &title::Erased::<example::Example>(PhantomData)
}

/// Every game that can be played, and the example.
pub fn all() -> impl Iterator<Item = &'static dyn Title> {
    titles().iter().copied().chain([example()])
}

/// The game with this identifier; the example has one too.
pub fn title(id: &str) -> Option<&'static dyn Title> {
    all().find(|title| title.id() == id)
}
