//! Widgets with which every game draws its pictures. None of them knows a game: a game passes what
//! they show, or a closure that draws it.
//!
//! A game's folder `picture` holds one static [`style::Style`] in its `theme`, and one file for each picture
//! and region of its board.

pub mod changes;
pub mod header;
pub mod icons;
pub mod panel;
pub mod parts;
pub mod scoring_chart;
pub mod shells;
pub mod style;
