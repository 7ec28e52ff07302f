//! Widgets with which every game draws its pictures. They depend on no game: a game passes the content, or a closure
//! that draws it.
//!
//! A game's folder `picture` has one static [`style::Style`] in its `theme`, and one file for each picture and region
//! of its board.

pub mod changes;
pub mod groups;
pub mod icon_row;
pub mod layout;
pub mod overview;
pub mod parts;
pub mod plan;
pub mod region;
pub mod scoring_chart;
pub mod shells;
pub mod sources;
pub mod style;
