//! Building blocks that games share. The kit depends on no game.

pub mod advice;
pub mod evaluate;
pub mod forward;
pub mod forwarding;
pub mod ids;
pub mod list;
pub mod names;
pub mod picture;
mod present;
pub mod recap;
pub mod rules;
pub mod topics;
pub mod typed;

pub use present::{
    Choice, Menu, Past, PictureKind, PictureRequest, Present, Prompt, Rank, Region, ScoreLine, Theme, Topic, WordIcons,
};
