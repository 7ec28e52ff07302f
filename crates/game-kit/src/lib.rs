//! Building blocks that games share: what a game shows ([`Face`]), hints, evaluation, ids, data, pictures and words.
//!
//! The kit knows the engine, the computer players and scenes, but no single game. Each game uses what fits it:
//!
//! ```
//! use game_kit::list::List;
//!
//! let mut tasks: List<u8, 3> = List::default();
//! assert!(tasks.push(1) && tasks.push(2) && tasks.push(3));
//! assert!(!tasks.push(4), "the list has room for three");
//! assert_eq!((tasks.pop(), tasks.len()), (Some(3), 2));
//! ```

pub mod actions;
pub mod advice;
pub mod evaluate;
mod face;
pub mod ids;
pub mod list;
pub mod names;
mod page;
pub mod picture;
mod present;
pub mod recap;
pub mod rules;
pub mod topics;
pub mod typed;

pub use face::{Decide, Draw, Face, Guide, Present, Report};
pub use page::{BoardThing, Narrow, PageBoard};
pub use present::{
    Choice, Menu, Past, PictureKind, PictureRequest, Prompt, Rank, Region, ScoreLine, Theme, Topic, WordIcons,
};
